//! The room of the window: its size in points, and the panels that fit beside the pictures in it.
//!
//! Pictures are never squeezed: they keep their fraction of the height, and panels that do not fit beside
//! them fold into tabs and drawers.

use eframe::egui::{Vec2, vec2};

/// Minimum share of the window's height for the pictures, in percent: with text of at most the usual size,
/// and with larger text. Integers, since 0.6 is a little more as a float, and an integer height would be
/// rounded up.
const PICTURES: (f32, f32) = (60.0, 55.0);

/// The height of that panel while questions are asked, in points: a question of two lines with two rows of answers. The
/// pictures are smaller then, but nothing covers them.
const QUESTION: f32 = 164.0;

/// Minimum share of the window's height that the pictures keep if the user enlarges the panel below them.
const MIN_PICTURES: f32 = 0.3;

/// Minimum width of a window with the setup beside the pictures, and with the page of a lesson, which is read while the
/// pictures are used, in points.
const SETUP: (f32, f32) = (900.0, 760.0);

/// Minimum size of a window with the decision of the explorer beside its picture, in points.
const STORY: Vec2 = vec2(800.0, 400.0);

/// Minimum size of a window in which the heads of two compared runs have three lines each, in points. In a
/// narrower window, the choices of the second run do not fit into one line.
const HEADS: Vec2 = vec2(1080.0, 640.0);

/// Minimum height of a window with a status line, in points.
const STATUS: f32 = 420.0;

/// Minimum width of two pictures side by side, in points.
const PAIR: f32 = 560.0;

/// Minimum width of the sentences and the tabs side by side, in points.
const BESIDE: f32 = 620.0;

/// Minimum heights of a lower panel with a table of its own, with the verdict and three lines of a sentence,
/// and with one line, in points.
const LOWER: (f32, f32, f32) = (122.0, 126.0, 48.0);

/// The height of each additional line, in points.
const LINE: f32 = 18.0;

/// Minimum height of a lower panel in which the tabs have room below the sentences, in points.
const STACKED: f32 = 240.0;

/// Minimum width of a lower panel with the proof beside the table, and beside code and charts, in points.
const CARD: (f32, f32) = (900.0, 1240.0);

/// The room of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Room {
    /// The size of the window, in points: smaller with larger text.
    size: Vec2,
    /// Minimum height of the pictures, in points.
    pictures: f32,
    /// Whether a page of a lesson takes the place of the setup.
    has_page: bool,
}

impl Room {
    /// Computes the room of a window of this size in points, with text enlarged by this factor.
    pub(crate) fn of(size: Vec2, zoom: f32, has_page: bool) -> Self {
        let percent = if zoom <= 1.0 { PICTURES.0 } else { PICTURES.1 };
        // Rounded up, since panels end at whole pixels.
        Self { size, pictures: (percent * size.y / 100.0).ceil() + 1.0, has_page }
    }

    /// Returns the size of the window, in points.
    pub(crate) const fn size(self) -> Vec2 {
        self.size
    }

    /// Returns whether the setup, or the page, is beside the pictures; otherwise it is a drawer.
    pub(crate) fn docks_setup(self) -> bool {
        self.size.x >= if self.has_page { SETUP.1 } else { SETUP.0 }
    }

    /// Returns whether the decision of the explorer is beside its picture; otherwise it is a drawer.
    pub(crate) fn docks_story(self) -> bool {
        self.size.x >= STORY.x && self.size.y >= STORY.y
    }

    /// Returns whether there is a status line.
    pub(crate) fn has_status(self) -> bool {
        self.size.y >= STATUS
    }

    /// Returns whether the heads of the compared runs have lines of their own for verdict and choices.
    pub(crate) fn has_heads(self) -> bool {
        self.size.x >= HEADS.x && self.size.y >= HEADS.y
    }

    /// Returns whether two pictures fit side by side into this width; otherwise they are tabs.
    pub(crate) const fn is_pair(width: f32) -> bool {
        width >= PAIR
    }

    /// Returns the height that the pictures leave to a panel below them: `available` without them and the
    /// lines above them.
    pub(crate) fn below(self, available: f32, above: f32) -> f32 {
        (available - self.pictures - above).floor().max(0.0)
    }

