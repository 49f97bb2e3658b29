//! The comparison of an algorithm's first contact with the true one.

use glam::DVec3;

use super::trace::{CastAlgorithm, CastTrace};
use crate::geometry::Length;
use crate::gjk::algorithm::Algorithm;
use crate::gjk::cast::contact::{FirstContact, rounded_translation};
use crate::gjk::query::Query;
use crate::gjk::run::decide;
use crate::gjk::settings::{Precision, Settings};

/// Difference of two times that may be roundoff alone, in machine epsilons.
const ROUNDOFF: f64 = 8.0;

/// The judgment of the true first contact on that of an algorithm.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CastJudgement {
    /// The algorithm is right, within its own tolerance.
    Agrees,
    /// It stops too early: the shapes are still this far apart, in scene units, and its tolerance is smaller.
    Early {
        /// The distance.
        distance: f64,
    },
    /// It stops too late: this much of the motion after the contact.
    Late {
        /// The difference of the times.
        by: f64,
    },
    /// It sees no contact, and there is one.
    Passed,
    /// It sees a contact, and there is none, not even within its tolerance.
    Invented {
        /// The distance of the shapes at its time.
        distance: f64,
    },
}

impl CastJudgement {
    /// Returns the name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Agrees => "agrees",
            Self::Early { .. } => "early",
            Self::Late { .. } => "late",
            Self::Passed => "passed",
            Self::Invented { .. } => "invented",
        }
    }
}

impl CastTrace {
    /// Compares the result with the true first contact of the query and its translation.
    pub fn judge(&self, query: &Query<'_>, translation: DVec3, truth: &FirstContact) -> CastJudgement {
        let length =
            |time: f64| signed_distance(query, rounded_translation(self.precision, translation), time);
        let (time, contact) = match (self.time, &truth.contact) {
            (None, None) => return CastJudgement::Agrees,
            (None, Some(contact)) => {
                let exit = contact.exit.as_ref().map_or(1.0, |exit| exit.nearest);
                let middle = f64::midpoint(contact.time.nearest, exit);
                let is_shallow = || -length(middle) <= self.tolerance;
                let agrees = self.algorithm != CastAlgorithm::Sampling && is_shallow();
                return if agrees { CastJudgement::Agrees } else { CastJudgement::Passed };
            }
            (Some(time), contact) => (time, contact.as_ref().map(|contact| contact.time.nearest)),
        };
        let by = contact.map(|contact| time - contact);
        if by.is_some_and(|by| by.abs() <= ROUNDOFF * self.precision.epsilon()) {
            return CastJudgement::Agrees;
        }
        let distance = length(time);
        match by {
            _ if distance.abs() <= self.tolerance => CastJudgement::Agrees,
            Some(by) if by > 0.0 => CastJudgement::Late { by },
            Some(_) => CastJudgement::Early { distance },
            None => CastJudgement::Invented { distance },
        }
    }
}

/// Returns the true distance of the shapes at a time, or minus their depth, to the roundoff of the place of Q.
fn signed_distance(query: &Query<'_>, translation: DVec3, time: f64) -> f64 {
    let precision = query.settings.precision;
    let [p, q] = [query.p, query.q].map(|shape| precision.rounded(shape));
    let moved = q.moved(translation * time);
    let settings = Settings {
        algorithm: Algorithm::MEASURING,
        precision: Precision::F64,
        epa: false,
        ..query.settings.sound()
    };
    let outcome = decide(&Query { p: &p, q: &moved, dimension: query.dimension, settings });
    match outcome.measurement.map(|measured| measured.length) {
        Some(Length::Separation(distance)) => distance,
        Some(Length::PenetrationDepth(depth)) => -depth,
        None => 0.0,
    }
}
