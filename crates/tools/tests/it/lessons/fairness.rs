//! A lesson asks fairly: each mistake of this kind is named, and its fair counterpart is not.

use gjk_tools::lesson::problems;

use super::{page, read};

/// The sentences of the check about these parts of pages.
fn found(text: &str) -> Vec<String> {
    problems(&read(text))
        .into_iter()
        .map(|problem| format!("{}: {}", problem.part, problem.sentence))
        .collect()
}

/// Each pair differs in one thing. In the walk-through of dyn4j (16 steps, four support points) step 7 tests edge AB.
#[test]
fn questions_that_answer_themselves_are_named() {
    let choice = |words: &str| {
        format!(r#"questions: [Choice(ask: "?", answers: [(words: "{words}", right: true), (words: "no")])]"#)
    };
    let number = r#"questions: [Number(ask: "?", value: "{supports}", tolerance: 0)]"#;
    let text = |words: &str| format!(r#"text: "{words}", {}"#, choice("perpendicular to AB"));
    let long = "nine words that say nothing at all ".repeat(20);
    let cases = [
        (
            r#"text: "Switch on *Regions*.""#.to_owned(),
            r#"text: "See *Regions*.""#.to_owned(),
            "text",
            "“Regions”",
        ),
        (
            r#"text: "", goal: Some(AtEnd), solution: Some(Play)"#.to_owned(),
            r#"text: "", goal: Some(AtEnd), solution: Some(Play), questions: [Verdict]"#.to_owned(),
            "goal",
            "the last step",
        ),
        (
            r#"text: "", step: Step(7), questions: [Sign(step: 7)]"#.to_owned(),
            r#"text: "", step: Step(6), questions: [Sign(step: 7)]"#.to_owned(),
            "question 1",
            "a step after 7",
        ),
        (
            format!(r#"text: "", {number}"#),
            format!(r#"text: "", hide_verdict: true, {number}"#),
            "question 1",
            "{supports}",
        ),
        (
            format!(r#"text: "{{supports}}", hide_verdict: true, {number}"#),
            format!(r#"text: "{{P vertices}}", hide_verdict: true, {number}"#),
            "question 1",
            "{supports}",
        ),
        (text("v is Perpendicular to AB."), text("v is perpendicular."), "question 1", "perpendicular to AB"),
        (
            format!(r#"text: "", {}"#, choice(&long)),
            format!(r#"text: "", {}"#, choice(&long[..450])),
            "question 1",
            "at most 17 lines",
        ),
    ];
    for (unfair, fair, part, sentence) in cases {
        let named = found(&page(&unfair));
        assert!(
            named.len() == 1 && named[0].starts_with(part) && named[0].contains(sentence),
            "{unfair}: {named:?}"
        );
        assert_eq!(found(&page(&fair)), [""; 0], "{fair}");
    }
}

/// The corners of P ⊖ Q can be counted while the page shows it, or keeps showing it from an earlier page.
#[test]
fn the_picture_of_the_difference_answers() {
    let number = r#"questions: [Number(ask: "?", value: "{difference vertices}", tolerance: 0)]"#;
    let shown = found(&page(&format!(r#"text: "", hide_verdict: true, {number}"#)));
    assert!(shown.len() == 1 && shown[0].contains("{difference vertices}"), "{shown:?}");
    let hidden = format!(r#"text: "", hide_verdict: true, show: (right: Some(map)), {number}"#);
    assert_eq!(found(&page(&hidden)), [""; 0]);
}

#[test]
fn vertices_are_asked_for_with_their_names() {
    let lesson = |overlays: &str, question: &str| {
        format!(
            r#"(lesson: "L", pages: [(name: "a", title: "A", text: "", step: Step(2), hide_verdict: true, scene: Inline((
            format: 1, dimension: 2, p: (shape: Points([(1, 0), (5, 0), (2, 3)])),
            q: (shape: Points([(3, 1), (5, 1), (5, 3), (3, 3)])), query: (initial_direction: (1, 2)),
            show: (overlays: [{overlays}]))), questions: [{question}])])"#
        )
    };
    let choice = r#"Choice(ask: "Which?", answers: [(words: "q1", right: true), (words: "q2")])"#;
    for question in ["Vertex(side: Q, step: 3)", choice] {
        let named = found(&lesson("simplex", question));
        assert!(named.len() == 1 && named[0].contains("names of vertices"), "{named:?}");
        assert_eq!(found(&lesson("simplex, vertex_names", question)), [""; 0]);
    }
}

#[test]
fn terms_are_asked_for_that_an_earlier_page_uses() {
    let lesson = |text: &str| {
        format!(
            r#"(lesson: "L", pages: [(name: "a", title: "A", text: "{text}", scene: Shipped("01-triangle-and-quad.ron")),
            (name: "b", title: "B", text: "", questions: [Text(ask: "Its name?", accept: ["support point"])])])"#
        )
    };
    let named = found(&lesson("the farthest point"));
    assert!(named.len() == 1 && named[0].contains("found support point"), "{named:?}");
    assert_eq!(found(&lesson("the Support-Point")), [""; 0]);
}
