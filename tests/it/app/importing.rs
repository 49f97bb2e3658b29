//! Import: from the clipboard, from a dropped file, from typed text. The import is previewed, and the scene does not
//! change before it is applied.

use std::path::Path;

use eframe::egui::{Event, Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::app::Origin;
use gjk_sandbox::geometry::{Dimension, Side};
use gjk_sandbox::scene::library;
use glam::DVec3;

use super::files_of_others::changed_file;
use super::keeping::drop_file;
use super::laboratory::wait_for;
use super::{
    Window, click, click_all, focus, press, push_all, scene, undo_name, undo_restores, window, window_of_size,
};

/// Five points in 3D and one more, as C++.
const TWO_LISTS: &str = "std::vector<Vec3> hull = {{0.0f, 0.0f, 0.0f}, {2.0f, 0.0f, 0.0f}, {0.0f, 2.0f, 0.0f}, \
                         {0.0f, 0.0f, 2.0f}, {0.25f, 0.25f, 0.25f}};\nstd::vector<Vec3> point = {{3.0f, 4.0f, 5.0f}};\n";

/// Pastes this text as Ctrl+V does.
fn paste(window: &mut Window, text: &str) {
    window.event(Event::Paste(text.to_owned()));
    window.run();
}

fn points(window: &Window, side: Side) -> Vec<DVec3> {
    let body = &scene(window).bodies[side];
    let pose = body.pose();
    let local = body.shape().vertices().unwrap();
    local.into_iter().map(|point| pose.world_from_local(point)).collect()
}

fn is_open(window: &Window) -> bool {
    window.query_by_label("Text with points").is_some() || window.query_by_label("Import shapes").is_some()
}

#[test]
fn pasted_points_are_shown_and_change_nothing_before_they_are_applied() {
    let mut window = window();
    let before = scene(&window).clone();
    paste(&mut window, "1.5 -2\n0.1 3e-1\n-4 0.30000000000000004\n");
    window.get_by_label("1 list: 3 points, 2D");
    window.get_by_label_contains("3 points, 3 on the hull");
    window.get_by_label("P is replaced, Q stays");
    assert_eq!(scene(&window), &before);
    click(&mut window, "Apply");
    assert!(!is_open(&window));
    let expected = [
        DVec3::new(1.5, -2.0, 0.0),
        DVec3::new(0.1, 0.3, 0.0),
        DVec3::new(-4.0, 0.300_000_000_000_000_04, 0.0),
    ];
    assert_eq!(points(&window, Side::P), expected);
    assert_eq!(scene(&window).bodies[Side::Q], before.bodies[Side::Q]);
    assert_eq!(undo_name(&window), Some("import 3 points"));
    undo_restores(&mut window, &before);
}

#[test]
fn a_single_list_becomes_q_where_that_is_chosen() {
    let mut window = window();
    let before = scene(&window).clone();
    paste(&mut window, "[[1, 2], [3, 4], [5, 7]]");
    click(&mut window, "List 1 becomes Q");
    window.get_by_label("Q is replaced, P stays");
    click(&mut window, "Apply");
    assert_eq!(scene(&window).bodies[Side::P], before.bodies[Side::P]);
    assert_eq!(
        points(&window, Side::Q),
        [[1.0, 2.0], [3.0, 4.0], [5.0, 7.0]].map(|[x, y]| DVec3::new(x, y, 0.0))
    );
}

#[test]
fn two_lists_in_3d_make_a_new_scene_and_undo_restores_the_old_one() {
    let mut window = window();
    let before = scene(&window).to_ron();
    paste(&mut window, TWO_LISTS);
    window.get_by_label("2 lists: 5 and 1 points, 3D");
    window.get_by_label_contains("5 points, 4 on the hull");
    window.get_by_label("The scene is 2D, so the import makes a new 3D scene; undo restores this one");
    click(&mut window, "Apply");
    assert_eq!(scene(&window).dimension, Dimension::Three);
    assert_eq!(points(&window, Side::P).len(), 5);
    assert_eq!(points(&window, Side::P)[4], DVec3::splat(0.25));
    assert_eq!(points(&window, Side::Q), [DVec3::new(3.0, 4.0, 5.0)]);
    let document = window.state().document();
    assert_eq!((document.undo_name(), document.origin()), (Some("import 5 and 1 points"), &Origin::Imported));
    assert!(document.is_changed(), "it is in no file, so that leaving it asks");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window).to_ron(), before);
    let document = window.state().document();
    assert_eq!((document.origin(), document.is_changed()), (&Origin::Shipped(0), false));
}

