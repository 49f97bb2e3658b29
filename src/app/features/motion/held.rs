//! A waypoint of the motion that is dragged in the picture.

use std::sync::Arc;

use glam::DVec3;

use super::Plan;
use crate::app::editing::drag::Drag;

/// A waypoint that is dragged.
#[derive(Clone, Debug)]
pub(super) struct Held {
    /// Its index.
    pub(super) index: usize,
    /// Its position before the drag.
    pub(super) from: DVec3,
    pub(super) drag: Drag,
    /// The plan before the drag.
    pub(super) before: Arc<Plan>,
}
