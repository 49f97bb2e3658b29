//! Dragging A, B, C, D and O: one drag is one step of undo.

use std::sync::Arc;

use eframe::egui::{CursorIcon, PointerButton, Pos2, Response, Ui};
use glam::DVec3;

use super::state::Explorer;
use super::state::Held;
use crate::app::command::shortcuts::take_escape;
use crate::app::editing::gesture::Grabbed;
use crate::app::state::request::{Request, Requests};
use crate::app::state::session::Session;
use crate::app::view::paint::to_f32;
use crate::app::view::pick::REACH;
use crate::app::view::view_map::ViewMap;
use crate::edit::Selection;
use crate::edit::snap::{decimal_step, to_grid};
use crate::figure::explorer::{Arrangement, Handle, allowed};
use crate::geometry::Side;
use crate::scene::Scene;

/// The factor on the movement of the pointer while Shift is held.
const FINE: f32 = 0.1;
/// The greatest step of the grid, in points, while Ctrl is held.
const GRID_POINTS: f64 = 40.0;

/// The selection that belongs to a handle: the vertex of P, or Q as a whole.
pub(crate) fn selection(handle: Handle) -> Selection {
    match handle {
        Handle::Letter(letter) => Selection::vertices(Side::P, [letter as usize]),
        Handle::Origin => Selection::body(Side::Q),
    }
}

/// The handle under the pointer: of handles that coincide O first, then the newest vertex.
pub(crate) fn handle_at(arrangement: &Arrangement, map: &ViewMap, pointer: Pos2) -> Option<Handle> {
    let near = arrangement.handles().filter_map(|handle| {
        let distance = map.screen_from_world(arrangement.at(handle))?.distance(pointer);
        (distance <= to_f32(REACH)).then_some((distance.round(), handle))
    });
    let origin_first = |handle: Handle| handle != Handle::Origin;
    near.min_by(|(a, of_a), (b, of_b)| a.total_cmp(b).then(origin_first(*of_a).cmp(&origin_first(*of_b))))
        .map(|(_, handle)| handle)
}

/// Begins, advances or ends a drag. Returns whether it uses the pointer.
pub(crate) fn ui(
    ui: &Ui,
    response: &Response,
    map: &ViewMap,
    (scene, arrangement): (&Scene, &Arrangement),
    explorer: &mut Explorer,
    session: &mut Session,
    requests: &mut Requests,
) -> bool {
    if session.drag_cancelled {
        session.drag_cancelled = ui.input(|input| input.pointer.primary_down());
        return true;
    }
    if escape(ui, explorer, session, requests) {
        return true;
    }
    if explorer.held.is_none() {
        begin(ui, response, map, (scene, arrangement), explorer);
    }
    let Some(held) = &explorer.held else {
        let hot = response.hover_pos().and_then(|pointer| handle_at(arrangement, map, pointer));
        if hot.is_some() {
            ui.ctx().set_cursor_icon(CursorIcon::Grab);
        }
        if response.clicked() {
            requests.push(Request::Select(hot.map(selection).unwrap_or_default()));
        }
        return false;
    };
    let handle = held.handle;
    if let Some(to) = advance(ui, response, map, explorer) {
        move_to((handle, to), arrangement, explorer, session, requests);
    }
    if response.drag_stopped() || !ui.input(|input| input.pointer.primary_down()) {
        explorer.held = None;
        requests.push(Request::Commit(format!("move {handle}")));
    }
    true
}

fn begin(
    ui: &Ui,
    response: &Response,
    map: &ViewMap,
    (scene, arrangement): (&Scene, &Arrangement),
    explorer: &mut Explorer,
) {
    // With Shift, every drag pans.
    if !response.drag_started_by(PointerButton::Primary) || ui.input(|input| input.modifiers.shift) {
        return;
    }
    let Some(pressed) = ui.input(|input| input.pointer.press_origin()) else { return };
    let Some(handle) = handle_at(arrangement, map, pressed) else { return };
    let world = map.world_from_screen(pressed, arrangement.at(handle));
    let grabbed = Grabbed { screen: pressed, world };
    explorer.stopped = None;
    explorer.held =
        Some(Held { handle, start: Arc::new(scene.clone()), grabbed, at: pressed, last: pressed });
}

/// The target position of the held handle, in short decimals; `None` if the pointer has not moved.
fn advance(ui: &Ui, response: &Response, map: &ViewMap, explorer: &mut Explorer) -> Option<DVec3> {
    let held = explorer.held.as_mut()?;
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    let (fine, snaps) = ui.input(|input| (input.modifiers.shift, input.modifiers.command));
    if let Some(pointer) = response.interact_pointer_pos() {
        held.at += (pointer - held.last) * if fine { FINE } else { 1.0 };
        held.last = pointer;
    }
    if held.at == held.grabbed.screen {
        return None;
    }
    let start = Arrangement::of(&held.start).ok()?;
    let from = start.at(held.handle);
    let to = from + map.world_from_screen(held.at, held.grabbed.world) - held.grabbed.world;
    let unit = map.units_per_point_at(from) * if fine { f64::from(FINE) } else { 1.0 };
    let step = decimal_step(if snaps { unit * GRID_POINTS } else { unit });
    to.is_finite().then(|| to_grid(to, step))
}

/// Moves the held handle as far as the rules allow.
pub(crate) fn move_to(
    (handle, wanted): (Handle, DVec3),
    arrangement: &Arrangement,
    explorer: &mut Explorer,
    session: &mut Session,
    requests: &mut Requests,
) {
    let Some(start) = explorer.held.as_ref().map(|held| Arc::clone(&held.start)) else { return };
    let to = if explorer.rules_broken { wanted } else { allowed(arrangement, handle, wanted) };
    let moved = arrangement.with(handle, to);
    explorer.stopped = (to != wanted).then(|| (moved.clone(), arrangement.with(handle, wanted)));
    if session.settings.board.find(&moved) {
        let (found, _) = session.settings.board.counts();
        session.notice = Some(format!("A new outcome: {found} of 25 collected"));
    }
    if let Ok(placed) = moved.place_in(&start) {
        requests.push(Request::Preview(Box::new(placed)));
    }
}

/// Esc cancels the drag, or else clears the selection. Returns whether a drag was cancelled.
fn escape(ui: &Ui, explorer: &mut Explorer, session: &mut Session, requests: &mut Requests) -> bool {
    let is_behind_dialog = !ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    let something = explorer.held.is_some() || !session.selection.is_empty();
    if is_behind_dialog || !something || ui.ctx().text_edit_focused() || !ui.input_mut(take_escape) {
        return false;
    }
    if explorer.held.take().is_some() {
        explorer.stopped = None;
        session.drag_cancelled = true;
        requests.push(Request::Cancel);
        return true;
    }
    requests.push(Request::Select(Selection::default()));
    false
}
