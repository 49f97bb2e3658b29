//! The expected result of a scene's run, which makes every scene a test.

use crate::gjk::{Outcome, Verdict};

/// The expected result of a run; fields that are not given are not compared.
#[derive(Clone, Debug, PartialEq)]
pub struct Expectation {
    /// The verdict of the scene's algorithm, whether it is right or wrong.
    pub verdict: Option<Verdict>,
    /// The boolean that the algorithm's listing returns.
    pub answer: Option<bool>,
    /// The number of support points.
    pub supports: Option<usize>,
    /// The true distance between separate shapes, in scene units, ≥ 0.
    pub separation: Option<f64>,
    /// The least distance by which overlapping shapes must be moved apart until they only touch, in scene units, ≥ 0.
    pub penetration_depth: Option<f64>,
    /// The greatest allowed difference between a measured and an expected separation or depth, in scene units, > 0. The
    /// default permits lengths written with six decimals; a larger one hides real differences.
    pub tolerance: f64,
}

impl Expectation {
    /// The tolerance of an expectation that states none: the error of a number written with six decimals.
    pub const DEFAULT_TOLERANCE: f64 = 1e-6;

    /// Whether nothing is expected.
    pub fn is_empty(&self) -> bool {
        *self == Self { tolerance: self.tolerance, ..Self::default() }
    }

    /// One sentence for each difference between the expected and the actual result of a run; none if they agree.
    ///
    /// An outcome contains no lengths: see [`Expectation::length_differences`] for these.
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
    /// overlapping ones. A length that was not measured is not compared.
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
