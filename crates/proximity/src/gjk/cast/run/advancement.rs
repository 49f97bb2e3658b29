//! Conservative advancement (Mirtich 1996) for translations.
//!
//! Each step measures the distance. Along the normal, Q comes nearer by the speed −d·n, so nothing meets before Q has
//! covered the distance at that speed: t advances by distance / speed. A line with this slope stays below the curve of
//! the distance, which is convex, and so the step is safe.

use super::subject::Subject;
use super::trace::{CastAlgorithm, CastEnd, CastEvent, CastTrace};
use crate::geometry::{Scalar, Vector};
use crate::gjk::algorithm::Algorithm;
use crate::gjk::outcome::Verdict;

impl<V: Vector> Subject<V> {
    pub(super) fn advancement(&self) -> CastTrace {
        let target = self.tolerance();
        let mut trace = CastTrace::new(CastAlgorithm::Advancement, target);
        let (mut time, mut normal) = (V::Scalar::ZERO, V::ZERO);
        for _ in 0..self.limit() {
            let outcome = self.outcome(Algorithm::MEASURING, time.to_f64());
            let measured = outcome.measurement.filter(|_| outcome.verdict == Verdict::Separate);
            let Some(measured) = measured else {
                return trace.hits(time.to_f64(), normal.to_f64());
            };
            let distance = measured.length.separation().unwrap_or_default();
            normal = V::from_f64(measured.normal);
            let speed = -self.translation.dot(normal);
            let points = measured.witness_points;
            let event =
                CastEvent::Measured { distance, normal: measured.normal, speed: speed.to_f64(), points };
            trace.step(time.to_f64(), event);
            if distance <= target {
                return trace.hits(time.to_f64(), measured.normal);
            }
            if speed <= V::Scalar::ZERO {
                let is_still = self.translation == V::ZERO;
                return trace.ends(if is_still { CastEnd::NoMotion } else { CastEnd::Recedes });
            }
            let next = time + V::Scalar::from_f64(distance) / speed;
            trace.safe_until(next.to_f64());
            if next.to_f64() > 1.0 {
                return trace.ends(CastEnd::PastEnd);
            }
            if next == time {
                return trace.ends(CastEnd::NoProgress);
            }
            time = next;
        }
        trace
    }
}
