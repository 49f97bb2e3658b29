//! Two runs side by side: their common rows, the first difference, and the sentences about it.

use gjk_figure::Analysis;
use gjk_figure::comparison::{Comparison, ComparisonRow, DifferenceKind, Variant, counterpart};
use gjk_proximity::geometry::{Convex, Dimension};
use gjk_proximity::gjk::{
    self, Algorithm, ContactPolicy, Defect, Defects, Precision, Query, Settings, Trace, Verdict,
};
use gjk_scene::scene::library::SHIPPED;
use glam::DVec3;

use crate::defects::{s_3d_in, s_3d_out, s_cyc_1};
use crate::shapes::{dyn4j, hull_of, polytope, square};

pub(crate) fn of(algorithm: Algorithm) -> Settings {
    Settings { algorithm, ..Settings::default() }
}

/// An octahedron and a shard.
fn two_roads() -> [Convex<DVec3>; 2] {
    let octahedron = [
        (2.0, 0.0, 0.0),
        (-2.0, 0.0, 0.0),
        (0.0, 2.0, 0.0),
        (0.0, -2.0, 0.0),
        (0.0, 0.0, 2.0),
        (0.0, 0.0, -2.0),
    ];
    let shard = [(-1.8, -0.6, -1.2), (1.4, -1.5, -0.8), (1.6, 1.2, -1.0), (-1.0, 1.6, -0.6), (0.2, 0.1, 2.2)];
    [polytope(&octahedron), polytope(&shard.map(|(x, y, z)| (x - 0.7, y - 2.0, z - 1.5)))]
}

/// Compares two ways to run a query; the comparison and both traces.
fn compared(
    shapes: &[Convex<DVec3>; 2],
    dimension: Dimension,
    settings: &[Settings; 2],
) -> (Comparison, [Trace; 2]) {
    let [p, q] = shapes;
    let traces = settings.map(|settings| gjk::run(&Query { p, q, dimension, settings }));
    let variants = [0, 1].map(|run| Variant { settings: &settings[run], shapes, trace: &traces[run] });
    (Comparison::of(variants), traces)
}

/// The rows as iterations from 1: `1=1 2=2 3≠3 4-`.
fn rows(comparison: &Comparison) -> String {
    let number = |index: Option<usize>| index.map_or("-".to_owned(), |index| (index + 1).to_string());
    let row = |row: &ComparisonRow| match row.iterations {
        [Some(one), Some(other)] => format!("{}{}{}", one + 1, if row.same { "=" } else { "≠" }, other + 1),
        [one, other] => format!("{}{}", number(one), number(other)),
    };
    comparison.rows.iter().map(row).collect::<Vec<_>>().join(" ")
}

fn said(comparison: &Comparison) -> (usize, DifferenceKind, String) {
    let divergence = comparison.divergence.as_ref().unwrap();
    (divergence.row + 1, divergence.kind, divergence.words.to_plain())
}

/// Djonov's code takes 6 support points, Winter's 8. At the fifth the origin is in front of ACD and ADB (code 0b110);
/// Djonov's code keeps face ADB, Winter's edge AD.
#[test]
fn two_roads_part_where_two_faces_see_the_origin() {
    let settings = [of(Algorithm::Djonov), of(Algorithm::Winter)];
    let (comparison, traces) = compared(&two_roads(), Dimension::Three, &settings);
    assert_eq!(traces.map(|trace| trace.outcome.supports), [6, 8]);
    let (row, kind, words) = said(&comparison);
    assert_eq!((row, kind), (5, DifferenceKind::Region), "{words}");
    assert!(rows(&comparison).starts_with("1=1 2=2 3=3 4=4 5=5"), "{}", rows(&comparison));
    for part in ["face ADB", "edge AD", "in front of two faces", "ACD (", "Winter’s code takes the first"] {
        assert!(words.contains(part), "{part}: {words}");
    }
    assert_eq!(comparison.names, ["Djonov", "Winter"]);
    assert_eq!(
        comparison.outcome.to_plain(),
        "Both runs say OVERLAP: Djonov’s code after 6 support points, Winter’s code after 8."
    );
}

