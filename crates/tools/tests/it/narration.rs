//! Do the sentences describe the events, with exactly the numbers that were compared?
//!
//! Numbers come from the dyn4j article's walk-through and from runs recomputed in exact rational arithmetic; the plane
//! codes and edge tests of the gem and of the prism are from the same computation.

use gjk_explain::claim::Status;
use gjk_figure::narration::table::{self, Digits};
use gjk_figure::narration::{full, narrate, reason, short, verdict};
use gjk_proximity::geometry::{Convex, Core, Dimension};
use gjk_proximity::gjk::{
    self, Algorithm, Defect, Defects, Event, Letter, Precision, Query, Reference, Region, Ruling, Settings,
    Supported, Tested, Trace, Verdict,
};
use gjk_scene::scene::library::SHIPPED;
use glam::DVec3;

use crate::shapes::{cuboid, dyn4j, hull_of, run, square};

/// Characters outside ASCII in the fonts of the program (Ubuntu Light and Hack), read from their character maps.
const GLYPHS: &str = "−–·⟂⊖≈→≤’“”…";

pub(crate) fn sentences(trace: &Trace) -> Vec<String> {
    (0..trace.steps()).map(|step| narrate(trace, step).to_plain()).collect()
}

/// Returns the only sentence that contains all of these.
fn assert_says(sentences: &[String], parts: &[&str]) {
    let found = sentences.iter().any(|sentence| parts.iter().all(|part| sentence.contains(part)));
    assert!(found, "nothing says {parts:?} in\n{}", sentences.join("\n"));
}

/// Every shipped scene with every algorithm that takes it, in both precisions.
pub(crate) fn all_runs() -> Vec<Trace> {
    let mut traces = Vec::new();
    for shipped in SHIPPED {
        let scene = shipped.scene();
        let [p, q] = scene.convexes();
        for algorithm in Algorithm::NAMED {
            for precision in [Precision::F32, Precision::F64] {
                if algorithm.refusal(scene.dimension).is_none() {
                    let settings = Settings { algorithm, precision, ..scene.query };
                    traces.push(gjk::run(&Query { p: &p, q: &q, dimension: scene.dimension, settings }));
                }
            }
        }
    }
    traces
}

fn octahedron(x: f64, y: f64, z: f64) -> Convex<DVec3> {
    let axes = [DVec3::X, DVec3::Y, DVec3::Z];
    Convex::vertices(axes.into_iter().flat_map(|axis| [axis, -axis]).map(|a| DVec3::new(x, y, z) + a * 2.0))
        .unwrap()
}

fn prism() -> Convex<DVec3> {
    hull_of("2 0 -1, -1 2 -1, -1 -2 -1, 2 0 1, -1 2 1, -1 -2 1")
}

fn gem() -> Convex<DVec3> {
    hull_of("2 0 0, -1 1.5 0.5, -1 -1.5 0.5, 0 0 2.5, 0.5 0 -2")
}

#[test]
fn the_walk_through_is_told_with_the_numbers_of_the_article() {
    let trace = run(&dyn4j(), Dimension::Two, Algorithm::Bittle, DVec3::new(1.0, -1.0, 0.0));
    let told = sentences(&trace);
    assert_says(
        &told,
        &[
            "v = (1, −1)",
            "p2 (9, 9) is farthest in P along v",
            "q0 (5, 7)",
            "A = p2 − q0 = (4, 2)",
            "does not test",
        ],
    );
    assert_says(&told, &["(−6, 9)", "A·v = 15 > 0", "A lies past the origin along v"]);
    assert_says(&told, &["Search the opposite way.", "v = (−1, 1)"]);
    assert_says(
        &told,
        &["Search from AB toward the origin.", "v = (−336, −480) = 48·(−7, −10), perpendicular to AB."],
    );
    assert_says(&told, &["(−8, −2)", "A·v = 3648 > 0"]);
    assert_says(
        &told,
        &["takes edge AC as nearest to the origin", "AC⟂·AO = 992 > 0", "AB⟂·AO = −10416 < 0"],
    );
    assert_says(&told, &["Keep A and C, drop B", "B is not part of edge AC"]);
    assert_says(&told, &["(−1, −2)", "A·v = 2480 > 0"]);
    assert_says(&told, &["inside", "AB⟂·AO = −392 < 0", "AC⟂·AO = −168 < 0", "builds on step 4"]);
    assert_eq!(
        told.last().unwrap(),
        "P and Q overlap. Bittle’s code concludes that the origin is inside the simplex, which lies in P ⊖ Q. Here it is \
         right (checked exactly). 4 support points."
    );
}

