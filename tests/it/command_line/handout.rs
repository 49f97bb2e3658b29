//! `handout`: a run or a lesson on paper.

use std::fs;

use clap::Parser as _;
use gjk_sandbox::cli::{Arguments, Exit};
use gjk_sandbox::lesson;

use super::{call, folder, path};
use crate::shapes::EXAMPLE;

#[test]
fn a_handout_and_its_key_are_written() {
    let files = folder(&[("scene.ron", EXAMPLE), ("lesson.ron", lesson::SHIPPED[1].1)]);
    for (source, name, begins) in [
        ("scene.ron", "a.html", "<!DOCTYPE html>"),
        ("scene.ron", "a.pdf", "%PDF-"),
        ("scene.ron", "a.svg", "<svg"),
        ("lesson.ron", "b.html", "<!DOCTYPE html>"),
    ] {
        let (output, key) = (path(&files, name), path(&files, &format!("key-{name}")));
        let source = path(&files, source);
        let arguments =
            ["handout", &source, "--output", &output, "--key", &key, "--blanks", "numbers,regions"];
        let done = call(&arguments);
        assert_eq!((done.exit, done.errors.as_str(), done.out.as_str()), (Exit::Done, "", ""), "{name}");
        let [student, key] = [&output, &key].map(|file| fs::read(file).unwrap());
        assert!(student.starts_with(begins.as_bytes()) && key.starts_with(begins.as_bytes()), "{name}");
        assert_ne!(student, key, "{name}");
    }
}

#[test]
fn what_cannot_be_a_handout_is_refused_and_nothing_is_written() {
    let files = folder(&[("scene.ron", EXAMPLE), ("other.ron", "(lesson: oops")]);
    let scene = path(&files, "scene.ron");
    let cases: [(&str, &[&str], &str); 5] = [
        (&scene, &["--output", "a.txt"], ".html, .pdf or .svg"),
        (&scene, &["--output", "a.pdf", "--steps", "1,99"], "each from 1 to"),
        (&scene, &["--output", "a.pdf", "--key", "b.doc"], ".doc"),
        (&path(&files, "other.ron"), &["--output", "a.pdf"], "lesson: expected a string in quotes"),
        (&path(&files, "none.ron"), &["--output", "a.pdf"], "none.ron"),
    ];
    for (source, options, named) in cases {
        let options: Vec<String> = options
            .iter()
            .map(|it| if it.contains('.') { path(&files, it) } else { (*it).to_owned() })
            .collect();
        let mut arguments = vec!["handout", source];
        arguments.extend(options.iter().map(String::as_str));
        let done = call(&arguments);
        assert_eq!(done.exit, Exit::BadInput, "{arguments:?}");
        assert!(done.errors.contains(named), "{}", done.errors);
        assert!(!fs::exists(path(&files, "a.pdf")).unwrap(), "{arguments:?}");
    }
    let done = call(&["handout", &scene, "--output", &scene]);
    assert_eq!(done.exit, Exit::BadInput);
}

/// The polytope of a prism with 400 sides grows in thousands of steps: two minutes of pictures that nobody prints.
#[test]
fn a_handout_has_a_limit_of_steps() {
    let prism = "(format: 1, dimension: 3, p: (shape: Prism(sides: 400, radius: 1, half_height: 1), \
                 pose: (orientation: (0.5, 0.5, 0.5, 0.5))), q: (shape: Points([(0, 0, 0)]), \
                 pose: (position: (1e-160, 0, 0))), query: (algorithm: distance))";
    let files = folder(&[("scene.ron", prism)]);
    let [scene, output] = ["scene.ron", "a.svg"].map(|name| path(&files, name));
    let done = call(&["handout", &scene, "--output", &output, "--steps", "all"]);
    assert_eq!(done.exit, Exit::BadInput);
    assert!(done.errors.contains("expected at most 500 steps"), "{}", done.errors);
    assert_eq!(call(&["handout", &scene, "--output", &output, "--steps", "1..3"]).exit, Exit::Done);
}

/// Regression: `--steps 1,1,1,…` made a handout of 2,000 equal pictures.
#[test]
fn a_step_given_twice_is_refused() {
    let parsed = Arguments::try_parse_from([
        "gjk-sandbox",
        "handout",
        "a.ron",
        "--output",
        "a.pdf",
        "--steps",
        "1,2,1",
    ]);
    let error = parsed.unwrap_err().to_string();
    assert!(error.contains("expected each step once, found 1 again"), "{error}");
}
