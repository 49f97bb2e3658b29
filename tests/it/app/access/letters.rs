//! Single letters as commands can be switched off, and the palette leads to every panel and algorithm.

use eframe::egui::accesskit::{Role, Toggled};
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::gjk::Algorithm;

use super::super::{Window, has, press, press_all, scene, step, window};

/// Carries out the first result of the palette for these words.
fn find(window: &mut Window, words: &str) {
    press(window, Modifiers::COMMAND, Key::K);
    window.get_by_label("Find a command").type_text(words);
    window.run();
    press(window, Modifiers::NONE, Key::Enter);
}

#[test]
fn letters_are_no_commands_once_they_are_switched_off() {
    let mut window = window();
    find(&mut window, "letters as commands");
    press_all(&mut window, [Key::O, Key::Period, Key::K, Key::Q]);
    assert_eq!(step(&window), 0);
    assert!(!has(&window, "Reveal"), "no question");
    press_all(&mut window, [Key::ArrowRight, Key::End, Key::Home, Key::ArrowRight]);
    assert_eq!(step(&window), 1, "keys without a character work");
    press(&mut window, Modifiers::COMMAND, Key::K);
    assert!(has(&window, "Find a command"), "and those with Ctrl");
}

#[test]
fn the_palette_leads_to_every_panel_and_algorithm() {
    let mut window = window();
    for algorithm in Algorithm::NAMED {
        find(&mut window, algorithm.title());
        assert_eq!(scene(&window).query.algorithm, algorithm, "{}", algorithm.title());
    }
    for tab in ["CODE", "TREE", "PLOT", "MOTION", "STEPS"] {
        find(&mut window, &tab.to_lowercase());
        let node = window.get_by_role_and_label(Role::Tab, tab);
        assert_eq!(node.accesskit_node().is_selected(), Some(true), "{tab}");
    }
    for pane in ["SLICE", "MAP", "SUPPORT"] {
        find(&mut window, &pane.to_lowercase());
        let node = window.get_by_label(pane);
        assert_eq!(node.accesskit_node().toggled(), Some(Toggled::True), "{pane}");
    }
}
