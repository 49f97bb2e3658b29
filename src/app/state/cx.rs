//! The context of a panel or feature: what is on screen, and where its requests go.

use super::derived::Derived;
use super::document::Document;
use super::focus::Attention;
use super::request::Requests;
use super::session::Session;
use super::visible_run::VisibleRun;
use crate::scene::Scene;

/// The data that every panel and feature receives in a pass, in addition to its own state.
#[derive(Debug)]
pub(crate) struct Cx<'a> {
    /// The open document.
    pub(crate) document: &'a Document,
    /// The scene on screen: that of the document, or another one in its place, such as a frame of a motion.
    pub(crate) scene: &'a Scene,
    /// The run of its query and the data computed from it.
    pub(crate) derived: &'a Derived,
    /// The step at the playhead.
    pub(crate) step: usize,
    /// The part of the run that may be shown.
    pub(crate) visible: VisibleRun,
    /// The playhead, the cameras, the selection, the hovered items and the settings.
    pub(crate) session: &'a mut Session,
    /// The requests, executed after the pass.
    pub(crate) requests: &'a mut Requests,
}

impl<'a> Cx<'a> {
    /// Creates the context of a pass.
    pub(crate) fn new(
        document: &'a Document,
        derived: &'a Derived,
        session: &'a mut Session,
        requests: &'a mut Requests,
    ) -> Self {
        let scene = document.shown();
        let step = session.playback.step();
        let visible = session.visible_run(scene, &derived.analysis.trace);
        Self { document, scene, derived, step, visible, session, requests }
    }

    /// Returns the context for another run of the scene, at one of its steps.
    pub(crate) fn of_run<'b>(&'b mut self, derived: &'b Derived, step: usize) -> Cx<'b> {
        let Cx { document, scene, visible, .. } = *self;
        Cx { document, scene, derived, step, visible, session: self.session, requests: self.requests }
    }

    /// Returns the hovered and pinned items.
    pub(crate) fn attention(&mut self) -> &mut Attention {
        &mut self.session.attention
    }
}
