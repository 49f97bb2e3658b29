//! The outcome map and the slice by their accessible names.

use std::thread;
use std::time::Duration;

use eframe::egui::{Event, Key, Modifiers, PointerButton, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::geometry::{Dimension, Pose, Side};
use gjk_sandbox::gjk::Verdict;
use gjk_sandbox::scene::library;

use super::{Window, click, press, scene, start_of, verdict, window, window_with};

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

/// Clicks into the map, at an offset in points from its centre.
fn click_map(window: &mut Window, by: Vec2) {
    let at = window.get_by_label("Outcome map").rect().center() + by;
    window.hover_at(at);
    window.step();
    let modifiers = Modifiers::NONE;
    for pressed in [true, false] {
        let button = PointerButton::Primary;
        window.event(Event::PointerButton { pos: at, button, pressed, modifiers });
        window.step();
    }
    window.run();
}

fn q(window: &Window) -> Pose {
    scene(window).bodies[Side::Q].pose()
}

#[test]
fn a_click_on_the_map_moves_q_there() {
    let mut window = window();
    click(&mut window, "MAP");
    wait_for_map(&mut window);
    assert!(window.query_all_by_label("SEPARATE").next().is_some(), "the legend");
    let before = scene(&window).clone();
    assert_eq!(verdict(&window), Verdict::Overlap);
    // Near its border the shapes are apart: the map shows all positions where they meet, and some more.
    let size = window.get_by_label("Outcome map").rect().size();
    click_map(&mut window, size * vec2(0.47, 0.0));
    assert_ne!(q(&window), before.bodies[Side::Q].pose());
    assert_eq!(verdict(&window), Verdict::Separate);
    // A position is a short decimal, and the move is one step of undo.
    let position = q(&window).position;
    assert!(position.to_array().iter().all(|number| number.to_string().len() <= 6), "{position}");
    assert_eq!(window.state().document().undo_name(), Some("move Q"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window), &before);
}

/// Two coinciding squares: Bittle's listing answers no, and the map has a colour for that.
#[test]
fn false_lines_of_a_listing_appear() {
    let two_squares = library::SHIPPED[4].scene();
    let start = start_of(two_squares, "squares.ron");
    let mut window = window_with(start, vec2(1280.0, 800.0));
    click(&mut window, "MAP");
    wait_for_map(&mut window);
    window.get_by_label("Colour by").click();
    window.run();
    click(&mut window, "Agreement");
    wait_for_map(&mut window);
    window.get_by_label("differs");
    window.get_by_label("differs about a touch");
}

#[test]
fn an_idle_map_asks_for_no_frame() {
    let mut window = window();
    click(&mut window, "MAP");
    wait_for_map(&mut window);
    // The hint moves for ten seconds; frames are 0.25 s apart.
    window.run_steps(45);
    let delay = window.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min();
    assert_eq!(delay, Some(Duration::MAX));
}

#[test]
fn a_map_in_space_has_planes_and_follows_q() {
    let scene_in_space = library::start(Dimension::Three);
    let start = start_of(scene_in_space, "space.ron");
    let mut window = window_with(start, vec2(1280.0, 800.0));
    click(&mut window, "MAP");
    wait_for_map(&mut window);
    let before = q(&window).position;
    click_map(&mut window, vec2(60.0, 20.0));
    let moved = q(&window).position;
    assert_ne!(moved, before);
    assert_eq!(moved.z, before.z, "Q stays in its plane");
    for plane in ["Plane xz", "Plane yz", "Plane of the view"] {
        window.get_by_label("Plane of the map").click();
        window.run();
        click(&mut window, plane);
        wait_for_map(&mut window);
    }
}

#[test]
fn the_slice_follows_the_run_and_the_slider() {
    let scene_in_space = library::start(Dimension::Three);
    let start = start_of(scene_in_space, "space.ron");
    let mut window = window_with(start, vec2(1280.0, 800.0));
    click(&mut window, "SLICE");
    window.get_by_label("P − Q cut by the plane z = 0");
    window.get_by_label("z of the plane");
    window.get_by_label("Plane of the slice").click();
    window.run();
    click(&mut window, "Plane of the simplex");
    window.get_by_label_contains("The simplex is a point at this step");
    for _ in 0..40 {
        click(&mut window, "Step forward");
        if window.query_by_label("P − Q cut by the plane of ABC").is_some() {
            return;
        }
    }
    panic!("no triangle was cut");
}
