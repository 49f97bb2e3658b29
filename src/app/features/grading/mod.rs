//! The judge of the user's own solver, in the window: its questions, the current grade, and the last report.
//!
//! Pairs are sent to the solver on a thread. The command is started unchanged, without a shell.

mod ui;

use std::path::{Path, PathBuf};
use std::time::Duration;

use eframe::egui::Context;

use crate::app::state::job::Job;
use crate::app::state::request::{FileRequest, Request};
use crate::files;
use crate::geometry::Dimension;
use crate::judge::{
    FindingKind, Grade, GradeError, Level, Pairs, SolverReport, SolverSurvey, Starter, Touch, Wrong,
};
use crate::lab::Watch;
use crate::message::text;

/// The solver, and the questions that it gets.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ChosenSolver {
    /// The program with its arguments, as typed: names with blanks in quotes.
    pub(crate) command: String,
    /// The pairs.
    pub(crate) pairs: Pairs,
    /// The questions.
    pub(crate) level: Level,
    /// The right answer to a touch.
    pub(crate) touch: Touch,
    /// The time limit for a pair, in seconds.
    pub(crate) seconds: f64,
    /// Whether each pair is sent again with changes that must not change the answer.
    pub(crate) has_changes: bool,
    /// Whether the errors of lengths are counted.
    pub(crate) has_errors: bool,
}

impl Default for ChosenSolver {
    fn default() -> Self {
        let pairs = Pairs { family: None, dimension: Dimension::Two, count: 1000, seed: 1 };
        let (level, touch) = Default::default();
        Self {
            command: String::new(),
            pairs,
            level,
            touch,
            seconds: 2.0,
            has_changes: false,
            has_errors: false,
        }
    }
}

impl ChosenSolver {
    /// Returns the program and its arguments.
    ///
    /// # Errors
    /// Returns a sentence if there is no program, or if a quote is not closed.
    pub(crate) fn words(&self) -> Result<Vec<String>, &'static str> {
        match shlex::split(&self.command) {
            Some(words) if words.is_empty() => Err(text!("grading-enter-the-command-that-starts")),
            Some(words) => Ok(words),
            None => Err(text!("grading-expected-an-end-to-every")),
        }
    }
}

/// A grade with its additional counts.
#[derive(Debug)]
pub(crate) struct GradeResults {
    /// The grade.
    pub(crate) report: SolverReport,
    /// The additional counts, if requested.
    pub(crate) survey: Option<SolverSurvey>,
    /// Whether the errors of lengths are shown.
    pub(crate) has_errors: bool,
}

/// A grade in progress.
#[derive(Debug)]
struct GradeTask {
    pairs: u64,
    job: Job<Result<GradeResults, GradeError>>,
}

/// The judge in the window.
#[derive(Debug, Default)]
pub(crate) struct Grading {
    /// Whether the panel of the judge is open.
    pub(crate) is_open: bool,
    /// The choices for the next grade.
    pub(crate) chosen: ChosenSolver,
    /// The kind of the listed errors; `None` stands for all kinds.
    kind: Option<FindingKind>,
    /// The last grade, or the reason why there is none.
    pub(crate) found: Option<Result<GradeResults, GradeError>>,
    task: Option<GradeTask>,
}

/// A request of the judge to itself: save this starter to this file.
struct SaveStarter(Starter, PathBuf);

impl Grading {
    /// Takes the results of a grade, with the simplest errors first.
    fn take(&mut self, mut found: Result<GradeResults, GradeError>) {
        if let Ok(GradeResults { report, .. }) = &mut found {
            report.wrong.sort_by_cached_key(Wrong::vertices);
        }
        (self.found, self.kind, self.task) = (Some(found), None, None);
    }

