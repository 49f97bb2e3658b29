//! The verdict on prepared shapes, against verdicts found on paper.

use gjk_proximity::geometry::{Dimension, Pose, Prepared, Rotation, Shape};
use gjk_proximity::gjk::Verdict;
use gjk_proximity::queries::{QueryCache, verdict};
use glam::{DQuat, DVec2, DVec3};

/// Boxes with parallel sides, on which the vector products of the sides are zero or axes again.
#[test]
fn boxes_with_parallel_sides() {
    let space = Dimension::Three;
    let brick =
        Prepared::new(space, &Shape::Cuboid { half_extents: DVec3::new(1.0, 2.0, 3.0) }, 0.0).unwrap();
    let said = |at: DVec3, turn: DQuat| {
        let there = Pose { position: at, rotation: Rotation::Quaternion(turn) };
        verdict(&brick.at(&Pose::identity(space)), &brick.at(&there), &mut QueryCache::default())
    };
    let (unturned, about_z) = (DQuat::IDENTITY, DQuat::from_rotation_z(0.5));
    assert_eq!(said(DVec3::new(1.9, 3.9, 5.9), unturned), Verdict::Overlap);
    assert_eq!(said(DVec3::new(2.0, 3.9, 5.9), unturned), Verdict::Touching);
    assert_eq!(said(DVec3::new(2.0_f64.next_up(), 3.9, 5.9), unturned), Verdict::Separate);
    assert_eq!(said(DVec3::new(0.0, 0.0, 5.9), about_z), Verdict::Overlap);
    assert_eq!(said(DVec3::new(0.0, 0.0, 6.1), about_z), Verdict::Separate);
    // Along x the rotated box extends cos 1/2 + 2 sin 1/2 = 1.8364….
    assert_eq!(said(DVec3::new(2.8364, 0.0, 0.0), about_z), Verdict::Overlap);
    assert_eq!(said(DVec3::new(2.8365, 0.0, 0.0), about_z), Verdict::Separate);
    // Edge above edge, crosswise: each extends √2 up.
    let upright = DQuat::from_rotation_x(std::f64::consts::FRAC_PI_4);
    let across = DQuat::from_rotation_y(std::f64::consts::FRAC_PI_4);
    let cube = Prepared::new(space, &Shape::Cuboid { half_extents: DVec3::ONE }, 0.0).unwrap();
    let [lower, upper] = [upright, across].map(Rotation::Quaternion);
    for (height, expected) in [(2.828, Verdict::Overlap), (2.829, Verdict::Separate)] {
        let [below, above] = [DVec3::ZERO, DVec3::Z * height];
        let (below, above) =
            (Pose { position: below, rotation: lower }, Pose { position: above, rotation: upper });
        assert_eq!(verdict(&cube.at(&below), &cube.at(&above), &mut QueryCache::default()), expected);
    }
}

/// Just inside and just outside of the balls around shapes and inside of them, and flat shapes, which have no ball in
/// space.
#[test]
fn balls_around_and_inside() {
    let said = |dimension: Dimension, shape: &Shape, at: DVec3| {
        let shape = Prepared::new(dimension, shape, 0.0).unwrap();
        let pose = |at| Pose::at(dimension, at);
        verdict(&shape.at(&pose(DVec3::ZERO)), &shape.at(&pose(at)), &mut QueryCache::default())
    };
    let (plane, space) = (Dimension::Two, Dimension::Three);
    let flat = Shape::Rectangle { half_extents: DVec2::new(3.0, 1.0) };
    assert_eq!(said(plane, &flat, DVec3::new(0.0, 1.9, 0.0)), Verdict::Overlap);
    assert_eq!(said(plane, &flat, DVec3::new(0.0, 2.1, 0.0)), Verdict::Separate);
    let cone = Shape::Cone { half_height: 1.0, radius: 1.0 };
    // The axes cross; the upper cone starts where the lower one ends.
    assert_eq!(said(space, &cone, DVec3::new(0.0, 0.0, 1.99)), Verdict::Overlap);
    assert_eq!(said(space, &cone, DVec3::new(0.0, 0.0, 2.01)), Verdict::Separate);
    assert_eq!(said(space, &cone, DVec3::new(1.99, 0.0, 0.0)), Verdict::Overlap);
    assert_eq!(said(space, &cone, DVec3::new(2.01, 0.0, 0.0)), Verdict::Separate);
    // A rounded hull that does not have its local origin inside: 5 from the origin, less the radii 1 and 1.5.
    let aside = Shape::Points(
        [(5.0, 0.0, 0.0), (6.0, 0.0, 0.0), (5.0, 1.0, 0.0), (5.0, 0.0, 1.0)].map(DVec3::from).to_vec(),
    );
    let [aside, ball] =
        [aside, Shape::Ball { radius: 0.5 }].map(|shape| Prepared::new(space, &shape, 1.0).unwrap());
    let here = Pose::identity(space);
    assert_eq!(verdict(&aside.at(&here), &ball.at(&here), &mut QueryCache::default()), Verdict::Separate);
    let plate = Shape::Points(
        [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)].map(|(x, y)| DVec3::new(x, y, 0.0)).to_vec(),
    );
    assert_eq!(said(space, &plate, DVec3::new(0.5, 0.5, 0.0)), Verdict::Touching);
    assert_eq!(said(space, &plate, DVec3::new(0.5, 0.5, 1e-9)), Verdict::Separate);
}

