//! Counts which lines and branches of a published code the runs of many random pairs reach.

use std::ops::Range;
use std::sync::Arc;

use rayon::prelude::*;

use super::experiment::Watch;
use super::family::Family;
use crate::explain::listing::{Listing, ListingReading};
use crate::geometry::{Body, Dimension};
use crate::gjk::{self, Query, Settings};

/// The pairs to draw and the settings of their queries. Equal surveys give equal counts, on any number of
/// threads.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Survey {
    /// The dimension of the pairs.
    pub dimension: Dimension,
    /// The distribution of the pairs. If `None`, all distributions in turn.
    pub family: Option<Family>,
    /// The number of pairs.
    pub pairs: u64,
    /// The seed of the sequence of pairs.
    pub seed: u64,
    /// The settings of each query.
    pub settings: Settings,
}

/// The counts.
#[derive(Clone, Debug, PartialEq)]
pub struct Coverage {
    /// The number of runs.
    pub runs: u64,
    /// The number of these runs that left the published code; only a run with planted defects does.
    pub strays: u64,
    /// The number of executions of each line of the published code.
    pub lines: Vec<u64>,
    /// The number of times each branch of the tree was taken.
    pub branches: Vec<u64>,
}

/// The gap of boxes near contact, in scene units.
const GAP: f64 = 1e-6;

impl Survey {
    /// Returns the published code that the counts belong to.
    pub fn listing(&self) -> Listing {
        let Settings { algorithm, epa, .. } = self.settings;
        Listing::with(algorithm, self.dimension, epa || algorithm.measures())
    }

    /// Reads all runs, in parallel. Returns `None` if it was canceled before the end.
    pub fn run(&self, watch: &Watch) -> Option<Coverage> {
        self.run_numbers(0..self.pairs, watch)
    }

    /// Reads the runs with these numbers, as [`run`](Self::run) does.
    pub fn run_numbers(&self, numbers: Range<u64>, watch: &Watch) -> Option<Coverage> {
        let listing = Arc::new(self.listing());
        let nothing = || Coverage::nothing(&listing);
        numbers
            .into_par_iter()
            .try_fold(nothing, |mut coverage, number| {
                if watch.is_cancelled() {
                    return None;
                }
                coverage.add(&self.read(number, &listing));
                watch.count();
                Some(coverage)
            })
            .try_reduce(nothing, |a, b| Some(a.merged(&b)))
    }

    /// Runs pair `number` and matches the run with the published code.
    pub fn read(&self, number: u64, listing: &Listing) -> ListingReading {
        let [p, q] = self.pair(number).each_ref().map(Body::convex);
        let query = Query { p: &p, q: &q, dimension: self.dimension, settings: self.settings };
        ListingReading::of(&gjk::run(&query), listing)
    }

    /// Returns the bodies of pair `number`.
    pub fn pair(&self, number: u64) -> [Body; 2] {
        let turn = usize::try_from(number % Family::ALL.len() as u64).unwrap_or(0);
        let family = self.family.unwrap_or(Family::ALL[turn]);
        family.pair(self.dimension, GAP, self.seed, number)
    }
}

impl Coverage {
    fn nothing(listing: &Listing) -> Self {
        let (lines, branches) = (vec![0; listing.lines.len()], vec![0; listing.branches.len()]);
        Self { runs: 0, strays: 0, lines, branches }
    }

    fn add(&mut self, reading: &ListingReading) {
        self.runs += 1;
        self.strays += u64::from(!reading.is_complete);
        let lines = reading.count_lines(self.lines.len());
        add_all(&mut self.lines, &lines);
        add_all(&mut self.branches, &reading.visits);
    }

    /// Adds the counts of other runs.
    pub fn merged(mut self, other: &Self) -> Self {
        self.runs += other.runs;
        self.strays += other.strays;
        add_all(&mut self.lines, &other.lines);
        add_all(&mut self.branches, &other.branches);
        self
    }
}

fn add_all(sums: &mut [u64], counts: &[u64]) {
    for (sum, count) in sums.iter_mut().zip(counts) {
        *sum += count;
    }
}
