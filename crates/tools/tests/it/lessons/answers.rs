//! The answers of a class: each file is read, and the table counts the right answers.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use gjk_tools::lesson::{
    Answers, AnswersError, Class, Deed, Did, Given, PageOutline, Student, collect, csv, html, outline,
    questions,
};

fn given(page: &str, question: &str, answer: &str, right: bool) -> Given {
    Given { page: page.to_owned(), question: question.to_owned(), answer: answer.to_owned(), right }
}

fn answers(name: &str, answers: Vec<Given>) -> Answers {
    Answers { version: 1, name: name.to_owned(), lesson: "One".to_owned(), answers, ..Answers::default() }
}

/// A student who did this, on the page `a` with the question `why?` and a goal.
fn did(name: &str, deeds: &[(Did, &str, bool)]) -> Answers {
    let mut answers = answers(name, Vec::new());
    for (did, answer, right) in deeds {
        let question = if matches!(did, Did::Answer | Did::Skip) { "why?" } else { "" };
        answers.add(Deed::now("a", *did, question, (answer, *right)), &["a".to_owned()]);
    }
    answers
}

/// The files of a class, as they are collected.
fn collected(folder: &Path, class: &[Answers]) -> Class {
    for (number, answers) in class.iter().enumerate() {
        fs::write(folder.join(format!("answers-{number}.json")), answers.to_json()).unwrap();
    }
    collect(folder).unwrap()
}

#[test]
fn a_class_becomes_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let class = [
        answers("Ada", vec![given("a", "why?", "<b>", false), given("b", "how?", "so", true)]),
        answers("=Bob", vec![given("b", "how?", "so", true)]),
    ];
    for (name, answers) in ["answers-1.json", "answers-2.json"].into_iter().zip(&class) {
        fs::write(folder.path().join(name), answers.to_json()).unwrap();
    }
    fs::write(folder.path().join("other.json"), "no answers").unwrap();
    let read = collect(folder.path()).unwrap();
    assert_eq!(read.students.iter().map(|student| student.answers.clone()).collect::<Vec<_>>(), class);
    let expected = "name,lesson,right,answered,\"a: why?\",\"b: how?\",\
                    right_in_the_end,attempts,solutions_shown,started_over,file,problem\n\
                    \"Ada\",\"One\",1,2,0,1,1,2,,,\"answers-1.json\",\n\
                    \"'=Bob\",\"One\",1,1,,1,1,1,,,\"answers-2.json\",\n";
    assert_eq!(csv(&read), expected, "a name that a spreadsheet would take for a formula is quoted");
    let page = html(&read);
    assert!(page.contains("<td class=\"wrong\">&lt;b&gt;</td>") && page.contains("1 of 2"), "{page}");
}

/// The acceptance of the class table: one student is wrong first and then right, one asks for the solution, and one stops
/// in the middle.
#[test]
fn the_table_tells_what_each_student_did() {
    let folder = tempfile::tempdir().unwrap();
    let anna = [(Did::Answer, "none", false), (Did::Answer, "up", false), (Did::Answer, "left", true)];
    let anna =
        did("Anna", &[&anna[..], &[(Did::StartOver, "", false), (Did::Goal, "move Q", true)]].concat());
    let solved = [(Did::Solution, "", false), (Did::Goal, "move Q", false), (Did::Answer, "left", true)];
    let class = [anna, did("Ben", &solved), did("Cleo", &[(Did::Answer, "left", true)])];
    let class = collected(folder.path(), &class);
    let expected = "name,lesson,right,answered,\"a: why?\",\"a: goal\",\
                    right_in_the_end,attempts,solutions_shown,started_over,file,problem\n\
                    \"Anna\",\"One\",1,2,0,1,2,3,,\"a\",\"answers-0.json\",\n\
                    \"Ben\",\"One\",0,2,0,0,1,1,\"a\",,\"answers-1.json\",\n\
                    \"Cleo\",\"One\",1,1,1,,1,1,,,\"answers-2.json\",\n";
    assert_eq!(csv(&class), expected);
    let expected = "lesson,page,question,students,answered,right_at_first,right_in_the_end,skipped,wrong_answers,solution_shown,title\n\
                    \"One\",\"a\",\"why?\",\"3\",\"3\",\"1\",\"3\",\"0\",\"1× “none”; 1× “up”\",\"\",\"\"\n\
                    \"One\",\"a\",\"goal\",\"3\",\"2\",\"1\",\"1\",\"0\",\"\",\"Ben\",\"\"\n";
    assert_eq!(questions(&class), expected);
    let page = html(&class);
    for cell in [
        "<td>a</td><td>why?</td><td>3</td><td>3</td><td>1</td><td>3</td><td>0</td><td>1× “none”; 1× “up”</td><td></td>",
        "<td class=\"wrong\">none → right</td>",
        "<td class=\"shown\">solution shown</td>",
    ] {
        assert!(page.contains(cell), "{cell}: {page}");
    }
}

