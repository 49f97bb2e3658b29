//! The simplex: its points, edges and faces, their normals, and the products that are compared with zero.

use glam::DVec3;

use super::sketch::{Sketch, middle, rectangle, xy, xyz};
use super::term::{GlossaryTerm, in_plane, in_space};
use crate::gjk::Letter::{A, B, C, D};
use crate::mark::{Form, Role, Standing};
use crate::message::text;

pub(super) const TERMS: &[GlossaryTerm] = &[
    in_plane("simplex", &[], simplex),
    in_plane("letters", &["L", "LLLL"], |fig| {
        let [a, b, c, d] = [xy(1.1, 2.3), xy(0.0, 0.2), xy(2.4, 0.0), xy(1.9, 1.1)];
        fig.tetrahedron([a, b, c, d])
            .letter(A, a, xy(0.0, 1.0))
            .letter(B, b, xy(-1.0, 0.0))
            .letter(C, c, xy(1.0, -0.3))
            .letter(D, d, xy(1.0, 0.5))
    }),
    in_plane("feature", &[], |fig| {
        fig.polygon(Role::Simplex, &PLANAR)
            .line(Role::Test, &[PLANAR[0], PLANAR[1]])
            .letters(&PLANAR)
            .origin(xy(-0.5, 2.2), xy(-1.0, 0.3))
    }),
    in_plane("edge-vector", &["LL"], |fig| {
        let (a, b) = (xy(0.0, 0.0), xy(2.4, 1.1));
        fig.mark(Role::Simplex, Form::Arrow { from: a, to: a.lerp(b, 0.94) })
            .letter(A, a, xy(-1.0, -0.4))
            .letter(B, b, xy(1.0, 0.4))
            .label(Role::Simplex, a.lerp(b, 0.5), "AB", xy(-0.4, 1.0))
    }),
    in_plane("to-origin", &["LO"], |fig| {
        let a = xy(0.0, 1.3);
        let origin = xy(2.4, 0.0);
        fig.mark(Role::Origin, Form::Arrow { from: a, to: a.lerp(origin, 0.93) })
            .letter(A, a, xy(-1.0, 0.4))
            .origin(origin, xy(1.0, -0.4))
            .label(Role::Test, a.lerp(origin, 0.5), "AO", xy(0.5, 1.0))
    }),
    in_plane("edge-normal", &["LL⟂", "(LL × LL) × LL"], |fig| {
        let (middle, out) = out_of_ab();
        fig.simplex(&PLANAR).arrow(Role::Test, middle, middle + out * 1.1, "AB⟂")
    }),
    in_plane("edge-test", &["LL⟂·LO"], |fig| {
        let (middle, out) = out_of_ab();
        let [a, b, _] = PLANAR;
        let along = (b - a) * 0.35;
        let beyond = [a - along, b + along, b + along + out * 1.5, a - along + out * 1.5];
        fig.area(Role::Region(Standing::Chosen), &beyond)
            .simplex(&PLANAR)
            .line(Role::TestLine, &beyond[..2])
            .arrow(Role::Test, middle, middle + out * 0.8, "")
            .origin(middle + out * 1.1 + along * 1.1, xy(-1.0, 0.2))
    }),
    in_plane("along-test", &["LL·LO"], |fig| {
        let side = rectangle([0.0, -1.0], [2.9, 1.3]);
        fig.area(Role::Region(Standing::Chosen), &side)
            .line(Role::TestLine, &[side[0], side[3]])
            .edge([xy(0.0, 0.0), xy(2.0, 0.0)], [xy(-1.0, 0.0), xy(0.4, -1.0)])
            .origin(xy(1.2, 0.8), xy(1.0, 0.2))
    }),
    in_plane("triple-product", &["(LL × LO) × LL"], |fig| {
        let (a, b, origin) = (xy(2.4, 0.0), xy(0.0, 0.0), xy(1.0, 1.7));
        let foot = xy(1.0, 0.0);
        fig.edge([a, b], [xy(1.0, -0.3), xy(-1.0, -0.3)])
            .line(Role::Ghost, &[a, origin])
            .arrow(Role::Direction, foot, foot + xy(0.0, 1.1), "v")
            .origin(origin, xy(-1.0, 0.3))
    }),
    in_space("face", &["LLL"], |fig| fig.simplex(&FLAT)),
    in_space("face-normal", &["LLL⟂", "LL × LL", "⟂"], |fig| {
        let middle = middle(&FLAT);
        fig.simplex(&FLAT).arrow(Role::Test, middle, middle + DVec3::Z * 1.5, "ABC⟂")
    }),
    in_space("face-test", &["LLL⟂·LO", "LLL·LO"], |fig| {
        let middle = middle(&FLAT);
        fig.simplex(&FLAT)
            .arrow(Role::Test, middle, middle + DVec3::Z * 0.9, "")
            .origin(middle + xyz(0.5, 0.2, 1.5), xyz(1.0, 0.0, 0.5))
            .line(Role::Ghost, &[FLAT[0], middle + xyz(0.5, 0.2, 1.5)])
    }),
    in_plane("sees", &[], |fig| {
        let (a, b, origin) = (xy(-0.2, 1.1), xy(1.8, 0.0), xy(2.2, 1.9));
        fig.polygon(Role::Simplex, &[a, b, xy(-0.6, -0.4)])
            .line(Role::Lit, &[a, b])
            .line(Role::Support(None), &[origin, a.lerp(b, 0.25)])
            .line(Role::Support(None), &[origin, a.lerp(b, 0.75)])
            .origin(origin, xy(1.0, 0.3))
    }),
    in_space("plane-code", &["0b#"], |fig| {
        let [a, b, c, d] = SOLID;
        fig.body(Role::Simplex, &SOLID)
            .area(Role::Lit, &[a, b, c])
            .area(Role::Lit, &[a, d, b])
            .letters(&SOLID)
            .label(Role::Lit, xyz(0.2, -0.9, 0.5), "1", DVec3::ZERO)
            .label(Role::TestLine, xyz(1.4, 0.6, 1.0), "0", DVec3::ZERO)
            .label(Role::Lit, xyz(-1.2, 0.3, 0.9), "1", DVec3::ZERO)
    }),
    in_plane("relabel", &[], |fig| {
        let right = PLANAR.map(|at| at + xy(4.6, 0.0));
        let [a, b, c] = right;
        fig.simplex(&PLANAR)
            .arrow(Role::Origin, xy(1.9, 0.3), xy(2.7, 0.3), "")
            .polygon(Role::Simplex, &right)
            .renamed([(A, a), (C, b), (B, c)], middle(&right))
    }),
    in_plane("kept", &[], |fig| {
        let [a, b, c] = PLANAR;
        fig.line(Role::Ghost, &[a, b, c])
            .point(Role::Ghost, b, "B", b - middle(&PLANAR))
            .line(Role::Simplex, &[a, c])
            .renamed([(A, a), (C, c)], middle(&PLANAR))
    }),
    in_plane("size", &[], simplex),
    in_plane("number-kept", &["n = #", "n"], |fig| {
        let (a, b) = (xy(2.2, 1.2), xy(0.0, 0.3));
        fig.edge([a, b], [xy(0.3, 1.0), xy(-0.3, 1.0)])
            .label(Role::Simplex, b, text!("figure-head-kept"), xy(0.0, -1.0))
            .label(Role::Simplex, a, text!("figure-new"), xy(0.0, -1.0))
    }),
];

