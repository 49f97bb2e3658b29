//! The pseudocode of an algorithm, as numbered lines and as a tree of decisions.

use std::iter;

use super::branches::{self, Branch};
use super::predicates::Condition;
use super::tags;
use crate::geometry::Dimension;
use crate::gjk::algorithm::Algorithm;
use crate::gjk::simplex::Letter;
use crate::gjk::trace::{PlaneQuestion, Trace};

/// The pseudocode of an algorithm as lines, and as a tree of decisions.
#[derive(Debug)]
pub struct Listing {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The dimension.
    pub dimension: Dimension,
    /// The lines, from top to bottom.
    pub lines: Vec<Line>,
    /// The decisions, parents before their children; the first is the root.
    pub branches: Vec<Branch>,
}

/// A line of the pseudocode.
#[derive(Debug)]
pub struct Line {
    /// The indentation level, from 0.
    pub indent: usize,
    /// The text, in the letters of the pseudocode.
    pub text: &'static str,
    /// The kind of the line.
    pub kind: LineKind,
    /// The reason why no run gets here; `None` if a run can.
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
    Section(Role),
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
pub(super) enum Role {
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

impl Listing {
    /// Returns the pseudocode of an algorithm. Bittle's code is 2D only; in 3D this returns its 2D pseudocode.
    pub fn of(algorithm: Algorithm, dimension: Dimension) -> Self {
        Self::with(algorithm, dimension, false)
    }

    /// Returns the pseudocode of a run, with the expanding polytope if the run measures.
    pub fn of_run(trace: &Trace) -> Self {
        let measures = trace.algorithm == Algorithm::Distance || trace.measures();
        Self::with(trace.algorithm, trace.dimension, measures)
    }

    /// Returns the pseudocode of an algorithm, with the polytope after it if it `measures`.
    pub fn with(algorithm: Algorithm, dimension: Dimension, measures: bool) -> Self {
        let text = match algorithm {
            Algorithm::Robust => include_str!("robust.txt"),
            Algorithm::Djonov => include_str!("djonov.txt"),
            Algorithm::Bittle => include_str!("bittle.txt"),
            Algorithm::Winter | Algorithm::Cinkes => include_str!("winter.txt"),
            Algorithm::Distance => include_str!("distance.txt"),
            Algorithm::Directions => include_str!("directions.txt"),
        };
        let space = if dimension == Dimension::Three { "3D" } else { "2D" };
        let variants = [space, if algorithm == Algorithm::Cinkes { "Cinkes" } else { "" }];
        let mut lines = tags::read(text, variants);
        if measures {
            lines.extend(tags::read(include_str!("epa.txt"), variants));
        }
        for at in 0..lines.len() {
            let after = (at + 1..lines.len()).find(|next| lines[*next].indent <= lines[at].indent);
            lines[at].end = after.unwrap_or(lines.len());
        }
        let branches = branches::of(&lines);
        Self { algorithm, dimension, lines, branches }
    }

    /// Returns the branch of a section that stands alone, by the line of its heading.
    pub(super) fn root_of(&self, line: usize) -> Option<usize> {
        self.branches.iter().position(|branch| branch.parent.is_none() && branch.line == line)
    }

    /// Returns the branch below another that begins with this line.
    pub(super) fn branch_at(&self, parent: usize, line: usize) -> Option<usize> {
        let children = &self.branches.get(parent)?.children;
        children.iter().copied().find(|child| self.branches[*child].line == line)
    }
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
