//! New scenes, recent scenes, and the scene that each dimension keeps: earlier experiments can be restored, and the
//! user's own scenes are never replaced without a question.

use std::path::PathBuf;

use eframe::egui::{Key, Modifiers, ViewportCommand};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::Origin;
use gjk_sandbox::geometry::{Dimension, Shape, Side};
use gjk_sandbox::gjk::{self, Verdict};
use gjk_sandbox::scene::{Scene, library};

use super::files::by_path;
use super::files_of_others::{changed_file, scene_file, window_on};
use super::keeping::close;
use super::recovery::{kept, wait, wait_in, window_in, x};
use super::{
    Window, click, click_all, clicked, enter, press, press_all, push, scene, step, undo_name, window,
};

fn open_recent(window: &mut Window) {
    click_all(window, ["File", "Recent"]);
}

fn is_asked(window: &Window) -> bool {
    window.query_by_label("Save the changes?").is_some()
}

fn new(window: &mut Window, dimension: Dimension) {
    let shift = if dimension == Dimension::Three { Modifiers::SHIFT } else { Modifiers::NONE };
    press(window, Modifiers::COMMAND | shift, Key::N);
}

#[test]
fn a_new_scene_has_two_shapes_apart_and_no_words() {
    for dimension in [Dimension::Two, Dimension::Three] {
        let mut window = window();
        new(&mut window, dimension);
        let made = scene(&window).clone();
        assert_eq!((made.dimension, made.title.as_str(), made.notes.as_str()), (dimension, "", ""));
        assert_eq!(window.state().document().origin(), &Origin::New);
        let convexes = made.convexes();
        assert_eq!(gjk::decide(&made.query(&convexes)).verdict, Verdict::Separate);
        assert_eq!(made.others.len(), 0);
        // Nothing is lost with it until it is changed.
        new(&mut window, dimension);
        assert!(!is_asked(&window));
        enter(&mut window, "Q x", "0.75", Key::Enter);
        new(&mut window, dimension);
        assert!(is_asked(&window));
        click(&mut window, "Cancel");
        assert_eq!(x(scene(&window)), 0.75);
    }
}

#[test]
fn a_changed_shipped_scene_is_left_without_a_question_and_can_be_had_back() {
    for title in ["2D", "3D"] {
        let mut window = clicked([title]);
        let shipped = window.state().document().origin().clone();
        enter(&mut window, "Q x", "0.75", Key::Enter);
        let changed = scene(&window).clone();
        press(&mut window, Modifiers::NONE, Key::CloseBracket);
        assert!(!is_asked(&window));
        assert_ne!(window.state().document().origin(), &shipped);
        open_recent(&mut window);
        click(&mut window, &format!("{} (changed)", changed.title));
        assert_eq!(scene(&window), &changed);
        assert_eq!(window.state().document().origin(), &shipped);
        assert!(window.state().document().is_changed(), "no file holds it");
        // Its next version takes its place.
        enter(&mut window, "Q x", "0.5", Key::Enter);
        press(&mut window, Modifiers::NONE, Key::CloseBracket);
        open_recent(&mut window);
        click(&mut window, &format!("{} (changed)", changed.title));
        assert_eq!(x(scene(&window)), 0.5);
    }
}

#[test]
fn what_was_played_with_outlives_the_window() {
    let data = tempfile::tempdir().unwrap();
    let mut window = window_in(data.path());
    enter(&mut window, "Q x", "0.75", Key::Enter);
    wait("the recovery file", || kept(data.path()).len() == 1);
    assert!(!close(&mut window).contains(&ViewportCommand::CancelClose));
    assert!(!is_asked(&window));
    drop(window);
    assert!(kept(data.path()).is_empty(), "there is nothing to recover");
    let mut window = window_in(data.path());
    open_recent(&mut window);
    click(&mut window, "Triangle and quad (changed)");
    assert_eq!(x(scene(&window)), 0.75);
    open_recent(&mut window);
    click(&mut window, "Clear list");
    open_recent(&mut window);
    window.get_by_label("No scene yet");
    assert_eq!(std::fs::read_dir(data.path().join("kept")).unwrap().count(), 0);
}

/// Without a folder for it, the scene would be lost with the window.
#[test]
fn closing_asks_where_nothing_can_be_kept() {
    let mut window = window();
    enter(&mut window, "Q x", "0.75", Key::Enter);
    assert!(close(&mut window).contains(&ViewportCommand::CancelClose));
    assert!(is_asked(&window));
    // The folder cannot be made where a file is.
    let data = tempfile::tempdir().unwrap();
    std::fs::write(data.path().join("kept"), "").unwrap();
    let mut window = window_in(data.path());
    enter(&mut window, "Q x", "0.75", Key::Enter);
    press(&mut window, Modifiers::NONE, Key::CloseBracket);
    assert!(is_asked(&window));
}

