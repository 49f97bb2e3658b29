//! What holds for the window as a whole: its verdicts, tabs, names, undo, and the files it reads and writes.

use std::fs;

use eframe::egui::accesskit::Live;
use eframe::egui::{Key, Modifiers, Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::figure::Analysis;
use gjk_sandbox::figure::narration::narrate;
use gjk_sandbox::figure::spoken::spoken;
use gjk_sandbox::geometry::{Dimension, Side};
use gjk_sandbox::scene::library;

use super::files::by_path;
use super::files_of_others::window_on;
use super::hidden_verdict::texts;
use super::{Window, click, clicked, drag, enter, press, push, scene, step, undo_name, window, window_of};
use crate::shapes::shipped;

fn numbered(number: &str) -> Window {
    let shipped = shipped(number);
    window_of(shipped.scene(), shipped.file_name)
}

#[test]
fn the_verdict_is_one_of_four_words() {
    let all = ["OVERLAP", "TOUCHING", "SEPARATE", "UNDECIDED"];
    for (number, word) in [("01", "OVERLAP"), ("21", "TOUCHING"), ("03", "SEPARATE"), ("09", "UNDECIDED")] {
        let mut window = numbered(number);
        press(&mut window, Modifiers::NONE, Key::End);
        let told = texts(&window);
        assert!(told.iter().any(|text| text == word), "{number}: {word}");
        // A tag of the algorithm, alone in a text, without other words.
        for other in all.into_iter().filter(|other| *other != word) {
            let is_truth = number == "09" && other == "SEPARATE";
            assert!(is_truth || told.iter().all(|text| text != other), "{number}: {other}");
        }
    }
}

/// No tab and no figure is bare, in the plane and in space.
#[test]
fn every_panel_says_something_in_every_scene() {
    for number in ["01", "07", "06", "25", "30", "40", "54"] {
        let mut window = numbered(number);
        if window.query_by_label("STEPS").is_none() {
            continue;
        }
        for name in ["CODE", "TREE", "PLOT", "MOTION", "STEPS", "SLICE", "MAP", "SUPPORT", "P minus Q"] {
            let before = texts(&window);
            click(&mut window, name);
            let new =
                texts(&window).into_iter().filter(|text| !before.contains(text) && !text.trim().is_empty());
            assert!(new.count() > 0 || ["STEPS", "P minus Q"].contains(&name), "{number}: {name} is bare");
        }
    }
}

/// Inputs have names, vertices are nodes that take the focus, and the whole sentence of a step is a live region.
#[test]
fn inputs_are_named_vertices_take_the_focus_and_sentences_are_announced() {
    for number in ["01", "07", "28", "53"] {
        let mut window = numbered(number);
        for node in window.root().children_recursive() {
            let node = node.accesskit_node();
            let is_input = matches!(
                node.role(),
                Role::Button
                    | Role::CheckBox
                    | Role::RadioButton
                    | Role::Slider
                    | Role::SpinButton
                    | Role::TextInput
                    | Role::MultilineTextInput
                    | Role::ComboBox
                    | Role::Link
            );
            let is_named = node.label().is_some_and(|name| !name.trim().is_empty());
            assert!(!is_input || is_named, "{number}: a {:?} without a name", node.role());
        }
        if ["01", "07"].contains(&number) {
            for name in ["Vertex p0", "Vertex q1"] {
                window.get_by_label_contains(name).focus();
                window.run();
                assert!(window.get_by_label_contains(name).accesskit_node().is_focused(), "{number}: {name}");
            }
        }
        press(&mut window, Modifiers::NONE, Key::Escape);
        let shipped = shipped(number);
        let analysis = Analysis::of(&shipped.scene());
        for _ in 0..4 {
            let sentence = spoken(&narrate(&analysis.trace, step(&window)).to_plain());
            let announced = window.root().children_recursive().any(|node| {
                let node = node.accesskit_node();
                node.live() == Live::Polite && node.label().is_some_and(|label| label.starts_with(&sentence))
            });
            assert!(announced, "{number}, step {}: {sentence}", step(&window) + 1);
            press(&mut window, Modifiers::NONE, Key::ArrowRight);
        }
    }
}

/// With the animation switched off, steps and turns end in the same state.
#[test]
fn without_animation_the_end_states_are_the_same() {
    let mut ends = Vec::new();
    for reduces_motion in [false, true] {
        let mut window = numbered("07");
        if reduces_motion {
            push(&mut window, "Animation");
        }
        for _ in 0..12 {
            press(&mut window, Modifiers::NONE, Key::ArrowRight);
        }
        press(&mut window, Modifiers::NONE, Key::Num7);
        window.run_steps(20);
        let mut told = texts(&window);
        told.sort();
        told.dedup();
        ends.push(told);
    }
    assert_eq!(ends[0], ends[1]);
}

/// In the plane and in space one drag is one step of undo with a name, a hundred changes are undone one by one, and
/// undone changes can be redone after stepping, playing and turning the camera.
#[test]
fn a_drag_is_one_named_undo_and_redo_survives_stepping() {
    for mode in ["2D", "3D"] {
        let mut window = clicked([mode]);
        let mut states = vec![scene(&window).clone()];
        for (side, name) in [(Side::Q, "move Q"), (Side::P, "move P"), (Side::Q, "move Q")] {
            drag(&mut window, side, vec2(24.0, -12.0));
            assert_eq!(undo_name(&window), Some(name), "{mode}");
            states.push(scene(&window).clone());
        }
        for before in states[..3].iter().rev() {
            press(&mut window, Modifiers::COMMAND, Key::Z);
            assert_eq!(scene(&window), before, "{mode}: one drag, one step");
        }
        assert_eq!(undo_name(&window), None, "{mode}");
        for key in [Key::ArrowRight, Key::End, Key::Home, Key::Space, Key::Space, Key::Num7, Key::F] {
            press(&mut window, Modifiers::NONE, key);
        }
        for after in &states[1..] {
            press(&mut window, Modifiers::COMMAND, Key::Y);
            assert_eq!(scene(&window), after, "{mode}: redone");
        }
    }
    let mut window = window();
    let before = scene(&window).clone();
    for number in 1..=100 {
        enter(&mut window, "Q x", &format!("{number}/64"), Key::Enter);
    }
    for number in (1..=100).rev() {
        assert_eq!(scene(&window).bodies[Side::Q].pose().position.x, f64::from(number) / 64.0);
        press(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(scene(&window), &before, "a hundred levels");
}

/// A file saved by the window is saved again byte for byte; the file of a newer version is refused with a message, and
/// stays as it is, as does the scene on screen.
#[test]
fn saved_bytes_stay_and_a_newer_format_is_refused() {
    for dimension in [Dimension::Two, Dimension::Three] {
        let folder = tempfile::tempdir().unwrap();
        let [first, second, newer] =
            ["first.ron", "second.ron", "newer.ron"].map(|name| folder.path().join(name));
        fs::write(&first, library::start(dimension).to_ron()).unwrap();
        let mut window = window_on(&first, None);
        enter(&mut window, "Q x", "1/3", Key::Enter);
        press(&mut window, Modifiers::COMMAND, Key::S);
        let saved = fs::read(&first).unwrap();
        let mut window = window_on(&first, None);
        by_path(&mut window, "Save to path…", &second, "Save");
        assert_eq!(fs::read(&second).unwrap(), saved);
        let text = String::from_utf8(saved).unwrap().replacen("format: 1", "format: 2, holes: [1]", 1);
        fs::write(&newer, &text).unwrap();
        let before = scene(&window).clone();
        by_path(&mut window, "Open by path…", &newer, "Open");
        let message = "format: expected 1, found 2, written by a newer version of the program";
        window.get_by_label(&format!("{}:2:13: {message}", newer.display()));
        click(&mut window, "OK");
        assert_eq!(scene(&window), &before);
        assert_eq!(fs::read_to_string(&newer).unwrap(), text);
    }
}

/// Whatever is wrong with a file, the message has its line, column and field, what was expected and what was found, and
/// the scene on screen stays with its history. Lines and columns are counted on paper.
#[test]
fn a_broken_file_is_told_with_line_column_and_field() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("broken.ron");
    let head = "(\n    format: 1,\n    dimension: 2,\n    p: (shape: Disc(radius: 1)),\n";
    let mut window = window();
    enter(&mut window, "Q x", "0.75", Key::Enter);
    let before = scene(&window).clone();
    for (rest, place) in [
        (
            "    q: (shape: Points([(0, 0), (1, 2, 3)])),\n)\n",
            "5:32: q.shape.Points[1]: expected 2 numbers, found 3",
        ),
        (
            "    q: (shape: Disc(radius: -1)),\n)\n",
            "5:29: q.shape.radius: expected no negative number, found `-1`",
        ),
        (
            "    q: (shape: Disc(radius: 1)),\n",
            "6:1: scene: expected the rest of the scene, found the end of the file",
        ),
        (
            "    q: (shape: Disc(radius: 1)),\n    query: (algorithm: newton),\n)\n",
            "6:24: query.algorithm: expected one of robust, djonov, bittle, winter, cinkes, distance, directions, found `newton`",
        ),
    ] {
        fs::write(&path, format!("{head}{rest}")).unwrap();
        by_path(&mut window, "Open by path…", &path, "Open");
        window.get_by_label(&format!("{}:{place}", path.display()));
        click(&mut window, "OK");
        assert_eq!(scene(&window), &before);
        assert_eq!(undo_name(&window), Some("move Q"), "the history is still there");
    }
}
