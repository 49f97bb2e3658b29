//! Lengths without a trace: they equal those of the recorded algorithm to the last digit, and need no cache.
//!
//! The recorded algorithm proves its lengths in integers; other tests compare it with articles, closed forms and
//! lengths computed on paper.

use allocation_counter::measure;
use gjk_sandbox::geometry::{
    Body, Convex, Dimension, Measurement, Pose, Prepared, Rotation, Shape, core_support_point,
};
use gjk_sandbox::gjk::proximity::{self, ClosestPoints, Penetration, QueryCache};
use gjk_sandbox::gjk::{self, Algorithm, Query, Settings};
use gjk_sandbox::lab;
use gjk_sandbox::queries;
use glam::{DQuat, DVec3, Vec3};

use crate::families::{Draw, Family};
use crate::shapes::{cuboid, polytope, square};

/// Pairs of each family in each dimension.
const PAIRS: u64 = 400;

pub(crate) fn recorded(p: &Convex<DVec3>, q: &Convex<DVec3>, dimension: Dimension) -> Measurement {
    let settings = Settings { algorithm: Algorithm::Distance, ..Settings::default() };
    gjk::decide(&Query { p, q, dimension, settings }).measurement.unwrap()
}

/// The size of the numbers that go into a pair.
pub(crate) fn size(p: &Convex<DVec3>, q: &Convex<DVec3>) -> f64 {
    DVec3::AXES.iter().flat_map(|axis| [*axis, -*axis]).fold(0.0, |size, axis| {
        let support = core_support_point(p, q, axis);
        size.max(support.on_p.abs().max_element()).max(support.on_q.abs().max_element())
    })
}

/// Whether a point lies in a shape, up to roundoff: it is outside no support plane of a few hundred directions.
pub(crate) fn holds(shape: &Convex<DVec3>, point: DVec3, tolerance: f64) -> bool {
    (0..300).all(|number| {
        let height = 1.0 - 2.0 * (f64::from(number) + 0.5) / 300.0;
        let turn = DVec3::new((2.4 * f64::from(number)).cos(), (2.4 * f64::from(number)).sin(), 0.0);
        let direction = turn * (1.0 - height * height).sqrt() + DVec3::Z * height;
        (point - shape.support(direction).0).dot(direction) <= tolerance
    })
}

struct Found {
    distance: f64,
    closest: Option<ClosestPoints>,
    penetration: Option<Penetration>,
}

fn compare(p: &Convex<DVec3>, q: &Convex<DVec3>, dimension: Dimension, found: &Found, which: &str) {
    compare_lengths(p, q, dimension, found, which);
    compare_points(p, q, found, which);
}

/// Compares lengths with the recorded algorithm.
fn compare_lengths(p: &Convex<DVec3>, q: &Convex<DVec3>, dimension: Dimension, found: &Found, which: &str) {
    let truth = recorded(p, q, dimension);
    let separation = truth.length.separation();
    assert_eq!(found.distance, separation.unwrap_or(0.0), "{which}: {p:?} {q:?}");
    assert_eq!(found.closest.map(|it| it.distance), separation, "{which}: {p:?} {q:?}");
    let depth = truth.length.penetration_depth();
    assert_eq!(found.penetration.map(|it| it.depth), depth, "{which}: {p:?} {q:?}");
}

/// Compares lengths of curved shapes with the bounds of the recorded algorithm. Both searches end at a gain of 64
/// machine epsilons of the distance, so both errors are up to a few times that, relative to the size of the numbers.
fn compare_within_bounds(
    p: &Convex<DVec3>,
    q: &Convex<DVec3>,
    dimension: Dimension,
    found: &Found,
    which: &str,
) {
    let Measurement { length, bounds: [lower, upper], .. } = recorded(p, q, dimension);
    let slack = 256.0 * f64::EPSILON * size(p, q).max(p.radius + q.radius);
    let within = |length: f64| lower - slack <= length && length <= upper + slack;
    let depth = found.penetration.map_or(0.0, |it| it.depth);
    let (measured, other) =
        if length.separation().is_some() { (found.distance, depth) } else { (depth, found.distance) };
    assert!(within(measured), "{which}: {measured} of {length:?}: {p:?} {q:?}");
    assert!(other <= slack, "{which}: {other} in {length:?}: {p:?} {q:?}");
    let closest = found.closest.map_or(0.0, |it| it.distance);
    assert!((closest - found.distance).abs() <= slack.max(upper - lower), "{which}: {closest}: {p:?} {q:?}");
}

