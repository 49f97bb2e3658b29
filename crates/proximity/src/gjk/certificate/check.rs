//! The check of a certificate. It uses only the shapes and the certificate, and no result of the search.

use std::cmp::Ordering;

use dashu_int::IBig;
use glam::DVec3;
use thiserror::Error;

use super::{Certificate, CommonPoint, PointSource, SeparatingAxis};
use crate::geometry::exact::{ExactPair, ExactVector};
use crate::geometry::{Convex, Dimension, Hull, Position, Side, support_point};
use crate::gjk::gap::distance_to_boundary;
use crate::gjk::outcome::Verdict;
use crate::message::text;

/// The reason why a certificate proves nothing about a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Flaw {
    /// The direction is zero, or not finite.
    #[error("{}", text!("certificate-no-direction"))]
    NoDirection,
    /// Some point of P lies past some point of Q along the axis.
    #[error("{}", text!("certificate-no-axis"))]
    NoAxis,
    /// Some point of P lies as far along the axis as the first point of Q.
    #[error("{}", text!("certificate-no-gap"))]
    NoGap,
    /// The certificate names vertices that the shapes do not have, or weights that are not positive.
    #[error("{}", text!("certificate-no-weights"))]
    NoWeights,
    /// The points on P and on Q differ.
    #[error("{}", text!("certificate-apart"))]
    Apart,
    /// The common point may have no clearance on some side.
    #[error("{}", text!("certificate-no-room"))]
    NoRoom,
}

impl Certificate {
    /// Returns the verdict that this certificate proves about a pair. The proof is exact for polytopes, rounded or not,
    /// and holds to its [`tolerance`](Self::tolerance) for curved shapes.
    ///
    /// # Errors
    /// Returns the [`Flaw`] of a certificate that proves nothing about the pair.
    pub fn check(&self, p: &Convex<DVec3>, q: &Convex<DVec3>, dimension: Dimension) -> Result<Verdict, Flaw> {
        self.check_with(ExactPair::of(p, q).as_ref(), [p, q], dimension)
    }

    /// Checks the certificate, given the vertices as integers.
    pub(in crate::gjk) fn check_with(
        &self,
        pair: Option<&ExactPair>,
        [p, q]: [&Convex<DVec3>; 2],
        dimension: Dimension,
    ) -> Result<Verdict, Flaw> {
        let gap_along = |axis: &SeparatingAxis| match pair {
            Some(pair) => axis.has_gap(pair),
            None => axis.has_rounded_gap(p, q),
        };
        let room_around = |point: &CommonPoint| match pair {
            Some(pair) => point.has_room(pair, dimension),
            None => point.has_rounded_room(p, q, dimension),
        };
        match self {
            Self::SeparatingAxis(axis) => {
                if gap_along(axis)? {
                    Ok(Verdict::Separate)
                } else {
                    Err(Flaw::NoGap)
                }
            }
            Self::CommonPoint(point) => {
                if room_around(point)? {
                    Ok(Verdict::Overlap)
                } else {
                    Err(Flaw::NoRoom)
                }
            }
            Self::Contact { axis, point } => {
                gap_along(axis)?;
                room_around(point)?;
                Ok(Verdict::Touching)
            }
        }
    }
}

impl SeparatingAxis {
    /// Returns whether there is a gap along the axis; if not, P ends just where Q begins.
    fn has_gap(&self, pair: &ExactPair) -> Result<bool, Flaw> {
        if self.exact.is_zero() {
            return Err(Flaw::NoDirection);
        }
        let (i, j) = pair.support(&self.exact);
        let support_value = pair.difference(i, j).dot(&self.exact);
        if support_value > IBig::ZERO {
            return Err(Flaw::NoAxis);
        }
        // The distance of the cores along the axis is −reach / |axis|, and the radii are subtracted from it: compared
        // as squares.
        let radius_squared = pair.radius() * pair.radius() * self.exact.length_squared();
        match (&support_value * &support_value).cmp(&radius_squared) {
            Ordering::Less => Err(Flaw::NoAxis),
            Ordering::Equal => Ok(false),
            Ordering::Greater => Ok(true),
        }
    }

