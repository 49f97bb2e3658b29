//! The pointer in the shapes view, in 2D and 3D: selecting, dragging, adding.
//!
//! * Hit testing: [`crate::app::view::pick`]. Dragging, as one gesture: [`drag`], [`item_drag`], [`snap`].
//! * A click on the background, on an edge, or in a mode: [`insert`], [`modes`]; a box around vertices:
//!   [`band`].
//! * The selection is painted by [`marks`]; [`nodes`] adds accessible nodes for screen readers and tests.

mod band;
mod drag;
mod insert;
pub(super) mod item_drag;
mod marks;
mod menu;
mod modes;
mod nodes;
pub(super) mod other_drag;
mod snap;
pub(crate) mod state;

use eframe::egui::{Context, CursorIcon, Popup, Response, Ui};

pub(crate) use crate::app::view::pick::{Grip, PickTarget};
pub(crate) use marks::paint_halos;
pub(crate) use modes::{BUTTONS, Mode};
pub(crate) use nodes::node;

use super::state::Editing;
use super::{freehand, handles, modal_typing, polygon, select};
use crate::app::command::shortcuts::take_escape;
use crate::app::state::cx::Cx;
use crate::app::state::request::{self, Request};
use crate::app::widgets::theme;
use crate::edit::Selection;

/// The use of the pointer in this frame.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PointerUse {
    /// Whether a gesture uses the pointer, so that it must not pan or orbit.
    pub(crate) taken: bool,
    /// The item under the pointer.
    pub(crate) target: Option<PickTarget>,
}

/// Handles all input of the pointer over the shapes view, after the figure has been painted.
pub(crate) fn ui(
    ui: &mut Ui,
    response: &Response,
    grip: &Grip<'_>,
    editing: &mut Editing,
    cx: &mut Cx<'_>,
) -> PointerUse {
    nodes::ui(ui, grip, cx);
    if theme::profile(ui).is_near() {
        modes::ui(ui, grip.view.rect, &mut editing.pointer.mode);
    }
    let target = response.hover_pos().and_then(|pointer| grip.target_at(pointer));
    marks::paint(ui, grip, &cx.session.selection, target);
    let taken = PointerUse { taken: true, target: None };
    let pen = &mut editing.freehand;
    if editing.pointer_ignored || freehand::ui(ui, response, &grip.view, pen, cx) {
        return taken;
    }
    if polygon::ui(ui, response, &grip.view, &mut editing.polygon, cx) {
        return taken;
    }
    if escape(ui, editing, cx) {
        return taken;
    }
    let Editing { handles, gesture, .. } = editing;
    let on_handle = handles::ui(ui, response, &grip.view, handles, gesture, cx);
    modal_typing::echo_ui(ui, grip.view.rect, editing, cx);
    if on_handle
        || drag::advance(ui, response, grip, &mut editing.gesture, cx)
        || editing.gesture.is_some()
        || band::ui(ui, response, grip, &mut editing.pointer, cx)
    {
        return taken;
    }
    menu::ui(response, grip, &mut editing.pointer.menu, target, cx);
    if drag::begin(ui, response, grip, &mut editing.gesture, cx) {
        return taken;
    }
    let on_other = target.is_none() && response.hover_pos().is_some_and(|at| grip.other_at(at).is_some());
    cursor(ui.ctx(), editing.pointer.mode, target, on_other);
    if response.double_clicked() && editing.pointer.mode != Mode::AddVertices {
        // The first of the two clicks has made another body Q, or both clicks came in one frame.
        let is_other = std::mem::take(&mut editing.pointer.made_q);
        if is_other || make_q(ui, response, grip, editing, cx) {
            return PointerUse { taken: true, target };
        }
        let taken = response.interact_pointer_pos().is_some_and(|at| insert::on_edge(grip, at, cx));
        return PointerUse { taken, target };
    }
    if response.clicked() {
        click(ui, response, grip, editing, cx);
    }
    PointerUse { taken: false, target }
}

