//! `export`: shapes of a scene in other formats.

use std::fs;

use clap::Parser as _;
use gjk_sandbox::cli::{Arguments, Exit};
use gjk_sandbox::exchange::Format;
use gjk_sandbox::geometry::Dimension;

use super::{WALK_THROUGH, call, folder, path, shipped_folder};

#[test]
fn a_pair_goes_to_standard_output_or_to_a_file() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let scene = path(&folder, "scene.ron");
    let done = call(&["export", &scene, "--format", "csv"]);
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""));
    assert_eq!(done.out, "shape,x,y\nP,4,5\nP,4,11\nP,9,9\nQ,5,7\nQ,12,7\nQ,10,2\nQ,7,3\n");
    let output = path(&folder, "pair.csv");
    let written = call(&["export", &scene, "--format", "csv", "--output", &output]);
    assert_eq!((written.exit, written.out.as_str()), (Exit::Done, ""));
    assert_eq!(fs::read_to_string(&output).unwrap(), done.out);
}

#[test]
fn every_format_and_every_part() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let scene = path(&folder, "scene.ron");
    for format in Format::ALL {
        for what in ["p", "q", "pair", "difference"] {
            let done = call(&["export", &scene, "--format", format.name(), "--what", what]);
            let refused = (format.is_test() && what != "pair") || !format.has(Dimension::Two);
            assert_eq!(done.exit, if refused { Exit::BadInput } else { Exit::Done }, "{format} {what}");
            assert_eq!(done.errors.lines().count(), usize::from(refused), "{}", done.errors);
        }
    }
    let difference = call(&["export", &scene, "--format", "csv", "--what", "difference"]);
    assert_eq!(
        difference.out, "x,y\n-8,-2\n-1,-2\n4,2\n2,6\n-3,8\n-6,9\n-8,4\n",
        "the corners of the article"
    );
}

#[test]
fn out_and_in_again_is_the_same_pair() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let scene = path(&folder, "scene.ron");
    for format in ["csv", "json", "ron", "rust", "cpp", "python", "javascript"] {
        let (file, back) = (path(&folder, &format!("pair.{format}")), path(&folder, "back.ron"));
        assert_eq!(call(&["export", &scene, "--format", format, "--output", &file]).exit, Exit::Done);
        let done = call(&["import", &file, "--output", &back]);
        assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""), "{format}");
        assert!(done.out.starts_with("2 lists: 3 and 4 points, 2D\n"), "{}", done.out);
        let csv = |scene: &str| call(&["export", scene, "--format", "csv"]).out;
        assert_eq!(csv(&back), csv(&scene), "{format}");
    }
}

#[test]
fn a_curved_shape_is_refused_where_only_vertices_are_written() {
    let disc = shipped_folder().join("06-disc-and-capsule.ron");
    let done = call(&["export", disc.to_str().unwrap(), "--format", "obj"]);
    assert_eq!((done.exit, done.out.as_str()), (Exit::BadInput, ""));
    let message = "P (disc) has no vertices to list: make it a polytope first\n";
    assert_eq!(done.errors, format!("{}: {message}", disc.display()));
    let parsed = Arguments::try_parse_from(["gjk-sandbox", "export", "a.ron", "--format", "docx"]);
    assert!(parsed.unwrap_err().to_string().contains("expected one of csv, json, ron"));
}

/// The disc of the scene and its capsule, in JSON and for an engine.
#[test]
fn a_curved_shape_is_written_with_its_numbers() {
    let disc = shipped_folder().join("06-disc-and-capsule.ron");
    let disc = disc.to_str().unwrap();
    for format in Format::ALL {
        let done = call(&["export", disc, "--format", format.name()]);
        if matches!(done.exit, Exit::Done) {
            assert_eq!(done.errors, "", "{format}");
        } else {
            assert_eq!(done.errors.lines().count(), 1, "{format}: {}", done.errors);
        }
    }
    let json = call(&["export", disc, "--format", "json"]);
    assert!(json.out.contains("\"P\": {\"kind\": \"disc\", \"center\": ["), "{}", json.out);
    let box2d = call(&["export", disc, "--format", "box2d", "--what", "p"]);
    assert!(box2d.out.contains("    b2Circle P = {{0.0f, 0.0f}, "), "{}", box2d.out);
}
