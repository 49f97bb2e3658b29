//! The two shapes, their difference, and how far they reach.

use glam::DVec3;

use super::sketch::{Sketch, xy};
use super::term::Term;
use crate::figure::mark::Role;
use crate::geometry::Side::{P, Q};
use crate::gjk::Letter;

pub(super) const TERMS: &[Term] = &[
    Term {
        id: "shapes",
        title: "P and Q",
        written: &["P", "Q"],
        aliases: &["P", "Q", "shapes", "bodies", "convex shapes"],
        words: "The two convex shapes of the query. P is the first of them and Q the second. A shape that is not convex is replaced by its convex hull.",
        formula: "x, y ∈ P  ⇒  (1 − t) x + t y ∈ P,  0 ≤ t ≤ 1",
        figure: two_shapes,
    },
    Term {
        id: "vertex",
        title: "p0, q0",
        written: &["p#", "q#"],
        aliases: &["vertices of P", "vertices of Q", "index", "p0", "q0"],
        words: "The vertices of P are p0, p1, p2 and so on, in the order of their list and counted from 0. Those of Q are q0, q1 and so on.",
        formula: "P = hull { p0, p1, … }",
        figure: vertices,
    },
    Term {
        id: "hull",
        title: "Convex hull",
        written: &["convex hull", "hull"],
        aliases: &["convex combination"],
        words: "The least convex set that holds all points: what a rubber band round them encloses. The queries ask for support points only, and those of a set and of its hull are the same.",
        formula: "{ Σ ti pi : ti ≥ 0, Σ ti = 1 }",
        figure: hull,
    },
    Term {
        id: "difference",
        title: "P ⊖ Q",
        written: &["P ⊖ Q", "⊖", "P − Q", "p − q", "minkowski difference"],
        aliases: &["Minkowski sum", "erosion", "configuration space obstacle", "CSO", "Minkowski difference"],
        words: "The Minkowski difference: all differences of a point of P and a point of Q. It is the Minkowski sum of P and of Q mirrored in the origin, and it contains O exactly if P and Q have a point in common. Part of the literature writes ⊖ for the erosion of P by Q, which is another set.",
        formula: "P ⊖ Q = { p − q : p ∈ P, q ∈ Q } = P + (−Q)",
        figure: difference,
    },
    Term {
        id: "parents",
        title: "p2 − q0",
        written: &["p# − q#", "q# − p#", "p# - q#", "parent"],
        aliases: &["parents", "pair of vertices", "difference of vertices"],
        words: "The parents of a point of P ⊖ Q are the vertex of P and the vertex of Q whose difference it is. Its coordinates are those of p2 minus those of q0.",
        formula: "A = p2 − q0",
        figure: parents,
    },
    Term {
        id: "origin",
        title: "O",
        written: &["O", "origin"],
        aliases: &["origin", "zero"],
        words: "The origin: the point p − q = 0 of difference space. A point that P and Q have in common has this difference, so they intersect exactly if O is in P ⊖ Q.",
        formula: "O = (0, 0) or (0, 0, 0);  O ∈ P ⊖ Q  ⇔  P and Q intersect",
        figure: origin,
    },
    Term {
        id: "direction",
        title: "v",
        written: &["v", "+v", "−v", "search direction"],
        aliases: &["search direction", "direction", "new v"],
        words: "The search direction: the next support point is sought along v on P ⊖ Q, which is along v on P and along −v on Q. As a rule v points from the nearest feature of the simplex towards O.",
        formula: "A = the support point of P ⊖ Q along v",
        figure: direction,
    },
    Term {
        id: "length-of-v",
        title: "|v|",
        written: &["|v|"],
        aliases: &["length of v", "norm", "normalize"],
        words: "The length of the search direction as the code computes it. It has no influence on which point is the support point in exact arithmetic; A·v grows with it.",
        formula: "|v| = √(v·v)",
        figure: length_of_v,
    },
    Term {
        id: "support-point",
        title: "Support point",
        written: &["support point", "support mapping", "support"],
        aliases: &["farthest point", "support mapping", "extreme point"],
        words: "A point of a shape that is farthest along a direction. The support point of P ⊖ Q along v is the one of P along v minus the one of Q along −v, so P ⊖ Q itself is never computed.",
        formula: "s(v) = sP(v) − sQ(−v)",
        figure: support_point,
    },
    Term {
        id: "support-function",
        title: "Support function h(u)",
        written: &["support function", "reach", "reaches", "h(u)", "h(v)", "h(n)", "u", "−u"],
        aliases: &["reach", "REACH", "u", "separating direction"],
        words: "How far a shape reaches along a direction u of length one: the greatest inner product of u with a point of the shape. That of P ⊖ Q is the sum of that of P along u and that of Q along −u; where it is below zero, u separates P and Q.",
        formula: "h(u) = max { x·u : x ∈ P ⊖ Q } = hP(u) + hQ(−u)",
        figure: support_function,
    },
    Term {
        id: "reach-of-a",
        title: "A·v",
        written: &["A·v", "A·v / |v|", "A·v/|v|", "signed distance"],
        aliases: &["reach of A", "A·v/|v|", "signed distance", "progress"],
        words: "The inner product of the support point A and the search direction v. Its sign tells whether A is beyond O along v; divided by |v| it is the signed distance of A from the line or plane through O perpendicular to v. If it is below zero, no point of P ⊖ Q reaches O along v, so P and Q are apart.",
        formula: "A·v < 0  ⇒  P and Q are apart, by at least −A·v / |v|",
        figure: reach_of_a,
    },
    Term {
        id: "inner-product",
        title: "a·b",
        written: &["inner product", "dot product"],
        aliases: &["dot product", "scalar product", "inner product", "·"],
        words: "The inner product of two vectors: positive if they point to the same side, zero if they are perpendicular or one of them is zero, negative if they point to opposite sides.",
        formula: "a·b = ax bx + ay by + az bz = |a| |b| cos φ",
        figure: inner_product,
    },
    Term {
        id: "cross-product",
        title: "a × b",
        written: &["×", "cross product"],
        aliases: &["vector product", "cross product", "right-hand rule"],
        words: "The cross product of two vectors: it is perpendicular to both, by the right-hand rule, and as long as the area of their parallelogram. It is zero if they are parallel.",
        formula: "|a × b| = |a| |b| sin φ,   b × a = −(a × b)",
        figure: cross_product,
    },
    Term {
        id: "tie",
        title: "(tie)",
        written: &["(tie)", "tie", "equally far"],
        aliases: &["tie", "several farthest vertices", "What if"],
        words: "Several vertices are equally far along v. The first of them in the order of the list is taken; another might have led the run elsewhere.",
        formula: "p1·v = p2·v = hP(v)",
        figure: tie,
    },
];

