//! Adding a vertex.

use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::edit::Selection;
use gjk_sandbox::figure::Camera;
use gjk_sandbox::geometry::{Dimension, Shape, Side};
use gjk_sandbox::scene::{Label, Other};
use glam::DVec3;

use super::super::{undo_name, undo_restores};
use super::{
    apart, body_of, boxes, button, click_at, double_click_at, hold, is_selected, listed, vertex, window_of,
};
use crate::app::{Window, body, click, pointer, press, scene};

fn between(window: &Window, a: &str, b: &str, part: f32) -> Pos2 {
    vertex(window, a).lerp(vertex(window, b), part)
}

/// The middle of the side from (0, 0) to (0, 2) is (0, 1), exactly.
#[test]
fn a_double_click_on_an_edge_inserts_a_vertex_between_its_ends() {
    let mut window = window_of(apart(), "mine.ron");
    let at = between(&window, "p0", "p1", 0.5) + vec2(4.0, 0.0);
    double_click_at(&mut window, at);
    let places = [(0.0, 0.0), (0.0, 1.0), (0.0, 2.0), (1.0, 1.0)].map(|(x, y)| DVec3::new(x, y, 0.0));
    assert_eq!(listed(&window, Side::P), places);
    assert!(is_selected(&window, "Vertex p1"));
    assert_eq!(undo_name(&window), Some("insert p1"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window), &apart());
    // The last and the first are neighbors, too: the new vertex comes after the last.
    let at = between(&window, "q3", "q0", 0.25);
    double_click_at(&mut window, at);
    let [.., last] = listed(&window, Side::Q)[..] else { panic!("vertices") };
    assert!(last.x == 3.0 && (last.y - 1.5).abs() < 0.05, "{last}");
}

/// The box of side 2: its corners are listed with z changing fastest, so q6 and q7 are (6 + 4, 2, ±2).
#[test]
fn in_space_a_double_click_on_an_edge_or_a_face_adds_a_vertex_at_the_end() {
    let mut window = window_of(boxes(), "mine.ron");
    let at = between(&window, "q4", "q5", 0.5);
    double_click_at(&mut window, at);
    assert_eq!(listed(&window, Side::Q).len(), 9);
    // (2, −2, ±2) in local coordinates. The nearest point to a line of sight is within a point of its middle.
    let on_edge = listed(&window, Side::Q)[8];
    assert!(on_edge.x == 2.0 && on_edge.y == -2.0 && on_edge.z.abs() < 0.1, "{on_edge}");
    let scene_before = scene(&window).clone();
    // The front: q0, q1, q4 and q5 are at y = −2.
    let at = between(&window, "q0", "q5", 0.4);
    double_click_at(&mut window, at);
    assert_eq!(listed(&window, Side::Q).len(), 10);
    assert_eq!(listed(&window, Side::Q)[9].y, -2.0);
    assert_eq!(undo_name(&window), Some("insert q9"));
    undo_restores(&mut window, &scene_before);
}

#[test]
fn in_its_mode_a_click_adds_a_vertex_to_the_selected_shape() {
    for scene_before in [apart(), boxes()] {
        let mut window = window_of(scene_before, "mine.ron");
        let counts = Side::BOTH.map(|side| listed(&window, side).len());
        let middle = scene(&window).bodies[Side::Q].center();
        let at = body(&window, Side::Q);
        click_at(&mut window, at, PointerButton::Primary);
        click(&mut window, "Shapes view: add vertices");
        window.get_by_label_contains("Click to add a vertex");
        let corner = window.get_by_label("Shapes view").rect().center_top() + vec2(0.0, 30.0);
        click_at(&mut window, corner, PointerButton::Primary);
        assert_eq!(Side::BOTH.map(|side| listed(&window, side).len()), [counts[0], counts[1] + 1]);
        let name = format!("q{}", counts[1]);
        // In the view plane through the middle of Q; the view may have zoomed out since, to show everything.
        let added = gjk_sandbox::edit::vertices::in_world(&scene(&window).bodies[Side::Q])[counts[1]];
        let off = (added - middle).dot(Camera::from(scene(&window).view).back());
        let flat = scene(&window).dimension == Dimension::Two;
        assert!(if flat { added.z == 0.0 } else { off.abs() < 0.05 }, "{added}");
        assert!(is_selected(&window, &format!("Vertex {name}")));
        assert_eq!(undo_name(&window), Some(format!("insert {name}").as_str()));
        press(&mut window, Modifiers::NONE, Key::Escape);
        let corner = window.get_by_label("Shapes view").rect().left_top() + vec2(8.0, 8.0);
        click_at(&mut window, corner, PointerButton::Primary);
        assert_eq!(listed(&window, Side::Q).len(), counts[1] + 1, "the mode is over");
    }
}

