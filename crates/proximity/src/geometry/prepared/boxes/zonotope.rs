//! Two boxes in space by their fifteen axes: the facet of their difference that is nearest to the origin.
//!
//! P ⊖ Q is a zonotope: its middle c, plus or minus each of the three vectors aᵢ from the middle of P to its faces and
//! the three bⱼ of Q. Its facets are perpendicular to the aᵢ (a face of P minus a corner of Q), to the bⱼ (a corner of
//! P minus a face of Q) and to the aᵢ × bⱼ (an edge minus an edge). Its support value along a unit vector n is c·n + Σ
//! |aᵢ·n| + Σ |bⱼ·n|. The smallest of these over the facets, if it is positive, is the depth of the origin; a negative
//! one separates the boxes.
//!
//! S. Gottschalk, M. C. Lin, D. Manocha, *OBBTree: A Hierarchical Structure for Rapid Interference Detection*, 1996.

use std::array::from_fn;

use glam::DVec3;

use super::super::corners::{DifferenceCorners, after, around, bit, corners_near};
use super::super::pair::PosedPair;
use super::super::shape::SupportMethod;
use super::super::turned::Turned;
use super::above::Above;
use super::axes::{AXES, BoxAxis, LeastTwo, OF_FACES};
use crate::geometry::dimension::{Dimension, Side};
use crate::geometry::roundoff::BOX_SUPPORT_VALUE;

/// Sine below which edges count as parallel.
pub(super) const PARALLEL: f64 = 1e-4;

/// Two boxes, each as a middle with three vectors to its faces, and the products of these.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Boxes<'a> {
    pub(super) shapes: [&'a Turned<'a>; 2],
    /// The lengths of the vectors.
    pub(super) half: [[f64; 3]; 2],
    /// The reciprocals of these lengths.
    per_half: [[f64; 3]; 2],
    /// The cosines between those of P and those of Q.
    cosines: [[f64; 3]; 3],
    /// The vector from the middle of Q to that of P.
    pub(super) between: DVec3,
    /// The components of `between` along the vectors.
    along: [[f64; 3]; 2],
    /// [`BOX_SUPPORT_VALUE`] times the size.
    pub(super) roundoff: f64,
    /// Maximum error of points of the placed boxes.
    placing: f64,
}

/// The facet nearest to the origin or, if the boxes are separate, the facet whose plane has the origin farthest
/// outside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Least {
    pub(super) axis: BoxAxis,
    /// The support value of the difference along the normal of the facet: negative if the axis separates the boxes.
    pub(crate) support_value: f64,
    /// Lower bound on the support values of all other facets, within the error, if the boxes are not separate.
    pub(crate) others: f64,
    /// Maximum difference, along any unit vector, between the support value of the placed boxes and that of these
    /// boxes, after edges that count as parallel are made parallel. It also bounds the error of `support_value`.
    pub(crate) error: f64,
}

impl Least {
    /// Returns whether the placed boxes overlap for certain. These boxes, with nearly parallel edges made parallel, are
    /// at least as deep as the smallest support value minus its error; the placed ones lose another error. Numbers that
    /// are not finite prove nothing.
    pub(crate) fn is_overlap(&self) -> bool {
        let room = 2.0 * self.error;
        self.support_value > room && self.others > room
    }
}

/// The start of the search for the closest points of two boxes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BoxStart {
    /// The start at these vertices of the difference.
    At(DifferenceCorners),
    /// The start in this direction of the difference.
    Towards(DVec3),
}

/// A parallelogram of the difference.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ZonotopeFacet {
    axis: BoxAxis,
    /// The outward unit normal.
    pub(crate) normal: DVec3,
    /// The corners in order around the facet, each by its vertex pair. The foot of the origin lies in the triangle of
    /// the first three corners, and in that of the last three.
    pub(crate) corners: [[usize; 2]; 4],
    /// The distance of the foot inside both triangles or, for a difference of two edges, inside the parallelogram.
    /// Negative outside.
    pub(crate) margin: f64,
}

impl<'a> Boxes<'a> {
    /// Creates two boxes in space without a radius. Returns `None` for other shapes.
    #[inline]
    pub(crate) fn of(pair: &'a PosedPair<'a>) -> Option<Self> {
        if pair.radius() > 0.0 { None } else { Self::of_cores(pair) }
    }

