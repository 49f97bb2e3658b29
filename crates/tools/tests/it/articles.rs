//! The published worked examples, number by number, and the published defects.
//!
//! Sources: the dyn4j article's walk-through, and traces of the published code recomputed on paper in exact integers.

use gjk_proximity::geometry::{Convex, Dimension};
use gjk_proximity::gjk::{
    Algorithm, Event, ReachTest, Redirected, Region, Ruled, Termination, Trace, Verdict,
};
use glam::DVec3;

use crate::published;
use crate::shapes::{cuboid, dyn4j, flat, hull_of, polytope, run, square};

fn points(trace: &Trace) -> Vec<DVec3> {
    trace.iterations().iter().map(|iteration| iteration.support.point).collect()
}

fn directions(trace: &Trace) -> Vec<DVec3> {
    trace.iterations().iter().map(|iteration| iteration.direction).collect()
}

/// The tests of one iteration (from 0) by name.
fn tests(trace: &Trace, iteration: usize) -> Vec<(String, f64)> {
    trace.iterations()[iteration]
        .tests
        .iter()
        .map(|tested| (tested.test.question.to_string(), tested.value))
        .collect()
}

fn regions(trace: &Trace) -> Vec<String> {
    trace
        .iterations()
        .iter()
        .map(|iteration| iteration.region.map_or(String::new(), |region| region.to_string()))
        .collect()
}

fn vs(points: &[[i32; 3]]) -> Vec<DVec3> {
    points.iter().map(|&[x, y, z]| DVec3::new(x.into(), y.into(), z.into())).collect()
}

fn named(pairs: &[(&str, f64)]) -> Vec<(String, f64)> {
    pairs.iter().map(|(name, value)| ((*name).to_owned(), *value)).collect()
}

#[test]
fn bittles_walk_through_is_reproduced_number_by_number() {
    let trace = run(&dyn4j(), Dimension::Two, Algorithm::Bittle, flat(1.0, -1.0));
    assert_eq!(points(&trace), [flat(4.0, 2.0), flat(-6.0, 9.0), flat(-8.0, -2.0), flat(-1.0, -2.0)]);
    // The article prints (32, −96) for the last direction; its final code computes it 15.5 times longer.
    assert_eq!(
        directions(&trace),
        [flat(1.0, -1.0), flat(-1.0, 1.0), flat(-336.0, -480.0), flat(496.0, -1488.0)]
    );
    let reaches: Vec<f64> = trace.iterations().iter().map(|iteration| iteration.support_value).collect();
    assert_eq!(reaches, [2.0, 15.0, 3648.0, 2480.0]);
    assert_eq!(tests(&trace, 2), named(&[("AB⟂·AO", -10416.0), ("AC⟂·AO", 992.0)]));
    assert_eq!(tests(&trace, 3), named(&[("AB⟂·AO", -392.0), ("AC⟂·AO", -168.0)]));
    assert_eq!(regions(&trace), ["", "edge AB", "edge AC", "inside"]);
    let last = &trace.iterations()[2];
    let kept: Vec<DVec3> = last.simplex.points().iter().map(|support| support.point).collect();
    assert_eq!(kept, [flat(-8.0, -2.0), flat(4.0, 2.0)], "the article drops (−6, 9)");
    assert_eq!(trace.outcome.answer, Some(true));
    assert_eq!(trace.outcome.termination, Termination::OriginEnclosed);
}

#[test]
fn vertex_pairs_of_the_walk_through_are_those_of_the_article() {
    let trace = run(&dyn4j(), Dimension::Two, Algorithm::Bittle, flat(1.0, -1.0));
    let vertex_pairs: Vec<(DVec3, DVec3)> =
        trace.iterations().iter().map(|iteration| (iteration.support.on_p, iteration.support.on_q)).collect();
    assert_eq!(
        vertex_pairs,
        [
            (flat(9.0, 9.0), flat(5.0, 7.0)),
            (flat(4.0, 11.0), flat(10.0, 2.0)),
            (flat(4.0, 5.0), flat(12.0, 7.0)),
            (flat(4.0, 5.0), flat(5.0, 7.0)),
        ]
    );
}

