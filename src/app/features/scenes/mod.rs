//! The shipped scenes by chapter, with pictures: the listed scenes, and the chosen one.

pub(crate) mod ui;

use glam::DVec2;

use crate::figure::{PaperMark, thumbnail_of_pair};
use crate::geometry::Dimension;
use crate::scene::library::{Chapter, SHIPPED};

/// The size of a picture, in points.
pub(crate) const PICTURE: DVec2 = DVec2::new(92.0, 64.0);

/// Maximum number of pictures drawn in one frame, so that no frame waits for all.
const PICTURES_A_FRAME: usize = 3;

/// A direction in the rows of the listed scenes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RowDirection {
    Left,
    Right,
    Up,
    Down,
}

/// A shipped scene as it is listed.
#[derive(Debug)]
struct Card {
    title: String,
    dimension: Dimension,
    /// The searchable text, in lower case.
    words: String,
    /// P and Q, once they have been drawn.
    picture: Option<Vec<PaperMark>>,
}

/// The browser of the shipped scenes.
#[derive(Debug, Default)]
pub(crate) struct Browser {
    /// Whether the browser is open.
    pub(crate) is_open: bool,
    /// The typed text.
    query: String,
    /// The chosen scene, by its index in the library.
    chosen: usize,
    /// Whether to scroll the list to the chosen scene.
    scrolls: bool,
    /// All scenes, in the order of the library; empty until the browser is first opened.
    cards: Vec<Card>,
}

impl Browser {
    /// Opens the browser with this scene chosen.
    pub(crate) fn open(&mut self, chosen: Option<usize>) {
        if self.cards.is_empty() {
            self.cards = SHIPPED
                .iter()
                .map(|shipped| Card::new(shipped.chapter, shipped.line, shipped.scene()))
                .collect();
        }
        self.is_open = true;
        self.query.clear();
        self.chosen = chosen.unwrap_or(0);
        self.scrolls = true;
    }

    /// The chapters with the scenes in them that contain all words of the search.
    fn found(&self) -> Vec<(Chapter, Vec<usize>)> {
        let query = self.query.to_lowercase();
        let fits = |index: &usize| {
            self.cards
                .get(*index)
                .is_some_and(|card| query.split_whitespace().all(|word| begins_a_word(&card.words, word)))
        };
        let of = |chapter: Chapter| {
            let members = (0..SHIPPED.len()).filter(|index| SHIPPED[*index].chapter == chapter);
            (chapter, members.filter(fits).collect::<Vec<usize>>())
        };
        Chapter::ALL.into_iter().map(of).filter(|(_, members)| !members.is_empty()).collect()
    }

    /// The chosen scene, or else the first found one.
    fn chosen_of(&self, found: &[(Chapter, Vec<usize>)]) -> Option<usize> {
        let mut all = found.iter().flat_map(|(_, members)| members.iter().copied());
        let first = all.clone().next();
        all.find(|index| *index == self.chosen).or(first)
    }

    /// Chooses the neighbor of the chosen scene in these rows, if there is one.
    fn go(&mut self, rows: &[Vec<usize>], chosen: usize, way: RowDirection) {
        let place = rows.iter().enumerate().find_map(|(row, members)| {
            members.iter().position(|index| *index == chosen).map(|column| (row, column))
        });
        let Some((row, column)) = place else { return };
        let beside = |by: isize| {
            let all: Vec<usize> = rows.iter().flatten().copied().collect();
            let at = all.iter().position(|index| *index == chosen)?;
            all.get(at.checked_add_signed(by)?).copied()
        };
        let in_row = |row: Option<usize>| {
            let members = rows.get(row?)?;
            members.get(column.min(members.len().checked_sub(1)?)).copied()
        };
        let next = match way {
            RowDirection::Left => beside(-1),
            RowDirection::Right => beside(1),
            RowDirection::Up => in_row(row.checked_sub(1)),
            RowDirection::Down => in_row(Some(row + 1)),
        };
        self.chosen = next.unwrap_or(chosen);
        self.scrolls = true;
    }

    /// Draws the picture of a scene, if it was not drawn yet.
    fn draw(&mut self, index: usize) {
        if let (Some(card), Some(shipped)) = (self.cards.get_mut(index), SHIPPED.get(index)) {
            card.picture.get_or_insert_with(|| thumbnail_of_pair(&shipped.scene().bodies, PICTURE));
        }
    }
}

impl Card {
    fn new(chapter: Chapter, line: &str, scene: crate::scene::Scene) -> Self {
        let (dimension, tags) = (scene.dimension, scene.tags.join(" "));
        let words = format!("{} {line} {} {tags} {}d", scene.title, chapter.title(), dimension.count());
        Self { title: scene.title, dimension, words: words.to_lowercase(), picture: None }
    }
}

/// Returns whether a word of the text begins with the searched one: `epa` does not find `separating`.
fn begins_a_word(text: &str, searched: &str) -> bool {
    let mut places = text.match_indices(searched);
    places.any(|(at, _)| !text[..at].ends_with(char::is_alphanumeric))
}

#[cfg(test)]
mod tests {
    use super::{Browser, RowDirection, begins_a_word};

    #[test]
    fn a_search_finds_beginnings_of_words() {
        assert!(!begins_a_word("the separating axis", "epa"));
        assert!(begins_a_word("how epa starts", "epa") && begins_a_word("two-edges", "edge"));
        assert!(begins_a_word("a separating axis", "separ"));
    }

    #[test]
    fn arrows_go_through_the_rows() {
        let rows = [vec![0, 1, 2], vec![5], vec![7, 8]];
        for (from, way, to) in [
            (0, RowDirection::Right, 1),
            (2, RowDirection::Right, 5),
            (5, RowDirection::Left, 2),
            (2, RowDirection::Down, 5),
            (1, RowDirection::Up, 1),
            (8, RowDirection::Up, 5),
            (8, RowDirection::Right, 8),
            (8, RowDirection::Down, 8),
        ] {
            let mut browser = Browser::default();
            browser.go(&rows, from, way);
            assert_eq!(browser.chosen, to, "{from} {way:?}");
        }
    }
}
