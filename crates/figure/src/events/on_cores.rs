//! The radii of rounded shapes are set aside.

use super::{MarkerShape, Meaning, StepContext, StepMarker};
use crate::gjk::{OnCores, Trace};
use crate::message::text;
use crate::narration::{Explanation, message, short};

impl Meaning for OnCores {
    fn marker(&self) -> StepMarker {
        StepMarker::new(MarkerShape::Ring, text!("panels-radii-set-aside"))
    }

    fn explain(&self, _context: &StepContext<'_>, out: &mut Explanation) {
        let [radius_p, radius_q] = self.radii;
        let [has_radius_p, has_radius_q] = [radius_p, radius_q].map(|radius| radius > 0.0);
        out.add(&message!("run-on-cores"; radius_p, radius_q, :has_radius_p, :has_radius_q));
    }

    fn value(&self, _trace: &Trace) -> String {
        let [p, q] = self.radii.map(short);
        text!("figure-radii"; p = p, q = q)
    }
}
