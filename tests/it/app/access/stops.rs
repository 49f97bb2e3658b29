//! The stops of Tab: each has a name and a role and is in sight, and there are at most sixty. F6 leads from part to part,
//! the arrows lead inside a group, and windows take the focus and give it back.

use std::collections::BTreeSet;

use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use gjk_sandbox::app::command::Command;
use gjk_sandbox::scene::library::SHIPPED;

use super::super::lessons::{course, open};
use super::super::presenter::painted;
use super::super::{Window, click, clicked, focus, press, press_all, scene, step, window, window_of};

/// A control that has the focus.
#[derive(Clone, Debug, PartialEq)]
struct Stop {
    name: String,
    role: Role,
    rect: Rect,
}

/// The control that has the focus.
fn focused(window: &Window) -> Option<Stop> {
    let node = window.root().children_recursive().find(|node| node.accesskit_node().is_focused())?;
    let inner = node.accesskit_node();
    let name = inner.label().or_else(|| node.value()).unwrap_or_default();
    Some(Stop { name, role: inner.role(), rect: node.rect() })
}

fn name_of_focus(window: &Window) -> String {
    focused(window).map(|stop| stop.name).unwrap_or_default()
}

/// The stops of a whole cycle of Tab.
fn cycle(window: &mut Window) -> Vec<Stop> {
    let mut stops: Vec<Stop> = Vec::new();
    for _ in 0..400 {
        press(window, Modifiers::NONE, Key::Tab);
        let Some(stop) = focused(window) else { continue };
        // The first stop may have been scrolled since.
        if stops.first().is_some_and(|first| (&first.name, first.role) == (&stop.name, stop.role)) {
            return stops;
        }
        stops.push(stop);
    }
    panic!("no cycle: {stops:?}");
}

/// Asserts the rules for a cycle, and returns the number of its stops.
fn assert_stops(window: &mut Window, what: &str) -> usize {
    let all = window.ctx.content_rect();
    let stops = cycle(window);
    for Stop { name, role, rect } in &stops {
        assert!(!name.is_empty(), "{what}: {role:?} at {rect:?} has no name");
        assert!(!matches!(role, Role::Unknown | Role::GenericContainer), "{what}: {name}: {role:?}");
        assert!(rect.width() > 0.0 && rect.height() > 0.0, "{what}: {name}: {rect:?}");
        assert!(all.expand(1.0).contains(rect.center()), "{what}: {name} is out of sight: {rect:?}");
    }
    stops.len()
}

fn open_tab(window: &mut Window, name: &str) {
    window.get_by(|node| node.role() == Role::Tab && node.label().as_deref() == Some(name)).click();
    window.run();
}

#[test]
fn every_stop_of_a_run_has_a_name_and_there_are_at_most_sixty() {
    for tab in ["STEPS", "CODE", "TREE", "PLOT", "MOTION"] {
        let mut window = window();
        open_tab(&mut window, tab);
        let count = assert_stops(&mut window, tab);
        assert!(count <= 60, "{tab}: {count} stops");
    }
    let mut window = window();
    click(&mut window, "3D");
    let count = assert_stops(&mut window, "3D");
    assert!(count <= 60, "3D: {count} stops");
}

#[test]
fn every_stop_of_explore_and_compare_has_a_name() {
    type Make = fn() -> Window;
    let windows: [(usize, Make, &str); 3] = [
        (4, || clicked(["Explore"]), "nothing to explore"),
        (12, || window_of(SHIPPED[30].scene(), SHIPPED[30].file_name), "Explore"),
        (12, || clicked(["Compare"]), "Compare"),
    ];
    for (least, window, what) in windows {
        let count = assert_stops(&mut window(), what);
        assert!((least..=60).contains(&count), "{what}: {count} stops");
    }
}

#[test]
fn every_stop_of_a_page_has_a_name_at_the_desk_and_in_a_presentation() {
    let mut window = window();
    open(&mut window, &course());
    let count = assert_stops(&mut window, "a page");
    assert!((12..=60).contains(&count), "{count} stops");
    press(&mut window, Modifiers::NONE, Key::F11);
    let count = assert_stops(&mut window, "a presented page");
    assert!((8..=60).contains(&count), "{count} stops");
}

