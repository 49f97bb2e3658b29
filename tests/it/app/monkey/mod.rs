//! A monkey at the window: 10,000 random events in each mode, after which undo leads back to the start, byte for byte.
//!
//! The monkey works in legs. A leg is a window with one of the shipped scenes and a seed of its own, from which all of
//! its events follow: [`hands`] makes them from what [`eyes`] sees in the accessibility tree and from the command table,
//! so that new controls are exercised, too. After every frame, [`judge`] checks the state and the texts of the
//! window. At the end of a leg everything is undone and redone.
//!
//! * One event makes at most one change, and a leg has fewer events than undo has levels (500).
//! * Another scene may be opened (by key, button, menu or dropping a file), and unsaved changes may be discarded: then
//!   the start is that scene as its file stores it. A leg ends when this changes the mode.
//! * Nothing is done that leaves the program or writes a file: the File menu (except typing a path to open), controls
//!   whose names contain Save, and closing. No experiment is run, since its threads would make a leg unrepeatable.
//!
//! A failure prints the seed of its leg, the number of the event and the last 20 events. To repeat that leg alone, or
//! to run more events than the daily test does:
//!
//! ```text
//! MONKEY_SEED=17 MONKEY_EVENTS=1 cargo test --test it -- monkey::in_2d
//! MONKEY_SEED=5000 MONKEY_EVENTS=100000 cargo test --test it -- monkey
//! ```
//!
//! `MONKEY_SEED` is the seed of the first leg; each leg adds one. `MONKEY_EVENTS` is the least number of events; legs
//! are always completed. `MONKEY_TRACE=1` prints every event as it is made.

mod eyes;
mod hands;
mod judge;

use std::collections::VecDeque;
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::egui::{DroppedFile, Event, Key, ThemePreference, vec2};
use egui_kittest::Harness;
use gjk_sandbox::app::{App, Start};
use gjk_sandbox::geometry::Dimension;
use gjk_sandbox::message::Language;
use gjk_sandbox::scene::SceneFile;
use gjk_sandbox::scene::library::{SHIPPED, Shipped};
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use super::{Window, scene};
use eyes::Sight;
use hands::{Hands, Move};
use judge::Judge;

/// The number of events in each mode, unless `MONKEY_EVENTS` is set.
const EVENTS: usize = 10_000;

/// The number of events in a leg; less than the number of levels of undo.
const LEG: usize = 450;

/// The greatest number of events in one frame.
const BURST: usize = 8;

/// The seed of the first leg, unless `MONKEY_SEED` is set.
const SEED: u64 = 1;

#[test]
fn in_2d() {
    play(Dimension::Two);
}

#[test]
fn in_3d() {
    play(Dimension::Three);
}

/// Plays legs until there were enough events, and enough changes among them; at most twice as many events.
fn play(dimension: Dimension) {
    let number = |name: &str| std::env::var(name).ok().map(|text| text.parse::<u64>().unwrap());
    let mut seed = number("MONKEY_SEED").unwrap_or(SEED);
    let wanted = number("MONKEY_EVENTS").map_or(EVENTS, |events| usize::try_from(events).unwrap());
    let (mut events, mut changes) = (0, 0);
    let is_enough = |events: usize, changes: usize| wanted < EVENTS || changes > events / 100;
    while events < wanted || (events < 2 * wanted && !is_enough(events, changes)) {
        let mut leg = Leg::new(seed, dimension);
        leg.play(dimension);
        events += leg.trail.count;
        changes += leg.undo_and_redo();
        seed += 1;
    }
    // Without changes to undo the test would prove little.
    assert!(is_enough(events, changes), "only {changes} changes in {events} events");
    eprintln!("{events} events, {changes} changes");
}

/// A window, its monkey, and the expected state of both.
struct Leg {
    window: Window,
    random: Pcg64Mcg,
    hands: Hands,
    judge: Judge,
    trail: Trail,
    /// The folder of the files that are dropped.
    folder: tempfile::TempDir,
    /// The clock of the window, in seconds.
    now: f64,
}

impl Leg {
    /// Opens a window with a scene of the mode: the start scene, or another one from a file.
    fn new(seed: u64, dimension: Dimension) -> Self {
        // Otherwise both modes would make the same gestures.
        let mut random = Pcg64Mcg::seed_from_u64(seed.wrapping_mul(4) + dimension.count() as u64);
        let mut judge = Judge::default();
        let folder = tempfile::tempdir().unwrap();
        let shipped = scenes_of(dimension);
        let chosen = shipped[random.random_range(0..shipped.len())];
        let path = write(folder.path(), chosen.file_name, chosen.text);
        judge.remember(path.clone(), chosen.text);
        let start = Start { file: Some(SceneFile::read(&path).unwrap()), step: Some(1), ..Start::default() };
        let mut leg = Self {
            window: window(start),
            random,
            hands: Hands::default(),
            judge,
            trail: Trail {
                seed,
                dimension,
                start: chosen.file_name.to_owned(),
                count: 0,
                last: VecDeque::new(),
            },
            folder,
            now: 0.0,
        };
        leg.now = leg.window.ctx.input(|input| input.time);
        leg
    }

