//! The shipped scenes: saving reproduces them byte for byte, and their runs end as expected.

use std::fs;
use std::path::Path;

use gjk_proximity::geometry::{Core, Dimension};
use gjk_proximity::gjk;
use gjk_scene::scene::library::{self, SHIPPED};
use gjk_scene::scene::{Expectation, Scene};
use glam::DVec3;

#[test]
fn shipped_scenes_are_the_files_on_disk_and_are_saved_byte_for_byte() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenes");
    for shipped in SHIPPED {
        let on_disk = fs::read_to_string(folder.join(shipped.file_name)).unwrap();
        assert_eq!(on_disk, shipped.text, "{} differs from the file on disk", shipped.file_name);
        let scene = Scene::from_ron(shipped.text)
            .unwrap_or_else(|error| panic!("scenes/{}:{error}", shipped.file_name));
        assert_eq!(scene.to_ron(), shipped.text, "{} is not saved as it was", shipped.file_name);
        assert!(!scene.title.is_empty() && !scene.notes.is_empty(), "{} says nothing", shipped.file_name);
        let (question, answer) = scene.question_and_answer();
        assert!(question.contains('?') || question.contains("and see"), "{} asks nothing", shipped.file_name);
        assert!(answer.is_some(), "{} answers nothing", shipped.file_name);
        assert_ne!(scene.expect, Expectation::default(), "{} tests nothing", shipped.file_name);
    }
    let files = fs::read_dir(folder).unwrap().filter(|entry| {
        entry.as_ref().unwrap().path().extension().is_some_and(|extension| extension == "ron")
    });
    assert_eq!(files.count(), SHIPPED.len(), "a scene file is not shipped");
}

#[test]
fn the_program_starts_with_a_scene_of_the_dimension() {
    assert_eq!(library::start(Dimension::Two).title, "Triangle and quad");
    assert_eq!(library::start(Dimension::Three).title, "Gem and octahedron");
}

/// Every shipped scene is a test of its own algorithm.
#[test]
fn shipped_scenes_end_as_expected() {
    for shipped in SHIPPED {
        let scene = shipped.scene();
        let convexes = scene.convexes();
        let trace = gjk::run(&scene.query(&convexes));
        let differences = scene.expect.differences(&trace.outcome);
        assert!(differences.is_empty(), "{}: {differences:?}", shipped.file_name);
    }
}

/// The separation or depth that a shipped scene states is the true one, computed here by brute force: from all triples
/// of vertices of the difference.
#[test]
fn shipped_scenes_state_their_true_lengths() {
    let mut named = 0;
    let mut curved = Vec::new();
    for shipped in SHIPPED {
        let scene = shipped.scene();
        let Some((points, radius)) = difference(&scene) else {
            curved.push((shipped.file_name, scene.expect.penetration_depth.or(scene.expect.separation)));
            continue;
        };
        let (separation, depth) = match depth(&points, scene.dimension) {
            Some(depth) => (None, Some(depth + radius)),
            None => (Some(distance(&points) - radius), None),
        };
        let differences = scene.expect.length_differences(separation, depth);
        assert!(differences.is_empty(), "{}: {differences:?}", shipped.file_name);
        named += usize::from(scene.expect.separation.is_some_and(|_| separation.is_some()));
        named += usize::from(scene.expect.penetration_depth.is_some_and(|_| depth.is_some()));
    }
    assert_eq!(named, 43);
    // From the axis of the post to the vertex of the plank it is 0.48 and 0.02, and the post has a radius of 0.5. The
    // ellipse has the support value √(9 + 5.76) along (3, 4)/5, and the edge of Q is at a distance of 5. Along x the
    // egg and the ball have the support value 1 each, and the gap is 0.5.
    for (file_name, length) in [
        ("25-post-and-plank.ron", 0.5 - 0.48_f64.hypot(0.02)),
        ("53-closer-and-closer.ron", 5.0 - 14.76_f64.sqrt()),
        ("62-an-egg-and-a-ball.ron", 1.5),
    ] {
        let index = curved.iter().position(|(name, _)| *name == file_name).expect(file_name);
        let (_, stated) = curved.remove(index);
        assert!((stated.expect(file_name) - length).abs() < 1e-7, "{file_name}: {stated:?}");
    }
    let unmeasured: Vec<_> = curved.iter().filter(|(_, length)| length.is_some()).collect();
    assert!(unmeasured.is_empty(), "{unmeasured:?} by hand");
}

/// All differences of a vertex of P and one of Q, and the sum of the radii; none for curved cores.
fn difference(scene: &Scene) -> Option<(Vec<DVec3>, f64)> {
    let [p, q] = scene.convexes();
    let (Core::Vertices(of_p), Core::Vertices(of_q)) = (&p.core, &q.core) else { return None };
    let points = of_p.iter().flat_map(|p| of_q.iter().map(move |q| p - q)).collect();
    Some((points, p.radius + q.radius))
}

/// The depth of the origin in the hull of the points: the distance of the nearest plane (in 2D line) through some of
/// them that has all others on one side. `None` if the origin is outside.
fn depth(points: &[DVec3], dimension: Dimension) -> Option<f64> {
    let mut depth = f64::INFINITY;
    for [a, b, c] in triples(points) {
        let third = if dimension == Dimension::Two { DVec3::Z } else { c - a };
        let Some(normal) = (b - a).cross(third).try_normalize() else { continue };
        for normal in [normal, -normal] {
            if points.iter().all(|point| (point - a).dot(normal) <= 1e-12) {
                depth = depth.min(a.dot(normal));
            }
        }
    }
    (depth >= 0.0).then_some(depth)
}

/// The distance of the origin from the hull of the points, if it is outside: the nearest point lies on one of their
/// triangles.
fn distance(points: &[DVec3]) -> f64 {
    let to_segment = |a: DVec3, b: DVec3| {
        let along = (-a.dot(b - a) / (b - a).length_squared()).clamp(0.0, 1.0);
        if a == b { a.length() } else { a.lerp(b, along).length() }
    };
    let to_triangle = |[a, b, c]: [DVec3; 3]| {
        let edges = to_segment(a, b).min(to_segment(b, c)).min(to_segment(c, a));
        let Some(normal) = (b - a).cross(c - a).try_normalize() else { return edges };
        let foot = normal * a.dot(normal);
        let inside = [(a, b), (b, c), (c, a)]
            .iter()
            .all(|(from, to)| (to - from).cross(foot - from).dot(normal) >= 0.0);
        if inside { foot.length() } else { edges }
    };
    triples(points).map(to_triangle).fold(f64::INFINITY, f64::min)
}

fn triples(points: &[DVec3]) -> impl Iterator<Item = [DVec3; 3]> {
    let n = points.len();
    (0..n)
        .flat_map(move |a| (0..a).flat_map(move |b| (0..=b).map(move |c| [points[a], points[b], points[c]])))
}
