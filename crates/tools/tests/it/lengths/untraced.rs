//! Lengths without a trace: they equal those of the recorded algorithm to the last digit, and need no cache.
//!
//! The recorded algorithm proves its lengths in integers; other tests compare it with articles, closed forms and
//! lengths computed on paper.

use gjk_lab as lab;
use gjk_proximity::geometry::{Body, Convex, Dimension, Pose, Prepared, Shape, Vector};
use gjk_proximity::queries::{self, QueryCache};
use glam::{DQuat, DVec3, Vec3};

use super::{
    Found, Pair, SPACE, allocations, compare_within_bounds, hull, points_hold, prepared, recorded, size,
    turned,
};
use crate::families::{Draw, Family};
use crate::shapes::{cuboid, hull_of, square};

/// Pairs of each family in each dimension.
const PAIRS: u64 = 400;

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

/// The points lie in the shapes, and their distance along the normal is the length.
fn compare_points(p: &Convex<DVec3>, q: &Convex<DVec3>, found: &Found, which: &str) {
    let tolerance = 1e-12 * size(p, q).max(p.radius + q.radius);
    let closest = found.closest.map(|it| (it.points, it.normal, -it.distance));
    let deepest = found.penetration.map(|it| (it.points, it.normal, it.depth));
    let (points, normal, along) = closest.or(deepest).unwrap();
    points_hold([p, q], points, normal * along, tolerance, which);
}

/// Two shapes of vertices, prepared where they are.
fn at_rest<V: Vector>(p: &Convex<V>, q: &Convex<V>, dimension: Dimension) -> Pair {
    let shapes = [p, q].map(|shape| {
        let vertices = shape.core_vertices().unwrap().iter().copied();
        Prepared::vertices(dimension, vertices).unwrap()
    });
    Pair { shapes, poses: [Pose::identity(dimension); 2] }
}

