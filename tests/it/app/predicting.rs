//! *Ask me*: a question precedes every decision of a run, nothing reveals its answer, and answers are
//! counted.

use eframe::egui::{Key, Modifiers, Role, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::figure::prediction::{Answer, OfferedAnswers, Prediction, predictions};
use gjk_sandbox::figure::{Analysis, narration};
use gjk_sandbox::geometry::Side;
use gjk_sandbox::gjk::Event;
use gjk_sandbox::scene::library::SHIPPED;
use glam::DVec2;

use super::hidden_verdict::texts;
use super::{Window, drag_from, has, press, press_all, push, scene, step, window, window_of};

const DIGITS: [Key; 10] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// Presses the digit of an answer, or its button if it has no digit.
fn give(window: &mut Window, prediction: &Prediction, answer: Answer) {
    let digit = match answer {
        Answer::Vertex(index) => index,
        Answer::Choice(index) => index + 1,
        Answer::Direction(direction) => panic!("{direction} is dragged"),
    };
    if let Some(key) = DIGITS.get(digit) {
        press(window, Modifiers::NONE, *key);
    } else {
        let words = prediction.words(answer).unwrap();
        window.get_by_role_and_label(Role::Button, &words).click_accesskit();
        window.run();
    }
}

/// Plays a run to its end, answering right or wrong. Returns the number of questions.
fn play(window: &mut Window, is_right: bool) -> usize {
    let analysis = Analysis::of(scene(window));
    let (mut asked, mut number) = (0, 0);
    press(window, Modifiers::NONE, Key::Q);
    for _ in 0..2000 {
        if has(window, "Go on") {
            press(window, Modifiers::NONE, Key::Enter);
        } else if has(window, "Reveal") {
            let event = step(window) + 1;
            let all = predictions(&analysis, event);
            let prediction = &all[number];
            assert!(has(window, &prediction.question), "{}", prediction.question);
            check_silence(window, &analysis, event);
            let count = match &prediction.asked {
                OfferedAnswers::Vertex { count, .. } => *count,
                OfferedAnswers::Choice(choices) => choices.len(),
            };
            let answer_of = |index| match prediction.asked {
                OfferedAnswers::Vertex { .. } => Answer::Vertex(index),
                OfferedAnswers::Choice(_) => Answer::Choice(index),
            };
            let answer = (0..count).map(answer_of).find(|answer| prediction.accepts(*answer) == is_right);
            // If all vertices tie, no answer is wrong.
            let answer = answer.unwrap_or(answer_of(0));
            give(window, prediction, answer);
            press(window, Modifiers::NONE, Key::Enter);
            let verdict = if prediction.accepts(answer) { "Right: " } else { "Not " };
            assert!(window.query_by_label_contains(verdict).is_some(), "{answer:?} to {prediction:?}");
            assert!(has(window, &prediction.why(answer)), "{}", prediction.why(answer));
            asked += 1;
            number = if number + 1 < all.len() { number + 1 } else { 0 };
        } else if step(window) + 1 < analysis.trace.steps() {
            press(window, Modifiers::NONE, Key::ArrowRight);
        } else {
            return asked;
        }
    }
    panic!("the run does not end");
}

/// Nothing in the window reveals the next event: not its sentence, and no verdict unless it was requested.
fn check_silence(window: &Window, analysis: &Analysis, event: usize) {
    let sentence = narration::narrate(&analysis.trace, event).to_plain();
    let tells = |event: &Event| matches!(event, Event::Ended(_) | Event::SettledExactly { .. });
    let end = analysis.trace.events.iter().position(tells);
    // The polytope grows after the verdict was shown.
    let is_end = end.is_some_and(|end| event >= end);
    for text in texts(window) {
        assert!(!text.contains(&sentence), "{text}");
        let verdicts = ["OVERLAP", "TOUCHING", "SEPARATE", "UNDECIDED", "DISAGREES", "reference agrees"];
        let spoils = verdicts.iter().any(|word| text.contains(word)) && !text.starts_with("After OVERLAP");
        assert!(is_end || !spoils, "{text}");
    }
}

#[test]
fn right_answers_score_all_in_the_plane_and_in_space() {
    // With the last two, polytopes grow in the plane and in space.
    for index in [0, 3, 6, 9, 11, 12] {
        let shipped = &SHIPPED[index];
        let mut window = window_of(shipped.scene(), shipped.file_name);
        press(&mut window, Modifiers::NONE, Key::Home);
        let asked = play(&mut window, true);
        assert!(asked > 3, "{}: {asked}", shipped.file_name);
    }
}

#[test]
fn wrong_answers_are_told_with_the_reason_and_counted() {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::Home);
    play(&mut window, false);
}

