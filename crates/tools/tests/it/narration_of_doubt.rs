//! Do sentences stay true if published code concludes too much, or if roundoff leaves little to conclude?

use gjk_figure::narration::{explain, narrate};
use gjk_proximity::geometry::{Convex, Core, Dimension};
use gjk_proximity::gjk::{
    self, Algorithm, Event, Query, Redirected, Region, Ruled, Settings, SettledExactly, Trace, Verdict,
    Weighed,
};
use gjk_scene::scene::library::SHIPPED;
use glam::DVec3;

use crate::narration::{all_runs, sentences};
use crate::shapes;

/// The run of a shipped scene with an algorithm of choice.
fn run(file_name: &str, algorithm: Algorithm) -> Trace {
    let shipped = SHIPPED.iter().find(|shipped| shipped.file_name == file_name).unwrap();
    let scene = shipped.scene();
    let [p, q] = scene.convexes();
    let settings = Settings { algorithm, ..scene.query };
    gjk::run(&Query { p: &p, q: &q, dimension: scene.dimension, settings })
}

/// The squares of scene 4 touch at a corner, and AC⟂·AO is 0 exactly: the origin is on edge AC, where the published
/// algorithms say "inside".
#[test]
fn a_touch_that_a_listing_counts_as_inside_is_its_conclusion() {
    for algorithm in [Algorithm::Djonov, Algorithm::Winter, Algorithm::Cinkes] {
        let trace = run("04-just-touching.ron", algorithm);
        let is_inside = |event: &Event| matches!(event, Event::Ruled(Ruled { chosen: Region::Interior, .. }));
        let step = trace.events.iter().position(is_inside).unwrap();
        let told = narrate(&trace, step).to_plain();
        assert!(told.contains(" concludes that the origin is inside triangle ABC."), "{told}");
        assert!(told.contains("counts 0 as inside; the origin is on edge AC."), "{told}");
        let end = narrate(&trace, trace.steps() - 1).to_plain();
        assert!(end.starts_with("The origin is on the boundary of the simplex. "), "0 is 0 exactly: {end}");
    }
}

/// In scene 27, a million from the origin and in f32, tetrahedra are flat within roundoff, and the run still decides
/// with their barycentric coordinates.
#[test]
fn coordinates_of_a_flat_simplex_prove_nothing() {
    let trace = run("27-far-from-home.ron", Algorithm::Distance);
    let told = sentences(&trace);
    let is_whole = |event: &Event| matches!(event, Event::Weighed(Weighed { letters, weights }) if letters.len() == 4 && !weights.is_empty());
    let flat: Vec<usize> = (0..told.len())
        .filter(|step| {
            is_whole(&trace.events[*step]) && told[*step].contains("has no volume within roundoff")
        })
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
    let taken = "The distance algorithm concludes that the origin is inside the simplex.";
    assert!(told.iter().any(|words| words.contains(taken)));
}

/// In f32, rounding makes A·v smaller than the true support value of P ⊖ Q, though p4 and q5 are the farthest vertices.
#[test]
fn an_axis_that_roundoff_makes_up_is_told_as_such() {
    let told = sentences(&run("27-far-from-home.ron", Algorithm::Winter));
    let words = told.iter().find(|words| words.contains("treats v as a separating axis")).unwrap();
    assert!(words.contains("P ⊖ Q extends at least to the origin along v"), "{words}");
    assert!(!words.contains("other points"), "the farthest ones are no others: {words}");
}

/// Only a tetrahedron has several faces, of which one is the first.
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

/// A segment or a triangle has no interior to contain the origin.
#[test]
fn an_overlap_does_not_rest_on_a_simplex_without_an_inside() {
    let mut settled = 0;
    for file in ["05-two-squares.ron", "08-boxes-in-line.ron", "14-stacked-cubes.ron"] {
        let trace = run(file, Algorithm::Distance);
        for (step, event) in trace.events.iter().enumerate() {
            if let Event::SettledExactly(SettledExactly { verdict: Verdict::Overlap, simplex }) = event
                && simplex.len() <= trace.dimension.count()
            {
                settled += 1;
                let told = narrate(&trace, step).to_plain();
                assert!(told.contains(" and inside P ⊖ Q."), "{told}");
                assert!(!told.contains("The proof uses"), "{told}");
            }
        }
    }
    assert!(settled > 0);
}

/// A point at (3, 4)·1e-200 from a disc of radius 1e-200 about the origin: 5e-200 − 1e-200. The squares of such lengths
/// are below the least number of double precision.
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
        assert!(!words.contains("Roundoff makes"), "the numbers are right: {words}");
    }
    let end = told.last().unwrap();
    assert!(end.starts_with("P and Q are separated by 4e−200."), "{end}");
}

