//! The window, driven by its accessible names as a user or a screen reader would.
//!
//! The start scene is Bittle's triangle and quad; the article's run has 4 support points and ends with an overlap, and
//! the shapes are apart once Q has moved by more than 1.5 along x.

mod bodies;
mod exporting;
mod found;
mod gallery;
mod handles;
mod importing;
mod inspector;
mod keeping;
mod laboratory;
mod monkey;
mod navigation;
mod pointer;
mod proof;
mod shape_menu;
mod touch;
mod typing;

use eframe::egui::accesskit::Toggled;
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Role, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::app::command::Command;
use gjk_sandbox::app::{App, Origin, Start};
use gjk_sandbox::geometry::{Dimension, Side};
use gjk_sandbox::gjk::{self, Algorithm, Verdict};
use gjk_sandbox::scene::{Scene, library};

type Window = Harness<'static, App>;

/// A window that does not play by itself.
fn window() -> Window {
    window_with(Start { step: Some(1), ..Start::default() }, vec2(1280.0, 800.0))
}

fn window_with(start: Start, size: Vec2) -> Window {
    let mut window =
        Harness::builder().with_size(size).with_max_steps(20).build_eframe(|cc| App::new(cc, start));
    window.run();
    window
}

/// Presses a key and lets the window settle.
fn press(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run();
}

fn click(window: &mut Window, label: &str) {
    window.get_by_label(label).click();
    window.run();
}

/// Presses a button that may be scrolled out of sight.
fn push(window: &mut Window, label: &str) {
    window.get_by_label(label).click_accesskit();
    window.run();
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

/// The middle of the name of a body in the SHAPES view.
fn body(window: &Window, side: Side) -> Pos2 {
    let name = format!("Shape {}:", side.name());
    window.get_by_label_contains(&name).rect().center()
}

fn pointer(window: &mut Window, event: Event) {
    window.event(event);
    window.step();
}

/// Presses on a body and moves it by so many points, without letting go.
fn pull(window: &mut Window, side: Side, by: Vec2) {
    let from = body(window, side);
    pointer(window, Event::PointerMoved(from));
    // The view learns in one frame what the pointer is on, before the press in the next.
    window.step();
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    pointer(window, button(from, true));
    for part in 1..=4u8 {
        pointer(window, Event::PointerMoved(from + by * (f32::from(part) / 4.0)));
    }
    window.step();
}

fn release(window: &mut Window, at: Pos2) {
    let event = Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed: false,
        modifiers: Modifiers::NONE,
    };
    pointer(window, event);
    window.run();
}

fn drag(window: &mut Window, side: Side, by: Vec2) {
    let from = body(window, side);
    pull(window, side, by);
    release(window, from + by);
}

#[test]
fn the_start_scene_plays_once_and_stops_at_its_verdict() {
    let mut window = window_with(Start::default(), vec2(1280.0, 800.0));
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
    let delay = window.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min();
    assert_eq!(delay, Some(std::time::Duration::MAX));
}

#[test]
fn keys_step_wherever_the_last_click_was() {
    let mut window = window();
    click(&mut window, "Step forward");
    assert_eq!(step(&window), 1);
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    press(&mut window, Modifiers::NONE, Key::Period);
    assert_eq!(step(&window), 3);
    press(&mut window, Modifiers::NONE, Key::ArrowLeft);
    press(&mut window, Modifiers::NONE, Key::Comma);
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
    let mut window = window();
    click(&mut window, "Iteration 3");
    let at_third = step(&window);
    press(&mut window, Modifiers::NONE, Key::Home);
    press(&mut window, Modifiers::SHIFT, Key::ArrowRight);
    press(&mut window, Modifiers::SHIFT, Key::ArrowRight);
    assert_eq!(step(&window), at_third);
}

#[test]
fn keys_belong_to_the_field_while_typing() {
    let mut window = window();
    window.get_by_label("Q x").focus();
    window.run();
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    press(&mut window, Modifiers::NONE, Key::Space);
    press(&mut window, Modifiers::NONE, Key::End);
    assert_eq!(step(&window), 0);
    assert!(!window.state().playback().is_playing());
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
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    let before = words(&window);
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert_ne!(words(&window), before, "another step says something else");
    press(&mut window, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(words(&window), before);
}

#[test]
fn one_drag_is_one_undo() {
    let mut window = window();
    let before = scene(&window).clone();
    // The plot has about 30 points for one unit: far enough to part the shapes.
    drag(&mut window, Side::Q, vec2(160.0, 0.0));
    assert!(scene(&window).bodies[Side::Q].pose().position.x > 1.5);
    assert_eq!(verdict(&window), Verdict::Separate);
    assert!(window.query_all_by_label("SEPARATE").next().is_some());
    assert_eq!(window.state().document().undo_name(), Some("move Q"));
    let moved = scene(&window).clone();
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window), &before);
    assert_eq!(window.state().notice(), Some("Undid: move Q"));
    assert_eq!(window.state().document().undo_name(), None);
    // Redo survives stepping.
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    press(&mut window, Modifiers::COMMAND, Key::Y);
    assert_eq!(scene(&window), &moved);
}

