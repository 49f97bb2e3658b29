//! Arrow keys that move what is selected: one step of the grid for each press.
//!
//! While they do, the timeline has lost its arrows; Esc gives them back. A key that is held repeats, and all of that
//! is one step of undo.

use glam::DVec3;

use super::handles;
use super::request::{Request, Requests};
use super::session::Session;
use crate::edit::{Transform, snap, transform};
use crate::geometry::Dimension;
use crate::scene::Scene;

/// Where a key moves things, as seen in the view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Toward {
    /// The left arrow.
    Left,
    /// The right arrow.
    Right,
    /// The upper arrow.
    Up,
    /// The lower arrow.
    Down,
    /// Page up: away from the eye.
    Away,
    /// Page down: toward the eye.
    Near,
}

/// One press of a key, or its repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Nudge {
    /// Where to.
    pub(crate) toward: Toward,
    /// A tenth of the step.
    pub(crate) fine: bool,
    /// The key is held.
    pub(crate) repeated: bool,
}

/// Moves what is selected.
pub(crate) fn nudge(nudge: Nudge, scene: &Scene, session: &mut Session, requests: &mut Requests) {
    if !nudge.repeated {
        end(session, requests);
    }
    let Some(by) = way(nudge, scene, session) else { return };
    let pivot = DVec3::ZERO;
    match transform::apply(scene, &session.selection, pivot, Transform::Move(by)) {
        Ok(moved) => {
            session.nudge_held = true;
            requests.push(Request::Preview(Box::new(moved)));
        }
        Err(error) => requests.push(Request::Notice(error.to_string())),
    }
}

/// The key has been let go: what it did is one step of undo.
pub(crate) fn end(session: &mut Session, requests: &mut Requests) {
    if std::mem::take(&mut session.nudge_held) {
        requests.push(Request::Commit(format!("move {}", session.selection.name())));
    }
}

/// By how much, in the world. Along the axes of the view, in short decimals.
fn way(nudge: Nudge, scene: &Scene, session: &Session) -> Option<DVec3> {
    let view = session.handles.view?;
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
