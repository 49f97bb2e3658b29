//! The size of a picture.

use std::str::FromStr;

use glam::DVec2;

use crate::message::text;

/// The size of a picture in points; a raster image has one pixel per point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    /// The width.
    pub width: u32,
    /// The height.
    pub height: u32,
}

impl Size {
    /// Minimum length of a side; below it, labels would be larger than the picture.
    pub const SHORTEST: u32 = 64;
    /// Maximum length of a side; a square PNG of that size takes 256 MB of memory while it is drawn.
    pub const LONGEST: u32 = 8192;

    /// Returns the largest size with the same proportions within another size.
    pub(super) fn within(self, most: Self) -> Self {
        let [own, most] = [self, most].map(Self::to_vector);
        let size = own * (most / own).min_element().min(1.0);
        let side = |length: f64| {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "at most as long as before"
            )]
            let side = length.round().max(1.0) as u32;
            side
        };
        Self { width: side(size.x), height: side(size.y) }
    }

    /// Width and height as a vector.
    pub(super) fn to_vector(self) -> DVec2 {
        DVec2::new(self.width.into(), self.height.into())
    }
}

impl Default for Size {
    fn default() -> Self {
        Self { width: 1200, height: 800 }
    }
}

impl std::fmt::Display for Size {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let side =
            |side: &str| side.parse().ok().filter(|length| (Self::SHORTEST..=Self::LONGEST).contains(length));
        let sides = text
            .split_once(['x', '×'])
            .and_then(|(width, height)| Some(Self { width: side(width)?, height: side(height)? }));
        sides.ok_or_else(|| {
            text!(
                "figure-expected-width-by-height"; least = Self::SHORTEST, most = Self::LONGEST, text = text
            )
        })
    }
}
