//! Distance and depth, with their bounds, the polytope and the proofs.

use glam::DVec3;

use super::shapes::{QUAD, TRIANGLE};
use super::simplex::PLANAR;
use super::sketch::{Sketch, foot, rectangle, xy};
use super::term::{GlossaryTerm, in_plane};
use crate::geometry::Side::{P, Q};
use crate::mark::{Form, Role};

pub(super) const TERMS: &[GlossaryTerm] = &[
    in_plane("nearest-point", &["N", "−N", "|N|"], |fig| {
        let (a, b, origin) = (xy(2.4, 0.2), xy(0.0, 0.2), xy(1.3, 1.8));
        let foot = xy(1.3, 0.2);
        fig.edge([a, b], [xy(1.0, -0.2), xy(-1.0, -0.2)])
            .line(Role::Length, &[origin, foot])
            .point(Role::Length, foot, "N", xy(0.2, -1.0))
            .origin(origin, xy(-1.0, 0.2))
    }),
    in_plane("barycentric", &[], |fig| {
        let [a, b, c] = PLANAR;
        let at = a * 0.5 + b * 0.2 + c * 0.3;
        let lines = fig.simplex(&PLANAR).each(PLANAR, |fig, corner| fig.line(Role::Ghost, &[at, corner]));
        lines.point(Role::Length, at, "N", xy(0.8, -0.5))
    }),
    in_plane("witness-points", &[], |fig| {
        let [on_p, on_q] = nearest();
        let fig = apart(fig).line(Role::Length, &[on_p, on_q]);
        fig.point(Role::Length, on_p, "x", xy(-0.3, 1.0)).point(Role::Length, on_q, "y", xy(0.5, 1.0))
    }),
    in_plane("separation", &[], |fig| {
        let [on_p, on_q] = nearest();
        apart(fig)
            .line(Role::Length, &[on_p, on_q])
            .label(Role::Shape(P), QUAD[0].lerp(QUAD[2], 0.45), "P", DVec3::ZERO)
            .label(Role::Shape(Q), TRIANGLE[0].lerp(TRIANGLE[1], 0.5), "Q", xy(-0.1, 0.6))
    }),
    in_plane("depth", &[], |fig| overlapping(fig).line(Role::Length, &[xy(1.1, 0.9), xy(1.6, 0.9)])),
    in_plane("normal", &[], |fig| overlapping(fig).arrow(Role::Length, xy(1.6, 0.9), xy(3.3, 0.9), "")),
    in_plane("bounds", &[], bounds),
    in_plane("termination-criteria", &["ε", "ε|x|"], bounds),
    in_plane("epa", &["EPA", "EPA #"], |fig| polytope(fig).dot(Role::Probe, SUM[3])),
    in_plane("facet", &["F", "#–#", "#–#–#"], |fig| {
        polytope(fig).label(Role::Closest, SUM[2].lerp(SUM[4], 0.5), "F", xy(0.5, 1.0))
    }),
    in_plane("probe", &["E"], |fig| {
        let foot = foot(SUM[3], SUM[2], SUM[4]);
        polytope(fig).line(Role::Length, &[foot, SUM[3]]).point(Role::Probe, SUM[3], "E", xy(0.4, 1.0))
    }),
    in_plane("horizon", &[], |fig| {
        let [a, b, c, d] = [xy(-1.4, -0.6), xy(1.2, -0.8), xy(1.0, 0.7), xy(-1.2, 0.8)];
        let new = xy(2.6, 0.2);
        fig.polygon(Role::Polytope, &[a, b, c, d])
            .line(Role::Ghost, &[b, c])
            .line(Role::Polytope, &[b, new, c])
            .ring(Role::Horizon, b)
            .ring(Role::Horizon, c)
            .point(Role::Probe, new, "E", xy(1.0, 0.0))
    }),
    in_plane("valid-start", &[], |fig| {
        fig.polygon(Role::Polytope, &PLANAR).origin(xy(0.1, 0.5), xy(1.0, -0.4))
    }),
    in_plane("certificate", &[], certificate),
    in_plane("separating-axis", &[], certificate),
    in_plane("core", &[], |fig| {
        // A triangle and all points within 0.5 of it: its sides moved out, joined by arcs.
        let core = [xy(0.0, 0.0), xy(2.2, 0.2), xy(0.9, 1.4)];
        let radius = 0.5;
        let outline: Vec<DVec3> = (0..3)
            .flat_map(|corner| {
                let (before, at, after) = (core[(corner + 2) % 3], core[corner], core[(corner + 1) % 3]);
                let out = |from: DVec3, to: DVec3| DVec3::Z.cross(to - from).normalize_or_zero() * -1.0;
                let (first, last) = (out(before, at), out(at, after));
                (0..=6u8).map(move |step| {
                    at + first.lerp(last, f64::from(step) / 6.0).normalize_or_zero() * radius
                })
            })
            .collect();
        fig.polygon(Role::Shape(P), &outline)
            .mark(Role::Ghost, Form::Line { points: core.to_vec(), closed: true })
            .line(Role::Length, &[core[1], core[1] + xy(0.5, 0.0)])
            .label(Role::Length, core[1] + xy(0.5, 0.0), "r", xy(1.0, 0.2))
    }),
];