/// A quadrilateral that serves as P in many figures.
pub(super) const QUAD: [DVec3; 4] = [xy(0.0, 0.3), xy(1.6, 0.0), xy(2.2, 1.4), xy(0.7, 2.0)];
/// A triangle that serves as Q.
pub(super) const TRIANGLE: [DVec3; 3] = [xy(3.4, 0.2), xy(4.8, 0.9), xy(3.6, 1.9)];

fn two_shapes() -> Sketch {
    Sketch::plane().shape(P, &QUAD).shape(Q, &TRIANGLE)
}

fn vertices() -> Sketch {
    let middle = QUAD.iter().sum::<DVec3>() / 4.0;
    QUAD.iter().enumerate().fold(Sketch::plane().shape(P, &QUAD), |sketch, (index, at)| {
        sketch.point(Role::Vertex(P), *at, &format!("p{index}"), *at - middle)
    })
}

fn hull() -> Sketch {
    let inner = [xy(0.9, 0.8), xy(1.3, 1.3), xy(0.6, 1.2), xy(1.6, 0.7)];
    let sketch = Sketch::plane().polygon(Role::Shape(P), &QUAD);
    QUAD.iter().chain(&inner).fold(sketch, |sketch, at| sketch.point(Role::Vertex(P), *at, "", DVec3::ZERO))
}

/// P, Q and their difference, computed here: each vertex of the triangle minus each corner of the square.
fn difference() -> Sketch {
    let p = [xy(0.0, 0.0), xy(1.6, 0.0), xy(0.0, 1.6)];
    let q = [xy(2.3, 0.4), xy(3.1, 0.4), xy(3.1, 1.2), xy(2.3, 1.2)];
    let sum = [xy(4.0, -0.4), xy(6.4, -0.4), xy(6.4, 0.4), xy(4.8, 2.0), xy(4.0, 2.0)];
    Sketch::plane()
        .shape(P, &p)
        .shape(Q, &q)
        .polygon(Role::Difference, &sum)
        .label(Role::Difference, xy(5.0, 1.9), "P ⊖ Q", xy(1.0, 1.0))
        .origin(xy(4.9, 0.6), xy(1.0, -1.0))
}

fn parents() -> Sketch {
    Sketch::plane()
        .polygon(Role::Shape(P), &QUAD)
        .polygon(Role::Shape(Q), &TRIANGLE)
        .point(Role::Parent(P), QUAD[2], "p2", xy(0.3, 1.0))
        .point(Role::Parent(Q), TRIANGLE[0], "q0", xy(-0.3, -1.0))
        .arrow(Role::Letter(Letter::A), TRIANGLE[0], QUAD[2].lerp(TRIANGLE[0], 0.08), "")
}

const SUM: [DVec3; 6] =
    [xy(-1.4, -0.9), xy(0.6, -1.3), xy(2.0, -0.4), xy(1.9, 0.8), xy(0.2, 1.5), xy(-1.3, 0.7)];

fn origin() -> Sketch {
    Sketch::plane()
        .polygon(Role::Difference, &SUM)
        .label(Role::Difference, SUM[4], "P ⊖ Q", xy(1.0, 1.0))
        .origin(DVec3::ZERO, xy(1.0, -1.0))
}

