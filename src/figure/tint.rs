//! Tints: what the colour of one cell of a map means.

use super::{Color, Palette};
use crate::gjk::{Letter, Verdict};

/// The meaning of a cell's colour. The one table that turns it into a colour is [`super::Palette::tint`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tint {
    /// A verdict.
    Verdict(Verdict),
    /// One of several kinds that have no order, such as regions; neighbours in number differ most.
    Kind(usize),
    /// An amount from 0, the least of the map, to 1, the most.
    Amount(f64),
    /// Whether two answers are the same.
    Agreement(bool),
    /// Two answers that differ only in what a touch counts as.
    TouchOnly,
}

impl Palette {
    /// What a cell is filled with.
    pub(crate) fn tint_of(&self, tint: Tint) -> Color {
        let of_letter = |letter: Letter| self.letter[letter as usize];
        match tint {
            Tint::Verdict(Verdict::Overlap) | Tint::Agreement(false) => of_letter(Letter::A),
            Tint::Verdict(Verdict::Touching) => self.shape_fill[0],
            Tint::Verdict(Verdict::Separate) | Tint::Agreement(true) => of_letter(Letter::B),
            Tint::Verdict(Verdict::Undecided) => self.faint,
            Tint::Kind(kind) => {
                self.letter[kind % self.letter.len()].mixed(self.paper, 0.25 * (kind / 4) as f64)
            }
            Tint::Amount(part) => of_letter(Letter::B).mixed(self.paper, 1.0 - part),
        }
    }
}
