//! Arrow keys that move the selection by one grid step for each press.
//!
//! During this mode the arrow keys do not step through the timeline; Esc ends it. The repeats of a held key
//! are one step of undo.

use glam::DVec3;

use super::drag::{FINE, grid_step};
use super::state::Editing;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::edit::{Change, Edit, Selection, Transform, decimal, snap};
use crate::geometry::Dimension;
use crate::message::text;
use crate::scene::Scene;

/// The direction of a nudge, as seen in the view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Toward {
    /// The left arrow.
    Left,
    /// The right arrow.
    Right,
    /// The up arrow.
    Up,
    /// The down arrow.
    Down,
    /// Page up: away from the eye.
    Away,
    /// Page down: toward the eye.
    Near,
}

/// One press of an arrow key, or its repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Nudge {
    /// The direction.
    pub(crate) toward: Toward,
    /// Whether to move by a tenth of the step.
    pub(crate) fine: bool,
    /// Whether the event repeats a held key.
    pub(crate) repeated: bool,
}

/// Moves the selection. The repeats of a held key preview the sum of their displacements.
pub(crate) fn nudge(nudge: Nudge, editing: &mut Editing, cx: &mut Cx<'_>) {
    if !nudge.repeated {
        end(editing, cx);
    }
    let (scene, selection) = (cx.scene, &cx.session.selection);
    let Some(by) = displacement(nudge, scene, selection, editing) else { return };
    let by = editing.nudged.map_or(by, |before| decimal::sum_of(before, by));
    editing.nudged = Some(by);
    let (name, selection) = (text!("editing-move"; name = selection.name()), selection.clone());
    let transform = Transform::Move(by);
    let change = Change::Transform { selection, pivot: DVec3::ZERO, transform };
    cx.requests.push(Request::Preview(Edit::new(name, change)));
}

/// Ends the nudge: the moves since the key was pressed become one step of undo.
pub(crate) fn end(editing: &mut Editing, cx: &mut Cx<'_>) {
    if editing.nudged.take().is_some() {
        cx.requests.push(Request::Commit);
    }
}

/// The displacement in the world: along an axis of the view, in short decimals.
fn displacement(nudge: Nudge, scene: &Scene, selection: &Selection, editing: &Editing) -> Option<DVec3> {
    let view = editing.handles.view?;
    let place = selection.middle(scene)?;
    let [right, up, back] = view.view_axes();
    let direction = match nudge.toward {
        Toward::Left => -right,
        Toward::Right => right,
        Toward::Up => up,
        Toward::Down => -up,
        Toward::Away | Toward::Near if scene.dimension == Dimension::Two => return None,
        Toward::Away => -back,
        Toward::Near => back,
    };
    let step = grid_step(&view, place) * if nudge.fine { FINE } else { 1.0 };
    Some(snap::to_grid(direction * step, step * 1e-3))
}
