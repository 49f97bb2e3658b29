//! Outputs that would replace an input or another output, and outputs that cannot be written. The command refuses them
//! before the work; if it cannot, it still prints the result.

use std::fs;
use std::path::Path;

use gjk_sandbox::cli::Exit;

use super::{WALK_THROUGH, call, folder, path};

const ANSWERS: &str = r#"{"version":1,"name":"Ada","lesson":"L","answers":[{"page":"p","question":"q","answer":"3","right":true}]}"#;
const LESSON: &str = r#"(lesson: "x", pages: [
    (name: "a", title: "t", text: "t", scene: File("mine.html")),
    (name: "b", title: "t", text: "t", goal: Some(Verdict(separate)), solution: Some(Scene(File("end.html")))),
])"#;

/// A solver that creates this file when it starts, and then ends.
fn solver(mark: &str) -> [String; 4] {
    ["--", "sh", "-c", &format!("mkdir -p '{mark}'")].map(str::to_owned)
}

fn refusal(arguments: &[&str]) -> String {
    let done = call(arguments);
    assert_eq!(done.exit, Exit::BadInput, "{arguments:?}: {}", done.out);
    assert_eq!((done.out.as_str(), done.errors.lines().count()), ("", 1), "{arguments:?}: {}", done.errors);
    done.errors
}

/// Regression: the table of a class replaced the answers of a student, and a handout the scene of the lesson's page.
#[test]
fn what_is_read_through_a_folder_or_a_document_is_no_output() {
    let files = folder(&[
        ("answers-ada.json", ANSWERS),
        ("l.ron", LESSON),
        ("mine.html", WALK_THROUGH),
        ("end.html", WALK_THROUGH),
        ("scenes/a.json", WALK_THROUGH),
    ]);
    let place = |name: &str| path(&files, name);
    let (class, answers, lesson) = (place(""), place("answers-ada.json"), place("l.ron"));
    let is_input = |errors: &str, input: &str| {
        let expected = format!("expected an output that is not an input, found the input {input}\n");
        assert!(errors.ends_with(&expected), "{errors}");
    };
    is_input(&refusal(&["lesson", "collect", &class, "--output", &answers]), &answers);
    for (scene, option) in [("mine.html", "--output"), ("mine.html", "--key"), ("end.html", "--output")] {
        let scene = place(scene);
        let mut arguments = vec!["handout", &lesson, option, &scene];
        let other = place("other.html");
        if option == "--key" {
            arguments.extend(["--output", &other]);
        }
        is_input(&refusal(&arguments), &scene);
    }
    let (scene, mark) = (place("scenes/a.json"), place("mark"));
    let solver = solver(&mark);
    let solver: Vec<&str> = solver.iter().map(String::as_str).collect();
    let arguments = ["grade", "--corpus", &scene, "--report", &scene];
    is_input(&refusal(&[&arguments[..], &solver[..]].concat()), &scene);
    let arguments = ["grade", "--report", &scene, "--", "cat", &scene];
    is_input(&refusal(&arguments), &scene);
    assert!(!Path::new(&mark).exists());
    for name in ["mine.html", "end.html", "scenes/a.json"] {
        assert_eq!(fs::read_to_string(place(name)).unwrap(), WALK_THROUGH, "{name}");
    }
    assert_eq!(fs::read_to_string(&answers).unwrap(), ANSWERS);
}

/// Regression: with `--key` on the students' sheet the key was left in its place.
#[test]
fn two_outputs_are_two_files() {
    let files = folder(&[("scene.ron", WALK_THROUGH), ("old.pdf", "old"), ("sub/x", "")]);
    let place = |name: &str| path(&files, name);
    let scene = place("scene.ron");
    for (one, other) in [("h.pdf", "h.pdf"), ("h.pdf", "sub/../h.pdf"), ("old.pdf", "sub/../old.pdf")] {
        let (one, other) = (place(one), place(other));
        let errors = refusal(&["handout", &scene, "--output", &one, "--key", &other]);
        assert_eq!(errors, format!("{other}: expected a separate output, found the output {one}\n"));
    }
    let (report, mark) = (place("r.json"), place("mark"));
    let solver = solver(&mark);
    let solver: Vec<&str> = solver.iter().map(String::as_str).collect();
    let errors = refusal(&[&["grade", "--report", &report, "--report", &report], &solver[..]].concat());
    assert!(errors.contains("expected a separate output"), "{errors}");
    // Pictures of several steps, of which one leads to another.
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("run-02.svg", place("run-01.svg")).unwrap();
        let errors = refusal(&["render", &scene, "--output", &place("run.svg"), "--steps", "all"]);
        assert!(errors.contains("expected a separate output"), "{errors}");
    }
    assert_eq!(fs::read_to_string(place("old.pdf")).unwrap(), "old");
}

/// Regression: `grade` judged 2,000 pairs before it noticed that its report had no folder.
#[test]
fn an_output_that_cannot_be_written_is_refused_before_the_work() {
    let files = folder(&[("scene.ron", WALK_THROUGH), ("answers-ada.json", ANSWERS), ("file", "")]);
    let place = |name: &str| path(&files, name);
    let (scene, class, mark) = (place("scene.ron"), place(""), place("mark"));
    let solver = solver(&mark);
    let solver: Vec<&str> = solver.iter().map(String::as_str).collect();
    for wrong in ["no/such", "file/such"] {
        let output = |ending: &str| place(&format!("{wrong}.{ending}"));
        let (html, svg, ron, csv) = (output("html"), output("svg"), output("ron"), output("csv"));
        let huge = ["--pairs", "99000"];
        let commands: [&[&str]; 9] = [
            &[&["grade", "--report", &html], &solver[..]].concat(),
            &["render", &scene, "--output", &svg],
            &["render", &scene, "--steps", "all", "--output", &svg],
            &["trace", &scene, "--output", &csv],
            &["handout", &scene, "--output", &html],
            &["lesson", "collect", &class, "--output", &csv],
            &["export", &scene, "--format", "csv", "--output", &csv],
            &["import", &scene, "--output", &ron],
            &[&["corpus", "--output", &csv], &huge[..]].concat(),
        ];
        for command in commands {
            let errors = refusal(command);
            assert!(errors.contains("cannot be written"), "{errors}");
        }
    }
    let (inside, million) = (place("file/folder"), "1000000000");
    refusal(&["lab", "--pairs", million, "--save", &inside]);
    refusal(&["corpus", "--format", "ron", "--pairs", "99000", "--output", &inside]);
    assert!(!Path::new(&mark).exists(), "the solver was not started");
    assert_eq!(fs::read_dir(files.path()).unwrap().count(), 3);
}

/// The solver puts a folder in the place of the report while it is judged.
#[cfg(unix)]
#[test]
fn a_report_that_cannot_be_written_after_all_does_not_keep_the_result_back() {
    let files = folder(&[]);
    let report = path(&files, "r.json");
    let solver = solver(&report);
    let solver: Vec<&str> = solver.iter().map(String::as_str).collect();
    let done = call(&[&["grade", "--pairs", "3", "--report", &report], &solver[..]].concat());
    assert_eq!(done.exit, Exit::BadInput);
    assert!(done.out.contains("0 of 3 pairs right"), "{}", done.out);
    assert_eq!(done.errors, format!("{report}: expected a plain file, found a folder\n"));
}