    /// Returns the question for the file of a starter.
    fn starter_request(starter: Starter) -> FileRequest {
        FileRequest::to_save(
            [text!("grading-save-the-starter"), text!("grading-save-the-starter-to-a")],
            starter.file_name.to_owned(),
            (starter.language.to_owned(), starter.extension),
            PathBuf::from(starter.file_name),
            move |path| Request::feature(SaveStarter(starter, path)),
        )
    }

    /// Writes a starter, and enters its command if it runs as it is. Returns what was written, or the reason why not.
    fn save_starter(&mut self, starter: Starter, path: &Path) -> Result<String, String> {
        files::write_output(path, starter.text.as_bytes()).map_err(|error| error.to_string())?;
        let shown = path.display().to_string();
        let command = starter.interpreter.and_then(|tool| shlex::try_join([tool, shown.as_str()]).ok());
        Ok(if let Some(command) = command {
            self.chosen.command = command;
            text!("grading-starter-saved"; path = shown)
        } else {
            text!("grading-starter-saved-to-compile"; path = shown)
        })
    }

    /// Opens the panel for pairs of this dimension, or closes it.
    fn toggle(&mut self, dimension: Dimension) {
        if self.is_open {
            self.close();
        } else {
            self.chosen.pairs.dimension = dimension;
            self.is_open = true;
        }
    }

    /// Closes the panel and ends the current grade, and the solver with it.
    pub(crate) fn close(&mut self) {
        self.is_open = false;
        self.cancel();
    }

    fn run(&mut self, ctx: &Context) {
        let Ok(command) = self.chosen.words() else { return };
        let ChosenSolver { pairs, level, touch, seconds, has_changes, has_errors, .. } = self.chosen;
        let timeout = Duration::from_secs_f64(seconds);
        let grade = Grade { command, level, touch, timeout, has_hex: false };
        let is_surveyed = has_changes || has_errors;
        let work = move |watch: &Watch| -> Result<GradeResults, GradeError> {
            let report = grade.run(pairs.cases()?, watch)?;
            let survey =
                if is_surveyed { Some(grade.survey(pairs.cases()?, has_changes, watch)?) } else { None };
            Ok(GradeResults { report, survey, has_errors })
        };
        let all = pairs.count.saturating_mul(1 + u64::from(is_surveyed));
        self.task = Some(GradeTask { pairs: all, job: Job::start(ctx, move |watch| Some(work(watch))) });
    }

    fn cancel(&mut self) {
        self.task = None;
    }

    /// Returns the number of finished pairs and of all pairs of the current grade; with additional counts,
    /// each pair is sent twice.
    pub(crate) fn progress(&self) -> Option<(u64, u64)> {
        self.task.as_ref().map(|task| (task.job.done(), task.pairs))
    }
}

#[cfg(test)]
mod tests {
    use super::{Grading, Starter};

    /// The tests of the command line run the starters; here their files must arrive as they are.
    #[test]
    fn a_saved_starter_is_the_file_of_the_repository_and_its_command_is_entered() {
        let folder = tempfile::tempdir().expect("a folder for temporary files");
        for starter in Starter::ALL {
            let mut grading = Grading::default();
            let path = folder.path().join(starter.file_name);
            grading.save_starter(starter, &path).expect("an empty folder takes the file");
            let saved = std::fs::read(&path).expect("the file was written");
            let original =
                std::fs::read(format!("{}/solvers/{}", env!("CARGO_MANIFEST_DIR"), starter.file_name));
            assert_eq!(saved, original.expect("the repository has the file"), "{}", starter.language);
            let is_entered =
                grading.chosen.words().is_ok_and(|words| words[1..] == [path.display().to_string()]);
            assert_eq!(is_entered, starter.interpreter.is_some(), "{}", starter.language);
        }
        let missing = folder.path().join("no/such/gjk.py");
        let mut grading = Grading::default();
        assert!(grading.save_starter(Starter::ALL[0], &missing).is_err(), "the folder does not exist");
        assert!(grading.chosen.command.is_empty(), "nothing was saved, so nothing is entered");
    }
}
