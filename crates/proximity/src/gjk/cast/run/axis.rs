//! The time of impact of `Box2D`: the root of the separation along an axis (Catto 2013).
//!
//! The distance of the cores at t₁ gives an axis. From the end t₂ of the interval, where the deepest points of both
//! shapes along the axis are known, the secant and the middle in turn find the time at which the separation along the
//! axis is the target. That time becomes t₂, and the deepest points are sought again. When they are not deeper than the
//! target, t₁ moves there and gets a new axis.
//!
//! The target and the tolerance are the lengths of `Box2D`, for objects of about one meter: it stops half a centimeter
//! before the contact.

use super::subject::Subject;
use super::trace::{CastAlgorithm, CastEnd, CastEvent, CastTrace, Probe};
use crate::geometry::{Convex, Scalar, Vector, support_point};
use crate::gjk::algorithm::Algorithm;
use crate::gjk::outcome::Verdict;

/// The linear slop of `Box2D`, in scene units.
const SLOP: f64 = 0.005;

/// Maximum number of axes.
const MAX_AXES: usize = 20;

/// Maximum number of times that the deepest points are sought along one axis.
const MAX_PUSHES: usize = 8;

/// Maximum number of secants and bisections of one root.
const MAX_PROBES: usize = 50;

/// How the search along one axis ends.
enum Along {
    /// The separation reaches the target at this time.
    Until(f64),
    /// The shapes are separate along the axis at the end of the motion.
    Separate,
    /// The separation is the target at the beginning already.
    Reached,
    /// The separation at the beginning is below the target, or no root is found.
    Failed,
}

impl<V: Vector> Subject<V> {
    pub(super) fn axis(&self) -> CastTrace {
        let radii = (self.p.radius + self.q.radius).to_f64();
        let target = (radii - 3.0 * SLOP).max(SLOP);
        let slack = 0.25 * SLOP;
        let mut trace = CastTrace::new(CastAlgorithm::Axis, (target - radii).abs() + slack);
        let cores =
            [&self.p, &self.q].map(|shape| Convex { core: shape.core.clone(), radius: V::Scalar::ZERO });
        let mut time = 0.0;
        for _ in 0..MAX_AXES.min(self.limit()) {
            let outcome = self.outcome_of([&cores[0], &cores[1]], Algorithm::MEASURING, time);
            let measured = outcome.measurement.filter(|_| outcome.verdict == Verdict::Separate);
            let Some(measured) = measured else {
                return trace.hits(time, glam::DVec3::ZERO);
            };
            let distance = measured.length.separation().unwrap_or_default();
            let axis = V::from_f64(measured.normal);
            let (normal, speed) = (measured.normal, -self.translation.dot(axis).to_f64());
            let points = measured.witness_points;
            trace.step(time, CastEvent::Measured { distance, normal, speed, points });
            if distance < target + slack {
                return trace.hits(time, measured.normal);
            }
            match self.along(&cores, axis, time, [target, slack], &mut trace) {
                Along::Until(next) if next == time => return trace.ends(CastEnd::NoProgress),
                Along::Until(next) => time = next,
                Along::Separate => {
                    let is_still = self.translation == V::ZERO;
                    return trace.ends(if is_still { CastEnd::NoMotion } else { CastEnd::PastEnd });
                }
                Along::Reached => return trace.hits(time, measured.normal),
                Along::Failed => return trace.ends(CastEnd::NoProgress),
            }
        }
        trace
    }

    /// Moves the end of the interval back along one axis.
    fn along(
        &self,
        cores: &[Convex<V>; 2],
        axis: V,
        start: f64,
        [target, slack]: [f64; 2],
        trace: &mut CastTrace,
    ) -> Along {
        // In a translation the deepest points along an axis stay the same; those of turning shapes do not.
        let deepest = support_point(&cores[0], &cores[1], axis).point.dot(axis);
        let slope = self.translation.dot(axis);
        let mut separation = |time: f64, probe: Probe| {
            let separation = (slope * V::Scalar::from_f64(time) - deepest).to_f64();
            trace.step(time, CastEvent::Separation { axis: axis.to_f64(), separation, target, probe });
            separation
        };
        let mut end = 1.0;
        for _ in 0..MAX_PUSHES {
            let at_end = separation(end, Probe::End);
            if at_end > target + slack {
                return if end == 1.0 { Along::Separate } else { Along::Until(end) };
            }
            if at_end > target - slack {
                return Along::Until(end);
            }
            let at_start = separation(start, Probe::End);
            if at_start < target - slack {
                return Along::Failed;
            }
            if at_start <= target + slack {
                return Along::Reached;
            }
            let (mut lower, mut upper) = ((start, at_start), (end, at_end));
            for round in 0..MAX_PROBES {
                let probe = if round % 2 == 1 { Probe::Secant } else { Probe::Middle };
                let time = match probe {
                    Probe::Secant => lower.0 + (target - lower.1) * (upper.0 - lower.0) / (upper.1 - lower.1),
                    Probe::End | Probe::Middle => f64::midpoint(lower.0, upper.0),
                };
                let found = separation(time, probe);
                if (found - target).abs() < slack {
                    end = time;
                    break;
                }
                *if found > target { &mut lower } else { &mut upper } = (time, found);
            }
        }
        Along::Until(end)
    }
}