#[test]
fn true_centroids_need_one_support_less_than_the_rounded_ones_of_the_article() {
    // Vertex averages: (17/3, 25/3) and (17/2, 19/4).
    let between = flat(8.5 - 17.0 / 3.0, 4.75 - 25.0 / 3.0);
    let trace = run(&dyn4j(), Dimension::Two, Algorithm::Bittle, between);
    assert_eq!(trace.outcome.supports, 3);
    assert_eq!(points(&trace)[0], flat(-1.0, -2.0));
    assert_eq!(trace.outcome.answer, Some(true));
}

#[test]
fn the_other_listings_take_three_supports_on_the_same_shapes() {
    for algorithm in [Algorithm::Djonov, Algorithm::Winter] {
        let trace = run(&dyn4j(), Dimension::Two, algorithm, DVec3::X);
        assert_eq!(points(&trace), [flat(4.0, 2.0), flat(-8.0, -2.0), flat(-1.0, -2.0)], "{algorithm}");
        assert_eq!(directions(&trace), [DVec3::X, flat(-4.0, -2.0), flat(32.0, -96.0)], "{algorithm}");
        let reaches: Vec<f64> = trace.iterations().iter().map(|iteration| iteration.support_value).collect();
        assert_eq!(reaches, [4.0, 36.0, 160.0], "{algorithm}");
        assert_eq!(trace.outcome.verdict, Verdict::Overlap, "{algorithm}");
    }
}

#[test]
fn apart_by_four_bittle_needs_five_supports() {
    let [p, q] = dyn4j();
    let moved = shifted(&q, flat(4.0, 0.0));
    let trace = run(&[p, moved], Dimension::Two, Algorithm::Bittle, flat(1.0, -1.0));
    assert_eq!(regions(&trace), ["", "edge AB", "edge AC", "edge AC", ""]);
    assert_eq!(trace.outcome.termination, Termination::SeparatingAxis);
    assert_eq!(trace.outcome.answer, Some(false));
}

fn shifted(shape: &Convex<DVec3>, by: DVec3) -> Convex<DVec3> {
    match &shape.core {
        gjk_proximity::geometry::Core::Vertices(vertices) => {
            Convex::vertices(vertices.iter().map(|vertex| *vertex + by)).unwrap()
        }
        other => panic!("only hulls of vertices are moved here, not {other:?}"),
    }
}

/// A pair that overlaps in 3D.
fn inside_3d() -> [Convex<DVec3>; 2] {
    [hull_of("1 0 2, -2 2 1, 2 2 1, 1 0 1"), hull_of("2 -1 0, 1 -2 0, 0 -1 2, 1 1 1")]
}

#[test]
fn djonov_on_the_generic_overlap_in_space() {
    let trace = run(&inside_3d(), Dimension::Three, Algorithm::Djonov, DVec3::X);
    assert_eq!(
        points(&trace),
        vs(&[[2, 3, -1], [0, -1, 1], [-4, 3, 1], [-2, 3, -1], [1, 1, -1], [-3, 1, 0], [0, -1, 0]])
    );
    assert_eq!(
        directions(&trace),
        vs(&[[1, 0, 0], [-2, -3, 1], [-12, 0, -12], [-8, -8, -24], [0, -8, -16], [-4, -6, -8], [-2, -7, -8]])
    );
    // Below the triangle; then in front of one face at a time: ACD (mask 2), ADB (mask 4), ABC (mask 1); then inside.
    assert_eq!(regions(&trace), ["", "edge AB", "below ABC", "face ACD", "face ADB", "face ABC", "inside"]);
    let simplex: Vec<DVec3> = trace.outcome.simplex.points().iter().map(|support| support.point).collect();
    assert_eq!(simplex, vs(&[[0, -1, 0], [-3, 1, 0], [1, 1, -1], [0, -1, 1]]));
    // Weights 1/8, 1/8, 3/8, 3/8 put the same point (5/8, 1/4, 11/8) on both shapes.
    let weights = [0.125, 0.125, 0.375, 0.375];
    let common = |parent: fn(&gjk_proximity::geometry::SupportPoint<DVec3>) -> DVec3| {
        trace.outcome.simplex.points().iter().zip(weights).map(|(s, w)| parent(s) * w).sum::<DVec3>()
    };
    assert_eq!(common(|support| support.on_p), DVec3::new(0.625, 0.25, 1.375));
    assert_eq!(common(|support| support.on_q), DVec3::new(0.625, 0.25, 1.375));
    assert_eq!(trace.outcome.verdict, Verdict::Overlap);

    let winter = run(&inside_3d(), Dimension::Three, Algorithm::Winter, DVec3::X);
    assert_eq!(points(&winter), points(&trace), "the same supports");
    assert_eq!(winter.outcome.answer, Some(true));
}

