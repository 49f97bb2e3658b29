//! The workspace Compare: the second run, and the playhead and views that both runs share.

pub(crate) mod ui;

use crate::app::state::derived::Derived;
use crate::app::state::fade::Fade;
use crate::app::state::playback::{Landmarks, Playback, Transport};
use crate::app::state::view::{Framing, View};
use crate::figure::comparison::{Comparison, Variant, counterpart};
use crate::figure::{Focus, Spotlight, spotlight};
use crate::gjk::Settings;
use crate::scene::{Scene, ViewPreset};

/// The state of the workspace Compare.
#[derive(Clone, Debug)]
pub(crate) struct Compare {
    /// The settings of the second run; `None` until a default has been computed.
    chosen: Option<Settings>,
    /// Whether the sentences are shown instead of the table, where there is room for one of them.
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
    /// The document revision that it was computed from.
    revision: u64,
    /// The query settings that it was run with.
    pub(crate) settings: Settings,
    /// The run and everything derived from it.
    pub(crate) derived: Derived,
    /// The comparison of both runs.
    pub(crate) comparison: Comparison,
    /// For each run, the items linked to the hovered one.
    lit: [Spotlight; 2],
    /// The steps and the hovered item for which `lit` was computed. `revision` says for which scene.
    lit_for: ([Option<usize>; 2], Option<Focus>),
}

impl Second {
    /// Finds the items of each run that are linked to the hovered one, unless they are known from the last frame.
    /// `first` is the scene's own run.
    pub(crate) fn light(&mut self, first: &Derived, steps: [Option<usize>; 2], focus: Option<Focus>) {
        if self.lit_for == (steps, focus) {
            return;
        }
        let studies = [&first.study, &self.derived.study];
        self.lit = [0, 1].map(|run| match focus {
            // A run that has not begun yet has table rows all the same.
            Some(focus) => spotlight(studies[run], steps[run].unwrap_or(0), focus),
            None => Spotlight::default(),
        });
        self.lit_for = (steps, focus);
    }

    /// For each run, the items linked to the hovered one.
    pub(crate) const fn lit(&self) -> &[Spotlight; 2] {
        &self.lit
    }
}

impl Default for Compare {
    fn default() -> Self {
        Self {
            chosen: None,
            shows_why: false,
            playback: Playback::new(1),
            second: None,
            view: View::default(),
            fades: Default::default(),
        }
    }
}

impl Compare {
    /// Resets everything but the speed, for another scene; the second run is chosen anew.
    pub(crate) fn restart(&mut self, preset: ViewPreset) {
        let speed = self.playback.speed;
        *self = Self::default();
        self.playback.speed = speed;
        self.go_home(preset);
    }

    /// Moves both views to the view that the scene stores, framing everything.
    pub(crate) fn go_home(&mut self, preset: ViewPreset) {
        self.view.camera = preset.into();
        self.view.framing = Framing::Due;
    }

    /// Sets the settings of the second run.
    pub(crate) fn choose(&mut self, settings: Settings) {
        self.chosen = Some(settings);
    }

    /// Recomputes the second run if the scene or the chosen settings have changed.
    pub(crate) fn refresh(&mut self, scene: &Scene, derived: &Derived) {
        let chosen = self.chosen.filter(|it| it.algorithm.refusal(scene.dimension).is_none());
        let is_fresh = self
            .second
            .as_ref()
            .is_some_and(|second| second.revision == derived.revision && Some(second.settings) == chosen);
        if is_fresh {
            return;
        }
        let study = &derived.study;
        let settings = chosen
            .unwrap_or_else(|| counterpart(&study.convexes, scene.dimension, &scene.query, &study.trace));
        self.chosen = Some(settings);
        let is_new = self.second.is_none();
        let other = derived.next(&Scene { query: settings, ..scene.clone() }, derived.revision);
        let comparison = Comparison::of([
            Variant { settings: &scene.query, shapes: &study.convexes, trace: &study.trace },
            Variant { settings: &settings, shapes: &study.convexes, trace: &other.study.trace },
        ]);
        self.playback.retarget(comparison.stops.len());
        if is_new {
            // A new comparison opens at the stop where the two runs diverge.
            self.playback.jump(comparison.divergence.as_ref().map_or(0, |divergence| divergence.stop));
        }
        self.second = Some(Box::new(Second {
            revision: derived.revision,
            settings,
            derived: other,
            comparison,
            lit: Default::default(),
            lit_for: ([None; 2], None),
        }));
    }

    /// Carries out a transport command on the shared playhead.
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
