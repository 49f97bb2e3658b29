//! Planted defects: each shows its symptom on the known pairs, and nothing else in the program corrects it.

use gjk_proximity::geometry::{Convex, Dimension};
use gjk_proximity::gjk::{
    self, Algorithm, Cause, Defect, Defects, Event, PlaneQuestion, Query, Region, Settings, Termination,
    Trace, Verdict,
};
use gjk_scene::scene::Scene;
use glam::DVec3;

use crate::shapes::{cuboid, dyn4j, hull_of, square};

/// A pair that overlaps, whose runs were computed by hand.
pub(crate) fn s_3d_in() -> [Convex<DVec3>; 2] {
    [hull_of("1 0 2, -2 2 1, 2 2 1, 1 0 1"), hull_of("2 -1 0, 1 -2 0, 0 -1 2, 1 1 1")]
}

/// A pair separated by 1/√110, whose runs were computed by hand.
pub(crate) fn s_3d_out() -> [Convex<DVec3>; 2] {
    [hull_of("0 -2 -2, -1 -1 1, 1 2 2, -1 -2 2"), hull_of("-1 -2 1, -1 -1 -1, -2 0 1, -1 1 0")]
}

/// A separate pair on which code that takes the first face loops through seven iterations.
pub(crate) fn s_cyc_1() -> [Convex<DVec3>; 2] {
    [hull_of("0 1 0, -2 1 -2, -2 -2 0, 1 0 0"), hull_of("2 2 -1, 1 0 -1, 2 -2 0, 0 -2 0")]
}

fn settings(algorithm: Algorithm, defects: impl IntoIterator<Item = Defect>) -> Settings {
    Settings { algorithm, defects: defects.into_iter().collect(), ..Settings::default() }
}

pub(crate) fn run([p, q]: &[Convex<DVec3>; 2], dimension: Dimension, settings: Settings) -> Trace {
    gjk::run(&Query { p, q, dimension, settings })
}

/// The tests of a tetrahedron's faces ABC, ACD, ADB in the iteration with this index.
fn faces(trace: &Trace, index: usize) -> Vec<f64> {
    let iteration = trace.iterations()[index].clone();
    let values = iteration.tests.into_iter().filter_map(|tested| {
        if let PlaneQuestion::OverFace { .. } = tested.test.question { Some(tested.value) } else { None }
    });
    values.collect()
}

/// Along (1, 0) the right support point is (9, 9) − (5, 7). With the defect, Q is searched along (1, 0), too, and gives
/// (12, 7).
#[test]
fn without_the_minus_sign_q_gives_its_other_end() {
    for algorithm in [Algorithm::Robust, Algorithm::Djonov, Algorithm::Bittle, Algorithm::Winter] {
        let first = |defects: &[Defect]| {
            let trace = run(&dyn4j(), Dimension::Two, settings(algorithm, defects.iter().copied()));
            trace.iterations()[0].support.point
        };
        assert_eq!(first(&[]), DVec3::new(4.0, 2.0, 0.0));
        assert_eq!(first(&[Defect::NoNegation]), DVec3::new(-3.0, 2.0, 0.0), "{algorithm}");
    }
}

/// Of (−3, −1), (−2, −1) and (−2, −2) the second is the farthest along (1, 0); all products are negative.
#[test]
fn with_a_maximum_of_zero_the_first_vertex_wins_among_negative_products() {
    let pair = [hull_of("-3 -1 0, -2 -1 0, -2 -2 0"), hull_of("0 0 0")];
    let first = |defects: &[Defect]| {
        let trace = run(&pair, Dimension::Two, settings(Algorithm::Djonov, defects.iter().copied()));
        trace.iterations()[0].support.index_p
    };
    assert_eq!(first(&[]), Some(1));
    assert_eq!(first(&[Defect::MaximumFromZero]), Some(0));
}

/// The article's third iteration: AB⟂·AO = −10416, AC⟂·AO = 992, edge AC. With normals that point inward the first
/// test is positive already.
#[test]
fn with_the_winding_reversed_edge_normals_point_inwards() {
    use gjk_proximity::gjk::Letter::{A, B, C};
    let bittle =
        Settings { initial_direction: DVec3::new(1.0, -1.0, 0.0), ..settings(Algorithm::Bittle, []) };
    let reversed = Settings { defects: Defects::NONE.with(Defect::ReversedWinding), ..bittle };
    let third = |settings| run(&dyn4j(), Dimension::Two, settings).iterations()[2].clone();
    let values = |settings| third(settings).tests.iter().map(|tested| tested.value).collect::<Vec<_>>();
    assert_eq!(values(bittle), [-10416.0, 992.0]);
    assert_eq!(values(reversed), [10416.0]);
    assert_eq!(third(bittle).region, Some(Region::Edge([A, C])));
    assert_eq!(third(reversed).region, Some(Region::Edge([A, B])));
}