/// The points lie in the shapes, and their distance along the normal is the length.
fn compare_points(p: &Convex<DVec3>, q: &Convex<DVec3>, found: &Found, which: &str) {
    let tolerance = 1e-12 * size(p, q).max(p.radius + q.radius);
    let closest = found.closest.map(|it| (it.points, it.normal, -it.distance));
    let deepest = found.penetration.map(|it| (it.points, it.normal, it.depth));
    let (points, normal, along) = closest.or(deepest).unwrap();
    let miss = (points.on_p - points.on_q - normal * along).length();
    assert!(miss <= tolerance, "{which}: the points are {miss:e} beside the normal: {p:?} {q:?}");
    assert!(holds(p, points.on_p, tolerance), "{which}: a point beside P: {p:?} {q:?}");
    assert!(holds(q, points.on_q, tolerance), "{which}: a point beside Q: {p:?} {q:?}");
}

fn of_vertices(p: &Convex<DVec3>, q: &Convex<DVec3>, dimension: Dimension, cache: &mut QueryCache) -> Found {
    Found {
        distance: proximity::distance(p, q, dimension, cache),
        closest: proximity::closest_points(p, q, dimension, cache),
        penetration: proximity::penetration(p, q, dimension, cache),
    }
}

/// The cache of the previous pair must not change an answer.
#[test]
fn they_are_the_lengths_of_the_recorded_algorithm() {
    for dimension in Dimension::BOTH {
        for family in Family::ALL {
            let (mut draw, mut cache) = (Draw::new(*dimension, 17), QueryCache::default());
            for number in 0..PAIRS {
                let [p, q] = draw.pair(family);
                let found = of_vertices(&p, &q, *dimension, &mut cache);
                compare(&p, &q, *dimension, &found, &format!("{family:?} {dimension:?} {number}"));
            }
        }
    }
}

#[test]
fn they_are_the_same_for_prepared_shapes() {
    let mut cache = QueryCache::default();
    for dimension in Dimension::BOTH {
        for family in lab::Family::ALL {
            for number in 0..PAIRS / 4 {
                let [p, q] = family.pair(*dimension, 0.25, 5, number);
                let [of_p, of_q] = [&p, &q].map(Prepared::of_body);
                let poses = [p.pose(), q.pose()];
                let (posed_p, posed_q) = (of_p.at(&poses[0]), of_q.at(&poses[1]));
                let found = Found {
                    distance: queries::distance(&posed_p, &posed_q, &mut cache),
                    closest: queries::closest_points(&posed_p, &posed_q, &mut cache),
                    penetration: queries::penetration(&posed_p, &posed_q, &mut cache),
                };
                let which = format!("{} {dimension:?} {number}", family.name());
                let [p, q] = [posed_p.placed(), posed_q.placed()];
                if family.has_vertices() {
                    compare(&p, &q, *dimension, &found, &which);
                } else {
                    compare_within_bounds(&p, &q, *dimension, &found, &which);
                }
            }
        }
    }
}

#[test]
fn shapes_in_f32_are_taken_exactly() {
    let mut cache = QueryCache::default();
    let mut draw = Draw::new(Dimension::Three, 3);
    for number in 0..PAIRS {
        let [p, q] = draw.pair(Family::NearContact).map(|shape| shape.cast::<Vec3>());
        let found = Found {
            distance: proximity::distance(&p, &q, Dimension::Three, &mut cache),
            closest: proximity::closest_points(&p, &q, Dimension::Three, &mut cache),
            penetration: proximity::penetration(&p, &q, Dimension::Three, &mut cache),
        };
        compare(&p.cast(), &q.cast(), Dimension::Three, &found, &format!("in f32 {number}"));
    }
}

/// A hull of points on an ellipsoid, by a spiral.
pub(crate) fn hull(count: u32, at: DVec3) -> Convex<DVec3> {
    Convex::vertices((0..count).map(|number| {
        let height = 1.0 - 2.0 * (f64::from(number) + 0.5) / f64::from(count);
        let (sin, cos) = (2.399_963 * f64::from(number)).sin_cos();
        let across = (1.0 - height * height).sqrt();
        at + DVec3::new(1.3 * across * cos, 0.9 * across * sin, height)
    }))
    .unwrap()
}

