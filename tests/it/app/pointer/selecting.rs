//! Selecting by clicks, boxes, keys and menus.

use eframe::egui::{Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::kittest::Queryable as _;

use super::super::{focus, press_all, undo_name};
use super::{
    apart, body_of, boxes, button, click_at, drag_from, hold, is_selected, pull_from, vertex, window_of,
};
use crate::app::{Window, body, click, pointer, press, scene, window};
use gjk_sandbox::edit::Selection;
use gjk_sandbox::geometry::{Dimension, Shape, Side};
use glam::DVec3;

/// A position beside all shapes.
fn nowhere(window: &Window) -> Pos2 {
    window.get_by_label("Shapes view").rect().left_top() + vec2(12.0, 12.0)
}

#[test]
fn a_click_selects_a_vertex_or_a_body_and_a_click_on_nothing_deselects() {
    for scene in [apart(), boxes()] {
        let mut window = window_of(scene, "mine.ron");
        let p = vertex(&window, "p2");
        click_at(&mut window, p, PointerButton::Primary);
        assert!(is_selected(&window, "Vertex p2") && !is_selected(&window, "Shape P"));
        let q = body(&window, Side::Q);
        click_at(&mut window, q, PointerButton::Primary);
        assert!(is_selected(&window, "Shape Q") && !is_selected(&window, "Vertex p2"));
        let nowhere = nowhere(&window);
        click_at(&mut window, nowhere, PointerButton::Primary);
        assert!(!is_selected(&window, "Shape Q"));
        assert!(undo_name(&window).is_none(), "selecting is no change");
    }
}

#[test]
fn shift_adds_and_takes_away() {
    let mut window = window_of(apart(), "mine.ron");
    hold(&mut window, Modifiers::SHIFT);
    for name in ["p1", "q3", "p1"] {
        let at = vertex(&window, name);
        click_at(&mut window, at, PointerButton::Primary);
        assert!(is_selected(&window, "Vertex q3") || name == "p1");
    }
    assert!(is_selected(&window, "Vertex q3") && !is_selected(&window, "Vertex p1"));
}

#[test]
fn esc_deselects() {
    let mut window = window_of(apart(), "mine.ron");
    let at = vertex(&window, "p2");
    click_at(&mut window, at, PointerButton::Primary);
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!is_selected(&window, "Vertex p2"));
}

/// A dialog, a menu and a field consume Esc.
#[test]
fn esc_for_something_else_leaves_the_selection() {
    let mut window = window_of(apart(), "mine.ron");
    let at = vertex(&window, "p2");
    click_at(&mut window, at, PointerButton::Primary);
    press_all(&mut window, [Key::F1, Key::Escape]);
    assert!(window.query_by_label("Commands and keys").is_none(), "the dialog is closed");
    assert!(is_selected(&window, "Vertex p2"));
    click(&mut window, "Edit");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(is_selected(&window, "Vertex p2"));
    focus(&mut window, "Q x");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(is_selected(&window, "Vertex p2"));
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!is_selected(&window, "Vertex p2"));
}

#[test]
fn enter_selects_the_vertex_that_has_the_focus() {
    let mut window = window_of(boxes(), "mine.ron");
    window.get_by_label_contains("Vertex q5 at").focus();
    window.run();
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert!(is_selected(&window, "Vertex q5"));
    window.get_by_label_contains("Vertex q6 at").click_accesskit();
    window.run();
    assert!(is_selected(&window, "Vertex q6") && !is_selected(&window, "Vertex q5"));
}

/// The vertices are those of Bittle's triangle and quadrilateral.
#[test]
fn vertices_have_names_with_their_coordinates() {
    let window = window();
    for name in ["Vertex p2 at (9, 9)", "Vertex q1 at (12, 7)", "Shape P: polygon"] {
        assert!(window.query_by_label(name).is_some(), "{name}");
    }
}

