//! What is neither saved with the scene nor computed from it: playhead, cameras, overlays, a drag under way.

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

/// The state of the window that no file keeps.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    /// Which step is shown.
    pub(crate) playback: Playback,
    /// What is shown besides the shapes.
    pub(crate) overlays: Overlays,
    /// The two views, indexed by [`Panel`].
    pub(crate) views: [View; 2],
    /// What is selected in the scene.
    pub(crate) selection: Selection,
    /// What the handles do.
    pub(crate) tool: Tool,
    /// The change in the making.
    pub(crate) gesture: Option<Gesture>,
    /// The handles on what is selected.
    pub(crate) handles: Handles,
    /// What is typed after the key of a tool.
    pub(crate) typing: Option<Typing>,
    /// Whether arrow keys move what is selected, instead of the playhead.
    pub(crate) nudging: bool,
    /// Whether an arrow key that has moved something is still held.
    pub(crate) nudge_held: bool,
    /// What the pointer does in the shapes view.
    pub(crate) pointer: PointerState,
    /// The pen, while a shape is drawn freehand.
    pub(crate) freehand: Option<Pen>,
    /// A drag was given up with Esc; what the pointer does until it is released means nothing.
    pub(crate) drag_cancelled: bool,
    /// Q on its way.
    pub(crate) motion: Motion,
    /// Letters of the simplex that change hands.
    pub(crate) fade: Fade,
    /// What the pointer rests on, in whatever panel.
    pub(crate) attention: Attention,
    /// The outcome map.
    pub(crate) map: Mapping,
    /// Where P ⊖ Q is cut in space.
    pub(crate) cut: Cut,
    /// The direction that was turned by hand, for REACH; none while that follows the search direction.
    pub(crate) turned: Option<DVec3>,
    /// What random pairs have reached of the listing.
    pub(crate) surveyor: Surveyor,
    /// What the window is used for.
    pub(crate) workspace: Workspace,
    /// The simplex that is moved by hand.
    pub(crate) explorer: Explorer,
    /// What the run is held against.
    pub(crate) compare: Compare,
    /// When the hint was shown first, in seconds since the start of the program.
    pub(crate) hint_since: Option<f64>,
    /// The last thing to say in the status line.
    pub(crate) notice: Option<String>,
    /// What is remembered from one start of the program to the next.
    pub(crate) settings: Settings,
}

/// What is remembered from one start of the program to the next, besides what egui keeps (theme, text size, panels).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "switches that have nothing to do with each other")]
pub(crate) struct Settings {
    /// Whether the 3D views turn together.
    pub(crate) link_cameras: bool,
    /// Whether the left panel is open.
    pub(crate) show_setup: bool,
    /// Whether the card with the proof is open.
    pub(crate) show_proof: bool,
    /// What stands below the sentences.
    pub(crate) tab: Tab,
    /// What stands to the right of the shapes.
    pub(crate) pane: Pane,
    /// Which numbers are plotted, and how.
    pub(crate) plots: PlotSettings,
    /// Whether letters fade and cameras turn on their way, instead of being there at once.
    pub(crate) animate: bool,
    /// Whether somebody has dragged a shape, so that the hint is no longer needed.
    pub(crate) hint_done: bool,
    /// The outcomes that were collected in the explorer.
    pub(crate) board: Board,
    /// How shapes were written the last time.
    #[serde(with = "super::exchange::exporting")]
    pub(crate) export_format: Format,
}

/// What the tab with the plots shows.
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
    /// At the first of so many steps, with the camera of a scene.
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

    /// Another scene is shown: everything starts over but what the user has chosen to see.
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

    /// The change in the making is over, because something else has changed the scene; the pointer means nothing until
    /// it is released.
    pub(crate) fn drop_gesture(&mut self) {
        self.motion.seen = None;
        self.drag_cancelled |= self.gesture.take().is_some() || self.explorer.held.take().is_some();
    }

    /// Whether the views must stand still: something is being moved.
    pub(crate) const fn is_moving(&self) -> bool {
        self.gesture.is_some() || self.drag_cancelled
    }

    /// Both cameras look from where the scene says, at everything.
    pub(crate) fn go_home(&mut self, preset: ViewPreset) {
        for view in &mut self.views {
            view.camera = Camera::from(preset);
            view.flight = None;
            view.framing = Framing::Due;
        }
        self.explorer.view.framing = Framing::Due;
        self.compare.go_home(preset);
    }

    /// The other 3D view turns as this one has turned, if they are linked.
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
