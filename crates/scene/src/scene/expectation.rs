//! The expected result of a scene's run, which makes every scene a test.

use crate::geometry::Measurement;
use crate::gjk::{Contact, Outcome, Query, Trace, Verdict};
use crate::internal;
use crate::message::text;

/// The expected result of a run; fields that are not given are not compared.
#[derive(Clone, Debug, PartialEq)]
pub struct Expectation {
    /// The verdict of the scene's algorithm, whether it is right or wrong.
    pub verdict: Option<Verdict>,
    /// The boolean that the algorithm's published code returns.
    pub answer: Option<bool>,
    /// The number of support points.
    pub supports: Option<usize>,
    /// The true distance between separate shapes, in scene units, ≥ 0.
    pub separation: Option<f64>,
    /// The minimum translation that leaves overlapping shapes just touching: its length in scene units, ≥ 0.
    pub penetration_depth: Option<f64>,
    /// The true time of impact of the scene's cast, from 0 to 1.
    pub time: Option<f64>,
    /// The true exit time of the scene's cast, from 0 to 1.
    pub exit: Option<f64>,
    /// Maximum difference between a measured and an expected separation or depth, in scene units, or times, > 0. The
    /// default permits lengths written with six decimals; a larger tolerance hides real differences.
    pub tolerance: f64,
}

impl Expectation {
    /// The tolerance of an expectation that states none: the error of a number written with six decimals.
    pub const DEFAULT_TOLERANCE: f64 = 1e-6;

    /// Returns whether nothing is expected.
    pub fn is_empty(&self) -> bool {
        *self == Self { tolerance: self.tolerance, ..Self::default() }
    }

    /// Returns one sentence for each difference between the expected and the actual result of a run. Empty
    /// if they agree.
    ///
    /// An outcome contains no lengths: see [`Expectation::length_differences`] for these.
    pub fn differences(&self, outcome: &Outcome) -> Vec<String> {
        let mut differences = Vec::new();
        if let Some(expected) = self.verdict.filter(|expected| *expected != outcome.verdict) {
            let found = outcome.verdict.name();
            differences.push(text!("scene-other-verdict"; expected = expected.name(), found = found));
        }
        if self.answer.is_some() && self.answer != outcome.answer {
            let (expected, found) = (answer(self.answer), answer(outcome.answer));
            differences.push(text!("scene-other-answer"; expected = expected, found = found));
        }
        if let Some(expected) = self.supports.filter(|expected| *expected != outcome.supports) {
            differences.push(
                text!("scene-other-supports"; expected = expected.to_string(), found = outcome.supports),
            );
        }
        differences
    }

    /// Compares the lengths, in scene units, as [`Expectation::differences`] compares the outcome. The
    /// lengths are the true separation of separate shapes and the true depth of overlapping ones. A length
    /// that was not measured is not compared.
    pub fn length_differences(&self, separation: Option<f64>, penetration_depth: Option<f64>) -> Vec<String> {
        [
            (text!("scene-separation"), self.separation, separation),
            (text!("scene-penetration-depth"), self.penetration_depth, penetration_depth),
        ]
        .into_iter()
        .filter_map(|(name, expected, found)| {
            let (expected, found) = (expected?, found?);
            let agree = (found - expected).abs() <= self.tolerance;
            (!agree).then(|| text!("scene-other-length"; name = name, expected = expected, found = found))
        })
        .collect()
    }
}

impl Expectation {
    /// Returns one sentence for each difference between the expected and the actual run of a query,
    /// including the lengths. A length that cannot be measured counts as a difference.
    pub fn differences_in(&self, query: &Query<'_>, trace: &Trace) -> Vec<String> {
        let mut differences = self.differences(&trace.outcome);
        if self.separation.is_some() || self.penetration_depth.is_some() {
            match lengths(query, trace) {
                Some([separation, depth]) => {
                    differences.extend(self.length_differences(Some(separation), Some(depth)));
                }
                None => {
                    differences.push(text!("scene-not-measured").to_owned());
                }
            }
        }
        differences
    }

