//! Pages of lessons: no answer is lost, wrong ones may be tried again, goals are open again, and a lesson has an end.

use eframe::egui::{Key, Modifiers, Role, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::lesson::{Asked, Question};

use super::hidden_verdict::texts;
use super::lessons::{course, open, questions, shipped};
use super::{
    Start, Window, click_all, drag_from, has, press, push, push_all, says, scene, step, window, window_with,
};

/// A window with the course at the page with this name.
fn at_page(name: &str) -> Window {
    let mut window = window_with(Start { step: Some(1), ..Start::default() }, vec2(1280.0, 1000.0));
    let course = course();
    open(&mut window, &course);
    for _ in 0..course.page(name).unwrap() {
        push(&mut window, "Next page");
    }
    window
}

fn pick(window: &mut Window, vertex: &str) {
    window.get_by_label_contains(&format!("Vertex {vertex}")).click();
    window.run();
}

fn count(window: &Window, words: &str) -> usize {
    window.query_all_by_label(words).count()
}

/// Regression: a vertex, an arrow or a number that had not been submitted was lost when the page was turned.
#[test]
fn what_is_picked_dragged_or_typed_is_submitted_with_the_page() {
    let mut window = at_page("support");
    pick(&mut window, "p0");
    assert!(!has(&window, "Right."));
    push_all(&mut window, ["Next page", "Page back"]);
    assert_eq!(count(&window, "Right."), 1);

    let mut window = at_page("segment");
    // v = (−336, −480): up is down in points.
    let from = window.get_by_label("Drag the next v from O").rect().center();
    let asked = questions(&course(), course().page("segment").unwrap()).remove(0);
    let Asked::Decision(prediction) = &asked else { panic!("{asked:?}") };
    let right = prediction.choices().iter().find(|choice| choice.is_right).unwrap().direction.unwrap();
    let by = right.normalize().as_vec3() * 100.0;
    drag_from(&mut window, from, vec2(by.x, -by.y));
    assert!(says(&window, "In the picture: along"));
    push_all(&mut window, ["Next page", "Page back"]);
    assert!(has(&window, "Right.") && says(&window, "In the picture: along"), "it stays marked");
    assert!(
        texts(&window)
            .iter()
            .any(|text| text.replace('\u{a0}', " ").contains(prediction.reason.split('\n').next().unwrap()))
    );

    let course = course();
    let is_number = |question: &Question| matches!(question, Question::Number { .. });
    let page = course.lesson.pages.iter().find(|page| page.questions.iter().any(is_number)).unwrap();
    let mut window = at_page(&page.name);
    let asked = questions(&course, course.page(&page.name).unwrap());
    let ask = asked.iter().find(|asked| matches!(asked, Asked::Number { .. })).unwrap().ask();
    let field = |window: &Window| window.get_by_role_and_label(Role::TextInput, ask).value();
    window.get_by_role_and_label(Role::TextInput, ask).focus();
    window.run();
    window.get_by_role_and_label(Role::TextInput, ask).type_text("-6");
    window.run();
    push_all(&mut window, ["Page back", "Next page"]);
    assert!(has(&window, "Right.") && says(&window, "v separates P and Q"), "with its reason");
    assert_eq!(field(&window).as_deref(), Some("-6"), "it stays");
}

/// A step on submits the answer in the picture, as before decisions of any run.
#[test]
fn a_step_on_submits_the_picked_answer() {
    let mut window = at_page("support");
    let before = step(&window);
    pick(&mut window, "p0");
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert!(has(&window, "Right."));
    assert_eq!(step(&window), before, "the page asks for Q's vertex first");
}

/// Regression: the feedback on a wrong vertex named the right one, and the picture asked no longer.
#[test]
fn a_wrong_answer_is_tried_again_in_the_picture() {
    let mut window = at_page("support");
    pick(&mut window, "p1");
    push(&mut window, "Answer");
    assert!(has(&window, "Not yet."));
    // v = (−3, −1): v·p1 = −18, and v·p0 = −8.
    assert!(has(&window, "The product of p1 with\u{a0}v is −18. Another vertex of P has a greater one."));
    assert!(texts(&window).iter().all(|text| !text.contains("−8")));
    pick(&mut window, "p0");
    push(&mut window, "Answer");
    assert!(has(&window, "Right.") && !has(&window, "Not yet."));
    assert!(says(&window, "p0 is farthest in P along\u{a0}v"), "the reason");

    // The picture asks for a direction again.
    let mut window = at_page("segment");
    let from = window.get_by_label("Drag the next v from O").rect().center();
    drag_from(&mut window, from, vec2(0.0, -90.0));
    push(&mut window, "Answer");
    assert!(has(&window, "Not yet.") && has(&window, "Drag the next v from O"));
    assert!(says(&window, "is not the answer"), "without the right one");
}

/// No wrong answer to a question about the run is told the right one.
#[test]
fn no_objection_names_the_right_answer() {
    for loaded in shipped() {
        for number in 0..loaded.lesson.pages.len() {
            for asked in questions(&loaded, number) {
                let Asked::Decision(prediction) = &asked else { continue };
                for (index, words) in asked.choices().iter().enumerate() {
                    if asked.accepts_choice(index) {
                        continue;
                    }
                    let against = asked.against(Some(index), words);
                    assert!(!against.is_empty());
                    assert!(!against.contains(prediction.reason.as_str()), "{against}");
                    assert!(!against.contains(&asked.right()) || words.contains(&asked.right()), "{against}");
                }
            }
        }
    }
}

/// Regression: a page that was started over said that its goal was reached.
#[test]
fn a_reset_page_has_its_goal_open_again() {
    let mut window = at_page("difference");
    push(&mut window, "Show a solution");
    assert!(has(&window, "Reached"));
    push(&mut window, "Reset page");
    assert!(!has(&window, "Reached"));
    assert_eq!(scene(&window), &course().scenes[course().page("difference").unwrap()]);
    push(&mut window, "Show a solution");
    assert!(has(&window, "Reached"));
}

#[test]
fn the_last_page_leads_on() {
    let lessons: Vec<_> = shipped().take(2).collect();
    let mut window = window();
    open(&mut window, &lessons[0]);
    for _ in 1..lessons[0].lesson.pages.len() {
        assert!(!has(&window, "This is the end of the lesson."));
        push(&mut window, "Next page");
    }
    assert!(has(&window, "This is the end of the lesson."));
    push(&mut window, &format!("Next lesson: {}", lessons[1].lesson.title));
    assert!(has(&window, &lessons[1].lesson.pages[0].title));
    push(&mut window, "Close");
    assert!(has(&window, "Algorithm"), "a lesson of one page ends there");
    // The course is the last one.
    let mut window = at_page("exit");
    assert!(has(&window, "All lessons…") && !says(&window, "Next lesson: "));
    push(&mut window, "All lessons…");
    assert!(has(&window, &lessons[0].lesson.title));
}

#[test]
fn editing_needs_an_open_lesson() {
    let mut window = window();
    click_all(&mut window, ["Scenes", "Edit this lesson"]);
    assert_eq!(window.state().notice(), Some("Open a lesson first, then edit it"));
}

/// Regression: beside a scene of one's own the page went on to speak of a picture that was not there.
#[test]
fn beside_another_scene_a_page_says_so_and_leads_back() {
    let mut window = at_page("support");
    let shown = scene(&window).clone();
    assert!(!has(&window, "The pictures show another scene."));
    press(&mut window, Modifiers::COMMAND, Key::N);
    assert_ne!(scene(&window), &shown);
    assert!(has(&window, "The pictures show another scene."));
    push(&mut window, "Show the scene of this page");
    assert_eq!(scene(&window), &shown);
    assert!(!has(&window, "The pictures show another scene."));
}
