//! Lessons: are the shipped ones true, does every error name its place, and is the table of a class right?

mod answers;
mod claims;
mod hostile;
mod writing;

use std::path::Path;

use gjk_figure::Analysis;
use gjk_scene::scene::library;
use gjk_tools::lesson::{Loaded, Question, SHIPPED, asked, decided_at, fill, problems};

/// A lesson of one page about the walk-through of dyn4j, with more fields.
fn page(fields: &str) -> String {
    format!(
        r#"(lesson: "One page", pages: [(name: "one", title: "One", scene: Shipped("01-triangle-and-quad.ron"), {fields})])"#
    )
}

fn read(text: &str) -> Loaded {
    Loaded::parse(text, Path::new("lesson.ron")).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn shipped_lessons_are_true_and_can_be_done() {
    for (name, text) in SHIPPED {
        let loaded = read(text);
        let found = problems(&loaded);
        assert!(found.is_empty(), "{name}: {found:?}");
        assert!(loaded.lesson.pages.iter().all(|page| page.minutes > 0.0), "{name} has times");
    }
}

/// The question about the verdict is the same on the first page as on one that shows the end, and true on both: neither
/// mentions an end that is not shown.
#[test]
fn the_verdict_is_asked_in_the_same_words_at_every_step() {
    let analysis = Analysis::of(&library::SHIPPED[0].scene());
    let steps = analysis.trace.steps();
    let all = [0, steps - 2, steps - 1].map(|step| asked(&Question::Verdict, &analysis, step).unwrap());
    for asked in all {
        assert_eq!(asked.ask(), "Which verdict does the algorithm give?");
        // The walk-through of dyn4j ends with an overlap.
        assert_eq!(asked.right(), "OVERLAP");
    }
}

#[test]
fn every_folder_of_shipped_lessons_is_shipped() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let mut names: Vec<String> =
        folder.read_dir().unwrap().map(|it| it.unwrap().file_name().into_string().unwrap()).collect();
    let mut shipped = SHIPPED.map(|(name, _)| name.to_owned());
    names.sort();
    shipped.sort();
    assert_eq!(names, shipped);
}

/// The numbers of the walk-through in the article of dyn4j: v = (1, −1) finds p2 − q0 = (4, 2) with A·v = 2; the fourth
/// support point ends it with an overlap.
#[test]
fn numbers_come_from_the_run() {
    let analysis = Analysis::of(&library::SHIPPED[0].scene());
    let filled = |text: &str, step| fill(text, &analysis, step).map_err(|error| error.to_string());
    assert_eq!(
        filled("v = {v}, A = {A}: {p} − {q}, {A·v} > 0", 0).unwrap(),
        "v = (1, −1), A = (4, 2): p2 − q0, 2 > 0"
    );
    assert_eq!(filled("{verdict} after {supports}", 0).unwrap(), "OVERLAP after 4");
    assert_eq!(filled("{A·v@6}", 0).unwrap(), "3648");
    for wrong in ["{speed}", "{A·v@99}", "{A·v@0}", "{A·v", "{}"] {
        let error = filled(wrong, 0).unwrap_err();
        assert!(error.contains("expected"), "{wrong}: {error}");
    }
}

