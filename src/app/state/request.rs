//! Requests of the panels, executed in order after the pass.

use super::layout::Only;
use super::playback::Speed;
use crate::app::command::Command;
use crate::edit::{Change, Edit, EditError, Selection};
use crate::exchange::{Exported, Format};
use crate::figure::prediction::Answer;
use crate::geometry::{Body, Side};
use crate::gjk::{self, Defect, Region};
use crate::message::Language;
use crate::message::text;
use crate::scene::Scene;

/// A request of a panel.
#[derive(Clone, Debug)]
pub(crate) enum Request {
    /// A command of the table.
    Command(Command),
    /// Open the shipped scene with this index.
    OpenShipped(usize),
    /// Open the recent scene with this index.
    OpenRecent(usize),
    /// Replace the scene by the shipped scene with this index; undo restores it.
    ShowShipped(usize),
    /// Replace the scene by one made in the explorer, as a change with this name; undo restores it.
    ShowExplored(String, Box<Scene>),
    /// Show the run that the explored simplex was taken from, at its step.
    LeaveExplorer,
    /// Compare the run with a run that has these settings.
    Compare(gjk::Settings),
    /// Compare the run with the external trace of this pair.
    CompareTold,
    /// Show this step (in the workspace Compare, this stop of both runs) and pause.
    JumpTo(usize),
    /// Play at this speed.
    SetSpeed(Speed),
    /// Make this edit as one step of undo.
    Edit(Edit),
    /// Show this edit as an intermediate state of a gesture, without a step of undo.
    Preview(Edit),
    /// End the gesture: it becomes one step of undo.
    Commit,
    /// Cancel the gesture: the scene is as before it, and a pressed pointer has no effect until it is released.
    Cancel,
    /// Change the selection.
    Select(Selection),
    /// Let the arrow keys move the selection.
    BeginNudging,
    /// End the motion of Q, which returns to its own place.
    StopMotion,
    /// Open the gallery, to replace this body.
    OpenGallery(Side),
    /// A request of the windows of import and export.
    Exchange(ExchangeRequest),
    /// A request of the windows *Save picture* and *Save run*.
    Picture(PictureRequest),
    /// Set the format of later exports.
    SetExportFormat(Format),
    /// Show this panel alone, or all panels again.
    ShowAlone(Only),
    /// Answer the open question.
    Answer(Answer),
    /// This region was clicked in the picture.
    Region(Region),
    /// A request of the window *Handout*.
    Handout(HandoutRequest),
    /// A request about a hidden defect.
    Mystery(MysteryRequest),
    /// A request of a lesson.
    Lesson(LessonRequest),
    /// Use this language, or the language of the system.
    Speak(Option<Language>),
    /// A request of the lesson editor.
    Author(AuthorRequest),
    /// Show this notice in the status line.
    Notice(String),
    /// Show this notice about the preceding edit in the status line, unless the edit was refused.
    Remark(String),
}

/// A request of the windows of import and export, which have no access to dialogs and the clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExchangeRequest {
    /// Choose the file to import in a dialog.
    ChooseImport,
    /// Type the path of the import.
    TypeImport,
    /// Apply the import.
    ApplyImport,
    /// Put this on the clipboard, in the last format.
    Copy(Exported),
    /// Choose a file in a dialog and write this to it, in the last format.
    Save(Exported),
    /// Write this to a typed path, in the last format.
    TypeSave(Exported),
}

/// A request of the windows *Save picture* and *Save run*, which have no access to dialogs and the
/// clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PictureRequest {
    /// Put the picture on the clipboard.
    Copy,
    /// Choose a file in a dialog and write to it.
    Save,
    /// Write to a typed path.
    TypeSave,
}

/// A request of the window *Handout*, which has no access to dialogs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HandoutRequest {
    /// Choose a file in a dialog and write to it.
    Save,
    /// Write to a typed path.
    TypeSave,
}

/// A request about a defect that is hidden in the algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MysteryRequest {
    /// Hide a defect in the algorithm of the scene.
    Hide,
    /// Guess its name.
    Name(Defect),
    /// Reveal the defect.
    GiveUp,
}

/// A request of a lesson, which has no access to the scene and dialogs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LessonRequest {
    /// Open the shipped lesson with this index at its page with this index.
    Open(usize, usize),
    /// Go to the page with this index.
    Go(usize),
    /// Go back to the page that led here.
    Back,
    /// Show the page as its author made it.
    StartOver,
    /// Choose a lesson in a dialog.
    Choose,
    /// Type the path of a lesson.
    Type,
    /// Choose a file in a dialog and save the answers to it.
    Save,
    /// Save the answers to a typed path.
    TypeSave,
    /// Close the lesson.
    Close,
    /// Show a way to reach the goal.
    Solve,
}

/// A request of the lesson editor, which has no access to the scene on screen and dialogs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AuthorRequest {
    /// Begin a lesson with the current screen.
    New,
    /// Edit the open lesson, or continue editing after a preview.
    Edit,
    /// Choose a lesson to edit in a dialog.
    Choose,
    /// Type the path of a lesson to edit.
    Type,
    /// End editing.
    Close,
    /// Go to the page with this index.
    Go(usize),
    /// Show the view of the page.
    Show,
    /// Add a page with the current screen.
    AddPage,
    /// Store the current screen as the view of the page.
    TakeView,
    /// Store the scene on screen as the solution.
    TakeSolution,
    /// Show the page as a student sees it.
    Preview,
    /// Write the lesson to its file.
    Save,
    /// Choose a file in a dialog and write the lesson to it.
    SaveAs,
    /// Write the lesson to a typed path.
    TypeSave,
}

/// Collects requests during a pass.
#[derive(Clone, Debug, Default)]
pub(crate) struct Requests(Vec<Request>);

impl Requests {
    /// Requests a command.
    pub(crate) fn command(&mut self, command: Command) {
        self.0.push(Request::Command(command));
    }

    /// Adds a request.
    pub(crate) fn push(&mut self, request: Request) {
        self.0.push(request);
    }

    /// Requests an edit of one change.
    pub(crate) fn edit(&mut self, name: impl Into<String>, change: Change) {
        self.0.push(Request::Edit(Edit::new(name, change)));
    }

    /// Requests another body as P or Q, or shows the reason if it is invalid. Returns whether it is valid.
    pub(crate) fn edit_body(
        &mut self,
        name: impl Into<String>,
        side: Side,
        body: Result<Body, impl Into<EditError>>,
    ) -> bool {
        match body {
            Ok(body) => self.edit(name, Change::Body(side, body)),
            Err(error) => {
                self.0.push(Request::Notice(error.into().to_string()));
                return false;
            }
        }
        true
    }

    /// Requests a body with another shape in the place of P or Q, or shows the reason if it is invalid.
    pub(crate) fn replace_body(
        &mut self,
        name: impl Into<String>,
        side: Side,
        body: Result<Body, impl Into<EditError>>,
    ) {
        match body {
            Ok(body) => self.edit(name, Change::Shape(side, body)),
            Err(error) => self.0.push(Request::Notice(error.into().to_string())),
        }
    }

    /// Returns all requests in order and clears them.
    pub(crate) fn take(&mut self) -> Vec<Request> {
        std::mem::take(&mut self.0)
    }
}

/// Returns the request that makes a body beside P and Q the Q of the query.
pub(crate) fn make_q(scene: &Scene, index: usize) -> Request {
    Request::Edit(Edit::new(
        text!("state-make-q"; other_name = scene.other_name(index)),
        Change::MakeQ(index),
    ))
}
