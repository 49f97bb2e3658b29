//! Do sentences stay true where a listing concludes too much, or where roundoff leaves little to conclude?

use gjk_sandbox::figure::narration::narrate;
use gjk_sandbox::geometry::{Convex, Core, Dimension};
use gjk_sandbox::gjk::{self, Algorithm, Event, Query, Region, Settings, Trace, Verdict};
use gjk_sandbox::scene::library::SHIPPED;
use glam::DVec3;

/// The run of a shipped scene with an algorithm of choice.
fn run(file_name: &str, algorithm: Algorithm) -> Trace {
    let shipped = SHIPPED.iter().find(|shipped| shipped.file_name == file_name).unwrap();
    let scene = shipped.scene();
    let [p, q] = scene.convexes();
    let settings = Settings { algorithm, ..scene.query };
    gjk::run(&Query { p: &p, q: &q, dimension: scene.dimension, settings })
}

fn sentences(trace: &Trace) -> Vec<String> {
    (0..trace.steps()).map(|step| narrate(trace, step).to_plain()).collect()
}

/// The squares of scene 4 touch at a corner, and AC⟂·AO is 0 exactly: the origin is on edge AC, where the listings say
/// "inside".
#[test]
fn a_touch_that_a_listing_counts_as_inside_is_its_conclusion() {
    for algorithm in [Algorithm::Djonov, Algorithm::Winter, Algorithm::Cinkes] {
        let trace = run("04-just-touching.ron", algorithm);
        let is_inside = |event: &Event| matches!(event, Event::Ruled { chosen: Region::Interior, .. });
        let step = trace.events.iter().position(is_inside).unwrap();
        let told = narrate(&trace, step).to_plain();
        assert!(told.contains(" takes the origin to be inside triangle ABC."), "{told}");
        assert!(told.contains("counts 0 as inside; the origin is on edge AC."), "{told}");
        let end = narrate(&trace, trace.steps() - 1).to_plain();
        assert!(end.starts_with("The origin is on the boundary of the simplex. "), "0 is 0 exactly: {end}");
    }
}

/// In scene 27, a million from the origin and in f32, tetrahedra are flat within roundoff, and the run decides on their
/// barycentric coordinates all the same.
#[test]
fn coordinates_of_a_flat_simplex_prove_nothing() {
    let trace = run("27-far-from-home.ron", Algorithm::Distance);
    let told = sentences(&trace);
    let is_whole = |event: &Event| matches!(event, Event::Weighed { letters, weights } if letters.len() == 4 && !weights.is_empty());
    let flat: Vec<usize> = (0..told.len())
        .filter(|step| is_whole(&trace.events[*step]) && told[*step].contains("flat within roundoff"))
        .collect();
    assert!(!flat.is_empty());
    for step in flat {
        assert!(
            told[step].ends_with("no digit of its barycentric coordinates is certain."),
            "{}",
            told[step]
        );
        let ruled = &told[step + 1];
        assert!(!ruled.starts_with("The origin is inside the simplex"), "{ruled}");
    }
    let taken = "The distance algorithm takes the origin to be inside the simplex.";
    assert!(told.iter().any(|words| words.contains(taken)));
}

/// In f32, rounding leaves A·v short of a level that P ⊖ Q reaches, though p4 and q5 are the farthest vertices.
#[test]
fn an_axis_that_roundoff_makes_up_is_told_as_such() {
    let told = sentences(&run("27-far-from-home.ron", Algorithm::Winter));
    let words = told.iter().find(|words| words.contains("takes v for a separating axis")).unwrap();
    assert!(words.contains("P ⊖ Q reaches the origin along v"), "{words}");
    assert!(!words.contains("other points"), "the farthest ones are no others: {words}");
}

/// Only of the three faces of a tetrahedron one can be the first.
#[test]
fn a_triangle_has_no_first_face() {
    let mut faces = 0;
    for (file, algorithm) in
        [("09-endless-loop.ron", Algorithm::Cinkes), ("35-two-roads.ron", Algorithm::Winter)]
    {
        let trace = run(file, algorithm);
        for step in 0..trace.steps() {
            let told = narrate(&trace, step).to_plain();
            if told.contains("The first face with the origin in front wins: ") {
                faces += 1;
                assert_eq!(trace.state(step).lettered.len(), 4, "{told}");
            }
        }
    }
    assert!(faces > 0);
}

/// A segment or a triangle has no inside that could enclose the origin.
#[test]
fn an_overlap_does_not_rest_on_a_simplex_without_an_inside() {
    let mut settled = 0;
    for file in ["05-two-squares.ron", "08-boxes-in-line.ron", "14-stacked-cubes.ron"] {
        let trace = run(file, Algorithm::Distance);
        for (step, event) in trace.events.iter().enumerate() {
            if let Event::SettledExactly { verdict: Verdict::Overlap, simplex } = event
                && simplex.len() <= trace.dimension.count()
            {
                settled += 1;
                let told = narrate(&trace, step).to_plain();
                assert!(told.contains("but not on the boundary."), "{told}");
                assert!(!told.contains("The proof uses"), "{told}");
            }
        }
    }
    assert!(settled > 0);
}

/// A point at (3, 4)·1e-200 from a disc of radius 1e-200 about the origin: 5e-200 − 1e-200 by hand. The squares of such
/// lengths are below the least number of double precision.
#[test]
fn lengths_whose_squares_underflow_are_measured() {
    let vertex = |x: f64, y: f64| Core::Vertices(vec![DVec3::new(x, y, 0.0)]);
    let p = Convex { core: vertex(0.0, 0.0), radius: 1e-200 };
    let q = Convex { core: vertex(3e-200, 4e-200), radius: 0.0 };
    let settings = Settings { algorithm: Algorithm::Distance, ..Settings::default() };
    let trace = gjk::run(&Query { p: &p, q: &q, dimension: Dimension::Two, settings });
    assert_eq!(trace.outcome.verdict, Verdict::Separate);
    let told = sentences(&trace);
    for words in &told {
        assert!(!words.contains("Roundoff has"), "the numbers are right: {words}");
    }
    let end = told.last().unwrap();
    assert!(end.starts_with("P and Q are separated by 4e−200."), "{end}");
}
