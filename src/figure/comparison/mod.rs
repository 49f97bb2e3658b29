//! Two runs of one scene side by side: which iterations are the same, where they part, and what decided it.

mod align;
mod counterpart;
mod first_difference;
mod preference;
mod run;
mod tie;
mod variant;
mod words;

use std::ops::Range;

pub use counterpart::counterpart;
pub use first_difference::Kind;
pub use preference::{otherwise, preferring};
pub use variant::{Variant, names, told_name};

use super::narration::Narration;
use crate::gjk::Event;
use align::{Pair, align};
use first_difference::{Tolerance, first_difference, next_iterations};
use run::{Run, distance_along};
use words::{Parted, both_outcomes, parted};

/// Where two runs part.
#[derive(Clone, Debug, PartialEq)]
pub struct Divergence {
    /// The index of the row.
    pub row: usize,
    /// The index of the stop at which it shows.
    pub stop: usize,
    /// The kind of the difference.
    pub kind: Kind,
    /// Which decision differed, and why.
    pub words: Narration,
}

/// One row of the two tables: an iteration of each run, or one that only one run has left. Both runs begin in the first row.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The iterations of both runs, as indices of [`super::series::iterations`].
    pub iterations: [Option<usize>; 2],
    /// Whether both have one, with the same support point.
    pub same: bool,
    /// How far along v each has found its point, `A·v / |v|`: a signed distance in scene units, which can be held against the
    /// other although the directions differ in length. None in the rows of the polytope.
    pub distances: [Option<f64>; 2],
    /// The stops of the row, as indices of [`Comparison::stops`].
    pub stops: Range<usize>,
}

/// One place of the scrubber that both runs share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The index of its row.
    pub row: usize,
    /// The step of each run that it shows; none before the run has begun.
    pub steps: [Option<usize>; 2],
}

/// Two runs held against each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The names of the two, as far as they differ.
    pub names: [String; 2],
    /// Iteration by iteration.
    pub rows: Vec<Row>,
    /// Where the scrubber stops, in order: each row where its point is found, where the region is chosen, at its end.
    pub stops: Vec<Stop>,
    /// Where they part first; none if they take the same decisions throughout.
    pub divergence: Option<Divergence>,
    /// How both came out, in one or two sentences.
    pub outcome: Narration,
}

impl Comparison {
    /// Compares two runs of the same scene.
    pub fn of(variants: [Variant<'_>; 2]) -> Self {
        let runs = variants.map(|variant| Run::of(variant.trace));
        let tolerance = Tolerance::between(&runs);
        let counts = [0, 1].map(|run| runs[run].iterations.len());
        let same =
            |i: usize, j: usize| tolerance.same_iteration(&runs[0].iterations[i], &runs[1].iterations[j]);
        let pairs = align(counts, same, |index| tolerance.difference(&runs, [index; 2]).is_some());
        let (rows, stops) = stops(&runs, &pairs);
        let divergence = first_difference(&runs, &pairs, tolerance).map(|(row, kind)| {
            let iterations = next_iterations(&pairs, row);
            Divergence {
                row,
                stop: stop_of(&runs, &rows, &stops, row, kind),
                kind,
                words: parted(&Parted { variants, runs: &runs, iterations, kind }),
            }
        });
        let outcome = both_outcomes(variants, divergence.is_some());
        Self { names: names(variants), rows, stops, divergence, outcome }
    }

    /// The row that a stop belongs to.
    pub fn row_of(&self, stop: usize) -> usize {
        self.stops.get(stop).map_or(0, |stop| stop.row)
    }

    /// The step of each run that is shown at a stop.
    pub fn steps(&self, stop: usize) -> [Option<usize>; 2] {
        self.stops.get(stop).map_or([None; 2], |stop| stop.steps)
    }
}

/// Rows with their stops.
fn stops(runs: &[Run<'_>; 2], pairs: &[Pair]) -> (Vec<Row>, Vec<Stop>) {
    let mut stops: Vec<Stop> = Vec::new();
    let mut rows = Vec::with_capacity(pairs.len());
    let mut shown = [None; 2];
    for (row, Pair { indices, equal }) in pairs.iter().enumerate() {
        let start = stops.len();
        for phase in PHASES {
            for run in [0, 1] {
                if let Some(index) = indices[run] {
                    shown[run] = Some(phase(&runs[run], index));
                }
            }
            let stop = Stop { row, steps: shown };
            if stops[start..].last() != Some(&stop) {
                stops.push(stop);
            }
        }
        let distances = [0, 1].map(|run| {
            let index = indices[run].filter(|index| runs[run].has_direction(*index))?;
            Some(distance_along(runs[run].summary(index)?))
        });
        rows.push(Row { iterations: *indices, same: *equal, distances, stops: start..stops.len() });
    }
    (rows, stops)
}

type Phase = fn(&Run<'_>, usize) -> usize;

/// The moments of an iteration: the point that it finds, the region that it chooses, what it leaves.
const PHASES: [Phase; 3] = [
    |run, index| run.iterations.get(index).map_or(0, |iteration| iteration.events.start),
    |run, index| run.step(index, |event| matches!(event, Event::Ruled { .. })),
    |run, index| run.step(index, |_| false),
];

/// The stop at which a difference shows.
fn stop_of(runs: &[Run<'_>; 2], rows: &[Row], stops: &[Stop], row: usize, kind: Kind) -> usize {
    let Some(Row { iterations, stops: range, .. }) = rows.get(row) else { return 0 };
    let last = range.end.saturating_sub(1);
    match kind {
        Kind::Start | Kind::Support | Kind::Reach | Kind::Growth => range.start,
        Kind::Region => {
            let decided = |stop: &usize| {
                (0..2).any(|run| {
                    iterations[run]
                        .is_some_and(|index| stops[*stop].steps[run] == Some(PHASES[1](&runs[run], index)))
                })
            };
            range.clone().find(decided).unwrap_or(last)
        }
        Kind::Order | Kind::Direction | Kind::End => last,
    }
}
