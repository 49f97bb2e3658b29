//! The command palette: every command of the menus is found by its words and carried out with Enter.

use eframe::egui::accesskit::Toggled;
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::app::command::{Command, CommandGroup};

use super::{Window, press, press_all, step, window};

fn open(window: &mut Window, query: &str) {
    press(window, Modifiers::COMMAND, Key::K);
    window.get_by_label("Find a command").type_text(query);
    window.run();
}

fn is_open(window: &Window) -> bool {
    window.query_by_label("Find a command").is_some()
}

#[test]
fn every_command_of_the_menus_is_found_by_its_name() {
    let mut window = window();
    for command in Command::ALL {
        if matches!(command.group(), CommandGroup::Presenter | CommandGroup::Question)
            || command == Command::Palette
        {
            continue;
        }
        open(&mut window, command.text());
        let name = format!("{}: {}", command.group().title(), command.text());
        assert!(window.query_all_by_label_contains(&name).next().is_some(), "{name}");
        press(&mut window, Modifiers::NONE, Key::Escape);
        assert!(!is_open(&window), "{name}");
    }
}

#[test]
fn a_command_is_carried_out_by_a_part_of_its_words() {
    let mut window = window();
    open(&mut window, "LAST ST");
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert!(!is_open(&window));
    assert_eq!(step(&window), 15, "the last of the 16 steps of the article's run");
    press(&mut window, Modifiers::NONE, Key::Home);
    open(&mut window, "last");
    window.get_by_label_contains("Run: Last step").click_accesskit();
    window.run();
    assert!(!is_open(&window));
    assert_eq!(step(&window), 15);
    // The second result, chosen with the arrows: First step, then the commands with the words in their tooltips.
    open(&mut window, "first step");
    let found: Vec<String> = window
        .get_all_by_label_contains(": ")
        .filter(|node| node.accesskit_node().toggled() == Some(Toggled::True))
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    assert!(found.iter().any(|name| name.contains("First step")), "{found:?}");
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(step(&window), 0);
}

#[test]
fn nothing_is_carried_out_that_is_not_found_or_does_not_apply() {
    let mut window = window();
    open(&mut window, "no such command");
    assert!(window.query_by_label("No command matches").is_some());
    press_all(&mut window, [Key::Enter, Key::Escape]);
    let before = super::scene(&window).clone();
    open(&mut window, "delete vertices");
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(super::scene(&window), &before, "nothing is selected");
}
