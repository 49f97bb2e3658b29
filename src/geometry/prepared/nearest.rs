//! The points of a core that are nearest to another point, by formula, and what two cores come to by them.

use glam::{DVec2, DVec3};

use super::pair::PosedPair;
use super::posed::Turned;
use super::shape::Form;
use crate::geometry::measurement::WitnessPoints;

/// About how two cores are nearest to each other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Approach {
    /// From P to Q.
    pub(crate) direction: DVec3,
    /// Points of the cores that are so.
    pub(crate) points: Option<WitnessPoints>,
}

impl PosedPair<'_> {
    /// Two points go to and fro so many times: by turns each is the nearest of its core to the other, at first to the middle. Where there
    /// is no formula for that, it stays there.
    ///
    /// W. Cheney, A. A. Goldstein, *Proximity maps for convex sets*, 1959, on what the points come to.
    #[inline]
    pub(crate) fn approach(&self, turns: usize) -> Approach {
        if !self.p.has_nearest() && !self.q.has_nearest() {
            return Approach { direction: -self.between_centers(), points: None };
        }
        let (mut on_p, mut on_q) = (self.p.center(), self.q.center());
        for _ in 0..turns {
            on_q = self.q.nearest(on_p).unwrap_or(on_q);
            on_p = self.p.nearest(on_q).unwrap_or(on_p);
        }
        let are_inside = self.p.holds_its_middle() && self.q.holds_its_middle();
        Approach { direction: on_q - on_p, points: are_inside.then_some(WitnessPoints { on_p, on_q }) }
    }

    /// A point of each core, and the nearest one of the other: of the two given here the one whose nearest is nearer; none where
    /// there is no formula for it.
    pub(crate) fn nearest_to_either(&self, points: WitnessPoints) -> Option<WitnessPoints> {
        let WitnessPoints { on_p, on_q } = points;
        let from_p = self.q.nearest(on_p).map(|on_q| WitnessPoints { on_p, on_q });
        let from_q = self.p.nearest(on_q).map(|on_p| WitnessPoints { on_p, on_q });
        let squared = |points: &WitnessPoints| points.on_p.distance_squared(points.on_q);
        [from_p, from_q].into_iter().flatten().min_by(|one, other| squared(one).total_cmp(&squared(other)))
    }
}

impl Turned<'_> {
    /// Returns whether the core has many points, and there is a formula for the one that is nearest to another one.
    #[inline]
    fn has_nearest(&self) -> bool {
        match &self.prepared.form {
            Form::Segment(_) | Form::Cuboid(_) | Form::Cylinder { .. } | Form::Cone { .. } => true,
            Form::Point(_) | Form::Hull(_) | Form::Ellipsoid(_) => false,
        }
    }

    /// That point.
    #[inline]
    fn nearest(&self, point: DVec3) -> Option<DVec3> {
        let at = self.local(point - self.pose().position);
        let local = match &self.prepared.form {
            Form::Segment(ends) => between(*ends, at),
            Form::Cuboid(half) => {
                let share = |axis: usize| share_of_axis(at, *half, axis);
                DVec3::new(share(0), share(1), share(2))
            }
            Form::Cylinder { half_height, radius } => {
                let across = at.truncate().clamp_length_max(*radius);
                across.extend(at.z.clamp(-half_height, *half_height))
            }
            Form::Cone { half_height, radius } => nearest_of_cone(*half_height, *radius, at),
            Form::Point(_) | Form::Hull(_) | Form::Ellipsoid(_) => return None,
        };
        Some(self.world(local))
    }

    /// Returns whether the middle is a point of the core: that of a box around a hull may be beside it.
    #[inline]
    fn holds_its_middle(&self) -> bool {
        !matches!(self.prepared.form, Form::Hull(_))
    }
}

/// The share of half a side of a box at which the point of the box lies that is nearest to another one, which is given along axes that
/// reach from the middle to the faces.
#[inline]
pub(super) fn share_of_axis(along: DVec3, half: DVec3, axis: usize) -> f64 {
    let squared = half[axis] * half[axis];
    if squared > 0.0 { (along[axis] / squared).clamp(-1.0, 1.0) } else { 0.0 }
}

/// The point between two that is nearest to another one.
#[inline]
pub(super) fn between([a, b]: [DVec3; 2], point: DVec3) -> DVec3 {
    let edge = b - a;
    let ahead = (point - a).dot(edge);
    // Not where both are one.
    let share = if ahead > 0.0 { (ahead / edge.length_squared()).min(1.0) } else { 0.0 };
    a + edge * share
}

/// The point of a cone around z that is nearest to another one.
#[inline]
fn nearest_of_cone(half_height: f64, radius: f64, point: DVec3) -> DVec3 {
    let across = point.truncate();
    if point.z <= -half_height {
        return across.clamp_length_max(radius).extend(-half_height);
    }
    let length = across.length();
    // A cone without a height or without a radius has no inside.
    let is_inside = point.z < half_height && radius * (half_height - point.z) > 2.0 * half_height * length;
    if is_inside {
        return point;
    }
    // In the plane of the point and the axis; above the middle any plane will do.
    let rim = if length > 0.0 { across * (radius / length) } else { DVec2::X * radius };
    between([rim.extend(-half_height), DVec3::Z * half_height], point)
}
