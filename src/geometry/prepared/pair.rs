//! The difference of two prepared shapes at their poses.

use glam::DVec3;

use super::posed::{Posed, Turned, along, dimension_of};
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
/// size; curved shapes and radii, normalized once, stay within the same.
const ROUNDOFF: f64 = 32.0 * f64::EPSILON;

/// P ⊖ Q of two prepared shapes at their poses.
#[derive(Clone, Copy, Debug)]
pub struct PosedPair<'a> {
    pub(super) p: Turned<'a>,
    pub(super) q: Turned<'a>,
    radius: f64,
    error: f64,
}

impl<'a> PosedPair<'a> {
    /// P and Q where they are.
    #[inline]
    pub fn new(p: &Posed<'a>, q: &Posed<'a>) -> Self {
        let (radius, error) = (p.radius() + q.radius(), Self::error_between(p, q));
        Self { p: Turned::new(p), q: Turned::new(q), radius, error }
    }

    /// See [`Self::error`].
    #[inline]
    pub(crate) fn error_between(p: &Posed<'_>, q: &Posed<'_>) -> f64 {
        ROUNDOFF * (p.size() + q.size())
    }

    /// P and Q.
    #[inline]
    pub fn shapes(&self) -> [&Posed<'a>; 2] {
        [&self.p, &self.q]
    }

    /// P and Q with their rotations.
    #[inline]
    pub(super) const fn turned(&self) -> [&Turned<'a>; 2] {
        [&self.p, &self.q]
    }

    /// In how many dimensions the pair is decided: two if both shapes were made for the plane.
    #[inline]
    pub fn dimension(&self) -> Dimension {
        dimension_of(&self.p, &self.q)
    }

    /// The sum of the radii, which is the radius of P ⊖ Q, in scene units.
    #[inline]
    pub const fn radius(&self) -> f64 {
        self.radius
    }

    /// Returns whether the cores of both are hulls of vertices.
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
    pub(crate) fn rough_reach_error(&self) -> f64 {
        2.0 * self.error + self.p.search_error() + self.q.search_error()
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
            (&self.p, &mut support.on_p, &mut support.index_p, direction),
            (&self.q, &mut support.on_q, &mut support.index_q, -direction),
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
        let number = |shape: &Turned<'_>, index: u32| shape.has_vertices().then_some(index as usize);
        let ((on_p, i), (on_q, j)) = (self.p.fine_support(direction), self.q.fine_support(-direction));
        let (index_p, index_q) = (number(&self.p, i), number(&self.q, j));
        SupportPoint { point: on_p - on_q, on_p, on_q, index_p, index_q }
    }

    /// The points of P and Q whose difference is the farthest in a world direction, with their indices. Hulls are searched in single
    /// precision: it may fall short by as much as [`Self::rough_reach_error`] says.
    #[inline]
    pub(super) fn rough_supports(&self, direction: DVec3) -> [(DVec3, u32); 2] {
        let (p, q) = (&self.p, &self.q);
        match (&p.prepared.form, &q.prepared.form) {
            (Form::Hull(of_p), Form::Hull(of_q)) => {
                let (of_p, of_q) = (of_p.look(p.local(direction)), of_q.look(q.local(-direction)));
                let ((on_p, i), (on_q, j)) = (of_p.farthest(), of_q.farthest());
                [(p.world(on_p), i), (q.world(on_q), j)]
            }
            _ => [p.rough_support(direction), q.rough_support(-direction)],
        }
    }

    /// How far the cores of P ⊖ Q reach in a world direction: a product, in scene units times its length.
    #[inline]
    pub(crate) fn core_reach(&self, direction: DVec3) -> f64 {
        (self.p.fine_support(direction).0 - self.q.fine_support(-direction).0).dot(direction)
    }
}
