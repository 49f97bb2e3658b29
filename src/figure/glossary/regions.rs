//! The Voronoi regions of a simplex, and the rulings on them.

use glam::DVec3;

use super::simplex::{FLAT, PLANAR, SOLID};
use super::sketch::{Sketch, xy, xyz};
use super::term::Term;
use crate::figure::mark::{Barred, Form, Role, Standing};
use crate::gjk::Letter;
use crate::gjk::Letter::{A, B};

pub(super) const TERMS: &[Term] = &[
    Term { id: "region", notations: &[], figure: region },
    Term { id: "vertex-region", notations: &[], figure: vertex_region },
    Term { id: "edge-region", notations: &[], figure: edge_region },
    Term { id: "face-region", notations: &[], figure: face_region },
    Term { id: "below-region", notations: &[], figure: below_region },
    Term { id: "inside", notations: &[], figure: inside },
    Term { id: "relative-interior", notations: &[], figure: relative_interior },
    Term { id: "chosen", notations: &[], figure: chosen },
    Term { id: "tested-outside", notations: &[], figure: tested },
    Term { id: "impossible", notations: &[], figure: impossible },
    Term { id: "not-asked", notations: &[], figure: not_asked },
    Term { id: "concluded", notations: &[], figure: not_asked },
    Term { id: "a-never", notations: &[], figure: a_never },
    Term { id: "o-never", notations: &[], figure: impossible },
    Term { id: "slabs", notations: &[], figure: slabs },
    Term { id: "prism", notations: &[], figure: prism },
    Term { id: "paper", notations: &[], figure: paper },
];

/// The extent of an unbounded region in a figure.
const FAR: f64 = 1.3;

fn outward(from: DVec3, to: DVec3) -> DVec3 {
    DVec3::Z.cross(to - from).normalize_or_zero() * -FAR
}

/// The strip outside the edge of the triangle that begins at this corner, and the wedge at that corner.
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

/// The triangle and the borders of its regions, with one region marked by its standing.
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
