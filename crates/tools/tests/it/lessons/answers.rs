//! The answers of a class: each file is read, and the table counts the right answers.

use std::fs;
use std::time::{Duration, Instant};

use gjk_tools::lesson::{Answers, Given, collect, csv, html};

fn given(page: &str, question: &str, answer: &str, right: bool) -> Given {
    Given { page: page.to_owned(), question: question.to_owned(), answer: answer.to_owned(), right }
}

fn answers(name: &str, answers: Vec<Given>) -> Answers {
    Answers { version: Answers::VERSION, name: name.to_owned(), lesson: "One".to_owned(), answers }
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
    assert_eq!(read, class);
    let expected = "name,lesson,right,answered,\"a: why?\",\"b: how?\"\n\
                    \"Ada\",\"One\",1,2,0,1\n\
                    \"'=Bob\",\"One\",1,1,,1\n";
    assert_eq!(csv(&read), expected, "a name that a spreadsheet would take for a formula is quoted");
    let page = html(&read);
    assert!(page.contains("<td class=\"wrong\">&lt;b&gt;</td>") && page.contains("1 of 2"), "{page}");
}

#[test]
fn a_folder_without_answers_and_files_with_other_content_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let refusal = collect(folder.path()).unwrap_err().to_string();
    assert!(refusal.contains("answers-") && refusal.contains("found none"), "{refusal}");
    assert!(collect(&folder.path().join("none")).is_err());
    for content in
        ["", "[]", "{\"version\": 1}", "\u{0}", "{\"version\":1,\"name\":3,\"lesson\":\"\",\"answers\":[]}"]
    {
        fs::write(folder.path().join("answers-x.json"), content).unwrap();
        let refusal = collect(folder.path()).unwrap_err().to_string();
        assert!(refusal.contains("answers-x.json") && refusal.contains("expected"), "{content}: {refusal}");
    }
}

/// Each cell was looked for among all answers of its student, and each column among all before it: over two minutes.
#[test]
fn the_table_of_a_large_class_takes_seconds() {
    let of_student = |student: usize| {
        let given = |question: usize| given("a", &format!("{question} of {student}"), "x", true);
        answers("Ada", (0..9000).map(given).collect())
    };
    let class: Vec<Answers> = (0..16).map(of_student).collect();
    let begin = Instant::now();
    let table = csv(&class);
    let page = html(&class);
    assert!(begin.elapsed() < Duration::from_mins(1), "{:?}", begin.elapsed());
    let columns = table.lines().next().unwrap().matches(',').count();
    assert_eq!((columns, table.matches(",1").count()), (3 + 16 * 9000, 16 * 9000));
    assert_eq!(page.matches("<td>right</td>").count(), 16 * 9000);
}
