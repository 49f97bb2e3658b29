//! Snapping with Ctrl: to the grid, and to the vertices, edges and faces of the other shape.

use eframe::egui::{Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::geometry::Side;
use gjk_sandbox::gjk::Verdict;
use glam::DVec3;

use super::super::undo_name;
use super::{apart, boxes, hold, listed, pull_from, release, vertex, window_of};
use crate::app::{Window, body, scene, verdict};

/// Presses at a position, moves to another with Ctrl, and releases.
fn ctrl_drag(window: &mut Window, from: eframe::egui::Pos2, to: eframe::egui::Pos2) {
    pull_from(window, from, (to - from) * 0.9);
    hold(window, Modifiers::COMMAND);
    super::pointer(window, eframe::egui::Event::PointerMoved(to));
    window.step();
    release(window, to);
    hold(window, Modifiers::NONE);
}

#[test]
fn ctrl_puts_a_vertex_on_the_grid_and_says_its_step() {
    let mut window = window_of(apart(), "mine.ron");
    let at = vertex(&window, "p2");
    // Away from Q.
    let to = at + vec2(13.0, -77.0);
    pull_from(&mut window, at, to - at);
    hold(&mut window, Modifiers::COMMAND);
    window.step();
    assert!(window.query_by_label_contains("grid ").is_some(), "the step is shown");
    release(&mut window, to);
    let place = listed(&window, Side::P)[2];
    // More than a hundred points per unit: steps of a tenth, as decimals.
    for value in [place.x, place.y] {
        assert_eq!(value, (value * 10.0).round() / 10.0, "{place}");
    }
    assert!(place.x > 1.0 && place.y > 1.0);
}

/// q0 is (3, 0): with the tip there the shapes have one point in common.
#[test]
fn a_vertex_snaps_to_a_vertex_of_the_other_shape_and_touches() {
    let mut window = window_of(apart(), "mine.ron");
    let (from, to) = (vertex(&window, "p2"), vertex(&window, "q0") + vec2(-5.0, 4.0));
    ctrl_drag(&mut window, from, to);
    assert_eq!(listed(&window, Side::P)[2], DVec3::new(3.0, 0.0, 0.0));
    assert_eq!(verdict(&window), Verdict::Touching);
}

/// The left side of the box is x = 3.
#[test]
fn a_vertex_snaps_to_an_edge_and_touches() {
    let mut window = window_of(apart(), "mine.ron");
    let from = vertex(&window, "p2");
    let to = vertex(&window, "q0").lerp(vertex(&window, "q3"), 0.4) + vec2(-6.0, 0.0);
    ctrl_drag(&mut window, from, to);
    let place = listed(&window, Side::P)[2];
    assert!(place.x == 3.0 && (place.y - 0.8).abs() < 0.05, "{place}");
    assert_eq!(verdict(&window), Verdict::Touching);
}

/// Grabbed near its tip, the triangle snaps with its tip.
#[test]
fn a_body_snaps_with_the_vertex_that_is_nearest_to_the_pointer() {
    let mut window = window_of(apart(), "mine.ron");
    let tip = vertex(&window, "p2");
    let from = tip.lerp(body(&window, Side::P), 0.45);
    let to = from + (vertex(&window, "q3") - tip) + vec2(4.0, 4.0);
    ctrl_drag(&mut window, from, to);
    // From (1, 1) to (3, 2).
    assert_eq!(scene(&window).bodies[Side::P].pose().position, DVec3::new(2.0, 1.0, 0.0));
    assert_eq!(listed(&window, Side::P)[2], DVec3::new(1.0, 1.0, 0.0), "the shape is the same");
    assert_eq!(verdict(&window), Verdict::Touching);
    assert_eq!(undo_name(&window), Some("move P"));
}

/// The front of the larger box is y = −2. A corner of the smaller one placed there touches it.
#[test]
fn in_space_a_vertex_snaps_to_a_face_and_to_an_edge() {
    for (a, b, part) in [("q0", "q5", 0.4), ("q4", "q5", 0.5)] {
        let mut window = window_of(boxes(), "mine.ron");
        // p5 is (1, −1, 1).
        let (from, to) = (vertex(&window, "p5"), vertex(&window, a).lerp(vertex(&window, b), part));
        ctrl_drag(&mut window, from, to);
        let place = listed(&window, Side::P)[5];
        assert_eq!(place.y, -2.0, "{place}");
        assert_eq!(undo_name(&window), Some("move p5"));
        if part == 0.5 {
            assert_eq!(place.x, 10.0, "{place}");
        }
    }
}

/// Without Ctrl, nothing snaps.
#[test]
fn without_ctrl_a_vertex_goes_where_the_pointer_is() {
    let mut window = window_of(apart(), "mine.ron");
    let (from, to) = (vertex(&window, "p2"), vertex(&window, "q0") + vec2(-5.0, 4.0));
    super::drag_from(&mut window, from, to - from);
    assert_ne!(listed(&window, Side::P)[2], DVec3::new(3.0, 0.0, 0.0));
    assert_eq!(verdict(&window), Verdict::Separate);
}