/// A pair that is separate in 3D.
fn outside_3d() -> [Convex<DVec3>; 2] {
    [hull_of("0 -2 -2, -1 -1 1, 1 2 2, -1 -2 2"), hull_of("-1 -2 1, -1 -1 -1, -2 0 1, -1 1 0")]
}

#[test]
fn djonov_on_the_near_miss_in_space() {
    let trace = run(&outside_3d(), Dimension::Three, Algorithm::Djonov, DVec3::X);
    assert_eq!(
        points(&trace),
        vs(&[
            [3, 2, 1],
            [1, -3, -2],
            [0, 0, 2],
            [1, 0, -3],
            [0, 1, 0],
            [0, -3, 2],
            [1, -3, -2],
            [0, -2, 1],
            [1, 0, -3]
        ])
    );
    assert_eq!(
        directions(&trace),
        vs(&[
            [1, 0, 0],
            [-3, -2, -1],
            [-76, 19, 19],
            [-11, 11, -11],
            [-10, 0, -2],
            [-5, -2, -1],
            [-14, -2, -4],
            [-16, -2, -4],
            [-10, -1, -3]
        ])
    );
    let regions = regions(&trace);
    assert_eq!(regions[2], "below ABC");
    assert_eq!(regions[3], "edge AB", "mask 5, n drops to 2");
    assert_eq!(trace.iterations()[4].support_value, 0.0, "a reach of exactly 0 passes");
    assert_eq!(trace.iterations()[4].test, ReachTest::Touched);
    assert_eq!(trace.iterations()[5].test, ReachTest::Passed);
    assert_eq!(regions[4], "face ABC", "above");
    assert_eq!(trace.iterations()[8].support_value, -1.0, "(1, 0, −3) · (−10, −1, −3) = −1");
    assert_eq!(trace.outcome.supports, 9);
    assert_eq!(trace.outcome.termination, Termination::SeparatingAxis);
    assert_eq!(trace.outcome.direction, DVec3::new(-10.0, -1.0, -3.0));

    for algorithm in [Algorithm::Winter, Algorithm::Cinkes] {
        let early = run(&outside_3d(), Dimension::Three, algorithm, DVec3::X);
        assert_eq!(early.outcome.supports, 5, "{algorithm} stops at the reach of 0, four supports earlier");
        assert_eq!(early.outcome.answer, Some(false), "{algorithm}");
    }
}

/// Gem and octahedron, with Q at a height.
fn gem(z: f64) -> [Convex<DVec3>; 2] {
    let octahedron = [
        (2.0, 0.0, 0.0),
        (-2.0, 0.0, 0.0),
        (0.0, 2.0, 0.0),
        (0.0, -2.0, 0.0),
        (0.0, 0.0, 2.0),
        (0.0, 0.0, -2.0),
    ];
    [
        hull_of("2 0 0, -1 1.5 0.5, -1 -1.5 0.5, 0 0 2.5, 0.5 0 -2"),
        polytope(&octahedron.map(|(x, y, h)| (x - 0.5, y + 2.5, h + z))),
    ]
}

#[test]
fn gem_and_octahedron() {
    let trace = run(&gem(1.5), Dimension::Three, Algorithm::Djonov, DVec3::X);
    assert_eq!(
        points(&trace),
        [
            DVec3::new(4.5, -2.5, -1.5),
            DVec3::new(-2.5, -1.0, -1.0),
            DVec3::new(0.5, -0.5, 1.0),
            DVec3::new(1.0, -0.5, -3.5),
            DVec3::new(-0.5, 1.0, -1.0)
        ]
    );
    assert_eq!(regions(&trace), ["", "edge AB", "below ABC", "face ADB", "inside"]);
    // Code 0b101: the origin is in front of ABC and ADB. For ADB it is outside neither AB nor AD.
    assert_eq!(
        tests(&trace, 3),
        named(&[
            ("ABC·AO", 2.875),
            ("ACD·AO", -34.5),
            ("ADB·AO", 8.625),
            ("AB⟂·AO", -34.75),
            ("AD⟂·AO", -148.6875)
        ])
    );
    assert_eq!(trace.outcome.verdict, Verdict::Overlap);
    let winter = run(&gem(1.5), Dimension::Three, Algorithm::Winter, DVec3::X);
    assert_eq!(winter.outcome.supports, 6, "the first face wins: one support more");
    assert_eq!(regions(&winter)[3], "edge AB");
}

