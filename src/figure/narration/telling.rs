//! A step of a run with its claims, the source of its sentences.

use std::borrow::Cow;

use crate::geometry::Dimension;
use crate::gjk::claim::{Claim, claims_of};
use crate::gjk::{State, Trace};

/// A step with its claims, the source of its sentences.
pub(super) struct Telling<'a> {
    pub(super) trace: &'a Trace,
    pub(super) state: Cow<'a, State>,
    pub(super) claims: Vec<Claim>,
}

impl<'a> Telling<'a> {
    pub(super) fn of(trace: &'a Trace, state: Cow<'a, State>) -> Self {
        let claims = claims_of(trace, &state);
        Self { trace, state, claims }
    }

    pub(super) const fn dimension(&self) -> Dimension {
        self.trace.dimension
    }

    /// Returns whether P and Q, or their cores, are polytopes.
    pub(super) fn has_vertices(&self) -> bool {
        self.trace.shapes.iter().all(|shape| shape.core_vertices().is_some())
    }

    /// Returns the first result of `find` on a claim.
    pub(super) fn find<T>(&self, find: impl Fn(&Claim) -> Option<T>) -> Option<T> {
        self.claims.iter().find_map(find)
    }
}
