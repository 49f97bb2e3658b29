//! How far apart and how deep, with the bounds, the polytope and the proofs.

use glam::DVec3;

use super::shapes::{QUAD, TRIANGLE};
use super::simplex::PLANAR;
use super::sketch::{Sketch, xy};
use super::term::Term;
use crate::figure::mark::{Form, Role};
use crate::geometry::Side::{P, Q};
use crate::gjk::Letter::{A, B};

pub(super) const TERMS: &[Term] = &[
    Term {
        id: "nearest-point",
        title: "N",
        written: &["N", "−N", "|N|", "nearest point"],
        aliases: &["nearest point", "foot", "closest point", "|N|", "x", "|x|"],
        words: "The point of the simplex that is nearest to O. The simplex is part of P ⊖ Q, so |N| is at least the distance of P and Q: an upper bound. The distance algorithm looks along v = −N.",
        formula: "|N| = min { |x| : x in the simplex } ≥ separation",
        figure: nearest_point,
    },
    Term {
        id: "barycentric",
        title: "Barycentric coordinates",
        written: &["barycentric coordinate", "weight"],
        aliases: &["weights", "convex combination", "affine coordinates"],
        words: "The numbers with sum 1 that write a point as a weighted sum of the corners of a simplex. The point is in its relative interior if all are positive. A flat simplex has no such unique numbers.",
        formula: "N = a A + b B + c C,   a + b + c = 1",
        figure: barycentric,
    },
    Term {
        id: "witness-points",
        title: "Witness points",
        written: &["witness point", "contact point"],
        aliases: &["closest points", "contact points", "on P", "on Q"],
        words: "One point of P and one of Q that show the length: their distance is the separation, or the penetration depth where P and Q overlap. Their difference is the point of P ⊖ Q that is nearest to O, on its boundary.",
        formula: "N = x − y,   x ∈ P,   y ∈ Q,   |x − y| = |N|",
        figure: witness_points,
    },
    Term {
        id: "separation",
        title: "Separation",
        written: &["separation"],
        aliases: &["distance", "gap"],
        words: "The distance of P and Q: the least distance of a point of P and a point of Q. It is the distance from O to P ⊖ Q, and zero if they touch or overlap.",
        formula: "min { |x − y| : x ∈ P, y ∈ Q } = min { |z| : z ∈ P ⊖ Q }",
        figure: separation,
    },
    Term {
        id: "depth",
        title: "Penetration depth",
        written: &["penetration depth", "depth"],
        aliases: &["depth", "overlap", "how deep"],
        words: "The length of the shortest translation of Q after which P and Q only touch. It is the distance from O to the boundary of P ⊖ Q, and zero if they touch.",
        formula: "depth = min { h(u) : |u| = 1 }",
        figure: depth,
    },
    Term {
        id: "normal",
        title: "Normal",
        written: &["penetration normal", "contact normal", "normal"],
        aliases: &["penetration normal", "contact normal", "direction from P to Q"],
        words: "For a contact: the direction of length one from P to Q along which the separation or the depth is measured. Of an edge or a face: a vector perpendicular to it, written AB⟂ or ABC⟂.",
        formula: "Q moved by depth · normal touches P",
        figure: normal,
    },
    Term {
        id: "bounds",
        title: "bounds",
        written: &["the bounds", "lower bound", "upper bound"],
        aliases: &["lower bound", "upper bound", "at least", "at most"],
        words: "Two lengths between which the separation or the depth is. For the separation, the nearest point of the simplex gives the upper one, and the farthest support plane that O is beyond the lower one. Where they meet, the length is known.",
        formula: "−A·v / |v| ≤ separation ≤ |N|",
        figure: bounds,
    },
    Term {
        id: "termination-criteria",
        title: "Termination criteria, ε",
        written: &[
            "ε",
            "ε|x|",
            "relative ε|x|",
            "absolute ε",
            "duplicate vertex",
            "no progress",
            "termination criterion",
        ],
        aliases: &["tolerance", "epsilon", "stopping rule", "gap chart"],
        words: "The rules by which distance queries stop: the two bounds are closer than ε times the distance, or closer than ε; the newest support point is one that the simplex has already; or it brings the simplex no nearer.",
        formula: "|x|² − x·w ≤ ε |x|²",
        figure: bounds,
    },
    Term {
        id: "epa",
        title: "EPA",
        written: &["EPA", "expanding polytope", "polytope", "EPA #"],
        aliases: &["expanding polytope algorithm", "polytope", "penetration"],
        words: "The expanding polytope algorithm: it starts with a simplex that holds O, asks for the support point along the normal of the facet nearest to O, and adds that point. It ends where nothing of P ⊖ Q is farther than the facet: its distance is the depth.",
        formula: "distance of the nearest facet ≤ depth ≤ h(u) along its normal u",
        figure: epa,
    },
    Term {
        id: "facet",
        title: "Facet, F",
        written: &["facet", "F", "#–#", "#–#–#"],
        aliases: &["edge of the polytope", "face of the polytope", "side", "F"],
        words: "A side of the polytope: an edge in 2D, a triangle in 3D. The corners of the polytope are numbered, and a facet is named by the numbers of its corners. In the code, F is the facet nearest to O.",
        formula: "distance of F = (a corner of F)·u,   u its outward normal, |u| = 1",
        figure: facet,
    },
    Term {
        id: "probe",
        title: "E, gain",
        written: &["gain", "E"],
        aliases: &["gain", "E", "new point of the polytope"],
        words: "E is the support point along the normal of the nearest facet F. The gain is how much farther than F it lies along that normal; where it is zero, nothing of P ⊖ Q lies beyond F.",
        formula: "gain = E·u − distance of F",
        figure: probe,
    },
    Term {
        id: "horizon",
        title: "Horizon",
        written: &["horizon"],
        aliases: &["silhouette", "border of the visible facets"],
        words: "What separates the facets that see the new point from those that do not: two corners in 2D, a closed chain of edges in 3D. The facets that see it go, and every piece of the horizon is joined to it.",
        formula: "new facet = piece of the horizon + new point",
        figure: horizon,
    },
    Term {
        id: "valid-start",
        title: "valid start",
        written: &[
            "valid start",
            "valid initial polytope",
            "flat: repaired",
            "a point twice: repaired",
            "too few points: repaired",
        ],
        aliases: &["start of EPA", "repaired", "origin on a side", "origin outside"],
        words: "The polytope can grow from a simplex that has an inside and holds O. Where the query leaves none, points are left out or added first, and the row says what was wrong.",
        formula: "d + 1 points with an area (2D) or a volume (3D) that holds O",
        figure: valid_start,
    },
    Term {
        id: "certificate",
        title: "Certificate",
        written: &["certificate", "PROOF", "proof"],
        aliases: &["proof", "PROOF", "certified"],
        words: "What proves a verdict, and can be checked by somebody who does not know how it was found: a separating line or plane, or a point that P and Q have in common, written as a sum of vertices of each.",
        formula: "x·u < y·u  for all x ∈ P, y ∈ Q,   or   Σ ai pi = Σ bi qi",
        figure: certificate,
    },
    Term {
        id: "separating-axis",
        title: "Separating axis",
        written: &["separating axis", "separating line", "separating plane"],
        aliases: &["separating direction", "separating plane", "hyperplane"],
        words: "A direction along which all of P lies before all of Q. There is one exactly if P and Q are apart; the line or plane perpendicular to it, in the gap, separates them.",
        formula: "max { x·u : x ∈ P } < min { y·u : y ∈ Q }",
        figure: certificate,
    },
    Term {
        id: "core",
        title: "Core and radius",
        written: &["core", "radius", "radii", "rounding radius", "rounding radii"],
        aliases: &["rounded shape", "radius", "Minkowski sum with a ball", "margin"],
        words: "A rounded shape is the sum of a core and a ball: all points within the radius of the core. The core of a disc or ball is its center, that of a capsule a segment. Distances are found between the cores, and the radii are subtracted at the end.",
        formula: "separation = distance of the cores − rP − rQ",
        figure: core,
    },
];

