//! Data that must not be lost: unsaved changes when the window is closed, the open scene when a file is dropped, and
//! the user's settings, from one start to the next.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::egui::{DroppedFile, Key, Modifiers, ViewportCommand, ViewportEvent, vec2};
use eframe::{App as _, Storage};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::{App, Origin, Start};
use gjk_sandbox::geometry::{Dimension, Side};
use gjk_sandbox::scene::library;

use super::{Window, click, drag, enter, press, scene, window};

/// Requests closing, as the button on the window frame does. Returns the commands sent in response.
pub(super) fn close(window: &mut Window) -> Vec<ViewportCommand> {
    let viewport = window.input().viewport_id;
    let info = window.input_mut().viewports.entry(viewport).or_default();
    info.events.push(ViewportEvent::Close);
    window.step();
    let commands = window.output().viewport_output[&viewport].commands.clone();
    window.input_mut().viewports.entry(viewport).or_default().events.clear();
    window.run();
    commands
}

#[test]
fn closing_asks_about_unsaved_changes() {
    let mut window = window();
    assert!(!close(&mut window).contains(&ViewportCommand::CancelClose), "nothing to lose");
    enter(&mut window, "Q x", "0.75", Key::Enter);
    assert!(close(&mut window).contains(&ViewportCommand::CancelClose));
    window.get_by_label("Save the changes?");
    click(&mut window, "Cancel");
    assert_eq!(scene(&window).bodies[Side::Q].pose().position.x, 0.75, "nothing is lost");
    assert!(close(&mut window).contains(&ViewportCommand::CancelClose), "it asks again");
    window.get_by_label("Don't save").click();
    window.step();
    window.step();
    assert!(!close(&mut window).contains(&ViewportCommand::CancelClose), "now it may close");
}

#[derive(Debug)]
struct Dropped(PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

pub(super) fn drop_file(window: &mut Window, path: &Path) {
    window.input_mut().dropped_files = vec![Arc::new(Dropped(path.to_owned()))];
    window.step();
    window.input_mut().dropped_files.clear();
    window.run();
}

#[test]
fn a_dropped_file_opens() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dropped.ron");
    std::fs::write(&path, library::start(Dimension::Three).to_ron()).unwrap();
    let mut window = window();
    drop_file(&mut window, &path);
    assert_eq!(scene(&window), &library::start(Dimension::Three));
    assert_eq!(window.state().document().origin(), &Origin::File(path.clone()));

    // A dropped broken file leaves the scene unchanged, and so does any file while there are unsaved changes.
    std::fs::write(&path, "(").unwrap();
    drop_file(&mut window, &path);
    click(&mut window, "OK");
    assert_eq!(scene(&window), &library::start(Dimension::Three));
    std::fs::write(&path, library::start(Dimension::Two).to_ron()).unwrap();
    enter(&mut window, "Q x", "0.75", Key::Enter);
    drop_file(&mut window, &path);
    window.get_by_label("Save the changes?");
    click(&mut window, "Don't save");
    assert_eq!(scene(&window), &library::start(Dimension::Two));
}

/// The storage that eframe keeps in a file.
#[derive(Debug, Default)]
pub(super) struct Memory(BTreeMap<String, String>);

impl Storage for Memory {
    fn get_string(&self, key: &str) -> Option<String> {
        self.0.get(key).cloned()
    }

    fn set_string(&mut self, key: &str, value: String) {
        self.0.insert(key.to_owned(), value);
    }

    fn remove_string(&mut self, key: &str) {
        self.0.remove(key);
    }

    fn flush(&mut self) {}
}

pub(super) fn window_that_remembers(memory: &'static Memory) -> Window {
    let mut window = Harness::builder().with_size(vec2(1280.0, 800.0)).build_eframe(|cc| {
        cc.storage = Some(memory);
        App::new(cc, Start { step: Some(1), ..Start::default() })
    });
    window.run();
    window
}

#[test]
fn the_hint_goes_with_the_first_drag_and_does_not_come_back() {
    let mut window = window();
    window.get_by_label("Drag Q");
    drag(&mut window, Side::Q, vec2(40.0, 0.0));
    assert!(window.query_by_label("Drag Q").is_none());

    let mut memory = Memory::default();
    window.state_mut().save(&mut memory);
    let again = window_that_remembers(Box::leak(Box::new(memory)));
    assert!(again.query_by_label("Drag Q").is_none());
}

#[test]
fn a_closed_left_panel_stays_closed() {
    let mut window = window();
    assert!(window.query_by_label("Q x").is_some());
    click(&mut window, "Toggle the setup panel");
    assert!(window.query_by_label("Q x").is_none());
    let mut memory = Memory::default();
    window.state_mut().save(&mut memory);
    let again = window_that_remembers(Box::leak(Box::new(memory)));
    assert!(again.query_by_label("Q x").is_none());
}

#[test]
fn text_at_250_percent_leaves_everything_within_reach() {
    let mut window = window();
    for _ in 0..20 {
        press(&mut window, Modifiers::COMMAND, Key::Plus);
    }
    assert_eq!(window.ctx.zoom_factor(), 2.5);
    press(&mut window, Modifiers::NONE, Key::End);
    assert!(window.state().playback().is_at_end());
    click(&mut window, "Toggle the setup panel");
    press(&mut window, Modifiers::COMMAND, Key::Num0);
    assert_eq!(window.ctx.zoom_factor(), 1.0);
}
