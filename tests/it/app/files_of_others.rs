//! The scene's file and others: changed or deleted by another program, open in another window, read-only.

use std::fs;
use std::path::{Path, PathBuf};

use eframe::egui::{Event, Key, Modifiers, ViewportCommand};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::Start;
use gjk_sandbox::geometry::Dimension;
use gjk_sandbox::scene::{Scene, SceneFile, library};
use tempfile::TempDir;

use super::keeping::close;
use super::recovery::x;
use super::{SIZE, Window, click, click_all, enter, press, scene, window_with};

/// A file with the 2D start scene, in a separate folder.
pub(super) fn scene_file() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    fs::write(&path, library::start(Dimension::Two).to_ron()).unwrap();
    (folder, path)
}

/// A window with this file, as from the command line.
pub(super) fn window_on(path: &Path, data_folder: Option<&Path>) -> Window {
    let file = Some(SceneFile::read(path).unwrap());
    let data_folder = data_folder.map(Path::to_owned);
    window_with(Start { file, step: Some(1), data_folder, ..Start::default() }, SIZE)
}

/// A file with the 2D start scene, and a window in which it was changed: Q is at x = 0.75.
pub(super) fn changed_file() -> (TempDir, PathBuf, Window) {
    let (folder, path) = scene_file();
    let mut window = window_on(&path, None);
    enter(&mut window, "Q x", "0.75", Key::Enter);
    (folder, path, window)
}

/// Another program writes the scene with Q at this x.
fn write_elsewhere(path: &Path, x: f64) {
    let mut window = window_on(path, None);
    enter(&mut window, "Q x", &x.to_string(), Key::Enter);
    fs::write(path, scene(&window).to_ron()).unwrap();
}

/// The x of Q in a file.
fn x_in(path: &Path) -> f64 {
    x(&Scene::read(path).unwrap())
}

fn save(window: &mut Window) {
    press(window, Modifiers::COMMAND, Key::S);
}

/// The user comes back to the window.
fn focus(window: &mut Window) {
    window.event(Event::WindowFocused(true));
    window.run();
}

fn notice(window: &Window) -> &str {
    window.state().notice().unwrap_or_default()
}

/// Regression: saving overwrote the other program's change and reported "Saved".
#[test]
fn what_another_program_has_written_is_not_overwritten_unasked() {
    let (_folder, path, mut window) = changed_file();
    write_elsewhere(&path, 3.0);
    save(&mut window);
    window.get_by_label("The file was changed by another program");
    assert_eq!(x_in(&path), 3.0);
    window.get_by_label("Save as…");
    click(&mut window, "Cancel");
    assert_eq!((x_in(&path), x(scene(&window))), (3.0, 0.75));
    assert!(window.state().document().is_changed());

    save(&mut window);
    click(&mut window, "Overwrite");
    assert_eq!(x_in(&path), 0.75);
    assert!(!window.state().document().is_changed());
    // Now the bytes are known again.
    enter(&mut window, "Q x", "0.5", Key::Enter);
    save(&mut window);
    assert_eq!(x_in(&path), 0.5);
}

#[test]
fn a_changed_file_is_reloaded_and_undo_brings_the_scene_back() {
    let (_folder, path, mut window) = changed_file();
    write_elsewhere(&path, 3.0);
    save(&mut window);
    click(&mut window, "Reload");
    assert_eq!(x(scene(&window)), 3.0);
    assert!(!window.state().document().is_changed());
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(x(scene(&window)), 0.75);
    assert!(window.state().document().is_changed(), "the file holds another scene");
    // The user has seen the other program's scene, so there is nothing to ask.
    save(&mut window);
    assert_eq!(x_in(&path), 0.75);
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(x(scene(&window)), 3.0);
    assert!(window.state().document().is_changed(), "the file was overwritten");
}

#[test]
fn a_change_elsewhere_is_noticed_when_the_user_comes_back() {
    let (_folder, path) = scene_file();
    let mut window = window_on(&path, None);
    focus(&mut window);
    assert_eq!(notice(&window), "");
    write_elsewhere(&path, 3.0);
    focus(&mut window);
    assert!(notice(&window).contains("mine.ron was changed by another program"), "{}", notice(&window));
    assert!(!window.state().document().is_changed(), "there is nothing of the user's to save");
    click_all(&mut window, ["File", "Reload"]);
    assert_eq!(x(scene(&window)), 3.0);
    focus(&mut window);
    assert!(notice(&window).contains("Reloaded"));
}

