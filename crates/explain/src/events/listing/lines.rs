//! The pseudocode of an algorithm, as numbered lines and as a tree of decisions.

use super::branches::{self, Branch};
use super::language::Language;
use super::program::Line;
use super::tags;
use super::translation::{self, ProgramLine};
use crate::geometry::Dimension;
use crate::gjk::{Algorithm, Trace};

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

impl Listing {
    /// Returns the pseudocode of an algorithm. Bittle's code is 2D only; in 3D this returns its 2D pseudocode.
    pub fn of(algorithm: Algorithm, dimension: Dimension) -> Self {
        Self::with(algorithm, dimension, false)
    }

    /// Returns the pseudocode of a run, with the expanding polytope if the run measures.
    pub fn of_run(trace: &Trace) -> Self {
        let measures = trace.algorithm.measures() || trace.measures();
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

    /// Returns whether the query has a program: see [`Listing::program`].
    pub fn has_program(&self) -> bool {
        translation::exists(&self.lines)
    }

    /// Returns the functions of the query in a language, those called first; `None` if no short program does what the
    /// pseudocode says, as for proofs in exact arithmetic.
    pub fn program(&self, language: Language) -> Option<Vec<ProgramLine>> {
        translation::of(&self.lines, language)
    }

    /// Returns a whole program that runs the query on two lists of points from a first direction and prints `True`,
    /// `False`, or `None` if it ends without an answer. In the plane the third component is 0.
    ///
    /// Returns `None` where [`Listing::program`] does.
    pub fn program_text(
        &self,
        language: Language,
        points: [&[[f64; 3]]; 2],
        v: [f64; 3],
        limit: usize,
    ) -> Option<String> {
        let mut text = language.prelude().to_owned();
        for line in self.program(language)? {
            text.extend(std::iter::repeat_n(
                Language::INDENT,
                if line.text.is_empty() { 0 } else { line.indent },
            ));
            text += &line.text;
            text.push('\n');
        }
        text += &language.example(points, v, limit);
        Some(text)
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
