//! The predicates of the tags `if` and `until`: each is a question to a run at the position of the reading.

use super::cursor::Cursor;
use super::names::letters;
use crate::gjk::{
    Defect, Event, PlaneQuestion, ReachTest, Redirected, Region, Ruled, Sign, Termination, Weighed,
};

/// A predicate; the second argument is the rest of the tag.
type Predicate = fn(&Cursor<'_>, &str) -> bool;

/// The predicates by name. None of them decides: they read off the trace how the run decided.
const PREDICATES: [(&str, Predicate); 23] = [
    // The simplex has this number of points.
    ("points", |run, count| count.parse() == Ok(run.state.simplex.len())),
    // The newest point, which the last event added.
    ("rejected", |run, _| run.newest().is_some_and(|it| it.test == ReachTest::Rejected)),
    ("touched", |run, _| run.newest().is_some_and(|it| it.test == ReachTest::Touched)),
    ("level", |run, _| run.newest().is_some_and(|it| it.sign == Sign::Zero)),
    ("at origin", |run, _| run.newest().is_some_and(|it| it.at_origin)),
    // The sign of the last test.
    ("positive", |run, _| run.signs()[2] == Sign::Positive),
    ("negative", |run, _| run.signs()[2] == Sign::Negative),
    // The faces at A that have the origin in front of them, or on their plane: these and no others.
    ("front", |run, faces| are(run, Sign::Positive, faces)),
    ("on", |run, faces| are(run, Sign::Zero, faces)),
    // The last test of this edge found the origin level with it.
    ("level with", is_level_with),
    // The origin lies on the chosen feature itself, and the run takes note.
    ("on feature", |run, _| run.state.on_feature && !run.trace.defects.contains(Defect::NoZeroGuard)),
    // A line with the tag `contained` was passed: the origin is known to be in P ⊖ Q.
    ("contained", |run, _| run.is_contained),
    // An A·v was zero, so that the origin is not inside.
    ("was level", |run, _| run.was_level),
    // The last event.
    ("zero v", |run, _| matches!(run.last(), Some(Event::Redirected(Redirected { exactly_zero: true, .. })))),
    ("weights positive", |run, _| {
        matches!(run.last(), Some(Event::Weighed(Weighed { weights, .. }))
            if !weights.is_empty() && weights.iter().all(|weight| *weight > 0.0))
    }),
    // The next event, by the tag of its line.
    ("next", |run, tag| run.next().is_some_and(|event| event.tag() == tag)),
    ("next inside", |run, _| {
        matches!(run.next(), Some(Event::Ruled(Ruled { chosen: Region::Interior, .. })))
    }),
    ("over", |run, _| run.next().is_none()),
    // The search is over; only its proof may follow.
    ("ends", |run, _| matches!(run.next(), None | Some(Event::Ended(_) | Event::SettledExactly(_)))),
    ("limit", |run, _| matches!(run.next(), Some(Event::Ended(Termination::IterationLimit)))),
    ("out of directions", |run, _| matches!(run.next(), Some(Event::Ended(Termination::OutOfDirections)))),
    ("cycle", |run, _| matches!(run.next(), Some(Event::Ended(Termination::Cycle { .. })))),
    // The run has a yes or no.
    ("answered", |run, _| run.trace.outcome.answer.is_some()),
];

fn are(run: &Cursor<'_>, wanted: Sign, faces: &str) -> bool {
    ["ABC", "ACD", "ADB"]
        .into_iter()
        .zip(run.signs())
        .all(|(face, sign)| (sign == wanted) == faces.contains(face))
}

fn is_level_with(run: &Cursor<'_>, edge: &str) -> bool {
    let edge = run.names.of_all(&letters(edge));
    let of_edge = run.state.tests.iter().rev().find(|tested| {
        matches!(tested.test.question, PlaneQuestion::BeyondEdge { edge: asked, .. } if edge == asked)
    });
    of_edge.is_some_and(|tested| tested.sign == Sign::Zero)
}

/// A condition of a tag: predicates joined by “and” and “or”, each perhaps after “not”.
#[derive(Debug)]
pub(super) struct Condition {
    pub(super) text: &'static str,
    either: Vec<Vec<Term>>,
}

#[derive(Debug)]
struct Term {
    predicate: Predicate,
    argument: &'static str,
    expected: bool,
}

impl Condition {
    /// Reads `rejected and not level or limit`; “and” binds more tightly.
    pub(super) fn read(text: &'static str) -> Self {
        let either = text.split(" or ");
        Self { text, either: either.map(|all| all.split(" and ").map(Term::read).collect()).collect() }
    }

    pub(super) fn holds(&self, run: &Cursor<'_>) -> bool {
        let holds = |term: &Term| (term.predicate)(run, term.argument) == term.expected;
        self.either.iter().any(|all| all.iter().all(holds))
    }
}

impl Term {
    fn read(text: &'static str) -> Self {
        let asked = text.strip_prefix("not ").unwrap_or(text);
        // The longest name that fits: “next inside” is a predicate, and so is “next” of an event.
        let fitting = PREDICATES.iter().filter(|(name, _)| asked.starts_with(name));
        let (name, predicate) =
            fitting.max_by_key(|(name, _)| name.len()).unwrap_or_else(|| panic!("`{text}` is no predicate"));
        Self { predicate: *predicate, argument: asked[name.len()..].trim_start(), expected: asked == text }
    }
}
