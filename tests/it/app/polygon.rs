//! A polygon by clicks, and the other ways to draw in the plane.

use eframe::egui::{Event, Key, Modifiers, Pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::geometry::{Shape, Side};
use glam::DVec3;

use super::{Window, button, click, clicked, pointer, press, push, scene, undo_name, window};

fn click_at(window: &mut Window, at: Pos2) {
    pointer(window, Event::PointerMoved(at));
    for pressed in [true, false] {
        pointer(window, button(at, pressed));
    }
    // Two clicks in succession would be a double click.
    window.run_steps(4);
}

/// Begins a polygon for Q, and returns the middle of the view.
fn begin(window: &mut Window) -> Pos2 {
    press(window, Modifiers::SHIFT, Key::A);
    click(window, "Click a polygon");
    window.get_by_label("Click the corners of Q: 0 corners");
    window.get_by_label("Shapes view").rect().center()
}

fn vertices(window: &Window) -> Vec<DVec3> {
    match scene(window).bodies[Side::Q].shape() {
        Shape::Points(points) => points.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn clicks_and_enter_make_the_hull_of_the_corners() {
    let mut window = window();
    let before = scene(&window).clone();
    let middle = begin(&mut window);
    // A square of 120 points and its middle, which is no vertex of the hull.
    for by in [vec2(-60.0, 60.0), vec2(60.0, 60.0), vec2(0.0, 0.0), vec2(60.0, -60.0), vec2(-60.0, -60.0)] {
        click_at(&mut window, middle + by);
    }
    window.get_by_label("Click the corners of Q: 5 corners");
    assert_eq!(scene(&window), &before, "until it is closed, it is a preview");
    press(&mut window, Modifiers::NONE, Key::Enter);
    let notice = window.state().notice().unwrap();
    assert!(notice.starts_with("The outline is not convex: ("), "{notice}");
    assert!(notice.ends_with(") lies inside the hull, which is used instead"), "{notice}");
    let found = vertices(&window);
    assert_eq!(found.len(), 4, "{found:?}");
    // A square: both diagonals have the same length and the same middle, up to the steps of a point on screen.
    let [a, b, c, d] = found[..] else { unreachable!() };
    assert!(((a - c).length() - (b - d).length()).abs() < 0.1 * (a - c).length());
    assert!((a.midpoint(c) - b.midpoint(d)).length() < 0.05 * (a - c).length());
    assert_eq!(undo_name(&window), Some("draw Q"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window), &before, "one step of undo");
}

/// In a new scene the shapes are only there to begin with; once one is drawn, the same key adds vertices.
#[test]
fn insert_begins_a_shape_in_a_new_scene() {
    let mut window = window();
    press(&mut window, Modifiers::COMMAND, Key::N);
    press(&mut window, Modifiers::NONE, Key::Insert);
    let middle = window.get_by_label("Shapes view").rect().center();
    for by in [vec2(-60.0, 60.0), vec2(60.0, 60.0), vec2(0.0, -60.0)] {
        click_at(&mut window, middle + by);
    }
    window.get_by_label_contains(": 3 corners");
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert!(
        scene(&window)
            .bodies
            .iter()
            .any(|body| matches!(body.shape(), Shape::Points(points) if points.len() == 3))
    );
    press(&mut window, Modifiers::NONE, Key::Insert);
    assert!(window.query_by_label_contains("Click the corners of").is_none());
    window.get_by_label_contains("Click to add a vertex");
}

#[test]
fn backspace_takes_a_corner_back_and_esc_gives_up() {
    let mut window = window();
    let before = scene(&window).clone();
    let middle = begin(&mut window);
    click_at(&mut window, middle + vec2(-60.0, 60.0));
    click_at(&mut window, middle + vec2(60.0, 60.0));
    press(&mut window, Modifiers::NONE, Key::Backspace);
    window.get_by_label("Click the corners of Q: 1 corner");
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert!(window.state().notice().is_some_and(|notice| notice.contains("three corners")));
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(window.query_by_label_contains("Click the corners").is_none());
    assert_eq!(scene(&window), &before);
}

#[test]
fn a_click_on_the_first_corner_closes_the_polygon() {
    let mut window = window();
    let middle = begin(&mut window);
    for by in [vec2(-60.0, 60.0), vec2(60.0, 60.0), vec2(0.0, -70.0), vec2(-57.0, 58.0)] {
        click_at(&mut window, middle + by);
    }
    assert!(window.query_by_label_contains("Click the corners").is_none());
    assert_eq!((vertices(&window).len(), window.state().notice()), (3, None));
}

#[test]
fn there_is_no_polygon_by_clicks_in_space() {
    let mut window = clicked(["3D"]);
    press(&mut window, Modifiers::SHIFT, Key::A);
    assert!(window.query_by_label("Click a polygon").is_none());
    press(&mut window, Modifiers::NONE, Key::Escape);
    click(&mut window, "Shape");
    assert!(window.get_by_label("Click a polygon").accesskit_node().is_disabled());
}

#[test]
fn a_click_with_the_pen_says_that_it_draws_nothing() {
    let mut window = window();
    let before = scene(&window).clone();
    click(&mut window, "Shape");
    push(&mut window, "Draw freehand");
    let at = window.get_by_label("Shapes view").rect().center();
    click_at(&mut window, at);
    assert!(window.state().notice().is_some_and(|notice| notice.contains("a click alone draws nothing")));
    assert_eq!(scene(&window), &before);
    window.get_by_label("Cancel");
}
