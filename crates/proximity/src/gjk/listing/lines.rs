//! The pseudocode of an algorithm, as numbered lines and as a tree of decisions.

use super::branches::{self, Branch};
use super::program::{Arm, CodeSection, LineKind, ListingStatement, Program, SectionEntry};
use super::{bittle, directions, distance, djonov, epa, robust, winter};
use crate::geometry::Dimension;
use crate::gjk::algorithm::Algorithm;
use crate::gjk::trace::Trace;

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
    pub(super) program: Program,
}

/// A line of the pseudocode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
        let (mut sections, proof) = match algorithm {
            Algorithm::Robust => (robust::sections(dimension), Some(robust::PROOF)),
            Algorithm::Djonov => (djonov::sections(dimension), None),
            Algorithm::Bittle => (bittle::sections(), None),
            Algorithm::Winter => (winter::sections(dimension, false), None),
            Algorithm::Cinkes => (winter::sections(dimension, true), None),
            Algorithm::Directions => (directions::sections(dimension), None),
            Algorithm::Distance => (distance::sections(dimension), Some(distance::PROOF)),
        };
        if measures {
            sections.extend(epa::sections());
        }
        let mut program = Program::new(sections);
        program.proof = proof;
        program.measure = measures.then_some(epa::MEASURE);
        let lines = lines(&program);
        let branches = branches::of(&program);
        Self { algorithm, dimension, lines, branches, program }
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

fn lines(program: &Program) -> Vec<Line> {
    let mut lines = Vec::new();
    for CodeSection { heading, body, .. } in &program.sections {
        lines.push(line(heading, 0));
        add_lines(&mut lines, body, 1);
    }
    lines
}

const fn line(statement: &ListingStatement, indent: usize) -> Line {
    let ListingStatement { text, kind, never, ours, .. } = *statement;
    Line { indent, text, kind, never, ours }
}

fn add_lines(lines: &mut Vec<Line>, steps: &[SectionEntry], indent: usize) {
    for step in steps {
        match step {
            SectionEntry::Do(statement)
            | SectionEntry::Find(statement)
            | SectionEntry::Call { head: statement, .. } => {
                lines.push(line(statement, indent));
            }
            SectionEntry::Choose(arms) => {
                for Arm { head, body, .. } in arms {
                    lines.push(line(head, indent));
                    add_lines(lines, body, indent + 1);
                }
            }
            SectionEntry::Repeat { head, body, .. } => {
                lines.push(line(head, indent));
                add_lines(lines, body, indent + 1);
            }
            SectionEntry::KnowContained => {}
        }
    }
}
