//! The explorer, driven by its accessible names. Its decisions are compared with the pure functions, whose own tests
//! are in `tests/it/explorer`.

use eframe::egui::{Event, Key, Modifiers, Pos2, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::Origin;
use gjk_sandbox::figure::explorer::{Arrangement, Decision, ExplorerStart, ROWS, Tetrahedron, violations};
use gjk_sandbox::geometry::Dimension;
use gjk_sandbox::gjk::Letter;
use gjk_sandbox::scene::library;
use glam::DVec3;

use super::{
    Window, button, click, click_all, clicked, drag_from, pointer, press, press_on, push, push_all, scene,
    undo_name, window,
};

/// The explorer with one of its sandboxes.
fn explorer(start: ExplorerStart) -> Window {
    let mut window = clicked(["Explore"]);
    push(&mut window, start.name());
    window
}

fn arrangement(window: &Window) -> Arrangement {
    Arrangement::of(scene(window)).unwrap()
}

fn is_said(window: &Window, text: &str) -> bool {
    window.query_all_by_label(text).next().is_some()
}

/// The center of the widget whose name contains this text.
fn place(window: &Window, name: &str) -> Pos2 {
    window.get_by_label_contains(name).rect().center()
}

#[test]
fn a_scene_without_a_simplex_shows_why_and_offers_others() {
    let mut window = clicked(["Explore"]);
    assert!(window.query_by_label_contains("Q is the origin").is_some());
    click(&mut window, "low");
    assert_eq!(scene(&window).title, "Region explorer: low");
    assert!(is_said(&window, "POSSIBLE IN A RUN"));
    assert!(window.query_by_label_contains("Point A at (0, 0, 1)").is_some());
    assert!(window.query_by_label_contains("Origin O at (0, 0, 0.2)").is_some());
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window), &library::start(Dimension::Two), "undo brings the scene back");
}

/// Regression: the button was disabled at the first step, and the status line told of arrows that step through a run that
/// is not shown.
#[test]
fn the_empty_start_explains_itself_and_offers_a_simplex_of_the_run() {
    let mut window = clicked(["Explore"]);
    let says = |window: &Window, words: &str| window.query_all_by_label_contains(words).next().is_some();
    assert!(says(&window, "Explore shows one iteration of GJK"));
    assert!(says(&window, "has no regions to explore"));
    assert!(says(&window, "Explore: choose a simplex"));
    assert!(!says(&window, "Arrows: one step"));
    window.get_by_label_contains("Explore the simplex of step").click();
    window.run();
    assert_eq!(
        arrangement(&window).points().len(),
        2,
        "the first simplex of the run with more than one point"
    );
    assert!(says(&window, "Drag a point or O"));
    assert!(!says(&window, "support points"), "no verdict of a run that is not shown");
}

#[test]
fn the_simplex_of_a_run_is_explored() {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::End);
    click(&mut window, "Explore");
    assert_eq!(window.state().document().origin(), &Origin::Explorer);
    // The triangle that contains the origin in Bittle's example.
    let places = arrangement(&window).points().to_vec();
    assert_eq!(places, [(-1.0, -2.0), (-8.0, -2.0), (4.0, 2.0)].map(|(x, y)| DVec3::new(x, y, 0.0)));
    assert!(window.query_by_label_contains("Point C at (4, 2)").is_some());
}

#[test]
fn every_row_of_the_table_is_reached_by_a_click() {
    let mut window = explorer(ExplorerStart::Squat);
    for row in &ROWS {
        let name = format!("Outcome {:03b} {}, not collected", row.outcome.code, row.outcome.region);
        push(&mut window, &name);
        assert_eq!(Decision::of(&arrangement(&window)).outcome(), Some(row.outcome), "{name}");
        assert_eq!(arrangement(&window), row.arrangement(), "{name}");
        let shown = format!("Outcome {:03b} {}, shown", row.outcome.code, row.outcome.region);
        assert!(is_said(&window, &shown), "{shown}");
    }
    assert!(is_said(&window, "0 of 25 collected, 0 of 7 codes"), "a click collects nothing");
}

