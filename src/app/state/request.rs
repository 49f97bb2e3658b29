//! Requests of the panels. They are carried out in order after the pass.

use super::layout::Only;
use super::playback::Speed;
use crate::app::command::Command;
use crate::edit::{Change, Edit, EditError, Selection};
use crate::exchange::{Exported, Format};
use crate::figure::prediction::Answer;
use crate::geometry::{Body, Side};
use crate::gjk::{self, Defect, Region};
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
    /// Show the run again that the explored simplex was taken from, at its step.
    LeaveExplorer,
    /// Compare the run with one that has these settings.
    Compare(gjk::Settings),
    /// Compare the run with the one that another program has told about this pair.
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
    /// Answer the question that is open.
    Answer(Answer),
    /// This region was clicked in the picture.
    Region(Region),
    /// A request of the window *Handout*.
    Handout(HandoutRequest),
    /// A request about a hidden mistake.
    Mystery(MysteryRequest),
    /// A request of a lesson.
    Lesson(LessonRequest),
    /// A request of the lesson that is being written.
    Author(AuthorRequest),
    /// Show this in the status line.
    Notice(String),
    /// Show this about the edit before it in the status line, unless that was refused.
    Remark(String),
}

/// A request of the windows of import and export, which have neither dialogs nor the clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExchangeRequest {
    /// Choose the file to import in a dialog.
    ChooseImport,
    /// Type its path.
    TypeImport,
    /// Apply the import.
    ApplyImport,
    /// Put this on the clipboard, in the last format.
    Copy(Exported),
    /// Choose a file in a dialog and write this to it, in the last format.
    Save(Exported),
    /// The same with a path that is typed.
    TypeSave(Exported),
}

/// A request of the windows *Save picture* and *Save run*, which have neither dialogs nor the clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PictureRequest {
    /// Put the picture on the clipboard.
    Copy,
    /// Choose a file in a dialog and write to it.
    Save,
    /// The same with a path that is typed.
    TypeSave,
}

/// A request of the window *Handout*, which has no dialogs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HandoutRequest {
    /// Choose a file in a dialog and write to it.
    Save,
    /// The same with a path that is typed.
    TypeSave,
}

/// A request about a mistake that is hidden in the algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MysteryRequest {
    /// Hide one in the algorithm of the scene.
    Hide,
    /// Give it this name.
    Name(Defect),
    /// Show it.
    GiveUp,
}

/// A request of a lesson, which has neither the scene nor dialogs.
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
    /// The same with a path that is typed.
    TypeSave,
    /// Close the lesson.
    Close,
    /// Show a way to reach the goal.
    Solve,
}

/// A request of the lesson that is being written, which has neither the scene on screen nor dialogs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AuthorRequest {
    /// Begin a lesson with what is on screen.
    New,
    /// Write the lesson that is open, or go on writing after a preview.
    Edit,
    /// Choose a lesson to be written on in a dialog.
    Choose,
    /// Type the path of a lesson to be written on.
    Type,
    /// End writing.
    Close,
    /// Go to the page with this index.
    Go(usize),
    /// Show the view of the page.
    Show,
    /// Add a page with what is on screen.
    AddPage,
    /// Make what is on screen the view of the page.
    TakeView,
    /// Make the scene on screen the solution.
    TakeSolution,
    /// Show the page as a student sees it.
    Preview,
    /// Write the lesson to its file.
    Save,
    /// Choose a file in a dialog and write the lesson to it.
    SaveAs,
    /// The same with a path that is typed.
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

    /// Requests another body as P or Q, or shows the reason why there is none. Returns whether there is one.
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

    /// Requests a body with another shape in the place of P or Q, or shows the reason why there is none.
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

/// The request that makes a body beside P and Q the Q of the query.
pub(crate) fn make_q(scene: &Scene, index: usize) -> Request {
    Request::Edit(Edit::new(format!("make {} Q", scene.other_name(index)), Change::MakeQ(index)))
}