    /// Creates two cores that are boxes in space. Returns `None` for other shapes.
    #[inline]
    pub(crate) fn of_cores(pair: &'a PosedPair<'a>) -> Option<Self> {
        let shapes = pair.turned();
        let (SupportMethod::Cuboid(half_p), SupportMethod::Cuboid(half_q)) =
            (&pair.p.prepared.form, &pair.q.prepared.form)
        else {
            return None;
        };
        if shapes.iter().any(|shape| shape.prepared.dimension() != Dimension::Three) {
            return None;
        }
        let half = [half_p, half_q].map(DVec3::to_array);
        let per_half = [half_p, half_q].map(|half| half.recip().to_array());
        let between = pair.between_centers();
        let (of_p, of_q, [per_p, per_q]) = (&pair.p.axes, &pair.q.axes, &per_half);
        let cosines = from_fn(|i| from_fn(|j| of_p[i].dot(of_q[j]) * (per_p[i] * per_q[j])));
        let along =
            from_fn(|side| from_fn(|axis| shapes[side].axes[axis].dot(between) * per_half[side][axis]));
        let size = half_p.element_sum() + half_q.element_sum() + between.abs().element_sum();
        let roundoff = BOX_SUPPORT_VALUE * size;
        // The error of a pair holds for each coordinate.
        let placing = 3.0_f64.sqrt() * pair.error();
        Some(Self { shapes, half, per_half, cosines, between, along, roundoff, placing })
    }

    #[inline]
    pub(super) fn reach_of_p(&self, i: usize) -> f64 {
        let ([x, y, z], cosines) = (self.half[1], &self.cosines[i]);
        self.half[0][i] + x * cosines[0].abs() + y * cosines[1].abs() + z * cosines[2].abs()
            - self.along[0][i].abs()
    }

    #[inline]
    pub(super) fn reach_of_q(&self, j: usize) -> f64 {
        let ([x, y, z], cosines) = (self.half[0], &self.cosines);
        self.half[1][j] + x * cosines[0][j].abs() + y * cosines[1][j].abs() + z * cosines[2][j].abs()
            - self.along[1][j].abs()
    }

    /// Returns the support value along aᵢ × bⱼ, times the sine between the two, and the sine. With unit vectors u and
    /// v, and i, k, l in their order, the product of uᵢ × vⱼ with `u_k` is `−u_l·vⱼ`, and with `u_l` it is `u_k·vⱼ`.
    #[inline]
    pub(super) fn reach_of_edges(&self, i: usize, j: usize) -> (f64, f64) {
        let ([k, l], [m, n]) = (after(i), after(j));
        let Self { half: [p, q], cosines, along: [along, _], .. } = self;
        let from_p = p[k] * cosines[l][j].abs() + p[l] * cosines[k][j].abs();
        let from_q = q[m] * cosines[i][n].abs() + q[n] * cosines[i][m].abs();
        let middle = (along[l] * cosines[k][j] - along[k] * cosines[l][j]).abs();
        let sine = (cosines[k][j] * cosines[k][j] + cosines[l][j] * cosines[l][j]).sqrt();
        (from_p + from_q - middle, sine)
    }

    /// Returns the start of the search for the closest points. Returns `None` if the placed boxes overlap for certain.
    pub(crate) fn beside(&self) -> Option<BoxStart> {
        let faces = self.least_of_faces();
        match AXES[faces.index] {
            BoxAxis::OfP(i) if faces.first < 0.0 => Some(self.beside_face(&self.above_p(i), Side::P)),
            BoxAxis::OfQ(j) if faces.first < 0.0 => Some(self.beside_face(&self.above_q(j), Side::Q)),
            _ => {
                let least = self.least_with_edges(faces);
                (!least.is_overlap()).then(|| {
                    let ZonotopeFacet { corners: [a, b, c, _], margin, normal, .. } = self.facet(&least);
                    if margin > 0.0 {
                        BoxStart::At(DifferenceCorners::of([a, b, c]))
                    } else {
                        BoxStart::Towards(normal)
                    }
                })
            }
        }
    }

