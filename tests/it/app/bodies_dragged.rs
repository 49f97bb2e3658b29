//! A drag moves a shape, is one step of undo, and is cancelled by Esc.

use eframe::egui::{Event, Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::geometry::{Dimension, Side};
use gjk_sandbox::gjk::Verdict;

use super::{
    body, button, clicked, drag, pointer, press, pull, pull_from, release, scene, undo_name, undo_restores,
    verdict, window,
};

#[test]
fn one_drag_is_one_undo() {
    let mut window = window();
    let before = scene(&window).clone();
    // The plot has about 30 points per unit: far enough to separate the shapes.
    drag(&mut window, Side::Q, vec2(160.0, 0.0));
    assert!(scene(&window).bodies[Side::Q].pose().position.x > 1.5);
    assert_eq!(verdict(&window), Verdict::Separate);
    assert!(window.query_all_by_label("SEPARATE").next().is_some());
    assert_eq!(undo_name(&window), Some("move Q"));
    let moved = scene(&window).clone();
    undo_restores(&mut window, &before);
    assert_eq!(window.state().notice(), Some("Undid: move Q"));
    assert_eq!(undo_name(&window), None);
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
    undo_restores(&mut window, &once);
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
    assert_eq!(undo_name(&window), None);
}

#[test]
fn a_shape_is_dragged_in_the_view_plane_in_3d() {
    let mut window = clicked(["3D"]);
    assert_eq!(scene(&window).dimension, Dimension::Three);
    let before = scene(&window).clone();
    drag(&mut window, Side::Q, vec2(0.0, -150.0));
    let by = scene(&window).bodies[Side::Q].pose().position - before.bodies[Side::Q].pose().position;
    assert!(by.z > 0.5, "up on screen is up in space, however the camera is tilted: {by}");
    undo_restores(&mut window, &before);
}

/// Two crates beside P and Q, in the plane and in space.
#[test]
fn a_body_beside_p_and_q_is_dragged_in_one_step_and_esc_puts_it_back() {
    for (dimension, crate_) in [
        (2, "Rectangle(half_extents: (1, 1)), pose: (position: (6, 0))"),
        (3, "Cuboid(half_extents: (1, 1, 1)), pose: (position: (6, 0, 0))"),
    ] {
        let (p, q) = if dimension == 2 {
            ("Disc(radius: 1)", "Disc(radius: 1)")
        } else {
            ("Ball(radius: 1)", "Ball(radius: 1)")
        };
        let at = if dimension == 2 { "(3, 0)" } else { "(3, 0, 0)" };
        let text = format!(
            "(format: 1, dimension: {dimension}, p: (shape: {p}), q: (shape: {q}, pose: (position: {at})), \
             others: [(name: \"crate\", shape: {crate_})])"
        );
        let scene_of_text = gjk_sandbox::scene::Scene::from_ron(&text).unwrap();
        let mut window = super::window_with(super::start_of(scene_of_text, "yard.ron"), vec2(1280.0, 800.0));
        let before = scene(&window).clone();
        let position = |window: &super::Window| scene(window).others[0].body.pose().position;
        let shapes = window.get_by_label("Shapes view").rect();
        // The name of the crate is at its center.
        let from = window
            .output()
            .shapes
            .iter()
            .filter_map(|clipped| match &clipped.shape {
                eframe::egui::Shape::Text(text) if text.galley.text().starts_with("crate (") => {
                    Some(text.visual_bounding_rect().center())
                }
                _ => None,
            })
            .find(|at| shapes.contains(*at))
            .expect("the name of the crate");
        let by = vec2(10.0, -40.0);
        for is_cancelled in [true, false] {
            pull_from(&mut window, from, by);
            assert!(position(&window).distance(before.others[0].body.pose().position) > 0.2, "{dimension}D");
            if is_cancelled {
                press(&mut window, Modifiers::NONE, Key::Escape);
                assert_eq!(scene(&window), &before, "{dimension}D: back");
            }
            pointer(&mut window, button(from + by, false));
            window.run();
        }
        assert_eq!(undo_name(&window), Some("move crate"), "{dimension}D");
        assert_eq!(scene(&window).bodies, before.bodies);
        press(&mut window, Modifiers::COMMAND, Key::Z);
        assert_eq!(scene(&window), &before, "{dimension}D: one step of undo");
    }
}
