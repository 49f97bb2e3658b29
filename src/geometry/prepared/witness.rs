//! Nearest points of simple cores by closed form: points, segments, and a box beside a point.

use glam::DVec3;

use super::pair::PosedPair;
use super::posed::{Posed, Turned};
use super::shape::Form;

impl Posed<'_> {
    /// Whether there is a formula for the nearest points of these cores: points, segments, and a box beside a point.
    #[inline]
    pub(crate) const fn has_formula_with(&self, other: &Self) -> bool {
        matches!(
            (&self.prepared.form, &other.prepared.form),
            (Form::Point(_) | Form::Segment(_), Form::Point(_) | Form::Segment(_))
                | (Form::Cuboid(_), Form::Point(_))
                | (Form::Point(_), Form::Cuboid(_))
        )
    }
}

impl PosedPair<'_> {
    /// A vector from a point of the core of Q to a point of the core of P that lie as near to each other as roundoff
    /// allows, where there is a formula for it: between points and segments, and between a point and a box. It is the
    /// difference of two points of the cores to within [`Self::error`] in any case, so that it bounds their distance
    /// from above.
    ///
    /// C. Ericson, *Real-Time Collision Detection*, 2005, sections 5.1.2, 5.1.3 and 5.1.9.
    #[inline]
    pub(crate) fn witness(&self) -> Option<DVec3> {
        match (&self.p.prepared.form, &self.q.prepared.form) {
            (Form::Point(p), Form::Point(q)) => Some(self.p.world(*p) - self.q.world(*q)),
            (Form::Point(p), Form::Segment(q)) => Some(from_segment(ends(&self.q, *q), self.p.world(*p))),
            (Form::Segment(p), Form::Point(q)) => Some(-from_segment(ends(&self.p, *p), self.q.world(*q))),
            (Form::Segment(p), Form::Segment(q)) => {
                Some(between_segments(ends(&self.p, *p), ends(&self.q, *q)))
            }
            (Form::Cuboid(half), Form::Point(q)) => Some(-from_box(&self.p, *half, self.q.world(*q))),
            (Form::Point(p), Form::Cuboid(half)) => Some(from_box(&self.q, *half, self.p.world(*p))),
            _ => None,
        }
    }
}

#[inline]
fn ends(shape: &Turned<'_>, ends: [DVec3; 2]) -> [DVec3; 2] {
    ends.map(|end| shape.world(end))
}

/// The share of the way along an edge at which the foot lies, from its product with the edge and the edge's square.
#[inline]
fn share(along: f64, squared: f64) -> f64 {
    if squared > 0.0 { (along / squared).clamp(0.0, 1.0) } else { 0.0 }
}

/// From the nearest point of a segment to a point.
#[inline]
fn from_segment([a, b]: [DVec3; 2], point: DVec3) -> DVec3 {
    let (edge, offset) = (b - a, point - a);
    offset - edge * share(offset.dot(edge), edge.dot(edge))
}

/// From the nearest point of the second segment to that of the first.
#[inline]
fn between_segments([a, b]: [DVec3; 2], [c, d]: [DVec3; 2]) -> DVec3 {
    let (p, q, offset) = (b - a, d - c, a - c);
    let (pp, qq, pq) = (p.dot(p), q.dot(q), p.dot(q));
    let (on_p, on_q) = (p.dot(offset), q.dot(offset));
    // On the lines, then the foot on Q of that, then the foot on P of what is left of Q.
    let s = share(pq * on_q - on_p * qq, pp * qq - pq * pq);
    let along = pq * s + on_q;
    let t = share(along, qq);
    let s = if (0.0..=qq).contains(&along) { s } else { share(t * pq - on_p, pp) };
    offset + p * s - q * t
}

/// From the nearest point of a box to a point.
#[inline]
fn from_box(shape: &Turned<'_>, half: DVec3, point: DVec3) -> DVec3 {
    let offset = point - shape.pose().position;
    let mut from = offset;
    for (axis, half) in shape.axes.iter().zip(half.to_array()) {
        // The axis has the length `half`: the product with it, by its square, is the share of the way to the face.
        let along = offset.dot(*axis);
        let squared = half * half;
        let share = if squared > 0.0 { (along / squared).clamp(-1.0, 1.0) } else { 0.0 };
        from -= *axis * share;
    }
    from
}
