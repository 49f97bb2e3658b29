//! Records of lessons: one for each question and for each class, none of them lost or written over.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use eframe::egui::{Key, Modifiers, Role, ViewportCommand, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::{LateFile, Origin, Start, StartFile};
use gjk_sandbox::geometry::Side;
use gjk_sandbox::lesson::Answers;

use super::answers::{class_folder, hand_in, kept, student_in};
use super::keeping::{close, drop_file};
use super::recovery::data_folder;
use super::{Window, click, drag, has, press, push, push_all, scene, step, window_with};

fn key(window: &mut Window, key: Key) {
    press(window, Modifiers::NONE, key);
}

/// A lesson with these pages, in a file of its own.
fn lesson(pages: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lesson.ron");
    fs::write(&path, format!("(lesson: \"Own\", pages: [{pages}])")).unwrap();
    (folder, path)
}

/// Regression: two questions of a page with the same words shared one record, so that the answer to one answered both.
#[test]
fn questions_with_the_same_words_have_records_of_their_own() {
    let (_folder, path) = lesson(
        r#"(name: "one", title: "First page", scene: Shipped("01-triangle-and-quad.ron"), text: "", questions: [
            Choice(ask: "Which?", answers: [(words: "alpha", right: true), (words: "beta")]),
            Choice(ask: "Which?", answers: [(words: "gamma", right: true), (words: "delta")]),
        ])"#,
    );
    let data = data_folder();
    let mut window = student_in(data.path(), &path);
    push_all(&mut window, ["alpha", "delta"]);
    let deeds = kept(data.path())[0].history.clone();
    let asked: Vec<&str> = deeds.iter().map(|deed| deed.question.as_str()).collect();
    assert_eq!(asked, ["Which?", "Which? (2)"]);
    let window = student_in(data.path(), &path);
    assert_eq!((window.query_all_by_label("Right.").count(), has(&window, "Not yet.")), (1, true));
    push_all(&mut student_in(data.path(), &path), ["gamma"]);
    assert_eq!(kept(data.path())[0].answers.iter().filter(|given| given.right).count(), 1);
}

/// Regression: the next class saw the answers of the one before.
#[test]
fn a_class_begins_without_the_answers_of_another() {
    let ((_class, lesson), data) = (class_folder(), data_folder());
    push(&mut student_in(data.path(), &lesson), "They do not");
    // The open lesson is presented.
    let mut window = student_in(data.path(), &lesson);
    assert!(has(&window, "Not yet."));
    key(&mut window, Key::F11);
    assert!(has(&window, "Reveal"));
    key(&mut window, Key::Num1);
    key(&mut window, Key::Enter);
    assert!(has(&window, "Right.") && kept(data.path()).len() == 2, "the earlier answers are kept");
    // What this class has answered is there after a break.
    key(&mut window, Key::F11);
    key(&mut window, Key::F11);
    assert!(has(&window, "Right."));
    // The lesson is opened in presenter mode.
    let data_folder = Some(data.path().to_owned());
    let mut window = window_with(Start { data_folder, ..Start::default() }, vec2(1280.0, 800.0));
    key(&mut window, Key::F11);
    drop_file(&mut window, &lesson);
    assert!(has(&window, "First page") && has(&window, "Reveal"));
}

/// Regression: a second *Hand in* wrote over whatever the file held by then.
#[test]
fn a_second_hand_in_writes_over_no_other_answers() {
    let ((class, lesson), data) = (class_folder(), data_folder());
    let mut window = student_in(data.path(), &lesson);
    push(&mut window, "They do not");
    hand_in(&mut window, "Anna");
    let path = class.path().join("answers-Anna.json");
    let mut other = Answers::read(&path).unwrap();
    other.history[0].time = "2026-11-27T08:00:00Z".to_owned();
    fs::write(&path, other.to_json()).unwrap();
    push_all(&mut window, ["They do", "Hand in"]);
    assert_eq!(Answers::read(&path).unwrap(), other);
    assert_eq!(Answers::read(&class.path().join("answers-Anna-2.json")).unwrap().history.len(), 2);
}

/// Regression: a typed answer that was not submitted yet was lost with the window.
#[test]
fn a_typed_answer_is_submitted_as_the_window_closes() {
    let (_folder, path) = lesson(
        r#"(name: "one", title: "First page", scene: Shipped("01-triangle-and-quad.ron"), text: "", questions: [
            Text(ask: "Whose?", accept: ["Minkowski"]),
        ])"#,
    );
    let data = data_folder();
    let mut window = student_in(data.path(), &path);
    window.get_by_role_and_label(Role::TextInput, "Whose?").focus();
    window.run();
    window.get_by_role_and_label(Role::TextInput, "Whose?").type_text("Minkowski");
    window.run();
    assert!(kept(data.path()).is_empty());
    // The first request ends the typing.
    close(&mut window);
    assert!(!close(&mut window).contains(&ViewportCommand::CancelClose));
    assert_eq!(kept(data.path())[0].history[0].answer, "Minkowski");
}

/// Regression: a page took the place of an unsaved scene that was set aside, without a question.
#[test]
fn turning_a_page_asks_about_a_scene_set_aside() {
    let (_folder, path) = lesson(
        r#"(name: "one", title: "First page", scene: Shipped("07-gem-and-octahedron.ron"), text: ""),
        (name: "two", title: "Second page", scene: Shipped("01-triangle-and-quad.ron"), text: "")"#,
    );
    let mut window = super::window();
    press(&mut window, Modifiers::COMMAND, Key::N);
    drag(&mut window, Side::Q, vec2(30.0, 0.0));
    let own = scene(&window).clone();
    click(&mut window, "3D");
    drop_file(&mut window, &path);
    assert!(has(&window, "First page"), "nothing is lost yet");
    push(&mut window, "Next page");
    window.get_by_label("Save the changes?");
    click(&mut window, "Cancel");
    click(&mut window, "2D");
    assert_eq!(scene(&window), &own);
}

/// Regression: in Compare the arrow asked the other playhead whether the run was at its end, and never turned the page.
#[test]
fn the_arrow_turns_a_presented_page_at_the_end_of_compare() {
    let (_folder, path) = lesson(
        r#"(name: "one", title: "First page", scene: Shipped("01-triangle-and-quad.ron"), text: "", show: (workspace: compare)),
        (name: "two", title: "Second page", scene: Shipped("01-triangle-and-quad.ron"), text: "")"#,
    );
    let mut window = super::window();
    drop_file(&mut window, &path);
    key(&mut window, Key::F11);
    for _ in 0..100 {
        key(&mut window, Key::ArrowRight);
        if has(&window, "Second page") {
            return;
        }
    }
    panic!("the page stays");
}

/// Regression: whether a file is a lesson was asked before the window opened, by reading all of it.
#[test]
fn a_lesson_that_is_read_late_opens() {
    let (_folder, path) = class_folder();
    let late = LateFile::begin(&path, Some(2));
    let start = Start { late: Some(late), step: Some(2), ..Start::default() };
    let mut window = window_with(start, vec2(1280.0, 800.0));
    for _ in 0..600 {
        window.step();
        if has(&window, "First page") {
            break;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    window.run();
    assert_eq!((window.state().document().origin(), step(&window)), (&Origin::Lesson, 1));
    let read = LateFile::begin(Path::new(&path), None).within(Duration::from_mins(1)).unwrap();
    assert!(matches!(read, Ok(StartFile::Lesson(_))), "{read:?}");
}
