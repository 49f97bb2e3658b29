//! The state of the explorer from one frame to the next.

use std::any::Any;

use eframe::egui::Context;
use glam::DVec3;

use crate::app::command::Command;
use crate::app::editing::drag::Drag;
use crate::app::features::feature::{Feature, Others, Pictured};
use crate::app::state::cx::Cx;
use crate::app::state::document::Document;
use crate::app::state::home::Origin;
use crate::app::state::layout::Workspace;
use crate::app::state::parked::{Progress, Replaced};
use crate::app::state::request::Request;
use crate::app::state::view::{Framing, View};
use crate::figure::explorer::{
    Arrangement, ArrangementPoint, CutColor, ExplorerStart, Glide, TAG, cut, default_overlays, is_same_cut,
    move_marker, of_simplex,
};
use crate::figure::picture::Exploring;
use crate::figure::{Chart, Overlay, Overlays};
use crate::geometry::Dimension;
use crate::message::text;
use crate::scene::library::{SHIPPED, Shipped};
use crate::scene::{Scene, ViewPreset};

/// The duration in which letters glide to new points, in seconds.
const RENAMING: f64 = 0.4;

/// The state of the explorer that no file stores.
#[derive(Clone, Debug)]
pub(crate) struct Explorer {
    /// The camera and framing of the view.
    pub(crate) view: View,
    /// The drawn overlays.
    pub(crate) overlays: Overlays,
    /// Whether the rules are off, so that every point may be dragged anywhere.
    pub(crate) rules_broken: bool,
    /// The quantity that the colors of the cut show.
    pub(crate) color: CutColor,
    /// Whether the cut is shown instead of the view, if there is room for only one of them.
    pub(crate) shows_cut: bool,
    /// The point that is being moved.
    pub(crate) held: Option<HeldPoint>,
    /// The last move that a rule stopped: the arrangement as reached, and as requested.
    pub(crate) stopped: Option<(Arrangement, Arrangement)>,
    /// The runs whose place simplices have taken, the latest last.
    replaced: Vec<Replaced>,
    /// The gliding letters: their old positions, and the start time in seconds.
    renaming: Option<(Vec<DVec3>, f64)>,
    /// The last computed cut.
    cut: Option<ComputedCut>,
}

/// A request of the explorer.
pub(super) enum ExplorerRequest {
    /// Replace the scene by the shipped scene with this index; undo restores it.
    ShowShipped(usize),
    /// Replace the scene by this one, as a change with this name; undo restores it.
    Show(String, Box<Scene>),
}

/// A computed cut and its inputs.
#[derive(Clone, Debug)]
struct ComputedCut {
    of: Arrangement,
    color: CutColor,
    rules_broken: bool,
    chart: Chart,
}

/// A point that is being moved.
#[derive(Clone, Debug)]
pub(crate) enum HeldPoint {
    /// By a drag in the view.
    InView {
        /// The point.
        handle: ArrangementPoint,
        /// The position of the point before the drag.
        from: DVec3,
        /// The drag.
        drag: Drag,
    },
    /// O, by the pointer in the cut or by the slider of its height.
    InCut,
}

impl Default for Explorer {
    fn default() -> Self {
        Self {
            view: View::default(),
            overlays: default_overlays(),
            rules_broken: false,
            shows_cut: false,
            color: CutColor::default(),
            held: None,
            stopped: None,
            replaced: Vec::new(),
            renaming: None,
            cut: None,
        }
    }
}

impl Explorer {
    /// Returns the overlays of the picture. If the rules are off, the overlays include the places where O cannot be.
    pub(crate) fn shown_overlays(&self) -> Overlays {
        let barred = self.overlays.contains(Overlay::BarredToOrigin) || self.rules_broken;
        self.overlays.set(Overlay::BarredToOrigin, barred)
    }

    /// Starts letters gliding from their old positions.
    pub(crate) fn rename(&mut self, from: &Arrangement, now: f64) {
        self.renaming = Some((from.points().to_vec(), now));
    }

    /// Returns the progress of gliding letters; `None` when they have arrived.
    pub(crate) fn glide(&mut self, now: f64) -> Option<Glide> {
        let (from, since) = self.renaming.as_ref()?;
        let part = (now - since) / RENAMING;
        if !(0.0..1.0).contains(&part) {
            self.renaming = None;
            return None;
        }
        // Slowly at both ends.
        Some(Glide { from: from.clone(), progress: part * part * (3.0 - 2.0 * part) })
    }

