//! Stepping through the run: keys with any focus, the scrubber with its markers, edits in between.

use eframe::egui::accesskit::Toggled;
use eframe::egui::{Key, Modifiers, Pos2, Role, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::geometry::Side;

use super::{Window, click_at, drag, press, step, window};

fn scrubber_at(window: &Window, part: f32) -> Pos2 {
    // The track begins and ends 10 points inside of it.
    let rect = window.get_by_role_and_label(Role::Slider, "Scrubber").rect().shrink2(vec2(10.0, 0.0));
    pos2(rect.left() + part * rect.width(), rect.center().y)
}

/// The article's run has 16 steps.
const LAST: usize = 15;

#[test]
fn no_key_of_the_transport_reaches_a_field_that_is_typed_in() {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    window.get_by_role_and_label(Role::TextInput, "P x").focus();
    window.run();
    for (modifiers, key) in [
        (Modifiers::NONE, Key::ArrowRight),
        (Modifiers::SHIFT, Key::ArrowRight),
        (Modifiers::COMMAND, Key::ArrowRight),
        (Modifiers::NONE, Key::ArrowLeft),
        (Modifiers::NONE, Key::Home),
        (Modifiers::NONE, Key::End),
        (Modifiers::NONE, Key::Period),
        (Modifiers::NONE, Key::Comma),
        (Modifiers::NONE, Key::Space),
    ] {
        press(&mut window, modifiers, key);
        assert_eq!(step(&window), 1, "{key:?}");
        assert!(!window.state().playback().is_playing(), "{key:?}");
    }
}

/// The keys work after a click on a button, in a view, on a row and on a name in a sentence.
#[test]
fn keys_work_after_a_click_anywhere() {
    let mut window = window();
    let view = window.get_by_role_and_label(Role::Canvas, "Difference view").rect();
    let places = [
        window.get_by_label("Play").rect().center(),
        view.right_top() + vec2(-12.0, 12.0),
        window.get_by_label("Iteration 2").rect().center(),
        window.get_by_label("WHY").rect().center(),
        scrubber_at(&window, 0.5),
    ];
    for at in places {
        click_at(&mut window, at);
        press(&mut window, Modifiers::NONE, Key::Home);
        assert_eq!(step(&window), 0, "{at}");
        press(&mut window, Modifiers::NONE, Key::ArrowRight);
        assert_eq!(step(&window), 1, "{at}");
        press(&mut window, Modifiers::COMMAND, Key::ArrowRight);
        press(&mut window, Modifiers::COMMAND, Key::ArrowLeft);
        press(&mut window, Modifiers::NONE, Key::End);
        assert_eq!(step(&window), LAST, "{at}");
    }
}

#[test]
fn a_marker_is_a_step_and_a_click_on_it_goes_there() {
    let mut window = window();
    for wanted in [0, 1, 7, 8, LAST] {
        let at = scrubber_at(&window, wanted as f32 / LAST as f32);
        click_at(&mut window, at);
        assert_eq!(step(&window), wanted);
    }
}

#[test]
fn scrubbing_pauses_and_play_at_the_end_starts_over() {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::Space);
    assert!(window.state().playback().is_playing());
    let at = scrubber_at(&window, 1.0);
    click_at(&mut window, at);
    assert!(!window.state().playback().is_playing());
    assert_eq!(step(&window), LAST);
    press(&mut window, Modifiers::NONE, Key::Space);
    assert!(window.state().playback().is_playing());
    assert!(step(&window) < LAST);
}

/// After a small move nothing changes; after a large one the run is shorter, and the status line says so.
#[test]
fn editing_keeps_the_step_where_it_still_exists() {
    let mut window = window();
    for _ in 0..LAST - 1 {
        press(&mut window, Modifiers::NONE, Key::ArrowRight);
    }
    drag(&mut window, Side::Q, vec2(2.0, 0.0));
    assert_eq!(step(&window), LAST - 1);
    // An immediate second press would be a double click.
    window.run_steps(4);
    drag(&mut window, Side::Q, vec2(-150.0, -200.0));
    assert!(step(&window) < LAST - 1, "up and to the left two or three support points suffice");
    let notice = window.state().notice().unwrap_or_default().to_owned();
    assert!(notice.contains("showing the last"), "{notice}");
}

#[test]
fn h_shows_and_hides_earlier_simplices() {
    let mut window = window();
    let ghosts = |window: &Window| {
        window.get_by_label("Earlier simplices").accesskit_node().toggled() == Some(Toggled::True)
    };
    let before = ghosts(&window);
    press(&mut window, Modifiers::NONE, Key::H);
    assert_eq!(ghosts(&window), !before);
    press(&mut window, Modifiers::NONE, Key::H);
    assert_eq!(ghosts(&window), before);
}

#[test]
fn speed_goes_from_a_quarter_to_four_times() {
    let mut window = window();
    for _ in 0..6 {
        press(&mut window, Modifiers::NONE, Key::Minus);
    }
    assert_eq!(window.state().playback().speed.factor(), 0.25);
    for _ in 0..6 {
        press(&mut window, Modifiers::NONE, Key::Equals);
    }
    assert_eq!(window.state().playback().speed.factor(), 4.0);
}
