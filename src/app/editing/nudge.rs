//! Arrow keys that move the selection by one grid step for each press.
//!
//! Meanwhile the arrow keys do not step through the timeline; Esc ends this. The repeats of a held key are one step
//! of undo.

use glam::DVec3;

use super::handles;
use crate::app::editing::Editing;
use crate::app::state::request::{Request, Requests};
use crate::app::state::session::Session;
use crate::edit::{Transform, snap, transform};
use crate::geometry::Dimension;
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

/// Moves the selection.
pub(crate) fn nudge(
    nudge: Nudge,
    scene: &Scene,
    editing: &mut Editing,
    session: &mut Session,
    requests: &mut Requests,
) {
    if !nudge.repeated {
        end(editing, session, requests);
    }
    let Some(by) = displacement(nudge, scene, editing, session) else { return };
    let pivot = DVec3::ZERO;
    match transform::apply(scene, &session.selection, pivot, Transform::Move(by)) {
        Ok(moved) => {
            editing.nudge_held = true;
            requests.push(Request::Preview(Box::new(moved)));
        }
        Err(error) => requests.push(Request::Notice(error.to_string())),
    }
}

/// Ends the nudge: the moves since the key was pressed become one step of undo.
pub(crate) fn end(editing: &mut Editing, session: &Session, requests: &mut Requests) {
    if std::mem::take(&mut editing.nudge_held) {
        requests.push(Request::Commit(format!("move {}", session.selection.name())));
    }
}

/// The displacement in the world: along an axis of the view, in short decimals.
fn displacement(nudge: Nudge, scene: &Scene, editing: &Editing, session: &Session) -> Option<DVec3> {
    let view = editing.handles.view?;
    let place = session.selection.middle(scene)?;
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
    let step = handles::grid_step(&view, place) * if nudge.fine { 0.1 } else { 1.0 };
    Some(snap::to_grid(direction * step, step * 1e-3))
}
