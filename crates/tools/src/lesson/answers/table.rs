//! The tables of a class: by student and by question, for spreadsheets and for browsers.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::Path;

use super::Did;
use super::class::{Class, Column, Counted, Student, Tries, count};
use crate::message::{Language, text};
use crate::words::{in_csv, in_html};

/// The style of the page.
const STYLE: &str = "body{font-family:sans-serif}table{border-collapse:collapse;margin:1em 0}\
     td,th{border:1px solid #999;padding:.3em .5em;text-align:left;vertical-align:top}.wrong{background:#fbe3d6}\
     .shown{background:#e6e6f7}";

/// The counts of a question in a class.
#[derive(Default)]
struct QuestionCount<'a> {
    answered: usize,
    right_at_first: usize,
    right: usize,
    skipped: usize,
    /// The wrong answers with their numbers, the most frequent one first.
    wrong: Vec<(&'a str, usize)>,
    /// The names of those to whom a solution was shown.
    shown: Vec<&'a str>,
}

impl Counted {
    /// Counts one question.
    fn question<'a>(&'a self, number: usize, class: &'a Class) -> QuestionCount<'a> {
        let mut counted = QuestionCount::default();
        let mut wrong: HashMap<&str, usize> = HashMap::new();
        for (student, cells) in class.students.iter().zip(&self.students) {
            let Some(tries) = cells.get(&number) else { continue };
            counted.answered += usize::from(tries.first.is_some());
            counted.right_at_first += usize::from(tries.is_right_at_first);
            counted.right += usize::from(tries.is_right);
            counted.skipped += usize::from(tries.skips > 0);
            tries.wrong.iter().for_each(|words| *wrong.entry(words).or_default() += 1);
            if tries.solutions > 0 {
                counted.shown.push(&student.answers.name);
            }
        }
        counted.wrong = wrong.into_iter().collect();
        counted.wrong.sort_by_key(|(words, times)| (usize::MAX - times, *words));
        counted
    }

    /// Returns whether all answers belong to one lesson.
    fn is_of_one_lesson(&self) -> bool {
        self.columns.iter().all(|(lesson, ..)| *lesson == self.columns[0].0)
    }
}

/// The page and the question of a column, with the lesson if there are several.
fn heading((lesson, page, question): &Column, is_of_one_lesson: bool) -> [String; 2] {
    let page = if is_of_one_lesson { page.clone() } else { format!("{lesson}: {page}") };
    [page, question.clone()]
}

/// The pages on which a student pressed a button, by their names.
fn pages(student: &Student, pressed: Did) -> String {
    let mut pages: Vec<&str> = Vec::new();
    for deed in student.answers.history.iter().filter(|deed| deed.did == pressed) {
        if !pages.contains(&deed.page.as_str()) {
            pages.push(&deed.page);
        }
    }
    pages.join("; ")
}

/// The name of a file without its folder.
fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Formats the table of a class as CSV: one row per student, one column per question, 1 for right at first and 0 for
/// another first answer; then the numbers of answers that were right in the end, and of all answers, the pages of shown
/// solutions and of *Start over*, the file, and the reason why it is left out.
pub fn csv(class: &Class) -> String {
    let counted = count(class);
    let is_one = counted.is_of_one_lesson();
    let mut out = String::from("name,lesson,right,answered");
    for column in &counted.columns {
        let [page, question] = heading(column, is_one);
        write!(out, ",{}", in_csv(&format!("{page}: {question}"))).ok();
    }
    out.push_str(",right_in_the_end,attempts,solutions_shown,started_over,file,problem\n");
    for (student, cells) in class.students.iter().zip(&counted.students) {
        let answers = &student.answers;
        let sum = |of: fn(&Tries) -> bool| cells.values().filter(|tries| of(tries)).count();
        let (right, all) = (sum(|tries| tries.is_right_at_first), sum(|tries| tries.first.is_some()));
        write!(out, "{},{},{right},{all}", in_csv(&answers.name), in_csv(&answers.lesson)).ok();
        for number in 0..counted.columns.len() {
            out.push_str(match cells.get(&number) {
                Some(tries) if tries.is_right_at_first => ",1",
                Some(tries) if tries.first.is_some() => ",0",
                _ => ",",
            });
        }
        let attempts = answers.deeds().iter().filter(|deed| deed.did == Did::Answer).count();
        let (end, file) = (sum(|tries| tries.is_right), name(&student.path));
        let (shown, over) = (pages(student, Did::Solution), pages(student, Did::StartOver));
        write!(out, ",{end},{attempts}").ok();
        let cells = [shown, over, file].map(|cell| if cell.is_empty() { cell } else { in_csv(&cell) });
        writeln!(out, ",{},", cells.join(",")).ok();
    }
    for (path, error) in &class.left_out {
        let blanks = ",".repeat(counted.columns.len() + 8);
        writeln!(out, "{blanks}{},{}", in_csv(&name(path)), in_csv(&error.to_string())).ok();
    }
    out
}

