//! A step of a run with its claims, the source of its sentences.

use std::borrow::Cow;

use glam::DVec3;

use super::{Components, Narration, named, pair, say};
use crate::epa::Growth;
use crate::geometry::{Dimension, SupportPoint};
use crate::gjk::claim::{About, BoundedLength, Claim, Fact, Status, claims_of};
use crate::gjk::{Region, State, Trace};

/// A step with its claims, the source of its sentences.
pub(super) struct Telling<'a> {
    pub(super) trace: &'a Trace,
    pub(super) state: Cow<'a, State>,
    pub(super) claims: Vec<Claim>,
}

impl<'a> Telling<'a> {
    pub(super) fn of(trace: &'a Trace, step: usize) -> Self {
        Self::at(trace, Cow::Owned(trace.state(step)))
    }

    pub(super) fn at(trace: &'a Trace, state: Cow<'a, State>) -> Self {
        let claims = claims_of(trace, &state);
        Self { trace, state, claims }
    }

    pub(super) const fn dimension(&self) -> Dimension {
        self.trace.dimension
    }

    pub(super) const fn components(&self, vector: DVec3) -> Components {
        Components(vector, self.trace.dimension)
    }

    /// A support point, with its vertices if it has any: `p2 − q0 = (4, 2)`.
    pub(super) fn point(&self, support: &SupportPoint<DVec3>) -> Narration {
        let vertices = [support.index_p, support.index_q];
        let pair = (vertices != [None; 2]).then(|| say!(pair(vertices), " = "));
        say!(pair, self.components(support.point))
    }

    /// The algorithm as the subject of a sentence.
    pub(super) fn code(&self) -> &'static str {
        named(self.trace.algorithm)
    }

    /// The polytope at this step.
    pub(super) fn growth(&self) -> Option<&Growth> {
        self.state.growth.as_ref()
    }

    /// P ⊖ Q, or the difference of the cores if the run is about them.
    pub(super) fn difference(&self) -> About {
        About::difference(self.state.cores.is_some())
    }

    /// Whether P and Q, or their cores, are polytopes.
    pub(super) fn has_vertices(&self) -> bool {
        self.trace.shapes.iter().all(|shape| shape.core_vertices().is_some())
    }

    /// Returns the first result of `find` on a claim.
    pub(super) fn find<T>(&self, find: impl Fn(&Claim) -> Option<T>) -> Option<T> {
        self.claims.iter().find_map(find)
    }

    /// How sure the first claim of such a fact is.
    pub(super) fn status_of(&self, is_wanted: impl Fn(&Fact) -> bool) -> Option<Status> {
        self.find(|claim| is_wanted(&claim.fact).then_some(claim.status))
    }

    /// Whether such a fact is claimed with this status.
    pub(super) fn claims_with(&self, status: Status, is_wanted: impl Fn(&Fact) -> bool) -> bool {
        self.claims.iter().any(|claim| claim.status == status && is_wanted(&claim.fact))
    }

    /// The chosen region, with how sure the choice is.
    pub(super) fn chosen(&self) -> Option<(Region, Status)> {
        self.find(|claim| match claim.fact {
            Fact::Nearest { region } => Some((region, claim.status)),
            _ => None,
        })
    }

    /// By how much v separates a difference from the origin, and how sure that is.
    pub(super) fn separating(&self) -> Option<(About, f64, Status)> {
        self.find(|claim| match claim.fact {
            Fact::StopsShort { gap, .. } => Some((claim.about, gap, claim.status)),
            _ => None,
        })
    }

    /// The claimed lower and upper bound on a length of a difference.
    pub(super) fn bounds(&self, length: BoundedLength, about: About) -> [Option<f64>; 2] {
        let bound = |is_upper: bool| {
            self.find(|claim| match claim.fact {
                Fact::LowerBound { of, value } | Fact::UpperBound { of, value }
                    if (of, claim.about) == (length, about) =>
                {
                    (matches!(claim.fact, Fact::UpperBound { .. }) == is_upper).then_some(value)
                }
                _ => None,
            })
        };
        [bound(false), bound(true)]
    }

    /// Whether the verdict is refuted.
    pub(super) fn is_wrong(&self) -> bool {
        self.claims_with(Status::Refuted, |fact| matches!(fact, Fact::Verdict(_)))
    }

    /// Whether it is refuted that nothing lies beyond the origin.
    pub(super) fn extends_past_origin(&self) -> bool {
        self.claims_with(Status::Refuted, |fact| matches!(fact, Fact::NothingBeyond { .. }))
    }
}
