//! An experiment: a number of pairs of a family, decided by some algorithms.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

use rayon::prelude::*;
use thiserror::Error;

use super::family::Family;
use super::fault::Fault;
use super::report::Report;
use super::shrink;
use super::truth::{truth, truth_of};
use crate::geometry::{Body, Dimension};
use crate::gjk::{self, Algorithm, Precision, Query, Reference, Settings, Verdict};
use crate::interrupt::Interrupt;
use crate::message::text;
use crate::scene::{Expectation, Scene};

/// The pairs to decide and the algorithms to run. Equal experiments give equal reports, on any number of
/// threads.
#[derive(Clone, Debug, PartialEq)]
pub struct Experiment {
    /// The dimension of the pairs.
    pub dimension: Dimension,
    /// The distribution of the pairs.
    pub family: Family,
    /// The gap or depth, in scene units, for families that use it: 0 to [`Experiment::MAX_GAP`].
    pub gap: f64,
    /// The number of pairs, 1 to [`Experiment::MAX_PAIRS`].
    pub pairs: u64,
    /// The seed of the sequence of pairs.
    pub seed: u64,
    /// The algorithms that decide the pairs, at least one.
    pub algorithms: Vec<Algorithm>,
    /// The precision of the queries.
    pub precision: Precision,
}

/// The reason why an experiment is refused.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum ExperimentError {
    /// No pairs, or too many pairs.
    #[error("{}", text!("laboratory-bad-pairs"; most = Experiment::MAX_PAIRS.to_string(), found = found.to_string()))]
    Pairs {
        /// The requested number of pairs.
        found: u64,
    },
    /// A gap that is negative, not finite or larger than the shapes.
    #[error("{}", text!("laboratory-bad-gap"; most = Experiment::MAX_GAP, found = found))]
    Gap {
        /// The gap in scene units.
        found: f64,
    },
    /// No algorithm is chosen.
    #[error("{}", text!("laboratory-no-algorithm"))]
    NoAlgorithm,
    /// An algorithm that does not decide pairs of this dimension.
    #[error("{}", text!(
        "laboratory-bad-algorithm"; dimension = dimension.count(), algorithm = algorithm.name(), reason = reason,
    ))]
    Algorithm {
        /// The algorithm.
        algorithm: Algorithm,
        /// The dimension of the experiment.
        dimension: Dimension,
        /// The reason.
        reason: &'static str,
    },
}

/// The progress of an experiment or other long computation, readable from another thread, with the means to
/// stop it.
#[derive(Debug, Default)]
pub struct Watch {
    done: AtomicU64,
    stop: Interrupt,
}

impl Watch {
    /// Creates the watch of a computation that another source can stop as well.
    pub fn until(stop: Interrupt) -> Self {
        Self { stop, ..Self::default() }
    }

    /// Returns the progress: the number of pairs judged, frames counted or pictures drawn.
    pub fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// Counts one more finished item.
    pub fn count(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    /// Ends the computation after the items in progress.
    pub fn cancel(&self) {
        self.stop.raise();
    }

    /// Returns whether the computation was canceled.
    pub fn is_cancelled(&self) -> bool {
        self.stop.is_raised()
    }
}

impl Experiment {
    /// Maximum number of pairs of one experiment; more take hours.
    pub const MAX_PAIRS: u64 = 100_000_000;

    /// Maximum gap, in scene units; the boxes of [`Family::NearContact`] are hardly larger.
    pub const MAX_GAP: f64 = 1.0;

    /// Refuses an invalid experiment.
    ///
    /// # Errors
    /// See [`ExperimentError`].
    pub fn check(&self) -> Result<(), ExperimentError> {
        let Self { dimension, gap, pairs, ref algorithms, .. } = *self;
        if !(1..=Self::MAX_PAIRS).contains(&pairs) {
            return Err(ExperimentError::Pairs { found: pairs });
        }
        if !(0.0..=Self::MAX_GAP).contains(&gap) {
            return Err(ExperimentError::Gap { found: gap });
        }
        if algorithms.is_empty() {
            return Err(ExperimentError::NoAlgorithm);
        }
        let refused = algorithms.iter().find_map(|algorithm| {
            let reason = algorithm.refusal(dimension)?;
            Some(ExperimentError::Algorithm { algorithm: *algorithm, dimension, reason })
        });
        refused.map_or(Ok(()), Err)
    }

