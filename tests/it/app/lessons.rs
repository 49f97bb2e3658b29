//! Lessons in the window: the course taken by a student whose answers are all right, and by one whose answers are all
//! wrong.

use std::fs;
use std::path::Path;

use eframe::egui::accesskit::Toggled;
use eframe::egui::{Key, Modifiers, Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_message::words::unbroken;
use gjk_sandbox::app::Origin;
use gjk_sandbox::figure::Analysis;
use gjk_sandbox::lesson::{Answers, Asked, Loaded, Page, Question, SHIPPED, asked, decided_at};

use super::answers::hand_in;
use super::hidden_verdict::texts;
use super::{Window, click, has, press, push, push_all, scene, step, window, window_with};

pub(super) fn shipped() -> impl Iterator<Item = Loaded> {
    SHIPPED.into_iter().map(|(name, text)| Loaded::parse(text, Path::new(name)).unwrap())
}

/// The course is the last lesson of the shelf.
pub(super) fn course() -> Loaded {
    shipped().last().unwrap()
}

fn open_course(window: &mut Window) {
    open(window, &course());
}

pub(super) fn open(window: &mut Window, loaded: &Loaded) {
    press(window, Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
    push(window, &loaded.lesson.title);
}

/// The questions of a page with their answers from the run.
pub(super) fn questions(loaded: &Loaded, number: usize) -> Vec<Asked> {
    let analysis = Analysis::of(&loaded.scenes[number]);
    let page = &loaded.lesson.pages[number];
    let step = page.step.index(analysis.trace.steps());
    page.questions.iter().map(|question| asked(question, &analysis, step).unwrap()).collect()
}

/// Presses the choice of a question below its text.
fn choose(window: &mut Window, ask: &str, choice: &str) {
    // Many choices are in a list that opens.
    if let Some(list) = window.query_by_role_and_label(Role::ComboBox, ask) {
        list.click_accesskit();
        window.run();
        window
            .get_all_by_role_and_label(Role::Button, choice)
            .rfind(|item| item.rect().right() < 430.0)
            .expect("an item")
            .click_accesskit();
        window.run();
        return;
    }
    let (ask, choice) = (unbroken(ask), unbroken(choice));
    let top = window.get_by_role_and_label(Role::Label, &ask).rect().top();
    let buttons = window.get_all_by_role_and_label(Role::Button, &choice);
    let button = buttons
        .filter(|button| button.rect().top() > top && button.rect().right() < 430.0)
        .min_by(|a, b| a.rect().top().total_cmp(&b.rect().top()));
    button.expect("a choice below the question").click_accesskit();
    window.run();
}

/// Answers a question.
fn answer(window: &mut Window, asked: &Asked, is_right: bool) {
    let choices = asked.choices();
    if let Some(index) = (0..choices.len()).find(|index| asked.accepts_choice(*index) == is_right) {
        choose(window, asked.ask(), &choices[index]);
    } else {
        let typed = if is_right { asked.right() } else { "12345".to_owned() };
        let field = window.get_by_role_and_label(Role::TextInput, asked.ask());
        field.focus();
        window.run();
        window.get_by_role_and_label(Role::TextInput, asked.ask()).type_text(&typed);
        press(window, Modifiers::NONE, Key::Enter);
    }
}

fn reach_goal(window: &mut Window, page: &Page) {
    // Outcomes are collected by dragging.
    if page.goal.is_some() && page.solution.is_some() {
        assert!(!has(window, "Reached"), "{}: from the start", page.name);
        push(window, "Show a solution");
        assert!(has(window, "Reached"), "{}", page.name);
    }
}

/// The window of a student with a lesson, in a folder for the answers.
fn with_file(loaded: &Loaded) -> (tempfile::TempDir, Window) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lesson.ron");
    fs::write(&path, loaded.lesson.to_ron()).unwrap();
    let lesson = Some(Box::new(Loaded::read(&path).unwrap()));
    let window = window_with(super::Start { lesson, ..super::Start::default() }, vec2(1280.0, 1000.0));
    (folder, window)
}

/// Plays a lesson to its end and hands in the answers.
fn take(loaded: &Loaded, is_right: bool) -> Answers {
    let (folder, mut window) = with_file(loaded);
    for (number, page) in loaded.lesson.pages.iter().enumerate() {
        assert!(has(&window, &page.title), "{}", page.name);
        let analysis = Analysis::of(&loaded.scenes[number]);
        assert_eq!(step(&window), page.step.index(analysis.trace.steps()), "{}", page.name);
        assert_eq!(window.state().document().origin(), &Origin::Lesson, "{}", page.name);
        for asked in questions(loaded, number) {
            answer(&mut window, &asked, is_right);
            let (said, other) = if is_right { ("Right.", "Not yet.") } else { ("Not yet.", "Right.") };
            assert!(has(&window, said) && !has(&window, other), "{}: {}", page.name, asked.ask());
        }
        if is_right {
            reach_goal(&mut window, page);
        }
        if number + 1 < loaded.lesson.pages.len() {
            push(&mut window, "Next page");
        }
    }
    hand_in(&mut window, "x");
    Answers::read(&folder.path().join("answers-x.json")).unwrap()
}

/// Regression: after a click beside the field of a question, the letters of the answer opened panels and deleted vertices.
#[test]
fn letters_beside_an_answer_wait_for_a_click_into_a_picture() {
    let (mut window, course) = (window(), course());
    let has_number = |page: &Page| page.questions.iter().any(|it| matches!(it, Question::Number { .. }));
    let number = course.lesson.pages.iter().position(has_number).unwrap();
    open_course(&mut window);
    for _ in 0..number {
        push(&mut window, "Next page");
    }
    let shows_code = |window: &Window| {
        let tab = window.get_by_role_and_label(Role::Tab, "CODE");
        tab.accesskit_node().toggled() == Some(Toggled::True)
    };
    let press_k = |window: &mut Window| {
        push(window, "STEPS");
        press(window, Modifiers::NONE, Key::K);
        shows_code(window)
    };
    assert!(!press_k(&mut window), "the field waits, although it never had the focus");
    let picture = window.get_by_role_and_label(Role::Canvas, "Shapes view").rect();
    super::click_at(&mut window, picture.center());
    assert!(press_k(&mut window));
    let questions = questions(&course, number);
    let ask = questions.iter().find(|asked| asked.choices().is_empty()).unwrap().ask();
    window.get_by_role_and_label(Role::TextInput, ask).focus();
    window.run();
    let beside = window.get_by_role_and_label(Role::Label, &unbroken(ask)).rect().center();
    super::click_at(&mut window, beside);
    assert!(!press_k(&mut window), "that was no click into a picture");
    let before = step(&window);
    press(&mut window, Modifiers::NONE, Key::Space);
    window.run_steps(12);
    assert_eq!(step(&window), before, "nor does a blank play the run");
    super::click_at(&mut window, picture.center());
    assert!(press_k(&mut window));
}

/// Regression: the table of a class showed the last answer with the first mark.
#[test]
fn the_first_answer_counts_with_its_own_words() {
    let loaded = course();
    let (folder, mut window) = with_file(&loaded);
    let number =
        (0..loaded.lesson.pages.len()).find(|number| !questions(&loaded, *number).is_empty()).unwrap();
    for _ in 0..number {
        push(&mut window, "Next page");
    }
    let asked = questions(&loaded, number).remove(0);
    for (is_right, said) in [(false, "Not yet."), (true, "Right.")] {
        answer(&mut window, &asked, is_right);
        assert!(has(&window, said), "{}", asked.ask());
    }
    hand_in(&mut window, "x");
    let answers = Answers::read(&folder.path().join("answers-x.json")).unwrap().answers;
    let given = answers.first().unwrap();
    assert_eq!((given.question.as_str(), given.right), (asked.ask(), false));
    assert_ne!(given.answer, asked.right());
}

#[test]
fn a_student_who_answers_right_has_all_right() {
    for loaded in shipped() {
        let answers = take(&loaded, true);
        let questions: usize = loaded.lesson.pages.iter().map(|page| page.questions.len()).sum();
        let goals = loaded.lesson.pages.iter().filter(|page| page.solution.is_some()).count();
        assert_eq!(answers.answers.len(), questions + goals, "{}", loaded.lesson.title);
        // The goals were reached by solutions.
        assert!(answers.answers.iter().all(|given| given.right != (given.question == "goal")), "{answers:?}");
    }
}

#[test]
fn a_student_who_answers_wrong_everywhere_has_nothing_right_and_gets_through() {
    for loaded in shipped() {
        let answers = take(&loaded, false);
        let questions: usize = loaded.lesson.pages.iter().map(|page| page.questions.len()).sum();
        assert_eq!(answers.answers.len(), questions, "no goal of {} was reached", loaded.lesson.title);
        assert!(answers.answers.iter().all(|given| !given.right), "{answers:?}");
    }
}

/// A page with a hidden run shows neither its verdict nor the sentences of later steps.
#[test]
fn covered_pages_tell_no_verdict() {
    for loaded in shipped() {
        check_covered_pages(&loaded);
    }
}

fn check_covered_pages(loaded: &Loaded) {
    let mut window = window();
    open(&mut window, loaded);
    for (number, page) in loaded.lesson.pages.iter().enumerate() {
        let analysis = Analysis::of(&loaded.scenes[number]);
        let end = decided_at(&Question::Verdict, &analysis);
        // A page on EPA begins after the verdict, and hides the depth.
        if page.hide_verdict && end.is_some_and(|end| end > page.step.index(analysis.trace.steps())) {
            let choices: Vec<String> = questions(loaded, number).iter().flat_map(Asked::choices).collect();
            for text in texts(&window) {
                let spoils =
                    ["OVERLAP", "TOUCHING", "SEPARATE", "DISAGREES"].iter().any(|word| text.contains(word));
                // The goal of a page says nothing of what is.
                let spoils = spoils && !text.starts_with("Goal: ");
                assert!(!spoils || choices.contains(&text), "{}: {text}", page.name);
            }
        }
        if number + 1 < loaded.lesson.pages.len() {
            push(&mut window, "Next page");
        }
    }
}

#[test]
fn pages_keep_what_was_changed_and_start_over() {
    let mut window = window();
    open_course(&mut window);
    push_all(&mut window, ["Next page", "Next page"]);
    let before = scene(&window).clone();
    push(&mut window, "Show a solution");
    let changed = scene(&window).clone();
    assert_ne!(changed, before);
    push_all(&mut window, ["Next page", "Page back"]);
    assert_eq!(scene(&window), &changed, "the page is as it was left");
    push(&mut window, "Reset page");
    assert_eq!(scene(&window), &before, "the page is as its author made it");
    push(&mut window, "Show a solution");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(scene(&window), &before, "undo takes the solution back");
}

/// The setup, the shelf and free play are never locked.
#[test]
fn the_lesson_gives_way_to_the_setup_and_remembers_its_place() {
    let mut window = window();
    open_course(&mut window);
    push_all(&mut window, ["Next page", "SETUP"]);
    assert!(has(&window, "Algorithm"));
    push(&mut window, "LESSON");
    assert!(has(&window, "Two intervals") && !has(&window, "Algorithm"));
    push(&mut window, "Close lesson");
    assert!(has(&window, "Algorithm"));
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
    push(&mut window, "Go on at page 2");
    assert!(has(&window, "Two intervals"));
}

#[test]
fn a_lesson_that_cannot_be_read_is_refused_and_the_scene_stays() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bad.ron");
    fs::write(&path, "(lesson: \"x\", pages: [])").unwrap();
    let mut window = window();
    let before = scene(&window).clone();
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
    push(&mut window, "Open a lesson by path…");
    window.get_by_label("Path").type_text(path.to_str().unwrap());
    click(&mut window, "Open");
    assert!(has(&window, "This lesson cannot be opened"));
    assert!(window.query_by_label_contains("1 to 500 pages").is_some());
    assert_eq!(scene(&window), &before);
}

