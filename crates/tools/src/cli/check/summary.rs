//! The summary of a check: the number of passed scenes, and how often each algorithm agreed with the
//! reference.

use std::collections::BTreeMap;

use crate::cli::exit::Exit;
use crate::cli::scene_run::AlgorithmResult;
use crate::cli::table;
use crate::gjk::{Algorithm, Judgement, Verdict};
use crate::message::text;

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
    /// The number of scenes that the reference cannot decide.
    open: usize,
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
    pub(super) fn add(&mut self, tags: &[String], results: &[AlgorithmResult]) {
        add_to(&mut self.all, results);
        for tag in tags {
            add_to(self.by_tag.entry(tag.clone()).or_default(), results);
        }
    }

    pub(super) fn worst(&self) -> Exit {
        match self {
            Self { unusable: 0, different: 0, .. } => Exit::Done,
            Self { unusable: 0, .. } => Exit::Differs,
            Self { .. } => Exit::BadInput,
        }
    }

    /// Writes one row for each algorithm, over all scenes and for each tag; the last line gives the number
    /// of passed scenes.
    pub(super) fn text(&self) -> String {
        // The last column appears only if the reference cannot decide, which takes curved shapes that almost
        // touch.
        let columns = if self.all.iter().any(|agreement| agreement.open > 0) { 4 } else { 3 };
        let heads = [
            text!("command-line-algorithm"),
            text!("command-line-tag"),
            text!("command-line-agree"),
            text!("command-line-disagree"),
            text!("command-line-undecided"),
            text!("command-line-cannot-tell"),
        ];
        let mut rows: Vec<Vec<String>> =
            vec![heads[..2 + columns].iter().map(|head| (*head).to_owned()).collect()];
        rows.extend(rows_of(text!("command-line-all"), &self.all, columns));
        rows.extend(self.by_tag.iter().flat_map(|(tag, agreements)| rows_of(tag, agreements, columns)));
        let Self { passed, different, unusable, .. } = self;
        let end = text!(
            "command-line-passed";
            passed = *passed, different = *different, unusable = *unusable
        );
        let has_rows = rows.len() > 1;
        if has_rows { format!("\n{}\n{end}\n", table::aligned(&rows)) } else { end + "\n" }
    }
}

fn add_to(agreements: &mut [Agreement; Algorithm::ALL.len()], results: &[AlgorithmResult]) {
    for result in results {
        let Agreement { agree, disagree, undecided, open } = &mut agreements[result.algorithm as usize];
        *match (result.judgement, result.outcome.verdict) {
            (Judgement::Agrees, _) => agree,
            (Judgement::CannotTell, _) => open,
            (Judgement::Differs, Verdict::Undecided) => undecided,
            (Judgement::Differs, _) => disagree,
        } += 1;
    }
}

/// Formats a row for each algorithm that ran, with `columns` counts.
fn rows_of(tag: &str, agreements: &[Agreement], columns: usize) -> Vec<Vec<String>> {
    let rows = Algorithm::ALL.into_iter().zip(agreements);
    rows.map(|(algorithm, it)| (algorithm, [it.agree, it.disagree, it.undecided, it.open]))
        .filter(|(_, counts)| counts.iter().any(|count| *count > 0))
        .map(|(algorithm, counts)| {
            let counts = counts[..columns].iter().map(usize::to_string);
            [algorithm.to_string(), tag.to_owned()].into_iter().chain(counts).collect()
        })
        .collect()
}
