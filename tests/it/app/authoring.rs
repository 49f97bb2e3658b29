//! Writing a lesson in the window, like a teacher who never sees its file.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

use eframe::egui::{Key, Modifiers, Role, ViewportCommand, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::app::Origin;
use gjk_sandbox::geometry::Side;
use gjk_sandbox::lesson::{At, Goal, Loaded, Question, SHIPPED, Solution, Source, problems};

use super::keeping::close;
use super::{Window, click, enter, focus, has, press, push, push_all, scene, step, window_of_size};

/// A window whose panels have room, at the first step of the walk-through of dyn4j.
fn window() -> Window {
    window_of_size(vec2(1280.0, 1000.0))
}

/// Begins a lesson from the shelf.
pub(super) fn begin(window: &mut Window) {
    press(window, Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
    push(window, "Write a lesson");
    assert!(has(window, "WRITE"), "the shelf begins a lesson");
}

/// Replaces the content of a text field, and leaves it.
pub(super) fn write(window: &mut Window, field: &str, text: &str) {
    let roles = [Role::TextInput, Role::MultilineTextInput];
    let found = roles.into_iter().find_map(|role| window.query_all_by_role_and_label(role, field).next());
    found.unwrap_or_else(|| panic!("no field {field}")).focus();
    window.run();
    press(window, Modifiers::COMMAND, Key::A);
    window.event(eframe::egui::Event::Text(text.to_owned()));
    window.run();
    leave(window);
}

/// Leaves the field that has the focus.
fn leave(window: &mut Window) {
    window.ctx.memory_mut(|memory| {
        if let Some(id) = memory.focused() {
            memory.surrender_focus(id);
        }
    });
    window.run();
}

/// Chooses the first entry with these words from a list that drops down.
fn choose(window: &mut Window, list: &str, entry: &str) {
    let lists = window.get_all_by_role_and_label(Role::ComboBox, list);
    lists.last().unwrap().click_accesskit();
    window.run();
    let is_button = |role| role == Role::Button;
    let mut entries = window.query_all_by_label_contains(entry);
    let found = entries.find(|node| is_button(node.accesskit_node().role()));
    found.unwrap_or_else(|| panic!("{list} has no {entry}")).click_accesskit();
    drop(entries);
    window.run();
}

/// Moves Q along x in the setup.
fn move_q(window: &mut Window, x: &str) {
    push(window, "SETUP");
    enter(window, "Q x", x, Key::Enter);
    push(window, "WRITE");
}

/// Waits for the check, which runs in a separate thread.
fn wait_for(window: &mut Window, name: &str) {
    for _ in 0..1000 {
        window.run();
        if has(window, name) {
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("{name} does not appear");
}

pub(super) fn save(window: &mut Window, path: &Path) {
    push(window, "Save lesson to path…");
    focus(window, "Path");
    press(window, Modifiers::COMMAND, Key::A);
    window.get_by_label("Path").type_text(path.to_str().unwrap());
    press(window, Modifiers::NONE, Key::Enter);
    let notice = window.state().notice().unwrap_or_default();
    assert!(notice.starts_with("Saved "), "{notice}");
}

/// A whole lesson: title, text with a number of the run, a question of the run and one of the teacher's own, a goal with
/// hint and solution, a second page with another scene, saved and read as students read it.
#[test]
fn a_teacher_writes_a_lesson_without_seeing_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.ron");
    let mut window = window();
    let first = scene(&window).clone();
    begin(&mut window);
    write(&mut window, "Title of the lesson", "My lesson");
    write(&mut window, "Title of the page", "Where is O?");
    write(&mut window, "Text of the page", "The reach is ");
    push(&mut window, "Numbers of the run");
    // The walk-through: v = (1, −1) finds (4, 2), A·v = 2.
    let value = window.query_all_by_role_and_label(Role::Button, "A·v = 2").next();
    value.expect("the value at this step").click_accesskit();
    window.run();
    leave(&mut window);
    assert!(window.query_by_label_contains("The reach is 2").is_some(), "the preview has the number");
    choose(&mut window, "Question about the run", "Step 3: ");
    assert!(window.query_by_label_contains("Right: p").is_some(), "the run answers it");
    push(&mut window, "Choice");
    write(&mut window, "Question", "Do they overlap?");
    write(&mut window, "Answer 1", "Yes");
    write(&mut window, "Answer 2", "No");
    choose(&mut window, "Kind of goal", "Verdict");
    push(&mut window, "Add hint");
    write(&mut window, "Hint 1", "Move Q far away.");
    move_q(&mut window, "6");
    push(&mut window, "The solution is on screen");
    let by = 6.0 - first.bodies[Side::Q].pose().position.x;
    assert!(has(&window, &format!("Move Q by ({by}, 0).")));
    push(&mut window, "Add page");
    write(&mut window, "Title of the page", "Apart");
    wait_for(&mut window, "No problems found");
    save(&mut window, &path);
    let loaded = Loaded::read(&path).unwrap();
    assert_eq!(problems(&loaded), []);
    let [one, two] = loaded.lesson.pages.as_slice() else { panic!("two pages") };
    assert_eq!((loaded.lesson.title.as_str(), one.title.as_str()), ("My lesson", "Where is O?"));
    assert_eq!(one.text, "The reach is {A·v}");
    assert_eq!(
        (one.step, &one.scene),
        (At::First, &Some(Source::Shipped("01-triangle-and-quad.ron".into())))
    );
    assert_eq!(one.solution, Some(Solution::MoveQ(vec![by, 0.0])));
    assert!(matches!(one.goal, Some(Goal::Verdict(_))) && one.hints == ["Move Q far away."]);
    let [Question::Vertex { step: 3, .. }, Question::Choice { answers, .. }] = &one.questions[..] else {
        panic!("{:?}", one.questions)
    };
    assert!(answers[0].words == "Yes" && answers[0].right && !answers[1].right);
    assert_eq!(loaded.scenes[0], first);
    assert_eq!(two.title, "Apart");
    assert_eq!(&loaded.scenes[1], scene(&window), "the second page is what was on screen");
}

#[test]
fn pages_are_reordered_duplicated_and_deleted_and_undo_brings_them_back() {
    let mut window = window();
    let first = scene(&window).clone();
    begin(&mut window);
    write(&mut window, "Title of the page", "one");
    move_q(&mut window, "6");
    push(&mut window, "Add page");
    write(&mut window, "Title of the page", "two");
    let second = scene(&window).clone();
    push(&mut window, "Page 1: one");
    assert_eq!(scene(&window), &first, "a page is shown as it begins");
    push(&mut window, "Page down");
    assert!(has(&window, "Page 1: two") && has(&window, "Page 2: one"));
    assert_eq!(scene(&window), &first, "the page that moves keeps its scene");
    push(&mut window, "Duplicate page");
    assert!(has(&window, "Page 3: one"));
    push(&mut window, "Page 1: two");
    assert_eq!(scene(&window), &second, "so does the other one");
    push(&mut window, "Delete page");
    assert!(!has(&window, "Page 1: two") && has(&window, "Page 1: one"));
    for _ in 0..3 {
        push(&mut window, "Undo in lesson");
    }
    assert!(has(&window, "Page 1: one") && has(&window, "Page 2: two"));
    push(&mut window, "Redo in lesson");
    assert!(has(&window, "Page 1: two") && has(&window, "Page 2: one"));
}

/// Every command that leaves the draft asks about it, together with the scene, and can save it.
#[test]
fn unsaved_work_is_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.ron");
    let mut window = window();
    begin(&mut window);
    assert!(!close(&mut window).contains(&ViewportCommand::CancelClose), "nothing is lost yet");
    let mut window = self::window();
    begin(&mut window);
    write(&mut window, "Title of the lesson", "Mine");
    assert!(close(&mut window).contains(&ViewportCommand::CancelClose));
    assert!(has(&window, "The lesson has unsaved changes: Mine"));
    click(&mut window, "Cancel");
    save(&mut window, &path);
    assert!(!close(&mut window).contains(&ViewportCommand::CancelClose), "it is saved");
    write(&mut window, "About the lesson", "more");
    push(&mut window, "Close lesson");
    assert!(has(&window, "The lesson has unsaved changes: Mine"));
    click(&mut window, "Save");
    assert!(!has(&window, "WRITE"), "saved, then closed");
    assert_eq!(Loaded::read(&path).unwrap().lesson.about, "more");
}

/// Another program has changed the file: nothing is overwritten without a question.
#[test]
fn a_file_that_was_changed_meanwhile_is_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.ron");
    let mut window = window();
    begin(&mut window);
    save(&mut window, &path);
    write(&mut window, "Title of the lesson", "Mine");
    let other = fs::read_to_string(&path).unwrap().replace("Untitled lesson", "Theirs");
    fs::write(&path, &other).unwrap();
    push(&mut window, "Save lesson");
    assert!(has(&window, "The file was changed by another program"));
    click(&mut window, "Cancel");
    assert_eq!(fs::read_to_string(&path).unwrap(), other);
    push(&mut window, "Save lesson");
    click(&mut window, "Overwrite");
    assert_eq!(Loaded::read(&path).unwrap().lesson.title, "Mine");
}

#[test]
fn mistakes_are_listed_with_their_place_and_a_click_leads_there() {
    let mut window = window();
    begin(&mut window);
    write(&mut window, "Text of the page", "{speed} is 3");
    push(&mut window, "Add page");
    assert!(has(&window, "Page 2"));
    wait_for(&mut window, "2 problems");
    let listed = window.query_all_by_label_contains("page `page-1`, text: expected").count();
    assert_eq!(listed, 2, "the unknown value and the typed number");
    let first = window.query_all_by_label_contains("page `page-1`, text: expected").next();
    first.unwrap().click_accesskit();
    window.run();
    assert!(has(&window, "Page 1") && !has(&window, "Page 2"));
    write(&mut window, "Text of the page", "{A·v} it is");
    wait_for(&mut window, "No problems found");
}

#[test]
fn a_shipped_lesson_is_changed_and_previewed_as_a_student_sees_it() {
    let loaded = Loaded::parse(SHIPPED[0].1, Path::new(SHIPPED[0].0)).unwrap();
    let mut window = window();
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
    push(&mut window, &loaded.lesson.title);
    push(&mut window, "Next page");
    assert!(!has(&window, "Edit this lesson"), "not in front of students");
    super::click_all(&mut window, ["Scenes", "Edit this lesson"]);
    assert!(has(&window, "Page 2"), "at the page that was open");
    assert_eq!(scene(&window), &loaded.scenes[1]);
    write(&mut window, "Title of the page", "Another title");
    push(&mut window, "Preview");
    assert!(has(&window, "LESSON") && has(&window, "Another title") && !has(&window, "WRITE"));
    push_all(&mut window, ["Next page", "Back to writing"]);
    assert!(has(&window, "WRITE") && has(&window, "Page 2"));
    assert_eq!(scene(&window), &loaded.scenes[1]);
    assert_eq!(window.state().document().origin(), &Origin::Lesson);
    push_all(&mut window, ["Preview", "Close lesson"]);
    assert!(has(&window, "WRITE"), "closing a preview leads back, too");
}

/// Parts locked by a page stay locked; closing the lesson unlocks them.
#[test]
fn locks_keep_shapes_query_and_step_until_the_lesson_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("locked.ron");
    let text = r#"(lesson: "Locked", pages: [
        (name: "a", title: "A", scene: Shipped("01-triangle-and-quad.ron"), step: Step(3), locks: [shapes, query, steps],
            text: "[over there](#b)"),
        (name: "b", title: "B", text: "free"),
    ])"#;
    fs::write(&path, text).unwrap();
    let mut window = window();
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
    push(&mut window, "Open a lesson by path…");
    window.get_by_label("Path").type_text(path.to_str().unwrap());
    click(&mut window, "Open");
    let before = scene(&window).clone();
    assert_eq!(step(&window), 2);
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert_eq!(step(&window), 2);
    assert!(window.state().notice().unwrap().contains("locks the step"));
    push(&mut window, "SETUP");
    enter(&mut window, "Q x", "6", Key::Enter);
    assert!(window.state().notice().unwrap().contains("locks the shapes"));
    push(&mut window, "Robust");
    assert!(window.state().notice().unwrap().contains("locks the algorithm"));
    assert_eq!(scene(&window), &before);
    push_all(&mut window, ["LESSON", "over there"]);
    assert!(has(&window, "B"), "a link leads to its page");
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert_eq!(step(&window), 1);
    push_all(&mut window, ["Page back", "Close lesson", "Robust"]);
    assert_ne!(scene(&window), &before);
}

/// In the smallest window, and with large text, the fields are there and the window survives.
#[test]
fn the_panel_fits_small_windows_and_large_text() {
    for (size, zoom) in [(vec2(960.0, 600.0), 1.0), (vec2(960.0, 600.0), 1.5), (vec2(640.0, 400.0), 1.0)] {
        let mut window = window_of_size(size);
        window.ctx.set_zoom_factor(zoom);
        window.run_steps(3);
        press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
        push(&mut window, "Write a lesson");
        for name in ["Preview", "Save lesson", "Undo in lesson"] {
            let rect = window.get_by_label(name).rect();
            assert!(rect.max.x * zoom <= size.x && rect.max.y * zoom <= size.y, "{name} at {size}: {rect}");
        }
        write(&mut window, "Title of the page", "small");
        assert!(has(&window, "Page 1: small"), "{size} at {zoom}");
    }
}