/// Formats what a class answered as CSV: one row per question.
pub fn questions(class: &Class) -> String {
    let counted = count(class);
    let mut out = String::from(
        "lesson,page,question,students,answered,right_at_first,right_in_the_end,skipped,wrong_answers,solution_shown\n",
    );
    for (number, (lesson, page, question)) in counted.columns.iter().enumerate() {
        let QuestionCount { answered, right_at_first, right, skipped, wrong, shown } =
            counted.question(number, class);
        let students = class.students.iter().filter(|student| student.answers.lesson == *lesson).count();
        let wrong: Vec<String> = wrong.iter().map(|(words, times)| format!("{times}× “{words}”")).collect();
        let [lesson, page, question, wrong, shown] =
            [lesson, page, question, &wrong.join("; "), &shown.join("; ")].map(|cell| in_csv(cell));
        writeln!(
            out,
            "{lesson},{page},{question},{students},{answered},{right_at_first},{right},{skipped},{wrong},{shown}"
        )
        .ok();
    }
    out
}

/// Formats the tables of a class as HTML: by question, and by student with the wrong first answers; then the files that
/// are left out.
pub fn html(class: &Class) -> String {
    let counted = count(class);
    let title = text!("lesson-answers-title");
    let language = Language::chosen().tag();
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\"><title>{title}</title><style>{STYLE}</style>\
         </head><body>\n<h1>{title}</h1>\n",
    );
    left_out_html(class, &mut out);
    questions_html(class, &counted, &mut out);
    students_html(class, &counted, &mut out);
    out.push_str("</body></html>\n");
    out
}

/// Adds the files that are left out, if there are any.
fn left_out_html(class: &Class, out: &mut String) {
    if class.left_out.is_empty() {
        return;
    }
    write!(out, "<h2>{}</h2>\n<ul>", text!("lesson-answers-left-out")).ok();
    for (_, error) in &class.left_out {
        write!(out, "<li class=\"wrong\">{}</li>", in_html(&error.to_string())).ok();
    }
    out.push_str("</ul>\n");
}

/// Adds the table by question.
fn questions_html(class: &Class, counted: &Counted, out: &mut String) {
    out.push_str("<table><tr>");
    for head in [
        text!("lesson-answers-page"),
        text!("lesson-answers-question"),
        text!("lesson-answers-answered"),
        text!("lesson-answers-right-at-first"),
        text!("lesson-answers-right-in-the-end"),
        text!("lesson-answers-wrong"),
        text!("lesson-answers-shown"),
    ] {
        write!(out, "<th>{head}</th>").ok();
    }
    out.push_str("</tr>\n");
    let is_one = counted.is_of_one_lesson();
    for (number, column) in counted.columns.iter().enumerate() {
        let [page, question] = heading(column, is_one).map(|words| in_html(&words));
        let QuestionCount { answered, right_at_first, right, wrong, shown, .. } =
            counted.question(number, class);
        write!(out, "<tr><td>{page}</td><td>{question}</td><td>{answered}</td>").ok();
        write!(out, "<td>{right_at_first}</td><td>{right}</td><td>").ok();
        let wrong: Vec<String> =
            wrong.iter().map(|(words, times)| format!("{times}× “{}”", in_html(words))).collect();
        let shown: Vec<String> = shown.iter().map(|name| in_html(name)).collect();
        writeln!(out, "{}</td><td>{}</td></tr>", wrong.join("<br>"), shown.join("<br>")).ok();
    }
    out.push_str("</table>\n");
}

/// Adds the table by student.
fn students_html(class: &Class, counted: &Counted, out: &mut String) {
    let (name, right) = (text!("lesson-answers-name"), text!("lesson-answers-right-at-first"));
    write!(out, "<table><tr><th>{name}</th><th>{right}</th>").ok();
    let is_one = counted.is_of_one_lesson();
    for column in &counted.columns {
        let [page, question] = heading(column, is_one).map(|words| in_html(&words));
        write!(out, "<th>{page}<br><small>{question}</small></th>").ok();
    }
    out.push_str("</tr>\n");
    for (student, cells) in class.students.iter().zip(&counted.students) {
        let right = cells.values().filter(|tries| tries.is_right_at_first).count();
        let all = cells.values().filter(|tries| tries.first.is_some()).count();
        let counts = text!("lesson-answers-right-of"; right = right.to_string(), all = all.to_string());
        write!(out, "<tr><td>{}</td><td>{counts}</td>", in_html(&student.answers.name)).ok();
        for number in 0..counted.columns.len() {
            match cells.get(&number) {
                Some(tries) => cell_html(tries, out),
                None => out.push_str("<td></td>"),
            }
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</table>\n");
}

/// Adds what a student did with a question.
fn cell_html(tries: &Tries, out: &mut String) {
    let right = text!("lesson-answers-right-one");
    let skipped = if tries.skips > 0 { text!("lesson-answers-skipped") } else { "" };
    if tries.is_right_at_first {
        write!(out, "<td>{right}</td>").ok();
    } else if tries.solutions > 0 {
        write!(out, "<td class=\"shown\">{}</td>", text!("lesson-answers-shown-one")).ok();
    } else if let Some(first) = &tries.first {
        let first = if tries.wrong.first() == Some(first) { in_html(first) } else { skipped.to_owned() };
        let end = if tries.is_right { format!(" → {right}") } else { String::new() };
        write!(out, "<td class=\"wrong\">{first}{end}</td>").ok();
    } else {
        write!(out, "<td>{skipped}</td>").ok();
    }
}
