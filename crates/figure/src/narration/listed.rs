//! Listed vertices, outlines that are not convex, and lists within sentences.

use glam::DVec3;

use super::phrases::plain;
use super::{Digits, Span, message};
use crate::analysis::Analysis;
use crate::geometry::Side;
use crate::internal::Unused;

/// Describes a vertex with its name and place, and the reason if it is not a vertex of the hull: `q3 = (1, 2), inside:
/// not part of the hull`. Returns `None` if the shape has no such vertex.
pub fn vertex(analysis: &Analysis, side: Side, index: usize) -> Option<String> {
    analysis.vertices(side).get(index).map(|at| vertex_at(analysis, side, index, *at))
}

/// Names a vertex by its position in world space, also on a rounded shape, whose vertices the query does not use.
pub fn vertex_at(analysis: &Analysis, side: Side, index: usize, at: DVec3) -> String {
    let place = Digits::Four.write_vector(at, analysis.dimension);
    let name = format!("{}{index} = {place}", side.vertex_letter());
    match unused(analysis, side, index) {
        Some(reason) => format!("{name}, {reason}"),
        None => name,
    }
}

/// Explains why a listed vertex is not a vertex of the hull. Returns `None` for a vertex of the hull.
pub fn unused(analysis: &Analysis, side: Side, index: usize) -> Option<String> {
    let listed = &analysis.unused[side as usize];
    let found = listed.binary_search_by_key(&index, |(index, _)| *index).ok()?;
    Some(plain(match listed.get(found)?.1 {
        Unused::Inside => message!("listed-inside"),
        Unused::Between => message!("listed-between"; dimension: analysis.dimension.count()),
        Unused::SameAs(first) => message!("listed-same"; first = Span::Vertex(side, first)),
        Unused::Somewhere => message!("listed-elsewhere"),
    }))
}

/// Counts the listed vertices that are vertices of the hull: `hull: 5 of 6 used`. Returns `None` for a shape without
/// vertices.
pub fn hull_state(analysis: &Analysis, side: Side) -> Option<String> {
    let all = analysis.vertices(side).len();
    let used = all - analysis.unused[side as usize].len();
    (all > 0).then(|| plain(message!("listed-hull"; :used, :all)))
}

/// Describes a shape whose points outline a polygon that is not convex. Returns `None` for any other shape.
pub fn not_convex(analysis: &Analysis, side: Side) -> Option<String> {
    let is_convex = analysis.pockets[side as usize].is_empty();
    (!is_convex).then(|| plain(message!("listed-not-convex"; shape = side)))
}