/// Handles a click: it selects an item, or makes another body Q. In the mode that adds vertices, a click that hits
/// no vertex adds one.
fn click(ui: &Ui, response: &Response, grip: &Grip<'_>, editing: &mut Editing, cx: &mut Cx<'_>) {
    let Some(at) = response.interact_pointer_pos() else { return };
    editing.pointer.made_q = make_q(ui, response, grip, editing, cx);
    if editing.pointer.made_q {
        return;
    }
    let target = grip.target_at(at);
    if editing.pointer.mode == Mode::AddVertices && !matches!(target, Some(PickTarget::Vertex(..))) {
        insert::at_pointer(ui, grip, at, cx);
        return;
    }
    let before = &cx.session.selection;
    let shift = ui.input(|input| input.modifiers.shift);
    let selection = match target {
        Some(PickTarget::Vertex(side, index)) if shift => select::with_vertex_toggled(before, side, index),
        Some(PickTarget::Body(side)) if shift => select::with_body_toggled(before, side),
        Some(target) => target.selection(),
        None if shift => before.clone(),
        None => Selection::default(),
    };
    if selection != *before {
        cx.requests.push(Request::Select(selection));
    }
}

/// Makes the clicked body beside P and Q the new Q. Returns whether one was clicked. Not with Shift or in a mode,
/// where a click has another effect.
fn make_q(ui: &Ui, response: &Response, grip: &Grip<'_>, editing: &Editing, cx: &mut Cx<'_>) -> bool {
    let shift = ui.input(|input| input.modifiers.shift);
    if shift || editing.pointer.mode != Mode::Select {
        return false;
    }
    let Some(index) = response.interact_pointer_pos().and_then(|at| grip.other_at(at)) else { return false };
    cx.requests.push(request::make_q(grip.scene, index));
    true
}

/// Handles a press of Esc. Each press does one of these, in order: cancel the gesture, leave the mode,
/// remove the pin, clear the selection, end the motion of Q. Returns whether it cancels the gesture.
fn escape(ui: &Ui, editing: &mut Editing, cx: &mut Cx<'_>) -> bool {
    // A field or a menu that used Esc has lost the focus, or is closed, by the time this is called.
    let taken_before = editing.pointer.esc_taken;
    editing.pointer.esc_taken = ui.ctx().text_edit_focused() || Popup::is_any_open(ui.ctx());
    let is_behind_dialog = !ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    let is_dragging = editing.gesture.is_some() || editing.pointer.band.is_some();
    let something = is_dragging
        || editing.pointer.mode != Mode::Select
        || cx.session.attention.pinned.is_some()
        || !cx.session.selection.is_empty()
        || cx.session.is_q_away;
    if taken_before || is_behind_dialog || !something || !ui.input_mut(take_escape) {
        return false;
    }
    if is_dragging {
        cx.requests.push(Request::Cancel);
        return true;
    }
    if editing.pointer.mode != Mode::Select {
        editing.pointer.mode = Mode::Select;
    } else if cx.attention().pinned.take().is_some() {
        ui.ctx().request_repaint();
    } else if cx.session.selection.is_empty() {
        cx.requests.push(Request::StopMotion);
    } else {
        cx.requests.push(Request::Select(Selection::default()));
    }
    false
}

fn cursor(ctx: &Context, mode: Mode, target: Option<PickTarget>, on_other: bool) {
    let icon = match (mode, target) {
        (Mode::Select, None) if on_other => CursorIcon::Grab,
        (Mode::AddVertices, None | Some(PickTarget::Body(_))) | (Mode::BoxSelect, None) => {
            CursorIcon::Crosshair
        }
        (_, Some(_)) => CursorIcon::Grab,
        (Mode::Select, None) => return,
    };
    ctx.set_cursor_icon(icon);
}
