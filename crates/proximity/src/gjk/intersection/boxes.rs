//! Two boxes by their fifteen axes, without a search.
//!
//! The axes are those of [`Boxes`](crate::geometry::Boxes), in the frame of P and of any length, since only signs
//! matter: one of them separates two separate boxes. If the origin is on the inner side of all, it is inside.

use glam::DVec3;

use super::corners::greater;
use crate::geometry::RelativePair;
use crate::geometry::roundoff::{BOX_GAP_IN_ERRORS, UNDERFLOW};
use crate::gjk::outcome::Verdict;

/// Maximum change of a gap if Q is rotated so that one of its sides becomes parallel to a side of P. Its unit is the
/// sine of the angle between the sides, times the size of the boxes and of their distance. The angle is at most π/2
/// times the sine, and a gap changes by at most that fraction of its numbers: once for the known gaps, and once for the
/// rotation back.
const SKEW: f64 = 4.0;

/// Returns the verdict on two boxes if roundoff leaves nothing open.
#[inline]
pub(super) fn decide(pair: &RelativePair<'_>) -> Option<Verdict> {
    let ([a, b], axes, offset) = pair.boxes()?;
    let bound = BOX_GAP_IN_ERRORS * pair.errors::<false>().coordinate + UNDERFLOW;
    let [x, y, z] = axes;
    let [xs, ys, zs] = axes.map(DVec3::abs);
    // The gaps along the axes of P, then those along the axes of Q.
    let of_p = offset.abs() - (a + xs * b.x + ys * b.y + zs * b.z);
    let along = DVec3::new(x.dot(offset), y.dot(offset), z.dot(offset));
    let of_q = along.abs() - (b + DVec3::new(xs.dot(a), ys.dot(a), zs.dot(a)));
    let of_faces = greater(of_p, of_q).max_element();
    if of_faces > bound {
        return Some(Verdict::Separate);
    }
    // Along the vector products of each axis of P with an axis of Q: the support value of Q is that of its other two.
    let gaps = |axis: DVec3, across: DVec3, reach_of_q: DVec3| {
        let reach_of_p = DVec3::new(
            a.y * across.z + a.z * across.y,
            a.z * across.x + a.x * across.z,
            a.x * across.y + a.y * across.x,
        );
        axis.cross(offset).abs() - (reach_of_p + reach_of_q)
    };
    let of_x = gaps(x, xs, ys * b.z + zs * b.y);
    let of_y = gaps(y, ys, zs * b.x + xs * b.z);
    let of_z = gaps(z, zs, xs * b.y + ys * b.x);
    let of_edges = greater(greater(of_x, of_y), of_z).max_element();
    if of_edges > bound {
        Some(Verdict::Separate)
    } else if of_faces.max(of_edges) < -bound {
        Some(Verdict::Overlap)
    } else {
        let size = (a + b + offset.abs()).element_sum();
        let is_inside = of_faces < -(bound + SKEW * least_sine([xs, ys, zs]) * size);
        is_inside.then_some(Verdict::Overlap)
    }
}

/// Returns a number that is at least the smallest sine between an axis of P and one of Q. If that sine is zero, the
/// cross products of the axes are axes of the boxes.
#[cold]
fn least_sine(axes: [DVec3; 3]) -> f64 {
    let sines = axes.map(|axis| axis.element_sum() - axis.max_element());
    sines.into_iter().fold(f64::INFINITY, f64::min)
}
