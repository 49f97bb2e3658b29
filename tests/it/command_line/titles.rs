//! Does a title with control characters or markup stay one harmless line in every output?

use resvg::usvg::roxmltree::Document;
use serde_json::Value;

use super::{call, folder, path};

/// A terminal escape, a line end, a separator and a mark that reverses the direction of text.
const TITLE: &str = "a\u{1b}]0;pwned\u{7}\nb\u{2028}c\u{202e}d\u{9b}2J <&>";

fn scene() -> String {
    format!(
        "(format: 1, dimension: 2, title: {TITLE:?}, p: (shape: Points([(0, 0), (1, 0)])), q: (shape: Points([(0, 1)])))"
    )
}

fn acts(c: char) -> bool {
    c.is_control() && c != '\n'
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A lesson that is hostile in every text.
fn lesson() -> String {
    let title = format!("{TITLE:?}");
    format!(
        r#"(lesson: {title}, about: {title}, audience: {title}, pages: [(name: {title}, title: {title},
            scene: Shipped("01-triangle-and-quad.ron"), step: Step(999), text: {title}, notes: {title}, hints: [{title}],
            questions: [Choice(ask: {title}, answers: [(words: {title}, right: true), (words: "=1", feedback: {title})]),
            Text(ask: "?", accept: [{title}])], goal: Some(Region({title})), solution: Some(Play))])"#
    )
}

/// The texts of a lesson stay harmless in the check, and on paper in every format.
#[test]
fn the_texts_of_a_lesson_act_on_nothing() {
    let folder = folder(&[("lesson.ron", &lesson())]);
    let file = path(&folder, "lesson.ron");
    let done = call(&["lesson", "check", &file]);
    assert!(!done.out.is_empty() && !done.out.contains(acts), "{:?}", done.out);
    for line in done.out.lines() {
        assert!(line.starts_with(file.as_str()), "a forged line: {line:?}");
    }
    for extension in ["html", "svg", "pdf"] {
        let [sheet, key] = ["sheet", "key"].map(|name| path(&folder, &format!("{name}.{extension}")));
        let done = call(&["handout", &file, "--output", &sheet, "--key", &key]);
        assert_eq!(done.errors, "", "{extension}");
        for written in [sheet, key] {
            let bytes = std::fs::read(&written).unwrap();
            if extension == "pdf" {
                // A PDF holds the title as UTF-16 and as UTF-8; its pages are those of the drawing.
                for text in ["\u{1b}]0;", "\u{202e}d"] {
                    let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
                    for acting in [wide.as_slice(), text.as_bytes()] {
                        let has = bytes.windows(acting.len()).any(|part| part == acting);
                        assert!(!has, "{written}: {text:?}");
                    }
                }
            } else {
                let text = String::from_utf8(bytes).unwrap();
                assert!(text.contains("&lt;&amp;&gt;") && !text.contains(acts), "{written}");
            }
        }
    }
}

/// Data go to standard output as they go to a file.
#[test]
fn standard_output_and_a_file_hold_the_same() {
    let folder = folder(&[("scene.ron", &scene())]);
    let (file, written) = (path(&folder, "scene.ron"), path(&folder, "written"));
    for (command, formats) in [
        ("trace", &["text", "markdown", "json", "csv"][..]),
        ("export", &["csv", "json", "ron", "rust", "python", "python-test"][..]),
    ] {
        for format in formats {
            let mut arguments = vec![command, &file, "--format", format];
            let printed = call(&arguments).out;
            arguments.extend(["--output", &written]);
            assert_eq!(call(&arguments).errors, "");
            assert_eq!(printed, std::fs::read_to_string(&written).unwrap(), "{command} {format}");
        }
    }
}

#[test]
fn a_title_acts_on_nothing() {
    let folder = folder(&[("scene.ron", &scene())]);
    let (file, picture) = (path(&folder, "scene.ron"), path(&folder, "picture.svg"));
    for arguments in [
        vec!["trace", &file],
        vec!["trace", &file, "--format", "markdown"],
        vec!["trace", &file, "--format", "json"],
        vec!["check", &file],
        vec!["check", &file, "--format", "json"],
        vec!["export", &file, "--format", "rust-test"],
        vec!["export", &file, "--format", "cpp-test"],
        vec!["export", &file, "--format", "python-test"],
    ] {
        let done = call(&arguments);
        assert!(!done.out.is_empty() && !done.out.contains(acts), "{arguments:?}: {:?}", done.out);
    }
    assert!(
        call(&["trace", &file])
            .out
            .starts_with("a\u{fffd}]0;pwned\u{fffd} b\u{fffd}c\u{fffd}d\u{fffd}2J <&>\n")
    );

    let json: Value = serde_json::from_str(&call(&["trace", &file, "--format", "json"]).out).unwrap();
    assert_eq!(json["scene"], TITLE, "JSON escapes what it keeps");

    assert_eq!(call(&["render", &file, "--output", &picture]).errors, "");
    let svg = std::fs::read_to_string(picture).unwrap();
    assert!(!svg.contains(acts), "{svg}");
    Document::parse(&svg).unwrap();
}