/// After *Skip* the run shows the answer: the next one counts in the end only.
#[test]
fn an_answer_after_skip_is_not_right_at_first() {
    let folder = tempfile::tempdir().unwrap();
    let skipped = did("Ada", &[(Did::Skip, "", false), (Did::Answer, "left", true)]);
    assert!(!skipped.answers[0].right);
    let class = collected(folder.path(), &[skipped]);
    let table = questions(&class);
    assert!(table.ends_with("\"why?\",\"1\",\"1\",\"0\",\"1\",\"1\",\"\",\"\",\"\"\n"), "{table}");
}

/// A student who hands in twice is one student; two students of one name are two.
#[test]
fn an_earlier_state_of_the_same_answers_is_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let first = did("Ada", &[(Did::Answer, "up", false)]);
    let mut later = first.clone();
    later.add(Deed::now("a", Did::Answer, "why?", ("left", true)), &[]);
    let other = did("Ada", &[(Did::Answer, "down", false)]);
    let class = collected(folder.path(), &[first, later.clone(), other.clone()]);
    let students: Vec<&Answers> = class.students.iter().map(|student| &student.answers).collect();
    assert_eq!(students, [&later, &other]);
    assert!(matches!(&class.left_out[..], [(_, AnswersError::Earlier { .. })]));
    assert!(csv(&class).contains(",\"answers-0.json\",\"") && html(&class).contains("answers-0.json"));
}

#[test]
fn a_folder_without_answers_is_refused_and_files_with_other_content_are_flagged() {
    let folder = tempfile::tempdir().unwrap();
    let refusal = collect(folder.path()).unwrap_err().to_string();
    assert!(refusal.contains("answers-") && refusal.contains("found none"), "{refusal}");
    assert!(collect(&folder.path().join("none")).is_err());
    for content in
        ["", "[]", "{\"version\": 1}", "\u{0}", "{\"version\":1,\"name\":3,\"lesson\":\"\",\"answers\":[]}"]
    {
        fs::write(folder.path().join("answers-x.json"), content).unwrap();
        let class = collected(folder.path(), &[did("Ada", &[(Did::Answer, "left", true)])]);
        let refusal = class.left_out[0].1.to_string();
        assert!(refusal.contains("answers-x.json") && refusal.contains("expected"), "{content}: {refusal}");
        assert_eq!(class.students.len(), 1, "the others are read");
        for table in [csv(&class), html(&class)] {
            assert!(table.contains("Ada") && table.contains("answers-x.json"), "{table}");
        }
    }
}

/// Each cell was looked for among all answers of its student, and each column among all before it: over two minutes.
#[test]
fn the_table_of_a_large_class_takes_seconds() {
    let of_student = |student: usize| {
        let given = |question: usize| given("a", &format!("{question} of {student}"), "x", true);
        answers("Ada", (0..9000).map(given).collect())
    };
    let student = |number: usize| Student { path: "answers-x.json".into(), answers: of_student(number) };
    let class = Class { students: (0..16).map(student).collect(), ..Class::default() };
    let begin = Instant::now();
    let table = csv(&class);
    let page = html(&class);
    assert!(begin.elapsed() < Duration::from_mins(1), "{:?}", begin.elapsed());
    let columns = table.lines().next().unwrap().matches(',').count();
    let rights = table.lines().skip(1).map(|row| row.split(',').skip(4).filter(|cell| *cell == "1").count());
    assert_eq!((columns, rights.sum::<usize>()), (9 + 16 * 9000, 16 * 9000));
    assert_eq!(page.matches("<td>right</td>").count(), 16 * 9000);
}

