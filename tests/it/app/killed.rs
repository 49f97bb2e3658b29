//! Windows in separate processes that are killed or terminated while they edit and save.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use eframe::egui::{Key, Modifiers, vec2};
use eframe::{App as _, Storage as _};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::Start;
use gjk_sandbox::files;
use gjk_sandbox::geometry::Dimension;
use gjk_sandbox::scene::{Scene, library};
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;
use tempfile::TempDir;

use super::files_of_others::window_on;
use super::keeping::Memory;
use super::recovery::{PROMISED, kept, wait, wait_for, x};
use super::{enter, press, scene, window_with};

/// The environment variables with the folder and the seed of a window in a separate process.
pub(super) const FOLDER: &str = "GJK_EDITED_FOLDER";
const SEED: &str = "GJK_EDITED_SEED";

/// The killed process: a window that edits and saves. Each line of its log is a time in milliseconds, and the x of Q
/// that was entered (`edited`) or saved (`saved`) before that time.
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
        // Sometimes many edits, for longer than the time that may be lost, sometimes few.
        if random.random_bool(0.1) {
            press(&mut window, Modifiers::COMMAND, Key::S);
            writeln!(log, "{} saved {x}", now()).unwrap();
        }
        thread::sleep(Duration::from_millis(random.random_range(0..80)));
    }
}

pub(super) fn now() -> u128 {
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
            .args(["--exact", "app::killed::a_window_that_edits_and_saves", "--ignored", "--nocapture"])
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

    /// Checks that the file is complete and contains the saved scene. Returns the x of Q in it and in the recovery
    /// file.
    fn held(&self) -> (f64, Option<f64>) {
        let file = x(&Scene::read(&self.folder.path().join("mine.ron")).unwrap());
        let saved = self.log().iter().rev().find(|(_, is_saved, _)| *is_saved).map_or(0.0, |(_, _, x)| *x);
        assert!(file >= saved, "{saved} was saved, the file holds {file}");
        let kept = kept(&self.folder.path().join("data"));
        assert!(kept.len() <= 1, "{kept:?}");
        (file, kept.first().map(|path| x(&Scene::read(path).unwrap())))
    }

    /// Checks that only edits within the promised time before this moment are lost.
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

    /// Checks that a new window offers the changes that are missing in the file.
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
                // If it was killed while saving, it may also have left a copy, which is offered second.
                window.query_all_by_label("Recover").next().unwrap().click();
                window.run();
                assert_eq!(scene(&window), &kept, "the recovery file of {}", path.display());
            }
            None => wait("its removal", || super::recovery::kept(&data).is_empty()),
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

/// The killed process: a window that saves its settings without a pause. Each line of its log is the number of a save
/// that has begun; the save before it is on disk.
#[test]
#[ignore = "it is started by the test below, and ends when it is killed"]
fn a_window_that_saves_settings() {
    use std::io::Write as _;
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    let start = || Start {
        step: Some(1),
        data_folder: Some(folder.join("data")),
        settings: Some(folder.join("data/app.ron")),
        ..Start::default()
    };
    let mut log = File::create(folder.join("log")).unwrap();
    let mut window = window_with(start(), vec2(640.0, 480.0));
    for number in 0.. {
        writeln!(log, "{number}").unwrap();
        let mut memory = Memory::default();
        memory.set_string("window", number.to_string());
        window.state_mut().save(&mut memory);
        // Closed, it waits for what is being written.
        drop(window);
        window = window_with(start(), vec2(640.0, 480.0));
    }
}

/// Regression: `app.ron` was written in place, and empty after 8 of 12 kills.
#[test]
fn settings_survive_kills() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut random = Pcg64Mcg::seed_from_u64(7);
    for kill in 0..kills() {
        fs::write(folder.path().join("log"), "").unwrap();
        let mut process = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "app::killed::a_window_that_saves_settings", "--ignored", "--nocapture"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let log = || fs::read_to_string(folder.path().join("log")).unwrap_or_default();
        wait("the first saves", || log().lines().count() > 1);
        thread::sleep(Duration::from_micros(random.random_range(0..300_000)));
        process.kill().unwrap();
        process.wait().unwrap();
        let values: BTreeMap<String, String> =
            ron::from_str(&fs::read_to_string(data.join("app.ron")).unwrap()).unwrap();
        let begun: u64 = log().lines().last().unwrap().parse().unwrap();
        let held: u64 = values["window"].parse().unwrap();
        assert!(held == begun || held + 1 == begun, "kill {kill}: {held} is held, {begun} was begun");
        assert!(values.contains_key("settings"), "{values:?}");
    }
    // The next window removes their leftover files.
    files::tidy(&data);
    let left = files::list(&data).into_iter().filter(|path| path.extension().is_some_and(|it| it == "tmp"));
    assert_eq!(left.count(), 0);
}

/// The number of kills, from the variable `KILLS`.
fn kills() -> u64 {
    std::env::var("KILLS").ok().map_or(8, |kills| kills.parse().unwrap())
}