#[test]
fn lifting_the_octahedron_changes_the_row_of_support_four() {
    let lifted = |z: f64| run(&gem(z), Dimension::Three, Algorithm::Djonov, DVec3::X);
    assert_eq!(lifted(1.70).outcome.supports, 5);
    assert_eq!(lifted(1.71).outcome.supports, 6);
    assert_eq!(lifted(1.75).outcome.verdict, Verdict::Overlap);
    assert_eq!(lifted(1.76).outcome.verdict, Verdict::Separate);
    assert_eq!(regions(&lifted(1.80))[3], "face ABC");
    assert_eq!(regions(&lifted(2.01))[3], "face ABC");
    assert_eq!(regions(&lifted(2.02))[3], "edge AB");
    let high = lifted(2.5);
    assert_eq!(high.outcome.supports, 5);
    assert_eq!(regions(&high)[3], "edge AB");
    assert!((high.iterations()[4].support_value + 5.06).abs() < 0.005, "the last reach is −5.06");
}

#[test]
fn winter_loops_for_ever_on_two_small_tetrahedra() {
    let trace = run(&published::pair("S-CYC-1"), Dimension::Three, Algorithm::Winter, DVec3::X);
    assert_eq!(trace.outcome.termination, Termination::Cycle { length: 7 });
    assert_eq!(trace.outcome.answer, None);
    assert_eq!(trace.outcome.verdict, Verdict::Undecided);
    assert!(directions(&trace).contains(&DVec3::new(23.0, -22.0, -17.0)));
}

#[test]
fn djonov_separates_the_same_pair_after_five_supports() {
    let trace = run(&published::pair("S-CYC-1"), Dimension::Three, Algorithm::Djonov, DVec3::X);
    assert_eq!(points(&trace)[..4], vs(&[[1, 2, 0], [-4, -4, 1], [-1, -2, 1], [-4, -1, -1]]));
    assert_eq!(regions(&trace)[3], "face ADB", "mask 5");
    assert_eq!(trace.outcome.direction, DVec3::new(7.0, -7.0, -14.0));
    assert_eq!(trace.iterations()[4].support_value, -7.0);
    assert_eq!(trace.outcome.supports, 5);
    assert_eq!(trace.outcome.verdict, Verdict::Separate);
}

#[test]
fn a_point_against_a_hull_sends_winter_and_cinkes_round_in_circles() {
    // S-CYC-2 of `published`.
    let shapes = [hull_of("0 1 0, -2 -1 -1, -1 -4 1, 0 -3 1, -4 4 -3"), hull_of("0 0 0")];
    let winter = run(&shapes, Dimension::Three, Algorithm::Winter, DVec3::X);
    assert_eq!(winter.outcome.termination, Termination::Cycle { length: 4 });
    let cinkes = run(&shapes, Dimension::Three, Algorithm::Cinkes, DVec3::X);
    assert_eq!(cinkes.outcome.verdict, Verdict::Undecided, "roundoff does not help it out");
    let djonov = run(&shapes, Dimension::Three, Algorithm::Djonov, DVec3::X);
    assert_eq!(djonov.outcome.supports, 6);
    assert_eq!(djonov.outcome.direction, DVec3::new(6.0, -2.0, -8.0));
    assert_eq!(djonov.iterations()[5].support_value, -2.0);
}

#[test]
fn a_zero_direction_makes_the_listings_deny_deep_overlaps() {
    // S-ZERO-1 and S-ZERO-2 of `published`: the same square twice; squares that share a half.
    for offset in [0.0, 1.0] {
        let shapes = [square(0.0, 0.0), square(offset, 0.0)];
        let winter = run(&shapes, Dimension::Two, Algorithm::Winter, DVec3::X);
        assert_eq!(winter.outcome.answer, Some(false), "offset {offset}");
        assert_eq!(winter.outcome.termination, Termination::ZeroDirection);
        let djonov = run(&shapes, Dimension::Two, Algorithm::Djonov, DVec3::X);
        assert_eq!(djonov.outcome.answer, Some(true), "offset {offset}");
    }
    let same = run(&[square(0.0, 0.0), square(0.0, 0.0)], Dimension::Two, Algorithm::Winter, DVec3::X);
    assert_eq!(points(&same)[..2], [flat(2.0, 0.0), flat(-2.0, 0.0)].map(|p| flat(p.x, points(&same)[0].y)));
    let bittle = run(&[square(0.0, 0.0), square(1.0, 0.0)], Dimension::Two, Algorithm::Bittle, DVec3::X);
    assert_eq!(bittle.outcome.answer, Some(false));
    // S-ZERO-3, the smallest found.
    let smallest = [hull_of("0 0, 1 0, 0 2"), hull_of("0 0, 1 0, 0 1")];
    for algorithm in [Algorithm::Winter, Algorithm::Bittle] {
        let trace = run(&smallest, Dimension::Two, algorithm, DVec3::X);
        assert_eq!(trace.outcome.answer, Some(false), "{algorithm}");
    }
}

