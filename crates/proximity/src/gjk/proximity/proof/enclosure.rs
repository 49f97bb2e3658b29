//! Whether a simplex of the difference contains the origin.

use super::vertices::ProofVertex;
use crate::geometry::exact::{BoundedReal, RealVector};
use crate::geometry::roundoff::{MIN_PRODUCT, PRODUCT};
use crate::geometry::{Dimension, PlacedPair};
use crate::gjk::proximity::approach::ApproachSimplex;

/// Returns whether a simplex with the maximum number of vertices certainly has the origin inside: the volumes that the
/// origin spans with its facets have the sign of the whole.
pub(in crate::gjk) fn encloses(cores: &PlacedPair<'_>, simplex: &ApproachSimplex) -> bool {
    let simplex = simplex.placed(cores);
    let vertices = simplex.vertices();
    let mut size = 0.0;
    for vertex in vertices {
        let [on_p, on_q] = cores.vertices(vertex.vertex_pair);
        size += on_p.abs().element_sum() + on_q.abs().element_sum();
    }
    let exact = |vertex_pair| RealVector::from(ProofVertex::placed(cores, vertex_pair).point());
    match (vertices, cores.dimension()) {
        ([a, b, c], Dimension::Two) => {
            let least = PRODUCT * size * size + MIN_PRODUCT;
            let areas = [[a, b], [b, c], [c, a]].map(|[a, b]| a.point.cross(b.point).z);
            areas.iter().all(|area| *area > least) || areas.iter().all(|area| -*area > least) || {
                let [a, b, c] = [a, b, c].map(|vertex| exact(vertex.vertex_pair));
                have_one_sign([a.cross(b).z, b.cross(c).z, c.cross(a).z])
            }
        }
        ([a, b, c, d], Dimension::Three) => {
            let least = PRODUCT * size * size * size + MIN_PRODUCT;
            let [a, b, c, d] = [a, b, c, d].map(|vertex| vertex.point);
            let (ab, cd) = (a.cross(b), c.cross(d));
            let volumes = [b.dot(cd), -a.dot(cd), d.dot(ab), -c.dot(ab)];
            volumes.iter().all(|volume| *volume > least) || volumes.iter().all(|volume| -*volume > least) || {
                let [a, b, c, d] = [0, 1, 2, 3].map(|index| exact(vertices[index].vertex_pair));
                let (ab, cd) = (a.cross(b), c.cross(d));
                have_one_sign([b.dot(cd), -a.dot(cd), d.dot(ab), -c.dot(ab)])
            }
        }
        _ => false,
    }
}

/// Returns whether all numbers are certainly positive, or all negative.
fn have_one_sign<const N: usize>(numbers: [BoundedReal; N]) -> bool {
    let sign = numbers[0].sign();
    matches!(sign, Some(1 | -1)) && numbers.iter().all(|number| number.sign() == sign)
}
