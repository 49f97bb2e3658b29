//! Closest points of simple cores by closed form: points, segments, and a box beside a point.

use glam::DVec3;

use super::corners::{Corners, DifferenceCorners, around, corners_near};
use super::difference::PlacedPair;
use super::pair::PosedPair;
use super::shape::SupportMethod;
use super::turned::{PosedRef, Turned, is_zero};
use crate::geometry::dimension::{Dimension, Side};

impl PosedRef<'_> {
    /// Returns whether there is a formula for the closest points of these cores: points, segments, and a box beside a
    /// point.
    #[inline]
    pub(crate) const fn has_formula_with(&self, other: &Self) -> bool {
        matches!(
            (&self.prepared.form, &other.prepared.form),
            (
                SupportMethod::Point(_) | SupportMethod::Segment(_),
                SupportMethod::Point(_) | SupportMethod::Segment(_)
            ) | (SupportMethod::Cuboid(_), SupportMethod::Point(_))
                | (SupportMethod::Point(_), SupportMethod::Cuboid(_))
        )
    }

    /// Returns the position of the core if it is a point at the local origin, such as that of a ball. No rotation moves
    /// it, and it has no roundoff.
    #[inline]
    pub(crate) fn middle(&self) -> Option<DVec3> {
        match &self.prepared.form {
            SupportMethod::Point(point) if is_zero(*point) => Some(self.pose().position),
            _ => None,
        }
    }
}

impl PosedPair<'_> {
    /// Returns a vector from a point of the core of Q to a point of the core of P that are as close as roundoff allows.
    /// Returns `None` if there is no formula for it; there is one between points and segments, and between a point and
    /// a box.
    ///
    /// The vector is the difference of two points of the cores to within [`Self::error`] in any case, so it bounds
    /// their distance from above.
    ///
    /// C. Ericson, *Real-Time Collision Detection*, 2005, sections 5.1.2, 5.1.3 and 5.1.9.
    #[inline]
    pub(crate) fn witness(&self) -> Option<DVec3> {
        match (&self.p.prepared.form, &self.q.prepared.form) {
            (SupportMethod::Point(p), SupportMethod::Point(q)) => Some(self.p.world(*p) - self.q.world(*q)),
            (SupportMethod::Point(p), SupportMethod::Segment(q)) => {
                Some(from_segment(ends(&self.q, *q), self.p.world(*p)))
            }
            (SupportMethod::Segment(p), SupportMethod::Point(q)) => {
                Some(-from_segment(ends(&self.p, *p), self.q.world(*q)))
            }
            (SupportMethod::Segment(p), SupportMethod::Segment(q)) => {
                Some(between_segments(ends(&self.p, *p), ends(&self.q, *q)))
            }
            (SupportMethod::Cuboid(half), SupportMethod::Point(q)) => {
                Some(-from_box(&self.p, *half, self.q.world(*q)))
            }
            (SupportMethod::Point(p), SupportMethod::Cuboid(half)) => {
                Some(from_box(&self.q, *half, self.p.world(*p)))
            }
            _ => None,
        }
    }
}

impl PlacedPair<'_> {
    /// Returns the one to three vertices of the difference whose hull contains the point closest to the origin. It uses
    /// the formulas of `PosedPair::witness`, up to roundoff. Returns `None` if there is no formula, or if the point
    /// lies in the box.
    pub(crate) fn nearest_feature(&self) -> Option<DifferenceCorners> {
        let [p, q] = self.pair.turned();
        let turned = |feature: DifferenceCorners| feature.map(|[i, j]| [j, i]);
        match (&p.prepared.form, &q.prepared.form) {
            (SupportMethod::Point(_), SupportMethod::Segment(_)) => {
                let point = self.vertex(Side::P, 0);
                let feature = on_segment(self.ends(Side::Q), point);
                Some(feature.map(|number| [0, number]))
            }
            (SupportMethod::Segment(_), SupportMethod::Point(_)) => {
                let point = self.vertex(Side::Q, 0);
                let feature = on_segment(self.ends(Side::P), point);
                Some(feature.map(|number| [number, 0]))
            }
            (SupportMethod::Segment(_), SupportMethod::Segment(_)) => {
                Some(on_segments(self.ends(Side::P), self.ends(Side::Q)))
            }
            (SupportMethod::Cuboid(half), SupportMethod::Point(_)) => {
                on_box(p, *half, self.vertex(Side::Q, 0))
            }
            (SupportMethod::Point(_), SupportMethod::Cuboid(half)) => {
                on_box(q, *half, self.vertex(Side::P, 0)).map(turned)
            }
            _ => None,
        }
    }

    fn ends(&self, side: Side) -> [DVec3; 2] {
        [self.vertex(side, 0), self.vertex(side, 1)]
    }
}

