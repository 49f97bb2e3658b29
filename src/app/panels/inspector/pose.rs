//! The pose of a body in numbers: position, and angles in degrees.

use eframe::egui::{Grid, TextStyle, Ui};
use glam::{DQuat, DVec3, EulerRot};

use super::subject::InspectedBody;
use crate::app::state::cx::Cx;
use crate::app::widgets::measure::text_width;
use crate::app::widgets::number_field::{self, NumberField};
use crate::geometry::{Dimension, Pose, Rotation, Side};
use crate::message::text;

/// Rotates about x, then about the rotated y and z axes, so that each angle alone is a rotation about its axis.
const ORDER: EulerRot = EulerRot::XYZ;

/// Minimum and maximum width of a field, in points.
const WIDTHS: (f32, f32) = (34.0, 110.0);
/// The width of the words before the fields, with the gap and the scroll bar, in points.
const WORDS: f32 = 70.0;
/// The width of the field of the added radius, in points.
const RADIUS: f32 = 44.0;

/// Shows the fields of one body.
pub(super) fn ui(ui: &mut Ui, subject: &InspectedBody<'_>, cx: &mut Cx<'_>) {
    let (body, name) = (subject.body(), subject.side.name());
    let pose = body.pose();
    let axes = &["x", "y", "z"][..subject.scene.dimension.count()];
    let gap = ui.spacing().item_spacing.x;
    let room = ui.available_width() - WORDS;
    let (is_plane, radius) = (subject.scene.dimension == Dimension::Two, radius_width(ui));
    let is_beside = is_plane && room - radius + gap >= WIDTHS.0;
    let width = match subject.scene.dimension {
        Dimension::Two if is_beside => room - radius + gap,
        Dimension::Two => room / 2.0 - gap,
        Dimension::Three => room / 3.0 - gap,
    };
    let width = width.clamp(WIDTHS.0, WIDTHS.1);
    Grid::new(("pose", subject.side)).num_columns(axes.len() + 1).show(ui, |ui| {
        ui.label(text!("panels-position"));
        for (axis, letter) in axes.iter().enumerate() {
            let field = format!("{name} {letter}");
            if let Some(value) = NumberField::new(&field, pose.position[axis]).width(width).show(ui) {
                let mut position = pose.position;
                position[axis] = value;
                subject.change(
                    text!("panels-move"; name = name),
                    body.with_pose(Pose { position, ..pose }),
                    cx,
                );
            }
        }
        ui.end_row();
        ui.label(text!("panels-angle")).on_hover_text(text!("panels-in-degrees-or-with-a"));
        if let Some(rotation) = rotation_ui(ui, (subject.side, width), pose.rotation) {
            let turned = body.with_pose(Pose { rotation, ..pose });
            subject.change(text!("panels-rotate"; name = name), turned, cx);
        }
        // In 2D it may fit beside the single angle.
        if is_beside {
            ui.horizontal(|ui| added_radius_ui(ui, subject, cx));
            ui.end_row();
        }
    });
    if !is_beside {
        ui.horizontal(|ui| added_radius_ui(ui, subject, cx));
    }
}

/// The width, in points, of the added radius with its label and the gaps around them.
fn radius_width(ui: &Ui) -> f32 {
    let label = text_width(ui, text!("panels-added-radius"), &TextStyle::Body);
    label + RADIUS + 2.0 * ui.spacing().item_spacing.x
}

fn added_radius_ui(ui: &mut Ui, subject: &InspectedBody<'_>, cx: &mut Cx<'_>) {
    let (body, name) = (subject.body(), subject.side.name());
    ui.label(text!("panels-added-radius")).on_hover_text(text!("panels-the-radius-of-a-ball"));
    let field = text!("panels-added-radius-2"; name = name);
    if let Some(rounding) = NumberField::new(&field, body.rounding()).width(RADIUS).show(ui) {
        subject.change(
            text!("panels-set-the-added-radius-of"; name = name),
            body.with_rounding(rounding),
            cx,
        );
    }
}

fn rotation_ui(ui: &mut Ui, (side, width): (Side, f32), rotation: Rotation) -> Option<Rotation> {
    let field = |ui: &mut Ui, name: &str, angle: f64| {
        NumberField::new(name, number_field::degrees(angle))
            .degrees()
            .width(width)
            .show(ui)
            .map(f64::to_radians)
    };
    match rotation {
        Rotation::Angle(angle) => {
            field(ui, &text!("panels-angle-in-degrees"; name = side.name()), angle).map(Rotation::Angle)
        }
        Rotation::Quaternion(quaternion) => {
            let (x, y, z) = quaternion.normalize().to_euler(ORDER);
            let angles = DVec3::new(x, y, z);
            let mut turned = None;
            for (axis, letter) in ["x", "y", "z"].into_iter().enumerate() {
                let name = text!("panels-angle-about-in-degrees"; name = side.name(), letter = letter);
                if let Some(angle) = field(ui, &name, angles[axis]) {
                    let mut angles = angles;
                    angles[axis] = angle;
                    turned = Some(DQuat::from_euler(ORDER, angles.x, angles.y, angles.z));
                }
            }
            turned.map(Rotation::Quaternion)
        }
    }
}

#[cfg(test)]
mod tests {
    use glam::{DQuat, EulerRot};

    #[test]
    fn one_angle_alone_is_a_turn_about_its_axis() {
        let turned = DQuat::from_euler(super::ORDER, 0.0, 0.5, 0.0);
        assert!(turned.abs_diff_eq(DQuat::from_rotation_y(0.5), 1e-15));
        let (x, y, z) = turned.to_euler(EulerRot::XYZ);
        assert!(x.abs() < 1e-12 && (y - 0.5).abs() < 1e-12 && z.abs() < 1e-12);
    }
}
