//! What the explorer is about, from one frame to the next.

use std::sync::Arc;

use eframe::egui::Pos2;
use glam::DVec3;

use super::view::SandboxView;
use crate::app::gesture::Grabbed;
use crate::figure::Chart;
use crate::figure::explorer::{Arrangement, CutColor, Glide, Handle, Stages, cut, is_same_cut, move_marker};
use crate::scene::Scene;

/// How long letters are on their way to new points, in seconds.
const RENAMING: f64 = 0.4;

/// The state of the explorer that no file keeps.
#[derive(Clone, Debug, Default)]
pub(crate) struct Explorer {
    /// From where it is seen.
    pub(crate) view: SandboxView,
    /// What is drawn.
    pub(crate) stages: Stages,
    /// Whether everything may be dragged everywhere.
    pub(crate) rules_broken: bool,
    /// What the colours of the cut say.
    pub(crate) color: CutColor,
    /// What is dragged.
    pub(crate) held: Option<Held>,
    /// The last thing that a rule stopped: the arrangement as it came to rest, and as it was wanted.
    pub(crate) stopped: Option<(Arrangement, Arrangement)>,
    /// Letters on their way: where they were, and since when.
    renaming: Option<(Vec<DVec3>, f64)>,
    /// The cut, as long as it is the same.
    cut: Option<Cut>,
}

/// A cut that was computed.
#[derive(Clone, Debug)]
struct Cut {
    of: Arrangement,
    color: CutColor,
    rules_broken: bool,
    chart: Chart,
}

/// A drag under way.
#[derive(Clone, Debug)]
pub(crate) struct Held {
    /// What is dragged.
    pub(crate) handle: Handle,
    /// The scene when it began.
    pub(crate) start: Arc<Scene>,
    /// Where the pointer took hold.
    pub(crate) grabbed: Grabbed,
    /// Where the pointer would be, had it always moved at full speed.
    pub(crate) at: Pos2,
    /// Where it was in the last frame.
    pub(crate) last: Pos2,
}

impl Explorer {
    /// Letters set out from where they were.
    pub(crate) fn rename(&mut self, from: &Arrangement, now: f64) {
        self.renaming = Some((from.points().to_vec(), now));
    }

    /// How far letters are by now; none when they have arrived.
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

    /// The cut through O, computed only when it is another.
    pub(crate) fn cut(&mut self, arrangement: &Arrangement) -> &Chart {
        let (color, rules_broken) = (self.color, self.rules_broken);
        let known = self.cut.take().filter(|known| {
            known.color == color && known.rules_broken == rules_broken && is_same_cut(&known.of, arrangement)
        });
        let cut = known.unwrap_or_else(|| Cut {
            of: arrangement.clone(),
            color,
            rules_broken,
            chart: cut(arrangement, color, rules_broken),
        });
        let cut = self.cut.insert(cut);
        move_marker(&mut cut.chart, arrangement);
        &cut.chart
    }

    /// What is wanted and was stopped, as long as what came to rest stands where it did.
    pub(crate) fn wanted(&self, arrangement: &Arrangement) -> Option<&Arrangement> {
        self.stopped.as_ref().filter(|(rest, _)| rest == arrangement).map(|(_, wanted)| wanted)
    }
}