#[test]
fn a_tetrahedron_is_told_with_its_plane_code() {
    let pair = [gem(), octahedron(-0.5, 2.5, 1.5)];
    let told = sentences(&run(&pair, Dimension::Three, Algorithm::Djonov, DVec3::X));
    let code = "in front of 2 new faces: ABC yes (+2.875), ACD no (−34.5), ADB yes (+8.625) → 0b101 (ABC is the lowest bit)";
    assert_says(&told, &[code]);
    assert_says(&told, &["Face ADB is nearest", "→ 0b101", "of face ADB", "−34.75", "−148.7"]);
    assert_says(&told, &["in front of no new face", "→ 0b000"]);
}

#[test]
fn one_and_two_faces_of_the_prism() {
    let told = sentences(&run(
        &[prism(), octahedron(1.0, -2.5, 1.0)],
        Dimension::Three,
        Algorithm::Djonov,
        DVec3::X,
    ));
    assert_says(&told, &["ABC yes (+1), ACD yes (+1), ADB no (−10) → 0b011 (ABC is the lowest bit)"]);
    assert_says(
        &told,
        &["in front of 1 new face: ABC yes (+1), ACD no (−2), ADB no (−2) → 0b001 (ABC is the lowest bit)"],
    );
    assert_says(&told, &["Face ABC is nearest", "not outside edge AC", "−65", "not outside edge AB", "−102"]);
}

#[test]
fn a_rejection_tells_the_gap() {
    let told = sentences(&run(
        &[prism(), octahedron(1.0, -3.5, 1.0)],
        Dimension::Three,
        Algorithm::Djonov,
        DVec3::X,
    ));
    // 7 / √(8² + 10²) = 0.54661
    assert_says(
        &told,
        &["v = (8, −10, 0)", "A·v = −7 < 0", "falls 0.5466 short of the origin", "v separates P and Q"],
    );
    let last = told.last().unwrap();
    assert!(last.starts_with("P and Q are separate. v is a separating axis: "), "{last}");
    assert!(
        last.contains("stops 0.5466 short of the origin. ") && last.ends_with(" support points."),
        "{last}"
    );
}

#[test]
fn a_zero_direction_is_told_apart_from_everything_else() {
    let pair = [square(0.0, 0.0), square(0.0, 0.0)];
    let told = sentences(&run(&pair, Dimension::Two, Algorithm::Bittle, DVec3::X));
    let on_edge = "The origin lies on edge AB. This is checked exactly. v = 0 has no direction.";
    assert_says(&told, &[on_edge, "will answer NO"]);
    assert_says(&told, &["A·v = 0 (exactly)", "v is the zero vector", "still rejects A (“≤ 0”)"]);
    assert_says(
        &told,
        &[
            "Bittle’s code answers NO, but v = 0 separates nothing.",
            "The verdict is SEPARATE after 3 support points.",
        ],
    );
    let robust = sentences(&run(&pair, Dimension::Two, Algorithm::Robust, DVec3::X));
    assert_says(
        &robust,
        &[on_edge, "The origin is an interior point only if P ⊖ Q extends past it on every side."],
    );
    let end = ["P and Q overlap. P ⊖ Q extends past the origin on every side.", "4 support points."];
    assert_says(&robust, &end);
}

#[test]
fn the_first_face_that_sees_the_origin_is_called_so() {
    let scene = SHIPPED[8].scene();
    let [p, q] = scene.convexes();
    let told = sentences(&gjk::run(&scene.query(&[p, q])));
    assert_says(&told, &["The first face with the origin in front wins: Winter’s code continues with"]);
    // The article's code cycles in 7 iterations on this pair, in exact integers.
    assert_says(&told, &["7 iterations ago", "would loop forever and never answer", "UNDECIDED"]);
}

#[test]
fn endings_have_their_own_words() {
    let hasty = |algorithm| {
        let settings = Settings { algorithm, iteration_limit: 2, ..Settings::default() };
        let [p, q] = dyn4j();
        sentences(&gjk::run(&Query { p: &p, q: &q, dimension: Dimension::Two, settings }))
    };
    let djonov = hasty(Algorithm::Djonov);
    assert_says(
        &djonov,
        &["limit without a decision", "The sandbox sets this limit", "UNDECIDED after 2 support points"],
    );
    // Triangles that are wound the wrong way send the published code into a cycle up to its own limit.
    let defects = Defects::NONE.with(Defect::ReversedWinding);
    let settings = Settings { algorithm: Algorithm::Djonov, defects, ..Settings::default() };
    let [p, q] = dyn4j();
    let lost = sentences(&gjk::run(&Query { p: &p, q: &q, dimension: Dimension::Two, settings }));
    assert_says(
        &lost,
        &["without a decision", "assumes that P and Q overlap", "answers YES", "after 34 support points"],
    );
    assert_says(&hasty(Algorithm::Bittle), &["limit without a decision", "UNDECIDED after 2 support points"]);
    // Scene 23, in exact integers: 4 iterations.
    let scene = SHIPPED[22].scene();
    let cycle = sentences(&gjk::run(&scene.query(&scene.convexes())));
    assert_says(&cycle, &["4 iterations ago", "would loop forever and never answer", "UNDECIDED"]);
}