/// Regression: where no part was known, an arrow was taken for a move of a border, and lost.
#[test]
fn pictures_turn_by_arrows_in_compare_and_in_a_presentation() {
    let mut presented = clicked(["3D"]);
    press(&mut presented, Modifiers::NONE, Key::F11);
    assert_turns(&mut clicked(["3D", "Compare"]));
    assert_turns(&mut presented);
}

/// Asserts that an arrow turns the picture that F6 leads to.
fn assert_turns(window: &mut Window) {
    for _ in 0..8 {
        press(window, Modifiers::NONE, Key::F6);
        if focused(window).is_some_and(|stop| stop.role == Role::Canvas) {
            break;
        }
    }
    let painted = |window: &Window| format!("{:?}", window.output().shapes);
    let (name, before) = (name_of_focus(window), painted(window));
    press(window, Modifiers::NONE, Key::ArrowLeft);
    assert_ne!(painted(window), before, "{name}");
    assert_eq!(name_of_focus(window), name, "the focus stays");
    assert_eq!(step(window), 0, "no step");
}

#[test]
fn every_stop_of_a_dialog_has_a_name_and_tab_stays_in_it() {
    for key in [(Modifiers::NONE, Key::F1), (Modifiers::COMMAND | Modifiers::SHIFT, Key::O)] {
        let mut window = window();
        press(&mut window, key.0, key.1);
        let names: BTreeSet<String> = cycle(&mut window).into_iter().map(|stop| stop.name).collect();
        assert!(!names.is_empty() && !names.contains("File"), "{names:?}");
        assert_stops(&mut window, "a dialog");
    }
}

/// Windows that float over the panels have their own stops after those of the panels.
#[test]
fn every_stop_of_a_floating_window_has_a_name() {
    for (modifiers, key) in
        [(Modifiers::NONE, Key::D), (Modifiers::SHIFT, Key::A), (Modifiers::COMMAND, Key::L)]
    {
        let mut window = window();
        press(&mut window, modifiers, key);
        window.run();
        assert_stops(&mut window, key.name());
    }
}

/// Eight parts follow each other; from each of them any other is at most four keys away.
#[test]
fn f6_leads_from_part_to_part() {
    let mut window = window();
    let mut seen = Vec::new();
    for _ in 0..8 {
        press(&mut window, Modifiers::NONE, Key::F6);
        seen.push(focused(&window).unwrap().name);
    }
    let parts: BTreeSet<&String> = seen.iter().collect();
    assert_eq!(parts.len(), 8, "{seen:?}");
    press(&mut window, Modifiers::NONE, Key::F6);
    assert_eq!(name_of_focus(&window), seen[0], "and around again");
    press(&mut window, Modifiers::SHIFT, Key::F6);
    assert_eq!(name_of_focus(&window), seen[7], "and back");
    let regions = window.root().children_recursive();
    let named = regions.filter(|node| node.accesskit_node().role() == Role::Region);
    let names: BTreeSet<String> = named.filter_map(|node| node.accesskit_node().label()).collect();
    let expected =
        ["Explanation", "Left picture", "Menus", "Proof", "Right picture", "Setup", "Steps and status"];
    for name in expected {
        assert!(names.contains(name), "{name} in {names:?}");
    }
}

/// A part is entered where it was left.
#[test]
fn f6_returns_to_where_a_part_was_left() {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::F6);
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    let left = name_of_focus(&window);
    assert_eq!(left, "File");
    press(&mut window, Modifiers::NONE, Key::F6);
    assert_ne!(name_of_focus(&window), left);
    press(&mut window, Modifiers::SHIFT, Key::F6);
    assert_eq!(name_of_focus(&window), left);
}

