//! Bounds on curved lengths, row by row, against support values of fifty digits.
//!
//! The numbers come from integers alone: every f64 is an integer times a power of two, a root is a root of an integer,
//! and no arithmetic of the crate is used. The test finds the smallest support value of P ⊖ Q among all directions of
//! the run and hundreds of others, and then descends from the best of these with fifty digits. A lower bound on the
//! depth above it is false, and so is an upper bound below it; a distance is minus that value.
//!
//! `CURVED_PAIRS=10000 cargo test --test it stepped_bounds` checks as many pairs.

use dashu_int::IBig;
use dashu_int::ops::{SquareRoot as _, UnsignedAbs as _};
use gjk_proximity::epa;
use gjk_proximity::geometry::{Convex, Core, Dimension, Length, Prepared, Shape};
use gjk_proximity::gjk::{self, Algorithm, Approach, Event, Query, Settings, Trace};
use glam::{DVec2, DVec3};
use rand::RngExt as _;

use crate::families::Draw;
use crate::shapes::{downhill, spiral};

/// The number of binary digits after the point, for shapes of the size one.
const DIGITS: i32 = 200;

/// Directions that are tried before the best of them are followed.
const TRIED: u32 = 300;

/// Directions of the run that are compared with the least support value, from the best one on.
const NEAR: usize = 24;

/// A finite number as an integer and the exponent of its power of two.
fn parts(number: f64) -> (IBig, i32) {
    let bits = number.to_bits();
    let exponent = i32::try_from(bits >> 52 & 0x7ff).unwrap();
    let fraction = bits & ((1 << 52) - 1);
    let magnitude = IBig::from(if exponent == 0 { fraction } else { fraction | 1 << 52 });
    (if number < 0.0 { -magnitude } else { magnitude }, exponent.max(1) - 1075)
}

/// A number times `2^digits`, cut off.
fn fixed(number: f64, digits: i32) -> IBig {
    let (integer, exponent) = parts(number);
    let shift = exponent + digits;
    if shift >= 0 {
        integer << usize::try_from(shift).unwrap()
    } else {
        integer >> usize::try_from(-shift).unwrap()
    }
}

fn root(square: &IBig) -> IBig {
    square.unsigned_abs().sqrt().into()
}

/// A pair whose support values are computed with `digits` binary digits after the point.
struct Wide<'a> {
    shapes: [&'a Convex<DVec3>; 2],
    digits: i32,
}