/// The run does not reveal the answer to a question of the page before the student answers: no key and no click on the
/// scrubber goes past it. An answer, right or wrong, or Skip releases the run, and the student's own scenes are never
/// blocked.
#[test]
fn a_page_asks_before_the_run_tells() {
    let mut window = window();
    open_course(&mut window);
    let course = course();
    let number = course.page("triangle").unwrap();
    for _ in 0..number {
        push(&mut window, "Next page");
    }
    // The page begins at step 6 and asks about steps 7, 8 and 9.
    let asked = questions(&course, number);
    for key in [Key::ArrowRight, Key::End, Key::Space, Key::ArrowRight] {
        press(&mut window, Modifiers::NONE, key);
        assert_eq!(step(&window), 5, "{key:?}");
    }
    assert_eq!(
        window.state().notice(),
        Some("The page asks first: answer, or press Skip beside the question")
    );
    // Nor does what is covered come to light.
    press(&mut window, Modifiers::NONE, Key::V);
    assert!(has(&window, "Covered until the run gets there"));
    for name in ["TREE", "PLOT", "MAP", "STEPS"] {
        click(&mut window, name);
        assert!(!texts(&window).iter().any(|text| text.contains("= −40")), "{name}");
    }
    click(&mut window, "P minus Q");
    press(&mut window, Modifiers::NONE, Key::F1);
    assert!(!has(&window, gjk_sandbox::app::command::Command::SaveRun.tooltip()));
    press(&mut window, Modifiers::NONE, Key::Escape);
    answer(&mut window, &asked[0], false);
    press(&mut window, Modifiers::NONE, Key::End);
    assert_eq!(step(&window), 6, "the first one is answered");
    push(&mut window, "Skip");
    press(&mut window, Modifiers::NONE, Key::End);
    assert_eq!(step(&window), 7, "the second one is skipped");
    press(&mut window, Modifiers::NONE, Key::Home);
    assert_eq!(step(&window), 0, "back is always free");
    super::drag(&mut window, gjk_sandbox::geometry::Side::Q, vec2(30.0, 0.0));
    press(&mut window, Modifiers::NONE, Key::End);
    assert!(step(&window) > 8, "another scene is not asked about");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    push(&mut window, "Reset page");
    answer(&mut window, &asked[2], true);
    press(&mut window, Modifiers::NONE, Key::End);
    assert!(window.state().playback().is_at_end());
    // A skipped question can still be answered correctly, and counts as right.
    answer(&mut window, &asked[1], true);
    assert!(has(&window, "Right."));
}

