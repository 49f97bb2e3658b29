//! The proof of a first contact as JSON, with the pair and its motion: all that another program needs to check it.
//!
//! Numbers are written as in the proof of a verdict ([`Proof`](crate::Proof)); `tools/check_proof.py` checks both.

use glam::DVec3;
use serde::Serialize;

use crate::geometry::Dimension;
use crate::gjk::{CastAxis, CastTime, CommonPointAt, FirstContact, Query};
use crate::internal::rounded_translation;
use crate::proof::{ProofDifference, ProofShape, exact, integers};

/// The proof of a first contact, or of a miss.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CastProof {
    /// Always `cast`.
    query: &'static str,
    dimension: usize,
    p: ProofShape,
    q: ProofShape,
    translation: Vec<String>,
    /// Null for a miss.
    time: Option<ProofTime>,
    /// Null if the shapes are in contact at t = 1 and beyond it, and for a miss.
    exit: Option<ProofTime>,
    certificate: CastCertificateJson,
}

/// A time: the neighboring f64 between which it lies, and the fraction if it is one.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct ProofTime {
    bounds: [f64; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    exact: Option<String>,
}

/// The certificate of a first contact, without the pair.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CastCertificateJson {
    /// The tolerance, in scene units; zero if the certificate is exact.
    tolerance: f64,
    /// Axes that separate the shapes before the contact.
    before: Vec<ProofAxis>,
    /// A common point at the time of impact.
    at: Option<ProofPoint>,
    /// An axis that separates the shapes after the contact.
    after: Option<ProofAxis>,
    /// A common point at the exit time.
    at_exit: Option<ProofPoint>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct ProofAxis {
    axis: Vec<String>,
    /// The last time at which it separates curved shapes.
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<f64>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct ProofPoint {
    time: String,
    /// The differences of vertices whose weighted mean is t times the translation, or no farther from it than the sum
    /// of the radii.
    differences: Vec<ProofDifference>,
}

impl CastProof {
    /// Makes the proof of a first contact on the shapes and the translation as a run in the precision of the query uses
    /// them.
    pub fn of(query: &Query<'_>, translation: DVec3, found: &FirstContact) -> Self {
        let (dimension, precision) = (query.dimension, query.settings.precision);
        let [p, q] = [query.p, query.q].map(|shape| ProofShape::of(&precision.rounded(shape), dimension));
        let contact = found.contact.as_ref();
        Self {
            query: "cast",
            dimension: dimension.count(),
            p,
            q,
            translation: exact(rounded_translation(precision, translation), dimension),
            time: contact.map(|contact| ProofTime::of(&contact.time)),
            exit: contact.and_then(|contact| contact.exit.as_ref()).map(ProofTime::of),
            certificate: CastCertificateJson::of(found, dimension),
        }
    }
}

impl ProofTime {
    fn of(time: &CastTime) -> Self {
        Self { bounds: time.bounds, exact: time.exact.as_ref().map(ToString::to_string) }
    }
}

impl CastCertificateJson {
    /// Writes the certificate of a first contact.
    pub fn of(found: &FirstContact, dimension: Dimension) -> Self {
        let axis = |axis: &CastAxis| ProofAxis {
            axis: match &axis.whole {
                Some(whole) => integers(whole, dimension),
                None => exact(axis.direction, dimension),
            },
            until: axis.until,
        };
        let point = |at: &CommonPointAt| ProofPoint {
            time: at.time.to_string(),
            differences: at.weights.iter().map(ProofDifference::of).collect(),
        };
        let certificate = &found.certificate;
        Self {
            tolerance: certificate.tolerance,
            before: certificate.before.iter().map(axis).collect(),
            at: certificate.at.as_ref().map(point),
            after: certificate.after.as_ref().map(axis),
            at_exit: certificate.at_exit.as_ref().map(point),
        }
    }
}
