//! Scene files: loading, saving and refusals.

mod articles;
mod course;
mod notes;
mod shipped;

use std::fs;

use gjk_proximity::geometry::{Dimension, MAX_VERTICES, Pose, Shape, Side};
use gjk_proximity::gjk::{self, Algorithm, Settings, Verdict};
use gjk_scene::scene::library::SHIPPED;
use gjk_scene::scene::{Expectation, MAX_FILE_SIZE, Scene};
use glam::DVec3;

use crate::shapes::EXAMPLE;

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
    // Only a default value is left out.
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

/// A value that is too long for a line is written with one vertex, or one field, per line.
#[test]
fn long_shapes_are_saved_one_vertex_a_line() {
    let vertices: Vec<String> = (0..20).map(|x| format!("({x}, {}.25)", x * x)).collect();
    let indent = "            ";
    let lines = vertices.join(&format!(",\n{indent}"));
    let broken_up = format!("Points([\n{indent}{lines},\n        ]),\n    )");
    let text = EXAMPLE
        .replace("(shape: Points([(4, 5), (4, 11), (9, 9)]))", &format!("(\n        shape: {broken_up}"))
        .replace(", pose: (position: (0, 0))", "");
    let one_line = EXAMPLE.replace("(4, 5), (4, 11), (9, 9)", &vertices.join(", "));
    assert_eq!(Scene::from_ron(&one_line).unwrap().to_ron(), text);
}

