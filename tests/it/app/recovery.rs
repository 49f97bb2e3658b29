//! Recovery of unsaved scenes after a crash: recovery files, and a new window that reads them.
//!
//! A window that is dropped without being closed simulates a crash: its lock is released.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use eframe::egui::{Key, Modifiers, ViewportCommand, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::{Origin, Start};
use gjk_sandbox::geometry::{Dimension, Pose, Side};
use gjk_sandbox::lesson::{Loaded, SHIPPED};
use gjk_sandbox::scene::{Scene, library};
use tempfile::TempDir;

use super::files_of_others::{scene_file, window_on};
use super::keeping::close;
use super::{Window, click, click_all, enter, press, pull, scene, window_with};

/// The longest time for which an edit may be lost, according to the documentation.
pub(super) const PROMISED: Duration = Duration::from_secs(5);

/// A folder for the data of the program.
pub(super) fn data_folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// A window with the start scene, with its recovery files in this folder.
pub(super) fn window_in(data: &Path) -> Window {
    let data_folder = Some(data.to_owned());
    window_with(Start { step: Some(1), data_folder, ..Start::default() }, vec2(1280.0, 800.0))
}

/// The recovery files.
pub(super) fn kept(data: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(data.join("recovery")).into_iter().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ron"));
    files.sort();
    files
}

/// Waits until something is so.
pub(super) fn wait(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < 2 * PROMISED, "waited for {what}");
        thread::sleep(Duration::from_millis(10));
    }
}

/// Waits until a window is so.
pub(super) fn wait_in(window: &mut Window, what: &str, is_so: impl Fn(&Window) -> bool) {
    wait(what, || {
        window.step();
        is_so(window)
    });
}

/// Waits until the window shows a text.
pub(super) fn wait_for(window: &mut Window, text: &str) {
    wait_in(window, text, |window| window.query_by_label_contains(text).is_some());
    // A dialog finds its size in the second frame.
    window.run();
}

pub(super) fn x(scene: &Scene) -> f64 {
    scene.bodies[Side::Q].pose().position.x
}

/// A window that asks about the recovery files in this folder.
fn asked_in(data: &Path) -> Window {
    let mut window = window_in(data);
    wait_for(&mut window, "Recover unsaved scenes?");
    window
}

/// Asks for what can be recovered: there is nothing.
fn nothing_is_offered(window: &mut Window) {
    click_all(window, ["File", "Recover…"]);
    wait_in(window, "the answer", |window| window.state().notice() == Some("There is nothing to recover"));
}

/// Leaves a recovery file of a scene with Q at this x.
fn crash(path: Option<&Path>, data: &Path, at: f64) {
    let mut window = path.map_or_else(|| window_in(data), |path| window_on(path, Some(data)));
    let before = kept(data).len();
    enter(&mut window, "Q x", &at.to_string(), Key::Enter);
    wait("the recovery file", || kept(data).len() > before);
}

#[test]
fn an_unsaved_scene_is_offered_after_a_crash() {
    let ((_folder, path), data) = (scene_file(), data_folder());
    crash(Some(&path), data.path(), 0.75);
    let mut window = asked_in(data.path());
    window.get_by_label("mine.ron, less than a minute ago");
    click(&mut window, "Recover");
    assert_eq!(x(scene(&window)), 0.75);
    assert_eq!(window.state().document().origin(), &Origin::File(path.clone()));
    assert!(window.state().document().is_changed());
    // The work belongs to this window now: the old recovery file is removed once there is a new one.
    wait("one recovery file", || kept(data.path()).len() == 1);
    press(&mut window, Modifiers::COMMAND, Key::S);
    assert_eq!(x(&Scene::read(&path).unwrap()), 0.75);
    wait("no recovery file", || kept(data.path()).is_empty());
    assert!(!window.state().document().is_changed());
}

#[test]
fn a_recovered_scene_does_not_overwrite_what_others_wrote_meanwhile() {
    let ((_folder, path), data) = (scene_file(), data_folder());
    crash(Some(&path), data.path(), 0.75);
    fs::write(&path, library::start(Dimension::Three).to_ron()).unwrap();
    let mut window = asked_in(data.path());
    click(&mut window, "Recover");
    press(&mut window, Modifiers::COMMAND, Key::S);
    window.get_by_label("The file was changed by another program");
}

#[test]
fn several_scenes_are_offered_as_a_list() {
    let data = data_folder();
    crash(None, data.path(), 0.75);
    // The second window asks first, and its question is postponed.
    let mut window = asked_in(data.path());
    click(&mut window, "Later");
    enter(&mut window, "Q x", "0.5", Key::Enter);
    wait("two recovery files", || kept(data.path()).len() == 2);
    drop(window);

    let mut window = asked_in(data.path());
    assert_eq!(window.query_all_by_label("Recover").count(), 2);
    window.query_all_by_label("Discard").next().unwrap().click();
    window.run();
    assert_eq!(kept(data.path()).len(), 1);
    click(&mut window, "Later");
    // It is offered as long as it is there.
    click_all(&mut window, ["File", "Recover…"]);
    wait_for(&mut window, "Recover unsaved scenes?");
    click(&mut window, "Recover");
    assert_eq!(window.state().document().origin(), &Origin::Recovered);
    assert!([0.75, 0.5].contains(&x(scene(&window))));
}

