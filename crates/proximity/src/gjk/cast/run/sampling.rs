//! The verdict in each frame: a contact between two frames is not seen.

use super::subject::Subject;
use super::trace::{CastAlgorithm, CastEnd, CastEvent, CastTrace};
use crate::geometry::{Scalar as _, Vector};
use crate::gjk::algorithm::Algorithm;
use crate::gjk::outcome::Verdict;

impl<V: Vector> Subject<V> {
    pub(super) fn sampling(&self, frames: usize) -> CastTrace {
        // Between two frames the shapes may come nearer by the way of a frame.
        let way = self.translation.length().to_f64() / frames as f64;
        let mut trace = CastTrace::new(CastAlgorithm::Sampling, way);
        for frame in 0..=frames {
            let time = frame as f64 / frames as f64;
            let outcome = self.outcome(Algorithm::Robust, time);
            trace.step(time, CastEvent::Sampled { frame, verdict: outcome.verdict });
            if matches!(outcome.verdict, Verdict::Overlap | Verdict::Touching) {
                return trace.hits(time, glam::DVec3::ZERO);
            }
        }
        trace.ends(if self.translation == V::ZERO { CastEnd::NoMotion } else { CastEnd::PastEnd })
    }
}
