//! The simplex: its points, edges and faces, their normals, and the products that are compared with zero.

use glam::DVec3;

use super::sketch::{Sketch, xy, xyz};
use super::term::Term;
use crate::figure::mark::{Form, Role, Standing};
use crate::gjk::Letter::{A, B, C, D};

pub(super) const TERMS: &[Term] = &[
    Term {
        id: "simplex",
        title: "Simplex",
        written: &["simplex", "simplices"],
        aliases: &["segment", "triangle", "tetrahedron", "simplices"],
        words: "A point, a segment, a triangle or a tetrahedron whose corners are support points of P ⊖ Q. In each iteration it gains the newest point A and loses the points that are not needed any more.",
        formula: "d + 1 points at most, in d = 2 or 3 dimensions",
        figure: simplex,
    },
    Term {
        id: "letters",
        title: "A, B, C, D",
        written: &["L", "LLLL"],
        aliases: &["A", "B", "C", "D", "newest point", "letters"],
        words: "The points of the simplex, A the newest. The letters are given anew with each support point: a point that stays is called A first and B, C or D later. In the plane there is no D.",
        formula: "simplex = [A, B, C, D], the newest first",
        figure: letters,
    },
    Term {
        id: "feature",
        title: "Feature",
        written: &["feature"],
        aliases: &["part of the simplex", "face of a simplex", "vertex, edge, face"],
        words: "A vertex, an edge or a face of the simplex, or the simplex as a whole. The search goes on from the feature that is nearest to O.",
        formula: "a tetrahedron has 4 + 6 + 4 + 1 features",
        figure: feature,
    },
    Term {
        id: "edge-vector",
        title: "AB",
        written: &["LL"],
        aliases: &["AB", "AC", "AD", "BC", "edge vector"],
        words: "The edge with the ends A and B. In a product it is the vector from A to B.",
        formula: "AB = B − A",
        figure: edge_vector,
    },
    Term {
        id: "to-origin",
        title: "AO",
        written: &["LO"],
        aliases: &["AO", "BO", "vector to the origin"],
        words: "The vector from the point A of the simplex to the origin. BO, CO and DO are the same from the other points.",
        formula: "AO = O − A = −A",
        figure: to_origin,
    },
    Term {
        id: "edge-normal",
        title: "AB⟂",
        written: &["LL⟂", "(LL × LL) × LL"],
        aliases: &["outward normal of an edge", "perpendicular", "AB perp", "⟂"],
        words: "The outward normal of the edge AB in the plane of the triangle ABC: perpendicular to AB, on the side away from C. It is not of length one.",
        formula: "AB⟂ = (AC × AB) × AB",
        figure: edge_normal,
    },
    Term {
        id: "edge-test",
        title: "AB⟂·AO",
        written: &["LL⟂·LO"],
        aliases: &["test beyond an edge", "beyond", "edge test"],
        words: "The test whether O is beyond the edge AB, as seen in the plane of the triangle ABC. It is positive on the outer side of AB, negative on the side of C, and zero level with AB.",
        formula: "AB⟂·AO > 0  ⇔  O is beyond AB",
        figure: edge_test,
    },
    Term {
        id: "along-test",
        title: "AB·AO",
        written: &["LL·LO"],
        aliases: &["test along an edge", "AB·AO", "on B’s side of A"],
        words: "The test whether O is on B’s side of A: beyond the line (in space, the plane) through A perpendicular to AB. If it is positive, some point of AB is nearer to O than A is.",
        formula: "AB·AO > 0  ⇔  O is on B’s side of A",
        figure: along_test,
    },
    Term {
        id: "triple-product",
        title: "(AB × AO) × AB",
        written: &["(LL × LO) × LL", "triple product"],
        aliases: &["triple product", "vector triple product"],
        words: "The vector that points from the line AB straight to O: perpendicular to AB, in the plane of A, B and O. It is the zero vector if O is on that line.",
        formula: "(AB × AO) × AB = (AB·AB) AO − (AB·AO) AB",
        figure: triple_product,
    },
    Term {
        id: "face",
        title: "ABC",
        written: &["LLL"],
        aliases: &["ABC", "ACD", "ADB", "BCD", "triangle", "face"],
        words: "The triangle with the corners A, B and C, in this order around it. Its normal is written ABC⟂.",
        formula: "ABC = { a A + b B + c C : a, b, c ≥ 0, a + b + c = 1 }",
        figure: face,
    },
    Term {
        id: "face-normal",
        title: "ABC⟂",
        written: &["LLL⟂", "LL × LL", "⟂"],
        aliases: &["normal of a face", "outward normal", "winding", "n(ABC)", "⟂"],
        words: "The normal of the face ABC by the right-hand rule: seen from its tip, A, B and C run counter-clockwise. It points out of a tetrahedron and is not of length one. The articles write ABC for the face and for its normal alike; here the sign ⟂ tells them apart.",
        formula: "ABC⟂ = AB × AC",
        figure: face_normal,
    },
    Term {
        id: "face-test",
        title: "ABC⟂·AO",
        written: &["LLL⟂·LO", "LLL·LO"],
        aliases: &["ABC·AO", "test over a face", "above a face", "face test"],
        words: "The test whether O is above the face ABC, on the side to which its normal points. A face of a tetrahedron for which it is positive sees O. Exports call it ABC·AO, as the articles do.",
        formula: "ABC⟂·AO > 0  ⇔  O is above ABC",
        figure: face_test,
    },
    Term {
        id: "sees",
        title: "A face sees O",
        written: &["sees", "see O", "see E", "see the origin", "seen by"],
        aliases: &["visible", "sees the origin", "facing"],
        words: "A face of a tetrahedron, or a facet of the polytope, sees a point that is beyond its plane, on the outer side. O is inside if no face sees it.",
        formula: "ABC sees O  ⇔  ABC⟂·AO > 0",
        figure: sees,
    },
    Term {
        id: "plane-code",
        title: "0b101",
        written: &["code 0b#", "0b#", "plane code"],
        aliases: &["plane code", "bits", "binary", "0b000"],
        words: "Three bits in binary notation, one for each face of the tetrahedron that has A as a corner. Read from the right they stand for ABC, ACD and ADB; a bit is 1 if the face sees O. So 0b101 says that ABC and ADB see it and ACD does not.",
        formula: "1 · [ABC sees O] + 2 · [ACD sees O] + 4 · [ADB sees O]",
        figure: plane_code,
    },
    Term {
        id: "relabel",
        title: "Relabel",
        written: &["relabel", "relabelled", "change places"],
        aliases: &["rename", "new letters", "swap B and C", "symmetry"],
        words: "The points of the simplex get other letters and stay where they are. So the lines written for one face or edge serve the others, which differ from it by their letters only. To exchange B and C turns the normal of ABC round.",
        formula: "[A, B, C] → [A, C, B],   ACB⟂ = −ABC⟂",
        figure: relabel,
    },
    Term {
        id: "kept",
        title: "kept",
        written: &["keep", "kept", "drop", "dropped"],
        aliases: &["kept points", "dropped points", "reduction"],
        words: "The points that stay in the simplex, the newest first: the corners of the feature that was found nearest to O. The others are dropped. In the rows of the polytope this column shows the gain.",
        formula: "keep A and C: the next simplex is [new point, A, C]",
        figure: kept,
    },
    Term {
        id: "size",
        title: "Size of the simplex",
        written: &["area", "volume"],
        aliases: &["Size", "length, area, volume", "flat simplex"],
        words: "The length of a segment, the area of a triangle or the volume of a tetrahedron. It is zero for a flat simplex, whose points lie on one line or in one plane.",
        formula: "area = |AB × AC| / 2,   volume = |(AB × AC)·AD| / 6",
        figure: simplex,
    },
    Term {
        id: "number-kept",
        title: "n = 1",
        written: &["n = #", "n"],
        aliases: &["n", "number of points kept"],
        words: "The number of points that were kept before A came, as Djonov counts them: the simplex has n + 1 points. With n = 1 it is a segment, with n = 2 a triangle, with n = 3 a tetrahedron.",
        formula: "simplex = A and n points more",
        figure: number_kept,
    },
];

/// A triangle in the plane, counter-clockwise from A.
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
        .label(Role::Simplex, b, "kept", xy(0.0, -1.0))
        .label(Role::Simplex, a, "new", xy(0.0, -1.0))
}
