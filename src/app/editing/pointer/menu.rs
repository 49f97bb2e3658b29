//! The context menu.

use eframe::egui::{Pos2, Response, Ui};

use super::insert;
use super::nodes::vertex_name;
use super::state::MenuSubject;
use crate::app::command::Command;
use crate::app::editing::select;
use crate::app::state::cx::Cx;
use crate::app::state::request::{self, Request};
use crate::app::view::menu_item;
use crate::app::view::pick::{Grip, PickTarget};
use crate::edit::{Change, Part, Selection, combine, convert, vertices};
use crate::figure::narration::table::Digits;
use crate::geometry::{Body, Dimension, Side};
use crate::message::{self, text};
use crate::scene::Scene;

/// The fractions of each edge that a corner cut removes.
const CUTS: [(&str, f64); 3] = [
    ("editing-a-quarter-of-each-edge", 0.25),
    ("editing-a-third-of-each-edge", 1.0 / 3.0),
    ("editing-half-of-each-edge", 0.5),
];
/// Numbers of points, in 2D and in 3D, with which the polytope of a curved shape looks smooth.
const POINTS: [usize; 2] = [32, 120];

/// Opens the menu on a right click, and shows it while it is open.
pub(super) fn ui(
    response: &Response,
    grip: &Grip<'_>,
    open: &mut Option<MenuSubject>,
    target: Option<PickTarget>,
    cx: &mut Cx<'_>,
) {
    if response.secondary_clicked()
        && let Some(at) = response.interact_pointer_pos()
    {
        let target = grip.target_at(at).or(target);
        let other = if target.is_none() { grip.other_at(at) } else { None };
        *open = Some(MenuSubject { target, other, at });
        // The items are about the thing under the pointer, so it is selected.
        let selection = &cx.session.selection;
        if let Some(PickTarget::Body(side)) = target
            && (selection[side] == Part::Nothing || selection.subject() != side)
        {
            cx.requests.push(Request::Select(Selection::body(side)));
        }
    }
    let Some(subject) = *open else { return };
    response.context_menu(|ui| match subject.target {
        Some(PickTarget::Vertex(side, index)) => vertex_menu(ui, grip.scene, side, index, cx),
        Some(PickTarget::Body(side)) => body_menu(ui, grip, (side, subject.at), cx),
        None => match subject.other {
            Some(index) => other_menu(ui, grip.scene, index, cx),
            None => background_menu(ui, grip, subject.at, cx),
        },
    });
}

/// The commands of the background.
const ON_BACKGROUND: &[Command] = &[
    Command::AddShape,
    Command::ClickPolygon,
    Command::Freehand,
    Command::Paste,
    Command::FrameAll,
    Command::CopyPicture,
];

fn background_menu(ui: &mut Ui, grip: &Grip<'_>, at: Pos2, cx: &mut Cx<'_>) {
    if ui.button(text!("editing-add-a-vertex-here")).clicked() {
        insert::at_pointer(ui, grip, at, cx);
    }
    ui.separator();
    menu_item::fitting(ui, ON_BACKGROUND, cx);
}

/// The menu of a body beside P and Q.
fn other_menu(ui: &mut Ui, scene: &Scene, index: usize, cx: &mut Cx<'_>) {
    let Some(other) = scene.others.get(index) else { return };
    let name = scene.other_name(index);
    ui.strong(text!("editing-shape-2"; name = name, kind_name = other.body.kind_name()));
    ui.separator();
    if ui.button(text!("panels-make-q")).on_hover_text(text!("panels-run-the-query-for-p")).clicked() {
        cx.requests.push(request::make_q(scene, index));
    }
    if ui.button(text!("editing-copy"; name = name)).clicked() {
        cx.requests.push(Request::CopyOther(index));
    }
    if ui.button(text!("editing-delete"; name = name)).clicked() {
        cx.requests.edit(text!("editing-delete-2"; name = name), Change::Remove(index));
    }
}

/// The commands of a shape, which apply to the selected one.
const ON_BODY: &[Command] = &[
    Command::AddShape,
    Command::Round,
    Command::MirrorX,
    Command::MirrorY,
    Command::MirrorZ,
    Command::Center,
    Command::MakeTouch,
    Command::Frame,
];

fn vertex_menu(ui: &mut Ui, scene: &Scene, side: Side, index: usize, cx: &mut Cx<'_>) {
    let body = &scene.bodies[side];
    let Some(place) = vertices::in_world(body).get(index).copied() else { return };
    ui.strong(vertex_name(side, index, &Digits::All.write_vector(place, scene.dimension)));
    ui.separator();
    let selection = Selection::vertices(side, [index]);
    let name = selection.name();
    if ui.button(text!("editing-delete"; name = name)).clicked() {
        match select::delete(scene, &selection) {
            Ok(edit) => cx.requests.push(Request::Edit(edit)),
            Err(error) => cx.requests.push(Request::Notice(error.to_string())),
        }
    }
    ui.menu_button(text!("editing-cut-this-corner-off"), |ui| {
        for (words, part) in CUTS {
            if ui.button(message::constant(words)).clicked() {
                cx.requests.edit_body(
                    text!("editing-cut-off-2"; name = name),
                    side,
                    combine::corner_cut(body, index, part),
                );
            }
        }
    });
    if ui
        .button(text!("editing-exact-values"))
        .on_hover_text(text!("editing-select-it-and-show-its"))
        .clicked()
    {
        cx.requests.push(Request::Select(selection));
    }
}

fn body_menu(ui: &mut Ui, grip: &Grip<'_>, (side, at): (Side, Pos2), cx: &mut Cx<'_>) {
    let scene = grip.scene;
    let body = &scene.bodies[side];
    let name = side.name();
    ui.strong(text!("editing-shape-2"; name = name, kind_name = body.kind_name()));
    ui.separator();
    let has_vertices = vertices::count(body) > 0;
    if has_vertices && insert::is_on_edge(grip, at) && ui.button(text!("editing-add-a-vertex-here")).clicked()
    {
        insert::on_edge(grip, at, cx);
    }
    if has_vertices && ui.button(text!("editing-select-all-vertices")).clicked() {
        cx.requests.push(Request::Select(select::select_all(scene, &Selection::body(side))));
    }
    let polytope = scene.dimension.polytope();
    if is_round(body) && ui.button(text!("editing-make-it-a"; polytope = polytope)).clicked() {
        let points = match scene.dimension {
            Dimension::Two => POINTS[0],
            Dimension::Three => POINTS[1],
        };
        cx.requests.edit_body(
            text!("editing-make-a-2"; name = name, polytope = polytope),
            side,
            convert::as_polytope(body, points),
        );
    }
    if ui
        .button(text!("editing-exact-values"))
        .on_hover_text(text!("editing-select-it-and-show-its"))
        .clicked()
    {
        cx.requests.push(Request::Select(Selection::body(side)));
    }
    ui.separator();
    menu_item::fitting(ui, ON_BODY, cx);
    let copy = match side {
        Side::P => Command::CopyP,
        Side::Q => Command::CopyQ,
    };
    menu_item::fitting(ui, &[copy], cx);
}

/// Returns whether a body is not the convex hull of its vertices: curved or with a radius.
fn is_round(body: &Body) -> bool {
    body.local_vertices().is_none() || body.rounding() > 0.0
}
