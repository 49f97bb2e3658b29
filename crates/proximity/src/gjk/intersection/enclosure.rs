//! The proof of an overlap: the origin lies inside a simplex of points of P ⊖ Q, by more than roundoff.

use glam::DVec3;

use super::corners::{SearchCorners, greater};
use crate::geometry::roundoff::{AREA, AREA_PER_ERROR, UNDERFLOW, VOLUME, VOLUME_PER_ERROR};
use crate::geometry::{Dimension, SupportErrors};

/// Returns whether the simplex has the origin inside: the volumes (in 2D areas) that it spans with the sides have one
/// sign, each by more than its roundoff.
pub(super) fn is_proved(dimension: Dimension, errors: &SupportErrors, corners: &SearchCorners) -> bool {
    let [a, b, c, d] = corners.points();
    let volume = |a: DVec3, b: DVec3, c: DVec3| (b - a).cross(c - a).dot(a);
    match (dimension, corners.len) {
        (Dimension::Two, 3) => {
            let area = |a: DVec3, b: DVec3| (b - a).perp_dot_plane(a);
            let areas = [area(a, b), area(b, c), area(c, a)];
            is_clear(&areas, bound_in_plane(errors, [a, b, c]))
        }
        (Dimension::Three, 4) => {
            let volumes = [volume(a, b, c), volume(a, c, d), volume(a, d, b), volume(b, d, c)];
            is_clear(&volumes, bound(errors, [a, b, c, d]))
        }
        _ => false,
    }
}

/// Returns a bound on the roundoff of a volume that the origin spans with three of these points.
#[inline]
pub(super) fn bound(errors: &SupportErrors, points: [DVec3; 4]) -> f64 {
    let size = largest(&points);
    (VOLUME * size + VOLUME_PER_ERROR * errors.coordinate) * size * size + UNDERFLOW
}

/// Returns a bound on the roundoff of an area that the origin spans with two of these points.
#[inline]
pub(super) fn bound_in_plane(errors: &SupportErrors, points: [DVec3; 3]) -> f64 {
    let size = largest(&points);
    (AREA * size + AREA_PER_ERROR * errors.coordinate) * size + UNDERFLOW
}

#[inline]
fn largest(points: &[DVec3]) -> f64 {
    points.iter().fold(DVec3::ZERO, |most, point| greater(most, point.abs())).max_element()
}

#[inline]
fn is_clear(values: &[f64], bound: f64) -> bool {
    values.iter().all(|value| *value > bound) || values.iter().all(|value| *value < -bound)
}

/// Products of vectors in the plane.
pub(super) trait InPlane {
    /// Returns the z component of the vector product.
    fn perp_dot_plane(self, other: Self) -> f64;
}

impl InPlane for DVec3 {
    #[inline]
    fn perp_dot_plane(self, other: Self) -> f64 {
        self.x * other.y - self.y * other.x
    }
}
