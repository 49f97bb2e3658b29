//! The answers of a class: reading its files, and counting what was done with each question.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

use super::{Answers, AnswersError, Deed, Did, MAX_FILES};
use crate::files;

/// The answers of a class.
#[derive(Debug, Default)]
pub struct Class {
    /// The students, by the names of their files.
    pub students: Vec<Student>,
    /// The files that are left out, each with the reason.
    pub left_out: Vec<(PathBuf, AnswersError)>,
    /// Files with the same deeds at the same times as an earlier one, under another name, each with that one.
    pub copies: Vec<(PathBuf, PathBuf)>,
}

/// A student of a class.
#[derive(Clone, Debug, PartialEq)]
pub struct Student {
    /// The file.
    pub path: PathBuf,
    /// Its content.
    pub answers: Answers,
}

/// The name of a file without its folder.
pub(super) fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
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

/// Reads the [`answer_files`] of a folder. Files that cannot be read, and earlier states of other files, are left out.
///
/// # Errors
/// The folder cannot be read, or there are no answers or too many.
pub fn collect(folder: &Path) -> Result<Class, AnswersError> {
    let mut class = Class::default();
    for path in answer_files(folder)? {
        match Answers::read(&path) {
            Ok(answers) => class.students.push(Student { path, answers }),
            Err(error) => class.left_out.push((path, error)),
        }
    }
    let earlier: Vec<Option<PathBuf>> = class.students.iter().map(|student| class.later(student)).collect();
    for (index, later) in earlier.into_iter().enumerate().rev() {
        if let Some(later) = later {
            let path = class.students.remove(index).path;
            class.left_out.push((path.clone(), AnswersError::Earlier { path, later }));
        }
    }
    class.copies = class.copies();
    Ok(class)
}

/// Number of deeds from which on two students cannot have done the same at the same times.
const COPY: usize = 3;

impl Class {
    /// Finds the students whose deeds are those of an earlier one, at the same times.
    fn copies(&self) -> Vec<(PathBuf, PathBuf)> {
        let deeds = |student: &Student| {
            let history = student.answers.history.clone();
            (history.len() >= COPY && history.iter().all(|deed| !deed.time.is_empty())).then_some(history)
        };
        let mut first: Vec<(&str, Vec<Deed>, &Path)> = Vec::new();
        let mut copies = Vec::new();
        for student in &self.students {
            let Some(history) = deeds(student) else { continue };
            let lesson = student.answers.lesson.as_str();
            let known = first.iter().find(|(of, known, _)| *of == lesson && *known == history);
            match known {
                Some((_, _, original)) => copies.push((student.path.clone(), (*original).to_owned())),
                None => first.push((lesson, history, &student.path)),
            }
        }
        copies
    }

    /// The names of the students; those of the same name, and those without, have the names of their files.
    pub(super) fn names(&self) -> Vec<String> {
        let key =
            |student: &Student| (student.answers.lesson.clone(), student.answers.name.trim().to_owned());
        let mut counts: HashMap<(String, String), usize> = HashMap::new();
        self.students.iter().for_each(|student| *counts.entry(key(student)).or_default() += 1);
        let name = |student: &Student| {
            let (name, file) = (student.answers.name.trim(), file_name(&student.path));
            match counts.get(&key(student)) {
                _ if name.is_empty() => file,
                Some(2..) => format!("{name} ({file})"),
                _ => name.to_owned(),
            }
        };
        self.students.iter().map(name).collect()
    }

    /// Returns the file in which the same answers stand with later ones.
    fn later(&self, student: &Student) -> Option<PathBuf> {
        let state = |student: &Student| (student.answers.history.len(), student.path.clone());
        let mut others = self.students.iter();
        let is_later = |other: &&Student| {
            student.answers.is_earlier_than(&other.answers) && state(other) > state(student)
        };
        others.find(is_later).map(|other| other.path.clone())
    }
}

/// A question of a class: the title of the lesson, the name of the page, and the question.
pub(super) type Column = (String, String, String);

/// What one student did with a question.
#[derive(Clone, Debug, Default)]
pub(super) struct Tries {
    /// The first answer.
    pub(super) first: Option<String>,
    /// Whether the first answer was right, and nothing had shown the answer.
    pub(super) is_right_at_first: bool,
    /// Whether the last answer was right.
    pub(super) is_right: bool,
    /// The wrong answers, in order.
    pub(super) wrong: Vec<String>,
    /// The number of times *Skip* was pressed.
    pub(super) skips: usize,
    /// The number of times *Show a solution* was pressed: for a goal only.
    pub(super) solutions: usize,
}

/// What all students did, by student and question.
pub(super) struct Counted {
    /// The questions, in order of first appearance.
    pub(super) columns: Vec<Column>,
    /// The titles of the pages, by the title of the lesson and the name of the page.
    pub(super) titles: HashMap<(String, String), String>,
    /// What each student did, by the number of the question.
    pub(super) students: Vec<HashMap<usize, Tries>>,
}

/// Counts the deeds of a class.
pub(super) fn count(class: &Class) -> Counted {
    let (mut columns, mut numbers) = (Vec::new(), HashMap::new());
    let (mut students, mut titles) = (Vec::new(), HashMap::new());
    let mut number = |lesson: &str, page: &str, question: &str| {
        let column = (lesson.to_owned(), page.to_owned(), question.to_owned());
        *numbers.entry(column).or_insert_with_key(|column: &Column| {
            columns.push(column.clone());
            columns.len() - 1
        })
    };
    // In the order of the lesson, with the questions that nobody has answered.
    for Student { answers, .. } in &class.students {
        for outline in &answers.pages {
            let key = (answers.lesson.clone(), outline.page.clone());
            titles.entry(key).or_insert_with(|| outline.title.clone());
            for question in &outline.questions {
                number(&answers.lesson, &outline.page, question);
            }
        }
    }
    for Student { answers, .. } in &class.students {
        let mut number = |page: &str, question: &str| number(&answers.lesson, page, question);
        // In the order of the pages, if the file knows it.
        for given in &answers.answers {
            number(&given.page, &given.question);
        }
        let mut cells: HashMap<usize, Tries> = HashMap::new();
        let (mut shown, mut skipped) = (HashSet::new(), HashSet::new());
        let deeds = answers.deeds();
        for deed in deeds.iter().filter(|deed| deed.did != Did::StartOver) {
            let Deed { page, answer, right, .. } = deed;
            let tries = cells.entry(number(page, deed.asked())).or_default();
            match deed.did {
                Did::Answer | Did::Goal => {
                    let is_shown = shown.contains(page);
                    // A shown solution reaches the goal, not the student; a goal once reached stays so.
                    tries.is_right = match deed.did {
                        Did::Goal => tries.is_right || *right && !is_shown,
                        _ => *right,
                    };
                    if tries.first.is_none() {
                        tries.first = Some(answer.clone());
                        let is_told = is_shown || skipped.contains(&(page, deed.asked()));
                        tries.is_right_at_first = tries.is_right && !is_told;
                    }
                    if !right && deed.did == Did::Answer {
                        tries.wrong.push(answer.clone());
                    }
                }
                Did::Skip => {
                    tries.skips += 1;
                    skipped.insert((page, deed.asked()));
                }
                Did::Solution => {
                    tries.solutions += 1;
                    shown.insert(page);
                }
                Did::StartOver => {}
            }
        }
        students.push(cells);
    }
    Counted { columns, titles, students }
}