/// A triangle in the plane, counterclockwise from A.
pub(super) const PLANAR: [DVec3; 3] = [xy(1.5, 1.5), xy(-1.6, 0.9), xy(0.7, -1.2)];
/// A tetrahedron with the normal of face ABC pointing outward.
pub(super) const SOLID: [DVec3; 4] =
    [xyz(0.2, -0.1, 1.7), xyz(-1.3, -0.9, 0.0), xyz(1.5, -0.8, 0.0), xyz(0.1, 1.4, 0.0)];
/// A triangle in space that lies flat and faces up.
pub(super) const FLAT: [DVec3; 3] = [xyz(1.2, -1.0, 0.0), xyz(1.0, 1.3, 0.0), xyz(-1.5, 0.1, 0.0)];

fn simplex(fig: Sketch) -> Sketch {
    fig.dot(Role::Simplex, xy(0.0, 0.6))
        .line(Role::Simplex, &[xy(1.0, 0.2), xy(2.2, 1.1)])
        .polygon(Role::Simplex, &[xy(3.0, 0.0), xy(4.5, 0.2), xy(3.6, 1.4)])
        .tetrahedron([xy(5.9, 1.5), xy(5.2, 0.0), xy(6.7, 0.1), xy(6.3, 0.7)])
}

/// The middle of edge AB of the triangle in the plane, and a step from there to the outside.
fn out_of_ab() -> (DVec3, DVec3) {
    let [a, b, _] = PLANAR;
    let out = DVec3::Z.cross(b - a).normalize_or_zero() * -1.0;
    (a.lerp(b, 0.5), out)
}
