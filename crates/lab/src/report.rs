//! The counts of an experiment.

use std::collections::BTreeMap;

use crate::gjk::{Algorithm, Outcome, Termination, Verdict};

use super::fault::Fault;
use super::truth::Truth;

/// The number of pairs with each true verdict, by the reference.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Truths {
    /// Overlapping pairs.
    pub overlap: u64,
    /// Touching pairs.
    pub touching: u64,
    /// Separate pairs.
    pub separate: u64,
}

/// The counts of one algorithm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The number of pairs on which the algorithm agrees with the reference.
    pub agree: u64,
    /// The number of right verdicts about pairs that clearly overlap or are clearly separate.
    pub right: u64,
    /// The number of pairs of curved shapes that the reference cannot decide, but the algorithm did.
    pub cannot_tell: u64,
    /// The number of pairs with each fault, indexed by [`Fault`].
    faults: [u64; Fault::ALL.len()],
    /// The pairs with the lowest numbers for each fault, ascending, at most [`Tally::MAX_CASES`].
    cases: [Vec<u64>; Fault::ALL.len()],
    /// The number of touching pairs whose answer is yes.
    pub touching_yes: u64,
    /// The number of touching pairs whose answer is no.
    pub touching_no: u64,
    /// The number of queries by their number of support points, which is the index.
    pub supports: Vec<u64>,
    /// The number of queries that would loop forever, by the length of the loop in iterations.
    pub cycles: BTreeMap<usize, u64>,
}

impl Tally {
    /// Maximum number of pairs kept for each fault.
    const MAX_CASES: usize = 20;

    pub(super) fn new(algorithm: Algorithm) -> Self {
        Self {
            algorithm,
            agree: 0,
            right: 0,
            cannot_tell: 0,
            faults: [0; Fault::ALL.len()],
            cases: Default::default(),
            touching_yes: 0,
            touching_no: 0,
            supports: Vec::new(),
            cycles: BTreeMap::new(),
        }
    }

    /// Returns the number of pairs with this fault.
    pub const fn count(&self, fault: Fault) -> u64 {
        self.faults[fault as usize]
    }

    /// Returns the number of pairs with a wrong or missing verdict. The answer of a published code to a
    /// touch is not an error.
    pub fn errors(&self) -> u64 {
        Fault::ALL
            .into_iter()
            .filter(|fault| fault.is_error(self.algorithm))
            .map(|fault| self.count(fault))
            .sum()
    }

    /// Returns the lowest numbers of pairs with this fault, at most 20.
    pub fn cases(&self, fault: Fault) -> &[u64] {
        &self.cases[fault as usize]
    }

    /// Returns the mean number of support points; zero if there were no queries.
    pub fn mean_supports(&self) -> f64 {
        let queries: u64 = self.supports.iter().sum();
        let points = |(supports, count): (usize, &u64)| supports as f64 * *count as f64;
        self.supports.iter().enumerate().map(points).sum::<f64>() / queries.max(1) as f64
    }

    /// Returns the number of queries that would loop forever.
    pub fn cycle_count(&self) -> u64 {
        self.cycles.values().sum()
    }

    fn add(&mut self, number: u64, outcome: &Outcome, truth: Truth) {
        match Fault::of(outcome.verdict, truth) {
            None if truth.is_open => self.cannot_tell += 1,
            None => self.agree += 1,
            Some(fault) => {
                self.faults[fault as usize] += 1;
                self.cases[fault as usize].push(number);
                self.forget_later_cases();
            }
        }
        if truth.verdict == Verdict::Touching {
            self.touching_yes += u64::from(outcome.answer == Some(true));
            self.touching_no += u64::from(outcome.answer == Some(false));
        } else {
            self.right += u64::from(outcome.verdict == truth.verdict);
        }
        if self.supports.len() <= outcome.supports {
            self.supports.resize(outcome.supports + 1, 0);
        }
        self.supports[outcome.supports] += 1;
        if let Termination::Cycle { length } = outcome.termination {
            *self.cycles.entry(length).or_default() += 1;
        }
    }

    /// Adds the counts of other pairs.
    fn merge(&mut self, other: Self) {
        self.agree += other.agree;
        self.right += other.right;
        self.cannot_tell += other.cannot_tell;
        for (count, more) in self.faults.iter_mut().zip(other.faults) {
            *count += more;
        }
        for (cases, more) in self.cases.iter_mut().zip(other.cases) {
            cases.extend(more);
        }
        self.forget_later_cases();
        self.touching_yes += other.touching_yes;
        self.touching_no += other.touching_no;
        if self.supports.len() < other.supports.len() {
            self.supports.resize(other.supports.len(), 0);
        }
        for (count, more) in self.supports.iter_mut().zip(other.supports) {
            *count += more;
        }
        for (length, more) in other.cycles {
            *self.cycles.entry(length).or_default() += more;
        }
    }

    /// Keeps only the lowest numbers, so that the order in which pairs were judged does not matter.
    fn forget_later_cases(&mut self) {
        for cases in &mut self.cases {
            cases.sort_unstable();
            cases.truncate(Self::MAX_CASES);
        }
    }
}

/// The findings of an experiment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The true verdicts on the pairs.
    pub truths: Truths,
    /// The verdicts of the algorithms, in the order of the experiment.
    pub tallies: Vec<Tally>,
}

impl Report {
    /// Creates a report without pairs.
    pub fn empty(algorithms: &[Algorithm]) -> Self {
        let tallies = algorithms.iter().map(|algorithm| Tally::new(*algorithm)).collect();
        Self { truths: Truths::default(), tallies }
    }

    /// Counts one pair, with one outcome for each algorithm, in order.
    pub(super) fn add(&mut self, number: u64, truth: Truth, outcomes: impl IntoIterator<Item = Outcome>) {
        let Truths { overlap, touching, separate } = &mut self.truths;
        *match truth.verdict {
            Verdict::Overlap => overlap,
            Verdict::Touching => touching,
            // The truth is never UNDECIDED.
            Verdict::Separate | Verdict::Undecided => separate,
        } += 1;
        for (tally, outcome) in self.tallies.iter_mut().zip(outcomes) {
            tally.add(number, &outcome, truth);
        }
    }

    /// Merges the counts of two sets of pairs.
    pub fn merged(mut self, other: Self) -> Self {
        self.truths.overlap += other.truths.overlap;
        self.truths.touching += other.truths.touching;
        self.truths.separate += other.truths.separate;
        for (tally, more) in self.tallies.iter_mut().zip(other.tallies) {
            tally.merge(more);
        }
        self
    }

    /// Returns the number of pairs that clearly overlap or are clearly separate.
    pub const fn clear(&self) -> u64 {
        self.truths.overlap + self.truths.separate
    }

    /// Returns the number of pairs that were judged.
    pub const fn pairs(&self) -> u64 {
        self.truths.overlap + self.truths.touching + self.truths.separate
    }
}
