//! Phrases within sentences: lists, vertices, and messages on their own.

use super::{Message, Narration, Say, Span, message, said, say};
use crate::explain::claim::About;
use crate::geometry::{Dimension, Side};
use crate::gjk::Letter;

/// Returns a message as plain text.
pub(super) fn plain(message: Message) -> String {
    said(message).to_plain()
}

/// Lists items with commas and an “and”: `A`, `A and C`, `A, D and B`.
pub(crate) fn enumerated<T: Say>(items: impl ExactSizeIterator<Item = T>) -> Narration {
    let mut out = Narration::default();
    let last = items.len().saturating_sub(1);
    for (index, item) in items.enumerate() {
        let place = match index {
            0 => "first",
            _ if index == last => "last",
            _ => "middle",
        };
        out.push(message!("list-item"; item, :place));
    }
    out
}

/// Lists letters with commas and an “and”.
pub(crate) fn listed(letters: &[Letter]) -> Narration {
    enumerated(letters.iter().copied())
}

/// Names a vertex of a support point: `p2`, or `P’s point` if the shape has no vertices.
pub(crate) fn vertex_of(side: Side, index: Option<usize>) -> Narration {
    index.map_or_else(|| said(message!("point-of"; side)), |index| said(Span::Vertex(side, index)))
}

/// Formats a point of P or Q, with its vertex name if the point is a vertex: `p2 (9, 9)`.
pub(crate) fn placed(side: Side, index: Option<usize>, place: impl Say) -> Narration {
    say!(index.map(|index| say!(Span::Vertex(side, index), " ")), place)
}

/// Formats the vertex pair of a point of the difference: `p2 − q0`.
pub(crate) fn pair([p, q]: [Option<usize>; 2]) -> Narration {
    say!(vertex_of(Side::P, p), " − ", vertex_of(Side::Q, q))
}

/// Names a facet of a polytope by the numbers of its corners: `0–2`, `0–2–5`.
pub(super) fn numbered(corners: &[usize]) -> String {
    corners.iter().map(usize::to_string).collect::<Vec<_>>().join("–")
}

/// Returns the variant of a message for a claim about the cores or about the shapes.
pub(crate) fn owner(about: About) -> &'static str {
    if about == About::CoreDifference { "cores" } else { "shapes" }
}

/// Returns the name of a facet's kind.
pub(crate) const fn facet_kind(dimension: Dimension) -> &'static str {
    match dimension {
        Dimension::Two => "edge",
        Dimension::Three => "face",
    }
}
