//! The run in which another vertex wins a tie.

use super::Comparison;
use super::variant::Variant;
use crate::analysis::Analysis;
use crate::geometry::Side;
use crate::gjk::{self, Query, Settings};
use crate::narration::Narration;

/// Returns the settings with which a vertex wins its ties.
pub fn preferring(settings: &Settings, side: Side, index: usize) -> Settings {
    let mut preferred = settings.preferred;
    preferred[side as usize] = Some(index);
    Settings { preferred, ..*settings }
}

/// Compares the run of an analysis, made with these settings, with the run in which a vertex wins its ties. Returns the
/// outcomes of both runs, and the first divergence.
pub fn otherwise(analysis: &Analysis, settings: &Settings, side: Side, index: usize) -> Narration {
    let [p, q] = &analysis.convexes;
    let other = preferring(settings, side, index);
    let trace = gjk::run(&Query { p, q, dimension: analysis.dimension, settings: other });
    let shapes = &analysis.convexes;
    let comparison = Comparison::of([
        Variant { settings, shapes, trace: &analysis.trace },
        Variant { settings: &other, shapes, trace: &trace },
    ]);
    match comparison.divergence {
        Some(divergence) => comparison.outcome.then(divergence.words),
        None => comparison.outcome,
    }
}
