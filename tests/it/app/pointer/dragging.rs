//! Dragging vertices and bodies: one gesture, one undo.

use eframe::egui::{Event, Key, Modifiers, PointerButton, vec2};
use gjk_sandbox::figure::Camera;
use gjk_sandbox::geometry::Side;
use glam::{DVec2, DVec3};

use super::super::{undo_name, undo_restores};
use super::{
    apart, boxes, click_at, drag_from, hold, is_selected, listed, pull_from, release, scale, vertex,
    window_of,
};
use crate::app::{Window, body, button, drag, pointer, press, scene};

const P: [(&str, DVec2); 2] = [("p0", DVec2::ZERO), ("p1", DVec2::new(0.0, 2.0))];

#[test]
fn a_dragged_vertex_follows_the_pointer_in_short_decimals() {
    let mut window = window_of(apart(), "mine.ron");
    let (before, file) = (scene(&window).clone(), scene(&window).to_ron());
    let (at, scale) = (vertex(&window, "p2"), scale(&window, P));
    drag_from(&mut window, at, vec2(37.0, -21.0));
    let moved = listed(&window, Side::P)[2];
    let meant = DVec3::new(1.0 + 37.0 / scale, 1.0 + 21.0 / scale, 0.0);
    assert!(moved.distance(meant) < 1.5 / scale, "{moved} is not {meant}");
    assert!(moved.x.to_string().len() <= 5, "{} is a short decimal", moved.x);
    assert_eq!(undo_name(&window), Some("move p2"));
    assert!(is_selected(&window, "Vertex p2"));
    undo_restores(&mut window, &before);
    assert_eq!(scene(&window).to_ron(), file, "byte for byte");
    assert_eq!(undo_name(&window), None, "one drag was one step");
}

#[test]
fn esc_cancels_a_drag_and_the_rest_of_the_press_has_no_effect() {
    for scene_before in [apart(), boxes()] {
        let mut window = window_of(scene_before.clone(), "mine.ron");
        let at = vertex(&window, "p1");
        pull_from(&mut window, at, vec2(60.0, 40.0));
        assert_ne!(scene(&window), &scene_before, "it moves while it is dragged");
        press(&mut window, Modifiers::NONE, Key::Escape);
        assert_eq!(scene(&window), &scene_before);
        pointer(&mut window, Event::PointerMoved(at + vec2(90.0, 0.0)));
        release(&mut window, at + vec2(90.0, 0.0));
        assert_eq!(scene(&window), &scene_before);
        assert_eq!(undo_name(&window), None);
        assert!(is_selected(&window, "Vertex p1"), "the first Esc gives up the drag only");
        assert!((vertex(&window, "p1") - at).length() < 0.5, "and the view stands still");
    }
}

/// Esc cancels while Ctrl is held to snap, too.
#[test]
fn esc_cancels_a_drag_that_snaps() {
    let mut window = window_of(apart(), "mine.ron");
    let at = vertex(&window, "p2");
    pull_from(&mut window, at, vec2(-50.0, 40.0));
    hold(&mut window, Modifiers::COMMAND);
    window.step();
    assert_ne!(scene(&window), &apart());
    press(&mut window, Modifiers::COMMAND, Key::Escape);
    release(&mut window, at);
    assert_eq!(scene(&window), &apart());
    assert_eq!(undo_name(&window), None);
}

/// The view does not move although the vertex leaves it.
#[test]
fn dragging_moves_neither_the_plot_nor_the_camera() {
    for scene in [apart(), boxes()] {
        let mut window = window_of(scene, "mine.ron");
        let others = ["p3", "q0", "q2"].into_iter().skip(usize::from(listed(&window, Side::P).len() == 3));
        let others: Vec<_> = others.map(|name| (name, vertex(&window, name))).collect();
        let at = vertex(&window, "p1");
        for name in ["P", "p1"] {
            let from = if name == "P" { body(&window, Side::P) } else { at };
            pull_from(&mut window, from, vec2(-220.0, 30.0));
            for (other, before) in others.iter().filter(|(other, _)| name == "p1" || other.starts_with('q')) {
                assert!((vertex(&window, other) - *before).length() < 0.01, "{name}: {other} stays");
            }
            press(&mut window, Modifiers::NONE, Key::Escape);
            release(&mut window, from);
        }
    }
}

#[test]
fn in_space_a_vertex_is_dragged_in_the_view_plane_through_it() {
    let mut window = window_of(boxes(), "mine.ron");
    let camera = Camera::from(scene(&window).view);
    let at = vertex(&window, "p7");
    let before = listed(&window, Side::P)[7];
    pull_from(&mut window, at, vec2(64.0, -48.0));
    let moved = listed(&window, Side::P)[7] - before;
    release(&mut window, at + vec2(64.0, -48.0));
    // Rounding to short decimals moves the vertex off the view plane by a fraction of a point.
    assert!(moved.dot(camera.back()).abs() < 0.02 * moved.length(), "{moved}");
    assert!(moved.dot(camera.right()) > 0.1 && moved.dot(camera.up()) > 0.1, "{moved}");
    let slope = moved.dot(camera.up()) / moved.dot(camera.right());
    assert!((slope - 0.75).abs() < 0.02, "as the pointer went: {slope}");
    assert_eq!(undo_name(&window), Some("move p7"));
}

