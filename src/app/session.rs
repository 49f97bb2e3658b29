//! Session state: neither saved with the scene nor computed from it. Playhead, cameras, overlays, a drag under way.

use glam::DVec3;
use serde::{Deserialize, Serialize};

use super::compare::Compare;
use super::explorer::{Board, Explorer};
use super::fade::Fade;
use super::focus::Attention;
use super::freehand::pen::Pen;
use super::gesture::Gesture;
use super::handles::state::Handles;
use super::layout::{Pane, Tab, Workspace};
use super::mapping::Mapping;
use super::modal_typing::typing::Typing;
use super::motion::Motion;
use super::panel::Panel;
use super::playback::Playback;
use super::pointer::state::PointerState;
use super::survey::Surveyor;
use super::tool::Tool;
use super::view::{Framing, View};
use crate::edit::Selection;
use crate::exchange::Format;
use crate::figure::evolution::gap::Tolerance;
use crate::figure::evolution::{Quantity, Scale};
use crate::figure::{Camera, Cut, Overlays};
use crate::scene::ViewPreset;

/// The state of the window that no file stores.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    /// The playhead.
    pub(crate) playback: Playback,
    /// The drawn overlays.
    pub(crate) overlays: Overlays,
    /// The two views, indexed by [`Panel`].
    pub(crate) views: [View; 2],
    /// The selected bodies and vertices.
    pub(crate) selection: Selection,
    /// The tool whose handles are shown.
    pub(crate) tool: Tool,
    /// The change under way.
    pub(crate) gesture: Option<Gesture>,
    /// The handles on the selection.
    pub(crate) handles: Handles,
    /// The input of modal typing, after the key of a tool.
    pub(crate) typing: Option<Typing>,
    /// Whether arrow keys move the selection instead of the playhead.
    pub(crate) nudging: bool,
    /// Whether an arrow key that has moved the selection is still held.
    pub(crate) nudge_held: bool,
    /// The state of the pointer in the shapes view.
    pub(crate) pointer: PointerState,
    /// The pen, while a shape is drawn freehand.
    pub(crate) freehand: Option<Pen>,
    /// Whether a drag was cancelled with Esc: the pointer has no effect until it is released.
    pub(crate) drag_cancelled: bool,
    /// The motion of Q.
    pub(crate) motion: Motion,
    /// The fading of letters when simplex vertices are renamed.
    pub(crate) fade: Fade,
    /// The hovered and pinned items of all panels.
    pub(crate) attention: Attention,
    /// The outcome map.
    pub(crate) map: Mapping,
    /// The plane that cuts P ⊖ Q in 3D.
    pub(crate) cut: Cut,
    /// The direction turned by hand in REACH; `None` while REACH follows the search direction.
    pub(crate) turned: Option<DVec3>,
    /// The survey of how often random pairs reach the branches of the listing.
    pub(crate) surveyor: Surveyor,
    /// The present workspace.
    pub(crate) workspace: Workspace,
    /// The state of the workspace Explore.
    pub(crate) explorer: Explorer,
    /// The state of the workspace Compare.
    pub(crate) compare: Compare,
    /// The time when the hint appeared first, in seconds since the start of the program.
    pub(crate) hint_since: Option<f64>,
    /// The notice in the status line.
    pub(crate) notice: Option<String>,
    /// The settings stored from one start of the program to the next.
    pub(crate) settings: Settings,
}

/// Settings that are kept from one start of the program to the next, besides those that egui keeps (theme, text size,
/// panels).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "switches that have nothing to do with each other")]
pub(crate) struct Settings {
    /// Whether the two 3D views orbit together.
    pub(crate) link_cameras: bool,
    /// Whether the setup panel on the left is open.
    pub(crate) show_setup: bool,
    /// Whether the card with the proof of the verdict is open.
    pub(crate) show_proof: bool,
    /// The tab below the sentences.
    pub(crate) tab: Tab,
    /// The view to the right of the shapes.
    pub(crate) pane: Pane,
    /// The plotted quantities and their scale.
    pub(crate) plots: PlotSettings,
    /// Whether letters fade and cameras turn gradually instead of at once.
    pub(crate) animate: bool,
    /// Whether the user has dragged a shape, so that the hint is no longer needed.
    pub(crate) hint_done: bool,
    /// The outcomes collected in the explorer.
    pub(crate) board: Board,
    /// The format of the last export.
    #[serde(with = "super::exchange::exporting")]
    pub(crate) export_format: Format,
}