/// Regression: no message said that the last copy of the scene was in the window.
#[test]
fn a_deleted_file_counts_as_unsaved() {
    let (_folder, path) = scene_file();
    let mut window = window_on(&path, None);
    assert!(!close(&mut window).contains(&ViewportCommand::CancelClose), "nothing to lose");
    fs::remove_file(&path).unwrap();
    assert!(close(&mut window).contains(&ViewportCommand::CancelClose));
    window.get_by_label("Its file was deleted");
    click(&mut window, "Cancel");

    let (_folder, path) = scene_file();
    let mut window = window_on(&path, None);
    fs::remove_file(&path).unwrap();
    focus(&mut window);
    assert!(notice(&window).contains("was deleted by another program"), "{}", notice(&window));
    assert!(window.state().document().is_changed());
    save(&mut window);
    assert!(path.is_file() && !window.state().document().is_changed());
}

#[test]
fn a_doubt_on_the_way_out_leads_out_once_it_is_settled() {
    let (_folder, path, mut window) = changed_file();
    write_elsewhere(&path, 3.0);
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    click(&mut window, "Save");
    assert_eq!((x_in(&path), scene(&window).dimension), (3.0, Dimension::Two));
    click(&mut window, "Overwrite");
    assert_eq!((x_in(&path), scene(&window).dimension), (0.75, Dimension::Three));

    // Without an answer the scene stays.
    let (_folder, path, mut window) = changed_file();
    write_elsewhere(&path, 3.0);
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    click_all(&mut window, ["Save", "Cancel"]);
    save(&mut window);
    click(&mut window, "Overwrite");
    assert_eq!((x_in(&path), scene(&window).dimension), (0.75, Dimension::Two));
}

#[test]
fn a_read_only_file_is_replaced_only_after_a_question() {
    let (folder, path) = scene_file();
    let mut permissions = fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions.clone()).unwrap();
    let mut window = window_on(&path, None);
    let before = x_in(&path);
    enter(&mut window, "Q x", "0.75", Key::Enter);
    save(&mut window);
    window.get_by_label("The file is read-only");
    click(&mut window, "Cancel");
    assert_eq!(x_in(&path), before);
    save(&mut window);
    click(&mut window, "Replace");
    assert_eq!(x_in(&path), 0.75);
    assert_eq!(fs::metadata(&path).unwrap().permissions(), permissions);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn two_windows_on_one_file_know_of_each_other() {
    let (_folder, path) = scene_file();
    let data = tempfile::tempdir().unwrap();
    let mut first = window_on(&path, Some(data.path()));
    assert_eq!(notice(&first), "");
    let mut second = window_on(&path, Some(data.path()));
    assert!(notice(&second).contains("is also open in another window"), "{}", notice(&second));
    enter(&mut second, "Q x", "0.75", Key::Enter);
    save(&mut second);
    second.get_by_label("The file is open in another window");
    click(&mut second, "Cancel");
    // The first window was first, so it gets no question.
    enter(&mut first, "Q x", "0.5", Key::Enter);
    save(&mut first);
    assert_eq!(x_in(&path), 0.5);
    save(&mut second);
    second.get_by_label("The file was changed by another program");
    click(&mut second, "Reload");
    enter(&mut second, "Q x", "0.25", Key::Enter);
    save(&mut second);
    click(&mut second, "Overwrite");
    assert_eq!(x_in(&path), 0.25);
    // It has another scene now, so the second window has the file to itself.
    click(&mut first, "3D");
    enter(&mut second, "Q x", "0.125", Key::Enter);
    save(&mut second);
    assert_eq!(x_in(&path), 0.125);
}

/// Regression: opening a pipe froze the window.
#[cfg(unix)]
#[test]
fn a_pipe_is_not_opened() {
    let folder = tempfile::tempdir().unwrap();
    let start = super::window();
    for name in ["pipe.ron", "pipe.csv"] {
        let path = folder.path().join(name);
        assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
        let mut window = super::window();
        super::keeping::drop_file(&mut window, &path);
        window.get_by_label_contains("expected a plain file, found a pipe");
        assert_eq!(scene(&window), scene(&start));
    }
}

/// A dialog takes the focus: Enter, pressed once too often, must not overwrite the other program's file.
#[test]
fn enter_in_a_question_about_overwriting_overwrites_nothing() {
    let (_folder, path, mut window) = changed_file();
    write_elsewhere(&path, 2.0);
    save(&mut window);
    window.run();
    assert!(window.get_by_label("Cancel").is_focused());
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(x_in(&path), 2.0);
    assert_eq!(x(scene(&window)), 0.75, "nor is it reloaded");
}
