//! The context menu.

use eframe::egui::{Response, Ui};

use super::insert;
use super::nodes::vertex_name;
use super::state::Subject;
use crate::app::command::Command;
use crate::app::editing::select;
use crate::app::state::request::{Request, Requests};
use crate::app::view::pick::{Grip, Target};
use crate::edit::{Selection, combine, convert, vertices};
use crate::geometry::{Body, Dimension, Side};
use crate::scene::Scene;

/// The fractions of each edge that a corner cut removes.
const CUTS: [(&str, f64); 3] =
    [("A quarter of each edge", 0.25), ("A third of each edge", 1.0 / 3.0), ("Half of each edge", 0.5)];
/// Numbers of points, in 2D and in 3D, with which the polytope of a curved shape looks smooth.
const POINTS: [usize; 2] = [32, 120];

/// Opens the menu on a right click, and shows it while it is open.
pub(super) fn ui(
    response: &Response,
    grip: &Grip<'_>,
    open: &mut Option<Subject>,
    selection: &Selection,
    target: Option<Target>,
    requests: &mut Requests,
) {
    if response.secondary_clicked()
        && let Some(at) = response.interact_pointer_pos()
    {
        *open = Some(Subject { target: grip.target_at(at).or(target), at });
    }
    let Some(subject) = *open else { return };
    response.context_menu(|ui| match subject.target {
        Some(Target::Vertex(side, index)) => vertex_menu(ui, grip.scene, side, index, requests),
        Some(Target::Body(side)) => body_menu(ui, grip.scene, side, requests),
        None => {
            if ui.button("Add a vertex here").clicked() {
                insert::at_pointer(ui, grip, selection, subject.at, requests);
            }
            if ui.button("Show everything").clicked() {
                requests.command(Command::FrameAll);
            }
        }
    });
}

fn vertex_menu(ui: &mut Ui, scene: &Scene, side: Side, index: usize, requests: &mut Requests) {
    let body = &scene.bodies[side];
    let Some(place) = vertices::in_world(body).get(index).copied() else { return };
    ui.strong(vertex_name(side, index, place, scene.dimension));
    ui.separator();
    let selection = Selection::vertices(side, [index]);
    let name = selection.name();
    if ui.button(format!("Delete {name}")).clicked() {
        match select::delete(scene, &selection) {
            Ok(edit) => requests.push(Request::Edit(edit)),
            Err(error) => requests.push(Request::Notice(error.to_string())),
        }
    }
    ui.menu_button("Cut this corner off", |ui| {
        for (words, part) in CUTS {
            if ui.button(words).clicked() {
                requests.edit_body(format!("cut {name} off"), side, combine::corner_cut(body, index, part));
            }
        }
    });
    if ui
        .button("Exact values")
        .on_hover_text("Select it and show its numbers in the panel on the left")
        .clicked()
    {
        requests.push(Request::Select(selection));
    }
}

fn body_menu(ui: &mut Ui, scene: &Scene, side: Side, requests: &mut Requests) {
    let body = &scene.bodies[side];
    let name = side.name();
    ui.strong(format!("Shape {name}: {}", body.kind_name()));
    ui.separator();
    if vertices::count(body) > 0 && ui.button("Select all vertices").clicked() {
        requests.push(Request::Select(select::select_all(scene, &Selection::body(side))));
    }
    let polytope = scene.dimension.polytope();
    if is_round(body) && ui.button(format!("Make it a {polytope}")).clicked() {
        let points = match scene.dimension {
            Dimension::Two => POINTS[0],
            Dimension::Three => POINTS[1],
        };
        requests.edit_body(format!("make {name} a {polytope}"), side, convert::as_polytope(body, points));
    }
    if ui
        .button("Exact values")
        .on_hover_text("Select it and show its numbers in the panel on the left")
        .clicked()
    {
        requests.push(Request::Select(Selection::body(side)));
    }
}

/// Returns whether a body is not the convex hull of its vertices: curved or with a radius.
fn is_round(body: &Body) -> bool {
    body.local_vertices().is_none() || body.rounding() > 0.0
}
