//! The expected result of a scene: shown, and updated when a changed scene is saved.

use std::fs;
use std::path::Path;
use std::process::Command;

use eframe::egui::{Key, Modifiers};
use gjk_sandbox::scene::{Expectation, Scene, library};

use super::files::by_path;
use super::files_of_others::{scene_file, window_on};
use super::{enter, has, press, push, scene, undo_name, window};

fn passes(path: &Path) -> bool {
    let program = env!("CARGO_BIN_EXE_gjk-sandbox");
    Command::new(program).arg("check").arg(path).output().unwrap().status.success()
}

/// Regression: the old expectation stayed in the file, so that `check` failed forever. Q at x = 5 is separate from P.
#[test]
fn a_shipped_scene_that_is_changed_and_saved_passes_its_check() {
    let (_folder, path) = scene_file();
    assert!(passes(&path));
    let mut window = window_on(&path, None);
    assert!(has(&window, "the verdict overlap") && has(&window, "As expected"));
    enter(&mut window, "Q x", "5", Key::Enter);
    assert!(has(&window, "expected the verdict overlap, found separate"));
    press(&mut window, Modifiers::COMMAND, Key::S);
    let notice = window.state().notice().unwrap().to_owned();
    assert!(
        notice.contains("it now expects a different result: expected the verdict overlap, found separate"),
        "{notice}"
    );
    assert!(passes(&path));
    assert!(has(&window, "the verdict separate") && has(&window, "As expected"));
    assert!(!window.state().document().is_changed());
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window), &library::SHIPPED[0].scene(), "undo leads back to the start");
}

/// Regression: the scene expected another result although nothing was saved, and undo did not know.
#[test]
fn a_scene_that_cannot_be_saved_keeps_its_expectation() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window();
    enter(&mut window, "Q x", "5", Key::Enter);
    let before = scene(&window).clone();
    by_path(&mut window, "Save to path…", &folder.path().join("none").join("mine.ron"), "Save");
    assert!(has(&window, "The scene cannot be saved"));
    assert_eq!(scene(&window), &before);
}

#[test]
fn an_expectation_is_updated_or_dropped_by_hand() {
    let mut window = window();
    enter(&mut window, "Q x", "5", Key::Enter);
    push(&mut window, "Expect this result");
    assert_eq!(undo_name(&window), Some("expect this result"));
    assert!(has(&window, "the verdict separate") && has(&window, "As expected"));
    push(&mut window, "Expect nothing");
    assert_eq!(scene(&window).expect, Expectation::default());
    assert!(!has(&window, "Expect nothing"), "the section is gone");
}

/// A scene may fail intentionally, like a bug report.
#[test]
fn a_scene_that_did_not_pass_before_keeps_its_expectation() {
    let (_folder, path) = scene_file();
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("supports: 4"));
    fs::write(&path, text.replace("supports: 4", "supports: 9")).unwrap();
    let mut window = window_on(&path, None);
    enter(&mut window, "Q x", "5", Key::Enter);
    press(&mut window, Modifiers::COMMAND, Key::S);
    assert_eq!(Scene::read(&path).unwrap().expect.supports, Some(9));
}