/// Winter's code turns back to points that it has: scene 8 among others.
#[test]
fn a_repeated_point_is_told() {
    let told: Vec<String> = all_runs().iter().flat_map(sentences).collect();
    let words: Vec<&String> = told.iter().filter(|it| it.contains("A repeats ")).collect();
    assert!(
        !words.is_empty() && words.iter().all(|it| it.contains("the search found no new point")),
        "{words:?}"
    );
}

/// A point of a curved shape has no number.
#[test]
fn a_point_of_a_disc_has_no_number() {
    let disc = Convex {
        core: Core::Ellipsoid { center: DVec3::X * 3.0, semi_axes: [DVec3::X, DVec3::Y, DVec3::ZERO] },
        radius: 0.0,
    };
    let told = sentences(&run(&[square(0.0, 0.0), disc], Dimension::Two, Algorithm::Djonov, DVec3::X));
    assert_says(&told, &["p1 − Q’s point = (−1, −1)"]);
}

/// Far from the world's origin the vertices are shown relative to a whole point near Q: 0.625 − (−0.5) = 1.125. Nine
/// digits are shown as they are: 2000003.25 − 2000000 = 3.25.
#[test]
fn vertices_with_long_numbers_are_shown_relative_to_a_stated_point() {
    let told = |p: &str, q: &str| {
        sentences(&run(&[hull_of(p), hull_of(q)], Dimension::Two, Algorithm::Djonov, DVec3::X))
    };
    let far = told("100000000.125 4, 100000000.625 8, 99999999.25 6", "99999999.5 5");
    assert_says(&far, &["Relative to (100000000, 0): p1 (0.625, 8) is farthest", "q0 (−0.5, 5) is farthest"]);
    assert_says(&far, &["A = p1 − q0 = (1.125, 3)"]);
    let near = told("2000003.25 4, 2000000 8, 2000001 6", "2000000 5");
    assert_says(&near, &["p0 (2000003.25, 4) is farthest", "q0 (2000000, 5) is farthest"]);
    assert!(near.iter().all(|it| !it.contains("Relative to")), "{near:?}");
}

#[test]
fn every_step_of_every_run_has_a_sentence_with_every_number_compared() {
    let mut compared = 0;
    for trace in all_runs() {
        for (step, event) in trace.events.iter().enumerate() {
            let sentence = narrate(&trace, step).to_plain();
            assert!(sentence.len() > 20, "step {step}: {sentence}");
            let numbers = match event {
                Event::Supported(Supported { support_value, .. }) => vec![*support_value],
                Event::Tested(Tested { value, .. }) => vec![*value],
                // The tests that decided the region are repeated where the region is named.
                Event::Ruled { .. } => {
                    let before = trace.events[..step].iter().rev();
                    let tests = before.take_while(|event| !matches!(event, Event::Supported(_)));
                    tests
                        .filter_map(|e| {
                            if let Event::Tested(Tested { value, .. }) = e { Some(*value) } else { None }
                        })
                        .collect()
                }
                _ => Vec::new(),
            };
            for number in numbers {
                compared += 1;
                assert!(sentence.contains(&short(number)), "{number} is not in: {sentence}");
            }
        }
    }
    assert!(compared > 500, "only {compared} numbers were looked for");
}

#[test]
fn sentences_use_only_glyphs_that_the_fonts_have_and_no_number_is_not_one() {
    for trace in all_runs() {
        for sentence in sentences(&trace) {
            let strange = |c: char| !c.is_ascii() && !GLYPHS.contains(c);
            assert!(!sentence.contains(strange), "{sentence}");
            assert!(!sentence.contains("NaN") && !sentence.contains("inf"), "{sentence}");
            assert!(!sentence.contains("  ") && sentence.ends_with(['.', '?']), "{sentence}");
        }
    }
}

#[test]
fn any_step_can_be_asked_for() {
    let trace = run(&dyn4j(), Dimension::Two, Algorithm::Djonov, DVec3::X);
    assert_eq!(narrate(&trace, usize::MAX), narrate(&trace, trace.steps() - 1));
    let nothing = Trace { events: Vec::new(), ..trace };
    assert_eq!(narrate(&nothing, 0).to_plain(), "");
}

