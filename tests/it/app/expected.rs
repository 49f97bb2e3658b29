//! The expected result of a scene: shown, and updated when a changed scene is saved.

use std::fs;
use std::path::Path;
use std::process::Command;

use eframe::egui::epaint::Shape;
use eframe::egui::{Color32, Key, Modifiers, vec2};
use gjk_sandbox::scene::{Expectation, Scene, library};

use super::files::by_path;
use super::files_of_others::{scene_file, window_on};
use super::{Window, enter, has, press, push, scene, start_of, undo_name, window, window_with};

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

/// The color of a text on screen.
fn color_of(window: &Window, words: &str) -> Color32 {
    let shapes = window.output().shapes.iter().map(|clipped| &clipped.shape);
    let texts = shapes.filter_map(|shape| if let Shape::Text(text) = shape { Some(text) } else { None });
    let text = texts.into_iter().find(|text| text.galley.text() == words).expect(words);
    text.galley.job.sections[0].format.color
}

/// Regression: a newcomer's own pair was blamed in red for another result than that of the scene it came from.
#[test]
fn only_the_scenes_own_pair_is_blamed_for_another_result() {
    let mut scene = library::SHIPPED[0].scene();
    scene.expect.supports = Some(9);
    // High enough for all of the panel.
    let mut window = window_with(start_of(scene, "mine.ron"), vec2(1280.0, 2200.0));
    let red = window.ctx.global_style().visuals.error_fg_color;
    assert_eq!(color_of(&window, "expected 9 support points, found 4"), red);
    enter(&mut window, "Q x", "5", Key::Enter);
    assert_ne!(color_of(&window, "expected the verdict overlap, found separate"), red);
}
