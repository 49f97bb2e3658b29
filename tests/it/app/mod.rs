//! The window, driven by its accessible names as a user or a screen reader would.
//!
//! The start scene is Bittle's triangle and quad; the article's run has 4 support points and ends with an overlap, and
//! the shapes are separate once Q has moved by more than 1.5 along x.

mod about;
mod access;
mod alone;
mod answers;
mod at_rest;
mod audit;
mod authoring;
mod bodies;
mod bodies_dragged;
mod clipboard;
mod code;
mod comparing;
mod contract;
mod contrast;
mod describing;
mod expected;
mod explorer;
mod exporting;
mod failing;
mod fields;
mod files;
mod files_of_others;
mod fingers;
mod first_five_minutes;
mod folders;
mod found;
mod gallery;
mod glossary;
mod handles;
mod handouts;
mod help;
mod hidden_verdict;
mod importing;
mod inspector;
mod judging;
mod keeping;
mod keyboard;
mod killed;
mod laboratory;
mod large;
mod layout;
mod lesson_pages;
mod lessons;
mod lessons_recovered;
mod linked;
mod links;
mod maps;
mod monkey;
mod motion;
mod mystery;
mod navigation;
mod notes;
mod nudging;
mod palette;
mod pictures;
mod plots;
mod pointer;
mod polygon;
mod predicting;
mod presented_lessons;
mod presenter;
mod proof;
mod recent;
mod records;
mod recovery;
mod regions;
mod right_click;
mod scene_browser;
mod shape_menu;
mod silence;
mod switches;
mod touch;
mod tour;
mod traces;
mod transport;
mod typing;
mod waypoints;
mod ways_out;

use eframe::egui::accesskit::Toggled;
use eframe::egui::{Event, Key, Modifiers, OutputCommand, PointerButton, Pos2, Role, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::app::command::{Command, CommandGroup};
use gjk_sandbox::app::{App, Origin, Start};
use gjk_sandbox::files::Fingerprint;
use gjk_sandbox::geometry::{Dimension, Side};
use gjk_sandbox::gjk::{self, Algorithm, Verdict};
use gjk_sandbox::message::Language;
use gjk_sandbox::scene::{Scene, SceneFile, library};

type Window = Harness<'static, App>;

/// The size of most windows.
const SIZE: Vec2 = vec2(1280.0, 800.0);

/// A window without automatic playback.
fn window() -> Window {
    window_of_size(SIZE)
}

fn window_of_size(size: Vec2) -> Window {
    window_with(Start { step: Some(1), ..Start::default() }, size)
}

/// A window with a scene, as if a file held it.
fn window_of(scene: Scene, path: &str) -> Window {
    window_with(start_of(scene, path), SIZE)
}

fn window_with(start: Start, size: Vec2) -> Window {
    Language::english().choose_here();
    let mut window =
        Harness::builder().with_size(size).with_max_steps(20).build_eframe(|cc| App::new(cc, start));
    // No tooltip opens under a pointer that was never moved.
    for x in [-2.0, -1.0] {
        window.event(Event::PointerMoved(Pos2::new(x, -1.0)));
        window.step();
    }
    window.event(Event::PointerGone);
    window.run();
    window
}

/// The first step of a scene, as if a file held it.
fn start_of(scene: Scene, path: &str) -> Start {
    let fingerprint = Fingerprint::of(scene.to_ron().as_bytes());
    Start {
        file: Some(SceneFile { scene, path: path.into(), fingerprint }),
        step: Some(1),
        ..Start::default()
    }
}

/// Presses a key and lets the window settle.
fn press(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run();
}

/// Presses one key after the other.
fn press_all<const COUNT: usize>(window: &mut Window, keys: [Key; COUNT]) {
    for key in keys {
        press(window, Modifiers::NONE, key);
    }
}

fn click(window: &mut Window, label: &str) {
    window.get_by_label(label).click();
    window.run();
}

/// Clicks one label after the other.
fn click_all<const COUNT: usize>(window: &mut Window, labels: [&str; COUNT]) {
    for label in labels {
        click(window, label);
    }
}

/// A window in which these labels were clicked.
fn clicked<const COUNT: usize>(labels: [&str; COUNT]) -> Window {
    let mut window = window();
    click_all(&mut window, labels);
    window
}

/// Presses a button that may be scrolled out of sight.
fn push(window: &mut Window, label: &str) {
    window.get_by_label(label).click_accesskit();
    window.run();
}

fn push_all<const COUNT: usize>(window: &mut Window, labels: [&str; COUNT]) {
    for label in labels {
        push(window, label);
    }
}

fn focus(window: &mut Window, label: &str) {
    window.get_by_label(label).focus();
    window.run();
}

/// Clicks, and returns the text copied to the clipboard.
fn copied(window: &mut Window, label: &str) -> Option<String> {
    window.get_by_label(label).click();
    let mut copied = None;
    for _ in 0..4 {
        window.step();
        for command in &window.output().platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                copied = Some(text.clone());
            }
        }
    }
    copied
}

