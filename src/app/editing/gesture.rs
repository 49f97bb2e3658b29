//! A change under way: a drag, or typed numbers. One gesture is one step of undo.

use std::sync::Arc;

use eframe::egui::Pos2;
use glam::DVec3;

use crate::app::command::Tool;
use crate::edit::{EditError, Selection, Transform, transform};
use crate::scene::Scene;

/// The names of the axes 0, 1 and 2.
pub(crate) const AXES: [&str; 3] = ["x", "y", "z"];

/// A change under way. Every preview starts from the scene before the gesture, so that roundoff does not accumulate
/// and Esc restores it exactly.
#[derive(Clone, Debug)]
pub(crate) struct Gesture {
    /// The scene before the gesture.
    pub(crate) start: Arc<Scene>,
    /// The bodies and vertices that it changes.
    pub(crate) selection: Selection,
    /// The fixed point of rotation and scaling, in world space.
    pub(crate) pivot: DVec3,
    /// The kind of change.
    pub(crate) tool: Tool,
    /// The directions that it is restricted to.
    pub(crate) constraint: Constraint,
    /// The input that drives it.
    pub(crate) source: Source,
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
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Source {
    /// The pointer, pressed on a body or a vertex.
    Item(Grabbed),
    /// The pointer, pressed on a handle.
    Handle(Grabbed),
    /// The keyboard, with the text typed so far, after the tool and the axis.
    Typing(String),
}

/// The position where the pointer was pressed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Grabbed {
    /// On screen, in points.
    pub(crate) screen: Pos2,
    /// In world space.
    pub(crate) world: DVec3,
}

impl Gesture {
    /// The scene with the transform applied.
    ///
    /// # Errors
    /// The transform leads to an invalid shape.
    pub(crate) fn changed(&self, transform: Transform) -> Result<Scene, EditError> {
        transform::apply(&self.start, &self.selection, self.pivot, transform)
    }

    /// The name of the change for undo: `move q2`.
    pub(crate) fn name(&self) -> String {
        let verb = match self.tool {
            Tool::Move => "move",
            Tool::Rotate => "rotate",
            Tool::Scale => "scale",
        };
        format!("{verb} {}", self.selection.name())
    }
}
