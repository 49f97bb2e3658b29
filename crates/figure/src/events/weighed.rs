//! The foot of the origin on a feature was found, in barycentric coordinates.

use super::{Linked, MarkerShape, Meaning, StepContext, StepMarker, claimed};
use crate::explain::claim::{Fact, Status};
use crate::gjk::{Letter, State, Trace, Weighed};
use crate::message::text;
use crate::narration::feature::with_letters;
use crate::narration::nearest::sum;
use crate::narration::{Explanation, listed, message, separated, short};

impl Meaning for Weighed {
    fn marker(&self) -> StepMarker {
        StepMarker::new(MarkerShape::Bar, text!("panels-weights-of-a-foot"))
    }

    /// Describes the foot of the origin on a feature of the simplex. The foot lies on the feature itself if all coordinates
    /// are positive; if one is zero, a smaller feature also contains the foot.
    fn explain(&self, context: &StepContext<'_>, out: &mut Explanation) {
        let Self { letters, weights } = self;
        let Some((weights, claim)) = claimed!(context, Fact::Foot { weights, .. } => weights) else {
            return flat(context, letters, weights, out);
        };
        let (feature, sum) = (with_letters(letters), sum(letters, weights));
        if letters.len() == 1 {
            return out.add(&message!("weighed-vertex"; feature, sum));
        }
        let is_negative = weights.iter().any(|weight| *weight < 0.0);
        let decides = |weight: f64| if is_negative { weight < 0.0 } else { weight == 0.0 };
        let deciding = letters.iter().zip(weights).filter(|(_, weight)| decides(**weight));
        let deciding = deciding.map(
            |(letter, weight)| message!("weighed-coordinate"; letter = *letter, weight = *weight, :is_negative),
        );
        let deciding = separated(deciding, ", ");
        let place = match (is_negative, deciding.spans().is_empty()) {
            (true, _) => "outside",
            (false, false) => "border",
            (false, true) => "inside",
        };
        // A feature that spans the plane or space has no foot of its own: the coordinates belong to the origin.
        out.add(&if letters.len() <= context.dimension().count() {
            message!("weighed-feature"; feature, sum, deciding, where: place)
        } else {
            let is_refuted = claim.status == Status::Refuted;
            message!(context, "weighed-simplex"; feature, sum, deciding, where: place, :is_refuted)
        });
    }

    fn value(&self, _trace: &Trace) -> String {
        let parts = self.letters.iter().zip(&self.weights);
        parts.map(|(letter, weight)| format!("{letter} {}", short(*weight))).collect::<Vec<_>>().join(", ")
    }

    fn linked(&self, _there: &State) -> Linked {
        Linked::Letters(self.letters.clone())
    }
}

/// Describes affinely dependent points. The run may still have computed coordinates, which are roundoff.
fn flat(context: &StepContext<'_>, letters: &[Letter], weights: &[f64], out: &mut Explanation) {
    let is_exact = context.claims_with(Status::Proved, |fact| matches!(fact, Fact::Flat { .. }));
    let (points, count, has_weights) = (listed(letters), letters.len(), !weights.is_empty());
    out.add(&message!("weighed-flat"; points, :count, :is_exact, :has_weights));
}
