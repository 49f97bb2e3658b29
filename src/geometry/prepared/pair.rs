//! The difference of two prepared shapes at their poses.

#![expect(clippy::inline_always, reason = "measured: the search for boxes keeps its points in registers")]

use glam::DVec3;

use super::posed::{Posed, along};
use super::shape::Form;
use crate::geometry::dimension::Dimension;
use crate::geometry::support::SupportPoint;

/// The roundoff of a coordinate of a support point, in machine epsilons of the size of the numbers that go into it.
///
/// A vertex is turned and moved twice, here and in [`Prepared::placed`](super::Prepared::placed). With u half an epsilon
/// and x the vertex: there a quaternion is made a unit (3 u, which scales x by 6 u) and applied as
/// `x (w² − b²) + 2 b (b·x) + 2 w (b × x)`, terms that add up to 4 |x| and pass through eight roundings: 38 u |x|. Here
/// the entries of the matrix are off by 6 u, and three products and two sums by 3 u more, on terms that add up to √3 |x|:
/// 16 u |x|. Each adds the position, u of the sum; subtracting Q costs another u. Together below 60 u, or 30 ε, of the
/// size; curved shapes and radii, normalised once, stay within the same.
const ROUNDOFF: f64 = 32.0 * f64::EPSILON;

/// P ⊖ Q of two prepared shapes at their poses.
#[derive(Clone, Copy, Debug)]
pub struct PosedPair<'a> {
    pub(super) p: &'a Posed<'a>,
    pub(super) q: &'a Posed<'a>,
    radius: f64,
    error: f64,
    search_error: f64,
}

/// Two shapes without radii of the same kind, or others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PairKind {
    /// Two boxes or rectangles.
    Boxes,
    /// Two hulls of three vertices or more.
    Hulls,
    /// All others.
    Other,
}

/// A point of P ⊖ Q with the indices of its parents, without a word about where these are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Corner {
    /// The point of the difference.
    pub(crate) point: DVec3,
    /// The indices of the vertices of P and of Q; zero for a curved core.
    pub(crate) parents: [u32; 2],
}

impl<'a> PosedPair<'a> {
    /// P and Q where they are.
    #[inline]
    pub fn new(p: &'a Posed<'_>, q: &'a Posed<'_>) -> Self {
        Self {
            p,
            q,
            radius: p.radius() + q.radius(),
            error: ROUNDOFF * (p.size() + q.size()),
            search_error: p.search_error() + q.search_error(),
        }
    }

    /// P and Q.
    pub const fn shapes(&self) -> [&Posed<'a>; 2] {
        [self.p, self.q]
    }

    /// In how many dimensions the pair is decided: two if both shapes were made for the plane.
    #[inline]
    pub const fn dimension(&self) -> Dimension {
        match (self.p.prepared.dimension, self.q.prepared.dimension) {
            (Dimension::Two, Dimension::Two) => Dimension::Two,
            (Dimension::Three, _) | (_, Dimension::Three) => Dimension::Three,
        }
    }

    /// The sum of the radii, which is the radius of P ⊖ Q, in scene units.
    #[inline]
    pub const fn radius(&self) -> f64 {
        self.radius
    }

    /// Whether both shapes are hulls of their vertices, without a radius.
    #[inline]
    pub fn is_polytopal(&self) -> bool {
        self.p.is_polytope() && self.q.is_polytope()
    }

    /// Whether the cores of both are hulls of vertices.
    #[inline]
    pub fn has_vertices(&self) -> bool {
        self.p.has_vertices() && self.q.has_vertices()
    }

    /// A bound on the roundoff of every coordinate of a support point: so far from there, at most, lies the point of the
    /// [placed](super::Prepared::placed) shapes that it stands for. In scene units.
    #[inline]
    pub const fn error(&self) -> f64 {
        self.error
    }

    /// A bound on the roundoff of a reach: so far at most, for each unit of the sum of the absolute components of the
    /// direction, does P ⊖ Q reach beyond what the product of a support point with the direction says.
    ///
    /// It covers the point itself (one [`Self::error`]), the product (three roundings), and the choice between points that
    /// cannot be told apart in f64 (eight roundings of each shape, twice).
    #[inline]
    pub const fn reach_error(&self) -> f64 {
        2.0 * self.error
    }

    /// The same for rough support points, which are searched in single precision.
    #[inline]
    pub(crate) const fn rough_reach_error(&self) -> f64 {
        2.0 * self.error + self.search_error
    }

