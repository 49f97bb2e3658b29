//! What keeps its place or stays in sight: the origin during a drag, notices, the verdict, the workspace, tooltips; and
//! what follows the size of the window.

use eframe::egui::accesskit::Live;
use eframe::egui::{Event, Key, Modifiers, Pos2, Rect, Role, ViewportCommand, ViewportId, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::app::{App, Start};
use gjk_sandbox::geometry::{Dimension, Side};
use gjk_sandbox::scene::library::SHIPPED;

use super::{
    Window, body, click, clicked, drag_from, has, press, pull_from, release, says, scene, start_of, window,
    window_of_size, window_with,
};

fn origin(window: &Window) -> Rect {
    window.get_by_label("Origin O").rect()
}

/// Regression: P ⊖ Q was framed again in each frame of a drag, so that O moved under the eyes.
#[test]
fn o_stays_still_until_a_dragged_shape_is_released() {
    for mode in ["2D", "3D"] {
        let mut window = clicked([mode]);
        let (before, from) = (origin(&window), body(&window, Side::Q));
        let to = from + vec2(170.0, -60.0);
        pull_from(&mut window, from, to - from);
        window.run();
        assert_eq!(origin(&window), before, "{mode}");
        release(&mut window, to);
        window.run();
        assert_ne!(origin(&window), before, "{mode}: the view follows");
    }
}

#[test]
fn a_notice_is_seen_over_a_picture_and_then_in_the_status_line() {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::Delete);
    let toast = |window: &Window| window.get_by_label("Nothing is selected").rect();
    let picture = window.get_by_role_and_label(Role::Canvas, "Difference view").rect();
    assert!(toast(&window).left() > picture.left() - 20.0, "{:?}", toast(&window));
    assert!(toast(&window).bottom() < 700.0, "over the picture: {:?}", toast(&window));
    let live = window.get_by_label("Nothing is selected").accesskit_node().live();
    assert_eq!(live, Live::Polite);
    // 4 s and 0.05 s for each of 19 letters, in frames of 0.25 s.
    window.run_steps(21);
    assert!(toast(&window).top() > 760.0, "in the status line: {:?}", toast(&window));
    // Regression: a notice with the words of the last one was neither shown nor read aloud.
    press(&mut window, Modifiers::NONE, Key::Delete);
    assert!(toast(&window).bottom() < 700.0, "again: {:?}", toast(&window));
    let before = window.get_by_label("Nothing is selected").accesskit_node().id();
    window.run_steps(4);
    press(&mut window, Modifiers::NONE, Key::Delete);
    let after = window.get_by_label("Nothing is selected").accesskit_node().id();
    assert_ne!(after, before, "a screen reader reads it again");
    // A low window has no status line: the notice stays until a click.
    let mut window = window_of_size(vec2(800.0, 400.0));
    press(&mut window, Modifiers::NONE, Key::Delete);
    window.run_steps(40);
    click(&mut window, "Nothing is selected");
    assert_eq!(window.state().notice(), None);
}

#[test]
fn a_window_larger_than_the_screen_shrinks_once() {
    let mut window = window();
    let sizes = |window: &Window| {
        let commands = window.output().viewport_output.values().flat_map(|viewport| &viewport.commands);
        let size = |command: &ViewportCommand| {
            if let ViewportCommand::InnerSize(size) = command { Some(*size) } else { None }
        };
        commands.filter_map(size).collect::<Vec<_>>()
    };
    window.input_mut().viewports.entry(ViewportId::ROOT).or_default().monitor_size =
        Some(vec2(1280.0, 800.0));
    window.step();
    assert_eq!(sizes(&window), [vec2(1280.0, 752.0)], "48 points are left to a task bar");
    window.step();
    assert!(sizes(&window).is_empty());
}

