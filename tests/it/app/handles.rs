//! Handles on the selection, found by their accessible names: arrows, squares, rings and knobs, in both dimensions.

use eframe::egui::epaint::PathShape;
use eframe::egui::{Event, Key, Modifiers, Pos2, Rect, Shape, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::edit::{Selection, vertices};
use gjk_sandbox::geometry::{Rotation, Side};
use glam::DVec3;

use super::{Window, button, clicked, pointer, press, press_on, pull_from, scene, undo_name, window};

/// Selects, as a click would.
pub(super) fn select(window: &mut Window, selection: &Selection) {
    window.state_mut().select(selection);
    window.run();
}

/// The screen position of a handle.
fn handle(window: &Window, name: &str) -> Pos2 {
    window.get_by_label(name).rect().center()
}

/// Grabs a handle and drags it by an offset in points, without releasing. Returns the position of the pointer.
fn hold(window: &mut Window, name: &str, by: Vec2) -> Pos2 {
    let from = handle(window, name);
    pull_from(window, from, by);
    from + by
}

fn release(window: &mut Window, at: Pos2) {
    pointer(window, button(at, false));
    pointer(window, Event::ModifiersChanged(Modifiers::NONE));
    window.run();
}

fn lead(window: &mut Window, name: &str, by: Vec2, modifiers: Modifiers) {
    let from = handle(window, name);
    press_on(window, from);
    // Modifier keys count only after the press.
    pointer(window, Event::PointerMoved(from + by * 0.1));
    pointer(window, Event::ModifiersChanged(modifiers));
    for part in 1..=4u8 {
        pointer(window, Event::PointerMoved(from + by * (f32::from(part) / 4.0)));
    }
    window.step();
    release(window, from + by);
}

fn position(window: &Window, side: Side) -> DVec3 {
    scene(window).bodies[side].pose().position
}

/// The vertices of a body in world coordinates.
fn places(window: &Window, side: Side) -> Vec<DVec3> {
    vertices::in_world(&scene(window).bodies[side])
}

/// The end of the x axis in the gizmo of the shapes view: it moves whenever the camera does.
fn camera(window: &Window) -> Pos2 {
    window.get_by_label("Shapes view: right view").rect().center()
}

#[test]
fn nothing_selected_has_no_handles() {
    let mut window = window();
    assert!(window.query_by_label("Move along x").is_none());
    select(&mut window, &Selection::body(Side::P));
    assert!(window.query_by_label("Move along x").is_some());
    assert!(window.query_by_label("Move along z").is_none(), "there is no z in the plane");
    press(&mut window, Modifiers::NONE, Key::E);
    assert!(window.query_by_label("Move along x").is_none());
    assert!(window.query_by_label("Rotate about z").is_some());
    select(&mut window, &Selection::vertices(Side::P, [1]));
    assert!(window.query_by_label("Rotate about z").is_none(), "a point has nothing to turn");
}

#[test]
fn an_arrow_moves_one_coordinate_of_a_vertex() {
    let mut window = window();
    select(&mut window, &Selection::vertices(Side::Q, [1]));
    let before = places(&window, Side::Q);
    lead(&mut window, "Move along x", vec2(45.0, 30.0), Modifiers::NONE);
    let after = places(&window, Side::Q);
    assert!(after[1].x > before[1].x + 0.5, "{}", after[1]);
    assert_eq!(after[1].y, before[1].y);
    assert_eq!((after[0], after[2], after[3]), (before[0], before[2], before[3]));
    assert_eq!(undo_name(&window), Some("move q1"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(places(&window, Side::Q), before);
}

/// A fast pointer is over the arrow by the frame in which the drag begins; only the place of the press, beside the
/// arrow, counts.
#[test]
fn a_vertex_that_is_dragged_over_its_arrow_follows_the_pointer() {
    let mut window = window();
    select(&mut window, &Selection::vertices(Side::Q, [1]));
    let before = places(&window, Side::Q);
    let arrow = handle(&window, "Move along x");
    let from = window.get_by_label_contains("Vertex q1 at").rect().center();
    press_on(&mut window, from);
    pointer(&mut window, Event::PointerMoved(arrow));
    window.step();
    let to = arrow + vec2(0.0, 40.0);
    pointer(&mut window, Event::PointerMoved(to));
    window.step();
    release(&mut window, to);
    let after = places(&window, Side::Q);
    assert!(after[1].x > before[1].x + 0.5 && after[1].y < before[1].y - 0.5, "{} {}", before[1], after[1]);
    assert_eq!((after[0], after[2], after[3]), (before[0], before[2], before[3]));
}

#[test]
fn an_arrow_in_space_moves_one_coordinate_and_no_camera() {
    let mut window = clicked(["3D"]);
    select(&mut window, &Selection::body(Side::Q));
    let (before, seen) = (position(&window, Side::Q), camera(&window));
    lead(&mut window, "Move along z", vec2(10.0, -60.0), Modifiers::NONE);
    let after = position(&window, Side::Q);
    assert!(after.z > before.z + 0.3, "{before} {after}");
    assert_eq!((after.x, after.y), (before.x, before.y));
    assert_eq!(camera(&window), seen, "the handle wins over orbiting");
    assert_eq!(undo_name(&window), Some("move Q"));

    lead(&mut window, "Move perpendicular to z", vec2(30.0, 10.0), Modifiers::NONE);
    let across = position(&window, Side::Q);
    assert_eq!(across.z, after.z);
    assert!(across.x != after.x && across.y != after.y);
    assert_eq!(camera(&window), seen);
}

#[test]
fn ctrl_snaps_to_the_grid() {
    let mut window = window();
    select(&mut window, &Selection::body(Side::P));
    lead(&mut window, "Move along x", vec2(17.0, 0.0), Modifiers::NONE);
    let free = position(&window, Side::P);
    lead(&mut window, "Move in the view", vec2(55.0, -71.0), Modifiers::COMMAND);
    let snapped = position(&window, Side::P);
    // One point is about 1/40 of a unit, so 40 points are slightly less than 1: the step is 0.1. The nearest decimals:
    let tenths = (snapped * 10.0).round();
    assert_eq!(snapped, tenths / 10.0);
    assert!(snapped.x > free.x && snapped.y > free.y);
}

#[test]
fn shift_moves_by_a_tenth() {
    let way = |modifiers: Modifiers| {
        let mut window = window();
        select(&mut window, &Selection::body(Side::Q));
        lead(&mut window, "Move along y", vec2(0.0, -100.0), modifiers);
        position(&window, Side::Q).y
    };
    let (full, fine) = (way(Modifiers::NONE), way(Modifiers::SHIFT));
    // The first tenth moves at full speed, the rest at a tenth of it: 0.1 + 0.09 of the displacement.
    assert!((fine / full - 0.19).abs() < 0.02, "{fine} of {full}");
}

#[test]
fn a_ring_turns_and_ctrl_makes_it_fifteen_degrees() {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::E);
    select(&mut window, &Selection::body(Side::Q));
    let before = places(&window, Side::Q);
    // From the upper right, upward and to the left: counterclockwise, by a little less than 45°.
    lead(&mut window, "Rotate about z", vec2(-45.0, -16.0), Modifiers::COMMAND);
    let pose = scene(&window).bodies[Side::Q].pose();
    let Rotation::Angle(angle) = pose.rotation else { panic!("{pose:?}") };
    let steps = angle / 15.0_f64.to_radians();
    assert!((1.0..=3.0).contains(&steps) && (steps - steps.round()).abs() < 1e-12, "{}", angle.to_degrees());
    assert_eq!(undo_name(&window), Some("rotate Q"));
    let middle = |places: &[DVec3]| places.iter().sum::<DVec3>() / places.len() as f64;
    assert!(middle(&places(&window, Side::Q)).distance(middle(&before)) < 1e-12, "about its middle");
}

#[test]
fn rings_in_space_turn_about_their_axes() {
    let mut window = clicked(["3D"]);
    press(&mut window, Modifiers::NONE, Key::E);
    select(&mut window, &Selection::body(Side::Q));
    let before = places(&window, Side::Q);
    let seen = camera(&window);
    lead(&mut window, "Rotate about z", vec2(30.0, 0.0), Modifiers::COMMAND);
    let after = places(&window, Side::Q);
    assert_ne!(before, after);
    for (before, after) in before.iter().zip(&after) {
        assert!((before.z - after.z).abs() < 1e-12, "a turn about z keeps z: {before} {after}");
    }
    assert_eq!(camera(&window), seen);
    window.get_by_label("Rotate about the line of sight");
}

#[test]
fn a_knob_scales_along_its_axis() {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::R);
    select(&mut window, &Selection::body(Side::P));
    let before = places(&window, Side::P);
    let width = |places: &[DVec3], axis: usize| {
        let ends = places.iter().map(|place| place[axis]);
        ends.clone().fold(f64::MIN, f64::max) - ends.fold(f64::MAX, f64::min)
    };
    // The knob is 70 points from the pivot: 35 more give a factor of 1.5.
    lead(&mut window, "Scale along x", vec2(35.0, 0.0), Modifiers::COMMAND);
    let after = places(&window, Side::P);
    assert!((width(&after, 0) / width(&before, 0) - 1.5).abs() < 1e-12);
    assert!((width(&after, 1) - width(&before, 1)).abs() < 1e-12);
    assert_eq!(undo_name(&window), Some("scale P"));
    lead(&mut window, "Scale evenly", vec2(25.0, -25.0), Modifiers::COMMAND);
    let even = places(&window, Side::P);
    assert!((width(&even, 0) / width(&after, 0) - 1.5).abs() < 1e-12);
    assert!((width(&even, 1) / width(&after, 1) - 1.5).abs() < 1e-12);
}

#[test]
fn a_square_moves_in_its_plane_and_leaves_the_third_coordinate() {
    let mut window = clicked(["3D"]);
    select(&mut window, &Selection::body(Side::Q));
    let before = position(&window, Side::Q);
    let seen = camera(&window);
    for (name, kept) in
        [("Move perpendicular to z", 2), ("Move perpendicular to x", 0), ("Move perpendicular to y", 1)]
    {
        let from = position(&window, Side::Q);
        lead(&mut window, name, vec2(14.0, -9.0), Modifiers::NONE);
        let moved = position(&window, Side::Q) - from;
        assert_eq!(moved[kept], 0.0, "{name}: {moved}");
        assert!(moved.length() > 0.05, "{name}: {moved}");
    }
    assert_eq!(camera(&window), seen);
    for _ in 0..3 {
        press(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(position(&window, Side::Q), before, "each drag is one step");
}

#[test]
fn a_square_scales_along_two_axes_and_leaves_the_third() {
    let mut window = clicked(["3D"]);
    press(&mut window, Modifiers::NONE, Key::Num7);
    select(&mut window, &Selection::body(Side::P));
    press(&mut window, Modifiers::NONE, Key::R);
    let before = places(&window, Side::P);
    let extent = |places: &[DVec3]| {
        let ends = places.iter().copied();
        ends.clone().reduce(DVec3::max).unwrap() - ends.reduce(DVec3::min).unwrap()
    };
    // From above, the square across z is not foreshortened: twice the distance from the pivot gives a factor of 2.
    let middle = handle(&window, "Scale evenly");
    let out = handle(&window, "Scale perpendicular to z") - middle;
    lead(&mut window, "Scale perpendicular to z", out, Modifiers::COMMAND);
    let ratio = extent(&places(&window, Side::P)) / extent(&before);
    assert!((ratio - DVec3::new(2.0, 2.0, 1.0)).abs().max_element() < 1e-12, "{ratio}");
    assert_eq!(undo_name(&window), Some("scale P"));
}

#[test]
fn esc_cancels_a_drag_on_a_handle() {
    let mut window = window();
    for (key, name) in [(Key::W, "Move along y"), (Key::E, "Rotate about z"), (Key::R, "Scale evenly")] {
        press(&mut window, Modifiers::NONE, key);
        select(&mut window, &Selection::body(Side::Q));
        let before = scene(&window).to_ron();
        let at = hold(&mut window, name, vec2(-40.0, -25.0));
        assert_ne!(scene(&window).to_ron(), before, "{name}");
        press(&mut window, Modifiers::NONE, Key::Escape);
        assert_eq!(scene(&window).to_ron(), before, "{name}");
        pointer(&mut window, Event::PointerMoved(at + vec2(30.0, 30.0)));
        release(&mut window, at);
        assert_eq!(scene(&window).to_ron(), before, "the pointer means nothing until it is released");
    }
    assert_eq!(undo_name(&window), None);
}

#[test]
fn the_echo_says_how_far() {
    let mut window = window();
    select(&mut window, &Selection::body(Side::Q));
    let from = position(&window, Side::Q);
    let at = hold(&mut window, "Move along x", vec2(-50.0, 0.0));
    let by = position(&window, Side::Q).x - from.x;
    let words = window.get_by_label_contains("Move x \u{2212}").accesskit_node().value().unwrap_or_default();
    let said: f64 = words.trim_start_matches("Move x \u{2212}").parse().unwrap();
    assert!((said + by).abs() < 1e-9, "{words} for {by}");
    release(&mut window, at);
    assert!(window.query_by_label_contains("Move x \u{2212}").is_none());
}

#[test]
fn an_axis_that_points_at_the_eye_cannot_be_grabbed() {
    let mut window = clicked(["3D"]);
    select(&mut window, &Selection::body(Side::Q));
    assert!(!window.get_by_label("Move along z").accesskit_node().is_disabled());
    press(&mut window, Modifiers::NONE, Key::Num7);
    assert!(window.get_by_label("Move along z").accesskit_node().is_disabled(), "from above");
    assert!(!window.get_by_label("Move along x").accesskit_node().is_disabled());
    assert!(
        window.get_by_label("Move perpendicular to x").accesskit_node().is_disabled(),
        "its plane is edge-on"
    );
}

#[test]
fn a_refused_scaling_shows_the_reason() {
    let mut window = window();
    // Scaled along a single axis, a capsule would no longer be a capsule.
    let scene_of = |name: &str| gjk_sandbox::scene::library::SHIPPED.iter().position(|s| s.file_name == name);
    let index = scene_of("06-disc-and-capsule.ron").unwrap();
    for _ in 0..index {
        press(&mut window, Modifiers::NONE, Key::CloseBracket);
    }
    press(&mut window, Modifiers::NONE, Key::R);
    select(&mut window, &Selection::body(Side::Q));
    let before = scene(&window).to_ron();
    let at = hold(&mut window, "Scale along x", vec2(40.0, 0.0));
    window.get_by_label_contains("this shape (capsule) scales only evenly");
    release(&mut window, at);
    assert_eq!(scene(&window).to_ron(), before);
    assert_eq!(undo_name(&window), None);
}

/// Regression: the brackets around a selected shape ran through the names of its vertices.
#[test]
fn the_brackets_around_a_shape_cut_no_names() {
    let mut window = window();
    select(&mut window, &Selection::body(Side::P));
    let shapes = || window.output().shapes.iter().map(|clipped| &clipped.shape);
    let names: Vec<Rect> = shapes()
        .filter_map(|shape| match shape {
            Shape::Text(text) if ["p0", "p1", "p2"].contains(&text.galley.text()) => {
                Some(text.visual_bounding_rect())
            }
            _ => None,
        })
        .collect();
    let is_bracket = |path: &&PathShape| path.points.len() == 3 && !path.closed && path.stroke.width == 1.5;
    let paths = shapes().filter_map(|shape| if let Shape::Path(path) = shape { Some(path) } else { None });
    let brackets: Vec<_> = paths.filter(is_bracket).collect();
    assert_eq!(brackets.len(), 4);
    for bracket in brackets {
        for arm in bracket.points.windows(2) {
            let arm = Rect::from_two_pos(arm[0], arm[1]);
            assert!(names.iter().all(|name| !name.intersects(arm)), "{arm} and {names:?}");
        }
    }
}