#[test]
fn a_group_is_one_stop_with_arrows_inside() {
    let mut window = window();
    focus(&mut window, "Step back");
    press(&mut window, Modifiers::NONE, Key::Tab);
    assert_eq!(name_of_focus(&window), "Scrubber");
    press(&mut window, Modifiers::SHIFT, Key::Tab);
    assert_eq!(name_of_focus(&window), "Step back", "where the group was left");
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert_eq!(name_of_focus(&window), "Play");
    press_all(&mut window, [Key::ArrowRight, Key::Space]);
    assert_eq!(step(&window), 1, "Step forward was pressed");
    press_all(&mut window, [Key::ArrowLeft; 4]);
    assert_eq!(name_of_focus(&window), "First step");
    press(&mut window, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(name_of_focus(&window), "Ask me", "around");
}

#[test]
fn rows_of_the_table_are_chosen_by_arrows_and_enter() {
    let mut window = window();
    focus(&mut window, "Iteration 1");
    press(&mut window, Modifiers::NONE, Key::Tab);
    press(&mut window, Modifiers::SHIFT, Key::Tab);
    press_all(&mut window, [Key::ArrowDown, Key::ArrowDown, Key::Enter]);
    let third = window.get_by_label("Iteration 3").accesskit_node().toggled();
    assert_eq!(third, Some(eframe::egui::accesskit::Toggled::True));
}

/// The setup is higher than a small window.
#[test]
fn what_gains_the_focus_scrolls_into_view() {
    let mut window = window();
    window.set_size(vec2(1280.0, 500.0));
    window.run();
    let count = assert_stops(&mut window, "a low window");
    assert!(count > 30, "{count}");
}

#[test]
fn the_arrows_turn_pan_and_zoom_a_picture_that_has_the_focus() {
    let mut window = window();
    click(&mut window, "3D");
    let place = |window: &Window| window.get_by_label_contains("Shape P:").rect().center();
    focus(&mut window, "Shapes view");
    press(&mut window, Modifiers::NONE, Key::Tab);
    press(&mut window, Modifiers::SHIFT, Key::Tab);
    assert_eq!(name_of_focus(&window), "Shapes view");
    let first = place(&window);
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    let turned = place(&window);
    assert!((turned - first).length() > 0.5, "{first} {turned}");
    press(&mut window, Modifiers::SHIFT, Key::ArrowRight);
    let panned = place(&window);
    assert!((panned - turned - vec2(-24.0, 0.0)).length() < 3.0, "{turned} {panned}");
    let span = |window: &Window| {
        let [p, q] = ["Shape P:", "Shape Q:"].map(|name| window.get_by_label_contains(name).rect().center());
        (p - q).length()
    };
    let before = span(&window);
    press(&mut window, Modifiers::NONE, Key::Plus);
    assert!(span(&window) > before);
    press_all(&mut window, [Key::Minus; 2]);
    assert!(span(&window) < before);
    assert_eq!(step(&window), 0, "the run has not moved");
}

#[test]
fn a_dialog_takes_the_focus_and_gives_it_back() {
    let mut window = window();
    focus(&mut window, "Ask me");
    press(&mut window, Modifiers::NONE, Key::Tab);
    press(&mut window, Modifiers::SHIFT, Key::Tab);
    press(&mut window, Modifiers::NONE, Key::F1);
    window.run();
    let inside = focused(&window).unwrap();
    assert!(inside.rect.center().y < 740.0, "{inside:?}");
    press(&mut window, Modifiers::NONE, Key::Escape);
    window.run();
    assert_eq!(name_of_focus(&window), "Ask me");
}

#[test]
fn a_floating_window_takes_the_focus_of_the_keyboard_and_gives_it_back() {
    let mut window = window();
    focus(&mut window, "Ask me");
    press(&mut window, Modifiers::NONE, Key::Tab);
    press(&mut window, Modifiers::SHIFT, Key::Tab);
    press(&mut window, Modifiers::NONE, Key::D);
    window.run();
    assert_ne!(name_of_focus(&window), "Ask me");
    press(&mut window, Modifiers::NONE, Key::Escape);
    window.run();
    assert_eq!(name_of_focus(&window), "Ask me");
    // A user of the mouse goes on stepping with the arrows.
    click(&mut window, "Step forward");
    press_all(&mut window, [Key::D, Key::ArrowRight]);
    assert_eq!(step(&window), 2);
}

#[test]
fn a_menu_is_opened_walked_and_left_by_keys() {
    let mut window = window();
    press_all(&mut window, [Key::F6, Key::ArrowRight, Key::Enter]);
    assert_eq!(name_of_focus(&window), "New 2D scene");
    press(&mut window, Modifiers::NONE, Key::ArrowDown);
    assert_eq!(name_of_focus(&window), "New 3D scene");
    press(&mut window, Modifiers::NONE, Key::Escape);
    window.run();
    assert_eq!(name_of_focus(&window), "File");
}

#[test]
fn switches_of_the_pictures_are_pressed_by_space() {
    let mut window = window();
    focus(&mut window, "Names of vertices");
    press(&mut window, Modifiers::NONE, Key::Tab);
    press(&mut window, Modifiers::SHIFT, Key::Tab);
    let is_on = |window: &Window| window.get_by_label("Names of vertices").accesskit_node().toggled();
    let before = is_on(&window);
    press(&mut window, Modifiers::NONE, Key::Space);
    assert_ne!(is_on(&window), before);
}

#[test]
fn borders_between_panels_move_by_arrows() {
    let mut window = window();
    let border = |window: &Window| {
        let all = window.root().children_recursive();
        let found = all.filter(|node| node.accesskit_node().role() == Role::Splitter).map(|node| node.rect());
        found.min_by(|a, b| a.left().total_cmp(&b.left())).unwrap()
    };
    let before = border(&window).center().x;
    // Backwards from the beginning: the borders come last.
    for _ in 0..6 {
        press(&mut window, Modifiers::SHIFT, Key::Tab);
        if focused(&window).is_some_and(|stop| stop.rect == border(&window)) {
            break;
        }
    }
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    window.run();
    assert!(border(&window).center().x > before + 5.0, "{before} {}", border(&window).center().x);
}

#[test]
fn the_arrows_move_the_scrubber_that_has_the_focus() {
    let mut window = window();
    focus(&mut window, "Scrubber");
    press_all(&mut window, [Key::ArrowRight, Key::ArrowRight, Key::ArrowLeft]);
    assert_eq!(step(&window), 1);
    let scrubber = window.get_by_label("Scrubber");
    assert_eq!(scrubber.accesskit_node().value().as_deref(), Some("step 2 of 16"));
}

/// Help is longer than the window.
#[test]
fn the_arrows_scroll_a_text_that_has_the_focus() {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::F1);
    window.run();
    for _ in 0..6 {
        if focused(&window).is_some_and(|stop| stop.role == Role::ScrollView) {
            break;
        }
        press(&mut window, Modifiers::NONE, Key::Tab);
    }
    assert_eq!(focused(&window).unwrap().role, Role::ScrollView);
    let first = |window: &Window| window.get_by_label("2D views").rect().top();
    let top = first(&window);
    press_all(&mut window, [Key::ArrowDown; 3]);
    assert!(first(&window) < top - 100.0);
    let below = first(&window);
    press_all(&mut window, [Key::ArrowUp; 3]);
    assert!(first(&window) > below + 100.0);
    press(&mut window, Modifiers::NONE, Key::PageDown);
    assert!(first(&window) < top - 300.0, "by a page");
}