fn direction() -> Sketch {
    let edge = [xy(-1.6, 0.4), xy(0.2, 2.0)];
    let middle = edge[0].lerp(edge[1], 0.5);
    Sketch::plane()
        .line(Role::Simplex, &edge)
        .letter(Letter::B, edge[0], xy(-1.0, 0.0))
        .letter(Letter::A, edge[1], xy(0.0, 1.0))
        .arrow(Role::Direction, middle, middle + xy(0.9, -1.0), "v")
        .origin(xy(1.1, -0.7), xy(1.0, -1.0))
}

fn length_of_v() -> Sketch {
    let (from, to) = (xy(0.0, 0.0), xy(2.4, 0.9));
    Sketch::plane()
        .arrow(Role::Direction, from, to, "v")
        .line(Role::Length, &[xy(0.1, -0.3), xy(2.5, 0.6)])
        .label(Role::Length, xy(1.3, 0.1), "|v|", xy(0.4, -1.0))
}

/// The corner that is farthest along v, and the ends of a line across v through it.
fn supported(points: &[DVec3], v: DVec3) -> (DVec3, [DVec3; 2]) {
    let far = points.iter().copied().max_by(|a, b| a.dot(v).total_cmp(&b.dot(v))).unwrap_or_default();
    let aside = DVec3::Z.cross(v).normalize_or_zero() * 1.5;
    (far, [far - aside, far + aside])
}

fn support_point() -> Sketch {
    let v = xy(1.0, 0.7);
    let (far, line) = supported(&QUAD, v);
    Sketch::plane()
        .shape(P, &QUAD)
        .line(Role::Support(Some(P)), &line)
        .point(Role::Parent(P), far, "", DVec3::ZERO)
        .arrow(Role::Direction, far, far + v, "v")
}

fn support_function() -> Sketch {
    let (origin, along) = (xy(-1.4, -0.2), xy(1.0, 0.0));
    Sketch::plane()
        .shape(P, &QUAD)
        .line(Role::Support(Some(P)), &[xy(2.2, -0.7), xy(2.2, 2.2)])
        .line(Role::Length, &[xy(-1.4, -0.5), xy(2.2, -0.5)])
        .label(Role::Length, xy(0.4, -0.5), "h(u)", xy(0.0, -1.0))
        .arrow(Role::Direction, origin, origin + along, "u")
        .origin(origin, xy(-0.3, 1.0))
}

fn reach_of_a() -> Sketch {
    let a = xy(1.9, 0.9);
    Sketch::plane()
        .line(Role::Support(None), &[xy(0.0, -1.0), xy(0.0, 1.7)])
        .arrow(Role::Direction, DVec3::ZERO, xy(1.2, 0.0), "v")
        .line(Role::Length, &[xy(0.0, 0.9), a])
        .label(Role::Length, xy(0.8, 0.9), "A·v / |v|", xy(0.0, 1.0))
        .letter(Letter::A, a, xy(1.0, 0.0))
        .origin(DVec3::ZERO, xy(-1.0, -1.0))
}

fn inner_product() -> Sketch {
    let (a, b) = (xy(2.4, 0.0), xy(1.6, 1.5));
    Sketch::plane()
        .line(Role::Support(None), &[b, xy(1.6, 0.0)])
        .arrow(Role::Direction, DVec3::ZERO, a, "a")
        .arrow(Role::Letter(Letter::B), DVec3::ZERO, b, "b")
        .line(Role::Length, &[xy(0.0, -0.2), xy(1.6, -0.2)])
        .label(Role::Length, xy(0.8, -0.2), "a·b / |a|", xy(0.0, -1.0))
}

fn cross_product() -> Sketch {
    let (a, b) = (DVec3::new(1.6, 0.0, 0.0), DVec3::new(0.5, 1.4, 0.0));
    Sketch::space()
        .polygon(Role::Shape(P), &[DVec3::ZERO, a, a + b, b])
        .arrow(Role::Letter(Letter::B), DVec3::ZERO, a, "a")
        .arrow(Role::Letter(Letter::C), DVec3::ZERO, b, "b")
        .arrow(Role::Direction, DVec3::ZERO, DVec3::Z * 1.5, "a × b")
}

fn tie() -> Sketch {
    let box_ = [xy(0.0, 0.0), xy(1.8, 0.0), xy(1.8, 1.6), xy(0.0, 1.6)];
    Sketch::plane()
        .shape(P, &box_)
        .line(Role::Support(Some(P)), &[xy(1.8, -0.5), xy(1.8, 2.1)])
        .ring(Role::Tie(Some(P)), box_[1])
        .ring(Role::Tie(Some(P)), box_[2])
        .label(Role::Tie(Some(P)), box_[1], "p1", xy(1.0, -0.6))
        .label(Role::Tie(Some(P)), box_[2], "p2", xy(1.0, 0.6))
        .arrow(Role::Direction, xy(1.8, 0.8), xy(2.8, 0.8), "v")
}
