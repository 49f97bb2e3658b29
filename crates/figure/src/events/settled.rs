//! Exact arithmetic settled a question that roundoff left open.

use glam::DVec3;

use super::{Linked, MarkerShape, Meaning, StepContext, StepMarker, Topic};
use crate::geometry::SupportPoint;
use crate::gjk::{SettledExactly, State, Trace, Verdict};
use crate::message::text;
use crate::narration::{Explanation, enumerated, message, pair};
use crate::prediction::{Asking, Prediction};

impl Meaning for SettledExactly {
    fn marker(&self) -> StepMarker {
        StepMarker::new(MarkerShape::Block, text!("panels-settled-exactly"))
    }

    fn explain(&self, context: &StepContext<'_>, out: &mut Explanation) {
        let Self { verdict, simplex } = self;
        let verdict = *verdict;
        out.add(&message!("settled"; :verdict));
        let is_named = |support: &SupportPoint<DVec3>| support.index_p.is_some() && support.index_q.is_some();
        if simplex.is_empty() || !simplex.points().iter().all(is_named) {
            // Points of curves have no names.
            return;
        }
        let points = simplex.points().iter().map(|support| pair([support.index_p, support.index_q]));
        // A simplex of fewer points has no inside: it contains the origin, and P ⊖ Q extends past the origin on every side.
        let is_flat = verdict == Verdict::Overlap && simplex.len() <= context.dimension().count();
        out.add(&message!("settled-simplex"; points = enumerated(points), :is_flat));
    }

    fn value(&self, _trace: &Trace) -> String {
        self.verdict.word().to_owned()
    }

    fn linked(&self, there: &State) -> Linked {
        Linked::Letters(there.live())
    }

    fn topic(&self) -> Option<Topic> {
        Some(Topic::Verdict)
    }

    fn questions(&self, asking: &Asking<'_>) -> Vec<Prediction> {
        vec![asking.verdict()]
    }
}