/// The first five points are the same. Then Winter's code rejects a support value of exactly 0, and Djonov's continues
/// to the ninth point.
#[test]
fn a_reach_of_zero_parts_those_who_reject_it_from_those_who_do_not() {
    let settings = [of(Algorithm::Djonov), of(Algorithm::Winter)];
    let (comparison, _) = compared(&s_3d_out(), Dimension::Three, &settings);
    assert_eq!(rows(&comparison), "1=1 2=2 3=3 4=4 5=5 6- 7- 8- 9-");
    let (row, kind, words) = said(&comparison);
    assert_eq!((row, kind), (5, DifferenceKind::Reach));
    assert!(words.starts_with("Winter’s code rejects A·v = 0 (“≤ 0”) and ends; "), "{words}");
    assert!(words.contains("; Djonov’s code rejects only A·v < 0 and continues."), "{words}");
    assert!(words.ends_with(" and compute A·v = 0."), "{words}");

    // The comparison with the defect that turns Djonov's test into Winter's.
    let defective = Settings { defects: Defects::NONE.with(Defect::RejectsAtZero), ..of(Algorithm::Djonov) };
    let (comparison, _) = compared(&s_3d_out(), Dimension::Three, &[of(Algorithm::Djonov), defective]);
    let (row, kind, words) = said(&comparison);
    assert_eq!((row, kind), (5, DifferenceKind::Reach));
    assert!(words.contains("Defect “≤ in place of <”"), "{words}");
    assert_eq!(comparison.names, ["Djonov", "Djonov, “≤ in place of <”"]);
}

/// At the fourth point the origin is in front of ABC and ADB (code 0b101). Djonov's code keeps ADB and answers after 5
/// points; Winter's takes ABC and cycles forever.
#[test]
fn the_endless_loop_begins_where_the_first_face_wins() {
    let settings = [of(Algorithm::Djonov), of(Algorithm::Winter)];
    let (comparison, traces) = compared(&s_cyc_1(), Dimension::Three, &settings);
    assert_eq!(traces[0].outcome.supports, 5);
    let (row, kind, words) = said(&comparison);
    assert_eq!((row, kind), (4, DifferenceKind::Region), "{words}");
    assert!(words.contains("ABC (") && words.contains("ADB ("), "{words}");
    assert!(words.contains("takes the first, ABC,"), "{words}");
    assert!(comparison.outcome.to_plain().contains("Winter’s code says UNDECIDED"));
}

/// Equal runs have one row for each iteration and no sentence about a difference.
#[test]
fn equal_runs_do_not_part() {
    for (shapes, dimension) in [(s_3d_in(), Dimension::Three), (dyn4j(), Dimension::Two)] {
        for algorithm in [Algorithm::Robust, Algorithm::Djonov, Algorithm::Distance] {
            let (comparison, traces) = compared(&shapes, dimension, &[of(algorithm); 2]);
            assert_eq!(comparison.divergence, None, "{algorithm}");
            assert!(
                comparison
                    .rows
                    .iter()
                    .all(|row| row.iterations[0].is_some() && row.iterations[0] == row.iterations[1])
            );
            let last = comparison.stops.last().unwrap();
            assert_eq!(last.steps, [Some(traces[0].steps() - 1); 2]);
        }
    }
    // Winter's and the Cinkes code differ in the length of v only.
    let settings = [of(Algorithm::Winter), of(Algorithm::Cinkes)];
    let (comparison, _) = compared(&s_3d_in(), Dimension::Three, &settings);
    assert_eq!(comparison.divergence, None);
}

/// If only the policy differs, the steps are the same and the answer is not.
#[test]
fn the_policy_on_a_touch_changes_the_answer_only() {
    let open = Settings { contact: ContactPolicy::Open, ..Settings::default() };
    let touching = [square(0.0, 0.0), square(2.0, 0.0)];
    let (comparison, _) = compared(&touching, Dimension::Two, &[Settings::default(), open]);
    assert_eq!(comparison.divergence, None);
    let outcome = comparison.outcome.to_plain();
    assert!(
        outcome.contains("Both runs say TOUCHING") && outcome.contains("YES") && outcome.contains("NO"),
        "{outcome}"
    );
}

/// A tie decided otherwise: along (1, 0) p1 and p2 of the square are equally far.
#[test]
fn another_winner_of_a_tie_is_named() {
    let shapes = [square(0.0, 0.0), square(1.0, 0.5)];
    let other = Settings { preferred: [Some(2), None], ..of(Algorithm::Djonov) };
    let (comparison, _) = compared(&shapes, Dimension::Two, &[of(Algorithm::Djonov), other]);
    let (row, kind, words) = said(&comparison);
    assert_eq!((row, kind), (1, DifferenceKind::Support));
    assert!(words.contains("p1 − q0") && words.contains("p2 − q0") && words.contains("tie"), "{words}");
}

