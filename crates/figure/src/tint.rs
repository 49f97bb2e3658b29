//! Tints: the meanings of the colors of cells in a map, and the colors in the dark and in the light theme.
//!
//! Hues are Okabe and Ito's. The main distinction of a map uses brightness as well as hue, so that it is
//! visible without colors, too: expected values are close to the paper, exceptions stand out.

use super::color::Color;
use crate::gjk::Verdict;

/// The meaning of a cell's color. [`crate::Palette::tint`] is the only table that maps it to a
/// color.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tint {
    /// A verdict.
    Verdict(Verdict),
    /// One of several categories without an order, such as regions; consecutive ones differ most.
    Kind(usize),
    /// A value from 0, the smallest of the map, to 1, the largest.
    Amount(f64),
    /// Whether two answers agree.
    Agreement(bool),
    /// Two answers that differ only in the verdict on a touch.
    TouchOnly,
}

/// The distance of the lines of a pattern, in cells, and its growth with each round of categories.
const PERIOD: (usize, usize) = (6, 4);

/// The width of the dots of a pattern, in cells.
const DOT: usize = 2;

impl Tint {
    /// Returns whether the cell of a map in this column and row belongs to the pattern of its tint. Patterns tell apart
    /// what has less than 3 : 1 in contrast, or the same color to some readers.
    pub(super) const fn has_pattern_at(self, [column, row]: [usize; 2]) -> bool {
        let kind = match self {
            Self::Kind(kind) => kind,
            Self::TouchOnly | Self::Verdict(Verdict::Undecided) => 1,
            Self::Verdict(Verdict::Touching) => 5,
            Self::Verdict(_) | Self::Amount(_) | Self::Agreement(_) => 0,
        };
        let period = PERIOD.0 + PERIOD.1 * (kind / KINDS.len());
        let (across, up) = (column % period, row % period);
        let (rises, falls) =
            ((across + period - up).is_multiple_of(period), (across + up).is_multiple_of(period));
        match kind % KINDS.len() {
            0 if kind > 0 => across < DOT && up == 0,
            1 => rises,
            2 => falls,
            3 => up == 0,
            4 => across == 0,
            5 => across < DOT && up < DOT,
            6 => rises || falls,
            7 => across == 0 || up == 0,
            _ => false,
        }
    }
}

/// The colors of the cells of one theme.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tints {
    overlap: Color,
    touching: Color,
    separate: Color,
    undecided: Color,
    same: Color,
    touch_only: Color,
    different: Color,
    /// The ramp from the smallest to the largest value, with steadily increasing contrast to the paper.
    ramp: [Color; 6],
    kinds: [Color; 8],
}

/// The colors of categories: consecutive ones differ most; the first stands for no category in particular.
const KINDS: [Color; 8] = [
    Color::hex(0x99_9999),
    Color::hex(0x00_72B2),
    Color::hex(0xE6_9F00),
    Color::hex(0x00_9E73),
    Color::hex(0xF0_E442),
    Color::hex(0xCC_79A7),
    Color::hex(0xD5_5E00),
    Color::hex(0x56_B4E9),
];

/// The fraction by which each further round of the category colors is mixed with the paper.
const ROUND: f64 = 0.4;

impl Tints {
    /// The tints of [`super::style::Palette::DARK`].
    pub(super) const DARK: Self = Self {
        overlap: Color::hex(0x2E_8BC0),
        touching: Color::hex(0xF0_E442),
        separate: Color::hex(0x3A_3A3A),
        undecided: Color::hex(0xF5_B3D6),
        same: Color::hex(0x2F_4858),
        touch_only: Color::hex(0x7F_9DB5),
        different: Color::hex(0xF0_E442),
        ramp: [
            Color::hex(0x13_2B4F),
            Color::hex(0x2E_4E7E),
            Color::hex(0x5B_6C83),
            Color::hex(0x92_8C79),
            Color::hex(0xC9_B25C),
            Color::hex(0xFD_E74C),
        ],
        kinds: KINDS,
    };

    /// The tints of [`super::style::Palette::LIGHT`].
    pub(super) const LIGHT: Self = Self {
        overlap: Color::hex(0x35_86BA),
        touching: Color::hex(0x12_2B45),
        separate: Color::hex(0xEA_EAEA),
        undecided: Color::hex(0xA0_3C78),
        same: Color::hex(0xD9_E6EF),
        touch_only: Color::hex(0x86_A9C4),
        different: Color::hex(0x8A_2F00),
        ramp: [
            Color::hex(0xFB_F1C4),
            Color::hex(0xE0_CE8B),
            Color::hex(0xAF_A67F),
            Color::hex(0x78_7F86),
            Color::hex(0x43_5C85),
            Color::hex(0x0F_2C57),
        ],
        kinds: KINDS,
    };

    /// Returns the color of a cell on this paper.
    pub(super) fn color(&self, tint: Tint, paper: Color) -> Color {
        match tint {
            Tint::Verdict(Verdict::Overlap) => self.overlap,
            Tint::Verdict(Verdict::Touching) => self.touching,
            Tint::Verdict(Verdict::Separate) => self.separate,
            Tint::Verdict(Verdict::Undecided) => self.undecided,
            Tint::Agreement(true) => self.same,
            Tint::Agreement(false) => self.different,
            Tint::TouchOnly => self.touch_only,
            Tint::Amount(amount) => along(&self.ramp, amount),
            Tint::Kind(kind) => {
                let round = kind / self.kinds.len();
                let toward_paper = 1.0 - (1.0 - ROUND).powi(i32::try_from(round).unwrap_or(i32::MAX));
                self.kinds[kind % self.kinds.len()].mixed(paper, toward_paper)
            }
        }
    }
}

/// The color at a fraction of a ramp, from 0 to 1; for NaN the color of its beginning.
fn along(ramp: &[Color], amount: f64) -> Color {
    let amount = if amount.is_nan() { 0.0 } else { amount.clamp(0.0, 1.0) };
    let place = amount * (ramp.len() - 1) as f64;
    let next = (1..ramp.len() - 1).find(|index| place <= *index as f64).unwrap_or(ramp.len() - 1);
    ramp[next - 1].mixed(ramp[next], place - (next - 1) as f64)
}
