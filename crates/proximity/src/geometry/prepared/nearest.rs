//! Closest points of a core to another point by formula, and approximate closest points of two cores.

use glam::{DVec2, DVec3};

use super::pair::PosedPair;
use super::shape::SupportMethod;
use super::turned::Turned;
use crate::geometry::measurement::WitnessPoints;

/// Approximate closest points of two cores, and their direction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClosestGuess {
    /// The direction from P to Q.
    pub(crate) direction: DVec3,
    /// The closest points, approximately.
    pub(crate) points: Option<WitnessPoints>,
}

impl PosedPair<'_> {
    /// Alternates between the cores this many times: each point in turn becomes the closest one of its core to the
    /// other. The first step starts from the middle. A core without a formula keeps its point.
    ///
    /// W. Cheney, A. A. Goldstein, *Proximity maps for convex sets*, 1959, on the limit of the points.
    #[inline]
    pub(crate) fn approach(&self, turns: usize) -> ClosestGuess {
        if !self.p.has_nearest() && !self.q.has_nearest() {
            return ClosestGuess { direction: -self.between_centers(), points: None };
        }
        let (mut on_p, mut on_q) = (self.p.center(), self.q.center());
        for _ in 0..turns {
            on_q = self.q.nearest(on_p).unwrap_or(on_q);
            on_p = self.p.nearest(on_q).unwrap_or(on_p);
        }
        let are_inside = self.p.holds_its_middle() && self.q.holds_its_middle();
        ClosestGuess { direction: on_q - on_p, points: are_inside.then_some(WitnessPoints { on_p, on_q }) }
    }

    /// Pairs each of the two given points with the closest point of the other core, and returns the nearer pair.
    /// Returns `None` if there is no formula for it.
    pub(crate) fn nearest_to_either(&self, points: WitnessPoints) -> Option<WitnessPoints> {
        let WitnessPoints { on_p, on_q } = points;
        let from_p = self.q.nearest(on_p).map(|on_q| WitnessPoints { on_p, on_q });
        let from_q = self.p.nearest(on_q).map(|on_p| WitnessPoints { on_p, on_q });
        let squared = |points: &WitnessPoints| points.on_p.distance_squared(points.on_q);
        [from_p, from_q].into_iter().flatten().min_by(|one, other| squared(one).total_cmp(&squared(other)))
    }
}

impl Turned<'_> {
    /// Returns whether the core has many points, and a formula for its point closest to another point.
    #[inline]
    fn has_nearest(&self) -> bool {
        match &self.prepared.form {
            SupportMethod::Segment(_)
            | SupportMethod::Cuboid(_)
            | SupportMethod::Cylinder { .. }
            | SupportMethod::Cone { .. } => true,
            SupportMethod::Point(_) | SupportMethod::Hull(_) | SupportMethod::Ellipsoid(_) => false,
        }
    }

    /// Returns the point of the core closest to another point.
    #[inline]
    fn nearest(&self, point: DVec3) -> Option<DVec3> {
        let at = self.local(point - self.pose().position);
        let local = match &self.prepared.form {
            SupportMethod::Segment(ends) => between(*ends, at),
            SupportMethod::Cuboid(half) => {
                let share = |axis: usize| share_of_axis(at, *half, axis);
                DVec3::new(share(0), share(1), share(2))
            }
            SupportMethod::Cylinder { half_height, radius } => {
                let across = at.truncate().clamp_length_max(*radius);
                across.extend(at.z.clamp(-half_height, *half_height))
            }
            SupportMethod::Cone { half_height, radius } => nearest_of_cone(*half_height, *radius, at),
            SupportMethod::Point(_) | SupportMethod::Hull(_) | SupportMethod::Ellipsoid(_) => return None,
        };
        Some(self.world(local))
    }

    /// Returns whether the middle is a point of the core. The middle of a box around a hull may not be.
    #[inline]
    fn holds_its_middle(&self) -> bool {
        !matches!(self.prepared.form, SupportMethod::Hull(_))
    }
}

/// Returns the position of the point of a box closest to another point, as a fraction of half a side. The other point
/// is given along axes from the middle to the faces.
#[inline]
pub(super) fn share_of_axis(along: DVec3, half: DVec3, axis: usize) -> f64 {
    let squared = half[axis] * half[axis];
    if squared > 0.0 { (along[axis] / squared).clamp(-1.0, 1.0) } else { 0.0 }
}

/// Returns the point between two that is closest to another one.
#[inline]
pub(super) fn between([a, b]: [DVec3; 2], point: DVec3) -> DVec3 {
    let edge = b - a;
    let ahead = (point - a).dot(edge);
    // Avoids the division if both ends are equal.
    let share = if ahead > 0.0 { (ahead / edge.length_squared()).min(1.0) } else { 0.0 };
    a + edge * share
}

/// Returns the point of a cone around z that is closest to another point.
#[inline]
fn nearest_of_cone(half_height: f64, radius: f64, point: DVec3) -> DVec3 {
    let across = point.truncate();
    if point.z <= -half_height {
        return across.clamp_length_max(radius).extend(-half_height);
    }
    let length = across.length();
    // A cone without a height or without a radius has no interior.
    let is_inside = point.z < half_height && radius * (half_height - point.z) > 2.0 * half_height * length;
    if is_inside {
        return point;
    }
    // The rim point in the plane of the point and the axis; any plane will do for a point on the axis.
    let rim = if length > 0.0 { across * (radius / length) } else { DVec2::X * radius };
    between([rim.extend(-half_height), DVec3::Z * half_height], point)
}
