//! The check of the proof of a first contact. It uses only the shapes and the proof.

use std::cmp::Ordering;

use dashu_int::IBig;
use dashu_ratio::RBig;
use glam::DVec3;
use thiserror::Error;

use super::contact::{
    CastAxis, CastCertificate, CastTime, CommonPointAt, Contact, End, FirstContact, rounded_translation,
};
use super::line::Line;
use crate::geometry::exact::{ExactPair, ExactVector};
use crate::geometry::{Convex, Side, support_point};
use crate::gjk::query::Query;
use crate::message::text;

/// The reason why a certificate does not prove a first contact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CastFlaw {
    /// An axis is zero, or does not separate the shapes at all times that it must.
    #[error("{}", text!("cast-flaw-axis"))]
    NoAxis,
    /// Weights that are negative or do not add up to one, or name vertices that the shapes do not have.
    #[error("{}", text!("certificate-no-weights"))]
    NoWeights,
    /// The points on P and on Q differ.
    #[error("{}", text!("certificate-apart"))]
    Apart,
}

impl FirstContact {
    /// Checks the proof: exactly for polytopes, rounded or not, and to its tolerance for curved shapes.
    ///
    /// # Errors
    /// Returns the [`CastFlaw`] of a certificate that does not prove the first contact.
    pub fn check(&self, query: &Query<'_>, translation: DVec3) -> Result<(), CastFlaw> {
        let precision = query.settings.precision;
        let [p, q] = [query.p, query.q].map(|shape| precision.rounded(shape));
        let translation = rounded_translation(precision, translation);
        let certificate = &self.certificate;
        match (ExactPair::of(&p, &q), &self.contact) {
            (Some(pair), Some(contact)) => {
                Checked { line: Line::new(&pair, translation), pair: &pair }.contact(certificate, contact)
            }
            (Some(pair), None) => {
                let checked = Checked { line: Line::new(&pair, translation), pair: &pair };
                let axis = axis(certificate.before.first())?;
                let separates = |time: &RBig| checked.gap(&axis, time) == Some(Ordering::Greater);
                holds(separates(&RBig::ZERO) && separates(&RBig::ONE), CastFlaw::NoAxis)
            }
            (None, contact) => {
                let until = contact.as_ref().map_or(1.0, |contact| contact.time.bounds[0]);
                chain(certificate, [&p, &q], translation, until)
            }
        }
    }
}

fn holds(fact: bool, flaw: CastFlaw) -> Result<(), CastFlaw> {
    if fact { Ok(()) } else { Err(flaw) }
}

/// Returns the axis without roundoff.
fn axis(axis: Option<&CastAxis>) -> Result<ExactVector, CastFlaw> {
    let [x, y, z] = axis.and_then(|axis| axis.whole.clone()).ok_or(CastFlaw::NoAxis)?;
    Some(ExactVector::new(x, y, z)).filter(|axis| !axis.is_zero()).ok_or(CastFlaw::NoAxis)
}

struct Checked<'a> {
    pair: &'a ExactPair,
    line: Line<'a>,
}

