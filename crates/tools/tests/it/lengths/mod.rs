//! The lengths for other programs, without a trace: pairs of prepared shapes of all kinds, and the lengths that the
//! recorded algorithm has for them.

mod by_kind;
mod depths;
mod distances;
mod last_digits;
mod level_boxes;
mod untraced;

use allocation_counter::measure;
use gjk_proximity::geometry::{
    Body, Convex, Dimension, Measurement, Pose, Posed, Prepared, Rotation, Shape, WitnessPoints,
};
use gjk_proximity::internal::core_support_point;
use gjk_proximity::queries::{self, ClosestPoints, Penetration, QueryCache};
use glam::{DQuat, DVec3};
use rand::RngExt as _;

use crate::distance::outcome;
use crate::families::Draw;
use crate::shapes::spiral;

const SPACE: Dimension = Dimension::Three;

fn prepared(shape: &Shape, rounding: f64) -> Prepared {
    Prepared::new(SPACE, shape, rounding).unwrap()
}

fn turned(position: DVec3, turn: DQuat) -> Pose {
    Pose { position, rotation: Rotation::Quaternion(turn) }
}

/// Two shapes with their poses.
#[derive(Debug)]
struct Pair {
    shapes: [Prepared; 2],
    poses: [Pose; 2],
}

impl Pair {
    fn of_bodies(bodies: &[Body; 2]) -> Self {
        Self { shapes: bodies.each_ref().map(Prepared::of_body), poses: bodies.each_ref().map(Body::pose) }
    }

    fn posed(&self) -> [Posed<'_>; 2] {
        [0, 1].map(|side| self.shapes[side].at(self.poses[side]))
    }

    fn placed(&self) -> [Convex<DVec3>; 2] {
        self.posed().map(|shape| shape.placed())
    }
}

fn recorded(p: &Convex<DVec3>, q: &Convex<DVec3>, dimension: Dimension) -> Measurement {
    outcome(p, q, dimension).measurement.unwrap()
}

/// The size of the numbers that go into a pair.
fn size(p: &Convex<DVec3>, q: &Convex<DVec3>) -> f64 {
    DVec3::AXES.iter().flat_map(|axis| [*axis, -*axis]).fold(0.0, |size, axis| {
        let support = core_support_point(p, q, axis);
        size.max(support.on_p.abs().max_element()).max(support.on_q.abs().max_element())
    })
}

/// Whether a point lies in a shape, up to roundoff: it is outside no support plane of a few hundred directions.
fn holds(shape: &Convex<DVec3>, point: DVec3, tolerance: f64) -> bool {
    (0..300).all(|number| {
        let direction = spiral(number, 300);
        (point - shape.support(direction).0).dot(direction) <= tolerance
    })
}

/// The allocations of a call.
fn allocations<T>(call: impl FnOnce() -> T) -> u64 {
    measure(|| {
        call();
    })
    .count_total
}

/// A point in each shape, up to a tolerance, and from one to the other this way.
fn points_hold([p, q]: [&Convex<DVec3>; 2], points: WitnessPoints, way: DVec3, tolerance: f64, which: &str) {
    let miss = (points.on_p - points.on_q - way).length();
    assert!(miss <= tolerance, "{which}: the points are {miss:e} beside the normal: {p:?} {q:?}");
    assert!(holds(p, points.on_p, tolerance), "{which}: a point beside P: {p:?} {q:?}");
    assert!(holds(q, points.on_q, tolerance), "{which}: a point beside Q: {p:?} {q:?}");
}

/// The three lengths of a pair.
struct Found {
    distance: f64,
    closest: Option<ClosestPoints>,
    penetration: Option<Penetration>,
}

impl Found {
    fn of(p: &Posed<'_>, q: &Posed<'_>, cache: &mut QueryCache) -> Self {
        Self {
            distance: queries::distance(p, q, cache),
            closest: queries::closest_points(p, q, cache),
            penetration: queries::penetration(p, q, cache),
        }
    }
}

