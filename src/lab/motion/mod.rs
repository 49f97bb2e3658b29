//! Motion: Q moving frame by frame, and the number of support points of each frame with and without a warm start from
//! the previous frame.
//!
//! A [`Movement`] states the path of Q; a scene may keep one. A [`Journey`] is a scene with its movement; it
//! gives the scene at any frame, and its [`Record`] the counts.

mod record;

use std::f64::consts::TAU;

use glam::DVec3;
use thiserror::Error;

pub use record::{Cost, Frame, Memory, Record};

use crate::edit::transform::{self, Transform};
use crate::edit::{EditError, Selection};
use crate::geometry::{Dimension, Side, Vector as _};
use crate::gjk::{Algorithm, Settings};
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
    /// point where they separate, and back.
    pub fn across(scene: &Scene) -> Self {
        let [p, q] = scene.bodies.each_ref();
        let (of_p, of_q) = (p.center(), q.center());
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
    fn place(&self, from: DVec3, share: f64) -> DVec3 {
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

/// A scene with a moving Q.
#[derive(Clone, Debug, PartialEq)]
pub struct Journey {
    scene: Scene,
    movement: Movement,
}

impl Journey {
    /// Creates the journey of the Q of a scene.
    ///
    /// # Errors
    /// See [`MotionError`]. This includes a check that Q fits at every waypoint.
    pub fn new(scene: &Scene, movement: &Movement) -> Result<Self, MotionError> {
        movement.check(scene.dimension)?;
        let journey = Self { scene: scene.clone(), movement: movement.clone() };
        let from = journey.start();
        for waypoint in &movement.waypoints {
            journey.moved(*waypoint - from, 0.0)?;
        }
        for share in [0.125, 0.25, 0.5] {
            // If Q turns about a center far from its local origin, that origin swings around.
            journey.moved(DVec3::ZERO, share * TAU)?;
        }
        Ok(journey)
    }

    /// Returns the number of frames.
    pub const fn frames(&self) -> usize {
        self.movement.frames
    }

    /// Returns the scene with Q at rest.
    pub const fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Returns the movement of Q.
    pub const fn movement(&self) -> &Movement {
        &self.movement
    }

    /// Returns whether the journey was made from this scene and this movement.
    pub fn is_of(&self, scene: &Scene, movement: &Movement) -> bool {
        self.movement == *movement && self.scene == *scene
    }

    /// Returns the algorithm whose support points are counted: that of the scene if it starts warm,
    /// otherwise `robust`.
    pub fn solver(&self) -> Algorithm {
        let algorithm = self.scene.query.algorithm;
        if algorithm.starts_warm() { algorithm } else { Algorithm::Robust }
    }

    /// Returns the scene with Q at its position in a frame (clamped to the last). At frame 0, and at the end
    /// of a return without a turn, that is the scene itself.
    ///
    /// # Errors
    /// Q would be out of bounds there.
    pub fn scene_at(&self, frame: usize) -> Result<Scene, EditError> {
        let last = self.movement.frames.saturating_sub(1).max(1);
        let share = frame.min(last) as f64 / last as f64;
        let from = self.start();
        self.moved(self.movement.place(from, share) - from, share * self.movement.turns * TAU)
    }

    /// Returns the center of Q at a frame.
    pub fn place_at(&self, frame: usize) -> DVec3 {
        let last = self.movement.frames.saturating_sub(1).max(1);
        self.movement.place(self.start(), frame.min(last) as f64 / last as f64)
    }

    fn start(&self) -> DVec3 {
        self.scene.bodies[Side::Q].center()
    }

    fn moved(&self, by: DVec3, angle: f64) -> Result<Scene, EditError> {
        let q = Selection::body(Side::Q);
        let axis = match self.scene.dimension {
            Dimension::Two => DVec3::Z,
            Dimension::Three => self.movement.axis,
        };
        if angle == 0.0 {
            return transform::apply(&self.scene, &q, DVec3::ZERO, Transform::Move(by));
        }
        let turned = transform::apply(&self.scene, &q, self.start(), Transform::Rotate { axis, angle })?;
        transform::apply(&turned, &q, DVec3::ZERO, Transform::Move(by))
    }

    /// The settings of the counted queries.
    fn settings(&self) -> Settings {
        Settings { algorithm: self.solver(), epa: false, ..self.scene.query.sound() }
    }
}

/// A point with about as many digits as a person would type for something of this size.
fn readable(point: DVec3, size: f64) -> DVec3 {
    /// The resolution, as a fraction of the size; finer steps are not visible.
    const GRAIN: f64 = 0.01;
    let exponent = (GRAIN * size).log10().floor();
    let decimals = if exponent < 0.0 { (-exponent).min(12.0) } else { 0.0 };
    let per_unit = 10.0_f64.powf(decimals);
    let rounded = (point * per_unit).round() / per_unit;
    if rounded.is_finite() { rounded + 0.0 } else { point }
}
