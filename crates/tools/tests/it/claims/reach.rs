//! Support functions from their closed forms, for shapes that are not polytopes: the support value along a unit
//! direction, and whether a point belongs to the shape.
//!
//! The support value of P ⊖ Q bounds the lengths: along any direction it is at least minus the distance, and at least
//! the depth. A search among directions finds a smallest support value, which refutes every bound that is false by more
//! than the error of the search, and proves the bounds on its other side.

use gjk_proximity::geometry::{Convex, Core, Dimension};
use glam::DVec3;
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64;

/// Returns the support value of a shape, or of its core, along a unit direction.
pub(crate) fn reach(shape: &Convex<DVec3>, is_core: bool, unit: DVec3) -> f64 {
    let root = |axes: &[DVec3]| axes.iter().map(|axis| axis.dot(unit).powi(2)).sum::<f64>().sqrt();
    let of_core = match &shape.core {
        Core::Vertices(vertices) => {
            vertices.iter().map(|vertex| vertex.dot(unit)).fold(f64::NEG_INFINITY, f64::max)
        }
        Core::Ellipsoid { center, semi_axes } => center.dot(unit) + root(semi_axes),
        Core::Cylinder { center, half_axis, radii } => {
            center.dot(unit) + half_axis.dot(unit).abs() + root(radii)
        }
        Core::Cone { apex, base, radii } => apex.dot(unit).max(base.dot(unit) + root(radii)),
    };
    if is_core { of_core } else { of_core + shape.radius }
}

/// Returns the support value of P ⊖ Q, or of the difference of the cores, along a unit direction.
pub(crate) fn reach_of_difference(shapes: &[Convex<DVec3>; 2], is_core: bool, unit: DVec3) -> f64 {
    let [p, q] = shapes;
    reach(p, is_core, unit) + reach(q, is_core, -unit)
}

/// The size of the coordinates from which a support value is computed.
pub(crate) fn size(shape: &Convex<DVec3>) -> f64 {
    let ways = DVec3::AXES.into_iter().flat_map(|axis| [axis, -axis]);
    ways.map(|way| reach(shape, false, way).abs()).fold(0.0, f64::max)
}

/// A lower bound on the distance of a point from a shape, or from its core: from planes along these directions. Zero
/// inside.
pub(crate) fn outside(shape: &Convex<DVec3>, is_core: bool, point: DVec3, units: &[DVec3]) -> f64 {
    units.iter().map(|unit| point.dot(*unit) - reach(shape, is_core, *unit)).fold(0.0, f64::max)
}

/// Directions all round, the same every time.
pub(crate) fn all_round(dimension: Dimension, count: usize) -> Vec<DVec3> {
    let mut rng = Pcg64::seed_from_u64(11);
    let mut units = Vec::new();
    while units.len() < count {
        let [x, y, z] = [(); 3].map(|()| rng.random_range(-1.0..=1.0));
        let way = if dimension == Dimension::Two { DVec3::new(x, y, 0.0) } else { DVec3::new(x, y, z) };
        if way.length() > 0.1 && way.length() <= 1.0 {
            units.push(way.normalize());
        }
    }
    units
}

/// The smallest support value of the difference of the cores that a search from these directions finds: from the best
/// of them, in ever smaller steps to all sides.
pub(crate) fn least(shapes: &[Convex<DVec3>; 2], dimension: Dimension, from: &[DVec3]) -> f64 {
    let at = |unit: DVec3| reach_of_difference(shapes, true, unit);
    let mut best: Vec<(f64, DVec3)> = from.iter().map(|unit| (at(*unit), *unit)).collect();
    best.sort_by(|one, other| one.0.total_cmp(&other.0));
    let descend = |&(mut least, mut unit): &(f64, DVec3)| {
        let mut step = 0.1;
        while step > 1e-9 {
            let mut has_moved = false;
            for axis in &DVec3::AXES[..dimension.count()] {
                for way in [*axis, -*axis] {
                    let next = (unit + way * step).normalize();
                    if at(next) < least {
                        (least, unit, has_moved) = (at(next), next, true);
                    }
                }
            }
            step *= if has_moved { 1.0 } else { 0.5 };
        }
        least
    };
    best.iter().take(3).map(descend).fold(f64::INFINITY, f64::min)
}