    /// Returns the expectation updated to the actual run: differing values are replaced by the actual ones,
    /// and values that this run does not have are dropped.
    #[must_use]
    pub fn updated(&self, query: &Query<'_>, trace: &Trace) -> Self {
        let Outcome { verdict, answer, supports, .. } = trace.outcome;
        let [separation, depth] = lengths(query, trace).map_or([None; 2], |lengths| lengths.map(Some));
        // A length that still agrees stays as it was written. Shapes that overlap have no separation, and the reverse.
        let length = |expected: Option<f64>, found: Option<f64>| {
            let agrees =
                |expected: &f64| found.is_some_and(|found| (found - expected).abs() <= self.tolerance);
            expected.and_then(|expected| Some(expected).filter(agrees).or(found.filter(|found| *found > 0.0)))
        };
        Self {
            verdict: self.verdict.map(|_| verdict),
            answer: self.answer.and(answer),
            supports: self.supports.map(|_| supports),
            separation: length(self.separation, separation),
            penetration_depth: length(self.penetration_depth, depth),
            time: self.time,
            exit: self.exit,
            tolerance: self.tolerance,
        }
    }

    /// Compares the times with the true first contact of the scene's cast, as [`Expectation::differences`] compares the
    /// outcome.
    pub fn time_differences(&self, contact: Option<&Contact>) -> Vec<String> {
        let exit = contact.and_then(|contact| contact.exit.as_ref());
        let times = [
            (text!("scene-time"), self.time, contact.map(|contact| contact.time.nearest)),
            (text!("scene-exit"), self.exit, exit.map(|exit| exit.nearest)),
        ];
        let difference = |(name, expected, found): (&str, Option<f64>, Option<f64>)| {
            let expected = expected?;
            let agree = found.is_some_and(|found| (found - expected).abs() <= self.tolerance);
            let found = found.map_or_else(|| text!("scene-none").to_owned(), |found| found.to_string());
            (!agree).then(|| text!("scene-other-length"; name = name, expected = expected, found = found))
        };
        times.into_iter().filter_map(difference).collect()
    }

    /// Lists every expected value in words: `the verdict overlap`.
    pub fn in_words(&self) -> Vec<String> {
        let Self { verdict, answer, supports, separation, penetration_depth, time, exit, .. } = self;
        let words = [
            verdict.map(|verdict| text!("scene-the-verdict"; verdict = verdict.name())),
            answer.map(|yes| text!("scene-the-answer"; answer = self::answer(Some(yes)))),
            supports.map(|count| text!("scene-support-points"; count = count)),
            separation.map(|length| text!("scene-a-separation"; length = length)),
            penetration_depth.map(|length| text!("scene-a-penetration-depth"; length = length)),
            time.map(|time| text!("scene-a-time"; time = time)),
            exit.map(|time| text!("scene-an-exit"; time = time)),
        ];
        words.into_iter().flatten().collect()
    }
}

/// An answer in words.
fn answer(answer: Option<bool>) -> &'static str {
    match answer {
        Some(true) => text!("scene-yes"),
        Some(false) => text!("scene-no"),
        None => text!("scene-none"),
    }
}

/// Returns the separation and the penetration depth, in scene units: those of the run itself if it measures
/// any, otherwise those of the explicit difference. Returns `None` if they cannot be measured.
fn lengths(query: &Query<'_>, trace: &Trace) -> Option<[f64; 2]> {
    if let Some(Measurement { length, .. }) = trace.outcome.measurement {
        return Some([length.separation(), length.penetration_depth()].map(Option::unwrap_or_default));
    }
    let gap = internal::signed_gap(query.dimension, query.p, query.q)?;
    Some([gap.max(0.0), (-gap).max(0.0)])
}

impl Default for Expectation {
    fn default() -> Self {
        Self {
            verdict: None,
            answer: None,
            supports: None,
            separation: None,
            penetration_depth: None,
            time: None,
            exit: None,
            tolerance: Self::DEFAULT_TOLERANCE,
        }
    }
}