fn apart() -> Sketch {
    Sketch::plane().polygon(Role::Shape(P), &QUAD).polygon(Role::Shape(Q), &TRIANGLE)
}

/// The points of the quadrilateral and of the triangle that are nearest to each other: the corner (2.2, 1.4) and its
/// foot on the side from (3.4, 0.2) to (3.6, 1.9).
fn nearest() -> [DVec3; 2] {
    let (from, to) = (TRIANGLE[0], TRIANGLE[2]);
    let at = QUAD[2];
    let part = (at - from).dot(to - from) / (to - from).length_squared();
    [at, from.lerp(to, part)]
}

fn nearest_point() -> Sketch {
    let (a, b, origin) = (xy(2.4, 0.2), xy(0.0, 0.2), xy(1.3, 1.8));
    let foot = xy(1.3, 0.2);
    Sketch::plane()
        .line(Role::Simplex, &[a, b])
        .letter(A, a, xy(1.0, -0.2))
        .letter(B, b, xy(-1.0, -0.2))
        .line(Role::Length, &[origin, foot])
        .point(Role::Length, foot, "N", xy(0.2, -1.0))
        .origin(origin, xy(-1.0, 0.2))
}

fn barycentric() -> Sketch {
    let [a, b, c] = PLANAR;
    let at = a * 0.5 + b * 0.2 + c * 0.3;
    Sketch::plane()
        .simplex(&PLANAR)
        .line(Role::Ghost, &[at, a])
        .line(Role::Ghost, &[at, b])
        .line(Role::Ghost, &[at, c])
        .point(Role::Length, at, "N", xy(0.8, -0.5))
}

