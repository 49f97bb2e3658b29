//! `check`: comparison of scenes with their expected results, and of every algorithm with the reference.

mod files;
mod summary;

use std::path::{Path, PathBuf};

use indicatif::ProgressBar;
use rayon::prelude::*;

use super::answered::Answered;
use super::opinion::{Opinion, opinions};
use super::output::Output;
use super::{CheckArguments, CheckFormat, Exit, Failure, Overrides, json, progress};
use crate::figure::narration::verdict;
use summary::Summary;

/// The number of scenes that are checked before their results are printed, limited since traces take memory.
const BATCH: usize = 256;

/// Checks every scene, regardless of errors in others. The worst exit status is returned.
pub(super) fn run(
    arguments: &CheckArguments,
    out: &mut Output<'_>,
    errors: &mut Output<'_>,
) -> Result<Exit, Failure> {
    let CheckArguments { paths, overrides, format } = arguments;
    let mut summary = Summary::default();
    let mut scenes: Vec<_> = paths.iter().flat_map(|path| files::scenes_in(path)).collect();
    let bar = progress::bar(scenes.len() as u64, "scenes");
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
type Checked = Result<(PathBuf, Answered, Vec<Opinion>), Failure>;

fn check(scene: Result<PathBuf, Failure>, overrides: Overrides, bar: &ProgressBar) -> Checked {
    let checked = scene.and_then(|path| {
        let answered = Answered::read(&path, overrides)?;
        let opinions = opinions(&answered);
        Ok((path, answered, opinions))
    });
    bar.inc(1);
    checked
}

fn print(
    checked: &Checked,
    format: CheckFormat,
    summary: &mut Summary,
    out: &mut Output<'_>,
    errors: &mut Output<'_>,
) -> Result<(), Failure> {
    match checked {
        Ok((path, answered, opinions)) => {
            summary.count(answered.exit());
            summary.add(&answered.scene.tags, opinions);
            out.text(&report(path, answered, opinions, format)?)
        }
        Err(failure) => {
            summary.count(Exit::BadInput);
            errors.line(&failure.to_string())
        }
    }
}

fn report(
    path: &Path,
    answered: &Answered,
    opinions: &[Opinion],
    format: CheckFormat,
) -> Result<String, Failure> {
    match format {
        CheckFormat::Json => {
            let line =
                json::checked(path, answered, opinions).map_err(|error| Failure::Output(error.into()))?;
            Ok(line + "\n")
        }
        CheckFormat::Text => Ok(text_report(path, answered)),
    }
}

/// The report on a scene, such as `pass  scenes/03-apart.ron: robust: SEPARATE after 5 supports. The reference agrees.`
fn text_report(path: &Path, answered: &Answered) -> String {
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
