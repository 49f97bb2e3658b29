//! The sizes of the errors of lengths and normals, in powers of ten.

use rayon::prelude::*;
use std::ops::Range;

use super::experiment::{Experiment, Watch};
use super::metamorphic::{signed, size};
use crate::geometry::Measurement;
use crate::gjk::{self, Algorithm, Precision, Query, Settings};
use crate::message::text;

/// A histogram of errors.
#[derive(Clone, Debug, PartialEq)]
pub struct Errors {
    /// The counts: zero errors, errors below 1e-15, one count for each power of ten from 1e-15 on, and
    /// errors from 1 on.
    pub counts: [u64; Self::BINS],
    /// The largest error.
    pub worst: f64,
    /// The lowest number of a pair with the largest error.
    pub worst_pair: Option<u64>,
}

impl Default for Errors {
    fn default() -> Self {
        Self { counts: [0; Self::BINS], worst: 0.0, worst_pair: None }
    }
}

impl Errors {
    /// The number of counts.
    pub const BINS: usize = 18;

    /// Counts an error; NaN counts as the largest error.
    pub fn add(&mut self, number: u64, error: f64) {
        let error = if error.is_nan() { f64::INFINITY } else { error.abs() };
        let bin = if error == 0.0 {
            0
        } else {
            // 1e-15, 1e-14 … 1: the number of bounds that the error reaches.
            1 + (0..=15).filter(|power| error >= 10_f64.powi(*power - 15)).count()
        };
        self.counts[bin] += 1;
        if error > self.worst || self.worst_pair.is_none() {
            (self.worst, self.worst_pair) = (error, Some(number));
        }
    }

    /// Returns the number of counted errors.
    pub fn all(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Returns the name of a count: `0`, `<1e-15`, `1e-15`, …, `1`.
    pub fn bin(index: usize) -> String {
        match index {
            0 => "0".to_owned(),
            1 => "<1e-15".to_owned(),
            17 => "1".to_owned(),
            index => format!("1e-{}", 17 - index),
        }
    }

    /// Summarizes the nonzero counts and the largest error: `0: 5, 1e-16: 2; the largest 1.1e-16, pair 3`.
    pub fn summary(&self) -> String {
        let counts = self.counts.iter().enumerate().filter(|(_, count)| **count > 0);
        let counts: Vec<String> = counts.map(|(bin, count)| format!("{}: {count}", Self::bin(bin))).collect();
        let counts = counts.join(", ");
        match self.worst_pair {
            Some(pair) if self.worst > 0.0 => text!(
                "laboratory-errors"; counts = counts, worst = format!("{:.1e}", self.worst), pair = pair.to_string(),
            ),
            _ => counts,
        }
    }

    fn merge(&mut self, other: &Self) {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
        let is_earlier = other.worst == self.worst && other.worst_pair < self.worst_pair;
        let is_first = self.worst_pair.is_none();
        if other.worst_pair.is_some() && (other.worst > self.worst || is_earlier || is_first) {
            (self.worst, self.worst_pair) = (other.worst, other.worst_pair);
        }
    }
}

/// The errors of the lengths of a solver. Errors of distances and depths are fractions of the size of the
/// pair; errors of normals are angles in radians.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LengthErrors {
    /// The error of the distance, for pairs that are separate or touch.
    pub distance: Errors,
    /// The error of the depth, for pairs that overlap.
    pub depth: Errors,
    /// The angle between the normals, for separate pairs. Overlaps are left out, since several directions
    /// can give the minimum translation.
    pub normal: Errors,
    /// The number of pairs with a known length for which the solver gave none.
    pub missing: u64,
    /// The number of overlapping pairs with a distance, and of separate pairs with a depth.
    pub other_kind: u64,
}

/// A length given by a solver.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GivenLength {
    /// The signed length: a distance is positive, a depth negative.
    pub signed: f64,
    /// The direction from P to Q, if the solver gave one.
    pub normal: Option<glam::DVec3>,
}