/// Returns the ends of a segment between which its point closest to another lies: one or both.
fn on_segment([a, b]: [DVec3; 2], point: DVec3) -> Corners<usize> {
    let edge = b - a;
    let share = share((point - a).dot(edge), edge.dot(edge));
    match end(share) {
        Some(end) => Corners::of([end]),
        None => Corners::of([0, 1]),
    }
}

/// Returns the end of a segment, 0 or 1, if a fraction of the way along the segment is at or past that end.
fn end(share: f64) -> Option<usize> {
    if share <= 0.0 {
        Some(0)
    } else if share >= 1.0 {
        Some(1)
    } else {
        None
    }
}

fn on_segments(p: [DVec3; 2], q: [DVec3; 2]) -> DifferenceCorners {
    let (s, t) = shares(p, q);
    match (end(s), end(t)) {
        (Some(i), Some(j)) => Corners::of([[i, j]]),
        (Some(i), None) => Corners::of([[i, 0], [i, 1]]),
        (None, Some(j)) => Corners::of([[0, j], [1, j]]),
        (None, None) => {
            let number = |x: bool, y: bool| [usize::from(x), usize::from(y)];
            let [a, b, c, _] = around(2.0 * s - 1.0, 2.0 * t - 1.0, number);
            Corners::of([a, b, c])
        }
    }
}

/// Returns the corners of a box whose hull contains its point closest to a point outside.
fn on_box(shape: &Turned<'_>, half: DVec3, point: DVec3) -> Option<DifferenceCorners> {
    if shape.prepared.dimension != Dimension::Three {
        return None;
    }
    let offset = point - shape.pose().position;
    // A box without an extent along an axis is skipped on that axis.
    let shares = [0, 1, 2].map(|axis| shape.axes[axis].dot(offset) / (half[axis] * half[axis]));
    corners_near(shares).map(|corners| corners.map(|number| [number, 0]))
}

#[inline]
fn ends(shape: &Turned<'_>, ends: [DVec3; 2]) -> [DVec3; 2] {
    ends.map(|end| shape.world(end))
}

/// Returns the fraction of the way along an edge at which the foot lies, from its product with the edge and the edge's
/// square.
#[inline]
fn share(along: f64, squared: f64) -> f64 {
    if squared > 0.0 { (along / squared).clamp(0.0, 1.0) } else { 0.0 }
}

/// Returns the vector from the closest point of a segment to a point.
#[inline]
fn from_segment([a, b]: [DVec3; 2], point: DVec3) -> DVec3 {
    let (edge, offset) = (b - a, point - a);
    offset - edge * share(offset.dot(edge), edge.dot(edge))
}

/// Returns the vector from the closest point of the second segment to that of the first.
#[inline]
fn between_segments([a, b]: [DVec3; 2], [c, d]: [DVec3; 2]) -> DVec3 {
    let (s, t) = shares([a, b], [c, d]);
    a - c + (b - a) * s - (d - c) * t
}

/// Returns the positions at which two segments are closest to each other, each as a fraction of its segment.
#[inline]
fn shares([a, b]: [DVec3; 2], [c, d]: [DVec3; 2]) -> (f64, f64) {
    let (p, q, offset) = (b - a, d - c, a - c);
    let (pp, qq, pq) = (p.dot(p), q.dot(q), p.dot(q));
    let (on_p, on_q) = (p.dot(offset), q.dot(offset));
    // First the point on the lines, then its foot on Q, clamped, and then the foot of that point on P.
    let s = share(pq * on_q - on_p * qq, pp * qq - pq * pq);
    let along = pq * s + on_q;
    let t = share(along, qq);
    let s = if (0.0..=qq).contains(&along) { s } else { share(t * pq - on_p, pp) };
    (s, t)
}

/// Returns the vector from the closest point of a box to a point.
#[inline]
fn from_box(shape: &Turned<'_>, half: DVec3, point: DVec3) -> DVec3 {
    let offset = point - shape.pose().position;
    let mut from = offset;
    for (axis, half) in shape.axes.iter().zip(half.to_array()) {
        // The axis has the length `half`: the product with it, over its square, is the share of the way to the face.
        let along = offset.dot(*axis);
        let squared = half * half;
        let share = if squared > 0.0 { (along / squared).clamp(-1.0, 1.0) } else { 0.0 };
        from -= *axis * share;
    }
    from
}
