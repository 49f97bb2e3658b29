//! Predict, then reveal: every decision of a run is asked, nothing tells the answer before it, and answers are counted.

use eframe::egui::{Key, Modifiers, Role, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::figure::prediction::{Answer, Asked, Prediction, predictions};
use gjk_sandbox::figure::{Study, narration};
use gjk_sandbox::gjk::Event;
use gjk_sandbox::scene::library::SHIPPED;

use super::hidden_verdict::texts;
use super::{Window, press, scene, start_of, step, window, window_with};

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

fn has(window: &Window, name: &str) -> bool {
    window.query_by_label(name).is_some()
}

/// Presses the digit of an answer, or its button where it has no digit.
fn give(window: &mut Window, prediction: &Prediction, answer: Answer) {
    let digit = match answer {
        Answer::Vertex(index) => index,
        Answer::Choice(index) => index + 1,
    };
    if let Some(key) = DIGITS.get(digit) {
        press(window, Modifiers::NONE, *key);
    } else {
        let words = prediction.words(answer).unwrap();
        window.get_by_role_and_label(Role::Button, &words).click_accesskit();
        window.run();
    }
}

/// Plays a run to its end, answering right or wrong. Returns how many questions there were.
fn play(window: &mut Window, is_right: bool) -> usize {
    let study = Study::of(scene(window));
    let (mut asked, mut number) = (0, 0);
    press(window, Modifiers::NONE, Key::Q);
    for _ in 0..2000 {
        if has(window, "Go on") {
            press(window, Modifiers::NONE, Key::Enter);
        } else if has(window, "Reveal") {
            let event = step(window) + 1;
            let all = predictions(&study, event);
            let prediction = &all[number];
            assert!(has(window, &prediction.question), "{}", prediction.question);
            check_silence(window, &study, event);
            let count = match &prediction.asked {
                Asked::Vertex { count, .. } => *count,
                Asked::Choice(choices) => choices.len(),
            };
            let answer_of = |index| match prediction.asked {
                Asked::Vertex { .. } => Answer::Vertex(index),
                Asked::Choice(_) => Answer::Choice(index),
            };
            let answer = (0..count).map(answer_of).find(|answer| prediction.accepts(*answer) == is_right);
            // Where all vertices tie, no answer is wrong.
            let answer = answer.unwrap_or(answer_of(0));
            give(window, prediction, answer);
            press(window, Modifiers::NONE, Key::Enter);
            let verdict = if prediction.accepts(answer) { "Right: " } else { "Not " };
            assert!(window.query_by_label_contains(verdict).is_some(), "{answer:?} to {prediction:?}");
            assert!(has(window, &prediction.reason), "{}", prediction.reason);
            asked += 1;
            number = if number + 1 < all.len() { number + 1 } else { 0 };
        } else if step(window) + 1 < study.trace.steps() {
            press(window, Modifiers::NONE, Key::ArrowRight);
        } else {
            return asked;
        }
    }
    panic!("the run does not end");
}

/// Nothing in the window says what the event will be: not its sentence, and unless the verdict is asked, no verdict.
fn check_silence(window: &Window, study: &Study, event: usize) {
    let sentence = narration::narrate(&study.trace, event).to_plain();
    let is_end = matches!(study.trace.events[event], Event::Ended(_));
    for text in texts(window) {
        assert!(!text.contains(&sentence), "{text}");
        let verdicts = ["OVERLAP", "TOUCHING", "SEPARATE", "UNDECIDED", "DISAGREES", "reference agrees"];
        let spoils = verdicts.iter().any(|word| text.contains(word)) && !text.starts_with("After OVERLAP");
        assert!(is_end || !spoils, "{text}");
    }
}

#[test]
fn right_answers_score_all_in_the_plane_and_in_space() {
    for index in [0, 3, 6, 9] {
        let shipped = &SHIPPED[index];
        let mut window = window_with(start_of(shipped.scene(), shipped.file_name), vec2(1280.0, 800.0));
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

#[test]
fn an_open_question_holds_the_run_and_can_be_skipped() {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::Home);
    press(&mut window, Modifiers::NONE, Key::Q);
    press(&mut window, Modifiers::NONE, Key::End);
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
    press(&mut window, Modifiers::NONE, Key::Q);
    press(&mut window, Modifiers::NONE, Key::End);
    assert!(!has(&window, "Reveal"));
}

/// In presenter mode the digits count the votes of the room, and most votes are its answer.
#[test]
fn a_room_votes_by_digits() {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::Home);
    press(&mut window, Modifiers::NONE, Key::F11);
    press(&mut window, Modifiers::NONE, Key::Q);
    press(&mut window, Modifiers::NONE, Key::End);
    assert!(has(&window, "Reveal"));
    for key in [Key::Num1, Key::Num1, Key::Num2] {
        press(&mut window, Modifiers::NONE, key);
    }
    assert!(window.query_by_label_contains("×2").is_some());
    assert!(window.query_by_label_contains("×1").is_some());
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert!(has(&window, "Go on"));
}
