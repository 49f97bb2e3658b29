//! The path of Q in MOTION.

use glam::DVec3;

/// The movement of Q: along a path, about itself, or both at once. Positions are those of its center
/// ([`crate::geometry::Body::center`]).
#[derive(Clone, Debug, PartialEq)]
pub struct Movement {
    /// The waypoints, visited in order from the current position of Q, in world coordinates and at constant
    /// speed; at most [`Movement::MAX_WAYPOINTS`]. If empty, Q stays in place.
    pub waypoints: Vec<DVec3>,
    /// Whether Q returns along the same path.
    pub returns: bool,
    /// The rotation axis through the center of Q, of any length; in 2D it is z.
    pub axis: DVec3,
    /// The total number of turns, counterclockwise as seen from the tip of the axis. With 0, Q does not turn.
    pub turns: f64,
    /// The number of frames, [`Movement::MIN_FRAMES`] to [`Movement::MAX_FRAMES`]. The first shows the
    /// current position of Q, the last its destination.
    pub frames: usize,
}

impl Movement {
    /// Minimum number of frames: a start and an end.
    pub const MIN_FRAMES: usize = 2;
    /// Maximum number of frames; more take too long to count.
    pub const MAX_FRAMES: usize = 2000;
    /// Maximum number of waypoints.
    pub const MAX_WAYPOINTS: usize = 16;
    /// Maximum number of turns, in either direction.
    pub const MAX_TURNS: f64 = 100.0;
    /// Default number of frames: slow enough to follow, and short enough to wait for.
    pub const DEFAULT_FRAMES: usize = 240;
}

impl Default for Movement {
    /// Q stays in place.
    fn default() -> Self {
        Self {
            waypoints: Vec::new(),
            returns: false,
            axis: DVec3::Z,
            turns: 0.0,
            frames: Self::DEFAULT_FRAMES,
        }
    }
}