/// The settings of the tab with the plots.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct PlotSettings {
    /// Whether each of [`Quantity::ALL`] is plotted.
    pub(crate) shown: [bool; 5],
    /// Whether the vertical axes are linear or logarithmic.
    pub(crate) scale: Scale,
    /// Whether the gap is shown, with its criteria, in place of the other charts.
    pub(crate) gap: bool,
    /// The ε of the criteria.
    pub(crate) tolerance: Tolerance,
}

impl Default for PlotSettings {
    fn default() -> Self {
        Self {
            shown: [true; Quantity::ALL.len()],
            scale: Scale::default(),
            gap: false,
            tolerance: Tolerance::default(),
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            link_cameras: true,
            show_setup: true,
            show_proof: true,
            tab: Tab::default(),
            pane: Pane::default(),
            plots: PlotSettings::default(),
            animate: true,
            hint_done: false,
            board: Board::default(),
            export_format: Format::Csv,
        }
    }
}

impl Session {
    /// Creates a session at the first of `steps` steps, with the view that a scene stores.
    pub(crate) fn new(settings: Settings, steps: usize, preset: ViewPreset) -> Self {
        let mut session = Self {
            playback: Playback::new(steps),
            overlays: Overlays::default(),
            views: Default::default(),
            selection: Selection::default(),
            tool: Tool::default(),
            gesture: None,
            handles: Handles::default(),
            typing: None,
            nudging: false,
            nudge_held: false,
            pointer: PointerState::default(),
            freehand: None,
            drag_cancelled: false,
            motion: Motion::default(),
            fade: Fade::default(),
            attention: Attention::default(),
            map: Mapping::default(),
            cut: Cut::Axis(2, 0.0),
            turned: None,
            surveyor: Surveyor::default(),
            workspace: Workspace::default(),
            explorer: Explorer::default(),
            compare: Compare::default(),
            hint_since: None,
            notice: None,
            settings,
        };
        session.go_home(preset);
        session
    }

    /// Resets everything that belongs to the scene, for another scene; keeps the options of the view.
    pub(crate) fn restart(&mut self, steps: usize, preset: ViewPreset) {
        let speed = self.playback.speed;
        self.playback = Playback::new(steps);
        self.playback.speed = speed;
        self.motion.restart();
        self.selection = Selection::default();
        self.typing = None;
        self.nudging = false;
        self.nudge_held = false;
        self.drop_gesture();
        self.pointer = PointerState::default();
        self.freehand = None;
        self.turned = None;
        self.attention = Attention::default();
        self.notice = None;
        self.map.start_over();
        self.compare.restart(preset);
        self.go_home(preset);
    }

    /// Ends the change under way, because something else has changed the scene; the pointer has no effect until it is
    /// released.
    pub(crate) fn drop_gesture(&mut self) {
        self.motion.seen = None;
        self.drag_cancelled |= self.gesture.take().is_some() || self.explorer.held.take().is_some();
    }

    /// Whether a drag is under way, during which the views must not reframe.
    pub(crate) const fn is_moving(&self) -> bool {
        self.gesture.is_some() || self.drag_cancelled
    }

    /// Moves both cameras to the view that the scene stores, framing everything.
    pub(crate) fn go_home(&mut self, preset: ViewPreset) {
        for view in &mut self.views {
            view.camera = Camera::from(preset);
            view.flight = None;
            view.framing = Framing::Due;
        }
        self.explorer.view.framing = Framing::Due;
        self.compare.go_home(preset);
    }

    /// Turns the other 3D view as this one has turned, if they are linked.
    pub(crate) fn follow(&mut self, leader: Panel) {
        if self.settings.link_cameras {
            let Camera { yaw, pitch, projection, .. } = self.views[leader].camera;
            for view in &mut self.views {
                view.camera = Camera { yaw, pitch, projection, ..view.camera };
            }
        }
    }

    /// The view under the pointer.
    pub(crate) fn hovered_panel(&self) -> Option<Panel> {
        Panel::BOTH.into_iter().find(|panel| self.views[*panel].hovered)
    }
}