    /// Plays all events of the leg, frame by frame.
    fn play(&mut self, dimension: Dimension) {
        while self.trail.count < LEG && scene(&self.window).dimension == dimension {
            let sight = Sight::of(&self.window);
            for _ in 0..self.random.random_range(1..=BURST) {
                let next = self.hands.next(&sight, &mut self.random);
                if matches!(next, Move::Wait) {
                    break;
                }
                self.carry_out(next, &sight);
            }
            self.frame();
        }
    }

    fn frame(&mut self) {
        // Mostly continuous frames, sometimes a pause as in an idle window.
        let pause = [1.0 / 60.0, 1.0 / 60.0, 1.0 / 60.0, 0.1, 0.4, 1.2];
        self.now += pause[self.random.random_range(0..pause.len())];
        self.window.input_mut().time = Some(self.now);
        self.window.step();
        self.judge.look(&self.window);
    }

    fn carry_out(&mut self, next: Move, sight: &Sight) {
        if !sight.allows(&next) {
            return;
        }
        self.trail.note(&next);
        match next {
            Move::Wait => {}
            Move::Input(event) => self.window.input_mut().events.push(event),
            Move::Resize(size) => {
                self.window.set_size(size);
            }
            Move::Theme(dark) => {
                self.window.ctx.set_theme(if dark { ThemePreference::Dark } else { ThemePreference::Light });
            }
            Move::Drop { good } => self.drop_file(good),
        }
    }

    /// Drops a scene of the same mode, or a broken file.
    fn drop_file(&mut self, good: bool) {
        let shipped = scenes_of(scene(&self.window).dimension);
        let chosen = shipped[self.random.random_range(0..shipped.len())];
        let name = format!("{}-{}", self.trail.count, chosen.file_name);
        let half = chosen.text.char_indices().nth(chosen.text.chars().count() / 2).map_or(0, |(at, _)| at);
        let text = if good { chosen.text } else { &chosen.text[..half] };
        let path = write(self.folder.path(), &name, text);
        self.judge.remember(path.clone(), text);
        self.window.input_mut().dropped_files = vec![Arc::new(Dropped(path))];
    }

    /// Releases everything, undoes all changes and redoes them. Returns their number.
    fn undo_and_redo(&mut self) -> usize {
        for event in hands::let_go() {
            self.trail.note(&Move::Input(event.clone()));
            self.window.input_mut().events.push(event);
            self.frame();
        }
        // In a presentation Esc asks, and another Esc stays.
        for left in [Key::Enter, Key::F11] {
            if self.window.state().is_presenting() {
                self.window.key_press(left);
                self.frame();
                self.frame();
            }
        }
        self.judge.travel(&mut self.window)
    }
}

/// A window that draws a box for characters that no font has, as the real one does: any text may be pasted.
fn window(start: Start) -> Window {
    Language::english().choose_here();
    let mut window = Harness::builder()
        .with_size(vec2(1280.0, 800.0))
        .with_max_steps(20)
        .allow_missing_glyphs()
        .build_eframe(|cc| App::new(cc, start));
    window.run();
    window
}

/// The shipped scenes of a mode.
fn scenes_of(dimension: Dimension) -> Vec<Shipped> {
    SHIPPED.into_iter().filter(|shipped| shipped.scene().dimension == dimension).collect()
}

/// Writes a file. Returns its path in the form that the window will report.
fn write(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path.canonicalize().unwrap()
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

/// The last events, printed on a failure.
struct Trail {
    seed: u64,
    dimension: Dimension,
    /// The file of the scene at the start.
    start: String,
    count: usize,
    last: VecDeque<String>,
}

impl Trail {
    const LENGTH: usize = 20;

    fn note(&mut self, next: &Move) {
        self.count += 1;
        let line = match next {
            Move::Input(event) => format!("{} {}", self.count, written(event)),
            other => format!("{} {other:?}", self.count),
        };
        if std::env::var_os("MONKEY_TRACE").is_some() {
            eprintln!("{line}");
        }
        self.last.push_back(line);
        if self.last.len() > Self::LENGTH {
            self.last.pop_front();
        }
    }
}

/// An event on one line, shortened.
fn written(event: &Event) -> String {
    let text = format!("{event:?}");
    if text.chars().count() > 200 { text.chars().take(200).chain(['…']).collect() } else { text }
}

impl Drop for Trail {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let Self { seed, dimension, start, count, .. } = self;
            eprintln!(
                "The monkey with the seed {seed} in {dimension:?} ({start}) failed after event {count}:"
            );
            for line in &self.last {
                eprintln!("  {line}");
            }
            eprintln!("Again: MONKEY_SEED={seed} MONKEY_EVENTS=1");
        }
    }
}
