//! Scenes on which a sentence, a bound or a chart was once false. Each scene states the error, and the source of the
//! right value.

use gjk_figure::Analysis;
use gjk_figure::evolution::gap::Gap;
use gjk_figure::narration::narrate;
use gjk_proximity::epa;
use gjk_proximity::gjk::{self, Algorithm, Event, Query, Trace};
use gjk_scene::scene::Scene;

fn run(text: &str) -> Trace {
    let scene = Scene::from_ron(text).unwrap();
    let [p, q] = scene.convexes();
    gjk::run(&Query { p: &p, q: &q, dimension: scene.dimension, settings: scene.query })
}

/// All sentences of a run, including the parts for readers who want more.
fn told(trace: &Trace) -> String {
    (0..trace.steps()).map(|step| narrate(trace, step).to_plain() + "\n").collect()
}

/// For the decimal numbers 8e-9, computed on paper; for the f64 of the scene, with fifty digits (see the scene).
#[test]
fn the_depth_of_a_point_in_a_cone_is_within_every_bound() {
    const DEPTH: f64 = 7.999_999_962_038_373e-9;
    let trace = run(include_str!("cone-point-depth.ron"));
    let rows = trace.events.iter().filter_map(|event| {
        if let Event::Epa(epa::EpaEvent::Probed(epa::Probed { bounds, .. })) = event {
            Some(*bounds)
        } else {
            None
        }
    });
    let rows: Vec<[f64; 2]> = rows.chain(trace.outcome.measurement.map(|it| it.bounds)).collect();
    assert!(rows.len() > 10, "{rows:?}");
    for [least, most] in rows {
        assert!(least <= DEPTH && DEPTH <= most, "{least:e} to {most:e}");
    }
    let [least, most] = trace.outcome.measurement.unwrap().bounds;
    assert!(most - least < 1e-2 * DEPTH, "{least:e} to {most:e} says too little");
}

/// √(0.2² + 0.98²) − 1 of the f64 coordinates, with 160 bits.
#[test]
fn the_distance_of_an_ellipse_near_the_world_origin_is_within_its_bounds() {
    const DISTANCE: f64 = 0.000_199_980_003_998_985_1;
    let measurement = run(include_str!("ellipse-X.ron")).outcome.measurement.unwrap();
    let [least, most] = measurement.bounds;
    assert!(least <= DISTANCE && DISTANCE <= most, "{least:e} to {most:e}");
}

/// 0.01884 and an upper bound with roundoff of over 0.02 do not meet.
#[test]
fn bounds_that_roundoff_keeps_apart_do_not_meet() {
    let told = told(&run(include_str!("f32-bounds-meet.ron")));
    assert!(!told.contains("meet") && !told.contains("has a point at distance"), "{told}");
}

/// AB = 0, since A and B are the same point.
#[test]
fn a_product_of_two_equal_points_is_not_too_small() {
    let told = told(&run(include_str!("bittle-point-v0.ron")));
    assert!(told.contains("A and B are the same point") && !told.contains("too small"), "{told}");
}

/// Faces without a normal are level with everything, and say nothing about the face that was found.
#[test]
fn a_direction_leads_astray_or_lies_in_a_span() {
    let told = told(&run(include_str!("garbled-span.ron")));
    for line in told.lines().filter(|line| line.contains("does not point")) {
        assert!(!line.contains("span"), "{line}");
    }
}

/// A·v is 3.2e40, computed on paper: past the range of f32, and not small.
#[test]
fn an_overflow_is_not_zero_within_roundoff() {
    let told = told(&run(include_str!("f32-overflow.ron")));
    assert!(!told.contains("out of range (0 within roundoff)"), "{told}");
    assert!(!told.contains("A is level with the origin along v. A·v = out of range"), "{told}");
}

/// A·v is 1.6e-358 > 0: A lies past the origin, by more than the shapes are wide.
#[test]
fn an_underflow_is_not_level_with_the_origin() {
    let told = told(&run(include_str!("tiny-reach-1e-90.ron")));
    assert!(!told.contains("is level with the origin"), "{told}");
}

/// At the sixth support point A is a point of the simplex already, so |x'| = |x|.
#[test]
fn a_repeated_point_is_no_progress() {
    let scene = Scene::from_ron(include_str!("gap-no-progress.ron")).unwrap();
    assert_eq!(scene.query.algorithm, Algorithm::Distance);
    let gap = Gap::of(&Analysis::new(scene.dimension, scene.convexes(), scene.query));
    let repeated: Vec<_> = gap.readings.iter().filter(|known| known.is_duplicate).collect();
    assert!(!repeated.is_empty());
    for known in repeated {
        assert_eq!(Some(known.next), known.at_most);
    }
}

/// Along (1, 1e-8), p1 lies 0.5 · 1e-8 = 5e-9 farther than p0. In f32 products near 1000 differ by no less than 6e-5,
/// so the first vertex wins.
#[test]
fn a_vertex_that_roundoff_has_chosen_is_farthest_as_computed() {
    let text = r#"(format: 1, title: "t", dimension: 2,
        p: (shape: Points([(1000, 0), (1000, 0.5), (999, 0)])), q: (shape: Points([(0, 0)])),
        query: (algorithm: robust, precision: f32, initial_direction: (1, 0.00000001)))"#;
    let told = told(&run(text));
    let first = told.lines().next().unwrap();
    assert!(first.contains("Roundoff picks p0") && first.contains("p1 lies 5e−9 farther"), "{first}");
}
