//! Runs along given directions. The numbers were computed on paper.

use gjk_explain::claim::{self, Status};
use gjk_explain::listing::{Listing, ListingReading};
use gjk_figure::Analysis;
use gjk_figure::narration::{cause, narrate};
use gjk_figure::prediction::predictions;
use gjk_proximity::geometry::{Convex, Dimension, Length};
use gjk_proximity::gjk::{
    self, Algorithm, Defect, Event, Precision, Query, Settings, Termination, Trace, Verdict,
};
use glam::DVec3;

use crate::shapes::{dyn4j, flat, hull_of, shipped};

fn settings(directions: &[DVec3], precision: Precision) -> Settings {
    Settings {
        algorithm: Algorithm::Directions,
        initial_direction: directions[0],
        next_directions: directions[1..].iter().copied().collect(),
        precision,
        ..Settings::default()
    }
}

fn run([p, q]: &[Convex<DVec3>; 2], dimension: Dimension, settings: Settings) -> Trace {
    let trace = gjk::run(&Query { p, q, dimension, settings });
    assert_eq!(
        trace.outcome,
        gjk::decide(&Query { p, q, dimension, settings }),
        "the record changes nothing"
    );
    trace
}

/// The verdict, the answer, and the barycentric coordinates of each simplex, the newest point first.
fn found(trace: &Trace) -> (Verdict, Option<bool>, Vec<Vec<f64>>) {
    let weights = trace.events.iter().filter_map(|event| match event {
        Event::Weighed(weighed) => Some(weighed.weights.clone()),
        _ => None,
    });
    (trace.outcome.verdict, trace.outcome.answer, weights.collect())
}

fn close(found: &[f64], expected: &[f64], epsilon: f64) {
    let is_close = |(a, b): (&f64, &f64)| (a - b).abs() <= 8.0 * epsilon;
    assert!(found.len() == expected.len() && found.iter().zip(expected).all(is_close), "{found:?}");
}

const FOUR: [DVec3; 4] = [DVec3::X, DVec3::NEG_X, DVec3::Y, DVec3::NEG_Y];

/// Bittle's article: (1, 0), (−1, 0) and (0, 1) fail; (0, −1) in place of the third succeeds.
#[test]
fn bittles_three_directions_fail_and_another_third_one_succeeds() {
    for precision in [Precision::F64, Precision::F32] {
        let epsilon = precision.epsilon();
        let fails = run(&dyn4j(), Dimension::Two, settings(&FOUR[..3], precision));
        let (verdict, answer, weights) = found(&fails);
        assert_eq!((verdict, answer, fails.outcome.supports), (Verdict::Undecided, None, 3));
        // (−6, 9), (−8, −2) and (4, 2): twice the area is 124; that with the origin is −8, 48 and 84.
        assert_eq!(weights.len(), 1);
        close(&weights[0], &[-8.0 / 124.0, 48.0 / 124.0, 84.0 / 124.0], epsilon);

        let succeeds = run(&dyn4j(), Dimension::Two, settings(&FOUR, precision));
        let (verdict, answer, weights) = found(&succeeds);
        assert_eq!((verdict, answer, succeeds.outcome.supports), (Verdict::Overlap, Some(true), 4));
        // (−1, −2), (−8, −2) and (4, 2): twice the area is 28; that with the origin is 8, 6 and 14.
        close(&weights[1], &[8.0 / 28.0, 6.0 / 28.0, 14.0 / 28.0], epsilon);
        let points: Vec<DVec3> = succeeds.outcome.simplex.points().iter().map(|it| it.point).collect();
        assert_eq!(points, [flat(-1.0, -2.0), flat(-8.0, -2.0), flat(4.0, 2.0)]);
    }
}

/// The vertices of a regular tetrahedron around Q, which is a point.
fn tetrahedron() -> [Convex<DVec3>; 2] {
    [hull_of("4 5 6, -2 -1 6, -2 5 0, 4 -1 0"), hull_of("1 2 3")]
}

/// Directions toward the vertices of the tetrahedron, the first of them twice.
fn corners() -> [DVec3; 5] {
    [(1.0, 1.0, 1.0), (-1.0, -1.0, 1.0), (-1.0, 1.0, -1.0), (1.0, 1.0, 1.0), (1.0, -1.0, -1.0)]
        .map(DVec3::from)
}

/// A direction that comes twice makes a flat tetrahedron, which decides nothing; the fifth direction completes it.
#[test]
fn four_directions_enclose_the_origin_in_space_and_a_repeated_one_does_not() {
    let ways = corners();
    for precision in [Precision::F64, Precision::F32] {
        let whole = run(&tetrahedron(), Dimension::Three, settings(&ways, precision));
        let quarters = vec![0.25; 4];
        assert_eq!(found(&whole), (Verdict::Overlap, Some(true), vec![Vec::new(), quarters]));
        assert_eq!(whole.outcome.supports, 5);
        let flat = run(&tetrahedron(), Dimension::Three, settings(&ways[..4], precision));
        assert_eq!(found(&flat), (Verdict::Undecided, None, vec![Vec::new()]));
        let few = run(&tetrahedron(), Dimension::Three, settings(&ways[..3], precision));
        assert_eq!(found(&few), (Verdict::Undecided, None, Vec::new()));
    }
}

