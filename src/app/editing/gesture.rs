//! A change under way: a drag, or typed numbers. One gesture is one step of undo.

use glam::DVec3;

use super::handles::Held;
use super::pointer::ItemDrag;
use crate::app::command::Tool;
use crate::edit::{Change, Edit, Selection, Transform};

/// The names of the axes 0, 1 and 2.
pub(crate) const AXES: [&str; 3] = ["x", "y", "z"];

/// A change under way. The scene before it is kept by the document: each preview is an edit of that scene.
#[derive(Clone, Debug)]
pub(crate) struct Gesture {
    /// The bodies and vertices that it changes.
    pub(crate) selection: Selection,
    /// The fixed point of rotation and scaling, in world space.
    pub(crate) pivot: DVec3,
    /// The kind of change.
    pub(crate) tool: Tool,
    /// The input that drives it.
    pub(crate) source: Source,
    /// The reason if the last preview was refused.
    pub(crate) refusal: Option<String>,
}

/// The directions that a gesture is restricted to. Axes are 0, 1, 2 for x, y, z: of the world for moving, rotating
/// and for vertices, of the body's own frame for scaling a body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Constraint {
    /// Moves in the plane of the view, rotates about the line of sight, scales uniformly.
    #[default]
    View,
    /// Moves or scales along an axis, rotates about it.
    Axis(usize),
    /// Moves or scales in the plane perpendicular to an axis.
    Plane(usize),
}

/// The input that drives a gesture.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    /// The pointer, pressed on a body or a vertex.
    Item(ItemDrag),
    /// The pointer, pressed on a handle.
    Handle(Held),
    /// The keyboard.
    Typing,
}

impl Gesture {
    /// The edit that makes a change of this gesture, named `move q2`.
    pub(crate) fn edit(&self, change: Change) -> Edit {
        let verb = match self.tool {
            Tool::Move => "move",
            Tool::Rotate => "rotate",
            Tool::Scale => "scale",
        };
        Edit::new(format!("{verb} {}", self.selection.name()), change)
    }

    /// The edit that transforms the selection.
    pub(crate) fn transforming(&self, transform: Transform) -> Edit {
        let (selection, pivot) = (self.selection.clone(), self.pivot);
        self.edit(Change::Transform { selection, pivot, transform })
    }
}
