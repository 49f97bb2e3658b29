//! Modal typing, as in Blender: a transform is typed without a field, as a tool, an axis, a number and Enter.
//!
//! The key of a tool alone changes the handles. The axis or number that follows begins a gesture, which every further
//! key previews; Enter or a click applies it, Esc cancels it.

pub(super) mod entry;

use eframe::egui::{Rect, Ui};

use super::gesture::{Gesture, GestureInput};
use super::handles::echo::{self, BubbleLine};
use super::state::Editing;
use crate::app::command::Tool;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::message::text;
use entry::Typing;

/// A key of modal typing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TypingKey {
    /// Chooses another tool.
    Tool(Tool),
    /// Chooses an axis, 0 to 2; with Shift the plane perpendicular to it.
    Axis(usize, bool),
    /// A character of a number.
    Character(char),
    /// Removes the last character, or else the axis.
    Backspace,
    /// Applies the transform.
    Enter,
    /// Cancels the transform.
    Escape,
}

/// The stage of modal typing, which determines the meaning of keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum TypingStage {
    /// Keys are commands.
    #[default]
    Off,
    /// A tool has been chosen: an axis or a number may follow.
    Ready,
    /// An axis or a number has been typed: every key belongs to modal typing.
    Typing,
}

/// Returns the stage of modal typing.
pub(crate) fn stage(editing: &Editing) -> TypingStage {
    match &editing.typing {
        None => TypingStage::Off,
        Some(typing) if typing.entry.is_empty() => TypingStage::Ready,
        Some(_) => TypingStage::Typing,
    }
}

/// Starts modal typing after the key of a tool.
pub(crate) fn begin(editing: &mut Editing) {
    if editing.gesture.is_none() {
        editing.typing = Some(Typing::default());
    }
}

/// Handles a key, which may choose another tool.
pub(crate) fn handle(stroke: TypingKey, editing: &mut Editing, cx: &mut Cx<'_>) {
    let Some(typing) = &mut editing.typing else { return };
    let refusal = typing.refusal.take();
    let changed = match stroke {
        TypingKey::Enter => {
            // A refused number stays refused, with its reason.
            typing.refusal = refusal;
            return finish(editing, cx);
        }
        TypingKey::Escape => return cancel(editing, cx),
        // Within a number a letter may be the exponent.
        TypingKey::Tool(_) if typing.entry.has_number() => return,
        TypingKey::Tool(chosen) => {
            cancel(editing, cx);
            cx.session.tool = chosen;
            return begin(editing);
        }
        TypingKey::Axis(axis, across) => {
            typing.entry.constrain(cx.session.tool, axis, across, cx.scene.dimension)
        }
        TypingKey::Character(character) => {
            typing.entry.push(character);
            Ok(())
        }
        TypingKey::Backspace => {
            typing.entry.pop();
            Ok(())
        }
    };
    if let Err(refusal) = changed {
        typing.refusal = Some(refusal);
    } else if typing.entry.is_empty() {
        restore(editing, cx);
    } else if cx.session.selection.is_empty() {
        editing.typing = None;
        cx.requests.push(Request::Notice(text!("typing-nothing-selected").to_owned()));
    } else {
        preview(editing, cx);
    }
}

/// Ends modal typing by a press of the pointer: applies a previewed transform.
pub(crate) fn finish_by_pointer(editing: &mut Editing, cx: &mut Cx<'_>) {
    match stage(editing) {
        TypingStage::Off => {}
        TypingStage::Ready => editing.typing = None,
        TypingStage::Typing => {
            finish(editing, cx);
            // A transform that cannot be applied is canceled: the pointer is elsewhere already.
            cancel(editing, cx);
            editing.pointer_ignored = true;
        }
    }
}

/// Ends modal typing and restores the scene before it.
pub(crate) fn cancel(editing: &mut Editing, cx: &mut Cx<'_>) {
    editing.typing = None;
    restore(editing, cx);
}

/// Restores the scene before the gesture.
fn restore(editing: &mut Editing, cx: &mut Cx<'_>) {
    if is_typed(editing) {
        editing.gesture = None;
        cx.requests.push(Request::Cancel);
    }
}

/// Returns whether the current gesture is a typed one.
fn is_typed(editing: &Editing) -> bool {
    editing.gesture.as_ref().is_some_and(|gesture| matches!(gesture.source, GestureInput::Typing))
}

/// Previews the typed transform, or records why it is refused.
fn preview(editing: &mut Editing, cx: &mut Cx<'_>) {
    let Some(typing) = &mut editing.typing else { return };
    let (selection, tool) = (&cx.session.selection, cx.session.tool);
    let Some(pivot) = selection.middle(cx.scene) else { return };
    let toward_eye = editing.handles.view.map_or(glam::DVec3::Z, |view| view.view_axes()[2]);
    let gesture = editing.gesture.get_or_insert_with(|| Gesture {
        selection: selection.clone(),
        pivot,
        tool,
        source: GestureInput::Typing,
        refusal: None,
    });
    if selection.single_vertex().is_some() && tool != Tool::Move {
        typing.refusal = Some(text!("editing-a-single-vertex-cannot-be").to_owned());
        return;
    }
    let transform = match typing.entry.transform(tool, cx.scene.dimension, toward_eye) {
        Ok(transform) => transform,
        Err(refusal) => {
            typing.refusal = refusal;
            return cx.requests.push(Request::Cancel);
        }
    };
    let edit = gesture.transforming(transform);
    match edit.apply(cx.document.start_of(&edit)) {
        Ok(_) => cx.requests.push(Request::Preview(edit)),
        Err(error) => {
            typing.refusal = Some(error.to_string());
            cx.requests.push(Request::Cancel);
        }
    }
}

/// Applies the typed transform, or records why it is refused.
fn finish(editing: &mut Editing, cx: &mut Cx<'_>) {
    let Some(typing) = &mut editing.typing else { return };
    if !typing.entry.has_number() {
        return cancel(editing, cx);
    }
    if typing.refusal.is_none() {
        typing.refusal = typing.entry.value().err();
    }
    if typing.refusal.is_none() && is_typed(editing) {
        cx.requests.push(Request::Commit);
        editing.gesture = None;
        editing.typing = None;
    }
}

/// Shows the typed input and the hint for the next key at the top of the view.
pub(crate) fn echo_ui(ui: &Ui, view: Rect, editing: &Editing, cx: &Cx<'_>) {
    let (selection, tool) = (&cx.session.selection, cx.session.tool);
    let Some(typing) = editing.typing.as_ref().filter(|_| !selection.is_empty()) else { return };
    let flat = editing.handles.view.is_some_and(|view| view.view_axes()[2] == glam::DVec3::Z);
    let words = text!("typing"; transform = typing.entry.words(tool));
    let next = entry::next_keys(tool, &typing.entry, flat);
    let mut lines = vec![BubbleLine::Strong(&words)];
    lines.extend(typing.refusal.as_deref().map(BubbleLine::Refusal));
    lines.push(BubbleLine::Weak(next));
    echo::at_top(ui, view, &lines);
}