/// Questions of a page about the run are answered in the picture, too: vertices, rings and a dragged v.
#[test]
fn a_page_is_answered_in_the_picture() {
    let mut window =
        window_with(super::Start { step: Some(1), ..super::Start::default() }, vec2(1280.0, 1000.0));
    open_course(&mut window);
    let course = course();
    let number = course.page("support").unwrap();
    for _ in 0..number {
        push(&mut window, "Next page");
    }
    // v = (−3, −1): 3·2 + 2 is the least of P's 8, 18 and 19, and 3·4 + 5 the most of Q's 9, 15, 17 and 11; A·v = 9.
    window.get_by_label_contains("Vertex p0").focus();
    window.run();
    press(&mut window, Modifiers::NONE, Key::Space);
    if !has(&window, "In the picture: p0") {
        window.get_by_label_contains("Vertex p0").click();
        window.run();
    }
    assert!(has(&window, "In the picture: p0"));
    push(&mut window, "Answer");
    assert!(has(&window, "Right."));
    window.get_by_label_contains("Vertex q2").click();
    window.run();
    push(&mut window, "Answer");
    assert_eq!(window.query_all_by_label("Right.").count(), 2);
    push_all(&mut window, ["In the picture: A·v > 0", "Answer"]);
    assert_eq!(window.query_all_by_label("Right.").count(), 3);
    press(&mut window, Modifiers::NONE, Key::End);
    assert!(window.state().playback().is_at_end());
}

