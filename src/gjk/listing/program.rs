//! The structure of a listing: sections of statements, choices, loops and calls, each with the event that it leaves.

use super::cursor::Cursor;
use crate::epa;
use crate::gjk::region::Region;
use crate::gjk::simplex::Letter::{self, A, B, C, D};
use crate::gjk::trace::Question;

/// A listing as the reader of a trace follows it.
#[derive(Debug)]
pub(super) struct Program {
    /// The first is where a run begins.
    pub(super) sections: Vec<Section>,
    /// Where a run goes on that has found its verdict, and has yet to prove it.
    pub(super) proof: Option<&'static str>,
    /// Where it goes on once the query is over, if it measures.
    pub(super) measure: Option<&'static str>,
}

/// A part of a listing with a name.
#[derive(Debug)]
pub(super) struct Section {
    pub(super) heading: Statement,
    /// Whether the tree shows it once, on its own, and not wherever it is called.
    pub(super) stands_alone: bool,
    pub(super) body: Vec<Step>,
}

/// One line of a listing.
#[derive(Debug)]
pub(super) struct Statement {
    /// Its place in the listing.
    pub(super) line: usize,
    /// The letters A, B, C and D in it are those of the listing.
    pub(super) text: &'static str,
    pub(super) kind: Kind,
    pub(super) emits: Emits,
    /// Why no run gets here.
    pub(super) never: Option<&'static str>,
    /// The behavior of the published listing instead, where the line is not part of it.
    pub(super) ours: Option<&'static str>,
}

/// The kind of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The name of a section.
    Heading,
    /// Something that is done or asked.
    Code,
    /// Where the origin was found.
    Place,
    /// An answer, or a verdict that is yet to be proved.
    Answer,
    /// Something that the sandbox adds to what was published.
    Ours,
}

/// One entry of the body of a section.
#[derive(Debug)]
pub(super) enum Step {
    Do(Statement),
    /// A verdict: the rest of the run is its proof.
    Find(Statement),
    /// The first arm that applies is taken.
    Choose(Vec<Arm>),
    Repeat {
        head: Statement,
        until: When,
        body: Vec<Self>,
    },
    /// Goes through another section, in which the points with these letters are called A, B, C and so on.
    Call {
        head: Statement,
        section: &'static str,
        letters: &'static [Letter],
    },
    /// From here on the origin is known to be in P ⊖ Q.
    KnowContained,
}

/// One way to go on.
#[derive(Debug)]
pub(super) struct Arm {
    pub(super) head: Statement,
    pub(super) applies: When,
    pub(super) body: Vec<Step>,
}

