//! Modal typing: transforms typed without a field.
//!
//! A key that types a character sends both a key event and a text event, as the window system does.

use std::f64::consts::FRAC_PI_2;

use eframe::egui::accesskit::Toggled;
use eframe::egui::{Event, Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::edit::{Selection, vertices};
use gjk_sandbox::geometry::{Rotation, Side};
use glam::DVec3;

use super::handles::select;
use super::{
    Window, button, click, clicked, focus, pointer, press, scene, step, undo_name, undo_restores, window,
};

/// Presses the keys of these characters, one after the other.
pub(super) fn strike(window: &mut Window, characters: &str) {
    for character in characters.chars() {
        for event in events(character) {
            window.event(event);
        }
        window.run();
    }
}

/// The events of the key of a character; a line feed is Enter.
fn events(character: char) -> Vec<Event> {
    let name = character.to_uppercase().to_string();
    let key = match character {
        '-' => Key::Minus,
        '.' => Key::Period,
        ',' => Key::Comma,
        '/' => Key::Slash,
        '\n' => Key::Enter,
        _ => Key::from_name(&name).unwrap(),
    };
    let modifiers = Modifiers::NONE;
    let stroke = |pressed| Event::Key { key, physical_key: Some(key), pressed, repeat: false, modifiers };
    let text = (character != '\n').then(|| Event::Text(character.to_string()));
    [stroke(true)].into_iter().chain(text).chain([stroke(false)]).collect()
}

pub(super) fn enter(window: &mut Window) {
    press(window, Modifiers::NONE, Key::Enter);
}

pub(super) fn place(window: &Window, side: Side, index: usize) -> DVec3 {
    vertices::in_world(&scene(window).bodies[side])[index]
}

#[test]
fn w_x_2_enter_moves_a_body_by_exactly_2() {
    let mut window = window();
    select(&mut window, &Selection::body(Side::Q));
    let before = scene(&window).clone();
    strike(&mut window, "wx2");
    let moved = before.bodies[Side::Q].pose().position + DVec3::X * 2.0;
    assert_eq!(scene(&window).bodies[Side::Q].pose().position, moved, "previewed at once");
    assert_eq!(undo_name(&window), None, "but not yet made");
    window.get_by_label("Typing: Move x 2");
    enter(&mut window);
    assert!(window.query_by_label_contains("Typing:").is_none());
    assert_eq!(scene(&window).bodies[Side::Q].pose().position, moved);
    assert_eq!(undo_name(&window), Some("move Q"));
    undo_restores(&mut window, &before);
}

/// Regression: keys after Enter in the same frame went to the finished number, and were lost.
#[test]
fn six_edits_in_one_slow_frame_are_six_edits() {
    let mut window = window();
    select(&mut window, &Selection::body(Side::Q));
    let before = scene(&window).bodies[Side::Q].pose().position;
    let keys = "wx1\nwy2\nwx.5\nwy-1\nwx3\nwy.25\n";
    window.input_mut().events.extend(keys.chars().flat_map(events));
    window.run();
    let moved = before + DVec3::new(4.5, 1.25, 0.0);
    assert_eq!(scene(&window).bodies[Side::Q].pose().position, moved);
    for _ in 0..6 {
        assert_eq!(undo_name(&window), Some("move Q"));
        press(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(undo_name(&window), None);
    assert_eq!(scene(&window).bodies[Side::Q].pose().position, before);
}

#[test]
fn w_y_moves_a_vertex_by_decimals_that_stay_decimals() {
    let mut window = window();
    select(&mut window, &Selection::vertices(Side::P, [0]));
    let before = place(&window, Side::P, 0);
    strike(&mut window, "wy.1");
    enter(&mut window);
    strike(&mut window, "wy0,2");
    enter(&mut window);
    assert_eq!(place(&window, Side::P, 0), before + DVec3::Y * 0.3, "0.1 and 0.2 are 0.3");
    assert_eq!(undo_name(&window), Some("move p0"));
    strike(&mut window, "wx-1/4");
    enter(&mut window);
    assert_eq!(place(&window, Side::P, 0).x, before.x - 0.25);
    strike(&mut window, "wx2e-1");
    enter(&mut window);
    assert_eq!(place(&window, Side::P, 0).x, before.x - 0.05);
}

#[test]
fn e_90_turns_and_r_2_scales() {
    let mut window = window();
    select(&mut window, &Selection::body(Side::Q));
    strike(&mut window, "e90");
    window.get_by_label("Typing: Rotate 90°");
    enter(&mut window);
    assert_eq!(scene(&window).bodies[Side::Q].pose().rotation, Rotation::Angle(FRAC_PI_2));
    assert_eq!(undo_name(&window), Some("rotate Q"));
    let size = |window: &Window| place(window, Side::Q, 0).distance(place(window, Side::Q, 1));
    let before = size(&window);
    strike(&mut window, "r2");
    enter(&mut window);
    assert!((size(&window) - 2.0 * before).abs() < 1e-12);
    assert_eq!(undo_name(&window), Some("scale Q"));
}

#[test]
fn in_space_every_axis_and_every_plane_can_be_typed() {
    let mut window = clicked(["3D"]);
    select(&mut window, &Selection::body(Side::Q));
    let before = scene(&window).bodies[Side::Q].pose().position;
    strike(&mut window, "wz-1.5");
    enter(&mut window);
    let position = scene(&window).bodies[Side::Q].pose().position;
    assert_eq!(position, before - DVec3::Z * 1.5);
    strike(&mut window, "w");
    press(&mut window, Modifiers::SHIFT, Key::X);
    strike(&mut window, "2");
    window.get_by_label("Typing: Move y and z 2");
    enter(&mut window);
    let position = scene(&window).bodies[Side::Q].pose().position;
    assert_eq!(position, before + DVec3::new(0.0, 2.0, 0.5));
    // About x: a vertex one up in y goes one up in z.
    let arm = |window: &Window| place(window, Side::Q, 0) - scene(window).bodies[Side::Q].center();
    let before = arm(&window);
    strike(&mut window, "ex90");
    enter(&mut window);
    let turned = DVec3::new(before.x, -before.z, before.y);
    assert!(arm(&window).distance(turned) < 1e-12, "{} {turned}", arm(&window));
}

#[test]
fn shift_and_an_axis_may_come_first() {
    let mut window = clicked(["3D"]);
    select(&mut window, &Selection::body(Side::P));
    strike(&mut window, "w");
    // The window system also reports the Shift key itself.
    for (key, pressed) in [(Key::ShiftLeft, true), (Key::Z, true), (Key::Z, false), (Key::ShiftLeft, false)] {
        let (modifiers, repeat) = (Modifiers::SHIFT, false);
        window.event(Event::Key { key, physical_key: Some(key), pressed, repeat, modifiers });
        window.run();
    }
    strike(&mut window, "2");
    enter(&mut window);
    assert_eq!(scene(&window).bodies[Side::P].pose().position, DVec3::new(2.0, 2.0, 0.0));
}

#[test]
fn the_views_reframe_shapes_that_return_from_far_away() {
    for mode in ["2D", "3D"] {
        let mut window = clicked([mode]);
        select(&mut window, &Selection::body(Side::P));
        // The distance of the shapes' labels on screen measures the zoom.
        let apart = |window: &Window| super::body(window, Side::P).distance(super::body(window, Side::Q));
        let before = apart(&window);
        strike(&mut window, "r1e3");
        press(&mut window, Modifiers::NONE, Key::Escape);
        window.run_steps(3);
        assert!((apart(&window) - before).abs() < 2.0, "{mode}: Esc");
        strike(&mut window, "wx1e4");
        enter(&mut window);
        window.run_steps(3);
        assert!(apart(&window) > 0.0);
        press(&mut window, Modifiers::COMMAND, Key::Z);
        window.run_steps(3);
        // The zoom after framing everything.
        let back = apart(&window);
        press(&mut window, Modifiers::SHIFT, Key::F);
        window.run_steps(3);
        assert!((apart(&window) - back).abs() < 0.5, "{mode}: undo");
        assert!(back > 0.5 * before, "{mode}: undo");
    }
}

#[test]
fn nothing_is_scaled_to_a_point() {
    let mut window = window();
    select(&mut window, &Selection::body(Side::Q));
    let before = scene(&window).clone();
    strike(&mut window, "r0");
    enter(&mut window);
    window.get_by_label_contains("single point");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!((scene(&window), undo_name(&window)), (&before, None));
}

#[test]
fn keys_of_views_and_of_the_timeline_do_nothing_meanwhile() {
    let mut window = clicked(["3D"]);
    select(&mut window, &Selection::body(Side::Q));
    let camera = |window: &Window| window.get_by_label("Shapes view: right view").rect().center();
    let (before, seen) = (scene(&window).to_ron(), camera(&window));
    strike(&mut window, "wx13750-");
    for key in [Key::ArrowRight, Key::Space, Key::Equals, Key::M, Key::OpenBracket, Key::F, Key::Delete] {
        press(&mut window, Modifiers::NONE, key);
    }
    assert_eq!(camera(&window), seen);
    assert_eq!(step(&window), 0);
    assert!(!window.state().playback().is_playing());
    window.get_by_label("Typing: Move x 13750\u{2212}");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(scene(&window).to_ron(), before);
    assert_eq!(undo_name(&window), None);
    assert_eq!(window.state().selection(), &Selection::body(Side::Q), "Esc ends typing only");
    strike(&mut window, "7");
    assert_ne!(camera(&window), seen, "a view again");
}

#[test]
fn undo_cancels_typed_input_and_nothing_else() {
    let mut window = window();
    select(&mut window, &Selection::body(Side::Q));
    strike(&mut window, "wx2");
    enter(&mut window);
    let made = scene(&window).clone();
    strike(&mut window, "wy5");
    assert_ne!(scene(&window), &made);
    undo_restores(&mut window, &made);
    assert_eq!(undo_name(&window), Some("move Q"));
}

#[test]
fn a_refused_transform_shows_the_reason_in_place() {
    let mut window = window();
    select(&mut window, &Selection::body(Side::Q));
    let before = scene(&window).clone();
    strike(&mut window, "wz");
    window.get_by_label("There is no z in 2D: press X or Y");
    strike(&mut window, "x1/0");
    enter(&mut window);
    window.get_by_label_contains("divides by zero");
    assert_eq!(scene(&window), &before);
    assert_eq!(undo_name(&window), None);
    // Typing continues from the same state.
    press(&mut window, Modifiers::NONE, Key::Backspace);
    strike(&mut window, "4");
    enter(&mut window);
    let typed = scene(&window).clone();
    strike(&mut window, "wx9e99");
    enter(&mut window);
    window.get_by_label_contains("must be at most");
    assert_eq!(scene(&window), &typed, "what is refused is not taken");
    press(&mut window, Modifiers::NONE, Key::Escape);
    let position = scene(&window).bodies[Side::Q].pose().position;
    assert_eq!(position, before.bodies[Side::Q].pose().position + DVec3::X * 0.25);
    select(&mut window, &Selection::vertices(Side::P, [0]));
    strike(&mut window, "e9");
    window.get_by_label("A single vertex cannot be rotated or scaled");
}

#[test]
fn with_nothing_selected_only_the_tool_changes() {
    let mut window = window();
    let tool = |window: &Window, name: &str| window.get_by_label(name).accesskit_node().toggled();
    strike(&mut window, "e");
    assert_eq!(tool(&window, "Rotate tool"), Some(Toggled::True));
    assert_eq!(tool(&window, "Move tool"), Some(Toggled::False));
    assert_eq!(window.state().notice(), None);
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert_eq!(step(&window), 1, "the next key is a command again");
    strike(&mut window, "wx");
    assert!(window.state().notice().is_some_and(|notice| notice.starts_with("Select something first")));
    click(&mut window, "Scale tool");
    assert_eq!(tool(&window, "Scale tool"), Some(Toggled::True));
}

#[test]
fn a_press_of_the_pointer_applies_the_preview() {
    let mut window = window();
    select(&mut window, &Selection::body(Side::Q));
    strike(&mut window, "wx3");
    let shown = scene(&window).clone();
    let at = window.get_by_label("Shapes view").rect().left_top() + vec2(60.0, 90.0);
    pointer(&mut window, Event::PointerMoved(at));
    pointer(&mut window, button(at, true));
    pointer(&mut window, button(at, false));
    window.run();
    assert_eq!(scene(&window), &shown);
    assert_eq!(undo_name(&window), Some("move Q"));
    assert!(window.query_by_label_contains("Typing:").is_none());
}

#[test]
fn letters_in_a_field_choose_no_tool() {
    let mut window = window();
    select(&mut window, &Selection::body(Side::Q));
    focus(&mut window, "Q x");
    strike(&mut window, "e2");
    let node = window.get_by_label("Move tool");
    assert_eq!(node.accesskit_node().toggled(), Some(Toggled::True));
    assert!(window.query_by_label_contains("Typing:").is_none());
}

#[test]
fn f_frames_the_selection() {
    let mut window = window();
    let spread = |window: &Window| {
        let at = |name: &str| window.get_by_label_contains(name).rect().center();
        at("Vertex q2 at").distance(at("Vertex q3 at"))
    };
    let before = spread(&window);
    select(&mut window, &Selection::vertices(Side::Q, [2, 3]));
    press(&mut window, Modifiers::NONE, Key::F);
    let near = spread(&window);
    press(&mut window, Modifiers::SHIFT, Key::F);
    assert!(near > before * 1.5, "nearer: {before} {near}");
    let after = spread(&window);
    assert!((after - before).abs() < before * 0.05, "Shift+F shows everything: {before} {near} {after}");
}

#[test]
fn delete_removes_vertices_and_no_shape() {
    let mut window = window();
    select(&mut window, &Selection::vertices(Side::Q, [1, 2]));
    press(&mut window, Modifiers::NONE, Key::Delete);
    assert_eq!(scene(&window).bodies[Side::Q].local_vertices().unwrap().len(), 2);
    assert_eq!(undo_name(&window), Some("delete 2 vertices of Q"));
    assert_eq!(*window.state().selection(), Selection::vertices(Side::Q, [1]), "the next vertex");
    select(&mut window, &Selection::body(Side::P));
    let before = scene(&window).clone();
    press(&mut window, Modifiers::NONE, Key::Delete);
    assert_eq!(scene(&window), &before);
    assert!(window.state().notice().is_some());
}
