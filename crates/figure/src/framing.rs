//! The room that a framed figure takes on paper: the rest is for labels.

use glam::DVec2;

/// The margin on each side, as a fraction of the smaller side of the paper.
const MARGIN: f64 = 0.09;
/// Maximum margin, in points.
const MAX_MARGIN: f64 = 44.0;

/// Width and height of the room on paper of `size` points.
pub(super) fn room(size: DVec2) -> DVec2 {
    (size - DVec2::splat(2.0 * margin(size))).max(DVec2::ONE)
}

/// Returns the margin of a framed figure on each side of paper of `size` points.
pub fn margin(size: DVec2) -> f64 {
    (MARGIN * size.min_element()).clamp(0.0, MAX_MARGIN)
}
