//! The query ended.

use super::{Linked, MarkerShape, Meaning, Revealed, StepContext, StepMarker, Topic, claimed, has_vertices};
use crate::explain::claim::{self, BoundedLength, Fact, Status};
use crate::gjk::{Algorithm, Region, State, Termination, Trace, Verdict};
use crate::internal::ExternalRun;
use crate::message::text;
use crate::narration::{Explanation, Message, ended, look_alike, message, nearest, said};
use crate::prediction::{Asking, Prediction};

impl Meaning for Termination {
    fn marker(&self) -> StepMarker {
        StepMarker::new(MarkerShape::Block, text!("transport-marker-end"))
    }

    fn explain(&self, context: &StepContext<'_>, out: &mut Explanation) {
        let outcome = &context.trace.outcome;
        let (message, is_stated) = end(context, *self, out);
        if let Some(message) = message {
            out.add(&message);
        }
        let without_decision = matches!(self, Self::Degenerate | Self::IterationLimit);
        let answer = outcome.answer.filter(|_| without_decision);
        let verdict = if is_stated { "stated" } else { outcome.verdict.name() };
        out.add(&message!(context, "end-verdict"; count: outcome.supports, :answer, :verdict));
    }

    /// Describes the answer, and whether it is true.
    fn explain_external(&self, context: &StepContext<'_>, external: &ExternalRun, out: &mut Explanation) {
        let outcome = &context.trace.outcome;
        if let Some(answer) = outcome.answer {
            let mut lengths = said(external.distance.map(|length| message!("external-distance"; length)));
            lengths.push(external.depth.map(|length| message!("external-depth"; length)));
            let status = context.status_of(|fact| matches!(fact, Fact::Verdict(_)));
            let is_touch = outcome.verdict == Verdict::Touching;
            out.add(&message!("external-answer"; lengths, :answer, :status, :is_touch));
        } else {
            out.add(&message!("external-unanswered"));
        }
        if let Some(reason) = &external.breaks_off {
            out.add(&message!("external-cut"; reason = reason.as_str()));
        }
    }

    fn value(&self, trace: &Trace) -> String {
        format!("{}, {}", trace.outcome.verdict.word(), ended(*self))
    }

    fn linked(&self, there: &State) -> Linked {
        Linked::Letters(there.live())
    }

    fn reveals(&self) -> Option<Revealed> {
        Some(Revealed::Region)
    }

    fn topic(&self) -> Option<Topic> {
        Some(Topic::Verdict)
    }

    /// Asks for the verdict. A verdict that exact arithmetic has settled is known.
    fn questions(&self, asking: &Asking<'_>) -> Vec<Prediction> {
        if asking.before.settled.is_some() { Vec::new() } else { vec![asking.verdict()] }
    }
}

/// The sentence about an end, and whether the sentence states the verdict. `None` for external runs, which have words
/// of their own.
type EndSentence = (Option<Message>, bool);

fn end(context: &StepContext<'_>, termination: Termination, out: &mut Explanation) -> EndSentence {
    let (algorithm, outcome) = (context.trace.algorithm, &context.trace.outcome);
    let (message, is_stated) = match termination {
        Termination::SeparatingAxis => return separated(context),
        Termination::OriginEnclosed => match context.status_of(|fact| matches!(fact, Fact::Encloses)) {
            Some(status) => enclosed(context, status),
            None => (message!(context, "end-surrounded"), true),
        },
        Termination::OriginOnBoundary if outcome.verdict != Verdict::Touching => {
            (message!(context, "end-common-point"), false)
        }
        Termination::OriginOnBoundary => (message!(context, "end-touching"), true),
        Termination::ZeroDirection => (message!(context, "end-no-direction"), false),
        Termination::Degenerate => {
            (message!("end-degenerate"; has_defects: !context.trace.defects.is_none()), false)
        }
        Termination::Converged if algorithm.measures() => (converged(context, out), false),
        Termination::Converged => (message!(context, "end-no-progress"), true),
        Termination::Cycle { length } => (message!(context, "end-cycle"; :length), false),
        Termination::IterationLimit => {
            let is_djonov = algorithm == Algorithm::Djonov && outcome.answer == Some(true);
            (message!("end-limit"; :is_djonov), false)
        }
        Termination::OutOfDirections => (message!(context, "end-directions"), false),
        Termination::External => return (None, false),
    };
    (Some(message), is_stated)
}

/// Describes the end of a run whose simplex contains the origin: inside, or on its boundary, which published code
/// counts as inside.
fn enclosed(context: &StepContext<'_>, status: Status) -> (Message, bool) {
    let is_inside = claim::true_region(context.trace, &context.state) == Some(Region::Interior);
    if status == Status::Refuted {
        (message!(context, "end-encloses-wrong"), false)
    } else if !is_inside {
        (message!(context, "end-encloses-border"; is_exact: context.is_on_border()), false)
    } else if context.is_wrong() {
        (message!(context, "end-encloses-outside"), false)
    } else {
        (message!(context, "end-encloses"; is_concluded: status == Status::Concluded), true)
    }
}

/// Describes the end of a run whose last direction separates the shapes, or does so according to the algorithm.
fn separated(context: &StepContext<'_>) -> EndSentence {
    let Some(supported) = context.state.supported else { return (None, false) };
    let extends = context.extends_past_origin();
    let (message, is_stated) = match context.separating() {
        Some((_, gap, status)) if status != Status::Refuted => (message!("end-separated"; gap), true),
        None if context.state.settled.is_some() => {
            (message!("end-separated-settled"; has_vertices: has_vertices(context.trace)), true)
        }
        None if supported.support_value == 0.0 => {
            let is_exact = status_of_last_reach(context) == Status::Proved;
            (message!(context, "end-rejected-at-zero"; has_past: extends, :is_exact), false)
        }
        None if !extends => (message!(context, "end-level"), false),
        _ => (message!(context, "end-separated-wrong"), false),
    };
    (Some(message), is_stated)
}

/// Returns the certainty of the sign of the last `A·v`.
fn status_of_last_reach(context: &StepContext<'_>) -> Status {
    let before = &context.trace.events[..context.state.step];
    let step = before.iter().rposition(|event| event.supported().is_some());
    let last = step.map(|step| StepContext::of(context.trace, step));
    let status = last.and_then(|last| last.status_of(|fact| matches!(fact, Fact::Reach { .. })));
    status.unwrap_or(Status::Concluded)
}

/// Describes the end of a distance query: the two bounds meet, or come no closer.
fn converged(context: &StepContext<'_>, out: &mut Explanation) -> Message {
    let least = claimed!(context, Fact::LowerBound { of: BoundedLength::Distance, value } => *value);
    let most = context.state.last_approach.as_ref().map(|approach| approach.core_bounds[1]);
    let (Some((least, _)), Some(most)) = (least, most) else { return message!("end-converged-roundoff") };
    if let Some(radii) = context.state.cores {
        nearest::with_radii(context, radii, true, out);
    }
    let has_vertices = has_vertices(context.trace);
    if has_vertices && !look_alike(least, most) {
        return message!(context, "end-converged-apart"; least, most);
    }
    message!(context, "end-converged"; least, most, within = (most - least).max(0.0), :has_vertices)
}