/// The README shows every kind of shape in a complete scene, and each scene loads.
#[test]
fn every_example_of_the_readme_loads() {
    let readme = include_str!("../../../../../scenes/README.md");
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
fn byte_order_marks_windows_line_ends_and_comments_are_accepted() {
    let scene = Scene::from_ron(EXAMPLE).unwrap();
    let windows = format!("\u{feff}{}", EXAMPLE.replace('\n', "\r\n"));
    assert_eq!(Scene::from_ron(&windows).unwrap(), scene);
    let commented = EXAMPLE.replace("(4, 5)", "/* the /* first */ point */ (4, 5) // (7, 7),\n");
    assert_eq!(Scene::from_ron(&commented).unwrap(), scene);
    let notes = EXAMPLE.replace("    expect", "    notes: r#\"Line \"1\"\nLine 2\"#,\n    expect");
    let loaded = Scene::from_ron(&notes.replace('\n', "\r\n")).unwrap();
    assert_eq!(loaded.notes, "Line \"1\"\nLine 2");
}

/// Changes to [`EXAMPLE`] (the old and the new text), each with the message that it causes. Line and column are counted
/// on paper.
#[rustfmt::skip]
const REFUSALS: &[(&str, &str, &str)] = &[
    // Versions and required fields.
    ("format: 1", "format: 2", "2:13: format: expected 1, found 2, written by a newer version of the program"),
    ("format: 1", "format: 2, holes: [Round(1)]", "2:13: format: expected 1, found 2, written by a newer version of the program"),
    ("format: 1", "format: 0", "2:13: format: expected 1, found 0"),
    ("format: 1", "format: 1.5", "2:13: format: expected a whole number, found `1.5`"),
    ("format: 1,", "", "9:1: format: expected a value, found none"),
    ("dimension: 2", "dimension: 4", "4:16: dimension: expected 2 or 3, found `4`"),
    ("dimension: 2,", "", "9:1: dimension: expected a value, found none"),
    ("shape: Points([(4, 5), (4, 11), (9, 9)])", "", "5:9: p.shape: expected a value, found none"),
    // Names.
    ("title", "titel", "3:5: titel: expected one of format, title, dimension, p, q, others, query, view, show, motion, hide_verdict, expect, tags, notes, found `titel`"),
    ("title", "dimension: 2, title", "4:5: dimension: expected this field once, found it again"),
    ("position", "place", "6:67: q.pose.place: expected one of position, angle, orientation, found `place`"),
    ("bittle", "newton", "7:24: query.algorithm: expected one of robust, djonov, bittle, winter, cinkes, distance, directions, found `newton`"),
    ("bittle", "\"bittle\"", "7:24: query.algorithm: expected a name without quotes, found `\"bittle\"`"),
    ("overlap", "maybe", "8:23: expect.verdict: expected one of overlap, touching, separate, undecided, found `maybe`"),
    ("(1, -1)", "(1, -1), precision: f16", "7:71: query.precision: expected one of f32, f64, found `f16`"),
    ("(1, -1)", "(1, -1), contact: shut", "7:69: query.contact: expected one of closed, open, found `shut`"),
    // Vectors.
    ("(4, 5)", "(4, 5, 6)", "5:24: p.shape.Points[0]: expected 2 numbers, found 3"),
    ("(7, 3)", "(7)", "6:50: q.shape.Points[3]: expected 2 numbers, found 1"),
    ("(7, 3)", "(7, 3, 0, 1)", "6:50: q.shape.Points[3]: expected 2 numbers, found 4"),
    (TRIANGLE, "Capsule(a: (0, 0), b: (1, 0, 0), radius: 1)", "5:38: p.shape.b: expected 2 numbers, found 3"),
    (TRIANGLE, "Rectangle(half_extents: (1))", "5:40: p.shape.half_extents: expected 2 numbers, found 1"),
    ("(0, 0)", "(0, 0, 0)", "6:77: q.pose.position: expected 2 numbers, found 3"),
    ("(1, -1)", "(1, -1, 0)", "7:51: query.initial_direction: expected 2 numbers, found 3"),
    ("dimension: 2", "dimension: 3", "5:24: p.shape.Points[0]: expected 3 numbers, found 2"),
    ("(4, 5)", "[4, 5]", "5:24: p.shape.Points[0]: expected an opening `(`, found `[4, 5]`"),
    // Numbers.
    ("(4, 5)", "(4, inf)", "5:28: p.shape.Points[0][1]: expected a finite number, found `inf`"),
    ("(4, 5)", "(NaN, 5)", "5:25: p.shape.Points[0][0]: expected a finite number, found `NaN`"),
    ("(4, 11)", "(4, 1e999)", "5:36: p.shape.Points[1][1]: expected a finite number, found `1e999`"),
    ("(4, 11)", "(4, 1e13)", "5:32: p.shape.Points[1]: expected magnitudes of at most 1e12, found `(4, 1e13)`"),
    ("(4, 5)", "(4, 1e-400)", "5:28: p.shape.Points[0][1]: expected a number that is not too small for double precision, found `1e-400`"),
    ("supports: 4", "supports: 99999999999999999999", "8:42: expect.supports: expected a smaller whole number, found `99999999999999999999`"),
    ("(4, 5)", "(4, \"5\")", "5:28: p.shape.Points[0][1]: expected a number, found `\"5\"`"),
    ("(4, 5)", "(4, five)", "5:28: p.shape.Points[0][1]: expected a number, found `five`"),
    ("supports: 4", "supports: 4.5", "8:42: expect.supports: expected a whole number, found `4.5`"),
    ("supports: 4", "supports: -4", "8:42: expect.supports: expected a whole number that is not negative, found `-4`"),
    ("supports: 4", "answer: yes", "8:40: expect.answer: expected true or false, found `yes`"),
    ("supports: 4", "separation: -1", "8:44: expect.separation: expected a finite number that is not negative, found `-1`"),
    ("supports: 4", "penetration_depth: inf", "8:51: expect.penetration_depth: expected a finite number that is not negative, found `inf`"),
    ("supports: 4", "tolerance: 0", "8:43: expect.tolerance: expected a finite number above zero, found `0`"),
    ("(1, -1)", "(0, 0)", "7:51: query.initial_direction: expected a direction that is not zero, found `(0, 0)`"),
    ("initial_direction: (1, -1)", "directions: []", "7:44: query.directions: expected 1 to 8 directions, found none"),
    ("initial_direction: (1, -1)", "directions: [(1, 0), (0, 0)]", "7:53: query.directions[1]: expected a direction that is not zero, found `(0, 0)`"),
    ("initial_direction: (1, -1)", "directions: [(1, 0, 0)]", "7:45: query.directions[0]: expected 2 numbers, found 3"),
    ("initial_direction: (1, -1)", "directions: [(1, 1e13)]", "7:45: query.directions[0]: expected components of at most 1e12, found `(1, 1e13)`"),
    ("initial_direction: (1, -1)", "directions: [(1, 0), (1, 0), (1, 0), (1, 0), (1, 0), (1, 0), (1, 0), (1, 0), (1, 0)]", "7:44: query.directions: expected 1 to 8 directions, found 9"),
    ("(1, -1)", "(1, -1), directions: [(1, 0)]", "7:51: query.initial_direction: expected no `initial_direction` beside `directions`, found `(1, -1)`"),
    ("(1, -1)", "(1, -1), iteration_limit: 0", "7:77: query.iteration_limit: expected 1 to 1000, found `0`"),
    ("(1, -1)", "(1, -1), iteration_limit: 1001", "7:77: query.iteration_limit: expected 1 to 1000, found `1001`"),
    ("expect: (verdict: overlap, supports: 4)", "view: (pitch: 2)", "8:19: view.pitch: expected −π/2 to π/2, found `2`"),
    ("expect: (verdict: overlap, supports: 4)", "view: (yaw: inf)", "8:17: view.yaw: expected a finite number, found `inf`"),
    // The view to begin with.
    ("expect: (verdict: overlap, supports: 4)", "show: (step: 0)", "8:18: show.step: expected a step, counted from 1, found `0`"),
    ("expect: (verdict: overlap, supports: 4)", "show: (lower: chart)", "8:19: show.lower: expected one of steps, code, tree, plot, motion, proof, found `chart`"),
    ("expect: (verdict: overlap, supports: 4)", "show: (overlays: [hull, walls])", "8:29: show.overlays[1]: expected one of vertex_names, direction, hull, pairs, regions, ghosts, simplex, lengths, proof, proof_throughout, test_lines, barred_to_a, barred_to_origin, slabs, prism, flags, found `walls`"),
    // The path of Q.
    ("expect: (verdict: overlap, supports: 4)", "motion: (waypoints: [(1, 2, 3)])", "8:26: motion.waypoints[0]: expected 2 numbers, found 3"),
    ("expect: (verdict: overlap, supports: 4)", "motion: (axis: (0, 0, 1))", "8:20: motion.axis: expected no axis in 2D, found an axis"),
    ("expect: (verdict: overlap, supports: 4)", "motion: (turns: 101)", "8:21: motion.turns: expected −100 to 100, found `101`"),
    ("expect: (verdict: overlap, supports: 4)", "motion: (turns: NaN)", "8:21: motion.turns: expected −100 to 100, found `NaN`"),
    ("expect: (verdict: overlap, supports: 4)", "motion: (frames: 1)", "8:22: motion.frames: expected 2 to 2000, found `1`"),
    ("expect: (verdict: overlap, supports: 4)", "motion: (waypoint: [])", "8:14: motion.waypoint: expected one of translation, waypoints, returns, axis, turns, frames, found `waypoint`"),
    // Tags.
    ("expect: (verdict: overlap, supports: 4)", r#"tags: ["far away"]"#, "8:12: tags[0]: expected 1 to 32 lower-case letters, digits and hyphens in quotes, found `\"far away\"`"),
    ("expect: (verdict: overlap, supports: 4)", r#"tags: ["far", ""]"#, "8:19: tags[1]: expected 1 to 32 lower-case letters, digits and hyphens in quotes, found `\"\"`"),
    ("expect: (verdict: overlap, supports: 4)", r#"tags: ["far", "flat", "far"]"#, "8:27: tags[2]: expected each tag once, found `far` again"),
    ("expect: (verdict: overlap, supports: 4)", "tags: [far]", "8:12: tags[0]: expected a string in quotes, found `far`"),
    ("expect: (verdict: overlap, supports: 4)", r#"tags: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q"]"#, "8:11: tags: expected at most 16 tags, found 17"),
    // Shapes and poses.
    ("[(4, 5), (4, 11), (9, 9)]", "[]", "5:23: p.shape.Points: expected at least one point, found none"),
    (TRIANGLE, "Ball(radius: 1)", "5:16: p.shape: expected a shape for 2D, found `Ball(radius: 1)`"),
    (TRIANGLE, "Disc(radius: -1)", "5:29: p.shape.radius: expected no negative number, found `-1`"),
    (TRIANGLE, "Disc(radius: inf)", "5:29: p.shape.radius: expected a finite number, found `inf`"),
    (TRIANGLE, "Disc(size: 1)", "5:21: p.shape.size: expected radius, found `size`"),
    (TRIANGLE, "Disc()", "5:21: p.shape.radius: expected a value, found none"),
    (TRIANGLE, "Ellipse(semi_axes: (1, 2, 3))", "5:35: p.shape.semi_axes: expected 2 numbers, found 3"),
    (TRIANGLE, "RegularPolygon(sides: 2, radius: 1)", "5:38: p.shape.sides: expected at least 3, found `2`"),
    (TRIANGLE, "RegularPolygon(sides: 10001, radius: 1)", "5:38: p.shape.sides: expected at most 10000, found `10001`"),
    ("(0, 0))", "(0, 0)), rounding: -0.5", "6:96: q.rounding: expected no negative number, found `-0.5`"),
    ("position: (0, 0)", "orientation: (0, 0, 0, 1)", "6:80: q.pose.orientation: expected an `angle` in 2D, found an orientation"),
    // Notation.
    ("Triangle and quad\"", "Triangle and quad", "3:12: title: expected a closing quote, found `\"Triangle and quad,`"),
    ("\"Triangle and quad\"", "Triangle", "3:12: title: expected a string in quotes, found `Triangle`"),
    ("(4, 5), (4", "(4, 5) (4", "5:31: p.shape.Points[0]: expected a comma or a closing bracket, found `(4, 11)`"),
    ("(9, 9)]", "(9, 9)}", "5:47: p.shape.Points: expected a comma or a closing bracket, found `}`"),
    ("4),\n)", "4),\n", "10:1: scene: expected the rest of the scene, found the end of the file"),
    ("4),\n)", "4),\n))", "9:2: scene: expected nothing more after the closing `)`, found `)`"),
    ("expect", "/* expect", "10:1: scene: expected valid RON (Unclosed block comment), found the end of the file"),
];

const TRIANGLE: &str = "Points([(4, 5), (4, 11), (9, 9)])";

#[test]
fn refused_files_state_the_error_and_its_place() {
    for (before, after, message) in REFUSALS {
        let text = EXAMPLE.replacen(before, after, 1);
        assert_ne!(text, EXAMPLE, "{before} is not in the example");
        let error = Scene::from_ron(&text).expect_err(after);
        assert_eq!(error.to_string(), *message, "after changing {before} to {after}");
    }
}

/// Places are correct regardless of comments, wide characters and Windows line ends before them.
#[test]
fn places_are_counted_in_characters_of_the_file() {
    let text = EXAMPLE
        .replace("(4, 5)", "/* ⊖ \"( */ (4, 5, 6)")
        .replace("quad\"", "\\\"(quad\"")
        .replace('\n', "\r\n");
    let error = Scene::from_ron(&text).unwrap_err();
    // 24 as in the table, and 11 characters of the comment and a blank.
    assert_eq!((error.line, error.column, error.field.as_str()), (5, 35, "p.shape.Points[0]"));
}

#[test]
fn rotations_in_space_are_unit_quaternions() {
    let refused = |pose: &str| {
        let text = format!(
            "(format: 1, dimension: 3, p: (shape: Ball(radius: 1)), q: (shape: Ball(radius: 1), pose: ({pose})))"
        );
        Scene::from_ron(&text).unwrap_err().to_string()
    };
    assert_eq!(refused("angle: 1"), "1:98: q.pose.angle: expected an `orientation` in 3D, found an angle");
    assert_eq!(refused("orientation: (0, 0, 1)"), "1:104: q.pose.orientation: expected 4 numbers, found 3");
    assert_eq!(
        refused("orientation: (0, 0, 0, 2)"),
        "1:104: q.pose.orientation: expected a quaternion of length 1, found length 2"
    );
}

#[test]
fn files_of_other_kinds_are_recognised() {
    for (text, found) in
        [("", "an empty file"), (" \n", "an empty file"), ("{\"a\": 1}", "JSON"), ("<html>", "HTML or XML")]
    {
        let error = Scene::from_ron(text).unwrap_err();
        assert_eq!(
            (error.line, error.column, error.field.as_str(), error.found.as_str()),
            (1, 1, "scene", found)
        );
    }
    let large = " ".repeat(MAX_FILE_SIZE + 1);
    assert_eq!(
        Scene::from_ron(&large).unwrap_err().to_string(),
        "1:1: scene: expected at most 32 MiB, found 33554433 bytes"
    );
    let points = "(0, 0), ".repeat(MAX_VERTICES + 1);
    let many = EXAMPLE.replace("(4, 5), (4, 11), (9, 9)", &points);
    let error = Scene::from_ron(&many).unwrap_err();
    assert_eq!(error.to_string(), "5:23: p.shape.Points: expected at most 10000 points, found 10001");
}

/// Deep nesting and a truncated file give an error, and nothing worse.
#[test]
fn broken_files_are_refused_without_harm() {
    for nested in ["(", "[", "{", "/*", "(a:", "(format:1,p:(shape:Points(["] {
        assert!(Scene::from_ron(&nested.repeat(10_000)).is_err(), "{nested}");
    }
    for (end, _) in EXAMPLE.trim_end().char_indices() {
        assert!(Scene::from_ron(&EXAMPLE[..end]).is_err(), "{}", &EXAMPLE[..end]);
    }
}

#[test]
fn differences_from_the_expected_result_are_sentences() {
    let scene = Scene::from_ron(EXAMPLE).unwrap();
    let [p, q] = scene.convexes();
    let outcome = gjk::decide(&scene.query(&[p, q]));
    assert_eq!(scene.expect.differences(&outcome), Vec::<String>::new());
    let wrong = Expectation {
        verdict: Some(Verdict::Separate),
        answer: Some(false),
        supports: Some(5),
        separation: Some(1.0),
        ..Expectation::default()
    };
    assert_eq!(
        wrong.differences(&outcome),
        [
            "expected the verdict separate, found overlap",
            "expected the answer no, found yes",
            "expected 5 support points, found 4",
        ]
    );
    assert_eq!(wrong.length_differences(Some(1.5), None), ["expected a separation of 1, found 1.5"]);
    assert_eq!(wrong.length_differences(Some(1.0 + 1e-7), Some(3.0)), Vec::<String>::new());
}

#[test]
fn a_file_is_replaced_atomically_without_leftovers() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("scene.ron");
    for shipped in &SHIPPED[..2] {
        shipped.scene().write(&path).unwrap();
        assert_eq!(Scene::read(&path).unwrap(), shipped.scene());
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    let nowhere = folder.path().join("missing").join("scene.ron");
    let message = SHIPPED[0].scene().write(&nowhere).unwrap_err().to_string();
    assert!(message.starts_with(&nowhere.display().to_string()), "{message}");
}
