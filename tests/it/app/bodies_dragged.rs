//! A drag moves a shape, is one step of undo, and is cancelled by Esc.

use eframe::egui::{Event, Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::geometry::{Dimension, Side};
use gjk_sandbox::gjk::Verdict;

use super::{body, click, drag, pointer, press, pull, release, scene, verdict, window};

#[test]
fn one_drag_is_one_undo() {
    let mut window = window();
    let before = scene(&window).clone();
    // The plot has about 30 points per unit: far enough to separate the shapes.
    drag(&mut window, Side::Q, vec2(160.0, 0.0));
    assert!(scene(&window).bodies[Side::Q].pose().position.x > 1.5);
    assert_eq!(verdict(&window), Verdict::Separate);
    assert!(window.query_all_by_label("SEPARATE").next().is_some());
    assert_eq!(window.state().document().undo_name(), Some("move Q"));
    let moved = scene(&window).clone();
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window), &before);
    assert_eq!(window.state().notice(), Some("Undid: move Q"));
    assert_eq!(window.state().document().undo_name(), None);
    // Redo survives stepping.
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    press(&mut window, Modifiers::COMMAND, Key::Y);
    assert_eq!(scene(&window), &moved);
}

#[test]
fn two_quick_drags_are_two_undos() {
    let mut window = window();
    drag(&mut window, Side::Q, vec2(40.0, 0.0));
    let once = scene(&window).clone();
    drag(&mut window, Side::P, vec2(0.0, 40.0));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window), &once);
}

#[test]
fn esc_puts_a_dragged_shape_back() {
    let mut window = window();
    let before = scene(&window).clone();
    let from = body(&window, Side::Q);
    pull(&mut window, Side::Q, vec2(120.0, 30.0));
    assert_ne!(scene(&window), &before, "it moves while it is dragged");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(scene(&window), &before);
    pointer(&mut window, Event::PointerMoved(from + vec2(200.0, 0.0)));
    release(&mut window, from + vec2(200.0, 0.0));
    assert_eq!(scene(&window), &before, "the pointer has no effect until it is released");
    assert_eq!(window.state().document().undo_name(), None);
}

#[test]
fn a_shape_is_dragged_in_the_view_plane_in_3d() {
    let mut window = window();
    click(&mut window, "3D");
    assert_eq!(scene(&window).dimension, Dimension::Three);
    let before = scene(&window).clone();
    drag(&mut window, Side::Q, vec2(0.0, -150.0));
    let by = scene(&window).bodies[Side::Q].pose().position - before.bodies[Side::Q].pose().position;
    assert!(by.z > 0.5, "up on screen is up in space, however the camera is tilted: {by}");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window), &before);
}
