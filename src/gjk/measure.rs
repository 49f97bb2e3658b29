//! From the nearest points of two cores to what a run says about the shapes: the verdict, and the lengths.

use super::distance::{self, Nearest};
use super::search::{Ending, Search};
use super::{ContactPolicy, Outcome, Recorder, Termination, Verdict};
use crate::geometry::{Length, Measurement, Scalar, Vector, WitnessPoints};

/// Runs the distance algorithm to its end: how far apart the shapes are.
pub(super) fn distance<V: Vector, R: Recorder>(
    mut search: Search<'_, V, R>,
    contact: ContactPolicy,
) -> Outcome {
    search.leave_out_rounding();
    let (termination, nearest) = distance::solve(&mut search);
    let is_over = termination != Termination::IterationLimit;
    let measurement = nearest.filter(|_| is_over).and_then(|nearest| apart(&nearest, search.radii()));
    let verdict = match measurement.map(|it| it.length) {
        Some(Length::Separation(separation)) if separation > 0.0 => Verdict::Separate,
        Some(Length::Separation(_)) => Verdict::Touching,
        Some(Length::PenetrationDepth(_)) => Verdict::Overlap,
        None if termination == Termination::OriginEnclosed => Verdict::Overlap,
        None if termination == Termination::OriginOnBoundary => Verdict::Touching,
        None => Verdict::Undecided,
    };
    let mut outcome = search.end(Ending { termination, answer: answer(verdict, contact), verdict });
    outcome.measurement = measurement;
    if let Some(measurement) = measurement {
        search.note_measurement(measurement);
    }
    outcome
}

/// Whether the shapes intersect, with the policy that says what a touch is.
const fn answer(verdict: Verdict, contact: ContactPolicy) -> Option<bool> {
    match verdict {
        Verdict::Overlap => Some(true),
        Verdict::Touching => Some(matches!(contact, ContactPolicy::Closed)),
        Verdict::Separate => Some(false),
        Verdict::Undecided => None,
    }
}

/// The lengths where the cores are apart; their radii may bridge the gap. None where they are not.
fn apart<V: Vector>(nearest: &Nearest<V>, radii: [f64; 2]) -> Option<Measurement> {
    let normal = -nearest.point.to_f64().unit();
    let [on_p, on_q] = nearest.parents.map(V::to_f64);
    let rounding = radii[0] + radii[1];
    let gap = nearest.distance.to_f64() - rounding;
    let bounds = nearest.bounds.map(|bound| bound.to_f64() - rounding);
    let cores = WitnessPoints { on_p, on_q };
    (normal != glam::DVec3::ZERO).then(|| Measurement::from_cores(gap, bounds, normal, cores, radii, false))
}
