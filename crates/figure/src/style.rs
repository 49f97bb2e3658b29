//! The table that maps roles to colors, strokes and sizes, for dark screens and for white paper.
//!
//! Hues are from M. Okabe and K. Ito's palette, which is distinguishable with color vision deficiencies;
//! marker shapes and line dashes repeat the meaning of the colors. Against the paper, text has a contrast of
//! at least 4.5 : 1 and graphics 3 : 1 (WCAG 2.1); marks that only repeat something (fills, grid, ghosts)
//! may be fainter.

use super::color::Color;
use super::mark::{Barred, Role, Standing};
use super::paper::{Light, Visibility};
use super::profile::Profile;
use super::tint::{Tint, Tints};
use crate::geometry::Side;
use crate::gjk::Letter;

/// The style of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// The color of the line.
    pub color: Color,
    /// The width of the line in points.
    pub width: f64,
    /// The dash pattern of the line.
    pub dash: Dash,
}

/// The dash pattern of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dash {
    /// Without gaps.
    Solid,
    /// Long strokes.
    Dashed,
    /// Short strokes, for hidden lines.
    Short,
    /// Dots.
    Dotted,
}

/// The colors of one theme.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    /// The profile of its pictures, which determines the widths of lines and the sizes of markers.
    pub profile: Profile,
    /// The widths of lines, as a multiple of those of the profile.
    pub weight: f64,
    /// The background.
    pub paper: Color,
    /// Outlines of P and of Q.
    pub shape: [Color; 2],
    /// The opaque base colors of the fills of P and Q, which are drawn translucently.
    pub shape_fill: [Color; 2],
    /// The vertices A, B, C, D of the simplex.
    pub letter: [Color; 4],
    /// The colors of texts about these vertices.
    pub letter_text: [Color; 4],
    /// A body that P meets.
    pub drawn: Color,
    /// P ⊖ Q.
    pub difference: Color,
    /// The search direction v.
    pub direction: Color,
    /// A face with the origin in front of it.
    pub lit: Color,
    /// The origin, and plain text.
    pub ink: Color,
    /// Items that are not relevant to the current step.
    pub faint: Color,
    /// Grid lines.
    pub grid: Color,
    /// The dash pattern of v: dashed in the light theme, where v is darker than yellow.
    pub direction_dash: Dash,
    /// The colors of the cells of maps.
    pub tints: Tints,
}

/// Minimum number of rows of a grid of cells with patterns.
const PATTERNED: usize = 12;
/// Opacity of the fills in 2D: 15 %.
const FILL: u8 = 38;
/// Opacity of a face in 3D: a third face is still visible through two others.
const FACE: u8 = 84;
/// Opacity of a face of an enclosing body.
const GLASS: u8 = 26;
/// Opacity of a chosen region: 25 %.
const CHOSEN: u8 = 64;
/// Opacity of a region that is not chosen.
const VEIL: u8 = 10;
/// The fill of a face with the origin in front of it, in both themes; its lines are darker if the contrast
/// requires it.
const GLOW: Color = Color::hex(0xFF_C21F);
/// Opacity of a face with the origin in front of it.
const LIT: u8 = 96;
/// Opacity of the lines of a hatch, which form an area together.
const HATCH: u8 = 110;
/// Opacity of the simplices of earlier iterations.
const GHOST: u8 = 77;

impl Dash {
    /// Returns the lengths of strokes and gaps, as multiples of the line width. Returns `None` for a solid
    /// line.
    pub const fn pattern(self) -> Option<[f64; 2]> {
        match self {
            Self::Solid => None,
            Self::Dashed => Some([5.0, 2.5]),
            Self::Short => Some([3.0, 3.0]),
            Self::Dotted => Some([1.2, 2.4]),
        }
    }
}

impl Palette {
    /// The palette of the dark window.
    pub const DARK: Self = Self {
        profile: Profile::Desk,
        weight: 1.0,
        paper: Color::hex(0x1B_1B1B),
        shape: [Color::hex(0xE6_9F00), Color::hex(0x9F_B3C8)],
        shape_fill: [Color::hex(0xE6_9F00), Color::hex(0x9F_B3C8)],
        letter: [Color::hex(0xD5_5E00), Color::hex(0x56_B4E9), Color::hex(0x00_9E73), Color::hex(0xCC_79A7)],
        letter_text: [
            Color::hex(0xE8_731A),
            Color::hex(0x56_B4E9),
            Color::hex(0x00_9E73),
            Color::hex(0xCC_79A7),
        ],
        drawn: Color::hex(0x3F_B8A4),
        difference: Color::hex(0xB8_B8B8),
        direction: Color::hex(0xF0_E442),
        lit: Color::hex(0xF5_C542),
        ink: Color::hex(0xFF_FFFF),
        faint: Color::hex(0x8C_8C8C),
        grid: Color::hex(0x33_3333),
        direction_dash: Dash::Solid,
        tints: Tints::DARK,
    };

