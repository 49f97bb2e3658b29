//! The outcome map and the slice by their accessible names.

use std::thread;
use std::time::Duration;

use eframe::egui::{Event, Key, Pos2, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::geometry::{Dimension, Pose, Side};
use gjk_sandbox::gjk::Verdict;
use gjk_sandbox::scene::library;

use super::{
    Window, assert_idle, body, button, click, click_all, clicked, pointer, pull_from, release, scene,
    undo_name, undo_restores, verdict, window_of,
};

/// Runs frames until the map is complete.
fn wait_for_map(window: &mut Window) {
    for _ in 0..6000 {
        window.step();
        let is_there = window.query_by_label("Outcome map").is_some();
        if is_there && window.query_all_by_label_contains("refining").next().is_none() {
            window.run();
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("the map is not finished");
}

/// Clicks into the map, at an offset in points from its center.
fn click_map(window: &mut Window, by: Vec2) {
    let at = window.get_by_label("Outcome map").rect().center() + by;
    window.hover_at(at);
    window.step();
    for pressed in [true, false] {
        window.event(button(at, pressed));
        window.step();
    }
    window.run();
}

fn q(window: &Window) -> Pose {
    scene(window).bodies[Side::Q].pose()
}

#[test]
fn a_click_on_the_map_moves_q_there() {
    let mut window = clicked(["MAP"]);
    wait_for_map(&mut window);
    assert!(window.query_all_by_label("SEPARATE").next().is_some(), "the legend");
    let before = scene(&window).clone();
    assert_eq!(verdict(&window), Verdict::Overlap);
    // Near its border the shapes are separate: the map shows all positions where they meet, and some more.
    let size = window.get_by_label("Outcome map").rect().size();
    click_map(&mut window, size * vec2(0.47, 0.0));
    assert_ne!(q(&window), before.bodies[Side::Q].pose());
    assert_eq!(verdict(&window), Verdict::Separate);
    // A position is a short decimal, and the move is one step of undo.
    let position = q(&window).position;
    assert!(position.to_array().iter().all(|number| number.to_string().len() <= 6), "{position}");
    assert_eq!(undo_name(&window), Some("move Q"));
    undo_restores(&mut window, &before);
}

/// Two coinciding squares: Bittle's code answers no, and the map has a color for that.
#[test]
fn false_lines_of_a_listing_appear() {
    let two_squares = library::SHIPPED[4].scene();
    let mut window = window_of(two_squares, "squares.ron");
    click(&mut window, "MAP");
    wait_for_map(&mut window);
    click_all(&mut window, ["Color by", "Agreement"]);
    wait_for_map(&mut window);
    window.get_by_label("differs");
    window.get_by_label("differs on a touch");
}

#[test]
fn an_idle_map_asks_for_no_frame() {
    let mut window = clicked(["MAP"]);
    wait_for_map(&mut window);
    // The hint moves for ten seconds; frames are 0.25 s apart.
    window.run_steps(45);
    assert_idle(&window);
}

#[test]
fn a_map_in_space_has_planes_and_follows_q() {
    let scene_in_space = library::start(Dimension::Three);
    let mut window = window_of(scene_in_space, "space.ron");
    click(&mut window, "MAP");
    wait_for_map(&mut window);
    let before = q(&window).position;
    click_map(&mut window, vec2(60.0, 20.0));
    let moved = q(&window).position;
    assert_ne!(moved, before);
    assert_eq!(moved.z, before.z, "Q stays in its plane");
    for plane in ["Plane xz", "Plane yz", "Plane of the view"] {
        click(&mut window, "Plane of the map");
        click(&mut window, plane);
        wait_for_map(&mut window);
    }
}

/// Presses on the handle of the slice's plane and moves it by this offset in points, without releasing.
fn pull_plane(window: &mut Window, by: Vec2) -> Pos2 {
    let from = window.get_by_label_contains("Handle of the plane").rect().center();
    pull_from(window, from, by);
    from + by
}

/// The coordinate of the plane in the name of its handle.
fn plane(window: &Window) -> f64 {
    // During the drag its tooltip has the same words.
    let handle = window.query_all_by_label_contains("Handle of the plane z = ").next().expect("a handle");
    let name = handle.accesskit_node().label().unwrap_or_default();
    let number = name.rsplit(' ').next().unwrap().replace('\u{2212}', "-");
    number.parse().unwrap()
}

#[test]
fn the_plane_of_the_slice_is_dragged_in_the_picture() {
    let mut window = window_of(library::start(Dimension::Three), "space.ron");
    click(&mut window, "SLICE");
    window.run();
    let seen = body(&window, Side::P);
    assert_eq!(plane(&window), 0.0);
    let end = pull_plane(&mut window, vec2(0.0, -40.0));
    let held = plane(&window);
    assert!(held > 0.1, "up on screen is up in space: {held}");
    release(&mut window, end);
    let chart = format!("P minus Q cut by the plane z equals {held}");
    window.get_by_label(&chart);
    assert_eq!(body(&window, Side::P), seen, "the camera, which both views share, stays");
    // Esc puts it back, and the rest of the press has no effect.
    let end = pull_plane(&mut window, vec2(0.0, 70.0));
    assert!(plane(&window) < held);
    window.key_press(Key::Escape);
    window.step();
    pointer(&mut window, Event::PointerMoved(end + vec2(0.0, 30.0)));
    release(&mut window, end + vec2(0.0, 30.0));
    assert_eq!(plane(&window), held);
    // In the view from above it cannot be moved, and its tooltip says so.
    window.key_press(Key::Num7);
    window.run_steps(60);
    let end = pull_plane(&mut window, vec2(0.0, -40.0));
    release(&mut window, end);
    assert_eq!(plane(&window), held);
    // The plane of a triangle is given by the triangle.
    click_all(&mut window, ["Plane of the slice", "Plane of the simplex"]);
    assert!(window.query_by_label_contains("Handle of the plane").is_none());
}

#[test]
fn the_slice_follows_the_run_and_the_slider() {
    let scene_in_space = library::start(Dimension::Three);
    let mut window = window_of(scene_in_space, "space.ron");
    click(&mut window, "SLICE");
    window.get_by_label("P minus Q cut by the plane z equals 0");
    window.get_by_label("z of the plane");
    click_all(&mut window, ["Plane of the slice", "Plane of the simplex"]);
    window.get_by_label_contains("The simplex is a point at this step");
    for _ in 0..40 {
        click(&mut window, "Step forward");
        if window.query_by_label("P minus Q cut by the plane of A B C").is_some() {
            return;
        }
    }
    panic!("no triangle was cut");
}
