//! Which lines of a listing, and which ways through it, the runs of many random pairs reach.

use std::sync::Arc;

use rayon::prelude::*;

use super::experiment::Watch;
use super::family::Family;
use crate::geometry::{Body, Dimension};
use crate::gjk::listing::{Listing, Reading};
use crate::gjk::{self, Algorithm, Query, Settings};

/// Which pairs are drawn, and how they are put to the algorithm. Equal surveys give equal counts, on any number of threads.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Survey {
    /// Where the pairs live.
    pub dimension: Dimension,
    /// From which distribution they are drawn; from all of them in turn where none is given.
    pub family: Option<Family>,
    /// How many.
    pub pairs: u64,
    /// Names the sequence of pairs.
    pub seed: u64,
    /// How each is decided.
    pub settings: Settings,
}

/// The counts.
#[derive(Clone, Debug, PartialEq)]
pub struct Coverage {
    /// How many runs were read.
    pub runs: u64,
    /// Of these, how many have left the listing, which only a run with deliberate defects does.
    pub strays: u64,
    /// Per line of the listing, how often it was executed.
    pub lines: Vec<u64>,
    /// Per branch of the tree, how often it was taken.
    pub branches: Vec<u64>,
}

/// How far apart boxes near contact are, in scene units.
const GAP: f64 = 1e-6;

impl Survey {
    /// The listing that the counts belong to.
    pub fn listing(&self) -> Listing {
        let Settings { algorithm, epa, .. } = self.settings;
        Listing::with(algorithm, self.dimension, epa || algorithm == Algorithm::Distance)
    }

    /// Reads all runs, in parallel. None if it was cancelled on the way.
    pub fn run(&self, watch: &Watch) -> Option<Coverage> {
        let listing = Arc::new(self.listing());
        let nothing = || Coverage::nothing(&listing);
        (0..self.pairs)
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

    /// The run of pair `number`, read along with the listing.
    pub fn read(&self, number: u64, listing: &Listing) -> Reading {
        let [p, q] = self.pair(number).each_ref().map(Body::convex);
        let query = Query { p: &p, q: &q, dimension: self.dimension, settings: self.settings };
        Reading::of(&gjk::run(&query), listing)
    }

    /// The bodies of pair `number`.
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

    fn add(&mut self, reading: &Reading) {
        self.runs += 1;
        self.strays += u64::from(!reading.is_complete);
        let lines = reading.count_lines(self.lines.len());
        add_all(&mut self.lines, &lines);
        add_all(&mut self.branches, &reading.visits);
    }

    fn merged(mut self, other: &Self) -> Self {
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
