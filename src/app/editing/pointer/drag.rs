//! Dragging the selection in the plane of the view: one gesture, one step of undo.

use eframe::egui::{Align2, CursorIcon, PointerButton, Response, Ui, vec2};

use super::item_drag::{Goal, ItemDrag};
use super::{marks, snap};
use crate::app::command::Tool;
use crate::app::editing::drag::DragModifiers;
use crate::app::editing::gesture::{Gesture, Source};
use crate::app::state::request::{Request, Requests};
use crate::app::view::pick::Grip;
use crate::edit::{Change, Selection};

/// Begins a gesture when an item is dragged. Returns whether it did.
pub(super) fn begin(
    ui: &Ui,
    response: &Response,
    grip: &Grip<'_>,
    selected: &Selection,
    gesture: &mut Option<Gesture>,
    requests: &mut Requests,
) -> bool {
    // With Shift, every drag pans.
    if !response.drag_started_by(PointerButton::Primary) || ui.input(|input| input.modifiers.shift) {
        return false;
    }
    let Some(pressed) = ui.input(|input| input.pointer.press_origin()) else { return false };
    let Some(target) = grip.target_at(pressed) else { return false };
    let selection = if target.is_in(selected) { selected.clone() } else { target.selection() };
    if selection != *selected {
        requests.push(Request::Select(selection.clone()));
    }
    let Some(item) = ItemDrag::new(grip, target, &selection, pressed) else { return false };
    *gesture = Some(Gesture {
        selection,
        pivot: item.drag.grabbed,
        tool: Tool::Move,
        source: Source::Item(item),
        refusal: None,
    });
    advance(ui, response, grip, gesture, requests);
    true
}

/// Follows the pointer, and ends the gesture when it is released. Returns whether an item is dragged.
pub(super) fn advance(
    ui: &Ui,
    response: &Response,
    grip: &Grip<'_>,
    gesture: &mut Option<Gesture>,
    requests: &mut Requests,
) -> bool {
    let Some(dragged) = gesture else { return false };
    let Source::Item(item) = &mut dragged.source else { return false };
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    let modifiers = DragModifiers::of(ui);
    if let Some(pointer) = response.interact_pointer_pos() {
        item.drag.follow(pointer, modifiers);
    }
    if let Some(Goal { lead, to, snapped, words }) = item.goal(&grip.view, modifiers, grip.scene.dimension) {
        if let Some(snapped) = &snapped {
            snap::paint(ui, &grip.view, snapped);
        }
        let below = item.drag.pointer + vec2(16.0, 18.0);
        marks::paint_tag(ui, grip.view.rect, below, Align2::LEFT_TOP, &words);
        if item.last != (lead, to) {
            item.last = (lead, to);
            let selection = dragged.selection.clone();
            requests.push(Request::Preview(dragged.edit(Change::Move { selection, lead, to })));
        }
    }
    if response.drag_stopped() || !ui.input(|input| input.pointer.primary_down()) {
        requests.push(Request::Commit);
        *gesture = None;
    }
    true
}