/// Three times the same direction; a triangle with the origin on an edge, (2, −2) to (−2, 2); the first direction alone.
#[test]
fn a_simplex_without_the_origin_inside_decides_nothing() {
    let touch = [hull_of("0 0, 4 0, 0 4"), hull_of("2 2")];
    let three = settings(&[DVec3::X, DVec3::Y, flat(-1.0, -1.0)], Precision::F64);
    assert_eq!(
        found(&run(&touch, Dimension::Two, three)),
        (Verdict::Undecided, None, vec![vec![0.0, 0.5, 0.5]])
    );
    let same = run(&dyn4j(), Dimension::Two, settings(&[DVec3::X; 3], Precision::F64));
    assert_eq!(found(&same), (Verdict::Undecided, None, vec![Vec::new()]));
    let one = run(&dyn4j(), Dimension::Two, settings(&[DVec3::X], Precision::F64));
    assert_eq!((one.outcome.verdict, one.outcome.supports), (Verdict::Undecided, 1));
    let limited = Settings { iteration_limit: 2, ..settings(&FOUR, Precision::F64) };
    let limited = run(&dyn4j(), Dimension::Two, limited).outcome;
    assert_eq!((limited.supports, limited.termination), (2, Termination::IterationLimit));
    assert_eq!(one.outcome.termination, Termination::OutOfDirections);
}

/// Three fixed directions miss an overlap, a touch at (2, 2), and a gap from (2, 2) to (3, 3). Only the overlap could
/// have been shown by others.
#[test]
fn the_cause_is_the_choice_of_directions_only_if_the_shapes_overlap() {
    let three = settings(&FOUR[..3], Precision::F64);
    let triangle = || hull_of("0 0, 4 0, 0 4");
    let says = |[p, q]: [Convex<DVec3>; 2]| {
        let query = Query { p: &p, q: &q, dimension: Dimension::Two, settings: three };
        let trace = gjk::run(&query);
        cause(&trace, &gjk::reference(&query, &trace.outcome)).unwrap().to_plain()
    };
    let method = "The cause is the method: no test separates the shapes, and none finds a touch.";
    assert_eq!(says([triangle(), hull_of("3 3")]), method);
    assert_eq!(says([triangle(), hull_of("2 2")]), method);
    assert!(says(dyn4j()).starts_with("The cause is the choice of directions"));
}

/// 1e-60 is zero in f32, and a direction of zero is left out.
#[test]
fn a_direction_that_vanishes_is_left_out() {
    let ways = [DVec3::X, DVec3::X * 1e-60, DVec3::NEG_X, DVec3::ZERO, DVec3::NEG_Y];
    let run = run(&dyn4j(), Dimension::Two, settings(&ways, Precision::F32));
    assert_eq!((run.outcome.verdict, run.outcome.supports), (Verdict::Overlap, 3));
}

/// The depth of the example is 0.937043, whatever simplex proved the overlap.
#[test]
fn the_depth_follows_an_overlap() {
    let measured = Settings { epa: true, ..settings(&FOUR, Precision::F64) };
    let measurement = run(&dyn4j(), Dimension::Two, measured).outcome.measurement.unwrap();
    let Length::PenetrationDepth(depth) = measurement.length else { panic!("{measurement:?}") };
    assert!((depth - 0.937_043).abs() < 1e-6);
    let unmeasured = Settings { epa: true, ..settings(&FOUR[..3], Precision::F64) };
    assert_eq!(run(&dyn4j(), Dimension::Two, unmeasured).outcome.measurement, None);
}

#[test]
fn the_sentences_say_what_the_given_directions_show() {
    let scene = shipped("71").scene();
    let analysis = Analysis::of(&scene);
    let trace = &analysis.trace;
    let told: Vec<String> = (0..trace.events.len()).map(|step| narrate(trace, step).to_plain()).collect();
    let says = |text: &str| assert!(told.iter().any(|told| told.contains(text)), "{text}: {told:#?}");
    says("The origin is outside triangle ABC");
    says("A’s coordinate is −0.06452 < 0");
    says("Keep B and C, drop A");
    says("The origin is inside the simplex");
    says("P and Q overlap");
    let fails = run(&dyn4j(), Dimension::Two, settings(&FOUR[..3], Precision::F64));
    let end = narrate(&fails, fails.events.len() - 1).to_plain();
    assert!(end.contains("No simplex along the given directions contains the origin"), "{end}");
    assert!(end.contains("UNDECIDED after 3 support points"), "{end}");
    // The directions and the point that is replaced are given: nobody can predict them.
    for (step, event) in trace.events.iter().enumerate() {
        let is_given = matches!(event, Event::Redirected { .. } | Event::Reduced { .. });
        assert!(!is_given || predictions(&analysis, step).is_empty(), "{event:?}");
    }
    trace.walk(|state, _| {
        for claim in claim::claims_of(trace, state) {
            assert!(matches!(claim.status, Status::Proved | Status::Within(_)), "{claim:?}");
        }
    });
}

/// Every event has its line, and a run that fails and one that succeeds execute every line.
#[test]
fn the_pseudocode_is_executed_line_by_line() {
    let cases = [(dyn4j(), Dimension::Two, &FOUR[..]), (tetrahedron(), Dimension::Three, &corners()[..])];
    for (pair, dimension, ways) in cases {
        let listing = Listing::of(Algorithm::Directions, dimension);
        let mut counts = vec![0; listing.lines.len()];
        for ways in [ways, &ways[..ways.len() - 1]] {
            let reading =
                ListingReading::of(&run(&pair, dimension, settings(ways, Precision::F64)), &listing);
            assert!(reading.is_complete, "{reading:?}");
            let found = reading.count_lines(listing.lines.len());
            counts.iter_mut().zip(found).for_each(|(count, found)| *count += found);
        }
        assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
    }
}

#[test]
fn defects_do_not_fit_given_directions() {
    for defect in Defect::ALL {
        assert!(defect.refusal(Algorithm::Directions, Dimension::Two).is_some(), "{defect}");
    }
}
