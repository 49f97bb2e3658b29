//! The facet of two boxes with axes that are parallel within roundoff. Several of the fifteen axes are perpendicular to
//! it, and more than four vertices are level there, up to sixteen if two faces are.

use glam::DVec3;

use super::super::corners::{Corners, bit};
use super::axes::{AXES, BoxAxis};
use super::zonotope::{Boxes, Least, PARALLEL};
use crate::geometry::vector::Vector as _;

/// Sine between axes that are parallel within roundoff.
const LEVEL: f64 = 1e-13;

/// A facet of the difference of two boxes, whatever axes belong to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LevelFacet {
    /// The outward unit normal.
    pub(crate) normal: DVec3,
    /// Whether each axis of P and of Q is level.
    are_level: [[bool; 3]; 2],
    /// The indices of the level corners of P and of Q: one, two or four each.
    pub(crate) corners: [Corners<usize, 4>; 2],
    /// The distance of the foot inside the facet.
    pub(crate) margin: f64,
}

impl Boxes<'_> {
    /// Returns the facet with the smallest support value. Facets parallel to it within roundoff count as the same
    /// facet, and the error covers treating all its vertices as level.
    pub(crate) fn level_facet(&self, least: &Least) -> Option<(Least, LevelFacet)> {
        let normal = self.normal(least.axis);
        let opposite = least.support_value + 2.0 * normal.dot(self.between).abs();
        let others = AXES.into_iter().filter_map(|axis| self.reach_beside(axis, normal));
        let others = others.fold(opposite - least.error, f64::min);
        let (mut corners, mut middle) = ([Corners::default(); 2], self.between);
        let are_level = self.are_level(normal);
        // Maximum height of a level vertex above another.
        let mut unevenness = 0.0;
        let mut sides = [DVec3::ZERO; 2 * 3];
        for (side, shape) in self.shapes.iter().enumerate() {
            let outwards = if side == 0 { normal } else { -normal };
            let mut corner = 0;
            for (axis, vector) in shape.axes.into_iter().enumerate() {
                corner |= bit(axis, vector.dot(outwards) > 0.0);
                if are_level[side][axis] {
                    sides[3 * side + axis] = vector;
                    unevenness += 2.0 * vector.dot(normal).abs();
                } else {
                    middle += vector * 1.0_f64.copysign(vector.dot(normal));
                }
            }
            corners[side] = corners_around(corner, are_level[side])?;
        }
        let inside = |side: &DVec3| {
            // Of length one, since both factors are unit vectors and perpendicular to each other.
            let across = normal.cross(side.unit());
            sides.iter().map(|side| side.dot(across).abs()).sum::<f64>() - middle.dot(across).abs()
        };
        let margin =
            sides.iter().filter(|side| **side != DVec3::ZERO).map(inside).fold(f64::INFINITY, f64::min);
        let least = Least { others, error: least.error + unevenness, ..*least };
        Some((least, LevelFacet { normal, are_level, corners, margin }))
    }

    /// Returns the support value along the normal of an axis, minus its error. Returns `None` if that normal is
    /// parallel to `normal`.
    fn reach_beside(&self, axis: BoxAxis, normal: DVec3) -> Option<f64> {
        let (support_value, sine) = match axis {
            BoxAxis::OfP(i) => (self.reach_of_p(i), 1.0),
            BoxAxis::OfQ(j) => (self.reach_of_q(j), 1.0),
            BoxAxis::Edges(i, j) => self.reach_of_edges(i, j),
        };
        let is_beside = sine > PARALLEL && self.normal(axis).cross(normal).length() > LEVEL;
        is_beside.then(|| (support_value - self.roundoff) / sine)
    }

    /// Returns the axes that are perpendicular to a unit vector, within roundoff.
    fn are_level(&self, normal: DVec3) -> [[bool; 3]; 2] {
        let is_level = |side: usize, axis: usize| {
            self.shapes[side].axes[axis].dot(normal).abs() <= LEVEL * self.half[side][axis]
        };
        [0, 1].map(|side| [0, 1, 2].map(|axis| is_level(side, axis)))
    }

    /// Returns the distance behind a facet's plane of all vertices that do not belong to the facet. The plane is given
    /// by a unit vector close to its normal.
    pub(crate) fn clearance_behind(&self, facet: &LevelFacet, normal: DVec3) -> f64 {
        self.least_loss([facet.normal, normal], |side, axis| facet.are_level[side][axis])
    }
}

/// Returns the corner with this index, and its mirror images along the level axes. Returns `None` if all three axes are
/// level.
fn corners_around(corner: usize, are_level: [bool; 3]) -> Option<Corners<usize, 4>> {
    let open: usize = (0..3).filter(|axis| are_level[*axis]).map(|axis| bit(axis, true)).sum();
    let all = (0..8).filter(|number| number & !open == corner & !open);
    are_level.contains(&false).then(|| all.collect())
}
