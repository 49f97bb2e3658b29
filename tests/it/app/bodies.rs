//! The list of bodies: P, Q and the others, by their accessible names.

use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::geometry::Side;
use gjk_sandbox::scene::Scene;

use super::{Window, click, click_all, press, says, scene, start_of, window_with};

/// Two overlapping discs, a crate that P overlaps and one that it does not.
const YARD: &str = r##"(
    format: 1,
    dimension: 2,
    p: (name: "camera", shape: Disc(radius: 1)),
    q: (name: "near", shape: Disc(radius: 2), pose: (position: (2, 0))),
    others: [
        (name: "crate 1", shape: Rectangle(half_extents: (1, 1)), pose: (position: (0, 1.5))),
        (name: "crate 2", color: "#CC3311", shape: Rectangle(half_extents: (1, 1)), pose: (position: (-5, 0))),
    ],
)
"##;

fn yard() -> Window {
    let scene = Scene::from_ron(YARD).unwrap();
    // High enough for all of the panel.
    window_with(start_of(scene, "yard.ron"), vec2(1280.0, 2200.0))
}

fn names(window: &Window) -> Vec<String> {
    let scene = scene(window);
    (0..scene.others.len()).map(|index| scene.other_name(index)).collect()
}

fn undo(window: &mut Window) {
    press(window, Modifiers::COMMAND, Key::Z);
}

#[test]
fn another_body_becomes_q_in_one_step() {
    let mut window = yard();
    assert!(says(&window, "4 vertices · drawn") && says(&window, "4 vertices · culled"));
    click(&mut window, "Make crate 2 Q");
    assert_eq!(scene(&window).labels[1].name, "crate 2");
    assert_eq!(scene(&window).bodies[Side::Q].pose().position.x, -5.0);
    assert_eq!(names(&window), ["crate 1", "near"]);
    assert_eq!(window.state().document().undo_name(), Some("make crate 2 Q"));
    undo(&mut window);
    assert_eq!(scene(&window).to_ron(), YARD);
}

#[test]
fn a_body_is_renamed_in_place_and_esc_restores() {
    let mut window = yard();
    for (key, name) in [(Key::Escape, "crate 1"), (Key::Enter, "box")] {
        click_all(&mut window, ["More about crate 1", "Rename"]);
        let field = window.get_by_role_and_label(Role::TextInput, "Name of crate 1");
        assert_eq!(field.accesskit_node().value().as_deref(), Some("crate 1"));
        press(&mut window, Modifiers::COMMAND, Key::A);
        window.get_by_role_and_label(Role::TextInput, "Name of crate 1").type_text("box");
        window.run();
        press(&mut window, Modifiers::NONE, key);
        assert_eq!(names(&window)[0], name);
    }
    assert_eq!(window.state().document().undo_name(), Some("rename crate 1"));
    undo(&mut window);
    assert_eq!(scene(&window).to_ron(), YARD);
}

#[test]
fn bodies_come_and_go_and_undo_brings_them_back() {
    let mut window = yard();
    click_all(&mut window, ["More about crate 1", "Delete"]);
    assert_eq!(names(&window), ["crate 2"]);
    assert_eq!(window.state().document().undo_name(), Some("delete crate 1"));
    click_all(&mut window, ["Color of crate 2", "Default color"]);
    assert_eq!(scene(&window).others[0].label.color, None);
    click_all(&mut window, ["More about crate 2", "Delete"]);
    // Without other bodies the list is collapsed.
    click(&mut window, "Bodies");
    assert!(
        says(&window, "A scene can have more bodies beside P and Q"),
        "an empty list says what it is for"
    );
    click(&mut window, "Add a copy of Q");
    assert_eq!(names(&window), ["near copy"]);
    // The disc of radius 2 at x = 2, moved by its own width and a quarter of it.
    assert_eq!(scene(&window).others[0].body.pose().position.x, 7.0);
    for _ in 0..4 {
        undo(&mut window);
    }
    assert_eq!(scene(&window).to_ron(), YARD);
}

#[test]
fn a_body_takes_a_colour_of_the_choice_or_any_that_is_typed() {
    let mut window = yard();
    let color = |window: &Window| scene(window).others[0].label.color.map(|color| color.to_string());
    click_all(&mut window, ["Color of crate 1", "Vermillion"]);
    // Okabe and Ito's vermillion.
    assert_eq!(color(&window).as_deref(), Some("#D55E00"));
    assert_eq!(window.state().document().undo_name(), Some("color crate 1"));
    for (typed, expected) in [("#12ab9F", "#12AB9F"), ("red", "#12AB9F")] {
        click_all(&mut window, ["Color of crate 1", "Color of crate 1 as #RRGGBB"]);
        press(&mut window, Modifiers::COMMAND, Key::A);
        window.get_by_label("Color of crate 1 as #RRGGBB").type_text(typed);
        window.run();
        press(&mut window, Modifiers::NONE, Key::Enter);
        assert_eq!(color(&window).as_deref(), Some(expected), "{typed}");
        press(&mut window, Modifiers::NONE, Key::Escape);
    }
    assert!(window.state().notice().is_some_and(|notice| notice.contains("`red`")));
}

#[test]
fn every_control_of_the_list_has_a_name() {
    let window = yard();
    for body in ["P", "Q", "crate 1", "crate 2"] {
        for name in [format!("Color of {body}"), format!("More about {body}")] {
            assert!(window.query_by_label(&name).is_some(), "{name}");
        }
    }
    for name in ["Select P", "Select Q", "Make crate 1 Q", "Make crate 2 Q", "Add a copy of Q"] {
        assert!(window.query_by_label(name).is_some(), "{name}");
    }
}
