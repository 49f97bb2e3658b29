//! Unusual steps of runs with right answers, until all runs are known.
//!
//! A solver without claims may be GJK with a defect, or right and of another school. The runs tell: the same kind of
//! unusual step leads a defective solver to wrong answers, and a right one never.

use std::collections::BTreeMap;

use super::case::Case;
use super::claims::Method;
use super::dialogue::Told;
use super::finding::{Finding, Kind};
use super::school;

/// Maximum number of unusual runs that are kept; of more, only the number is known.
const MAX_PENDING: usize = 10_000;

/// The reciprocal of the least fraction of the runs with an unusual step that end wrong, if that step is an error.
const MIN_HARMFUL: usize = 20;

/// The reciprocal of the greatest fraction of unusual runs of a solver that is taken for GJK.
const MAX_UNUSUAL: usize = 10;

/// A right answer after an unusual step.
#[derive(Debug)]
pub(super) struct Pending {
    /// The number of the run, in the order of the questions.
    pub(super) number: usize,
    pub(super) case: Case,
    pub(super) told: Told,
    pub(super) finding: Finding,
}

/// What the runs so far show about the school of a solver.
#[derive(Debug, Default)]
pub(super) struct Docket {
    /// The number of runs with steps.
    runs: usize,
    /// The number of runs with a distance.
    with_distance: usize,
    /// The number of runs with the trait of MPR, and of a separating axis test.
    of_other_schools: [usize; 2],
    /// The number of wrong runs after an unusual step, by its kind.
    harmful: BTreeMap<Kind, usize>,
    /// The number of right runs after an unusual step, by its kind.
    harmless: BTreeMap<Kind, usize>,
    pending: Vec<Pending>,
}

impl Docket {
    /// Adds a run, with its error.
    pub(super) fn add(&mut self, case: &Case, told: &Told, error: Option<&Finding>) {
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

    /// Whether unusual steps of this kind lead to wrong answers.
    fn is_harmful(&self, kind: Kind) -> bool {
        let count = |counts: &BTreeMap<Kind, usize>| counts.get(&kind).copied().unwrap_or(0);
        let (wrong, right) = (count(&self.harmful), count(&self.harmless));
        wrong > 0 && wrong * MIN_HARMFUL >= wrong + right
    }

    /// Returns the school of the solver by its steps; `None` if it reports none.
    pub(super) fn school(&self) -> Option<Method> {
        let [mpr, sat] = self.of_other_schools;
        let unusual: usize = self.harmless.values().sum();
        let is_harmful = self.harmless.keys().any(|kind| self.is_harmful(*kind));
        let gjk = if 2 * self.with_distance > self.runs { Method::Distance } else { Method::Gjk };
        match self.runs {
            0 => None,
            runs if 2 * mpr > runs => Some(Method::Mpr),
            runs if 2 * sat > runs => Some(Method::Sat),
            runs if is_harmful || unusual * MAX_UNUSUAL <= runs => Some(gjk),
            _ => Some(Method::Other),
        }
    }

    /// Returns the number of right runs with an unusual step, by its kind.
    pub(super) fn unusual(&self) -> BTreeMap<Kind, usize> {
        self.harmless.clone()
    }

    /// Returns the unusual steps that are errors, and those that are remarks.
    pub(super) fn close(self) -> (Vec<Pending>, Vec<Pending>) {
        let harmful: Vec<Kind> = match self.school() {
            Some(school) if school.is_gjk() => {
                Kind::ALL.into_iter().filter(|kind| self.is_harmful(*kind)).collect()
            }
            _ => Vec::new(),
        };
        self.pending.into_iter().partition(|pending| harmful.contains(&pending.finding.kind))
    }
}