    fn has_rounded_gap(&self, p: &Convex<DVec3>, q: &Convex<DVec3>) -> Result<bool, Flaw> {
        if self.direction == DVec3::ZERO || !self.direction.is_finite() {
            return Err(Flaw::NoDirection);
        }
        let support_value = support_point(p, q, self.direction).point.dot(self.direction);
        if support_value <= self.tolerance { Ok(support_value < -self.tolerance) } else { Err(Flaw::NoAxis) }
    }
}

impl CommonPoint {
    /// Returns whether the certificate proves that the origin lies in the interior of P ⊖ Q, not only in P ⊖ Q.
    fn has_room(&self, pair: &ExactPair, dimension: Dimension) -> Result<bool, Flaw> {
        let point = |source: PointSource| match source {
            PointSource::Vertices([i, j]) if i < pair.count(Side::P) && j < pair.count(Side::Q) => {
                Ok(pair.difference(i, j))
            }
            PointSource::Vertices(_) | PointSource::Support(_) => Err(Flaw::NoWeights),
        };
        let points = self.terms.iter().map(|term| point(term.source)).collect::<Result<Vec<_>, _>>()?;
        let (sum, total) = self.weighted_sum(&points)?;
        let reachable = pair.radius() * pair.radius() * &total * &total;
        match sum.length_squared().cmp(&reachable) {
            Ordering::Less => Ok(true),
            // The mean of points that span the space lies inside; a point at the distance of the radius does not.
            Ordering::Equal => Ok(pair.radius().is_zero() && self.rank(&points) == dimension.count()),
            Ordering::Greater => Err(Flaw::Apart),
        }
    }

    fn has_rounded_room(
        &self,
        p: &Convex<DVec3>,
        q: &Convex<DVec3>,
        dimension: Dimension,
    ) -> Result<bool, Flaw> {
        let point = |source: PointSource| match source {
            PointSource::Support(direction) => Ok(support_point(p, q, direction).point),
            PointSource::Vertices(_) => Err(Flaw::NoWeights),
        };
        let points = self.terms.iter().map(|term| point(term.source)).collect::<Result<Vec<_>, _>>()?;
        let origin = Convex::point(DVec3::ZERO);
        let hull = Convex::vertices(points.iter().copied()).map_err(|_| Flaw::NoWeights)?;
        let pair = ExactPair::of(&hull, &origin).ok_or(Flaw::NoWeights)?;
        let (sum, total) = self.weighted_sum(pair.p())?;
        if pair.length_of(&sum.length_squared(), &(&total * &total)) > self.tolerance {
            return Err(Flaw::Apart);
        }
        Ok(Hull::of(dimension, &points).is_some_and(|hull| {
            hull.position_of(DVec3::ZERO, &points) == Position::Inside
                && distance_to_boundary(&hull, &points) > self.tolerance
        }))
    }

    /// Returns the sum of the points times their weights, and the sum of the weights. No weight may be negative, and
    /// not all may be zero.
    fn weighted_sum(&self, points: &[ExactVector]) -> Result<(ExactVector, IBig), Flaw> {
        let total = self.total();
        if total.is_zero() || self.terms.iter().any(|term| term.weight < IBig::ZERO) {
            return Err(Flaw::NoWeights);
        }
        let weights = self.terms.iter().map(|term| &term.weight);
        Ok((ExactVector::weighted_sum(points.iter().zip(weights)), total))
    }

    /// Returns the dimension of the span of the points with a weight.
    fn rank(&self, points: &[ExactVector]) -> usize {
        let weighted = self.terms.iter().zip(points).filter(|(term, _)| !term.weight.is_zero());
        let mut vectors = weighted.map(|(_, point)| point);
        // Each search continues after the vector that the previous one found.
        let Some(line) = vectors.find(|vector| !vector.is_zero()) else { return 0 };
        let normal = vectors.by_ref().map(|vector| line.cross(vector)).find(|normal| !normal.is_zero());
        let Some(normal) = normal else { return 1 };
        if vectors.all(|vector| vector.dot(&normal).is_zero()) { 2 } else { 3 }
    }
}