/// Compares lengths of curved shapes with the bounds of the recorded algorithm. Both searches end at a gain of 64
/// machine epsilons of the distance, so both errors are up to a few times that, relative to the size of the numbers.
fn compare_within_bounds(truth: &Measurement, found: &Found, size: f64, which: &str) {
    let Measurement { length, bounds: [lower, upper], .. } = *truth;
    let slack = 256.0 * f64::EPSILON * size;
    let within = |length: f64| lower - slack <= length && length <= upper + slack;
    let depth = found.penetration.map_or(0.0, |it| it.depth);
    let (measured, other) =
        if length.separation().is_some() { (found.distance, depth) } else { (depth, found.distance) };
    assert!(within(measured), "{which}: {measured} of {length:?}");
    assert!(other <= slack, "{which}: {other} in {length:?}");
    let closest = found.closest.map_or(0.0, |it| it.distance);
    assert!((closest - found.distance).abs() <= slack.max(upper - lower), "{which}: {closest}");
}

/// A hull of points on an ellipsoid, by a spiral.
fn hull(count: u32, at: DVec3) -> Convex<DVec3> {
    let axes = DVec3::new(1.3, 0.9, 1.0);
    Convex::vertices((0..count).map(|number| at + axes * spiral(number, count))).unwrap()
}

/// A kind of shape, with its radius.
#[derive(Clone, Copy, Debug)]
enum Kind {
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

const POLYTOPES: [Kind; 8] = [
    Kind::Box,
    Kind::Plate,
    Kind::Rectangle,
    Kind::RoundedBox,
    Kind::Ball,
    Kind::Point,
    Kind::Capsule,
    Kind::Hull,
];

const CURVED: [Kind; 4] = [Kind::Cylinder, Kind::Cone, Kind::Ellipsoid, Kind::RoundedCylinder];

/// Draws this many pairs of each two kinds, each with words that identify it.
fn pairs(seed: u64, of_p: Vec<Kind>, of_q: &[Kind], count: u32) -> impl Iterator<Item = (String, Pair)> {
    let mut draw = Draw::new(SPACE, seed);
    let kinds = of_p.into_iter().flat_map(move |p| of_q.iter().map(move |q| [p, *q]));
    let numbered = kinds.flat_map(move |kinds| (0..count).map(move |number| (kinds, number)));
    numbered.map(move |(kinds, number)| {
        (format!("{:?} and {:?} {number}", kinds[0], kinds[1]), draw.pair_of_kinds(kinds, number))
    })
}

/// All kinds, the curved ones first.
fn all_kinds() -> Vec<Kind> {
    CURVED.into_iter().chain(POLYTOPES).collect()
}

impl Draw {
    /// Between 1/4 and 3/2; one of a few binary numbers if `on_grid`.
    fn length(&mut self, on_grid: bool) -> f64 {
        let length = self.rng.random_range(0.25..1.5);
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
            Kind::Hull => {
                Shape::Points((0..24).map(|_| self.vector(1.0).normalize() * half_extents).collect())
            }
            Kind::Cylinder | Kind::RoundedCylinder => Shape::Cylinder { half_height: x, radius: y },
            Kind::Cone => Shape::Cone { half_height: x, radius: y },
            Kind::Ellipsoid => Shape::Ellipsoid { semi_axes: half_extents },
        };
        prepared(&shape, rounding)
    }

    /// Two shapes with their poses: on a grid, rotated about one axis, equal, parallel, small, large, far away, or
    /// random.
    fn pair_of_kinds(&mut self, kinds: [Kind; 2], number: u32) -> Pair {
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
            let at = self.vector(1.5);
            let at = if on_grid { (at * 4.0).round() / 4.0 } else { at };
            let away = if number % 8 == 6 { DVec3::splat(1e3) } else { DVec3::ZERO };
            let turn = match number % 8 {
                0 => DQuat::IDENTITY,
                1 => DQuat::from_rotation_z(self.number()),
                _ => self.turn(),
            };
            turned((at + away) * unit, turn)
        });
        match number % 64 {
            15 => poses[1] = poses[0],
            23 | 39 => poses[1].rotation = poses[0].rotation,
            _ => {}
        }
        Pair { shapes, poses }
    }
}
