//! The pose of a body in numbers: position, and angles in degrees.

use eframe::egui::{Grid, Ui};
use glam::{DQuat, DVec3, EulerRot};

use crate::app::number_field::NumberField;
use crate::app::request::{Request, Requests};
use crate::geometry::{Body, Pose, Rotation, Side};
use crate::scene::Scene;

/// Turned about x, then about the y and z that turned with it: each angle alone is a turn about that axis.
const ORDER: EulerRot = EulerRot::XYZ;

/// Shows the fields of one body.
pub(crate) fn ui(ui: &mut Ui, scene: &Scene, side: Side, requests: &mut Requests) {
    let body = &scene.bodies[side];
    let pose = body.pose();
    let axes = &["x", "y", "z"][..scene.dimension.count()];
    Grid::new(("pose", side)).num_columns(axes.len() + 1).show(ui, |ui| {
        ui.label("Position");
        for (axis, letter) in axes.iter().enumerate() {
            let name = format!("{} {letter}", side.name());
            if let Some(value) = NumberField::new(&name, pose.position[axis]).show(ui) {
                let mut position = pose.position;
                position[axis] = value;
                place(scene, side, format!("move {}", side.name()), Pose { position, ..pose }, requests);
            }
        }
        ui.end_row();
        ui.label("Angle °");
        if let Some(rotation) = rotation_ui(ui, side, pose.rotation) {
            place(scene, side, format!("turn {}", side.name()), Pose { rotation, ..pose }, requests);
        }
        ui.end_row();
        ui.label("Rounding");
        let name = format!("{} rounding", side.name());
        if let Some(rounding) = NumberField::new(&name, body.rounding()).show(ui) {
            change(scene, side, format!("round {}", side.name()), body.with_rounding(rounding), requests);
        }
        ui.end_row();
    });
}

fn rotation_ui(ui: &mut Ui, side: Side, rotation: Rotation) -> Option<Rotation> {
    match rotation {
        Rotation::Angle(angle) => {
            let name = format!("{} angle in degrees", side.name());
            NumberField::new(&name, angle.to_degrees())
                .show(ui)
                .map(|angle| Rotation::Angle(angle.to_radians()))
        }
        Rotation::Quaternion(quaternion) => {
            let (x, y, z) = quaternion.normalize().to_euler(ORDER);
            let angles = DVec3::new(x, y, z);
            let mut turned = None;
            for (axis, letter) in ["x", "y", "z"].into_iter().enumerate() {
                let name = format!("{} angle about {letter} in degrees", side.name());
                if let Some(angle) = NumberField::new(&name, angles[axis].to_degrees()).show(ui) {
                    let mut angles = angles;
                    angles[axis] = angle.to_radians();
                    turned = Some(DQuat::from_euler(ORDER, angles.x, angles.y, angles.z));
                }
            }
            turned.map(Rotation::Quaternion)
        }
    }
}

fn place(scene: &Scene, side: Side, name: String, pose: Pose, requests: &mut Requests) {
    change(scene, side, name, scene.bodies[side].with_pose(pose), requests);
}

/// Asks for the scene with another body, or says why that cannot be.
fn change(
    scene: &Scene,
    side: Side,
    name: String,
    body: Result<Body, impl std::fmt::Display>,
    requests: &mut Requests,
) {
    match body {
        Ok(body) => {
            let mut scene = scene.clone();
            scene.bodies[side] = body;
            requests.push(Request::Edit(name, Box::new(scene)));
        }
        Err(error) => requests.push(Request::Notice(error.to_string())),
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