#[test]
fn what_a_living_window_keeps_is_no_leftover() {
    let data = data_folder();
    let mut first = window_in(data.path());
    enter(&mut first, "Q x", "0.75", Key::Enter);
    wait("the recovery file", || kept(data.path()).len() == 1);
    let mut second = window_in(data.path());
    nothing_is_offered(&mut second);
    assert_eq!(kept(data.path()).len(), 1);
}

#[test]
fn a_recovery_file_goes_when_there_is_nothing_to_lose() {
    let data = data_folder();
    let mut window = window_in(data.path());
    for _ in 0..2 {
        enter(&mut window, "Q x", "0.75", Key::Enter);
        wait("the recovery file", || kept(data.path()).len() == 1);
        press(&mut window, Modifiers::COMMAND, Key::Z);
        wait("no recovery file", || kept(data.path()).is_empty());
    }
    enter(&mut window, "Q x", "0.75", Key::Enter);
    wait("the recovery file", || kept(data.path()).len() == 1);
    // A changed shipped scene is kept among the recent ones, without a question.
    assert!(!close(&mut window).contains(&ViewportCommand::CancelClose));
    window.step();
    drop(window);
    assert_eq!(kept(data.path()).len(), 0);
    assert_eq!(fs::read_dir(data.path().join("locks")).unwrap().count(), 0, "no lock is left");
}

#[test]
fn a_drag_that_is_held_is_kept() {
    let data = data_folder();
    let mut window = window_in(data.path());
    let before = x(scene(&window));
    pull(&mut window, Side::Q, vec2(40.0, 0.0));
    let held = x(scene(&window));
    assert_ne!(held, before);
    wait("the recovery file", || {
        kept(data.path()).first().is_some_and(|path| x(&Scene::read(path).unwrap()) == held)
    });
}

/// Explore takes the place of a changed scene: both are kept.
#[test]
fn what_undo_leads_back_to_is_kept() {
    let data = data_folder();
    let mut window = window_in(data.path());
    enter(&mut window, "Q x", "0.75", Key::Enter);
    click_all(&mut window, ["Explore", "low"]);
    wait("the recovery file", || kept(data.path()).len() == 1);
    drop(window);
    let mut window = asked_in(data.path());
    click(&mut window, "Recover");
    assert_eq!(x(scene(&window)), 0.75);
}

#[test]
fn a_recovery_file_that_cannot_be_read_is_named_and_kept() {
    let data = data_folder();
    fs::create_dir(data.path().join("recovery")).unwrap();
    fs::write(data.path().join("recovery/17-0-0.ron"), "(format: 1,").unwrap();
    let mut window = asked_in(data.path());
    window.get_by_label_contains("17-0-0.ron:");
    assert!(window.query_by_label("Recover").is_none());
    click(&mut window, "Later");
    assert_eq!(kept(data.path()).len(), 1);
}