#[test]
fn files_are_recent_and_missing_ones_are_marked() {
    let (_folder, path) = scene_file();
    let data = tempfile::tempdir().unwrap();
    let mut window = window_on(&path, Some(data.path()));
    let copy = path.with_file_name("copy.ron");
    by_path(&mut window, "Save to path…", &copy, "Save");
    drop(window);
    std::fs::remove_file(&copy).unwrap();
    let mut window = window_in(data.path());
    open_recent(&mut window);
    wait_in(&mut window, "the mark", |window| window.query_by_label("copy.ron (missing)").is_some());
    click(&mut window, "mine.ron");
    assert_eq!(window.state().document().origin(), &Origin::File(path.clone()));
    open_recent(&mut window);
    wait_in(&mut window, "the mark", |window| window.query_by_label("copy.ron (missing)").is_some());
    click(&mut window, "copy.ron (missing)");
    window.get_by_label("This scene cannot be opened");
    click(&mut window, "OK");
    assert_eq!(window.state().document().origin(), &Origin::File(path));
}

#[test]
fn the_switch_keeps_one_scene_a_dimension_with_its_step() {
    let (_folder, path, mut window) = changed_file();
    press_all(&mut window, [Key::ArrowRight; 2]);
    click(&mut window, "3D");
    assert!(!is_asked(&window), "nothing is lost");
    assert_eq!((scene(&window), step(&window)), (&library::start(Dimension::Three), 0));
    enter(&mut window, "Q z", "1.5", Key::Enter);
    press(&mut window, Modifiers::NONE, Key::End);
    let last = step(&window);
    click(&mut window, "2D");
    assert_eq!((x(scene(&window)), step(&window)), (0.75, 2));
    assert_eq!(window.state().document().origin(), &Origin::File(path.clone()));
    assert_eq!(undo_name(&window), Some("move Q"));
    click(&mut window, "3D");
    assert_eq!((scene(&window).bodies[Side::Q].pose().position.z, step(&window)), (1.5, last));
    // Closing asks about the file that was set aside, shows it and saves it.
    assert!(close(&mut window).contains(&ViewportCommand::CancelClose));
    window.get_by_label_contains("unsaved changes");
    click(&mut window, "Cancel");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(close(&mut window).contains(&ViewportCommand::CancelClose));
    window.get_by_label("The 2D scene has unsaved changes: Triangle and quad");
    click(&mut window, "Save");
    assert_eq!(x(&Scene::read(&path).unwrap()), 0.75);
}

#[test]
fn a_scene_that_is_set_aside_is_replaced_only_after_a_question() {
    let (_folder, _, mut window) = changed_file();
    click(&mut window, "3D");
    // Another 3D scene leaves it alone, another 2D scene would take its place.
    new(&mut window, Dimension::Three);
    assert!(!is_asked(&window));
    new(&mut window, Dimension::Two);
    assert!(is_asked(&window));
    click_all(&mut window, ["Cancel", "2D"]);
    assert_eq!(x(scene(&window)), 0.75);
}

/// Both scenes are recovered after a crash.
#[test]
fn a_scene_that_is_set_aside_is_kept_from_crashes() {
    let data = tempfile::tempdir().unwrap();
    let mut window = window_in(data.path());
    enter(&mut window, "Q x", "0.75", Key::Enter);
    click(&mut window, "3D");
    enter(&mut window, "Q x", "0.5", Key::Enter);
    wait("both", || kept(data.path()).len() == 2);
    let mut found: Vec<f64> = kept(data.path()).iter().map(|path| x(&Scene::read(path).unwrap())).collect();
    found.sort_by(f64::total_cmp);
    assert_eq!(found, [0.5, 0.75]);
}

fn replace(window: &mut Window, side: &str, kind: &str) {
    click(window, &format!("Kind of {side}"));
    // The list may be longer than the window.
    push(window, kind);
    // A press by accessibility leaves the list open.
    press(window, Modifiers::NONE, Key::Escape);
}

#[test]
fn two_other_shapes_make_a_scene_of_ones_own() {
    for (mode, kinds) in [("2D", ["Disc", "Rectangle"]), ("3D", ["Ball", "Cylinder"])] {
        let mut window = clicked([mode]);
        let shipped = scene(&window).clone();
        replace(&mut window, "P", kinds[0]);
        assert_eq!((&scene(&window).title, &scene(&window).notes), (&shipped.title, &shipped.notes));
        replace(&mut window, "Q", kinds[1]);
        let own = scene(&window).clone();
        assert_eq!((own.title.as_str(), own.notes.as_str()), ("", ""));
        assert!(own.tags.is_empty() && own.expect.is_empty());
        assert!(!matches!(own.bodies[Side::P].shape(), Shape::Points(_)));
        assert_eq!(window.state().document().title(), "Untitled");
        // It is the user's own now, and would be lost.
        press(&mut window, Modifiers::NONE, Key::CloseBracket);
        assert!(is_asked(&window), "{mode}");
        click(&mut window, "Cancel");
        press(&mut window, Modifiers::COMMAND, Key::Z);
        let back = scene(&window);
        assert_eq!((&back.title, &back.notes, &back.tags), (&shipped.title, &shipped.notes, &shipped.tags));
        assert_eq!(back.bodies[Side::Q], shipped.bodies[Side::Q]);
        assert_ne!(back.bodies[Side::P], shipped.bodies[Side::P], "one step of undo");
    }
}

#[test]
fn an_own_file_keeps_its_words_whatever_its_shapes() {
    let (_folder, path): (_, PathBuf) = scene_file();
    let mut window = window_on(&path, None);
    let before = scene(&window).clone();
    replace(&mut window, "P", "Disc");
    replace(&mut window, "Q", "Rectangle");
    assert_eq!((&scene(&window).title, &scene(&window).notes), (&before.title, &before.notes));
}
