//! Scenes that no file holds outlive the program: recovery files, and what a new window makes of them.
//!
//! A window that is dropped without being closed stands for one that has crashed: its lock goes with it.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use eframe::egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::{Origin, Start};
use gjk_sandbox::geometry::{Dimension, Pose, Side};
use gjk_sandbox::scene::{Scene, library};
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;
use tempfile::TempDir;

use super::files_of_others::{scene_file, window_on};
use super::keeping::close;
use super::{Window, click, enter, press, pull, scene, window_with};

/// The longest time that an edit may be lost for, as the documentation says.
const PROMISED: Duration = Duration::from_secs(5);

/// A folder for the data of the program.
fn data_folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// A window with the start scene, which keeps what is unsaved in this folder.
fn window_in(data: &Path) -> Window {
    let data_folder = Some(data.to_owned());
    window_with(Start { step: Some(1), data_folder, ..Start::default() }, vec2(1280.0, 800.0))
}

/// The recovery files.
fn kept(data: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(data.join("recovery")).into_iter().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ron"));
    files.sort();
    files
}

/// Waits until something is so.
fn wait(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < 2 * PROMISED, "waited for {what}");
        thread::sleep(Duration::from_millis(10));
    }
}

/// Waits until the window shows a text.
fn wait_for(window: &mut Window, text: &str) {
    wait(text, || {
        window.step();
        window.query_by_label_contains(text).is_some()
    });
    // A dialog finds its size in the second frame.
    window.run();
}

fn x(scene: &Scene) -> f64 {
    scene.bodies[Side::Q].pose().position.x
}

/// Leaves a scene with Q at this x behind.
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
    let mut window = window_in(data.path());
    wait_for(&mut window, "Recover unsaved scenes?");
    window.get_by_label("mine.ron, less than a minute ago");
    click(&mut window, "Recover");
    assert_eq!(x(scene(&window)), 0.75);
    assert_eq!(window.state().document().origin(), &Origin::File(path.clone()));
    assert!(window.state().document().is_changed());
    // It is this window's now: the old recovery file goes once there is a new one.
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
    let mut window = window_in(data.path());
    wait_for(&mut window, "Recover unsaved scenes?");
    click(&mut window, "Recover");
    press(&mut window, Modifiers::COMMAND, Key::S);
    window.get_by_label("The file was changed by another program");
}

#[test]
fn several_scenes_are_offered_as_a_list() {
    let data = data_folder();
    crash(None, data.path(), 0.75);
    // The second window is asked first, and puts the answer off.
    let mut window = window_in(data.path());
    wait_for(&mut window, "Recover unsaved scenes?");
    click(&mut window, "Later");
    enter(&mut window, "Q x", "0.5", Key::Enter);
    wait("two recovery files", || kept(data.path()).len() == 2);
    drop(window);

    let mut window = window_in(data.path());
    wait_for(&mut window, "Recover unsaved scenes?");
    assert_eq!(window.query_all_by_label("Recover").count(), 2);
    window.query_all_by_label("Discard").next().unwrap().click();
    window.run();
    assert_eq!(kept(data.path()).len(), 1);
    click(&mut window, "Later");
    // It is offered as long as it is there.
    click(&mut window, "File");
    click(&mut window, "Recover…");
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
    click(&mut second, "File");
    click(&mut second, "Recover…");
    wait("the answer", || {
        second.step();
        second.state().notice() == Some("There is nothing to recover")
    });
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
    close(&mut window);
    window.get_by_label("Don't save").click();
    window.step();
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
    click(&mut window, "Explore");
    click(&mut window, "squat");
    wait("the recovery file", || kept(data.path()).len() == 1);
    drop(window);
    let mut window = window_in(data.path());
    wait_for(&mut window, "Recover unsaved scenes?");
    click(&mut window, "Recover");
    assert_eq!(x(scene(&window)), 0.75);
}

#[test]
fn a_recovery_file_that_cannot_be_read_is_named_and_kept() {
    let data = data_folder();
    fs::create_dir(data.path().join("recovery")).unwrap();
    fs::write(data.path().join("recovery/17-0-0.ron"), "(format: 1,").unwrap();
    let mut window = window_in(data.path());
    wait_for(&mut window, "Recover unsaved scenes?");
    window.get_by_label_contains("17-0-0.ron:");
    assert!(window.query_by_label("Recover").is_none());
    click(&mut window, "Later");
    assert_eq!(kept(data.path()).len(), 1);
}

/// A copy beside a file, of a process that was killed two minutes ago.
fn interrupted_copy(path: &Path, text: &str) -> PathBuf {
    let copy = path.with_file_name("mine.ron.17-0.tmp");
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
        wait("its removal", || {
            window.step();
            !copy.exists()
        });
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

/// The variable with the folder of a window in a process of its own, and that with its seed.
const FOLDER: &str = "GJK_EDITED_FOLDER";
const SEED: &str = "GJK_EDITED_SEED";

/// The process that is killed: a window that edits and saves. Each line of its log is a time in milliseconds, and the x
/// of Q that was entered (`edited`) or saved (`saved`) before that time.
#[test]
#[ignore = "it is started by the tests below, and ends when it is killed"]
fn a_window_that_edits_and_saves() {
    use std::io::Write as _;
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    let mut random = Pcg64Mcg::seed_from_u64(std::env::var(SEED).unwrap().parse().unwrap());
    let mut log = File::create(folder.join("log")).unwrap();
    let mut window = window_on(&folder.join("mine.ron"), Some(&folder.join("data")));
    window.state().listen_for_the_end().unwrap();
    for number in 1..100_000_u32 {
        let x = f64::from(number) / 64.0;
        enter(&mut window, "Q x", &x.to_string(), Key::Enter);
        writeln!(log, "{} edited {x}", now()).unwrap();
        // Sometimes many edits, for longer than what may be lost, sometimes few.
        if random.random_bool(0.1) {
            press(&mut window, Modifiers::COMMAND, Key::S);
            writeln!(log, "{} saved {x}", now()).unwrap();
        }
        thread::sleep(Duration::from_millis(random.random_range(0..80)));
    }
}

fn now() -> u128 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()
}

