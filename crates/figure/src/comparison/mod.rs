//! Two runs of one scene side by side: their equal iterations, their first difference, and its reason.

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
pub use first_difference::DifferenceKind;
pub use preference::{otherwise, preferring};
pub use variant::{Variant, names, told_name};

use super::narration::Narration;
use align::{AlignedPair, align};
use first_difference::{EqualityTolerance, first_difference, next_iterations};
use run::{ComparedRun, distance_along};
use words::{Parted, both_outcomes, parted};

/// The first divergence of two runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Divergence {
    /// The index of the row with the divergence.
    pub row: usize,
    /// The index of the stop that shows the divergence.
    pub stop: usize,
    /// The kind of the difference.
    pub kind: DifferenceKind,
    /// The decision that differs, and the reason.
    pub words: Narration,
}

/// One row of the two tables: an iteration of each run, or of one run if the other has none left. Both runs begin in
/// the first row.
#[derive(Clone, Debug, PartialEq)]
pub struct ComparisonRow {
    /// The iterations of both runs, as indices of [`super::series::iterations`].
    pub iterations: [Option<usize>; 2],
    /// Whether both runs have an iteration here, with the same support point.
    pub same: bool,
    /// The signed distance of each support point along v, `A·v / |v|`, in scene units: comparable even if the
    /// directions differ in length. `None` in the rows of the polytope.
    pub distances: [Option<f64>; 2],
    /// The stops of the row, as indices of [`Comparison::stops`].
    pub stops: Range<usize>,
}

/// A stop of the scrubber that both runs share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedStop {
    /// The index of the row with this stop.
    pub row: usize,
    /// The step of each run that the stop shows; `None` before the run has begun.
    pub steps: [Option<usize>; 2],
}

/// The comparison of two runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The names of the runs, with the settings in which they differ.
    pub names: [String; 2],
    /// The rows, iteration by iteration.
    pub rows: Vec<ComparisonRow>,
    /// The stops of the scrubber, in order. A row has three: its support point, the choice of the region, and its end.
    pub stops: Vec<SharedStop>,
    /// The first divergence; `None` if all decisions are equal.
    pub divergence: Option<Divergence>,
    /// The outcomes of both runs, in one or two sentences.
    pub outcome: Narration,
}

impl Comparison {
    /// Compares two runs of the same scene.
    pub fn of(variants: [Variant<'_>; 2]) -> Self {
        let runs = variants.map(|variant| ComparedRun::of(variant.trace));
        let tolerance = EqualityTolerance::between(&runs);
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

    /// Returns the row that a stop belongs to.
    pub fn row_of(&self, stop: usize) -> usize {
        self.stops.get(stop).map_or(0, |stop| stop.row)
    }

    /// Returns the step of each run that is shown at a stop.
    pub fn steps(&self, stop: usize) -> [Option<usize>; 2] {
        self.stops.get(stop).map_or([None; 2], |stop| stop.steps)
    }
}

/// Returns the rows, and their stops.
fn stops(runs: &[ComparedRun<'_>; 2], pairs: &[AlignedPair]) -> (Vec<ComparisonRow>, Vec<SharedStop>) {
    let mut stops: Vec<SharedStop> = Vec::new();
    let mut rows = Vec::with_capacity(pairs.len());
    let mut shown = [None; 2];
    for (row, AlignedPair { indices, equal }) in pairs.iter().enumerate() {
        let start = stops.len();
        for phase in PHASES {
            for run in [0, 1] {
                if let Some(index) = indices[run] {
                    shown[run] = Some(phase(&runs[run], index));
                }
            }
            let stop = SharedStop { row, steps: shown };
            if stops[start..].last() != Some(&stop) {
                stops.push(stop);
            }
        }
        let distances = [0, 1].map(|run| {
            let index = indices[run].filter(|index| runs[run].has_direction(*index))?;
            Some(distance_along(runs[run].summary(index)?))
        });
        rows.push(ComparisonRow { iterations: *indices, same: *equal, distances, stops: start..stops.len() });
    }
    (rows, stops)
}

type Phase = fn(&ComparedRun<'_>, usize) -> usize;

/// The phases of an iteration: the support point, the choice of the region, and the end.
const PHASES: [Phase; 3] = [
    |run, index| run.iterations.get(index).map_or(0, |iteration| iteration.events.start),
    |run, index| run.step(index, |event| event.ruled().is_some()),
    |run, index| run.step(index, |_| false),
];

/// Returns the stop that shows a difference.
fn stop_of(
    runs: &[ComparedRun<'_>; 2],
    rows: &[ComparisonRow],
    stops: &[SharedStop],
    row: usize,
    kind: DifferenceKind,
) -> usize {
    let Some(ComparisonRow { iterations, stops: range, .. }) = rows.get(row) else { return 0 };
    let last = range.end.saturating_sub(1);
    match kind {
        DifferenceKind::Start | DifferenceKind::Support | DifferenceKind::Reach | DifferenceKind::Growth => {
            range.start
        }
        DifferenceKind::Region => {
            let decided = |stop: &usize| {
                (0..2).any(|run| {
                    iterations[run]
                        .is_some_and(|index| stops[*stop].steps[run] == Some(PHASES[1](&runs[run], index)))
                })
            };
            range.clone().find(decided).unwrap_or(last)
        }
        DifferenceKind::Order | DifferenceKind::Direction | DifferenceKind::End => last,
    }
}
