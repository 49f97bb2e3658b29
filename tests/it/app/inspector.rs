//! The inspector by its accessible names: every number of a body, and its vertices one by one.
//!
//! P of the start scene is the triangle (4, 5), (4, 11), (9, 9).

use eframe::egui::{Event, Key, Modifiers, Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::edit::model::{Kind, Model};
use gjk_sandbox::geometry::{Body, Dimension, Pose, Shape, Side};
use gjk_sandbox::scene::{Scene, library};
use glam::DVec3;

use super::{
    Window, button, click, enter, pointer, press, push, push_all, scene, start_of, undo_name, undo_restores,
    window, window_of_size, window_with,
};
use crate::shapes::kind;

/// A tall window with the table of the vertices of P open.
fn table() -> Window {
    let mut window = window_of_size(vec2(1280.0, 1400.0));
    push(&mut window, "Vertices (hull: 3 of 3 used) of P");
    window
}

pub(super) fn points(window: &Window, side: Side) -> Vec<DVec3> {
    scene(window).bodies[side].local_vertices().unwrap()
}

/// The start scene with another shape as P.
fn window_of(kind: Kind, dimension: Dimension) -> Window {
    let mut scene = library::start(dimension);
    let shape = Model::new(kind, dimension).shape(dimension).unwrap();
    scene.bodies[Side::P] = Body::new(dimension, shape, Pose::identity(dimension), 0.0).unwrap();
    let start = start_of(scene, "mine.ron");
    window_with(start, vec2(1280.0, 1400.0))
}

#[test]
fn a_typed_x_moves_a_vertex() {
    let mut window = table();
    enter(&mut window, "p0 x", "6", Key::Enter);
    assert_eq!(points(&window, Side::P)[0], DVec3::new(6.0, 5.0, 0.0));
    assert_eq!(undo_name(&window), Some("move p0"));
    enter(&mut window, "p0 x", "8", Key::Escape);
    assert_eq!(points(&window, Side::P)[0].x, 6.0, "Esc restores");
    enter(&mut window, "p0 y", "nan", Key::Enter);
    assert_eq!(points(&window, Side::P)[0].y, 5.0);
    press(&mut window, Modifiers::NONE, Key::Escape);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window), &library::start(Dimension::Two), "one change, one undo");
}

#[test]
fn tab_takes_the_number_and_goes_on_to_the_next_field() {
    let mut window = table();
    enter(&mut window, "p1 x", "10/4", Key::Tab);
    assert_eq!(points(&window, Side::P)[1], DVec3::new(2.5, 11.0, 0.0));
    let y = window.get_by_role_and_label(Role::TextInput, "p1 y");
    assert!(y.accesskit_node().is_focused(), "the next coordinate has the focus");
    y.type_text("12");
    window.run();
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(points(&window, Side::P)[1], DVec3::new(2.5, 12.0, 0.0));
}

#[test]
fn the_arrow_keys_step_in_a_field() {
    let mut window = window();
    let x = |window: &Window| scene(window).bodies[Side::Q].pose().position.x;
    window.get_by_role_and_label(Role::TextInput, "Q x").focus();
    window.run();
    for _ in 0..3 {
        press(&mut window, Modifiers::NONE, Key::ArrowUp);
    }
    assert_eq!(x(&window), 0.3);
    press(&mut window, Modifiers::SHIFT, Key::ArrowDown);
    assert_eq!(x(&window), 0.29);
    press(&mut window, Modifiers::COMMAND, Key::ArrowUp);
    assert_eq!(x(&window), 1.29);
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(x(&window), 1.29, "each press is a change of its own");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(x(&window), 0.29);
}

#[test]
fn angles_are_typed_in_degrees_or_with_a_unit() {
    let mut window = window();
    for text in ["30", "30deg", "pi/6 rad"] {
        enter(&mut window, "Q angle in degrees", text, Key::Enter);
        let rotation = scene(&window).bodies[Side::Q].pose().rotation;
        let expected = gjk_sandbox::geometry::Rotation::Angle(30.0_f64.to_radians());
        assert_eq!(rotation, expected, "{text}");
        enter(&mut window, "Q angle in degrees", "0", Key::Enter);
    }
}