    /// The palette of the light window, and for paper.
    pub const LIGHT: Self = Self {
        profile: Profile::Desk,
        weight: 1.0,
        paper: Color::hex(0xFF_FFFF),
        shape: [Color::hex(0xA0_6000), Color::hex(0x5B_6B7B)],
        shape_fill: [Color::hex(0xE6_9F00), Color::hex(0x5B_6B7B)],
        letter: [Color::hex(0xD5_5E00), Color::hex(0x00_72B2), Color::hex(0x00_9E73), Color::hex(0xCC_79A7)],
        letter_text: [
            Color::hex(0xB0_4E00),
            Color::hex(0x00_72B2),
            Color::hex(0x00_7A59),
            Color::hex(0xA3_4C7C),
        ],
        drawn: Color::hex(0x00_7F6E),
        difference: Color::hex(0x76_7676),
        direction: Color::hex(0x6F_6F00),
        lit: Color::hex(0x8F_6500),
        ink: Color::hex(0x00_0000),
        faint: Color::hex(0x73_7373),
        grid: Color::hex(0xE2_E2E2),
        direction_dash: Dash::Dashed,
        tints: Tints::LIGHT,
    };

    /// The palette of the window with high contrast: bright colors and thick lines on black. Text has 7 : 1 (WCAG 2.1,
    /// 1.4.6), and lines 4.5 : 1.
    pub const CONTRAST: Self = Self {
        weight: 1.5,
        paper: Color::hex(0x00_0000),
        shape: [Color::hex(0xFF_B000), Color::hex(0xC8_DCF0)],
        shape_fill: [Color::hex(0xFF_B000), Color::hex(0xC8_DCF0)],
        letter: Self::BRIGHT,
        letter_text: Self::BRIGHT,
        drawn: Color::hex(0x5F_E0CC),
        difference: Color::hex(0xD8_D8D8),
        direction: Color::hex(0xFF_F04A),
        lit: Color::hex(0xFF_D24A),
        faint: Color::hex(0xC4_C4C4),
        grid: Color::hex(0x5A_5A5A),
        ..Self::DARK
    };

    /// The vertices of the simplex with high contrast.
    const BRIGHT: [Color; 4] =
        [Color::hex(0xFF_8A3D), Color::hex(0x6C_C8FF), Color::hex(0x2F_D6A0), Color::hex(0xF2_9CCB)];

    /// The palette of a large window with high contrast.
    pub const CONTRAST_LARGE: Self = Self { profile: Profile::Large, ..Self::CONTRAST };

    /// The palette with high contrast for projectors.
    pub const CONTRAST_PROJECTOR: Self = Self { profile: Profile::Projector, ..Self::CONTRAST };

    /// The palette of a large dark window.
    pub const DARK_LARGE: Self = Self { profile: Profile::Large, ..Self::DARK };

    /// The palette of a large light window.
    pub const LIGHT_LARGE: Self = Self { profile: Profile::Large, ..Self::LIGHT };

    /// The dark palette for projectors: lines and markers, too, have a contrast of 4.5 : 1.
    pub const DARK_PROJECTOR: Self =
        Self { profile: Profile::Projector, letter: Self::DARK.letter_text, ..Self::DARK };

    /// The white palette for projectors: lines and markers, too, have a contrast of 4.5 : 1.
    pub const WHITE_PROJECTOR: Self =
        Self { profile: Profile::Projector, letter: Self::LIGHT.letter_text, ..Self::LIGHT };

    /// The palettes of a projector with very many lines: dark, white, and with high contrast.
    pub const HALL: [Self; 3] = [
        Self { profile: Profile::Hall, ..Self::DARK_PROJECTOR },
        Self { profile: Profile::Hall, ..Self::WHITE_PROJECTOR },
        Self { profile: Profile::Hall, ..Self::CONTRAST },
    ];

    /// Returns the color of a cell.
    pub fn tint(&self, tint: Tint) -> Color {
        self.tints.color(tint, self.paper)
    }

    /// Returns the colors of the cells of a grid, row by row from the lower left. Those of a map have patterns; a
    /// strip of few rows has words instead.
    pub fn cells(&self, columns: usize, tints: &[Option<Tint>]) -> Vec<Option<Color>> {
        let columns = columns.max(1);
        let has_patterns = tints.len() / columns >= PATTERNED;
        let color = |(index, tint): (usize, &Option<Tint>)| {
            let (tint, place) = ((*tint)?, [index % columns, index / columns]);
            let color = self.tint(tint);
            let is_line = has_patterns && tint.has_pattern_at(place);
            Some(if is_line { Self::line_on(color) } else { color })
        };
        tints.iter().enumerate().map(color).collect()
    }

