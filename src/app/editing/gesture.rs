//! A change in progress: a drag, or typed numbers. One gesture is one step of undo.

use glam::DVec3;

use super::handles::held::HeldHandle;
use super::pointer::item_drag::ItemDrag;
use super::pointer::other_drag::OtherDrag;
use crate::app::command::Tool;
use crate::edit::{Change, Edit, Selection, Transform};
use crate::message::text;

/// A change in progress. The document keeps the scene before it: each preview is an edit of that scene.
#[derive(Clone, Debug)]
pub(crate) struct Gesture {
    /// The bodies and vertices that the gesture changes.
    pub(crate) selection: Selection,
    /// The fixed point of rotation and scaling, in world space.
    pub(crate) pivot: DVec3,
    /// The kind of change.
    pub(crate) tool: Tool,
    /// The input that drives the gesture.
    pub(crate) source: GestureInput,
    /// The reason why the last preview was refused, if it was.
    pub(crate) refusal: Option<String>,
}

/// The input that drives a gesture.
#[derive(Clone, Debug)]
pub(crate) enum GestureInput {
    /// The pointer, pressed on a body or a vertex.
    Item(ItemDrag),
    /// The pointer, pressed on a body beside P and Q.
    Other(OtherDrag),
    /// The pointer, pressed on a handle.
    Handle(HeldHandle),
    /// The keyboard.
    Typing,
}

impl Gesture {
    /// Returns the dragged handle.
    pub(super) const fn held(&self) -> Option<&HeldHandle> {
        match &self.source {
            GestureInput::Handle(held) => Some(held),
            GestureInput::Item(_) | GestureInput::Other(_) | GestureInput::Typing => None,
        }
    }

    /// Returns the edit that makes a change of this gesture, named `move q2`.
    pub(crate) fn edit(&self, change: Change) -> Edit {
        let item = self.selection.name();
        let name = match self.tool {
            Tool::Move => text!("edit-undo-move"; item = item),
            Tool::Rotate => text!("edit-undo-rotate"; item = item),
            Tool::Scale => text!("edit-undo-scale"; item = item),
        };
        Edit::new(name, change)
    }

    /// Returns the edit that transforms the selection.
    pub(crate) fn transforming(&self, transform: Transform) -> Edit {
        let (selection, pivot) = (self.selection.clone(), self.pivot);
        self.edit(Change::Transform { selection, pivot, transform })
    }
}
