//! Lengths in both views: the nearest point with the bounds on the distance, and the final measurement.

use glam::DVec3;

use super::direction::support_plane;
use super::mark::{Figure, Form, Marker, Role};
use super::narration::{length_of, short};
use crate::geometry::{Length, Measurement, Vector as _, WitnessPoints};
use crate::gjk::{Approach, Event, State, Supported, Trace};
use crate::message::text;

/// Draws, in the difference view, the segment from the origin to the nearest point, or to the boundary.
pub(super) fn add_to_difference(figure: &mut Figure, trace: &Trace, state: &State, radius: f64) {
    if let Some(measurement) = &state.measurement {
        let WitnessPoints { on_p, on_q } = measurement.witness_points;
        add_segment(figure, DVec3::ZERO, on_p - on_q, measurement);
        return;
    }
    if let Some((direction, through)) = floor(trace, state) {
        // A supporting plane bounds P ⊖ Q toward the origin: no point of P ⊖ Q lies past it.
        let unit = direction.unit();
        if let Some(form) = support_plane(trace.dimension, unit * through.dot(unit), direction, 1.2 * radius)
        {
            figure.add(Role::Bound, None, form);
        }
    }
    if let Some(Approach { nearest, core_bounds: [_, most], .. }) =
        state.approach.as_ref().filter(|_| state.growth.is_none())
    {
        figure.add(Role::Length, None, Form::Line { points: vec![DVec3::ZERO, *nearest], closed: false });
        figure.add(Role::Length, None, Form::Point { at: *nearest, marker: Marker::Ring });
        let of = if state.cores.is_some() { "cores" } else { "shapes" };
        label(figure, DVec3::ZERO, *nearest, text!("figure-length-at-most"; of = of, most = short(*most)));
    }
}

/// Draws, in the shapes view, the segment between the points of P and Q with the measured length.
pub(super) fn add_to_world(figure: &mut Figure, state: &State) {
    let (WitnessPoints { on_p, on_q }, measurement) =
        match (&state.measurement, state.approach.as_ref().filter(|_| state.growth.is_none())) {
            (Some(measurement), _) => (measurement.witness_points, Some(measurement)),
            (None, Some(approach)) => (approach.witness_points, None),
            (None, None) => return,
        };
    for at in [on_p, on_q] {
        figure.add(Role::Length, None, Form::Point { at, marker: Marker::Disc });
    }
    match measurement {
        // The minimum translation of Q takes its deepest point to the boundary of P.
        Some(measurement) if measurement.length.penetration_depth().is_some() => {
            add_segment(figure, on_q, on_p, measurement);
        }
        Some(measurement) => add_segment(figure, on_p, on_q, measurement),
        None => figure.add(Role::Length, None, Form::Line { points: vec![on_p, on_q], closed: false }),
    }
}

fn add_segment(figure: &mut Figure, from: DVec3, to: DVec3, measurement: &Measurement) {
    let (form, name) = match measurement.length {
        Length::Separation(_) => {
            (Form::Line { points: vec![from, to], closed: false }, text!("figure-separation"))
        }
        Length::PenetrationDepth(_) => (Form::Arrow { from, to }, text!("figure-depth")),
    };
    let text = text!("figure-measured"; name = name, length = length_of(measurement));
    figure.add(Role::Length, None, form);
    label(figure, from, to, text);
}

/// Adds a label beside the middle of a segment.
fn label(figure: &mut Figure, from: DVec3, to: DVec3, text: String) {
    let along = (to - from).unit();
    let aside = DVec3::Z.cross(along).unit();
    let toward = if aside == DVec3::ZERO { DVec3::X } else { aside };
    figure.add(Role::Length, None, Form::Label { at: from.midpoint(to), text, toward });
}

/// The support point so far that keeps P ⊖ Q farthest from the origin, with its direction. Returns `None` if
/// the run does not ask for the distance, or if no support point keeps it away.
fn floor(trace: &Trace, state: &State) -> Option<(DVec3, DVec3)> {
    if state.last_approach.is_none() || state.growth.is_some() {
        return None;
    }
    let supported = trace.events.iter().take(state.step + 1).filter_map(Event::supported);
    let gaps = supported.filter_map(|Supported { direction, support, .. }| {
        let gap = -support.point.dot(direction.unit());
        (gap > 0.0).then_some((gap, (*direction, support.point)))
    });
    gaps.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, floor)| floor)
}