fn witness_points() -> Sketch {
    let [on_p, on_q] = nearest();
    apart().line(Role::Length, &[on_p, on_q]).point(Role::Length, on_p, "x", xy(-0.3, 1.0)).point(
        Role::Length,
        on_q,
        "y",
        xy(0.5, 1.0),
    )
}

fn separation() -> Sketch {
    let [on_p, on_q] = nearest();
    apart()
        .line(Role::Length, &[on_p, on_q])
        .label(Role::Shape(P), QUAD[0].lerp(QUAD[2], 0.45), "P", DVec3::ZERO)
        .label(Role::Shape(Q), TRIANGLE[0].lerp(TRIANGLE[1], 0.5), "Q", xy(-0.1, 0.6))
}

/// Two squares that overlap by 0.5 along x and by more along y.
fn overlapping() -> Sketch {
    let square = |x: f64, y: f64| [xy(x, y), xy(x + 1.6, y), xy(x + 1.6, y + 1.6), xy(x, y + 1.6)];
    Sketch::plane()
        .polygon(Role::Shape(P), &square(0.0, 0.0))
        .polygon(Role::Shape(Q), &square(1.1, 0.4))
        .label(Role::Shape(P), xy(0.5, 0.8), "P", DVec3::ZERO)
        .label(Role::Shape(Q), xy(2.2, 1.4), "Q", DVec3::ZERO)
}

fn depth() -> Sketch {
    overlapping().line(Role::Length, &[xy(1.1, 0.9), xy(1.6, 0.9)])
}

fn normal() -> Sketch {
    overlapping().arrow(Role::Length, xy(1.6, 0.9), xy(3.3, 0.9), "")
}

/// A part of P ⊖ Q, to the right of O, with a support line at x = 0.9 and a segment inside.
fn bounds() -> Sketch {
    let sum = [xy(0.9, 0.1), xy(1.7, -0.9), xy(2.9, -0.6), xy(3.0, 1.0), xy(1.6, 1.2)];
    Sketch::plane()
        .polygon(Role::Difference, &sum)
        .line(Role::Bound, &[xy(0.9, -1.2), xy(0.9, 1.5)])
        .line(Role::Simplex, &[sum[1], sum[4]])
        .line(Role::Length, &[DVec3::ZERO, xy(1.65, 0.1)])
        .point(Role::Length, xy(1.65, 0.1), "N", xy(1.0, -0.6))
        .origin(DVec3::ZERO, xy(-1.0, 0.2))
}

