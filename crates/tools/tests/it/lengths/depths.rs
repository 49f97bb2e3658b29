//! The depth of curved shapes without a trace: is it the length of the minimum translation, and do the witness points
//! match?

use gjk_lab as lab;
use gjk_proximity::geometry::{Convex, Dimension, Pose, Prepared, Shape, support_point};
use gjk_proximity::queries::{Penetration, QueryCache, penetration, verdict};
use glam::{DQuat, DVec2, DVec3};

use super::{
    CURVED, Draw, Kind, Pair, SPACE, all_kinds, allocations, pairs, points_hold, prepared, size, turned,
};
use crate::shapes::{downhill, spiral};

/// The depth of a shape at the origin and of another where it is put.
fn found(p: &Prepared, q: &Prepared, at: &Pose) -> Penetration {
    penetration(&p.at(&Pose::identity(SPACE)), &q.at(at), &mut QueryCache::default()).unwrap()
}

fn assert_found(found: &Penetration, depth: f64, normal: DVec3) {
    assert!((found.depth - depth).abs() <= 1e-14 * (1.0 + depth), "{found:?} is not {depth}");
    assert!((found.normal - normal).length() <= 1e-7, "{found:?} is not along {normal}");
}

/// Q's core is a point: what is left of P is the way to its boundary. On the axis of an ellipse with the semi-axes a = 5 and b = 4,
/// at u from the middle, the boundary point with the normal through u has x = u a² / (a² − b²). For u = 9/10 that is x = 5/2 and
/// y = 4 √(3/4), at √(1.6² + 12) = √14.56; for u = 3 there is none, and the end is nearest. The third semi-axis is longer.
#[test]
fn of_a_ball_in_an_ellipsoid_by_hand() {
    let ellipsoid = prepared(&Shape::Ellipsoid { semi_axes: DVec3::new(5.0, 4.0, 6.0) }, 0.0);
    let ball = prepared(&Shape::Ball { radius: 0.5 }, 0.0);
    let beside = found(&ellipsoid, &ball, &Pose::at(SPACE, DVec3::X * 0.9));
    let y = 12.0_f64.sqrt();
    let way = DVec3::new(1.6, y.copysign(beside.normal.y), 0.0);
    assert_found(&beside, 14.56_f64.sqrt() + 0.5, way.normalize());
    let at_end = found(&ellipsoid, &ball, &Pose::at(SPACE, DVec3::X * 3.0));
    assert_found(&at_end, 2.5, DVec3::X);
}

/// That pair in the plane, with the whole ellipse.
#[test]
fn of_a_disc_in_an_ellipse_by_hand() {
    let plane = Dimension::Two;
    let prepared = |shape: &Shape| Prepared::new(plane, shape, 0.0).unwrap();
    let ellipse = prepared(&Shape::Ellipse { semi_axes: DVec2::new(5.0, 4.0) });
    let disc = prepared(&Shape::Disc { radius: 0.5 });
    let found = |x: f64| {
        let (here, there) = (Pose::identity(plane), Pose::at(plane, DVec3::X * x));
        penetration(&ellipse.at(&here), &disc.at(&there), &mut QueryCache::default()).unwrap()
    };
    let beside = found(0.9);
    let y = 12.0_f64.sqrt();
    let way = DVec3::new(1.6, y.copysign(beside.normal.y), 0.0);
    assert_found(&beside, 14.56_f64.sqrt() + 0.5, way.normalize());
    assert_found(&found(3.0), 2.5, DVec3::X);
    // Around a circle all ways are equally long.
    let circle = prepared(&Shape::Ellipse { semi_axes: DVec2::ONE });
    let at_rest = Pose::identity(plane);
    let all = penetration(&circle.at(&at_rest), &disc.at(&at_rest), &mut QueryCache::default()).unwrap();
    assert_found(&all, 1.5, all.normal);
    // In the middle, translations up and down have the same length.
    let in_the_middle = found(0.0);
    assert_found(&in_the_middle, 4.5, DVec3::Y * in_the_middle.normal.y.signum());
}

/// Two cylinders of radius 1 and half height 2: one along z and one along y have walls that face each other along x, at
/// 1.25 overlapping by 1 + 1 − 1.25. Two along z, the second 3.5 higher and aside: by 2 + 2 − 3.5 at the ends, which
/// are discs; neither disc's center is above the other disc.
#[test]
fn of_cylinders_by_hand() {
    let cylinder = prepared(&Shape::Cylinder { half_height: 2.0, radius: 1.0 }, 0.0);
    let quarter = DQuat::from_rotation_x(std::f64::consts::FRAC_PI_2);
    let across = turned(DVec3::X * 1.25, quarter);
    assert_found(&found(&cylinder, &cylinder, &across), 0.75, DVec3::X);
    let above = Pose::at(SPACE, DVec3::new(0.9, 0.8, 3.5));
    assert_found(&found(&cylinder, &cylinder, &above), 0.5, DVec3::Z);
    let rounded = prepared(&Shape::Cylinder { half_height: 2.0, radius: 1.0 }, 0.25);
    assert_found(&found(&rounded, &cylinder, &above), 0.75, DVec3::Z);
}

