//! Distances of cylinders and cones whose axes, sides or flat ends are parallel, where many points are the nearest, and of those
//! whose nearest points are on a rim beside an end: by hand, in any frame, and without the recorded algorithm, which allocates.

use allocation_counter::measure;
use gjk_sandbox::geometry::{Dimension, Pose, Prepared, Rotation, Shape};
use gjk_sandbox::queries::{Memory, closest_points, distance};
use glam::{DQuat, DVec3};
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64;
use std::f64::consts::{FRAC_PI_2, PI};

/// A shape, where it is, and its turn.
type Placed = (Shape, DVec3, DQuat);

/// A cylinder of radius 1 and half height 2 along z.
const CYLINDER: Shape = Shape::Cylinder { half_height: 2.0, radius: 1.0 };

/// A cone from a disc of radius 3 to a point 4 above it: its side is 5 long.
const CONE: Shape = Shape::Cone { half_height: 2.0, radius: 3.0 };

const CUBE: Shape = Shape::Cuboid { half_extents: DVec3::ONE };

/// Shapes, each with its distance from the cylinder about the origin.
fn beside_a_cylinder() -> Vec<(Placed, f64)> {
    let segment = Shape::Capsule { a: DVec3::Z * -1.0, b: DVec3::Z, radius: 0.0 };
    let at = |shape: &Shape, x: f64, y: f64, z: f64| (shape.clone(), DVec3::new(x, y, z), DQuat::IDENTITY);
    let turned = |(shape, position, _): Placed, turn: DQuat| (shape, position, turn);
    let (lying, hanging) = (DQuat::from_rotation_y(FRAC_PI_2), DQuat::from_rotation_x(PI));
    vec![
        // Side by side: the distance of the axes less both radii.
        (at(&CYLINDER, 5.0, 0.0, 1.0), 3.0),
        (at(&CYLINDER, 3.0, 4.0, 3.5), 3.0),
        (at(&segment, 0.0, 3.0, 2.5), 2.0),
        (at(&CUBE, 4.0, 0.0, 0.25), 2.0),
        (at(&CUBE, 4.0, 0.5, -1.5), 2.0),
        // One above the other: 6 − 2 − 2, and with its side above, 5 − 2 − 1.
        (at(&CYLINDER, 0.5, 0.0, 6.0), 2.0),
        (turned(at(&CYLINDER, 0.25, 0.5, 5.0), lying), 2.0),
        (turned(at(&CYLINDER, 2.5, -0.75, 5.0), lying), 2.0),
        (turned(at(&segment, 1.5, -0.75, 4.0), lying), 2.0),
        (at(&CUBE, 1.5, 0.25, 5.0), 2.0),
        (at(&CONE, 3.0, 1.0, 7.0), 3.0),
        (turned(at(&CONE, 0.5, 0.5, 7.0), hanging), 3.0),
        // Rim to rim: 3 above and 2 beside; then a thousandth beside, so that the direction is nearly that of the axes.
        (at(&CYLINDER, 4.0, 0.0, 7.0), 13.0_f64.sqrt()),
        (at(&CYLINDER, 2.001, 0.0, 7.0), 9.000_001_f64.sqrt()),
        (at(&CYLINDER, 2.0 + 1e-6, 0.0, 7.0), (9.0 + 1e-12_f64).sqrt()),
        // A corner 4 above and 3 beside, and a side that crosses the other, 6 − 1 − 1.
        (at(&CUBE, 5.0, 0.0, 7.0), 5.0),
        (turned(at(&CYLINDER, 0.5, 6.0, 1.0), lying), 4.0),
    ]
}

/// The same of the cone about the origin.
fn beside_a_cone() -> Vec<(Placed, f64)> {
    let hanging = DQuat::from_rotation_x(PI);
    let at = |shape: &Shape, x: f64, z: f64, turn: DQuat| (shape.clone(), DVec3::new(x, 0.0, z), turn);
    vec![
        // Side to side, with the normal (4, 0, 3) / 5: from the rim at x = 3 to the apex at x = 8.
        (at(&CONE, 8.0, 0.0, hanging), 4.0),
        (at(&CONE, 8.0, 1.0, hanging), 4.6),
        // Rim to rim, apex to apex, and disc above disc.
        (at(&CONE, 8.0, 0.0, DQuat::IDENTITY), 2.0),
        (at(&CONE, 0.0, 7.0, hanging), 3.0),
        (at(&CONE, 0.5, -6.0, hanging), 2.0),
    ]
}

/// In frames that are turned anyhow parallel sides are so but for roundoff.
#[test]
fn of_parallel_sides_and_ends_by_hand() {
    let space = Dimension::Three;
    let mut random = Pcg64::seed_from_u64(26);
    let mut vector = || DVec3::from_array([(); 3].map(|()| random.random_range(-1.0..1.0)));
    let of_both = [(CYLINDER, beside_a_cylinder()), (CONE, beside_a_cone())];
    for frame in 0..40 {
        let turn = if frame == 0 { DQuat::IDENTITY } else { DQuat::from_scaled_axis(vector() * 3.0) };
        let origin = if frame % 2 == 0 { DVec3::ZERO } else { vector() * 10.0 };
        for (first, others) in &of_both {
            for ((second, position, own), expected) in others {
                let [p, q] = [first, second].map(|shape| Prepared::new(space, shape, 0.0).unwrap());
                let at_p = Pose { position: origin, rotation: Rotation::Quaternion(turn) };
                let at_q =
                    Pose { position: origin + turn * *position, rotation: Rotation::Quaternion(turn * *own) };
                let (p, q) = (p.at(&at_p), q.at(&at_q));
                let which = format!("{first:?} and {second:?} at {position} in frame {frame}");
                let mut found = [0.0; 3];
                let used = measure(|| {
                    let mut memory = Memory::default();
                    let apart = distance(&p, &q, &mut memory);
                    memory.forget();
                    let turned = distance(&q, &p, &mut memory);
                    memory.forget();
                    let points = closest_points(&p, &q, &mut memory).unwrap();
                    let way = points.points.on_q - points.points.on_p;
                    found = [apart, turned, way.length()];
                });
                for length in found {
                    let error = (length - expected).abs();
                    assert!(
                        error <= 64.0 * f64::EPSILON * (expected + 10.0),
                        "{found:?}, not {expected}: {which}"
                    );
                }
                assert_eq!(used.count_total, 0, "{which}");
            }
        }
    }
}

