//! The numbers in the answers of the lessons of five minutes, computed by hand.

use gjk_figure::Analysis;
use gjk_figure::narration::length_of;
use gjk_proximity::gjk::{Approach, Event, Iteration, Verdict};
use gjk_scene::scene::Scene;
use glam::DVec3;

use super::lesson;

fn scene(name: &str) -> Scene {
    lesson(name).scenes.remove(0)
}

fn runs(scene: &Scene) -> (Analysis, Vec<Iteration>) {
    let analysis = Analysis::of(scene);
    let iterations = analysis.trace.iterations();
    (analysis, iterations)
}

fn flat(x: f64, y: f64) -> DVec3 {
    DVec3::new(x, y, 0.0)
}

/// The support points of a run, with its verdict.
fn found(name: &str) -> (Vec<DVec3>, Verdict) {
    let (analysis, iterations) = runs(&scene(name));
    (iterations.iter().map(|it| it.support.point).collect(), analysis.reference.verdict)
}

/// The first lesson: |components| ≤ 9 in every vertex, direction and support point, and no tie along a direction.
#[test]
fn the_first_lesson_has_small_integers() {
    let (analysis, iterations) = runs(&scene("what-gjk-does.ron"));
    let vertices = analysis.convexes.iter().flat_map(|convex| convex.core_vertices().unwrap().to_vec());
    let points = iterations.iter().flat_map(|it| [it.direction, it.support.point]).chain(vertices);
    for point in points {
        assert!(point.abs().max_element() <= 9.0 && point == point.round(), "{point}");
    }
    let points: Vec<DVec3> = iterations.iter().map(|it| it.support.point).collect();
    assert_eq!(points, [flat(-1.0, 2.0), flat(2.0, -3.0), flat(-4.0, -3.0)]);
    assert_eq!(iterations[2].direction, flat(-5.0, -3.0));
    assert_eq!(analysis.reference.verdict, Verdict::Overlap);
}

/// P has x ≥ 1 and Q x ≤ −1. The arrow's hull overlaps Q. The largest product is −2.
#[test]
fn the_reasons_of_the_method_are_true() {
    assert_eq!(found("why-minus.ron").1, Verdict::Separate);
    assert_eq!(found("why-convex.ron").1, Verdict::Overlap);
    let (analysis, iterations) = runs(&scene("why-the-farthest.ron"));
    assert_eq!((iterations[0].support.point, iterations[0].support_value), (flat(-2.0, 1.0), -2.0));
    assert_eq!(analysis.reference.verdict, Verdict::Separate);
    let (_, iterations) = runs(&scene("why-cross-products.ron"));
    assert_eq!([0, 1].map(|it| iterations[it].support.point), [flat(1.0, -1.0), flat(-3.0, 2.0)]);
    assert_eq!(iterations[2].direction, flat(3.0, 4.0));
}

/// The arrow cut in two, each part separate from the square along (1, 1) or (−1, 1).
#[test]
fn the_parts_of_the_arrow_are_separate_from_the_square() {
    let square = [[2.0, 5.0], [4.0, 5.0], [4.0, 7.0], [2.0, 7.0]];
    for (part, v) in
        [([[0.0, 6.0], [3.0, 0.0], [3.0, 3.0]], 1.0), ([[3.0, 0.0], [6.0, 6.0], [3.0, 3.0]], -1.0)]
    {
        let value = |[x, y]: [f64; 2]| v * x + y;
        let most = part.map(value).into_iter().fold(f64::MIN, f64::max);
        let least = square.map(value).into_iter().fold(f64::MAX, f64::min);
        assert!(most < least, "{most} {least}");
    }
}

/// The distances √17 = 4.123, 3.394, 1.861, 1.698; p2 − q0 is the third and the fifth support point.
#[test]
fn the_distances_fall_as_stated() {
    let (analysis, iterations) = runs(&scene("does-it-end.ron"));
    let distances: Vec<String> = (analysis.trace.events.iter())
        .filter_map(|event| match event {
            Event::Approached(Approach { nearest, .. }) => Some(format!("{:.3}", nearest.length())),
            _ => None,
        })
        .collect();
    assert_eq!(distances, ["4.123", "3.394", "1.861", "1.698"]);
    let pair = |it: &Iteration| (it.support.index_p, it.support.index_q);
    assert_eq!(
        (iterations.len(), pair(&iterations[2]), pair(&iterations[4])),
        (5, (Some(2), Some(0)), (Some(2), Some(0)))
    );
}

#[test]
fn touches_axes_and_lengths_are_as_stated() {
    assert_eq!(found("at-a-touch.ron"), (vec![flat(0.0, -1.0), flat(0.0, 2.0)], Verdict::Touching));
    let (points, verdict) = found("sat-or-gjk.ron");
    assert_eq!((points.len(), verdict), (2, Verdict::Separate));
    // The triangle (2, 3), (−8, 1), (2, −1): its edge from (−8, 1) to (2, −1) is 6/√104 = 0.588 from O.
    let (analysis, iterations) = runs(&scene("where-epa-starts.ron"));
    assert_eq!(iterations.len(), 3);
    assert!((6.0 / 104.0_f64.sqrt() - 0.588).abs() < 0.001);
    assert_eq!(length_of(analysis.trace.outcome.measurement.as_ref().unwrap()), "2");
    let (analysis, _) = runs(&scene("contact-point.ron"));
    assert_eq!(length_of(analysis.trace.outcome.measurement.as_ref().unwrap()), "1");
    // Exactly 31·29 − 30·30 = −1.
    let (points, _) = found("roundoff.ron");
    let (ab, ao) = (points[0] - points[1], -points[1]);
    assert_eq!((ab, ao, ab.cross(ao).z), (flat(31.0, 30.0), flat(30.0, 29.0), -1.0));
}

/// The kept direction decides the next frame with one support point after (−2, 0), and no longer after (−4, 0). The fast
/// body is 2 and 3 from the wall.
#[test]
fn frames_are_as_stated() {
    let kept = scene("each-frame.ron");
    for (by, value) in [(-2.0, -1.0), (-4.0, 1.0)] {
        let mut next = kept.clone();
        let mut pose = next.bodies[1].pose();
        pose.position.x += by;
        next.bodies[1] = next.bodies[1].with_pose(pose).unwrap();
        let (_, iterations) = runs(&next);
        assert_eq!((iterations[0].support_value, iterations.len() == 1), (value, value < 0.0));
    }
    let (analysis, _) = runs(&scene("fast-bodies.ron"));
    let ends = analysis.convexes.each_ref().map(|convex| {
        let xs = convex.core_vertices().unwrap().iter().map(|vertex| vertex.x);
        (xs.clone().fold(f64::MAX, f64::min), xs.fold(f64::MIN, f64::max))
    });
    assert_eq!(ends, [(4.0, 5.0), (0.0, 2.0)]);
}
