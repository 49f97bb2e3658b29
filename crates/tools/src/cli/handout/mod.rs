//! `handout`: the pictures of a run, or a lesson, on paper.

pub(super) mod arguments;

use std::path::{Path, PathBuf};

use super::error::Failure;
use super::exit::Exit;
use super::scene_run::require_applicable;
use crate::figure::Analysis;
use crate::figure::handout::{Handout, HandoutFormat, HandoutOptions, StepList};
use crate::files::{self, FileError};
use crate::lesson::{self, Loaded};
use crate::message::text;
use crate::scene::Scene;
use arguments::HandoutArguments;

pub(super) fn run(arguments: &HandoutArguments) -> Result<Exit, Failure> {
    let HandoutArguments { file, output, steps, columns, blanks, key, paper } = arguments;
    let outputs = std::iter::once((output, false)).chain(key.iter().map(|key| (key, true)));
    let formats = outputs.map(|(path, is_key)| Ok((path, format_of(path)?, is_key)));
    let formats = formats.collect::<Result<Vec<_>, Failure>>()?;
    let paths = || formats.iter().map(|(path, ..)| path);
    files::require_outputs(paths(), [file])?;
    let source = HandoutInput::read(file)?;
    files::require_outputs(paths(), source.files(file))?;
    // The texts of lessons speak of the left and the right picture.
    let default = if matches!(source, HandoutInput::Lesson(_)) { 1 } else { 2 };
    for (path, format, is_key) in formats {
        let options = HandoutOptions {
            steps: steps.clone(),
            columns: columns.map_or(default, usize::from),
            blanks: blanks.iter().copied().collect(),
            size: *paper,
            is_key,
        };
        let handout = source.handout(file, &options)?;
        files::write_output(path, &handout.write(format).map_err(|error| undrawn(path, &error))?)?;
    }
    Ok(Exit::Done)
}

/// The subject of a handout.
enum HandoutInput {
    Scene(Box<(Scene, Analysis)>),
    Lesson(Box<Loaded>),
}

impl HandoutInput {
    /// Reads a scene or a lesson.
    fn read(path: &Path) -> Result<Self, Failure> {
        if lesson::is_lesson(path) {
            let loaded = Loaded::read(path)?;
            loaded.require_filled()?;
            return Ok(Self::Lesson(Box::new(loaded)));
        }
        let scene = Scene::read(path)?;
        require_applicable(path, &scene, scene.query.algorithm)?;
        let analysis = Analysis::of(&scene);
        Ok(Self::Scene(Box::new((scene, analysis))))
    }

    /// The files that it was read from.
    fn files(&self, path: &Path) -> Vec<PathBuf> {
        match self {
            Self::Lesson(loaded) => loaded.files(),
            Self::Scene(_) => vec![path.to_owned()],
        }
    }

    fn handout(&self, path: &Path, options: &HandoutOptions) -> Result<Handout, Failure> {
        match self {
            Self::Lesson(loaded) => Ok(lesson::handout(loaded, options)),
            Self::Scene(source) => {
                let (scene, analysis) = &**source;
                Handout::of_run(scene, analysis, options).ok_or_else(|| Failure::Unexpected {
                    path: path.to_owned(),
                    expected: text!(
                        "command-line-steps-of-handout";
                        most = StepList::MAX_STEPS, last = analysis.trace.steps()
                    ),
                    found: format!("--steps {}", options.steps),
                })
            }
        }
    }
}

fn format_of(path: &Path) -> Result<HandoutFormat, Failure> {
    HandoutFormat::of(path).ok_or_else(|| Failure::Unexpected {
        path: path.to_owned(),
        expected: text!("command-line-a-name-of-handout").to_owned(),
        found: path.extension().map_or_else(
            || text!("command-line-no-ending").to_owned(),
            |it| format!(".{}", it.to_string_lossy()),
        ),
    })
}

fn undrawn(path: &Path, error: &impl std::fmt::Display) -> Failure {
    Failure::File(FileError::Write { path: path.to_owned(), error: std::io::Error::other(error.to_string()) })
}
