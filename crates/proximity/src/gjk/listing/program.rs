//! The structure of the pseudocode: sections of statements, choices, loops and calls, each with the event that it
//! emits.

use super::cursor::Cursor;
use crate::epa;
use crate::gjk::region::Region;
use crate::gjk::simplex::Letter::{self, A, B, C, D};
use crate::gjk::trace::PlaneQuestion;

/// The pseudocode as the reader of a trace follows it.
#[derive(Debug)]
pub(super) struct Program {
    /// The sections; a run begins in the first.
    pub(super) sections: Vec<CodeSection>,
    /// The section that proves a verdict after a run has found it.
    pub(super) proof: Option<&'static str>,
    /// The section that measures after the query is over, if the run measures.
    pub(super) measure: Option<&'static str>,
}

/// A named part of the pseudocode.
#[derive(Debug)]
pub(super) struct CodeSection {
    pub(super) heading: ListingStatement,
    /// Whether the tree shows it once, on its own, and not at every call.
    pub(super) stands_alone: bool,
    pub(super) body: Vec<SectionEntry>,
}

/// One line of the pseudocode.
#[derive(Debug)]
pub(super) struct ListingStatement {
    /// The line number in the pseudocode.
    pub(super) line: usize,
    /// The text, in the letters A, B, C and D of the pseudocode.
    pub(super) text: &'static str,
    pub(super) kind: LineKind,
    pub(super) emits: Emits,
    /// The reason why no run gets here.
    pub(super) never: Option<&'static str>,
    /// The behavior of the published code instead, if the line is not part of it.
    pub(super) ours: Option<&'static str>,
}

/// The kind of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineKind {
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
pub(super) enum SectionEntry {
    Do(ListingStatement),
    /// Finds a verdict: the rest of the run is its proof.
    Find(ListingStatement),
    /// Takes the first arm that applies.
    Choose(Vec<Arm>),
    Repeat {
        head: ListingStatement,
        until: BranchCondition,
        body: Vec<Self>,
    },
    /// Executes another section, with the points of these letters renamed A, B, C and so on.
    Call {
        head: ListingStatement,
        section: &'static str,
        letters: &'static [Letter],
    },
    /// Marks that the origin is known to be in P ⊖ Q from here on.
    KnowContained,
}

/// One branch of a choice.
#[derive(Debug)]
pub(super) struct Arm {
    pub(super) head: ListingStatement,
    pub(super) applies: BranchCondition,
    pub(super) body: Vec<SectionEntry>,
}

/// Decides from the trace whether a run takes a branch.
pub(super) type BranchCondition = fn(&Cursor<'_>) -> bool;

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
    Test(PlaneQuestion),
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
    Epa(fn(&epa::EpaEvent) -> bool),
    Measure,
}

// ---- Writing a listing ----------------------------------------------------------------------------------------

const fn statement(text: &'static str, kind: LineKind, emits: Emits) -> ListingStatement {
    ListingStatement { line: 0, text, kind, emits, never: None, ours: None }
}

/// Creates a section that the tree shows at every call.
pub(super) const fn section(heading: &'static str, body: Vec<SectionEntry>) -> CodeSection {
    CodeSection { heading: statement(heading, LineKind::Heading, Emits::Nothing), stands_alone: false, body }
}

/// Creates a section that the tree shows once.
pub(super) const fn section_alone(heading: &'static str, body: Vec<SectionEntry>) -> CodeSection {
    CodeSection { heading: statement(heading, LineKind::Heading, Emits::Nothing), stands_alone: true, body }
}

/// Creates a line that emits this event.
pub(super) const fn line(text: &'static str, emits: Emits) -> SectionEntry {
    SectionEntry::Do(statement(text, LineKind::Code, emits))
}

/// Creates a line that states the region of the origin.
pub(super) const fn place(text: &'static str, region: Region) -> SectionEntry {
    SectionEntry::Do(statement(text, LineKind::Place, Emits::Rule(region)))
}

/// Creates a line that states the region of the origin, whichever it is.
pub(super) const fn some_place(text: &'static str) -> SectionEntry {
    SectionEntry::Do(statement(text, LineKind::Place, Emits::RuleAny))
}

/// Creates the end of the query.
pub(super) const fn answer(text: &'static str) -> SectionEntry {
    SectionEntry::Do(statement(text, LineKind::Answer, Emits::End))
}

/// Creates a verdict that is still to be proved.
pub(super) const fn find(text: &'static str) -> SectionEntry {
    SectionEntry::Find(statement(text, LineKind::Answer, Emits::Nothing))
}

/// Creates a result that does not end the run: a measurement.
pub(super) const fn result(text: &'static str, emits: Emits) -> SectionEntry {
    SectionEntry::Do(statement(text, LineKind::Answer, emits))
}

