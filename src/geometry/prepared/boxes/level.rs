//! The facet of two boxes of which axes are parallel but for roundoff: several of the fifteen are perpendicular to it, and more vertices
//! than four are level there, up to sixteen where two faces are.

use glam::DVec3;

use super::super::corners::bit;
use super::axes::{AXES, Axis};
use super::zonotope::{Boxes, Least, PARALLEL};
use crate::geometry::vector::Vector as _;

/// The sine between axes that are parallel but for roundoff.
const LEVEL: f64 = 1e-13;

/// The most corners of a box that are level.
const MOST: usize = 4;

/// A facet of the difference of two boxes, whatever axes belong to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LevelFacet {
    /// Of length one, outwards.
    pub(crate) normal: DVec3,
    /// The level corners of P and those of Q.
    pub(crate) corners: [LevelCorners; 2],
    /// How far inside the foot lies.
    pub(crate) margin: f64,
}

/// The numbers of one, two or four corners of a box.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LevelCorners {
    numbers: [usize; MOST],
    count: usize,
}

impl LevelCorners {
    pub(crate) fn numbers(&self) -> &[usize] {
        &self.numbers[..self.count]
    }

    /// The corner with this number and those on both sides along level axes; none if there are more than four.
    fn around(corner: usize, are_level: [bool; 3]) -> Option<Self> {
        let open: usize = (0..3).filter(|axis| are_level[*axis]).map(|axis| bit(axis, true)).sum();
        let mut corners = Self::default();
        for number in (0..8).filter(|number| number & !open == corner & !open) {
            *corners.numbers.get_mut(corners.count)? = number;
            corners.count += 1;
        }
        Some(corners)
    }
}

impl Boxes<'_> {
    /// The facet of the least reach, and the least of facets that are not parallel to it.
    pub(crate) fn level_facet(&self, least: &Least) -> Option<(Least, LevelFacet)> {
        let normal = self.normal(least.axis);
        let opposite = least.reach + 2.0 * normal.dot(self.between).abs();
        let others = AXES.into_iter().filter_map(|axis| self.reach_beside(axis, normal));
        let others = others.fold(opposite - least.error, f64::min);
        let (mut corners, mut middle) = ([LevelCorners::default(); 2], self.between);
        let mut sides = [DVec3::ZERO; 2 * 3];
        for (side, shape) in self.shapes.iter().enumerate() {
            let outwards = if side == 0 { normal } else { -normal };
            let are_level =
                [0, 1, 2].map(|axis| shape.axes[axis].dot(normal).abs() <= LEVEL * self.half[side][axis]);
            let mut corner = 0;
            for (axis, vector) in shape.axes.into_iter().enumerate() {
                corner |= bit(axis, vector.dot(outwards) > 0.0);
                if are_level[axis] {
                    sides[3 * side + axis] = vector;
                } else {
                    middle += vector * 1.0_f64.copysign(vector.dot(normal));
                }
            }
            corners[side] = LevelCorners::around(corner, are_level)?;
        }
        let inside = |side: &DVec3| {
            // Of length one, as these two are, and perpendicular to each other.
            let across = normal.cross(side.unit());
            sides.iter().map(|side| side.dot(across).abs()).sum::<f64>() - middle.dot(across).abs()
        };
        let margin =
            sides.iter().filter(|side| **side != DVec3::ZERO).map(inside).fold(f64::INFINITY, f64::min);
        Some((Least { others, ..*least }, LevelFacet { normal, corners, margin }))
    }

    /// How far the facet of an axis reaches, less its error, if that is not parallel to a unit vector.
    fn reach_beside(&self, axis: Axis, normal: DVec3) -> Option<f64> {
        let is_beside = || self.normal(axis).cross(normal).length() > LEVEL;
        match axis {
            Axis::OfP(i) => is_beside().then(|| self.reach_of_p(i) - self.roundoff),
            Axis::OfQ(j) => is_beside().then(|| self.reach_of_q(j) - self.roundoff),
            Axis::Edges(i, j) => {
                let (reach, sine) = self.reach_of_edges(i, j);
                (sine > PARALLEL && is_beside()).then(|| (reach - self.roundoff) / sine)
            }
        }
    }

    /// How far all vertices that do not belong to a facet stay behind its plane, given by a unit vector close to its normal.
    pub(crate) fn clearance_behind(&self, facet: &LevelFacet, normal: DVec3) -> f64 {
        let mut least = f64::INFINITY;
        for (side, shape) in self.shapes.iter().enumerate() {
            for (axis, vector) in shape.axes.into_iter().enumerate() {
                let old = vector.dot(facet.normal);
                if old.abs() > LEVEL * self.half[side][axis] {
                    least = least.min(2.0 * vector.dot(normal) * 1.0_f64.copysign(old));
                }
            }
        }
        least
    }
}
