//! The record of a student: everything done in a lesson, kept on disk as it is done, and handed in as a file.

use std::path::{Path, PathBuf};

use crate::app::state::recovery_file::Folders;
use crate::files;
use crate::lesson::{Answers, Deed, Did, Lesson, Loaded, answer_files, outline};
use crate::words::file_stem;

/// Maximum number of files with one name: `answers-Anna.json`, `answers-Anna-2.json` and so on.
const MAX_NAMESAKES: usize = 10_000;

/// What a student did in the open lesson.
#[derive(Debug, Default)]
pub(super) struct Record {
    /// The deeds, and the name of the student.
    pub(super) answers: Answers,
    /// The names of the pages.
    pages: Vec<String>,
    /// The file that keeps the record.
    kept: Option<PathBuf>,
    folders: Option<Folders>,
    /// The number of deeds that were restored.
    restored: usize,
    /// The reason why the record is not kept.
    pub(super) failure: Option<String>,
    pub(super) handed_in: Option<HandedIn>,
}

/// The state of the record when it was last handed in.
#[derive(Debug)]
pub(super) struct HandedIn {
    /// The file, or the reason why it cannot be written.
    pub(super) file: Result<PathBuf, String>,
    /// The number of deeds.
    pub(super) count: usize,
}

impl Record {
    /// Continues the newest record of a lesson, or begins one.
    pub(super) fn open(lesson: &Lesson, folders: Option<&Folders>) -> Self {
        let record = Self::new(lesson, folders);
        let Some(folders) = folders else { return record };
        // Killed windows leave copies.
        files::tidy(&folders.answers);
        let mut kept = answer_files(&folders.answers).unwrap_or_default();
        kept.sort_by_key(|path| std::cmp::Reverse(files::modified(path)));
        let read = |path: PathBuf| Some((Answers::read(&path).ok()?, path));
        let newest = kept.into_iter().filter_map(read).find(|(answers, _)| answers.lesson == lesson.title);
        match newest {
            Some((answers, path)) => {
                Self { restored: answers.history.len(), answers, kept: Some(path), ..record }
            }
            None => record,
        }
    }

    /// Begins a record. An earlier one stays in its file.
    pub(super) fn new(lesson: &Lesson, folders: Option<&Folders>) -> Self {
        Self {
            answers: Answers {
                version: Answers::VERSION,
                lesson: lesson.title.clone(),
                ..Answers::default()
            },
            pages: lesson.pages.iter().map(|page| page.name.clone()).collect(),
            folders: folders.cloned(),
            ..Self::default()
        }
    }

    /// Returns whether the record was restored, and nothing was done since.
    pub(super) const fn is_as_restored(&self) -> bool {
        self.restored > 0 && self.answers.history.len() == self.restored
    }

    /// Adds a deed, and keeps it.
    pub(super) fn add(&mut self, page: usize, did: Did, question: &str, answer: (&str, bool)) {
        let deed = Deed::now(&self.pages[page], did, question, answer);
        self.answers.add(deed, &self.pages);
        self.keep();
    }

    /// Adds an answer to a question, unless the last answer has the same words.
    pub(super) fn add_answer(&mut self, page: usize, question: &str, answer: (&str, bool)) {
        if self.last(page, question).is_none_or(|last| last.answer != answer.0) {
            self.add(page, Did::Answer, question, answer);
        }
    }

    /// Returns the last answer to a question.
    pub(super) fn last(&self, page: usize, question: &str) -> Option<&Deed> {
        self.on(page).rfind(|deed| deed.did == Did::Answer && deed.question == question)
    }

    /// Returns whether a question was skipped, or a solution of its page shown.
    pub(super) fn is_skipped(&self, page: usize, question: &str) -> bool {
        self.on(page).any(|deed| deed.tells(&deed.page, question))
    }

    /// Returns whether the goal of a page was reached since the page was last reset.
    pub(super) fn is_reached(&self, page: usize) -> bool {
        let mut later = self.on(page).rev().filter(|deed| matches!(deed.did, Did::Goal | Did::StartOver));
        later.next().is_some_and(|deed| deed.did == Did::Goal)
    }

