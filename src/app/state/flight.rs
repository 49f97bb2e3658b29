//! The animated turn of a camera toward a viewing direction.

use std::f64::consts::{PI, TAU};

use glam::DVec3;

use crate::figure::Camera;
use crate::scene::Projection;

/// The duration of the animation, in seconds.
const SECONDS: f64 = 0.45;

/// A current camera animation. Angles are in radians: yaw and pitch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Flight {
    from: [f64; 2],
    to: [f64; 2],
    /// The start time, in seconds since the start of the program.
    since: f64,
}

impl Flight {
    /// Makes a camera look along `direction` or the opposite, whichever is nearer to its current direction,
    /// with an orthographic projection, in which region borders parallel to the view project to lines.
    /// Returns `None` without animation, when the camera has turned at once.
    pub(crate) fn begin(camera: &mut Camera, direction: DVec3, now: f64, animated: bool) -> Option<Self> {
        camera.projection = Projection::Orthographic;
        let direction = if direction.dot(-camera.back()) < 0.0 { -direction } else { direction };
        let mut there = *camera;
        there.look_along(direction);
        if !animated {
            *camera = there;
            return None;
        }
        // The shorter way around, in −π to π.
        let turn = (there.yaw - camera.yaw + PI).rem_euclid(TAU) - PI;
        Some(Self { from: [camera.yaw, camera.pitch], to: [camera.yaw + turn, there.pitch], since: now })
    }

    /// Turns the camera to its orientation at time `now`. Returns whether the animation is still running.
    pub(crate) fn advance(&self, camera: &mut Camera, now: f64) -> bool {
        let part = ((now - self.since) / SECONDS).clamp(0.0, 1.0);
        // Eases in and out (smoothstep).
        let part = part * part * (3.0 - 2.0 * part);
        let [yaw, pitch] = [0, 1].map(|axis| self.from[axis] + (self.to[axis] - self.from[axis]) * part);
        camera.yaw = yaw.rem_euclid(TAU);
        camera.pitch = pitch;
        part < 1.0
    }
}

#[cfg(test)]
mod tests {
    use glam::DVec3;

    use super::{Camera, Flight, Projection, SECONDS};

    /// Checks that with and without animation, the camera ends in the same orientation.
    #[test]
    fn a_flight_ends_where_a_jump_does() {
        for direction in [DVec3::new(1.0, 2.0, -0.5), DVec3::NEG_Z, DVec3::new(-3.0, 0.1, 0.0)] {
            let (mut jumped, mut flown) = (Camera::default(), Camera::default());
            assert_eq!(Flight::begin(&mut jumped, direction, 7.0, false), None);
            let flight = Flight::begin(&mut flown, direction, 7.0, true).unwrap();
            assert!(flight.advance(&mut flown, 7.0 + 0.5 * SECONDS), "half way");
            assert!(!flight.advance(&mut flown, 7.0 + SECONDS), "there");
            assert!(jumped.back().distance(flown.back()) < 1e-12);
            assert_eq!(jumped.projection, Projection::Orthographic);
            assert!(jumped.back().cross(direction).length() < 1e-9 * direction.length());
        }
    }
}
