//! The vertex of the difference in front of a feature, for the proof that there is none.

use glam::DVec3;

use super::difference::PlacedPair;
use crate::geometry::dimension::Side;
use crate::geometry::exact::BoundedReal;

/// The relative accuracy of a direction computed in extended precision: each component is known to this fraction, 2⁻⁸⁰,
/// of the largest. Rounding it to f64 may lose more.
pub(crate) const KNOWN: f64 = 1.0 / ((1_u128 << 80) as f64);

/// A vertex of the difference in front of a feature, or none.
pub(crate) enum VertexInFront {
    /// A vertex, for certain.
    Vertex([usize; 2]),
    /// No vertex, or one at most this far in front, in scene units: roundoff cannot distinguish such a vertex from a
    /// level one.
    Nothing(f64),
}

/// Returns a vertex in front of the feature with these one to three vertex pairs, if there is one.
///
/// The direction is perpendicular to the feature and [known](PlacedPair::near_tied_vertices) to a share of its length.
/// `support_value` returns how far the difference extends in front of the feature if a vertex of P (of Q), given by its
/// position, replaces that of the first vertex pair. It is multiplied by the length of the direction.
#[inline]
pub(crate) fn vertex_in_front(
    cores: &PlacedPair<'_>,
    vertex_pairs: &[[usize; 2]],
    (direction, known): (DVec3, f64),
    support_value: impl Fn(Side, DVec3) -> BoundedReal,
) -> VertexInFront {
    // These are level, by the definition of the direction.
    let level = if is_linked(vertex_pairs) { vertex_pairs } else { &vertex_pairs[..1] };
    let (mut farthest, mut undetermined) = (level[0], 0.0);
    for side in Side::BOTH {
        let mut most: Option<f64> = None;
        let mut of_side = [0; 3];
        for (number, vertex_pair) in of_side.iter_mut().zip(level) {
            *number = vertex_pair[side];
        }
        cores.near_tied_vertices(side, direction, known, &of_side[..level.len()], |number| {
            let support_value = support_value(side, cores.vertex(side, number));
            match support_value.sign() {
                Some(1) if most.is_none_or(|most| support_value.approx() > most) => {
                    most = Some(support_value.approx());
                    farthest[side] = number;
                }
                Some(_) => {}
                None => undetermined += support_value.largest(),
            }
        });
    }
    if farthest == level[0] {
        let slack = if undetermined == 0.0 { 0.0 } else { 2.0 * undetermined / direction.length() };
        VertexInFront::Nothing(slack)
    } else {
        VertexInFront::Vertex(farthest)
    }
}

/// Returns whether the vertex pairs alone imply that all their vertices on P are level along the direction of a
/// feature, and all on Q. The points of the feature are level. So if two of them share a vertex of one shape, their
/// vertices of the other shape are level, too.
fn is_linked(vertex_pairs: &[[usize; 2]]) -> bool {
    let link = |one: &[usize; 2], other: &[usize; 2]| one[0] == other[0] || one[1] == other[1];
    match vertex_pairs {
        [a, b] => link(a, b),
        [a, b, c] => u8::from(link(a, b)) + u8::from(link(b, c)) + u8::from(link(c, a)) > 1,
        _ => true,
    }
}