    /// Whether a rough support point may fall short of the farthest.
    #[inline]
    pub(crate) fn is_rough(&self) -> bool {
        self.search_error > 0.0
    }

    /// From the middle of Q to the middle of P.
    #[inline]
    pub fn between_centers(&self) -> DVec3 {
        self.p.center() - self.q.center()
    }

    /// The farthest point of P ⊖ Q in a world direction, with its parents; found in f64, of equally far vertices the
    /// first (a box decides by signs).
    pub fn support(&self, direction: DVec3) -> SupportPoint<DVec3> {
        let mut support = self.core_support(direction);
        for (shape, parent, index, way) in [
            (self.p, &mut support.on_p, &mut support.index_p, direction),
            (self.q, &mut support.on_q, &mut support.index_q, -direction),
        ] {
            if shape.radius() > 0.0 {
                *parent += along(way, shape.radius());
                *index = None;
            }
        }
        support.point = support.on_p - support.on_q;
        support
    }

    /// The same of the cores, without their radii.
    pub fn core_support(&self, direction: DVec3) -> SupportPoint<DVec3> {
        let number = |shape: &Posed<'_>, index: u32| shape.has_vertices().then_some(index as usize);
        let ((on_p, i), (on_q, j)) = (self.p.fine_support(direction), self.q.fine_support(-direction));
        let (index_p, index_q) = (number(self.p, i), number(self.q, j));
        SupportPoint { point: on_p - on_q, on_p, on_q, index_p, index_q }
    }

    /// The kinds of the shapes, to choose a search that knows it.
    #[inline]
    pub(crate) const fn kind(&self) -> PairKind {
        match (&self.p.prepared.form, &self.q.prepared.form) {
            (Form::Cuboid(_), Form::Cuboid(_)) if self.radius == 0.0 => PairKind::Boxes,
            (Form::Hull(_), Form::Hull(_)) if self.radius == 0.0 => PairKind::Hulls,
            _ => PairKind::Other,
        }
    }

    /// The farthest point of the difference of two boxes.
    #[inline(always)]
    pub(crate) fn corner_of_boxes(&self, direction: DVec3) -> Corner {
        let (on_p, i) = self.p.support_of_box(direction);
        let (on_q, j) = self.q.support_of_box(-direction);
        Corner { point: on_p - on_q, parents: [i, j] }
    }

    /// A far point of the difference of two hulls without a radius, as [`Self::rough_corner`] finds it.
    #[inline(always)]
    pub(crate) fn rough_corner_of_hulls(&self, direction: DVec3) -> Corner {
        let (Form::Hull(p), Form::Hull(q)) = (&self.p.prepared.form, &self.q.prepared.form) else {
            return self.rough_corner(direction);
        };
        let (on_p, i) = self.p.support_of_hull(p, direction);
        let (on_q, j) = self.q.support_of_hull(q, -direction);
        Corner { point: on_p - on_q, parents: [i, j] }
    }

    /// A far point of P ⊖ Q, by a search in single precision: it falls short of the farthest by no more than
    /// [`Self::rough_reach_error`] tells.
    #[inline]
    pub(crate) fn rough_corner(&self, direction: DVec3) -> Corner {
        self.corner(direction, self.p.rough_support(direction), self.q.rough_support(-direction))
    }

    /// The farthest point of P ⊖ Q, found in double precision.
    #[cold]
    pub(crate) fn fine_corner(&self, direction: DVec3) -> Corner {
        self.corner(direction, self.p.fine_support(direction), self.q.fine_support(-direction))
    }

    #[inline]
    fn corner(&self, direction: DVec3, (on_p, i): (DVec3, u32), (on_q, j): (DVec3, u32)) -> Corner {
        let mut point = on_p - on_q;
        if self.radius > 0.0 {
            point += along(direction, self.radius);
        }
        Corner { point, parents: [i, j] }
    }

    /// The point pᵢ − qⱼ; none if the shapes have no such vertices, or a radius.
    #[inline]
    pub(crate) fn corner_of(&self, parents: [u32; 2]) -> Option<Corner> {
        if self.radius > 0.0 {
            return None;
        }
        let point = self.p.vertex(parents[0])? - self.q.vertex(parents[1])?;
        Some(Corner { point, parents })
    }

    /// How far the cores of P ⊖ Q reach in a world direction: a product, in scene units times its length.
    #[inline]
    pub(crate) fn core_reach(&self, direction: DVec3) -> f64 {
        (self.p.fine_support(direction).0 - self.q.fine_support(-direction).0).dot(direction)
    }
}