/// The corner of a square of half side 1, rotated by 45°, is √2 from its center, so at 1 + √2 it touches a square of
/// half side 1, up to roundoff. At a distance larger or smaller by 1 it does not.
#[test]
fn squares() {
    let square = Prepared::new(Dimension::Two, &Shape::Rectangle { half_extents: DVec2::ONE }, 0.0).unwrap();
    let said = |x: f64, angle: f64| {
        let there = Pose { position: DVec3::X * x, rotation: Rotation::Angle(angle) };
        verdict(&square.at(&Pose::identity(Dimension::Two)), &square.at(&there), &mut QueryCache::default())
    };
    let (touching, eighth) = (1.0 + 2.0_f64.sqrt(), std::f64::consts::FRAC_PI_4);
    assert_eq!(said(2.0, 0.0), Verdict::Touching);
    assert_eq!(said(2.0_f64.next_down(), 0.0), Verdict::Overlap);
    assert_eq!(said(2.0_f64.next_up(), 0.0), Verdict::Separate);
    assert_eq!(said(0.0, 0.0), Verdict::Overlap);
    assert_eq!(said(touching - 1e-12, eighth), Verdict::Overlap);
    assert_eq!(said(touching + 1e-12, eighth), Verdict::Separate);
}

/// In whole numbers: 3² + 4² = 5², and the radii are 2 and 3.
#[test]
fn balls_capsules_and_boxes() {
    let space = Dimension::Three;
    let ball = |radius: f64| Prepared::new(space, &Shape::Ball { radius }, 0.0).unwrap();
    let rod = Shape::Capsule { a: DVec3::new(0.0, 0.0, -7.0), b: DVec3::new(0.0, 0.0, 7.0), radius: 3.0 };
    let rod = Prepared::new(space, &rod, 0.0).unwrap();
    let beam = Shape::Capsule { a: DVec3::new(-9.0, 0.0, 0.0), b: DVec3::new(9.0, 0.0, 0.0), radius: 2.0 };
    let beam = Prepared::new(space, &beam, 0.0).unwrap();
    let cube = Prepared::new(space, &Shape::Cuboid { half_extents: DVec3::ONE }, 0.0).unwrap();
    let said = |p: &Prepared, q: &Prepared, at: DVec3| {
        let (here, there) = (Pose::identity(space), Pose::at(space, at));
        let forth = verdict(&p.at(&here), &q.at(&there), &mut QueryCache::default());
        let back = verdict(&q.at(&there), &p.at(&here), &mut QueryCache::default());
        assert_eq!(forth, back, "at {at}");
        forth
    };
    let five = |x: f64| DVec3::new(x, 4.0, 0.0);
    for (p, q, at, away) in [
        (&ball(2.0), &ball(3.0), five(3.0), DVec3::X),
        (&ball(2.0), &rod, five(3.0), DVec3::X),
        (&rod, &beam, DVec3::new(0.0, 5.0, 0.0), DVec3::Y),
        // From the edge of the cube.
        (&cube, &ball(5.0), DVec3::new(4.0, 5.0, 0.5), DVec3::X),
        // From its face.
        (&cube, &ball(5.0), DVec3::new(0.5, 6.0, 0.5), DVec3::Y),
    ] {
        assert_eq!(said(p, q, at), Verdict::Touching, "at {at}");
        for (step, verdict) in [(1e-15, Verdict::Separate), (1e-3, Verdict::Separate)] {
            assert_eq!(said(p, q, at * (1.0 + step) + away * step), verdict, "{step} beyond {at}");
        }
        assert_eq!(said(p, q, at - away * 1e-3), Verdict::Overlap, "at {at}");
        assert_eq!(said(p, q, DVec3::ZERO), Verdict::Overlap, "in the middle");
    }
    // Their axes cross, and are the same.
    assert_eq!(said(&rod, &beam, DVec3::new(1.0, 0.0, 2.0)), Verdict::Overlap);
    assert_eq!(said(&rod, &rod, DVec3::new(0.0, 0.0, 20.0)), Verdict::Touching);
    assert_eq!(said(&rod, &rod, DVec3::new(0.0, 0.0, 20.5)), Verdict::Separate);
}