impl LengthErrors {
    /// Returns the three histograms with their names.
    pub fn named(&self) -> [(&'static str, &Errors); 3] {
        [
            (text!("laboratory-distance"), &self.distance),
            (text!("laboratory-depth"), &self.depth),
            (text!("laboratory-normal"), &self.normal),
        ]
    }

    /// Counts a pair of this size with a known length.
    pub fn add(&mut self, number: u64, truth: &Measurement, given: Option<GivenLength>, size: f64) {
        let Some(given) = given else {
            self.missing += 1;
            return;
        };
        let exact = signed(truth.length);
        if exact * given.signed < 0.0 {
            self.other_kind += 1;
            return;
        }
        let error = (given.signed - exact).abs() / size;
        if exact < 0.0 {
            self.depth.add(number, error);
            return;
        }
        self.distance.add(number, error);
        if let Some(normal) = given.normal.filter(|_| exact > 0.0) {
            // The arc of the chord is accurate for small angles.
            let chord = normal.normalize_or_zero().distance(truth.normal);
            self.normal.add(number, 2.0 * libm::asin((chord / 2.0).min(1.0)));
        }
    }

    /// Adds the errors on other pairs.
    pub fn merge(&mut self, other: &Self) {
        self.distance.merge(&other.distance);
        self.depth.merge(&other.depth);
        self.normal.merge(&other.normal);
        self.missing += other.missing;
        self.other_kind += other.other_kind;
    }
}

impl Experiment {
    /// Measures the errors of the algorithm that gives lengths, if the experiment includes it, against
    /// exactly proved lengths.
    pub fn length_errors(&self, watch: &Watch) -> Vec<(Algorithm, LengthErrors)> {
        self.length_errors_of(0..self.pairs, watch)
    }

    /// Measures the errors on the pairs with these numbers, as [`length_errors`](Self::length_errors) does.
    pub fn length_errors_of(&self, numbers: Range<u64>, watch: &Watch) -> Vec<(Algorithm, LengthErrors)> {
        let asked: Vec<Algorithm> =
            self.algorithms.iter().copied().filter(|algorithm| algorithm.measures()).collect();
        let nothing = || vec![LengthErrors::default(); asked.len()];
        let counted = numbers
            .into_par_iter()
            .take_any_while(|_| !watch.is_cancelled())
            .fold(nothing, |mut all, number| {
                self.measure(number, &asked, &mut all);
                watch.count();
                all
            })
            .reduce(nothing, |mut all, more| {
                all.iter_mut().zip(&more).for_each(|(errors, more)| errors.merge(more));
                all
            });
        asked.into_iter().zip(counted).collect()
    }

    fn measure(&self, number: u64, asked: &[Algorithm], all: &mut [LengthErrors]) {
        let scene = self.untitled(number, Algorithm::default());
        let convexes = scene.convexes();
        let query = scene.query(&convexes);
        let truth = Query { settings: Settings { precision: Precision::F64, ..query.settings }, ..query };
        let Some(truth) = truth.measure().filter(|truth| truth.exact) else { return };
        let size = size(&convexes);
        for (algorithm, errors) in asked.iter().zip(all) {
            let settings = Settings { algorithm: *algorithm, ..query.settings };
            let measured = gjk::decide(&Query { settings, ..query }).measurement;
            let given = measured
                .map(|found| GivenLength { signed: signed(found.length), normal: Some(found.normal) });
            errors.add(number, &truth, given, size);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Errors;

    #[test]
    fn errors_are_counted_by_powers_of_ten() {
        let mut errors = Errors::default();
        for error in [0.0, 5e-16, 1e-15, 2e-15, 0.5, 1.0, 7.0, f64::NAN] {
            errors.add(3, error);
        }
        let mut expected = [0; Errors::BINS];
        (expected[0], expected[1], expected[2], expected[16], expected[17]) = (1, 1, 2, 1, 3);
        assert_eq!((errors.counts, errors.all(), errors.worst), (expected, 8, f64::INFINITY));
        let names: Vec<String> = [0, 1, 2, 16, 17].map(Errors::bin).into();
        assert_eq!(names, ["0", "<1e-15", "1e-15", "1e-1", "1"]);
    }
}