impl Checked<'_> {
    fn contact(&self, certificate: &CastCertificate, contact: &Contact) -> Result<(), CastFlaw> {
        let at = certificate.at.as_ref().ok_or(CastFlaw::Apart)?;
        self.common_point(at, &contact.time)?;
        let before = certificate.before.first();
        if contact.time.nearest > 0.0 {
            self.ends(&axis(before)?, certificate.before.get(1), &contact.time, End::Entry)?;
        } else if before.is_some() {
            holds(self.gap(&axis(before)?, &RBig::ZERO).is_some(), CastFlaw::NoAxis)?;
        }
        let Some(exit) = &contact.exit else { return Ok(()) };
        self.common_point(certificate.at_exit.as_ref().ok_or(CastFlaw::Apart)?, exit)?;
        let after = axis(certificate.after.as_ref())?;
        if self.line.radius().is_zero() || !self.is_level(before) {
            return self.ends(&after, None, exit, End::Exit);
        }
        self.ends(&axis(before)?, certificate.after.as_ref(), exit, End::Exit)
    }

    /// Returns whether Q does not move along an axis.
    fn is_level(&self, along: Option<&CastAxis>) -> bool {
        axis(along).is_ok_and(|axis| self.line.velocity().dot(&axis).is_zero())
    }

    /// Compares the gap along an axis at a time with zero. Returns `None` if P does not end before Q begins.
    fn gap(&self, axis: &ExactVector, time: &RBig) -> Option<Ordering> {
        let denominator = IBig::from(time.denominator().clone());
        let level = self.line.support(axis).point.dot(axis) * &denominator
            - self.line.velocity().dot(axis) * time.numerator();
        let bridged = self.line.radius() * denominator;
        let order = (&level * &level).cmp(&(&bridged * &bridged * axis.length_squared()));
        (level <= IBig::ZERO && order != Ordering::Less).then_some(order)
    }

    /// Checks that an axis separates the shapes at all times before an entry, or after an exit. An axis along which Q
    /// does not move leaves one vector between the points in contact, and a second axis proves the rest for this vector.
    fn ends(
        &self,
        axis: &ExactVector,
        second: Option<&CastAxis>,
        time: &CastTime,
        end: End,
    ) -> Result<(), CastFlaw> {
        let [lower, upper] = bounds(time);
        let bound = if end == End::Entry { lower } else { upper };
        let is_shrinking =
            |slope: IBig| if end == End::Entry { slope < IBig::ZERO } else { slope > IBig::ZERO };
        let order = self.gap(axis, &bound).ok_or(CastFlaw::NoAxis)?;
        let slope = self.line.velocity().dot(axis);
        if is_shrinking(slope.clone()) {
            return Ok(());
        }
        let second = self::axis(second)?;
        let level = self.line.support(axis).point.dot(axis);
        let along = self.line.velocity().dot(&second);
        // The vector from core to core is `axis` times `level`, divided by the square of its length.
        let squared = axis.length_squared();
        let vector = RBig::from_parts_signed(second.dot(axis) * level, squared);
        let most = self.line.support(&second).point.dot(&second);
        let is_before = RBig::from(most) <= vector + RBig::from(along.clone()) * bound;
        let is_proof = slope.is_zero() && order == Ordering::Equal && is_shrinking(along) && is_before;
        holds(is_proof, CastFlaw::NoAxis)
    }

    fn common_point(&self, at: &CommonPointAt, time: &CastTime) -> Result<(), CastFlaw> {
        let [lower, upper] = bounds(time);
        holds(lower <= at.time && at.time <= upper, CastFlaw::Apart)?;
        let counts = [Side::P, Side::Q].map(|side| self.pair.count(side));
        let total = at.weights.iter().fold(RBig::ZERO, |sum, (_, weight)| sum + weight);
        let is_known = |[i, j]: [usize; 2]| i < counts[0] && j < counts[1];
        let are_weights =
            at.weights.iter().all(|(vertices, weight)| is_known(*vertices) && *weight >= RBig::ZERO);
        holds(are_weights && total == RBig::ONE, CastFlaw::NoWeights)?;
        let ExactVector { x, y, z } = self.line.velocity();
        let mut away = [x, y, z].map(|component| -&at.time * RBig::from(component.clone()));
        for (vertices, weight) in &at.weights {
            let ExactVector { x, y, z } = self.line.vertex(*vertices);
            for (sum, component) in away.iter_mut().zip([x, y, z]) {
                *sum += weight * RBig::from(component);
            }
        }
        let squared = away.iter().fold(RBig::ZERO, |sum, component| sum + component * component);
        holds(squared <= RBig::from(self.line.radius() * self.line.radius()), CastFlaw::Apart)
    }
}

/// Returns the bounds of a time without roundoff.
fn bounds(time: &CastTime) -> [RBig; 2] {
    match &time.exact {
        Some(exact) => [exact.clone(), exact.clone()],
        None => time.bounds.map(|bound| RBig::try_from(bound).unwrap_or_default()),
    }
}

/// Checks that a chain of axes separates curved shapes from t = 0 up to a time.
fn chain(
    certificate: &CastCertificate,
    [p, q]: [&Convex<DVec3>; 2],
    translation: DVec3,
    until: f64,
) -> Result<(), CastFlaw> {
    let mut from = 0.0;
    for axis in &certificate.before {
        let level = support_point(p, q, axis.direction).point.dot(axis.direction);
        let gap = |time: f64| time * translation.dot(axis.direction) - level;
        let to = axis.until.ok_or(CastFlaw::NoAxis)?;
        holds(gap(from) >= 0.0 && gap(to) >= 0.0, CastFlaw::NoAxis)?;
        from = to;
    }
    holds(from >= until, CastFlaw::NoAxis)
}