#[test]
fn vertices_are_added_reordered_and_deleted() {
    let mut window = table();
    let [a, b, c] = [DVec3::new(4.0, 5.0, 0.0), DVec3::new(4.0, 11.0, 0.0), DVec3::new(9.0, 9.0, 0.0)];
    click(&mut window, "Select p0");
    push(&mut window, "Add a vertex to P");
    let added = points(&window, Side::P);
    assert_eq!((added.len(), added[0], added[2], added[3]), (4, a, b, c));
    assert!(added[1].x < 4.0, "outside of the edge from p0 to p1, so that it is a corner: {}", added[1]);
    assert_eq!(undo_name(&window), Some("insert p1"));
    window.get_by_label("Vertices (hull: 4 of 4 used) of P");
    // The new vertex is selected.
    push(&mut window, "Move p1 down");
    assert_eq!(points(&window, Side::P), [a, b, added[1], c]);
    assert_eq!(undo_name(&window), Some("reorder p1"));
    push(&mut window, "Move p2 up");
    assert_eq!(points(&window, Side::P), added);
    push(&mut window, "Delete p1");
    assert_eq!(points(&window, Side::P), [a, b, c]);
    assert_eq!(undo_name(&window), Some("delete p1"));
    push_all(&mut window, ["Delete p0", "Delete p0", "Delete p0"]);
    assert_eq!(points(&window, Side::P), [c], "the last one stays");
    assert!(window.state().notice().is_some_and(|notice| notice.contains("last vertex")));
    for _ in 0..6 {
        press(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(scene(&window), &library::start(Dimension::Two));
}

#[test]
fn a_vertex_inside_is_kept_and_named() {
    let mut window = table();
    push(&mut window, "Add a vertex to P");
    // After the last vertex p2; then to a position inside the triangle of the others.
    enter(&mut window, "p3 x", "5", Key::Enter);
    enter(&mut window, "p3 y", "8", Key::Enter);
    window.get_by_label("Vertices (hull: 3 of 4 used) of P");
    window.get_by_label("Select p3 (inside: not part of the hull)");
    assert_eq!(points(&window, Side::P).len(), 4);
    // The position of p0.
    enter(&mut window, "p3 x", "4", Key::Enter);
    enter(&mut window, "p3 y", "5", Key::Enter);
    window.get_by_label("Select p3 (same place as p0)");
}

#[test]
fn points_in_any_notation_are_pasted() {
    let mut window = table();
    push(&mut window, "Paste vertices into P");
    window.event(Event::Paste("{10.0f, 5.0f},\n{10.5f, .5f}\n".to_owned()));
    window.run();
    let all = points(&window, Side::P);
    assert_eq!(all[3..], [DVec3::new(10.0, 5.0, 0.0), DVec3::new(10.5, 0.5, 0.0)]);
    assert_eq!(undo_name(&window), Some("paste 2 vertices into P"));
    push(&mut window, "Paste vertices into P");
    window.event(Event::Paste("1 2 3".to_owned()));
    window.run();
    assert_eq!(points(&window, Side::P), all);
    let refusal = "Expected points of 2 numbers in the clipboard, found 1 list: 1 point, 3D";
    assert_eq!(window.state().notice(), Some(refusal));
    push(&mut window, "Paste vertices into P");
    window.event(Event::Paste("1 2\n3 apple".to_owned()));
    window.run();
    assert!(window.state().notice().unwrap().starts_with("Line 2, column 3: expected"));
    assert_eq!(points(&window, Side::P), all);
    // A paste that was not requested is ignored.
    window.event(Event::Paste("1 2".to_owned()));
    window.run();
    assert_eq!(points(&window, Side::P), all);
}

/// An L of three unit squares at (20, 20), after the vertices p0 to p2; then a point inside the triangle (4, 11), (4, 5), (9, 9).
#[test]
fn pasted_points_that_are_not_convex_are_told() {
    let mut window = table();
    push(&mut window, "Paste vertices into P");
    window.event(Event::Paste("20 20\n22 20\n22 21\n21 21\n21 22\n20 22\n".to_owned()));
    window.run();
    assert_eq!(points(&window, Side::P).len(), 9);
    let told = "The pasted list is not convex: p6 (21, 21) lies inside the hull, which is used instead";
    assert_eq!(window.state().notice(), Some(told));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    push(&mut window, "Paste vertices into P");
    window.event(Event::Paste("5 8".to_owned()));
    window.run();
    let told = "P is not convex: p3 (5, 8) lies inside the hull, which is used instead";
    assert_eq!(window.state().notice(), Some(told));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    push(&mut window, "Paste vertices into P");
    window.event(Event::Paste("9 11".to_owned()));
    window.run();
    assert_eq!((points(&window, Side::P).len(), window.state().notice()), (4, None));
}

#[test]
fn late_or_long_pastes_are_offered_for_import() {
    let mut window = table();
    let all = points(&window, Side::P);
    push(&mut window, "Paste vertices into P");
    for _ in 0..5 {
        window.step();
    }
    window.event(Event::Paste("1 2\n3 4\n5 7".to_owned()));
    window.run();
    assert_eq!(points(&window, Side::P), all);
    window.get_by_label("1 list: 3 points, 2D");
    press(&mut window, Modifiers::NONE, Key::Escape);
    push(&mut window, "Paste vertices into P");
    window.event(Event::Paste("1 2\n".repeat(25_001)));
    window.run();
    assert_eq!(points(&window, Side::P), all);
    assert!(window.query_by_label("Import shapes").is_some());
}

#[test]
fn a_slider_is_live_and_one_step_of_undo() {
    let mut window = window_of(kind("Disc"), Dimension::Two);
    let before = scene(&window).clone();
    let radius = |window: &Window| match scene(window).bodies[Side::P].shape() {
        Shape::Disc { radius } => *radius,
        other => panic!("{other:?} is no disc"),
    };
    let rail = window.get_by_role_and_label(Role::Slider, "P radius slider").rect();
    let mut seen = Vec::new();
    pointer(&mut window, Event::PointerMoved(rail.center()));
    pointer(&mut window, button(rail.center(), true));
    for part in 1..=3u8 {
        let at = rail.center() + vec2(f32::from(part) * 8.0, 0.0);
        pointer(&mut window, Event::PointerMoved(at));
        window.step();
        seen.push(radius(&window));
        assert_eq!(undo_name(&window), None, "not before it is let go");
    }
    assert!(seen.is_sorted_by(|a, b| a < b), "it follows: {seen:?}");
    pointer(&mut window, button(rail.center() + vec2(24.0, 0.0), false));
    window.run();
    assert_eq!(undo_name(&window), Some("set radius of P"));
    undo_restores(&mut window, &before);

    // Esc cancels the drag.
    pointer(&mut window, Event::PointerMoved(rail.center()));
    pointer(&mut window, button(rail.center(), true));
    pointer(&mut window, Event::PointerMoved(rail.center() + vec2(20.0, 0.0)));
    window.step();
    assert_ne!(scene(&window), &before);
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(scene(&window), &before);
    pointer(&mut window, Event::PointerMoved(rail.center() + vec2(30.0, 0.0)));
    pointer(&mut window, button(rail.center() + vec2(30.0, 0.0), false));
    window.run();
    assert_eq!(scene(&window), &before);
    assert_eq!(undo_name(&window), None);

    enter(&mut window, "P radius", "1/3", Key::Enter);
    assert_eq!(radius(&window), 1.0 / 3.0);
}

#[test]
fn corners_are_shown_and_become_vertices_on_demand() {
    let mut window = window_of(kind("Rectangle"), Dimension::Two);
    push(&mut window, "Corners (4) of P");
    assert!(window.query_by_role_and_label(Role::TextInput, "p0 x").is_none(), "they cannot be typed");
    let corners = points(&window, Side::P);
    push(&mut window, "Make P a polygon…");
    assert_eq!(scene(&window).bodies[Side::P].shape(), &Shape::Points(corners));
    assert_eq!(undo_name(&window), Some("make P a polygon"));
    enter(&mut window, "p0 x", "-3", Key::Enter);
    assert_eq!(points(&window, Side::P)[0].x, -3.0);
}

#[test]
fn another_kind_keeps_the_pose() {
    let mut window = window();
    enter(&mut window, "Q x", "3", Key::Enter);
    push(&mut window, "Kind of Q");
    click(&mut window, "Regular polygon");
    let body = &scene(&window).bodies[Side::Q];
    assert!(matches!(body.shape(), Shape::RegularPolygon { .. }));
    assert_eq!(body.pose().position.x, 3.0);
    assert_eq!(undo_name(&window), Some("replace Q with a regular polygon"));
}

/// Only the visible rows are laid out.
#[test]
fn a_table_of_a_thousand_vertices_shows_a_few_rows() {
    let mut scene: Scene = library::start(Dimension::Two);
    let shape = Shape::RegularPolygon { sides: 1000, radius: 3.0 };
    let listed = Shape::Points(shape.vertices().unwrap());
    scene.bodies[Side::P] = scene.bodies[Side::P].with_shape(listed).unwrap();
    let start = start_of(scene, "mine.ron");
    let mut window = window_with(start, vec2(1280.0, 1400.0));
    push(&mut window, "Vertices (hull: 1000 of 1000 used) of P");
    let rows = window.query_all_by_label_contains("Select p").count();
    assert!((5..20).contains(&rows), "{rows} rows");
}
