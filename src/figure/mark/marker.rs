//! The markers of points, by their outlines.

use glam::DVec2;

use crate::gjk::Letter;

/// The shape of a [`Form::Point`](super::Form::Point), which distinguishes roles without colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marker {
    /// A filled circle: A.
    Disc,
    /// A filled square: B.
    Square,
    /// A filled triangle, tip up: C.
    Triangle,
    /// A filled square on its corner: D.
    Diamond,
    /// A circle around another mark.
    Ring,
    /// A circle with a cross through it: the origin.
    Crosshair,
}

impl Marker {
    /// Returns the marker of a letter of the simplex.
    pub const fn of(letter: Letter) -> Self {
        match letter {
            Letter::A => Self::Disc,
            Letter::B => Self::Square,
            Letter::C => Self::Triangle,
            Letter::D => Self::Diamond,
        }
    }

    /// Returns the vertices of the marker around its center, in points with y down; empty for a round one.
    pub fn corners(self, radius: f64) -> Vec<DVec2> {
        let corner = |x: f64, y: f64| DVec2::new(x, y) * radius;
        match self {
            Self::Disc | Self::Ring | Self::Crosshair => Vec::new(),
            // Scaled so that all markers appear equally heavy.
            Self::Square => {
                vec![corner(-0.9, -0.9), corner(0.9, -0.9), corner(0.9, 0.9), corner(-0.9, 0.9)]
            }
            Self::Triangle => vec![corner(0.0, -1.25), corner(1.1, 0.75), corner(-1.1, 0.75)],
            Self::Diamond => vec![corner(0.0, -1.3), corner(1.1, 0.0), corner(0.0, 1.3), corner(-1.1, 0.0)],
        }
    }
}