/// The notes for the teacher may contain answers: pages show them only on request.
#[test]
fn notes_for_the_teacher_are_shown_on_demand() {
    let mut window = window();
    open_course(&mut window);
    assert!(!has(&window, "For the teacher"));
    assert!(texts(&window).iter().all(|text| !text.contains("Let the class vote")));
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
    push(&mut window, "Show the notes for the teacher");
    assert!(has(&window, "For the teacher"));
    assert!(texts(&window).iter().any(|text| text.contains("Let the class vote")));
}

/// Regression: an outcome shown on a page of Explore made its scene the student's own: the goal was no longer checked, and
/// the next page asked to save.
#[test]
fn outcomes_of_explore_belong_to_their_page() {
    let course = course();
    let mut window =
        window_with(super::Start { step: Some(1), ..super::Start::default() }, vec2(1280.0, 1000.0));
    open(&mut window, &course);
    let number = course.page("outcomes").unwrap();
    for _ in 0..number {
        push(&mut window, "Next page");
    }
    let before = scene(&window).clone();
    // The squat tetrahedron of the page has no such outcome.
    push(&mut window, "Outcome 001 edge AB, not collected");
    assert_ne!(scene(&window).bodies[0], before.bodies[0]);
    assert_eq!(window.state().document().origin(), &Origin::Lesson);
    push(&mut window, "Next page");
    assert!(has(&window, &course.lesson.pages[number + 1].title));
    assert_eq!(scene(&window), &course.scenes[number + 1]);
}

/// Regression: a page whose scene the student declined, to keep an unsaved one, had no text.
#[test]
fn a_page_has_its_text_even_if_the_scene_on_screen_is_kept() {
    let mut window = window();
    open_course(&mut window);
    press(&mut window, Modifiers::COMMAND, Key::N);
    super::drag(&mut window, gjk_sandbox::geometry::Side::Q, vec2(30.0, 0.0));
    let own = scene(&window).clone();
    push_all(&mut window, ["Next page", "Cancel"]);
    assert_eq!(scene(&window), &own);
    assert!(has(&window, &course().lesson.pages[1].title));
    assert!(texts(&window).iter().any(|text| text.contains("Begin on a line")));
}

/// Help leads to the first lesson, as a door of the first start does.
#[test]
fn help_and_the_first_start_lead_to_the_first_lesson() {
    let first = shipped().next().unwrap().lesson.pages.remove(0).title;
    let mut window = window();
    super::click_all(&mut window, ["Help", "What GJK does (5 minutes)"]);
    assert!(has(&window, &first));
    let mut window =
        window_with(super::Start { tours: true, ..super::Start::default() }, vec2(1280.0, 800.0));
    click(&mut window, "What GJK does (5 minutes)");
    assert!(has(&window, &first));
}
