//! `lesson`: the check of lessons, the notes for the teacher, and the table of a class.

pub(super) mod arguments;

use std::path::{Path, PathBuf};

use super::error::Failure;
use super::exit::Exit;
use super::output::Output;
use crate::files;
use crate::lesson::{
    AnswersError, Loaded, answer_files, collect, copies, csv, html, problems, questions, teachers_notes,
};
use crate::message::text;
use arguments::{LessonCommand, TableFormat};

pub(super) fn run(
    command: &LessonCommand,
    out: &mut Output<'_>,
    errors: &mut Output<'_>,
) -> Result<Exit, Failure> {
    match command {
        LessonCommand::Check { files } => {
            let mut worst = Exit::Done;
            for path in files {
                worst = worst.max(check(path, out, errors)?);
            }
            Ok(worst)
        }
        LessonCommand::Notes { file, output } => {
            let loaded = Loaded::read(file)?;
            loaded.require_filled()?;
            files::require_outputs(output, loaded.files())?;
            out.data_to(output.as_deref(), &teachers_notes(&loaded).to_html())?;
            Ok(Exit::Done)
        }
        LessonCommand::Collect { folder, format, output } => {
            table(folder, *format, output.as_ref(), (out, errors))
        }
    }
}

/// Prints a line about a lesson, or one for each problem.
fn check(path: &Path, out: &mut Output<'_>, errors: &mut Output<'_>) -> Result<Exit, Failure> {
    let loaded = match Loaded::read(path) {
        Ok(loaded) => loaded,
        Err(error) => {
            errors.message(&error.to_string())?;
            return Ok(Exit::BadInput);
        }
    };
    let found = problems(&loaded);
    for problem in &found {
        out.message(&format!("{}: {}: {}", path.display(), problem.place, problem.sentence))?;
    }
    if !found.is_empty() {
        return Ok(Exit::Differs);
    }
    let pages = &loaded.lesson.pages;
    let questions = pages.iter().map(|page| page.questions.len()).sum::<usize>();
    let minutes: f64 = pages.iter().map(|page| page.minutes).sum();
    out.message(&text!(
        "command-line-lesson-ok";
        path = path.display(), pages = pages.len(), questions = questions, minutes = minutes,
        is_one = minutes == 1.0
    ))?;
    Ok(Exit::Done)
}

/// Writes the table of a class, and a message about each file that is left out.
fn table(
    folder: &Path,
    format: TableFormat,
    output: Option<&PathBuf>,
    (out, errors): (&mut Output<'_>, &mut Output<'_>),
) -> Result<Exit, Failure> {
    files::require_outputs(output, answer_files(folder)?)?;
    let class = collect(folder)?;
    let table = match format {
        TableFormat::Csv => csv(&class),
        TableFormat::Questions => questions(&class),
        TableFormat::Html => html(&class),
    };
    let mut exit = Exit::Done;
    for (_, error) in &class.left_out {
        errors.message(&error.to_string())?;
        if !matches!(error, AnswersError::Earlier { .. }) {
            exit = Exit::BadInput;
        }
    }
    for sentence in copies(&class) {
        errors.message(&sentence)?;
    }
    out.data_to(output.map(PathBuf::as_path), &table)?;
    Ok(exit)
}