/// A cone of half height 2 and radius 3 and a box below it: the box has to go down. A point 0.3 below the apex is 0.3 · 3/5 from its
/// side, whose normal is (4, 3)/5 for 4 of height on 3 of radius.
#[test]
fn of_a_cone_by_hand() {
    let cone = prepared(&Shape::Cone { half_height: 2.0, radius: 3.0 }, 0.0);
    let cuboid = prepared(&Shape::Cuboid { half_extents: DVec3::new(1.0, 2.0, 0.5) }, 0.0);
    let below = found(&cone, &cuboid, &Pose::at(SPACE, DVec3::new(1.0, 0.5, -2.25)));
    assert_found(&below, 0.25, -DVec3::Z);
    let point = prepared(&Shape::Points(vec![DVec3::ZERO]), 0.0);
    let at_apex = found(&cone, &point, &Pose::at(SPACE, DVec3::new(1e-3, 0.0, 1.7)));
    let side = DVec3::new(0.8, 0.0, 0.6);
    assert_found(&at_apex, 0.18 - 0.8e-3, side);
}

/// Returns the support value of P ⊖ Q along a unit vector.
fn reach(shapes: [&Convex<DVec3>; 2], normal: DVec3) -> f64 {
    support_point(shapes[0], shapes[1], normal).point.dot(normal)
}

/// The minimum translation by brute force: six hundred directions, and a descent from the four best of them, skipping
/// every step that does not shorten the translation.
fn shortest(shapes: [&Convex<DVec3>; 2]) -> f64 {
    let mut tried: Vec<(f64, DVec3)> =
        (0..600).map(|number| spiral(number, 600)).map(|normal| (reach(shapes, normal), normal)).collect();
    tried.sort_by(|one, other| one.0.total_cmp(&other.0));
    tried.truncate(4);
    let refined =
        tried.into_iter().map(|(_, start)| downhill(|way| reach(shapes, way), start, false, 1e-9).0);
    refined.fold(f64::INFINITY, f64::min)
}

/// The reference uses no polytope. Its descent stops early in narrow valleys; the test shows that it finds no shorter
/// translation.
#[test]
fn no_way_out_is_shorter() {
    let (mut cache, mut count) = (QueryCache::default(), 0);
    for (which, pair) in pairs(31, all_kinds(), &CURVED, 16) {
        let [p, q] = pair.posed();
        cache.forget();
        let Some(found) = penetration(&p, &q, &mut cache) else { continue };
        let [p, q] = pair.placed();
        let which = format!("{which}: {found:?}");
        let slack = 256.0 * f64::EPSILON * size(&p, &q);
        let along = reach([&p, &q], found.normal);
        assert!((along - found.depth).abs() <= slack, "{along}: {which} {p:?} {q:?}");
        let shortest = shortest([&p, &q]);
        assert!(found.depth <= shortest * (1.0 + 1e-9) + slack, "{shortest} is shorter: {which} {p:?} {q:?}");
        // For shapes whose radii alone overlap, the direction is that of the distance, accurate to half the digits.
        points_hold([&p, &q], found.points, found.normal * found.depth, 1e-7 * size(&p, &q), &which);
        count += 1;
    }
    assert!(count > 250, "{count} pairs only");
}

/// In the plane all directions can be tried: a few thousand, and from the best of them by halves.
#[test]
fn in_the_plane_no_way_out_is_shorter() {
    let along = |angle: f64| DVec3::new(angle.cos(), angle.sin(), 0.0);
    let (mut cache, mut count) = (QueryCache::default(), 0);
    for number in 0..1500 {
        let bodies = lab::Family::Curved.pair(Dimension::Two, 0.0, 12, number);
        let pair = Pair::of_bodies(&bodies);
        let [p, q] = pair.posed();
        if p.placed().core_vertices().is_some() && q.placed().core_vertices().is_some() {
            continue;
        }
        let found = penetration(&p, &q, &mut cache);
        let again = allocations(|| penetration(&p, &q, &mut cache));
        let Some(found) = found else { continue };
        assert_eq!(again, 0, "the buffers are used again: {number}");
        let [p, q] = [p.placed(), q.placed()];
        let which = format!("{number}: {found:?} {p:?} {q:?}");
        let reach = |angle: f64| reach([&p, &q], along(angle));
        let tried = (0..3000).map(|part| f64::from(part) * std::f64::consts::TAU / 3000.0);
        let mut best = tried.min_by(|one, other| reach(*one).total_cmp(&reach(*other))).unwrap();
        // At corners of the support function its error is that of the angle.
        let mut step = 1e-3;
        while step > 1e-17 {
            match [best - step, best + step].into_iter().find(|angle| reach(*angle) < reach(best)) {
                Some(better) => best = better,
                None => step *= 0.5,
            }
        }
        let slack = 256.0 * f64::EPSILON * size(&p, &q);
        let shortest = reach(best);
        assert!((found.depth - shortest).abs() <= slack, "{shortest} is the shortest: {which}");
        points_hold([&p, &q], found.points, found.normal * found.depth, 1e-7 * size(&p, &q), &which);
        count += 1;
    }
    assert!(count > 200, "{count} pairs only");
}

