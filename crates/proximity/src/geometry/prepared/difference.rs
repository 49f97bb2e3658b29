//! The difference of two prepared shapes for the solvers of lengths. It is searched in the frames of the shapes, and
//! measured on the placed vertices.

use glam::DVec3;

use super::pair::PosedPair;
use super::shape::SupportMethod;
use crate::geometry::dimension::{Dimension, Side};
use crate::geometry::pose::Placing;
use crate::geometry::roundoff::POSED_GAIN;

/// Two prepared shapes at their poses whose cores have vertices.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlacedPair<'a> {
    pub(super) pair: &'a PosedPair<'a>,
    vertices: [&'a [DVec3]; 2],
    placings: [Placing; 2],
}

impl<'a> PlacedPair<'a> {
    /// Creates the pair. Returns `None` if a core is curved.
    #[inline]
    pub(crate) fn of(pair: &'a PosedPair<'a>) -> Option<Self> {
        let [p, q] = pair.turned();
        let vertices = [p.prepared.local.core_vertices()?, q.prepared.local.core_vertices()?];
        Some(Self { pair, vertices, placings: [p.pose().placing(), q.pose().placing()] })
    }

    /// Returns the dimension in which the pair is decided.
    #[inline]
    pub(crate) fn dimension(&self) -> Dimension {
        self.pair.dimension()
    }

    /// Returns the vertex of P farthest along a direction and that of Q farthest opposite to it, up to roundoff, and
    /// their [`Self::point`].
    #[inline]
    pub(crate) fn corner(&self, direction: DVec3) -> ([usize; 2], DVec3) {
        let [(on_p, i), (on_q, j)] = self.pair.rough_supports(direction);
        ([i as usize, j as usize], on_p - on_q)
    }

    /// Returns a first search direction: approximately from the middle of the difference toward the origin.
    #[inline]
    pub(crate) fn towards_origin(&self) -> DVec3 {
        -self.pair.between_centers()
    }

    /// Returns a vertex of P (of Q), without any roundoff: all lengths refer to these coordinates.
    #[inline]
    pub(crate) fn vertex(&self, side: Side, number: usize) -> DVec3 {
        self.placings[side].place(self.vertices[side][number])
    }

    /// Returns a vertex of P and one of Q.
    #[inline]
    pub(crate) fn vertices(&self, [i, j]: [usize; 2]) -> [DVec3; 2] {
        [self.vertex(Side::P, i), self.vertex(Side::Q, j)]
    }

    /// Returns the difference of a vertex of P and one of Q, to within one rounding.
    #[inline]
    pub(crate) fn point(&self, vertex_pair: [usize; 2]) -> DVec3 {
        let [on_p, on_q] = self.vertices(vertex_pair);
        on_p - on_q
    }

    /// Returns a bound on the excess of the cores' support value over the product of [`Self::corner`] with the
    /// direction, for each unit of the sum of the absolute components of the direction.
    #[inline]
    pub(crate) fn reach_error(&self) -> f64 {
        self.pair.rough_reach_error()
    }

    /// Returns whether both cores are single points.
    #[inline]
    pub(crate) fn are_points(&self) -> bool {
        self.vertices.iter().all(|vertices| vertices.len() == 1)
    }

    /// Returns the radii around the cores of P and of Q, in scene units.
    #[inline]
    pub(crate) fn radii(&self) -> [f64; 2] {
        [self.pair.p.radius(), self.pair.q.radius()]
    }
}

/// Returns the bits of a corner's index that change from the corner to the one opposite to it along x, y, x and y, z, x
/// and z, y and z, and all three.
const fn flips(dimension: Dimension) -> [u8; 7] {
    match dimension {
        // There is no other side along z.
        Dimension::Two => [1, 3, 2, 0, 0, 0, 0],
        Dimension::Three => [4, 2, 6, 1, 5, 3, 7],
    }
}

/// Returns the set of [`flips`] along any nonempty subset of each set of axes. Sets of axes are bit masks with x in the
/// lowest bit.
const fn flips_along(dimension: Dimension) -> [u8; 8] {
    let (mut sets, flips) = ([0; 8], flips(dimension));
    let mut undetermined = 0;
    while undetermined < 8 {
        let mut axes = undetermined;
        while axes != 0 {
            sets[undetermined] |= 1 << flips[axes - 1];
            axes = (axes - 1) & undetermined;
        }
        undetermined += 1;
    }
    sets
}

const FLIPS_IN_2D: [u8; 8] = flips_along(Dimension::Two);
const FLIPS_IN_3D: [u8; 8] = flips_along(Dimension::Three);

impl PlacedPair<'_> {
    /// Calls back with each vertex of P (of Q) that may be as far along (opposite to) the direction as the first level
    /// vertex, up to roundoff. It skips the level vertices. It may skip others, but never the farthest: if no reported
    /// vertex is farther than the level ones, none is. Each component of the direction is known to the fraction `known`
    /// of the largest, and rounded to f64.
    #[inline]
    pub(super) fn near_tied_vertices(
        &self,
        side: Side,
        direction: DVec3,
        known: f64,
        level: &[usize],
        mut found: impl FnMut(usize),
    ) {
        let (shape, direction) = match side {
            Side::P => (&self.pair.p, direction),
            Side::Q => (&self.pair.q, -direction),
        };
        let vertices = self.vertices[side as usize];
        // An offset is at most twice the size long, so its components add up to less than four times that.
        let doubt = (POSED_GAIN + 4.0 * known) * shape.size();
        match &shape.prepared.form {
            SupportMethod::Cuboid(_) => {
                let doubt = doubt * direction.abs().element_sum();
                let than = level[0];
                // The axes along which a move to the opposite side of the box may lose nothing. The farthest corner
                // differs in some of these. A NaN loss is in doubt, too. A rectangle has no other side along z.
                let mut undetermined = 0_usize;
                for (index, (axis, at)) in shape.axes.iter().zip(vertices[than].to_array()).enumerate() {
                    let support_value = axis.dot(direction);
                    let is_lost = support_value * 1.0_f64.copysign(at) > doubt;
                    undetermined |= usize::from(at != 0.0 && !is_lost) << index;
                }
                let flips = match shape.prepared.dimension {
                    Dimension::Two => FLIPS_IN_2D[undetermined],
                    Dimension::Three => FLIPS_IN_3D[undetermined],
                };
                // Most of these are level, and nearly always no other one is left.
                let mut others = level.iter().fold(flips, |flips, number| flips & !(1 << (number ^ than)));
                while others != 0 {
                    found(than ^ others.trailing_zeros() as usize);
                    others &= others - 1;
                }
            }
            SupportMethod::Hull(scan) => {
                scan.far(shape.local(direction), doubt, |number| {
                    let number = number as usize;
                    if !level.contains(&number) {
                        found(number);
                    }
                });
            }
            SupportMethod::Point(_)
            | SupportMethod::Segment(_)
            | SupportMethod::Ellipsoid(_)
            | SupportMethod::Cylinder { .. }
            | SupportMethod::Cone { .. } => {
                (0..vertices.len()).filter(|number| !level.contains(number)).for_each(found);
            }
        }
    }
}