#[test]
fn the_menu_of_the_background_adds_a_vertex_to_p() {
    let mut window = window_of(apart(), "mine.ron");
    // Above the center, between the shapes.
    let at = vertex(&window, "p2") + vec2(40.0, -20.0);
    click_at(&mut window, at, PointerButton::Secondary);
    click(&mut window, "Add a vertex here");
    assert_eq!(listed(&window, Side::P).len(), 4);
    assert!((vertex(&window, "p3") - at).length() < 2.0);
}

#[test]
fn a_curved_shape_shows_why_it_gets_no_vertex() {
    let mut scene_before = apart();
    scene_before.bodies[Side::P] = body_of(Dimension::Two, Shape::Disc { radius: 1.0 }, DVec3::ZERO);
    let mut window = window_of(scene_before.clone(), "mine.ron");
    let at = body(&window, Side::P);
    double_click_at(&mut window, at + vec2(0.0, 30.0));
    assert_eq!(scene(&window), &scene_before);
    assert!(window.state().notice().is_some_and(|notice| notice.contains("disc")));
}

#[test]
fn a_double_click_on_nothing_still_shows_everything() {
    let mut window = window_of(apart(), "mine.ron");
    let before = vertex(&window, "q1");
    click(&mut window, "Shapes view: zoom");
    assert!((vertex(&window, "q1") - before).length() > 10.0);
    // Between the shapes.
    let at = vertex(&window, "p2") + vec2(40.0, -40.0);
    double_click_at(&mut window, at);
    assert_eq!(scene(&window), &apart());
    // The tick labels may be a little wider or narrower.
    assert!((vertex(&window, "q1") - before).length() < 5.0);
}

/// The scene [`apart`] with another body, the box from (1, −4) to (3, −2). Returns the map to the screen, by p0 and
/// p1.
fn with_another() -> (Window, impl Fn(f32, f32) -> Pos2) {
    let mut scene = apart();
    let corners = [(1.0, -4.0), (3.0, -4.0), (3.0, -2.0), (1.0, -2.0)].map(|(x, y)| DVec3::new(x, y, 0.0));
    let body = body_of(Dimension::Two, Shape::Points(corners.to_vec()), DVec3::ZERO);
    scene.others.push(Other { label: Label { name: "crate".to_owned(), ..Label::default() }, body });
    let window = window_of(scene, "mine.ron");
    let (origin, top) = (vertex(&window, "p0"), vertex(&window, "p1"));
    let unit = (origin.y - top.y) / 2.0;
    (window, move |x, y| origin + vec2(x, -y) * unit)
}

#[test]
fn a_double_click_on_another_body_makes_it_q_and_inserts_nothing() {
    for at_once in [true, false] {
        let (mut window, at) = with_another();
        let edge = at(2.0, -2.0);
        if at_once {
            double_click_at(&mut window, edge);
        } else {
            pointer(&mut window, Event::PointerMoved(edge));
            window.step();
            // A single frame of 0.25 s between them still allows a double click.
            for _ in 0..2 {
                for pressed in [true, false] {
                    window.input_mut().events.push(button(edge, PointerButton::Primary, pressed));
                }
                window.step();
            }
            window.run();
        }
        assert_eq!(scene(&window).labels[1].name, "crate", "{at_once}");
        assert_eq!(listed(&window, Side::Q).len(), 4, "{at_once}");
        assert_eq!(undo_name(&window), Some("make crate Q"), "{at_once}");
    }
}

#[test]
fn a_click_on_another_body_adds_a_vertex_in_the_mode_for_it_and_keeps_the_selection_with_shift() {
    let (mut window, at) = with_another();
    let selection = Selection::vertices(Side::P, [0]);
    window.state_mut().select(&selection);
    hold(&mut window, Modifiers::SHIFT);
    click_at(&mut window, at(2.0, -2.5), PointerButton::Primary);
    hold(&mut window, Modifiers::NONE);
    assert_eq!(window.state().selection(), &selection);
    assert_eq!(undo_name(&window), None);
    click(&mut window, "Shapes view: add vertices");
    click_at(&mut window, at(2.0, -2.5), PointerButton::Primary);
    assert_eq!(listed(&window, Side::P).len(), 4);
    assert_eq!(undo_name(&window), Some("insert p3"));
}
