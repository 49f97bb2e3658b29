//! Opening and saving, and the question about unsaved changes.

use eframe::egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::{Origin, Start};
use gjk_sandbox::geometry::{Dimension, Side};
use gjk_sandbox::scene::{Scene, SceneFile, library};

use super::files_of_others::{scene_file, window_on};
use super::{Window, click, clicked, enter, focus, press, scene, step, undo_name, window, window_with};

/// Opens the dialog of this item, and types a path in it.
pub(super) fn type_path(window: &mut Window, item: &str, path: &std::path::Path) {
    click(window, item);
    focus(window, "Path");
    press(window, Modifiers::COMMAND, Key::A);
    window.get_by_label("Path").type_text(&path.display().to_string());
    window.run();
}

/// Uses the dialog that asks for a path.
pub(super) fn by_path(window: &mut Window, menu_item: &str, path: &std::path::Path, button: &str) {
    click(window, "File");
    type_path(window, menu_item, path);
    // The menu is closed, so "Save" is the button of the dialog only.
    click(window, button);
}

#[test]
fn a_scene_survives_saving_and_opening() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    let mut window = window();
    enter(&mut window, "Q x", "0.75", Key::Enter);
    assert!(window.state().document().is_changed());
    by_path(&mut window, "Save to path…", &path, "Save");
    // With the expected result brought up to date.
    let saved = scene(&window).clone();
    assert!(path.is_file() && !window.state().document().is_changed());

    click(&mut window, "3D");
    assert_ne!(scene(&window), &saved);
    by_path(&mut window, "Open by path…", &path, "Open");
    assert_eq!(scene(&window), &saved);
    // Saving again needs no dialog.
    enter(&mut window, "Q x", "0.5", Key::Enter);
    press(&mut window, Modifiers::COMMAND, Key::S);
    assert!(!window.state().document().is_changed());
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(Scene::from_ron(&text).as_ref(), Ok(scene(&window)));
}

/// Regression: the field took the focus back before the dialog checked whether Enter had left it, so Enter had no
/// effect.
#[test]
fn enter_confirms_a_typed_path() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    let mut window = clicked(["File"]);
    type_path(&mut window, "Save to path…", &path);
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert!(path.is_file(), "the file is written");
    assert_eq!(window.state().document().file().map(std::path::Path::is_absolute), Some(true));
}

#[test]
fn a_broken_file_leaves_the_scene_and_says_where_it_is_broken() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("broken.ron");
    std::fs::write(&path, "(\n    format: 1,\n    color: 3,\n)").unwrap();
    let mut window = window();
    enter(&mut window, "Q x", "0.75", Key::Enter);
    let before = scene(&window).clone();
    by_path(&mut window, "Open by path…", &path, "Open");
    // The unknown field is in line 3.
    let place = format!("{}:3:", path.display());
    window.get_by_label_contains(&place);
    click(&mut window, "OK");
    assert_eq!(scene(&window), &before);
    assert_eq!(undo_name(&window), Some("move Q"), "the history is still there");
}

#[test]
fn unsaved_changes_are_asked_about() {
    let (folder, path) = scene_file();
    let next = folder.path().join("next.ron");
    std::fs::write(&next, library::SHIPPED[1].text).unwrap();
    let mut window = window_on(&path, None);
    enter(&mut window, "Q x", "0.75", Key::Enter);
    let changed = scene(&window).clone();
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    window.get_by_label("Save the changes?");
    click(&mut window, "Cancel");
    assert_eq!(scene(&window), &changed);
    press(&mut window, Modifiers::NONE, Key::CloseBracket);
    // The transport does not work behind the dialog.
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert_eq!(step(&window), 0);
    click(&mut window, "Don't save");
    assert_eq!(window.state().document().origin(), &Origin::File(next));
    assert!(!window.state().document().is_changed());
}

#[test]
fn saving_on_the_way_out_leads_there() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    std::fs::write(&path, library::start(Dimension::Two).to_ron()).unwrap();
    let start = Start { file: Some(SceneFile::read(&path).unwrap()), ..Start::default() };
    let mut window = window_with(start, vec2(1280.0, 800.0));
    enter(&mut window, "Q x", "0.75", Key::Enter);
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    click(&mut window, "Save");
    assert_eq!(scene(&window).dimension, Dimension::Three);
    let saved = Scene::from_ron(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(saved.bodies[Side::Q].pose().position.x, 0.75);
}
