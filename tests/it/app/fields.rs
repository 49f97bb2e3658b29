//! Number fields accept common notations and refuse everything else.

use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, ViewportCommand};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::geometry::{Dimension, Pose, Side};
use gjk_sandbox::gjk::{Algorithm, Verdict};
use gjk_sandbox::scene::Scene;
use glam::DVec3;

use super::files_of_others::{scene_file, window_on};
use super::keeping::{close, drop_file};
use super::{
    Window, click, click_at, clicked, enter, focus, press, press_all, push, scene, step, verdict, window,
};

#[test]
fn fields_accept_common_notations() {
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
fn fields_refuse_invalid_numbers() {
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
fn tab_does_not_leave_an_invalid_number() {
    let mut window = window();
    let before = scene(&window).clone();
    enter(&mut window, "P x", "abc", Key::Tab);
    assert!(window.get_by_role_and_label(Role::TextInput, "P x").is_focused(), "it stays, with its reason");
    assert_eq!(scene(&window), &before);
    press_all(&mut window, [Key::Escape, Key::ArrowRight]);
    assert_eq!(step(&window), 1, "Esc gives it up");
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

/// The list of directions in Setup: added, typed, refused at zero, removed, and each undone.
#[test]
fn the_directions_of_a_run_are_edited_in_setup() {
    let mut window = window();
    let list = |window: &Window| scene(window).query.next_directions.as_slice().to_vec();
    assert!(window.query_by_label("Add direction").is_none(), "other algorithms find their directions");
    push(&mut window, Algorithm::Directions.title());
    window.get_by_label("One direction gives one point. A simplex needs 3 directions.");
    let first = scene(&window).query.initial_direction;
    push(&mut window, "Add direction");
    let turned = DVec3::new(-first.y, first.x, 0.0);
    assert_eq!(list(&window), [turned]);
    enter(&mut window, "Direction 2 x", "-3", Key::Enter);
    enter(&mut window, "Direction 2 y", "0", Key::Enter);
    assert_eq!(list(&window), [DVec3::new(-3.0, 0.0, 0.0)]);
    enter(&mut window, "Direction 2 x", "0", Key::Enter);
    assert_eq!(list(&window), [DVec3::new(-3.0, 0.0, 0.0)]);
    assert_eq!(window.state().notice(), Some("A direction cannot be zero"));
    push(&mut window, "Add direction");
    assert_eq!(list(&window).len(), 2);
    push(&mut window, "Remove direction 2");
    assert_eq!(list(&window), [DVec3::new(0.0, -3.0, 0.0)]);
    assert_eq!(window.state().document().undo_name(), Some("remove direction 2"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(list(&window).len(), 2);
}

#[test]
fn keys_belong_to_the_field_while_typing() {
    let mut window = window();
    focus(&mut window, "Q x");
    press_all(&mut window, [Key::ArrowRight, Key::Space, Key::End]);
    assert_eq!(step(&window), 0);
    assert!(!window.state().playback().is_playing());
}

#[test]
fn a_draft_does_not_apply_to_a_scene_opened_meanwhile() {
    let mut window = window();
    let x = |window: &Window| scene(window).bodies[Side::Q].pose().position.x;
    window.get_by_role_and_label(Role::TextInput, "Q x").focus();
    window.run();
    window.get_by_role_and_label(Role::TextInput, "Q x").type_text("77");
    window.run();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other.ron");
    let mut other = scene(&window).clone();
    let pose = other.bodies[Side::Q].pose();
    let position = pose.position + DVec3::X;
    other.bodies[Side::Q] = other.bodies[Side::Q].with_pose(Pose { position, ..pose }).unwrap();
    std::fs::write(&path, other.to_ron()).unwrap();
    let before = x(&window);
    drop_file(&mut window, &path);
    assert_eq!(x(&window), before + 1.0);
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(x(&window), before + 1.0);
    assert_eq!(window.state().document().undo_name(), None);
}

/// 4.5 MB in a field of one line took 2.8 GB, for the layout of each character.
#[test]
fn a_field_takes_no_more_than_a_number_needs() {
    let mut window = window();
    let before = scene(&window).clone();
    window.get_by_role_and_label(Role::TextInput, "Q x").focus();
    window.run();
    press(&mut window, Modifiers::COMMAND, Key::A);
    window.event(Event::Paste("1".repeat(4_500_000)));
    let used = allocation_counter::measure(|| {
        window.run();
    });
    assert!(used.bytes_max < 100_000_000, "{} bytes", used.bytes_max);
    window.get_by_label_contains("at most 1000 characters");
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(scene(&window), &before, "a number that was cut off is not read as another one");
}

/// Types into a field without leaving it.
fn type_in(window: &mut Window, field: &str, text: &str) {
    window.get_by_role_and_label(Role::TextInput, field).focus();
    window.run();
    press(window, Modifiers::COMMAND, Key::A);
    window.get_by_role_and_label(Role::TextInput, field).type_text(text);
    window.run();
}

/// Regression: a typed 5 was shown, "Saved" was said, and the file had 0.
#[test]
fn saving_commits_the_field_that_is_open() {
    let (_folder, path) = scene_file();
    let mut window = window_on(&path, None);
    type_in(&mut window, "Q x", "5");
    press(&mut window, Modifiers::COMMAND, Key::S);
    assert_eq!(Scene::read(&path).unwrap().bodies[Side::Q].pose().position.x, 5.0);
    assert!(!window.state().document().is_changed());
    assert!(window.state().notice().is_some_and(|notice| notice.starts_with("Saved")));
}

#[test]
fn a_command_of_a_menu_or_a_screen_reader_commits_the_field() {
    let mut window = window();
    type_in(&mut window, "Q x", "5");
    window.get_by_label("Robust").click_accesskit();
    push(&mut window, "3D");
    assert_eq!(scene(&window).dimension, Dimension::Three);
    click(&mut window, "2D");
    assert_eq!(scene(&window).bodies[Side::Q].pose().position.x, 5.0);
}

#[test]
fn closing_the_window_commits_the_field() {
    let mut window = window();
    type_in(&mut window, "Q x", "5");
    assert!(close(&mut window).contains(&ViewportCommand::CancelClose));
    window.step();
    close(&mut window);
    window.get_by_label("Save the changes?");
    assert_eq!(scene(&window).bodies[Side::Q].pose().position.x, 5.0);
}

#[test]
fn nothing_is_saved_while_the_field_refuses_its_text() {
    let (_folder, path) = scene_file();
    let mut window = window_on(&path, None);
    let before = scene(&window).clone();
    enter(&mut window, "P x", "0.25", Key::Enter);
    type_in(&mut window, "Q x", "one");
    press(&mut window, Modifiers::COMMAND, Key::S);
    assert_eq!(Scene::read(&path).unwrap(), before);
    assert!(window.get_by_role_and_label(Role::TextInput, "Q x").is_focused());
    assert!(
        window.state().notice().is_some_and(|notice| notice.contains("one")),
        "{:?}",
        window.state().notice()
    );
    press(&mut window, Modifiers::NONE, Key::Escape);
    press(&mut window, Modifiers::COMMAND, Key::S);
    assert_eq!(&Scene::read(&path).unwrap(), scene(&window));
}

/// Regression: a count out of range was silently dropped when a click left its field.
#[test]
fn a_number_that_is_refused_when_its_field_is_left_is_named() {
    let mut window = window();
    press(&mut window, Modifiers::COMMAND, Key::L);
    type_in(&mut window, "Pairs", "20000000");
    click(&mut window, "Test Robust");
    assert_eq!(window.state().notice(), Some("Pairs goes from 1 to 10000000; Pairs stays 20000"));
    window.get_by_role_and_label(Role::TextInput, "Pairs");
}

/// √½ has 17 digits: 0.7071067811865476. A field without room for them shows an ellipsis.
#[test]
fn a_number_is_shown_with_all_digits_or_an_ellipsis_and_the_whole_number_on_hover() {
    for mode in ["2D", "3D"] {
        let mut window = clicked([mode]);
        enter(&mut window, "Q x", "sqrt(2)/2", Key::Enter);
        assert_eq!(scene(&window).bodies[Side::Q].pose().position.x, std::f64::consts::FRAC_1_SQRT_2);
        let field = window.get_by_role_and_label(Role::TextInput, "Q x");
        let shown = field.value().unwrap();
        let digits = shown.strip_suffix('…').expect("not all digits fit into this field");
        assert!("0.7071067811865476".starts_with(digits) && digits.len() >= 5, "{mode}: {shown}");
        // The painted text is complete: its right end is inside the field.
        let place = field.rect();
        let painted = painted_text(&window, &shown);
        assert!(painted.max.x <= place.max.x - 2.0, "{mode}: {painted} in {place}");
        window.get_by_role_and_label(Role::TextInput, "Q x").hover();
        window.run();
        window.get_by_label("0.7071067811865476");
        enter(&mut window, "Q x", "0.25", Key::Enter);
        assert_eq!(window.get_by_role_and_label(Role::TextInput, "Q x").value().as_deref(), Some("0.25"));
    }
}

/// Where a text is painted.
fn painted_text(window: &Window, text: &str) -> eframe::egui::Rect {
    use eframe::egui::epaint::{ClippedShape, Shape};
    let shapes = window.output().shapes.iter();
    let mut found = shapes.filter_map(|ClippedShape { shape, .. }| match shape {
        Shape::Text(painted) if painted.galley.text() == text => Some(painted.visual_bounding_rect()),
        _ => None,
    });
    found.next_back().expect("it is painted")
}

/// Regression: a text that was refused on Tab or a click elsewhere was lost, and the next click removed the notice.
#[test]
fn the_reason_for_a_dropped_text_stays_until_the_next_input() {
    let reason = |window: &Window| window.query_all_by_label_contains("; Q x stays").next().is_some();
    let mut window = window();
    let before = scene(&window).clone();
    type_in(&mut window, "Q x", "nonsense");
    // A click on nothing in the view.
    let at = window.get_by_label("Shapes view").rect().right_top() + eframe::egui::vec2(-20.0, 30.0);
    click_at(&mut window, at);
    assert_eq!(scene(&window), &before);
    assert!(reason(&window), "it is said beside the field");
    window.run_steps(10);
    assert!(reason(&window), "it stays");
    let count = |window: &Window| window.query_all_by_label_contains("; Q x stays").count();
    let with_tooltip = count(&window);
    type_in(&mut window, "Q y", "0");
    assert!(count(&window) < with_tooltip, "the next input ends it");
}

/// Typed and left with Tab within one frame: the field has not processed the text before.
#[test]
fn nonsense_and_tab_within_one_frame_has_its_reason() {
    let mut window = window();
    let before = scene(&window).clone();
    window.get_by_role_and_label(Role::TextInput, "P x").focus();
    window.run();
    press(&mut window, Modifiers::COMMAND, Key::A);
    window.event(Event::Text("abc".to_owned()));
    window.key_press(Key::Tab);
    window.run();
    assert_eq!(scene(&window), &before);
    assert!(window.query_all_by_label_contains("abc").next().is_some());
}