/// The hash in the names of copies: FNV-1a (<http://www.isthe.com/chongo/tech/comp/fnv>) of the whole name.
fn hash(name: &str) -> u64 {
    name.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A copy beside a file, of a process that was killed two minutes ago.
fn interrupted_copy(path: &Path, text: &str) -> PathBuf {
    let name = path.file_name().unwrap().to_str().unwrap();
    let repeated: String = name.chars().take(40).collect();
    let copy = path.with_file_name(format!("{repeated}.{:016x}-17-0.gjk-work.tmp", hash(name)));
    fs::write(&copy, text).unwrap();
    File::options()
        .write(true)
        .open(&copy)
        .unwrap()
        .set_modified(SystemTime::now() - Duration::from_mins(2))
        .unwrap();
    copy
}

#[test]
fn copies_of_interrupted_savings_are_offered_or_removed() {
    let ((_folder, path), data) = (scene_file(), data_folder());
    let text = fs::read_to_string(&path).unwrap();
    for useless in [&text[..text.len() / 2], &text, ""] {
        let copy = interrupted_copy(&path, useless);
        let mut window = window_on(&path, Some(data.path()));
        wait_in(&mut window, "its removal", |_| !copy.exists());
        assert!(window.query_by_label("Recover unsaved scenes?").is_none());
    }
    let mut other = scene(&window_on(&path, None)).clone();
    let q = &other.bodies[Side::Q];
    other.bodies[Side::Q] = q.with_pose(Pose { position: glam::DVec3::X * 0.75, ..q.pose() }).unwrap();
    let copy = interrupted_copy(&path, &other.to_ron());
    let mut window = window_on(&path, Some(data.path()));
    wait_for(&mut window, "Recover unsaved scenes?");
    window.get_by_label("mine.ron, 2 minutes ago");
    click(&mut window, "Recover");
    assert_eq!(x(scene(&window)), 0.75);
    wait("its removal", || !copy.exists());
    assert_eq!(kept(data.path()).len(), 1);
    press(&mut window, Modifiers::COMMAND, Key::S);
    assert_eq!(x(&Scene::read(&path).unwrap()), 0.75);
}

/// Regression: writing the recovery file was not retried, although there was room seconds later; then a kill lost the
/// work.
#[test]
fn recovery_is_tried_again_until_it_is_written() {
    let data = data_folder();
    // A file in place of the folder simulates a full disk.
    fs::write(data.path().join("recovery"), "").unwrap();
    let mut window = window_in(data.path());
    enter(&mut window, "Q x", "0.75", Key::Enter);
    for _ in 0..2 {
        wait("the notice", || {
            window.step();
            window
                .state()
                .notice()
                .is_some_and(|it| it.starts_with("No recovery file can be written; trying again: "))
        });
        // Another notice replaces it, until it is repeated.
        press(&mut window, Modifiers::COMMAND, Key::Z);
        press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    }
    fs::remove_file(data.path().join("recovery")).unwrap();
    wait("the recovery file", || kept(data.path()).len() == 1);
    wait_in(&mut window, "the notice", |window| {
        window.state().notice() == Some("Recovery files can be written again")
    });
    drop(window);
    assert_eq!(x(&Scene::read(&kept(data.path())[0]).unwrap()), 0.75);
}

/// Regression: the work of an earlier window was lost if the first attempt to write it failed.
#[test]
fn recovered_work_stays_on_disk_until_it_is_written_again() {
    let data = data_folder();
    crash(None, data.path(), 0.75);
    let mut window = asked_in(data.path());
    let earlier = kept(data.path()).remove(0);
    let aside = data.path().join("aside");
    fs::rename(data.path().join("recovery"), &aside).unwrap();
    fs::write(data.path().join("recovery"), "").unwrap();
    click(&mut window, "Recover");
    wait_in(&mut window, "the notice", |window| {
        window.state().notice().is_some_and(|it| it.starts_with("No recovery file can be written"))
    });
    fs::remove_file(data.path().join("recovery")).unwrap();
    fs::rename(&aside, data.path().join("recovery")).unwrap();
    assert!(earlier.exists());
    wait("its own recovery file", || kept(data.path()).len() == 1 && !earlier.exists());
    assert_eq!(x(&Scene::read(&kept(data.path())[0]).unwrap()), 0.75);
}

/// Regression: a file of the user was taken for a useless copy and removed, and the copy of one scene was offered as
/// unsaved work of another whose name begins with the same 50 characters.
#[test]
fn what_belongs_to_others_is_neither_offered_nor_removed() {
    let ((folder, path), data) = (scene_file(), data_folder());
    let user = folder.path().join("mine.ron.2024-1.tmp");
    fs::write(&user, "my notes").unwrap();
    File::options().write(true).open(&user).unwrap().set_modified(SystemTime::UNIX_EPOCH).unwrap();
    let long = "a-long-name-that-two-scenes-of-one-series-begin-with";
    let [one, other] = ["one", "other"].map(|end| folder.path().join(format!("{long}-{end}.ron")));
    fs::copy(&path, &one).unwrap();
    fs::copy(&path, &other).unwrap();
    let copy = interrupted_copy(&other, &library::start(Dimension::Three).to_ron());
    for scene in [&path, &one] {
        let mut window = window_on(scene, Some(data.path()));
        nothing_is_offered(&mut window);
    }
    assert!(user.exists() && copy.exists());
    let mut window = window_on(&other, Some(data.path()));
    wait_for(&mut window, "Recover unsaved scenes?");
}

/// A complete but unreadable copy, such as one of a newer version, is not removed.
#[test]
fn a_complete_copy_of_a_newer_version_stays() {
    let ((_folder, path), data) = (scene_file(), data_folder());
    let text = fs::read_to_string(&path).unwrap().replace("format: 1", "format: 99");
    let copy = interrupted_copy(&path, &text);
    let mut window = window_on(&path, Some(data.path()));
    nothing_is_offered(&mut window);
    assert!(copy.exists());
}

#[test]
fn a_damaged_file_names_the_complete_copy_beside_it() {
    let (folder, path) = scene_file();
    let text = fs::read_to_string(&path).unwrap();
    let copy = interrupted_copy(&path, &text);
    fs::write(&path, &text[..text.len() / 2]).unwrap();
    let named = format!("; {} holds a complete copy", copy.display());
    let error = Scene::read(&path).unwrap_err().to_string();
    assert!(error.ends_with(&named), "{error}");
    fs::write(&copy, &text[..text.len() / 2]).unwrap();
    let error = Scene::read(&path).unwrap_err().to_string();
    assert!(!error.contains("copy"), "{error}");

    let lesson = folder.path().join("lesson.ron");
    let copy = interrupted_copy(&lesson, SHIPPED[0].1);
    fs::write(&lesson, "(lesson: \"x\", pages: [").unwrap();
    let error = Loaded::read(&lesson).unwrap_err().to_string();
    assert!(error.ends_with(&format!("; {} holds a complete copy", copy.display())), "{error}");
}