/// Different first directions give different first points: (4, 2) along (1, −1), as in Bittle's article, and (−1, −2)
/// along the difference of the centroids.
#[test]
fn another_start_is_another_road() {
    let from =
        |x: f64, y: f64| Settings { initial_direction: DVec3::new(x, y, 0.0), ..of(Algorithm::Bittle) };
    let settings = [from(1.0, -1.0), from(8.5 - 17.0 / 3.0, 4.75 - 25.0 / 3.0)];
    let (comparison, traces) = compared(&dyn4j(), Dimension::Two, &settings);
    assert_eq!(traces.map(|trace| trace.outcome.supports), [4, 3]);
    let (row, kind, words) = said(&comparison);
    assert_eq!((row, kind), (1, DifferenceKind::Start));
    assert!(words.contains("(1, −1)") && words.contains("p2 − q0"), "{words}");
}

/// Bittle's second direction is the opposite of the first; Djonov's leads straight to the origin. From (1, 0) on both
/// find (4, 2) first, by the article's first picture.
#[test]
fn the_second_direction_is_explained() {
    let settings = [of(Algorithm::Bittle), of(Algorithm::Djonov)];
    let (comparison, _) = compared(&dyn4j(), Dimension::Two, &settings);
    let (row, kind, words) = said(&comparison);
    assert_eq!((row, kind), (1, DifferenceKind::Direction));
    assert!(words.contains("(−1, 0)") && words.contains("(−4, −2)"), "{words}");
    assert!(words.contains("Bittle’s code reverses its first direction"), "{words}");
}

/// A gap of 1e-9 beside a coordinate of 1 is below the digits of f32: there the squares touch, and the first point of
/// Djonov's run has a support value of 0 in place of −1e-9.
#[test]
fn precision_parts_runs_too() {
    let shapes = [square(0.0, 0.0), square(2.0 + 1e-9, 0.0)];
    let single = Settings { precision: Precision::F32, ..of(Algorithm::Djonov) };
    let (comparison, traces) = compared(&shapes, Dimension::Two, &[of(Algorithm::Djonov), single]);
    assert_eq!(traces.map(|trace| trace.outcome.verdict), [Verdict::Separate, Verdict::Overlap]);
    let (row, kind, words) = said(&comparison);
    assert_eq!((row, kind), (1, DifferenceKind::Reach));
    assert!(
        words.contains("The run in f64 rejects") && words.contains("Roundoff makes the difference"),
        "{words}"
    );
    assert_eq!(comparison.names, ["Djonov, f64", "Djonov, f32"]);
}

/// Along v = (−124, −12, 110) q0 and q1 are exactly equally far (A·v = 436); with v of length one, rounded, the other
/// vertex is farther. Directions of different length are not "the same v", and their products are not compared.
#[test]
fn a_tie_that_is_broken_by_giving_v_length_one_is_named() {
    let shapes =
        [hull_of("-3 2 -2, 4 0 4, -4 2 -4, 3 4 -2, -1 2 4"), hull_of("-4 -4 -4, -3 4 -2, 2 0 4, -1 -3 3")];
    let settings = [of(Algorithm::Winter), of(Algorithm::Cinkes)];
    let (comparison, traces) = compared(&shapes, Dimension::Three, &settings);
    let (row, kind, words) = said(&comparison);
    assert_eq!(kind, DifferenceKind::Support, "{words}");
    // On paper in whole numbers: what Winter's code compares is exact.
    let [winter, cinkes] = [0, 1].map(|run| traces[run].iterations()[row - 1].clone());
    let along = |support: DVec3| support.dot(winter.direction);
    assert_eq!(along(winter.support.point), along(cinkes.support.point), "exactly equally far: {words}");
    assert!((cinkes.direction.length() - 1.0).abs() < 1e-15 && winter.direction.length() > 2.0);
    for part in [
        "along the same ray, with v of different lengths",
        "signed distances A·v/|v|",
        "Normalizing v adds roundoff, which breaks a tie",
        "are exactly equally far, so ",
        " wins by its lower number",
    ] {
        assert!(words.contains(part), "{part}: {words}");
    }
    assert!(!words.contains("Both search along v"), "{words}");
    let ComparisonRow { iterations, same, distances: [Some(one), Some(other)], .. } =
        comparison.rows[row - 1]
    else {
        panic!("both have found a point")
    };
    assert_eq!((iterations, same), ([Some(row - 1); 2], false));
    assert!((one - 436.0 / (124.0_f64.powi(2) + 144.0 + 12_100.0).sqrt()).abs() < 1e-12, "{one}");
    assert!((one - other).abs() < 1e-12, "{one} and {other}");
}

