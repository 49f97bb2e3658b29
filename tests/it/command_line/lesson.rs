//! `lesson check`, `lesson notes` and `lesson collect`.

use gjk_sandbox::cli::Exit;
use gjk_sandbox::lesson::SHIPPED;

use super::{call, folder, path};

/// The table of a class with one student.
fn table(questions: &str, row: &str) -> String {
    let later = "right_in_the_end,attempts,solutions_shown,started_over,file,problem";
    format!("name,lesson,right,answered{questions},{later}\n{row}\n")
}

const WRONG: &str = r#"(lesson: "x", pages: [
    (name: "a", title: "A", text: "{nothing}", scene: Shipped("01-triangle-and-quad.ron")),
])"#;

#[test]
fn lessons_are_checked_with_a_status() {
    let files = folder(&[("right.ron", SHIPPED[0].1), ("wrong.ron", WRONG), ("broken.ron", "(lesson: ")]);
    let [right, wrong, broken, none] =
        ["right.ron", "wrong.ron", "broken.ron", "none.ron"].map(|name| path(&files, name));
    let done = call(&["lesson", "check", &right]);
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""));
    assert!(done.out.contains("ok, 4 pages"), "{}", done.out);
    let done = call(&["lesson", "check", &right, &wrong]);
    assert_eq!(done.exit, Exit::Differs);
    assert!(done.out.contains("wrong.ron: page `a`, text: "), "{}", done.out);
    for bad in [&broken, &none] {
        let done = call(&["lesson", "check", bad, &right]);
        assert_eq!(done.exit, Exit::BadInput);
        assert!(done.errors.contains(bad.as_str()) && done.out.contains("ok, 4 pages"), "{}", done.errors);
    }
}

#[test]
fn the_table_of_a_class_is_written() {
    let answers = r#"{"version":1,"name":"Ada","lesson":"L","answers":[{"page":"p","question":"q","answer":"a","right":true}]}"#;
    let files = folder(&[("answers-Ada.json", answers), ("empty/x.txt", "")]);
    let class = path(&files, "");
    let done = call(&["lesson", "collect", &class]);
    assert_eq!(
        (done.exit, done.out.as_str()),
        (Exit::Done, table(",\"p: q\"", "\"Ada\",\"L\",1,1,1,1,1,,,\"answers-Ada.json\",").as_str())
    );
    let done = call(&["lesson", "collect", &class, "--format", "questions"]);
    assert!(
        done.out.contains("\n\"L\",\"p\",\"q\",\"1\",\"1\",\"1\",\"1\",\"0\",\"\",\"\",\"\"\n"),
        "{}",
        done.out
    );
    let done = call(&["lesson", "collect", &class, "--format", "html"]);
    assert!(done.out.starts_with("<!DOCTYPE html>") && done.out.contains("1 of 1"), "{}", done.out);
    let done = call(&["lesson", "collect", &path(&files, "empty")]);
    assert_eq!(done.exit, Exit::BadInput);
    assert!(done.errors.contains("found none"), "{}", done.errors);
}

