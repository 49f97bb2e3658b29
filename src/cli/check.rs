//! `check`: scenes against what is expected of them.

use std::fs;
use std::path::{Path, PathBuf};

use super::answered::Answered;
use super::output::Output;
use super::{CheckArguments, CheckFormat, Exit, Failure, json};
use crate::figure::narration::verdict;

/// Checks every scene, whatever is wrong with others. The worst result counts.
pub(super) fn run(
    arguments: &CheckArguments,
    out: &mut Output<'_>,
    errors: &mut Output<'_>,
) -> Result<Exit, Failure> {
    let CheckArguments { paths, overrides, format } = arguments;
    let mut tally = Tally::default();
    for scene in paths.iter().flat_map(|path| scenes_in(path)) {
        let checked = scene.and_then(|path| Ok((Answered::read(&path, *overrides)?, path)));
        match checked {
            Ok((answered, path)) => {
                tally.count(answered.exit());
                out.text(&report(&path, &answered, *format)?)?;
            }
            Err(failure) => {
                tally.count(Exit::BadInput);
                errors.line(&failure.to_string())?;
            }
        }
    }
    if *format == CheckFormat::Text {
        out.line(&tally.to_string())?;
    }
    Ok(tally.worst())
}

/// The scene itself, or all scenes in a folder, sorted by path so that runs can be compared. A folder that is a link is
/// not entered: links can go round in circles.
fn scenes_in(path: &Path) -> Vec<Result<PathBuf, Failure>> {
    if !path.is_dir() {
        return vec![Ok(path.to_owned())];
    }
    let mut found = Vec::new();
    collect(path, &mut found);
    if found.is_empty() {
        return vec![Err(Failure::Unexpected {
            path: path.to_owned(),
            expected: "a folder with scenes (*.ron)".to_owned(),
            found: "none".to_owned(),
        })];
    }
    found.sort_by(|a, b| place(a).cmp(&place(b)));
    found
}

fn place(scene: &Result<PathBuf, Failure>) -> Option<&Path> {
    scene.as_deref().ok()
}

fn collect(folder: &Path, found: &mut Vec<Result<PathBuf, Failure>>) {
    let unreadable = |error| Failure::Read { path: folder.to_owned(), error };
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => return found.push(Err(unreadable(error))),
    };
    for entry in entries {
        match entry.and_then(|entry| Ok((entry.file_type()?.is_dir(), entry.path()))) {
            Ok((true, path)) => collect(&path, found),
            Ok((false, path)) if path.extension().is_some_and(|extension| extension == "ron") => {
                found.push(Ok(path));
            }
            Ok(_) => {}
            Err(error) => found.push(Err(unreadable(error))),
        }
    }
}

fn report(path: &Path, answered: &Answered, format: CheckFormat) -> Result<String, Failure> {
    match format {
        CheckFormat::Json => {
            let line = json::checked(path, answered).map_err(|error| Failure::Output(error.into()))?;
            Ok(line + "\n")
        }
        CheckFormat::Text => Ok(told(path, answered)),
    }
}

/// `pass  scenes/03-apart.ron: robust: SEPARATE after 5 supports. The reference agrees.`
fn told(path: &Path, answered: &Answered) -> String {
    let passed = answered.differences.is_empty();
    let word = if passed { "pass" } else { "FAIL" };
    let conclusion = verdict(&answered.trace, &answered.reference).to_export();
    let mut text = format!("{word}  {}: {}: {conclusion}\n", path.display(), answered.trace.algorithm);
    for difference in &answered.differences {
        text.push_str("      ");
        text.push_str(difference);
        text.push('\n');
    }
    text
}

/// How many scenes ended how.
#[derive(Default)]
struct Tally {
    passed: usize,
    different: usize,
    unusable: usize,
}

impl Tally {
    fn count(&mut self, exit: Exit) {
        match exit {
            Exit::Done => self.passed += 1,
            Exit::Differs => self.different += 1,
            Exit::BadInput => self.unusable += 1,
        }
    }

    fn worst(&self) -> Exit {
        match self {
            Self { unusable: 0, different: 0, .. } => Exit::Done,
            Self { unusable: 0, .. } => Exit::Differs,
            Self { .. } => Exit::BadInput,
        }
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { passed, different, unusable } = self;
        write!(f, "{passed} passed, {different} failed, {unusable} unusable")
    }
}
