//! The meaning of the events of a run. Each kind of event has a file of its own, with everything that is shown of it:
//! its marker in the timeline, its sentences, its value beside the code, the items linked to it, its bounds for charts
//! and tables, its questions.
//!
//! `meaning` maps each kind of event to its file.

mod approached;
mod context;
mod ended;
mod examined;
mod expanded;
mod inflated;
mod marker;
mod measured;
mod on_cores;
mod probed;
mod projected;
mod redirected;
mod reduced;
mod relabelled;
mod ruled;
mod seeded;
mod settled;
mod supported;
mod tested;
mod weighed;

use glam::DVec3;

use crate::epa::{EpaEvent, Facet, SimplexFlaw};
use crate::geometry::SupportPoint;
use crate::gjk::{Event, Letter, Region, State, Trace};
use crate::internal::ExternalRun;
use crate::message::text;
use crate::narration::Explanation;
use crate::prediction::{Asking, Prediction};

pub(crate) use context::{StepContext, claimed, has_vertices};
pub use marker::{MarkerShape, StepMarker};
pub use redirected::other_direction;

/// All that an event means to its readers.
pub(crate) trait Meaning {
    /// Returns the marker of the event in the timeline.
    fn marker(&self) -> StepMarker;

    /// Adds the sentences about the event.
    fn explain(&self, context: &StepContext<'_>, out: &mut Explanation);

    /// Adds the sentences about the event in the trace of another program, which has support points, kept points,
    /// directions and an end.
    fn explain_external(&self, _context: &StepContext<'_>, _external: &ExternalRun, _out: &mut Explanation) {}

    /// Returns the value of the event, beside the lines of the code that it executes.
    fn value(&self, trace: &Trace) -> String;

    /// Returns the variable of the code that the event sets, with its value.
    fn variable(&self) -> Option<(String, DVec3)> {
        None
    }

    /// Returns the items that are highlighted with the event. `there` is the state after it.
    fn linked(&self, _there: &State) -> Linked {
        Linked::Nothing
    }

    /// Returns the iteration that the event begins. `there` is the state after it, `last` the previous iteration.
    fn begins(&self, _there: &State, _last: Option<&IterationKind>) -> Option<BegunIteration> {
        None
    }

    /// Returns lower and upper bounds on the length that the run measures, in scene units.
    fn bounds(&self) -> Option<(Measured, [f64; 2])> {
        None
    }

    /// Returns the distance from the origin within which the event counted a number as zero. Returns `None` if the
    /// number was not zero, or exactly zero.
    fn zero_within(&self) -> Option<f64> {
        None
    }

    /// Returns the decision that the sentence about the event gives away.
    fn reveals(&self) -> Option<Revealed> {
        None
    }

    /// Returns the questions that the event answers, in order.
    fn questions(&self, _asking: &Asking<'_>) -> Vec<Prediction> {
        Vec::new()
    }

    /// Returns the topic of the questions that the event answers.
    fn topic(&self) -> Option<Topic> {
        None
    }
}

/// Returns the meaning of an event.
pub(crate) fn meaning(event: &Event) -> &dyn Meaning {
    match event {
        Event::OnCores(event) => event,
        Event::Supported(event) => event,
        Event::Tested(event) => event,
        Event::Ruled(event) => event,
        Event::Relabelled(event) => event,
        Event::Reduced(event) => event,
        Event::Redirected(event) => event,
        Event::Projected(event) => event,
        Event::Weighed(event) => event,
        Event::Approached(event) => event,
        Event::SettledExactly(event) => event,
        Event::Ended(event) => event,
        Event::Epa(EpaEvent::Examined(event)) => event,
        Event::Epa(EpaEvent::Inflated(event)) => event,
        Event::Epa(EpaEvent::Seeded(event)) => event,
        Event::Epa(EpaEvent::Probed(event)) => event,
        Event::Epa(EpaEvent::Expanded(event)) => event,
        Event::Measured(event) => event,
    }
}

/// Returns the marker of an event in the timeline.
pub fn marker(event: &Event) -> StepMarker {
    meaning(event).marker()
}

/// Returns the topic of the questions that an event answers. Returns `None` if it answers none.
pub fn topic(event: &Event) -> Option<Topic> {
    meaning(event).topic()
}

/// The items that are highlighted with an event.
pub(crate) enum Linked {
    /// No items.
    Nothing,
    /// A support point with its vertex pair.
    Support(SupportPoint<DVec3>),
    /// Points of the simplex.
    Letters(Vec<Letter>),
    /// A region, and the points of its feature.
    Region(Region),
    /// The search direction.
    Direction,
}

/// The loop that an iteration belongs to.
#[derive(Clone, Debug, PartialEq)]
pub enum IterationKind {
    /// An iteration of the query, by its index.
    Search(usize),
    /// The polytope is made from the simplex, which may have this flaw.
    Start(Option<SimplexFlaw>),
    /// An iteration of the polytope: the support point along the normal of a facet.
    Growth {
        /// The number of the iteration, from 1.
        number: usize,
        /// The facet.
        facet: Facet,
        /// The distance of the support point outside it, in scene units.
        gain: f64,
    },
}

/// An iteration that begins: its loop, and the support point that was found.
pub(crate) type BegunIteration = (IterationKind, Option<SupportPoint<DVec3>>);

/// The kind of the measured length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measured {
    /// The distance between P and Q.
    Separation,
    /// The penetration depth.
    Depth,
}

impl Measured {
    /// `separation`, `depth`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Separation => text!("figure-separation"),
            Self::Depth => text!("figure-depth"),
        }
    }
}

/// A decision that a sentence gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Revealed {
    /// The region of the origin.
    Region,
    /// The next search direction, and the region with it.
    Direction,
}

/// The topic of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The sign of a number.
    Sign,
    /// The region of the origin.
    Region,
    /// The points that are kept.
    Points,
    /// A direction.
    Direction,
    /// The expanding polytope.
    Polytope,
    /// The verdict.
    Verdict,
}
