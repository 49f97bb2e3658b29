//! The independent check of the certificate of a reference verdict.

use std::fmt;

use glam::Vec3;

use crate::geometry::Convex;
use crate::gjk::{Precision, Query, Reference, Verdict};
use crate::message::text;

/// The statement that a certificate proves.
#[derive(Clone, Debug, PartialEq)]
pub enum ProvenStatement {
    /// The verdict, without any tolerance.
    Exact,
    /// The verdict, within this tolerance in scene units.
    Within(f64),
    /// Nothing, for this reason.
    Failed(String),
}

impl ProvenStatement {
    /// Checks the certificate against the shapes as the query uses them: in f32, rounded to f32.
    pub(super) fn of(query: &Query<'_>, reference: &Reference) -> Self {
        let seen = |shape: &Convex<_>| match query.settings.precision {
            Precision::F64 => shape.clone(),
            Precision::F32 => shape.cast::<Vec3>().cast(),
        };
        let Reference { verdict, certificate, tolerance, .. } = reference;
        let checked = certificate.check(&seen(query.p), &seen(query.q), query.dimension);
        match checked {
            Ok(proved) if proved == *verdict && *tolerance == 0.0 => Self::Exact,
            Ok(proved) if proved == *verdict => Self::Within(*tolerance),
            // A touch of curved shapes cannot be proved: it is the only verdict left within the tolerance.
            _ if *verdict == Verdict::Touching && *tolerance > 0.0 => Self::Within(*tolerance),
            Ok(proved) => Self::Failed(text!(
                "figure-it-proves-instead-of"; proved = proved.name(), verdict = verdict.name()
            )),
            Err(flaw) => Self::Failed(flaw.to_string()),
        }
    }

    /// Returns the sentence for a certificate that proves nothing.
    pub(super) fn failure(&self) -> Option<String> {
        match self {
            Self::Exact | Self::Within(_) => None,
            Self::Failed(reason) => Some(text!("figure-the-certificate-does-not-hold"; reason = reason)),
        }
    }
}

impl fmt::Display for ProvenStatement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exact => f.write_str("exact"),
            Self::Within(tolerance) => {
                write!(f, "within {tolerance:e}")
            }
            Self::Failed(reason) => write!(f, "failed: {reason}"),
        }
    }
}
