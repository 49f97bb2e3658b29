//! Requests of the panels, executed in order after the pass.

use std::any::Any;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::home::Origin;
use super::layout::{Only, Workspace};
use super::playback::Speed;
use super::written_lesson::WrittenLesson;
use crate::app::command::Command;
use crate::edit::{Change, Edit, EditError, Selection};
use crate::figure::prediction::Answer;
use crate::geometry::{Body, Side};
use crate::gjk::{self, Region};
use crate::judge::Exhibit;
use crate::lesson::Loaded;
use crate::message::Language;
use crate::message::text;
use crate::scene::Scene;

/// A request of a panel.
#[derive(Debug)]
pub(crate) enum Request {
    /// A command of the table.
    Command(Command),
    /// Open the shipped scene with this index.
    OpenShipped(usize),
    /// Open the recent scene with this index.
    OpenRecent(usize),
    /// Replace the scene by this scene of this origin, as a change with this name; undo restores it.
    ShowInstead(String, Box<Scene>, Origin),
    /// Put the body with this index beside P and Q on the clipboard.
    CopyOther(usize),
    /// Switch to this workspace.
    Enter(Workspace),
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
    /// Ask for a path, and execute the request that is made from it.
    File(Box<FileRequest>, Ask),
    /// Open this file: a scene, a lesson, a trace, or points.
    OpenFile(PathBuf),
    /// Write the scene or the lesson to its file, or ask for one.
    SaveToOwnFile(Work),
    /// Write the scene or the lesson to this file.
    Save(Work, PathBuf),
    /// Put this scene in place of the open one, as a change with this name; asks first if changes are unsaved.
    Replace(String, Box<Scene>),
    /// A request of a feature to itself, in a type of its own.
    Feature(Box<dyn Any>),
    /// Open this pair, with its external trace if it has one.
    ShowExhibit(Box<Exhibit>),
    /// Report a failure in a dialog.
    Message {
        /// The failed action.
        title: String,
        /// The reason.
        text: String,
    },
    /// Show that files have been written, or the reason why they cannot be written.
    Written(Result<String, String>),
    /// Show this panel alone, or all panels again.
    ShowAlone(Only),
    /// Answer the open question.
    Answer(Answer),
    /// This region was clicked in the picture.
    Region(Region),
    /// Close everything that shows more of the run than its current step.
    Cover,
    /// Use this language, or the language of the system.
    Speak(Option<Language>),
    /// Show the scene of a page of a lesson; asks first if changes to another scene are unsaved.
    ShowPage(Box<Scene>),
    /// Open this lesson at the page with this index; asks first if changes to a scene are unsaved.
    BeginLesson(Box<Loaded>, usize),
    /// End writing the open lesson, and write this one; asks first if changes are unsaved.
    WriteLesson(WrittenLesson),
    /// Show this notice in the status line.
    Notice(String),
    /// Show this notice about the preceding edit in the status line, unless the edit was refused.
    Remark(String),
}

/// The way to ask for a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// In the system's file dialog.
    Dialog,
    /// In a field for a typed path.
    Typed,
}

/// The work that is saved in a file of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    /// The scene.
    Scene,
    /// The lesson that is being written.
    Lesson,
}

/// The extension of the files of scenes and lessons.
pub(crate) const EXTENSION: &str = "ron";