pub(super) const fn repeat(
    text: &'static str,
    until: BranchCondition,
    body: Vec<SectionEntry>,
) -> SectionEntry {
    SectionEntry::Repeat { head: statement(text, LineKind::Code, Emits::Nothing), until, body }
}

pub(super) const fn call(
    text: &'static str,
    section: &'static str,
    letters: &'static [Letter],
) -> SectionEntry {
    SectionEntry::Call { head: statement(text, LineKind::Code, Emits::Nothing), section, letters }
}

/// Creates a branch that is chosen without an event.
pub(super) const fn arm(text: &'static str, applies: BranchCondition, body: Vec<SectionEntry>) -> Arm {
    Arm { head: statement(text, LineKind::Code, Emits::Nothing), applies, body }
}

/// Creates the arm that is taken if no other applies.
pub(super) const fn otherwise(body: Vec<SectionEntry>) -> Arm {
    arm("otherwise", |_| true, body)
}

/// Creates a branch that depends on the previous event.
pub(super) const fn arm_of_same(
    text: &'static str,
    applies: BranchCondition,
    body: Vec<SectionEntry>,
) -> Arm {
    Arm { head: statement(text, LineKind::Code, Emits::Same), applies, body }
}

/// Creates a branch that depends on a test, which is an event.
pub(super) const fn asked(
    text: &'static str,
    question: PlaneQuestion,
    applies: BranchCondition,
    body: Vec<SectionEntry>,
) -> Arm {
    Arm { head: statement(text, LineKind::Code, Emits::Test(question)), applies, body }
}

/// Creates a stop of the sandbox at a point where the published code would continue.
pub(super) fn stop(text: &'static str, applies: BranchCondition, body: Vec<SectionEntry>) -> SectionEntry {
    SectionEntry::Choose(vec![Arm { head: statement(text, LineKind::Ours, Emits::Nothing), applies, body }])
}

/// The behavior of the published codes without a limit at the point where ours stops.
const NO_LIMIT: &str = "The published code has no limit and notices no cycle: it would loop forever";

/// Returns the start of an iteration in codes that reject at zero, too: a stop, the next point, and the test of its
/// `A·v`.
pub(super) fn next_point() -> [SectionEntry; 3] {
    [
        stop(
            "stop at the limit, or if simplex and v repeat",
            |run| run.ends_undecided(),
            vec![answer("no answer")],
        )
        .ours(NO_LIMIT),
        line("A = the support point of P ⊖ Q along v", Emits::Support),
        SectionEntry::Choose(vec![arm_of_same(
            "if A·v ≤ 0",
            |run| run.is_rejected(),
            vec![answer("answer no: A is not past O")],
        )]),
    ]
}

/// Tests all faces of a tetrahedron but the oldest.
pub(super) const fn ask_three_faces() -> [SectionEntry; 3] {
    [
        line(
            "is O in front of ABC? Yes if ABC⟂·AO > 0",
            Emits::Test(PlaneQuestion::OverFace { face: [A, B, C] }),
        ),
        line(
            "is O in front of ACD? Yes if ACD⟂·AO > 0",
            Emits::Test(PlaneQuestion::OverFace { face: [A, C, D] }),
        ),
        line(
            "is O in front of ADB? Yes if ADB⟂·AO > 0",
            Emits::Test(PlaneQuestion::OverFace { face: [A, D, B] }),
        ),
    ]
}

impl SectionEntry {
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
    pub(super) fn new(mut sections: Vec<CodeSection>) -> Self {
        let mut next = 0;
        for section in &mut sections {
            number(&mut section.heading, &mut next, None);
            number_all(&mut section.body, &mut next, None);
        }
        Self { sections, proof: None, measure: None }
    }

    pub(super) fn section(&self, heading: &str) -> Option<&CodeSection> {
        self.sections.iter().find(|section| section.heading.text == heading)
    }
}

fn number(statement: &mut ListingStatement, next: &mut usize, never: Option<&'static str>) {
    statement.line = *next;
    statement.never = statement.never.or(never);
    *next += 1;
}

fn number_all(steps: &mut [SectionEntry], next: &mut usize, never: Option<&'static str>) {
    for step in steps {
        match step {
            SectionEntry::Do(statement)
            | SectionEntry::Find(statement)
            | SectionEntry::Call { head: statement, .. } => {
                number(statement, next, never);
            }
            SectionEntry::Choose(arms) => {
                for arm in arms {
                    number(&mut arm.head, next, never);
                    number_all(&mut arm.body, next, arm.head.never);
                }
            }
            SectionEntry::Repeat { head, body, .. } => {
                number(head, next, never);
                number_all(body, next, never);
            }
            SectionEntry::KnowContained => {}
        }
    }
}