/// Regression: notes and handouts printed `{nothing}`, and left out a question that the run does not answer.
#[test]
fn what_the_run_does_not_have_is_not_printed() {
    let in_notes = WRONG.replace(r#"text: "{nothing}""#, r#"text: "", notes: "{nothing}""#);
    let in_question = WRONG.replace(r#"text: "{nothing}""#, r#"text: "", questions: [Region(step: 999)]"#);
    let files = folder(&[("text.ron", WRONG), ("notes.ron", &in_notes), ("question.ron", &in_question)]);
    let output = path(&files, "out.html");
    for (name, part) in [("text.ron", "text: "), ("notes.ron", "notes: "), ("question.ron", "question 1: ")] {
        let lesson = path(&files, name);
        let place = format!("{name}: page `a`, {part}");
        let checked = call(&["lesson", "check", &lesson]);
        assert!(checked.out.contains(&place), "{}", checked.out);
        for command in [&["lesson", "notes", &lesson][..], &["handout", &lesson]] {
            let done = call(&[command, &["--output", &output]].concat());
            assert_eq!(done.exit, Exit::BadInput, "{command:?}");
            assert!(
                done.errors.contains(&place) && checked.out.contains(done.errors.trim()),
                "{}",
                done.errors
            );
            assert!(!std::path::Path::new(&output).exists(), "{command:?}");
        }
    }
}

/// An error of the notation has its line and column, its field, and our words, as in scenes.
#[test]
fn errors_of_the_notation_have_their_place() {
    let unknown = "(lesson: \"x\", pages: [\n    (name: \"a\", titel: \"A\", text: \"\"),\n])";
    for (text, error) in [
        (unknown, "bad.ron:2:17: pages[0].titel: expected one of name, title, "),
        ("(lesson: \"x\", pages: 3)", "bad.ron:1:22: pages: expected an opening `[`, found `3`"),
        ("(lesson: \"x\"", "bad.ron:1:13: lesson: expected "),
        ("(lesson: x)", "bad.ron:1:10: lesson: expected a string in quotes, found `x`"),
    ] {
        let files = folder(&[("bad.ron", text)]);
        let done = call(&["lesson", "check", &path(&files, "bad.ron")]);
        assert_eq!(done.exit, Exit::BadInput);
        assert!(done.errors.contains(error), "{}", done.errors);
    }
}

/// Regression: the name of a page forged an `ok` line of another lesson, and set the title of the terminal.
#[test]
fn names_from_lessons_stay_on_their_line() {
    let name = r"\u{1b}]0;PWNED\u{7}\u{1b}[31m\nother.ron: ok, 1 page, 0 questions, 0 minutes\u{202e}";
    let text = format!(
        r#"(lesson: "L", pages: [(name: "{name}", title: "T", scene: Shipped("01-triangle-and-quad.ron"), step: Step(999), text: "x")])"#
    );
    let files = folder(&[("escape-name.ron", &text)]);
    let done = call(&["lesson", "check", &path(&files, "escape-name.ron")]);
    assert_eq!((done.exit, done.out.lines().count()), (Exit::Differs, 1), "{:?}", done.out);
    let acts = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
    assert!(done.out.contains("PWNED") && !done.out.contains(acts), "{:?}", done.out);
}

#[test]
fn names_of_students_stay_in_their_cells() {
    let answers = |name: &str| {
        let name = serde_json::Value::from(name);
        format!(
            r#"{{"version":1,"name":{name},"lesson":"@L","answers":[{{"page":"p","question":"q","answer":"\u001b<b>","right":false}}]}}"#
        )
    };
    let names = [
        (" =1+1", "\"' =1+1\""),
        ("\t@SUM(A1)", "\"' @SUM(A1)\""),
        ("＝1", "\"'＝1\""),
        ("\u{200b}\u{feff}-1", "\"'\u{200b}\u{feff}-1\""),
        ("\r+1", "\"' +1\""),
        ("a\"\n\u{1b}[31m,b\u{202e}", "\"a\"\" \u{fffd}[31m,b\u{fffd}\""),
    ];
    for (name, cell) in names {
        let files = folder(&[("answers-x.json", &answers(name))]);
        let class = path(&files, "");
        let csv = call(&["lesson", "collect", &class]).out;
        let row = format!("{cell},\"'@L\",0,1,0,0,1,,,\"answers-x.json\",");
        assert_eq!(csv, table(",\"p: q\"", &row));
        let csv = call(&["lesson", "collect", &class, "--format", "questions"]).out;
        assert!(csv.contains("\n\"'@L\",") && !csv.contains(['\u{1b}', '\u{202e}']), "{csv}");
        let html = call(&["lesson", "collect", &class, "--format", "html"]).out;
        assert!(!html.contains(['\u{1b}', '\u{202e}']) && html.contains("&lt;b&gt;"), "{html}");
    }
}

/// Regression: answers of another version were read as answers of this one, and links were silently skipped.
#[test]
fn answers_are_read_or_refused() {
    let answers = |version: u32| format!(r#"{{"version":{version},"name":"Ada","lesson":"L","answers":[]}}"#);
    let files = folder(&[("answers-x.json", &answers(99)), ("class/notes", ""), ("hers.json", &answers(1))]);
    let done = call(&["lesson", "collect", &path(&files, "")]);
    assert_eq!(done.exit, Exit::BadInput);
    let found = "version: expected 1, found 99, written by a newer version of the program\n";
    assert!(done.errors.ends_with(found), "{}", done.errors);
    #[cfg(unix)]
    {
        let link = path(&files, "class/answers-ada.json");
        std::os::unix::fs::symlink("../hers.json", &link).unwrap();
        let done = call(&["lesson", "collect", &path(&files, "class")]);
        let row = "\"Ada\",\"L\",0,0,0,0,,,\"answers-ada.json\",";
        assert_eq!(done.out, table("", row), "{}", done.errors);
        std::os::unix::fs::symlink("nowhere", path(&files, "class/answers-bob.json")).unwrap();
        let done = call(&["lesson", "collect", &path(&files, "class")]);
        assert!(done.errors.contains("answers-bob.json: cannot be read"), "{}", done.errors);
        let is_flagged = done.out.contains(row) && done.out.contains(",\"answers-bob.json\",\"");
        assert!(is_flagged && done.exit == Exit::BadInput, "{}", done.out);
    }
}

/// The sheet for the teacher has every page with its minutes, its notes, and its questions with their answers.
#[test]
fn the_notes_for_the_teacher_are_printed() {
    let course = SHIPPED.iter().find(|(name, _)| *name == "gjk-in-two-hours.ron").unwrap().1;
    let files = folder(&[("course.ron", course)]);
    let [lesson, notes] = ["course.ron", "notes.html"].map(|name| path(&files, name));
    let done = call(&["lesson", "notes", &lesson]);
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""));
    for words in
        ["GJK in two hours: notes for the teacher", "18 pages, 120 minutes", "Let the class vote", "☒ Yes"]
    {
        assert!(done.out.contains(words), "{words}");
    }
    assert!(done.out.contains("2. Two intervals (minute 5 to 10)"), "the times add up");
    assert_eq!(done.out.matches("<h2>").count(), 18);
    assert_eq!(call(&["lesson", "notes", &lesson, "--output", &notes]).exit, Exit::Done);
    assert_eq!(std::fs::read_to_string(&notes).unwrap(), done.out);
    assert_eq!(
        call(&["lesson", "notes", &lesson, "--output", &lesson]).exit,
        Exit::BadInput,
        "not over the lesson"
    );
}
