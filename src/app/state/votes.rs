//! The votes of a room for the answers of a question.

/// Number of answers with a digit; votes are counted for them.
pub(crate) const DIGITS: usize = 10;

/// The number of votes for each answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Votes([u32; DIGITS]);

impl Votes {
    /// Counts a vote for the answer with this index, if votes are counted for it.
    pub(crate) fn count(&mut self, index: usize) {
        if let Some(count) = self.0.get_mut(index) {
            *count += 1;
        }
    }

    /// Returns the answer with the most votes, if it has more than every other.
    pub(crate) fn leader(self) -> Option<usize> {
        let most = self.0.into_iter().max().filter(|most| *most > 0)?;
        let mut first = self.0.iter().enumerate().filter(|(_, votes)| **votes == most);
        let (Some((index, _)), None) = (first.next(), first.next()) else { return None };
        Some(index)
    }

    /// Returns the words of an answer with its votes.
    pub(crate) fn beside(self, index: usize, words: &str) -> String {
        match self.0.get(index) {
            Some(votes) if *votes > 0 => format!("{words}   ×{votes}"),
            _ => words.to_owned(),
        }
    }
}
