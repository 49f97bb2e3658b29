//! The tree of decisions of the pseudocode.
//!
//! A called section is shown at each call, in the letters that it has there, so that each path through the pseudocode
//! has its own place. Sections that stand alone are separate trees.

use super::names::Names;
use super::program::{self, Control, Emits, Line, LineKind, SectionRole};

/// A branch of the tree of decisions.
#[derive(Clone, Debug, PartialEq)]
pub struct Branch {
    /// The index of the parent branch; `None` for a root.
    pub parent: Option<usize>,
    /// The line of the pseudocode at which it begins.
    pub line: usize,
    /// The question, in letters of the simplex; the name of the section for a root.
    pub label: String,
    /// The outcome of the branch.
    pub outcome: Option<String>,
    /// The indices of the child branches.
    pub children: Vec<usize>,
    /// The reason why no run gets here; `None` if a run can.
    pub never: Option<&'static str>,
    /// The behavior of the published code instead, if the sandbox has added this branch.
    pub ours: Option<&'static str>,
}

pub(super) fn of(lines: &[Line]) -> Vec<Branch> {
    let mut forest = Forest { lines, branches: Vec::new() };
    for (at, line) in lines.iter().enumerate() {
        if line.kind == LineKind::Heading && (at == 0 || stands_alone(line)) {
            let root = forest.add(None, at, Names::OWN, None);
            forest.grow(root, at, Names::OWN);
        }
    }
    forest.branches
}

const fn stands_alone(heading: &Line) -> bool {
    !matches!(heading.control, Control::Section(SectionRole::Called))
}

struct Forest<'a> {
    lines: &'a [Line],
    branches: Vec<Branch>,
}

impl Forest<'_> {
    fn add(&mut self, parent: Option<usize>, line: usize, names: Names, outcome: Option<String>) -> usize {
        let index = self.branches.len();
        let Line { text, never, ours, .. } = self.lines[line];
        let label = names.in_text(text);
        self.branches.push(Branch { parent, line, label, outcome, children: Vec::new(), never, ours });
        if let Some(parent) = parent.and_then(|parent| self.branches.get_mut(parent)) {
            parent.children.push(index);
        }
        index
    }

    /// Adds the branches in the body of a line.
    fn grow(&mut self, parent: usize, of: usize, mut names: Names) {
        let lines = self.lines;
        for at in program::body(lines, of) {
            names = renamed(names, &lines[at]);
            match &lines[at].control {
                Control::If(_) | Control::ElseIf(_) => {
                    let outcome = self.outcome(at, names);
                    let branch = self.add(Some(parent), at, names, outcome);
                    self.grow(branch, at, names);
                }
                Control::Repeat { .. } => self.grow(parent, at, names),
                Control::Go { section, letters } => {
                    let heading = program::section(lines, section);
                    if !stands_alone(&lines[heading]) {
                        self.grow(parent, heading, names.renamed(letters));
                    }
                }
                Control::Next | Control::Contained | Control::Find | Control::Section(_) => {}
            }
        }
    }

    /// Returns the outcome of a branch: its answer, else the region of the origin, else the next section, else its last
    /// action.
    fn outcome(&self, of: usize, mut names: Names) -> Option<String> {
        let mut outcomes: Vec<(u8, String)> = Vec::new();
        for line in program::body(self.lines, of).map(|at| &self.lines[at]) {
            names = renamed(names, line);
            let (rank, text) = match (line.kind, &line.control, &line.emits) {
                (LineKind::Answer, ..) => (3, names.in_text(line.text)),
                (LineKind::Place, ..) => (2, names.in_text(line.text)),
                (_, Control::Go { section, letters }, _)
                    if stands_alone(&self.lines[program::section(self.lines, section)]) =>
                {
                    (1, format!("→ {}", names.renamed(letters).in_text(section)))
                }
                (_, _, Emits::Event("look" | "examine" | "inflate" | "seed" | "probe" | "expand")) => {
                    (0, names.in_text(line.text))
                }
                _ => continue,
            };
            outcomes.push((rank, text));
        }
        // The last outcome of the highest rank: later lines say more.
        outcomes.into_iter().max_by_key(|(rank, _)| *rank).map(|(_, text)| text)
    }
}

fn renamed(names: Names, line: &Line) -> Names {
    match &line.emits {
        Emits::Rename(letters) => names.renamed(letters),
        _ => names,
    }
}
