//! The mystery bug: nothing names the hidden defect until the user exposes it with a pair and names it, or gives up.

use eframe::egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::gjk::Defect;
use gjk_sandbox::scene::library::SHIPPED;

use super::hidden_verdict::texts;
use super::{Window, click, press, push, scene, start_of, step, window_with};

/// Returns the hidden defect; the window shows the Break it section.
fn hidden(window: &mut Window) -> Defect {
    if window.query_by_label("Mystery bug").is_none() {
        push(window, "Break it");
    }
    push(window, "Mystery bug");
    scene(window).query.defects.iter().next().expect("a mistake")
}

/// No text of the window names a defect, at any step. The list of choices is closed.
fn check_silence(window: &mut Window, defect: Defect) {
    press(window, Modifiers::NONE, Key::Home);
    loop {
        for text in texts(window) {
            let names = text.contains(defect.title()) || text.contains(defect.description());
            assert!(!names && !text.contains("should be"), "step {}: {text}", step(window));
        }
        let before = step(window);
        press(window, Modifiers::NONE, Key::ArrowRight);
        if step(window) == before {
            return;
        }
    }
}

#[test]
fn a_hidden_mistake_is_named_by_nothing() {
    for index in [0, 6] {
        let shipped = &SHIPPED[index];
        let mut window = window_with(start_of(shipped.scene(), shipped.file_name), vec2(1280.0, 1400.0));
        let defect = hidden(&mut window);
        check_silence(&mut window, defect);
        push(&mut window, "Give up");
        assert!(window.query_by_label_contains(&format!("It was “{}”", defect.title())).is_some());
        assert!(texts(&window).iter().any(|text| text.contains("planted defects")));
    }
}

/// The triangle and the quad of dyn4j overlap: without the minus sign, for example, they are called separate.
#[test]
fn a_mistake_is_betrayed_by_a_pair_and_then_named() {
    let mut window = window_with(start_of(SHIPPED[0].scene(), "scene.ron"), vec2(1280.0, 1400.0));
    // Repeats until the hidden defect is one that the unchanged pair exposes.
    let mut tries = 0;
    let defect = loop {
        let defect = hidden(&mut window);
        if window.query_by_label_contains("gets wrong: found").is_some() {
            break defect;
        }
        assert!(window.query_by_label_contains("gets wrong: not yet").is_some());
        press(&mut window, Modifiers::COMMAND, Key::Z);
        assert!(window.query_by_label("Give up").is_none(), "undo takes the mistake away, and the mystery");
        tries += 1;
        assert!(tries < 200, "none of the mistakes is betrayed by this pair");
    };
    let wrong = Defect::ALL.into_iter().find(|it| {
        *it != defect && it.refusal(scene(&window).query.algorithm, scene(&window).dimension).is_none()
    });
    for (name, answer) in [(wrong.unwrap(), "Not “"), (defect, "Right: it is “")] {
        push(&mut window, "Name the defect");
        click(&mut window, name.title());
        assert!(window.query_by_label_contains(&format!("{answer}{}”", name.title())).is_some());
    }
}
