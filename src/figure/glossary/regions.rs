//! The Voronoi regions of a simplex, and what is ruled about them.

use glam::DVec3;

use super::simplex::{FLAT, PLANAR, SOLID};
use super::sketch::{Sketch, xy, xyz};
use super::term::Term;
use crate::figure::mark::{Barred, Form, Role, Standing};
use crate::gjk::Letter;
use crate::gjk::Letter::{A, B};

pub(super) const TERMS: &[Term] = &[
    Term {
        id: "region",
        title: "Voronoi region",
        written: &["voronoi region", "region"],
        aliases: &["region", "regions", "nearest feature"],
        words: "The part of the plane or of space whose nearest point of the simplex lies in the relative interior of one feature. GJK asks in which region O is, for that feature holds the point of the simplex that is nearest to O.",
        formula: "{ x : the nearest point to x lies in the feature, not on its border }",
        figure: region,
    },
    Term {
        id: "vertex-region",
        title: "vertex A",
        written: &["vertex L"],
        aliases: &["region of a vertex", "vertex A", "vertex B", "vertex C", "vertex D"],
        words: "The region in which A is the nearest point of the simplex. Seen from A, it lies on the far side of the lines or planes through A perpendicular to its edges.",
        formula: "AB·AO ≤ 0  and  AC·AO ≤ 0",
        figure: vertex_region,
    },
    Term {
        id: "edge-region",
        title: "edge AB",
        written: &["edge LL"],
        aliases: &["region of an edge", "edge AB", "edge AC", "edge AD", "edge BC"],
        words: "The region in which the nearest point of the simplex lies on the edge AB, between its ends. In the plane it is a strip perpendicular to AB, on the outer side.",
        formula: "AB⟂·AO > 0  and  AB·AO > 0  and  BA·BO > 0",
        figure: edge_region,
    },
    Term {
        id: "face-region",
        title: "face ABC",
        written: &["face LLL", "above LLL"],
        aliases: &["region of a face", "above ABC", "face ABC", "face ACD", "face ADB"],
        words: "The region above the face ABC: the nearest point of the simplex lies in the face, not on its edges, and O is on the side to which the normal ABC⟂ points.",
        formula: "ABC⟂·AO > 0, and O is beyond none of the three edges",
        figure: face_region,
    },
    Term {
        id: "below-region",
        title: "below ABC",
        written: &["below LLL"],
        aliases: &["below the triangle", "other side of a face", "below ABC"],
        words: "The region on the other side of the triangle ABC, against its normal. “Below” says nothing about up and down in the picture. Published codes exchange B and C there, so that O is above.",
        formula: "ABC⟂·AO < 0, and O is beyond none of the three edges",
        figure: below_region,
    },
    Term {
        id: "inside",
        title: "inside",
        written: &["origin is inside", "O is inside"],
        aliases: &["interior", "origin enclosed", "inside"],
        words: "O is in the simplex itself: in the triangle in 2D, in the tetrahedron in 3D. The simplex is part of P ⊖ Q, so P and Q have a point in common.",
        formula: "O = a A + b B + c C (+ d D)  with  a, b, c, d ≥ 0 and sum 1",
        figure: inside,
    },
    Term {
        id: "relative-interior",
        title: "Relative interior",
        written: &["relative interior"],
        aliases: &["interior of a feature", "open edge", "open face"],
        words: "A feature without its border: an edge without its ends, a face without its edges. A vertex is its own relative interior. The relative interiors of all features together make up the simplex, and none of them overlap.",
        formula: "{ a A + b B : a, b > 0, a + b = 1 }  for the edge AB",
        figure: relative_interior,
    },
    Term {
        id: "chosen",
        title: "chosen",
        written: &["chosen"],
        aliases: &["ruling", "chosen region", "filled region"],
        words: "The algorithm decides that O is in this region. It keeps the corners of its feature and looks on from there. In pictures the region is filled.",
        formula: "one region is chosen in each iteration",
        figure: chosen,
    },
    Term {
        id: "tested-outside",
        title: "not here (tested)",
        written: &["not here (tested)"],
        aliases: &["tested, outside", "ruling", "outside", "excluded by a test"],
        words: "A test of this iteration says that O is not in this region. The picture shows the test with its value.",
        formula: "for example AB⟂·AO ≤ 0  ⇒  O is not outside AB",
        figure: tested,
    },
    Term {
        id: "impossible",
        title: "impossible",
        written: &["impossible"],
        aliases: &["ruling", "hatched", "excluded without a test", "Djonov"],
        words: "O cannot be in this region, so it need not be tested. The reason is how the simplex came to be: A passed O, or v pointed from the older points towards O, or an earlier test excluded the region. The argument is Djonov’s.",
        formula: "for example A·v > 0  ⇒  O is not in the region of A",
        figure: impossible,
    },
    Term {
        id: "not-asked",
        title: "not tested",
        written: &["not tested"],
        aliases: &["not asked", "ruling", "first face wins", "passed over"],
        words: "The code took another region first and made no test for this one. O may be in it all the same.",
        formula: "first face that sees O wins: the others are not tested",
        figure: not_asked,
    },
    Term {
        id: "concluded",
        title: "concluded",
        written: &["concluded", "concludes"],
        aliases: &["proved", "unproved", "conclusion of the code"],
        words: "The code goes on as if this were so, but its argument does not prove it. What is proved follows from the numbers that were compared; what is only concluded can be false, and where it is, the sentence says so.",
        formula: "proved  ⇒  true;   concluded: true or false",
        figure: not_asked,
    },
    Term {
        id: "a-never",
        title: "A never",
        written: &["A never", "A can never be"],
        aliases: &["where A can never be", "barred", "hatched half-plane"],
        words: "Where the newest point A cannot be: before O along v, since it would have been rejected, or farther along an earlier direction than the support point of that direction.",
        formula: "A·v > 0  for every A that is not rejected",
        figure: a_never,
    },
    Term {
        id: "o-never",
        title: "O never",
        written: &["O never", "O can never be"],
        aliases: &["where O can never be", "barred", "hatched region"],
        words: "Where the origin cannot be, given the simplex: in the regions that are impossible. There A would have been rejected, or an earlier iteration would have ended otherwise.",
        formula: "O is in no region that is impossible",
        figure: impossible,
    },
    Term {
        id: "slabs",
        title: "Slabs",
        written: &["slab"],
        aliases: &["open the book", "regions as bodies"],
        words: "The regions of a segment or of a triangle as bodies in space, cut off by a box. The slider opens the book: it moves them apart, and the chosen one stays.",
        formula: "region of AB = slab between the planes through A and B",
        figure: slabs,
    },
    Term {
        id: "prism",
        title: "Prism",
        written: &["prism"],
        aliases: &["walls, floor and ceiling", "where O can be"],
        words: "The prism over the older points B, C and D in which O can be when A is added: its walls are the tests that an earlier iteration made, its floor is BCD, and its ceiling is the level of A.",
        formula: "0 ≤ height of O above BCD ≤ height of A",
        figure: prism,
    },
    Term {
        id: "paper",
        title: "Folded paper",
        written: &["folded paper", "Paper"],
        aliases: &["paper on the edges", "flags"],
        words: "Planes that stand on the faces along the edges AB, AC and AD, perpendicular to the faces: they are the borders between the region of an edge and those of the two faces beside it.",
        formula: "the border is where AB⟂·AO = 0",
        figure: paper,
    },
];

