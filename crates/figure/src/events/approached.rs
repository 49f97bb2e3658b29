//! The point of the simplex nearest to the origin was found, with bounds on the distance.

use super::{Linked, MarkerShape, Meaning, Measured, StepContext, StepMarker};
use crate::explain::claim::{About, BoundedLength};
use crate::geometry::{Side, Vector};
use crate::gjk::{Approach, State, Trace};
use crate::message::text;
use crate::narration::nearest::{sum, with_radii};
use crate::narration::{Digits, Explanation, Narration, message, said, short};

impl Meaning for Approach {
    fn marker(&self) -> StepMarker {
        StepMarker::new(MarkerShape::Ring, text!("panels-nearest-point-bounds"))
    }

    fn explain(&self, context: &StepContext<'_>, out: &mut Explanation) {
        let Self { nearest, weights, witness_points, .. } = self;
        let [point, on_p, on_q] =
            [*nearest, witness_points.on_p, witness_points.on_q].map(|vector| context.components(vector));
        let kept = context.state.live();
        let from = match (kept.as_slice(), weights.len()) {
            ([letter], 1) => said(*letter),
            (_, count) if count == kept.len() => sum(&kept, weights),
            _ => Narration::default(),
        };
        let has_sum = !from.spans().is_empty();
        let [shape_p, shape_q] = Side::BOTH.map(|side| {
            let has_radius = context.state.cores.is_some_and(|radii| radii[side as usize] > 0.0);
            About::shape(side, has_radius)
        });
        out.add(&message!("approached"; point, from, on_p, on_q, shape_p, shape_q, :has_sum));
        bounds(context, out);
        if let Some(radii) = context.state.cores {
            with_radii(context, radii, false, out);
        }
    }

    fn value(&self, trace: &Trace) -> String {
        let nearest = Digits::Four.write_vector(self.nearest, trace.dimension);
        format!("N = {nearest}, |N| = {}", short(self.nearest.length()))
    }

    fn linked(&self, there: &State) -> Linked {
        Linked::Letters(there.live())
    }

    fn bounds(&self) -> Option<(Measured, [f64; 2])> {
        Some((Measured::Separation, self.bounds))
    }
}

/// Describes both bounds on the distance of the shapes or of their cores.
fn bounds(context: &StepContext<'_>, out: &mut Explanation) {
    let [least, Some(most)] = context.bounds(BoundedLength::Distance, context.difference()) else { return };
    let found = context.state.approach.as_ref().map_or(most, |approach| Vector::length(approach.nearest));
    let has_roundoff = found < most && short(found) != short(most);
    let bounds = match least {
        // The search goes on: the bounds have not met, even if the shown digits are equal.
        Some(least) if short(least) == short(most) && least < most => "close",
        Some(least) if least >= most => "met",
        Some(_) => "two",
        None => "upper",
    };
    let least = least.unwrap_or(0.0);
    let difference = most - least;
    out.add(&message!(context, "approached-bounds"; least, most, difference, found, :has_roundoff, :bounds));
}