#[test]
fn every_ruling_has_its_reason() {
    let reasons = [
        (Ruling::ImpossibleSincePreviousDirection, Region::Edge([Letter::B, Letter::C]), "from edge BC"),
        (Ruling::ImpossibleSinceReachTest, Region::Vertex(Letter::A), "A is not short of the origin"),
        (Ruling::ImpossibleSinceEarlierTest, Region::Vertex(Letter::C), "ruled out vertex C"),
        (Ruling::TestedAndOutside, Region::Edge([Letter::A, Letter::B]), "not nearest to edge AB"),
        (Ruling::NotAsked, Region::Edge([Letter::A, Letter::C]), "edge AC"),
        (Ruling::Chosen, Region::Interior, "the origin is inside"),
    ];
    for (ruling, region, words) in reasons {
        let reason = reason(region, ruling, Status::Proved).to_plain();
        assert!(reason.contains(words), "{reason}");
        assert_eq!(
            reason.starts_with("Impossible"),
            format!("{ruling:?}").starts_with("Impossible"),
            "{reason}"
        );
    }
}

#[test]
fn the_verdict_says_whether_the_reference_agrees() {
    let shapes = [square(0.0, 0.0), square(0.0, 0.0)];
    let trace = run(&shapes, Dimension::Two, Algorithm::Bittle, DVec3::X);
    let [p, q] = &shapes;
    let query = Query { p, q, dimension: Dimension::Two, settings: Settings::default() };
    let says = |verdict| Reference { verdict, ..gjk::reference(&query, &trace.outcome) };
    let disagrees = verdict(&trace, &says(Verdict::Overlap)).to_plain();
    assert!(
        disagrees.starts_with(
            "SEPARATE after 3 support points. The reference DISAGREES: OVERLAP. The cause is a zero"
        ),
        "{disagrees}"
    );
    let agrees = says(Verdict::Separate);
    let told = "SEPARATE after 3 support points. The reference agrees.";
    assert_eq!(verdict(&trace, &agrees).to_plain(), told);
    let mut settled = trace;
    settled.outcome.settled_exactly = true;
    assert_eq!(
        verdict(&settled, &agrees).to_plain(),
        "SEPARATE after 3 support points. The search did not decide; exact arithmetic did. The reference \
         agrees."
    );
}

#[test]
fn the_table_of_the_walk_through() {
    let trace = run(&dyn4j(), Dimension::Two, Algorithm::Bittle, DVec3::new(1.0, -1.0, 0.0));
    let rows = table::rows(&trace, Digits::All);
    let cells: Vec<[&str; 8]> = rows.iter().map(table::IterationRow::cells).collect();
    assert_eq!(
        cells,
        [
            ["1", "(1, -1)", "(4, 2)", "p2 - q0", "2", "first", "A", ""],
            ["2", "(-1, 1)", "(-6, 9)", "p1 - q2", "15", "edge AB", "AB", ""],
            ["3", "(-336, -480)", "(-8, -2)", "p0 - q1", "3648", "edge AC", "AC", ""],
            ["4", "(496, -1488)", "(-1, -2)", "p0 - q0", "2480", "inside", "ABC", ""],
        ]
    );
    assert_eq!(table::rows(&trace, Digits::Four)[2].direction, "(−336, −480) = 48·(−7, −10)");
    assert_eq!(table::columns(&rows), 7, "without a measurement there are no bounds");
}

#[test]
fn boxes_in_line_are_told_in_space_too() {
    let pair = [cuboid((0.0, 0.0, 0.0), (1.0, 1.0, 1.0)), cuboid((1.0, 0.0, 0.0), (1.0, 1.0, 1.0))];
    let told = sentences(&run(&pair, Dimension::Three, Algorithm::Winter, DVec3::X));
    assert_says(&told, &["checked exactly. v = 0 has no direction", "Winter’s code will answer NO"]);
}

#[test]
fn numbers_are_short_in_sentences_and_whole_in_exports() {
    let cases = [
        (0.0, "0", "0"),
        (-0.0, "0", "0"),
        (-10416.0, "−10416", "-10416"),
        (-148.6875, "−148.7", "-148.6875"),
        (0.546_610_5, "0.5466", "0.5466105"),
        (10_416.37, "10416", "10416.37"),
        (1.0 / 3.0, "0.3333", "0.3333333333333333"),
        (2.875, "2.875", "2.875"),
        (-3.25e-12, "−3.25e−12", "-3.25e-12"),
        (1.5e20, "1.5e20", "1.5e20"),
    ];
    for (value, in_sentences, in_exports) in cases {
        assert_eq!(short(value), in_sentences);
        assert_eq!(full(value), in_exports);
        assert_eq!(full(value).parse::<f64>(), Ok(value), "{value} does not read back");
    }
    assert_eq!(short(f64::NAN), "out of range");
    assert_eq!(full(f64::NEG_INFINITY), "out of range");
}