#[test]
fn a_dragged_origin_stops_at_the_rules_or_breaks_them() {
    let mut window = explorer(ExplorerStart::Squat);
    let before = scene(&window).clone();
    let from = place(&window, "Origin O at");
    drag_from(&mut window, from, vec2(0.0, -250.0));
    let at_rest = arrangement(&window);
    assert_ne!(scene(&window), &before);
    assert!(violations(&at_rest).is_empty(), "{at_rest:?}");
    assert!(is_said(&window, "STOPPED"), "and it is said why");
    assert_eq!(undo_name(&window), Some("move O"));
    assert!(!is_said(&window, "0 of 25 collected, 0 of 7 codes"), "what a drag leads to is collected");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window), &before, "one drag is one step");

    click(&mut window, "Break the rules");
    let from = place(&window, "Origin O at");
    drag_from(&mut window, from, vec2(0.0, -250.0));
    assert!(!violations(&arrangement(&window)).is_empty());
    assert!(is_said(&window, "IMPOSSIBLE IN A RUN"));
}

#[test]
fn esc_cancels_a_drag() {
    let mut window = explorer(ExplorerStart::Segment);
    let before = scene(&window).clone();
    let from = place(&window, "Point A at");
    press_on(&mut window, from);
    pointer(&mut window, Event::PointerMoved(from + vec2(30.0, 0.0)));
    pointer(&mut window, Event::PointerMoved(from + vec2(60.0, -20.0)));
    window.step();
    assert_ne!(scene(&window), &before);
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(scene(&window), &before);
    pointer(&mut window, Event::PointerMoved(from + vec2(90.0, 0.0)));
    pointer(&mut window, button(from + vec2(90.0, 0.0), false));
    window.run();
    assert_eq!(scene(&window), &before, "what the pointer does after it means nothing");
}

/// Shift slows the drag to a tenth, as it does for shapes and handles.
#[test]
fn shift_moves_a_point_by_a_tenth() {
    let way = |modifiers: Modifiers| {
        let mut window = explorer(ExplorerStart::Segment);
        click(&mut window, "Break the rules");
        let before = arrangement(&window).origin;
        let from = place(&window, "Origin O at");
        press_on(&mut window, from);
        // Modifier keys count only after the press.
        pointer(&mut window, Event::PointerMoved(from + vec2(10.0, 0.0)));
        pointer(&mut window, Event::ModifiersChanged(modifiers));
        pointer(&mut window, Event::PointerMoved(from + vec2(60.0, 0.0)));
        pointer(&mut window, Event::PointerMoved(from + vec2(110.0, 0.0)));
        window.step();
        pointer(&mut window, button(from + vec2(110.0, 0.0), false));
        pointer(&mut window, Event::ModifiersChanged(Modifiers::NONE));
        window.run();
        (arrangement(&window).origin - before).x
    };
    let (full, fine) = (way(Modifiers::NONE), way(Modifiers::SHIFT));
    // 10 points at full speed, 100 at a tenth of it: 20 of 110.
    assert!((fine / full - 20.0 / 110.0).abs() < 0.02, "{fine} of {full}");
}

#[test]
fn esc_cancels_a_drag_in_the_cut() {
    let mut window = explorer(ExplorerStart::Squat);
    let before = scene(&window).to_ron();
    let from = window.get_by_label("Horizontal cut through O").rect().center();
    press_on(&mut window, from);
    pointer(&mut window, Event::PointerMoved(from + vec2(-15.0, 5.0)));
    pointer(&mut window, Event::PointerMoved(from + vec2(-25.0, 10.0)));
    window.step();
    assert_ne!(scene(&window).to_ron(), before);
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(scene(&window).to_ron(), before);
    pointer(&mut window, Event::PointerMoved(from + vec2(-40.0, 20.0)));
    window.step();
    pointer(&mut window, button(from + vec2(-40.0, 20.0), false));
    window.run();
    assert_eq!(scene(&window).to_ron(), before, "the pointer has no effect until it is released");
    assert_eq!(undo_name(&window), Some("show Region explorer: low"));
}

