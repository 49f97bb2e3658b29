//! The waypoints of MOTION in the picture, in the plane and in space.

use eframe::egui::{Event, Key, Modifiers, Pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::geometry::Side;
use gjk_sandbox::scene::Scene;

use super::{
    Window, body, button, click, click_at, clicked, pointer, press, pull_from, scene, undo_name, window_of,
};
use crate::shapes::shipped;

/// A window with the tab open.
fn in_motion(mode: &str) -> Window {
    let mut window = clicked([mode]);
    click(&mut window, "MOTION");
    window.run();
    window
}

/// The positions of the waypoints on screen.
fn waypoints(window: &Window) -> Vec<Pos2> {
    let nodes = window.query_all_by_label_contains("Waypoint ");
    let named = |node: &egui_kittest::Node<'_>| node.accesskit_node().label().or_else(|| node.value());
    let shown = nodes.filter(|node| named(node).is_some_and(|name| name.contains(" at (")));
    // Tooltips have the same name.
    shown.map(|node| node.rect()).filter(|place| place.width() < 17.0).map(|place| place.center()).collect()
}

#[test]
fn a_waypoint_follows_the_pointer_and_esc_puts_it_back() {
    for mode in ["2D", "3D"] {
        let mut window = in_motion(mode);
        let before = scene(&window).clone();
        let [from] = waypoints(&window)[..] else { panic!("{mode}: one waypoint") };
        let by = vec2(-30.0, -24.0);
        pull_from(&mut window, from, by);
        // A request of one frame is seen in the next.
        window.step();
        let to = waypoints(&window)[0];
        assert!(to.distance(from + by) < 1.5, "{mode}: {to}");
        press(&mut window, Modifiers::NONE, Key::Escape);
        assert!(waypoints(&window)[0].distance(from) < 0.1, "{mode}: back");
        pointer(&mut window, Event::PointerMoved(from + vec2(40.0, 40.0)));
        assert!(waypoints(&window)[0].distance(from) < 0.1, "{mode}: until it is released, nothing moves");
        pointer(&mut window, button(from + vec2(40.0, 40.0), false));
        window.run();
        pull_from(&mut window, from, by);
        // A request of one frame is seen in the next.
        window.step();
        pointer(&mut window, button(from + by, false));
        window.run();
        assert!(waypoints(&window)[0].distance(from + by) < 1.5, "{mode}");
        let path = scene(&window).motion.clone();
        assert_eq!(path.unwrap().waypoints.len(), 1, "{mode}: the path is a part of the scene");
        assert_eq!(scene(&window), &Scene { motion: scene(&window).motion.clone(), ..before }, "{mode}");
    }
}

#[test]
fn a_click_on_the_path_adds_a_waypoint_and_delete_removes_it() {
    for mode in ["2D", "3D"] {
        let mut window = in_motion(mode);
        let [end] = waypoints(&window)[..] else { panic!("{mode}: one waypoint") };
        let start = body(&window, Side::Q);
        let at = start + (end - start) * 0.6;
        click_at(&mut window, at);
        let now = waypoints(&window);
        assert_eq!(now.len(), 2, "{mode}");
        // The name of Q, from which this is measured, is beside the path, which takes clicks up to 6 points away.
        assert!(now[0].distance(at) < 8.0 && now[1].distance(end) < 0.1, "{mode}: in between, {now:?}");
        press(&mut window, Modifiers::NONE, Key::Delete);
        assert_eq!(waypoints(&window).len(), 1, "{mode}");
        assert!(waypoints(&window)[0].distance(end) < 0.1, "{mode}");
        press(&mut window, Modifiers::NONE, Key::Delete);
        assert_eq!(waypoints(&window).len(), 1, "{mode}: without a selected one, Delete removes none");
        click_at(&mut window, end);
        press(&mut window, Modifiers::NONE, Key::Delete);
        assert!(waypoints(&window).is_empty(), "{mode}");
    }
}

/// A change of the path is a change of the scene: it is undone in order with all others, under any tab, and one drag is
/// one step.
#[test]
fn a_change_of_the_path_is_undone_redone_and_saved_with_the_scene() {
    for mode in ["2D", "3D"] {
        let mut window = in_motion(mode);
        let scene_before = scene(&window).clone();
        assert_eq!(scene_before.motion, None, "{mode}: the default path, across P");
        let [from] = waypoints(&window)[..] else { panic!("{mode}: one waypoint") };
        let by = vec2(-30.0, -24.0);
        pull_from(&mut window, from, by);
        // A request of one frame is seen in the next.
        window.step();
        pointer(&mut window, button(from + by, false));
        window.run();
        let dragged = waypoints(&window)[0];
        assert_eq!(undo_name(&window), Some("change the path of Q"), "{mode}");
        assert!(window.state().document().is_changed(), "{mode}");
        let text = scene(&window).to_ron();
        assert_eq!(Scene::from_ron(&text).as_ref(), Ok(scene(&window)), "{mode}: {text}");
        press(&mut window, Modifiers::COMMAND, Key::Z);
        assert_eq!(scene(&window), &scene_before, "{mode}: one drag, one step");
        assert!(waypoints(&window)[0].distance(from) < 0.1, "{mode}");
        press(&mut window, Modifiers::COMMAND, Key::Y);
        assert!(waypoints(&window)[0].distance(dragged) < 0.1, "{mode}: redone");
        // A later change of the scene is undone first.
        super::enter(&mut window, "Q x", "0.25", Key::Enter);
        press(&mut window, Modifiers::COMMAND, Key::Z);
        assert!(waypoints(&window)[0].distance(dragged) < 0.1, "{mode}: the path stays");
        click(&mut window, "STEPS");
        press(&mut window, Modifiers::COMMAND, Key::Z);
        click(&mut window, "MOTION");
        assert!(waypoints(&window)[0].distance(from) < 0.1, "{mode}: then the path");
    }
}

/// Another change in the middle of a drag ends it.
#[test]
fn undo_while_a_waypoint_is_dragged_lets_go_of_it() {
    let mut window = in_motion("2D");
    let [from] = waypoints(&window)[..] else { panic!("one waypoint") };
    pull_from(&mut window, from, vec2(-30.0, -24.0));
    // A request of one frame is seen in the next.
    window.step();
    press(&mut window, Modifiers::COMMAND, Key::Z);
    pointer(&mut window, Event::PointerMoved(from + vec2(50.0, 50.0)));
    window.run();
    assert!(waypoints(&window)[0].distance(from) < 0.1);
    pointer(&mut window, button(from + vec2(50.0, 50.0), false));
    window.run();
    assert_eq!(scene(&window).motion, None);
}

/// A scene that keeps a path opens with it: the shipped ones about warm starts do.
#[test]
fn a_scene_brings_its_path_with_it() {
    for number in ["57", "58"] {
        let shipped = shipped(number);
        let window = window_of(shipped.scene(), shipped.file_name);
        let path = shipped.scene().motion.unwrap();
        assert_eq!(waypoints(&window).len(), path.waypoints.len(), "{number}");
    }
}