#[test]
fn a_new_scene_asks_about_unsaved_changes() {
    let (_folder, _, mut window) = changed_file();
    let changed = scene(&window).clone();
    paste(&mut window, TWO_LISTS);
    click(&mut window, "Apply");
    window.get_by_label("Save the changes?");
    click(&mut window, "Cancel");
    assert_eq!(scene(&window), &changed);
    // The lists that were read are kept.
    press(&mut window, Modifiers::COMMAND, Key::I);
    window.get_by_label("2 lists: 5 and 1 points, 3D");
    click_all(&mut window, ["Apply", "Don't save"]);
    assert_eq!(scene(&window).dimension, Dimension::Three);
}

#[test]
fn lists_are_chosen_and_no_two_become_the_same_body() {
    let mut window = window();
    paste(&mut window, "a = [(0, 0), (1, 0), (0, 1)]\nb = [(5, 5), (6, 5)]\nc = [(9, 9)]\n");
    window.get_by_label("3 lists: 3, 2 and 1 points, 2D");
    click(&mut window, "a becomes nothing");
    window.get_by_label("Q is replaced, P stays");
    click_all(&mut window, ["c becomes Q", "b becomes P", "Apply"]);
    assert_eq!(points(&window, Side::P), [DVec3::new(5.0, 5.0, 0.0), DVec3::new(6.0, 5.0, 0.0)]);
    assert_eq!(points(&window, Side::Q), [DVec3::new(9.0, 9.0, 0.0)]);
    assert_eq!(undo_name(&window), Some("import 2 and 1 points"));
}

#[test]
fn lists_become_other_bodies_where_their_points_are() {
    let mut window = window();
    let before = scene(&window).clone();
    paste(&mut window, "a = [(0, 0), (1, 0), (0, 1)]\nb = [(5, 5), (6, 5)]\nc = [(9, 9)]\n");
    click_all(&mut window, ["a becomes nothing", "b becomes another body"]);
    window.get_by_label("P and Q stay, with one more body");
    click(&mut window, "c becomes another body");
    window.get_by_label("P and Q stay, with 2 more bodies");
    click(&mut window, "Apply");
    assert_eq!(scene(&window).bodies, before.bodies);
    let others: Vec<_> = scene(&window).others.iter().collect();
    assert_eq!(others.iter().map(|other| other.label.name.as_str()).collect::<Vec<_>>(), ["b", "c"]);
    let listed = others[0].body.shape().vertices().unwrap();
    assert_eq!(listed, [DVec3::new(5.0, 5.0, 0.0), DVec3::new(6.0, 5.0, 0.0)]);
    assert!(others.iter().all(|other| other.body.pose().position == DVec3::ZERO));
    assert_eq!(undo_name(&window), Some("import 2 and 1 points"));
    undo_restores(&mut window, &before);
}

#[test]
fn nothing_chosen_cannot_be_applied() {
    let mut window = window();
    paste(&mut window, "1 2\n3 4\n");
    click(&mut window, "List 1 becomes nothing");
    window.get_by_label("Choose a list to become a body");
    assert!(window.get_by_label("Apply").accesskit_node().is_disabled());
}

#[test]
fn errors_are_listed_with_their_positions_and_can_be_corrected() {
    let mut window = window();
    let before = scene(&window).clone();
    paste(&mut window, "1 2\n3 apple\n5 6\n7 8\n");
    window.get_by_label("1 place was not understood");
    // The word is in the second line, from the third character.
    let problem = window.get_by_label_contains("2:3: expected");
    assert!(problem.accesskit_node().label().unwrap().contains("apple"));
    problem.click();
    window.run();
    assert!(window.get_by_label("Text with points").is_focused(), "the place is shown in the text");
    press(&mut window, Modifiers::COMMAND, Key::A);
    window.get_by_label("Text with points").type_text("1 2\n3 4\n5 6.5\n7 8\n");
    window.run();
    assert!(window.query_by_label_contains("not understood").is_none());
    window.get_by_label("1 list: 4 points, 2D");
    assert_eq!(scene(&window), &before);
}

