//! Vertices that share the maximum. The shapes are so small that the ties are evident.

use gjk_figure::narration::table::{self, Digits};
use gjk_figure::narration::tied;
use gjk_figure::{Analysis, Form, Overlays, Role, difference, ties, ties_of_iterations, world};
use gjk_proximity::geometry::{Convex, Dimension, Side};
use gjk_proximity::gjk::{Algorithm, Event, Precision, Settings};
use gjk_scene::scene::library;
use glam::DVec3;

use super::polygon;
use crate::shapes::hull_of;

/// A run with this first direction.
fn analysis(p: Convex<DVec3>, q: Convex<DVec3>, direction: DVec3, precision: Precision) -> Analysis {
    let settings = Settings {
        algorithm: Algorithm::Robust,
        initial_direction: direction,
        precision,
        ..Settings::default()
    };
    Analysis::new(Dimension::Two, [p, q], settings)
}

/// A triangle with its tip to the right, and a box with a vertical left side: (3, 0) and (3, 2) are its vertices 0
/// and 3.
fn tip_and_box(direction: DVec3) -> Analysis {
    let triangle = hull_of("0 0, 1 1, 0 2");
    let cube = hull_of("3 0, 5 0, 5 2, 3 2");
    analysis(triangle, cube, direction, Precision::F64)
}

#[test]
fn an_upright_side_ties() {
    let analysis = tip_and_box(DVec3::X);
    let found = ties(&analysis, 0).unwrap();
    assert_eq!(found.tied, [vec![], vec![0, 3]]);
    assert_eq!(found.others(Side::Q).collect::<Vec<_>>(), [3]);
    assert!(found.is_other(Side::Q, 3) && !found.is_other(Side::Q, 0) && !found.is_other(Side::P, 1));
    assert_eq!(
        tied(&found).to_plain(),
        "q0 and q3 of Q are equally far along −v; the run takes q0, the first in the order of the vertices."
    );
    // In a tilted direction, each shape has one farthest vertex.
    assert_eq!(ties(&tip_and_box(DVec3::new(1.0, 0.125, 0.0)), 0), None);
}

#[test]
fn tied_vertices_are_marked_in_both_views() {
    let analysis = tip_and_box(DVec3::X);
    let marked = |figure: gjk_figure::Figure, role: Role| {
        let of_role = figure.marks.into_iter().filter(|mark| mark.role == role);
        of_role
            .filter_map(|mark| if let Form::Point { at, .. } = mark.form { Some(at) } else { None })
            .collect::<Vec<_>>()
    };
    let in_world = marked(world(&analysis, 0, Overlays::default()), Role::Tie(Some(Side::Q)));
    assert_eq!(in_world, [DVec3::new(3.0, 2.0, 0.0)]);
    // The tip (1, 1) minus (3, 2).
    let in_difference = marked(difference(&analysis, 0, Overlays::default()), Role::Tie(None));
    assert_eq!(in_difference, [DVec3::new(-2.0, -1.0, 0.0)]);
}

/// Of two points that are equal in single precision the first is chosen; in double precision the second is farther.
#[test]
fn ties_are_those_of_the_precision_of_the_run() {
    let nearly = || polygon(&[[1.0, 0.0], [1.0 + 1e-9, 1.0], [0.0, 0.5]]);
    let point = || hull_of("5 0.5");
    assert_eq!(ties(&analysis(nearly(), point(), DVec3::X, Precision::F64), 0), None);
    let single = ties(&analysis(nearly(), point(), DVec3::X, Precision::F32), 0).unwrap();
    assert_eq!(single.tied, [vec![0, 1], vec![]]);
}

/// The tie rule: the first maximum in the order of the vertices wins.
#[test]
fn the_first_tied_vertex_is_taken() {
    let mut seen = 0;
    for shipped in library::SHIPPED {
        let analysis = Analysis::of(&shipped.scene());
        for (step, event) in analysis.trace.events.iter().enumerate() {
            let Event::Supported(_) = event else { continue };
            let Some(ties) = ties(&analysis, step) else { continue };
            for side in Side::BOTH {
                let tied = &ties.tied[side as usize];
                assert!(
                    tied.is_empty() || tied.first() == ties.taken_of(side).as_ref(),
                    "{}",
                    shipped.file_name
                );
                seen += tied.len();
            }
        }
    }
    assert!(seen > 0, "no shipped scene has ties");
}

/// The table names ties in the rows that have them, and only there.
#[test]
fn rows_with_ties_name_them() {
    let analysis = tip_and_box(DVec3::X);
    let of_iterations = ties_of_iterations(&analysis);
    assert_eq!(of_iterations[0], ties(&analysis, 0));
    let mut rows = table::rows(&analysis.trace, Digits::Four);
    table::mark_ties(&mut rows, &of_iterations);
    assert_eq!(rows[0].vertex_pair, "p1 − q0 (tie)");
    for (row, ties) in rows.iter().zip(&of_iterations) {
        assert_eq!(row.vertex_pair.contains("tie"), ties.is_some());
    }
}

#[test]
fn many_ties_are_counted() {
    let square = [[3.0, 0.0], [3.0, 1.0], [3.0, 2.0], [3.0, 3.0], [3.0, 4.0], [3.0, 5.0], [4.0, 0.0]];
    let analysis = analysis(hull_of("0 0"), polygon(&square), DVec3::X, Precision::F64);
    let words = tied(&ties(&analysis, 0).unwrap()).to_plain();
    assert!(words.starts_with("q0, q1, q2, q3 and 2 more vertices of Q are equally far along −v"), "{words}");
}