/// Undo brings this scene back.
fn undo_restores(window: &mut Window, before: &Scene) {
    press(window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(window), before, "undo brings it back");
}

/// Asserts that the window asks for no frame.
fn assert_idle(window: &Window) {
    let delay = window.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min();
    assert_eq!(delay, Some(std::time::Duration::MAX), "no frame is asked for");
}

/// Whether a node has this label.
fn has(window: &Window, label: &str) -> bool {
    window.query_all_by_label(label).next().is_some()
}

/// Whether a node has a label that contains these words.
fn says(window: &Window, words: &str) -> bool {
    window.query_all_by_label_contains(words).next().is_some()
}

/// What undo would take back.
fn undo_name(window: &Window) -> Option<&str> {
    window.state().document().undo_name()
}

fn step(window: &Window) -> usize {
    window.state().playback().step()
}

fn scene(window: &Window) -> &Scene {
    window.state().document().scene()
}

fn verdict(window: &Window) -> Verdict {
    let scene = scene(window);
    let convexes = scene.convexes();
    gjk::decide(&scene.query(&convexes)).verdict
}

/// The position of a body's label in the SHAPES view.
fn body(window: &Window, side: Side) -> Pos2 {
    let name = format!("Shape {}:", side.name());
    window.get_by_label_contains(&name).rect().center()
}

fn pointer(window: &mut Window, event: Event) {
    window.event(event);
    window.step();
}

/// The primary button, pressed or released.
fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

/// Presses at a position. The view finds the hovered item in one frame, before the press in the next.
fn press_on(window: &mut Window, at: Pos2) {
    pointer(window, Event::PointerMoved(at));
    window.step();
    pointer(window, button(at, true));
}

/// Presses at a position and moves by this offset in points, without releasing.
fn pull_from(window: &mut Window, from: Pos2, by: Vec2) {
    press_on(window, from);
    for part in 1..=4u8 {
        pointer(window, Event::PointerMoved(from + by * (f32::from(part) / 4.0)));
    }
    window.step();
}

/// Presses on a body and moves it by this offset in points, without releasing.
fn pull(window: &mut Window, side: Side, by: Vec2) {
    let from = body(window, side);
    pull_from(window, from, by);
}

fn release(window: &mut Window, at: Pos2) {
    pointer(window, button(at, false));
    window.run();
}

fn drag_from(window: &mut Window, from: Pos2, by: Vec2) {
    pull_from(window, from, by);
    release(window, from + by);
}

fn click_at(window: &mut Window, at: Pos2) {
    pointer(window, Event::PointerMoved(at));
    pointer(window, button(at, true));
    release(window, at);
}

fn drag(window: &mut Window, side: Side, by: Vec2) {
    let from = body(window, side);
    drag_from(window, from, by);
}

#[test]
fn the_start_scene_plays_once_and_stops_at_its_verdict() {
    let mut window = window_with(Start::default(), SIZE);
    assert!(window.state().playback().is_playing(), "it plays");
    // 16 steps at 0.9 s each, in frames of 0.25 s.
    window.run_steps(90);
    let playback = *window.state().playback();
    assert!(playback.is_at_end() && !playback.is_playing());
    assert!(!window.query_all_by_label("OVERLAP").collect::<Vec<_>>().is_empty());
    assert!(!window.query_all_by_label("reference agrees").collect::<Vec<_>>().is_empty());
}

#[test]
fn an_idle_window_asks_for_no_frame() {
    let mut window = window();
    // The hint moves for ten seconds; frames are 0.25 s apart.
    assert!(window.query_by_label("Drag Q").is_some());
    window.run_steps(45);
    assert_idle(&window);
}

#[test]
fn keys_step_wherever_the_last_click_was() {
    let mut window = clicked(["Step forward"]);
    assert_eq!(step(&window), 1);
    press_all(&mut window, [Key::ArrowRight, Key::Period]);
    assert_eq!(step(&window), 3);
    press_all(&mut window, [Key::ArrowLeft, Key::Comma]);
    assert_eq!(step(&window), 1);
    press(&mut window, Modifiers::NONE, Key::End);
    assert!(window.state().playback().is_at_end());
    press(&mut window, Modifiers::NONE, Key::Home);
    assert_eq!(step(&window), 0);
    // Space must not press the button that has the focus.
    press(&mut window, Modifiers::NONE, Key::Space);
    assert!(window.state().playback().is_playing());
    press(&mut window, Modifiers::NONE, Key::Space);
    assert!(!window.state().playback().is_playing());
}

#[test]
fn shift_and_arrows_walk_the_four_iterations_of_the_article() {
    let mut window = window();
    for iteration in 2..=4 {
        press(&mut window, Modifiers::SHIFT, Key::ArrowRight);
        let name = format!("Iteration {iteration}");
        let row = window.get_by_label(&name);
        assert_eq!(row.accesskit_node().toggled(), Some(Toggled::True), "row {iteration} is marked");
    }
    press(&mut window, Modifiers::SHIFT, Key::ArrowLeft);
    let row = window.get_by_label("Iteration 3");
    assert_eq!(row.accesskit_node().toggled(), Some(Toggled::True));
}

