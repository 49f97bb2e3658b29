//! Keeps the unusual steps of runs with right answers until all runs are known, and then judges them.
//!
//! A solver without claims may be a defective GJK, or correct with another method. All runs together decide. A solver
//! is defective if the same kind of unusual step also leads to wrong answers, or if its runs are those of GJK with one
//! known defect.

use std::collections::BTreeMap;

use super::case::Case;
use super::claims::Method;
use super::dialogue::SolverAnswers;
use super::finding::{Finding, FindingKind};
use super::school;
use super::suspect::{Suspect, suspects};
use crate::gjk::Defect;

/// Maximum number of unusual runs that are kept; further runs are only counted.
const MAX_PENDING: usize = 10_000;

/// An unusual step is an error if at least one in this many runs with such a step is wrong.
const MIN_HARMFUL: usize = 20;

/// A solver counts as GJK if at most one in this many of its runs is unusual.
const MAX_UNUSUAL: usize = 10;

/// Maximum number of unusual runs of a kind that are compared with known defects, and minimum number of matches that
/// identify a defect.
const MAX_EXPLAINED: usize = 40;
const MIN_EXPLAINED: usize = 5;

/// A right answer after an unusual step.
#[derive(Debug)]
pub(super) struct Pending {
    /// The number of the run, in the order of the questions.
    pub(super) number: usize,
    pub(super) case: Case,
    pub(super) told: SolverAnswers,
    pub(super) finding: Finding,
}

/// The evidence of the runs so far about the method of a solver.
#[derive(Debug, Default)]
pub(super) struct Docket {
    /// The number of runs with steps.
    runs: usize,
    /// The number of runs with a distance.
    with_distance: usize,
    /// The numbers of runs with the trait of MPR, and with that of a separating axis test.
    of_other_schools: [usize; 2],
    /// The number of wrong runs after an unusual step, by its kind.
    harmful: BTreeMap<FindingKind, usize>,
    /// The number of right runs after an unusual step, by its kind.
    harmless: BTreeMap<FindingKind, usize>,
    pending: Vec<Pending>,
}

impl Docket {
    /// Adds a run, with its error.
    pub(super) fn add(&mut self, case: &Case, told: &SolverAnswers, error: Option<&Finding>) {
        if told.steps.is_empty() {
            return;
        }
        self.runs += 1;
        self.with_distance +=
            usize::from(told.answer.as_ref().is_some_and(|answer| answer.distance.is_some()));
        match school::of_other_steps(case, told) {
            Some(Method::Mpr) => self.of_other_schools[0] += 1,
            Some(_) => self.of_other_schools[1] += 1,
            None => {}
        }
        if let Some(error) = error.filter(|error| error.step.is_some()) {
            *self.harmful.entry(error.kind).or_default() += 1;
        }
    }

    /// Adds the unusual step of a right run.
    pub(super) fn suspend(&mut self, pending: Pending) {
        *self.harmless.entry(pending.finding.kind).or_default() += 1;
        if self.pending.len() < MAX_PENDING {
            self.pending.push(pending);
        }
    }

    /// Decides about all unusual steps.
    pub(super) fn close(self) -> JointEvidence {
        let [mpr, sat] = self.of_other_schools;
        let other = if 2 * mpr > self.runs {
            Some(Method::Mpr)
        } else if 2 * sat > self.runs {
            Some(Method::Sat)
        } else {
            None
        };
        let is_error = |kind: &&FindingKind| self.is_harmful(**kind) || self.is_explained(**kind);
        let errors: Vec<FindingKind> = match other {
            Some(_) => Vec::new(),
            None => self.harmless.keys().filter(is_error).copied().collect(),
        };
        let unusual: usize = self.harmless.values().sum();
        let gjk = if 2 * self.with_distance > self.runs { Method::Distance } else { Method::Gjk };
        let is_gjk = !errors.is_empty() || unusual * MAX_UNUSUAL <= self.runs;
        let school = (self.runs > 0).then(|| other.unwrap_or(if is_gjk { gjk } else { Method::Other }));
        let (errors, remarks) =
            self.pending.into_iter().partition(|pending| errors.contains(&pending.finding.kind));
        JointEvidence { school, unusual: self.harmless, errors, remarks }
    }

    /// Whether unusual steps of this kind lead to wrong answers.
    fn is_harmful(&self, kind: FindingKind) -> bool {
        let count = |counts: &BTreeMap<FindingKind, usize>| counts.get(&kind).copied().unwrap_or(0);
        let (wrong, right) = (count(&self.harmful), count(&self.harmless));
        wrong > 0 && wrong * MIN_HARMFUL >= wrong + right
    }

    /// Returns whether the runs with unusual steps of this kind match GJK with one known defect. At least half of them
    /// must have the same steps as a run with a defect, and nine in ten of these must match the same defect.
    fn is_explained(&self, kind: FindingKind) -> bool {
        let of_kind = self.pending.iter().filter(|pending| pending.finding.kind == kind).take(MAX_EXPLAINED);
        let runs: Vec<Vec<Suspect>> = of_kind.map(|it| suspects(&it.case, &it.told)).collect();
        let explained = runs.iter().filter(|found| !found.is_empty()).count();
        let explains = |defect: Defect| {
            let same = |found: &&Vec<Suspect>| found.iter().any(|suspect| suspect.defect == defect);
            10 * runs.iter().filter(same).count() >= 9 * explained
        };
        explained >= MIN_EXPLAINED && 2 * explained >= runs.len() && Defect::ALL.into_iter().any(explains)
    }
}

/// The evidence of all runs together.
#[derive(Debug)]
pub(super) struct JointEvidence {
    /// The method of the solver, found from its steps. `None` if it reports no steps.
    pub(super) school: Option<Method>,
    /// The number of right runs with an unusual step, by its kind.
    pub(super) unusual: BTreeMap<FindingKind, usize>,
    /// The unusual steps that are errors.
    pub(super) errors: Vec<Pending>,
    /// The unusual steps that are not errors.
    pub(super) remarks: Vec<Pending>,
}
