//! The path of Q: waypoints, turns, frames.

use eframe::egui::{Button, Grid, Ui};
use glam::DVec3;

use crate::app::features::motion::change;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::widgets::number_field::NumberField;
use crate::app::widgets::stops;
use crate::geometry::{Dimension, Side};
use crate::message::text;
use crate::scene::{Movement, Scene};

/// The names of the coordinates.
const AXES: [&str; 3] = ["x", "y", "z"];

/// Shows the path. `scene` has Q at its own place.
pub(super) fn ui(ui: &mut Ui, scene: &Scene, movement: &Movement, cx: &mut Cx<'_>) {
    let mut chosen = movement.clone();
    let dimension = scene.dimension;
    Grid::new("waypoints").num_columns(3).show(ui, |ui| {
        ui.label(text!("motion-from")).on_hover_text(text!("motion-where-the-middle-of-q"));
        ui.label(written(dimension, scene.bodies[Side::Q].center()));
        ui.end_row();
        let mut dropped = None;
        for (index, waypoint) in chosen.waypoints.iter_mut().enumerate() {
            let name = text!("motion-waypoint"; index = index + 1);
            ui.label(if index == 0 { text!("motion-to") } else { text!("motion-then-to") });
            ui.horizontal(|ui| vector_ui(ui, &name, dimension, waypoint));
            let drop = stops::group(ui, "way", |ui| ui.add(Button::new("×").small()))
                .on_hover_text(text!("motion-leaves-this-waypoint-out"));
            let label = text!("motion-leave-out"; name = name.to_lowercase());
            drop.widget_info(|| eframe::egui::WidgetInfo::labeled(eframe::egui::Role::Button, true, &label));
            if drop.clicked() {
                dropped = Some(index);
            }
            ui.end_row();
        }
        if let Some(index) = dropped {
            chosen.waypoints.remove(index);
        }
    });
    ui.horizontal_wrapped(|ui| {
        stops::group(ui, "way", |ui| {
            let may_grow = chosen.waypoints.len() < Movement::MAX_WAYPOINTS;
            let add = ui.add_enabled(may_grow, Button::new(text!("motion-add-waypoint")));
            if add.on_hover_text(text!("motion-goes-on-from-the-last")).clicked() {
                let last = chosen.waypoints.last().copied();
                chosen.waypoints.push(last.unwrap_or(scene.bodies[Side::Q].center()) + DVec3::X);
            }
            let across =
                ui.button(text!("motion-across-p")).on_hover_text(text!("motion-through-p-to-the-other"));
            if across.clicked() {
                cx.requests.push(Request::Edit(change(None)));
            }
            ui.checkbox(&mut chosen.returns, text!("motion-and-back"))
                .on_hover_text(text!("motion-goes-back-the-same-way"));
        });
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("motion-turns")).on_hover_text(text!("motion-about-the-middle-of-q"));
        let most = Movement::MAX_TURNS;
        let turns = NumberField::new(text!("motion-turns"), chosen.turns).range(-most..=most).width(56.0);
        chosen.turns = turns.show(ui).unwrap_or(chosen.turns);
        if dimension == Dimension::Three {
            ui.label(text!("motion-about"));
            vector_ui(ui, text!("motion-axis"), dimension, &mut chosen.axis);
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("motion-frames")).on_hover_text(text!("motion-more-are-slower-and-nearer"));
        let range = Movement::MIN_FRAMES as f64..=Movement::MAX_FRAMES as f64;
        let frames = NumberField::new(text!("motion-frames"), chosen.frames as f64).range(range).width(56.0);
        chosen.frames = frames.show_whole(ui).unwrap_or(chosen.frames);
    });
    if chosen != *movement {
        cx.requests.push(Request::Edit(change(Some(chosen))));
    }
}

/// Shows a field for each coordinate of the scene's dimension.
fn vector_ui(ui: &mut Ui, name: &str, dimension: Dimension, vector: &mut DVec3) {
    for (axis, letter) in AXES.into_iter().enumerate().take(dimension.count()) {
        let name = format!("{name} {letter}");
        if let Some(value) = NumberField::new(&name, vector[axis]).width(62.0).show(ui) {
            vector[axis] = value;
        }
    }
}

/// A point with short numbers: `(3, 0.5)`.
fn written(dimension: Dimension, point: DVec3) -> String {
    let numbers = point.to_array();
    let numbers: Vec<String> =
        numbers[..dimension.count()].iter().map(|number| crate::figure::narration::short(*number)).collect();
    format!("({})", numbers.join(", "))
}
