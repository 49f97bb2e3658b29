//! The workspace Compare: the second run, and the playhead and views that both runs share.

pub(crate) mod ui;

use std::sync::Arc;

use crate::app::features::feature::{Feature, Pictured};
use crate::app::state::derived::Derived;
use crate::app::state::fade::Fade;
use crate::app::state::layout::Workspace;
use crate::app::state::playback::{Landmarks, Playback, Transport};
use crate::app::state::view::{Framing, View};
use crate::figure::comparison::{Comparison, Variant, counterpart, told_name};
use crate::figure::picture::Exploring;
use crate::figure::{Focus, Spotlight, spotlight};
use crate::gjk::{Settings, Trace};
use crate::scene::{Scene, ViewPreset};

/// The state of the workspace Compare.
#[derive(Clone, Debug)]
pub(crate) struct Compare {
    /// The settings of the second run; `None` until a default has been computed.
    chosen: Option<Settings>,
    /// An external trace, of this scene or of a scene that is about to be opened.
    told: Option<Arc<Trace>>,
    /// Whether the trace is the second run, while the shapes are those of the trace.
    is_told_chosen: bool,
    /// Whether the sentences are shown instead of the table, if there is room for only one of them.
    pub(crate) shows_why: bool,
    /// The playhead over the stops of the comparison.
    pub(crate) playback: Playback,
    /// The second run and its comparison with the scene's own run.
    pub(crate) second: Option<Box<Second>>,
    /// The camera and framing that both views share.
    pub(crate) view: View,
    /// For each run, the fading of letters when simplex vertices are renamed.
    pub(crate) fades: [Fade; 2],
}

/// The second run of a scene, with its comparison to the first.
#[derive(Clone, Debug)]
pub(crate) struct Second {
    /// The document revision that the run was computed from.
    revision: u64,
    /// The query settings of the run.
    pub(crate) settings: Settings,
    /// Whether the run is an external trace.
    pub(crate) is_told: bool,
    /// The name of the external trace of this scene, if one can be chosen.
    pub(crate) has_told: Option<String>,
    /// The run and everything derived from it.
    pub(crate) derived: Derived,
    /// The comparison of both runs.
    pub(crate) comparison: Comparison,
    /// For each run, the items linked to the hovered item.
    lit: [Spotlight; 2],
    /// The steps and the hovered item for which `lit` was computed. `revision` identifies the scene.
    lit_for: ([Option<usize>; 2], Option<Focus>),
}

impl Second {
    /// Finds the items of each run that are linked to the hovered item, unless they are known from the last
    /// frame. `first` is the scene's own run.
    pub(crate) fn light(&mut self, first: &Derived, steps: [Option<usize>; 2], focus: Option<Focus>) {
        if self.lit_for == (steps, focus) {
            return;
        }
        let analyses = [&first.analysis, &self.derived.analysis];
        self.lit = [0, 1].map(|run| match focus {
            // A run that has not begun yet still has table rows.
            Some(focus) => spotlight(analyses[run], steps[run].unwrap_or(0), usize::MAX, focus),
            None => Spotlight::default(),
        });
        self.lit_for = (steps, focus);
    }

    /// For each run, the items linked to the hovered item.
    pub(crate) const fn lit(&self) -> &[Spotlight; 2] {
        &self.lit
    }
}

/// Returns whether an external trace belongs to the shapes of an analysis.
fn is_about(told: &Trace, derived: &Derived) -> bool {
    let analysis = &derived.analysis;
    told.dimension == analysis.dimension && told.shapes == analysis.convexes
}

impl Default for Compare {
    fn default() -> Self {
        Self {
            chosen: None,
            told: None,
            is_told_chosen: false,
            shows_why: false,
            playback: Playback::new(1),
            second: None,
            view: View::default(),
            fades: Default::default(),
        }
    }
}

impl Feature for Compare {
    /// Keeps the speed; the second run is chosen again.
    fn restart(&mut self, preset: ViewPreset) {
        let speed = self.playback.speed;
        let (told, is_told_chosen) = (self.told.take(), self.is_told_chosen);
        *self = Self { told, is_told_chosen, ..Self::default() };
        self.playback.speed = speed;
        self.go_home(preset);
    }

    fn pictured(&self, workspace: Workspace) -> Option<Pictured<'_>> {
        let beside = self.second.as_ref().map(|second| (&second.derived.analysis, &second.comparison));
        let (step, exploring) = (Some(self.playback.step()), Exploring::default());
        let pictured = Pictured { step, camera: self.view.camera, exploring, beside };
        (workspace == Workspace::Compare).then_some(pictured)
    }

    fn go_home(&mut self, preset: ViewPreset) {
        self.view.camera = preset.into();
        self.view.framing = Framing::Due;
    }
}

