//! The Voronoi regions of a simplex, and the rulings on them.

use glam::DVec3;

use super::simplex::{FLAT, PLANAR, SOLID};
use super::sketch::{Sketch, middle, rectangle, xy, xyz};
use super::term::{GlossaryTerm, in_plane, in_space};
use crate::gjk::Letter::{A, B, C};
use crate::mark::{Barred, Form, Role, Standing};

pub(super) const TERMS: &[GlossaryTerm] = &[
    in_plane("region", &[], |fig| {
        regions(fig, Standing::Chosen, &strip(0)).origin(middle(&strip(0)), xy(-1.0, 0.4))
    }),
    in_plane("vertex-region", &[], |fig| regions(fig, Standing::Chosen, &wedge())),
    in_plane("edge-region", &[], |fig| regions(fig, Standing::Chosen, &strip(0))),
    in_plane("face-region", &[], |fig| over_face(fig, 1.6)),
    in_plane("below-region", &[], |fig| over_face(fig, -1.6)),
    in_plane("inside", &[], |fig| {
        regions(fig, Standing::Chosen, &PLANAR).origin(middle(&PLANAR), xy(1.0, -0.2))
    }),
    in_plane("relative-interior", &[], |fig| {
        let (a, b) = (xy(0.0, 0.0), xy(2.6, 0.9));
        let along = (b - a) * 0.1;
        fig.line(Role::Test, &[a + along, b - along])
            .ring(Role::Letter(A), a)
            .ring(Role::Letter(B), b)
            .label(Role::Letter(A), a, "A", xy(-0.3, 1.0))
            .label(Role::Letter(B), b, "B", xy(-0.3, 1.0))
            .label(Role::Test, a.lerp(b, 0.5), "0 < t < 1", xy(0.3, -1.0))
    }),
    in_plane("chosen", &[], |fig| {
        regions(fig, Standing::Chosen, &strip(2)).origin(middle(&strip(2)), xy(1.0, -0.2))
    }),
    in_plane("tested-outside", &[], |fig| {
        let [a, b, _] = PLANAR;
        let at = a.lerp(b, 0.5);
        regions(fig, Standing::Rejected, &strip(0)).arrow(Role::TestLine, at, at + outward(a, b) * 0.6, "< 0")
    }),
    in_plane("impossible", &[], impossible),
    in_plane("not-asked", &[], not_asked),
    in_plane("concluded", &[], not_asked),
    in_plane("a-never", &[], |fig| {
        let half = rectangle([-1.6, -1.3], [0.0, 1.3]);
        fig.area(Role::Barred(Barred::A), &half)
            .line(Role::Barred(Barred::A), &half[1..3])
            .arrow(Role::Direction, DVec3::ZERO, xy(1.1, 0.0), "v")
            .letter(A, xy(1.0, 0.9), xy(1.0, 0.3))
            .origin(DVec3::ZERO, xy(1.0, -1.0))
    }),
    in_plane("o-never", &[], impossible),
    in_space("slabs", &[], |fig| {
        let (a, b) = (xyz(0.8, 0.0, 0.0), xyz(-0.8, 0.0, 0.0));
        let plane = |at: DVec3| {
            [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(y, z)| at + xyz(0.0, y, z))
        };
        fig.polygon(Role::Prism, &plane(a))
            .polygon(Role::Prism, &plane(b))
            .edge([a, b], [xyz(1.0, 0.0, 0.6), xyz(-1.0, 0.0, 0.6)])
    }),
    in_space("prism", &[], |fig| {
        let [a, b, c, d] = SOLID;
        let top = [b, c, d].map(|at| xyz(at.x, at.y, a.z));
        fig.body(Role::Simplex, &SOLID)
            .each([b, c, d].into_iter().zip(top), |fig, (low, high)| fig.line(Role::Prism, &[low, high]))
            .polygon(Role::Prism, &top)
            .letters(&SOLID)
    }),
    in_space("paper", &[], |fig| {
        let [a, b, c, _] = SOLID;
        let normal = (b - a).cross(c - a).normalize_or_zero() * 0.9;
        let flag = |from: DVec3, to: DVec3| [from, to, to + normal, from + normal];
        let middle = middle(&[a, b, c]);
        fig.body(Role::Simplex, &SOLID)
            .polygon(Role::Flag(B), &flag(a, b))
            .polygon(Role::Flag(C), &flag(a, c))
            .letters(&SOLID)
            .mark(Role::Test, Form::Arrow { from: middle, to: middle + normal })
    }),
];

/// The extent of an unbounded region in a figure.
const FAR: f64 = 1.3;

fn outward(from: DVec3, to: DVec3) -> DVec3 {
    DVec3::Z.cross(to - from).normalize_or_zero() * -FAR
}

/// Returns the strip outside an edge of the triangle. The edge begins at this corner.
fn strip(corner: usize) -> [DVec3; 4] {
    let (from, to) = (PLANAR[corner % 3], PLANAR[(corner + 1) % 3]);
    let out = outward(from, to);
    [from, to, to + out, from + out]
}

/// The wedge at the corner A.
fn wedge() -> [DVec3; 4] {
    let [a, b, c] = PLANAR;
    let (before, after) = (outward(c, a), outward(a, b));
    [a, a + before, a + (before + after).normalize_or_zero() * FAR, a + after]
}

/// The triangle and the borders of its regions, with one region marked by its standing.
fn regions(fig: Sketch, standing: Standing, area: &[DVec3]) -> Sketch {
    fig.area(Role::Region(standing), area)
        .each([0, 1, 2].map(strip), |fig, [from, to, beyond_to, beyond_from]| {
            fig.line(Role::Region(Standing::Rejected), &[from, beyond_from])
                .line(Role::Region(Standing::Rejected), &[to, beyond_to])
        })
        .simplex(&PLANAR)
}

fn impossible(fig: Sketch) -> Sketch {
    regions(fig, Standing::Impossible, &wedge())
}

fn not_asked(fig: Sketch) -> Sketch {
    let at = middle(&strip(1));
    regions(fig, Standing::Rejected, &strip(1)).label(Role::Region(Standing::Rejected), at, "?", DVec3::ZERO)
}

/// One side of the prism over a triangle in space.
fn over_face(fig: Sketch, height: f64) -> Sketch {
    let far = FLAT.map(|at| at + DVec3::Z * height);
    let middle = middle(&FLAT);
    fig.simplex(&FLAT)
        .each(FLAT.into_iter().zip(far), |fig, (near, far)| fig.line(Role::Prism, &[near, far]))
        .area(Role::Region(Standing::Chosen), &far)
        .arrow(Role::Test, middle, middle + DVec3::Z * 0.8, "")
        .origin(middle + xyz(0.2, 0.1, 0.75 * height), xyz(1.0, 0.0, 0.3))
}
