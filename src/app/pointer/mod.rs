//! The pointer in the shapes view, in 2D and 3D: selecting, dragging, adding.
//!
//! * Hit testing: [`pick`]. Dragging, as one gesture: [`drag`], [`snap`].
//! * A click on nothing, on an edge, or in a mode: [`insert`], [`modes`]; a box around vertices: [`band`].
//! * The selection is painted by [`marks`]; [`nodes`] adds accessible nodes for screen readers and tests.

mod band;
mod drag;
mod insert;
mod marks;
mod menu;
mod modes;
mod nodes;
mod pick;
mod snap;
pub(crate) mod state;

use eframe::egui::{Context, CursorIcon, Popup, Response, Ui};

pub(crate) use marks::paint_halos;
pub(crate) use modes::Mode;
pub(crate) use nodes::node;
pub(crate) use pick::{Grip, REACH, Target};

use super::escape::take_escape;
use super::gesture::Source;
use super::panels::bodies;
use super::request::{Request, Requests};
use super::session::Session;
use super::{freehand, handles, hint, modal_typing, motion, select};
use crate::edit::Selection;
use crate::geometry::Side;

/// The use of the pointer in this frame.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PointerUse {
    /// Whether a gesture uses the pointer, so that it must not pan or orbit.
    pub(crate) taken: bool,
    /// The item under the pointer.
    pub(crate) target: Option<Target>,
}

/// Handles all input of the pointer over the shapes view, after the figure has been painted.
pub(crate) fn ui(
    ui: &mut Ui,
    response: &Response,
    grip: &Grip<'_>,
    session: &mut Session,
    requests: &mut Requests,
) -> PointerUse {
    nodes::ui(ui, grip, &session.selection, &mut session.attention, requests);
    modes::ui(ui, grip.view.rect, &mut session.pointer.mode);
    let target = response.hover_pos().and_then(|pointer| grip.target_at(pointer));
    marks::paint(ui, grip, &session.selection, target);
    if session.drag_cancelled {
        session.drag_cancelled = ui.input(|input| input.pointer.primary_down());
        session.pointer.drag = None;
        session.pointer.band = None;
        return PointerUse { taken: true, target: None };
    }
    if freehand::ui(ui, response, &grip.view, grip.scene, session, requests) {
        return PointerUse { taken: true, target: None };
    }
    // Decided before the handles run: Esc may have ended their gesture by the time `escape` is called.
    let escapes = session.gesture.as_ref().is_none_or(|gesture| is_pointer_drag(&gesture.source));
    let taken = handles::ui(ui, response, &grip.view, grip.scene, session, requests);
    modal_typing::echo_ui(ui, grip.view.rect, session);
    escape(ui, escapes, session, requests);
    if taken {
        return PointerUse { taken: true, target: None };
    }
    match &session.gesture {
        Some(gesture) if is_pointer_drag(&gesture.source) => {
            drag::advance(ui, response, grip, session, requests);
            return PointerUse { taken: true, target: None };
        }
        Some(_) => return PointerUse { taken: true, target: None },
        None => {}
    }
    if band::ui(ui, response, grip, session, requests) {
        return PointerUse { taken: true, target: None };
    }
    menu::ui(response, grip, session, target, requests);
    if drag::begin(ui, response, grip, session, requests) {
        return PointerUse { taken: true, target: None };
    }
    cursor(ui.ctx(), session.pointer.mode, target);
    if response.double_clicked() && session.pointer.mode != Mode::AddVertices {
        // The first of the two clicks has made another body Q, or both clicks came in one frame.
        let is_other = std::mem::take(&mut session.pointer.made_q);
        if is_other || make_q(ui, response, grip, session, requests) {
            return PointerUse { taken: true, target };
        }
        let taken = response.interact_pointer_pos().is_some_and(|at| insert::on_edge(grip, at, requests));
        return PointerUse { taken, target };
    }
    if response.clicked() {
        click(ui, response, grip, session, requests);
    }
    // A user who has selected something has found the shapes; the hint would cover the handles.
    let hints = !session.settings.hint_done && session.selection.is_empty();
    if let Some(at) = grip.name_of(Side::Q).filter(|_| hints) {
        hint::ui(ui, response.rect, at, &mut session.hint_since);
    }
    PointerUse { taken: false, target }
}

