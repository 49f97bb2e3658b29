//! The true verdict on a pair, against which the verdict of an algorithm is judged.
//!
//! If no roundoff can change the result of the run of `robust`, it proves the verdict. Otherwise the verdict comes from
//! the exact method, from the reference, or, for many poses of Q, from [`queries`].

use super::proof;
use crate::geometry::{Pose, Prepared};
use crate::gjk::{self, Algorithm, Judgement, Outcome, Precision, Query, Reference, Settings, Verdict};
use crate::internal;
use crate::queries::{self, QueryCache};

/// Finds the true verdict on a pair, independent of the algorithm of the query: `robust` runs first, and its
/// result is proved.
pub fn truth(query: &Query<'_>) -> Reference {
    gjk::reference(query, &gjk::decide(&Query { settings: leading(query), ..*query }))
}

/// The true verdict without its proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Truth {
    /// The verdict: OVERLAP, TOUCHING or SEPARATE; never UNDECIDED.
    pub verdict: Verdict,
    /// Whether each verdict may be true; see [`Reference::is_open`].
    pub is_open: bool,
}

impl Truth {
    /// A verdict that is certain.
    const fn certain(verdict: Verdict) -> Self {
        Self { verdict, is_open: false }
    }

    /// Judges the verdict of an algorithm, like [`Reference::judge`].
    pub fn judge(self, verdict: Verdict) -> Judgement {
        match verdict {
            Verdict::Undecided => Judgement::Differs,
            _ if self.is_open => Judgement::CannotTell,
            _ if verdict == self.verdict => Judgement::Agrees,
            _ => Judgement::Differs,
        }
    }
}

impl From<&Reference> for Truth {
    fn from(reference: &Reference) -> Self {
        Self { verdict: reference.verdict, is_open: reference.is_open() }
    }
}

/// Returns the settings of the run that prepares the true verdict on a query.
pub(super) const fn leading(query: &Query<'_>) -> Settings {
    Settings { algorithm: Algorithm::Robust, ..query.settings.sound() }
}

/// Returns the true verdict on a query, from the outcome of a run with the [`leading`] settings.
pub(super) fn truth_of(query: &Query<'_>, robust: &Outcome) -> Truth {
    let proved = proof::verdict(query, robust).or_else(|| internal::exact_verdict(query, robust));
    proved.map_or_else(|| Truth::from(&gjk::reference(query, robust)), Truth::certain)
}

/// The true verdicts about P and Q for a sequence of poses of Q. Each equals the result of a separate
/// evaluation.
#[derive(Clone, Debug)]
pub(super) struct PoseTruths<'a> {
    shapes: &'a [Prepared; 2],
    at_p: Pose,
    cache: QueryCache,
    references: usize,
}

impl<'a> PoseTruths<'a> {
    /// Creates the verdicts for P at its pose, and Q.
    pub(super) fn about(shapes: &'a [Prepared; 2], at_p: Pose) -> Self {
        Self { shapes, at_p, cache: QueryCache::default(), references: 0 }
    }

    /// Returns how often the reference was needed, because nothing simpler proved the true verdict.
    pub(super) const fn references(&self) -> usize {
        self.references
    }

    /// Finds the true verdict on a query with Q at this pose; the outcome is that of its own run.
    pub(super) fn at(&mut self, pose: &Pose, query: &Query<'_>, outcome: &Outcome) -> Truth {
        let Self { shapes: [p, q], at_p, cache, .. } = self;
        let (posed_p, posed_q) = (p.at(*at_p), q.at(pose));
        // The vertices of the query, unless the query rounds them.
        let is_exact = query.settings.precision == Precision::F64;
        if is_exact && [p, q].iter().all(|shape| shape.local().core_vertices().is_some()) {
            return Truth::certain(queries::verdict(&posed_p, &posed_q, cache));
        }
        let settings = leading(query);
        let robust =
            if query.settings == settings { *outcome } else { gjk::decide(&Query { settings, ..*query }) };
        proof::verdict(query, &robust).map_or_else(
            || {
                self.references += 1;
                Truth::from(&gjk::reference(query, &robust))
            },
            Truth::certain,
        )
    }
}
