//! The difference of two prepared shapes at their poses.

use glam::DVec3;

use super::shape::SupportMethod;
use super::turned::{PosedRef, Turned, dimension_of};
use crate::geometry::dimension::Dimension;
use crate::geometry::roundoff::POSED_POINT;
use crate::geometry::support::{Convex, SupportPoint};

/// P ⊖ Q of two prepared shapes at their poses.
#[derive(Clone, Copy, Debug)]
pub struct PosedPair<'a> {
    pub(super) p: Turned<'a>,
    pub(super) q: Turned<'a>,
    radius: f64,
    error: f64,
}

impl<'a> PosedPair<'a> {
    /// Creates the pair of P and Q at their poses.
    #[inline]
    pub fn new(p: &PosedRef<'a>, q: &PosedRef<'a>) -> Self {
        let (radius, error) = (p.radius() + q.radius(), Self::error_between(p, q));
        Self { p: Turned::new(p), q: Turned::new(q), radius, error }
    }

    /// Returns the error of a pair, see [`Self::error`].
    #[inline]
    pub(crate) fn error_between(p: &PosedRef<'_>, q: &PosedRef<'_>) -> f64 {
        POSED_POINT * (p.size() + q.size())
    }

    /// Returns P and Q.
    #[inline]
    pub fn shapes(&self) -> [&PosedRef<'a>; 2] {
        [&self.p, &self.q]
    }

    /// Returns P and Q with every vertex in world space.
    pub(crate) fn placed(&self) -> [Convex<DVec3>; 2] {
        self.shapes().map(PosedRef::placed)
    }

    /// Returns P and Q with their rotations.
    #[inline]
    pub(super) const fn turned(&self) -> [&Turned<'a>; 2] {
        [&self.p, &self.q]
    }

    /// Returns the dimension in which the pair is decided: two if both shapes were made for the plane.
    #[inline]
    pub fn dimension(&self) -> Dimension {
        dimension_of(&self.p, &self.q)
    }

    /// Returns the sum of the radii, which is the radius of P ⊖ Q, in scene units.
    #[inline]
    pub const fn radius(&self) -> f64 {
        self.radius
    }

    /// Returns whether the cores of both are hulls of vertices.
    #[inline]
    pub fn has_vertices(&self) -> bool {
        self.p.has_vertices() && self.q.has_vertices()
    }

    /// Returns a bound on the roundoff of every coordinate of a support point, in scene units. It bounds the distance
    /// along each axis to the corresponding point of the [placed](super::Prepared::placed) shapes.
    #[inline]
    pub const fn error(&self) -> f64 {
        self.error
    }

    /// Returns a bound on the roundoff of a support value, for each unit of the sum of the absolute components of the
    /// direction. The support value of P ⊖ Q exceeds the product of a support point with the direction by at most this.
    ///
    /// It covers the point itself (one [`Self::error`]), the product (three roundings), and the choice between points
    /// that f64 cannot distinguish (eight roundings of each shape, twice).
    #[inline]
    pub const fn reach_error(&self) -> f64 {
        2.0 * self.error
    }

    /// Returns [`Self::reach_error`] for rough support points, which are searched in single precision.
    #[inline]
    pub(crate) fn rough_reach_error(&self) -> f64 {
        2.0 * self.error + self.p.search_error() + self.q.search_error()
    }

    /// Returns the vector from the middle of Q to the middle of P.
    #[inline]
    pub fn between_centers(&self) -> DVec3 {
        self.p.center() - self.q.center()
    }

    /// Returns the support point of the difference of the cores, without their radii, with its vertex pair. The search
    /// is in f64; ties between vertices go to the first (a box decides by signs).
    pub fn core_support(&self, direction: DVec3) -> SupportPoint<DVec3> {
        let number = |shape: &Turned<'_>, index: u32| shape.has_vertices().then_some(index as usize);
        let ((on_p, i), (on_q, j)) = (self.p.fine_support(direction), self.q.fine_support(-direction));
        let (index_p, index_q) = (number(&self.p, i), number(&self.q, j));
        SupportPoint { point: on_p - on_q, on_p, on_q, index_p, index_q }
    }

    /// Returns the points of P and Q whose difference is the support point in a world direction, with their indices.
    /// Hulls are searched in single precision, so the point may fall short by up to [`Self::rough_reach_error`].
    #[inline]
    pub(super) fn rough_supports(&self, direction: DVec3) -> [(DVec3, u32); 2] {
        let (p, q) = (&self.p, &self.q);
        match (&p.prepared.form, &q.prepared.form) {
            (SupportMethod::Hull(of_p), SupportMethod::Hull(of_q)) => {
                let (of_p, of_q) = (of_p.look(p.local(direction)), of_q.look(q.local(-direction)));
                let ((on_p, i), (on_q, j)) = (of_p.farthest(), of_q.farthest());
                [(p.world(on_p), i), (q.world(on_q), j)]
            }
            _ => [p.rough_support(direction), q.rough_support(-direction)],
        }
    }

    /// Returns the support value of the cores' difference in a world direction: a product, in scene units times its
    /// length.
    #[inline]
    pub(crate) fn core_reach(&self, direction: DVec3) -> f64 {
        (self.p.fine_support(direction).0 - self.q.fine_support(-direction).0).dot(direction)
    }
}