#[test]
fn nothing_is_allocated() {
    let gem =
        polytope(&[(2.0, 0.0, 0.0), (-1.0, 1.5, 0.5), (-1.0, -1.5, 0.5), (0.0, 0.0, 2.5), (0.5, 0.0, -2.0)]);
    let pairs = [
        (gem.clone(), cuboid((5.0, 2.0, 1.0), (1.0, 1.0, 1.0))),
        (gem.clone(), cuboid((1.5, 0.3, 0.1), (1.0, 0.8, 0.9))),
        (hull(64, DVec3::ZERO), hull(64, DVec3::new(1.9, 0.8, 0.3))),
        (hull(64, DVec3::ZERO), hull(64, DVec3::new(0.7, 0.4, 0.3))),
        (hull(256, DVec3::ZERO), hull(256, DVec3::new(0.3, 0.9, 0.4))),
    ];
    let mut cache = QueryCache::default();
    for (p, q) in &pairs {
        let bare = measure(|| {
            proximity::distance(p, q, Dimension::Three, &mut cache);
            proximity::closest_points(p, q, Dimension::Three, &mut cache);
        });
        assert_eq!(bare.count_total, 0, "{p:?}");
        // Facets of the second pair are left open, and settled in integers.
        if p == &gem && proximity::distance(p, q, Dimension::Three, &mut cache) == 0.0 {
            continue;
        }
        proximity::penetration(p, q, Dimension::Three, &mut cache);
        let again = measure(|| {
            proximity::penetration(p, q, Dimension::Three, &mut cache);
        });
        assert_eq!(again.count_total, 0, "the buffers are used again: {p:?}");
    }
    let recorded = measure(|| {
        recorded(&pairs[0].0, &pairs[0].1, Dimension::Three);
    });
    assert!(recorded.count_total > 0, "nothing is counted");
}

/// On paper: a square beside a square, a ball over the edge of a box, a capsule across another.
#[test]
fn lengths_by_hand() {
    let mut cache = QueryCache::default();
    let (p, q) = (square(1.0, 1.0), square(6.0, 7.0));
    // From (2, 2) to (5, 6).
    assert_eq!(proximity::distance(&p, &q, Dimension::Two, &mut cache), 5.0);
    let closest = proximity::closest_points(&p, &q, Dimension::Two, &mut cache).unwrap();
    assert_eq!(
        (closest.points.on_p, closest.points.on_q),
        (DVec3::new(2.0, 2.0, 0.0), DVec3::new(5.0, 6.0, 0.0))
    );
    assert_eq!(proximity::penetration(&p, &q, Dimension::Two, &mut cache), None);

    let dimension = Dimension::Three;
    let cube = Prepared::new(dimension, &Shape::Cuboid { half_extents: DVec3::ONE }, 0.0).unwrap();
    let ball = Prepared::new(dimension, &Shape::Ball { radius: 1.0 }, 0.0).unwrap();
    let here = Pose::identity(dimension);
    let cube = cube.at(&here);
    // The center is (3, 4) outside the edge x = y = 1.
    let beyond = Pose::at(dimension, DVec3::new(4.0, 5.0, 0.5));
    assert_eq!(queries::distance(&cube, &ball.at(&beyond), &mut cache), 4.0);
    let closest = queries::closest_points(&cube, &ball.at(&beyond), &mut cache).unwrap();
    assert_eq!(closest.points.on_p, DVec3::new(1.0, 1.0, 0.5));
    // 3/4 to the face x = 1, plus the radius.
    let inside = Pose::at(dimension, DVec3::new(0.25, 0.125, 0.0));
    let overlap = queries::penetration(&cube, &ball.at(&inside), &mut cache).unwrap();
    assert_eq!((overlap.depth, overlap.normal), (1.75, DVec3::X));
    assert_eq!(queries::distance(&cube, &ball.at(&inside), &mut cache), 0.0);

    let rod = Shape::Capsule { a: -DVec3::X, b: DVec3::X, radius: 0.25 };
    let rod = Prepared::new(dimension, &rod, 0.0).unwrap();
    let (level, upright) = (Pose::identity(dimension), DQuat::from_rotation_y(std::f64::consts::FRAC_PI_2));
    let across = |y: f64| Pose { position: DVec3::new(0.0, y, 0.0), rotation: Rotation::Quaternion(upright) };
    assert_eq!(queries::distance(&rod.at(&level), &rod.at(&across(2.0)), &mut cache), 1.5);
    let overlap = queries::penetration(&rod.at(&level), &rod.at(&across(0.375)), &mut cache).unwrap();
    assert_eq!((overlap.depth, overlap.normal), (0.125, DVec3::Y));
}

