//! The application's own modal dialogs, and their answers.

use std::path::PathBuf;

use crate::app::command::Command;
use crate::app::editing::question::BodyQuestion;
use crate::app::panels::about::AboutTexts;
use crate::app::panels::failure::FailureTexts;
use crate::app::panels::glossary::Lookup;
use crate::app::panels::palette::{CommandPalette, PaletteItem};
use crate::app::state::home::Origin;
use crate::app::state::leftover::Leftover;
use crate::app::state::request::{FileRequest, Work};
use crate::app::state::written_lesson::WrittenLesson;
use crate::geometry::Dimension;
use crate::lesson::Loaded;
use crate::message::text;
use crate::scene::{Scene, SceneFile};

/// The action that waits until unsaved changes are saved or discarded.
#[derive(Clone, Debug)]
pub(crate) enum PendingOpen {
    /// Opens another scene in place of this one.
    Show(Box<Scene>, Origin),
    /// Opens the scene of a file in place of this one.
    Open(Box<SceneFile>),
    /// Opens an unsaved scene in place of this one.
    Recover(Box<Leftover>),
    /// Opens a changed version of a shipped scene that was kept under a name.
    Kept {
        /// The scene.
        scene: Box<Scene>,
        /// The index of the shipped scene.
        shipped: usize,
        /// The name.
        name: String,
    },
    /// Puts an imported scene in place of this one, as a change with this name.
    Replace(String, Box<Scene>),
    /// Opens a lesson at the page with this index.
    BeginLesson(Box<Loaded>, usize),
    /// Ends writing the open lesson.
    Lesson(WrittenLesson),
    /// Closes the window.
    Quit,
}

impl PendingOpen {
    /// Returns the scene that the action shows.
    pub(crate) fn scene(&self) -> Option<&Scene> {
        match self {
            Self::Show(scene, _) | Self::Replace(_, scene) | Self::Kept { scene, .. } => Some(scene),
            Self::Open(file) => Some(&file.scene),
            Self::Recover(leftover) => leftover.scene(),
            Self::BeginLesson(loaded, page) => loaded.scenes.get(*page),
            Self::Lesson(_) | Self::Quit => None,
        }
    }

    /// Returns whether undo can restore the current scene after this action.
    pub(crate) const fn keeps_history(&self) -> bool {
        match self {
            Self::Show(_, Origin::Laboratory) | Self::Replace(..) | Self::Lesson(_) => true,
            Self::Show(..)
            | Self::Open(_)
            | Self::Recover(_)
            | Self::Kept { .. }
            | Self::BeginLesson(..)
            | Self::Quit => false,
        }
    }

    /// Returns whether the action leads to a page of a lesson.
    pub(crate) const fn is_page(&self) -> bool {
        matches!(self, Self::Show(_, Origin::Lesson) | Self::BeginLesson(..))
    }

    /// Returns the dimension of the scene that the action leads to.
    pub(crate) fn dimension(&self) -> Option<Dimension> {
        self.scene().map(|scene| scene.dimension)
    }
}

/// The reason to ask before a scene is written to a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doubt {
    /// Another program has changed the file.
    Changed,
    /// The file is open in another window.
    Shared,
    /// The file is read-only.
    ReadOnly,
}

impl Doubt {
    /// Returns the heading of the dialog.
    pub(crate) fn heading(self) -> &'static str {
        match self {
            Self::Changed => text!("shell-the-file-was-changed-by"),
            Self::Shared => text!("shell-the-file-is-open-in"),
            Self::ReadOnly => text!("shell-the-file-is-read-only"),
        }
    }

    /// Returns the effect of saving nevertheless.
    pub(crate) fn about(self) -> &'static str {
        match self {
            Self::Changed => text!("shell-overwriting-it-loses-that-change"),
            Self::Shared => text!("shell-the-window-that-saves-last"),
            Self::ReadOnly => text!("shell-a-new-file-with-the"),
        }
    }

    /// Returns the button that saves nevertheless.
    pub(crate) fn action(self) -> &'static str {
        match self {
            Self::Changed | Self::Shared => text!("shell-overwrite"),
            Self::ReadOnly => text!("shell-replace"),
        }
    }
}

/// A modal dialog drawn by the application. At most one is open.
#[derive(Clone, Debug)]
pub(crate) enum Modal {
    /// Asks whether to save unsaved changes before an action.
    Unsaved {
        /// The reason why the scene is unsaved.
        reason: String,
        /// The action.
        leaving: PendingOpen,
    },
    /// Asks before the scene or the lesson is written to a file.
    Overwrite {
        /// The reason to ask.
        doubt: Doubt,
        /// The path of the file.
        path: PathBuf,
        /// The scene or the lesson.
        work: Work,
    },
    /// Offers scenes and lessons that were not saved.
    Recover(Vec<Leftover>),
    /// Asks for a path to be typed.
    Path {
        /// The texts of the dialog, and the use of the path.
        request: Box<FileRequest>,
        /// The text typed so far.
        text: String,
        /// The reason for asking here, or the error in the path.
        remark: Option<String>,
    },
    /// Reports a failure.
    Message {
        /// The failed action.
        title: String,
        /// The reason.
        text: String,
    },
    /// Describes the background work, until it is done or canceled.
    Working(String),
    /// Asks for the number that a command needs.
    Ask(BodyQuestion),
    /// Shows the list of these commands.
    Help(Vec<Command>),
    /// An error in the program, which has continued.
    Failure(FailureTexts),
    /// Version, license, citation, and a bug report.
    About(AboutTexts),
    /// Asks whether to leave presenter mode.
    LeavePresenter,
    /// The list of notations and terms.
    Glossary(Lookup),
    /// The search for a command by a part of its name.
    Palette(CommandPalette),
}

/// The answer of a modal dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum DialogReply {
    /// Still open.
    Waiting,
    /// Closed; nothing follows.
    Close,
    /// Save the changes, then leave.
    SaveAndLeave,
    /// Leave without saving.
    Leave,
    /// Save anyway, over the file.
    Overwrite,
    /// Show the content of the file instead.
    Reload,
    /// Choose another file and save.
    SaveAs,
    /// Open the unsaved scene or lesson with this index.
    Recover(usize),
    /// Remove the unsaved scene or lesson with this index.
    Discard(usize),
    /// Use this path.
    Path(PathBuf),
    /// Use the typed number.
    Number,
    /// Carry out or show this item of the palette.
    Chosen(PaletteItem),
}
