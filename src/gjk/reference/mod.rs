//! The truth about a pair, with its proof, whatever an algorithm says.
//!
//! Where the result of the algorithm on trial proves something, that is the truth: its last direction may separate the
//! shapes, its last simplex may hold the origin. Where it does not, the exact method decides, starting from there. Either
//! way the verdict is what the check of the certificate says, and that check knows no algorithm.

mod cause;
pub(super) mod curved;

use std::borrow::Cow;

use glam::{DVec3, Vec3};

pub use cause::Cause;

use super::certificate::{Axis, Certificate};
use super::exact;
use super::{Outcome, Precision, Query, Verdict};
use crate::geometry::Convex;
use crate::geometry::exact::{ExactPair, ExactVector};

/// The true verdict on a pair of shapes, whatever an algorithm says.
#[derive(Clone, Debug, PartialEq)]
pub struct Reference {
    /// OVERLAP, TOUCHING or SEPARATE; UNDECIDED never.
    pub verdict: Verdict,
    /// The proof, for the shapes as the query sees them: in f32, with their vertices rounded to f32.
    pub certificate: Certificate,
    /// Whether the certificate was checked and proves the verdict. So it is for all polytopes, rounded or not; of curved
    /// shapes a touch cannot be proved.
    pub certified: bool,
    /// To what distance, in scene units, the verdict holds: zero where it is exact. TOUCHING of curved shapes means that
    /// the origin is within this distance of the boundary, and no more: see [`Reference::is_open`].
    pub tolerance: f64,
}

/// The judgement of the reference on a verdict of an algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Judgement {
    /// The verdict is true.
    Agrees,
    /// It is not, or there is none.
    Differs,
    /// Curved shapes are nearer to a touch than the tolerance of the reference: OVERLAP, TOUCHING and SEPARATE may each
    /// be true.
    CannotTell,
}

impl Judgement {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Agrees, Self::Differs, Self::CannotTell];

    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Agrees => "agrees",
            Self::Differs => "differs",
            Self::CannotTell => "cannot-tell",
        }
    }
}

impl Reference {
    /// Whether the shapes are curved and so near to a touch that the verdict is not known: each one may be true.
    pub fn is_open(&self) -> bool {
        self.verdict == Verdict::Touching && !self.certified
    }

    /// Judges the verdict of an algorithm.
    pub fn judge(&self, verdict: Verdict) -> Judgement {
        match verdict {
            Verdict::Undecided => Judgement::Differs,
            _ if self.is_open() => Judgement::CannotTell,
            _ if verdict == self.verdict => Judgement::Agrees,
            _ => Judgement::Differs,
        }
    }

    /// Whether nothing is known against a verdict: it is true, or nobody can tell.
    pub fn agrees_with(&self, verdict: Verdict) -> bool {
        self.judge(verdict) != Judgement::Differs
    }
}

/// The reference verdict on a query that ended like this. In f32 it judges the shapes rounded to f32, so that what
/// differs from it is the algorithm's own.
pub fn reference(query: &Query<'_>, outcome: &Outcome) -> Reference {
    let [p, q] = [query.p, query.q].map(|shape| as_seen(shape, query.settings.precision));
    match ExactPair::of(&p, &q) {
        Some(pair) => exact_reference(query, outcome, &pair, [&p, &q]),
        None => curved::reference([&p, &q], query.dimension, outcome.direction),
    }
}

/// The shape that an algorithm of this precision works on.
fn as_seen(shape: &Convex<DVec3>, precision: Precision) -> Cow<'_, Convex<DVec3>> {
    match precision {
        Precision::F64 => Cow::Borrowed(shape),
        Precision::F32 => Cow::Owned(shape.cast::<Vec3>().cast()),
    }
}

fn exact_reference(
    query: &Query<'_>,
    outcome: &Outcome,
    pair: &ExactPair,
    [p, q]: [&Convex<DVec3>; 2],
) -> Reference {
    let proof = |certificate: Certificate| {
        let verdict = certificate.check(p, q, query.dimension).ok()?;
        Some(Reference { verdict, certificate, certified: true, tolerance: 0.0 })
    };
    let direction = ExactVector::along(outcome.direction);
    let claimed =
        || (!direction.is_zero()).then(|| Certificate::SeparatingAxis(Axis::exact(direction, pair)));
    let claim = if outcome.verdict == Verdict::Separate { claimed() } else { None };
    claim.and_then(proof).unwrap_or_else(|| {
        let solution = exact::solve(pair, query.dimension, &exact::parents_of(&outcome.simplex));
        let certificate = Certificate::of(&solution, pair, [p, q], query.dimension);
        // It always checks; if it did not, the exact method would be as wrong as any other.
        let certified = certificate.check(p, q, query.dimension) == Ok(solution.verdict);
        Reference { verdict: solution.verdict, certificate, certified, tolerance: 0.0 }
    })
}