/// The first iteration of the article: v = (1, −1) finds A = (4, 2), so A·v = 2.
#[test]
fn a_row_tells_its_cells_with_their_heads() {
    let window = window();
    let row = window.get_by_label("Iteration 1").accesskit_node().value().unwrap_or_default();
    assert!(row.contains("(1, minus 1)") && row.contains("(4, 2)"), "{row}");
}

/// WCAG 2.5.8: a target has at least 24 by 24 points, or a circle of that size on it touches no other target and no
/// circle of a smaller one. Points of a picture lie where the scene has them, and text fields stand in lines.
#[test]
fn targets_are_large_enough_or_apart() {
    let window = window();
    let is_target = |role: Role| {
        matches!(
            role,
            Role::Button
                | Role::CheckBox
                | Role::RadioButton
                | Role::ComboBox
                | Role::Tab
                | Role::DisclosureTriangle
        )
    };
    let all = window.root().children_recursive().filter(|node| is_target(node.accesskit_node().role()));
    let seen = window.ctx.content_rect();
    let targets: Vec<(String, Rect)> = all
        .map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()))
        .filter(|(_, rect)| rect.is_finite() && seen.contains_rect(*rect))
        .collect();
    assert!(targets.len() > 50, "{}", targets.len());
    let is_small = |rect: &Rect| rect.width() < 24.0 || rect.height() < 24.0;
    let mut near = Vec::new();
    for (index, (name, rect)) in targets.iter().enumerate().filter(|(_, (_, rect))| is_small(rect)) {
        for (other, of_other) in targets.iter().enumerate().filter(|(at, _)| *at != index).map(|(_, it)| it) {
            let apart = of_other.distance_to_pos(rect.center());
            let centers = of_other.center().distance(rect.center());
            if apart < 11.5 || (is_small(of_other) && centers < 23.5) {
                near.push(format!("{name} {rect:?} and {other} {of_other:?}"));
            }
        }
    }
    assert!(near.is_empty(), "{near:#?}");
}

