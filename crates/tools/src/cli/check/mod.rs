//! `check`: compares scenes with their expected results, and every algorithm with the reference.

mod summary;

use std::fs;
use std::path::{Path, PathBuf};

use indicatif::ProgressBar;
use rayon::prelude::*;

use super::arguments::{CheckArguments, CheckFormat, Overrides};
use super::error::Failure;
use super::exit::Exit;
use super::json;
use super::output::{Output, progress_bar};
use super::scene_run::{self, AlgorithmResult, results};
use crate::figure::narration::verdict;
use crate::figure::transcript::SceneRun;
use crate::files::FileError;
use crate::message::text;
use crate::words::one_line;
use summary::Summary;

/// Number of scenes that are checked before their results are printed, limited since traces take memory.
const BATCH: usize = 256;

/// Checks every scene, regardless of errors in others. The worst exit status is returned.
pub(super) fn run(
    arguments: &CheckArguments,
    out: &mut Output<'_>,
    errors: &mut Output<'_>,
) -> Result<Exit, Failure> {
    let CheckArguments { paths, overrides, format } = arguments;
    let mut summary = Summary::default();
    let mut scenes: Vec<_> = paths.iter().flat_map(|path| scenes_in(path)).collect();
    let bar = progress_bar(scenes.len() as u64, "scenes");
    while !scenes.is_empty() {
        let batch: Vec<_> = scenes.drain(..scenes.len().min(BATCH)).collect();
        let checked: Vec<_> = batch.into_par_iter().map(|scene| check(scene, *overrides, &bar)).collect();
        // The bar is hidden while results are printed.
        bar.suspend(|| {
            checked.iter().try_for_each(|checked| print(checked, *format, &mut summary, out, errors))
        })?;
    }
    bar.finish_and_clear();
    if *format == CheckFormat::Text {
        out.text(&summary.text())?;
    }
    Ok(summary.worst())
}

/// A checked scene, with its file and the results of all algorithms.
type CheckedScene = Result<(PathBuf, SceneRun, Vec<AlgorithmResult>), Failure>;

fn check(scene: Result<PathBuf, Failure>, overrides: Overrides, bar: &ProgressBar) -> CheckedScene {
    let checked = scene.and_then(|path| {
        let scene_run = scene_run::read(&path, overrides)?;
        let results = results(&scene_run);
        Ok((path, scene_run, results))
    });
    bar.inc(1);
    checked
}

fn print(
    checked: &CheckedScene,
    format: CheckFormat,
    summary: &mut Summary,
    out: &mut Output<'_>,
    errors: &mut Output<'_>,
) -> Result<(), Failure> {
    match checked {
        Ok((path, scene_run, results)) => {
            summary.count(scene_run::exit(scene_run));
            summary.add(&scene_run.scene.tags, results);
            out.text(&report(path, scene_run, results, format)?)
        }
        Err(failure) => {
            summary.count(Exit::BadInput);
            errors.message(&failure.to_string())
        }
    }
}

fn report(
    path: &Path,
    scene_run: &SceneRun,
    results: &[AlgorithmResult],
    format: CheckFormat,
) -> Result<String, Failure> {
    match format {
        CheckFormat::Json => {
            let line =
                json::checked(path, scene_run, results).map_err(|error| Failure::Output(error.into()))?;
            Ok(line + "\n")
        }
        CheckFormat::Text => Ok(text_report(path, scene_run)),
    }
}

/// The report on a scene, such as `pass  scenes/03-apart.ron: robust: SEPARATE after 5 support points. The reference
/// agrees.`
fn text_report(path: &Path, scene_run: &SceneRun) -> String {
    let passed = scene_run.differences.is_empty();
    let word = if passed { text!("command-line-pass") } else { text!("command-line-fail") };
    let conclusion = verdict(&scene_run.trace, &scene_run.reference).to_export();
    let path = one_line(&path.display().to_string());
    let mut text = format!("{word}  {path}: {}: {conclusion}\n", scene_run.trace.algorithm);
    for difference in &scene_run.differences {
        text.push_str("      ");
        text.push_str(difference);
        text.push('\n');
    }
    text
}

/// Returns the scene itself, or all scenes in a folder, sorted by path so that runs can be compared. A folder
/// that is a symbolic link is not entered, since links can form cycles.
pub(super) fn scenes_in(path: &Path) -> Vec<Result<PathBuf, Failure>> {
    if !path.is_dir() {
        return vec![Ok(path.to_owned())];
    }
    let mut found = Vec::new();
    collect(path, &mut found);
    if found.is_empty() {
        return vec![Err(Failure::Unexpected {
            path: path.to_owned(),
            expected: text!("command-line-a-folder-with-scenes").to_owned(),
            found: text!("command-line-none").to_owned(),
        })];
    }
    found.sort_by(|a, b| place(a).cmp(&place(b)));
    found
}

fn place(scene: &Result<PathBuf, Failure>) -> Option<&Path> {
    scene.as_deref().ok()
}

fn collect(folder: &Path, found: &mut Vec<Result<PathBuf, Failure>>) {
    let unreadable = |error| FileError::Read { path: folder.to_owned(), error }.into();
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