#[test]
fn esc_leaves_the_scene_and_keeps_the_text() {
    let mut window = window();
    let before = scene(&window).clone();
    paste(&mut window, "1 2\n3 4\n");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!is_open(&window));
    assert_eq!((scene(&window), undo_name(&window)), (&before, None));
    press(&mut window, Modifiers::COMMAND, Key::I);
    window.get_by_label("1 list: 2 points, 2D");
    click(&mut window, "Cancel");
    assert_eq!((scene(&window), undo_name(&window)), (&before, None));
}

#[test]
fn keys_belong_to_the_window_while_it_is_open() {
    let mut window = window();
    press(&mut window, Modifiers::COMMAND, Key::I);
    assert!(window.get_by_label("Text with points").is_focused(), "it can be typed at once");
    press(&mut window, Modifiers::NONE, Key::End);
    assert_eq!(super::step(&window), 0);
    assert!(window.get_by_label("Apply").accesskit_node().is_disabled());
}

#[test]
fn pasting_again_replaces_what_was_pasted() {
    let mut window = window();
    paste(&mut window, "1 2\n3 4\n");
    paste(&mut window, "1 2\n3 4\n5 6\n");
    window.get_by_label("1 list: 3 points, 2D");
    click(&mut window, "Clear");
    window.get_by_label_contains("Nothing has been read yet");
}

#[test]
fn a_field_takes_what_is_pasted_into_it() {
    let mut window = window();
    focus(&mut window, "Q x");
    paste(&mut window, "0.75");
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert!(!is_open(&window));
    assert_eq!(scene(&window).bodies[Side::Q].pose().position.x, 0.75);
    press(&mut window, Modifiers::NONE, Key::Escape);
    paste(&mut window, "12");
    assert!(!is_open(&window));
    assert!(window.state().notice().unwrap().contains("single number"));
}

#[test]
fn a_pasted_scene_opens() {
    let mut window = window();
    let before = scene(&window).to_ron();
    paste(&mut window, &library::start(Dimension::Three).to_ron());
    assert_eq!(scene(&window), &library::start(Dimension::Three));
    assert_eq!(window.state().document().origin(), &Origin::Imported);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window).to_ron(), before);
    let (_folder, _, mut window) = changed_file();
    paste(&mut window, &library::start(Dimension::Three).to_ron());
    window.get_by_label("Save the changes?");
    click(&mut window, "Cancel");
    assert_eq!(scene(&window).bodies[Side::Q].pose().position.x, 0.75);
}

#[test]
fn a_broken_scene_says_where_it_is_broken() {
    let mut window = window();
    let before = scene(&window).clone();
    paste(&mut window, "(\n    format: 1,\n    color: 3,\n)");
    window.get_by_label_contains("3:");
    assert!(window.get_by_label("Apply").accesskit_node().is_disabled());
    assert_eq!(scene(&window), &before);
}

/// A file with this name and content.
fn drop_content(window: &mut Window, name: &str, content: &[u8]) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    std::fs::write(&path, content).unwrap();
    drop_file(window, &path);
}

#[test]
fn a_dropped_mesh_is_offered() {
    let mut window = window();
    let obj = "o wedge\nv 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 2 3\nf 1 2 4\nf 1 3 4\nf 2 3 4\n";
    drop_content(&mut window, "wedge.obj", obj.as_bytes());
    window.get_by_label("1 list: 4 points, 3D");
    window.get_by_label_contains("wedge.obj");
    let words = "The scene is 2D, so the import makes a new 3D scene, with the Q of the start scene; undo restores this one";
    window.get_by_label(words);
    click_all(&mut window, ["wedge becomes P", "Apply"]);
    assert_eq!(points(&window, Side::P), [DVec3::ZERO, DVec3::X, DVec3::Y, DVec3::Z]);
    assert_eq!(scene(&window).bodies[Side::Q], library::start(Dimension::Three).bodies[Side::Q]);
}

#[test]
fn dropped_garbage_leaves_everything_and_says_why() {
    let mut window = window();
    let before = scene(&window).clone();
    drop_content(&mut window, "photo.jpg", &[0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A]);
    window.get_by_label_contains("expected text in UTF-8, or a mesh as STL or PLY, found the byte 0xFF");
    assert!(window.get_by_label("Apply").accesskit_node().is_disabled());
    press(&mut window, Modifiers::NONE, Key::Escape);
    drop_content(&mut window, "letter.txt", b"Dear reader,\nthere are no points here.\n");
    window.get_by_label("There are no points to import");
    press(&mut window, Modifiers::NONE, Key::Escape);
    drop_file(&mut window, Path::new("/nowhere/points.csv"));
    window.get_by_label_contains("/nowhere/points.csv: cannot be read");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!((scene(&window), undo_name(&window)), (&before, None));
}