/// Handles a click: it selects an item; it makes another body Q; in the mode that adds vertices it adds one, unless
/// it hits one.
fn click(ui: &Ui, response: &Response, grip: &Grip<'_>, session: &mut Session, requests: &mut Requests) {
    let Some(at) = response.interact_pointer_pos() else { return };
    session.pointer.made_q = make_q(ui, response, grip, session, requests);
    if session.pointer.made_q {
        return;
    }
    let target = grip.target_at(at);
    if session.pointer.mode == Mode::AddVertices && !matches!(target, Some(Target::Vertex(..))) {
        insert::at_pointer(ui, grip, &session.selection, at, requests);
        return;
    }
    let shift = ui.input(|input| input.modifiers.shift);
    let before = &session.selection;
    let selection = match target {
        Some(Target::Vertex(side, index)) if shift => select::with_vertex_toggled(before, side, index),
        Some(Target::Body(side)) if shift => select::with_body_toggled(before, side),
        Some(target) => target.selection(),
        None if shift => before.clone(),
        None => Selection::default(),
    };
    if selection != *before {
        requests.push(Request::Select(selection));
    }
}

/// Makes the clicked body beside P and Q the new Q. Returns whether one was clicked. Not with Shift or in a mode,
/// where a click has another effect.
fn make_q(ui: &Ui, response: &Response, grip: &Grip<'_>, session: &Session, requests: &mut Requests) -> bool {
    let shift = ui.input(|input| input.modifiers.shift);
    if shift || session.pointer.mode != Mode::Select {
        return false;
    }
    let Some(index) = response.interact_pointer_pos().and_then(|at| grip.other_at(at)) else { return false };
    requests.push(bodies::make_q(grip.scene, index));
    true
}

/// Each press of Esc does one of these, in order: cancel the gesture, leave the mode, remove the pin, clear the
/// selection, end the motion of Q.
fn escape(ui: &Ui, escapes: bool, session: &mut Session, requests: &mut Requests) {
    // A field or a menu that used Esc has lost the focus, or is closed, by the time this is called.
    let taken_before = session.pointer.esc_taken;
    session.pointer.esc_taken = ui.ctx().text_edit_focused() || Popup::is_any_open(ui.ctx());
    let is_behind_dialog = !ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    let something = session.gesture.is_some()
        || session.pointer.band.is_some()
        || session.pointer.mode != Mode::Select
        || session.attention.pinned.is_some()
        || !session.selection.is_empty()
        || session.motion.frame().is_some();
    if taken_before || is_behind_dialog || !escapes || !something || !ui.input_mut(take_escape) {
        return;
    }
    if session.gesture.is_some() {
        requests.push(Request::Cancel);
        session.drop_gesture();
        session.pointer.drag = None;
    } else if session.pointer.band.take().is_some() {
        session.drag_cancelled = true;
    } else if session.pointer.mode != Mode::Select {
        session.pointer.mode = Mode::Select;
    } else if session.attention.pinned.take().is_some() {
        ui.ctx().request_repaint();
    } else if session.selection.is_empty() {
        requests.push(Request::Motion(motion::Order::Back));
    } else {
        requests.push(Request::Select(Selection::default()));
    }
}

const fn is_pointer_drag(source: &Source) -> bool {
    matches!(source, Source::Item(_))
}

fn cursor(ctx: &Context, mode: Mode, target: Option<Target>) {
    let icon = match (mode, target) {
        (Mode::AddVertices, None | Some(Target::Body(_))) | (Mode::BoxSelect, None) => CursorIcon::Crosshair,
        (_, Some(_)) => CursorIcon::Grab,
        (Mode::Select, None) => return,
    };
    ctx.set_cursor_icon(icon);
}
