//! A step of a run with its claims, the source of its sentences.

use std::borrow::Cow;

use glam::DVec3;

use crate::explain::claim::{self, About, BoundedLength, Claim, Fact, Status, claims_of};
use crate::geometry::{Dimension, SupportPoint};
use crate::gjk::{Region, State, Trace};
use crate::narration::{Components, Message, Narration, facet_kind, owner, pair, say};

/// Returns the first claim of a fact, with a value of the fact:
/// `claimed!(context, Fact::Nearest { region } => *region)`.
macro_rules! claimed {
    ($context:expr, $fact:pat => $value:expr) => {
        $context.claims.iter().find_map(|claim| match &claim.fact {
            $fact => Some(($value, claim)),
            _ => None,
        })
    };
}
pub(crate) use claimed;

/// Returns whether P and Q, or their cores, are polytopes.
pub(crate) fn has_vertices(trace: &Trace) -> bool {
    trace.shapes.iter().all(|shape| shape.core_vertices().is_some())
}

/// A step with its claims, the source of its sentences.
pub(crate) struct StepContext<'a> {
    pub(crate) trace: &'a Trace,
    pub(crate) state: Cow<'a, State>,
    pub(crate) claims: Vec<Claim>,
}

impl<'a> StepContext<'a> {
    pub(crate) fn of(trace: &'a Trace, step: usize) -> Self {
        Self::at(trace, Cow::Owned(trace.state(step)))
    }

    pub(crate) fn at(trace: &'a Trace, state: Cow<'a, State>) -> Self {
        let claims = claims_of(trace, &state);
        Self { trace, state, claims }
    }

    /// Creates a message with the values that many messages about a step have: `code`, the algorithm as the subject of
    /// a sentence; `about`, P ⊖ Q or the difference of the cores; `of`, the cores or the shapes; `kind`, the kind of a
    /// facet; `is_projected`, for the projection along an edge; and `is_wrong`, for a refuted verdict.
    pub(crate) fn message(&self, id: &'static str) -> Message {
        let mut message = Message::new(id);
        message.put("code", self.trace.algorithm.subject());
        message.put("about", self.difference());
        message.choose("of", owner(self.difference()));
        message.choose("kind", facet_kind(self.dimension()));
        message.choose("is_projected", self.state.view.is_some());
        message.choose("is_wrong", self.is_wrong());
        message
    }

    pub(crate) const fn dimension(&self) -> Dimension {
        self.trace.dimension
    }

    pub(crate) const fn components(&self, vector: DVec3) -> Components {
        Components(vector, self.trace.dimension)
    }

    /// Formats a support point, with its vertices if it has any: `p2 − q0 = (4, 2)`.
    pub(crate) fn point(&self, support: &SupportPoint<DVec3>) -> Narration {
        let vertices = [support.index_p, support.index_q];
        let pair = (vertices != [None; 2]).then(|| say!(pair(vertices), " = "));
        say!(pair, self.components(support.point))
    }

    /// Returns P ⊖ Q, or the difference of the cores if the run uses the cores.
    pub(crate) fn difference(&self) -> About {
        About::difference(self.state.cores.is_some())
    }

    /// Returns the certainty of the first claim whose fact `is_wanted`.
    pub(crate) fn status_of(&self, is_wanted: impl Fn(&Fact) -> bool) -> Option<Status> {
        self.claims.iter().find(|claim| is_wanted(&claim.fact)).map(|claim| claim.status)
    }

    /// Returns whether a fact that `is_wanted` is claimed with this status.
    pub(crate) fn claims_with(&self, status: Status, is_wanted: impl Fn(&Fact) -> bool) -> bool {
        self.claims.iter().any(|claim| claim.status == status && is_wanted(&claim.fact))
    }

    /// Returns the gap by which v separates a difference from the origin, and the certainty of that claim.
    pub(crate) fn separating(&self) -> Option<(About, f64, Status)> {
        let (gap, claim) = claimed!(self, Fact::StopsShort { gap, .. } => *gap)?;
        Some((claim.about, gap, claim.status))
    }

    /// Returns the claimed lower and upper bound on a length of a difference.
    pub(crate) fn bounds(&self, length: BoundedLength, about: About) -> [Option<f64>; 2] {
        let claims = || self.claims.iter().filter(|claim| claim.about == about);
        let lower = claims().find_map(|claim| match claim.fact {
            Fact::LowerBound { of, value } if of == length => Some(value),
            _ => None,
        });
        let upper = claims().find_map(|claim| match claim.fact {
            Fact::UpperBound { of, value } if of == length => Some(value),
            _ => None,
        });
        [lower, upper]
    }

    /// Returns whether the verdict is refuted.
    pub(crate) fn is_wrong(&self) -> bool {
        self.claims_with(Status::Refuted, |fact| matches!(fact, Fact::Verdict(_)))
    }

    /// Returns whether the claim that no point lies past the origin is refuted.
    pub(crate) fn extends_past_origin(&self) -> bool {
        self.claims_with(Status::Refuted, |fact| matches!(fact, Fact::NothingBeyond { .. }))
    }

    /// Returns whether the simplex has the origin exactly on its border, whatever the algorithm concludes.
    pub(crate) fn is_on_border(&self) -> bool {
        claim::holds_origin(self.trace, &self.state)
            && claim::true_region(self.trace, &self.state) != Some(Region::Interior)
    }
}
