//! Scene files: what loads, what is saved, what is refused and how.

use std::fs;
use std::path::Path;

use gjk_sandbox::geometry::{Body, Dimension, MAX_VERTICES, Pose, Rotation, Shape, Side};
use gjk_sandbox::gjk::{Algorithm, ContactPolicy, Precision, Settings, Verdict};
use gjk_sandbox::scene::library::{self, SHIPPED};
use gjk_sandbox::scene::{Expectation, MAX_FILE_SIZE, Projection, Scene, ViewPreset};
use glam::{DQuat, DVec2, DVec3};
use proptest::prelude::*;

/// The example of the format's specification.
const EXAMPLE: &str = r#"(
    format: 1,
    title: "Triangle and quad",
    dimension: 2,
    p: (shape: Points([(4, 5), (4, 11), (9, 9)])),
    q: (shape: Points([(5, 7), (12, 7), (10, 2), (7, 3)]), pose: (position: (0, 0))),
    query: (algorithm: bittle, initial_direction: (1, -1)),
    expect: (verdict: overlap, supports: 4),
)
"#;

#[test]
fn the_example_of_the_specification_loads_in_2d() {
    let scene = Scene::from_ron(EXAMPLE).unwrap();
    assert_eq!(scene.title, "Triangle and quad");
    assert_eq!(scene.dimension, Dimension::Two);
    let triangle = [(4.0, 5.0), (4.0, 11.0), (9.0, 9.0)].map(|(x, y)| DVec3::new(x, y, 0.0));
    assert_eq!(*scene.bodies[Side::P].shape(), Shape::Points(triangle.to_vec()));
    assert_eq!(scene.bodies[Side::Q].pose(), Pose::identity(Dimension::Two));
    let query = Settings {
        algorithm: Algorithm::Bittle,
        initial_direction: DVec3::new(1.0, -1.0, 0.0),
        ..Settings::default()
    };
    assert_eq!(scene.query, query);
    assert_eq!((scene.expect.verdict, scene.expect.supports), (Some(Verdict::Overlap), Some(4)));
    // Only what is a default is left out.
    assert_eq!(scene.to_ron(), EXAMPLE.replace(", pose: (position: (0, 0))", ""));
}

#[test]
fn the_example_of_the_specification_loads_in_3d_with_three_components() {
    let mut text = EXAMPLE.replace("dimension: 2", "dimension: 3");
    for pair in ["4, 5", "4, 11", "9, 9", "5, 7", "12, 7", "10, 2", "7, 3", "0, 0", "1, -1"] {
        text = text.replace(&format!("({pair})"), &format!("({pair}, 2)"));
    }
    let scene = Scene::from_ron(&text).unwrap();
    assert_eq!(scene.dimension, Dimension::Three);
    assert_eq!(scene.query.initial_direction, DVec3::new(1.0, -1.0, 2.0));
    assert_eq!(scene.bodies[Side::Q].pose().position, DVec3::new(0.0, 0.0, 2.0));
}

#[test]
fn shipped_scenes_are_the_files_on_disk_and_are_saved_byte_for_byte() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenes");
    for shipped in SHIPPED {
        let on_disk = fs::read_to_string(folder.join(shipped.file_name)).unwrap();
        assert_eq!(on_disk, shipped.text, "{} differs from the file on disk", shipped.file_name);
        let scene = Scene::from_ron(shipped.text)
            .unwrap_or_else(|error| panic!("scenes/{}:{error}", shipped.file_name));
        assert_eq!(scene.to_ron(), shipped.text, "{} is not saved as it was", shipped.file_name);
        assert!(!scene.title.is_empty() && !scene.notes.is_empty(), "{} says nothing", shipped.file_name);
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

/// The README shows every kind of shape in a complete scene, and each of them loads.
#[test]
fn every_example_of_the_readme_loads() {
    let readme = include_str!("../../scenes/README.md");
    let examples: Vec<&str> =
        readme.split("```ron\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    for example in &examples {
        let scene = Scene::from_ron(example).unwrap_or_else(|error| panic!("{error}\n{example}"));
        assert_eq!(Scene::from_ron(&scene.to_ron()).unwrap(), scene, "{example}");
    }
    let kinds = [
        "Points",
        "Rectangle",
        "RegularPolygon",
        "Disc",
        "Ellipse",
        "Capsule",
        "Cuboid",
        "Tetrahedron",
        "Octahedron",
        "Icosahedron",
        "Prism",
        "Pyramid",
        "Frustum",
        "Ball",
        "Ellipsoid",
        "Cylinder",
        "Cone",
    ];
    for kind in kinds {
        let start = format!("p: (shape: {kind}(");
        assert!(examples.iter().any(|example| example.contains(&start)), "no example of {kind}");
    }
}

#[test]
fn byte_order_marks_windows_line_ends_and_comments_do_no_harm() {
    let scene = Scene::from_ron(EXAMPLE).unwrap();
    let windows = format!("\u{feff}{}", EXAMPLE.replace('\n', "\r\n"));
    assert_eq!(Scene::from_ron(&windows).unwrap(), scene);
    let commented = EXAMPLE.replace("(4, 5)", "/* the /* first */ point */ (4, 5) // (7, 7),\n");
    assert_eq!(Scene::from_ron(&commented).unwrap(), scene);
    let notes = EXAMPLE.replace("    expect", "    notes: r#\"Line \"1\"\nLine 2\"#,\n    expect");
    let loaded = Scene::from_ron(&notes.replace('\n', "\r\n")).unwrap();
    assert_eq!(loaded.notes, "Line \"1\"\nLine 2");
}

/// What is wrong with a file: a change of [`EXAMPLE`] and the message that it leads to.
struct Refusal {
    /// A piece of the example, and what stands there instead.
    change: (&'static str, &'static str),
    message: &'static str,
}

const fn refusal(change: (&'static str, &'static str), message: &'static str) -> Refusal {
    Refusal { change, message }
}

#[test]
fn refused_files_are_told_what_is_wrong_and_where() {
    let refusals = [refusal(("(4, 5)", "(4, 5, 6)"), "5:24: p.shape.Points[0]: expected 2 numbers, found 3")];
    for Refusal { change: (before, after), message } in refusals {
        let text = EXAMPLE.replacen(before, after, 1);
        assert_ne!(text, EXAMPLE, "{before} is not in the example");
        let error = Scene::from_ron(&text).expect_err(after);
        assert_eq!(error.to_string(), message, "after changing {before} to {after}");
    }
}
