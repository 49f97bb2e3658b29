//! Written lessons equal the lessons that were read.

use std::path::Path;

use gjk_proximity::gjk::Algorithm;
use gjk_scene::scene::library;
use gjk_tools::lesson::{At, Lesson, Loaded, MAX_PAGES, Page, SHIPPED, Solution, Source, problems};

use super::{page, read};

/// Reads what is written, and compares it.
fn check_round_trip(loaded: &Loaded) -> Loaded {
    let written = loaded.lesson.to_ron();
    let again = read(&written);
    assert_eq!(again.lesson, loaded.lesson, "{written}");
    assert_eq!(again.scenes, loaded.scenes, "{written}");
    assert_eq!(again.solutions, loaded.solutions, "{written}");
    assert_eq!(again.lesson.to_ron(), written, "equal lessons give equal texts");
    again
}

#[test]
fn shipped_lessons_are_written_as_they_were_read() {
    for (_, text) in SHIPPED {
        check_round_trip(&read(text));
    }
}

#[test]
fn every_field_is_written() {
    let inline = library::SHIPPED[6].text;
    let fields = format!(
        r##"step: Last, show: (workspace: explore, lower: plot, right: Some(slice),
            camera: (yaw: 0.5, pitch: -0.25, projection: orthographic)),
        hide_verdict: true, mystery: true, locks: [shapes, query, steps], text: r#"a "quoted" \ and
a second line, {{A·v}}"#, minutes: 2.5, notes: "tab\tand bell\u{{7}}",
        questions: [Vertex(side: Q, step: 3), Region(step: 9), Direction(step: 5), Sign(step: 1), Keep(step: 8),
            Polytope(step: 4), Verdict,
            Choice(ask: "?", answers: [(words: "a", when: "{{verdict}}", feedback: "f", next: "one"), (words: "b", right: true)]),
            Number(ask: "n", value: "{{supports}}", tolerance: 1e-3), Text(ask: "t", accept: ["x", "y"])],
        goal: All([Verdict(touching), Supports(4), Region("edge AC"), Gap(0.5), Depth(1),
            DisagreesWith(winter), Any([Wrong, Right, Moved, Outcomes(3), AtEnd])]),
        hints: ["h"], solution: Some(Scene(Inline({inline}))), next: "one""##
    );
    let loaded = check_round_trip(&read(&page(&fields)));
    assert_eq!(loaded.lesson.pages[0].notes, "tab\tand bell\u{7}");
    assert_eq!(loaded.solutions[0].as_ref(), Some(&library::SHIPPED[6].scene()));
    for solution in ["MoveQ((6, -0.25))", "Algorithm(winter)", "Play", r#"Scene(Shipped("03-apart.ron"))"#] {
        check_round_trip(&read(&page(&format!(r#"text: "", solution: {solution}"#))));
    }
}

/// From two scenes follows the smallest change between them.
#[test]
fn a_solution_is_the_change_from_the_scene_of_the_page() {
    let start = library::SHIPPED[0].scene();
    assert_eq!(Solution::between(&start, &start, false), None);
    assert_eq!(Solution::between(&start, &start, true), Some(Solution::Play));
    let mut other = start.clone();
    other.query.algorithm = Algorithm::Winter;
    assert_eq!(Solution::between(&start, &other, false), Some(Solution::Algorithm(Algorithm::Winter)));
    let moved = read(&page(r#"text: "", solution: MoveQ((6, 0))"#)).solved(0).unwrap().unwrap();
    assert_eq!(Solution::between(&start, &moved, true), Some(Solution::MoveQ(vec![6.0, 0.0])));
    other.bodies[1] = moved.bodies[1].clone();
    let Some(Solution::Scene(source)) = Solution::between(&start, &other, true) else { panic!("a scene") };
    let page = Page { name: "a".to_owned(), scene: Some(source), ..Page::default() };
    let lesson = Lesson { title: "x".to_owned(), pages: vec![page], ..Lesson::default() };
    assert_eq!(Loaded::of(lesson, Path::new("x.ron")).unwrap().scenes[0], other);
}

#[test]
fn an_unfinished_lesson_is_read_to_be_written_on_and_by_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lesson.ron");
    let text = page(r#"text: "[there](#nowhere)", questions: [Text(ask: "?", accept: [])]"#);
    std::fs::write(&path, &text).unwrap();
    assert!(Loaded::read(&path).is_err());
    let loaded = Loaded::read_unfinished(folder.path()).unwrap();
    let found = problems(&loaded);
    let sentences: Vec<&str> = found.iter().map(|problem| problem.sentence.as_str()).collect();
    assert!(sentences[0].contains("a right answer"), "{sentences:?}");
    assert!(sentences.iter().any(|it| it.contains("`#nowhere`")), "{sentences:?}");
    assert!(found.iter().all(|problem| problem.page == 0), "{found:?}");
    let blank = Page { scene: Some(Source::Shipped("03-apart.ron".to_owned())), ..Page::default() };
    let many = vec![blank; MAX_PAGES + 1];
    let lesson = Lesson { pages: many, ..Lesson::default() };
    assert!(Loaded::of(lesson, Path::new("x.ron")).unwrap_err().to_string().contains("1 to 500 pages"));
}

#[test]
fn a_solution_that_the_page_locks_is_a_mistake() {
    let fields = r#"text: "", goal: Verdict(separate), solution: MoveQ((6, 0)), locks: "#;
    assert_eq!(problems(&read(&page(&format!("{fields}[query]")))), []);
    let found = problems(&read(&page(&format!("{fields}[shapes]"))));
    assert!(found.len() == 1 && found[0].sentence.contains("the shapes locked"), "{found:?}");
    for camera in ["(yaw: inf, pitch: 0)", "(yaw: 0, pitch: 2)"] {
        let text = page(&format!(r#"text: "", show: (camera: {camera})"#));
        let refusal = Loaded::parse(&text, Path::new("x.ron")).map(|_| ()).unwrap_err().to_string();
        assert!(refusal.contains("page `one`, camera"), "{refusal}");
    }
}

#[test]
fn steps_are_named_by_their_place() {
    assert_eq!([At::of(0, 16), At::of(3, 16), At::of(15, 16)], [At::First, At::Step(4), At::Last]);
}
