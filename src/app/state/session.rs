//! Session state: neither saved with the scene nor computed from it. It includes the playhead, cameras,
//! overlays and selection.

use super::effect::Effect;
use super::fade::Fade;
use super::focus::Attention;
use super::layout::{Drawer, Only, Workspace};
use super::mystery::Mystery;
use super::panel::WindowPanel;
use super::playback::Playback;
use super::room::{Below, Room};
use super::settings::AppSettings;
use super::view::{Framing, View};
use super::visible_run::VisibleRun;
use crate::app::command::Tool;
use crate::edit::Selection;
use crate::figure::{Camera, Overlays};
use crate::gjk::Trace;
use crate::scene::{Scene, ViewPreset};

/// The state of the window that no file stores.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    /// The playhead.
    pub(crate) playback: Playback,
    /// Whether the verdict is hidden, if the user has decided that; it overrides the scene.
    pub(crate) hides_verdict: Option<bool>,
    /// A hidden defect in the algorithm.
    pub(crate) mystery: Option<Mystery>,
    /// Whether a question precedes each decision of the run; later steps are covered.
    pub(crate) is_predicting: bool,
    /// The drawn overlays.
    pub(crate) overlays: Overlays,
    /// The overlays chosen by the user, while a scene shows others.
    pub(crate) own_overlays: Option<Overlays>,
    /// The overlays that show something at the current step.
    pub(crate) effect: Effect,
    /// The two views, indexed by [`WindowPanel`].
    pub(crate) views: [View; 2],
    /// The selected bodies and vertices.
    pub(crate) selection: Selection,
    /// The tool whose handles are shown.
    pub(crate) tool: Tool,
    /// Whether Q is shown away from its place in the scene, in motion.
    pub(crate) is_q_away: bool,
    /// The fading of letters when simplex vertices are renamed.
    pub(crate) fade: Fade,
    /// The panel that is shown alone.
    pub(crate) only: Option<Only>,
    /// The hovered and pinned items of all panels.
    pub(crate) attention: Attention,
    /// The current workspace.
    pub(crate) workspace: Workspace,
    /// The room of the window in this frame.
    pub(crate) room: Room,
    /// The arrangement of the lower panel in this frame.
    pub(crate) below: Below,
    /// The panel that floats over the pictures.
    pub(crate) drawer: Option<Drawer>,
    /// The shown picture, if there is room for only one.
    pub(crate) picture: WindowPanel,
    /// Whether the proof is a tab in this frame, because there is no room for it beside the other tabs.
    pub(crate) has_proof_tab: bool,
    /// The time when the hint first appeared, in seconds since the start of the program.
    pub(crate) hint_since: Option<f64>,
    /// The notice in the status line.
    pub(crate) notice: Option<String>,
    /// The number of notices so far: one with the words of the last one is shown again.
    pub(crate) notices: usize,
    /// The settings stored from one start of the program to the next.
    pub(crate) settings: AppSettings,
}

impl Session {
    /// Creates a session at the first of `steps` steps, with the view that a scene stores.
    pub(crate) fn new(settings: AppSettings, steps: usize, preset: ViewPreset) -> Self {
        let mut session = Self {
            playback: Playback::new(steps),
            hides_verdict: settings.hide_verdict.then_some(true),
            mystery: None,
            is_predicting: false,
            overlays: Overlays::default(),
            own_overlays: None,
            effect: Effect::default(),
            views: Default::default(),
            selection: Selection::default(),
            tool: Tool::default(),
            is_q_away: false,
            fade: Fade::default(),
            only: None,
            attention: Attention::default(),
            workspace: Workspace::default(),
            room: Room::default(),
            below: Below::default(),
            drawer: None,
            picture: WindowPanel::Difference,
            has_proof_tab: false,
            hint_since: None,
            notice: None,
            notices: 0,
            settings,
        };
        session.go_home(preset);
        session
    }

    /// Shows a notice, or removes the last one.
    pub(crate) fn tell(&mut self, notice: impl Into<Option<String>>) {
        self.notice = notice.into();
        self.notices += 1;
    }

    /// Resets everything that belongs to the scene, for another scene; keeps the options of the view.
    pub(crate) fn restart(&mut self, steps: usize, preset: ViewPreset) {
        let speed = self.playback.speed;
        self.playback = Playback::new(steps);
        self.playback.speed = speed;
        self.hides_verdict = self.settings.hide_verdict.then_some(true);
        self.selection = Selection::default();
        self.attention = Attention::default();
        self.notice = None;
        self.mystery = None;
        self.go_home(preset);
    }

    /// Returns whether the verdict of this scene stays hidden until its run gets there.
    pub(crate) fn hides_verdict(&self, scene: &Scene) -> bool {
        self.hides_verdict.unwrap_or(scene.hide_verdict)
    }

    /// Hides the verdict of this and every other scene, from the current step on, or shows it.
    pub(crate) fn toggle_verdict(&mut self, scene: &Scene) {
        let hides = !self.hides_verdict(scene);
        self.hides_verdict = Some(hides);
        self.settings.hide_verdict = hides;
        self.playback.forget_later();
    }

    /// Returns the part of this scene's run that may be shown.
    pub(crate) fn visible_run(&self, scene: &Scene, trace: &Trace) -> VisibleRun {
        let hides = self.is_predicting || self.hides_verdict(scene);
        if hides { VisibleRun::up_to(trace, self.playback.farthest()) } else { VisibleRun::ALL }
    }

    /// Sets both cameras to the view preset of the scene, and frames all shapes.
    pub(crate) fn go_home(&mut self, preset: ViewPreset) {
        for view in &mut self.views {
            view.camera = Camera::from(preset);
            view.flight = None;
            view.framing = Framing::Due;
        }
    }

    /// Turns the other 3D view like this view, if the two are linked.
    pub(crate) fn follow(&mut self, leader: WindowPanel) {
        if self.settings.link_cameras {
            let Camera { yaw, pitch, projection, .. } = self.views[leader].camera;
            for view in &mut self.views {
                view.camera = Camera { yaw, pitch, projection, ..view.camera };
            }
        }
    }

    /// Returns the view under the pointer.
    pub(crate) fn hovered_panel(&self) -> Option<WindowPanel> {
        WindowPanel::BOTH.into_iter().find(|panel| self.views[*panel].hovered)
    }
}
