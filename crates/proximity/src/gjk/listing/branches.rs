//! The tree of decisions of the pseudocode.
//!
//! A called section is shown at each call, in the letters that it has there, so that each path through the pseudocode
//! has its own place. Sections that stand alone are separate trees.

use super::names::Names;
use super::program::{CodeSection, Emits, LineKind, ListingStatement, Program, SectionEntry};

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

pub(super) fn of(program: &Program) -> Vec<Branch> {
    let mut forest = Forest { program, branches: Vec::new() };
    for (index, section) in program.sections.iter().enumerate() {
        if index == 0 || section.stands_alone {
            let root = forest.add(None, &section.heading, Names::OWN, None);
            forest.grow(root, section, Names::OWN);
        }
    }
    forest.branches
}

struct Forest<'a> {
    program: &'a Program,
    branches: Vec<Branch>,
}

impl Forest<'_> {
    fn add(
        &mut self,
        parent: Option<usize>,
        head: &ListingStatement,
        names: Names,
        outcome: Option<String>,
    ) -> usize {
        let index = self.branches.len();
        self.branches.push(Branch {
            parent,
            line: head.line,
            label: names.in_text(head.text),
            outcome,
            children: Vec::new(),
            never: head.never,
            ours: head.ours,
        });
        if let Some(parent) = parent.and_then(|parent| self.branches.get_mut(parent)) {
            parent.children.push(index);
        }
        index
    }

    fn grow(&mut self, parent: usize, section: &CodeSection, names: Names) {
        self.grow_steps(parent, &section.body, names);
    }

    fn grow_steps(&mut self, parent: usize, steps: &[SectionEntry], mut names: Names) {
        let program = self.program;
        for step in steps {
            match step {
                SectionEntry::Do(statement) => names = renamed(names, statement),
                SectionEntry::Find(_) | SectionEntry::KnowContained => {}
                SectionEntry::Choose(arms) => {
                    for arm in arms {
                        let outcome = self.outcome(&arm.body, names);
                        let branch = self.add(Some(parent), &arm.head, names, outcome);
                        self.grow_steps(branch, &arm.body, names);
                    }
                }
                SectionEntry::Repeat { body, .. } => self.grow_steps(parent, body, names),
                SectionEntry::Call { section, letters, .. } => {
                    if let Some(section) = program.section(section).filter(|section| !section.stands_alone) {
                        self.grow(parent, section, names.renamed(letters));
                    }
                }
            }
        }
    }

    /// Returns the outcome of a body: its answer, else the region of the origin, else the next section, else its last
    /// action.
    fn outcome(&self, steps: &[SectionEntry], mut names: Names) -> Option<String> {
        let mut outcomes: Vec<(u8, String)> = Vec::new();
        for step in steps {
            match step {
                SectionEntry::Do(statement) | SectionEntry::Find(statement) => {
                    names = renamed(names, statement);
                    let rank = match (statement.kind, statement.emits) {
                        (LineKind::Answer, _) => 3,
                        (LineKind::Place, _) => 2,
                        (_, Emits::Look | Emits::Epa(_)) => 0,
                        _ => continue,
                    };
                    outcomes.push((rank, names.in_text(statement.text)));
                }
                SectionEntry::Call { section, letters, .. } => {
                    let alone = self.program.section(section).filter(|section| section.stands_alone);
                    if alone.is_some() {
                        outcomes.push((1, format!("→ {}", names.renamed(letters).in_text(section))));
                    }
                }
                SectionEntry::Choose(_) | SectionEntry::Repeat { .. } | SectionEntry::KnowContained => {}
            }
        }
        // The last outcome of the highest rank: later lines say more.
        outcomes.into_iter().max_by_key(|(rank, _)| *rank).map(|(_, text)| text)
    }
}

fn renamed(names: Names, statement: &ListingStatement) -> Names {
    match statement.emits {
        Emits::Relabel(letters) => names.renamed(letters),
        _ => names,
    }
}
