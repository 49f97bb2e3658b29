//! Acceptance points that no other test shows; `tests/it/acceptance.rs` has the table of all of them.

use eframe::egui::accesskit::Live;
use eframe::egui::{Key, Modifiers, Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::figure::Study;
use gjk_sandbox::figure::narration::narrate;
use gjk_sandbox::scene::library::SHIPPED;

use super::hidden_verdict::texts;
use super::{Window, click, press, push, start_of, step, window_with};

fn window_of(number: &str) -> Window {
    let shipped = SHIPPED.iter().find(|shipped| shipped.file_name.starts_with(number)).unwrap();
    window_with(start_of(shipped.scene(), shipped.file_name), vec2(1280.0, 800.0))
}

/// Point 6.
#[test]
fn the_verdict_is_one_of_four_words() {
    let all = ["OVERLAP", "TOUCHING", "SEPARATE", "UNDECIDED"];
    for (number, word) in [("01", "OVERLAP"), ("21", "TOUCHING"), ("03", "SEPARATE"), ("09", "UNDECIDED")] {
        let mut window = window_of(number);
        press(&mut window, Modifiers::NONE, Key::End);
        let told = texts(&window);
        assert!(told.iter().any(|text| text == word), "{number}: {word}");
        // A tag of the algorithm, alone in a text: no other word stands there.
        for other in all.into_iter().filter(|other| *other != word) {
            let is_truth = number == "09" && other == "SEPARATE";
            assert!(is_truth || told.iter().all(|text| text != other), "{number}: {other}");
        }
    }
}

/// Point 12: no tab and no figure is bare, in the plane and in space.
#[test]
fn every_panel_says_something_in_every_scene() {
    for number in ["01", "07", "06", "25", "30", "40", "54"] {
        let mut window = window_of(number);
        if window.query_by_label("STEPS").is_none() {
            continue;
        }
        for name in ["CODE", "TREE", "PLOT", "MOTION", "STEPS", "SLICE", "MAP", "REACH", "P − Q"] {
            let before = texts(&window);
            click(&mut window, name);
            let new =
                texts(&window).into_iter().filter(|text| !before.contains(text) && !text.trim().is_empty());
            assert!(new.count() > 0 || ["STEPS", "P − Q"].contains(&name), "{number}: {name} is bare");
        }
    }
}

/// Point 47: inputs have names, vertices are nodes that take the focus, and the whole sentence of a step is a live region.
#[test]
fn inputs_are_named_vertices_take_the_focus_and_sentences_are_announced() {
    for number in ["01", "07", "28", "53"] {
        let mut window = window_of(number);
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
        let shipped = SHIPPED.iter().find(|shipped| shipped.file_name.starts_with(number)).unwrap();
        let study = Study::of(&shipped.scene());
        for _ in 0..4 {
            let sentence = narrate(&study.trace, step(&window)).to_plain();
            let announced = window.root().children_recursive().any(|node| {
                let node = node.accesskit_node();
                node.live() == Live::Polite && node.label().as_deref() == Some(sentence.as_str())
            });
            assert!(announced, "{number}, step {}: {sentence}", step(&window) + 1);
            press(&mut window, Modifiers::NONE, Key::ArrowRight);
        }
    }
}

/// Point 24: with the animation switched off, steps and turns end in the same state.
#[test]
fn without_animation_the_end_states_are_the_same() {
    let mut ends = Vec::new();
    for reduces_motion in [false, true] {
        let mut window = window_of("07");
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
