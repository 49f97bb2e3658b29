//! The GJK ray cast of van den Bergen (2004).
//!
//! Let x = t·d be the point of the ray, and v the vector from the closest point of a simplex in P ⊖ Q to x. The support
//! point A along v bounds P ⊖ Q by a plane. If x lies beyond it, no contact happens before the ray crosses the plane: t
//! advances to it, or the ray misses if it does not come nearer. Then A joins the simplex, which keeps only the feature
//! that is closest to x. The cast ends when v is as short as the tolerance.

use super::subject::Subject;
use super::trace::{CastAlgorithm, CastEnd, CastEvent, CastTrace};
use crate::geometry::{Foot, Scalar, Vector};

impl<V: Vector> Subject<V> {
    pub(super) fn ray(&self) -> CastTrace {
        let zero = V::Scalar::ZERO;
        let tolerance = self.tolerance();
        let mut trace = CastTrace::new(CastAlgorithm::Ray, tolerance);
        let (mut time, mut x, mut normal) = (zero, V::ZERO, V::ZERO);
        let mut v = -self.support(-self.translation).point;
        let mut simplex: Vec<V> = Vec::new();
        for _ in 0..self.limit() {
            if v.length().to_f64() <= tolerance {
                return trace.hits(time.to_f64(), normal.unit().to_f64());
            }
            let support = self.support(v);
            let (ahead, slope) = ((x - support.point).dot(v), self.translation.dot(v));
            trace.step(
                time.to_f64(),
                CastEvent::Clipped {
                    direction: v.to_f64(),
                    support: support.to_f64(),
                    ahead: ahead.to_f64(),
                    slope: slope.to_f64(),
                },
            );
            if ahead > zero {
                if slope >= zero {
                    let is_still = self.translation == V::ZERO;
                    return trace.ends(if is_still { CastEnd::NoMotion } else { CastEnd::Recedes });
                }
                time = time - ahead / slope;
                trace.safe_until(time.to_f64());
                if time.to_f64() > 1.0 {
                    return trace.ends(CastEnd::PastEnd);
                }
                x = self.translation * time;
                normal = v;
            } else if simplex.contains(&support.point) {
                // Roundoff: the plane brings nothing new, and neither does its point.
                return trace.ends(CastEnd::NoProgress);
            }
            if !simplex.contains(&support.point) {
                simplex.push(support.point);
            }
            v = closest(&mut simplex, x);
        }
        trace
    }
}

/// Returns the vector to `x` from the closest point of the hull of up to four points, and keeps the feature with that
/// point.
fn closest<V: Vector>(simplex: &mut Vec<V>, x: V) -> V {
    let mut best: Option<(V, Vec<V>)> = None;
    for subset in 1_usize..1 << simplex.len() {
        let points: Vec<V> =
            (0..simplex.len()).filter(|at| subset >> at & 1 == 1).map(|at| simplex[at]).collect();
        let seen: Vec<V> = points.iter().map(|point| *point - x).collect();
        let Some(foot) = Foot::of(&seen) else { continue };
        let is_inside = foot.weights().iter().all(|weight| *weight >= V::Scalar::ZERO);
        let is_closer = |(v, _): &(V, Vec<V>)| foot.point.length() < v.length();
        if is_inside && best.as_ref().is_none_or(is_closer) {
            best = Some((foot.point, points));
        }
    }
    let Some((foot, kept)) = best else { return V::ZERO };
    *simplex = kept;
    -foot
}