#[test]
fn the_smallest_window_shows_the_verdict() {
    for size in [vec2(640.0, 330.0), vec2(480.0, 300.0)] {
        let window = window_of_size(size);
        let rect = window.get_by_label("OVERLAP").rect();
        assert!(Rect::from_min_size(Pos2::ZERO, size).contains_rect(rect), "{size}: {rect:?}");
        let two_squares = &SHIPPED[4];
        let mut start = start_of(two_squares.scene(), two_squares.file_name);
        start.step = Some(1);
        let mut window = window_with(start, size);
        press(&mut window, Modifiers::NONE, Key::V);
        assert!(!has(&window, "OVERLAP") && !has(&window, "SEPARATE"), "hidden");
    }
}

#[test]
fn the_dimension_changes_inside_explore() {
    let mut window = clicked(["Explore", "n = 2"]);
    for (mode, dimension) in [("3D", Dimension::Three), ("2D", Dimension::Two), ("3D", Dimension::Three)] {
        click(&mut window, mode);
        assert_eq!(scene(&window).dimension, dimension);
        assert!(says(&window, "Origin O at"), "{mode}: an arrangement to explore");
        assert!(!has(&window, "WHY"), "{mode}: not the workspace of one run");
    }
}

#[test]
fn the_tooltip_of_an_item_covers_no_other_item() {
    let mut window = clicked(["Edit"]);
    let items: Vec<Rect> = ["Undo", "Redo"].map(|item| window.get_by_label(item).rect()).into();
    for item in &items {
        window.hover_at(item.center());
        window.run_steps(6);
        let words = gjk_sandbox::app::command::Command::Undo.tooltip();
        let others = gjk_sandbox::app::command::Command::Redo.tooltip();
        let tips = [words, others].into_iter().flat_map(|words| window.query_all_by_label(words));
        let tips: Vec<Rect> = tips.map(|tip| tip.rect()).collect();
        assert!(!tips.is_empty(), "{item:?} has a tooltip");
        for tip in tips {
            assert!(items.iter().all(|item| !item.intersects(tip)), "{tip:?} on {items:?}");
        }
    }
}

/// The border of the lower panel goes up to where the pictures keep 30 % of the window.
#[test]
fn the_lower_panel_can_be_dragged_higher() {
    let mut window = window();
    let top = |window: &Window| window.get_by_label("WHY").rect().top();
    let before = top(&window);
    let from = eframe::egui::pos2(900.0, before - 7.0);
    drag_from(&mut window, from, vec2(0.0, -500.0));
    window.run();
    assert!(top(&window) < before - 150.0, "{} before {before}", top(&window));
    assert!(super::audit::share(&window).unwrap() > 0.28);
    window.run_steps(3);
    assert!(super::audit::share(&window).unwrap() > 0.28, "the content does not push it on");
}

#[test]
fn the_table_grows_with_a_large_window() {
    let height = |size| {
        let window = window_of_size(size);
        window.get_by_label("vertex pair").rect().height()
    };
    let (usual, large) = (height(vec2(1280.0, 800.0)), height(vec2(1920.0, 1080.0)));
    assert!(large > 1.1 * usual, "{large} and {usual}");
}

/// Regression: a tooltip opened under the pointer that lay where the window opened.
#[test]
fn no_tooltip_opens_where_the_pointer_was_as_the_window_opened() {
    let at = window().get_by_label("Step forward").rect().center();
    let start = Start { step: Some(1), ..Start::default() };
    let mut window = Harness::builder().with_size(vec2(1280.0, 800.0)).build_eframe(|cc| App::new(cc, start));
    let has_tooltip = |window: &Window| {
        let tooltip = gjk_sandbox::app::command::Command::StepForward.tooltip();
        window.query_all_by_label_contains(tooltip).next().is_some()
    };
    window.event(Event::PointerMoved(at));
    window.run_steps(12);
    assert!(!has_tooltip(&window));
    window.event(Event::PointerMoved(at + vec2(2.0, 0.0)));
    window.run_steps(12);
    assert!(has_tooltip(&window));
}
