//! The answers of a student: everything that was done in a lesson, with its time.

mod class;
mod outline;
mod table;

use std::path::{Path, PathBuf};
use web_time::{SystemTime, UNIX_EPOCH};

pub use class::{Class, Student, answer_files, collect};
pub use outline::{PageOutline, outline, question_names};
pub use table::{copies, csv, html, questions};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::files::{self, FileError};
use crate::message::text;

/// Maximum size of a file of answers, in bytes.
const MAX_FILE_SIZE: usize = 16 << 20;

/// Maximum number of answer files of a class.
const MAX_FILES: usize = 10_000;

/// The question of a goal, in the files.
const GOAL: &str = "goal";

/// The answers of one student to one lesson.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Answers {
    /// The version of the format.
    pub version: u32,
    /// The name of the student.
    pub name: String,
    /// The title of the lesson.
    pub lesson: String,
    /// The first answer to each question, in the order of the pages. Earlier versions of the program read these alone.
    pub answers: Vec<Given>,
    /// The pages of the lesson with all of their questions. Files of earlier versions have nothing here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pages: Vec<PageOutline>,
    /// Everything that the student did, in order. Files of earlier versions have nothing here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<Deed>,
}

/// The first answer to a question, or a goal that was reached.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Given {
    /// The name of the page.
    pub page: String,
    /// The question, or `goal`.
    pub question: String,
    /// The first answer, as it was given.
    pub answer: String,
    /// Whether the answer was right, and was given before the page showed a solution, and without *Skip*.
    pub right: bool,
}

/// Something that a student did on a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deed {
    /// The time in UTC, such as `2026-11-27T17:25:49Z`. Empty if it is unknown.
    #[serde(default)]
    pub time: String,
    /// The name of the page.
    pub page: String,
    /// The kind.
    pub did: Did,
    /// The question that was answered or skipped, by its [name](question_names).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub question: String,
    /// The answer as it was given, or the goal.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub answer: String,
    /// Whether the answer was right.
    #[serde(default)]
    pub right: bool,
}

/// The kinds of deeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Did {
    /// An answer to a question; a question can have several.
    Answer,
    /// *Skip*: the run was shown without an answer to the question.
    Skip,
    /// *Show a solution*.
    Solution,
    /// *Reset page*.
    StartOver,
    /// The goal of the page was reached.
    Goal,
}

impl Deed {
    /// Creates the record of something that is done now.
    pub fn now(page: &str, did: Did, question: &str, (answer, right): (&str, bool)) -> Self {
        let (page, question, answer) = (page.to_owned(), question.to_owned(), answer.to_owned());
        Self { time: utc(SystemTime::now()), page, did, question, answer, right }
    }

    /// Returns whether the answer to a question could be seen after this deed.
    pub fn tells(&self, page: &str, question: &str) -> bool {
        self.page == page
            && match self.did {
                Did::Solution => true,
                Did::Skip => self.question == question,
                Did::Answer | Did::StartOver | Did::Goal => false,
            }
    }

    /// The question as the files name it.
    fn asked(&self) -> &str {
        match self.did {
            Did::Answer | Did::Skip | Did::StartOver => &self.question,
            Did::Goal | Did::Solution => GOAL,
        }
    }
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
    /// The file holds an earlier state of the answers in another file.
    #[error("{}", text!("lesson-answers-earlier"; path = path.display(), later = later.display()))]
    Earlier {
        /// The file.
        path: PathBuf,
        /// The file with more.
        later: PathBuf,
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

    /// Adds a deed, and the answer that it is if it is the first one to its question. `pages` has the names of the pages
    /// in order.
    pub fn add(&mut self, deed: Deed, pages: &[String]) {
        let Deed { did, page, answer, right, .. } = &deed;
        let (is_answer, question) = (matches!(did, Did::Answer | Did::Goal), deed.asked());
        let is_known = |given: &Given| given.page == *page && given.question == question;
        if is_answer && !self.answers.iter().any(is_known) {
            let place = |name: &str| pages.iter().position(|page| page == name);
            let at = self.answers.partition_point(|given| place(&given.page) <= place(page));
            let right = *right && !self.history.iter().any(|earlier| earlier.tells(page, question));
            let (page, question) = (page.clone(), question.to_owned());
            self.answers.insert(at, Given { page, question, answer: answer.clone(), right });
        }
        self.history.push(deed);
    }

    /// Returns whether the answers are an earlier state of others, or equal to them. The name may have been missing.
    pub fn is_earlier_than(&self, other: &Self) -> bool {
        self.lesson == other.lesson
            && (self.name == other.name || self.name.is_empty())
            && !self.history.is_empty()
            && other.history.starts_with(&self.history)
    }

    /// The deeds; those of a file of an earlier version are its first answers.
    fn deeds(&self) -> Vec<Deed> {
        if !self.history.is_empty() {
            return self.history.clone();
        }
        let deed = |given: &Given| Deed {
            time: String::new(),
            page: given.page.clone(),
            did: if given.question == GOAL { Did::Goal } else { Did::Answer },
            question: given.question.clone(),
            answer: given.answer.clone(),
            right: given.right,
        };
        self.answers.iter().map(deed).collect()
    }
}

/// Formats a time in UTC, to the second.
fn utc(time: SystemTime) -> String {
    let seconds = time.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    // Years begin in March, so that the leap day is their last one: 400 of them have 146,097 days.
    let since_march = days + 719_468;
    let day = since_march % 146_097;
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let from_march = (5 * day + 2) / 153;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = since_march / 146_097 * 400 + year + u64::from(month < 3);
    let day = day - (153 * from_march + 2) / 5 + 1;
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// The age of a version, as a variant of the message.
const fn age(found: u32) -> &'static str {
    if found > Answers::VERSION { "newer" } else { "older" }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::utc;

    /// `date -u -d @SECONDS` says the same.
    #[test]
    fn times_are_those_of_the_calendar() {
        for (seconds, time) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_798_761_599, "2026-12-31T23:59:59Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(utc(UNIX_EPOCH + Duration::from_secs(seconds)), time);
        }
    }
}
