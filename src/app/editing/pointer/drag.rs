//! Dragging the selection in the plane of the view: one gesture, one step of undo.

use eframe::egui::{Align2, CursorIcon, PointerButton, Response, Ui, vec2};

use super::item_drag::{DragGoal, ItemDrag};
use super::other_drag::OtherDrag;
use super::{marks, snap};
use crate::app::command::Tool;
use crate::app::editing::drag::DragModifiers;
use crate::app::editing::gesture::{Gesture, GestureInput};
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::view::pick::Grip;
use crate::edit::{Change, Edit, Selection};
use crate::message::text;

/// Begins a gesture when an item is dragged. Returns whether a gesture began.
pub(super) fn begin(
    ui: &Ui,
    response: &Response,
    grip: &Grip<'_>,
    gesture: &mut Option<Gesture>,
    cx: &mut Cx<'_>,
) -> bool {
    // With Shift, every drag pans.
    if !response.drag_started_by(PointerButton::Primary) || ui.input(|input| input.modifiers.shift) {
        return false;
    }
    let Some(pressed) = ui.input(|input| input.pointer.press_origin()) else { return false };
    let Some(target) = grip.target_at(pressed) else {
        return begin_other(ui, response, grip, OtherDrag::new(grip, pressed), gesture, cx);
    };
    let selected = &cx.session.selection;
    let selection = if target.is_in(selected) { selected.clone() } else { target.selection() };
    if selection != *selected {
        cx.requests.push(Request::Select(selection.clone()));
    }
    let Some(item) = ItemDrag::new(grip, target, &selection, pressed) else { return false };
    *gesture = Some(Gesture {
        selection,
        pivot: item.drag.grabbed,
        tool: Tool::Move,
        source: GestureInput::Item(item),
        refusal: None,
    });
    advance(ui, response, grip, gesture, cx);
    true
}

/// Begins a gesture with a body beside P and Q. Returns whether there is one.
fn begin_other(
    ui: &Ui,
    response: &Response,
    grip: &Grip<'_>,
    other: Option<OtherDrag>,
    gesture: &mut Option<Gesture>,
    cx: &mut Cx<'_>,
) -> bool {
    *gesture = other.map(|other| Gesture {
        selection: Selection::default(),
        pivot: other.drag.grabbed,
        tool: Tool::Move,
        source: GestureInput::Other(other),
        refusal: None,
    });
    advance(ui, response, grip, gesture, cx)
}

/// Follows the pointer, and ends the gesture when it is released. Returns whether an item is dragged.
pub(super) fn advance(
    ui: &Ui,
    response: &Response,
    grip: &Grip<'_>,
    gesture: &mut Option<Gesture>,
    cx: &mut Cx<'_>,
) -> bool {
    let Some(dragged) = gesture else { return false };
    let item = match &mut dragged.source {
        GestureInput::Item(item) => item,
        GestureInput::Other(other) => {
            advance_other(ui, response, grip, other, cx);
            end(ui, response, gesture, cx);
            return true;
        }
        GestureInput::Handle(_) | GestureInput::Typing => return false,
    };
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    let modifiers = DragModifiers::of(ui);
    if let Some(pointer) = response.interact_pointer_pos() {
        item.drag.follow(pointer, modifiers);
    }
    if let Some(DragGoal { lead, to, snapped, words }) =
        item.goal(&grip.view, modifiers, grip.scene.dimension)
    {
        if let Some(snapped) = &snapped {
            snap::paint(ui, &grip.view, snapped);
        }
        let below = item.drag.pointer + vec2(16.0, 18.0);
        marks::paint_tag(ui, grip.view.rect, below, Align2::LEFT_TOP, &words);
        if item.last != (lead, to) {
            item.last = (lead, to);
            let selection = dragged.selection.clone();
            cx.requests.push(Request::Preview(dragged.edit(Change::Move { selection, lead, to })));
        }
    }
    end(ui, response, gesture, cx);
    true
}

/// Moves a body beside P and Q with the pointer.
fn advance_other(ui: &Ui, response: &Response, grip: &Grip<'_>, other: &mut OtherDrag, cx: &mut Cx<'_>) {
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    let modifiers = DragModifiers::of(ui);
    if let Some(pointer) = response.interact_pointer_pos() {
        other.drag.follow(pointer, modifiers);
    }
    let Some((to, words)) = other.goal(grip, modifiers) else { return };
    let below = other.drag.pointer + vec2(16.0, 18.0);
    marks::paint_tag(ui, grip.view.rect, below, Align2::LEFT_TOP, &words);
    if other.last != to {
        other.last = to;
        let name = text!("editing-move-3"; other_name = grip.scene.other_name(other.index));
        cx.requests.push(Request::Preview(Edit::new(name, Change::MoveOther(other.index, to))));
    }
}

/// Ends the gesture when the pointer is released.
fn end(ui: &Ui, response: &Response, gesture: &mut Option<Gesture>, cx: &mut Cx<'_>) {
    if response.drag_stopped() || !ui.input(|input| input.pointer.primary_down()) {
        cx.requests.push(Request::Commit);
        *gesture = None;
    }
}
