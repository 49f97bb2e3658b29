//! The room that a text takes on paper.

use glam::DVec2;

/// The mean width of a letter of the fonts in use, as a fraction of the font size.
const LETTER_WIDTH: f64 = 0.55;

/// A rectangle given by its centre and half its size.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextBox {
    pub(super) center: DVec2,
    pub(super) half: DVec2,
}

impl TextBox {
    /// The area of the intersection with `other`, in square points.
    pub(super) fn overlap(self, other: Self) -> f64 {
        let shared = self.half + other.half - (self.center - other.center).abs();
        let shared = shared.min(self.half * 2.0).min(other.half * 2.0).max(DVec2::ZERO);
        shared.x * shared.y
    }
}

/// The approximate width of a text, in points.
pub(super) fn width(text: &str, size: f64) -> f64 {
    text.chars().count() as f64 * LETTER_WIDTH * size
}
