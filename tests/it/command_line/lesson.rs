//! `lesson check` and `lesson collect`.

use gjk_sandbox::cli::Exit;
use gjk_sandbox::lesson::SHIPPED;

use super::{call, folder, path};

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
    assert!(done.out.contains("ok, 13 pages"), "{}", done.out);
    let done = call(&["lesson", "check", &right, &wrong]);
    assert_eq!(done.exit, Exit::Differs);
    assert!(done.out.contains("wrong.ron: page `a`, text: "), "{}", done.out);
    for bad in [&broken, &none] {
        let done = call(&["lesson", "check", bad, &right]);
        assert_eq!(done.exit, Exit::BadInput);
        assert!(done.errors.contains(bad.as_str()) && done.out.contains("ok, 13 pages"), "{}", done.errors);
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
        (Exit::Done, "name,lesson,right,answered,\"p: q\"\n\"Ada\",\"L\",1,1,1\n")
    );
    let done = call(&["lesson", "collect", &class, "--format", "html"]);
    assert!(done.out.starts_with("<!DOCTYPE html>") && done.out.contains("1 of 1"), "{}", done.out);
    let done = call(&["lesson", "collect", &path(&files, "empty")]);
    assert_eq!(done.exit, Exit::BadInput);
    assert!(done.errors.contains("found none"), "{}", done.errors);
}
