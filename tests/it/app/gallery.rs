//! The gallery of shapes by its accessible names.

use eframe::egui::{Event, Key, Modifiers, Role, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::app::{App, Start};
use gjk_sandbox::edit::model::{Kind, Model};
use gjk_sandbox::geometry::{Body, Dimension, Side};
use gjk_sandbox::gjk::{self, Verdict};
use gjk_sandbox::scene::library;
use glam::DVec3;

use super::hidden_verdict::texts;
use super::{
    Window, assert_idle, button, click, click_all, enter, pointer, press, scene, undo_name, undo_restores,
    window, window_of_size,
};
use crate::shapes::kind;

/// A window that is large enough for all tiles, with the gallery open.
fn gallery(dimension: Dimension) -> Window {
    let mut window = window_of_size(vec2(1600.0, 1400.0));
    if dimension == Dimension::Three {
        click(&mut window, "3D");
    }
    press(&mut window, Modifiers::SHIFT, Key::A);
    window
}

/// Scrolls to a widget and presses it.
fn push(window: &mut Window, label: &str) {
    window.get_by_role_and_label(Role::Button, label).click_accesskit();
    window.run();
}

/// The middle of the box around a body.
fn middle(body: &Body) -> DVec3 {
    let convex = body.convex();
    let [low, high] = [-1.0, 1.0].map(|sign| {
        let along = DVec3::AXES.map(|axis| convex.support(axis * sign).0.dot(axis));
        DVec3::from_array(along)
    });
    low.midpoint(high)
}

/// A menu above the shapes puts the common ones in place of the selected body, or of Q.
#[test]
fn the_menu_above_the_shapes_replaces_the_body_in_one_click() {
    for (dimension, name) in [
        (Dimension::Two, "Replace Q with a regular polygon"),
        (Dimension::Three, "Replace Q with a cylinder"),
    ] {
        let mut window = window();
        if dimension == Dimension::Three {
            click(&mut window, "3D");
        }
        click_all(&mut window, ["Draw", name]);
        let body = &scene(&window).bodies[Side::Q];
        assert!(middle(body).distance(middle(&library::start(dimension).bodies[Side::Q])) < 1e-12);
        assert_ne!(body.shape(), library::start(dimension).bodies[Side::Q].shape(), "{name}");
        assert_eq!(scene(&window).bodies[Side::P], library::start(dimension).bodies[Side::P]);
    }
}

#[test]
fn every_kind_of_both_dimensions_is_applied_as_one_change() {
    for dimension in [Dimension::Two, Dimension::Three] {
        let mut window = gallery(dimension);
        let start = library::start(dimension);
        for kind in Kind::all(dimension) {
            push(&mut window, kind.title());
            window.get_by_label(&format!("Preview: {}", kind.title()));
            push(&mut window, "Apply");
            let expected = Model::new(kind, dimension).shape(dimension).unwrap();
            let body = &scene(&window).bodies[Side::Q];
            assert_eq!(body.shape(), &expected, "{kind:?}");
            assert_eq!(body.pose().rotation, start.bodies[Side::Q].pose().rotation, "{kind:?}");
            let [now, before] = [body, &start.bodies[Side::Q]].map(middle);
            assert!(now.distance(before) < 1e-12, "{kind:?}: {now} and {before}");
            assert_eq!(scene(&window).bodies[Side::P], start.bodies[Side::P]);
            press(&mut window, Modifiers::COMMAND, Key::Z);
            assert_eq!(scene(&window), &start, "{kind:?}");
        }
    }
}

#[test]
fn numbers_are_edited_before_it_is_applied() {
    let mut window = gallery(Dimension::Two);
    click(&mut window, "Regular polygon");
    let before = scene(&window).clone();
    enter(&mut window, "Shape sides", "7", Key::Enter);
    enter(&mut window, "Shape radius", "sqrt(2)", Key::Enter);
    assert_eq!(scene(&window), &before, "nothing is changed before it is applied");
    click_all(&mut window, ["Replaces P", "Apply"]);
    let expected =
        gjk_sandbox::geometry::Shape::RegularPolygon { sides: 7, radius: std::f64::consts::SQRT_2 };
    assert_eq!(scene(&window).bodies[Side::P].shape(), &expected);
    assert_eq!(undo_name(&window), Some("replace P with a regular polygon"));
    click(&mut window, "Close");
    assert!(window.query_by_label("Apply").is_none(), "it is closed");
}

/// A rectangle is neither a box, which is a body in space, nor a polygon, whose vertices are listed.
#[test]
fn what_is_chosen_is_called_so_everywhere() {
    let mut window = gallery(Dimension::Two);
    push(&mut window, "Rectangle");
    push(&mut window, "Apply");
    assert_eq!(undo_name(&window), Some("replace Q with a rectangle"));
    click(&mut window, "Close");
    window.get_by_label_contains("Shape Q: ").click();
    window.run();
    let texts = texts(&window);
    let of_q: Vec<&String> = texts.iter().filter(|text| text.to_lowercase().contains("rectangle")).collect();
    assert!(of_q.len() > 1, "the inspector and the status line: {of_q:?}");
    // The selection box around vertices is not a shape.
    let of_shapes = texts.iter().filter(|text| !text.contains("box select") && !text.contains("Drag a box"));
    let polytopes: Vec<&String> =
        texts.iter().filter(|text| text.contains("polytope") && text.contains('Q')).collect();
    assert!(polytopes.is_empty(), "{polytopes:?}");
    for word in ["box", "cuboid"] {
        let is_other =
            |text: &&String| text.to_lowercase().split(|c: char| !c.is_alphabetic()).any(|it| it == word);
        let found: Vec<&String> = of_shapes.clone().filter(is_other).collect();
        assert!(found.is_empty(), "{word}: {found:?}");
    }
}

#[test]
fn another_seed_is_another_shape() {
    let mut window = gallery(Dimension::Three);
    push(&mut window, "Random polytope");
    push(&mut window, "Apply");
    let first = scene(&window).bodies[Side::Q].clone();
    push(&mut window, "New seed");
    push(&mut window, "Apply");
    assert_ne!(scene(&window).bodies[Side::Q], first);
}

#[test]
fn a_shape_becomes_another_body_beside_the_others() {
    for (dimension, kind) in [(Dimension::Two, kind("Ellipse")), (Dimension::Three, kind("Cone"))] {
        let mut window = gallery(dimension);
        let start = library::start(dimension);
        push(&mut window, kind.title());
        push(&mut window, "Becomes another body");
        push(&mut window, "Apply");
        push(&mut window, "Apply");
        let [first, second] = scene(&window).others.as_slice() else { panic!("there are two") };
        assert_eq!(first.body.shape(), &Model::new(kind, dimension).shape(dimension).unwrap());
        assert_eq!(first.label.name, kind.title().to_lowercase());
        let apart = |a: &Body, b: &Body| {
            let convexes = [a.convex(), b.convex()];
            gjk::decide(&start.query(&convexes)).verdict == Verdict::Separate
        };
        let everything = [&start.bodies[0], &start.bodies[1], &first.body, &second.body];
        for body in &everything[..3] {
            assert!(apart(body, &second.body), "{dimension:?}: it would be hidden");
        }
        assert_eq!(scene(&window).bodies, start.bodies);
        let name = if kind.title() == "Cone" { "add a cone" } else { "add an ellipse" };
        assert_eq!(undo_name(&window), Some(name));
        press(&mut window, Modifiers::COMMAND, Key::Z);
        undo_restores(&mut window, &start);
    }
}

#[test]
fn a_double_click_applies_at_once() {
    // Frames close enough in time for two clicks to be a double click.
    let mut window = Harness::builder()
        .with_size(vec2(1600.0, 1400.0))
        .with_step_dt(0.02)
        .with_max_steps(40)
        .build_eframe(|cc| App::new(cc, Start { step: Some(1), ..Start::default() }));
    window.run_steps(3);
    window.key_press_modifiers(Modifiers::SHIFT, Key::A);
    window.run_steps(5);
    let tile = window.get_by_role_and_label(Role::Button, "Disc").rect().center();
    pointer(&mut window, Event::PointerMoved(tile));
    for pressed in [true, false, true, false] {
        pointer(&mut window, button(tile, pressed));
    }
    window.run_steps(3);
    assert_eq!(scene(&window).bodies[Side::Q].kind_name(), "disc");
    assert!(window.query_by_label("Apply").is_none(), "it is closed");
}

#[test]
fn the_inspector_opens_it_for_its_body() {
    let mut window = window();
    push(&mut window, "Replace P…");
    push(&mut window, "Ellipse");
    let chosen = window.get_by_role_and_label(Role::Button, "Ellipse");
    assert_eq!(
        chosen.accesskit_node().toggled(),
        Some(eframe::egui::accesskit::Toggled::True),
        "what is chosen is marked"
    );
    push(&mut window, "Apply");
    assert_eq!(scene(&window).bodies[Side::P].kind_name(), "ellipse");
}

#[test]
fn an_open_gallery_asks_for_no_frame() {
    let mut window = gallery(Dimension::Three);
    push(&mut window, "Cone");
    window.run_steps(45);
    assert_idle(&window);
}
