//! The tab MOTION by its accessible names: Q moves in the views, and the scene stays as it is.

use eframe::egui::{Key, Modifiers, Pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::geometry::Side;
use gjk_sandbox::gjk::Algorithm;

use super::laboratory::wait_for;
use super::{
    Window, body, click, click_at, clicked, drag, press, scene, undo_name, undo_restores, window_of_size,
};

/// A window with the tab open and all frames computed.
fn in_motion() -> Window {
    // High enough for the whole chart to be visible.
    let mut window = window_of_size(vec2(1280.0, 1400.0));
    open(&mut window);
    window
}

fn open(window: &mut Window) {
    click(window, "MOTION");
    wait_for(window, "All 240 frames");
}

/// The number of the shown frame, from 1.
fn frame(window: &Window) -> usize {
    // While frames are counted, the progress of that tells of 240 frames, too.
    let labels = window.query_all_by_label_contains(" of 240");
    let mut texts = labels.filter_map(|label| label.accesskit_node().label().or_else(|| label.value()));
    let text = texts.find(|text| text.starts_with("frame ")).expect("the number of the frame");
    text.split(' ').nth(1).unwrap().parse().unwrap()
}

/// Presses on the chart at this fraction of its width, and releases.
fn press_chart(window: &mut Window, part: f32) {
    let chart = window.get_by_label_contains("in each frame").rect();
    let at = Pos2::new(chart.min.x + part * chart.width(), chart.center().y);
    click_at(window, at);
}

/// The motion plays 30 frames a second; frames of the window are 0.25 s apart.
#[test]
fn q_moves_in_the_views_and_comes_back() {
    for mode in ["2D", "3D"] {
        let mut window = clicked([mode]);
        let before = scene(&window).clone();
        open(&mut window);
        assert_eq!(frame(&window), 1);
        window.get_by_label("Play the motion").click();
        window.run_steps(3);
        let early = body(&window, Side::Q);
        window.run_steps(8);
        assert!(frame(&window) > 30, "{mode}: frame {}", frame(&window));
        assert!(early.distance(body(&window, Side::Q)) > 5.0, "{mode}: Q has moved on screen");
        click(&mut window, "Pause the motion");
        let paused = frame(&window);
        // Until the hint "Drag Q" also stops.
        window.run_steps(60);
        assert_eq!(frame(&window), paused, "{mode}: it stands still");
        let delay = window.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min();
        assert!(delay >= Some(std::time::Duration::from_secs(1)), "{mode}: and asks for no frame, {delay:?}");
        assert_eq!(scene(&window), &before, "{mode}: the scene is as it was");
        assert!(!window.state().document().is_changed());
        assert_eq!(undo_name(&window), None);
        click(&mut window, "Back to start");
        assert_eq!(frame(&window), 1);
    }
}

#[test]
fn a_press_on_the_chart_scrubs() {
    let mut window = in_motion();
    let rest = body(&window, Side::Q);
    press_chart(&mut window, 0.5);
    assert!((118..=123).contains(&frame(&window)), "frame {}", frame(&window));
    window.get_by_label_contains(" with the simplex kept");
    // The path leads there and back: the middle of the motion is the far end.
    assert!(rest.distance(body(&window, Side::Q)) > 20.0);
    press_chart(&mut window, 0.25);
    assert!((58..=63).contains(&frame(&window)), "frame {}", frame(&window));
}

#[test]
fn q_can_be_left_where_it_is_and_that_is_undone_at_once() {
    let mut window = in_motion();
    let before = scene(&window).clone();
    assert!(window.get_by_label("Leave Q here").accesskit_node().is_disabled(), "it is at rest");
    press_chart(&mut window, 0.5);
    click(&mut window, "Leave Q here");
    let after = scene(&window).clone();
    let moved = after.bodies[Side::Q].pose().position - before.bodies[Side::Q].pose().position;
    assert!(moved.length() > 1.0);
    assert_eq!(after.bodies[Side::P], before.bodies[Side::P]);
    assert_eq!(undo_name(&window), Some("move Q to its position in a frame"));
    undo_restores(&mut window, &before);
}

#[test]
fn a_change_of_the_scene_ends_the_motion() {
    let mut window = in_motion();
    let before = scene(&window).clone();
    press_chart(&mut window, 0.3);
    assert!(frame(&window) > 1);
    click(&mut window, "Robust");
    assert_eq!(scene(&window).query.algorithm, Algorithm::Robust);
    assert_eq!(scene(&window).bodies, before.bodies, "only what was asked for is another");
    wait_for(&mut window, "All 240 frames with Robust");
    assert_eq!(frame(&window), 1, "Q is at rest again");
    press_chart(&mut window, 0.3);
    click(&mut window, "3D");
    wait_for(&mut window, "All 240 frames");
    assert_eq!(frame(&window), 1, "another scene starts at rest");
}

#[test]
fn without_a_loop_it_stops_at_the_end() {
    let mut window = in_motion();
    click(&mut window, "Loop");
    press_chart(&mut window, 0.97);
    window.get_by_label("Play the motion").click();
    window.run_steps(12);
    assert_eq!(frame(&window), 240);
    window.get_by_label("Play the motion").click();
    window.run_steps(3);
    assert!(frame(&window) < 40, "from the end it starts over: {}", frame(&window));
}

/// An invalid movement shows the reason, and the buttons that need a path are disabled.
#[test]
fn an_invalid_movement_shows_the_reason() {
    let mut window = in_motion();
    click(&mut window, "Remove waypoint 1");
    window.get_by_label("Q does not move: give it waypoints or turns");
    assert!(window.get_by_label("Play the motion").accesskit_node().is_disabled());
    super::enter(&mut window, "Turns", "1", Key::Enter);
    wait_for(&mut window, "All 240 frames");
    super::enter(&mut window, "Frames", "50", Key::Enter);
    wait_for(&mut window, "All 50 frames");
    click(&mut window, "Across P");
    wait_for(&mut window, "All 240 frames");
}

/// Esc first clears the selection, then ends the motion.
#[test]
fn esc_brings_q_back() {
    let mut window = in_motion();
    press_chart(&mut window, 0.5);
    assert!(frame(&window) > 1);
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(frame(&window), 1, "Q is at rest again");
}

/// Q turned or moved by the motion is not part of an edit of P: Q keeps its place in the scene.
#[test]
fn a_drag_of_p_leaves_the_resting_place_of_q() {
    let mut window = in_motion();
    let before = scene(&window).clone();
    press_chart(&mut window, 0.3);
    drag(&mut window, Side::P, vec2(-40.0, 0.0));
    assert_ne!(scene(&window).bodies[Side::P], before.bodies[Side::P]);
    assert_eq!(scene(&window).bodies[Side::Q], before.bodies[Side::Q]);
    assert_eq!(frame(&window), 1, "the change ends the motion");
    undo_restores(&mut window, &before);
}

/// A drag of Q itself begins where Q is seen.
#[test]
fn q_on_its_way_is_dragged_from_where_it_is_shown() {
    let mut window = in_motion();
    let rest = body(&window, Side::Q);
    press_chart(&mut window, 0.3);
    let shown = body(&window, Side::Q);
    assert!(shown.distance(rest) > 20.0);
    drag(&mut window, Side::Q, vec2(0.0, 30.0));
    assert!(body(&window, Side::Q).distance(shown + vec2(0.0, 30.0)) < 2.0);
}
