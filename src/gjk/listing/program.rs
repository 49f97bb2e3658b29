//! The structure of the pseudocode: sections of statements, choices, loops and calls, each with the event that it
//! emits.

use super::cursor::Cursor;
use crate::epa;
use crate::gjk::region::Region;
use crate::gjk::simplex::Letter::{self, A, B, C, D};
use crate::gjk::trace::Question;

/// The pseudocode as the reader of a trace follows it.
#[derive(Debug)]
pub(super) struct Program {
    /// The sections; a run begins in the first.
    pub(super) sections: Vec<Section>,
    /// The section that proves a verdict after a run has found it.
    pub(super) proof: Option<&'static str>,
    /// The section that measures after the query is over, if the run measures.
    pub(super) measure: Option<&'static str>,
}

/// A named part of the pseudocode.
#[derive(Debug)]
pub(super) struct Section {
    pub(super) heading: Statement,
    /// Whether the tree shows it once, on its own, and not at every call.
    pub(super) stands_alone: bool,
    pub(super) body: Vec<Step>,
}

/// One line of the pseudocode.
#[derive(Debug)]
pub(super) struct Statement {
    /// The line number in the pseudocode.
    pub(super) line: usize,
    /// The text, in the letters A, B, C and D of the pseudocode.
    pub(super) text: &'static str,
    pub(super) kind: Kind,
    pub(super) emits: Emits,
    /// The reason why no run gets here.
    pub(super) never: Option<&'static str>,
    /// The behavior of the published code instead, if the line is not part of it.
    pub(super) ours: Option<&'static str>,
}

/// The kind of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The name of a section.
    Heading,
    /// An action or a test.
    Code,
    /// The region in which the origin was found.
    Place,
    /// An answer, or a verdict that is still to be proved.
    Answer,
    /// An addition of the sandbox to the published code.
    Ours,
}

/// One entry of the body of a section.
#[derive(Debug)]
pub(super) enum Step {
    Do(Statement),
    /// Finds a verdict: the rest of the run is its proof.
    Find(Statement),
    /// Takes the first arm that applies.
    Choose(Vec<Arm>),
    Repeat {
        head: Statement,
        until: When,
        body: Vec<Self>,
    },
    /// Executes another section, with the points of these letters renamed A, B, C and so on.
    Call {
        head: Statement,
        section: &'static str,
        letters: &'static [Letter],
    },
    /// Marks that the origin is known to be in P ⊖ Q from here on.
    KnowContained,
}

/// One branch of a choice.
#[derive(Debug)]
pub(super) struct Arm {
    pub(super) head: Statement,
    pub(super) applies: When,
    pub(super) body: Vec<Step>,
}