/// Files that know their lesson: the table has questions that nobody has answered, and the titles of pages. Students of the
/// same name are told apart, and a copy under another name is found.
#[test]
fn the_table_knows_the_lesson_and_tells_students_apart() {
    let folder = tempfile::tempdir().unwrap();
    let deeds = [(Did::Answer, "up", false), (Did::Answer, "left", true), (Did::Solution, "", false)];
    let mut ada = did("Ada", &deeds);
    let questions = vec!["when?".to_owned(), "why?".to_owned()];
    ada.pages = vec![PageOutline { page: "a".to_owned(), title: "The <first> page".to_owned(), questions }];
    let mut other = did("Ada", &deeds[..2]);
    other.history[0].time = "2026-01-01T00:00:00Z".to_owned();
    let copied = Answers { name: "Eve".to_owned(), ..ada.clone() };
    let class = collected(folder.path(), &[ada, other, copied]);
    assert_eq!(class.students.len(), 3);
    let table = gjk_tools::lesson::questions(&class);
    let unanswered = "\"One\",\"a\",\"when?\",\"3\",\"0\",\"0\",\"0\",\"0\",\"\",\"\",\"The <first> page\"\n";
    assert!(table.contains(unanswered), "{table}");
    assert!(table.contains("Ada (answers-0.json); Eve"), "{table}");
    let page = html(&class);
    for part in [
        "<td>The &lt;first&gt; page</td><td>when?</td>",
        "<table><caption>By question</caption>",
        "<table><caption>By student</caption>",
        "<th scope=\"col\">The &lt;first&gt; page<br>",
        "<th scope=\"row\">Ada (answers-0.json)</th>",
        "<th scope=\"row\">Ada (answers-1.json)</th>",
        "<th scope=\"row\">Eve</th>",
        "<td class=\"wrong\">wrong at first</td>",
        "answers-2.json: the same answers at the same times as in ",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
}

/// A goal that a student has reached stays reached, even if the page is reset and solved then.
#[test]
fn a_goal_once_reached_stays_so() {
    let folder = tempfile::tempdir().unwrap();
    let deeds = [
        (Did::Goal, "x", true),
        (Did::StartOver, "", false),
        (Did::Solution, "", false),
        (Did::Goal, "x", false),
    ];
    let table = questions(&collected(folder.path(), &[did("Ada", &deeds)]));
    assert!(table.contains("\"goal\",\"1\",\"1\",\"1\",\"1\","), "{table}");
}

/// Regression: a cell was empty after *Skip*, a right answer and a wrong one.
#[test]
fn a_wrong_answer_after_a_told_one_is_in_its_cell() {
    let folder = tempfile::tempdir().unwrap();
    let deeds = [(Did::Skip, "", false), (Did::Answer, "left", true), (Did::Answer, "up", false)];
    let page = html(&collected(folder.path(), &[did("Anna", &deeds)]));
    assert!(page.contains("<td class=\"wrong\">up</td>"), "{page}");
}

/// Questions with the same words, or with those of a goal, have names of their own.
#[test]
fn each_question_of_a_page_has_a_name_of_its_own() {
    let ask = |words: &str| {
        let text = format!(r#"Choice(ask: "{words}", answers: [(words: "a", right: true), (words: "b")])"#);
        text
    };
    let questions = ["goal", "why?", "why?", "why? (3)"].map(ask).join(", ");
    let loaded =
        super::read(&super::page(&format!(r#"text: "", questions: [{questions}], goal: Some(Moved)"#)));
    let expected = ["goal (1)", "why?", "why? (3)", "why? (3) (4)", "goal"];
    assert_eq!(outline(&loaded)[0].questions, expected);
}
