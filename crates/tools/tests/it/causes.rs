//! The cause of a wrong answer of published code, as the trace proves it.

use gjk_figure::narration::cause;
use gjk_proximity::geometry::{Convex, Dimension};
use gjk_proximity::gjk::{self, Algorithm, Cause, Query, Settings, Verdict};
use gjk_scene::scene::library::SHIPPED;
use glam::DVec3;

use crate::published;
use crate::shapes::{cuboid, dyn4j, hull_of, run, square};

/// If published code differs from the truth, the cause is the one that its critics name.
#[test]
fn every_difference_has_its_cause() {
    let (two, three) = (Dimension::Two, Dimension::Three);
    let cases = [
        ("S-ZERO-1", two, Algorithm::Winter, Some(Cause::ZeroDirection)),
        ("S-ZERO-2", two, Algorithm::Bittle, Some(Cause::ZeroDirection)),
        ("S-ZERO-4", three, Algorithm::Cinkes, Some(Cause::ZeroDirection)),
        ("S-CYC-1", three, Algorithm::Winter, Some(Cause::FirstFaceWins)),
        ("S-CYC-2", three, Algorithm::Cinkes, Some(Cause::FirstFaceWins)),
        ("S-TOUCH-1", two, Algorithm::Djonov, Some(Cause::TouchingPolicy)),
        ("S-TOUCH-1", two, Algorithm::Winter, Some(Cause::TouchingPolicy)),
        ("S-TOUCH-1", two, Algorithm::Robust, None),
        ("S-CYC-1", three, Algorithm::Djonov, None),
    ];
    for (name, dimension, algorithm, cause) in cases {
        let shapes = published::pair(name);
        let trace = run(&shapes, dimension, algorithm, DVec3::X);
        let [p, q] = &shapes;
        let settings = Settings { algorithm, ..Settings::default() };
        let reference = gjk::reference(&Query { p, q, dimension, settings }, &trace.outcome);
        assert_eq!(reference.cause_of(&trace), cause, "{name} by {algorithm}");
    }
}

/// At the iteration limit Djonov's code has no answer; the robust query still has one.
#[test]
fn the_limit_is_a_cause_and_never_an_answer_of_the_robust_query() {
    let [p, q] = [cuboid((0.0, 0.0, 0.0), (1.0, 1.0, 1.0)), cuboid((0.5, 0.25, 0.75), (1.0, 1.0, 1.0))];
    for (algorithm, cause) in [(Algorithm::Djonov, Some(Cause::Limit)), (Algorithm::Robust, None)] {
        let settings = Settings { algorithm, iteration_limit: 2, ..Settings::default() };
        let query = Query { p: &p, q: &q, dimension: Dimension::Three, settings };
        let trace = gjk::run(&query);
        let reference = gjk::reference(&query, &trace.outcome);
        assert_eq!(reference.verdict, Verdict::Overlap);
        assert_eq!(reference.cause_of(&trace), cause, "{algorithm}");
        assert_eq!(trace.outcome.settled_exactly, algorithm == Algorithm::Robust);
    }
}

/// Each wrong answer of published code is named with its cause: a touch, a zero direction (squares at one place), the
/// first face (scene 9, where exact integers go round in 7 iterations), and a limit of two supports.
#[test]
fn a_disagreement_names_its_cause() {
    let says = |pair: &[Convex<DVec3>; 2], dimension, settings: Settings| {
        let query = Query { p: &pair[0], q: &pair[1], dimension, settings };
        let trace = gjk::run(&query);
        cause(&trace, &gjk::reference(&query, &trace.outcome)).map(|told| told.to_plain()).unwrap_or_default()
    };
    let by = |algorithm| Settings { algorithm, ..Settings::default() };
    let same = [square(0.0, 0.0), square(0.0, 0.0)];
    let zero = says(&same, Dimension::Two, by(Algorithm::Bittle));
    assert!(zero.contains("the origin lies on the simplex") && zero.contains("v = 0 (exactly)"), "{zero}");
    // P ⊖ Q = [−4, 0] × [−2, 2]: along the second direction, (1, 0), the support value is 0.
    let touching = [square(0.0, 0.0), square(2.0, 0.0)];
    let backwards = Settings { initial_direction: DVec3::NEG_X, ..by(Algorithm::Bittle) };
    let no = says(&touching, Dimension::Two, backwards);
    assert!(
        no.contains("Bittle’s code has no separate answer for a touch and counts this one as separate"),
        "{no}"
    );
    // The triangle and the quad moved by 1.5 along x, in the article's walk-through the limit of their overlap.
    let [p, _] = dyn4j();
    let moved = hull_of("6.5 7, 13.5 7, 11.5 2, 8.5 3");
    let yes = says(&[p, moved], Dimension::Two, by(Algorithm::Cinkes));
    assert!(
        yes.contains("Cinkes’ code has no separate answer for a touch and counts this one as an overlap"),
        "{yes}"
    );
    let round = SHIPPED[8].scene();
    let first = says(&round.convexes(), Dimension::Three, round.query);
    assert!(first.contains("the first face wins"), "{first}");
    let hasty = Settings { iteration_limit: 2, ..by(Algorithm::Winter) };
    let limit = says(&dyn4j(), Dimension::Two, hasty);
    assert!(limit.contains("the search stops after 2 support points"), "{limit}");
    assert_eq!(says(&dyn4j(), Dimension::Two, by(Algorithm::Robust)), "", "nothing to explain");
}
