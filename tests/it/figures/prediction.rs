//! Questions before each decision: every one has a right answer, and the right answers are those of the run.

use gjk_sandbox::figure::Study;
use gjk_sandbox::figure::prediction::{Answer, Asked, predictions};
use gjk_sandbox::geometry::Side;
use gjk_sandbox::gjk::{Algorithm, Event};
use gjk_sandbox::scene::library::SHIPPED;

/// The answers to a question.
fn answers(asked: &Asked) -> Vec<Answer> {
    match asked {
        Asked::Vertex { count, .. } => (0..*count).map(Answer::Vertex).collect(),
        Asked::Choice(choices) => (0..choices.len()).map(Answer::Choice).collect(),
    }
}

#[test]
fn every_question_of_every_algorithm_has_a_right_answer_and_a_wrong_one() {
    let mut kinds = [0; 3];
    for shipped in SHIPPED {
        let scene = shipped.scene();
        for algorithm in Algorithm::ALL.into_iter().filter(|it| it.refusal(scene.dimension).is_none()) {
            let mut scene = scene.clone();
            scene.query.algorithm = algorithm;
            let study = Study::of(&scene);
            for event in 0..study.trace.steps() {
                for prediction in predictions(&study, event) {
                    let all = answers(&prediction.asked);
                    let right = all.iter().filter(|answer| prediction.accepts(**answer)).count();
                    let place = format!("{} {algorithm:?} event {event}: {prediction:?}", shipped.file_name);
                    assert!(right > 0, "{place}");
                    let is_vertex = matches!(prediction.asked, Asked::Vertex { .. });
                    assert!(right == 1 || is_vertex || prediction.question.contains("next v"), "{place}");
                    assert!(!prediction.reason.is_empty() && !prediction.reason.contains("NaN"), "{place}");
                    for answer in &all {
                        let words = prediction.words(*answer).unwrap();
                        let is_named = prediction.right().split(" or ").any(|right| right == words);
                        assert!(is_named || !prediction.accepts(*answer), "{place}");
                    }
                    kinds[0] += 1;
                    kinds[1] += usize::from(is_vertex);
                    kinds[2] += usize::from(prediction.question.contains("next v"));
                }
            }
        }
    }
    assert!(kinds[0] > 3000 && kinds[1] > 800 && kinds[2] > 200, "{kinds:?}");
}

/// The second iteration of the worked example, by hand. P is (4, 5), (4, 11), (9, 9): along v = (−1, 1) these reach 1, 7 and
/// 0. Q is (5, 7), (12, 7), (10, 2), (7, 3): along −v these reach −2, 5, 8 and 4. A = (−6, 9), and A·v = 15. Then O is nearest
/// to edge AB, as the article says, and in the next iteration to edge AC.
#[test]
fn the_questions_of_the_worked_example_by_hand() {
    let study = Study::of(&SHIPPED[0].scene());
    let asked = predictions(&study, 2);
    let asked_for: Vec<&Asked> = asked.iter().map(|prediction| &prediction.asked).collect();
    assert_eq!(*asked_for[0], Asked::Vertex { side: Side::P, count: 3, right: vec![1] });
    assert_eq!(*asked_for[1], Asked::Vertex { side: Side::Q, count: 4, right: vec![2] });
    assert_eq!(asked[2].right(), "A·v > 0");
    assert_eq!(asked.len(), 3);
    assert_eq!(predictions(&study, 3)[0].right(), "edge AB");
    assert_eq!(predictions(&study, 8)[0].right(), "edge AC");
    let last = study.trace.events.iter().position(|event| matches!(event, Event::Ended(_))).unwrap();
    assert_eq!(predictions(&study, last)[0].right(), "OVERLAP");
}
