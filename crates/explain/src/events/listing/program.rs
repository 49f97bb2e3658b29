//! A line of the pseudocode, with the event that it emits and its effect on the order of execution.

use std::iter;

use super::predicates::Condition;
use crate::gjk::{Letter, PlaneQuestion};

/// A line of the pseudocode.
#[derive(Debug)]
pub struct Line {
    /// The indentation level, from 0.
    pub indent: usize,
    /// The text, in the letters of the pseudocode.
    pub text: &'static str,
    /// The kind of the line.
    pub kind: LineKind,
    /// The argument why no run gets here, if none does.
    pub never: Option<&'static str>,
    /// The behavior of the published code instead, if the sandbox has added the line.
    pub ours: Option<&'static str>,
    pub(super) control: Control,
    pub(super) emits: Emits,
    /// The line after its body, which is the lines indented below it.
    pub(super) end: usize,
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
}

/// The effect of a line on the order of execution.
#[derive(Debug)]
pub(super) enum Control {
    /// Continues with the next line.
    Next,
    /// Continues with the next line; from here on the origin is known to be in P ⊖ Q.
    Contained,
    /// Heads a section.
    Section(SectionRole),
    /// Begins a choice, of which the first arm that applies is taken.
    If(Condition),
    /// Adds an arm to the choice before it; without a condition for all other cases.
    ElseIf(Option<Condition>),
    /// Repeats its body, without a condition for as long as the run goes on.
    Repeat { until: Option<Condition> },
    /// Executes another section, with the points of these letters renamed A, B, C and so on.
    Go { section: &'static str, letters: Vec<Letter> },
    /// Finds a verdict: the rest of the run is its proof.
    Find,
}

/// The role of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SectionRole {
    /// The tree shows it at each call.
    Called,
    /// The tree shows it once, on its own, like all other roles.
    Alone,
    /// It proves a verdict after a run has found it.
    AfterFind,
    /// It measures after the query is over.
    AfterEnd,
}

/// The event that a line emits. Letters are those of the pseudocode.
#[derive(Debug)]
pub(super) enum Emits {
    /// No event: the line is passed on the way to the next event.
    Nothing,
    /// No event: the line examines the event before it.
    Same,
    /// An event with this tag, whatever its content.
    Event(&'static str),
    /// The test of a plane.
    Test(PlaneQuestion),
    /// A ruling for the region at the feature of these points, or below that face.
    Rule { letters: Vec<Letter>, is_below: bool },
    /// The points that are kept; no event if all of them are, in their order.
    Keep(Vec<Letter>),
    /// The points with these letters are renamed A, B, C and so on from here on.
    Rename(Vec<Letter>),
}

/// Returns the line of the heading of a section.
pub(super) fn section(lines: &[Line], name: &str) -> usize {
    let is_it = |line: &Line| line.kind == LineKind::Heading && line.text == name;
    lines.iter().position(is_it).unwrap_or_else(|| panic!("no section is called {name}"))
}

/// Returns the lines of the body of a line, without the bodies of these.
pub(super) fn body(lines: &[Line], of: usize) -> impl Iterator<Item = usize> {
    let end = lines[of].end;
    let in_body = move |at: usize| Some(at).filter(|at| *at < end);
    iter::successors(in_body(of + 1), move |at| in_body(lines[*at].end))
}