/// After a drag of a point in one simplex, the pointer neither moves nor turns the next simplex until it is released.
#[test]
fn a_held_pointer_leaves_the_next_simplex_alone() {
    let mut window = explorer(ExplorerStart::Squat);
    let from = place(&window, "Origin O at");
    press_on(&mut window, from);
    pointer(&mut window, Event::PointerMoved(from + vec2(0.0, -20.0)));
    window.step();
    push(&mut window, ExplorerStart::Tall.name());
    let (next, corner) = (scene(&window).clone(), place(&window, "Point B at"));
    pointer(&mut window, Event::PointerMoved(from + vec2(80.0, 10.0)));
    window.step();
    pointer(&mut window, Event::PointerMoved(from + vec2(120.0, 30.0)));
    window.step();
    pointer(&mut window, button(from + vec2(120.0, 30.0), false));
    window.run();
    assert_eq!(scene(&window), &next);
    assert_eq!(place(&window, "Point B at"), corner, "the camera is where it was");
}

#[test]
fn a_stops_at_the_half_plane_of_the_reach_test() {
    for start in [ExplorerStart::Segment, ExplorerStart::Triangle] {
        let mut window = explorer(start);
        let [from, o] = ["Point A at", "Origin O at"].map(|name| place(&window, name));
        drag_from(&mut window, from, (o - from) * 2.0);
        let at_rest = arrangement(&window);
        assert!(violations(&at_rest).is_empty(), "{at_rest:?}");
        assert!(is_said(&window, "STOPPED"));
        let said = window.query_all_by_label_contains("A run can reach this arrangement").next();
        assert!(said.is_none(), "not at once that a run comes here and that it is stopped");
        assert!(
            at_rest.relative_to_origin(Letter::A).dot(at_rest.direction()).abs() < 1e-9,
            "it stands on the border"
        );
    }
}

#[test]
fn arrow_keys_move_the_origin_as_far_as_the_rules_go() {
    let mut window = explorer(ExplorerStart::Squat);
    push(&mut window, "Origin O at (0, 0, 0.2)");
    press(&mut window, Modifiers::NONE, Key::Enter);
    for _ in 0..40 {
        press(&mut window, Modifiers::NONE, Key::ArrowUp);
    }
    let at_rest = arrangement(&window);
    assert!(at_rest.origin.z > 0.5, "{at_rest:?}");
    assert!(violations(&at_rest).is_empty(), "{at_rest:?}");
}

#[test]
fn renaming_turns_the_code_into_a_solved_one() {
    let mut window = explorer(ExplorerStart::Squat);
    push(&mut window, "Outcome 110 edge AD, not collected");
    assert!(is_said(&window, "code 0b110"));
    push(&mut window, "Rename ACDB to ABCD");
    assert!(is_said(&window, "code 0b011"));
    let [a, b, c, d] = Tetrahedron::Squat.points();
    assert_eq!(arrangement(&window).points(), [a, c, d, b]);
    assert_eq!(undo_name(&window), Some("rename ACDB to ABCD"));
}

#[test]
fn the_origin_is_dragged_in_the_cut() {
    let mut window = explorer(ExplorerStart::Squat);
    let height = arrangement(&window).origin.z;
    let middle = window.get_by_label("Horizontal cut through O").rect().center();
    drag_from(&mut window, middle, vec2(-25.0, 10.0));
    let moved = arrangement(&window);
    assert_ne!(moved.origin.truncate(), glam::DVec2::ZERO);
    assert_eq!(moved.origin.z.to_bits(), height.to_bits(), "it stays in the cut");
    assert!(violations(&moved).is_empty());
    assert_eq!(undo_name(&window), Some("move O"));
    push_all(&mut window, ["By agreement", "By outcome"]);
}