/// How far regions are drawn.
const FAR: f64 = 1.3;

fn outward(from: DVec3, to: DVec3) -> DVec3 {
    DVec3::Z.cross(to - from).normalize_or_zero() * -FAR
}

/// The strip beyond the edge of the triangle that begins at this corner, and the wedge at that corner.
fn strip(corner: usize) -> [DVec3; 4] {
    let (from, to) = (PLANAR[corner % 3], PLANAR[(corner + 1) % 3]);
    let out = outward(from, to);
    [from, to, to + out, from + out]
}

fn wedge(corner: usize) -> Vec<DVec3> {
    let at = PLANAR[corner % 3];
    let (before, after) = (outward(PLANAR[(corner + 2) % 3], at), outward(at, PLANAR[(corner + 1) % 3]));
    vec![at, at + before, at + (before + after).normalize_or_zero() * FAR, at + after]
}

/// The triangle with the borders of its regions, and one of them with a ruling.
fn regions(standing: Standing, area: &[DVec3]) -> Sketch {
    let sketch = Sketch::plane().area(Role::Region(standing), area);
    let sketch = (0..3).fold(sketch, |sketch, corner| {
        let [from, to, beyond_to, beyond_from] = strip(corner);
        sketch
            .line(Role::Region(Standing::Rejected), &[from, beyond_from])
            .line(Role::Region(Standing::Rejected), &[to, beyond_to])
    });
    sketch.polygon(Role::Simplex, &PLANAR).letters(&PLANAR)
}

fn region() -> Sketch {
    regions(Standing::Chosen, &strip(0)).origin(middle(&strip(0)), xy(-1.0, 0.4))
}

fn vertex_region() -> Sketch {
    regions(Standing::Chosen, &wedge(0))
}

fn edge_region() -> Sketch {
    regions(Standing::Chosen, &strip(0))
}