    /// Judges all pairs, in parallel. If it is canceled before the end, the report covers the pairs judged
    /// so far.
    pub fn run(&self, watch: &Watch) -> Report {
        self.run_numbers(0..self.pairs, watch)
    }

    /// Judges the pairs with these numbers, as [`run`](Self::run) does.
    pub fn run_numbers(&self, numbers: Range<u64>, watch: &Watch) -> Report {
        let nothing = || Report::empty(&self.algorithms);
        numbers
            .into_par_iter()
            .take_any_while(|_| !watch.is_cancelled())
            .fold(nothing, |mut report, number| {
                self.judge(number, &mut report);
                watch.count();
                report
            })
            .reduce(nothing, Report::merged)
    }

    fn judge(&self, number: u64, report: &mut Report) {
        let bodies = self.pair(number);
        let [p, q] = bodies.each_ref().map(Body::convex);
        let query = |algorithm| Query {
            p: &p,
            q: &q,
            dimension: self.dimension,
            settings: Settings { algorithm, precision: self.precision, ..Settings::default() },
        };
        let asked = query(Algorithm::Robust);
        let robust = gjk::decide(&asked);
        let truth = truth_of(&asked, &robust);
        // The run that leads to the truth is also the run of that algorithm, which is not repeated.
        let outcomes = self.algorithms.iter().map(|algorithm| match algorithm {
            Algorithm::Robust => robust,
            other => gjk::decide(&query(*other)),
        });
        report.add(number, truth, outcomes);
    }

    /// Returns the bodies of pair `number`.
    pub fn pair(&self, number: u64) -> [Body; 2] {
        self.family.pair(self.dimension, self.gap, self.seed, number)
    }

    /// Returns pair `number` as a scene with this algorithm.
    pub fn scene(&self, number: u64, algorithm: Algorithm) -> Scene {
        let (family, seed) = (self.family.title(), self.seed.to_string());
        Scene {
            title: text!("laboratory-pair-of"; family = family, seed = seed, number = number.to_string()),
            tags: vec![self.family.name().to_owned()],
            ..self.untitled(number, algorithm)
        }
    }

    /// Pair `number` as a scene without a title, for counting many pairs.
    pub(super) fn untitled(&self, number: u64, algorithm: Algorithm) -> Scene {
        Scene {
            query: Settings { algorithm, precision: self.precision, ..Settings::default() },
            ..Scene::new(self.dimension, self.pair(number))
        }
    }

    /// Returns a wrong case, or a published code's answer to a touch, as the smallest scene found with the
    /// same outcome and the same truth. Like every scene that shows a failure, it expects the verdict of the
    /// algorithm; its notes state the truth.
    pub fn wrong_scene(&self, number: u64, algorithm: Algorithm, fault: Fault) -> Scene {
        let drawn = self.scene(number, algorithm);
        let true_verdict = judged(&drawn).0.verdict;
        let mut scene = shrink(&drawn, |scene| {
            let (truth, said) = judged(scene);
            truth.verdict == true_verdict && Fault::of(said, &truth) == Some(fault)
        });
        let said = judged(&scene).1;
        let title = algorithm.title();
        let claim = match said {
            Verdict::Undecided => "undecided",
            _ if fault.is_error(algorithm) => "error",
            _ => "policy",
        };
        scene.title = text!("laboratory-wrong-title"; title = title, fault = fault.title());
        scene.tags.push(fault.name().to_owned());
        scene.expect = Expectation { verdict: Some(said), ..Expectation::default() };
        scene.notes = text!(
            "laboratory-wrong-notes"; title = title, claim = claim, said = said.word(), truth = true_verdict.word(),
            family = self.family.name(), seed = self.seed.to_string(), number = number.to_string(),
        );
        scene
    }
}

/// The true verdict on a scene, and the verdict of its algorithm.
fn judged(scene: &Scene) -> (Reference, Verdict) {
    let convexes = scene.convexes();
    let query = scene.query(&convexes);
    (truth(&query), gjk::decide(&query).verdict)
}