#[test]
fn the_explorer_is_idle_when_nothing_moves() {
    for start in ExplorerStart::ALL {
        let mut window = explorer(start);
        window.run_steps(60);
        let delay = window.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min();
        assert_eq!(delay, Some(std::time::Duration::MAX), "{}", start.name());
    }
}

/// From step to Explore and back, in the plane and in space.
#[test]
fn the_way_back_leads_to_the_run_at_its_step() {
    for mode in ["2D", "3D"] {
        let mut window = clicked([mode]);
        let before = scene(&window).clone();
        for _ in 0..3 {
            press(&mut window, Modifiers::SHIFT, Key::ArrowRight);
        }
        let at = super::step(&window);
        click(&mut window, "Explore");
        assert!(Arrangement::of(scene(&window)).is_ok(), "{mode}: the simplex at hand is shown");
        assert!(!window.state().document().is_changed(), "{mode}: nothing is to be saved");
        let from = place(&window, "Origin O at");
        drag_from(&mut window, from, vec2(8.0, 6.0));
        push(&mut window, "Back to the run");
        assert_eq!(scene(&window), &before, "{mode}");
        assert_eq!(super::step(&window), at, "{mode}");
        assert!(window.query_by_label("WHY").is_some(), "{mode}: in the workspace of one run");
    }
}

/// A changed scene stays until a button is pressed.
#[test]
fn a_changed_scene_is_not_replaced_without_being_asked() {
    let mut window = window();
    super::enter(&mut window, "Q x", "0.75", Key::Enter);
    press(&mut window, Modifiers::NONE, Key::End);
    let before = scene(&window).clone();
    click(&mut window, "Explore");
    assert_eq!(scene(&window), &before);
    click(&mut window, "Explore this simplex");
    assert_ne!(scene(&window), &before);
    assert!(window.state().document().is_changed(), "undo leads back to what is not saved");
    push(&mut window, "Back to the run");
    assert_eq!(scene(&window), &before);
}

/// Regression: they showed the simplex of Explore in place of the user's own pair.
#[test]
fn whatever_shows_the_run_shows_the_users_own_pair_again() {
    let ways: [fn(&mut Window); 4] = [
        |window| click(window, "One run"),
        |window| click(window, "Compare"),
        |window| press(window, Modifiers::NONE, Key::K),
        |window| press(window, Modifiers::NONE, Key::Q),
    ];
    for (number, way) in ways.into_iter().enumerate() {
        let mut window = window();
        super::enter(&mut window, "Q x", "0.75", Key::Enter);
        press(&mut window, Modifiers::SHIFT, Key::ArrowRight);
        let (before, at) = (scene(&window).clone(), super::step(&window));
        click_all(&mut window, ["Explore", "Explore this simplex"]);
        push(&mut window, ExplorerStart::Squat.name());
        assert_ne!(scene(&window), &before);
        way(&mut window);
        assert_eq!(scene(&window), &before, "way {number}");
        assert_eq!(super::step(&window), at, "way {number}");
    }
}

/// Regression: after a switch of the dimension in Explore, no way led back to the pair.
#[test]
fn the_users_own_pair_comes_back_after_a_switch_of_the_dimension() {
    for (mode, other) in [("2D", "3D"), ("3D", "2D")] {
        let mut window = clicked([mode]);
        super::enter(&mut window, "Q x", "0.75", Key::Enter);
        press(&mut window, Modifiers::SHIFT, Key::ArrowRight);
        let before = scene(&window).clone();
        click_all(&mut window, [other, mode]);
        assert_eq!(scene(&window), &before, "{mode}");
        click_all(&mut window, ["Explore", other]);
        assert!(Arrangement::of(scene(&window)).is_ok(), "{mode}: {other} has a simplex");
        click_all(&mut window, [mode, "One run"]);
        assert_eq!(scene(&window), &before, "{mode}");
        click_all(&mut window, ["Explore", "Explore this simplex", other, "One run"]);
        assert_eq!(scene(&window), &before, "{mode}");
    }
}