fn inside() -> Sketch {
    let at = middle(&PLANAR);
    regions(Standing::Chosen, &PLANAR).origin(at, xy(1.0, -0.2))
}

fn chosen() -> Sketch {
    regions(Standing::Chosen, &strip(2)).origin(middle(&strip(2)), xy(1.0, -0.2))
}

fn tested() -> Sketch {
    let out = outward(PLANAR[0], PLANAR[1]);
    let at = PLANAR[0].lerp(PLANAR[1], 0.5);
    regions(Standing::Rejected, &strip(0)).arrow(Role::TestLine, at, at + out * 0.6, "< 0")
}

fn impossible() -> Sketch {
    regions(Standing::Impossible, &wedge(0))
}

fn not_asked() -> Sketch {
    let at = middle(&strip(1));
    regions(Standing::Rejected, &strip(1)).label(Role::Region(Standing::Rejected), at, "?", DVec3::ZERO)
}

fn middle(points: &[DVec3]) -> DVec3 {
    points.iter().sum::<DVec3>() / points.len().max(1) as f64
}

fn face_region() -> Sketch {
    over_face(1.6)
}

fn below_region() -> Sketch {
    over_face(-1.6)
}

/// The prism over the triangle in space, on one of its sides.
fn over_face(height: f64) -> Sketch {
    let far = FLAT.map(|at| at + DVec3::Z * height);
    let walls = [0, 1, 2].into_iter().fold(Sketch::space().simplex(&FLAT), |sketch, corner| {
        sketch.line(Role::Prism, &[FLAT[corner], far[corner]])
    });
    walls
        .area(Role::Region(Standing::Chosen), &far)
        .arrow(Role::Test, middle(&FLAT), middle(&FLAT) + DVec3::Z * 0.8, "")
        .origin(middle(&FLAT) + xyz(0.2, 0.1, 0.75 * height), xyz(1.0, 0.0, 0.3))
}

fn relative_interior() -> Sketch {
    let (a, b) = (xy(0.0, 0.0), xy(2.6, 0.9));
    let along = (b - a) * 0.1;
    Sketch::plane()
        .line(Role::Test, &[a + along, b - along])
        .ring(Role::Letter(A), a)
        .ring(Role::Letter(B), b)
        .label(Role::Letter(A), a, "A", xy(-0.3, 1.0))
        .label(Role::Letter(B), b, "B", xy(-0.3, 1.0))
        .label(Role::Test, a.lerp(b, 0.5), "0 < t < 1", xy(0.3, -1.0))
}

fn a_never() -> Sketch {
    let half = [xy(-1.6, -1.3), xy(0.0, -1.3), xy(0.0, 1.3), xy(-1.6, 1.3)];
    Sketch::plane()
        .area(Role::Barred(Barred::A), &half)
        .line(Role::Barred(Barred::A), &half[1..3])
        .arrow(Role::Direction, DVec3::ZERO, xy(1.1, 0.0), "v")
        .letter(A, xy(1.0, 0.9), xy(1.0, 0.3))
        .origin(DVec3::ZERO, xy(1.0, -1.0))
}

fn slabs() -> Sketch {
    let (a, b, out) = (xyz(0.8, 0.0, 0.0), xyz(-0.8, 0.0, 0.0), 1.0);
    let plane = |at: DVec3| {
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(y, z)| at + xyz(0.0, y, z) * out)
    };
    Sketch::space()
        .polygon(Role::Prism, &plane(a))
        .polygon(Role::Prism, &plane(b))
        .line(Role::Simplex, &[a, b])
        .letter(A, a, xyz(1.0, 0.0, 0.6))
        .letter(B, b, xyz(-1.0, 0.0, 0.6))
}

fn prism() -> Sketch {
    let [a, b, c, d] = SOLID;
    let top = [b, c, d].map(|at| xyz(at.x, at.y, a.z));
    let walls =
        [b, c, d].into_iter().zip(top).fold(Sketch::space().body(Role::Simplex, &SOLID), |sketch, wall| {
            sketch.line(Role::Prism, &[wall.0, wall.1])
        });
    walls.polygon(Role::Prism, &top).letters(&SOLID)
}

fn paper() -> Sketch {
    let [a, b, c, _] = SOLID;
    let normal = (b - a).cross(c - a).normalize_or_zero() * 0.9;
    let flag = |from: DVec3, to: DVec3| [from, to, to + normal, from + normal];
    Sketch::space()
        .body(Role::Simplex, &SOLID)
        .polygon(Role::Flag(B), &flag(a, b))
        .polygon(Role::Flag(Letter::C), &flag(a, c))
        .letters(&SOLID)
        .mark(Role::Test, Form::Arrow { from: middle(&[a, b, c]), to: middle(&[a, b, c]) + normal })
}