    /// The color of the lines of a pattern: that of the cells, mixed with black or white until it is visible.
    fn line_on(color: Color) -> Color {
        let [black, white] = [0, 0xFF_FFFF].map(Color::hex);
        let ink = if color.contrast(black) > color.contrast(white) { black } else { white };
        let mixed = (1..=8_u8).map(|step| color.mixed(ink, f64::from(step) / 8.0));
        mixed.into_iter().find(|line| line.contrast(color) >= Profile::Desk.contrast()).unwrap_or(ink)
    }

    /// Returns the fill of areas of this role; with `light`, its shade under that much light.
    pub fn fill(&self, role: Role, light: Option<f64>) -> Color {
        let base = match role {
            Role::Shape(side) | Role::Vertex(side) | Role::Parent(side) => self.shape_fill[side],
            Role::Painted(_, color) | Role::Other { color: Some(color), .. } => color.into(),
            Role::Lit => GLOW,
            _ => self.color(role),
        };
        let alpha = match role {
            _ if role.is_hollow() => 0,
            Role::Region(Standing::Chosen) | Role::Test | Role::Closest => CHOSEN,
            // Hatched or outlined: the fill only sets it off from the background.
            Role::Region(Standing::Rejected | Standing::Impossible | Standing::Concluded)
            | Role::Slab(Standing::Rejected | Standing::Impossible | Standing::Concluded)
            | Role::Barred(_) => VEIL,
            Role::Lit => LIT,
            Role::Difference
            | Role::CoreDifference
            | Role::Prism
            | Role::Support(_)
            | Role::Bound
            | Role::Proof(_) => GLASS,
            // The nearest facet, and its interior, must stand out.
            Role::Polytope | Role::Flag(_) | Role::Cut | Role::Slab(Standing::Chosen) => FILL,
            _ if light.is_some() => FACE,
            _ => FILL,
        };
        light.map_or(base, |light| base.lit(light)).with_alpha(alpha)
    }

    /// Returns the fill at the vertex with this index, under a [`Light`].
    pub fn fill_at(&self, role: Role, light: &Light, corner: usize) -> Color {
        self.fill(
            role,
            match light {
                Light::None => None,
                Light::Even(light) => Some(*light),
                Light::PerPoint(lights) => Some(lights.get(corner).copied().unwrap_or(1.0)),
            },
        )
    }

    /// Returns the style of lines of this role, and of the outlines of its markers.
    pub fn stroke(&self, role: Role, visibility: Visibility) -> Stroke {
        let (width, dash) = match role {
            Role::Shape(Side::P) | Role::Painted(Side::P, _) => (1.8, Dash::Solid),
            Role::Shape(Side::Q) | Role::Painted(Side::Q, _) => (1.8, Dash::Dashed),
            Role::Other { drawn: false, .. } => (0.9, Dash::Short),
            Role::Vertex(_) | Role::Notch(_) => (1.2, Dash::Solid),
            Role::Parent(_) | Role::Slab(Standing::Chosen) => (2.0, Dash::Solid),
            Role::Support(_) | Role::Bound => (1.4, Dash::Dashed),
            Role::TestLine | Role::Prism | Role::Barred(Barred::Origin) => (1.2, Dash::Dashed),
            Role::Lit => (2.8, Dash::Solid),
            Role::Difference => (1.7, Dash::Dotted),
            Role::Simplex | Role::Letter(_) | Role::Proof(_) => (2.2, Dash::Solid),
            Role::Length => (2.4, Dash::Solid),
            Role::Horizon => (3.0, Dash::Solid),
            Role::Direction => (2.6, self.direction_dash),
            Role::Origin | Role::Polytope | Role::Probe | Role::Cut => (1.6, Dash::Solid),
            Role::Region(Standing::Chosen) | Role::Test | Role::Closest => (4.0, Dash::Solid),
            Role::CoreDifference | Role::Region(Standing::Concluded) => (1.0, Dash::Dashed),
            Role::Region(Standing::Rejected) | Role::Slab(_) => (1.0, Dash::Solid),
            Role::Barred(Barred::A)
            | Role::Flag(_)
            | Role::Ghost
            | Role::Tie(_)
            | Role::Other { drawn: true, .. } => (1.4, Dash::Solid),
            Role::Spotlit | Role::Kin => (5.0, Dash::Solid),
            Role::Region(Standing::Impossible | Standing::Offered)
            | Role::Axis
            | Role::Grid
            | Role::Pair
            | Role::Leader => (0.8, Dash::Solid),
        };
        let width = width * self.profile.width() * self.weight;
        match visibility {
            Visibility::Visible => Stroke { color: self.color(role), width, dash },
            Visibility::Dashed => Stroke { color: self.color(role), width: width * 0.8, dash: Dash::Short },
            Visibility::Hidden => {
                let color = self.color(role).with_alpha(self.color(role).alpha / 2);
                let dash = if role == Role::Difference { Dash::Dotted } else { Dash::Short };
                Stroke { color, width: (width * 0.5).max(0.7), dash }
            }
        }
    }

