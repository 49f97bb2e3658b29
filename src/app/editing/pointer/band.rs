//! The selection box around vertices.

use eframe::egui::{CursorIcon, PointerButton, Rect, Response, Stroke, StrokeKind, Ui};

use super::modes::Mode;
use super::state::{Band, PointerState};
use crate::app::editing::select;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::view::pick::Grip;
use crate::edit::{Part, Selection, vertices};
use crate::geometry::Side;

/// Starts, continues or ends the box. Returns whether there is one.
///
/// The box begins with Ctrl on the background, or anywhere in box-select mode.
pub(super) fn ui(
    ui: &Ui,
    response: &Response,
    grip: &Grip<'_>,
    pointer: &mut PointerState,
    cx: &mut Cx<'_>,
) -> bool {
    if pointer.band.is_none() && response.drag_started_by(PointerButton::Primary) {
        let (ctrl, origin) = ui.input(|input| (input.modifiers.command, input.pointer.press_origin()));
        let is_box = match pointer.mode {
            Mode::BoxSelect => true,
            Mode::Select | Mode::AddVertices => ctrl,
        };
        pointer.band = origin
            .filter(|from| is_box && (pointer.mode == Mode::BoxSelect || grip.target_at(*from).is_none()))
            .map(|from| Band { from, to: from });
    }
    let Some(band) = &mut pointer.band else { return false };
    if let Some(at) = response.interact_pointer_pos() {
        band.to = at;
    }
    let rect = Rect::from_two_pos(band.from, band.to);
    ui.ctx().set_cursor_icon(CursorIcon::Crosshair);
    let visuals = &ui.visuals().selection;
    let painter = ui.painter_at(grip.view.rect);
    painter.rect(
        rect,
        0.0,
        visuals.bg_fill.gamma_multiply(0.15),
        Stroke::new(1.5, visuals.stroke.color),
        StrokeKind::Middle,
    );
    if response.drag_stopped() || !ui.input(|input| input.pointer.primary_down()) {
        pointer.band = None;
        let inside = inside(grip, rect);
        let adds = ui.input(|input| input.modifiers.shift);
        let selection = if adds { select::joined(&cx.session.selection, &inside) } else { inside };
        cx.requests.push(Request::Select(selection));
    }
    true
}

/// The vertices in a box on screen, and the bodies without vertices whose center is in the box.
fn inside(grip: &Grip<'_>, rect: Rect) -> Selection {
    let mut selection = Selection::default();
    let is_inside = |place| grip.view.screen_from_world(place).is_some_and(|at| rect.contains(at));
    for side in Side::BOTH {
        let body = &grip.scene.bodies[side];
        let places = vertices::in_world(body);
        selection[side] = if places.is_empty() && is_inside(body.center()) {
            Part::Whole
        } else {
            Part::of_vertices((0..places.len()).filter(|index| is_inside(places[*index])))
        };
    }
    selection
}