/// At the fourth support point A = (−2, 3, −1), with B, C, D = (−4, 3, 1), (2, 3, −1), (0, −1, 1), the origin is in
/// front of ACD only (code 2). By hand: ABC = (0, 8, 0)·AO = −24, ACD = (0, −8, −16)·AO = 8, ADB = (−8, −8, −8)·AO = 0.
#[test]
fn with_the_winding_reversed_the_other_faces_see_the_origin() {
    let values = |defects: &[Defect]| {
        let settings = settings(Algorithm::Djonov, defects.iter().copied());
        faces(&run(&s_3d_in(), Dimension::Three, settings), 3)
    };
    assert_eq!(values(&[]), [-24.0, 8.0, 0.0]);
    assert_eq!(values(&[Defect::ReversedWinding]), [24.0, -8.0, 0.0]);
}

/// The third iteration finds the origin below the triangle and flips it. Without the flip, C and D of the next simplex
/// have changed places: the vertices of each face go around the other way, and ABC and ADB have changed places, too.
#[test]
fn without_the_flip_the_next_tetrahedron_is_inside_out() {
    for algorithm in [Algorithm::Djonov, Algorithm::Robust] {
        let trace = run(&s_3d_in(), Dimension::Three, settings(algorithm, [Defect::NoFlip]));
        let third = &trace.events[trace.iterations()[2].events.clone()];
        assert!(!third.iter().any(|event| matches!(event, Event::Relabelled { .. } | Event::Reduced { .. })));
        assert_eq!(faces(&trace, 3), [0.0, -8.0, 24.0], "{algorithm}");
    }
}

/// The run takes nine support points. At the fifth the support value is exactly 0, which ends a run with `<=`. The
/// answer stays the same, but that to a touch becomes NO.
#[test]
fn with_at_most_for_less_a_reach_of_zero_ends_the_run() {
    let out = |defects: &[Defect]| {
        let trace = run(&s_3d_out(), Dimension::Three, settings(Algorithm::Djonov, defects.iter().copied()));
        (trace.outcome.supports, trace.outcome.answer)
    };
    assert_eq!(out(&[]), (9, Some(false)));
    assert_eq!(out(&[Defect::RejectsAtZero]), (5, Some(false)));

    // Edge on edge.
    let touching = [square(0.0, 0.0), square(2.0, 0.0)];
    for (algorithm, right) in [(Algorithm::Djonov, Verdict::Overlap), (Algorithm::Robust, Verdict::Touching)]
    {
        let verdict = |defects: &[Defect]| {
            run(&touching, Dimension::Two, settings(algorithm, defects.iter().copied())).outcome.verdict
        };
        assert_eq!(verdict(&[]), right);
        assert_eq!(verdict(&[Defect::RejectsAtZero]), Verdict::Separate, "{algorithm}");
    }
}

/// Winter's code repeats seven iterations forever. With its choice of faces other code does not end correctly either:
/// Djonov's ends at its limit with YES, and `robust` reports a cycle. The shapes are separate.
#[test]
fn where_the_first_face_wins_a_run_goes_round_in_circles() {
    let outcome = |algorithm, defects: &[Defect]| {
        run(&s_cyc_1(), Dimension::Three, settings(algorithm, defects.iter().copied())).outcome
    };
    assert!(matches!(outcome(Algorithm::Winter, &[]).termination, Termination::Cycle { length: 7 }));
    assert_eq!(outcome(Algorithm::Djonov, &[]).verdict, Verdict::Separate);
    assert_eq!(outcome(Algorithm::Robust, &[]).verdict, Verdict::Separate);
    let djonov = outcome(Algorithm::Djonov, &[Defect::FirstFaceWins]);
    assert_eq!((djonov.termination, djonov.answer), (Termination::IterationLimit, Some(true)));
    let robust = outcome(Algorithm::Robust, &[Defect::FirstFaceWins]);
    assert!(matches!(robust.termination, Termination::Cycle { .. }), "{:?}", robust.termination);
    assert_eq!(robust.verdict, Verdict::Undecided);
}

/// Two squares in the same place have the depth 2. Without the guard the second point brings no progress along v = 0,
/// which looks like a touch.
#[test]
fn without_the_guard_a_deep_overlap_reads_like_a_touch() {
    let pair = [square(0.0, 0.0), square(0.0, 0.0)];
    let outcome = |defects: &[Defect]| {
        run(&pair, Dimension::Two, settings(Algorithm::Robust, defects.iter().copied())).outcome
    };
    assert_eq!(outcome(&[]).verdict, Verdict::Overlap);
    let without = outcome(&[Defect::NoZeroGuard]);
    assert_eq!(without.verdict, Verdict::Touching);
    assert!(!without.settled_exactly, "the exact method would have mended it");
    // And in space, two cubes.
    let cube = || cuboid((0.0, 0.0, 0.0), (1.0, 1.0, 1.0));
    let cubes = [cube(), cube()];
    let verdict =
        |defects| run(&cubes, Dimension::Three, settings(Algorithm::Robust, defects)).outcome.verdict;
    assert_eq!(verdict(vec![]), Verdict::Overlap);
    assert_eq!(verdict(vec![Defect::NoZeroGuard]), Verdict::Touching);
}

