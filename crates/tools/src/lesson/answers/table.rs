//! The tables of a class: by student and by question, for spreadsheets and for browsers.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;

use super::Did;
use super::class::{Class, Counted, Student, Tries, count, file_name};
use crate::message::{Language, text};
use crate::words::{in_csv, in_html};

/// The style of the page.
const STYLE: &str = "body{font-family:sans-serif}table{border-collapse:collapse;margin:1em 0}\
     td,th{border:1px solid #999;padding:.3em .5em;text-align:left;vertical-align:top}caption{text-align:left}.wrong{background:#fbe3d6}\
     .shown{background:#e6e6f7}";

impl Counted {
    /// Returns the table by question, row by row: lesson, page, question, the numbers of students, of answers, of those
    /// right at first and in the end, and of skips, the wrong answers with their numbers, the names of those to whom a
    /// solution was shown, and the title of the page.
    fn by_question(&self, class: &Class) -> impl Iterator<Item = [String; 11]> {
        let names = class.names();
        self.columns.iter().enumerate().map(move |(number, (lesson, page, question))| {
            let students = class.students.iter().filter(|student| student.answers.lesson == *lesson).count();
            let tried = |of: fn(&Tries) -> bool| {
                let tries = self.students.iter().filter_map(|cells| cells.get(&number));
                tries.filter(|tries| of(tries)).count().to_string()
            };
            let mut wrong: HashMap<&str, usize> = HashMap::new();
            let mut shown = Vec::new();
            for (name, cells) in names.iter().zip(&self.students) {
                let Some(tries) = cells.get(&number) else { continue };
                tries.wrong.iter().for_each(|words| *wrong.entry(words).or_default() += 1);
                if tries.solutions > 0 {
                    shown.push(name.as_str());
                }
            }
            let mut wrong: Vec<(&str, usize)> = wrong.into_iter().collect();
            wrong.sort_by_key(|(words, times)| (usize::MAX - times, *words));
            let wrong: Vec<String> =
                wrong.iter().map(|(words, times)| format!("{times}× “{words}”")).collect();
            [
                lesson.clone(),
                page.clone(),
                question.clone(),
                students.to_string(),
                tried(|tries| tries.first.is_some()),
                tried(|tries| tries.is_right_at_first),
                tried(|tries| tries.is_right),
                tried(|tries| tries.skips > 0),
                wrong.join("; "),
                shown.join("; "),
                self.title(lesson, page).unwrap_or_default().to_owned(),
            ]
        })
    }

    /// Returns the title of a page, if a file has it.
    fn title(&self, lesson: &str, page: &str) -> Option<&str> {
        self.titles.get(&(lesson.to_owned(), page.to_owned())).map(String::as_str)
    }

    /// Returns the page, by its name or its title, and the question of each column, with the lesson if there are several.
    fn headings(&self, has_titles: bool) -> impl Iterator<Item = [String; 2]> {
        let is_one = self.columns.iter().all(|(lesson, ..)| *lesson == self.columns[0].0);
        self.columns.iter().map(move |(lesson, page, question)| {
            let page = self.title(lesson, page).filter(|_| has_titles).unwrap_or(page);
            [if is_one { page.to_owned() } else { format!("{lesson}: {page}") }, question.clone()]
        })
    }
}

/// Counts the questions that a student tried so.
fn sum(cells: &HashMap<usize, Tries>, of: fn(&Tries) -> bool) -> usize {
    cells.values().filter(|tries| of(tries)).count()
}

/// The pages on which a student pressed a button, by their names.
fn pages(student: &Student, pressed: Did) -> String {
    let deeds = student.answers.history.iter().filter(|deed| deed.did == pressed);
    let pages: Vec<&str> =
        deeds.map(|deed| deed.page.as_str()).collect::<BTreeSet<_>>().into_iter().collect();
    pages.join("; ")
}

/// Formats the table of a class as CSV: one row per student, one column per question, 1 for right at first and 0 for
/// another first answer; then the numbers of answers that were right in the end, and of all answers, the pages of shown
/// solutions and of *Reset page*, the file, and the reason why it is left out.
pub fn csv(class: &Class) -> String {
    let counted = count(class);
    let mut out = String::from("name,lesson,right,answered");
    for [page, question] in counted.headings(false) {
        write!(out, ",{}", in_csv(&format!("{page}: {question}"))).ok();
    }
    out.push_str(",right_in_the_end,attempts,solutions_shown,started_over,file,problem\n");
    for (student, cells) in class.students.iter().zip(&counted.students) {
        let answers = &student.answers;
        let right = sum(cells, |tries| tries.is_right_at_first);
        let all = sum(cells, |tries| tries.first.is_some());
        write!(out, "{},{},{right},{all}", in_csv(&answers.name), in_csv(&answers.lesson)).ok();
        for number in 0..counted.columns.len() {
            out.push_str(match cells.get(&number) {
                Some(tries) if tries.is_right_at_first => ",1",
                Some(tries) if tries.first.is_some() => ",0",
                _ => ",",
            });
        }
        let attempts = answers.deeds().iter().filter(|deed| deed.did == Did::Answer).count();
        let later = [pages(student, Did::Solution), pages(student, Did::StartOver), file_name(&student.path)];
        let later = later.map(|cell| if cell.is_empty() { cell } else { in_csv(&cell) });
        writeln!(out, ",{},{attempts},{},", sum(cells, |tries| tries.is_right), later.join(",")).ok();
    }
    for (path, error) in &class.left_out {
        let blanks = ",".repeat(counted.columns.len() + 8);
        writeln!(out, "{blanks}{},{}", in_csv(&file_name(path)), in_csv(&error.to_string())).ok();
    }
    out
}

