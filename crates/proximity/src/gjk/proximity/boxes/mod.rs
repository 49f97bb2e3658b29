//! The depth of two boxes, proved from their fifteen axes.
//!
//! [`Boxes`] gives a facet F of the difference of two boxes that is nearest to the origin O, and a lower bound on the
//! support values of all others. The length is about the placed boxes, whose vertices roundoff has moved. Their
//! difference D has a facet F′ in place of F, at a distance d from O, or two triangles whose planes differ by roundoff.
//!
//! The claim is that d is the depth of D. Let δ be the bound on the difference of the support values of D and of the
//! zonotope Z of the fifteen axes, and let n have length one.
//!
//! 1. No vertex of D lies in front of the plane of F′. Vertices outside the vertex pairs of F stay far behind it, and
//!    the fourth corner of a face is tested exactly. So the support value of D along the normal m of F′ is d.
//! 2. The foot of O lies in F′, with a disc of radius ρ around it. So the support value of D along an n at an angle θ
//!    from m is at least d cos θ + ρ sin θ. Let x = min(1/2, ρ/2d). Since 1 − cos θ ≤ sin² θ, that is d or more as long
//!    as sin θ ≤ x, and d + ρx/2 if sin θ = x. If ρx/2 > 3δ, then the support value of Z exceeds d + δ for all n of
//!    this circle.
//! 3. Outside the circle the support value of Z exceeds d + δ, too, so that of D exceeds d. Otherwise its minimum there
//!    would be a local one, away from the border. But only the support values at facets are local minima. Within the
//!    arc between the normals of two facets the support function is that of a point, a cosine, which has no minimum.
//!    All facets but F have a support value above d + δ, and the normal of F lies in the circle.
//!
//! Boxes with parallel axes, such as boxes on one floor, have a facet F with more vertices: [`level`] finds F′ among
//! them.

mod level;
mod triangle;

use glam::DVec3;

use crate::epa::UntracedDepth;
use crate::geometry::exact::RealVector;
use crate::geometry::{BoxFacet, BoxLeast, Boxes, PlacedPair};
use triangle::PlacedTriangle;

/// Number of errors of a placed vertex by which the other vertices must stay behind: their own error, that of the
/// plane, and the roundoff of the product, generously.
const BEHIND: f64 = 8.0;

/// Returns the depth of two boxes. Returns `None` if the proof leaves it open.
pub(super) fn depth(cores: &PlacedPair<'_>, boxes: &Boxes<'_>) -> Option<UntracedDepth> {
    let least = boxes.least();
    if is_alone(&least) {
        let facet = boxes.facet(&least);
        let circle = circle(&least, facet.margin)?;
        let triangle = outer_triangle(cores, &facet);
        return triangle
            .depth(facet.normal, circle, |normal| boxes.clearance(&facet, normal) > BEHIND * least.error);
    }
    let (least, facet) = boxes.level_facet(&least)?;
    if !is_alone(&least) {
        return None;
    }
    let circle = circle(&least, facet.margin)?;
    let triangle = level::triangle(cores, &facet, &least)?;
    triangle
        .depth(facet.normal, circle, |normal| boxes.clearance_behind(&facet, normal) > BEHIND * least.error)
}

/// Returns whether all other facets have larger support values.
fn is_alone(least: &BoxLeast) -> bool {
    least.others > least.support_value + 4.0 * least.error
}

/// Returns the sine of the angle around the normal of a facet within which its support value is the minimum, given the
/// distance of the foot inside the facet. Returns `None` if the angle is too small.
fn circle(least: &BoxLeast, margin: f64) -> Option<f64> {
    // Half of it, for the roundoff of the foot.
    let room = 0.5 * margin;
    let circle = (0.5 * room / least.support_value).min(0.5);
    (least.support_value > 0.0 && 0.5 * room * circle > 3.0 * least.error).then_some(circle)
}

/// Returns the triangle with the foot of the origin that belongs to the hull of the four corners on the outer side.
fn outer_triangle(cores: &PlacedPair<'_>, facet: &BoxFacet) -> PlacedTriangle {
    let [a, b, c, d] = facet.corners.map(|vertex_pair| cores.vertices(vertex_pair));
    let point = |[on_p, on_q]: [DVec3; 2]| RealVector::difference(on_p, on_q);
    let normal = |[a, b, c]: [[DVec3; 2]; 3]| (point(b) - point(a)).cross(point(c) - point(a));
    let first = PlacedTriangle { corners: [a, b, c], normal: normal([a, b, c]), slack: 0.0 };
    if facet.is_of_edges() {
        return first;
    }
    let beyond = (point(d) - point(a)).dot(first.normal);
    let Some(sign) = beyond.sign() else {
        let slack = 2.0 * beyond.largest() / first.normal.approx().length();
        return PlacedTriangle { slack, ..first };
    };
    let is_outwards = first.normal.approx().dot(facet.normal) > 0.0;
    if sign == 0 || (sign > 0) != is_outwards {
        return first;
    }
    PlacedTriangle { corners: [b, c, d], normal: normal([b, c, d]), slack: 0.0 }
}