/// Touching, coincident, flat, tiny, huge and single points: all take their answer from the recorded algorithm where need
/// be.
#[test]
fn degenerate_pairs_have_lengths() {
    let point = Convex::point(DVec3::new(1.0, 2.0, 3.0));
    let twice = Convex::vertices([DVec3::ZERO; 3]).unwrap();
    let unit = cuboid((0.0, 0.0, 0.0), (0.5, 0.5, 0.5));
    let scaled = |by: f64| Convex::vertices(unit.core_vertices().unwrap().iter().map(|it| *it * by)).unwrap();
    let beside = |by: f64| {
        Convex::vertices(unit.core_vertices().unwrap().iter().map(|it| (*it + DVec3::X) * by)).unwrap()
    };
    let far = |at: DVec3| Convex::vertices(unit.core_vertices().unwrap().iter().map(|it| *it + at)).unwrap();
    let triangle = polytope(&[(0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)]);
    let pairs = [
        (point.clone(), point.clone()),
        (point.clone(), twice.clone()),
        (twice.clone(), twice),
        (unit.clone(), point),
        (unit.clone(), unit.clone()),
        (unit.clone(), beside(1.0)),
        (scaled(1e-6), beside(1e-6)),
        (scaled(1e6), beside(1e6)),
        (scaled(1e-100), beside(1e-100)),
        (scaled(1e-6), unit.clone()),
        (far(DVec3::splat(1e9)), far(DVec3::new(1e9, 1e9, 1e9 + 3.0))),
        (triangle.clone(), triangle.clone()),
        (triangle, unit),
    ];
    let mut cache = QueryCache::default();
    for (number, (p, q)) in pairs.iter().enumerate() {
        let found = of_vertices(p, q, Dimension::Three, &mut cache);
        compare(p, q, Dimension::Three, &found, &format!("degenerate pair {number}"));
    }
}

/// A body of a scene, posed and prepared, is measured as the scene measures it.
#[test]
fn bodies_of_scenes_have_their_lengths() {
    let turned = |at: DVec3, angle: f64| Pose {
        position: at,
        rotation: Rotation::Quaternion(DQuat::from_axis_angle(DVec3::new(0.6, 0.0, 0.8), angle)),
    };
    let shapes = [
        Shape::Cuboid { half_extents: DVec3::new(1.0, 0.5, 0.75) },
        Shape::Cylinder { half_height: 1.0, radius: 0.5 },
        Shape::Ball { radius: 0.75 },
    ];
    let mut cache = QueryCache::default();
    for (number, shape) in shapes.iter().enumerate() {
        for (other, at) in [(0, 0.4), (1, 1.2), (2, 2.5)] {
            let p = Body::new(Dimension::Three, shape.clone(), turned(DVec3::ZERO, 0.3), 0.125).unwrap();
            let pose = turned(DVec3::new(at, 0.2, 0.1), 1.1);
            let q = Body::new(Dimension::Three, shapes[other].clone(), pose, 0.0).unwrap();
            let [of_p, of_q] = [&p, &q].map(Prepared::of_body);
            let poses = [p.pose(), q.pose()];
            let (posed_p, posed_q) = (of_p.at(&poses[0]), of_q.at(&poses[1]));
            let found = Found {
                distance: queries::distance(&posed_p, &posed_q, &mut cache),
                closest: queries::closest_points(&posed_p, &posed_q, &mut cache),
                penetration: queries::penetration(&posed_p, &posed_q, &mut cache),
            };
            let which = format!("{number} and {other}");
            let [p, q] = [p.convex(), q.convex()];
            if [&p, &q].iter().all(|shape| shape.core_vertices().is_some()) {
                compare_lengths(&p, &q, Dimension::Three, &found, &which);
            } else {
                compare_within_bounds(&p, &q, Dimension::Three, &found, &which);
            }
        }
    }
}