/// The triangle's tip at (1, 1), moved to the left by 0.9 units, is still at x ≥ 0; by 1.5 it leaves the hull on the
/// other side.
#[test]
fn a_vertex_that_is_dragged_through_the_hull_is_kept() {
    let mut window = window_of(apart(), "mine.ron");
    // With a fourth vertex, the hull of the others has an interior.
    let middle = vertex_between(&window, "p0", "p1");
    super::double_click_at(&mut window, middle);
    assert_eq!(listed(&window, Side::P).len(), 4);
    let (at, scale) = (vertex(&window, "p1"), scale(&window, P4));
    let by = |units: f32| vec2(units, 0.0);
    pull_from(&mut window, at, by(0.25 * to_points(scale)));
    let inside = scene(&window).bodies[Side::P].interior_vertices();
    assert_eq!((listed(&window, Side::P).len(), inside), (4, vec![1]));
    release(&mut window, at);
    drag_from(&mut window, at, by(-0.5 * to_points(scale)));
    let inside = scene(&window).bodies[Side::P].interior_vertices();
    assert_eq!((listed(&window, Side::P).len(), inside), (4, Vec::new()));
}

/// After a vertex was inserted between them, the ends of the left side are p0 and p2.
const P4: [(&str, DVec2); 2] = [("p0", DVec2::ZERO), ("p2", DVec2::new(0.0, 2.0))];

fn vertex_between(window: &Window, a: &str, b: &str) -> eframe::egui::Pos2 {
    vertex(window, a).lerp(vertex(window, b), 0.5)
}

fn to_points(scale: f64) -> f32 {
    DVec2::splat(scale).as_vec2().x
}

#[test]
fn shift_during_a_drag_is_a_tenth_of_the_motion() {
    let mut window = window_of(apart(), "mine.ron");
    let (at, scale) = (vertex(&window, "p2"), scale(&window, P));
    pull_from(&mut window, at, vec2(20.0, 0.0));
    hold(&mut window, Modifiers::SHIFT);
    pointer(&mut window, Event::PointerMoved(at + vec2(120.0, 0.0)));
    pointer(&mut window, button_up(at + vec2(120.0, 0.0)));
    hold(&mut window, Modifiers::NONE);
    let moved = listed(&window, Side::P)[2].x - 1.0;
    assert!((moved - 30.0 / scale).abs() < 1.0 / scale, "{moved} is 30 points, not 120");
}

fn button_up(at: eframe::egui::Pos2) -> Event {
    super::button(at, PointerButton::Primary, false)
}

#[test]
fn the_selection_moves_together() {
    let mut window = window_of(apart(), "mine.ron");
    hold(&mut window, Modifiers::SHIFT);
    for name in ["p0", "p1"] {
        let at = vertex(&window, name);
        click_at(&mut window, at, PointerButton::Primary);
    }
    hold(&mut window, Modifiers::NONE);
    let at = vertex(&window, "p0");
    drag_from(&mut window, at, vec2(-30.0, 0.0));
    let [p0, p1, p2] = listed(&window, Side::P)[..] else { panic!("three vertices") };
    assert!(p0.x < -0.1 && p0.y == 0.0, "{p0}");
    assert_eq!((p1 - p0, p2), (DVec3::new(0.0, 2.0, 0.0), DVec3::new(1.0, 1.0, 0.0)));
    assert_eq!(undo_name(&window), Some("move 2 vertices of P"));
}

/// Undo during a drag ends the drag; the pointer then has no effect until it is released.
#[test]
fn undo_during_a_drag_undoes_what_was_before_it() {
    let mut window = window_of(apart(), "mine.ron");
    let at = vertex(&window, "p2");
    drag_from(&mut window, at, vec2(20.0, 0.0));
    let from = vertex(&window, "q1");
    pull_from(&mut window, from, vec2(40.0, 0.0));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    pointer(&mut window, Event::PointerMoved(from + vec2(80.0, 0.0)));
    release(&mut window, from + vec2(80.0, 0.0));
    assert_eq!(scene(&window), &apart());
}

/// Regression: in a slow frame Q was put where the pointer was moved to after the button had been released.
#[test]
fn a_drag_in_one_slow_frame_ends_where_the_button_was_released() {
    let mut window = window_of(apart(), "apart.ron");
    let (from, by) = (body(&window, Side::Q), vec2(60.0, 20.0));
    drag(&mut window, Side::Q, by);
    let moved = scene(&window).bodies[Side::Q].pose().position;
    assert_ne!(moved, DVec3::ZERO);
    let mut window = window_of(apart(), "apart.ron");
    let to = from + by;
    let [at, there, beyond] = [from, to, to + vec2(-200.0, 90.0)].map(Event::PointerMoved);
    window.input_mut().events = vec![at, button(from, true), there, button(to, false), beyond];
    window.run();
    let position = scene(&window).bodies[Side::Q].pose().position;
    assert!(position.distance(moved) < 0.1, "{position} {moved}");
}