#[test]
fn two_quick_drags_are_two_undos() {
    let mut window = window();
    drag(&mut window, Side::Q, vec2(40.0, 0.0));
    let once = scene(&window).clone();
    drag(&mut window, Side::P, vec2(0.0, 40.0));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window), &once);
}

#[test]
fn esc_puts_a_dragged_shape_back() {
    let mut window = window();
    let before = scene(&window).clone();
    let from = body(&window, Side::Q);
    pull(&mut window, Side::Q, vec2(120.0, 30.0));
    assert_ne!(scene(&window), &before, "it moves while it is dragged");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(scene(&window), &before);
    pointer(&mut window, Event::PointerMoved(from + vec2(200.0, 0.0)));
    release(&mut window, from + vec2(200.0, 0.0));
    assert_eq!(scene(&window), &before, "what the pointer does until it is released means nothing");
    assert_eq!(window.state().document().undo_name(), None);
}

#[test]
fn a_shape_is_dragged_in_the_view_plane_in_3d() {
    let mut window = window();
    click(&mut window, "3D");
    assert_eq!(scene(&window).dimension, Dimension::Three);
    let before = scene(&window).clone();
    drag(&mut window, Side::Q, vec2(0.0, -150.0));
    let by = scene(&window).bodies[Side::Q].pose().position - before.bodies[Side::Q].pose().position;
    assert!(by.z > 0.5, "up on screen is up in space, however the camera is tilted: {by}");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window), &before);
}

#[test]
fn the_mode_switch_opens_the_start_scenes() {
    let mut window = window();
    click(&mut window, "3D");
    assert_eq!(scene(&window), &library::start(Dimension::Three));
    click(&mut window, "2D");
    assert_eq!(scene(&window), &library::start(Dimension::Two));
    press(&mut window, Modifiers::NONE, Key::CloseBracket);
    assert_eq!(window.state().document().origin(), &Origin::Shipped(1));
    press(&mut window, Modifiers::NONE, Key::OpenBracket);
    press(&mut window, Modifiers::NONE, Key::OpenBracket);
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
    let mut window = window();
    click(&mut window, "Robust");
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
fn fields_take_numbers_as_people_write_them() {
    let mut window = window();
    let x = |window: &Window| scene(window).bodies[Side::Q].pose().position.x;
    enter(&mut window, "Q x", "1,75", Key::Enter);
    assert_eq!(x(&window), 1.75);
    assert_eq!(verdict(&window), Verdict::Separate);
    enter(&mut window, "Q x", "-1/4", Key::Enter);
    assert_eq!(x(&window), -0.25);
    enter(&mut window, "Q x", "7", Key::Escape);
    assert_eq!(x(&window), -0.25, "Esc restores");
    assert_eq!(window.state().document().undo_name(), Some("move Q"));
}

#[test]
fn fields_refuse_what_is_no_number() {
    let mut window = window();
    let before = scene(&window).clone();
    for text in ["nan", "inf", "1e999", "1/0", "one"] {
        enter(&mut window, "Q y", text, Key::Enter);
        assert_eq!(scene(&window), &before, "{text}");
        press(&mut window, Modifiers::NONE, Key::Escape);
    }
    enter(&mut window, "Iteration limit", "0", Key::Enter);
    press(&mut window, Modifiers::NONE, Key::Escape);
    enter(&mut window, "Iteration limit", "2.5", Key::Enter);
    press(&mut window, Modifiers::NONE, Key::Escape);
    enter(&mut window, "P x", "1e300", Key::Enter);
    assert_eq!(scene(&window), &before);
    assert!(window.state().notice().is_some(), "too far away is refused with a reason");
}

#[test]
fn the_first_direction_cannot_become_zero() {
    let mut window = window();
    enter(&mut window, "First direction x", "0", Key::Enter);
    assert_eq!(scene(&window).query.initial_direction.x, 0.0);
    enter(&mut window, "First direction y", "0", Key::Enter);
    assert_eq!(scene(&window).query.initial_direction.y, -1.0);
    assert!(window.state().notice().is_some_and(|notice| notice.contains("zero")));
}

/// Opens the dialog that asks for a path, and types one.
fn type_path(window: &mut Window, menu_item: &str, path: &std::path::Path) {
    click(window, "File");
    click(window, menu_item);
    window.get_by_label("Path").focus();
    window.run();
    press(window, Modifiers::COMMAND, Key::A);
    window.get_by_label("Path").type_text(&path.display().to_string());
    window.run();
}

/// Uses the dialog that asks for a path.
fn by_path(window: &mut Window, menu_item: &str, path: &std::path::Path, button: &str) {
    type_path(window, menu_item, path);
    // "Save" is a word of the dialog only: its menu is closed.
    click(window, button);
}

#[test]
fn a_scene_survives_saving_and_opening() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    let mut window = window();
    enter(&mut window, "Q x", "0.75", Key::Enter);
    assert!(window.state().document().is_changed());
    let saved = scene(&window).clone();
    by_path(&mut window, "Save to path…", &path, "Save");
    assert!(path.is_file() && !window.state().document().is_changed());

    click(&mut window, "3D");
    assert_ne!(scene(&window), &saved);
    by_path(&mut window, "Open by path…", &path, "Open");
    assert_eq!(scene(&window), &saved);
    // Saving again needs no dialog.
    enter(&mut window, "Q x", "0.5", Key::Enter);
    press(&mut window, Modifiers::COMMAND, Key::S);
    assert!(!window.state().document().is_changed());
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(Scene::from_ron(&text).as_ref(), Ok(scene(&window)));
}