    /// Returns the color of text of this role, with a contrast of at least 4.5 : 1 against the paper.
    pub fn text(&self, role: Role) -> Color {
        match role {
            Role::Letter(letter) | Role::Flag(letter) => self.letter_text[letter as usize],
            Role::Parent(_) | Role::Tie(_) | Role::Probe | Role::Horizon | Role::Barred(Barred::A) => {
                self.letter_text[Letter::A as usize]
            }
            Role::Length | Role::Bound => self.letter_text[Letter::C as usize],
            Role::Closest => self.letter_text[Letter::B as usize],
            Role::Ghost | Role::Grid => self.faint,
            // On hatches and lines, so plainer than those.
            Role::Region(
                Standing::Rejected | Standing::Impossible | Standing::Concluded | Standing::Offered,
            )
            | Role::Slab(Standing::Rejected | Standing::Impossible | Standing::Concluded) => {
                self.faint.mixed(self.ink, 0.45)
            }
            // On a fill of its own color the name of the chosen region would be illegible.
            Role::Region(Standing::Chosen)
            | Role::Slab(Standing::Chosen)
            | Role::Spotlit
            | Role::Kin
            | Role::Painted(..)
            | Role::Other { color: Some(_), .. } => self.ink,
            _ => self.color(role).with_alpha(255),
        }
    }

    /// Returns the font size of text of this role at a desk, in points.
    pub const fn text_size(role: Role) -> f64 {
        Profile::Desk.text_size(role)
    }

    /// A color chosen by the user, mixed with the ink until its lines are visible on this paper.
    fn legible(&self, color: Color) -> Color {
        let toward_ink = |step: u8| color.mixed(self.ink, f64::from(step) / 8.0);
        (0..8)
            .map(toward_ink)
            .find(|color| color.contrast(self.paper) >= self.profile.contrast())
            .unwrap_or(self.ink)
    }

    /// The color of lines and markers.
    fn color(&self, role: Role) -> Color {
        match role {
            Role::Shape(side)
            | Role::Notch(side)
            | Role::Vertex(side)
            | Role::Support(Some(side))
            | Role::Proof(Some(side)) => self.shape[side],
            Role::Painted(_, color) | Role::Other { color: Some(color), .. } => self.legible(color.into()),
            Role::Other { drawn: true, color: None } => self.drawn,
            Role::Parent(_) | Role::Tie(_) | Role::Probe | Role::Horizon | Role::Barred(Barred::A) => {
                self.letter[Letter::A as usize]
            }
            Role::Spotlit | Role::Kin => self.ink.mixed(self.paper, 0.45),
            Role::Length | Role::Bound => self.letter[Letter::C as usize],
            Role::Letter(letter) | Role::Flag(letter) => self.letter[letter as usize],
            Role::Difference | Role::CoreDifference | Role::Pair | Role::Support(None) => self.difference,
            Role::Simplex
            | Role::Polytope
            | Role::Origin
            | Role::Proof(None)
            | Role::TestLine
            | Role::Prism
            | Role::Barred(Barred::Origin) => self.ink,
            Role::Lit | Role::Cut => self.lit,
            Role::Direction => self.direction,
            Role::Ghost => self.ink.with_alpha(GHOST),
            Role::Region(Standing::Chosen) | Role::Slab(Standing::Chosen) | Role::Test | Role::Closest => {
                self.letter[Letter::B as usize]
            }
            Role::Region(Standing::Impossible) | Role::Slab(Standing::Impossible) => {
                self.faint.with_alpha(HATCH)
            }
            Role::Region(Standing::Rejected | Standing::Concluded | Standing::Offered)
            | Role::Slab(Standing::Rejected | Standing::Concluded | Standing::Offered)
            | Role::Axis
            | Role::Leader
            | Role::Other { drawn: false, color: None } => self.faint,
            Role::Grid => self.grid,
        }
    }
}