    /// Returns the start of the search that lies beside a separating face of this side, below the nearest corner of the
    /// other box.
    ///
    /// Consider the vector to the corner from the point closest to it. If the corner is farthest opposite to that
    /// vector, these two points are closest to each other. Otherwise the vector is closer to the shortest one than the
    /// normal of the face is.
    #[inline]
    fn beside_face(&self, above: &Above<'_>, side: Side) -> BoxStart {
        let way = above.way();
        if above.is_farthest_against(&way)
            && let Some(corners) = corners_near(above.shares)
        {
            let of_both = |number: usize| {
                let mut vertex_pair = [above.number; 2];
                vertex_pair[side] = number;
                vertex_pair
            };
            return BoxStart::At(corners.map(of_both));
        }
        let [x, y, z] = self.shapes[side].axes;
        let [to_x, to_y, to_z] = from_fn(|axis| way[axis] * above.per_half[axis]);
        let way = x * to_x + y * to_y + z * to_z;
        BoxStart::Towards(if side == Side::P { way } else { -way })
    }

    /// Returns the facet nearest to the origin, of all fifteen pairs.
    pub(crate) fn least(&self) -> Least {
        self.least_with_edges(self.least_of_faces())
    }

    /// Returns the support values of the facets that belong to faces.
    #[inline]
    fn least_of_faces(&self) -> LeastTwo {
        let mut least = LeastTwo::NONE;
        for axis in 0..3 {
            least.look(2 * axis, self.reach_of_p(axis));
            least.look(2 * axis + 1, self.reach_of_q(axis));
        }
        least
    }

    /// Returns the nearest facet among these and those of two edges.
    fn least_with_edges(&self, faces: LeastTwo) -> Least {
        // All minus their errors.
        let mut least =
            LeastTwo { first: faces.first - self.roundoff, second: faces.second - self.roundoff, ..faces };
        let mut parallel = 0.0;
        let mut index = OF_FACES;
        for i in 0..3 {
            for j in 0..3 {
                let (support_value, sine) = self.reach_of_edges(i, j);
                if sine > PARALLEL {
                    let lower = support_value - self.roundoff;
                    // Most need no quotient to be ruled out.
                    if lower < least.second * sine {
                        least.look(index, lower / sine);
                    }
                } else {
                    // The distance of bⱼ from its projection to the line of aᵢ.
                    parallel += self.half[1][j] * (sine + BOX_SUPPORT_VALUE);
                }
                index += 1;
            }
        }
        let axis = AXES[least.index];
        let roundoff = match axis {
            BoxAxis::OfP(_) | BoxAxis::OfQ(_) => self.roundoff,
            BoxAxis::Edges(i, j) => self.roundoff / self.reach_of_edges(i, j).1,
        };
        let (support_value, error) = (least.first + roundoff, roundoff + self.placing + parallel);
        let mut others = least.second;
        if support_value > 0.0 {
            // The opposite facet, with the same normal up to sign, lies on the other side of the origin.
            let opposite = support_value + 2.0 * self.normal(axis).dot(self.between).abs();
            others = others.min(opposite - error);
        }
        Least { axis, support_value, others, error }
    }

    /// Returns the unit normal of a facet, toward the origin as seen from the middle of the difference.
    pub(super) fn normal(&self, axis: BoxAxis) -> DVec3 {
        let [p, q] = self.shapes;
        let normal = match axis {
            BoxAxis::OfP(i) => p.axes[i] * self.per_half[0][i],
            BoxAxis::OfQ(j) => q.axes[j] * self.per_half[1][j],
            BoxAxis::Edges(i, j) => {
                let normal = p.axes[i].cross(q.axes[j]);
                normal * (1.0 / normal.length())
            }
        };
        if normal.dot(self.between) > 0.0 { -normal } else { normal }
    }

    /// Returns the corners of a facet, and the position of the foot of the origin in it.
    pub(crate) fn facet(&self, least: &Least) -> ZonotopeFacet {
        let normal = self.normal(least.axis);
        let (corners, margin) = match least.axis {
            // The foot of the corner on the face is the foot of the origin. Numbers of the face come first.
            BoxAxis::OfP(i) => self.above_p(i).on_face(),
            BoxAxis::OfQ(j) => {
                let (corners, margin) = self.above_q(j).on_face();
                (corners.map(|[of_face, other]| [other, of_face]), margin)
            }
            BoxAxis::Edges(i, j) => self.edges([i, j], normal),
        };
        ZonotopeFacet { axis: least.axis, normal, corners, margin }
    }

    /// Returns the distance behind a facet's plane of all vertices outside the facet's vertex pairs. The plane is given
    /// by a unit vector close to the normal of the facet.
    pub(crate) fn clearance(&self, facet: &ZonotopeFacet, normal: DVec3) -> f64 {
        self.least_loss([facet.normal, normal], |side, axis| match facet.axis {
            BoxAxis::OfP(i) => side == 0 && axis != i,
            BoxAxis::OfQ(j) => side == 1 && axis != j,
            BoxAxis::Edges(i, j) => axis == [i, j][side],
        })
    }

