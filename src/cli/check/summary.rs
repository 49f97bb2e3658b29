//! The summary of a check: how many scenes passed, and how often each algorithm agreed with the reference.

use std::collections::BTreeMap;

use crate::cli::opinion::Opinion;
use crate::cli::{Exit, table};
use crate::gjk::{Algorithm, Verdict};

/// The counted results of the scenes.
#[derive(Default)]
pub(super) struct Summary {
    passed: usize,
    different: usize,
    unusable: usize,
    /// The agreement over all scenes, and for each tag; each indexed by algorithm.
    all: [Agreement; Algorithm::ALL.len()],
    by_tag: BTreeMap<String, [Agreement; Algorithm::ALL.len()]>,
}

/// The number of runs of an algorithm, and of those that agree with the reference.
#[derive(Clone, Copy, Default)]
struct Agreement {
    agree: usize,
    disagree: usize,
    undecided: usize,
}

impl Summary {
    /// Counts the exit status of a scene.
    pub(super) fn count(&mut self, exit: Exit) {
        match exit {
            Exit::Done => self.passed += 1,
            Exit::Differs => self.different += 1,
            Exit::BadInput => self.unusable += 1,
        }
    }

    /// Counts the results of the algorithms on a scene with these tags.
    pub(super) fn add(&mut self, tags: &[String], opinions: &[Opinion]) {
        add_to(&mut self.all, opinions);
        for tag in tags {
            add_to(self.by_tag.entry(tag.clone()).or_default(), opinions);
        }
    }

    pub(super) fn worst(&self) -> Exit {
        match self {
            Self { unusable: 0, different: 0, .. } => Exit::Done,
            Self { unusable: 0, .. } => Exit::Differs,
            Self { .. } => Exit::BadInput,
        }
    }

    /// One row for each algorithm, over all scenes and for each tag; the last line says how many scenes passed.
    pub(super) fn text(&self) -> String {
        let heads = ["algorithm", "tag", "agree", "disagree", "undecided"];
        let mut rows = vec![heads.map(str::to_owned).to_vec()];
        rows.extend(rows_of("(all)", &self.all));
        rows.extend(self.by_tag.iter().flat_map(|(tag, agreements)| rows_of(tag, agreements)));
        let Self { passed, different, unusable, .. } = self;
        let end = format!("{passed} passed, {different} failed, {unusable} unusable\n");
        let has_rows = rows.len() > 1;
        if has_rows { format!("\n{}\n{end}", table::aligned(&rows)) } else { end }
    }
}

fn add_to(agreements: &mut [Agreement; Algorithm::ALL.len()], opinions: &[Opinion]) {
    for opinion in opinions {
        let Agreement { agree, disagree, undecided } = &mut agreements[opinion.algorithm as usize];
        *match (opinion.agrees, opinion.outcome.verdict) {
            (true, _) => agree,
            (false, Verdict::Undecided) => undecided,
            (false, _) => disagree,
        } += 1;
    }
}

/// One row for each algorithm that was run.
fn rows_of(tag: &str, agreements: &[Agreement]) -> Vec<Vec<String>> {
    let rows = Algorithm::ALL.into_iter().zip(agreements);
    rows.filter(|(_, agreement)| agreement.agree + agreement.disagree + agreement.undecided > 0)
        .map(|(algorithm, Agreement { agree, disagree, undecided })| {
            let counts = [agree, disagree, undecided].map(usize::to_string);
            [vec![algorithm.to_string(), tag.to_owned()], counts.to_vec()].concat()
        })
        .collect()
}