/// Formats what a class answered as CSV: one row per question.
pub fn questions(class: &Class) -> String {
    let mut out = String::from(
        "lesson,page,question,students,answered,right_at_first,right_in_the_end,skipped,wrong_answers,solution_shown,title\n",
    );
    for row in count(class).by_question(class) {
        out += &(row.map(|cell| in_csv(&cell)).join(",") + "\n");
    }
    out
}

/// Formats the tables of a class as HTML, after the files that are left out: by question, and by student with the wrong
/// first answers.
pub fn html(class: &Class) -> String {
    let counted = count(class);
    let (title, language) = (text!("lesson-answers-title"), Language::chosen().tag());
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\"><title>{title}</title><style>{STYLE}</style>\
         </head><body>\n<h1>{title}</h1>\n",
    );
    for (_, error) in &class.left_out {
        writeln!(out, "<p class=\"wrong\">{}</p>", in_html(&error.to_string())).ok();
    }
    for sentence in copies(class) {
        writeln!(out, "<p class=\"shown\">{}</p>", in_html(&sentence)).ok();
    }
    let right = text!("lesson-answers-right-at-first");
    let heads = [
        text!("lesson-answers-lesson"),
        text!("lesson-answers-page"),
        text!("lesson-answers-question"),
        text!("lesson-answers-students"),
        text!("lesson-answers-answered"),
        right,
        text!("lesson-answers-right-in-the-end"),
        text!("lesson-answers-skipped"),
        text!("lesson-answers-wrong"),
        text!("lesson-answers-shown"),
    ];
    let heads = heads.map(|head| format!("<th scope=\"col\">{head}</th>")).concat();
    writeln!(out, "<table><caption>{}</caption><tr>{heads}</tr>", text!("lesson-answers-by-question")).ok();
    for mut row in counted.by_question(class) {
        let title = std::mem::take(&mut row[10]);
        if !title.is_empty() {
            row[1] = title;
        }
        let cells = row[..10].iter().map(|cell| format!("<td>{}</td>", in_html(cell)));
        writeln!(out, "<tr>{}</tr>", cells.collect::<String>()).ok();
    }
    out.push_str("</table>\n");
    legend_html(&mut out);
    let (caption, name) = (text!("lesson-answers-by-student"), text!("lesson-answers-name"));
    write!(out, "<table><caption>{caption}</caption><tr><th scope=\"col\">{name}</th>").ok();
    write!(out, "<th scope=\"col\">{right}</th>").ok();
    for [page, question] in counted.headings(true) {
        write!(out, "<th scope=\"col\">{}<br><small>{}</small></th>", in_html(&page), in_html(&question))
            .ok();
    }
    for (name, cells) in class.names().iter().zip(&counted.students) {
        let right = sum(cells, |tries| tries.is_right_at_first).to_string();
        let all = sum(cells, |tries| tries.first.is_some()).to_string();
        let counts = text!("lesson-answers-right-of"; right = right, all = all);
        write!(out, "</tr>\n<tr><th scope=\"row\">{}</th><td>{counts}</td>", in_html(name)).ok();
        (0..counted.columns.len()).for_each(|number| cell_html(cells.get(&number), &mut out));
    }
    out.push_str("</tr>\n</table></body></html>\n");
    out
}

/// Returns a sentence for each file whose answers are those of another one.
pub fn copies(class: &Class) -> impl Iterator<Item = String> {
    class.copies.iter().map(
        |(path, original)| text!("lesson-answers-copy"; path = path.display(), original = original.display()),
    )
}

/// Adds what the colors of the table by student mean.
fn legend_html(out: &mut String) {
    let colors =
        [("wrong", text!("lesson-answers-legend-wrong")), ("shown", text!("lesson-answers-legend-shown"))];
    let cells = colors.map(|(class, words)| format!("<td class=\"{class}\">{words}</td>")).concat();
    let others = [text!("lesson-answers-right-at-first"), text!("lesson-answers-legend-empty")];
    let others = others.map(|words| format!("<td>{words}</td>")).concat();
    writeln!(
        out,
        "<table><tr><th scope=\"row\">{}</th>{others}{cells}</tr></table>",
        text!("lesson-answers-legend")
    )
    .ok();
}

/// Adds what a student did with a question.
fn cell_html(tries: Option<&Tries>, out: &mut String) {
    let Some(Tries { first, is_right_at_first, is_right, wrong, skips, solutions }) = tries else {
        return out.push_str("<td></td>");
    };
    let right = text!("lesson-answers-right-one");
    let (class, words) = if *is_right_at_first {
        ("", right.to_owned())
    } else if *solutions > 0 {
        ("shown", text!("lesson-answers-shown-one").to_owned())
    } else if first.is_none() && *skips > 0 {
        ("shown", text!("lesson-answers-skipped-one").to_owned())
    } else if *is_right && wrong.is_empty() {
        ("shown", text!("lesson-answers-told-one").to_owned())
    } else {
        // A right first answer that was told can have wrong ones after it.
        let first = wrong.first().or(first.as_ref().filter(|_| !is_right)).map(|it| in_html(it));
        let end = if *is_right { format!(" → {right}") } else { String::new() };
        ("wrong", first.unwrap_or_default() + &end)
    };
    let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
    write!(out, "<td{class}>{words}</td>").ok();
}
