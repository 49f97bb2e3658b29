//! What a scene says about its own run, so that every scene is a test.

use crate::gjk::{Outcome, Verdict};

/// What a run is expected to end with; what is not given is not held against anything.
#[derive(Clone, Debug, PartialEq)]
pub struct Expectation {
    /// The verdict of the scene's algorithm, right or wrong.
    pub verdict: Option<Verdict>,
    /// The boolean that the algorithm's listing returns.
    pub answer: Option<bool>,
    /// How many support points are asked for.
    pub supports: Option<usize>,
    /// The true distance between separate shapes, in scene units, ≥ 0.
    pub separation: Option<f64>,
    /// How far overlapping shapes must be moved apart until they only touch, in scene units, ≥ 0.
    pub penetration_depth: Option<f64>,
    /// How far a measured separation or depth may be from the expected one, in scene units, > 0. The default lets six
    /// decimals be written; a wider one hides real differences.
    pub tolerance: f64,
}

impl Expectation {
    /// The tolerance of an expectation that gives none: the error of a number written with six decimals.
    pub const DEFAULT_TOLERANCE: f64 = 1e-6;

    /// Whether nothing is expected.
    pub fn is_empty(&self) -> bool {
        *self == Self { tolerance: self.tolerance, ..Self::default() }
    }

    /// One sentence for each difference between what was expected and how a run ended; none if all is as expected.
    ///
    /// An outcome measures no lengths: see [`Expectation::length_differences`] for these.
    pub fn differences(&self, outcome: &Outcome) -> Vec<String> {
        let answer = |answer: Option<bool>| match answer {
            Some(true) => "yes",
            Some(false) => "no",
            None => "none",
        };
        let mut differences = Vec::new();
        if let Some(expected) = self.verdict.filter(|expected| *expected != outcome.verdict) {
            differences.push(format!(
                "expected the verdict {}, found {}",
                expected.name(),
                outcome.verdict.name()
            ));
        }
        if self.answer.is_some() && self.answer != outcome.answer {
            differences.push(format!(
                "expected the answer {}, found {}",
                answer(self.answer),
                answer(outcome.answer)
            ));
        }
        if let Some(expected) = self.supports.filter(|expected| *expected != outcome.supports) {
            differences.push(format!("expected {expected} support points, found {}", outcome.supports));
        }
        differences
    }

    /// The same for the lengths, in scene units: the true separation of separate shapes and the true depth of
    /// overlapping ones. A length that was not measured is not held against anything.
    pub fn length_differences(&self, separation: Option<f64>, penetration_depth: Option<f64>) -> Vec<String> {
        [
            ("separation", self.separation, separation),
            ("penetration depth", self.penetration_depth, penetration_depth),
        ]
        .into_iter()
        .filter_map(|(name, expected, found)| {
            let (expected, found) = (expected?, found?);
            let agree = (found - expected).abs() <= self.tolerance;
            (!agree).then(|| format!("expected a {name} of {expected}, found {found}"))
        })
        .collect()
    }
}

impl Default for Expectation {
    fn default() -> Self {
        Self {
            verdict: None,
            answer: None,
            supports: None,
            separation: None,
            penetration_depth: None,
            tolerance: Self::DEFAULT_TOLERANCE,
        }
    }
}