fn of_vertices<V: Vector>(
    p: &Convex<V>,
    q: &Convex<V>,
    dimension: Dimension,
    cache: &mut QueryCache,
) -> Found {
    let pair = at_rest(p, q, dimension);
    let [p, q] = pair.posed();
    Found::of(&p, &q, cache)
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

/// Compares the lengths of prepared bodies, to the last digit if all of them have vertices.
fn compare_bodies(bodies: &[Body; 2], cache: &mut QueryCache, which: &str) {
    let pair = Pair::of_bodies(bodies);
    let [posed_p, posed_q] = pair.posed();
    let found = Found::of(&posed_p, &posed_q, cache);
    let ([p, q], dimension) = (pair.placed(), bodies[0].dimension());
    if [&p, &q].iter().all(|shape| shape.core_vertices().is_some()) {
        compare(&p, &q, dimension, &found, which);
    } else {
        let size = size(&p, &q).max(p.radius + q.radius);
        compare_within_bounds(&recorded(&p, &q, dimension), &found, size, &format!("{which}: {p:?} {q:?}"));
    }
}

#[test]
fn they_are_the_same_for_prepared_shapes() {
    let mut cache = QueryCache::default();
    for dimension in Dimension::BOTH {
        for family in lab::Family::ALL {
            for number in 0..PAIRS / 4 {
                let bodies = family.pair(*dimension, 0.25, 5, number);
                compare_bodies(&bodies, &mut cache, &format!("{} {dimension:?} {number}", family.name()));
            }
        }
    }
}

#[test]
fn shapes_in_f32_are_taken_exactly() {
    let mut cache = QueryCache::default();
    let mut draw = Draw::new(SPACE, 3);
    for number in 0..PAIRS {
        let [p, q] = draw.pair(Family::NearContact).map(|shape| shape.cast::<Vec3>());
        let found = of_vertices(&p, &q, SPACE, &mut cache);
        compare(&p.cast(), &q.cast(), SPACE, &found, &format!("in f32 {number}"));
    }
}

#[test]
fn nothing_is_allocated() {
    let gem = hull_of("2 0 0, -1 1.5 0.5, -1 -1.5 0.5, 0 0 2.5, 0.5 0 -2");
    let pairs = [
        (gem.clone(), cuboid((5.0, 2.0, 1.0), (1.0, 1.0, 1.0))),
        (gem.clone(), cuboid((1.5, 0.3, 0.1), (1.0, 0.8, 0.9))),
        (hull(64, DVec3::ZERO), hull(64, DVec3::new(1.9, 0.8, 0.3))),
        (hull(64, DVec3::ZERO), hull(64, DVec3::new(0.7, 0.4, 0.3))),
        (hull(256, DVec3::ZERO), hull(256, DVec3::new(0.3, 0.9, 0.4))),
    ];
    let mut cache = QueryCache::default();
    for (p, q) in &pairs {
        let pair = at_rest(p, q, SPACE);
        let [posed_p, posed_q] = &pair.posed();
        let bare = allocations(|| {
            queries::distance(posed_p, posed_q, &mut cache);
            queries::closest_points(posed_p, posed_q, &mut cache)
        });
        assert_eq!(bare, 0, "{p:?}");
        // Facets of the second pair are left open, and settled in integers.
        if p == &gem && queries::distance(posed_p, posed_q, &mut cache) == 0.0 {
            continue;
        }
        queries::penetration(posed_p, posed_q, &mut cache);
        let again = allocations(|| queries::penetration(posed_p, posed_q, &mut cache));
        assert_eq!(again, 0, "the buffers are used again: {p:?}");
    }
    let recorded = allocations(|| recorded(&pairs[0].0, &pairs[0].1, SPACE));
    assert!(recorded > 0, "nothing is counted");
}

/// On paper: a square beside a square, a ball over the edge of a box, a capsule across another.
#[test]
fn lengths_by_hand() {
    let mut cache = QueryCache::default();
    let (p, q) = (square(1.0, 1.0), square(6.0, 7.0));
    // From (2, 2) to (5, 6).
    let found = of_vertices(&p, &q, Dimension::Two, &mut cache);
    assert_eq!(found.distance, 5.0);
    let closest = found.closest.unwrap();
    assert_eq!(
        (closest.points.on_p, closest.points.on_q),
        (DVec3::new(2.0, 2.0, 0.0), DVec3::new(5.0, 6.0, 0.0))
    );
    assert_eq!(found.penetration, None);

    let cube = prepared(&Shape::Cuboid { half_extents: DVec3::ONE }, 0.0);
    let ball = prepared(&Shape::Ball { radius: 1.0 }, 0.0);
    let here = Pose::identity(SPACE);
    let cube = cube.at(&here);
    // The center is (3, 4) outside the edge x = y = 1.
    let beyond = Pose::at(SPACE, DVec3::new(4.0, 5.0, 0.5));
    assert_eq!(queries::distance(&cube, &ball.at(&beyond), &mut cache), 4.0);
    let closest = queries::closest_points(&cube, &ball.at(&beyond), &mut cache).unwrap();
    assert_eq!(closest.points.on_p, DVec3::new(1.0, 1.0, 0.5));
    // 3/4 to the face x = 1, plus the radius.
    let inside = Pose::at(SPACE, DVec3::new(0.25, 0.125, 0.0));
    let overlap = queries::penetration(&cube, &ball.at(&inside), &mut cache).unwrap();
    assert_eq!((overlap.depth, overlap.normal), (1.75, DVec3::X));
    assert_eq!(queries::distance(&cube, &ball.at(&inside), &mut cache), 0.0);

    let rod = Shape::Capsule { a: -DVec3::X, b: DVec3::X, radius: 0.25 };
    let rod = prepared(&rod, 0.0);
    let upright = DQuat::from_rotation_y(std::f64::consts::FRAC_PI_2);
    let across = |y: f64| turned(DVec3::Y * y, upright);
    assert_eq!(queries::distance(&rod.at(&here), &rod.at(&across(2.0)), &mut cache), 1.5);
    let overlap = queries::penetration(&rod.at(&here), &rod.at(&across(0.375)), &mut cache).unwrap();
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
    let triangle = hull_of("0 0 0, 1 0 0, 0 1 0");
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
        let found = of_vertices(p, q, SPACE, &mut cache);
        compare(p, q, SPACE, &found, &format!("degenerate pair {number}"));
    }
}

/// A body of a scene, posed and prepared, is measured as the scene measures it.
#[test]
fn bodies_of_scenes_have_their_lengths() {
    let turned = |at: DVec3, angle: f64| turned(at, DQuat::from_axis_angle(DVec3::new(0.6, 0.0, 0.8), angle));
    let shapes = [
        Shape::Cuboid { half_extents: DVec3::new(1.0, 0.5, 0.75) },
        Shape::Cylinder { half_height: 1.0, radius: 0.5 },
        Shape::Ball { radius: 0.75 },
    ];
    let mut cache = QueryCache::default();
    for (number, shape) in shapes.iter().enumerate() {
        for (other, at) in [(0, 0.4), (1, 1.2), (2, 2.5)] {
            let p = Body::new(SPACE, shape.clone(), turned(DVec3::ZERO, 0.3), 0.125).unwrap();
            let pose = turned(DVec3::new(at, 0.2, 0.1), 1.1);
            let q = Body::new(SPACE, shapes[other].clone(), pose, 0.0).unwrap();
            compare_bodies(&[p, q], &mut cache, &format!("{number} and {other}"));
        }
    }
}
