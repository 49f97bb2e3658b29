//! The vertices of P ⊖ Q from the normal fans of P and of Q, without computing all differences.
//!
//! ```text
//! sign     signs of products of differences, without roundoff
//! fan      the facets, edges and vertices of one shape, as they lie on the sphere of directions
//! walk     a walk through one fan along the edges of the other
//! planar   the same in the plane, where fans are directions around a circle
//! ```
//!
//! A vertex is the farthest one in the directions of a region of the sphere. An edge is farthest in the directions of
//! an arc between the normals of its two facets (the Gauss map). Vertices pᵢ and qⱼ make a vertex of the difference if
//! the region of pᵢ overlaps that of −qⱼ. Each overlap has a side on an arc of one of the shapes, and that arc passes
//! through the region of the other. So a walk along all arcs of both shapes visits all overlaps. Its time grows with
//! the number of vertices of the difference, and not with the number of pairs.
//!
//! K. Fukuda, *From the zonotope construction to the Minkowski addition of convex polytopes*, 2004, walks along the
//! edges of the sum. The overlay of the two maps is in E. Fogel, D. Halperin, *Exact and efficient construction of
//! Minkowski sums of convex polyhedra*, 2007. The code here follows neither step by step.

mod fan;
mod planar;
mod sign;
mod walk;

use glam::DVec3;

use super::hull::Hull;
use super::hull3::Hull3;
use fan::Fan;

/// Returns pairs of vertices, by their indices in `p` and in `q`, whose differences include all vertices of P ⊖ Q. The
/// pairs are ascending, and the differences of few of them are not vertices. Returns `None` if there are more than
/// `most` pairs, or if a hull does not belong to its points.
pub(super) fn vertex_pairs(
    [p, q]: [&[DVec3]; 2],
    [hull_p, hull_q]: [&Hull; 2],
    most: usize,
) -> Option<Vec<[usize; 2]>> {
    // P ⊖ Q is the sum of P and of the mirrored Q.
    let mirrored: Vec<DVec3> = q.iter().map(|point| -*point).collect();
    let mut pairs = match (hull_p, hull_q) {
        (Hull::Flat(of_p), Hull::Flat(of_q)) => {
            planar::vertex_pairs([p, &mirrored], [of_p.vertices(), of_q.vertices()])
        }
        (Hull::Solid(of_p), Hull::Solid(of_q)) if has_fan(of_p) && has_fan(of_q) => {
            let (of_p, of_q) = (Fan::of(p, of_p, false)?, Fan::of(&mirrored, of_q, true)?);
            let mut pairs = walk::along_arcs(&of_p, &of_q, most)?;
            let back = walk::along_arcs(&of_q, &of_p, most)?;
            pairs.extend(back.into_iter().map(|[of_q, of_p]| [of_p, of_q]));
            pairs
        }
        // The difference with a point or a segment has nearly as many vertices as pairs.
        _ => {
            let [of_p, of_q] = [hull_p, hull_q].map(Hull::extreme_points);
            if of_p.len().checked_mul(of_q.len()).is_none_or(|count| count > most) {
                return None;
            }
            of_p.iter().flat_map(|i| of_q.iter().map(|j| [*i, *j])).collect()
        }
    };
    pairs.sort_unstable();
    pairs.dedup();
    (pairs.len() <= most).then_some(pairs)
}

/// Returns whether the hull has a normal fan, in which the regions of the vertices have corners.
const fn has_fan(hull: &Hull3) -> bool {
    match hull {
        Hull3::Point(_) | Hull3::Segment(_) => false,
        Hull3::Polygon { .. } | Hull3::Polytope(_) => true,
    }
}

#[cfg(test)]
mod tests;