impl<'a> Wide<'a> {
    fn new(shapes: [&'a Convex<DVec3>; 2], scale: f64) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "it is a small number")]
        let exponent = scale.log2().floor() as i32;
        Self { shapes, digits: DIGITS - exponent }
    }

    fn of(&self, number: f64) -> IBig {
        fixed(number, self.digits)
    }

    /// The product of a vector of the shape and a direction with [`DIGITS`].
    fn dot(&self, vector: DVec3, direction: &[IBig; 3]) -> IBig {
        let sum: IBig =
            vector.to_array().iter().zip(direction).map(|(part, along)| self.of(*part) * along).sum();
        sum >> usize::try_from(DIGITS).unwrap()
    }

    fn across(&self, axes: &[DVec3], direction: &[IBig; 3]) -> IBig {
        root(&axes.iter().map(|axis| self.dot(*axis, direction)).map(|part| &part * &part).sum::<IBig>())
    }

    fn value_of(&self, shape: &Convex<DVec3>, direction: &[IBig; 3]) -> IBig {
        match &shape.core {
            Core::Vertices(vertices) => {
                vertices.iter().map(|vertex| self.dot(*vertex, direction)).max().unwrap()
            }
            Core::Ellipsoid { center, semi_axes } => {
                self.dot(*center, direction) + self.across(semi_axes, direction)
            }
            Core::Cylinder { center, half_axis, radii } => {
                let along = self.dot(*half_axis, direction);
                let along = if along < IBig::ZERO { -along } else { along };
                self.dot(*center, direction) + along + self.across(radii, direction)
            }
            Core::Cone { apex, base, radii } => {
                let rim = self.dot(*base, direction) + self.across(radii, direction);
                self.dot(*apex, direction).max(rim)
            }
        }
    }

    /// The support value of the cores along a unit vector in this direction.
    fn cores(&self, direction: DVec3) -> IBig {
        let along = direction.to_array().map(|part| fixed(part, DIGITS));
        let opposite = along.each_ref().map(|part| -part);
        let length = root(&along.iter().map(|part| part * part).sum::<IBig>());
        let value = self.value_of(self.shapes[0], &along) + self.value_of(self.shapes[1], &opposite);
        (value << usize::try_from(DIGITS).unwrap()) / length
    }

    fn radii(&self) -> IBig {
        self.shapes.iter().map(|shape| self.of(shape.radius)).sum()
    }

    /// The least value downhill from a direction.
    fn downhill(&self, mut normal: DVec3, is_flat: bool) -> IBig {
        let mut best = self.cores(normal);
        let mut step = 1e-7;
        while step > 1e-17 {
            let (s, t) = normal.any_orthonormal_pair();
            let ways = if is_flat {
                let along = DVec3::new(-normal.y, normal.x, 0.0);
                vec![along, -along]
            } else {
                vec![s, -s, t, -t, s + t, s - t, t - s, -s - t]
            };
            let mut ways = ways.into_iter().map(|way| normal + way * step).map(|way| (self.cores(way), way));
            match ways.find(|(value, _)| *value < best) {
                Some(better) => (best, normal, step) = (better.0, better.1.normalize(), step * 2.0),
                None => step *= 0.1,
            }
        }
        best
    }
}

/// The support value of the cores, rounded.
fn rough(shapes: [&Convex<DVec3>; 2], normal: DVec3) -> f64 {
    (shapes[0].core_support(normal).0 - shapes[1].core_support(-normal).0).dot(normal.normalize())
}

/// The best of the tried directions, each with its rounded value.
fn tried(shapes: [&Convex<DVec3>; 2], is_flat: bool) -> Vec<(f64, DVec3)> {
    let direction = |number: u32| {
        if is_flat {
            let (sin, cos) = ((f64::from(number) + 0.5) / f64::from(TRIED) * std::f64::consts::TAU).sin_cos();
            return DVec3::new(cos, sin, 0.0);
        }
        spiral(number, TRIED)
    };
    let mut all: Vec<(f64, DVec3)> =
        (0..TRIED).map(direction).map(|normal| (rough(shapes, normal), normal)).collect();
    all.sort_by(|one, other| one.0.total_cmp(&other.0));
    all.truncate(3);
    let refined = all.into_iter().map(|(_, start)| downhill(|way| rough(shapes, way), start, is_flat, 1e-6));
    refined.collect()
}

/// A bound of a row.
struct Bound {
    place: String,
    value: f64,
    /// Whether it is a lower bound.
    is_least: bool,
    /// Whether it is on the shapes, and not on their cores.
    has_radii: bool,
    /// Whether it is on the depth.
    is_depth: bool,
}

/// All bounds of a run, and all its directions.
fn bounds_of(trace: &Trace) -> (Vec<Bound>, Vec<DVec3>) {
    let (mut all, mut directions) = (Vec::new(), Vec::new());
    let mut add = |place: &str, step: usize, [least, most]: [f64; 2], is_depth: bool, has_radii: bool| {
        for (value, is_least) in [(least, true), (most, false)] {
            // A bound of zero states nothing.
            if value.is_finite() && !(is_least && value <= 0.0) {
                let place =
                    format!("{place} at {step}: {} {value:e}", if is_least { "least" } else { "most" });
                all.push(Bound { place, value, is_least, has_radii, is_depth });
            }
        }
    };
    for (step, event) in trace.events.iter().enumerate() {
        match event {
            Event::Supported(supported) => directions.push(supported.direction),
            Event::Approached(Approach { bounds, core_bounds, .. }) => {
                add("approached", step, *bounds, false, true);
                add("approached cores", step, *core_bounds, false, false);
            }
            Event::Epa(
                epa::EpaEvent::Seeded(epa::Seeded { facets, .. })
                | epa::EpaEvent::Expanded(epa::Expanded { added: facets, .. }),
            ) => {
                directions.extend(facets.iter().map(|facet| facet.normal));
            }
            Event::Epa(epa::EpaEvent::Probed(epa::Probed { bounds, core_bounds, .. })) => {
                add("polytope", step, *bounds, true, true);
                add("polytope of cores", step, *core_bounds, true, false);
            }
            Event::Measured(measurement) => {
                let is_depth = matches!(measurement.length, Length::PenetrationDepth(_));
                directions.push(measurement.normal);
                add("measured", step, measurement.bounds, is_depth, true);
            }
            _ => {}
        }
    }
    directions.retain(|direction| direction.is_finite() && *direction != DVec3::ZERO);
    (all, directions)
}

/// The false bounds of a run.
fn false_bounds(trace: &Trace, shapes: [&Convex<DVec3>; 2], scale: f64) -> Vec<String> {
    let is_flat = trace.dimension == Dimension::Two;
    let wide = Wide::new(shapes, scale);
    let (bounds, mut directions) = bounds_of(trace);
    // By powers of two, which change no digit: along an edge of the shapes the last one matters.
    for direction in &mut directions {
        *direction *= (-direction.abs().max_element().log2().floor()).exp2();
    }
    let mut known: Vec<(f64, DVec3)> =
        directions.iter().map(|normal| (rough(shapes, *normal), *normal)).collect();
    known.sort_by(|one, other| one.0.total_cmp(&other.0));
    // Roundoff hides which of these is the least.
    let noise = 1e-13 * (shapes[0].core_size() + shapes[1].core_size());
    let mut starts = tried(shapes, is_flat);
    starts.extend(known.first());
    let most = starts.iter().map(|(value, _)| *value).fold(f64::INFINITY, f64::min) + noise;
    let near = known
        .iter()
        .take_while(|(value, _)| *value <= most)
        .take(NEAR)
        .map(|(_, normal)| wide.cores(*normal));
    let starts = starts.iter().filter(|(value, _)| *value <= most);
    let least = starts.map(|(_, normal)| wide.downhill(*normal, is_flat)).chain(near).min().unwrap();
    let with_radii = &least + wide.radii();
    let is_false = |bound: &Bound| {
        let least = if bound.has_radii { &with_radii } else { &least };
        let length = if bound.is_depth { least.clone() } else { -least };
        let value = wide.of(bound.value);
        if bound.is_least { value > length + IBig::ONE } else { value + IBig::ONE < length }
    };
    bounds
        .iter()
        .filter(|bound| is_false(bound))
        .map(|bound| {
            let digits = |number: &IBig| number.to_f64().value() * f64::from(-wide.digits).exp2();
            format!(
                "{}; the least value is {:e}, {:e} with radii",
                bound.place,
                digits(&least),
                digits(&with_radii)
            )
        })
        .collect()
}

impl Draw {
    /// A shape of every kind, of which four are curved.
    fn stepped_shape(&mut self, kind: u32, unit: f64) -> Prepared {
        let [x, y, z] = [(); 3].map(|()| self.rng.random_range(0.2..1.5) * unit);
        let is_flat = self.dimension == Dimension::Two;
        let shape = match (kind, is_flat) {
            (0..=3, true) => Shape::Ellipse { semi_axes: DVec2::new(x, y) },
            (0, false) => Shape::Cylinder { half_height: x, radius: y },
            (1, false) => Shape::Cone { half_height: x, radius: y },
            (2, false) => Shape::Ellipsoid { semi_axes: DVec3::new(x, y, z) },
            (3, false) => Shape::Ellipsoid { semi_axes: DVec3::new(x, 20.0 * y, z) },
            (4, _) => Shape::Points((0..7).map(|_| self.vector(unit)).collect()),
            (5, _) => Shape::Points(vec![self.vector(unit).with_z(0.0)]),
            (6, _) => Shape::Capsule { a: DVec3::X * x, b: DVec3::Y * y, radius: 0.25 * z },
            (_, true) => Shape::Rectangle { half_extents: DVec2::new(x, y) },
            (_, false) => Shape::Cuboid { half_extents: DVec3::new(x, y, z) },
        };
        let is_rounded = kind != 6 && self.rng.random_range(0..4) == 0;
        Prepared::new(self.dimension, &shape, if is_rounded { 0.125 * x } else { 0.0 }).unwrap()
    }

