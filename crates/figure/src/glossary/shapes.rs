//! The two shapes, their difference, and their support functions.

use glam::DVec3;

use super::sketch::{middle, rectangle, xy};
use super::term::{GlossaryTerm, in_plane, in_space};
use crate::geometry::Side::{P, Q};
use crate::gjk::Letter;
use crate::mark::Role;

pub(super) const TERMS: &[GlossaryTerm] = &[
    in_plane("shapes", &["P", "Q"], |fig| fig.shape(P, &QUAD).shape(Q, &TRIANGLE)),
    in_plane("vertex", &["p#", "q#"], |fig| {
        fig.shape(P, &QUAD).each(QUAD.into_iter().enumerate(), |fig, (index, at)| {
            fig.point(Role::Vertex(P), at, &format!("p{index}"), at - middle(&QUAD))
        })
    }),
    in_plane("hull", &[], |fig| {
        let inner = [xy(0.9, 0.8), xy(1.3, 1.3), xy(0.6, 1.2), xy(1.6, 0.7)];
        let points = QUAD.into_iter().chain(inner);
        fig.polygon(Role::Shape(P), &QUAD).each(points, |fig, at| fig.dot(Role::Vertex(P), at))
    }),
    in_plane("difference", &["P ⊖ Q", "⊖", "P − Q", "p − q"], |fig| {
        // Computed: each vertex of the triangle P minus each corner of the square Q.
        let p = [xy(0.0, 0.0), xy(1.6, 0.0), xy(0.0, 1.6)];
        let q = rectangle([2.3, 0.4], [3.1, 1.2]);
        let sum = [xy(4.0, -0.4), xy(6.4, -0.4), xy(6.4, 0.4), xy(4.8, 2.0), xy(4.0, 2.0)];
        fig.shape(P, &p)
            .shape(Q, &q)
            .polygon(Role::Difference, &sum)
            .label(Role::Difference, xy(5.0, 1.9), "P ⊖ Q", xy(1.0, 1.0))
            .origin(xy(4.9, 0.6), xy(1.0, -1.0))
    }),
    in_plane("parents", &["p# − q#", "q# − p#", "p# - q#"], |fig| {
        fig.polygon(Role::Shape(P), &QUAD)
            .polygon(Role::Shape(Q), &TRIANGLE)
            .point(Role::Parent(P), QUAD[2], "p2", xy(0.3, 1.0))
            .point(Role::Parent(Q), TRIANGLE[0], "q0", xy(-0.3, -1.0))
            .arrow(Role::Letter(Letter::A), TRIANGLE[0], QUAD[2].lerp(TRIANGLE[0], 0.08), "")
    }),
    in_plane("origin", &["O"], |fig| {
        fig.polygon(Role::Difference, &SUM)
            .label(Role::Difference, SUM[4], "P ⊖ Q", xy(1.0, 1.0))
            .origin(DVec3::ZERO, xy(1.0, -1.0))
    }),
    in_plane("direction", &["v", "+v", "−v"], |fig| {
        let edge = [xy(-1.6, 0.4), xy(0.2, 2.0)];
        let middle = edge[0].lerp(edge[1], 0.5);
        fig.line(Role::Simplex, &edge)
            .letter(Letter::B, edge[0], xy(-1.0, 0.0))
            .letter(Letter::A, edge[1], xy(0.0, 1.0))
            .arrow(Role::Direction, middle, middle + xy(0.9, -1.0), "v")
            .origin(xy(1.1, -0.7), xy(1.0, -1.0))
    }),
    in_plane("length-of-v", &["|v|"], |fig| {
        let (from, to) = (xy(0.0, 0.0), xy(2.4, 0.9));
        let line = [xy(0.1, -0.3), xy(2.5, 0.6)];
        let fig = fig.arrow(Role::Direction, from, to, "v").line(Role::Length, &line);
        fig.label(Role::Length, xy(1.3, 0.1), "|v|", xy(0.4, -1.0))
    }),
    in_plane("support-point", &[], |fig| {
        let v = xy(1.0, 0.7);
        let (far, line) = supported(&QUAD, v);
        let fig = fig.shape(P, &QUAD).line(Role::Support(Some(P)), &line);
        fig.dot(Role::Parent(P), far).arrow(Role::Direction, far, far + v, "v")
    }),
    in_plane("support-function", &["h(u)", "h(v)", "h(n)", "u", "−u"], |fig| {
        let (origin, along) = (xy(-1.4, -0.2), xy(1.0, 0.0));
        fig.shape(P, &QUAD)
            .line(Role::Support(Some(P)), &[xy(2.2, -0.7), xy(2.2, 2.2)])
            .line(Role::Length, &[xy(-1.4, -0.5), xy(2.2, -0.5)])
            .label(Role::Length, xy(0.4, -0.5), "h(u)", xy(0.0, -1.0))
            .arrow(Role::Direction, origin, origin + along, "u")
            .origin(origin, xy(-0.3, 1.0))
    }),
    in_plane("reach-of-a", &["A·v", "A·v / |v|", "A·v/|v|"], |fig| {
        let a = xy(1.9, 0.9);
        fig.line(Role::Support(None), &[xy(0.0, -1.0), xy(0.0, 1.7)])
            .arrow(Role::Direction, DVec3::ZERO, xy(1.2, 0.0), "v")
            .line(Role::Length, &[xy(0.0, 0.9), a])
            .label(Role::Length, xy(0.8, 0.9), "A·v / |v|", xy(0.0, 1.0))
            .letter(Letter::A, a, xy(1.0, 0.0))
            .origin(DVec3::ZERO, xy(-1.0, -1.0))
    }),
    in_plane("inner-product", &[], |fig| {
        let (a, b) = (xy(2.4, 0.0), xy(1.6, 1.5));
        fig.line(Role::Support(None), &[b, xy(1.6, 0.0)])
            .arrow(Role::Direction, DVec3::ZERO, a, "a")
            .arrow(Role::Letter(Letter::B), DVec3::ZERO, b, "b")
            .line(Role::Length, &[xy(0.0, -0.2), xy(1.6, -0.2)])
            .label(Role::Length, xy(0.8, -0.2), "a·b / |a|", xy(0.0, -1.0))
    }),
    in_space("cross-product", &["×"], |fig| {
        let (a, b) = (xy(1.6, 0.0), xy(0.5, 1.4));
        fig.polygon(Role::Shape(P), &[DVec3::ZERO, a, a + b, b])
            .arrow(Role::Letter(Letter::B), DVec3::ZERO, a, "a")
            .arrow(Role::Letter(Letter::C), DVec3::ZERO, b, "b")
            .arrow(Role::Direction, DVec3::ZERO, DVec3::Z * 1.5, "a × b")
    }),
    in_plane("tie", &[], |fig| {
        let corners = rectangle([0.0, 0.0], [1.8, 1.6]);
        fig.shape(P, &corners)
            .line(Role::Support(Some(P)), &[xy(1.8, -0.5), xy(1.8, 2.1)])
            .ring(Role::Tie(Some(P)), corners[1])
            .ring(Role::Tie(Some(P)), corners[2])
            .label(Role::Tie(Some(P)), corners[1], "p1", xy(1.0, -0.6))
            .label(Role::Tie(Some(P)), corners[2], "p2", xy(1.0, 0.6))
            .arrow(Role::Direction, xy(1.8, 0.8), xy(2.8, 0.8), "v")
    }),
];

/// A quadrilateral that serves as P in many figures.
pub(super) const QUAD: [DVec3; 4] = [xy(0.0, 0.3), xy(1.6, 0.0), xy(2.2, 1.4), xy(0.7, 2.0)];
/// A triangle that serves as Q.
pub(super) const TRIANGLE: [DVec3; 3] = [xy(3.4, 0.2), xy(4.8, 0.9), xy(3.6, 1.9)];

const SUM: [DVec3; 6] =
    [xy(-1.4, -0.9), xy(0.6, -1.3), xy(2.0, -0.4), xy(1.9, 0.8), xy(0.2, 1.5), xy(-1.3, 0.7)];

/// Returns the corner farthest along v, and the ends of a line through this corner perpendicular to v.
fn supported(points: &[DVec3], v: DVec3) -> (DVec3, [DVec3; 2]) {
    let far = points.iter().copied().max_by(|a, b| a.dot(v).total_cmp(&b.dot(v))).unwrap_or_default();
    let aside = DVec3::Z.cross(v).normalize_or_zero() * 1.5;
    (far, [far - aside, far + aside])
}