#[test]
fn a_row_of_the_table_leads_to_its_iteration() {
    let mut window = clicked(["Iteration 3"]);
    let at_third = step(&window);
    press(&mut window, Modifiers::NONE, Key::Home);
    press(&mut window, Modifiers::SHIFT, Key::ArrowRight);
    press(&mut window, Modifiers::SHIFT, Key::ArrowRight);
    assert_eq!(step(&window), at_third);
}

#[test]
fn stepping_back_restores_what_was_there() {
    let mut window = window();
    let words = |window: &Window| {
        let texts = window.root().children_recursive();
        texts
            .filter_map(|node| node.accesskit_node().label().or_else(|| node.value()))
            .collect::<Vec<String>>()
    };
    press_all(&mut window, [Key::ArrowRight; 2]);
    let before = words(&window);
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert_ne!(words(&window), before, "another step says something else");
    press(&mut window, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(words(&window), before);
}

#[test]
fn the_mode_switch_opens_the_start_scenes() {
    let mut window = clicked(["3D"]);
    assert_eq!(scene(&window), &library::start(Dimension::Three));
    click(&mut window, "2D");
    assert_eq!(scene(&window), &library::start(Dimension::Two));
    press(&mut window, Modifiers::NONE, Key::CloseBracket);
    assert_eq!(window.state().document().origin(), &Origin::Shipped(1));
    press_all(&mut window, [Key::OpenBracket; 2]);
    assert_eq!(window.state().document().origin(), &Origin::Shipped(library::SHIPPED.len() - 1));
}

#[test]
fn every_shipped_scene_opens_and_plays_to_its_end() {
    let mut window = window();
    for _ in 0..library::SHIPPED.len() {
        press(&mut window, Modifiers::NONE, Key::End);
        assert!(window.state().playback().is_at_end());
        press(&mut window, Modifiers::NONE, Key::CloseBracket);
    }
}

#[test]
fn bittle_is_disabled_in_3d_with_the_reason() {
    let mut window = window();
    assert!(!window.get_by_label("Bittle (dyn4j)").accesskit_node().is_disabled());
    click(&mut window, "3D");
    assert!(window.get_by_label("Bittle (dyn4j)").accesskit_node().is_disabled());
    let reason = Algorithm::Bittle.refusal(Dimension::Three).unwrap();
    window.get_by_label(reason);
    window.get_by_label("Bittle (dyn4j)").click();
    window.run();
    assert_ne!(scene(&window).query.algorithm, Algorithm::Bittle);
}

#[test]
fn choosing_an_algorithm_is_a_change_with_a_name() {
    let window = clicked(["Robust"]);
    assert_eq!(scene(&window).query.algorithm, Algorithm::Robust);
    assert_eq!(window.state().document().undo_name(), Some("choose Robust"));
}

/// Types into a field and leaves it with a key.
fn enter(window: &mut Window, field: &str, text: &str, key: Key) {
    window.get_by_role_and_label(Role::TextInput, field).focus();
    window.run();
    press(window, Modifiers::COMMAND, Key::A);
    window.get_by_role_and_label(Role::TextInput, field).type_text(text);
    window.run();
    press(window, Modifiers::NONE, key);
}

#[test]
fn the_transport_is_in_sight_in_small_windows_and_with_large_text() {
    for (size, zoom) in [(vec2(960.0, 600.0), 1.0), (vec2(960.0, 600.0), 2.5), (vec2(480.0, 300.0), 1.0)] {
        let mut window = window_of_size(size);
        window.ctx.set_zoom_factor(zoom);
        window.run_steps(3);
        let play = window.get_by_label("Play").rect();
        assert!(play.max.y * zoom <= size.y && play.max.x * zoom <= size.x, "{size} at {zoom}: {play}");
        click(&mut window, "Step forward");
        assert_eq!(step(&window), 1);
    }
}

#[test]
fn a_window_of_any_size_survives() {
    for size in [vec2(0.0, 0.0), vec2(1.0, 1.0), vec2(200.0, 100.0), vec2(960.0, 600.0), vec2(3000.0, 300.0)]
    {
        for dimension in ["2D", "3D"] {
            let mut window = clicked([dimension]);
            window.set_size(size);
            window.run();
            press(&mut window, Modifiers::NONE, Key::End);
            assert!(window.state().playback().is_at_end());
        }
    }
}

#[test]
fn no_two_commands_share_a_key() {
    for command in Command::ALL {
        for shortcut in command.shortcuts() {
            let of_key = match command.group() {
                CommandGroup::Presenter => Command::of_presenter_key,
                CommandGroup::Question => Command::of_question_key,
                _ => Command::of_key,
            };
            let found = of_key(shortcut.logical_key, None, shortcut.modifiers);
            assert_eq!(found, Some(command), "{shortcut:?}");
        }
    }
}

#[test]
fn digits_work_where_they_need_shift() {
    // On a French keyboard the key of 3 gives ".
    assert_eq!(Command::of_key(Key::Quote, Some(Key::Num3), Modifiers::NONE), Some(Command::ViewRight));
}