#[test]
fn escape_gives_the_arrows_back_to_the_run() {
    let mut window = window();
    press_all(&mut window, [Key::F6, Key::ArrowRight]);
    assert_eq!(step(&window), 0);
    press_all(&mut window, [Key::Escape, Key::ArrowRight]);
    assert_eq!(step(&window), 1);
}

/// Regression: an arrow led from the shelf of lessons to the nearest point of the picture behind it.
#[test]
fn arrows_stay_in_a_floating_window() {
    let mut window = window();
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
    press(&mut window, Modifiers::NONE, Key::Tab);
    let (name, before) = (name_of_focus(&window), scene(&window).clone());
    press_all(&mut window, [Key::ArrowDown, Key::ArrowRight, Key::ArrowDown]);
    assert_eq!(name_of_focus(&window), name);
    assert_eq!(scene(&window), &before);
}

/// Regression: F6 from a field went to the menus, and Tab after Enter to the first control of all.
#[test]
fn a_field_is_left_where_it_stands() {
    let mut window = window();
    focus(&mut window, "P x");
    press(&mut window, Modifiers::NONE, Key::Tab);
    press(&mut window, Modifiers::SHIFT, Key::Tab);
    assert_eq!(name_of_focus(&window), "P x");
    press_all(&mut window, [Key::Enter, Key::Tab]);
    assert_eq!(name_of_focus(&window), "P y");
    press(&mut window, Modifiers::NONE, Key::F6);
    window.run();
    assert_eq!(name_of_focus(&window), "Shapes view");
}

/// Regression: the focus scrolled a long text to its middle.
#[test]
fn help_is_read_from_its_beginning() {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::F1);
    window.run();
    let heading = window.get_by_role_and_label(Role::Heading, "Commands and keys").rect();
    let first = window.get_by_label("2D views").rect();
    assert!(first.top() > heading.bottom() && first.top() < heading.bottom() + 80.0, "{first}");
}

/// The tooltip of *Play* opens for the keyboard as it does for the pointer, and Esc closes it.
#[test]
fn the_tooltip_of_a_focused_control_opens_and_esc_closes_it() {
    let mut window = window();
    focus(&mut window, "Step back");
    let tooltip = Command::PlayPause.tooltip();
    let is_open = |window: &Window| painted(window).iter().any(|(text, ..)| text.contains(tooltip));
    assert!(!is_open(&window));
    press(&mut window, Modifiers::NONE, Key::Tab);
    press(&mut window, Modifiers::SHIFT, Key::Tab);
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert_eq!(name_of_focus(&window), "Play");
    window.run_steps(8);
    assert!(is_open(&window));
    press(&mut window, Modifiers::NONE, Key::Escape);
    window.run_steps(8);
    assert!(!is_open(&window));
}
