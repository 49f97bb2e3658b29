//! A waypoint of the motion that is dragged in the picture.

use glam::DVec3;

use crate::app::editing::drag::Drag;
use crate::lab::motion::Movement;

/// A waypoint that is dragged.
#[derive(Clone, Debug)]
pub(super) struct Held {
    /// Its index.
    pub(super) index: usize,
    /// Its position before the drag.
    pub(super) from: DVec3,
    pub(super) drag: Drag,
    /// The movement before the drag.
    pub(super) before: Movement,
}
