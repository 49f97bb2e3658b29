//! The menu Shape by its accessible names.

use eframe::egui::{Event, Key, Modifiers, Pos2, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::geometry::{Dimension, Shape, Side};
use gjk_sandbox::gjk::Algorithm;
use gjk_sandbox::scene::library;

use super::inspector::points;
use super::{
    Window, button, click, clicked, enter, focus, pointer, press, press_on, push, scene, undo_name,
    undo_restores, window, window_of_size,
};

/// Chooses an item of the menu Shape.
fn choose(window: &mut Window, item: &str) {
    click(window, "Shape");
    click(window, item);
}

#[test]
fn mirrored_twice_is_as_before() {
    // The gem replaces Q in 3D; its front and back halves are equal.
    for (mode, axes) in [("2D", ["x", "y"]), ("3D", ["x", "z"])] {
        let mut window = clicked([mode]);
        choose(&mut window, "Swap P and Q");
        let before = scene(&window).clone();
        for axis in axes {
            let item = format!("Mirror in {axis}");
            choose(&mut window, &item);
            assert_ne!(scene(&window), &before, "{mode} {axis}");
            assert_eq!(undo_name(&window), Some(format!("mirror Q in {axis}").as_str()));
            choose(&mut window, &item);
            let twice = &scene(&window).bodies[Side::Q];
            let places = |body: &gjk_sandbox::geometry::Body| gjk_sandbox::edit::vertices::in_world(body);
            for (now, was) in places(twice).into_iter().zip(places(&before.bodies[Side::Q])) {
                assert!(now.distance(was) < 1e-12, "{mode} {axis}: {now} {was}");
            }
            press(&mut window, Modifiers::COMMAND, Key::Z);
            undo_restores(&mut window, &before);
        }
    }
}

#[test]
fn swapping_exchanges_p_and_q() {
    let mut window = window();
    let before = scene(&window).clone();
    choose(&mut window, "Swap P and Q");
    assert_eq!(scene(&window).bodies[Side::P], before.bodies[Side::Q]);
    assert_eq!(scene(&window).bodies[Side::Q], before.bodies[Side::P]);
    assert_eq!(undo_name(&window), Some("swap P and Q"));
    choose(&mut window, "Swap P and Q");
    assert_eq!(scene(&window), &before);
}

#[test]
fn the_other_dimension_takes_the_shapes_along_and_undo_brings_them_back() {
    let mut window = window();
    let before = scene(&window).clone();
    choose(&mut window, "Change dimension");
    assert_eq!(scene(&window).dimension, Dimension::Three);
    // Bittle's triangle, embedded in 3D at z = 0; his code decides in 2D only.
    assert_eq!(points(&window, Side::P), before.bodies[Side::P].local_vertices().unwrap());
    assert_eq!(scene(&window).query.algorithm, Algorithm::Robust);
    assert_eq!(undo_name(&window), Some("change to 3D"));
    choose(&mut window, "Change dimension");
    assert_eq!(points(&window, Side::Q), before.bodies[Side::Q].local_vertices().unwrap());
    press(&mut window, Modifiers::COMMAND, Key::Z);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window).to_ron(), before.to_ron());
}

#[test]
fn a_copy_of_p_takes_the_place_of_q() {
    let mut window = window();
    press(&mut window, Modifiers::COMMAND, Key::D);
    assert_eq!(points(&window, Side::Q), points(&window, Side::P));
    assert_eq!(undo_name(&window), Some("duplicate P as Q"));
}

#[test]
fn the_radius_of_a_shape_is_asked_for() {
    let mut window = window();
    choose(&mut window, "Added radius…");
    let field = window.get_by_label("Radius");
    field.focus();
    window.run();
    press(&mut window, Modifiers::COMMAND, Key::A);
    window.get_by_label("Radius").type_text("-1");
    window.run();
    assert!(window.get_by_label("OK").accesskit_node().is_disabled(), "no negative radius");
    press(&mut window, Modifiers::COMMAND, Key::A);
    window.get_by_label("Radius").type_text("1/4");
    window.run();
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(scene(&window).bodies[Side::Q].rounding(), 0.25);
    assert_eq!(undo_name(&window), Some("set the added radius of Q"));
}

#[test]
fn a_round_shape_becomes_as_many_points_as_are_asked_for() {
    let mut window = window();
    choose(&mut window, "Added radius…");
    click(&mut window, "OK");
    choose(&mut window, "Make a polytope…");
    focus(&mut window, "Number of points");
    press(&mut window, Modifiers::COMMAND, Key::A);
    window.get_by_label("Number of points").type_text("40");
    window.run();
    click(&mut window, "OK");
    let body = &scene(&window).bodies[Side::Q];
    assert_eq!(body.rounding(), 0.0);
    let count = points(&window, Side::Q).len();
    assert!((30..=50).contains(&count), "about 40: {count}");
}

#[test]
fn hull_and_sum_of_both() {
    let mut window = window();
    let before = scene(&window).clone();
    choose(&mut window, "Hull of both");
    // (4,5) (4,11) (9,9) and (5,7) (12,7) (10,2) (7,3): only (5,7) is inside the hull of the others.
    assert_eq!(undo_name(&window), Some("make Q the hull of P and Q"));
    let hull = &scene(&window).bodies[Side::Q];
    let corners = hull.local_vertices().unwrap().len() - hull.interior_vertices().len();
    assert_eq!(corners, 6);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    choose(&mut window, "Minkowski sum of both");
    assert_eq!(undo_name(&window), Some("make Q the sum of P and Q"), "{:?}", window.state().notice());
    let sum = &scene(&window).bodies[Side::Q];
    let corners = sum.local_vertices().unwrap().len() - sum.interior_vertices().len();
    // A triangle and a quadrilateral without parallel sides of the same outward normal.
    assert_eq!(corners, 7);
    undo_restores(&mut window, &before);
}

