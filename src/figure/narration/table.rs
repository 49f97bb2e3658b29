//! The cells of the table of iterations, on screen and in exports.

use glam::DVec3;

use super::number::{compared, full, short};
use super::{Standing, size};
use crate::geometry::{Dimension, Side, SupportPoint};
use crate::gjk::{Iteration, Letter, Question, ReachTest, Termination, Trace};

/// How a number is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digits {
    /// Four significant digits and a true minus sign, for the screen.
    Four,
    /// All digits and an ASCII minus, for exports.
    All,
}

impl Digits {
    /// The number.
    pub fn write(self, value: f64) -> String {
        match self {
            Self::Four => short(value),
            Self::All => full(value),
        }
    }

    /// The components in brackets: `(4, 2)`.
    pub fn write_vector(self, vector: DVec3, dimension: Dimension) -> String {
        let components = vector.to_array();
        let shown: Vec<String> = components.iter().take(dimension.count()).map(|c| self.write(*c)).collect();
        format!("({})", shown.join(", "))
    }

    const fn minus(self) -> &'static str {
        match self {
            Self::Four => "−",
            Self::All => "-",
        }
    }
}

/// The heads of the columns, in the order of the fields of [`Row`].
pub const HEADS: [&str; 7] = ["#", "v", "A", "parents", "A·v", "region", "kept"];

/// One iteration in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number of the iteration, from 1.
    pub number: String,
    /// The search direction v.
    pub direction: String,
    /// The support point A.
    pub support: String,
    /// Its parents: `p2 − q0`.
    pub parents: String,
    /// `A·v`.
    pub reach: String,
    /// The region in which the origin was found, or what happened instead.
    pub region: String,
    /// The letters that were kept.
    pub kept: String,
}

impl Row {
    /// The cells in the order of [`HEADS`].
    pub fn cells(&self) -> [&str; 7] {
        let Self { number, direction, support, parents, reach, region, kept } = self;
        [number, direction, support, parents, reach, region, kept].map(String::as_str)
    }
}

/// The table of a run: one row per iteration.
pub fn rows(trace: &Trace, digits: Digits) -> Vec<Row> {
    let iterations = trace.iterations();
    let last = iterations.len().saturating_sub(1);
    let row = |(index, iteration): (usize, &Iteration)| Row {
        number: (index + 1).to_string(),
        direction: digits.write_vector(iteration.direction, trace.dimension),
        support: digits.write_vector(iteration.support.point, trace.dimension),
        parents: parents(&iteration.support, digits),
        reach: digits.write(iteration.reach),
        region: region(iteration, (index == last).then_some(trace.outcome.termination)),
        kept: if iteration.test == ReachTest::Rejected { String::new() } else { letters(&iteration.kept) },
    };
    iterations.iter().enumerate().map(row).collect()
}

/// `p2 − q0`; `a point of P − q0` where P is curved.
pub fn parents(support: &SupportPoint<DVec3>, digits: Digits) -> String {
    let name = |side: Side, index: Option<usize>| match index {
        Some(index) => format!("{}{index}", side.vertex_letter()),
        None => format!("a point of {}", side.name()),
    };
    let [p, q] = [name(Side::P, support.index_p), name(Side::Q, support.index_q)];
    format!("{p} {} {q}", digits.minus())
}

/// `edge AC`; `first` for a point with nothing to decide; `rejected` for one that does not reach the origin. The last
/// iteration may show how the run ended instead.
fn region(iteration: &Iteration, ending: Option<Termination>) -> String {
    match (iteration.test, iteration.region) {
        (ReachTest::Rejected, _) => "rejected".to_owned(),
        (_, Some(region)) => region.to_string(),
        (_, None) if iteration.simplex.len() == 1 => "first".to_owned(),
        (_, None) => ending.map(|termination| termination.name().replace('-', " ")).unwrap_or_default(),
    }
}

/// The letters in a row: `AC`.
pub fn letters(letters: &[Letter]) -> String {
    letters.iter().map(Letter::to_string).collect()
}

/// The tests of an iteration with their values, as the articles write the products: `AB⟂·AO = −10416`.
pub fn tests(trace: &Trace, iteration: &Iteration, digits: Digits) -> Vec<(Question, String)> {
    let size = size(trace);
    let shown = |value: f64, distance: f64| match digits {
        Digits::Four => compared(value, Standing::of(distance, size)),
        Digits::All => full(value),
    };
    iteration
        .tests
        .iter()
        .map(|(test, value)| (test.question, shown(*value, super::along_unit(*value, test.normal))))
        .collect()
}
