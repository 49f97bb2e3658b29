//! The search continues in the projection along an edge.

use super::{MarkerShape, Meaning, StepContext, StepMarker};
use crate::gjk::{EdgeProjection, Trace};
use crate::message::text;
use crate::narration::{Digits, Explanation, message};

impl Meaning for EdgeProjection {
    fn marker(&self) -> StepMarker {
        StepMarker::new(MarkerShape::Ring, text!("panels-projection-along-an-edge"))
    }

    fn explain(&self, _context: &StepContext<'_>, out: &mut Explanation) {
        out.add(&message!("projected"));
    }

    fn value(&self, trace: &Trace) -> String {
        text!("figure-along"; direction = Digits::Four.write_vector(self.axis, trace.dimension))
    }
}
