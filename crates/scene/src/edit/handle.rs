//! The intersection of a line of sight with a handle: along an axis, on a plane, or around a ring. This turns a drag in
//! the window into a change in the world.

use std::f64::consts::TAU;

use glam::DVec3;

use super::selection::Selection;
use crate::geometry::Side;
use crate::scene::Scene;

/// Squared sine of the angle, about 2°, below which a line of sight and an axis count as parallel: the nearest point of
/// the axis would jump by far more than the pointer moves.
const PARALLEL: f64 = 1e-3;

/// Minimum cosine of the angle between a line of sight and the normal of a plane. Below it, the plane is seen edge-on.
const EDGE_ON: f64 = 0.02;

/// A line of sight: a point on it, and its direction away from the eye, of length one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ray {
    /// A point on the line: the eye, in a perspective view.
    pub origin: DVec3,
    /// The unit direction away from the eye.
    pub direction: DVec3,
}

impl Ray {
    /// Returns the coordinate, along an axis through `pivot` (a unit vector), of the point nearest to the
    /// line of sight, in scene units. Returns `None` if the two are so nearly parallel that the point is
    /// ill-defined.
    pub fn along(self, pivot: DVec3, axis: DVec3) -> Option<f64> {
        let across = axis.cross(self.direction).length_squared();
        let offset = pivot - self.origin;
        let both = axis.dot(self.direction);
        let along = (both * self.direction.dot(offset) - axis.dot(offset)) / across;
        (across > PARALLEL && along.is_finite()).then_some(along)
    }

    /// Returns the intersection of the line of sight with the plane through `pivot` and perpendicular to
    /// `normal` (a unit vector). Returns `None` if the plane is seen edge-on.
    pub fn across(self, pivot: DVec3, normal: DVec3) -> Option<DVec3> {
        let toward = normal.dot(self.direction);
        let place = self.origin + self.direction * (normal.dot(pivot - self.origin) / toward);
        (toward.abs() > EDGE_ON && place.is_finite()).then_some(place)
    }

    /// Returns the angle in radians, counterclockwise about `axis` (a unit vector), from `reference` to the
    /// intersection of the line of sight with the plane perpendicular to the axis. Returns `None` if that
    /// plane is seen edge-on, or at the pivot itself.
    pub fn around(self, pivot: DVec3, axis: DVec3, reference: DVec3) -> Option<f64> {
        let arm = self.across(pivot, axis)? - pivot;
        (arm.length_squared() > 0.0).then(|| libm::atan2(axis.dot(reference.cross(arm)), reference.dot(arm)))
    }
}

/// Adds to `angle` the number of full turns that brings it nearest to `before`, so that a drag around a ring can go
/// past half a turn. Angles are in radians.
pub fn unwound(angle: f64, before: f64) -> f64 {
    angle + TAU * ((before - angle) / TAU).round()
}

/// Returns the point that snaps to a grid: the position of a body, the vertex if only one is selected, and
/// otherwise the center of the selection.
pub fn anchor(scene: &Scene, selection: &Selection) -> Option<DVec3> {
    let position = |side: Side| scene.bodies[side].pose().position;
    selection.single_body().map(position).or_else(|| selection.middle(scene))
}

#[cfg(test)]
mod tests {
    use std::f64::consts::{FRAC_PI_2, PI};

    use glam::DVec3;

    use super::{Ray, unwound};

    fn ray(origin: [f64; 3], toward: [f64; 3]) -> Ray {
        let origin = DVec3::from_array(origin);
        Ray { origin, direction: (DVec3::from_array(toward) - origin).normalize() }
    }

    #[test]
    fn a_line_of_sight_that_meets_an_axis_names_the_place() {
        // From the eye (3, −4, 5) through (2, 0, 0), a point of the x axis.
        let along = ray([3.0, -4.0, 5.0], [2.0, 0.0, 0.0]).along(DVec3::ZERO, DVec3::X);
        assert!((along.unwrap() - 2.0).abs() < 1e-12);
        // Through (0, 0, −1.5), measured from (0, 0, 1).
        let along = ray([3.0, -4.0, 5.0], [0.0, 0.0, -1.5]).along(DVec3::Z, DVec3::Z);
        assert!((along.unwrap() + 2.5).abs() < 1e-12);
    }

    #[test]
    fn a_line_of_sight_that_passes_an_axis_names_the_nearest_place() {
        // Straight down at (4, 7): on the x axis that is 4, on the y axis 7.
        let down = ray([4.0, 7.0, 9.0], [4.0, 7.0, 0.0]);
        assert_eq!(down.along(DVec3::ZERO, DVec3::X), Some(4.0));
        assert_eq!(down.along(DVec3::ZERO, DVec3::Y), Some(7.0));
    }

    #[test]
    fn along_the_line_of_sight_nothing_is_meant() {
        let down = ray([4.0, 7.0, 9.0], [4.0, 7.0, 0.0]);
        assert_eq!(down.along(DVec3::ZERO, DVec3::Z), None);
        // One degree off: sin² = 3e-4.
        let nearly = DVec3::new(libm::sin(1.0_f64.to_radians()), 0.0, libm::cos(1.0_f64.to_radians()));
        assert_eq!(down.along(DVec3::ZERO, nearly), None);
        assert_eq!(down.across(DVec3::ZERO, DVec3::X), None);
        assert_eq!(down.across(DVec3::ZERO, DVec3::Z), Some(DVec3::new(4.0, 7.0, 0.0)));
    }

    #[test]
    fn angles_are_counter_clockwise_about_the_axis() {
        let at = |x: f64, y: f64| ray([x, y, 9.0], [x, y, 0.0]);
        let quarter = at(0.0, 2.0).around(DVec3::ZERO, DVec3::Z, DVec3::X).unwrap();
        assert!((quarter - FRAC_PI_2).abs() < 1e-15);
        let from_below = at(0.0, 2.0).around(DVec3::ZERO, DVec3::NEG_Z, DVec3::X).unwrap();
        assert!((from_below + FRAC_PI_2).abs() < 1e-15);
        assert_eq!(at(0.0, 0.0).around(DVec3::ZERO, DVec3::Z, DVec3::X), None);
    }

    #[test]
    fn a_drag_goes_on_past_half_a_turn() {
        // From 170° on to −170°, which is 190°.
        let before = 170.0_f64.to_radians();
        assert!((unwound(-before, before) - 190.0_f64.to_radians()).abs() < 1e-12);
        assert_eq!(unwound(0.1, 0.2), 0.1);
        assert!((unwound(0.0, 4.0 * PI) - 4.0 * PI).abs() < 1e-12);
    }
}
