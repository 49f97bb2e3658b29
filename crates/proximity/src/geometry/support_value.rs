//! The support value of P ⊖ Q between two bounds that hold without any roundoff.
//!
//! Let n be a direction of any length. The plane perpendicular to n at the distance h(n) / |n| from the origin has no
//! point of P ⊖ Q in front of it. So this number is an upper bound on the depth of overlapping shapes, and minus this
//! number is a lower bound on the distance of separate ones. The support point says nothing about its error: that of an
//! ellipsoid may be near the world origin while its center and its axes are long. Here the numbers of the shape are
//! exact, and each operation bounds its error.

use super::roundoff::{MIN_PRODUCT, SUPPORT_VALUE, SUPPORT_VALUE_OF_VERTICES};
use std::ops::Range;

use glam::DVec3;

use super::exact::{BoundedReal, Enclosure, RealVector};
use super::support::{Convex, Core, core_support_point};
use super::vector::{Scalar, Vector};

/// Sizes of shapes whose products are well within the range of f64. Others are scaled by a power of two.
const SIZES: Range<f64> = 1e-40..1e40;

impl<V: Vector> Convex<V> {
    /// Returns the sum of the magnitudes of the numbers that a support point of the core is computed from, in scene
    /// units. For vertices it is the largest coordinate of all, since a support point is chosen among them.
    pub fn core_size(&self) -> f64 {
        let largest = |vector: &V| vector.max_abs().to_f64();
        let sum = |vectors: &[V]| vectors.iter().map(largest).sum::<f64>();
        match &self.core {
            Core::Vertices(vertices) => vertices.iter().map(largest).fold(0.0, f64::max),
            Core::Ellipsoid { center, semi_axes } => sum(semi_axes) + sum(&[*center]),
            Core::Cylinder { center, half_axis, radii } => sum(radii) + sum(&[*center, *half_axis]),
            Core::Cone { apex, base, radii } => sum(radii) + sum(&[*apex, *base]),
        }
    }
}

/// Returns a bound on two errors, in scene units: the roundoff of a support value of the cores' difference along a unit
/// vector, and the distance of a computed support point from the cores' difference.
pub(crate) fn support_roundoff<V: Vector>([p, q]: [&Convex<V>; 2]) -> f64 {
    let have_vertices = p.core_vertices().is_some() && q.core_vertices().is_some();
    let roundoff = if have_vertices { SUPPORT_VALUE_OF_VERTICES } else { SUPPORT_VALUE };
    let epsilon = V::Scalar::EPSILON.to_f64();
    roundoff * epsilon * (p.core_size() + q.core_size())
}

/// Encloses the support value of the cores' difference, plus two radii, along a direction of any length but zero. It is
/// the support value along the unit vector of exactly that direction, in scene units.
pub(crate) fn support_value<V: Vector>(
    shapes: [&Convex<V>; 2],
    radii: [f64; 2],
    direction: DVec3,
) -> Enclosure {
    let sizes = shapes.iter().map(|shape| shape.core_size()).chain(radii);
    let largest = sizes.fold(0.0, f64::max);
    let unit = if SIZES.contains(&largest) || largest == 0.0 {
        1.0
    } else {
        libm::exp2(-libm::log2(largest).floor())
    };
    let direction = Vector::scaled(direction);
    let [p, q] = shapes;
    let along = RealVector::of(direction);
    let value = scaled_value(p, unit, along) + scaled_value(q, unit, -along);
    let per_length = BoundedReal::quotient(value, root(along.dot(along)));
    let value = radii.iter().fold(per_length, |sum, radius| sum + BoundedReal::of(*radius * unit));
    let value = if unit == 1.0 { value } else { value.widened(MIN_PRODUCT) };
    let found = value.enclosed().map_or_else(
        || {
            let (middle, error) = (value.approx(), value.error() + f64::EPSILON * value.approx().abs());
            Enclosure { nearest: middle, bounds: [(middle - error).next_down(), (middle + error).next_up()] }
        },
        |(nearest, bounds)| Enclosure { nearest, bounds },
    );
    if found.bounds.iter().all(|bound| bound.is_finite()) {
        return Enclosure { nearest: found.nearest / unit, bounds: found.bounds.map(|bound| bound / unit) };
    }
    let radius = radii[0] + radii[1];
    let of_cores = core_support_point(p, q, V::from_f64(direction)).point.to_f64().dot(direction.unit());
    let (nearest, error) = (of_cores + radius, support_roundoff(shapes) + 2.0 * f64::EPSILON * radius);
    Enclosure { nearest, bounds: [nearest - error, nearest + error] }
}

/// Adds two lengths, such as radii, to two bounds, rounded outward.
pub(crate) fn with_lengths(bounds: [f64; 2], lengths: [f64; 2]) -> [f64; 2] {
    lengths.into_iter().fold(bounds, |[lower, upper], length| {
        let lost =
            |bound: f64| (BoundedReal::difference(bound, -length) - BoundedReal::of(bound + length)).sign();
        let (below, above) = (lower + length, upper + length);
        [
            if lost(lower) == Some(-1) { below.next_down() } else { below },
            if lost(upper) == Some(1) { above.next_up() } else { above },
        ]
    })
}

/// Returns the product of a direction and the support point of a core scaled by `unit`.
fn scaled_value<V: Vector>(shape: &Convex<V>, unit: f64, direction: RealVector) -> BoundedReal {
    let along = |vector: &V| RealVector::of(vector.to_f64() * unit).dot(direction);
    let disc = |axes: &[V]| {
        root(axes.iter().map(|axis| along(axis).squared()).fold(BoundedReal::ZERO, |sum, it| sum + it))
    };
    match &shape.core {
        Core::Vertices(vertices) => {
            let values = vertices.iter().map(along);
            values.reduce(larger).unwrap_or(BoundedReal::ZERO)
        }
        Core::Ellipsoid { center, semi_axes } => along(center) + disc(semi_axes),
        Core::Cylinder { center, half_axis, radii } => along(center) + along(half_axis).abs() + disc(radii),
        Core::Cone { apex, base, radii } => larger(along(apex), along(base) + disc(radii)),
    }
}

/// Returns the larger of two numbers. If the errors leave open which it is, its error covers both.
fn larger(one: BoundedReal, other: BoundedReal) -> BoundedReal {
    let (most, least) = if one.approx() >= other.approx() { (one, other) } else { (other, one) };
    let excess = least - most;
    let over = excess.approx() + excess.error();
    if over > 0.0 { most.widened(over) } else { most }
}

/// Returns the root of a number ≥ 0. If the number is zero up to its error, only the size of the root is known.
fn root(square: BoundedReal) -> BoundedReal {
    if square.sign() == Some(0) {
        return BoundedReal::ZERO;
    }
    let found = BoundedReal::root_of_quotient(square, BoundedReal::of(1.0));
    if found.error().is_finite() {
        found
    } else {
        BoundedReal::ZERO.widened(square.largest().sqrt().next_up())
    }
}
