//! Prepared shapes whose kinds have formulas: are their lengths equal to those of the recorded algorithm and to those
//! computed on paper?
//!
//! The recorded algorithm proves its lengths of polytopes in integers, so these must be equal to the last digit.

use gjk_proximity::geometry::{Length, Pose, Prepared, Shape};
use gjk_proximity::queries::{QueryCache, closest_points, distance, penetration};
use glam::{DQuat, DVec3};

use super::{
    CURVED, Draw, Found, Kind, POLYTOPES, Pair, SPACE, all_kinds, compare_within_bounds, pairs, prepared,
    recorded, size, turned,
};

/// Pairs that overlap, and that are separate.
#[derive(Debug, Default)]
struct Counts {
    deep: u32,
    apart: u32,
}

impl Counts {
    fn add(&mut self, length: Length) {
        *(if length.penetration_depth().is_some() { &mut self.deep } else { &mut self.apart }) += 1;
    }
}

/// Computes all lengths of two polytopes, asserts that they equal those of the recorded algorithm, and returns the
/// length.
fn recorded_as_well(pair: &Pair, cache: &mut QueryCache, which: &str) -> Length {
    let [p, q] = pair.posed();
    let truth = recorded(&p.placed(), &q.placed(), SPACE).length;
    let which = format!("{which}: {:?} {:?}", p.placed(), q.placed());
    // The cache of the pair before must not change an answer.
    for _ in 0..2 {
        let Found { distance, closest, penetration } = Found::of(&p, &q, cache);
        assert_eq!(distance, truth.separation().unwrap_or(0.0), "{which}");
        assert_eq!(closest.map(|it| it.distance), truth.separation(), "{which}");
        assert_eq!(penetration.map(|it| it.depth), truth.penetration_depth(), "{which}");
        let between = closest.map(|it| (it.points, it.normal * -it.distance));
        let between = between.or(penetration.map(|it| (it.points, it.normal * it.depth)));
        let (points, along) = between.unwrap();
        let size = size(&p.placed(), &q.placed());
        let miss = (points.on_p - points.on_q - along).length();
        assert!(miss <= 1e-14 * (size + along.length()), "{miss:e} beside the normal: {which}");
        cache.forget();
    }
    truth
}

#[test]
fn of_polytopes_they_are_those_of_the_recorded_algorithm() {
    let (mut cache, mut counts) = (QueryCache::default(), Counts::default());
    for (which, pair) in pairs(17, POLYTOPES.to_vec(), &POLYTOPES, 128) {
        counts.add(recorded_as_well(&pair, &mut cache, &which));
    }
    assert!(counts.deep > 2000 && counts.apart > 2000, "{counts:?}");
}

/// Balls that are a few roundings from a touch, and up to a millionth of their size: small ones, large ones, and balls
/// far from the origin, where a coordinate has few digits left for the gap.
#[test]
fn of_balls_that_nearly_touch_they_are_those_of_the_recorded_algorithm() {
    let (mut draw, mut cache, mut counts) = (Draw::new(SPACE, 29), QueryCache::default(), Counts::default());
    for unit in [1e-6, 1.0, 1e6] {
        for away in [0.0, 1.0, 1e3, 1e6] {
            for number in 0..256 {
                let shapes = [(); 2].map(|()| draw.shape(Kind::Ball, false, unit));
                let middle = DVec3::new(1.0, -0.75, 0.5) * away * unit;
                let touching: f64 = shapes.iter().map(|ball| ball.local().radius).sum();
                // From a quarter of the last digit to 1e-6.
                let share = draw.number() * 0.25_f64.powi(number % 18) * 1e-6;
                let offset = draw.vector(1.0).normalize() * (touching * (1.0 + share));
                let poses = [middle, middle + offset].map(|position| Pose::at(SPACE, position));
                let which = format!("{number} of unit {unit}, {away} away");
                counts.add(recorded_as_well(&Pair { shapes, poses }, &mut cache, &which));
            }
        }
    }
    assert!(counts.deep > 1000 && counts.apart > 1000, "{counts:?}");
}

/// The recorded algorithm knows the length of curved shapes to within its bounds, and its search ends at a gain of 64
/// machine epsilons of the distance, like the unrecorded one: the error of both is up to a few times that, relative to
/// the size of the numbers.
#[test]
fn of_curved_shapes_they_lie_within_the_bounds_of_the_recorded_algorithm() {
    let (mut cache, mut counts) = (QueryCache::default(), Counts::default());
    for (which, pair) in pairs(4, all_kinds(), &CURVED, 24) {
        let ([p, q], [placed_p, placed_q]) = (pair.posed(), pair.placed());
        let truth = recorded(&placed_p, &placed_q, SPACE);
        cache.forget();
        let found = Found::of(&p, &q, &mut cache);
        let which = format!("{which}: {placed_p:?} {placed_q:?}");
        compare_within_bounds(&truth, &found, size(&placed_p, &placed_q), &which);
        counts.add(truth.length);
    }
    assert!(counts.deep > 100 && counts.apart > 100, "{counts:?}");
}

