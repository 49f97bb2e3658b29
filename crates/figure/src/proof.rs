//! The proof of the verdict in both views: the lines (planes in space) with nothing between them, or the
//! common point of both shapes with the vertices that carry it.

use glam::DVec3;

use super::analysis::Analysis;
use super::direction::support_plane;
use super::mark::{Figure, Form, Marker, Role};
use super::narration::{short, weight};
use crate::geometry::{Side, Vector as _, support_point};
use crate::gjk::{CommonPoint, SeparatingAxis, Weight};
use crate::message::text;
use crate::scene::{Overlay, Overlays};

/// Maximum number of vertices with their weights; if there are more, the common point is shown without them,
/// since their weights would cover the shapes.
const MAX_WEIGHTS: usize = 8;
/// Extent of a line or plane of the proof outside the shapes, as a fraction of their radius.
const MARGIN: f64 = 1.6;

/// Returns whether the proof is part of the picture at a step.
pub(super) fn is_shown(analysis: &Analysis, step: usize, overlays: Overlays) -> bool {
    let is_last = step + 1 >= analysis.trace.steps();
    overlays.contains(Overlay::ProofThroughout) || (is_last && overlays.contains(Overlay::Proof))
}

/// Draws the proof in the shapes view.
pub(super) fn add_to_world(figure: &mut Figure, analysis: &Analysis) {
    let certificate = &analysis.reference.certificate;
    if let Some(axis) = certificate.axis() {
        add_axis_to_world(figure, analysis, axis);
    }
    if let Some(point) = certificate.common_point() {
        // Beside a measured depth the weights would be too much; the card has them.
        let with_weights = analysis.trace.outcome.measurement.is_none();
        add_common_point(figure, point, with_weights);
    }
}

/// Draws the proof in the difference view: the distance of P ⊖ Q from the origin.
pub(super) fn add_to_difference(figure: &mut Figure, analysis: &Analysis) {
    let Some(axis) = analysis.reference.certificate.axis() else { return };
    let [p, q] = &analysis.convexes;
    let unit = axis.direction.unit();
    let end = unit * support_point(p, q, axis.direction).point.dot(unit);
    let reach = MARGIN * analysis.difference_bounds().radius();
    if axis.gap > 0.0 {
        add_plane(figure, analysis, (end, axis.direction), reach, None);
    }
    add_plane(figure, analysis, (DVec3::ZERO, axis.direction), reach, None);
    add_gap(figure, analysis, [end, DVec3::ZERO], axis.gap);
}

/// Draws the end of P along the axis, and the start of Q; for a touch they coincide.
fn add_axis_to_world(figure: &mut Figure, analysis: &Analysis, axis: &SeparatingAxis) {
    let [p, q] = &analysis.convexes;
    let direction = axis.direction;
    let ends = [p.support(direction).0, q.support(-direction).0];
    let bounds = analysis.bounds();
    let unit = direction.unit();
    let across = |at: DVec3| {
        let aside = bounds.center() - at;
        at + aside - unit * aside.dot(unit)
    };
    let reach = MARGIN * bounds.radius();
    let [of_p, of_q] = ends.map(across);
    if axis.gap > 0.0 {
        add_plane(figure, analysis, (of_p, direction), reach, Some(Side::P));
        add_plane(figure, analysis, (of_q, direction), reach, Some(Side::Q));
        add_gap(figure, analysis, [of_p, of_q], axis.gap);
    } else {
        add_plane(figure, analysis, (of_p.midpoint(of_q), direction), reach, None);
    }
}

/// Adds a line, or a framed square in space.
fn add_plane(
    figure: &mut Figure,
    analysis: &Analysis,
    (middle, direction): (DVec3, DVec3),
    reach: f64,
    side: Option<Side>,
) {
    let role = Role::Proof(side);
    let Some(form) = support_plane(analysis.dimension, middle, direction, reach) else { return };
    if let Form::Area { points } = &form {
        let frame = Form::Line { points: points.clone(), closed: true };
        figure.add(role, None, form);
        figure.add(role, None, frame);
    } else {
        figure.add(role, None, form);
    }
}

/// Draws the distance from one plane to the other, unless the separation is the same.
fn add_gap(figure: &mut Figure, analysis: &Analysis, [from, to]: [DVec3; 2], gap: f64) {
    if gap > 0.0 && analysis.trace.outcome.measurement.is_none() {
        let role = Role::Proof(None);
        figure.add(role, None, Form::Line { points: vec![from, to], closed: false });
        let text = text!("figure-gap"; gap = short(gap));
        let toward = DVec3::Z.cross(to - from);
        figure.add(role, None, Form::Label { at: from.midpoint(to), text, toward });
    }
}

fn add_common_point(figure: &mut Figure, common: &CommonPoint, with_weights: bool) {
    for (side, weights) in [(Side::P, &common.on_p), (Side::Q, &common.on_q)] {
        if weights.len() <= MAX_WEIGHTS {
            for part in weights {
                add_carrier(figure, side, common.point, part.vertex);
                if with_weights {
                    add_weight(figure, side, common, part);
                }
            }
        }
    }
    figure.add(Role::Proof(None), None, Form::Point { at: common.point, marker: Marker::Ring });
}

/// Draws the line from the common point to a vertex that carries it.
fn add_carrier(figure: &mut Figure, side: Side, point: DVec3, vertex: DVec3) {
    let role = Role::Proof(Some(side));
    figure.add(role, None, Form::Line { points: vec![point, vertex], closed: false });
    figure.add(role, None, Form::Point { at: vertex, marker: Marker::Ring });
}

/// Draws the weight of the vertex, beside that line.
fn add_weight(figure: &mut Figure, side: Side, common: &CommonPoint, part: &Weight) {
    let text = weight(common, side, part);
    // With an iterated point, vertices of negligible weight would crowd out the others.
    if text == "≈ 0" {
        return;
    }
    let point = common.point;
    let toward = DVec3::Z.cross(part.vertex - point);
    let label = Form::Label { at: point.lerp(part.vertex, 0.6), text, toward };
    figure.add(Role::Proof(Some(side)), None, label);
}
