//! The simplex: its points, edges and faces, their normals, and the products that are compared with zero.

use glam::DVec3;

use super::sketch::{Sketch, xy, xyz};
use super::term::Term;
use crate::figure::mark::{Form, Role, Standing};
use crate::gjk::Letter::{A, B, C, D};
use crate::message::text;

pub(super) const TERMS: &[Term] = &[
    Term { id: "simplex", notations: &[], figure: simplex },
    Term { id: "letters", notations: &["L", "LLLL"], figure: letters },
    Term { id: "feature", notations: &[], figure: feature },
    Term { id: "edge-vector", notations: &["LL"], figure: edge_vector },
    Term { id: "to-origin", notations: &["LO"], figure: to_origin },
    Term { id: "edge-normal", notations: &["LL⟂", "(LL × LL) × LL"], figure: edge_normal },
    Term { id: "edge-test", notations: &["LL⟂·LO"], figure: edge_test },
    Term { id: "along-test", notations: &["LL·LO"], figure: along_test },
    Term { id: "triple-product", notations: &["(LL × LO) × LL"], figure: triple_product },
    Term { id: "face", notations: &["LLL"], figure: face },
    Term { id: "face-normal", notations: &["LLL⟂", "LL × LL", "⟂"], figure: face_normal },
    Term { id: "face-test", notations: &["LLL⟂·LO", "LLL·LO"], figure: face_test },
    Term { id: "sees", notations: &[], figure: sees },
    Term { id: "plane-code", notations: &["0b#"], figure: plane_code },
    Term { id: "relabel", notations: &[], figure: relabel },
    Term { id: "kept", notations: &[], figure: kept },
    Term { id: "size", notations: &[], figure: simplex },
    Term { id: "number-kept", notations: &["n = #", "n"], figure: number_kept },
];

/// A triangle in the plane, counterclockwise from A.
pub(super) const PLANAR: [DVec3; 3] = [xy(1.5, 1.5), xy(-1.6, 0.9), xy(0.7, -1.2)];
/// A tetrahedron whose face ABC has its normal to the outside.
pub(super) const SOLID: [DVec3; 4] =
    [xyz(0.2, -0.1, 1.7), xyz(-1.3, -0.9, 0.0), xyz(1.5, -0.8, 0.0), xyz(0.1, 1.4, 0.0)];
/// A triangle in space that lies flat and faces up.
pub(super) const FLAT: [DVec3; 3] = [xyz(1.2, -1.0, 0.0), xyz(1.0, 1.3, 0.0), xyz(-1.5, 0.1, 0.0)];

fn simplex() -> Sketch {
    let at = |x: f64, points: [(f64, f64); 3]| points.map(|(dx, dy)| xy(x + dx, dy));
    let triangle = at(3.0, [(0.0, 0.0), (1.5, 0.2), (0.6, 1.4)]);
    let [b, c, d, a] = [xy(5.2, 0.0), xy(6.7, 0.1), xy(6.3, 0.7), xy(5.9, 1.5)];
    Sketch::plane()
        .point(Role::Simplex, xy(0.0, 0.6), "", DVec3::ZERO)
        .line(Role::Simplex, &[xy(1.0, 0.2), xy(2.2, 1.1)])
        .polygon(Role::Simplex, &triangle)
        .area(Role::Simplex, &[b, c, a])
        .line(Role::Simplex, &[a, b, c, a, d, c])
        .line(Role::Ghost, &[b, d])
}

fn letters() -> Sketch {
    let [b, c, d, a] = [xy(0.0, 0.2), xy(2.4, 0.0), xy(1.9, 1.1), xy(1.1, 2.3)];
    Sketch::plane()
        .area(Role::Simplex, &[b, c, a])
        .line(Role::Simplex, &[a, b, c, a, d, c])
        .line(Role::Ghost, &[b, d])
        .letter(A, a, xy(0.0, 1.0))
        .letter(B, b, xy(-1.0, 0.0))
        .letter(C, c, xy(1.0, -0.3))
        .letter(D, d, xy(1.0, 0.5))
}

fn feature() -> Sketch {
    Sketch::plane()
        .polygon(Role::Simplex, &PLANAR)
        .line(Role::Test, &[PLANAR[0], PLANAR[1]])
        .letters(&PLANAR)
        .origin(xy(-0.5, 2.2), xy(-1.0, 0.3))
}

fn edge_vector() -> Sketch {
    let (a, b) = (xy(0.0, 0.0), xy(2.4, 1.1));
    Sketch::plane()
        .mark(Role::Simplex, Form::Arrow { from: a, to: a.lerp(b, 0.94) })
        .letter(A, a, xy(-1.0, -0.4))
        .letter(B, b, xy(1.0, 0.4))
        .label(Role::Simplex, a.lerp(b, 0.5), "AB", xy(-0.4, 1.0))
}

fn to_origin() -> Sketch {
    let a = xy(0.0, 1.3);
    let origin = xy(2.4, 0.0);
    Sketch::plane()
        .mark(Role::Origin, Form::Arrow { from: a, to: a.lerp(origin, 0.93) })
        .letter(A, a, xy(-1.0, 0.4))
        .origin(origin, xy(1.0, -0.4))
        .label(Role::Test, a.lerp(origin, 0.5), "AO", xy(0.5, 1.0))
}

/// The middle of AB of the triangle in the plane, and a step out of it.
fn out_of_ab() -> (DVec3, DVec3) {
    let [a, b, _] = PLANAR;
    let out = DVec3::Z.cross(b - a).normalize_or_zero() * -1.0;
    (a.lerp(b, 0.5), out)
}