    /// Returns the height of that panel while questions are asked.
    pub(crate) fn below_asking(self, available: f32, above: f32) -> f32 {
        let room = self.below(available, above);
        room.max(QUESTION.min(self.most_below(available, above)))
    }

    /// Returns the height up to which a drag enlarges that panel.
    pub(crate) fn most_below(self, available: f32, above: f32) -> f32 {
        let room = self.below(available, above);
        (available - MIN_PICTURES * self.size.y - above).floor().max(room)
    }
}

/// The arrangement of the panel below the pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Below {
    /// The sentences at the left, the tabs at the right.
    #[default]
    Beside,
    /// The sentences above the tabs.
    Stacked,
    /// The verdict and three lines of the sentences; the tabs open in a drawer.
    Folded,
    /// This number of lines of the sentence, one to three; everything else opens in a drawer.
    Lines(usize),
    /// The tabs alone, among them one with the sentences; each opens in a drawer.
    Bar,
}

impl Below {
    /// Returns the arrangement for this width and height.
    pub(crate) fn of(width: f32, height: f32) -> Self {
        if width >= BESIDE && height >= LOWER.0 {
            Self::Beside
        } else if height >= STACKED {
            Self::Stacked
        } else if height >= LOWER.1 {
            Self::Folded
        } else if height >= LOWER.2 {
            let more = [1.0, 2.0].into_iter().filter(|more| height >= LOWER.2 + more * LINE);
            Self::Lines(1 + more.count())
        } else {
            Self::Bar
        }
    }

    /// Returns whether the sentences are in the panel itself, and not only their first lines.
    pub(crate) const fn has_words(self) -> bool {
        matches!(self, Self::Beside | Self::Stacked | Self::Folded)
    }

    /// Returns whether the tabs show their content in the panel itself.
    pub(crate) const fn is_open(self) -> bool {
        matches!(self, Self::Beside | Self::Stacked)
    }

    /// Returns whether the proof has room beside the table or, if `is_table` is false, beside code and
    /// charts.
    pub(crate) fn has_card(self, width: f32, is_table: bool) -> bool {
        self.is_open() && width >= if is_table { CARD.0 } else { CARD.1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_keep_their_part_of_the_height() {
        let at_desk = Room::of(vec2(1280.0, 720.0), 1.0, false);
        // 720 points less 432 for the pictures, with the point for rounding.
        assert_eq!(at_desk.below(720.0, 0.0), 287.0);
        let large = Room::of(vec2(640.0, 360.0), 2.0, false);
        assert_eq!(large.below(360.0, 0.0), 161.0, "198 of 360, with the point for rounding");
        assert_eq!(large.below(100.0, 0.0), 0.0, "never less than nothing");
    }

    #[test]
    fn a_low_panel_grows_for_questions() {
        let low = Room::of(vec2(960.0, 600.0), 1.0, false);
        assert_eq!(low.below(480.0, 36.0), 83.0, "361 points for the pictures");
        assert_eq!(low.below_asking(480.0, 36.0), QUESTION);
        // 90 of 300 points for the pictures.
        let lower = Room::of(vec2(960.0, 300.0), 1.0, false);
        assert_eq!(lower.below_asking(220.0, 36.0), 94.0);
        let high = Room::of(vec2(1920.0, 1080.0), 1.0, false);
        assert_eq!(high.below_asking(960.0, 36.0), high.below(960.0, 36.0));
    }

    #[test]
    fn panels_fold_one_after_the_other() {
        let folds = [200.0, 130.0, 50.0, 30.0].map(|height| Below::of(500.0, height));
        assert_eq!(folds, [Below::Folded, Below::Folded, Below::Lines(1), Below::Bar]);
        // 48 points have one line, and each additional line takes 18.
        let lines = [65.0, 66.0, 84.0, 125.0].map(|height| Below::of(500.0, height));
        assert_eq!(lines, [1, 2, 3, 3].map(Below::Lines));
        assert_eq!(Below::of(980.0, 180.0), Below::Beside);
        assert_eq!(Below::of(500.0, 400.0), Below::Stacked);
    }
}
