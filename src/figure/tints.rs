//! The colours of cells: which tint is which colour, on dark and on light paper.
//!
//! Hues are Okabe and Ito's. What a map is about differs in brightness as well as in hue, so that it is seen without
//! colours, too: what is as it should be is near to the paper, what is not stands out.

use super::{Color, Palette, Tint};
use crate::gjk::Verdict;

/// The colours of the cells of one theme.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tints {
    overlap: Color,
    touching: Color,
    separate: Color,
    undecided: Color,
    same: Color,
    touch_only: Color,
    different: Color,
    /// From the least to the most, getting steadily farther from the paper.
    ramp: [Color; 6],
    kinds: [Color; 8],
}

/// What has no order: neighbours differ most; the first is for what is nothing in particular.
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

/// How far each further round of the kinds is from the pure colour towards the paper.
const ROUND: f64 = 0.4;

impl Tints {
    /// For [`Palette::DARK`].
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

    /// For [`Palette::LIGHT`].
    pub(super) const LIGHT: Self = Self {
        overlap: Color::hex(0x3D_8FC4),
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
}

impl Palette {
    /// The colour of a cell.
    pub fn tint(&self, tint: Tint) -> Color {
        let tints = &self.tints;
        match tint {
            Tint::Verdict(Verdict::Overlap) => tints.overlap,
            Tint::Verdict(Verdict::Touching) => tints.touching,
            Tint::Verdict(Verdict::Separate) => tints.separate,
            Tint::Verdict(Verdict::Undecided) => tints.undecided,
            Tint::Agreement(true) => tints.same,
            Tint::Agreement(false) => tints.different,
            Tint::TouchOnly => tints.touch_only,
            Tint::Amount(amount) => along(&tints.ramp, amount),
            Tint::Kind(kind) => {
                let round = kind / tints.kinds.len();
                let toward_paper = 1.0 - (1.0 - ROUND).powi(i32::try_from(round).unwrap_or(i32::MAX));
                tints.kinds[kind % tints.kinds.len()].mixed(self.paper, toward_paper)
            }
        }
    }
}

/// The colour so far along a ramp, from 0 to 1; at its beginning for what is no number.
fn along(ramp: &[Color], amount: f64) -> Color {
    let amount = if amount.is_nan() { 0.0 } else { amount.clamp(0.0, 1.0) };
    let place = amount * (ramp.len() - 1) as f64;
    let next = (1..ramp.len() - 1).find(|index| place <= *index as f64).unwrap_or(ramp.len() - 1);
    ramp[next - 1].mixed(ramp[next], place - (next - 1) as f64)
}
