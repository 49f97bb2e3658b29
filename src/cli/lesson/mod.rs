//! `lesson`: the check of lessons, and the table of a class.

pub(super) mod arguments;

use std::path::Path;

use super::error::Failure;
use super::exit::Exit;
use super::output::Output;
use crate::files;
use crate::lesson::{Loaded, collect, csv, html, problems};
use crate::words::counted;
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
                let loaded = match Loaded::read(path) {
                    Ok(loaded) => loaded,
                    Err(error) => {
                        errors.message(&error.to_string())?;
                        worst = Exit::BadInput;
                        continue;
                    }
                };
                let found = problems(&loaded);
                for problem in &found {
                    out.text(&format!("{}: {}: {}\n", path.display(), problem.place, problem.sentence))?;
                }
                if found.is_empty() {
                    let pages = loaded.lesson.pages.len();
                    let questions =
                        loaded.lesson.pages.iter().map(|page| page.questions.len()).sum::<usize>();
                    let minutes: f64 = loaded.lesson.pages.iter().map(|page| page.minutes).sum();
                    let pages = counted(pages, "page");
                    let questions = counted(questions, "question");
                    out.text(&format!("{}: ok, {pages}, {questions}, {minutes} minutes\n", path.display()))?;
                } else if worst == Exit::Done {
                    worst = Exit::Differs;
                }
            }
            Ok(worst)
        }
        LessonCommand::Collect { folder, format, output } => {
            if let Some(path) = output {
                files::require_output(path, [] as [&Path; 0])?;
            }
            let class = collect(folder)?;
            let table = match format {
                TableFormat::Csv => csv(&class),
                TableFormat::Html => html(&class),
            };
            out.text_to(output.as_deref(), &table)?;
            Ok(Exit::Done)
        }
    }
}