/// The reference still gives the right verdict, and the cause names the planted defect.
#[test]
fn what_was_made_wrong_is_named_as_the_cause() {
    let pair = [square(0.0, 0.0), square(2.0, 0.0)];
    let [p, q] = &pair;
    let settings = settings(Algorithm::Robust, [Defect::RejectsAtZero]);
    let query = Query { p, q, dimension: Dimension::Two, settings };
    let trace = gjk::run(&query);
    let reference = gjk::reference(&query, &trace.outcome);
    assert_eq!(reference.verdict, Verdict::Touching);
    assert_eq!(reference.cause_of(&trace), Some(Cause::Defects(settings.defects)));
    let said = gjk_figure::narration::verdict(&trace, &reference).to_plain();
    assert!(said.contains("“≤ in place of <”") && said.contains("DISAGREES"), "{said}");
}

/// Every defect is refused on some query with a reason, possible on another, and changes nothing if it is refused.
#[test]
fn what_does_not_fit_changes_nothing() {
    for dimension in [Dimension::Two, Dimension::Three] {
        let pairs = [s_3d_in(), s_3d_out(), dyn4j(), [square(0.0, 0.0), square(2.0, 0.0)]];
        for algorithm in Algorithm::ALL.into_iter().filter(|it| it.refusal(dimension).is_none()) {
            for defect in Defect::ALL {
                let Some(reason) = defect.refusal(algorithm, dimension) else { continue };
                assert!(reason.len() > 10 && !reason.ends_with('.'), "{reason}");
                let flat = |pair: &&[Convex<DVec3>; 2]| {
                    let is_flat =
                        |it: &Convex<DVec3>| it.core_vertices().unwrap().iter().all(|vertex| vertex.z == 0.0);
                    dimension == Dimension::Three || pair.iter().all(is_flat)
                };
                for pair in pairs.iter().filter(flat) {
                    let plain = run(pair, dimension, settings(algorithm, []));
                    assert_eq!(run(pair, dimension, settings(algorithm, [defect])), plain, "{defect}");
                }
            }
        }
    }
    for defect in Defect::ALL {
        let fits = |algorithm: &Algorithm| {
            [Dimension::Two, Dimension::Three]
                .into_iter()
                .any(|dimension| defect.refusal(*algorithm, dimension).is_none())
        };
        assert!(Algorithm::ALL.iter().any(fits) && !Algorithm::ALL.iter().all(fits), "{defect}");
    }
}

/// Ties go to the vertex that is named, all else to the farthest. Along (1, 0) the square's p1 and p2 are equally far, and
/// against it its q0 and q3.
#[test]
fn a_preferred_vertex_wins_ties_only() {
    let pair = [square(0.0, 0.0), square(1.0, 0.5)];
    let first = |preferred| {
        let settings = Settings { preferred, ..settings(Algorithm::Djonov, []) };
        let support = run(&pair, Dimension::Two, settings).iterations()[0].support;
        (support.index_p, support.index_q)
    };
    assert_eq!(first([None, None]), (Some(1), Some(0)));
    assert_eq!(first([Some(2), None]), (Some(2), Some(0)));
    assert_eq!(first([Some(1), Some(3)]), (Some(1), Some(3)));
    assert_eq!(first([Some(0), Some(1)]), (Some(1), Some(0)), "p0 and q1 are not farthest");
    assert_eq!(first([Some(77), None]), (Some(1), Some(0)), "there is no p77");
}

/// The file names the defects, in order, and refuses what does not fit with the reason.
#[test]
fn a_scene_file_keeps_defects_and_preferences() {
    let text = |query: &str| {
        format!(
            "(\n    format: 1,\n    dimension: 2,\n    p: (shape: Rectangle(half_extents: (1, 1))),\n    \
             q: (shape: Rectangle(half_extents: (1, 1))),\n    query: ({query}),\n)\n"
        )
    };
    let good = text("prefer_p: 2, prefer_q: 0, defects: [no_negation, no_zero_guard]");
    let scene = Scene::from_ron(&good).unwrap();
    assert_eq!(scene.query.preferred, [Some(2), Some(0)]);
    assert_eq!(scene.query.defects, [Defect::NoZeroGuard, Defect::NoNegation].into_iter().collect());
    assert_eq!(scene.to_ron(), good);
    for (query, said) in [
        ("defects: [no_flip]", "query.defects[0]: expected a defect that fits robust in 2D"),
        ("defects: [no_negation, no_negation]", "query.defects[1]: expected each defect once"),
        ("defects: [typo]", "no_negation"),
        ("prefer_p: 99999999", "query.prefer_p"),
    ] {
        let error = Scene::from_ron(&text(query)).unwrap_err().to_string();
        assert!(error.contains(said), "{error}");
    }
}
