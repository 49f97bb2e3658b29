//! Where Q goes in MOTION.

use glam::DVec3;

/// Where Q goes: along a path, about itself, or both at once. Positions are those of its middle
/// ([`crate::geometry::Body::center`]).
#[derive(Clone, Debug, PartialEq)]
pub struct Movement {
    /// Where it goes from where it is, one after the other, in world coordinates, at constant speed; at most
    /// [`Movement::MAX_WAYPOINTS`]. None: it stays where it is.
    pub waypoints: Vec<DVec3>,
    /// Whether it goes back the same way.
    pub returns: bool,
    /// About which axis through its middle it turns, of any length; in 2D that is z.
    pub axis: DVec3,
    /// How many turns it makes altogether, counter-clockwise seen from where the axis points; 0: it does not turn.
    pub turns: f64,
    /// How many frames, [`Movement::MIN_FRAMES`] to [`Movement::MAX_FRAMES`]: the first is where Q is, the last where
    /// it arrives.
    pub frames: usize,
}

impl Movement {
    /// Fewer are no movement.
    pub const MIN_FRAMES: usize = 2;
    /// More take too long to count while one waits.
    pub const MAX_FRAMES: usize = 2000;
    /// More are a drawing.
    pub const MAX_WAYPOINTS: usize = 16;
    /// Either way round.
    pub const MAX_TURNS: f64 = 100.0;
    /// Slow enough to be followed, and short enough to be waited for.
    pub const DEFAULT_FRAMES: usize = 240;
}

impl Default for Movement {
    /// Q stays where it is.
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