/// The field had taken the focus back before it was asked whether Enter had left it, so Enter did nothing.
#[test]
fn enter_confirms_a_typed_path() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    let mut window = window();
    type_path(&mut window, "Save to path…", &path);
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert!(path.is_file(), "the file is written");
    assert_eq!(window.state().document().file().map(std::path::Path::is_absolute), Some(true));
}

#[test]
fn a_broken_file_leaves_the_scene_and_says_where_it_is_broken() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("broken.ron");
    std::fs::write(&path, "(\n    format: 1,\n    colour: 3,\n)").unwrap();
    let mut window = window();
    enter(&mut window, "Q x", "0.75", Key::Enter);
    let before = scene(&window).clone();
    by_path(&mut window, "Open by path…", &path, "Open");
    // The unknown field stands in line 3.
    let place = format!("{}:3:", path.display());
    window.get_by_label_contains(&place);
    click(&mut window, "OK");
    assert_eq!(scene(&window), &before);
    assert_eq!(window.state().document().undo_name(), Some("move Q"), "the history is still there");
}

#[test]
fn unsaved_changes_are_asked_about() {
    let mut window = window();
    enter(&mut window, "Q x", "0.75", Key::Enter);
    let changed = scene(&window).clone();
    click(&mut window, "3D");
    window.get_by_label("Save the changes?");
    click(&mut window, "Cancel");
    assert_eq!(scene(&window), &changed);
    press(&mut window, Modifiers::NONE, Key::CloseBracket);
    // The transport does not work behind the dialog.
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert_eq!(step(&window), 0);
    click(&mut window, "Don't save");
    assert_eq!(window.state().document().origin(), &Origin::Shipped(1));
    assert!(!window.state().document().is_changed());
}

#[test]
fn saving_on_the_way_out_leads_there() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    std::fs::write(&path, library::start(Dimension::Two).to_ron()).unwrap();
    let start = Start { scene: Some((library::start(Dimension::Two), path.clone())), step: None };
    let mut window = window_with(start, vec2(1280.0, 800.0));
    enter(&mut window, "Q x", "0.75", Key::Enter);
    click(&mut window, "3D");
    click(&mut window, "Save");
    assert_eq!(scene(&window).dimension, Dimension::Three);
    let saved = Scene::from_ron(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(saved.bodies[Side::Q].pose().position.x, 0.75);
}

#[test]
fn a_window_of_any_size_survives() {
    for size in [vec2(0.0, 0.0), vec2(1.0, 1.0), vec2(200.0, 100.0), vec2(960.0, 600.0), vec2(3000.0, 300.0)]
    {
        for dimension in ["2D", "3D"] {
            let mut window = window();
            click(&mut window, dimension);
            window.set_size(size);
            window.run();
            press(&mut window, Modifiers::NONE, Key::End);
            assert!(window.state().playback().is_at_end());
        }
    }
}

#[test]
fn help_lists_every_command() {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::F1);
    for command in Command::ALL {
        assert!(window.query_all_by_label(command.tooltip()).next().is_some(), "{command:?} is missing");
    }
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(window.query_by_label("Commands and keys").is_none());
}

#[test]
fn no_two_commands_share_a_key() {
    for command in Command::ALL {
        for shortcut in command.shortcuts() {
            let found = Command::of_key(shortcut.logical_key, None, shortcut.modifiers);
            assert_eq!(found, Some(command), "{shortcut:?}");
        }
    }
}

#[test]
fn digits_work_where_they_need_shift() {
    // On a French keyboard the key of 3 gives ".
    assert_eq!(Command::of_key(Key::Quote, Some(Key::Num3), Modifiers::NONE), Some(Command::ViewRight));
}
