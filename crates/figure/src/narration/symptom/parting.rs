//! The divergence of a run with defects from the run without them.

use std::ops::Range;

use glam::DVec3;

use super::Symptom;
use crate::geometry::Convex;
use crate::gjk::{self, Iteration, Query, ReachTest, Settings, Simplex, Trace};

/// The divergence of a run from the run without defects.
#[derive(Clone, Copy)]
pub(super) struct Parting<'a> {
    /// The defect that caused the divergence.
    pub(super) cause: &'a Symptom,
    /// The first step with other points or another direction. Before that, only the order of points differs.
    pub(super) from: usize,
}

/// Runs the query without its defects. Returns `None` if the query has no defects.
pub(super) fn sound_run([p, q]: &[Convex<DVec3>; 2], settings: &Settings, trace: &Trace) -> Option<Trace> {
    let query = Query { p, q, dimension: trace.dimension, settings: settings.sound() };
    (!trace.defects.is_none()).then(|| gjk::run(&query))
}

/// Finds the divergence of a run from the sound run, and the defect that caused it.
pub(super) fn parting<'a>(trace: &Trace, sound: &Trace, shown: &'a [Symptom]) -> Option<Parting<'a>> {
    let [defective, sound] = [trace, sound].map(snapshots);
    let first = |differ: fn(&Snapshot, &Snapshot) -> bool| {
        let differing = defective.iter().zip(&sound).position(|(one, other)| differ(one, other));
        let shorter = defective.len().min(sound.len());
        differing.or_else(|| (defective.len() != sound.len()).then(|| shorter.saturating_sub(1)))
    };
    let iteration = &defective.get(first(|one, other| !one.is(other, true))?)?.events;
    let cause = shown.iter().find(|shown| shown.is_change && iteration.contains(&shown.step))?;
    let from = first(|one, other| !one.is(other, false)).and_then(|index| defective.get(index));
    Some(Parting { cause, from: from.map_or(usize::MAX, |snapshot| snapshot.events.start) })
}

/// The part of an iteration that is compared between two runs.
struct Snapshot {
    events: Range<usize>,
    /// The support point.
    point: DVec3,
    test: ReachTest,
    /// The kept points, in their order.
    simplex: Simplex<DVec3>,
    next_direction: Option<DVec3>,
}

/// Returns the iterations of a run, before exact arithmetic replaced any result.
fn snapshots(trace: &Trace) -> Vec<Snapshot> {
    let mut simplex = Simplex::EMPTY;
    let snapshot = |iteration: Iteration| {
        let Iteration { events, support, test, kept, next_direction, .. } = iteration;
        if test != ReachTest::Rejected {
            simplex = simplex.with_newest(support).keep(&kept);
        }
        Snapshot { events, point: support.point, test, simplex, next_direction }
    };
    trace.iterations().into_iter().map(snapshot).collect()
}

impl Snapshot {
    /// Returns whether two snapshots are equal, with their points in the same order or in any order.
    fn is(&self, other: &Self, in_order: bool) -> bool {
        let (points, others) = (self.simplex.points(), other.simplex.points());
        let same_points = if in_order {
            points == others
        } else {
            points.len() == others.len() && points.iter().all(|point| others.contains(point))
        };
        same_points
            && self.point == other.point
            && self.test == other.test
            && self.next_direction == other.next_direction
    }
}
