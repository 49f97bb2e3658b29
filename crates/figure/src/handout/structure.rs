//! The parts of a handout in reading order, and their tree in a PDF.

use std::num::NonZeroU16;

use krilla::tagging::{Identifier, Node, TableHeaderScope, Tag, TagGroup, TagTree};

/// A part of the document, with the words that a screen reader speaks.
pub(super) enum Part {
    /// A heading of this level.
    Heading(u16, String),
    /// A paragraph.
    Text(String),
    /// A picture, with its description.
    Picture(String),
    /// A cell of the table. A row begins with column 0.
    Cell { column: usize, is_head: bool, text: String },
}

impl Part {
    /// Returns the group of the part, with the places of its content. Its words have the spaces between words, which
    /// lines of text in a PDF lack.
    fn group(self, places: Vec<Identifier>) -> TagGroup {
        let places = places.into_iter().map(Node::from).collect();
        match self {
            Self::Heading(level, words) => {
                let level = NonZeroU16::new(level).unwrap_or(NonZeroU16::MIN);
                let tag = Tag::Hn(level, Some(words.clone())).with_actual_text(Some(words));
                TagGroup::with_children(tag, places)
            }
            Self::Text(words) => TagGroup::with_children(Tag::P.with_actual_text(Some(words)), places),
            Self::Picture(words) => TagGroup::with_children(Tag::Figure(Some(words)), places),
            Self::Cell { column, is_head: false, text } if column > 0 => {
                TagGroup::with_children(Tag::TD.with_actual_text(Some(text)), places)
            }
            Self::Cell { is_head, text, .. } => {
                let scope = if is_head { TableHeaderScope::Column } else { TableHeaderScope::Row };
                TagGroup::with_children(Tag::TH(scope).with_actual_text(Some(text)), places)
            }
        }
    }
}

/// Builds the tree of the parts, each with the places of its content.
pub(super) fn tree(parts: Vec<Part>, places: Vec<Vec<Identifier>>, language: &str) -> TagTree {
    let mut tree = TagTree::new().with_lang(Some(language.to_owned()));
    let mut rows: Vec<Node> = Vec::new();
    let mut cells: Vec<Node> = Vec::new();
    let end_row = |cells: &mut Vec<Node>, rows: &mut Vec<Node>| {
        if !cells.is_empty() {
            rows.push(TagGroup::with_children(Tag::TR, std::mem::take(cells)).into());
        }
    };
    for (part, places) in parts.into_iter().zip(places) {
        match part {
            Part::Cell { column, .. } => {
                if column == 0 {
                    end_row(&mut cells, &mut rows);
                }
                cells.push(part.group(places).into());
            }
            part => {
                end_row(&mut cells, &mut rows);
                if !rows.is_empty() {
                    tree.push(TagGroup::with_children(Tag::Table, std::mem::take(&mut rows)));
                }
                tree.push(part.group(places));
            }
        }
    }
    end_row(&mut cells, &mut rows);
    if !rows.is_empty() {
        tree.push(TagGroup::with_children(Tag::Table, rows));
    }
    tree
}
