//! The overlays that show something at the current step, found once for each step.

use crate::figure::{Analysis, Overlay, Overlays, effective, nothing_to_show};
use crate::message::text;

/// The overlays that show nothing at a step.
#[derive(Clone, Debug, Default)]
pub(crate) struct Effect {
    /// The key of the result: the revision, the step, the shown overlays, and whether the verdict was known.
    of: Option<(u64, usize, Overlays, bool)>,
    /// The overlays, each with the reason.
    refusals: Vec<(Overlay, &'static str)>,
}

impl Effect {
    /// Finds the overlays for another step, scene or choice of overlays. A hidden verdict has no proof.
    pub(crate) fn follow(
        &mut self,
        analysis: &Analysis,
        revision: u64,
        step: usize,
        shown: Overlays,
        visible: bool,
    ) {
        let of = Some((revision, step, shown, visible));
        if self.of == of {
            return;
        }
        self.of = of;
        let drawn = shown.set(Overlay::ProofThroughout, visible && shown.contains(Overlay::ProofThroughout));
        let effective = effective(analysis, step, drawn);
        let refusal = |overlay: Overlay| match overlay {
            Overlay::ProofThroughout if !visible => Some(text!("state-the-verdict-is-hidden-until")),
            _ if effective.contains(overlay) => None,
            _ => Some(nothing_to_show(analysis, step, drawn, overlay)),
        };
        let refused = Overlay::OF_RUN.into_iter().filter_map(|overlay| Some((overlay, refusal(overlay)?)));
        self.refusals = refused.collect();
    }

    /// Returns the reason why an overlay shows nothing at this step; `None` if it shows something.
    pub(crate) fn refusal(&self, overlay: Overlay) -> Option<&'static str> {
        self.refusals.iter().find(|(refused, _)| *refused == overlay).map(|(_, reason)| *reason)
    }
}
