//! The depth of two boxes, proved from their fifteen axes.
//!
//! [`Boxes`] knows a facet F of the difference of two boxes that is nearest to the origin O, and how far all others reach at
//! least. The length is about the placed boxes, whose vertices roundoff has moved: their difference D has a facet F′ in
//! place of F, at a distance d from O, or two triangles whose planes differ by roundoff. That d is the depth of D is
//! proved so. Let δ be the bound on how far D and the zonotope Z of the fifteen axes reach beyond each other, and n of length one.
//!
//! 1. No vertex of D lies beyond the plane of F′: those that are no parents of F stay far behind it, and the fourth corner of
//!    a face is asked exactly. So D reaches d along the normal m of F′.
//! 2. The foot of O lies in F′, with a disc of radius ρ around it. So D reaches d cos θ + ρ sin θ along an n at an angle θ from
//!    m, at least. With x = min(1/2, ρ/2d) that is d or more as long as sin θ ≤ x, since 1 − cos θ ≤ sin² θ; and d + ρx/2
//!    where sin θ = x. If ρx/2 > 3δ, then Z reaches farther than d + δ in all n of this circle.
//! 3. Outside of the circle, Z reaches farther than d + δ, too, and so D farther than d. Otherwise its least reach there
//!    would be a local one, inside of the border. But locally least is only what a facet reaches: within the arc between the
//!    normals of two facets the reach is that of a point, a cosine, which has no least value. All facets but F reach farther than
//!    that, and the normal of F lies in the circle.

use glam::DVec3;

use crate::epa::SilentDepth;
use crate::geometry::exact::{Real, RealVector};
use crate::geometry::{BoxFacet, BoxLeast, Boxes, Difference as _, PlacedPair, Vector as _, WitnessPoints};

/// How many errors of a placed vertex the other vertices are to stay behind: their own, that of the plane, and the roundoff of
/// the product, generously.
const BEHIND: f64 = 8.0;

/// The depth of two boxes; none where the proof leaves it open.
pub(super) fn depth(cores: &PlacedPair<'_>, boxes: &Boxes<'_>, least: &BoxLeast) -> Option<SilentDepth> {
    let is_alone = least.others > least.reach + 4.0 * least.error;
    if !is_alone {
        return None;
    }
    let facet = boxes.facet(least);
    // Half of it, for the roundoff of the foot.
    let room = 0.5 * facet.margin;
    let step = (0.5 * room / least.reach).min(0.5);
    let is_wide = least.reach > 0.0 && 0.5 * room * step > 3.0 * least.error;
    if !is_wide {
        return None;
    }
    let triangle = outer_triangle(cores, &facet);
    let [a, b, c] = triangle.corners.map(|[on_p, on_q]| RealVector::difference(on_p, on_q));
    let level = triangle.normal.dot(a);
    let inwards = level.sign()? < 0;
    let squared = triangle.normal.dot(triangle.normal);
    let depth = Real::root_of_quotient(level.squared(), squared);
    let depth = if triangle.unevenness == 0.0 {
        depth
    } else {
        depth.widened(2.0 * triangle.unevenness / squared.rough().sqrt())
    };
    let rough = triangle.normal.rough().unit();
    let normal = if inwards { -rough } else { rough };
    let is_behind = boxes.clearance(&facet, normal) > BEHIND * least.error;
    let is_near = normal.dot(facet.normal) > 0.0 && normal.cross(facet.normal).length() < 0.5 * step;
    if !(is_behind && is_near) {
        return None;
    }
    let cores = points(&triangle.corners, [a, b, c].map(RealVector::rough), normal * depth.rough());
    let found = SilentDepth { depth, normal, cores };
    found.has_foot().then_some(found)
}

/// A triangle of the placed difference.
struct Triangle {
    /// The corners by their parents.
    corners: [[DVec3; 2]; 3],
    normal: RealVector,
    /// So far at most, times the length of the normal, may the fourth corner lie beyond it, and the depth be another.
    unevenness: f64,
}

/// The triangle with the foot of the origin that belongs to the hull of the four corners on the outer side.
fn outer_triangle(cores: &PlacedPair<'_>, facet: &BoxFacet) -> Triangle {
    let [a, b, c, d] = facet.corners.map(|parents| cores.vertices(parents));
    let point = |[on_p, on_q]: [DVec3; 2]| RealVector::difference(on_p, on_q);
    let normal = |[a, b, c]: [[DVec3; 2]; 3]| (point(b) - point(a)).cross(point(c) - point(a));
    let first = Triangle { corners: [a, b, c], normal: normal([a, b, c]), unevenness: 0.0 };
    if facet.is_of_edges() {
        return first;
    }
    let beyond = (point(d) - point(a)).dot(first.normal);
    let Some(sign) = beyond.sign() else { return Triangle { unevenness: beyond.largest(), ..first } };
    let is_outwards = first.normal.rough().dot(facet.normal) > 0.0;
    if sign == 0 || (sign > 0) != is_outwards {
        return first;
    }
    Triangle { corners: [b, c, d], normal: normal([b, c, d]), unevenness: 0.0 }
}

/// The means of the parents whose difference is the foot.
fn points(corners: &[[DVec3; 2]; 3], points: [DVec3; 3], foot: DVec3) -> WitnessPoints {
    let [a, b, c] = points.map(|point| point - foot);
    let normal = (b - a).cross(c - a);
    let parts = [b.cross(c), c.cross(a), a.cross(b)].map(|part| part.dot(normal));
    let total: f64 = parts.iter().sum();
    let mut found = WitnessPoints { on_p: DVec3::ZERO, on_q: DVec3::ZERO };
    for ([on_p, on_q], part) in corners.iter().zip(parts) {
        found.on_p += *on_p * (part / total);
        found.on_q += *on_q * (part / total);
    }
    found
}
