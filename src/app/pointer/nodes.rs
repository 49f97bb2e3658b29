//! Bodies and vertices as things with a name and a place: for screen readers, for the keyboard, and for tests.

use eframe::egui::accesskit::Action;
use eframe::egui::{
    Id, Key, Modifiers, Pos2, Rect, Role as AccessRole, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
};
use glam::DVec3;

use super::pick::{Grip, Target};
use crate::app::request::{Request, Requests};
use crate::edit::{Selection, vertices};
use crate::figure::narration::table::Digits;
use crate::geometry::{Dimension, Side};

/// Of a body with more vertices than this, none has a node: nobody tabs through so many.
const MOST: usize = 100;
/// The size of a node, in points.
const SIZE: f32 = 14.0;

/// Makes the nodes. Enter on one that has the focus selects it and gives it the arrow keys.
pub(super) fn ui(ui: &Ui, grip: &Grip<'_>, selection: &Selection, requests: &mut Requests) {
    let scene = grip.scene;
    for side in Side::BOTH {
        let body = &scene.bodies[side];
        if let Some(at) = grip.name_of(side) {
            let name = format!("Shape {}: {}", side.name(), body.kind_name());
            let id = ui.scope_id().with(("body", side));
            node(ui, at, id, &name, Target::Body(side), selection, requests);
        }
        let places = vertices::in_world(body);
        if places.len() > MOST {
            continue;
        }
        for (index, place) in places.into_iter().enumerate() {
            if let Some(at) = grip.view.screen_from_world(place) {
                let id = ui.scope_id().with(("vertex", side, index));
                let name = vertex_name(side, index, place, scene.dimension);
                node(ui, at, id, &name, Target::Vertex(side, index), selection, requests);
            }
        }
    }
}

/// `Vertex p2 at (9, 9)`, with all digits.
pub(super) fn vertex_name(side: Side, index: usize, place: DVec3, dimension: Dimension) -> String {
    let letter = side.vertex_letter();
    format!("Vertex {letter}{index} at {}", Digits::All.write_vector(place, dimension))
}

/// A node at a place on screen. Enter on it, when it has the focus, selects `target` and gives it the arrow keys.
pub(crate) fn node(
    ui: &Ui,
    at: Pos2,
    id: Id,
    name: &str,
    target: Target,
    selection: &Selection,
    requests: &mut Requests,
) {
    let rect = Rect::from_center_size(at, Vec2::splat(SIZE));
    // Neither clicks nor drags: those go through to the view, which knows what lies in front.
    let response = ui.interact(rect, id, Sense::focusable_noninteractive());
    let is_selected = target.is_in(selection);
    response.widget_info(|| WidgetInfo::selected(AccessRole::GraphicsObject, true, is_selected, name));
    ui.ctx().accesskit_node_builder(id, |node| node.add_action(Action::Click));
    if response.has_focus() {
        let stroke = Stroke::new(2.0, ui.visuals().selection.stroke.color);
        ui.painter().rect_stroke(rect.expand(3.0), 4.0, stroke, StrokeKind::Middle);
    }
    let entered =
        response.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    if entered || ui.input(|input| input.has_accesskit_action_request(id, Action::Click)) {
        requests.push(Request::Select(target.selection()));
        if entered {
            requests.push(Request::BeginNudging);
        }
    }
}
