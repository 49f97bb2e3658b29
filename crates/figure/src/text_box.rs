//! The space of a text on paper.

use std::sync::OnceLock;

use glam::DVec2;
use ttf_parser::Face;

/// The width of a letter that no font has, as a fraction of the font size.
const UNKNOWN: f64 = 0.6;

/// Minimum distance of a text from the border of the paper, in points.
const BORDER: f64 = 2.0;

/// A rectangle given by its center and half its size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TextBox {
    /// The center, in points.
    pub center: DVec2,
    /// Half of width and height, in points.
    pub half: DVec2,
}

impl TextBox {
    /// Computes the box of one line of text.
    pub fn of(center: DVec2, text: &str, size: f64) -> Self {
        Self { center, half: DVec2::new(width(text, size), size) * 0.5 }
    }

    /// Returns the area of the intersection with `other`, in square points.
    pub fn overlap(self, other: Self) -> f64 {
        let shared = self.half + other.half - (self.center - other.center).abs();
        let shared = shared.min(self.half * 2.0).min(other.half * 2.0).max(DVec2::ZERO);
        shared.x * shared.y
    }

    /// Returns the box with `margin` points more on each side.
    pub(super) fn grown(self, margin: f64) -> Self {
        Self { half: self.half + DVec2::splat(margin), ..self }
    }

    /// Returns whether the box lies on paper of `size` points without touching its border.
    pub(super) fn is_within(self, size: DVec2) -> bool {
        let room = size * 0.5 - self.half - DVec2::splat(BORDER);
        (self.center - size * 0.5).abs().cmple(room).all()
    }

    /// Returns the nearest box of the same size on paper of `size` points, off its border; centered on the paper if that
    /// is too small.
    pub(super) fn moved_onto(self, size: DVec2) -> Self {
        let room = (size * 0.5 - self.half - DVec2::splat(BORDER)).max(DVec2::ZERO);
        let center = size * 0.5 + (self.center - size * 0.5).clamp(-room, room);
        Self { center, ..self }
    }

    /// Returns the point of the box that is nearest to `point`.
    pub(super) fn nearest(self, point: DVec2) -> DVec2 {
        self.center + (point - self.center).clamp(-self.half, self.half)
    }
}

/// Returns the width of a text in the fonts of the window, in points.
pub(super) fn width(text: &str, size: f64) -> f64 {
    text.chars().map(advance).sum::<f64>() * size
}

/// Returns the width of a text in the fonts of the window, in points, and its number of lines in a column of `room`
/// points: a line ends before the first word that does not fit.
pub fn lines(text: &str, size: f64, room: f64) -> (f64, usize) {
    let mut count = 1;
    let mut end = 0.0;
    for word in text.split_inclusive(char::is_whitespace) {
        let own = width(word.trim_end(), size);
        if end > 0.0 && end + own > room {
            (count, end) = (count + 1, 0.0);
        }
        end += width(word, size);
        // The window breaks a word that is longer than the column.
        let mut rest = own;
        while rest > room.max(size) {
            rest -= room.max(size);
            (count, end) = (count + 1, rest);
        }
    }
    (width(text, size), count)
}

/// Returns whether the first font of the window has a character.
pub(super) fn is_plain(character: char) -> bool {
    faces().first().is_some_and(|face| face.glyph_index(character).is_some())
}

/// The width of a character as a fraction of the font size.
fn advance(character: char) -> f64 {
    let advance = faces().iter().find_map(|face| {
        let glyph = face.glyph_index(character)?;
        Some(f64::from(face.glyph_hor_advance(glyph)?) / f64::from(face.units_per_em()))
    });
    advance.unwrap_or(UNKNOWN)
}

/// The fonts of the window, in the order in which they are searched for a character.
fn faces() -> &'static [Face<'static>] {
    static FACES: OnceLock<Vec<Face<'static>>> = OnceLock::new();
    FACES.get_or_init(|| {
        let fonts = [epaint_default_fonts::UBUNTU_LIGHT, epaint_default_fonts::HACK_REGULAR];
        fonts.iter().filter_map(|font| Face::parse(font, 0).ok()).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::{lines, width};

    #[test]
    fn lines_break_before_words_that_do_not_fit() {
        let room = width("one two", 10.0) + 0.1;
        let count = |text: &str| lines(text, 10.0, room).1;
        assert_eq!(["", "one", "one two", "one two one", "one two one two one"].map(count), [1, 1, 1, 2, 3]);
        // A word that is longer than the column continues on the next line.
        assert_eq!(count("onetwoonetwo"), 2);
    }
}
