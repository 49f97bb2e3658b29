//! The first contact of curved shapes, enclosed by verdicts at a few times.
//!
//! Each step takes the separating axis of the reference verdict. It separates the shapes up to the time at which P ends
//! along it where Q begins, and the next step starts there. The search ends where the next verdict is no longer
//! SEPARATE, or where an overlap is proved close behind.

use glam::DVec3;

use super::contact::{CastAxis, CastCertificate, CastTime, Contact, ContactKind, FirstContact};
use crate::geometry::{Convex, Dimension, WitnessPoints, support_point};
use crate::gjk::certificate::Certificate;
use crate::gjk::outcome::Verdict;
use crate::gjk::reference::curved::reference;
use crate::gjk::reference::judgement::Reference;

/// Maximum width of the interval, as a fraction of the motion.
const WIDTH: f64 = 1e-9;

/// Maximum number of axes. The steps shorten at least by half near a graze, and much faster otherwise.
const MAX_AXES: usize = 200;

/// A translation of Q, from t = 0 to t = 1.
struct Cast<'a> {
    shapes: [&'a Convex<DVec3>; 2],
    dimension: Dimension,
    translation: DVec3,
}

/// The part of the motion in which the shapes are separate.
struct Approach {
    axes: Vec<CastAxis>,
    /// The last time that is proved to be separate, and the first one that is in contact; `None` after a miss.
    contact: Option<([f64; 2], Reference)>,
}

pub(super) fn first_contact(
    [p, q]: [&Convex<DVec3>; 2],
    dimension: Dimension,
    translation: DVec3,
) -> FirstContact {
    let cast = Cast { shapes: [p, q], dimension, translation };
    let Approach { axes, contact } = cast.approach();
    let Some((bounds, reference)) = contact else {
        return FirstContact {
            contact: None,
            certificate: CastCertificate { before: axes, ..Default::default() },
        };
    };
    let backward = Cast { shapes: [p, &q.moved(translation)], dimension, translation: -translation };
    let exit = if translation == DVec3::ZERO { None } else { backward.approach().contact };
    let exit = exit.map(|(bounds, _)| [1.0 - bounds[1], 1.0 - bounds[0]]).filter(|exit| exit[1] < 1.0);
    let normal = axes.last().map(|axis| axis.direction);
    let kind = match (bounds[1] > 0.0, reference.verdict) {
        (false, Verdict::Overlap) => ContactKind::StartsOverlapping,
        (false, _) => ContactKind::StartsTouching,
        (true, _) if cast.overlaps_between(bounds[1], exit.map_or(1.0, |exit| exit[0])) => {
            ContactKind::Impact
        }
        (true, _) => ContactKind::Graze,
    };
    let time = enclosed(bounds);
    let points = cast.points(time.nearest, normal, &reference);
    let tolerance = reference.tolerance;
    FirstContact {
        contact: Some(Contact { time, exit: exit.map(enclosed), kind, normal, points }),
        certificate: CastCertificate { before: axes, tolerance, ..Default::default() },
    }
}

fn enclosed(bounds: [f64; 2]) -> CastTime {
    CastTime { nearest: f64::midpoint(bounds[0], bounds[1]), bounds, exact: None }
}

impl Cast<'_> {
    fn reference(&self, time: f64, hint: DVec3) -> Reference {
        let [p, q] = self.shapes;
        reference([p, &q.moved(self.translation * time)], self.dimension, hint)
    }

    /// Follows separating axes from t = 0 to the first contact, or to t = 1.
    fn approach(&self) -> Approach {
        let [p, q] = self.shapes;
        let (mut time, mut axes, mut hint) = (0.0, Vec::new(), self.translation);
        let mut width = WIDTH / 16.0;
        loop {
            let reference = self.reference(time, hint);
            let Certificate::SeparatingAxis(axis) = &reference.certificate else {
                let from = axes.last().and_then(|axis: &CastAxis| axis.until).unwrap_or(0.0);
                let upper = if time > 0.0 { self.overlap_behind(time).unwrap_or(time) } else { time };
                return Approach { axes, contact: Some(([from, upper], reference)) };
            };
            hint = axis.direction;
            let slope = self.translation.dot(hint);
            let level = support_point(p, q, hint).point.dot(hint) + reference.tolerance;
            let until = if slope < 0.0 { level / slope } else { f64::INFINITY };
            if until >= 1.0 {
                axes.push(CastAxis { direction: hint, whole: None, until: Some(1.0) });
                return Approach { axes, contact: None };
            }
            if axes.len() == MAX_AXES {
                return Approach { axes, contact: Some(([time, 1.0], reference)) };
            }
            let until = until.max(time);
            axes.push(CastAxis { direction: hint, whole: None, until: Some(until) });
            // Beyond the time at which the axis ends, so that the search ends soon.
            let is_close = until - time <= WIDTH / 4.0;
            time = if is_close { (until + width).min(1.0) } else { until };
            if is_close {
                width *= 2.0;
            }
        }
    }

    /// Returns a time at most [`WIDTH`] later at which an overlap is proved: a touch holds to a tolerance only.
    fn overlap_behind(&self, time: f64) -> Option<f64> {
        let later = (0..=8).rev().map(|halvings| (time + WIDTH / f64::from(1 << halvings)).min(1.0));
        later.into_iter().find(|later| self.reference(*later, self.translation).verdict == Verdict::Overlap)
    }

    /// Returns whether the shapes overlap at a time between two.
    fn overlaps_between(&self, from: f64, to: f64) -> bool {
        [0.5, 0.25, 0.75].into_iter().any(|share| {
            let time = from + (to - from) * share;
            self.reference(time, self.translation).verdict == Verdict::Overlap
        })
    }

    /// Returns the points of P and Q at a time. Those of curved boundaries are support points; a flat one has many, and
    /// the other shape decides.
    fn points(&self, time: f64, normal: Option<DVec3>, reference: &Reference) -> WitnessPoints {
        let common = reference.certificate.common_point().map(|common| common.point);
        let moved = self.translation * time;
        let Some(normal) = normal else {
            let point = common.unwrap_or_default();
            return WitnessPoints { on_p: point, on_q: point };
        };
        let point = common.unwrap_or_else(|| {
            let support = support_point(self.shapes[0], self.shapes[1], normal);
            support.on_p.midpoint(support.on_q + moved)
        });
        let [p, q] = self.shapes;
        let level = |shape: &Convex<DVec3>, direction: DVec3| shape.support(direction).0.dot(normal);
        let on_p = point + normal * (level(p, normal) - point.dot(normal));
        let on_q = point + normal * (level(q, -normal) + moved.dot(normal) - point.dot(normal));
        WitnessPoints { on_p, on_q }
    }
}
