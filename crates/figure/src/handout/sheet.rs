//! The paper of a handout.

use glam::DVec2;

use crate::message::text;

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SheetSize {
    /// 210 by 297 millimeters.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl SheetSize {
    /// All sizes.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Returns the name on the command line, and in style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// Returns the name on screen.
    pub fn title(self) -> &'static str {
        match self {
            Self::A4 => "A4",
            Self::Letter => text!("figure-letter"),
        }
    }

    /// Returns width and height in points, 72 to the inch.
    pub const fn points(self) -> DVec2 {
        match self {
            Self::A4 => DVec2::new(595.28, 841.89),
            Self::Letter => DVec2::new(612.0, 792.0),
        }
    }
}