/// Cones without a height and without a radius, which have no inside: a point at (0, 3, 4), and a segment that ends 2 below it.
#[test]
fn of_cones_without_an_inside_by_hand() {
    let space = Dimension::Three;
    let prepared = |shape: &Shape| Prepared::new(space, shape, 0.0).unwrap();
    let (here, mut memory) = (Pose::identity(space), Memory::default());
    let point = prepared(&Shape::Cone { half_height: 0.0, radius: 0.0 });
    let disc = prepared(&Shape::Cone { half_height: 0.0, radius: 3.0 });
    let segment = prepared(&Shape::Cone { half_height: 2.0, radius: 0.0 });
    for (first, x, z, expected) in
        [(&point, 3.0, 4.0, 5.0), (&segment, 0.0, 4.0, 2.0), (&disc, 2.0, 4.0, 4.0), (&disc, 6.0, 4.0, 5.0)]
    {
        let there = Pose::at(space, DVec3::new(x, 0.0, z));
        let (p, q) = (first.at(&here), point.at(&there));
        for (p, q) in [(&p, &q), (&q, &p)] {
            memory.forget();
            let found = distance(p, q, &mut memory);
            assert!((found - expected).abs() <= 64.0 * f64::EPSILON * 10.0, "{found}, not {expected}");
        }
    }
}

/// Products of three lengths have no room below the normal range: a cone and a segment of some 1e-60, 2e-58 apart.
#[test]
fn of_very_small_cones_all_numbers_are_finite() {
    let space = Dimension::Three;
    let cone = Prepared::new(space, &Shape::Cone { half_height: 1e-60, radius: 1e-69 }, 0.0).unwrap();
    let segment = Shape::Capsule { a: DVec3::Z * -1e-65, b: DVec3::Z * 9e-61, radius: 5e-61 };
    let segment = Prepared::new(space, &segment, 0.0).unwrap();
    let tilt = Rotation::Quaternion(DQuat::from_scaled_axis(DVec3::new(0.4, 0.7, -0.3)));
    let (here, there) =
        (Pose::identity(space), Pose { position: DVec3::new(-1e-58, 0.0, -2e-58), rotation: tilt });
    let found = closest_points(&segment.at(&here), &cone.at(&there), &mut Memory::default()).unwrap();
    let way = found.points.on_q - found.points.on_p;
    assert!(found.normal.is_finite() && way.is_finite(), "{found:?}");
    // Both are within 3e-60 of their middles, which are √5 · 1e-58 apart.
    assert!((way.length() - 5.0_f64.sqrt() * 1e-58).abs() < 4e-60, "{found:?}");
}

/// From the first direction roundoff left both searches without a simplex, so that the recorded algorithm was asked, which allocates.
/// The distances are its own, to which bounds from both sides are equal.
#[test]
fn a_search_that_is_lost_begins_from_another_direction() {
    let pose = |x, y, z, rotation: [f64; 4]| Pose {
        position: DVec3::new(x, y, z),
        rotation: Rotation::Quaternion(DQuat::from_array(rotation)),
    };
    let of_cone = (
        DVec3::new(0.8265737284192494, 0.0, 0.7726148765802907),
        Shape::Cone { half_height: 0.43349885261381066, radius: 0.6793956282740291 },
        pose(
            0.3762163024796028,
            1.3543977235958062,
            -1.366712738731513,
            [0.08104648098970864, 0.28656490348160873, 0.8581548275790359, 0.4181893302256241],
        ),
        pose(
            -1.1312209758461267,
            0.0911087878942769,
            0.3740387951556534,
            [0.1800477967676615, 0.5502940447185741, 0.8110038349176509, 0.08385722971364235],
        ),
        2.2224266649830815,
    );
    let of_cylinder = (
        DVec3::new(0.9670842687173671, 1.240058123132772, 0.3036156294156559),
        Shape::Cylinder { half_height: 0.400278388992372, radius: 0.6128483955248496 },
        pose(
            -0.60657128245642,
            1.181365790980504,
            -0.28056382199036367,
            [0.8275990080191031, -0.02359403741620606, 0.5038490558668419, 0.2462911533658709],
        ),
        pose(
            1.3513430665487742,
            0.2739138080233412,
            -1.3667623538675033,
            [0.9272079973207693, -0.2310401339728008, -0.21581041244239033, 0.2008274186451739],
        ),
        1.4806777294714402,
    );
    for (half_extents, shape, at_p, at_q, expected) in [of_cone, of_cylinder] {
        let [p, q] = [Shape::Cuboid { half_extents }, shape]
            .map(|it| Prepared::new(Dimension::Three, &it, 0.0).unwrap());
        let (p, q, mut memory) = (p.at(&at_p), q.at(&at_q), Memory::default());
        let mut found = 0.0;
        let allocated = measure(|| found = distance(&p, &q, &mut memory));
        assert!((found - expected).abs() <= 1e-14, "{found} is not {expected}");
        assert_eq!(allocated.count_total, 0);
    }
}
