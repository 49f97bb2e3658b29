//! Accessible nodes for bodies and vertices: for screen readers, the keyboard and tests.

use eframe::egui::{Id, Pos2, Ui};

use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::view::nodes;
use crate::app::view::pick::{Grip, PickTarget};
use crate::app::widgets::stops::{self, Pressed};
use crate::edit::vertices;
use crate::figure::Focus;
use crate::geometry::Side;
use crate::message::text;

/// Maximum number of vertices of a body with nodes; the vertices of larger bodies have no nodes.
const MAX_VERTICES: usize = 100;

/// Adds the nodes. Enter on a focused node selects its item and gives it the arrow keys.
pub(super) fn ui(ui: &Ui, grip: &Grip<'_>, cx: &mut Cx<'_>) {
    stops::points(ui, "vertices", || all_ui(ui, grip, cx));
}

fn all_ui(ui: &Ui, grip: &Grip<'_>, cx: &mut Cx<'_>) {
    let scene = grip.scene;
    for side in Side::BOTH {
        let body = &scene.bodies[side];
        if let Some(at) = grip.name_of(side) {
            let name = text!("editing-shape"; name = side.name(), kind_name = body.kind_name());
            let id = ui.scope_id().with(("body", side));
            node(ui, at, id, &name, PickTarget::Body(side), cx);
        }
        let places = vertices::in_world(body);
        if places.len() > MAX_VERTICES {
            continue;
        }
        for (index, place) in places.into_iter().enumerate() {
            if let Some(at) = grip.view.screen_from_world(place) {
                let id = ui.scope_id().with(("vertex", side, index));
                let name = vertex_name(side, index, &nodes::place(ui, id, place, scene.dimension));
                let target = PickTarget::Vertex(side, index);
                node(ui, at, id, &name, target, cx);
            }
        }
    }
}

/// Returns the name of a vertex with its place: `Vertex p2 at (9, 9)`.
pub(super) fn vertex_name(side: Side, index: usize, place: &str) -> String {
    text!("editing-vertex-at"; letter = side.vertex_letter(), index = index, place = place)
}

/// Adds a node at a screen position. Enter on the focused node selects `target` and gives it the arrow keys.
pub(crate) fn node(ui: &Ui, at: Pos2, id: Id, name: &str, target: PickTarget, cx: &mut Cx<'_>) {
    let focus = match target {
        PickTarget::Vertex(side, index) => Some(Focus::Vertex(side, index)),
        PickTarget::Body(_) => None,
    };
    let pressed =
        nodes::node(ui, at, id, name, Some(target.is_in(&cx.session.selection)), focus, cx.attention());
    if pressed != Pressed::Not {
        cx.requests.push(Request::Select(target.selection()));
        if pressed == Pressed::Key {
            cx.requests.push(Request::BeginNudging);
        }
    }
}
