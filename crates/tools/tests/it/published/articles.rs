//! Worked examples of articles and teaching texts, with their numbers.

use gjk_proximity::geometry::Dimension::{Three, Two};
use gjk_proximity::gjk::Verdict::{Overlap, Separate};

use super::Published;
use crate::shapes::{dyn4j, hull_of};

pub(super) fn all() -> Vec<Published> {
    let [triangle, _] = dyn4j();
    let quad = hull_of("-18 -18, -10 -18, -10 -13, -18 -13");
    vec![
        Published::new("dyn4j", Two, dyn4j(), Overlap).apart(-0.937_043, 1e-6),
        // The follow-up of the article: the quad has moved.
        Published::new("dyn4j, apart", Two, [triangle, hull_of("8 6, 10 2, 13 1, 15 6")], Separate)
            .apart(11.0 / 41.0_f64.sqrt(), 1e-15),
        Published::new(
            "kroitor's rectangle and triangle",
            Two,
            [hull_of("1 3, 5 3, 5 1, 1 1"), hull_of("2 4, 4 4, 3 2")],
            Overlap,
        )
        .apart(-1.0, 1e-15),
        Published::new("hamaluik", Two, [quad, hull_of("-14 -14, -5 -16, -12 -8")], Overlap)
            .apart(-1.843_909, 1e-6),
        Published::new("gjk-vis", Two, [hull_of("1 1, 2 0, 3 5"), hull_of("0 1, -5 8, -3 -1")], Separate)
            .apart(1.0, 1e-15),
        Published::new(
            "elm-collision",
            Two,
            [hull_of("-15 -10, 0 15, 12 -5"), hull_of("-9 13, 6 13, -2 22")],
            Overlap,
        )
        .apart(-2.0, 1e-15),
        Published::new(
            "Winter's demo",
            Two,
            [hull_of("100 100, 200 100, 200 200, 100 200"), hull_of("190 60, 240 160, 290 60")],
            Separate,
        )
        .apart(80.0_f64.sqrt(), 1e-13),
        Published::new(
            "S-3D-OUT",
            Three,
            [hull_of("0 -2 -2, -1 -1 1, 1 2 2, -1 -2 2"), hull_of("-1 -2 1, -1 -1 -1, -2 0 1, -1 1 0")],
            Separate,
        )
        .apart(1.0 / 110.0_f64.sqrt(), 1e-15),
    ]
}