const SUM: [DVec3; 5] = [xy(-1.5, -0.6), xy(0.2, -1.2), xy(1.9, -0.3), xy(1.3, 1.2), xy(-0.9, 1.1)];

fn polytope() -> Sketch {
    Sketch::plane()
        .polygon(Role::Difference, &SUM)
        .polygon(Role::Polytope, &[SUM[0], SUM[2], SUM[4]])
        .origin(xy(0.0, 0.2), xy(-1.0, -0.4))
}

fn epa() -> Sketch {
    polytope().line(Role::Closest, &[SUM[2], SUM[4]]).point(Role::Probe, SUM[3], "", DVec3::ZERO)
}

fn facet() -> Sketch {
    let middle = SUM[2].lerp(SUM[4], 0.5);
    polytope().line(Role::Closest, &[SUM[2], SUM[4]]).label(Role::Closest, middle, "F", xy(0.5, 1.0))
}

fn probe() -> Sketch {
    let (from, to) = (SUM[2], SUM[4]);
    let part = (SUM[3] - from).dot(to - from) / (to - from).length_squared();
    polytope().line(Role::Closest, &[from, to]).line(Role::Length, &[from.lerp(to, part), SUM[3]]).point(
        Role::Probe,
        SUM[3],
        "E",
        xy(0.4, 1.0),
    )
}

fn horizon() -> Sketch {
    let [a, b, c, d] = [xy(-1.4, -0.6), xy(1.2, -0.8), xy(1.0, 0.7), xy(-1.2, 0.8)];
    let new = xy(2.6, 0.2);
    Sketch::plane()
        .polygon(Role::Polytope, &[a, b, c, d])
        .line(Role::Ghost, &[b, c])
        .line(Role::Polytope, &[b, new, c])
        .ring(Role::Horizon, b)
        .ring(Role::Horizon, c)
        .point(Role::Probe, new, "E", xy(1.0, 0.0))
}

fn valid_start() -> Sketch {
    Sketch::plane().polygon(Role::Polytope, &PLANAR).origin(xy(0.1, 0.5), xy(1.0, -0.4))
}

fn certificate() -> Sketch {
    let [on_p, on_q] = nearest();
    let (middle, along) = (on_p.lerp(on_q, 0.5), DVec3::Z.cross(on_q - on_p) * 1.2);
    Sketch::plane()
        .shape(P, &QUAD)
        .shape(Q, &TRIANGLE)
        .line(Role::Proof(None), &[middle - along, middle + along])
        .arrow(Role::Proof(None), middle + along * 0.8, middle + along * 0.8 + (on_q - on_p) * 0.7, "u")
}

/// A triangle and all points within 0.5 of it: its sides moved out, joined by arcs.
fn core() -> Sketch {
    let core = [xy(0.0, 0.0), xy(2.2, 0.2), xy(0.9, 1.4)];
    let radius = 0.5;
    let outline: Vec<DVec3> = (0..3)
        .flat_map(|corner| {
            let (before, at, after) = (core[(corner + 2) % 3], core[corner], core[(corner + 1) % 3]);
            let out = |from: DVec3, to: DVec3| DVec3::Z.cross(to - from).normalize_or_zero() * -1.0;
            let (first, last) = (out(before, at), out(at, after));
            (0..=6u8)
                .map(move |step| at + first.lerp(last, f64::from(step) / 6.0).normalize_or_zero() * radius)
        })
        .collect();
    Sketch::plane()
        .polygon(Role::Shape(P), &outline)
        .mark(Role::Ghost, Form::Line { points: core.to_vec(), closed: true })
        .line(Role::Length, &[core[1], core[1] + xy(0.5, 0.0)])
        .label(Role::Length, core[1] + xy(0.5, 0.0), "r", xy(1.0, 0.2))
}
