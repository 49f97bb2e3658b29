//! The outcomes that the user has reached, stored from one start of the program to the next.

use serde::{Deserialize, Serialize};

use crate::figure::explorer::{
    Arrangement, CODES, Decision, OutcomeRow, ROWS, TetrahedronOutcome, violations,
};

/// The collected rows of the table of outcomes: one bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Board {
    /// Rows reached by dragging.
    found: u32,
    /// Rows shown by a click on them.
    shown: u32,
}

impl Board {
    /// Records the outcome of an arrangement made by the user, if a run can reach it. Returns whether it is new.
    pub(crate) fn find(&mut self, arrangement: &Arrangement) -> bool {
        if !arrangement.is_tetrahedron() || !violations(arrangement).is_empty() {
            return false;
        }
        let Some(row) = Decision::of(arrangement).outcome().and_then(OutcomeRow::index_of) else {
            return false;
        };
        let before = self.found;
        self.found |= 1 << row;
        self.found != before
    }

    /// Records that a row was shown.
    pub(crate) fn show(&mut self, row: usize) {
        self.shown |= 1_u32.checked_shl(u32::try_from(row).unwrap_or(u32::MAX)).unwrap_or(0);
    }

    /// Adds the rows of another window.
    pub(crate) const fn joined(self, other: Self) -> Self {
        Self { found: self.found | other.found, shown: self.shown | other.shown }
    }

    /// Returns whether a row was reached by dragging.
    pub(crate) const fn is_found(self, row: usize) -> bool {
        self.found >> row & 1 == 1
    }

    /// Returns whether a row was shown by a click.
    pub(crate) const fn is_shown(self, row: usize) -> bool {
        self.shown >> row & 1 == 1
    }

    /// Returns the number of outcomes, and of codes, that were reached by dragging.
    pub(crate) fn counts(self) -> (usize, usize) {
        let found = ROWS.iter().enumerate().filter(|(row, _)| self.is_found(*row));
        let found: Vec<TetrahedronOutcome> = found.map(|(_, row)| row.outcome).collect();
        let codes = CODES.iter().filter(|code| found.iter().any(|outcome| outcome.code == **code));
        (found.len(), codes.count())
    }
}

#[cfg(test)]
mod tests {
    use super::{Board, ROWS};
    use crate::figure::explorer::ArrangementPoint;

    #[test]
    fn each_row_is_collected_once_and_only_where_it_is_legal() {
        let mut board = Board::default();
        for (index, row) in ROWS.iter().enumerate() {
            assert!(!board.is_found(index) && board.find(&row.arrangement()) && board.is_found(index));
            assert!(!board.find(&row.arrangement()), "it is not new any more");
            assert_eq!(board.counts().0, index + 1);
        }
        assert_eq!(board.counts(), (25, 7));
        let arrangement = ROWS[0].arrangement();
        let above = arrangement.with(ArrangementPoint::Origin, arrangement.origin + glam::DVec3::Z * 9.0);
        assert!(!Board::default().find(&above));
        let mut board = Board::default();
        board.show(24);
        board.show(40);
        assert!(board.is_shown(24) && !board.is_found(24) && !board.is_shown(0));
    }
}
