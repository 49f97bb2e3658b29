//! The properties that must hold after every action of the monkey.

use std::collections::BTreeMap;
use std::path::PathBuf;

use eframe::egui::{Event, Key, Modifiers, Role, ViewportCommand};
use egui_kittest::kittest::NodeT as _;
use gjk_sandbox::app::Origin;
use gjk_sandbox::geometry::Body;
use gjk_sandbox::gjk;
use gjk_sandbox::scene::Scene;
use gjk_sandbox::scene::library::{self, SHIPPED};

use super::super::{Window, scene};

/// The number of levels of undo.
const LEVELS: usize = 500;

/// Checks the window after every frame.
#[derive(Default)]
pub(super) struct Judge {
    /// The contents of the files that the window may have opened.
    files: BTreeMap<PathBuf, String>,
    /// The valid scene of the last frame, and the number of steps of its run.
    sound: Option<(Scene, usize)>,
}

impl Judge {
    /// Records a file and its content.
    pub(super) fn remember(&mut self, path: PathBuf, text: &str) {
        self.files.insert(path, text.to_owned());
    }

    /// Checks the invariants between two frames.
    pub(super) fn look(&mut self, window: &Window) {
        // The run on screen: while Q moves in MOTION, the run of the frame.
        let scene = window.state().document().shown();
        match &self.sound {
            // The playhead follows one frame after the scene.
            Some((sound, steps)) if sound == scene => {
                let step = window.state().playback().step();
                assert!(step < *steps, "step {step} of {steps}");
            }
            _ => self.sound = Some((scene.clone(), examine(scene))),
        }
        every_word_is_sound(window);
        let closes = |commands: &[ViewportCommand]| commands.contains(&ViewportCommand::Close);
        let closed = window.output().viewport_output.values().any(|output| closes(&output.commands));
        assert!(!closed, "the monkey has closed the window");
    }

    /// Undoes all changes of the scene, which restores the start; then redoes them, which restores the present scene.
    /// Returns the number of changes.
    pub(super) fn travel(&mut self, window: &mut Window) -> usize {
        let end = scene(window).to_ron();
        let mut changes = 0;
        while let Some(name) = window.state().document().undo_name().map(str::to_owned) {
            let notice = window.state().notice();
            assert!(changes < LEVELS, "no end of undo at `{name}`: {notice:?}");
            if std::env::var_os("MONKEY_TRACE").is_some() {
                eprintln!("undo {name}");
            }
            self.press(window, Modifiers::COMMAND, Key::Z);
            changes += 1;
        }
        let origin = window.state().document().origin();
        let start = match origin {
            Origin::Shipped(index) => SHIPPED[*index].text,
            Origin::File(path) => &self.files[path],
            Origin::New => &library::blank(scene(window).dimension).to_ron(),
            // The scene as it was when its page was left.
            Origin::Lesson | Origin::Link => return changes,
            Origin::Laboratory | Origin::Explorer | Origin::Imported | Origin::Recovered => {
                panic!("undo leads back to before {origin:?}")
            }
        };
        let start = Scene::from_ron(start).unwrap().to_ron();
        assert_eq!(scene(window).to_ron(), start, "undo leads back to the start");
        assert!(!window.state().document().is_changed(), "the start is unchanged");
        for _ in 0..changes {
            assert!(window.state().document().redo_name().is_some(), "all can be made again");
            self.press(window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
        }
        assert_eq!(scene(window).to_ron(), end, "redo leads back to the end");
        changes
    }

    fn press(&mut self, window: &mut Window, modifiers: Modifiers, key: Key) {
        for pressed in [true, false] {
            let event = Event::Key { key, physical_key: Some(key), pressed, repeat: false, modifiers };
            window.input_mut().events.push(event);
        }
        window.step();
        self.look(window);
    }
}

/// Checks that a scene can be computed, saved and read again. Returns the number of steps of its run.
fn examine(scene: &Scene) -> usize {
    for body in scene.bodies.iter().chain(scene.others.iter().map(|other| &other.body)) {
        let again = Body::new(body.dimension(), body.shape().clone(), body.pose(), body.rounding());
        assert_eq!(again.as_ref(), Ok(body), "the body could be made again");
        assert_eq!(body.dimension(), scene.dimension, "the body lives in the dimension of the scene");
    }
    let ron = scene.to_ron();
    let read = Scene::from_ron(&ron);
    // Until the user chooses another algorithm again, the window remembers a defect that this one does not have.
    let mut kept = scene.clone();
    kept.query.defects = kept.query.defects.fitting(kept.query.algorithm, kept.dimension);
    assert_eq!(read, Ok(kept), "the scene survives its file\n{ron}");
    gjk::run(&scene.query(&scene.convexes())).steps()
}

/// Checks that no label shows NaN or infinity, except text being typed.
fn every_word_is_sound(window: &Window) {
    for node in window.root().children_recursive() {
        let inner = node.accesskit_node();
        assert!(!inner.numeric_value().is_some_and(f64::is_nan), "{node:?}");
        if matches!(inner.role(), Role::TextInput | Role::MultilineTextInput | Role::TextRun) {
            continue;
        }
        let texts = [inner.label(), inner.value(), inner.description()];
        for text in texts.into_iter().flatten() {
            let mut words = text.split(|c: char| !c.is_alphanumeric());
            assert!(!words.any(|word| word == "NaN" || word == "inf"), "{text}");
        }
    }
}
