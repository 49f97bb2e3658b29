//! Dragging A, B, C, D and O: one drag is one step of undo.

use eframe::egui::{CursorIcon, PointerButton, Pos2, Response, Ui};
use glam::DVec3;

use super::state::{Explorer, HeldPoint};
use crate::app::command::shortcuts::take_escape;
use crate::app::editing::drag::{Drag, DragModifiers};
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::view::paint::to_f32;
use crate::app::view::pick::REACH;
use crate::app::view::view_map::ViewMap;
use crate::edit::moving::Lead;
use crate::edit::snap::to_grid;
use crate::edit::{Change, Edit, Selection};
use crate::figure::explorer::{Arrangement, ArrangementPoint, allowed};
use crate::geometry::Side;
use crate::message::text;

/// Returns the selection that belongs to a handle: the vertex of P, or Q as a whole.
pub(crate) fn selection(handle: ArrangementPoint) -> Selection {
    match handle {
        ArrangementPoint::Letter(letter) => Selection::vertices(Side::P, [letter as usize]),
        ArrangementPoint::Origin => Selection::body(Side::Q),
    }
}

/// The handle under the pointer. If handles coincide, O takes precedence, then the newest vertex.
fn handle_at(arrangement: &Arrangement, map: &ViewMap, pointer: Pos2) -> Option<ArrangementPoint> {
    let near = arrangement.handles().filter_map(|handle| {
        let distance = map.screen_from_world(arrangement.at(handle))?.distance(pointer);
        (distance <= to_f32(REACH)).then_some((distance.round(), handle))
    });
    let origin_first = |handle: ArrangementPoint| handle != ArrangementPoint::Origin;
    near.min_by(|(a, of_a), (b, of_b)| a.total_cmp(b).then(origin_first(*of_a).cmp(&origin_first(*of_b))))
        .map(|(_, handle)| handle)
}

/// Returns the change that moves a handle.
pub(crate) fn moving(handle: ArrangementPoint, to: DVec3) -> Change {
    let lead = match handle {
        ArrangementPoint::Letter(letter) => Lead::Vertex(Side::P, letter as usize),
        ArrangementPoint::Origin => Lead::Vertex(Side::Q, 0),
    };
    Change::Move { selection: selection(handle), lead, to }
}

/// Begins, advances or ends a drag. Returns whether it uses the pointer.
pub(crate) fn ui(
    ui: &Ui,
    response: &Response,
    map: &ViewMap,
    arrangement: &Arrangement,
    explorer: &mut Explorer,
    cx: &mut Cx<'_>,
) -> bool {
    if escape(ui, explorer.held.is_some(), cx) {
        return true;
    }
    if explorer.held.is_none() {
        begin(ui, response, map, arrangement, explorer);
    }
    if let Some((handle, to)) = advance(ui, response, map, explorer) {
        move_to(handle, to, arrangement, explorer, cx);
    }
    if let Some(HeldPoint::InView { .. }) = &explorer.held {
        if response.drag_stopped() || !ui.input(|input| input.pointer.primary_down()) {
            explorer.held = None;
            cx.requests.push(Request::Commit);
        }
        return true;
    }
    let hot = response.hover_pos().and_then(|pointer| handle_at(arrangement, map, pointer));
    if hot.is_some() {
        ui.ctx().set_cursor_icon(CursorIcon::Grab);
    }
    if response.clicked() {
        cx.requests.push(Request::Select(hot.map(selection).unwrap_or_default()));
    }
    false
}

fn begin(ui: &Ui, response: &Response, map: &ViewMap, arrangement: &Arrangement, explorer: &mut Explorer) {
    // With Shift, every drag pans.
    if !response.drag_started_by(PointerButton::Primary) || ui.input(|input| input.modifiers.shift) {
        return;
    }
    let Some(pressed) = ui.input(|input| input.pointer.press_origin()) else { return };
    let Some(handle) = handle_at(arrangement, map, pressed) else { return };
    let from = arrangement.at(handle);
    explorer.stopped = None;
    let drag = Drag::new(map, (pressed, pressed), from);
    explorer.held = Some(HeldPoint::InView { handle, from, drag });
}

/// The dragged handle and its target, in short decimals. Returns `None` if the pointer has not moved.
fn advance(
    ui: &Ui,
    response: &Response,
    map: &ViewMap,
    explorer: &mut Explorer,
) -> Option<(ArrangementPoint, DVec3)> {
    let Some(HeldPoint::InView { handle, from, drag }) = &mut explorer.held else { return None };
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    let modifiers = DragModifiers::of(ui);
    if let Some(pointer) = response.interact_pointer_pos() {
        drag.follow(pointer, modifiers);
    }
    let to = *from + drag.displacement(map);
    let is_moved = drag.at != drag.pressed && to.is_finite();
    is_moved.then(|| (*handle, to_grid(to, modifiers.step(map, *from))))
}

/// Moves the held handle as far as the rules allow.
pub(crate) fn move_to(
    handle: ArrangementPoint,
    wanted: DVec3,
    arrangement: &Arrangement,
    explorer: &mut Explorer,
    cx: &mut Cx<'_>,
) {
    let to = if explorer.rules_broken { wanted } else { allowed(arrangement, handle, wanted) };
    let moved = arrangement.with(handle, to);
    explorer.stopped = (to != wanted).then(|| (moved.clone(), arrangement.with(handle, wanted)));
    cx.requests.push(Request::Preview(Edit::new(
        text!("explore-move"; handle = handle.to_string()),
        moving(handle, to),
    )));
    let board = &mut cx.session.settings.board;
    if board.find(&moved) {
        let (found, _) = board.counts();
        cx.requests.push(Request::Notice(text!("explore-a-new-outcome-of-25"; found = found)));
    }
}

/// Handles Esc: it cancels the drag, or else clears the selection. Returns whether it cancels a drag.
fn escape(ui: &Ui, is_held: bool, cx: &mut Cx<'_>) -> bool {
    let is_behind_dialog = !ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    let something = is_held || !cx.session.selection.is_empty();
    if is_behind_dialog || !something || ui.ctx().text_edit_focused() || !ui.input_mut(take_escape) {
        return false;
    }
    cx.requests.push(if is_held { Request::Cancel } else { Request::Select(Selection::default()) });
    is_held
}
