//! A change in the making: a drag, or numbers that are typed. One gesture is one step of undo.

use std::sync::Arc;

use eframe::egui::Pos2;
use glam::DVec3;

use super::tool::Tool;
use crate::edit::{EditError, Selection, Transform, transform};
use crate::scene::Scene;

/// What the axes 0, 1 and 2 are called.
pub(crate) const AXES: [&str; 3] = ["x", "y", "z"];

/// A change in the making. Every preview starts from the scene as it was at first, so that rounding does not add up and
/// Esc leads back exactly.
#[derive(Clone, Debug)]
pub(crate) struct Gesture {
    /// The scene when it began.
    pub(crate) start: Arc<Scene>,
    /// What it changes.
    pub(crate) selection: Selection,
    /// What stays where it is when something turns or grows, in world space.
    pub(crate) pivot: DVec3,
    /// What it does.
    pub(crate) tool: Tool,
    /// In which directions.
    pub(crate) constraint: Constraint,
    /// Who drives it.
    pub(crate) source: Source,
}

/// The directions in which a gesture goes. Axes are 0, 1, 2 for x, y, z: of the world for moving and turning and for
/// vertices, of the body itself for scaling a body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Constraint {
    /// In the plane of the view; about the line of sight; evenly.
    #[default]
    View,
    /// Along an axis; about it.
    Axis(usize),
    /// Across an axis.
    Plane(usize),
}

/// Who drives a gesture.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Source {
    /// The pointer, pressed on a body or a vertex.
    Thing(Grabbed),
    /// The pointer, pressed on a handle.
    Handle(Grabbed),
    /// The keyboard: what has been typed so far, after the tool and the axis.
    Typing(String),
}

/// Where the pointer took hold.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Grabbed {
    /// On screen.
    pub(crate) screen: Pos2,
    /// In the world.
    pub(crate) world: DVec3,
}

impl Gesture {
    /// The scene as it would be.
    ///
    /// # Errors
    /// The change leads to no shape.
    pub(crate) fn changed(&self, transform: Transform) -> Result<Scene, EditError> {
        transform::apply(&self.start, &self.selection, self.pivot, transform)
    }

    /// Its name for undo: `move q2`.
    pub(crate) fn name(&self) -> String {
        let verb = match self.tool {
            Tool::Move => "move",
            Tool::Rotate => "rotate",
            Tool::Scale => "scale",
        };
        format!("{verb} {}", self.selection.name())
    }
}
