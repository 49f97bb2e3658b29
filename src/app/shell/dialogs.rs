//! The application's own modal dialogs, and their answers.

use std::path::PathBuf;

use super::files::Purpose;
use crate::app::editing::question::Question;
use crate::app::panels::about::About;
use crate::app::panels::glossary::Lookup;
use crate::app::state::document::Origin;
use crate::scene::Scene;

/// The action that waits until unsaved changes are saved or discarded.
#[derive(Clone, Debug)]
pub(crate) enum Leaving {
    /// Opens another scene in place of this one.
    Show(Box<Scene>, Origin),
    /// Puts an imported scene in place of this one, as a change with this name.
    Replace(String, Box<Scene>),
    /// Closes the window.
    Quit,
}

/// A modal dialog drawn by the application. At most one is open.
#[derive(Clone, Debug)]
pub(crate) enum Modal {
    /// Asks whether to save unsaved changes before an action.
    Unsaved(Leaving),
    /// Asks for a path to be typed.
    Path {
        /// The purpose of the path.
        purpose: Purpose,
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
    /// Asks for the number that a command needs.
    Ask(Question),
    /// Shows the list of commands.
    Help,
    /// Version, licence, how to cite, and a report for bugs.
    About(About),
    /// The list of notations and terms.
    Glossary(Lookup),
}

/// The answer of a modal dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    /// Still open.
    Waiting,
    /// Closed; nothing follows.
    Close,
    /// Save the changes, then leave.
    SaveAndLeave,
    /// Leave without saving.
    Leave,
    /// Use this path.
    Path(PathBuf),
    /// Use the typed number.
    Number,
}