    /// Returns the cut through O, computed only if its inputs have changed.
    pub(crate) fn cut(&mut self, arrangement: &Arrangement) -> &Chart {
        let (color, rules_broken) = (self.color, self.rules_broken);
        let known = self.cut.take().filter(|known| {
            known.color == color && known.rules_broken == rules_broken && is_same_cut(&known.of, arrangement)
        });
        let cut = known.unwrap_or_else(|| ComputedCut {
            of: arrangement.clone(),
            color,
            rules_broken,
            chart: cut(arrangement, color, rules_broken),
        });
        let cut = self.cut.insert(cut);
        move_marker(&mut cut.chart, arrangement);
        &cut.chart
    }

    /// Shows a scene in place of the run, which is remembered. On a page of a lesson it belongs to the page.
    fn show(&mut self, name: String, scene: Scene, origin: Origin, cx: &mut Cx<'_>) {
        let origin = if cx.document.origin() == &Origin::Lesson { Origin::Lesson } else { origin };
        if !is_explored(cx.document) {
            self.replaced.retain(|replaced| cx.document.undoes_to(&replaced.scene).is_some());
            let (scene, progress) = (cx.document.scene().clone(), Progress::of(cx.session));
            self.replaced.push(Replaced { scene, progress });
        }
        cx.requests.push(Request::ShowInstead(name, Box::new(scene), origin));
    }

    /// Switches to Explore. A scene that it cannot show is replaced by the simplex of the current step, unless the scene
    /// has unsaved changes: then a button does that.
    fn enter(&mut self, cx: &mut Cx<'_>) {
        cx.requests.push(Request::Enter(Workspace::Explore));
        if cx.document.is_open_scene_changed() || Arrangement::of(cx.document.scene()).is_ok() {
            return;
        }
        let analysis = &cx.derived.analysis;
        if let Some(scene) = of_simplex(&analysis.state(cx.step).lettered, analysis.dimension) {
            self.show(text!("shell-explore-this-simplex").to_owned(), scene, Origin::Explorer, cx);
        }
    }

    /// Shows the first simplex of a dimension in place of the scene.
    pub(crate) fn show_first(&mut self, dimension: Dimension, cx: &mut Cx<'_>) {
        if let Some(index) = ExplorerStart::first(dimension).shipped() {
            self.show_shipped(index, cx);
        }
    }

    fn show_shipped(&mut self, index: usize, cx: &mut Cx<'_>) {
        if let Some(scene) = SHIPPED.get(index).map(Shipped::scene) {
            let name = text!("shell-show-2"; title = scene.title);
            self.show(name, scene, Origin::Shipped(index), cx);
        }
    }

    /// Returns the run whose place the explored simplex has taken, if undo leads back to it.
    pub(crate) fn run_before(&self, document: &Document) -> Option<&Replaced> {
        let mut latest_first = self.replaced.iter().rev().filter(|_| is_explored(document));
        latest_first.find(|before| document.undoes_to(&before.scene).is_some())
    }

    /// Returns the requested arrangement that a rule stopped, while the reached arrangement is unchanged.
    pub(crate) fn wanted(&self, arrangement: &Arrangement) -> Option<&Arrangement> {
        self.stopped.as_ref().filter(|(rest, _)| rest == arrangement).map(|(_, wanted)| wanted)
    }
}

/// Returns whether a scene has the tag of the explorer.
pub(crate) fn is_made_for(scene: &Scene) -> bool {
    scene.tags.iter().any(|tag| tag == TAG)
}

/// Returns whether the scene is a simplex made for Explore.
fn is_explored(document: &Document) -> bool {
    is_made_for(document.scene()) && Arrangement::of(document.scene()).is_ok()
}

impl Feature for Explorer {
    fn command(&mut self, command: Command, _: &Others<'_>, cx: &mut Cx<'_>, _: &Context) -> bool {
        let is_own = command == Command::ShowExplorer;
        if is_own {
            self.enter(cx);
        }
        is_own
    }

    fn carry_out(&mut self, request: &dyn Any, _: &Others<'_>, cx: &mut Cx<'_>, _: &Context) -> bool {
        match request.downcast_ref() {
            None => return false,
            Some(ExplorerRequest::ShowShipped(index)) => self.show_shipped(*index, cx),
            Some(ExplorerRequest::Show(name, scene)) => {
                self.show(name.clone(), (**scene).clone(), Origin::Explorer, cx);
            }
        }
        true
    }

    fn drop_drag(&mut self) -> bool {
        self.held.take().is_some()
    }

    fn pictured(&self, workspace: Workspace) -> Option<Pictured<'_>> {
        let (overlays, color, rules_broken) = (self.shown_overlays(), self.color, self.rules_broken);
        let exploring = Exploring { overlays, color, rules_broken };
        let pictured = Pictured { step: None, camera: self.view.camera, exploring, beside: None };
        (workspace == Workspace::Explore).then_some(pictured)
    }

    /// Frames the simplex. The camera keeps its direction, which the user has chosen.
    fn go_home(&mut self, _: ViewPreset) {
        self.view.framing = Framing::Due;
    }
}
