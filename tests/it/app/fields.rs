//! Fields take numbers as people write them, and refuse what is none.

use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::geometry::Side;
use gjk_sandbox::gjk::Verdict;

use super::{Window, enter, press, scene, step, verdict, window};

#[test]
fn fields_take_numbers_as_people_write_them() {
    let mut window = window();
    let x = |window: &Window| scene(window).bodies[Side::Q].pose().position.x;
    enter(&mut window, "Q x", "1,75", Key::Enter);
    assert_eq!(x(&window), 1.75);
    assert_eq!(verdict(&window), Verdict::Separate);
    enter(&mut window, "Q x", "-1/4", Key::Enter);
    assert_eq!(x(&window), -0.25);
    enter(&mut window, "Q x", "7", Key::Escape);
    assert_eq!(x(&window), -0.25, "Esc restores");
    assert_eq!(window.state().document().undo_name(), Some("move Q"));
}

#[test]
fn fields_refuse_what_is_no_number() {
    let mut window = window();
    let before = scene(&window).clone();
    for text in ["nan", "inf", "1e999", "1/0", "one"] {
        enter(&mut window, "Q y", text, Key::Enter);
        assert_eq!(scene(&window), &before, "{text}");
        press(&mut window, Modifiers::NONE, Key::Escape);
    }
    enter(&mut window, "Iteration limit", "0", Key::Enter);
    press(&mut window, Modifiers::NONE, Key::Escape);
    enter(&mut window, "Iteration limit", "2.5", Key::Enter);
    press(&mut window, Modifiers::NONE, Key::Escape);
    enter(&mut window, "P x", "1e300", Key::Enter);
    assert_eq!(scene(&window), &before);
    assert!(window.state().notice().is_some(), "too far away is refused with a reason");
}

#[test]
fn the_first_direction_cannot_become_zero() {
    let mut window = window();
    enter(&mut window, "First direction x", "0", Key::Enter);
    assert_eq!(scene(&window).query.initial_direction.x, 0.0);
    enter(&mut window, "First direction y", "0", Key::Enter);
    assert_eq!(scene(&window).query.initial_direction.y, -1.0);
    assert!(window.state().notice().is_some_and(|notice| notice.contains("zero")));
}

#[test]
fn keys_belong_to_the_field_while_typing() {
    let mut window = window();
    window.get_by_label("Q x").focus();
    window.run();
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    press(&mut window, Modifiers::NONE, Key::Space);
    press(&mut window, Modifiers::NONE, Key::End);
    assert_eq!(step(&window), 0);
    assert!(!window.state().playback().is_playing());
}
