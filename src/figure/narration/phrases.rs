//! Phrases within sentences: lists, vertices, and messages on their own.

use super::message::{Message, message};
use super::span::{Narration, Say, Span};
use crate::geometry::Side;
use crate::gjk::Letter;

/// Makes a narration of one message or value.
pub(in crate::figure) fn said(part: impl Say) -> Narration {
    let mut out = Narration::default();
    out.push(part);
    out
}

/// A message as plain text.
pub(super) fn plain(message: Message) -> String {
    said(message).to_plain()
}

/// Lists items with commas and an “and”: `A`, `A and C`, `A, D and B`.
pub(in crate::figure) fn enumerated<T: Say>(items: impl ExactSizeIterator<Item = T>) -> Narration {
    let mut out = Narration::default();
    let last = items.len().saturating_sub(1);
    for (index, item) in items.enumerate() {
        let place = match index {
            0 => "first",
            _ if index == last => "last",
            _ => "middle",
        };
        out.push(message!("list-item"; item = item, place: place));
    }
    out
}

/// A list of letters.
pub(in crate::figure) struct Listed<'a>(pub(in crate::figure) &'a [Letter]);

impl Say for Listed<'_> {
    fn say(self, narration: &mut Narration) {
        narration.append(enumerated(self.0.iter().copied()));
    }
}

/// A vertex of a support point: `p2`, or `a point of P` if the shape has no vertices.
pub(in crate::figure) struct VertexOf(pub(in crate::figure) Side, pub(in crate::figure) Option<usize>);

impl Say for VertexOf {
    fn say(self, narration: &mut Narration) {
        match self.1 {
            Some(index) => narration.push(Span::Vertex(self.0, index)),
            None => narration.push(message!("point-of"; side = self.0)),
        }
    }
}