#[test]
fn nothing_is_allocated() {
    let mut draw = Draw::new(SPACE, 8);
    let mut cache = QueryCache::default();
    let mut count = 0;
    for kinds in [[Kind::Cylinder; 2], [Kind::Cone, Kind::Ellipsoid], [Kind::Hull, Kind::Cylinder]] {
        // For random rotations: if roundoff leaves much open, as for parallel axes, the query falls back to the
        // recorded algorithm.
        for number in (0..200).filter(|number| number % 8 == 2) {
            let pair = draw.pair_of_kinds(kinds, number);
            let [p, q] = pair.posed();
            count += usize::from(penetration(&p, &q, &mut cache).is_some());
            let again = allocations(|| penetration(&p, &q, &mut cache));
            assert_eq!(again, 0, "the buffers are used again: {kinds:?} {number}");
        }
    }
    assert!(count > 20, "{count} pairs only");
}

/// Bodies of revolution about one line: if the minimum translation leads off the line, those all around it have the
/// same length. Cylinders of radii 1 and 1/2 separate sideways by 3/2; with half heights 4 and 3, a translation along
/// the line is longer. An ellipsoid with the semi-axes 2, 2, 5 and a ball of radius 1/2 at its center separate sideways
/// by 5/2. In the cone of half height 2 and radius 3, a point on the axis, 1.5 below the apex, is 1.5 · 3/5 from the
/// side, with the normal (4, 3)/5. Twenty rotations, each with different roundoff.
#[test]
fn bodies_about_one_line_by_hand() {
    let cylinder = |half_height, radius| Shape::Cylinder { half_height, radius };
    let ellipsoid = Shape::Ellipsoid { semi_axes: DVec3::new(2.0, 2.0, 5.0) };
    let cone = Shape::Cone { half_height: 2.0, radius: 3.0 };
    let point = Shape::Points(vec![DVec3::Z * 0.5]);
    let mut cache = QueryCache::default();
    for (p, q, depth, up) in [
        (&cylinder(4.0, 1.0), &cylinder(3.0, 0.5), 1.5, 0.0),
        (&ellipsoid, &Shape::Ball { radius: 0.5 }, 2.5, 0.0),
        (&ellipsoid, &Shape::Capsule { a: -DVec3::Z, b: DVec3::Z, radius: 0.5 }, 2.5, 0.0),
        (&cone, &point, 0.9, 0.6),
    ] {
        let (p, q) = (prepared(p, 0.0), prepared(q, 0.0));
        for number in 0..20 {
            let turn = DQuat::from_scaled_axis(DVec3::new(0.3, -0.7, 0.4) * f64::from(number));
            let at = turned(DVec3::new(0.1, -2.0, 0.7), turn);
            let (p, q) = (p.at(&at), q.at(&at));
            let found = penetration(&p, &q, &mut cache).unwrap();
            assert!((found.depth - depth).abs() <= 1e-14, "{number}: {found:?} is not {depth}");
            let height = found.normal.dot(turn * DVec3::Z);
            assert!((height - up).abs() <= 1e-7, "{number}: {found:?} rises by {height}");
            let way = found.points.on_p - found.points.on_q;
            assert!((way - found.normal * found.depth).length() <= 1e-14, "{number}: {found:?}");
            // A point on the axis of a cone lies in the faces of simplices: integers decide.
            let of_verdict = allocations(|| verdict(&p, &q, &mut QueryCache::default()));
            let again = allocations(|| penetration(&p, &q, &mut cache));
            assert_eq!(again, of_verdict, "the buffers are used again: {number}");
        }
    }
}

/// A capsule whose end is the middle of a cone without height and radius, or of a thin cylinder's flat end: the cores
/// only touch, and the minimum translations have the length of the radius. No direction led from one core to the other,
/// and the normal was NaN.
#[test]
fn cores_that_touch_are_as_deep_as_the_radius() {
    let end = Shape::Capsule { a: DVec3::Z * -0.75, b: DVec3::ZERO, radius: 0.25 };
    let point = Shape::Cone { half_height: 0.0, radius: 0.0 };
    let disc = Shape::Cylinder { half_height: 0.0, radius: 2.0 };
    for (other, is_unique) in [(point, false), (disc, true)] {
        let [p, q] = [&end, &other].map(|shape| prepared(shape, 0.0));
        let found = found(&p, &q, &Pose::identity(SPACE));
        assert!((found.depth - 0.25).abs() <= 1e-15, "{found:?}");
        assert!((found.normal.length() - 1.0).abs() <= 1e-15 && found.normal.z >= -1e-15, "{found:?}");
        // Sideways, the disc separates only after more than its own radius.
        assert!(!is_unique || found.normal.distance(DVec3::Z) <= 1e-7, "{found:?}");
        let way = found.points.on_p - found.points.on_q;
        assert!((way - found.normal * found.depth).length() <= 1e-15, "{found:?}");
    }
}
