//! Leaving a scene: every command asks the same question before work is lost, even work that only undo could restore.

use std::path::PathBuf;

use eframe::egui::{Key, Modifiers, ViewportCommand};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::geometry::{Dimension, Side};
use gjk_sandbox::scene::{Scene, library};
use tempfile::TempDir;

use super::files_of_others::changed_file;
use super::keeping::{close, drop_file};
use super::{Window, click, click_all, press, scene};

fn x(window: &Window) -> f64 {
    scene(window).bodies[Side::Q].pose().position.x
}

/// A changed scene of a file that a scene of Explore has replaced.
fn explored_after_an_edit() -> (TempDir, PathBuf, Window) {
    let (folder, path, mut window) = changed_file();
    click_all(&mut window, ["Explore", "low"]);
    assert_eq!(scene(&window).title, "Region explorer: low", "after a click on \"low\"");
    (folder, path, window)
}

/// Regression: the mark of a changed scene was lost, and closing asked no question.
#[test]
fn explore_loses_no_edits() {
    let (_folder, _, mut window) = explored_after_an_edit();
    assert!(window.state().document().is_changed());
    window.get_by_label("Region explorer: low *");
    assert!(close(&mut window).contains(&ViewportCommand::CancelClose));
    window.get_by_label_contains("A scene in the undo history has unsaved changes: ");
    click(&mut window, "Cancel");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(x(&window), 0.75);
}

#[test]
fn every_way_out_asks_about_a_scene_that_undo_leads_back_to() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other.ron");
    std::fs::write(&path, library::SHIPPED[3].text).unwrap();
    let ways: [fn(&mut Window, &std::path::Path); 4] = [
        |window, _| drop(close(window)),
        |window, _| press(window, Modifiers::COMMAND | Modifiers::SHIFT, Key::N),
        |window, _| press(window, Modifiers::NONE, Key::CloseBracket),
        |window, path| drop_file(window, path),
    ];
    for (number, leave) in ways.into_iter().enumerate() {
        let (_folder, _, mut window) = explored_after_an_edit();
        leave(&mut window, &path);
        assert!(window.query_by_label("Save the changes?").is_some(), "way {number}");
        assert_eq!(scene(&window).title, "Region explorer: low");
    }
}

#[test]
fn saving_on_the_way_out_saves_what_undo_leads_back_to() {
    let (_folder, path, mut window) = explored_after_an_edit();
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    click(&mut window, "Save");
    assert_eq!(Scene::read(&path).unwrap().bodies[Side::Q].pose().position.x, 0.75);
    assert_eq!(scene(&window), &library::blank(Dimension::Three));
}

#[test]
fn nothing_is_asked_once_undo_has_led_back_and_it_is_saved() {
    let (_folder, _, mut window) = explored_after_an_edit();
    press(&mut window, Modifiers::COMMAND, Key::Z);
    press(&mut window, Modifiers::COMMAND, Key::S);
    assert!(!window.state().document().is_changed());
    press(&mut window, Modifiers::COMMAND, Key::Y);
    assert_eq!(window.state().document().shipped(), library_index("Region explorer: low"));
    assert!(!close(&mut window).contains(&ViewportCommand::CancelClose));
}

fn library_index(title: &str) -> Option<usize> {
    library::SHIPPED.iter().position(|shipped| shipped.scene().title == title)
}
