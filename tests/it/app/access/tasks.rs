//! The tasks of docs/accessibility.md by keyboard alone, each with its number of keys; a character typed counts as one.

use std::fs;
use std::path::PathBuf;

use eframe::egui::{Event, Key, Modifiers, ViewportCommand};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::Start;
use gjk_sandbox::geometry::Side;
use gjk_sandbox::gjk::Algorithm;
use gjk_sandbox::scene::SceneFile;

use super::super::{SIZE, Window, has, says, scene, step, window, window_with};

/// Maximum number of keys of a task.
const MAX_KEYS: usize = 12;

/// A window without a mouse.
struct Hands {
    window: Window,
    keys: usize,
}

impl Hands {
    fn new() -> Self {
        Self { window: window(), keys: 0 }
    }

    fn press(&mut self, modifiers: Modifiers, key: Key) -> &mut Self {
        self.keys += 1;
        self.window.key_press_modifiers(modifiers, key);
        self.window.run();
        self
    }

    fn key(&mut self, key: Key) -> &mut Self {
        self.press(Modifiers::NONE, key)
    }

    fn times(&mut self, count: usize, key: Key) -> &mut Self {
        (0..count).for_each(|_| {
            self.key(key);
        });
        self
    }

    fn text(&mut self, text: &str) -> &mut Self {
        self.keys += text.chars().count();
        self.window.event(Event::Text(text.to_owned()));
        self.window.run();
        self
    }

    fn find(&mut self, words: &str) -> &mut Self {
        self.press(Modifiers::COMMAND, Key::K).text(words).key(Key::Enter)
    }
}

/// The vertices of a body, in its own frame, which is that of the world here.
fn points(window: &Window, side: Side) -> Vec<glam::DVec3> {
    scene(window).bodies[side].shape().vertices().unwrap_or_default()
}

/// Carries out each task, checks it, and returns its name in the document with its number of keys.
fn tasks() -> Vec<(&'static str, usize)> {
    let mut done = Vec::new();
    let mut task = |name: &'static str, hands: &Hands| done.push((name, hands.keys));

    let mut hands = Hands::new();
    hands.key(Key::ArrowRight);
    assert_eq!(step(&hands.window), 1, "one step");
    task("Step forward", &hands);

    // The third of the parts is the left picture; its points are one stop, and p2 is the fourth of them.
    let mut hands = Hands::new();
    hands.times(3, Key::F6).key(Key::Tab).times(3, Key::ArrowRight).key(Key::Enter);
    hands.key(Key::W).key(Key::X).text("2").key(Key::Enter);
    let moved = points(&hands.window, Side::P)[2];
    assert_eq!(moved.x, 11.0, "p2 was at (9, 9)");
    task("Move a vertex by 2 along x", &hands);

    let mut hands = Hands::new();
    hands.press(Modifiers::SHIFT, Key::A).times(2, Key::Tab).times(2, Key::ArrowRight).times(2, Key::Enter);
    assert_eq!(points(&hands.window, Side::Q).len(), 3, "Q had four vertices");
    task("Replace Q by a triangle of the gallery", &hands);

    let mut hands = Hands::new();
    hands.find("winter");
    assert_eq!(scene(&hands.window).query.algorithm, Algorithm::Winter, "chosen");
    task("Choose an algorithm", &hands);

    let mut hands = Hands::new();
    hands.key(Key::CloseBracket);
    assert_ne!(scene(&hands.window), scene(&window()), "another scene");
    task("Open the next shipped scene", &hands);

    let mut hands = Hands::new();
    hands.find("file path");
    assert!(says(&hands.window, "path"), "a field for the path");
    task("Ask for a file to open", &hands);

    let mut hands = Hands::new();
    hands.key(Key::Q).key(Key::ArrowRight);
    assert!(has(&hands.window, "Reveal"), "a question");
    hands.key(Key::Num1).key(Key::Enter);
    assert!(!has(&hands.window, "Reveal"), "its answer");
    task("Answer a prediction", &hands);

    let mut hands = Hands::new();
    hands.find("3D");
    hands.times(3, Key::F6);
    let place = |window: &Window| window.get_by_label_contains("Shape P:").rect().center();
    let before = place(&hands.window);
    hands.key(Key::ArrowRight);
    assert!((place(&hands.window) - before).length() > 0.5, "the picture turns");
    task("Turn the camera in 3D", &hands);

    let mut hands = Hands::new();
    hands.find("map");
    for _ in 0..30 {
        hands.window.run_steps(2);
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    hands.times(4, Key::F6).key(Key::ArrowRight);
    assert!(says(&hands.window, "Q at ("), "the words of a cell");
    task("Read a cell of MAP", &hands);

    let mut hands = Hands::new();
    hands.press(Modifiers::COMMAND, Key::E);
    assert!(has(&hands.window, "Copy"), "the export");
    task("Open the export", &hands);

    let mut hands = Hands::new();
    hands.key(Key::D);
    assert!(says(&hands.window, "Step 1 of 16."), "the description");
    task("Read the description of the step", &hands);

    // The lesson takes the place of the setup, the second part.
    let mut hands = Hands::new();
    hands.find("5 min").times(2, Key::F6).key(Key::Tab);
    hands.key(Key::Enter);
    assert!(says(&hands.window, "Subtract the point of Q"), "what is wrong with the first answer");
    task("Answer a question of a lesson", &hands);

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    fs::write(&path, scene(&window()).to_ron()).unwrap();
    let file = Some(SceneFile::read(&path).unwrap());
    let window = window_with(Start { file, step: Some(1), ..Start::default() }, SIZE);
    let mut hands = Hands { window, keys: 0 };
    hands.press(Modifiers::COMMAND, Key::D);
    hands.keys = 0;
    hands.press(Modifiers::COMMAND, Key::S);
    let written = fs::read_to_string(&path).unwrap();
    assert_eq!(written, scene(&hands.window).to_ron(), "the changed scene");
    task("Save", &hands);

    let mut hands = Hands::new();
    hands.keys = 1;
    hands.window.event(Event::Key {
        key: Key::Q,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::COMMAND,
    });
    let closes = (0..4).any(|_| {
        hands.window.step();
        let sent = &hands.window.output().viewport_output;
        sent.values().any(|viewport| viewport.commands.contains(&ViewportCommand::Close))
    });
    assert!(closes, "nothing is unsaved");
    task("Quit", &hands);

    done
}

#[test]
fn every_task_takes_at_most_twelve_keys_as_the_document_says() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/accessibility.md");
    let document = fs::read_to_string(path).unwrap();
    let rows: Vec<String> = tasks().iter().map(|(name, keys)| format!("| {name} | {keys} |")).collect();
    assert!(document.contains(&rows.join("\n")), "docs/accessibility.md lacks\n{}", rows.join("\n"));
    let most = tasks().into_iter().max_by_key(|(_, keys)| *keys);
    assert!(most.is_some_and(|(_, keys)| keys <= MAX_KEYS), "{most:?}");
}
