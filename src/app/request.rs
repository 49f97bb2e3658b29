//! Requests of the panels. They are carried out in order after the pass.

use super::command::Command;
use super::exchange::{exporting, importing};
use super::gallery;
use super::laboratory::Order;
use super::motion;
use super::playback::Speed;
use super::survey;
use crate::edit::Selection;
use crate::exchange::Format;
use crate::gjk;
use crate::scene::Scene;

/// A request of a panel.
#[derive(Clone, Debug)]
pub(crate) enum Request {
    /// A command of the table.
    Command(Command),
    /// Open the shipped scene with this index.
    OpenShipped(usize),
    /// Replace the scene by the shipped scene with this index; undo restores it.
    ShowShipped(usize),
    /// Replace the scene by one made in the explorer, as a change with this name; undo restores it.
    ShowExplored(String, Box<Scene>),
    /// Compare the run with one that has these settings.
    Compare(gjk::Settings),
    /// Show this step (in the workspace Compare, this stop of both runs) and pause.
    JumpTo(usize),
    /// Play at this speed.
    SetSpeed(Speed),
    /// Make a complete change, which undo names.
    Edit(String, Box<Scene>),
    /// Show an intermediate state of a gesture, without a step of undo.
    Preview(Box<Scene>),
    /// End the gesture: it becomes one step of undo, with this name.
    Commit(String),
    /// Cancel the gesture.
    Cancel,
    /// Change the selection.
    Select(Selection),
    /// Let the arrow keys move the selection.
    BeginNudging,
    /// A request about the laboratory.
    Laboratory(Order),
    /// A request about the motion of Q.
    Motion(motion::Order),
    /// A request about the survey behind the tree.
    Survey(survey::Order),
    /// A request about the gallery.
    Gallery(gallery::Order),
    /// A request about the import window.
    Import(importing::Order),
    /// A request about the export window, or a copy.
    Export(exporting::Order),
    /// Set the format of later exports.
    SetExportFormat(Format),
    /// Show this in the status line.
    Notice(String),
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

    /// Returns all requests in order and clears them.
    pub(crate) fn take(&mut self) -> Vec<Request> {
        std::mem::take(&mut self.0)
    }
}
