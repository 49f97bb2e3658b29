//! The right click on each kind of thing offers what fits it.

use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Role, Shape, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::geometry::Side;
use gjk_sandbox::scene::Scene;

use super::{
    Window, body, click, clicked, copied, has, pointer, press, scene, step, undo_name, window, window_of,
};

fn right_click(window: &mut Window, at: Pos2) {
    pointer(window, Event::PointerMoved(at));
    for pressed in [true, false] {
        let button = PointerButton::Secondary;
        pointer(window, Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE });
    }
    window.run();
}

fn count_of(window: &Window) -> usize {
    scene(window).bodies[Side::Q].local_vertices().map_or(0, |vertices| vertices.len())
}

fn vertex(window: &Window, name: &str) -> Pos2 {
    window.get_by_label_contains(&format!("Vertex {name} at")).rect().center()
}

#[test]
fn on_a_shape_it_selects_the_shape_and_offers_to_change_it() {
    let mut window = window();
    let before = scene(&window).bodies[Side::P].clone();
    let at = body(&window, Side::P);
    right_click(&mut window, at);
    click(&mut window, "Mirror in x");
    assert_eq!(undo_name(&window), Some("mirror P in x"), "P is the shape under the pointer");
    assert_ne!(scene(&window).bodies[Side::P], before);
}

#[test]
fn on_an_edge_it_adds_a_vertex_there() {
    let mut window = window();
    let count = count_of(&window);
    let at = vertex(&window, "q0") + (vertex(&window, "q1") - vertex(&window, "q0")) * 0.4;
    right_click(&mut window, at);
    click(&mut window, "Add a vertex here");
    assert_eq!(count_of(&window), count + 1);
    assert!((vertex(&window, "q1") - at).length() < 3.0, "between its neighbors, where the pointer was");
}

#[test]
fn on_the_difference_it_offers_its_overlays() {
    let mut window = window();
    let item = gjk_sandbox::app::command::Command::CopyPicture.text();
    assert!(!has(&window, item));
    let picture = window.get_by_role_and_label(Role::Canvas, "Difference view").rect();
    right_click(&mut window, picture.left_bottom() + vec2(60.0, -40.0));
    assert!(has(&window, item));
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!has(&window, item), "Esc closes the menu");
}

/// Regression: the menu of the timeline moved the run before anything was chosen.
#[test]
fn on_a_step_it_goes_there_only_when_told() {
    let mut window = window();
    let before = step(&window);
    let scrubber = window.get_by_role_and_label(Role::Slider, "Scrubber").rect();
    right_click(&mut window, scrubber.center());
    assert_eq!(step(&window), before, "the menu moves nothing");
    assert!(has(&window, "Next new decision"));
    click(&mut window, "Go to this step");
    let at = step(&window);
    assert!((6..=9).contains(&at), "the step under the pointer, of 16: {at}");
    assert!(!has(&window, "Next new decision"));
}

/// Regression: only vertices of P and Q had Delete, and only the Edit menu had Copy.
#[test]
fn on_another_body_it_copies_and_deletes_that_body() {
    let scene = Scene::from_ron(
        "(format: 1, dimension: 2, p: (shape: Disc(radius: 1)), q: (shape: Rectangle(half_extents: (2, 1)), pose: (position: (3, 0))), \
         others: [(name: \"crate\", shape: Rectangle(half_extents: (1, 1)), pose: (position: (-6, 0)))])",
    );
    let mut window = window_of(scene.unwrap(), "yard.ron");
    let name = self::scene(&window).other_name(0);
    let pictures = window.get_by_role_and_label(Role::Canvas, "Shapes view").rect();
    let texts = window.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Text(text) if text.galley.text().starts_with("crate (") => {
            Some(text.visual_bounding_rect().center())
        }
        _ => None,
    });
    let at = texts.into_iter().find(|at| pictures.contains(*at)).expect("the name of the crate");
    right_click(&mut window, at);
    assert!(has(&window, "Make Q"));
    assert!(copied(&mut window, &format!("Copy {name}")).is_some());
    right_click(&mut window, at);
    click(&mut window, &format!("Delete {name}"));
    assert!(self::scene(&window).others.is_empty());
    let at = body(&window, Side::Q);
    right_click(&mut window, at);
    assert!(copied(&mut window, "Copy Q").is_some());
}

/// Regression: a right click on a point of the simplex offered nothing about the point.
#[test]
fn on_a_point_of_the_simplex_it_offers_the_point() {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::End);
    let at = window.get_by_label_contains("A equals p0 minus q0 at (minus 1, minus 2)").rect().center();
    right_click(&mut window, at);
    click(&mut window, "Select p0 and q0");
    let selection = window.state().selection().clone();
    assert!(selection.contains_vertex(Side::P, 0) && selection.contains_vertex(Side::Q, 0));
    right_click(&mut window, at);
    assert_eq!(copied(&mut window, "Copy its coordinates").as_deref(), Some("A = p0 − q0 = (−1, −2)"));
    right_click(&mut window, at);
    window.get_by_label_contains("which found it").click();
    window.run();
    assert!(step(&window) < 15, "the iteration began before the end");
}

#[test]
fn on_a_row_it_copies_the_row_or_the_table() {
    let mut window = clicked(["STEPS"]);
    press(&mut window, Modifiers::NONE, Key::End);
    let row = window.get_by_label("Iteration 3").rect();
    right_click(&mut window, row.left_center() + vec2(30.0, 0.0));
    let copied = copied(&mut window, "Copy the table").unwrap();
    let lines: Vec<&str> = copied.lines().collect();
    assert!(lines.len() >= 4 && lines.iter().all(|line| line.contains('\t')), "{copied}");
}

#[test]
fn a_button_asks_before_each_decision() {
    let mut window = window();
    click(&mut window, "Ask me");
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert!(has(&window, "Reveal"), "the first decision is asked");
    let button = window.get_by_label("Ask me");
    assert!(button.accesskit_node().toggled().is_some());
    click(&mut window, "Ask me");
    assert!(!has(&window, "Reveal"));
}