#[test]
fn the_selected_corner_is_cut_off() {
    let mut window = window_of_size(vec2(1280.0, 1400.0));
    click(&mut window, "Shape");
    assert!(window.get_by_label("Cut the corner off…").accesskit_node().is_disabled());
    press(&mut window, Modifiers::NONE, Key::Escape);
    push(&mut window, "Vertices (hull: 3 of 3 used) of P");
    click(&mut window, "Select p0");
    choose(&mut window, "Cut the corner off…");
    click(&mut window, "OK");
    assert_eq!(points(&window, Side::P).len(), 4);
    assert_eq!(undo_name(&window), Some("cut p0 off"));
}

#[test]
fn centring_moves_the_middle_to_the_origin() {
    let mut window = window();
    choose(&mut window, "Center");
    assert!(scene(&window).bodies[Side::Q].center().length() < 1e-12);
    choose(&mut window, "Normalize size");
    let body = &scene(&window).bodies[Side::Q];
    let reach = gjk_sandbox::edit::vertices::in_world(body)
        .into_iter()
        .map(|point| point.distance(body.center()))
        .fold(0.0, f64::max);
    assert!((reach - 1.0).abs() < 1e-12, "{reach}");
}

/// Draws around the center of the shapes view without releasing. Returns the last position.
fn draw(window: &mut Window) -> Pos2 {
    let middle = window.get_by_label("Shapes view").rect().center();
    let at = |turn: f32| middle + Vec2::angled(turn * std::f32::consts::TAU) * 90.0;
    pointer(window, Event::PointerMoved(at(0.0)));
    window.step();
    pointer(window, button(at(0.0), true));
    for part in 1..=40u8 {
        pointer(window, Event::PointerMoved(at(f32::from(part) / 40.0)));
    }
    at(1.0)
}

#[test]
fn a_stroke_becomes_a_polygon_of_so_many_vertices() {
    let mut window = window();
    let before = scene(&window).clone();
    choose(&mut window, "Draw freehand");
    enter(&mut window, "Vertices of the drawing", "12", Key::Enter);
    let middle = window.get_by_label("Shapes view").rect().center();
    let end = draw(&mut window);
    assert_eq!(scene(&window), &before, "not before it is let go");
    pointer(&mut window, button(end, false));
    window.run();
    let Shape::Points(drawn) = scene(&window).bodies[Side::Q].shape() else { panic!("no polygon") };
    assert_eq!((drawn.len(), window.state().notice()), (12, None));
    assert_eq!(undo_name(&window), Some("draw Q"));
    assert_eq!(scene(&window).bodies[Side::P], before.bodies[Side::P], "drawn over P, and P was not dragged");
    assert!(window.query_by_label("Cancel").is_none(), "the pen is put away");
    assert_eq!(window.get_by_label("Shapes view").rect().center(), middle);
    undo_restores(&mut window, &before);
}

/// An arrowhead whose notch is half as deep as the arrow is long.
#[test]
fn a_stroke_that_is_not_convex_is_told() {
    let mut window = window();
    choose(&mut window, "Draw freehand");
    let middle = window.get_by_label("Shapes view").rect().center();
    press_on(&mut window, middle);
    for to in [vec2(-60.0, 60.0), vec2(60.0, 0.0), vec2(-60.0, -60.0), vec2(0.0, 0.0)] {
        pointer(&mut window, Event::PointerMoved(middle + to));
    }
    pointer(&mut window, button(middle, false));
    window.run();
    let notice = window.state().notice().unwrap();
    assert!(notice.starts_with("The outline is not convex: ("), "{notice}");
}

#[test]
fn esc_cancels_a_stroke() {
    let mut window = window();
    let before = scene(&window).clone();
    choose(&mut window, "Draw freehand");
    let end = draw(&mut window);
    press(&mut window, Modifiers::NONE, Key::Escape);
    pointer(&mut window, Event::PointerMoved(end + vec2(40.0, 0.0)));
    pointer(&mut window, button(end + vec2(40.0, 0.0), false));
    window.run();
    assert_eq!(scene(&window), &before);
    assert!(window.query_by_label("Cancel").is_none());
}

#[test]
fn a_line_encloses_nothing_and_the_pen_stays() {
    let mut window = window();
    choose(&mut window, "Draw freehand");
    let from = window.get_by_label("Shapes view").rect().center();
    press_on(&mut window, from);
    pointer(&mut window, Event::PointerMoved(from + vec2(50.0, 0.0)));
    pointer(&mut window, Event::PointerMoved(from + vec2(100.0, 0.0)));
    pointer(&mut window, button(from + vec2(100.0, 0.0), false));
    window.run();
    assert_eq!(scene(&window), &library::start(Dimension::Two));
    assert!(window.state().notice().is_some(), "with the reason");
    window.get_by_label("Cancel");
    click(&mut window, "3D");
    assert!(window.query_by_label("Cancel").is_none());
}
