//! The marked places of the text in the import window: the used lists, the omitted parts, and problems.

use std::ops::Range;

use super::list_use::ListUse;
use crate::exchange::{LeftOut, Problem, Reading};

/// The meaning of a marked place. If places overlap, the later variant wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextMark {
    /// A used list, by its index.
    List(usize, ListUse),
    /// An omitted part, by its index.
    LeftOut(usize),
    /// A problem, by its index.
    Problem(usize),
}

impl TextMark {
    /// The rank; the higher one wins.
    const fn rank(self) -> u8 {
        match self {
            Self::List(..) => 0,
            Self::LeftOut(_) => 1,
            Self::Problem(_) => 2,
        }
    }
}

/// A marked place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Marked {
    /// Byte range of the text, not empty.
    pub(crate) range: Range<usize>,
    /// The meaning.
    pub(crate) mark: TextMark,
}

/// Returns the marked places, in order and disjoint.
pub(super) fn of(
    reading: &Reading,
    lists: impl Iterator<Item = (usize, ListUse)>,
    problems: &[Problem],
    left_out: &[LeftOut],
) -> Vec<Marked> {
    let mut marked: Vec<Marked> = lists
        .filter_map(|(index, list_use)| {
            let place = reading.lists.get(index)?.place.as_ref()?;
            Some(Marked { range: place.range.clone(), mark: TextMark::List(index, list_use) })
        })
        .collect();
    marked.extend(
        left_out
            .iter()
            .enumerate()
            .map(|(index, part)| Marked { range: part.place.range.clone(), mark: TextMark::LeftOut(index) }),
    );
    marked.extend(
        problems
            .iter()
            .enumerate()
            .map(|(index, problem)| Marked { range: problem.range.clone(), mark: TextMark::Problem(index) }),
    );
    disjoint(&marked)
}

/// Cuts overlapping places into disjoint ones: each piece has the meaning of the highest rank that covers it.
fn disjoint(marked: &[Marked]) -> Vec<Marked> {
    let mut cuts: Vec<usize> = marked.iter().flat_map(|it| [it.range.start, it.range.end]).collect();
    cuts.sort_unstable();
    cuts.dedup();
    let mut pieces: Vec<Marked> = Vec::new();
    for (start, end) in cuts.iter().zip(cuts.iter().skip(1)) {
        let covering = marked.iter().filter(|it| it.range.start <= *start && *end <= it.range.end);
        let Some(mark) = covering.map(|it| it.mark).max_by_key(|mark| mark.rank()) else { continue };
        match pieces.last_mut() {
            Some(last) if last.mark == mark && last.range.end == *start => last.range.end = *end,
            _ => pieces.push(Marked { range: *start..*end, mark }),
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::{Marked, TextMark, disjoint};
    use crate::app::features::exchange::list_use::ListUse;
    use crate::geometry::Side;

    #[test]
    fn places_are_marked_once_and_problems_win() {
        let list = TextMark::List(0, ListUse::Body(Side::P));
        let marked = |range, mark| Marked { range, mark };
        let all = [
            marked(0..10, list),
            marked(2..5, TextMark::LeftOut(0)),
            marked(4..6, TextMark::Problem(0)),
            marked(8..8, TextMark::Problem(1)),
        ];
        let expected = [
            marked(0..2, list),
            marked(2..4, TextMark::LeftOut(0)),
            marked(4..6, TextMark::Problem(0)),
            marked(6..10, list),
        ];
        assert_eq!(disjoint(&all), expected);
        assert_eq!(disjoint(&[]), []);
    }
}