#[test]
fn half_overlapping_cubes_give_djonov_a_flat_tetrahedron_and_winter_a_no() {
    // S-ZERO-4 of `published`.
    let shapes = [cuboid((0.0, 0.0, 0.0), (1.0, 1.0, 1.0)), cuboid((1.0, 0.0, 0.0), (1.0, 1.0, 1.0))];
    let winter = run(&shapes, Dimension::Three, Algorithm::Winter, DVec3::X);
    assert_eq!((winter.outcome.answer, winter.outcome.supports), (Some(false), 3));
    let djonov = run(&shapes, Dimension::Three, Algorithm::Djonov, DVec3::X);
    assert_eq!((djonov.outcome.answer, djonov.outcome.supports), (Some(true), 4));
    let simplex: Vec<DVec3> = djonov.outcome.simplex.points().iter().map(|support| support.point).collect();
    assert_eq!(simplex, vs(&[[-1, 0, 0], [-1, 0, 0], [1, 0, 0], [-3, 0, 0]]), "a volume of zero");
    let zero = |event: &Event| matches!(event, Event::Redirected(Redirected { exactly_zero: true, .. }));
    assert!(djonov.events.iter().any(zero), "through zero directions");
}

#[test]
fn touching_squares_split_the_listings() {
    // S-TOUCH-1 and S-TOUCH-2 of `published`.
    for (x, y) in [(2.0, 0.0), (2.0, 2.0)] {
        let shapes = [square(0.0, 0.0), square(x, y)];
        for (algorithm, answer) in
            [(Algorithm::Winter, false), (Algorithm::Bittle, false), (Algorithm::Djonov, true)]
        {
            let trace = run(&shapes, Dimension::Two, algorithm, DVec3::X);
            assert_eq!(trace.outcome.answer, Some(answer), "{algorithm} at ({x}, {y})");
        }
    }
    // Winter's own demonstration starts with an apex on an edge (S-TOUCH-3), and says yes.
    let demo = [hull_of("200 0, 200 100, 300 100, 300 0"), hull_of("200 200, 300 200, 250 100")];
    let trace = run(&demo, Dimension::Two, Algorithm::Winter, DVec3::X);
    assert_eq!(trace.outcome.answer, Some(true));
    assert_eq!(points(&trace), [flat(100.0, -100.0), flat(-50.0, 0.0), flat(50.0, 0.0)]);
    assert_eq!(directions(&trace)[1..], [flat(-100.0, 100.0), flat(500_000.0, 750_000.0)]);
}

#[test]
fn every_ruling_names_exactly_one_region() {
    let runs = [
        run(&dyn4j(), Dimension::Two, Algorithm::Bittle, flat(1.0, -1.0)),
        run(&outside_3d(), Dimension::Three, Algorithm::Djonov, DVec3::X),
        run(&inside_3d(), Dimension::Three, Algorithm::Robust, DVec3::X),
        run(&published::pair("S-CYC-1"), Dimension::Three, Algorithm::Winter, DVec3::X),
    ];
    let mut ruled = 0;
    for event in runs.iter().flat_map(|trace| &trace.events) {
        if let Event::Ruled(Ruled { findings, .. }) = event {
            ruled += 1;
            let chosen =
                findings.iter().filter(|finding| finding.ruling == gjk_proximity::gjk::Ruling::Chosen);
            assert_eq!(chosen.count(), 1, "{findings:?}");
            let distinct: std::collections::HashSet<Region> =
                findings.iter().map(|finding| finding.region).collect();
            assert_eq!(distinct.len(), findings.len(), "{findings:?}");
        }
    }
    assert!(ruled > 15, "only {ruled} rulings were looked at");
}
