//! Prepared shapes whose kinds have formulas: are their lengths equal to those of the recorded algorithm and to those
//! computed on paper?
//!
//! The recorded algorithm proves its lengths of polytopes in integers, so these must be equal to the last digit.

use gjk_sandbox::geometry::{Convex, Dimension, Length, Measurement, Pose, Prepared, Rotation, Shape};
use gjk_sandbox::gjk::{self, Algorithm, Query, Settings};
use gjk_sandbox::queries::{QueryCache, closest_points, distance, penetration};
use glam::{DQuat, DVec3};
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64;

use crate::untraced_lengths::size;

const SPACE: Dimension = Dimension::Three;

fn recorded(p: &Convex<DVec3>, q: &Convex<DVec3>) -> Measurement {
    let settings = Settings { algorithm: Algorithm::Distance, ..Settings::default() };
    gjk::decide(&Query { p, q, dimension: SPACE, settings }).measurement.unwrap()
}

/// A kind of shape, with its radius.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    Box,
    /// A box that is a millionth as deep as it is wide.
    Plate,
    /// A box without a depth.
    Rectangle,
    RoundedBox,
    Ball,
    Point,
    Capsule,
    Hull,
    Cylinder,
    Cone,
    Ellipsoid,
    RoundedCylinder,
}

pub(crate) const POLYTOPES: [Kind; 8] = [
    Kind::Box,
    Kind::Plate,
    Kind::Rectangle,
    Kind::RoundedBox,
    Kind::Ball,
    Kind::Point,
    Kind::Capsule,
    Kind::Hull,
];

pub(crate) const CURVED: [Kind; 4] = [Kind::Cylinder, Kind::Cone, Kind::Ellipsoid, Kind::RoundedCylinder];

/// Draws pairs, including pairs that lie exactly side by side.
pub(crate) struct Draw(pub(crate) Pcg64);

impl Draw {
    fn number(&mut self) -> f64 {
        self.0.random_range(-1.0..1.0)
    }

    fn vector(&mut self) -> DVec3 {
        DVec3::new(self.number(), self.number(), self.number())
    }

    /// Between 1/4 and 3/2; one of a few binary numbers if `on_grid`.
    fn length(&mut self, on_grid: bool) -> f64 {
        let length = self.0.random_range(0.25..1.5);
        if on_grid { (length * 4.0_f64).round() / 4.0 } else { length }
    }

    fn shape(&mut self, kind: Kind, on_grid: bool, unit: f64) -> Prepared {
        let [x, y, z] = [(); 3].map(|()| self.length(on_grid) * unit);
        let half_extents = DVec3::new(x, y, z);
        let rounding = if matches!(kind, Kind::RoundedBox | Kind::RoundedCylinder) { 0.125 * x } else { 0.0 };
        let shape = match kind {
            Kind::Box | Kind::RoundedBox => Shape::Cuboid { half_extents },
            Kind::Plate => Shape::Cuboid { half_extents: half_extents * DVec3::new(1e-6, 1.0, 1.0) },
            Kind::Rectangle => Shape::Cuboid { half_extents: half_extents.with_y(0.0) },
            Kind::Ball => Shape::Ball { radius: x },
            Kind::Point => Shape::Points(vec![half_extents]),
            Kind::Capsule => Shape::Capsule { a: DVec3::Z * -x, b: DVec3::Z * x, radius: 0.5 * y },
            Kind::Hull => Shape::Points((0..24).map(|_| self.vector().normalize() * half_extents).collect()),
            Kind::Cylinder | Kind::RoundedCylinder => Shape::Cylinder { half_height: x, radius: y },
            Kind::Cone => Shape::Cone { half_height: x, radius: y },
            Kind::Ellipsoid => Shape::Ellipsoid { semi_axes: half_extents },
        };
        Prepared::new(SPACE, &shape, rounding).unwrap()
    }

    fn turn(&mut self) -> DQuat {
        DQuat::from_scaled_axis(self.vector() * 3.0)
    }