/// Returns whether a run goes this way, as its trace shows.
pub(super) type When = fn(&Cursor<'_>) -> bool;

/// Which event a line leaves. Letters are those of the listing.
#[derive(Clone, Copy, Debug)]
pub(super) enum Emits {
    /// None: the line is passed on the way to the next event.
    Nothing,
    /// None: the line looks at what the event before it has brought.
    Same,
    Support,
    /// The radii are set aside; no event where there are none.
    SetAside,
    /// The search goes on in a projection.
    Project,
    Test(Question),
    /// A ruling for this region.
    Rule(Region),
    /// A ruling for whatever region.
    RuleAny,
    /// The points that are kept; no event where all of them are, in their order.
    Keep(&'static [Letter]),
    /// The same, whichever they are.
    KeepAny,
    /// The points with these letters are called A, B, C and so on from here on.
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

/// A section that the tree shows wherever it is called.
pub(super) const fn section(heading: &'static str, body: Vec<Step>) -> Section {
    Section { heading: statement(heading, Kind::Heading, Emits::Nothing), stands_alone: false, body }
}

/// A section that the tree shows once.
pub(super) const fn section_alone(heading: &'static str, body: Vec<Step>) -> Section {
    Section { heading: statement(heading, Kind::Heading, Emits::Nothing), stands_alone: true, body }
}

/// A line that leaves this event.
pub(super) const fn line(text: &'static str, emits: Emits) -> Step {
    Step::Do(statement(text, Kind::Code, emits))
}

/// Where the origin was found.
pub(super) const fn place(text: &'static str, region: Region) -> Step {
    Step::Do(statement(text, Kind::Place, Emits::Rule(region)))
}

/// The same for whatever region.
pub(super) const fn some_place(text: &'static str) -> Step {
    Step::Do(statement(text, Kind::Place, Emits::RuleAny))
}

/// The end of the query.
pub(super) const fn answer(text: &'static str) -> Step {
    Step::Do(statement(text, Kind::Answer, Emits::End))
}

/// A verdict that is yet to be proved.
pub(super) const fn find(text: &'static str) -> Step {
    Step::Find(statement(text, Kind::Answer, Emits::Nothing))
}

/// A result that ends nothing: what was measured.
pub(super) const fn result(text: &'static str, emits: Emits) -> Step {
    Step::Do(statement(text, Kind::Answer, emits))
}

pub(super) const fn repeat(text: &'static str, until: When, body: Vec<Step>) -> Step {
    Step::Repeat { head: statement(text, Kind::Code, Emits::Nothing), until, body }
}

pub(super) const fn call(text: &'static str, section: &'static str, letters: &'static [Letter]) -> Step {
    Step::Call { head: statement(text, Kind::Code, Emits::Nothing), section, letters }
}

/// A way to go on that needs no event to be chosen.
pub(super) const fn arm(text: &'static str, applies: When, body: Vec<Step>) -> Arm {
    Arm { head: statement(text, Kind::Code, Emits::Nothing), applies, body }
}

/// The arm that is taken when no other applies.
pub(super) const fn otherwise(body: Vec<Step>) -> Arm {
    arm("otherwise", |_| true, body)
}

/// A way to go on that depends on the event before it.
pub(super) const fn arm_of_same(text: &'static str, applies: When, body: Vec<Step>) -> Arm {
    Arm { head: statement(text, Kind::Code, Emits::Same), applies, body }
}

/// A way to go on that depends on a test, which is an event.
pub(super) const fn asked(text: &'static str, question: Question, applies: When, body: Vec<Step>) -> Arm {
    Arm { head: statement(text, Kind::Code, Emits::Test(question)), applies, body }
}

/// Where the sandbox stops a listing that would go on.
pub(super) fn stop(text: &'static str, applies: When, body: Vec<Step>) -> Step {
    Step::Choose(vec![Arm { head: statement(text, Kind::Ours, Emits::Nothing), applies, body }])
}

/// The behavior of the published listings without a limit where ours stop.
const NO_LIMIT: &str = "The published listing has no limit and notices no cycle: it would loop for ever";

/// How an iteration begins in listings that reject at zero, too: stops, asks for the next point, and looks at its reach.
pub(super) fn next_point() -> [Step; 3] {
    [
        stop(
            "stop at the limit, or if simplex and v were there before",
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

/// Asks all faces of a tetrahedron but the oldest.
pub(super) const fn ask_three_faces() -> [Step; 3] {
    [
        line("does ABC see O? It does if ABC⟂·AO > 0", Emits::Test(Question::OverFace { face: [A, B, C] })),
        line("does ACD see O? It does if ACD⟂·AO > 0", Emits::Test(Question::OverFace { face: [A, C, D] })),
        line("does ADB see O? It does if ADB⟂·AO > 0", Emits::Test(Question::OverFace { face: [A, D, B] })),
    ]
}

impl Step {
    /// No run gets here, for this reason.
    pub(super) fn never(mut self, argument: &'static str) -> Self {
        if let Self::Do(statement) = &mut self {
            statement.never = Some(argument);
        }
        self
    }

    /// The published listing has no such lines, but does this instead.
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
    /// No run gets here, for this reason.
    pub(super) const fn never(mut self, argument: &'static str) -> Self {
        self.head.never = Some(argument);
        self
    }
}

// ---- Reading it -----------------------------------------------------------------------------------------------

impl Program {
    /// Numbers the lines from top to bottom, and hands on why they are never reached to all that stands below.
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
