//! Lessons: are the shipped ones true, does every error name its place, and is the table of a class right?

mod answers;
mod claims;
mod fairness;
mod five_minutes;
mod hostile;
mod writing;

use std::path::Path;

use gjk_figure::Analysis;
use gjk_proximity::geometry::Body;
use gjk_proximity::gjk::Verdict;
use gjk_scene::scene::library;
use gjk_tools::lesson::{Loaded, Moment, Question, SHELF, SHIPPED, asked, fill, problems};

/// A lesson of one page about the walk-through of dyn4j, with more fields.
fn page(fields: &str) -> String {
    format!(
        r#"(lesson: "One page", pages: [(name: "one", title: "One", scene: Shipped("01-triangle-and-quad.ron"), {fields})])"#
    )
}

fn read(text: &str) -> Loaded {
    Loaded::parse(text, Path::new("lesson.ron")).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The shipped lesson with this file name.
fn lesson(name: &str) -> Loaded {
    let (_, text) = SHIPPED.iter().find(|(file, _)| *file == name).unwrap();
    read(text)
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
        (r#"text: "", goal: Some(Outcomes(26))"#, "goal", "at most 25 outcomes, found 26"),
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
    let minutes: f64 = lesson("gjk-in-two-hours.ron").lesson.pages.iter().map(|page| page.minutes).sum();
    assert_eq!(minutes, 120.0);
}

/// The shelf begins with the lesson of five minutes and ends with the course, and each lesson of the shelf says how long it
/// takes; the lessons of a question have one page with one question.
#[test]
fn the_shelf_begins_with_five_minutes_and_ends_with_the_course() {
    let counts: Vec<usize> = SHELF.iter().map(|(_, count)| *count).collect();
    assert_eq!((counts.as_slice(), SHIPPED.len()), (&[1, 12, 5, 1][..], 19));
    assert_eq!((SHIPPED[0].0, SHIPPED[18].0), ("what-gjk-does.ron", "gjk-in-two-hours.ron"));
    for (name, text) in &SHIPPED[..13] {
        let lesson = read(text).lesson;
        let minutes: f64 = lesson.pages.iter().map(|page| page.minutes).sum();
        let questions: Vec<usize> = lesson.pages.iter().map(|page| page.questions.len()).collect();
        let pages = if *name == SHIPPED[0].0 { 4 } else { 1 };
        assert_eq!((minutes, questions), (5.0, vec![1; pages]), "{name}");
    }
    for (_, text) in [SHIPPED[0], SHIPPED[18]] {
        assert!(!read(text).lesson.audience.is_empty());
    }
}

/// Regression: the page said “until the code is right”, and its goal was reached while the code was still wrong: Bittle's
/// code calls the squares separate wherever Q has moved along x alone.
#[test]
fn the_goal_of_the_symmetric_page_needs_the_code_to_be_right() {
    let loaded = lesson("failures.ron");
    let index = loaded.page("symmetric").unwrap();
    let (start, goal) = (&loaded.scenes[index], loaded.lesson.pages[index].goal.as_ref().unwrap());
    let reaches = |x: f64, y: f64| {
        let mut scene = start.clone();
        let q = &start.bodies[1];
        let mut pose = q.pose();
        (pose.position.x, pose.position.y) = (pose.position.x + x, pose.position.y + y);
        scene.bodies[1] = Body::new(scene.dimension, q.shape().clone(), pose, q.rounding()).unwrap();
        let analysis = Analysis::of(&scene);
        let verdicts = (analysis.trace.outcome.verdict, analysis.reference.verdict);
        let moment = Moment { start, scene: &scene, analysis: &analysis, step: 0, outcomes: 0 };
        (verdicts, moment.reaches(goal))
    };
    assert_eq!(reaches(0.5, 0.0), ((Verdict::Separate, Verdict::Overlap), false));
    assert_eq!(reaches(0.5, 0.25), ((Verdict::Overlap, Verdict::Overlap), true));
}