/// The first question of the article's run is about the farthest vertex of P.
#[test]
fn a_step_on_submits_the_answer_and_the_next_one_goes_on() {
    let mut window = window();
    press_all(&mut window, [Key::Home, Key::Q, Key::ArrowRight, Key::ArrowRight]);
    assert!(has(&window, "Reveal") && !has(&window, "Go on"), "without an answer the question stays");
    press_all(&mut window, [Key::Num1, Key::ArrowRight]);
    assert!(has(&window, "Go on"), "the answer is told");
    assert!(window.query_by_label_contains("longest streak").is_some(), "and counted");
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert!(!has(&window, "Go on"), "the run goes on");
}

#[test]
fn the_button_that_reveals_is_in_sight_in_a_low_window() {
    for size in [vec2(960.0, 600.0), vec2(1280.0, 720.0)] {
        let mut window = super::window_of_size(size);
        press_all(&mut window, [Key::Home, Key::Q, Key::ArrowRight]);
        let button = window.get_by_label("Reveal").rect();
        let scrubber = window.get_by_role_and_label(Role::Slider, "Scrubber").rect();
        let is_apart = button.bottom() <= scrubber.top() || scrubber.bottom() <= button.top();
        assert!(is_apart && button.bottom() <= size.y, "{button} {scrubber} in {size}");
    }
}

#[test]
fn an_open_question_holds_the_run_and_can_be_skipped() {
    let mut window = window();
    press_all(&mut window, [Key::Home, Key::Q, Key::End]);
    assert!(has(&window, "Reveal"));
    let before = step(&window);
    for key in [Key::ArrowRight, Key::End, Key::Space, Key::V] {
        press(&mut window, Modifiers::NONE, key);
        assert_eq!(step(&window), before, "{key:?}");
        assert!(has(&window, "Reveal"), "{key:?}");
    }
    press(&mut window, Modifiers::NONE, Key::S);
    assert!(!has(&window, "Reveal"));
    assert_eq!(step(&window), before + 1);
    press_all(&mut window, [Key::Q, Key::End]);
    assert!(!has(&window, "Reveal"));
}

/// In presenter mode the digits count the votes of the audience, and the choice with the most votes is its answer.
#[test]
fn a_room_votes_by_digits() {
    let mut window = window();
    press_all(&mut window, [Key::Home, Key::F11, Key::Q, Key::End]);
    assert!(has(&window, "Reveal"));
    for key in [Key::Num1, Key::Num1, Key::Num2] {
        press(&mut window, Modifiers::NONE, key);
    }
    assert!(window.query_by_label_contains("×2").is_some());
    assert!(window.query_by_label_contains("×1").is_some());
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert!(has(&window, "Go on"));
}

/// Steps on to the first open question with these words; all others are skipped.
pub(super) fn ask(window: &mut Window, words: &str) -> Prediction {
    let analysis = Analysis::of(scene(window));
    press_all(window, [Key::Home, Key::Q]);
    let (mut event, mut number) = (0, 0);
    for _ in 0..400 {
        if has(window, "Go on") {
            press(window, Modifiers::NONE, Key::Enter);
        } else if has(window, "Reveal") {
            let now = step(window) + 1;
            number = if now == event { number + 1 } else { 0 };
            event = now;
            let prediction = predictions(&analysis, event).swap_remove(number);
            if prediction.question.contains(words) {
                return prediction;
            }
            press(window, Modifiers::NONE, Key::Enter);
        } else {
            press(window, Modifiers::NONE, Key::ArrowRight);
        }
    }
    panic!("{words} is not asked");
}

/// In the plane the direction on screen is that in the scene, with y upward.
#[test]
fn the_next_v_is_dragged_in_the_picture() {
    for (turn, verdict) in [(0.0, "Right: "), (9.0, "Right: "), (11.0, "Not along "), (180.0, "Not along ")] {
        let mut window = window();
        let prediction = ask(&mut window, "next v");
        let OfferedAnswers::Choice(choices) = &prediction.asked else { panic!("choices") };
        let right = choices.iter().find(|choice| choice.is_right).unwrap().direction.unwrap().normalize();
        let (sin, cos) = f64::to_radians(turn).sin_cos();
        let turned = DVec2::new(right.x * cos - right.y * sin, right.x * sin + right.y * cos).as_vec2();
        let from = window.get_by_label("Drag the next v from O").rect().center();
        drag_from(&mut window, from, vec2(turned.x, -turned.y) * 90.0);
        assert!(window.query_by_label_contains("Your answer: along (").is_some(), "at {turn}°");
        press(&mut window, Modifiers::NONE, Key::Enter);
        assert!(window.query_by_label_contains(verdict).is_some(), "at {turn}°");
    }
}

