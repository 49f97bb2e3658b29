//! Lengths in both views: the nearest point with what is known of the distance, and what was measured in the end.

use glam::DVec3;

use super::narration::{length_of, short};
use super::stage::{Approach, Stage};
use super::{Figure, Form, Marker, Role, support_plane};
use crate::geometry::{Dimension, Length, Measurement, Vector as _, WitnessPoints};

/// In the difference view: from the origin to the nearest point, or to the boundary.
pub(super) fn add_to_difference(figure: &mut Figure, dimension: Dimension, stage: &Stage, radius: f64) {
    if let Some(measurement) = &stage.measurement {
        let WitnessPoints { on_p, on_q } = measurement.witness_points;
        add_segment(figure, DVec3::ZERO, on_p - on_q, measurement);
        return;
    }
    if let Some((direction, through)) = stage.floor {
        // As far as anything was found to reach towards the origin: nothing of P ⊖ Q lies beyond.
        let unit = direction.unit();
        if let Some(form) = support_plane(dimension, unit * through.dot(unit), direction, 1.2 * radius) {
            figure.add(Role::Bound, None, form);
        }
    }
    if let Some(Approach { nearest, bounds: [_, most], .. }) = stage.approach {
        figure.add(Role::Length, None, Form::Line { points: vec![DVec3::ZERO, nearest], closed: false });
        figure.add(Role::Length, None, Form::Point { at: nearest, marker: Marker::Ring });
        label(figure, DVec3::ZERO, nearest, format!("≤ {}", short(most)));
    }
}

/// In the shapes view: between the points of P and Q that the length is between.
pub(super) fn add_to_world(figure: &mut Figure, stage: &Stage) {
    let (WitnessPoints { on_p, on_q }, measurement) = match (&stage.measurement, &stage.approach) {
        (Some(measurement), _) => (measurement.witness_points, Some(measurement)),
        (None, Some(approach)) => (approach.witness_points, None),
        (None, None) => return,
    };
    for at in [on_p, on_q] {
        figure.add(Role::Length, None, Form::Point { at, marker: Marker::Disc });
    }
    match measurement {
        // The way that Q has to go: its deepest point comes to lie on the boundary of P.
        Some(measurement) if measurement.length.penetration_depth().is_some() => {
            add_segment(figure, on_q, on_p, measurement);
        }
        Some(measurement) => add_segment(figure, on_p, on_q, measurement),
        None => figure.add(Role::Length, None, Form::Line { points: vec![on_p, on_q], closed: false }),
    }
}

fn add_segment(figure: &mut Figure, from: DVec3, to: DVec3, measurement: &Measurement) {
    let (form, name) = match measurement.length {
        Length::Separation(_) => (Form::Line { points: vec![from, to], closed: false }, "separation"),
        Length::PenetrationDepth(_) => (Form::Arrow { from, to }, "depth"),
    };
    let text = format!("{name} {}", length_of(measurement));
    figure.add(Role::Length, None, form);
    label(figure, from, to, text);
}

/// Beside the middle of a segment.
fn label(figure: &mut Figure, from: DVec3, to: DVec3, text: String) {
    let along = (to - from).unit();
    let aside = DVec3::Z.cross(along).unit();
    let toward = if aside == DVec3::ZERO { DVec3::X } else { aside };
    figure.add(Role::Length, None, Form::Label { at: from.midpoint(to), text, toward });
}