    /// A pair with a curved shape, and its size.
    fn stepped_pair(&mut self, number: u32) -> ([Convex<DVec3>; 2], f64) {
        let unit = 10.0_f64.powf(self.rng.random_range(-8.0..8.0));
        let offset = match number % 3 {
            0 => DVec3::ZERO,
            1 => self.vector(unit * 3.0),
            _ => {
                let far = 10.0_f64.powf(self.rng.random_range(0.0..6.0));
                self.vector(unit * far)
            }
        };
        // One in four is close to a touch.
        let apart = [0.5, 2.0, 0.8, 1e-7][number as usize / 4 % 4];
        let kinds = [self.rng.random_range(0..4), self.rng.random_range(0..8)];
        let [p, q] = kinds.map(|kind| self.stepped_shape(kind, unit));
        let there = self.pose(offset + DVec3::new(0.6, 0.3, -0.4) * apart * 2.0 * unit);
        ([p.placed(&self.pose(offset)), q.placed(&there)], unit)
    }
}

/// Returns the false bounds of this many pairs, and the number of all bounds.
pub(crate) fn of_pairs(numbers: std::ops::Range<u32>) -> (Vec<String>, usize) {
    let (mut wrong, mut count) = (Vec::new(), 0);
    for number in numbers {
        let dimension = if number % 4 == 3 { Dimension::Two } else { Dimension::Three };
        let ([p, q], unit) = Draw::new(dimension, u64::from(number)).stepped_pair(number);
        for algorithm in [Algorithm::Distance, Algorithm::Robust] {
            let settings = Settings { algorithm, epa: true, ..Settings::default() };
            let trace = gjk::run(&Query { p: &p, q: &q, dimension, settings });
            count += bounds_of(&trace).0.len();
            let found = false_bounds(&trace, [&p, &q], unit);
            wrong.extend(found.into_iter().map(|bound| format!("{number} {algorithm}: {bound}\n")));
        }
    }
    (wrong, count)
}

#[test]
fn hold_the_length_with_fifty_digits() {
    let pairs = std::env::var("CURVED_PAIRS").ok().and_then(|it| it.parse().ok()).unwrap_or(100);
    let (wrong, count) = of_pairs(0..pairs);
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.concat());
    assert!(count > 10 * pairs as usize, "{count} bounds only");
}
