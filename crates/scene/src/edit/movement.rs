//! The path of Q in MOTION: the default, its limits, and the center of Q along it.

use glam::DVec3;
use thiserror::Error;

use crate::edit::EditError;
use crate::geometry::{Dimension, Vector as _};
use crate::message::text;
use crate::scene::{Movement, Scene};

/// The reason why Q cannot follow a movement.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum MotionError {
    /// Too few or too many frames.
    #[error("{}", text!(
        "laboratory-bad-frames"; least = Movement::MIN_FRAMES, most = Movement::MAX_FRAMES, found = found.to_string(),
    ))]
    Frames {
        /// The requested number of frames.
        found: usize,
    },
    /// Too many waypoints.
    #[error("{}", text!("laboratory-bad-waypoints"; most = Movement::MAX_WAYPOINTS, found = found))]
    Waypoints {
        /// The number of waypoints.
        found: usize,
    },
    /// Too many turns, or NaN.
    #[error("{}", text!("laboratory-bad-turns"; most = Movement::MAX_TURNS, found = found))]
    Turns {
        /// The requested number of turns.
        found: f64,
    },
    /// The zero vector as an axis.
    #[error("{}", text!("laboratory-no-axis"))]
    Axis,
    /// A movement that does not move Q.
    #[error("{}", text!("laboratory-still"))]
    Still,
    /// A point of the path at which Q would be out of bounds.
    #[error("{}", text!("laboratory-bad-place"; error = .0.to_string()))]
    Place(#[from] EditError),
    /// A frame in which Q would be out of bounds, although each waypoint and the turn alone are valid.
    #[error("{}", text!("laboratory-bad-frame"; number = number.to_string(), error = source.to_string()))]
    Frame {
        /// The first frame with this problem, from 1.
        number: usize,
        /// The reason.
        source: EditError,
    },
}

impl Movement {
    /// Returns the movement that a scene keeps, or else the default movement across P.
    pub fn of(scene: &Scene) -> Self {
        scene.motion.clone().unwrap_or_else(|| Self::across(scene))
    }

    /// Creates an instructive movement: from the position of Q across P to the other side, slightly past the
    /// point where they separate, and back. The translation of a cast is followed as it is.
    pub fn across(scene: &Scene) -> Self {
        let [p, q] = scene.bodies.each_ref();
        let (of_p, of_q) = (p.center(), q.center());
        if let Some(cast) = &scene.cast {
            let frames = (cast.frames + 1).clamp(Self::MIN_FRAMES, Self::MAX_FRAMES);
            return Self { waypoints: vec![of_q + cast.translation], frames, ..Self::default() };
        }
        let line = of_p - of_q;
        let onwards = if line == DVec3::ZERO { DVec3::X } else { line.unit() };
        // The support value of P from its center along the movement, and of Q from its center opposite to it.
        let reach_of_p = (p.convex().support(onwards).0 - of_p).dot(onwards);
        let reach_of_q = (of_q - q.convex().support(-onwards).0).dot(onwards);
        let both = reach_of_p + reach_of_q;
        let clear = if both > 0.0 { 1.25 * both } else { 1.0 };
        let goal = of_p + onwards * clear;
        Self { waypoints: vec![readable(goal, clear)], returns: true, ..Self::default() }
    }

    /// Refuses a movement that is invalid in every scene.
    ///
    /// # Errors
    /// All of [`MotionError`] except [`MotionError::Place`].
    pub fn check(&self, dimension: Dimension) -> Result<(), MotionError> {
        let Self { ref waypoints, axis, turns, frames, .. } = *self;
        if !(Self::MIN_FRAMES..=Self::MAX_FRAMES).contains(&frames) {
            return Err(MotionError::Frames { found: frames });
        }
        if waypoints.len() > Self::MAX_WAYPOINTS {
            return Err(MotionError::Waypoints { found: waypoints.len() });
        }
        if turns.is_nan() || turns.abs() > Self::MAX_TURNS {
            return Err(MotionError::Turns { found: turns });
        }
        if turns != 0.0 && dimension == Dimension::Three && (axis == DVec3::ZERO || !axis.is_finite()) {
            return Err(MotionError::Axis);
        }
        if turns == 0.0 && waypoints.is_empty() { Err(MotionError::Still) } else { Ok(()) }
    }

    /// The center after a fraction of the motion from 0 to 1, if it started at `from`.
    pub fn place(&self, from: DVec3, share: f64) -> DVec3 {
        let share = match self.returns {
            true if share > 0.5 => 2.0 * (1.0 - share),
            true => 2.0 * share,
            false => share,
        };
        let stations = std::iter::once(from).chain(self.waypoints.iter().copied());
        let legs: Vec<[DVec3; 2]> = stations.zip(&self.waypoints).map(|(start, end)| [start, *end]).collect();
        let length = |[start, end]: &[DVec3; 2]| (*end - *start).length();
        let mut left = share * legs.iter().map(length).sum::<f64>();
        for leg in &legs {
            let its_length = length(leg);
            if left < its_length {
                let [start, end] = *leg;
                return start + (end - start) * (left / its_length);
            }
            left -= its_length;
        }
        self.waypoints.last().copied().unwrap_or(from)
    }
}

/// A point with about as many digits as a person would type for something of this size.
fn readable(point: DVec3, size: f64) -> DVec3 {
    /// The resolution, as a fraction of the size; finer steps are not visible.
    const GRAIN: f64 = 0.01;
    let exponent = libm::log10(GRAIN * size).floor();
    let decimals = if exponent < 0.0 { (-exponent).min(12.0) } else { 0.0 };
    let per_unit = libm::exp10(decimals);
    let rounded = (point * per_unit).round() / per_unit;
    if rounded.is_finite() { rounded + 0.0 } else { point }
}