    /// Returns the smallest loss along a direction, from the vertex that is farthest in another direction to a vertex
    /// on the other side of an axis that is not level.
    pub(super) fn least_loss(
        &self,
        [farthest_in, along]: [DVec3; 2],
        is_level: impl Fn(usize, usize) -> bool,
    ) -> f64 {
        let mut least = f64::INFINITY;
        for (side, shape) in self.shapes.iter().enumerate() {
            for (axis, vector) in shape.axes.into_iter().enumerate() {
                if !is_level(side, axis) {
                    least = least.min(2.0 * vector.dot(along) * 1.0_f64.copysign(vector.dot(farthest_in)));
                }
            }
        }
        least
    }

    /// Returns the corner of Q that is farthest opposite to the normal of the outer face of P perpendicular to an axis.
    #[inline]
    fn above_p(&self, i: usize) -> Above<'_> {
        let Self { half: [half, other], per_half: [per_half, _], cosines, along: [along, _], .. } = self;
        let outwards = if along[i] > 0.0 { -1.0 } else { 1.0 };
        Above::new(i, outwards, [half, per_half], other, &along.map(|along| -along), *cosines)
    }

    /// Returns the corner of P that is farthest opposite to the normal of the outer face of Q perpendicular to an axis.
    #[inline]
    fn above_q(&self, j: usize) -> Above<'_> {
        let Self {
            half: [other, half], per_half: [_, per_half], cosines: [x, y, z], along: [_, along], ..
        } = self;
        let outwards = if along[j] > 0.0 { 1.0 } else { -1.0 };
        Above::new(j, outwards, [half, per_half], other, along, from_fn(|j| [x[j], y[j], z[j]]))
    }

    /// Returns the facet of an edge of P and one of Q: the foot is where their lines are closest to each other.
    fn edges(&self, [i, j]: [usize; 2], normal: DVec3) -> ([[usize; 2]; 4], f64) {
        let [p, q] = self.shapes;
        let (of_p, of_q) = (BoxCorner::of(p, normal), BoxCorner::of(q, -normal));
        let (half_p, half_q) = (self.half[0][i], self.half[1][j]);
        let (per_p, per_q) = (self.per_half[0][i], self.per_half[1][j]);
        let (u, v) = (p.axes[i] * per_p, q.axes[j] * per_q);
        // The vector between the middles of the edges.
        let offset = of_p.point - p.axes[i] * of_p.signs[i] - (of_q.point - q.axes[j] * of_q.signs[j]);
        let (cosine, along_u, along_v) = (self.cosines[i][j], offset.dot(u), offset.dot(v));
        let [k, l] = after(i);
        let squared = self.cosines[k][j] * self.cosines[k][j] + self.cosines[l][j] * self.cosines[l][j];
        let on_p = (cosine * along_v - along_u) / squared;
        let on_q = (along_v - cosine * along_u) / squared;
        let (base_p, base_q) = (of_p.number & !bit(i, true), of_q.number & !bit(j, true));
        let numbers = around(on_p * per_p, on_q * per_q, |x, y| [base_p | bit(i, x), base_q | bit(j, y)]);
        let margin = (half_p - on_p.abs()).min(half_q - on_q.abs()) * squared.sqrt();
        (numbers, margin)
    }
}

impl ZonotopeFacet {
    /// Returns whether the facet is a difference of two edges: its corners lie in one plane despite any roundoff of the
    /// boxes.
    #[inline]
    pub(crate) const fn is_of_edges(&self) -> bool {
        matches!(self.axis, BoxAxis::Edges(..))
    }
}

/// The corner of a box that is farthest in a direction.
struct BoxCorner {
    point: DVec3,
    number: usize,
    signs: [f64; 3],
}

impl BoxCorner {
    #[inline]
    fn of(shape: &Turned<'_>, direction: DVec3) -> Self {
        let signs = shape.axes.map(|axis| 1.0_f64.copysign(axis.dot(direction)));
        let [x, y, z] = [0, 1, 2].map(|axis| shape.axes[axis] * signs[axis]);
        let number = (0..3).map(|axis| bit(axis, signs[axis] > 0.0)).sum();
        Self { point: shape.pose().position + (x + y + z), number, signs }
    }
}
