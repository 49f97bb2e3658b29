//! Arrow keys that nudge the selection.

use eframe::egui::{Event, Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::edit::Selection;
use gjk_sandbox::geometry::Side;
use glam::DVec3;

use super::handles::select;
use super::typing::{enter, place, strike};
use super::{
    Window, clicked, press, press_all, scene, step, undo_name, undo_restores, window, window_of_size,
};

/// High enough for a grid step of a tenth.
fn high_window() -> Window {
    window_of_size(vec2(1600.0, 1200.0))
}

#[test]
fn arrows_nudge_after_enter_until_esc() {
    let mut window = high_window();
    select(&mut window, &Selection::vertices(Side::P, [2]));
    let before = place(&window, Side::P, 2);
    enter(&mut window);
    window.get_by_label_contains("Arrows: move p2 by 0.1,");
    press_all(&mut window, [Key::ArrowRight, Key::ArrowUp]);
    assert_eq!(place(&window, Side::P, 2), before + DVec3::new(0.1, 0.1, 0.0));
    assert_eq!(step(&window), 0);
    for _ in 0..3 {
        press(&mut window, Modifiers::SHIFT, Key::ArrowLeft);
    }
    assert_eq!(place(&window, Side::P, 2).x, before.x + 0.07, "a tenth each, in decimals");
    assert_eq!(undo_name(&window), Some("move p2"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(place(&window, Side::P, 2).x, before.x + 0.08, "one press is one step of undo");
    press_all(&mut window, [Key::Escape, Key::ArrowRight]);
    assert_eq!(step(&window), 1, "the arrows are back");
    assert_eq!(window.state().selection(), &Selection::vertices(Side::P, [2]));
}

#[test]
fn a_key_that_is_held_is_one_step_of_undo() {
    let mut window = high_window();
    select(&mut window, &Selection::body(Side::Q));
    enter(&mut window);
    let before = scene(&window).clone();
    for (pressed, repeat) in [(true, false), (true, true), (true, true), (false, false)] {
        window.event(Event::Key {
            key: Key::ArrowDown,
            physical_key: None,
            pressed,
            repeat,
            modifiers: Modifiers::NONE,
        });
        window.run();
    }
    let by = scene(&window).bodies[Side::Q].pose().position - before.bodies[Side::Q].pose().position;
    assert_eq!(by, DVec3::Y * -0.3);
    undo_restores(&mut window, &before);
}

#[test]
fn in_space_page_up_and_down_go_along_the_line_of_sight() {
    let mut window = clicked(["3D"]);
    press(&mut window, Modifiers::NONE, Key::Num1);
    select(&mut window, &Selection::body(Side::Q));
    enter(&mut window);
    let before = scene(&window).bodies[Side::Q].pose().position;
    // The front view looks along +y.
    press(&mut window, Modifiers::NONE, Key::PageUp);
    let after = scene(&window).bodies[Side::Q].pose().position;
    assert!(after.y > before.y);
    assert_eq!((after.x, after.z), (before.x, before.z));
}

fn arrow_down(window: &mut Window, pressed: bool) {
    let (key, modifiers) = (Key::ArrowDown, Modifiers::NONE);
    window.event(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
    window.run();
}

#[test]
fn undo_while_an_arrow_is_held_undoes_what_the_arrow_did() {
    let mut window = window();
    select(&mut window, &Selection::body(Side::Q));
    strike(&mut window, "wx2");
    enter(&mut window);
    let made = scene(&window).clone();
    enter(&mut window);
    arrow_down(&mut window, true);
    assert_ne!(scene(&window), &made);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    arrow_down(&mut window, false);
    assert_eq!(scene(&window), &made);
    assert_eq!(undo_name(&window), Some("move Q"), "what was typed before");
    press(&mut window, Modifiers::COMMAND, Key::Y);
    assert_ne!(scene(&window), &made, "and it can be redone");
}

/// Regression: after Tab the arrows went to the next point of the picture and did not move the chosen one.
#[test]
fn the_keyboard_nudges_the_vertex_that_it_has_reached() {
    let mut window = window();
    press_all(&mut window, [Key::F6, Key::F6, Key::F6, Key::Tab]);
    press_all(&mut window, [Key::ArrowRight, Key::ArrowRight, Key::ArrowRight, Key::Enter]);
    let p2 = |window: &Window| scene(window).bodies[Side::P].shape().vertices().unwrap()[2];
    let before = p2(&window);
    press_all(&mut window, [Key::ArrowRight, Key::ArrowRight]);
    let after = p2(&window);
    assert!(after.x > before.x && after.y == before.y, "{before} {after}");
    press_all(&mut window, [Key::Escape, Key::ArrowRight]);
    assert_eq!(p2(&window), after, "Esc ends it");
}
