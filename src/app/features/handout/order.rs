//! The making of a handout, on any thread.

use std::path::{Path, PathBuf};

use crate::figure::Analysis;
use crate::figure::handout::{Handout, HandoutFormat, HandoutOptions, StepList};
use crate::files;
use crate::lesson::{self, Loaded};
use crate::message::text;
use crate::scene::Scene;

/// A handout to be made, on any thread.
#[derive(Clone, Debug)]
pub(super) struct HandoutOrder {
    pub(super) source: HandoutSubject,
    pub(super) options: HandoutOptions,
    /// The file of the scene.
    pub(super) own: Option<PathBuf>,
}

/// The subject of a handout.
#[derive(Clone, Debug)]
pub(super) enum HandoutSubject {
    Run(Box<(Scene, Analysis)>),
    Lesson(Box<Loaded>),
}

impl HandoutOrder {
    /// Makes the handout, or its key.
    pub(super) fn handout(&self, is_key: bool) -> Handout {
        let options = HandoutOptions { is_key, ..self.options.clone() };
        match &self.source {
            HandoutSubject::Run(run) => Handout::of_run(&run.0, &run.1, &options).unwrap_or_default(),
            HandoutSubject::Lesson(loaded) => lesson::handout(loaded, &options),
        }
    }

    /// Returns the reason if the handout cannot be made.
    pub(super) fn refusal(&self) -> Option<String> {
        let HandoutSubject::Run(run) = &self.source else { return None };
        let is_refused = self.options.steps.of(&run.1).is_none();
        is_refused.then(|| text!("handout-too-many-steps"; most = StepList::MAX_STEPS))
    }

    /// Writes the handout, and its key beside it; neither may replace the file of the scene or a file of the
    /// lesson. Describes the files.
    pub(super) fn write(&self, path: &Path, format: HandoutFormat, has_key: bool) -> Result<String, String> {
        if let Some(refusal) = self.refusal() {
            return Err(refusal);
        }
        let files = files_of(path, has_key);
        let of_lesson = match &self.source {
            HandoutSubject::Lesson(loaded) => loaded.files(),
            HandoutSubject::Run(_) => Vec::new(),
        };
        files::require_outputs(&files, of_lesson.iter().chain(&self.own))
            .map_err(|error| error.to_string())?;
        let mut written = Vec::new();
        for (file, is_key) in files.into_iter().zip([false, true]) {
            let content = self.handout(is_key).write(format).map_err(|error| error.to_string())?;
            files::write_output(&file, &content).map_err(|error| error.to_string())?;
            written.push(file.display().to_string());
        }
        let list = written.into_iter().reduce(|one, other| text!("handout-and"; one = one, other = other));
        Ok(text!("handout-saved"; list = list.unwrap_or_default()))
    }
}

/// Returns the files of a handout: its own, and that of its key.
pub(super) fn files_of(path: &Path, has_key: bool) -> Vec<PathBuf> {
    std::iter::once(path.to_owned()).chain(has_key.then(|| key_of(path))).collect()
}

/// Returns the file of the key to a handout: `name-key.pdf`.
fn key_of(path: &Path) -> PathBuf {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let mut key = path.with_file_name(format!("{name}-key"));
    if let Some(extension) = path.extension() {
        key.set_extension(extension);
    }
    key
}
