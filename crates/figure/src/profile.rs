//! The profiles of pictures: the sizes of texts, lines and markers, and the texts that are shown.

use super::mark::{Role, Standing};

/// The place where a picture is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Profile {
    /// On a screen or a page at arm's length.
    #[default]
    Desk,
    /// In a large window at arm's length: like a desk, with everything a quarter larger.
    Large,
    /// On the screen of a projector, from the back row: large letters, doubled lines, and only the texts
    /// that the current step concerns.
    Projector,
    /// On a projector with very many lines: like the others, with everything twice as large.
    Hall,
}

/// The sizes in a large window, as a multiple of those at a desk.
const LARGE: f64 = 1.25;

/// The sizes in a hall, as a multiple of those on another projector.
const HALL: f64 = 2.0;

impl Profile {
    /// Returns whether the reader sits in front of the window.
    pub const fn is_near(self) -> bool {
        matches!(self, Self::Desk | Self::Large)
    }

    /// Returns the font size of text of this role, in points.
    pub const fn text_size(self, role: Role) -> f64 {
        match self {
            Self::Desk => match role {
                Role::Shape(_) => 18.0,
                Role::Letter(_) | Role::Direction | Role::Origin => 15.0,
                Role::Axis | Role::Grid => 11.0,
                Role::Region(_)
                | Role::Slab(_)
                | Role::TestLine
                | Role::Barred(_)
                | Role::Flag(_)
                | Role::Prism => 11.5,
                _ => 12.5,
            },
            Self::Large => LARGE * Self::Desk.text_size(role),
            Self::Projector => match role {
                Role::Shape(_) | Role::Painted(..) => 28.0,
                Role::Letter(_) | Role::Direction | Role::Origin | Role::Probe => 26.0,
                _ => 24.0,
            },
            Self::Hall => HALL * Self::Projector.text_size(role),
        }
    }

    /// Returns the radius of a marker of this role, in points.
    pub const fn radius(self, role: Role) -> f64 {
        let radius = match role {
            Role::Letter(_) | Role::Probe => 5.5,
            Role::Parent(_) | Role::Region(_) | Role::Horizon | Role::Proof(_) => 8.0,
            Role::Spotlit => 11.0,
            Role::Kin => 5.0,
            Role::Tie(_) => 6.0,
            Role::Origin => 6.5,
            Role::Polytope => 3.2,
            Role::Vertex(_) => 3.0,
            Role::Pair => 1.8,
            _ => 4.0,
        };
        match self {
            Self::Desk => radius,
            Self::Large => LARGE * radius,
            Self::Projector => 1.6 * radius,
            Self::Hall => HALL * 1.6 * radius,
        }
    }

    /// Returns the widths of lines and of the heads of arrows, as a multiple of those at a desk.
    pub const fn width(self) -> f64 {
        match self {
            Self::Desk => 1.0,
            Self::Large => LARGE,
            Self::Projector => 2.0,
            Self::Hall => 2.0 * HALL,
        }
    }

    /// Returns the minimum contrast of lines and markers with the paper, by the formula of WCAG 2.1.
    pub const fn contrast(self) -> f64 {
        match self {
            Self::Desk | Self::Large => 3.0,
            Self::Projector | Self::Hall => 4.5,
        }
    }

    /// Returns whether a text of this role is drawn. On a projector, only those of the bodies, of the
    /// simplex or the polytope, and of the tested and the chosen region are.
    pub(super) const fn has_text(self, role: Role) -> bool {
        match self {
            Self::Desk | Self::Large => true,
            Self::Projector | Self::Hall => matches!(
                role,
                Role::Shape(_)
                    | Role::Painted(..)
                    | Role::Letter(_)
                    | Role::Polytope
                    | Role::Direction
                    | Role::Origin
                    | Role::Probe
                    | Role::Test
                    | Role::TestLine
                    | Role::Lit
                    | Role::Closest
                    | Role::Length
                    | Role::Region(Standing::Chosen | Standing::Rejected)
                    | Role::Slab(Standing::Chosen | Standing::Rejected)
                    | Role::Spotlit
            ),
        }
    }
}
