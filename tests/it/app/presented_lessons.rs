//! Lessons in presenter mode: their pages have room, the clicker turns them, the room votes, and the notes for the teacher
//! are in a window of their own.

use std::time::Duration;

use eframe::egui::accesskit::Live;
use eframe::egui::{Event, Key, Modifiers, Pos2, Rect, Role, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_message::words::unbroken;
use gjk_sandbox::app::{Origin, Start};
use gjk_sandbox::geometry::Side;
use gjk_sandbox::lesson::projected::{SMALLEST, height, numbered};
use gjk_sandbox::lesson::{Asked, Loaded};
use gjk_sandbox::scene::ShownWorkspace;

use super::hidden_verdict::texts;
use super::lessons::{course, open, questions, shipped};
use super::presenter::painted;
use super::{Window, assert_idle, drag, has, press, press_all, push, says, scene, step, window_with};

/// The sizes of projectors.
const SIZES: [Vec2; 2] = [vec2(1280.0, 720.0), vec2(1920.0, 1080.0)];

fn key(window: &mut Window, key: Key) {
    press(window, Modifiers::NONE, key);
}

fn at_desk(size: Vec2) -> Window {
    window_with(Start { step: Some(1), embeds: true, ..Start::default() }, size)
}

fn presenting(loaded: &Loaded, size: Vec2) -> Window {
    let mut window = at_desk(size);
    open(&mut window, loaded);
    key(&mut window, Key::F11);
    window
}

/// Goes on until the page with this title is on screen.
fn go_to(window: &mut Window, title: &str) {
    for _ in 0..60 {
        if has(window, title) {
            return;
        }
        key(window, Key::PageDown);
    }
    panic!("no page {title}");
}

/// The place of a text that is entirely on screen, in letters of at least this size.
fn place(window: &Window, words: &str, letters: f32) -> Rect {
    let screen = Rect::from_min_size(Pos2::ZERO, window.ctx.content_rect().size());
    let painted = painted(window);
    let found = painted.iter().find(|(text, _, rect, clip)| {
        text.replace('\u{a0}', " ") == words && clip.intersect(screen).expand(1.0).contains_rect(*rect)
    });
    let Some((_, size, rect, _)) = found else {
        let all: Vec<_> = painted.iter().filter(|(text, ..)| text.replace('\u{a0}', " ") == words).collect();
        panic!("{words} is cut: {all:?}");
    };
    assert!(*size >= letters - 0.01, "{words}: {size}");
    *rect
}

/// The question and all its answers are on screen, in letters of at least 24 points at 720 lines. Returns their places
/// from top to bottom.
fn check_room(window: &Window, asked: &Asked, is_told: bool) -> Rect {
    let letters = window.ctx.content_rect().height() / 30.0;
    let mut all = place(window, asked.ask(), letters);
    for (index, words) in asked.choices().iter().enumerate() {
        all = all.union(place(window, &numbered(asked, index, words), letters));
    }
    if !is_told && asked.choices().is_empty() {
        window.get_by_role_and_label(Role::TextInput, asked.ask());
    }
    all
}

/// Every page of every shipped lesson: nothing of its questions is clipped, before and after the answer, and the check
/// computes the height that they have.
#[test]
fn every_question_has_room_for_all_its_answers() {
    for size in SIZES {
        let is_small = size == SIZES[0];
        let lessons = shipped().filter(|loaded| is_small || loaded.lesson.title == course().lesson.title);
        for loaded in lessons {
            check_lesson(&loaded, size);
        }
    }
}

fn check_lesson(loaded: &Loaded, size: Vec2) {
    let mut window = presenting(loaded, size);
    for (number, page) in loaded.lesson.pages.iter().enumerate() {
        place(&window, &page.title, size.y / 30.0);
        assert!(
            has(&window, "Shapes view") || page.show.workspace != ShownWorkspace::default(),
            "{}",
            page.name
        );
        for asked in questions(loaded, number) {
            let all = check_room(&window, &asked, false);
            check_estimate(&window, &asked, all, size);
            key(&mut window, Key::Enter);
            check_room(&window, &asked, true);
            key(&mut window, Key::PageDown);
        }
        if questions(loaded, number).is_empty() {
            key(&mut window, Key::PageDown);
        }
    }
    assert_eq!(window.state().notice(), Some("This is the last page"), "{}", loaded.lesson.title);
}

/// The check and the window agree on the height of a question.
fn check_estimate(window: &Window, asked: &Asked, all: Rect, size: Vec2) {
    if size != SIZES[0] || asked.choices().is_empty() {
        return;
    }
    let letters = painted(window).into_iter().find(|(text, ..)| *text == unbroken(asked.ask())).unwrap().1;
    let off = height(asked, f64::from(letters)) - f64::from(all.height());
    assert!(off.abs() < f64::from(letters) * 1.3, "{}: {off} off {}", asked.ask(), all.height());
    assert!(f64::from(letters) >= SMALLEST - 0.01, "{letters}");
}

#[test]
fn a_clicker_turns_pages_and_arrows_step() {
    let loaded = course();
    let mut window = presenting(&loaded, SIZES[0]);
    let title = |number: usize| loaded.lesson.pages[number].title.clone();
    assert!(has(&window, &title(0)) && says(&window, "question 1 of 2"));
    key(&mut window, Key::PageDown);
    assert!(says(&window, "question 1 of 2") && has(&window, "No answer yet. Press again to go on."));
    key(&mut window, Key::PageDown);
    assert!(has(&window, &title(0)) && says(&window, "question 2 of 2"), "the next question comes first");
    assert!(!has(&window, "No answer yet. Press again to go on."));
    press_all(&mut window, [Key::PageDown, Key::PageDown]);
    assert!(has(&window, &title(1)) && window.state().is_presenting());
    assert_eq!(scene(&window), &loaded.scenes[1]);
    let first = step(&window);
    key(&mut window, Key::ArrowRight);
    assert_eq!(step(&window), first + 1, "an arrow steps");
    key(&mut window, Key::ArrowLeft);
    assert_eq!(step(&window), first);
    key(&mut window, Key::End);
    key(&mut window, Key::ArrowRight);
    assert!(has(&window, &title(1)) && has(&window, "No answer yet. Press again to go on."));
    key(&mut window, Key::ArrowRight);
    assert!(has(&window, &title(2)), "at the end of the run, the arrow turns the page");
    key(&mut window, Key::PageUp);
    assert!(has(&window, &title(1)));
    key(&mut window, Key::PageUp);
    assert!(has(&window, &title(0)));
    key(&mut window, Key::PageUp);
    assert!(has(&window, &title(0)), "there is none before the first");
}

/// The room votes by digits; the answer with the most votes is recorded as the first answer, and it is there at the desk,
/// with the page and its goal.
#[test]
fn the_class_votes_and_leaving_keeps_page_answers_and_goals() {
    let loaded = course();
    let mut window = presenting(&loaded, SIZES[0]);
    let page = &loaded.lesson.pages[2];
    go_to(&mut window, &page.title);
    let asked = questions(&loaded, 2).remove(0);
    press_all(&mut window, [Key::Num1, Key::Num2, Key::Num2]);
    assert!(says(&window, "×2") && says(&window, "×1") && !has(&window, "Right."));
    assert!(has(&window, "Shapes view") && has(&window, "Difference view"), "digits are votes");
    let ask = unbroken(asked.ask());
    let question = window.get_by_label(&ask);
    assert_eq!(question.accesskit_node().live(), Live::Polite, "read aloud when it appears");
    key(&mut window, Key::PageDown);
    assert!(has(&window, "Right."), "the second answer is the right one");
    assert!(has(&window, &page.title));
    key(&mut window, Key::Num2);
    assert!(!has(&window, "Difference view"), "without a question, digits choose the content");
    key(&mut window, Key::Num1);
    drag(&mut window, Side::Q, vec2(400.0, 0.0));
    assert!(has(&window, "Reached"));
    let moved = scene(&window).clone();
    key(&mut window, Key::F11);
    assert!(!window.state().is_presenting());
    assert!(has(&window, &page.title) && has(&window, "Reached") && has(&window, "Right."));
    assert_eq!((scene(&window), window.state().document().origin()), (&moved, &Origin::Lesson));
    assert!(has(&window, "Next page") && has(&window, "SETUP"));
}

/// Without votes, Enter reveals the right answer, and nothing is recorded. An answer in the picture counts like a vote.
#[test]
fn an_answer_is_revealed_and_may_come_from_the_picture() {
    let loaded = course();
    let mut window = presenting(&loaded, SIZES[0]);
    let number = loaded.page("support").unwrap();
    go_to(&mut window, &loaded.lesson.pages[number].title);
    assert!(painted(&window).iter().any(|(text, ..)| text == "p0"), "its labels are there");
    key(&mut window, Key::Enter);
    assert!(has(&window, "The marked answer is right."));
    key(&mut window, Key::Enter);
    assert!(says(&window, "question 2 of 3"));
    window.get_by_label_contains("Vertex q2").click();
    window.run();
    assert!(has(&window, "In the picture: q2"));
    key(&mut window, Key::Enter);
    assert!(has(&window, "Right."));
    press_all(&mut window, [Key::Enter, Key::Num1, Key::Enter]);
    assert!(has(&window, "The filled answer is right, the framed one is not."), "A·v is 9");
    key(&mut window, Key::F11);
    assert_eq!(window.query_all_by_label("Right.").count(), 1, "the revealed one was not answered");
}

/// Presses a key that sends a character, as the system does.
fn type_key(window: &mut Window, key: Key, text: &str) {
    window.event(Event::Key {
        key,
        physical_key: Some(key),
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    });
    window.event(Event::Text(text.to_owned()));
    window.event(Event::Key {
        key,
        physical_key: Some(key),
        pressed: false,
        repeat: false,
        modifiers: Modifiers::NONE,
    });
    window.run();
}

/// Regression: digits were votes for a number, and the field kept the keys of the presentation after Enter.
#[test]
fn a_number_is_typed_and_keys_turn_the_page_after_it() {
    let loaded = course();
    let mut window = presenting(&loaded, SIZES[0]);
    let is_number = |asked: &Asked| matches!(asked, Asked::Number { .. });
    let number = (0..loaded.lesson.pages.len()).find(|page| questions(&loaded, *page).iter().any(is_number));
    let number = number.unwrap();
    let asked = questions(&loaded, number).into_iter().find(is_number).unwrap();
    go_to(&mut window, &loaded.lesson.pages[number].title);
    let has_field = |window: &Window| window.query_by_role_and_label(Role::TextInput, asked.ask()).is_some();
    while !has_field(&window) {
        key(&mut window, Key::PageDown);
    }
    type_key(&mut window, Key::Minus, "-");
    type_key(&mut window, Key::Num6, "6");
    let field = window.get_by_role_and_label(Role::TextInput, asked.ask());
    assert_eq!(field.value().as_deref(), Some("-6"));
    assert!(has(&window, "Shapes view") && has(&window, "Difference view"), "no digit chooses the content");
    key(&mut window, Key::Enter);
    assert!(has(&window, "Right.") && says(&window, "separates P and Q"));
    assert!(window.ctx.memory(|memory| memory.focused().is_none()));
    let place = |window: &Window| texts(window).into_iter().find(|text| text.contains(", question "));
    let before = place(&window);
    key(&mut window, Key::PageDown);
    assert_ne!(place(&window), before, "keys work again");
}

/// Hints and the solution are reachable, and the page is reset by a second press only.
#[test]
fn goals_are_helped_and_pages_reset_after_a_question() {
    let loaded = course();
    let mut window = presenting(&loaded, SIZES[0]);
    let page = &loaded.lesson.pages[2];
    go_to(&mut window, &page.title);
    push(&mut window, "Hint");
    assert!(has(&window, "Hint: O has to leave P\u{a0}⊖\u{a0}Q."), "no line breaks within the term");
    push(&mut window, "Show a solution");
    assert!(has(&window, "Reached"));
    push(&mut window, "Reset page");
    assert!(has(&window, "Reset this page?") && has(&window, "Reached"));
    push(&mut window, "Keep");
    assert!(!has(&window, "Reset this page?") && has(&window, "Reached"));
    super::push_all(&mut window, ["Reset page", "Reset"]);
    assert!(!has(&window, "Reached"));
    assert_eq!(scene(&window), &loaded.scenes[2]);
}

/// The end of a lesson leads on, once all questions are told.
#[test]
fn the_last_page_leads_a_class_on() {
    let lessons: Vec<_> = shipped().take(3).collect();
    let mut window = presenting(&lessons[1], SIZES[0]);
    let next = format!("Next lesson: {}", lessons[2].lesson.title);
    assert!(!has(&window, &next), "the question comes first");
    key(&mut window, Key::S);
    push(&mut window, &next);
    assert!(has(&window, &lessons[2].lesson.pages[0].title) && window.state().is_presenting());
}

/// The button Next page reveals the votes, as the key does.
#[test]
fn the_button_for_the_next_page_loses_no_votes() {
    let loaded = course();
    let mut window = presenting(&loaded, SIZES[0]);
    key(&mut window, Key::Num1);
    push(&mut window, "Next page");
    assert!(has(&window, "Right.") && has(&window, &loaded.lesson.pages[0].title));
    press_all(&mut window, [Key::PageDown, Key::S, Key::Num2]);
    assert!(!has(&window, "Difference view"));
    key(&mut window, Key::PageDown);
    assert!(has(&window, &loaded.lesson.pages[1].title) && has(&window, "Difference view"), "as pages begin");
}

/// Regression: with the clicker in hand, tooltips opened where the pointer happened to lie.
#[test]
fn a_resting_pointer_shows_no_tooltip() {
    let loaded = course();
    let mut window = presenting(&loaded, SIZES[0]);
    let tooltip = "Show this page as its author made it; its goal is open again";
    let at = window.get_by_label("Reset page").rect().center();
    super::pointer(&mut window, Event::PointerMoved(at));
    window.run_steps(8);
    assert!(!has(&window, tooltip), "it rests since the mode began");
    super::pointer(&mut window, Event::PointerMoved(at + vec2(2.0, 0.0)));
    window.run_steps(8);
    assert!(has(&window, tooltip), "the pointer was moved there");
    key(&mut window, Key::V);
    window.run_steps(8);
    assert!(!has(&window, tooltip), "a key closes it, and it stays closed");
    super::pointer(&mut window, Event::PointerMoved(at + vec2(3.0, 0.0)));
    window.run_steps(8);
    assert!(has(&window, tooltip));
}

/// A question of the course names vertices without being about one of the next step.
#[test]
fn labels_that_a_question_names_are_there() {
    let loaded = course();
    let mut window = presenting(&loaded, SIZES[0]);
    go_to(&mut window, &loaded.lesson.pages[loaded.page("end").unwrap()].title);
    for name in ["p2", "q0"] {
        assert!(painted(&window).iter().any(|(text, ..)| text == name), "{name}");
    }
    // Its chart is there, too.
    assert!(window.query_all_by_label_contains("separation at most").next().is_some());
}

/// The shelf and the palette open lessons within a presentation, which asks nothing; leaving gives an unsaved scene back.
#[test]
fn a_lesson_opens_within_the_presentation() {
    let first = shipped().next().unwrap();
    let title = &first.lesson.pages[0].title;
    let mut window = at_desk(SIZES[0]);
    press(&mut window, Modifiers::COMMAND, Key::N);
    drag(&mut window, Side::Q, vec2(30.0, 0.0));
    let own = scene(&window).clone();
    key(&mut window, Key::F11);
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
    assert!(has(&window, &first.lesson.title) && !has(&window, "Write a lesson"));
    key(&mut window, Key::Escape);
    assert!(
        !has(&window, &first.lesson.title) && !has(&window, "Leave the presentation?"),
        "Esc closes it first"
    );
    open(&mut window, &first);
    assert!(has(&window, title) && window.state().is_presenting());
    key(&mut window, Key::F11);
    assert_eq!(scene(&window), &own, "nothing was saved or lost");
    assert!(has(&window, title), "the lesson is still open");
    let mut window = at_desk(SIZES[0]);
    key(&mut window, Key::F11);
    press(&mut window, Modifiers::COMMAND, Key::K);
    window.get_by_label("Find a command").type_text("What GJK does");
    window.run();
    key(&mut window, Key::Enter);
    assert!(has(&window, title) && window.state().is_presenting());
    key(&mut window, Key::F11);
    assert_eq!((scene(&window), window.state().document().origin()), (&first.scenes[0], &Origin::Lesson));
}

/// The notes for the teacher are in the second window alone: neither a switch nor a command brings them to the class.
#[test]
fn notes_for_the_teacher_are_never_presented() {
    let loaded = course();
    let told = "Let the class vote";
    let has_notes = |window: &Window| texts(window).iter().any(|text| text.contains(told));
    let mut window = window_with(Start { step: Some(1), ..Start::default() }, SIZES[0]);
    open(&mut window, &loaded);
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
    push(&mut window, "Show the notes for the teacher");
    assert!(has_notes(&window), "at the desk, on demand");
    key(&mut window, Key::F11);
    assert!(!has_notes(&window));
    key(&mut window, Key::N);
    assert!(!has_notes(&window));
    assert!(window.state().notice().unwrap().contains("one window"), "{:?}", window.state().notice());
    assert!(says(&window, "one window"));
}

#[test]
fn the_second_window_has_notes_next_page_minutes_and_a_clock() {
    let loaded = course();
    let mut window = at_desk(SIZES[0]);
    key(&mut window, Key::N);
    assert_eq!(
        window.state().notice(),
        Some("Open a lesson first: its pages have the notes for the teacher")
    );
    open(&mut window, &loaded);
    window.run_steps(45);
    assert_idle(&window);
    key(&mut window, Key::N);
    assert!(texts(&window).iter().any(|text| text.contains("Let the class vote")));
    assert!(has(&window, "Next page: Two intervals") && says(&window, "of 5 min on this page"));
    assert!(says(&window, "5 min to the end of this page, 120 min in all"));
    assert!(says(&window, "Answer: Yes"));
    let delay =
        window.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min().unwrap();
    assert!(delay > Duration::ZERO && delay <= Duration::from_secs(1), "{delay:?}");
    let clocks = |window: &Window| {
        let texts = texts(window);
        texts.into_iter().find(|text| text.contains("min on this page")).unwrap()
    };
    let before = clocks(&window);
    // A frame takes a quarter of a second.
    window.run_steps(8);
    assert_ne!(clocks(&window), before);
    push(&mut window, "Next page");
    assert!(has(&window, "Next page: One shape instead of two") && clocks(&window).starts_with("0:0"));
    key(&mut window, Key::N);
    window.run_steps(3);
    assert_idle(&window);
    // On a projector it asks first.
    key(&mut window, Key::F11);
    key(&mut window, Key::N);
    assert!(has(&window, "Show the notes") && !has(&window, "Next page: One shape instead of two"));
    push(&mut window, "Show the notes");
    assert!(has(&window, "Next page: One shape instead of two"));
}