/// Each lesson has one mistake; the check finds it in its place.
#[test]
fn every_mistake_is_named_with_its_place() {
    let right = r#"text: "A·v = {A·v}", goal: Some(Verdict(separate)), solution: Some(MoveQ((6, 0)))"#;
    assert_eq!(problems(&read(&page(right))), []);
    let cases = [
        (r#"text: "A·v = 2""#, "text", "found 2"),
        (r#"text: "{speed}""#, "text", "speed"),
        (r#"text: "", notes: "{speed}""#, "notes", "speed"),
        (r#"text: "", hints: ["{speed}"]"#, "hint 1", "speed"),
        (r#"text: "O is on edge {region@9}""#, "text", "`edge edge`"),
        (r#"text: "", step: Step(99)"#, "step", "1 to 16"),
        (r#"text: "", goal: Some(Verdict(separate))"#, "goal", "a solution"),
        (r#"text: "", goal: Some(Verdict(overlap)), solution: Some(Play)"#, "goal", "met from the start"),
        (r#"text: "", goal: Some(Verdict(separate)), solution: Some(Play)"#, "solution", "does not"),
        (r#"text: "", goal: Some(Verdict(separate)), solution: Some(MoveQ((1, 0)))"#, "solution", "does not"),
        (
            r#"text: "", goal: Some(Verdict(separate)), solution: Some(MoveQ((1, 0, 0)))"#,
            "solution",
            "2 coordinates",
        ),
        (r#"text: "", goal: Some(Supports(9)), solution: Some(Algorithm(djonov))"#, "solution", "does not"),
        (r#"text: "", goal: Some(Any([AtEnd, Outcomes(26)]))"#, "goal", "at most 25 outcomes, found 26"),
        (r#"text: "", mystery: true"#, "mystery", "a planted defect"),
        (r#"text: "", solution: Some(Play)"#, "solution", "a goal"),
        (r#"text: "", questions: [Vertex(side: P, step: 2)]"#, "question 1", "a support point"),
        (r#"text: "", questions: [Region(step: 1)]"#, "question 1", "the choice of a region"),
        (r#"text: "", questions: [Direction(step: 1)]"#, "question 1", "a new direction"),
        (r#"text: "", questions: [Sign(step: 2)]"#, "question 1", "a test"),
        (r#"text: "", questions: [Sign(step: 0)]"#, "question 1", "from 1 to 16"),
        (
            r#"text: "", questions: [Choice(ask: "?", answers: [(words: "a"), (words: "b")])]"#,
            "question 1",
            "a right answer",
        ),
        (
            r#"text: "", questions: [Choice(ask: "?", answers: [(words: "a", right: true), (words: "b", right: true)])]"#,
            "question 1",
            "2 right of 2",
        ),
        (
            r#"text: "", questions: [Choice(ask: "?", answers: [(words: "SEPARATE", when: Some("{verdict}")), (words: "b")])]"#,
            "question 1",
            "a right answer",
        ),
        (
            r#"text: "", questions: [Number(ask: "?", value: "{v}", tolerance: 0)]"#,
            "question 1",
            "a finite number",
        ),
        (r#"text: "", questions: [Number(ask: "?", value: "NaN", tolerance: 0)]"#, "question 1", "`NaN`"),
        (r#"text: "", questions: [Number(ask: "?", value: "1e999", tolerance: 0)]"#, "question 1", "`1e999`"),
    ];
    for (fields, place, sentence) in cases {
        let found = problems(&read(&page(fields)));
        let named = found
            .iter()
            .any(|it| it.place == format!("page `one`, {place}") && it.sentence.contains(sentence));
        assert!(named && found.len() == 1, "{fields}: {found:?}");
    }
}

/// The course keeps what its title promises.
#[test]
fn the_course_takes_two_hours() {
    let (_, text) = SHIPPED[0];
    let minutes: f64 = read(text).lesson.pages.iter().map(|page| page.minutes).sum();
    assert_eq!(minutes, 120.0);
}

/// A page that asks for a number does not print it: neither in its text, nor in another question, nor in a hint.
#[test]
fn no_page_prints_the_number_that_it_asks_for() {
    let mut asked_for = 0;
    for (name, text) in SHIPPED {
        for page in &read(text).lesson.pages {
            let own = page.questions.iter().map(|question| format!("{question:?}"));
            let texts: Vec<String> =
                own.chain(page.hints.iter().cloned()).chain([page.text.clone()]).collect();
            for question in &page.questions {
                let Question::Number { value, .. } = question else { continue };
                let printed = texts.iter().filter(|text| text.contains(value.as_str())).count();
                assert_eq!(
                    printed, 1,
                    "{name}, page {}: {value} stands in more than its question",
                    page.name
                );
                asked_for += 1;
            }
        }
    }
    assert!(asked_for > 3, "{asked_for}");
}

/// Questions about decisions of the run come after the first step of their page, so they are open at first.
#[test]
fn decisions_are_asked_before_they_are_shown() {
    for (name, text) in SHIPPED {
        let loaded = read(text);
        for (number, page) in loaded.lesson.pages.iter().enumerate() {
            let analysis = Analysis::of(&loaded.scenes[number]);
            let step = page.step.index(analysis.trace.steps());
            for question in &page.questions {
                if let Some(event) = decided_at(question, &analysis) {
                    assert!(event > step, "{name}, page {}: {question:?} is shown at the start", page.name);
                }
            }
        }
    }
}
