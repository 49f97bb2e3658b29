//! What can lie over the window and wants an answer.

use std::path::PathBuf;

use super::document::Origin;
use super::files::Purpose;
use super::panels::glossary::Lookup;
use super::question::Question;
use crate::scene::Scene;

/// What happens once unsaved changes are saved or given up.
#[derive(Clone, Debug)]
pub(crate) enum Leaving {
    /// Another scene takes the place of this one.
    Show(Box<Scene>, Origin),
    /// A scene that was brought in takes its place, as a change by this name.
    Bring(String, Box<Scene>),
    /// The window closes.
    Quit,
}

/// A dialog of our own. At most one is open.
#[derive(Clone, Debug)]
pub(crate) enum Modal {
    /// There are unsaved changes; save them?
    Unsaved(Leaving),
    /// A path is typed.
    Path {
        /// What for.
        purpose: Purpose,
        /// What is typed so far.
        text: String,
        /// Why it is asked for here, or what is wrong with it.
        remark: Option<String>,
    },
    /// Something could not be done.
    Message {
        /// What.
        title: String,
        /// Why.
        text: String,
    },
    /// A command asks for a number.
    Ask(Question),
    /// The list of commands.
    Help,
    /// The list of notations and terms.
    Glossary(Lookup),
}

/// What came of a dialog of our own.
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
    /// Use the number that is typed.
    Number,
}