/// In space, the dragged v is on the ball about O that the pointer is over: the arrow ends under the pointer.
#[test]
fn the_next_v_is_dragged_in_space() {
    let mut window = window_of(SHIPPED[6].scene(), SHIPPED[6].file_name);
    ask(&mut window, "next v");
    let from = window.get_by_label("Drag the next v from O").rect().center();
    let by = vec2(50.0, -30.0);
    drag_from(&mut window, from, by);
    let tip = window.get_by_label("Drag the next v from O").rect().center();
    assert!(tip.distance(from + by) < 8.0, "{tip} and {}", from + by);
    assert!(window.query_by_label_contains("Your answer: along (").is_some());
}

#[test]
fn the_sign_and_the_points_that_stay_are_answered_in_the_picture() {
    let mut window = window();
    let prediction = ask(&mut window, "the sign of A·v");
    push(&mut window, &format!("In the picture: {}", prediction.right()));
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert!(window.query_by_label_contains("Right: ").is_some());
    let mut window = self::window();
    let prediction = ask(&mut window, "points does the algorithm keep");
    let OfferedAnswers::Choice(choices) = &prediction.asked else { panic!("choices") };
    let kept = &choices.iter().find(|choice| choice.is_right).unwrap().kept;
    for (letter, _) in prediction.points.iter().filter(|(letter, _)| !kept.contains(letter)) {
        push(&mut window, &format!("In the picture: drop {letter}"));
    }
    if kept.len() == prediction.points.len() {
        // "All stay" is the answer after dropping one point and taking it back.
        let letter = kept.last().unwrap();
        push(&mut window, &format!("In the picture: drop {letter}"));
        push(&mut window, &format!("In the picture: keep {letter}"));
    }
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert!(window.query_by_label_contains("Right: ").is_some());
}

#[test]
fn the_nearest_edge_of_the_polytope_is_clicked() {
    let mut window = window_of(SHIPPED[11].scene(), SHIPPED[11].file_name);
    let prediction = ask(&mut window, "of the polytope is the nearest to O");
    let first = prediction.right().split(" or ").next().unwrap().to_owned();
    push(&mut window, &format!("In the picture: {first}"));
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert!(window.query_by_label_contains("Right: ").is_some());
}

/// Regression: the drawer with the question covered the lower half of the pictures. Now they are smaller, but whole.
#[test]
fn a_question_covers_no_picture_in_a_low_window() {
    for (size, zoom) in [(vec2(960.0, 600.0), 1.0), (vec2(1280.0, 720.0), 1.5), (vec2(600.0, 700.0), 1.0)] {
        let mut window = super::window_of_size(size);
        window.ctx.set_zoom_factor(zoom);
        window.run_steps(3);
        let prediction = ask(&mut window, "Which vertex of P");
        window.run();
        let question = window.get_by_label(&prediction.question).rect();
        let canvases: Vec<_> = window.get_all_by_role(Role::Canvas).map(|canvas| canvas.rect()).collect();
        for canvas in &canvases {
            assert!(question.top() >= canvas.bottom(), "{question} under {canvas} in {size}");
        }
        for label in ["p0", "Reveal"] {
            let button = window.get_by_role_and_label(Role::Button, label).rect();
            assert!(canvases.iter().all(|canvas| button.top() >= canvas.bottom()), "{label} in {size}");
        }
        if let Some(shapes) = window.query_by_role_and_label(Role::Canvas, "Shapes view") {
            let shapes = shapes.rect();
            for side in [Side::P, Side::Q] {
                let name = super::body(&window, side);
                assert!(shapes.contains(name), "{name} in {shapes}");
            }
        }
    }
}

/// Regression: the picture told to click a region, and showed none before the answer.
#[test]
fn a_region_is_clicked_in_the_picture() {
    let mut window = window();
    let prediction = ask(&mut window, "In which region");
    assert!(has(&window, "Click the region in P ⊖ Q, or here:"));
    let o = window.get_by_label("Origin O").rect().center();
    let a = window.get_by_label_contains("A equals p1 minus q2 at (minus 6, 9)").rect().center();
    let scale = (a - o).length() / vec2(-6.0, 9.0).length();
    // Beside the edge from A (−6, 9) to B (4, 2), and far from both.
    super::click_at(&mut window, o + vec2(-2.15, -3.86) * scale);
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert!(prediction.right().contains("AB"), "{}", prediction.right());
    assert!(window.query_by_label_contains("Right: ").is_some());
}

/// In space a ring stands on each feature.
#[test]
fn a_region_in_space_is_chosen_by_a_ring() {
    let mut window = window_of(SHIPPED[6].scene(), SHIPPED[6].file_name);
    let prediction = ask(&mut window, "In which region");
    push(&mut window, &format!("In the picture: {}", prediction.right()));
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert!(window.query_by_label_contains("Right: ").is_some());
}
