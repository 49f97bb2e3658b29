//! The minimum translation through a triangle of the placed difference.

use glam::DVec3;

use crate::epa::UntracedDepth;
use crate::geometry::exact::{BoundedReal, RealVector};
use crate::geometry::{Vector as _, WitnessPoints};

/// A triangle of the placed difference.
pub(super) struct PlacedTriangle {
    /// The corners by their vertex pairs.
    pub(super) corners: [[DVec3; 2]; 3],
    pub(super) normal: RealVector,
    /// Maximum difference between the depth and the distance of its plane.
    pub(super) slack: f64,
}

impl PlacedTriangle {
    /// Returns the depth, if the normal lies within a circle around that of the boxes, and all other vertices are
    /// behind the plane.
    pub(super) fn depth(
        &self,
        about: DVec3,
        circle: f64,
        are_behind: impl FnOnce(DVec3) -> bool,
    ) -> Option<UntracedDepth> {
        let points = self.corners.map(|[on_p, on_q]| RealVector::difference(on_p, on_q));
        let level = self.normal.dot(points[0]);
        let inwards = level.sign()? < 0;
        let depth = BoundedReal::root_of_quotient(level.squared(), self.normal.dot(self.normal))
            .with_slack(self.slack);
        let approx = self.normal.approx().unit();
        let normal = if inwards { -approx } else { approx };
        let is_near = normal.dot(about) > 0.0 && normal.cross(about).length() < 0.5 * circle;
        if !(is_near && are_behind(normal)) {
            return None;
        }
        let cores = witness_points(&self.corners, points.map(RealVector::approx), normal * depth.approx());
        let found = UntracedDepth { depth, normal, cores };
        found.has_foot().then_some(found)
    }
}

/// Returns the means of the vertex pairs whose difference is the foot.
fn witness_points(corners: &[[DVec3; 2]; 3], points: [DVec3; 3], foot: DVec3) -> WitnessPoints {
    let [a, b, c] = points.map(|point| point - foot);
    let normal = (b - a).cross(c - a);
    let parts = [b.cross(c), c.cross(a), a.cross(b)].map(|part| part.dot(normal));
    let total: f64 = parts.iter().sum();
    let mut found = WitnessPoints { on_p: DVec3::ZERO, on_q: DVec3::ZERO };
    for ([on_p, on_q], part) in corners.iter().zip(parts) {
        found.on_p += *on_p * (part / total);
        found.on_q += *on_q * (part / total);
    }
    found
}
