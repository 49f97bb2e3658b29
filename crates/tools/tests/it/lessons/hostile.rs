//! Hostile lesson files: invalid content is refused with its place, and no lesson reads other files.

use std::path::Path;
use std::time::{Duration, Instant};

use gjk_tools::lesson::{Loaded, MAX_FILE_SIZE, is_lesson, problems};

use super::page;

fn refusal(text: &str) -> String {
    Loaded::parse(text, Path::new("lesson.ron")).map(|_| ()).unwrap_err().to_string()
}

#[test]
fn files_that_are_no_lessons_are_refused_with_their_place() {
    let choice =
        |answers: &str| page(&format!(r#"text: "", questions: [Choice(ask: "?", answers: [{answers}])]"#));
    let cases = [
        (String::new(), "1:1"),
        ("(lesson: \"x\",\n pages: oops)".to_owned(), "2:"),
        (r#"(lesson: "x", pages: [])"#.to_owned(), "1 to 500 pages"),
        (
            r#"(lesson: "x", pages: [(name: "a", title: "A", text: "")])"#.to_owned(),
            "a scene on the first page",
        ),
        (page(r#"text: "", next: Some("nowhere")"#), "`nowhere`"),
        (page(r#"text: "", minutes: -1"#), "minutes"),
        (page(r#"text: "", minutes: inf"#), "minutes"),
        // A tiny time: it was shown with 320 zeros.
        (page(r#"text: "", minutes: 1e-320"#), "0, or 0.01 to 1000 minutes"),
        (page(r#"text: "", color: 3"#), "color"),
        (page(r#"text: "", goal: Some(Verdict(maybe))"#), "maybe"),
        (page(r#"text: "", goal: Some(Supports(-1))"#), "a whole number that is not negative"),
        (page(r#"text: "", questions: [Number(ask: "?", value: "{v}", tolerance: NaN)]"#), "tolerance"),
        (page(r#"text: "", questions: [Text(ask: "?", accept: [])]"#), "a right answer"),
        (choice(r#"(words: "a", right: true)"#), "two answers"),
        (choice(r#"(words: "a", right: true, next: Some("b")), (words: "b")"#), "`b`"),
        (page(r#"text: "" "#).replace("01-triangle-and-quad.ron", "no-such.ron"), "`no-such.ron`"),
    ];
    for (text, named) in cases {
        let refusal = refusal(&text);
        assert!(refusal.starts_with("lesson.ron") && refusal.contains(named), "{text}\n{refusal}");
        assert!(refusal.lines().count() == 1, "{refusal}");
    }
}

#[test]
fn scenes_are_read_beside_the_lesson_only() {
    for path in ["/etc/hostname", "../scene.ron", "a/../../scene.ron", ""] {
        let text =
            format!(r#"(lesson: "x", pages: [(name: "a", title: "A", text: "", scene: File("{path}"))])"#);
        let refusal = refusal(&text);
        assert!(refusal.contains("beside the lesson") || path.is_empty(), "{path}: {refusal}");
    }
}

#[test]
fn deep_and_long_files_are_refused_at_once() {
    let deep = format!(r#"text: "", goal: Some({}AtEnd{})"#, "All([".repeat(5000), "])".repeat(5000));
    assert!(refusal(&page(&deep)).contains("recursion"), "nesting is limited");
    assert!(refusal(&" ".repeat(MAX_FILE_SIZE + 1)).contains("more than"), "length is limited");
}

/// All values of the run were computed for each name in braces: 24 seconds.
#[test]
fn a_text_of_a_hundred_thousand_values_is_checked_at_once() {
    let text = page(&format!(r#"text: "{}""#, "{steps} {verdict@2} ".repeat(100_000)));
    let begin = Instant::now();
    assert_eq!(problems(&Loaded::parse(&text, Path::new("lesson.ron")).unwrap()), []);
    assert!(begin.elapsed() < Duration::from_secs(10), "{:?}", begin.elapsed());
}

/// Regression: all of a file was read to see how it begins, so that a large one was no lesson, and its error that of a scene.
#[test]
fn the_beginning_of_a_file_says_whether_it_is_a_lesson() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("large.ron");
    let text = format!("// a comment\n(lesson: \"x\", {}", " ".repeat(MAX_FILE_SIZE));
    std::fs::write(&path, text).unwrap();
    assert!(is_lesson(&path));
}