/// Decides from the trace whether a run takes a branch.
pub(super) type When = fn(&Cursor<'_>) -> bool;

/// The event that a line emits. Letters are those of the pseudocode.
#[derive(Clone, Copy, Debug)]
pub(super) enum Emits {
    /// No event: the line is passed on the way to the next event.
    Nothing,
    /// No event: the line examines the event before it.
    Same,
    Support,
    /// The radii are set aside. Shapes without radii emit no event here.
    SetAside,
    /// The search continues in a projection.
    Project,
    Test(Question),
    /// A ruling for this region.
    Rule(Region),
    /// A ruling for any region.
    RuleAny,
    /// The points that are kept; no event if all of them are, in their order.
    Keep(&'static [Letter]),
    /// Any choice of the points that are kept.
    KeepAny,
    /// The points with these letters are renamed A, B, C and so on from here on.
    Relabel(&'static [Letter]),
    Look,
    Weigh,
    Approach,
    Settle,
    End,
    Epa(fn(&epa::Event) -> bool),
    Measure,
}

// ---- Writing a listing ----------------------------------------------------------------------------------------

const fn statement(text: &'static str, kind: Kind, emits: Emits) -> Statement {
    Statement { line: 0, text, kind, emits, never: None, ours: None }
}

/// Creates a section that the tree shows at every call.
pub(super) const fn section(heading: &'static str, body: Vec<Step>) -> Section {
    Section { heading: statement(heading, Kind::Heading, Emits::Nothing), stands_alone: false, body }
}

/// Creates a section that the tree shows once.
pub(super) const fn section_alone(heading: &'static str, body: Vec<Step>) -> Section {
    Section { heading: statement(heading, Kind::Heading, Emits::Nothing), stands_alone: true, body }
}

/// Creates a line that emits this event.
pub(super) const fn line(text: &'static str, emits: Emits) -> Step {
    Step::Do(statement(text, Kind::Code, emits))
}

/// Creates a line that states the region of the origin.
pub(super) const fn place(text: &'static str, region: Region) -> Step {
    Step::Do(statement(text, Kind::Place, Emits::Rule(region)))
}

/// Creates a line that states the region of the origin, whichever it is.
pub(super) const fn some_place(text: &'static str) -> Step {
    Step::Do(statement(text, Kind::Place, Emits::RuleAny))
}

/// Creates the end of the query.
pub(super) const fn answer(text: &'static str) -> Step {
    Step::Do(statement(text, Kind::Answer, Emits::End))
}

/// Creates a verdict that is still to be proved.
pub(super) const fn find(text: &'static str) -> Step {
    Step::Find(statement(text, Kind::Answer, Emits::Nothing))
}

/// Creates a result that does not end the run: a measurement.
pub(super) const fn result(text: &'static str, emits: Emits) -> Step {
    Step::Do(statement(text, Kind::Answer, emits))
}

pub(super) const fn repeat(text: &'static str, until: When, body: Vec<Step>) -> Step {
    Step::Repeat { head: statement(text, Kind::Code, Emits::Nothing), until, body }
}

pub(super) const fn call(text: &'static str, section: &'static str, letters: &'static [Letter]) -> Step {
    Step::Call { head: statement(text, Kind::Code, Emits::Nothing), section, letters }
}

/// Creates a branch that is chosen without an event.
pub(super) const fn arm(text: &'static str, applies: When, body: Vec<Step>) -> Arm {
    Arm { head: statement(text, Kind::Code, Emits::Nothing), applies, body }
}

/// Creates the arm that is taken if no other applies.
pub(super) const fn otherwise(body: Vec<Step>) -> Arm {
    arm("otherwise", |_| true, body)
}

/// Creates a branch that depends on the previous event.
pub(super) const fn arm_of_same(text: &'static str, applies: When, body: Vec<Step>) -> Arm {
    Arm { head: statement(text, Kind::Code, Emits::Same), applies, body }
}

/// Creates a branch that depends on a test, which is an event.
pub(super) const fn asked(text: &'static str, question: Question, applies: When, body: Vec<Step>) -> Arm {
    Arm { head: statement(text, Kind::Code, Emits::Test(question)), applies, body }
}

/// Creates a stop of the sandbox at a point where the published code would continue.
pub(super) fn stop(text: &'static str, applies: When, body: Vec<Step>) -> Step {
    Step::Choose(vec![Arm { head: statement(text, Kind::Ours, Emits::Nothing), applies, body }])
}

/// The behavior of the published codes without a limit at the point where ours stops.
const NO_LIMIT: &str = "The published code has no limit and notices no cycle: it would loop forever";

/// Returns the start of an iteration in codes that reject at zero, too: a stop, the next point, and the test of its
/// `A·v`.
pub(super) fn next_point() -> [Step; 3] {
    [
        stop(
            "stop at the limit, or if simplex and v repeat",
            |run| run.ends_undecided(),
            vec![answer("no answer")],
        )
        .ours(NO_LIMIT),
        line("A = the support point of P ⊖ Q along v", Emits::Support),
        Step::Choose(vec![arm_of_same(
            "if A·v ≤ 0",
            |run| run.is_rejected(),
            vec![answer("answer no: A is not past O")],
        )]),
    ]
}

/// Tests all faces of a tetrahedron but the oldest.
pub(super) const fn ask_three_faces() -> [Step; 3] {
    [
        line("is O in front of ABC? Yes if ABC⟂·AO > 0", Emits::Test(Question::OverFace { face: [A, B, C] })),
        line("is O in front of ACD? Yes if ACD⟂·AO > 0", Emits::Test(Question::OverFace { face: [A, C, D] })),
        line("is O in front of ADB? Yes if ADB⟂·AO > 0", Emits::Test(Question::OverFace { face: [A, D, B] })),
    ]
}

impl Step {
    /// Marks that no run gets here, for this reason.
    pub(super) fn never(mut self, argument: &'static str) -> Self {
        if let Self::Do(statement) = &mut self {
            statement.never = Some(argument);
        }
        self
    }

    /// Marks that the published code has no such lines, and behaves in this way instead.
    pub(super) fn ours(mut self, instead: &'static str) -> Self {
        self.mark_as_ours(instead);
        self
    }

    fn mark_as_ours(&mut self, instead: &'static str) {
        match self {
            Self::Do(statement) | Self::Find(statement) | Self::Call { head: statement, .. } => {
                statement.ours = Some(instead);
            }
            Self::Choose(arms) => {
                for arm in arms {
                    arm.head.ours = Some(instead);
                    for step in &mut arm.body {
                        step.mark_as_ours(instead);
                    }
                }
            }
            Self::Repeat { head, body, .. } => {
                head.ours = Some(instead);
                for step in body {
                    step.mark_as_ours(instead);
                }
            }
            Self::KnowContained => {}
        }
    }
}

impl Arm {
    /// Marks that no run gets here, for this reason.
    pub(super) const fn never(mut self, argument: &'static str) -> Self {
        self.head.never = Some(argument);
        self
    }
}

// ---- Reading it -----------------------------------------------------------------------------------------------

impl Program {
    /// Numbers the lines from top to bottom. If a line is never reached, the reason also applies to all lines
    /// nested in it.
    pub(super) fn new(mut sections: Vec<Section>) -> Self {
        let mut next = 0;
        for section in &mut sections {
            number(&mut section.heading, &mut next, None);
            number_all(&mut section.body, &mut next, None);
        }
        Self { sections, proof: None, measure: None }
    }

    pub(super) fn section(&self, heading: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.heading.text == heading)
    }
}

fn number(statement: &mut Statement, next: &mut usize, never: Option<&'static str>) {
    statement.line = *next;
    statement.never = statement.never.or(never);
    *next += 1;
}

fn number_all(steps: &mut [Step], next: &mut usize, never: Option<&'static str>) {
    for step in steps {
        match step {
            Step::Do(statement) | Step::Find(statement) | Step::Call { head: statement, .. } => {
                number(statement, next, never);
            }
            Step::Choose(arms) => {
                for arm in arms {
                    number(&mut arm.head, next, never);
                    number_all(&mut arm.body, next, arm.head.never);
                }
            }
            Step::Repeat { head, body, .. } => {
                number(head, next, never);
                number_all(body, next, never);
            }
            Step::KnowContained => {}
        }
    }
}
