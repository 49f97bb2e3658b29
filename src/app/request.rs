//! What panels ask for. Requests are carried out after the pass, in order.

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

/// One thing that a panel asks for.
#[derive(Clone, Debug)]
pub(crate) enum Request {
    /// A command of the table.
    Command(Command),
    /// Open the shipped scene with this index.
    OpenShipped(usize),
    /// Put the shipped scene with this index in the place of this one, which undo brings back.
    ShowShipped(usize),
    /// Put a scene that was made in the explorer in the place of this one, which undo brings back; with its name.
    ShowExplored(String, Box<Scene>),
    /// Hold the run against one with these settings.
    Compare(gjk::Settings),
    /// Show this step (in the workspace Compare, this stop of both runs), and pause.
    JumpTo(usize),
    /// Play at this speed.
    SetSpeed(Speed),
    /// A complete change, with its name for undo.
    Edit(String, Box<Scene>),
    /// What the scene would be: a change in the making, to be seen but not yet in the history.
    Preview(Box<Scene>),
    /// The change in the making is done: it is one step of undo, with this name.
    Commit(String),
    /// The change in the making is given up.
    Cancel,
    /// Select this.
    Select(Selection),
    /// From now on arrow keys move what is selected.
    BeginNudging,
    /// Something about the laboratory.
    Laboratory(Order),
    /// Something about Q on its way.
    Motion(motion::Order),
    /// Something about the survey behind the tree.
    Survey(survey::Order),
    /// Something about the gallery.
    Gallery(gallery::Order),
    /// Something about the import window.
    Import(importing::Order),
    /// Something about the export window, or a copy.
    Export(exporting::Order),
    /// Write shapes like this from here on.
    SetExportFormat(Format),
    /// Say this in the status line.
    Notice(String),
}

/// Collects requests during a pass.
#[derive(Clone, Debug, Default)]
pub(crate) struct Requests(Vec<Request>);

impl Requests {
    /// Asks for a command.
    pub(crate) fn command(&mut self, command: Command) {
        self.0.push(Request::Command(command));
    }

    /// Asks for anything.
    pub(crate) fn push(&mut self, request: Request) {
        self.0.push(request);
    }

    /// All requests in order; leaves none.
    pub(crate) fn take(&mut self) -> Vec<Request> {
        std::mem::take(&mut self.0)
    }
}
