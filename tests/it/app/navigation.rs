//! Orbiting, panning and zooming by mouse. The positions come from the accessible nodes of the shapes' labels and of
//! the gizmo's ends.

use eframe::egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Rect, TouchPhase, Vec2,
    vec2,
};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::geometry::Side;

use super::presenter::painted;
use super::{Window, body, click, clicked, pointer, press, push, scene, window};

/// The view with this name.
fn view(window: &Window, name: &str) -> Rect {
    window.get_by_label(name).rect()
}

/// Presses beside the shapes, moves by an offset in points, and releases.
fn drag_beside(window: &mut Window, button: PointerButton, by: Vec2) {
    let from = view(window, "Shapes view").left_top() + vec2(24.0, 40.0);
    drag_from(window, from, button, by);
}

/// Presses at a position, moves by an offset in points, and releases.
fn drag_from(window: &mut Window, from: Pos2, button: PointerButton, by: Vec2) {
    let press = |pos, pressed| Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE };
    pointer(window, Event::PointerMoved(from));
    window.step();
    pointer(window, press(from, true));
    for part in 1..=4u8 {
        pointer(window, Event::PointerMoved(from + by * (f32::from(part) / 4.0)));
    }
    pointer(window, press(from + by, false));
    window.run();
}

/// Turns the wheel over a position until egui has smoothed the scrolling.
fn wheel(window: &mut Window, at: Pos2) {
    pointer(window, Event::PointerMoved(at));
    window.event(Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: vec2(0.0, 3.0),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    });
    window.run_steps(12);
}

/// The end of the x axis in the gizmo of a view, relative to the corner of the view.
fn gizmo(window: &Window, name: &str) -> Vec2 {
    let end = window.get_by_label(&format!("{name}: right view")).rect().center();
    end - view(window, name).right_top()
}

/// Whether two screen positions are equal up to roundoff.
fn near(a: Vec2, b: Vec2) -> bool {
    (a - b).length() < 2.0
}

#[test]
fn a_drag_beside_the_shapes_turns_both_views_and_moves_no_shape() {
    let mut window = clicked(["3D"]);
    let before = (scene(&window).clone(), gizmo(&window, "Shapes view"));
    drag_beside(&mut window, PointerButton::Primary, vec2(90.0, 20.0));
    assert_eq!(scene(&window), &before.0);
    let turned = gizmo(&window, "Shapes view");
    assert!(!near(turned, before.1), "it has turned");
    assert!(near(gizmo(&window, "Difference view"), turned), "the other view has turned with it");
    // Unlinked, the other view does not turn.
    // The check box may be scrolled out of sight.
    push(&mut window, "Link 3D views");
    drag_beside(&mut window, PointerButton::Primary, vec2(-90.0, 0.0));
    assert!(!near(gizmo(&window, "Shapes view"), turned));
    assert!(near(gizmo(&window, "Difference view"), turned));
}

#[test]
fn an_end_of_the_gizmo_looks_along_its_axis() {
    let mut window = clicked(["3D", "Shapes view: top view"]);
    // From above, x points to the right and the end of y is exactly above the center.
    let middle = window.get_by_label("Shapes view: top view").rect().center();
    let x = window.get_by_label("Shapes view: right view").rect().center() - middle;
    let y = window.get_by_label("Shapes view: back view").rect().center() - middle;
    assert!(x.x > 20.0 && x.y.abs() < 2.0, "{x}");
    assert!(y.y < -20.0 && y.x.abs() < 2.0, "{y}");
    press(&mut window, Modifiers::NONE, Key::Num1);
    let z = window.get_by_label("Shapes view: top view").rect().center();
    let front = window.get_by_label("Shapes view: front view").rect().center();
    assert!(z.y < front.y - 20.0, "from the front, z points up");
}

#[test]
fn a_right_drag_pans_in_both_modes() {
    for mode in ["2D", "3D"] {
        let mut window = clicked([mode]);
        let before = (scene(&window).clone(), body(&window, Side::P), body(&window, Side::Q));
        drag_beside(&mut window, PointerButton::Secondary, vec2(60.0, 24.0));
        assert_eq!(scene(&window), &before.0);
        for (side, at) in [(Side::P, before.1), (Side::Q, before.2)] {
            let by = body(&window, side) - at;
            // In perspective, nearer points move a little more.
            assert!((by - vec2(60.0, 24.0)).length() < 12.0, "{mode}: {by}");
        }
    }
}

/// Where a view shows a letter.
fn letter(window: &Window, name: &str, letter: &str) -> Pos2 {
    let inside = view(window, name);
    let texts = painted(window).into_iter();
    let mut found = texts.filter(|(text, _, rect, _)| text == letter && inside.contains_rect(*rect));
    found.next().unwrap_or_else(|| panic!("{name} shows no {letter}")).2.center()
}

/// In every workspace the content of a view follows the pointer, point for point.
#[test]
fn the_same_drag_pans_every_view_alike() {
    let by = vec2(-48.0, 16.0);
    let mut window = window();
    let assert_pans = |window: &mut Window, name: &str, shown: &str| {
        let before = letter(window, name, shown);
        let from = view(window, name).right_top() + vec2(-30.0, 20.0);
        drag_from(window, from, PointerButton::Secondary, by);
        let moved = letter(window, name, shown) - before;
        assert!((moved - by).length() < 0.5, "{name}: {moved}");
    };
    assert_pans(&mut window, "Shapes view", "P");
    assert_pans(&mut window, "Difference view", "O");
    click(&mut window, "Compare");
    for name in ["Difference view of run 1", "Difference view of run 2"] {
        assert_pans(&mut window, name, "O");
    }
}

#[test]
fn a_drag_beside_the_shapes_pans_in_the_plane() {
    let mut window = window();
    let before = (scene(&window).clone(), body(&window, Side::Q));
    drag_beside(&mut window, PointerButton::Primary, vec2(40.0, 30.0));
    assert_eq!(scene(&window), &before.0);
    assert!(near(body(&window, Side::Q) - before.1, vec2(40.0, 30.0)));
    press(&mut window, Modifiers::SHIFT, Key::F);
    assert!(near(body(&window, Side::Q).to_vec2(), before.1.to_vec2()), "framed again");
}

#[test]
fn the_wheel_zooms_to_the_pointer_in_both_modes() {
    for mode in ["2D", "3D"] {
        let mut window = clicked([mode]);
        let (p, q) = (body(&window, Side::P), body(&window, Side::Q));
        wheel(&mut window, q);
        let (nearer_p, same_q) = (body(&window, Side::P), body(&window, Side::Q));
        assert!((same_q - q).length() < 8.0, "{mode}: what is under the pointer stays there");
        assert!((nearer_p - same_q).length() > (p - q).length() * 1.1, "{mode}: the rest spreads");
    }
}
