//! The cause of a wrong answer of published code, as the trace proves it.

use gjk_proximity::geometry::Dimension;
use gjk_proximity::gjk::{self, Algorithm, Cause, Query, Settings, Verdict};
use glam::DVec3;

use crate::published;
use crate::shapes::{cuboid, run};

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