#[test]
fn ctrl_and_drag_on_nothing_draws_a_box_around_vertices() {
    let mut window = window_of(apart(), "mine.ron");
    let before = scene(&window).clone();
    let at = vertex(&window, "q0");
    hold(&mut window, Modifiers::COMMAND);
    // Around the left side of the box: q0 below and q3 above.
    let up = vertex(&window, "q3").y - at.y;
    drag_from(&mut window, at + vec2(-25.0, 25.0), vec2(50.0, up - 50.0));
    hold(&mut window, Modifiers::NONE);
    let chosen = ["q0", "q1", "q2", "q3", "p2"].map(|name| is_selected(&window, &format!("Vertex {name}")));
    assert_eq!(chosen, [true, false, false, true, false]);
    assert_eq!(scene(&window), &before);
    assert_eq!(vertex(&window, "q0"), at, "nothing has panned");
}

#[test]
fn the_box_has_a_button_and_shift_adds() {
    for scene in [apart(), boxes()] {
        let mut window = window_of(scene, "mine.ron");
        click(&mut window, "Shapes view: box select");
        for (name, modifiers) in [("p0", Modifiers::NONE), ("q1", Modifiers::SHIFT)] {
            hold(&mut window, modifiers);
            let from = vertex(&window, name) - vec2(12.0, 12.0);
            drag_from(&mut window, from, vec2(24.0, 24.0));
        }
        hold(&mut window, Modifiers::NONE);
        assert!(is_selected(&window, "Vertex p0") && is_selected(&window, "Vertex q1"));
        // Esc cancels the box, then leaves the mode, then clears the selection.
        let from = vertex(&window, "q1") - vec2(12.0, 12.0);
        pull_from(&mut window, from, vec2(24.0, 24.0));
        for _ in 0..2 {
            press(&mut window, Modifiers::NONE, Key::Escape);
            assert!(is_selected(&window, "Vertex p0"));
            pointer(&mut window, button(from, PointerButton::Primary, false));
            window.run();
        }
        press(&mut window, Modifiers::NONE, Key::Escape);
        assert!(!is_selected(&window, "Vertex p0"));
    }
}

#[test]
fn the_menu_of_a_vertex_deletes_it() {
    let mut window = window_of(apart(), "mine.ron");
    let at = vertex(&window, "q1");
    click_at(&mut window, at, PointerButton::Secondary);
    click(&mut window, "Delete q1");
    assert_eq!(super::listed(&window, Side::Q).len(), 3);
    assert_eq!(undo_name(&window), Some("delete q1"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window), &apart());
}

#[test]
fn the_menu_of_a_body_selects_its_vertices() {
    let mut window = window_of(apart(), "mine.ron");
    let at = body(&window, Side::Q);
    click_at(&mut window, at, PointerButton::Secondary);
    click(&mut window, "Select all vertices");
    assert!((0..4).all(|index| is_selected(&window, &format!("Vertex q{index} "))));
}

#[test]
fn a_vertex_that_stands_alone_is_picked_from_among_hundreds() {
    let mut scene = apart();
    let crowd =
        (0..400_u16).map(|index| DVec3::new(f64::from(index % 20) * 0.01, f64::from(index / 20) * 0.01, 0.0));
    let points = crowd.chain([DVec3::new(0.0, 2.0, 0.0), DVec3::new(1.0, 1.0, 0.0)]).collect();
    scene.bodies[Side::P] = body_of(Dimension::Two, Shape::Points(points), DVec3::ZERO);
    let mut window = window_of(scene, "mine.ron");
    let unit = (vertex(&window, "q1") - vertex(&window, "q0")).length() / 2.0;
    let at = |x: f32, y: f32, window: &Window| vertex(window, "q0") + vec2(x - 3.0, -y) * unit;
    let tip = at(1.0, 1.0, &window) + vec2(8.0, 0.0);
    click_at(&mut window, tip, PointerButton::Primary);
    assert_eq!(window.state().selection(), &Selection::vertices(Side::P, [401]));
    let crowd = at(0.1, 0.1, &window);
    click_at(&mut window, crowd, PointerButton::Primary);
    assert_eq!(window.state().selection(), &Selection::body(Side::P), "they cover the body");
}
