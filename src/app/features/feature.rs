//! The interface of a feature: the calls that the window makes to every feature in every frame, or once another scene is
//! opened.

use std::any::Any;

use eframe::egui::{Context, Ui};

use crate::app::command::Command;
use crate::app::editing::state::Editing;
use crate::app::state::cx::Cx;
use crate::app::state::document::Document;
use crate::app::state::layout::{Pane, Tab, Workspace};
use crate::app::view::viewport::Viewport;
use crate::edit::Edit;
use crate::figure::comparison::Comparison;
use crate::figure::picture::Exploring;
use crate::figure::{Analysis, Camera, Figure};
use crate::lesson::Loaded;
use crate::scene::ViewPreset;

/// A part of the window with a state of its own. It implements only the calls that concern it.
pub(crate) trait Feature {
    /// Takes the results of background work, at the beginning of a frame.
    fn poll(&mut self, _cx: &mut Cx<'_>) {}

    /// Brings session and playhead into line with the scene, before anything is shown.
    fn begin_pass(&mut self, _cx: &mut Cx<'_>) {}

    /// Shows the windows of the feature above the panels, if they are open.
    fn window_ui(&mut self, _ctx: &Context, _cx: &mut Cx<'_>, _others: &Others<'_>) {}

    /// Shows this tab of the lower panel, if it belongs to the feature. Returns whether it does.
    fn tab_ui(&mut self, _tab: Tab, _ui: &mut Ui, _cx: &mut Cx<'_>) -> bool {
        false
    }

    /// Shows this view on the right, if it belongs to the feature. Returns whether it does.
    fn pane_ui(&mut self, _pane: Pane, _ui: &mut Ui, _cx: &mut Cx<'_>) -> bool {
        false
    }

    /// Shows controls beside the title of the picture of the shapes.
    fn shapes_bar_ui(&mut self, _ui: &mut Ui, _cx: &mut Cx<'_>) {}

    /// Adds marks to the picture of the shapes, which the user may be moving.
    fn add_to_shapes(&self, _figure: &mut Figure, _is_moving: bool, _cx: &Cx<'_>) {}

    /// Handles the pointer in the picture of the shapes before the bodies do. Returns whether it uses the pointer.
    fn shapes_ui(
        &mut self,
        _ui: &mut Ui,
        _viewport: &Viewport<'_>,
        _editing: &mut Editing,
        _cx: &mut Cx<'_>,
    ) -> bool {
        false
    }

    /// Returns whether a window of the feature takes all keys.
    fn takes_keys(&self) -> bool {
        false
    }

    /// Returns whether a window of the feature takes pasted text.
    fn takes_paste(&self) -> bool {
        false
    }

    /// Executes a command of the feature. Returns whether it is one.
    fn command(&mut self, _command: Command, _others: &Others<'_>, _cx: &mut Cx<'_>, _ctx: &Context) -> bool {
        false
    }

    /// Executes a request of the feature to itself. Returns whether it is one.
    fn carry_out(
        &mut self,
        _request: &dyn Any,
        _others: &Others<'_>,
        _cx: &mut Cx<'_>,
        _ctx: &Context,
    ) -> bool {
        false
    }

    /// Ends the pass, after all panels and windows.
    fn end_pass(&mut self, _cx: &mut Cx<'_>) {}

    /// Closes everything that shows more of the run than its current step.
    fn cover(&mut self, _cx: &mut Cx<'_>) {}

    /// Ends the current drag, because something else has changed the scene. Returns whether there was one.
    fn drop_drag(&mut self) -> bool {
        false
    }

    /// Resets everything that belongs to the scene, for another scene with this view.
    fn restart(&mut self, _preset: ViewPreset) {}

    /// Follows another scene that the user has opened, and that is shown and computed.
    fn scene_opened(&mut self, _cx: &mut Cx<'_>) {}

    /// Returns the reason if the feature prevents an edit.
    fn refusal(&self, _edit: &Edit, _document: &Document) -> Option<String> {
        None
    }

    /// Moves the views to the view that the scene stores, framing everything.
    fn go_home(&mut self, _preset: ViewPreset) {}

    /// Returns the open lesson, for other features.
    fn lesson(&self) -> Option<&Loaded> {
        None
    }

    /// Returns the content of a picture of this workspace, if the feature shows the workspace.
    fn pictured(&self, _workspace: Workspace) -> Option<Pictured<'_>> {
        None
    }
}

/// The content of a picture of a workspace that is not the plain run.
#[derive(Debug)]
pub(crate) struct Pictured<'a> {
    /// The step, unless it is that of the run.
    pub(crate) step: Option<usize>,
    /// The camera of both views.
    pub(crate) camera: Camera,
    /// The style of the explorer.
    pub(crate) exploring: Exploring,
    /// The second run, with its comparison to the run.
    pub(crate) beside: Option<(&'a Analysis, &'a Comparison)>,
}

/// The other features, as one of them sees them. No feature names another one; it asks all of them.
pub(crate) struct Others<'a> {
    /// The features before it in the list.
    pub(super) before: &'a [&'a mut (dyn Feature + 'static)],
    /// The features after it in the list.
    pub(super) after: &'a [&'a mut (dyn Feature + 'static)],
}

impl Others<'_> {
    fn all(&self) -> impl Iterator<Item = &dyn Feature> {
        self.before.iter().chain(self.after).map(|feature| &**feature)
    }

    /// Returns the open lesson.
    pub(crate) fn lesson(&self) -> Option<&Loaded> {
        self.all().find_map(Feature::lesson)
    }

    /// Returns the content of a picture of this workspace, unless it is the plain run.
    pub(crate) fn pictured(&self, workspace: Workspace) -> Option<Pictured<'_>> {
        self.all().find_map(|feature| feature.pictured(workspace))
    }
}