/// The run on a segment and the origin, from the first end: its second support point is the other end.
fn on_segment(ends: [[f64; 2]; 2]) -> Vec<String> {
    let vertices = |points: &[[f64; 2]]| points.iter().map(|[x, y]| DVec3::new(*x, *y, 0.0)).collect();
    let shapes = [vertices(&ends), vertices(&[[0.0, 0.0]])]
        .map(|points| Convex { core: Core::Vertices(points), radius: 0.0 });
    sentences(&shapes::run(&shapes, Dimension::Two, Algorithm::Bittle, DVec3::X))
}

/// B = (1, 20) and A = (−1, 10): AB·AO = (2, 10)·(1, −10) = −98, so A is nearest, and v = (−1, 0) was not −B. From
/// B = (3, 0) the same v does point to the origin.
#[test]
fn a_start_in_any_direction_rules_out_neither_end() {
    let told = on_segment([[1.0, 20.0], [-1.0, 10.0]]);
    let words = told.iter().find(|words| words.contains("takes edge AB as nearest")).unwrap();
    assert!(words.contains("Nothing rules out A or B: v did not point from B to the origin."), "{words}");
    assert!(words.contains("Wrong: the nearest feature is vertex A."), "{words}");
    let told = on_segment([[3.0, 0.0], [-2.0, 5.0]]);
    let words = told.iter().find(|words| words.contains("edge AB as nearest")).unwrap();
    assert!(!words.contains("did not point"), "{words}");
}

/// In scene 16, A, B and C lie on one line and the last v is 0: the tests of step 10 have zero normals, and the search
/// did not come from the face BCD of step 18.
#[test]
fn tests_with_a_zero_normal_say_nothing() {
    let trace = run("16-tetrahedron-of-no-volume.ron", Algorithm::Djonov);
    let told = sentences(&trace);
    assert_eq!(
        told[9],
        "Djonov’s code takes face ABC as nearest to the origin. Tests: no result (AB⟂ = 0), no result (AC⟂ = 0), \
         no result (ABC⟂ = 0)."
    );
    assert!(told[16].contains("ABC no result, ACD no result, ADB no result → 0b000"), "{}", told[16]);
    assert!(told[17].contains(" Djonov’s code does not test face BCD."), "{}", told[17]);
    assert!(!told[17].contains("the search came from there"), "{}", told[17]);
}

/// Djonov's article switches over three bits; Winter's and the Cinkes library's code return from the first face that
/// has the origin in front.
#[test]
fn only_code_that_forms_bits_is_told_with_them() {
    for (algorithm, has_bits) in [(Algorithm::Djonov, true), (Algorithm::Cinkes, false)] {
        let told = sentences(&run("23-another-endless-loop.ron", algorithm));
        let faces: Vec<&String> = told.iter().filter(|words| words.contains("new face")).collect();
        assert!(!faces.is_empty(), "{algorithm}");
        assert!(faces.iter().all(|words| words.contains("→ 0b") == has_bits), "{algorithm}: {faces:?}");
    }
}

/// Only the Cinkes library's code normalizes: (40, −50) has the length 10·√41 = 64.03, and 40 / 64.03 is 0.6247.
#[test]
fn a_direction_that_is_normalized_is_told_so() {
    let told = sentences(&run("03-apart.ron", Algorithm::Cinkes));
    let step = told.iter().position(|words| words.contains("v = (40, −50) = 10·(4, −5)")).unwrap();
    assert!(told[step].ends_with(" Cinkes’ code normalizes v to length 1."), "{}", told[step]);
    for trace in all_runs() {
        for (step, words) in sentences(&trace).iter().enumerate() {
            let next = trace.events.get(step + 1);
            let is_other = match (&trace.events[step], next) {
                (Event::Redirected(Redirected { direction, .. }), Some(Event::Supported(next))) => {
                    *direction != next.direction
                }
                _ => false,
            };
            assert_eq!(words.contains("normalizes v"), is_other, "{words}");
        }
    }
}

/// With a defect in the support mapping, A is only returned as the support point.
#[test]
fn a_support_point_of_a_defect_is_not_called_the_support_point() {
    let returned = "is returned as the support point along v";
    for (file, has_defect) in
        [("63-along-or-against.ron", true), ("64-nothing-above-zero.ron", true), ("03-apart.ron", false)]
    {
        let trace = run(file, Algorithm::Djonov);
        let first = explain(&trace, 0).more.to_plain();
        assert_eq!(first.contains(returned), has_defect, "{file}: {first}");
        assert_eq!(first.contains("is the support point along v"), !has_defect, "{file}: {first}");
    }
}

/// Roundoff is mentioned once in a sentence, and a dropped point is not part of a face in space.
#[test]
fn roundoff_is_told_once_and_faces_are_called_faces() {
    for trace in all_runs() {
        for words in sentences(&trace) {
            assert!(!words.contains("within roundoff), within roundoff"), "{words}");
            let is_spatial = trace.dimension == Dimension::Three;
            assert!(!(is_spatial && words.contains("not part of triangle")), "{words}");
        }
    }
}