/// If Q moves along the normal of the closest points by less than the distance, the same points stay the closest, so
/// the remaining distance is known up to the roundoff of the positions.
#[test]
fn towards_a_touch_the_distance_of_curved_shapes_lessens_by_the_way() {
    let (mut cache, mut count) = (QueryCache::default(), 0);
    let of_q = [&CURVED[..], &[Kind::Box, Kind::Hull, Kind::Capsule, Kind::Ball]].concat();
    for (which, mut pair) in pairs(9, CURVED.to_vec(), &of_q, 48) {
        pair.poses[1].position += pair.poses[1].position - pair.poses[0].position;
        for left in [1e-2, 1e-5, 1e-8] {
            let [p, q] = pair.posed();
            let size = size(&p.placed(), &q.placed());
            let Some(found) = closest_points(&p, &q, &mut cache) else { break };
            let left = left * size;
            if found.distance <= left {
                break;
            }
            pair.poses[1].position -= found.normal * (found.distance - left);
            cache.forget();
            let [p, q] = pair.posed();
            let length = distance(&p, &q, &mut cache);
            assert!(
                (length - left).abs() <= 64.0 * f64::EPSILON * (size + found.distance),
                "{length} is not {left}: {which}"
            );
            count += 1;
        }
    }
    assert!(count > 2000, "{count} pairs only");
}

/// A cube of half side 1, turned and moved.
fn cube_at(x: f64, turn: DQuat) -> (Prepared, Pose) {
    (prepared(&Shape::Cuboid { half_extents: DVec3::ONE }, 0.0), turned(DVec3::X * x, turn))
}

/// The turn with the cosine 3/5 and the sine 4/5 about the z axis after that about the x axis takes the axes to (0.6,
/// 0.8, 0), (−0.48, 0.36, 0.8) and (0.64, −0.48, 0.6). So Q extends 0.6 + 0.48 + 0.64 = 1.72 along x, and at 2.5 its
/// depth in the face x = 1 is 1 + 1.72 − 2.5 = 0.22; each of the other fourteen axes gives at least 0.6.
#[test]
fn a_corner_in_a_face_by_hand() {
    let half = 0.6_f64.acos() / 2.0;
    let turn = DQuat::from_rotation_z(2.0 * half) * DQuat::from_rotation_x(2.0 * half);
    let ((p, at_p), (q, at_q)) = (cube_at(0.0, DQuat::IDENTITY), cube_at(2.5, turn));
    let found = penetration(&p.at(&at_p), &q.at(&at_q), &mut QueryCache::default()).unwrap();
    assert!((found.depth - 0.22).abs() < 4e-15, "{found:?}");
    assert!(found.normal.distance(DVec3::X) < 1e-15, "{found:?}");
    // The first axis less, the second more, the third less: 2.5 − 1.72, −0.8 + 0.36 + 0.48 and 0.8 − 0.6.
    let corner = DVec3::new(0.78, 0.04, 0.2);
    assert!(found.points.on_q.distance(corner) < 4e-15, "{found:?}");
    assert!(found.points.on_p.distance(corner.with_x(1.0)) < 4e-15, "{found:?}");
    let turned = penetration(&q.at(&at_q), &p.at(&at_p), &mut QueryCache::default()).unwrap();
    assert!(
        (turned.depth - found.depth).abs() < 4e-15 && turned.normal.dot(found.normal) < 0.0,
        "{turned:?}"
    );
}

/// A cube turned by an eighth about z has an edge along z at x = √2, one turned so about y an edge along y at x = 2.5 −
/// √2: they are perpendicular and cross, 2√2 − 2.5 deep.
#[test]
fn an_edge_across_an_edge_by_hand() {
    let eighth = std::f64::consts::FRAC_PI_4;
    let (p, at_p) = cube_at(0.0, DQuat::from_rotation_z(eighth));
    let (q, at_q) = cube_at(2.5, DQuat::from_rotation_y(eighth));
    let (p, q, mut cache) = (p.at(&at_p), q.at(&at_q), QueryCache::default());
    let found = penetration(&p, &q, &mut cache).unwrap();
    let root = 2.0_f64.sqrt();
    assert!((found.depth - (2.0 * root - 2.5)).abs() < 4e-15, "{found:?}");
    assert!(found.normal.distance(DVec3::X) < 1e-15, "{found:?}");
    assert!(found.points.on_p.distance(DVec3::X * root) < 4e-15, "{found:?}");
    assert!(found.points.on_q.distance(DVec3::X * (2.5 - root)) < 4e-15, "{found:?}");
    // At 3 they are separated by 3 − 2√2, with the same closest points.
    let (q, at_q) = cube_at(3.0, DQuat::from_rotation_y(eighth));
    let apart = closest_points(&p, &q.at(&at_q), &mut cache).unwrap();
    assert!((apart.distance - (3.0 - 2.0 * root)).abs() < 4e-15, "{apart:?}");
    assert!(apart.points.on_q.distance(DVec3::X * (3.0 - root)) < 4e-15, "{apart:?}");
}

/// Two cylinders of radius 1 and half height 2, one along z, one along y: the walls face each other along x, at 5 − 1 −
/// 1. A ball of radius 1/2 over a rim: 3 outside it and 4 above, at 5 − 1/2.
#[test]
fn curved_shapes_by_hand() {
    let cylinder = prepared(&Shape::Cylinder { half_height: 2.0, radius: 1.0 }, 0.0);
    let quarter = DQuat::from_rotation_x(std::f64::consts::FRAC_PI_2);
    let across = turned(DVec3::X * 5.0, quarter);
    let (here, mut cache) = (Pose::identity(SPACE), QueryCache::default());
    let walls = distance(&cylinder.at(&here), &cylinder.at(&across), &mut cache);
    assert!((walls - 3.0).abs() < 1e-13, "{walls}");
    let ball = prepared(&Shape::Ball { radius: 0.5 }, 0.0);
    let over = Pose::at(SPACE, DVec3::new(0.0, 4.0, 6.0));
    let rim = distance(&cylinder.at(&here), &ball.at(&over), &mut cache);
    assert!((rim - 4.5).abs() < 1e-13, "{rim}");
}