fn edge_normal() -> Sketch {
    let (middle, out) = out_of_ab();
    Sketch::plane().simplex(&PLANAR).arrow(Role::Test, middle, middle + out * 1.1, "AB⟂")
}

fn edge_test() -> Sketch {
    let (middle, out) = out_of_ab();
    let [a, b, _] = PLANAR;
    let along = (b - a) * 0.35;
    let beyond = [a - along, b + along, b + along + out * 1.5, a - along + out * 1.5];
    Sketch::plane()
        .area(Role::Region(Standing::Chosen), &beyond)
        .simplex(&PLANAR)
        .line(Role::TestLine, &beyond[..2])
        .arrow(Role::Test, middle, middle + out * 0.8, "")
        .origin(middle + out * 1.1 + along * 1.1, xy(-1.0, 0.2))
}

fn along_test() -> Sketch {
    let (a, b) = (xy(0.0, 0.0), xy(2.0, 0.0));
    let side = [xy(0.0, -1.0), xy(2.9, -1.0), xy(2.9, 1.3), xy(0.0, 1.3)];
    Sketch::plane()
        .area(Role::Region(Standing::Chosen), &side)
        .line(Role::TestLine, &[side[0], side[3]])
        .line(Role::Simplex, &[a, b])
        .letter(A, a, xy(-1.0, 0.0))
        .letter(B, b, xy(0.4, -1.0))
        .origin(xy(1.2, 0.8), xy(1.0, 0.2))
}

fn triple_product() -> Sketch {
    let (a, b, origin) = (xy(2.4, 0.0), xy(0.0, 0.0), xy(1.0, 1.7));
    let foot = xy(1.0, 0.0);
    Sketch::plane()
        .line(Role::Simplex, &[a, b])
        .letter(A, a, xy(1.0, -0.3))
        .letter(B, b, xy(-1.0, -0.3))
        .line(Role::Ghost, &[a, origin])
        .arrow(Role::Direction, foot, foot + xy(0.0, 1.1), "v")
        .origin(origin, xy(-1.0, 0.3))
}

fn face() -> Sketch {
    Sketch::space().simplex(&FLAT)
}

fn face_normal() -> Sketch {
    let middle = FLAT.iter().sum::<DVec3>() / 3.0;
    Sketch::space().simplex(&FLAT).arrow(Role::Test, middle, middle + DVec3::Z * 1.5, "ABC⟂")
}

fn face_test() -> Sketch {
    let middle = FLAT.iter().sum::<DVec3>() / 3.0;
    Sketch::space()
        .simplex(&FLAT)
        .arrow(Role::Test, middle, middle + DVec3::Z * 0.9, "")
        .origin(middle + xyz(0.5, 0.2, 1.5), xyz(1.0, 0.0, 0.5))
        .line(Role::Ghost, &[FLAT[0], middle + xyz(0.5, 0.2, 1.5)])
}

fn sees() -> Sketch {
    let (a, b, origin) = (xy(-0.2, 1.1), xy(1.8, 0.0), xy(2.2, 1.9));
    Sketch::plane()
        .polygon(Role::Simplex, &[a, b, xy(-0.6, -0.4)])
        .line(Role::Lit, &[a, b])
        .line(Role::Support(None), &[origin, a.lerp(b, 0.25)])
        .line(Role::Support(None), &[origin, a.lerp(b, 0.75)])
        .origin(origin, xy(1.0, 0.3))
}

fn plane_code() -> Sketch {
    let [a, b, c, d] = SOLID;
    Sketch::space()
        .body(Role::Simplex, &SOLID)
        .area(Role::Lit, &[a, b, c])
        .area(Role::Lit, &[a, d, b])
        .letters(&SOLID)
        .label(Role::Lit, xyz(0.2, -0.9, 0.5), "1", DVec3::ZERO)
        .label(Role::TestLine, xyz(1.4, 0.6, 1.0), "0", DVec3::ZERO)
        .label(Role::Lit, xyz(-1.2, 0.3, 0.9), "1", DVec3::ZERO)
}

fn relabel() -> Sketch {
    let right = PLANAR.map(|at| at + xy(4.6, 0.0));
    let [a, b, c] = right;
    let middle = right.iter().sum::<DVec3>() / 3.0;
    Sketch::plane()
        .simplex(&PLANAR)
        .arrow(Role::Origin, xy(1.9, 0.3), xy(2.7, 0.3), "")
        .polygon(Role::Simplex, &right)
        .letter(A, a, a - middle)
        .letter(C, b, b - middle)
        .letter(B, c, c - middle)
}

fn kept() -> Sketch {
    let [a, b, c] = PLANAR;
    let middle = PLANAR.iter().sum::<DVec3>() / 3.0;
    Sketch::plane()
        .line(Role::Ghost, &[a, b, c])
        .point(Role::Ghost, b, "B", b - middle)
        .line(Role::Simplex, &[a, c])
        .letter(A, a, a - middle)
        .letter(C, c, c - middle)
}

fn number_kept() -> Sketch {
    let (a, b) = (xy(2.2, 1.2), xy(0.0, 0.3));
    Sketch::plane()
        .line(Role::Simplex, &[a, b])
        .letter(A, a, xy(0.3, 1.0))
        .letter(B, b, xy(-0.3, 1.0))
        .label(Role::Simplex, b, text!("figure-head-kept"), xy(0.0, -1.0))
        .label(Role::Simplex, a, text!("figure-new"), xy(0.0, -1.0))
}