fn apart(fig: Sketch) -> Sketch {
    fig.polygon(Role::Shape(P), &QUAD).polygon(Role::Shape(Q), &TRIANGLE)
}

/// The closest points of the quadrilateral and the triangle: the corner (2.2, 1.4) and its foot on the side from
/// (3.4, 0.2) to (3.6, 1.9).
fn nearest() -> [DVec3; 2] {
    [QUAD[2], foot(QUAD[2], TRIANGLE[0], TRIANGLE[2])]
}

/// Two squares that overlap by 0.5 along x and by more along y.
fn overlapping(fig: Sketch) -> Sketch {
    fig.polygon(Role::Shape(P), &rectangle([0.0, 0.0], [1.6, 1.6]))
        .polygon(Role::Shape(Q), &rectangle([1.1, 0.4], [1.1 + 1.6, 0.4 + 1.6]))
        .label(Role::Shape(P), xy(0.5, 0.8), "P", DVec3::ZERO)
        .label(Role::Shape(Q), xy(2.2, 1.4), "Q", DVec3::ZERO)
}

/// A part of P ⊖ Q, to the right of O, with a support line at x = 0.9 and a segment inside.
fn bounds(fig: Sketch) -> Sketch {
    let sum = [xy(0.9, 0.1), xy(1.7, -0.9), xy(2.9, -0.6), xy(3.0, 1.0), xy(1.6, 1.2)];
    fig.polygon(Role::Difference, &sum)
        .line(Role::Bound, &[xy(0.9, -1.2), xy(0.9, 1.5)])
        .line(Role::Simplex, &[sum[1], sum[4]])
        .line(Role::Length, &[DVec3::ZERO, xy(1.65, 0.1)])
        .point(Role::Length, xy(1.65, 0.1), "N", xy(1.0, -0.6))
        .origin(DVec3::ZERO, xy(-1.0, 0.2))
}

const SUM: [DVec3; 5] = [xy(-1.5, -0.6), xy(0.2, -1.2), xy(1.9, -0.3), xy(1.3, 1.2), xy(-0.9, 1.1)];

/// A polytope in P ⊖ Q, with its edge nearest to O.
fn polytope(fig: Sketch) -> Sketch {
    fig.polygon(Role::Difference, &SUM)
        .polygon(Role::Polytope, &[SUM[0], SUM[2], SUM[4]])
        .origin(xy(0.0, 0.2), xy(-1.0, -0.4))
        .line(Role::Closest, &[SUM[2], SUM[4]])
}

fn certificate(fig: Sketch) -> Sketch {
    let [on_p, on_q] = nearest();
    let (middle, along) = (on_p.lerp(on_q, 0.5), DVec3::Z.cross(on_q - on_p) * 1.2);
    let (axis, from) = (Role::Proof(None), middle + along * 0.8);
    let shapes = fig.shape(P, &QUAD).shape(Q, &TRIANGLE).line(axis, &[middle - along, middle + along]);
    shapes.arrow(axis, from, from + (on_q - on_p) * 0.7, "u")
}
