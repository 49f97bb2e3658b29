//! Space, Enter and the arrows belong to the control that Tab has reached, or to an open menu.

use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use super::{Window, click, focus, has, press, press_all, step, window};

/// Moves the focus to a control and lets Tab confirm that the keyboard moved it.
fn tab_to(window: &mut Window, label: &str) {
    focus(window, label);
    press(window, Modifiers::NONE, Key::Tab);
    press(window, Modifiers::SHIFT, Key::Tab);
    assert!(window.get_by_label(label).is_focused(), "{label} has the focus");
}

#[test]
fn space_presses_the_focused_control_and_not_play() {
    let mut window = window();
    tab_to(&mut window, "File");
    press(&mut window, Modifiers::NONE, Key::Space);
    assert!(has(&window, "New 2D scene"), "the menu opens");
    assert!(!window.state().playback().is_playing());
    press_all(&mut window, [Key::ArrowDown, Key::ArrowRight]);
    assert_eq!(step(&window), 0, "arrows do not step behind the menu");
}

#[test]
fn a_click_gives_the_keys_back_to_the_run() {
    let mut window = window();
    tab_to(&mut window, "File");
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert_eq!(step(&window), 0);
    click(&mut window, "CODE");
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert_eq!(step(&window), 1);
}