    /// Returns whether this was done on a page.
    pub(super) fn has(&self, page: usize, did: Did) -> bool {
        self.on(page).any(|deed| deed.did == did)
    }

    fn on(&self, page: usize) -> impl DoubleEndedIterator<Item = &Deed> {
        let page = self.pages.get(page);
        self.answers.history.iter().filter(move |deed| Some(&deed.page) == page)
    }

    /// Gives the student a name.
    pub(super) fn set_name(&mut self, name: &str) {
        name.trim().clone_into(&mut self.answers.name);
        self.keep();
    }

    /// Writes the record to its own file: an answer that was given is not lost. If another window has continued the
    /// record meanwhile, this one gets a file of its own.
    fn keep(&mut self) {
        let Some(folders) = &self.folders else { return };
        if self.answers.history.is_empty() {
            return;
        }
        let stem = file_stem(&self.answers.lesson).unwrap_or_else(|| "lesson".to_owned());
        let kept = self.kept.take().filter(|path| self.may_replace(path));
        let path = kept.unwrap_or_else(|| self.free(&folders.answers, &stem));
        let made = files::make_folder(&folders.answers).map_err(|error| error.to_string());
        self.failure = made.and_then(|()| write(&self.answers, &path)).err();
        self.kept = Some(path);
    }

    /// Returns whether a file does not exist, or holds an earlier state of this record.
    fn may_replace(&self, path: &Path) -> bool {
        let is_empty = |held: &Answers| {
            let same = (&held.name, &held.lesson) == (&self.answers.name, &self.answers.lesson);
            same && held.history.is_empty() && held.answers.is_empty()
        };
        !path.exists()
            || Answers::read(path).is_ok_and(|held| held.is_earlier_than(&self.answers) || is_empty(&held))
    }

    /// Returns the first of the files `answers-NAME.json`, `answers-NAME-2.json` and so on that may be replaced.
    fn free(&self, folder: &Path, name: &str) -> PathBuf {
        let numbered = (2..MAX_NAMESAKES).map(|number| folder.join(format!("answers-{name}-{number}.json")));
        let first = folder.join(format!("answers-{name}.json"));
        std::iter::once(first.clone()).chain(numbered).find(|path| self.may_replace(path)).unwrap_or(first)
    }

    /// Hands the record in: writes it to a file for the teacher, never over a file of another student, of the lesson, or
    /// over the scene's own.
    pub(super) fn hand_in(&mut self, path: PathBuf, loaded: &Loaded, own: Option<&Path>) {
        self.answers.pages = outline(loaded);
        let read = loaded.files();
        let written = files::require_output(&path, read.iter().map(PathBuf::as_path).chain(own))
            .map_err(|error| error.to_string())
            .and_then(|()| write(&self.answers, &path));
        let count = self.answers.history.len();
        self.handed_in = Some(HandedIn { file: written.map(|()| path), count });
    }

    /// Returns the file for the teacher: the one before, if it still holds this record, or else another one in its folder,
    /// beside the lesson, or in the user's own folder.
    pub(super) fn place(&self, loaded: &Loaded) -> PathBuf {
        let before = self.handed_in.as_ref().and_then(|handed_in| handed_in.file.as_ref().ok());
        if let Some(path) = before.filter(|path| self.may_replace(path)) {
            return path.clone();
        }
        let of_lesson = loaded.path.parent().filter(|_| loaded.path.is_absolute()).map(Path::to_owned);
        let folder = before.and_then(|path| Some(path.parent()?.to_owned())).or(of_lesson).or_else(|| {
            let home = std::env::home_dir()?;
            Some(home.join("Documents")).filter(|folder| folder.is_dir()).or(Some(home))
        });
        let name: String = self.answers.name.chars().filter(|it| it.is_alphanumeric()).take(40).collect();
        let name = if name.is_empty() { "student" } else { &name };
        self.free(&folder.unwrap_or_default(), name)
    }
}

fn write(answers: &Answers, path: &Path) -> Result<(), String> {
    files::write_output(path, answers.to_json().as_bytes()).map_err(|error| error.to_string())
}
