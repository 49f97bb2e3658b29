//! The answers of a student, and the table of a class.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::files::{self, FileError};
use crate::message::{Language, text};
use crate::words::{in_csv, in_html};

/// Maximum size of a file of answers, in bytes.
const MAX_FILE_SIZE: usize = 1 << 20;

/// Maximum number of answer files of a class.
const MAX_FILES: usize = 10_000;

/// The style of the table of a class.
const STYLE: &str = "body{font-family:sans-serif}table{border-collapse:collapse}\
     td,th{border:1px solid #999;padding:.3em .5em;text-align:left;vertical-align:top}.wrong{background:#fbe3d6}";

/// The answers of one student to one lesson.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Answers {
    /// The version of the format.
    pub version: u32,
    /// The name of the student.
    pub name: String,
    /// The title of the lesson.
    pub lesson: String,
    /// The answers, in order.
    pub answers: Vec<Given>,
}

/// An answer, or a goal that was reached.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Given {
    /// The name of the page.
    pub page: String,
    /// The question, or `goal`.
    pub question: String,
    /// The first answer, as it was given.
    pub answer: String,
    /// Whether the answer was right.
    pub right: bool,
}

/// Answers that cannot be read.
#[derive(Debug, Error)]
pub enum AnswersError {
    /// The file or the folder cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file holds something else.
    #[error("{}", text!("lesson-answers-content"; path = path.display(), found = found))]
    Content {
        /// The file.
        path: PathBuf,
        /// The error of the notation.
        found: String,
    },
    /// The file has another version of the format.
    #[error("{}", text!(
        "lesson-answers-version"; path = path.display(), expected = expected, found = found, age = age(*found),
    ))]
    Version {
        /// The file.
        path: PathBuf,
        /// The version of this program.
        expected: u32,
        /// The version of the file.
        found: u32,
    },
    /// The folder has more answers than a class.
    #[error("{}", text!("lesson-answers-too-many"; path = path.display(), most = MAX_FILES, found = found))]
    TooMany {
        /// The folder.
        path: PathBuf,
        /// The number of files.
        found: usize,
    },
    /// The folder has no answers.
    #[error("{}", text!("lesson-answers-none"; path = path.display()))]
    Empty {
        /// The folder.
        path: PathBuf,
    },
}

impl Answers {
    /// The version of the format that is written.
    pub const VERSION: u32 = 1;

    /// Reads a file of answers.
    ///
    /// # Errors
    /// The file cannot be read, holds something else, or has another version.
    pub fn read(path: &Path) -> Result<Self, AnswersError> {
        let bytes = files::read(path, MAX_FILE_SIZE)?;
        let answers: Self = serde_json::from_slice(&bytes)
            .map_err(|error| AnswersError::Content { path: path.to_owned(), found: error.to_string() })?;
        if answers.version == Self::VERSION {
            return Ok(answers);
        }
        let (expected, found) = (Self::VERSION, answers.version);
        Err(AnswersError::Version { path: path.to_owned(), expected, found })
    }

    /// Formats the answers as JSON.
    pub fn to_json(&self) -> String {
        // Texts and booleans have no value that JSON lacks.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    fn right(&self) -> usize {
        self.answers.iter().filter(|given| given.right).count()
    }
}

/// The age of a version, as a variant of the message.
const fn age(found: u32) -> &'static str {
    if found > Answers::VERSION { "newer" } else { "older" }
}

/// Finds the files of a folder that are named `answers-….json`, and links with such names, sorted by name.
///
/// # Errors
/// The folder cannot be read, or has no such file or too many.
pub fn answer_files(folder: &Path) -> Result<Vec<PathBuf>, AnswersError> {
    let is_ours = |path: &PathBuf| {
        let name = path.file_name().map(|name| name.to_string_lossy());
        name.is_some_and(|name| name.starts_with("answers-") && name.ends_with(".json"))
    };
    let found: Vec<PathBuf> = files::list_with_links(folder)?.into_iter().filter(is_ours).collect();
    match found.len() {
        0 => Err(AnswersError::Empty { path: folder.to_owned() }),
        1..=MAX_FILES => Ok(found),
        found => Err(AnswersError::TooMany { path: folder.to_owned(), found }),
    }
}

/// Reads the [`answer_files`] of a folder.
///
/// # Errors
/// The folder or a file cannot be read, or there are no answers or too many.
pub fn collect(folder: &Path) -> Result<Vec<Answers>, AnswersError> {
    answer_files(folder)?.iter().map(|path| Answers::read(path)).collect()
}

/// A question of a lesson: the name of the page, and the question.
type Column<'a> = (&'a str, &'a str);

impl Given {
    fn column(&self) -> Column<'_> {
        (&self.page, &self.question)
    }
}

/// The questions of all answers, in order of first appearance.
fn columns(class: &[Answers]) -> Vec<Column<'_>> {
    let mut seen = HashSet::new();
    let given = class.iter().flat_map(|answers| &answers.answers);
    given.map(Given::column).filter(|column| seen.insert(*column)).collect()
}

/// The last answer of a student to each question.
fn cells(answers: &Answers) -> HashMap<Column<'_>, &Given> {
    answers.answers.iter().map(|given| (given.column(), given)).collect()
}

/// Formats the table of a class as CSV: one row per student, one column per question, 1 for right and 0 for
/// wrong.
pub fn csv(class: &[Answers]) -> String {
    let columns = columns(class);
    let mut out = String::from("name,lesson,right,answered");
    for (page, question) in &columns {
        write!(out, ",{}", in_csv(&format!("{page}: {question}"))).ok();
    }
    out.push('\n');
    for answers in class {
        let (right, all) = (answers.right(), answers.answers.len());
        write!(out, "{},{},{right},{all}", in_csv(&answers.name), in_csv(&answers.lesson)).ok();
        let cells = cells(answers);
        for column in &columns {
            let mark = match cells.get(column) {
                None => "",
                Some(given) if given.right => "1",
                Some(_) => "0",
            };
            write!(out, ",{mark}").ok();
        }
        out.push('\n');
    }
    out
}

/// Formats the table of a class as HTML; the cells quote wrong answers.
pub fn html(class: &[Answers]) -> String {
    let columns = columns(class);
    let (title, name, right) =
        (text!("lesson-answers-title"), text!("lesson-answers-name"), text!("lesson-answers-right"));
    let language = Language::chosen().tag();
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\"><title>{title}</title><style>{STYLE}</style>\
         </head><body>\n<h1>{title}</h1>\n<table><tr><th>{name}</th><th>{right}</th>",
    );
    for (page, question) in &columns {
        write!(out, "<th>{}<br><small>{}</small></th>", in_html(page), in_html(question)).ok();
    }
    out.push_str("</tr>\n");
    for answers in class {
        let (right, all) = (answers.right(), answers.answers.len());
        let counts = text!("lesson-answers-right-of"; right = right.to_string(), all = all.to_string());
        write!(out, "<tr><td>{}</td><td>{counts}</td>", in_html(&answers.name)).ok();
        let cells = cells(answers);
        for column in &columns {
            match cells.get(column) {
                None => out.push_str("<td></td>"),
                Some(given) if given.right => {
                    write!(out, "<td>{}</td>", text!("lesson-answers-right-one")).ok();
                }
                Some(given) => {
                    write!(out, "<td class=\"wrong\">{}</td>", in_html(&given.answer)).ok();
                }
            }
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</table></body></html>\n");
    out
}
