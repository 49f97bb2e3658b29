//! Background work that the window waits for.

use std::path::PathBuf;

use super::dialogs::PendingOpen;
use crate::app::state::derived::Derived;
use crate::app::state::job::Job;
use crate::lesson::{LessonError, Loaded};
use crate::scene::{Scene, SceneFile};

/// A scene computed before it is shown.
#[derive(Debug)]
pub(crate) struct PreparedScene {
    /// The scene.
    pub(super) scene: Scene,
    /// All data computed from the scene.
    pub(super) derived: Derived,
}

/// The content of a file.
#[derive(Debug)]
pub(crate) enum FileContent {
    /// A scene, and all data computed from it.
    Scene(Box<SceneFile>, Box<Derived>),
    /// A lesson, or the reason why it cannot be read.
    Lesson(Result<Box<Loaded>, LessonError>),
    /// Points to import.
    Points,
    /// None of them, for this reason.
    Refused(String),
}

/// The work that the window waits for.
#[derive(Debug)]
pub(crate) enum BackgroundTask {
    /// Reading a file, to open it at a step, from 1, or to show its content again.
    Reading { path: PathBuf, reloads: bool, step: Option<usize>, content: Job<FileContent> },
    /// Reading a text from the clipboard: a scene with all data computed from it, or else points to import.
    Pasting { text: String, scene: Job<Option<Box<PreparedScene>>> },
    /// Computing the scene that an action leads to; `step`, from 1, is shown first.
    Computing { leaving: PendingOpen, step: Option<usize>, derived: Job<PreparedScene> },
}

/// The work on a changed scene.
#[derive(Debug)]
pub(crate) struct SceneUpdate {
    /// The revision of the document that it belongs to.
    pub(super) revision: u64,
    /// The work.
    pub(super) derived: Job<Derived>,
}