    /// Two shapes with their poses: on a grid, rotated about one axis, equal, parallel, small, large, far away, or
    /// random.
    pub(crate) fn pair(&mut self, kinds: [Kind; 2], number: u32) -> ([Prepared; 2], [Pose; 2]) {
        let on_grid = number.is_multiple_of(8);
        let unit = match number % 16 {
            3 => 1e-6,
            5 => 1e6,
            _ => 1.0,
        };
        let mut shapes = kinds.map(|kind| self.shape(kind, on_grid, unit));
        if number % 32 == 7 {
            shapes[1] = shapes[0].clone();
        }
        let mut poses = [0, 1].map(|_| {
            let at = self.vector() * 1.5;
            let at = if on_grid { (at * 4.0).round() / 4.0 } else { at };
            let away = if number % 8 == 6 { DVec3::splat(1e3) } else { DVec3::ZERO };
            let turn = match number % 8 {
                0 => DQuat::IDENTITY,
                1 => DQuat::from_rotation_z(self.number()),
                _ => self.turn(),
            };
            Pose { position: (at + away) * unit, rotation: Rotation::Quaternion(turn) }
        });
        match number % 64 {
            15 => poses[1] = poses[0],
            23 | 39 => poses[1].rotation = poses[0].rotation,
            _ => {}
        }
        (shapes, poses)
    }
}

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
fn recorded_as_well(
    shapes: &[Prepared; 2],
    poses: &[Pose; 2],
    cache: &mut QueryCache,
    which: &str,
) -> Length {
    let [p, q] = [0, 1].map(|side| shapes[side].at(&poses[side]));
    let truth = recorded(&p.placed(), &q.placed()).length;
    let which = format!("{which}: {:?} {:?}", p.placed(), q.placed());
    // The cache of the pair before must not change an answer.
    for _ in 0..2 {
        let length = distance(&p, &q, cache);
        assert_eq!(length, truth.separation().unwrap_or(0.0), "{which}");
        let closest = closest_points(&p, &q, cache);
        assert_eq!(closest.map(|it| it.distance), truth.separation(), "{which}");
        let overlap = penetration(&p, &q, cache);
        assert_eq!(overlap.map(|it| it.depth), truth.penetration_depth(), "{which}");
        let between = closest.map(|it| (it.points, it.normal * -it.distance));
        let between = between.or(overlap.map(|it| (it.points, it.normal * it.depth)));
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
    let (mut draw, mut cache, mut counts) =
        (Draw(Pcg64::seed_from_u64(17)), QueryCache::default(), Counts::default());
    for p_kind in POLYTOPES {
        for q_kind in POLYTOPES {
            for number in 0..128 {
                let (shapes, poses) = draw.pair([p_kind, q_kind], number);
                let which = format!("{p_kind:?} and {q_kind:?} {number}");
                counts.add(recorded_as_well(&shapes, &poses, &mut cache, &which));
            }
        }
    }
    assert!(counts.deep > 2000 && counts.apart > 2000, "{counts:?}");
}

/// Balls that are a few roundings from a touch, and up to a millionth of their size: small ones, large ones, and balls
/// far from the origin, where a coordinate has few digits left for the gap.
#[test]
fn of_balls_that_nearly_touch_they_are_those_of_the_recorded_algorithm() {
    let (mut draw, mut cache, mut counts) =
        (Draw(Pcg64::seed_from_u64(29)), QueryCache::default(), Counts::default());
    for unit in [1e-6, 1.0, 1e6] {
        for away in [0.0, 1.0, 1e3, 1e6] {
            for number in 0..256 {
                let shapes = [(); 2].map(|()| draw.shape(Kind::Ball, false, unit));
                let middle = DVec3::new(1.0, -0.75, 0.5) * away * unit;
                let touching: f64 = shapes.iter().map(|ball| ball.local().radius).sum();
                // From a quarter of the last digit to 1e-6.
                let share = draw.number() * 0.25_f64.powi(number % 18) * 1e-6;
                let offset = draw.vector().normalize() * (touching * (1.0 + share));
                let poses = [middle, middle + offset].map(|position| Pose::at(SPACE, position));
                let which = format!("{number} of unit {unit}, {away} away");
                counts.add(recorded_as_well(&shapes, &poses, &mut cache, &which));
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
    let (mut draw, mut cache, mut counts) =
        (Draw(Pcg64::seed_from_u64(4)), QueryCache::default(), Counts::default());
    for p_kind in CURVED.into_iter().chain(POLYTOPES) {
        for q_kind in CURVED {
            for number in 0..24 {
                let (shapes, poses) = draw.pair([p_kind, q_kind], number);
                let [p, q] = [0, 1].map(|side| shapes[side].at(&poses[side]));
                let truth = recorded(&p.placed(), &q.placed());
                let which = format!("{p_kind:?} and {q_kind:?} {number}: {:?} {:?}", p.placed(), q.placed());
                let size = size(&p.placed(), &q.placed());
                let slack = 256.0 * f64::EPSILON * size;
                cache.forget();
                let length = distance(&p, &q, &mut cache);
                let depth = penetration(&p, &q, &mut cache).map_or(0.0, |it| it.depth);
                let [lower, upper] = truth.bounds;
                if truth.length.separation().is_some() {
                    assert!(
                        lower - slack <= length && length <= upper + slack,
                        "{length} {truth:?}: {which}"
                    );
                    assert!(depth <= slack, "{depth}: {which}");
                    counts.apart += 1;
                } else {
                    assert!(lower - slack <= depth && depth <= upper + slack, "{depth} {truth:?}: {which}");
                    assert!(length <= slack, "{length}: {which}");
                    counts.deep += 1;
                }
            }
        }
    }
    assert!(counts.deep > 100 && counts.apart > 100, "{counts:?}");
}

/// If Q moves along the normal of the closest points by less than the distance, the same points stay the closest, so
/// the remaining distance is known up to the roundoff of the positions.
#[test]
fn towards_a_touch_the_distance_of_curved_shapes_lessens_by_the_way() {
    let (mut draw, mut cache, mut count) = (Draw(Pcg64::seed_from_u64(9)), QueryCache::default(), 0);
    for p_kind in CURVED {
        for q_kind in CURVED.into_iter().chain([Kind::Box, Kind::Hull, Kind::Capsule, Kind::Ball]) {
            for number in 0..48 {
                let (shapes, mut poses) = draw.pair([p_kind, q_kind], number);
                poses[1].position += poses[1].position - poses[0].position;
                for left in [1e-2, 1e-5, 1e-8] {
                    let [p, q] = [0, 1].map(|side| shapes[side].at(&poses[side]));
                    let size = size(&p.placed(), &q.placed());
                    let Some(found) = closest_points(&p, &q, &mut cache) else { break };
                    let left = left * size;
                    if found.distance <= left {
                        break;
                    }
                    poses[1].position -= found.normal * (found.distance - left);
                    cache.forget();
                    let [p, q] = [0, 1].map(|side| shapes[side].at(&poses[side]));
                    let length = distance(&p, &q, &mut cache);
                    let which = format!("{p_kind:?} and {q_kind:?} {number}");
                    assert!(
                        (length - left).abs() <= 64.0 * f64::EPSILON * (size + found.distance),
                        "{length} is not {left}: {which}"
                    );
                    count += 1;
                }
            }
        }
    }
    assert!(count > 2000, "{count} pairs only");
}

/// A cube of half side 1, turned and moved.
fn cube_at(x: f64, turn: DQuat) -> (Prepared, Pose) {
    let cube = Prepared::new(SPACE, &Shape::Cuboid { half_extents: DVec3::ONE }, 0.0).unwrap();
    (cube, Pose { position: DVec3::X * x, rotation: Rotation::Quaternion(turn) })
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
    let cylinder = Prepared::new(SPACE, &Shape::Cylinder { half_height: 2.0, radius: 1.0 }, 0.0).unwrap();
    let quarter = DQuat::from_rotation_x(std::f64::consts::FRAC_PI_2);
    let across = Pose { position: DVec3::X * 5.0, rotation: Rotation::Quaternion(quarter) };
    let (here, mut cache) = (Pose::identity(SPACE), QueryCache::default());
    let walls = distance(&cylinder.at(&here), &cylinder.at(&across), &mut cache);
    assert!((walls - 3.0).abs() < 1e-13, "{walls}");
    let ball = Prepared::new(SPACE, &Shape::Ball { radius: 0.5 }, 0.0).unwrap();
    let over = Pose::at(SPACE, DVec3::new(0.0, 4.0, 6.0));
    let rim = distance(&cylinder.at(&here), &ball.at(&over), &mut cache);
    assert!((rim - 4.5).abs() < 1e-13, "{rim}");
}
