//! Editing with the pointer in the shapes view, in 2D and 3D. Vertices are found by their accessible names.

mod adding;
mod dragging;
mod selecting;
mod snapping;

use eframe::egui::accesskit::Toggled;
use eframe::egui::{Event, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::geometry::{Body, Dimension, Pose, Shape, Side};
use gjk_sandbox::gjk::Algorithm;
use gjk_sandbox::scene::{Scene, library};
use glam::{DVec2, DVec3};

use super::{Window, drag_from, pointer, pull_from, release, scene, window_of};

/// The triangle (0, 0), (0, 2), (1, 1) and, two units to the right of its tip, the box from (3, 0) to (5, 2).
pub(super) fn apart() -> Scene {
    let mut scene = library::start(Dimension::Two);
    let place = |x, y| DVec3::new(x, y, 0.0);
    let triangle = Shape::Points(vec![place(0.0, 0.0), place(0.0, 2.0), place(1.0, 1.0)]);
    let corners = vec![place(3.0, 0.0), place(5.0, 0.0), place(5.0, 2.0), place(3.0, 2.0)];
    scene.bodies =
        [triangle, Shape::Points(corners)].map(|shape| body_of(Dimension::Two, shape, DVec3::ZERO));
    scene.query.algorithm = Algorithm::Robust;
    scene.expect = gjk_sandbox::scene::Expectation::default();
    scene
}

/// A box of side 2 about the origin, and another of side 4 about (8, 0, 0).
fn boxes() -> Scene {
    let mut scene = library::start(Dimension::Three);
    let cuboid = |half: f64, x: f64| {
        let shape = Shape::Cuboid { half_extents: DVec3::splat(half) };
        body_of(Dimension::Three, shape, DVec3::X * x)
    };
    scene.bodies = [cuboid(1.0, 0.0), cuboid(2.0, 8.0)];
    scene.query.algorithm = Algorithm::Robust;
    scene.expect = gjk_sandbox::scene::Expectation::default();
    scene
}

fn body_of(dimension: Dimension, shape: Shape, at: DVec3) -> Body {
    Body::new(dimension, shape, Pose::at(dimension, at), 0.0).unwrap()
}

/// The screen position of a vertex.
fn vertex(window: &Window, name: &str) -> Pos2 {
    window.get_by_label_contains(&format!("Vertex {name} at")).rect().center()
}

/// Whether the accessible node of a vertex or a body is marked as selected.
fn is_selected(window: &Window, name: &str) -> bool {
    let node = window.get_by_label_contains(name);
    node.accesskit_node().toggled() == Some(Toggled::True)
}

/// The vertices of a body as its shape lists them.
fn listed(window: &Window, side: Side) -> Vec<DVec3> {
    scene(window).bodies[side].local_vertices().unwrap_or_default()
}

/// Screen points per scene unit in 2D, from two vertices.
fn scale(window: &Window, [a, b]: [(&str, DVec2); 2]) -> f64 {
    f64::from(vertex(window, a.0).distance(vertex(window, b.0))) / a.1.distance(b.1)
}

fn button(pos: Pos2, button: PointerButton, pressed: bool) -> Event {
    Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE }
}

fn click_at(window: &mut Window, at: Pos2, which: PointerButton) {
    pointer(window, Event::PointerMoved(at));
    pointer(window, button(at, which, true));
    pointer(window, button(at, which, false));
    window.run();
}

/// Two clicks in one frame: the frames of a test are too far apart for a double click.
fn double_click_at(window: &mut Window, at: Pos2) {
    pointer(window, Event::PointerMoved(at));
    window.step();
    for pressed in [true, false, true, false] {
        window.input_mut().events.push(button(at, PointerButton::Primary, pressed));
    }
    window.run();
}

/// Holds modifier keys from now on.
fn hold(window: &mut Window, modifiers: Modifiers) {
    pointer(window, Event::ModifiersChanged(modifiers));
}
