//! The record of a student: everything done in a lesson, kept on disk as it is done, and handed in as a file.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::app::state::recovery_file::Folders;
use crate::files::{self, Lock};
use crate::lesson::{Answers, Asked, Deed, Did, Lesson, Loaded, answer_files};
use crate::words::file_stem;

/// Maximum number of files with one name: `answers-Anna.json`, `answers-Anna-2.json` and so on.
const MAX_NAMESAKES: usize = 10_000;

/// The time between looks for a record that another window holds, and the number of looks.
const PAUSE: Duration = Duration::from_millis(500);
const LOOKS: u8 = 20;

/// What a student did in the open lesson.
#[derive(Debug, Default)]
pub(super) struct Record {
    answers: Answers,
    /// The names of the pages.
    pages: Vec<String>,
    /// The file that keeps the record, with its lock.
    kept: Option<(PathBuf, Lock)>,
    folders: Option<Folders>,
    /// The time of the next look for a record that another window holds, and the number of looks left.
    again: Option<(Instant, u8)>,
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
    count: usize,
}

impl Record {
    /// Continues the newest record of a lesson that no other window continues, or begins one.
    pub(super) fn open(lesson: &Lesson, folders: Option<&Folders>) -> Self {
        let mut record = Self::new(lesson, folders);
        let Some(folders) = folders else { return record };
        // Killed windows leave copies.
        files::tidy(&folders.answers);
        let mut kept = answer_files(&folders.answers).unwrap_or_default();
        kept.sort_by_key(|path| std::cmp::Reverse(files::modified(path)));
        for path in kept {
            if let Ok(answers) = Answers::read(&path)
                && answers.lesson == lesson.title
            {
                if let Ok(Some(lock)) = Lock::on(&path, &folders.locks) {
                    (record.answers, record.kept, record.again) = (answers, Some((path, lock)), None);
                    break;
                }
                record.again = Some((Instant::now() + PAUSE, LOOKS));
            }
        }
        record
    }

    /// Looks again for the record of a window that was just ending: a killed process holds its locks for a moment.
    /// Returns whether it is found, or else the time until the next look.
    pub(super) fn look_again(&mut self, lesson: &Lesson) -> Result<bool, Duration> {
        let Some((time, looks)) = self.again.filter(|_| self.answers.history.is_empty()) else {
            return Ok(false);
        };
        let wait = time.saturating_duration_since(Instant::now());
        if !wait.is_zero() {
            return Err(wait);
        }
        let found = Self::open(lesson, self.folders.as_ref());
        let is_found = found.kept.is_some();
        *self = found;
        self.again = self.again.and(looks.checked_sub(1)).map(|looks| (Instant::now() + PAUSE, looks));
        if is_found || self.again.is_none() { Ok(is_found) } else { Err(PAUSE) }
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
    pub(super) fn is_skipped(&self, page: usize, asked: &Asked) -> bool {
        self.on(page).any(|deed| match deed.did {
            Did::Solution => true,
            Did::Skip => deed.question == asked.ask(),
            Did::Answer | Did::StartOver | Did::Goal => false,
        })
    }

    /// Returns whether this was done on a page.
    pub(super) fn has(&self, page: usize, did: Did) -> bool {
        self.on(page).any(|deed| deed.did == did)
    }

    fn on(&self, page: usize) -> impl DoubleEndedIterator<Item = &Deed> {
        let page = self.pages.get(page);
        self.answers.history.iter().filter(move |deed| Some(&deed.page) == page)
    }

    /// Returns the number of answers and reached goals.
    pub(super) fn count(&self) -> usize {
        self.answers.answers.len()
    }

    /// Returns the name of the student.
    pub(super) fn name(&self) -> &str {
        &self.answers.name
    }

    /// Gives the student a name.
    pub(super) fn set_name(&mut self, name: &str) {
        name.trim().clone_into(&mut self.answers.name);
        self.keep();
    }

    /// Returns the number of deeds since the record was handed in.
    pub(super) fn later(&self) -> usize {
        self.handed_in.as_ref().map_or(0, |before| self.answers.history.len() - before.count)
    }

    /// Writes the record to its own file: an answer that was given is not lost.
    fn keep(&mut self) {
        let Some(folders) = &self.folders else { return };
        if self.answers.history.is_empty() {
            return;
        }
        let kept = self.kept.take().map_or_else(|| reserved(&self.answers.lesson, folders), Ok);
        let written = kept.and_then(|(path, lock)| {
            let written = write(&self.answers, &path);
            self.kept = Some((path, lock));
            written
        });
        self.failure = written.err();
    }

    /// Hands the record in: writes it to a file for the teacher, never over a file of another student, of the lesson, or
    /// over the scene's own.
    pub(super) fn hand_in(&mut self, path: PathBuf, loaded: &Loaded, own: Option<&Path>) {
        let read = loaded.files();
        let written = files::require_output(&path, read.iter().map(PathBuf::as_path).chain(own))
            .map_err(|error| error.to_string())
            .and_then(|()| write(&self.answers, &path));
        let count = self.answers.history.len();
        self.handed_in = Some(HandedIn { file: written.map(|()| path), count });
    }

    /// Returns the file for the teacher: the one before, or else one beside the lesson, or in the user's own folder.
    pub(super) fn place(&self, loaded: &Loaded) -> PathBuf {
        if let Some(HandedIn { file: Ok(path), .. }) = &self.handed_in {
            return path.clone();
        }
        let of_lesson = loaded.path.parent().filter(|_| loaded.path.is_absolute()).map(Path::to_owned);
        let folder = of_lesson.or_else(|| {
            let home = std::env::home_dir()?;
            Some(home.join("Documents")).filter(|folder| folder.is_dir()).or(Some(home))
        });
        let name: String = self.name().chars().filter(|it| it.is_alphanumeric()).take(40).collect();
        let name = if name.is_empty() { "student" } else { &name };
        let is_free = |path: &PathBuf| {
            !path.exists() || Answers::read(path).is_ok_and(|held| held.is_earlier_than(&self.answers))
        };
        let folder = folder.unwrap_or_default();
        numbered(&folder, name).find(is_free).unwrap_or_else(|| folder.join(format!("answers-{name}.json")))
    }
}

/// The files `answers-NAME.json`, `answers-NAME-2.json` and so on of a folder.
fn numbered(folder: &Path, name: &str) -> impl Iterator<Item = PathBuf> {
    (1..MAX_NAMESAKES).map(move |number| {
        folder.join(if number == 1 {
            format!("answers-{name}.json")
        } else {
            format!("answers-{name}-{number}.json")
        })
    })
}

/// Locks a new file for a record of the lesson with this title.
fn reserved(title: &str, folders: &Folders) -> Result<(PathBuf, Lock), String> {
    files::make_folder(&folders.answers).map_err(|error| error.to_string())?;
    // Without links, so that the lock has the same name once the file exists.
    let folder = folders.answers.canonicalize().unwrap_or_else(|_| folders.answers.clone());
    let stem = file_stem(title).unwrap_or_else(|| "lesson".to_owned());
    for path in numbered(&folder, &stem) {
        let lock = Lock::on(&path, &folders.locks).map_err(|error| error.to_string())?;
        if let Some(lock) = lock.filter(|_| !path.exists()) {
            return Ok((path, lock));
        }
    }
    Err(folder.display().to_string())
}

fn write(answers: &Answers, path: &Path) -> Result<(), String> {
    files::write_output(path, answers.to_json().as_bytes()).map_err(|error| error.to_string())
}
