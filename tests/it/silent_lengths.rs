//! Lengths without a record: they are those of the recorded algorithm to the last digit, and take no memory.
//!
//! The recorded algorithm proves its lengths in integers; other tests hold it against articles, closed forms and lengths by
//! hand.

use allocation_counter::measure;
use gjk_sandbox::geometry::{
    Body, Convex, Dimension, Length, Measurement, Pose, Prepared, Rotation, Shape, core_support_point,
};
use gjk_sandbox::gjk::lengths::{self, ClosestPoints, Memory, Penetration};
use gjk_sandbox::gjk::{self, Algorithm, Query, Settings};
use gjk_sandbox::lab;
use gjk_sandbox::queries;
use glam::{DQuat, DVec3, Vec3};

use crate::families::{Draw, Family};
use crate::shapes::{cuboid, polytope, square};

/// Pairs of each family in each dimension.
const PAIRS: u64 = 400;

fn recorded(p: &Convex<DVec3>, q: &Convex<DVec3>, dimension: Dimension) -> Measurement {
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

/// Whether a point lies in a shape, up to roundoff: no support plane in a few hundred directions has it outside.
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

/// Holds lengths against the recorded algorithm.
fn compare_lengths(p: &Convex<DVec3>, q: &Convex<DVec3>, dimension: Dimension, found: &Found, which: &str) {
    let truth = recorded(p, q, dimension);
    let separation = truth.length.separation();
    assert_eq!(found.distance, separation.unwrap_or(0.0), "{which}: {p:?} {q:?}");
    assert_eq!(found.closest.map(|it| it.distance), separation, "{which}: {p:?} {q:?}");
    let depth = truth.length.penetration_depth();
    assert_eq!(found.penetration.map(|it| it.depth), depth, "{which}: {p:?} {q:?}");
}

/// Holds lengths of curved shapes against the bounds of the recorded algorithm. Its search and the silent one end at a gain of 64
/// machine epsilons of the distance: a few times that of the size of the numbers is what both can be off.
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

/// The points lie in the shapes, and as far apart along the normal as the length says.
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

fn of_vertices(p: &Convex<DVec3>, q: &Convex<DVec3>, dimension: Dimension, memory: &mut Memory) -> Found {
    Found {
        distance: lengths::distance(p, q, dimension, memory),
        closest: lengths::closest_points(p, q, dimension, memory),
        penetration: lengths::penetration(p, q, dimension, memory),
    }
}

/// The memory of the pair before is as good as any other: it must not change an answer.
#[test]
fn they_are_the_lengths_of_the_recorded_algorithm() {
    for dimension in Dimension::BOTH {
        for family in Family::ALL {
            let (mut draw, mut memory) = (Draw::new(*dimension, 17), Memory::default());
            for number in 0..PAIRS {
                let [p, q] = draw.pair(family);
                let found = of_vertices(&p, &q, *dimension, &mut memory);
                compare(&p, &q, *dimension, &found, &format!("{family:?} {dimension:?} {number}"));
            }
        }
    }
}

#[test]
fn they_are_the_same_for_prepared_shapes() {
    let mut memory = Memory::default();
    for dimension in Dimension::BOTH {
        for family in lab::Family::ALL {
            for number in 0..PAIRS / 4 {
                let [p, q] = family.pair(*dimension, 0.25, 5, number);
                let [of_p, of_q] = [&p, &q].map(Prepared::of_body);
                let poses = [p.pose(), q.pose()];
                let (posed_p, posed_q) = (of_p.at(&poses[0]), of_q.at(&poses[1]));
                let found = Found {
                    distance: queries::distance(&posed_p, &posed_q, &mut memory),
                    closest: queries::closest_points(&posed_p, &posed_q, &mut memory),
                    penetration: queries::penetration(&posed_p, &posed_q, &mut memory),
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
    let mut memory = Memory::default();
    let mut draw = Draw::new(Dimension::Three, 3);
    for number in 0..PAIRS {
        let [p, q] = draw.pair(Family::NearContact).map(|shape| shape.cast::<Vec3>());
        let found = Found {
            distance: lengths::distance(&p, &q, Dimension::Three, &mut memory),
            closest: lengths::closest_points(&p, &q, Dimension::Three, &mut memory),
            penetration: lengths::penetration(&p, &q, Dimension::Three, &mut memory),
        };
        compare(&p.cast(), &q.cast(), Dimension::Three, &found, &format!("in f32 {number}"));
    }
}

/// A hull of points on an ellipsoid, by a spiral.
fn hull(count: u32, at: DVec3) -> Convex<DVec3> {
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
    let mut memory = Memory::default();
    for (p, q) in &pairs {
        let bare = measure(|| {
            lengths::distance(p, q, Dimension::Three, &mut memory);
            lengths::closest_points(p, q, Dimension::Three, &mut memory);
        });
        assert_eq!(bare.count_total, 0, "{p:?}");
        // Facets of the second pair are left open, and settled in integers.
        if p == &gem && lengths::distance(p, q, Dimension::Three, &mut memory) == 0.0 {
            continue;
        }
        lengths::penetration(p, q, Dimension::Three, &mut memory);
        let again = measure(|| {
            lengths::penetration(p, q, Dimension::Three, &mut memory);
        });
        assert_eq!(again.count_total, 0, "the buffers are used again: {p:?}");
    }
    let recorded = measure(|| {
        recorded(&pairs[0].0, &pairs[0].1, Dimension::Three);
    });
    assert!(recorded.count_total > 0, "nothing is counted");
}

/// By hand: a square beside a square, a ball over the edge of a box, a capsule across another.
#[test]
fn lengths_by_hand() {
    let mut memory = Memory::default();
    let (p, q) = (square(1.0, 1.0), square(6.0, 7.0));
    // From (2, 2) to (5, 6).
    assert_eq!(lengths::distance(&p, &q, Dimension::Two, &mut memory), 5.0);
    let closest = lengths::closest_points(&p, &q, Dimension::Two, &mut memory).unwrap();
    assert_eq!(
        (closest.points.on_p, closest.points.on_q),
        (DVec3::new(2.0, 2.0, 0.0), DVec3::new(5.0, 6.0, 0.0))
    );
    assert_eq!(lengths::penetration(&p, &q, Dimension::Two, &mut memory), None);

    let dimension = Dimension::Three;
    let cube = Prepared::new(dimension, &Shape::Cuboid { half_extents: DVec3::ONE }, 0.0).unwrap();
    let ball = Prepared::new(dimension, &Shape::Ball { radius: 1.0 }, 0.0).unwrap();
    let here = Pose::identity(dimension);
    let cube = cube.at(&here);
    // The centre is (3, 4) beyond the edge x = y = 1.
    let beyond = Pose::at(dimension, DVec3::new(4.0, 5.0, 0.5));
    assert_eq!(queries::distance(&cube, &ball.at(&beyond), &mut memory), 4.0);
    let closest = queries::closest_points(&cube, &ball.at(&beyond), &mut memory).unwrap();
    assert_eq!(closest.points.on_p, DVec3::new(1.0, 1.0, 0.5));
    // 3/4 of the way out of the face x = 1, and the radius.
    let inside = Pose::at(dimension, DVec3::new(0.25, 0.125, 0.0));
    let overlap = queries::penetration(&cube, &ball.at(&inside), &mut memory).unwrap();
    assert_eq!((overlap.depth, overlap.normal), (1.75, DVec3::X));
    assert_eq!(queries::distance(&cube, &ball.at(&inside), &mut memory), 0.0);

    let rod = Shape::Capsule { a: -DVec3::X, b: DVec3::X, radius: 0.25 };
    let rod = Prepared::new(dimension, &rod, 0.0).unwrap();
    let (level, upright) = (Pose::identity(dimension), DQuat::from_rotation_y(std::f64::consts::FRAC_PI_2));
    let across = |y: f64| Pose { position: DVec3::new(0.0, y, 0.0), rotation: Rotation::Quaternion(upright) };
    assert_eq!(queries::distance(&rod.at(&level), &rod.at(&across(2.0)), &mut memory), 1.5);
    let overlap = queries::penetration(&rod.at(&level), &rod.at(&across(0.375)), &mut memory).unwrap();
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
    let mut memory = Memory::default();
    for (number, (p, q)) in pairs.iter().enumerate() {
        let found = of_vertices(p, q, Dimension::Three, &mut memory);
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
    let mut memory = Memory::default();
    for (number, shape) in shapes.iter().enumerate() {
        for (other, at) in [(0, 0.4), (1, 1.2), (2, 2.5)] {
            let p = Body::new(Dimension::Three, shape.clone(), turned(DVec3::ZERO, 0.3), 0.125).unwrap();
            let pose = turned(DVec3::new(at, 0.2, 0.1), 1.1);
            let q = Body::new(Dimension::Three, shapes[other].clone(), pose, 0.0).unwrap();
            let [of_p, of_q] = [&p, &q].map(Prepared::of_body);
            let poses = [p.pose(), q.pose()];
            let (posed_p, posed_q) = (of_p.at(&poses[0]), of_q.at(&poses[1]));
            let found = Found {
                distance: queries::distance(&posed_p, &posed_q, &mut memory),
                closest: queries::closest_points(&posed_p, &posed_q, &mut memory),
                penetration: queries::penetration(&posed_p, &posed_q, &mut memory),
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

/// A distance alone is proved by the foot, and with its points by the normal: two ways to the last digit, from either side. Faces of boxes and
/// prisms have a fourth corner that is level but for roundoff, and whether it is beyond the others decides that digit.
#[test]
fn a_distance_is_the_same_with_its_points() {
    let prism = |height: f64, radius: f64| {
        let corners = (0..6).map(|number| DQuat::from_rotation_z(f64::from(number)) * DVec3::X * radius);
        let corners = corners.flat_map(|corner| [corner + DVec3::Z * height, corner - DVec3::Z * height]);
        Shape::Points(corners.collect())
    };
    let mut draw = Draw::new(Dimension::Three, 71);
    let mut memory = Memory::default();
    let mut apart = 0;
    for number in 0..4000 {
        let [half, other, at, aside] = [(); 4].map(|()| draw.vector(1.0));
        let half = half.abs() + 0.1;
        let below = Shape::Cuboid { half_extents: half };
        let half_extents = other.abs() + 0.1;
        let above =
            if number / 4 % 2 == 0 { prism(other.x, other.y) } else { Shape::Cuboid { half_extents } };
        let [p, q] = [below, above].map(|shape| Prepared::new(Dimension::Three, &shape, 0.0).unwrap());
        let [turn_p, turn_q] = [(); 2].map(|()| DQuat::from_scaled_axis(draw.vector(3.0)));
        let pose = |position, turn| Pose { position, rotation: Rotation::Quaternion(turn) };
        let here = pose(at * [0.0, 0.0, 1e3, 1e6][number % 4], turn_p);
        // The lowest corner stands above a face, or beside it, by 1 to 1e-8.
        let lowest = q.placed(&pose(DVec3::ZERO, turn_q)).core_support(turn_p * -DVec3::Z).0;
        let gap = [1.0, 1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8][number % 9];
        let stand = (half * aside).with_z(half.z + gap) * DVec3::new(1.2, 1.2, 1.0);
        let there = pose(here.position + turn_p * stand - lowest, turn_q);
        let (p, q) = (p.at(&here), q.at(&there));
        let distance = queries::distance(&p, &q, &mut memory);
        memory.forget();
        let closest = queries::closest_points(&p, &q, &mut memory);
        memory.forget();
        let swapped = queries::distance(&q, &p, &mut memory);
        memory.forget();
        assert_eq!(closest.map_or(0.0, |it| it.distance), distance, "{number}: {p:?} {q:?}");
        assert_eq!(swapped, distance, "{number}: {p:?} {q:?}");
        if number % 11 == 0 {
            let truth = recorded(&p.placed(), &q.placed(), Dimension::Three).length.separation();
            assert_eq!(truth.unwrap_or(0.0), distance, "{number}: {p:?} {q:?}");
        }
        apart += usize::from(distance > 0.0);
    }
    assert!(apart > 3000, "{apart} of 4000 are apart");
}

/// Far from the origin a placed vertex is off by more than single precision is of the hull, so that another one than the
/// farthest of the hull is nearest. By hand: at 2³³ coordinates are multiples of 2⁻¹⁹. A and B are (1, 1)/2²⁰ − (1, 1)/2²² and
/// (1, 1)/2²⁰ + (1, −5)/2²², so that A is farther along (1, 1); but placed they are (0, 0) and (2⁻¹⁹, 0). From B to (1, 1) it is
/// √((1 − 2⁻¹⁹)² + 1), here with the digits of Python's decimal module.
#[test]
fn a_hull_is_nearest_where_roundoff_has_put_it() {
    let unit = 2_f64.powi(-22);
    let flat = |x: f64, y: f64| DVec3::new(x, y, 0.0);
    let (a, b) = (flat(3.0, 3.0) * unit, flat(5.0, -1.0) * unit);
    let behind = [flat(-0.25, 0.0), flat(0.0, -0.25), DVec3::Z * 0.25, DVec3::Z * -0.25];
    let hull = Prepared::vertices(Dimension::Three, [a, b].into_iter().chain(behind)).unwrap();
    let point = Prepared::vertices(Dimension::Three, [DVec3::ZERO]).unwrap();
    let far = 2_f64.powi(33);
    let [here, there] = [far, far + 1.0].map(|at| Pose::at(Dimension::Three, flat(at, at)));
    let (hull, point, mut memory) = (hull.at(&here), point.at(&there), Memory::default());
    assert_eq!(queries::distance(&hull, &point, &mut memory), 1.414_212_213_674_585_8);
}

/// Where products of coordinates are below the normal range, every sign is one of integers. The distance of two such hulls that
/// overlap came from the recorded algorithm with the depth, which nobody had asked for: six seconds for fourteen points and thirty.
#[test]
fn the_distance_of_tiny_shapes_that_overlap_is_zero() {
    let points = |count, sides: DVec3| {
        let hull = hull(count, DVec3::ZERO);
        let points = hull.core_vertices().unwrap().iter().map(|point| *point * sides).collect::<Vec<_>>();
        Prepared::vertices(Dimension::Three, points).unwrap()
    };
    let (p, q) = (points(14, DVec3::new(0.0, 1e-115, 1e-110)), points(30, DVec3::splat(1e-105)));
    let here = Pose::identity(Dimension::Three);
    let (p, q, mut memory) = (p.at(&here), q.at(&here), Memory::default());
    assert_eq!(queries::distance(&p, &q, &mut memory), 0.0);
    assert_eq!(queries::closest_points(&p, &q, &mut memory), None);
    assert_eq!(queries::verdict(&p, &q, &mut queries::Hint::default()), gjk::Verdict::Overlap);
}

/// Squares of numbers below 1e−162 are zero, and these shapes had a size of zero, and so no roundoff: two boxes of 1e−170
/// that overlap by a part in 1e18 were called separate. The verdict and the depth are those of the integers.
#[test]
fn tiny_shapes_have_roundoff() {
    let cuboid = |x, y, z| {
        let half_extents = DVec3::new(x, y, z);
        Prepared::new(Dimension::Three, &Shape::Cuboid { half_extents }, 0.0).unwrap()
    };
    let p = cuboid(1.077_891_112_707_963e-170, 8.506_839_299_549_84e-181, 5.989_694_651_712_989e-166);
    let q = cuboid(1.190_658_277_888_276_6e-170, 9.204_828_663_511_037e-171, 2.980_323_966_722_957e-171);
    let pose = |position: [f64; 3], turn: [f64; 4]| Pose {
        position: position.into(),
        rotation: Rotation::Quaternion(DQuat::from_array(turn)),
    };
    let here = pose(
        [0.0; 3],
        [
            -0.355_187_370_571_697_25,
            0.626_141_032_763_738_2,
            0.652_612_029_084_256_3,
            0.236_404_057_432_297_3,
        ],
    );
    let there = pose(
        [1.448_813_896_844_939_6e-170, 8.255_505_050_910_567e-171, -4.541_808_925_396_38e-171],
        [0.062_729_373_675_151_66, 0.382_046_827_654_858_4, 0.488_261_505_475_656_8, 0.782_116_327_299_096_6],
    );
    let (placed_p, placed_q) = (p.placed(&here), q.placed(&there));
    let depth = recorded(&placed_p, &placed_q, Dimension::Three).length;
    assert_eq!(depth, Length::PenetrationDepth(3.593_392_736_817_539_5e-188));
    let (p, q) = (p.at(&here), q.at(&there));
    assert_eq!(queries::verdict(&p, &q, &mut queries::Hint::default()), gjk::Verdict::Overlap);
    let found = queries::penetration(&p, &q, &mut Memory::default()).unwrap();
    assert_eq!(Length::PenetrationDepth(found.depth), depth);
}