#[test]
fn points_in_a_file_that_is_named_like_a_scene_are_offered() {
    let mut window = window();
    drop_content(&mut window, "points.ron", b"[(1, 2), (3, 4), (5, 7)]");
    window.get_by_label("1 list: 3 points, 2D");
}

#[test]
fn a_long_text_is_read_beside_the_window_and_not_shown() {
    let mut window = window();
    // A grid of 30 by 30 points, padded with zeros to more than 100,000 bytes.
    let line = |number: u32| format!("{:.60} {:.60}\n", f64::from(number % 30), f64::from(number / 30));
    let text: String = (0..900).map(line).collect();
    assert!(text.len() > 100_000);
    window.event(Event::Paste(text));
    wait_for(&mut window, "1 list: 900 points, 2D");
    window.get_by_label_contains("900 points, 4 on the hull");
    window.get_by_label_contains("A text of 1");
    assert!(window.query_by_label("Text with points").is_none());
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(undo_name(&window), None);
}

#[test]
fn what_is_odd_is_shown_and_mended_before_it_is_applied() {
    let mut window = window();
    paste(&mut window, "0 0\n0 2\n2 2\n1 1\n2 0\n2 0\n");
    window.get_by_label_contains("1 point equals an earlier point; 1 point is not a corner of the hull");
    click(&mut window, "Fix the points");
    assert!(window.query_by_label("Fix the points").is_none(), "there is nothing left to mend");
    window.get_by_label_contains("4 points, 4 on the hull");
    click(&mut window, "Apply");
    let expected = [[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [0.0, 2.0]].map(|[x, y]| DVec3::new(x, y, 0.0));
    assert_eq!(points(&window, Side::P), expected);
}

#[test]
fn an_outline_that_is_not_convex_is_told_with_its_points() {
    let mut window = window();
    paste(&mut window, "0 0\n2 0\n2 1\n1 1\n1 2\n0 2\n");
    window.get_by_label_contains("List 1: Not convex: vertex 3 (1, 1) lies inside the hull");
    press(&mut window, Modifiers::NONE, Key::Escape);
    // A cube whose upper side is a pyramid down to its middle.
    let dented = "v 0 0 0\nv 2 0 0\nv 2 2 0\nv 0 2 0\nv 0 0 2\nv 2 0 2\nv 2 2 2\nv 0 2 2\nv 1 1 1\nf 4 3 2 1\n\
                  f 1 2 6 5\nf 2 3 7 6\nf 3 4 8 7\nf 4 1 5 8\nf 5 6 9\nf 6 7 9\nf 7 8 9\nf 8 5 9\n";
    drop_content(&mut window, "dented.obj", dented.as_bytes());
    window.get_by_label_contains("Not convex: vertex 8 (1, 1, 1) lies inside the hull");
}

#[test]
fn bodies_of_a_report_keep_their_kinds_and_poses() {
    let mut window = window();
    // dimforge/parry issue #34.
    paste(
        &mut window,
        "query::contact(&Isometry::translation(1.0, 1.0), &Ball::new(1.0), &Isometry::identity(), \
         &Cuboid::new(Vector2::new(1.0, 1.0)), 1.0)",
    );
    window.get_by_label("2 bodies: disc and rectangle, 2D");
    window.get_by_label("P and Q are replaced");
    click(&mut window, "Apply");
    let [p, q] = &scene(&window).bodies;
    assert_eq!((p.kind_name(), q.kind_name()), ("disc", "rectangle"));
    assert_eq!(p.pose().position, DVec3::new(1.0, 1.0, 0.0));
    assert_eq!(undo_name(&window), Some("import disc and rectangle"));
}

/// Three lists: a call before them, and an invalid vertex in the last one.
const SPOILED: &str =
    "reserve(8)\na = [(0, 0), (1, 0), (0, 1)]\nb = [(5, 5), (6, 5)]\nc = [(9, 9), (8, nan)]\n";

fn may_apply(window: &Window) -> bool {
    !window.get_by_label("Apply").accesskit_node().is_disabled()
}

#[test]
fn lists_have_their_lines_numbers_and_poses() {
    let mut window = window();
    paste(
        &mut window,
        "\nquery::contact(&Isometry::translation(1.0, 1.0), &Ball::new(1.0), &Isometry::identity(), \
         &Cuboid::new(Vector2::new(1.0, 1.0)), 1.0)",
    );
    window.get_by_label("disc: radius 1");
    window.get_by_label("at (1, 1)");
    window.get_by_label("rectangle: half lengths 1, 1");
    window.get_by_label("at the origin");
    assert_eq!(window.query_all_by_label("line 2").count(), 2);
    press(&mut window, Modifiers::NONE, Key::Escape);
    paste(&mut window, "1 2\n3 4\n5 7\n");
    window.get_by_label("(1, 2), (3, 4), (5, 7)");
}

#[test]
fn what_is_left_out_is_listed_with_its_place() {
    let mut window = window();
    paste(&mut window, SPOILED);
    window.get_by_label("Left out (2)");
    let call = window.get_by_label_contains("line 1: `reserve(8)`, ");
    call.click();
    window.run();
    assert!(window.get_by_label("Text with points").is_focused(), "the place is shown in the text");
    window.get_by_label_contains("line 4: `nan`, expected a finite number");
}

#[test]
fn a_problem_disables_apply_only_for_lists_that_it_may_change() {
    let mut window = window();
    paste(&mut window, SPOILED);
    assert!(may_apply(&window), "the problem is in neither of the two lists");
    assert!(window.query_by_label_contains("not understood").is_none());
    click(&mut window, "c becomes Q");
    window.get_by_label("1 place was not understood");
    window.get_by_label("Line 4 may change these shapes: correct the text, or choose other lists");
    assert!(!may_apply(&window));
    click(&mut window, "c becomes another body");
    assert!(!may_apply(&window), "another body would be changed, too");
    click_all(&mut window, ["c becomes nothing", "b becomes Q", "Apply"]);
    assert!(!is_open(&window));
    assert_eq!(points(&window, Side::Q), [DVec3::new(5.0, 5.0, 0.0), DVec3::new(6.0, 5.0, 0.0)]);
}

#[test]
fn the_pair_is_pictured_before_it_is_applied() {
    let mut window = window();
    paste(&mut window, SPOILED);
    window.get_by_label("Picture of P and Q: P is a, Q is b");
    click(&mut window, "a becomes nothing");
    window.get_by_label("Picture of P and Q: P stays, Q is b");
    paste(&mut window, "(0, 0, 0), (1, 0, 0), (0, 1, 0)");
    window.get_by_label("Picture of P and Q: P is list 1, Q is that of the start scene");
}

#[test]
fn the_window_fits_small_and_large_screens() {
    let long = format!(
        "{}{}{SPOILED}",
        "print(3.25, 'a call that is long enough for more than one line of the list below the text')\n"
            .repeat(12),
        "name_of_a_list_that_is_far_too_long_for_a_row_of_the_window_and_has_to_be_cut = [(0, 0), (1, 1)]\n",
    );
    for (size, zoom) in [(vec2(960.0, 600.0), 1.0), (vec2(960.0, 600.0), 1.5), (vec2(1920.0, 1080.0), 1.0)] {
        let mut window = window_of_size(size);
        window.ctx.set_zoom_factor(zoom);
        window.run_steps(3);
        paste(&mut window, &long);
        let room = size / zoom;
        for label in ["Apply", "Cancel", "Open a file…", "Clear"] {
            let rect = window.get_by_label(label).rect();
            assert!(
                rect.right() <= room.x && rect.bottom() <= room.y,
                "{label} at {rect} in {room} · {zoom}"
            );
        }
        let picture = window.get_by_label_contains("Picture of P and Q").rect();
        assert!(picture.width() > 150.0 && picture.height() > 50.0, "{picture} in {room}");
        for label in ["a becomes nothing", "Text with points"] {
            let rect = window.get_by_label(label).rect();
            assert!(rect.right() <= room.x - 20.0, "{label} at {rect} in {room}");
        }
        push_all(&mut window, ["a becomes nothing", "Apply"]);
        assert!(!is_open(&window), "{room}");
    }
}
