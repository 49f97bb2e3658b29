//! Sentences about vertices as they are listed, and about outlines that are not convex.

use glam::DVec3;

use super::number::Digits;
use crate::figure::analysis::Analysis;
use crate::geometry::{Dimension, Side, Unused};

/// A vertex with its name and place, and why it does not matter where it does not: `q3 = (1, 2), inside: not part of
/// the hull`. None if the shape has no such vertex.
pub fn vertex(analysis: &Analysis, side: Side, index: usize) -> Option<String> {
    analysis.vertices(side).get(index).map(|at| vertex_at(analysis, side, index, *at))
}

/// The same of a vertex that stands there in the world: also of a rounded shape, whose vertices the query does not know.
pub fn vertex_at(analysis: &Analysis, side: Side, index: usize, at: DVec3) -> String {
    let place = Digits::Four.write_vector(at, analysis.dimension);
    let name = format!("{}{index} = {place}", side.vertex_letter());
    match unused(analysis, side, index) {
        Some(reason) => format!("{name}, {reason}"),
        None => name,
    }
}

/// Why a listed vertex is not a corner of the hull; none if it is one.
pub fn unused(analysis: &Analysis, side: Side, index: usize) -> Option<String> {
    let listed = &analysis.unused[side as usize];
    let found = listed.binary_search_by_key(&index, |(index, _)| *index).ok()?;
    Some(match listed.get(found)?.1 {
        Unused::Inside => "inside: not part of the hull".to_owned(),
        Unused::Between => match analysis.dimension {
            Dimension::Two => "on an edge: not a corner".to_owned(),
            Dimension::Three => "on an edge or face: not a corner".to_owned(),
        },
        Unused::SameAs(first) => format!("same place as {}{first}", side.vertex_letter()),
        Unused::Somewhere => "not a corner of the hull".to_owned(),
    })
}

/// How many of the listed vertices the hull has for corners: `hull: 5 of 6 used`. None for a shape without vertices.
pub fn hull_state(analysis: &Analysis, side: Side) -> Option<String> {
    let all = analysis.vertices(side).len();
    (all > 0).then(|| format!("hull: {} of {all} used", all - analysis.unused[side as usize].len()))
}

/// The sentence about a shape whose points outline a polygon that is not convex; none for any other.
pub fn not_convex(analysis: &Analysis, side: Side) -> Option<String> {
    (!analysis.pockets[side as usize].is_empty()).then(|| {
        let name = side.name();
        format!("{name} is not convex as listed: GJK sees only its hull, so the hatched part counts as shape")
    })
}