impl Compare {
    /// Marks the second run and its words for recomputation.
    pub(crate) fn expire(&mut self) {
        if let Some(second) = &mut self.second {
            second.revision = second.revision.wrapping_sub(1);
        }
    }

    /// Sets the settings of the second run.
    pub(crate) fn choose(&mut self, settings: Settings) {
        self.chosen = Some(settings);
        self.is_told_chosen = false;
    }

    /// Makes the external trace the second run, if there is one of this scene.
    pub(crate) fn choose_told(&mut self) {
        self.is_told_chosen = true;
    }

    /// Keeps an external trace for the scene that is about to be opened.
    pub(crate) fn offer(&mut self, run: Option<Box<Trace>>) {
        self.told = run.map(|run| Arc::new(*run));
        self.is_told_chosen = self.told.is_some();
    }

    /// Drops the external trace, unless it belongs to the scene that has been opened. Returns whether the
    /// trace was kept.
    pub(crate) fn take_offer(&mut self, derived: &Derived) -> bool {
        self.told = self.told.take().filter(|told| is_about(told, derived));
        self.is_told_chosen = self.told.is_some();
        self.is_told_chosen
    }

    /// The external trace, if it belongs to the current shapes.
    fn told_of(&self, derived: &Derived) -> Option<&Arc<Trace>> {
        self.told.as_ref().filter(|told| is_about(told, derived))
    }

    /// Recomputes the second run if the scene or the chosen settings have changed.
    pub(crate) fn refresh(&mut self, scene: &Scene, derived: &Derived) {
        let chosen = self.chosen.filter(|it| it.algorithm.refusal(scene.dimension).is_none());
        let told = self.told_of(derived).filter(|_| self.is_told_chosen).cloned();
        let is_fresh = self.second.as_ref().is_some_and(|second| {
            let is_same = second.is_told || Some(second.settings) == chosen;
            second.revision == derived.revision && second.is_told == told.is_some() && is_same
        });
        if is_fresh {
            return;
        }
        let has_told = self.told_of(derived).map(|told| Self::name_of(told));
        let analysis = &derived.analysis;
        let settings = match &told {
            Some(_) => scene.query,
            None => chosen.unwrap_or_else(|| {
                counterpart(&analysis.convexes, scene.dimension, &scene.query, &analysis.trace)
            }),
        };
        if told.is_none() {
            self.chosen = Some(settings);
        }
        let is_new = self.second.is_none();
        let other = match &told {
            Some(told) => derived.told(scene, told, derived.revision),
            None => derived.next(&Scene { query: settings, ..scene.clone() }, derived.revision),
        };
        let comparison = Comparison::of([
            Variant { settings: &scene.query, shapes: &analysis.convexes, trace: &analysis.trace },
            Variant { settings: &settings, shapes: &analysis.convexes, trace: &other.analysis.trace },
        ]);
        self.playback.retarget(comparison.stops.len());
        if is_new {
            // A new comparison opens at the accused step of an external trace, with the sentence about it, or else at
            // the stop where the two runs diverge.
            let is_accused = |stop: &usize| {
                let step = comparison.steps(*stop)[1];
                other.analysis.trace.external.is_some()
                    && step.is_some_and(|step| other.symptoms_at(step).is_some())
            };
            let accused = (0..comparison.stops.len()).find(is_accused);
            self.shows_why |= accused.is_some();
            let parting = comparison.divergence.as_ref().map_or(0, |divergence| divergence.stop);
            self.playback.jump(accused.unwrap_or(parting));
        }
        self.second = Some(Box::new(Second {
            revision: derived.revision,
            settings,
            is_told: told.is_some(),
            has_told,
            derived: other,
            comparison,
            lit: Default::default(),
            lit_for: ([None; 2], None),
        }));
    }

    fn name_of(told: &Trace) -> String {
        told.external.as_ref().map_or_else(String::new, |external| told_name(external))
    }

    /// Executes a transport command on the shared playhead.
    pub(crate) fn run_transport(&mut self, order: Transport) {
        let Some(second) = &self.second else { return };
        let comparison = &second.comparison;
        let step = self.playback.step();
        let parting = comparison.divergence.as_ref().map(|divergence| divergence.stop);
        let last = comparison.stops.len().saturating_sub(1);
        let before = parting.filter(|stop| *stop < step).unwrap_or(0);
        let after = parting.filter(|stop| *stop > step).unwrap_or(last);
        let iterations = comparison.rows.iter().map(|row| row.stops.clone()).collect();
        self.playback.carry_out(order, &Landmarks { iterations, decisions: [before, after], last });
    }
}
