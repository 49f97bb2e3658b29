//! Motion: Q on its way, frame by frame, and how many support points each frame takes with and without what the frame
//! before it left.
//!
//! A [`Movement`] says where Q goes; a scene may keep one. A [`Journey`] is a scene with its movement; it gives the scene at any frame, and its
//! [`Record`] the counts.

mod record;

use std::f64::consts::TAU;

use glam::DVec3;
use thiserror::Error;

pub use record::{Cost, Frame, Memory, Record};

use crate::edit::transform::{self, Transform};
use crate::edit::{EditError, Selection};
use crate::geometry::{Dimension, Side, Vector as _};
use crate::gjk::{Algorithm, Settings};
use crate::scene::{Movement, Scene};

/// Why Q does not go there.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum MotionError {
    /// Too few or too many frames.
    #[error("Expected {least} to {most} frames, found {found}", least = Movement::MIN_FRAMES, most = Movement::MAX_FRAMES)]
    Frames {
        /// How many were asked for.
        found: usize,
    },
    /// Too many waypoints.
    #[error("Expected at most {most} waypoints, found {found}", most = Movement::MAX_WAYPOINTS)]
    Waypoints {
        /// How many there are.
        found: usize,
    },
    /// Too many turns to follow, or no number.
    #[error("Expected −{most} to {most} turns, found {found}", most = Movement::MAX_TURNS)]
    Turns {
        /// How many were asked for.
        found: f64,
    },
    /// An axis that points nowhere.
    #[error("The turn has no axis: give it one, or no turns")]
    Axis,
    /// It would not move.
    #[error("Q stays as it is: give it a way or a turn")]
    Still,
    /// Somewhere on the way no shape can stand.
    #[error("Q cannot go there: {0}")]
    Place(#[from] EditError),
    /// It can stand at every waypoint and can turn, but not both at once: that shows only frame by frame.
    #[error("Q cannot stand where frame {number} takes it: {source}")]
    Frame {
        /// The first such frame, from 1.
        number: usize,
        /// Why not.
        source: EditError,
    },
}

impl Movement {
    /// The movement that a scene keeps, or else the one across P.
    pub fn of(scene: &Scene) -> Self {
        scene.motion.clone().unwrap_or_else(|| Self::across(scene))
    }

    /// A movement that shows something: from where Q is across P to the other side, a little beyond where they part,
    /// and back.
    pub fn across(scene: &Scene) -> Self {
        let [p, q] = scene.bodies.each_ref();
        let (of_p, of_q) = (p.center(), q.center());
        let line = of_p - of_q;
        let onwards = if line == DVec3::ZERO { DVec3::X } else { line.unit() };
        // How far P reaches beyond its middle, and Q short of its own.
        let reach_of_p = (p.convex().support(onwards).0 - of_p).dot(onwards);
        let reach_of_q = (of_q - q.convex().support(-onwards).0).dot(onwards);
        let both = reach_of_p + reach_of_q;
        let clear = if both > 0.0 { 1.25 * both } else { 1.0 };
        let goal = of_p + onwards * clear;
        Self { waypoints: vec![readable(goal, clear)], returns: true, ..Self::default() }
    }

    /// Refuses what is no movement, whatever the scene.
    ///
    /// # Errors
    /// All of [`MotionError`] but [`MotionError::Place`].
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

    /// Where the middle is after a share of the motion from 0 to 1, if it started at `from`.
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

/// A scene whose Q moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Journey {
    scene: Scene,
    movement: Movement,
}

impl Journey {
    /// Sends the Q of a scene on its way.
    ///
    /// # Errors
    /// See [`MotionError`]; that Q can stand at every waypoint is looked at here.
    pub fn new(scene: &Scene, movement: &Movement) -> Result<Self, MotionError> {
        movement.check(scene.dimension)?;
        let journey = Self { scene: scene.clone(), movement: movement.clone() };
        let from = journey.start();
        for waypoint in &movement.waypoints {
            journey.moved(*waypoint - from, 0.0)?;
        }
        for share in [0.125, 0.25, 0.5] {
            // A Q that turns about a middle far from its local origin swings that origin around.
            journey.moved(DVec3::ZERO, share * TAU)?;
        }
        Ok(journey)
    }

    /// How many frames it has.
    pub const fn frames(&self) -> usize {
        self.movement.frames
    }

    /// The scene as it is with Q at rest.
    pub const fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Where Q goes.
    pub const fn movement(&self) -> &Movement {
        &self.movement
    }

    /// Whether it is the journey of this scene along this way.
    pub fn is_of(&self, scene: &Scene, movement: &Movement) -> bool {
        self.movement == *movement && self.scene == *scene
    }

    /// The algorithm whose support points are counted: that of the scene if it starts warm, and else `robust`.
    pub fn solver(&self) -> Algorithm {
        let algorithm = self.scene.query.algorithm;
        if algorithm.starts_warm() { algorithm } else { Algorithm::Robust }
    }

    /// The scene with Q where it is at a frame (clamped to the last). At frame 0, and at the end of a way back without a
    /// turn, that is the scene itself.
    ///
    /// # Errors
    /// There Q would stand nowhere.
    pub fn scene_at(&self, frame: usize) -> Result<Scene, EditError> {
        let last = self.movement.frames.saturating_sub(1).max(1);
        let share = frame.min(last) as f64 / last as f64;
        let from = self.start();
        self.moved(self.movement.place(from, share) - from, share * self.movement.turns * TAU)
    }

    /// Where the middle of Q is at a frame.
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

    /// How the counted queries are run.
    fn settings(&self) -> Settings {
        Settings { algorithm: self.solver(), epa: false, ..self.scene.query.sound() }
    }
}

/// A point in about as many digits as one would type for something of this size.
fn readable(point: DVec3, size: f64) -> DVec3 {
    /// As a share of the size: finer is not seen.
    const GRAIN: f64 = 0.01;
    let exponent = (GRAIN * size).log10().floor();
    let decimals = if exponent < 0.0 { (-exponent).min(12.0) } else { 0.0 };
    let per_unit = 10.0_f64.powf(decimals);
    let rounded = (point * per_unit).round() / per_unit;
    if rounded.is_finite() { rounded + 0.0 } else { point }
}