/// The name of a file filter, and its extensions.
pub(crate) type FileFilter = (String, Vec<&'static str>);

/// Returns the files that are written for a path.
pub(crate) type WrittenFiles = Arc<dyn Fn(&Path) -> Vec<PathBuf> + Send + Sync>;

/// A question for a path: the texts of its dialogs, and the request that is made from the path.
#[derive(Clone)]
pub(crate) struct FileRequest {
    /// The title of the system's dialog.
    pub(crate) title: &'static str,
    /// The heading of the dialog for a typed path.
    pub(crate) heading: &'static str,
    /// The button of that dialog.
    pub(crate) action: &'static str,
    /// An example of a path.
    pub(crate) hint: String,
    /// The file filters of the system's dialog.
    pub(crate) filters: Vec<FileFilter>,
    /// The initial path.
    pub(crate) suggestion: PathBuf,
    /// The extension of the written files. `None` if a file is read.
    pub(crate) writes: Option<&'static str>,
    /// Whether several files are written, with numbers after the name.
    pub(crate) is_numbered: bool,
    /// The files that are written.
    pub(crate) files: WrittenFiles,
    /// Makes the request from the path.
    pub(crate) then: Arc<dyn Fn(PathBuf) -> Request + Send + Sync>,
}

impl FileRequest {
    /// Creates the question for a file to read, of one of these kinds or of any kind.
    pub(crate) fn to_open(
        [title, heading]: [&'static str; 2],
        hint: &str,
        mut filters: Vec<FileFilter>,
        suggestion: PathBuf,
        then: impl Fn(PathBuf) -> Request + Send + Sync + 'static,
    ) -> Self {
        filters.push((text!("shell-all-files").to_owned(), vec!["*"]));
        let (action, hint, then) = (text!("shell-open"), hint.to_owned(), Arc::new(then));
        let (writes, is_numbered, files) = (None, false, Arc::new(|_: &Path| Vec::new()));
        Self { title, heading, action, hint, filters, suggestion, writes, is_numbered, files, then }
    }

    /// Creates the question for a file to write, of the kind with this name and extension.
    pub(crate) fn to_save(
        [title, heading]: [&'static str; 2],
        hint: String,
        (name, extension): (String, &'static str),
        suggestion: PathBuf,
        then: impl Fn(PathBuf) -> Request + Send + Sync + 'static,
    ) -> Self {
        let (action, filters, then) = (text!("shell-save"), vec![(name, vec![extension])], Arc::new(then));
        let (writes, is_numbered) = (Some(extension), false);
        let files = Arc::new(|path: &Path| vec![path.to_owned()]);
        Self { title, heading, action, hint, filters, suggestion, writes, is_numbered, files, then }
    }

    /// Returns the question for a path for which these files are written.
    pub(crate) fn with_files(self, files: impl Fn(&Path) -> Vec<PathBuf> + Send + Sync + 'static) -> Self {
        Self { files: Arc::new(files), ..self }
    }

    /// Returns the path with the extension of the written files, if it has none.
    pub(crate) fn target(&self, path: PathBuf) -> PathBuf {
        match self.writes {
            Some(extension) if path.extension().is_none() => path.with_extension(extension),
            _ => path,
        }
    }
}

impl fmt::Debug for FileRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FileRequest").field("title", &self.title).finish_non_exhaustive()
    }
}

/// Collects requests during a pass.
#[derive(Debug, Default)]
pub(crate) struct Requests(Vec<Request>);

impl Request {
    /// Creates a request of a feature to itself.
    pub(crate) fn feature(request: impl Any) -> Self {
        Self::Feature(Box::new(request))
    }
}

impl Requests {
    /// Requests a command.
    pub(crate) fn command(&mut self, command: Command) {
        self.0.push(Request::Command(command));
    }

    /// Asks for a path.
    pub(crate) fn file(&mut self, request: FileRequest, ask: Ask) {
        self.0.push(Request::File(Box::new(request), ask));
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

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::{FileRequest, Request};

    #[test]
    fn a_written_file_has_an_extension() {
        let suggestion = PathBuf::from("a.obj");
        let kind = ("OBJ".to_owned(), "obj");
        let request = FileRequest::to_save([""; 2], String::new(), kind, suggestion, Request::OpenFile);
        assert_eq!(request.target(PathBuf::from("a/b")), PathBuf::from("a/b.obj"));
        assert_eq!(request.target(PathBuf::from("a/b.txt")), PathBuf::from("a/b.txt"));
    }
}
