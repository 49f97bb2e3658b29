//! Hovering an item highlights the linked items in all panels. Highlighted items say so to screen readers.

use eframe::egui::{Event, Key, Modifiers, Order, Pos2, Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::pointer::apart;
use super::{Window, click, click_at, clicked, focus, pointer, press, push, step, window, window_of};

/// Whether a widget with this name is highlighted.
fn is_lit(window: &Window, name: &str) -> bool {
    let node = window.get_by_label_contains(name);
    node.accesskit_node().description().is_some_and(|words| words.ends_with("pointed at"))
}

fn hover(window: &mut Window, at: Pos2) {
    pointer(window, Event::PointerMoved(at));
    window.run();
}

fn hover_on(window: &mut Window, name: &str) {
    let at = window.get_by_label_contains(name).rect().center();
    hover(window, at);
}

/// A position without items.
fn away(window: &mut Window) {
    let at = window.get_by_label("2D").rect().center();
    hover(window, at);
}

/// The second iteration finds p1 − q2 = (−6, 9), as the article says.
#[test]
fn a_row_lights_its_parents_and_their_difference() {
    let mut window = clicked(["Vertices (hull: 3 of 3 used) of P"]);
    hover_on(&mut window, "Iteration 2");
    for lit in ["Vertex p1 at", "Vertex q2 at", "Difference p1 minus q2 at", "Select p1", "Iteration 2"] {
        assert!(is_lit(&window, lit), "{lit}");
    }
    for dark in ["Vertex p0 at", "Vertex q0 at", "Difference p1 minus q1 at", "Iteration 1", "Iteration 3"] {
        assert!(!is_lit(&window, dark), "{dark}");
    }
    away(&mut window);
    assert!(!is_lit(&window, "Vertex p1 at"));
}

/// p0 is in the vertex pairs of the third and the fourth iteration.
#[test]
fn a_vertex_lights_its_rows() {
    let mut window = window();
    hover_on(&mut window, "Vertex p0 at");
    let lit: Vec<bool> = (1..=4).map(|number| is_lit(&window, &format!("Iteration {number}"))).collect();
    assert_eq!(lit, [false, false, true, true]);
}

#[test]
fn a_row_of_the_vertex_table_lights_its_vertex() {
    let mut window = clicked(["Vertices (hull: 3 of 3 used) of P"]);
    hover_on(&mut window, "Select p0");
    assert!(is_lit(&window, "Vertex p0 at") && is_lit(&window, "Iteration 3"));
}

/// The first sentence is about p2 and q0.
#[test]
fn a_name_highlights_its_item_and_a_click_pins_it() {
    let mut window = window();
    let word = |window: &Window| {
        let words = window.query_all_by_role_and_label(Role::Label, "p2");
        words.map(|word| word.rect().center()).next().unwrap()
    };
    let at = word(&window);
    hover(&mut window, at);
    assert!(is_lit(&window, "Vertex p2 at") && is_lit(&window, "Iteration 1"));
    click_at(&mut window, at);
    away(&mut window);
    assert!(is_lit(&window, "Vertex p2 at"), "pinned");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!is_lit(&window, "Vertex p2 at"), "Esc unpins");
    click_at(&mut window, at);
    click_at(&mut window, at);
    away(&mut window);
    assert!(!is_lit(&window, "Vertex p2 at"), "the second click unpins");
}

#[test]
fn points_of_the_difference_have_names_and_pin_by_keyboard() {
    let mut window = window();
    window.get_by_label("Origin O");
    window.get_by_label("A equals p2 minus q0 at (4, 2)");
    window.get_by_label("Difference p0 minus q3 at (minus 3, 2)");
    focus(&mut window, "Difference p1 minus q2 at (minus 6, 9)");
    assert!(is_lit(&window, "Iteration 2"), "lit while it has the focus of the keyboard");
    push(&mut window, "Difference p1 minus q2 at (minus 6, 9)");
    focus(&mut window, "Step back");
    assert!(is_lit(&window, "Iteration 2"), "pinned");
}

#[test]
fn a_click_on_a_difference_pins_and_on_nothing_unpins() {
    let mut window = window();
    let at = window.get_by_label("Difference p1 minus q2 at (minus 6, 9)").rect().center();
    click_at(&mut window, at);
    away(&mut window);
    assert!(is_lit(&window, "Vertex p1 at") && is_lit(&window, "Iteration 2"));
    let view = window.get_by_role_and_label(Role::Canvas, "Difference view").rect();
    click_at(&mut window, view.right_top() + vec2(-12.0, 12.0));
    away(&mut window);
    assert!(!is_lit(&window, "Vertex p1 at"));
}

/// Selecting a vertex highlights the rows that contain it.
#[test]
fn a_selected_vertex_stays_lit() {
    let mut window = window();
    window.get_by_label_contains("Vertex p1 at").click_accesskit();
    window.run();
    away(&mut window);
    assert!(is_lit(&window, "Iteration 2"));
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!is_lit(&window, "Iteration 2"));
}

#[test]
fn a_marker_of_the_scrubber_lights_its_row_and_leads_there() {
    let mut window = window();
    let rect = window.get_by_role_and_label(Role::Slider, "Scrubber").rect();
    let end = rect.right_center() - vec2(10.0, 0.0);
    hover(&mut window, end);
    assert!(is_lit(&window, "Iteration 4"));
    click_at(&mut window, end);
    assert!(window.state().playback().is_at_end());
    assert_ne!(step(&window), 0);
}

/// A highlight does not move the item under the pointer, so it does not flicker.
#[test]
fn a_resting_pointer_needs_no_frame() {
    for name in ["Difference p1 minus q2 at", "Vertex p0 at", "A equals p2 minus q0 at", "Iteration 2"] {
        let mut window = window();
        hover_on(&mut window, name);
        window.run_steps(45);
        let delay = window.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min();
        assert_eq!(delay, Some(std::time::Duration::MAX), "{name}");
        assert!(is_lit(&window, name), "{name}");
    }
}

/// The left side of the box of `apart` is vertical, and the run first searches along x: q0 and q3 tie. Computed on
/// paper.
#[test]
fn ties_are_said_and_the_other_one_is_a_click_away() {
    let mut scene = apart();
    scene.query.initial_direction = glam::DVec3::X;
    let mut window = window_of(scene, "mine.ron");
    window.get_by_label_contains("(tie)");
    hover_on(&mut window, "What if q3?");
    assert!(is_lit(&window, "Vertex q3 at"));
    click(&mut window, "What if q3?");
    // The second run chooses q3 first, so no two rows begin alike.
    let rows: Vec<String> =
        window.query_all_by_role(Role::Row).filter_map(|row| row.accesskit_node().label()).collect();
    assert!(rows.iter().any(|row| row.contains("first divergence")), "{rows:?}");
}

/// Regression: the words about a thing and the entry of the glossary came in two tooltips, one over the other.
#[test]
fn one_thing_has_one_tooltip() {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::End);
    let at = window.get_by_label_contains("A equals p0 minus q0 at (minus 1, minus 2)").rect().center();
    for by in [vec2(0.0, 0.0), vec2(3.0, 12.0), vec2(-3.0, 14.0), vec2(10.0, -8.0)] {
        hover(&mut window, at + by);
        window.run_steps(8);
        let tooltips = window.ctx.memory(|memory| {
            let layers = memory.areas().visible_layer_ids().into_iter();
            layers.filter(|layer| layer.order == Order::Tooltip).count()
        });
        assert!(tooltips <= 1, "{tooltips} at {by}");
    }
}