/// A window in a process of its own.
struct Edited {
    folder: TempDir,
    process: Child,
}

impl Edited {
    fn start(seed: u64) -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("mine.ron"), library::start(Dimension::Two).to_ron()).unwrap();
        let process = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "app::recovery::a_window_that_edits_and_saves", "--ignored", "--nocapture"])
            .env(FOLDER, folder.path())
            .env(SEED, seed.to_string())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        Self { folder, process }
    }

    /// The scenes that were edited and saved, with the times.
    fn log(&self) -> Vec<(u128, bool, f64)> {
        let log = fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
        let line = |line: &str| {
            let words: Vec<&str> = line.split(' ').collect();
            let [time, what, x] = words.as_slice() else { return None };
            Some((time.parse().unwrap(), *what == "saved", x.parse().unwrap()))
        };
        // The last line may be half.
        log.split_inclusive('\n').filter_map(|text| line(text.strip_suffix('\n')?)).collect()
    }

    /// Waits until it has edited for a time.
    fn edits_for(&self, time: Duration) {
        let begun = Instant::now();
        while self.log().is_empty() {
            assert!(begun.elapsed() < Duration::from_mins(1), "it starts");
            thread::sleep(Duration::from_millis(20));
        }
        thread::sleep(time);
    }

    fn kill(&mut self) -> u128 {
        self.process.kill().unwrap();
        let killed = now();
        self.process.wait().unwrap();
        killed
    }

    /// Checks that the file is whole and holds what was saved. Returns the x of Q in it and in the recovery file.
    fn held(&self) -> (f64, Option<f64>) {
        let file = x(&Scene::read(&self.folder.path().join("mine.ron")).unwrap());
        let saved = self.log().iter().rev().find(|(_, is_saved, _)| *is_saved).map_or(0.0, |(_, _, x)| *x);
        assert!(file >= saved, "{saved} was saved, the file holds {file}");
        let kept = kept(&self.folder.path().join("data"));
        assert!(kept.len() <= 1, "{kept:?}");
        (file, kept.first().map(|path| x(&Scene::read(path).unwrap())))
    }

    /// Checks that only what was edited within the promised time before this one is lost.
    fn check(&self, ended: u128) {
        let (file, kept) = self.held();
        let held = kept.unwrap_or(file).max(file);
        let mut lost = self.log();
        lost.retain(|(_, _, x)| *x > held);
        if let Some((time, _, x)) = lost.first() {
            let age = ended.saturating_sub(*time);
            assert!(age <= PROMISED.as_millis(), "{x} was edited {age} ms before the end; {held} is left");
        }
    }

    /// Checks that a new window offers what the file does not hold.
    fn is_offered(&self) {
        let path = self.folder.path().join("mine.ron");
        let data = self.folder.path().join("data");
        let file = Scene::read(&path).unwrap();
        let kept = kept(&data).first().map(|path| Scene::read(path).unwrap());
        let mut window = window_on(&path, Some(&data));
        assert_eq!(scene(&window), &file, "the file of {}", path.display());
        match kept.filter(|kept| *kept != file) {
            Some(kept) => {
                wait_for(&mut window, "Recover unsaved scenes?");
                click(&mut window, "Recover");
                assert_eq!(scene(&window), &kept, "the recovery file of {}", path.display());
            }
            None => wait("its removal", || self::kept(&data).is_empty()),
        }
    }
}

/// Kills windows at random moments, several at a time.
fn kill_windows(kills: u64, at_a_time: usize, longest: Duration) {
    let seeds: Vec<u64> = (0..kills).collect();
    for seeds in seeds.chunks(at_a_time) {
        thread::scope(|scope| {
            for seed in seeds {
                scope.spawn(move || {
                    let mut random = Pcg64Mcg::seed_from_u64(1000 + seed);
                    let mut edited = Edited::start(*seed);
                    edited.edits_for(longest.mul_f64(random.random_range(0.0..1.0)));
                    let killed = edited.kill();
                    edited.check(killed);
                    edited.is_offered();
                });
            }
        });
    }
}

#[test]
fn a_killed_window_loses_at_most_five_seconds_and_no_file() {
    kill_windows(5, 5, Duration::from_secs(8));
}

#[test]
#[ignore = "takes ten minutes"]
fn two_hundred_killed_windows_lose_at_most_five_seconds_and_no_file() {
    kill_windows(200, 4, Duration::from_secs(12));
}

#[cfg(unix)]
#[test]
fn a_window_that_is_asked_to_end_loses_nothing() {
    use std::os::unix::process::ExitStatusExt as _;
    for (name, number) in [("TERM", 15), ("INT", 2), ("HUP", 1)] {
        let mut edited = Edited::start(0);
        edited.edits_for(Duration::from_millis(300));
        let process = edited.process.id().to_string();
        assert!(Command::new("kill").args(["-s", name, &process]).status().unwrap().success());
        let status = edited.process.wait().unwrap();
        assert_eq!(status.signal(), Some(number), "{name}");
        let (file, kept) = edited.held();
        let last = edited.log().last().unwrap().2;
        assert!(
            file.max(kept.unwrap_or(file)) >= last,
            "{name}: {last} was edited, {file} and {kept:?} are left"
        );
        edited.is_offered();
    }
}
