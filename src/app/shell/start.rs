//! The content of the window when it opens.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use thiserror::Error;

use super::renderer::Renderer;
use crate::app::state::clipboard::ReadClipboard;
use crate::app::state::document::Document;
use crate::app::state::home::Origin;
use crate::figure::explorer::ExplorerStart;
use crate::geometry::Dimension;
use crate::gjk;
use crate::judge::Exhibit;
use crate::lesson::{LessonError, Loaded, is_lesson};
use crate::message::Language;
use crate::message::text;
use crate::scene::library::{self, SHIPPED};
use crate::scene::{ReadError, Scene, SceneFile};

/// The reason why the window could not be started. The text is one message for standard error.
#[derive(Debug, Error)]
pub enum StartError {
    /// The scene cannot be read; begins with `FILE:LINE:COLUMN`.
    #[error(transparent)]
    Scene(#[from] ReadError),
    /// The lesson cannot be read; begins with `FILE:LINE:COLUMN`, or names the page.
    #[error(transparent)]
    Lesson(#[from] LessonError),
    /// The trace has no such step.
    #[error("{}", text!("command-line-expected-a-step"; last = last, found = found))]
    Step {
        /// The requested step.
        found: usize,
        /// The last step of the trace.
        last: usize,
    },
    /// The requested renderer is not part of this build.
    #[error("{}", text!("command-line-not-built-in"; renderer = _0.name()))]
    NotBuiltIn(Renderer),
    /// No renderer could open a window.
    #[error("{}", text!("command-line-no-window"; error = _0))]
    Window(String),
}

/// The initial content of the window.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// The scene of a file; `None` stands for the 2D start scene, which plays once.
    pub file: Option<SceneFile>,
    /// The lesson of a file, to be opened at its first page.
    pub lesson: Option<Box<Loaded>>,
    /// A file that is still being read.
    pub late: Option<LateFile>,
    /// A link to open.
    pub link: Option<String>,
    /// A pair with an external trace, to be shown in Compare instead of the start scene.
    pub exhibit: Option<Exhibit>,
    /// The step to show, from 1.
    pub step: Option<usize>,
    /// The initial notice of the window.
    pub notice: Option<String>,
    /// Whether a user who starts the program for the first time sees the three ways to begin. The scene does not play
    /// then.
    pub tours: bool,
    /// Whether the window starts in presenter mode.
    pub presents: bool,
    /// Whether windows beside this one may be inside it, as in tests.
    pub embeds: bool,
    /// The file of the settings; without one they are not saved.
    pub settings: Option<PathBuf>,
    /// The language to begin with, whatever the settings remember.
    pub language: Option<Language>,
    /// The folder for the data that the program's windows share; without one they share nothing.
    pub data_folder: Option<PathBuf>,
    /// Reads the clipboard, on a thread; without it eframe does so, and the window waits.
    pub clipboard: Option<ReadClipboard>,
}

/// The content of a file that is opened at the start.
#[derive(Debug)]
pub enum StartFile {
    /// A scene.
    Scene(Box<SceneFile>),
    /// A lesson.
    Lesson(Box<Loaded>),
}

impl StartFile {
    /// Reads a scene or a lesson. The run of the scene, or of the first page, must have this step, from 1.
    fn read(path: &Path, step: Option<usize>) -> Result<Self, StartError> {
        if is_lesson(path) {
            let mut loaded = Loaded::read(path)?;
            // Student's answers are written beside it, wherever the program was started.
            loaded.path = loaded.path.canonicalize().unwrap_or(loaded.path);
            check_step(&loaded.scenes[0], step)?;
            return Ok(Self::Lesson(Box::new(loaded)));
        }
        let file = SceneFile::read(path)?;
        check_step(&file.scene, step)?;
        Ok(Self::Scene(Box::new(file)))
    }
}

/// A file that is read on a separate thread while the window opens.
#[derive(Clone, Debug)]
pub struct LateFile {
    path: PathBuf,
    found: Arc<Mutex<Receiver<Result<StartFile, StartError>>>>,
    refusal: Arc<Mutex<Option<StartError>>>,
}

impl LateFile {
    /// Begins to read a scene or a lesson, whose run must have this step, from 1.
    pub fn begin(path: &Path, step: Option<usize>) -> Self {
        let (sender, receiver) = mpsc::channel();
        let its_path = path.to_owned();
        thread::spawn(move || {
            // After the window is closed, no receiver is left.
            sender.send(StartFile::read(&its_path, step)).ok();
        });
        let found = Arc::new(Mutex::new(receiver));
        Self { path: path.to_owned(), found, refusal: Arc::default() }
    }

    /// Returns the path as given.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the file, if it has been read within this time.
    pub fn within(&self, time: Duration) -> Option<Result<StartFile, StartError>> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner).recv_timeout(time).ok()
    }

    /// Waits for the result: the content, or the words of a refusal, which is kept. Returns `None` if the
    /// reading broke off.
    pub(super) fn wait(&self) -> Option<Result<StartFile, String>> {
        let found = self.found.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()?;
        Some(found.map_err(|error| {
            let words = error.to_string();
            *self.refusal.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
            words
        }))
    }

    /// Returns the reason if the file was refused after the window had opened. It is returned once.
    pub fn refusal(&self) -> Option<StartError> {
        self.refusal.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// Checks that the trace of a scene has a step, from 1.
pub(super) fn check_step(scene: &Scene, step: Option<usize>) -> Result<(), StartError> {
    let Some(found) = step else { return Ok(()) };
    let last = gjk::run(&scene.query(&scene.convexes())).steps();
    if (1..=last).contains(&found) { Ok(()) } else { Err(StartError::Step { found, last }) }
}

/// Returns the document of the start scene of a dimension, marked as that shipped scene.
pub(crate) fn start_document(dimension: Dimension) -> Document {
    let scene = library::start(dimension);
    let index = SHIPPED.iter().position(|shipped| shipped.scene() == scene).unwrap_or(0);
    Document::new(scene, Origin::Shipped(index))
}

/// Returns the document of the first scene of Explore of a dimension.
pub(crate) fn explorer_document(dimension: Dimension) -> Document {
    let index = ExplorerStart::first(dimension).shipped();
    index.map_or_else(
        || start_document(dimension),
        |index| Document::new(SHIPPED[index].scene(), Origin::Shipped(index)),
    )
}