/// "What if p1?" of scene 22: even if the first points already differ, both runs begin in the first row.
#[test]
fn both_runs_begin_in_the_first_row() {
    let mut first_differs = 0;
    for shipped in SHIPPED {
        let scene = shipped.scene();
        let shapes = scene.convexes();
        for algorithm in Algorithm::ALL.into_iter().filter(|it| it.refusal(scene.dimension).is_none()) {
            for initial_direction in [DVec3::X, DVec3::NEG_Y, DVec3::new(1.0, 2.0, 0.0)] {
                let other = Settings { algorithm, initial_direction, ..scene.query };
                let (comparison, _) = compared(&shapes, scene.dimension, &[scene.query, other]);
                let first = &comparison.rows[0];
                assert_eq!(first.iterations, [Some(0); 2], "{}", shipped.file_name);
                assert!(comparison.stops[0].steps.iter().all(Option::is_some), "{}", shipped.file_name);
                first_differs += usize::from(!first.same);
                // If they diverge with different points, both points are in that row.
                if let Some(parting) =
                    comparison.divergence.as_ref().filter(|it| it.kind == DifferenceKind::Support)
                {
                    let row = &comparison.rows[parting.row];
                    assert!(
                        !row.same && row.iterations[0].is_some() && row.iterations[0] == row.iterations[1]
                    );
                }
            }
        }
    }
    assert!(first_differs > 50, "only {first_differs} pairs of runs begin with different points");
}

/// Every stop moves on, stays within its row, and shows steps of the iterations of that row, for every comparison.
#[test]
fn the_scrubber_goes_through_both_runs_in_order() {
    for shipped in SHIPPED {
        let scene = shipped.scene();
        let analysis = Analysis::of(&scene);
        let shapes = &analysis.convexes;
        let other = counterpart(shapes, scene.dimension, &scene.query, &analysis.trace);
        let (comparison, traces) = compared(shapes, scene.dimension, &[scene.query, other]);
        let mut shown = [None; 2];
        for (index, stop) in comparison.stops.iter().enumerate() {
            assert!(comparison.rows[stop.row].stops.contains(&index));
            for run in [0, 1] {
                assert!(stop.steps[run] >= shown[run], "{}: never back", shipped.file_name);
                shown[run] = stop.steps[run];
            }
        }
        let last = traces.each_ref().map(|trace| Some(trace.steps() - 1));
        assert_eq!(shown, last, "{}: both to their ends", shipped.file_name);
        if let Some(divergence) = &comparison.divergence {
            let words = divergence.words.to_plain();
            assert!(words.len() > 30 && words.ends_with(['.', ' ']), "{}: {words}", shipped.file_name);
            assert!(!words.contains("NaN") && !words.contains("  "), "{}: {words}", shipped.file_name);
            assert!(comparison.rows[divergence.row].stops.contains(&divergence.stop));
        }
    }
}

/// The comparison run is instructive: the same run without defects, or one with another answer if there is one.
#[test]
fn the_counterpart_answers_otherwise_where_it_can() {
    let pick = |shapes: &[Convex<DVec3>; 2], dimension, settings: Settings| {
        let [p, q] = shapes;
        let trace = gjk::run(&Query { p, q, dimension, settings });
        counterpart(shapes, dimension, &settings, &trace)
    };
    let defective = Settings { defects: Defects::NONE.with(Defect::NoFlip), ..of(Algorithm::Djonov) };
    assert_eq!(pick(&s_3d_in(), Dimension::Three, defective), of(Algorithm::Djonov));
    assert_eq!(pick(&s_cyc_1(), Dimension::Three, of(Algorithm::Winter)).algorithm, Algorithm::Djonov);
    assert_eq!(pick(&two_roads(), Dimension::Three, of(Algorithm::Djonov)).algorithm, Algorithm::Winter);
    let same_place = [square(0.0, 0.0), square(0.0, 0.0)];
    let other = pick(&same_place, Dimension::Two, of(Algorithm::Bittle));
    assert_eq!(other.algorithm, Algorithm::Djonov, "YES, where Bittle says NO");
}
