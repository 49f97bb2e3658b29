//! Motion: Q moving frame by frame, and the number of support points of each frame with and without a warm start from
//! the previous frame.
//!
//! A [`Movement`] states the path of Q; a scene may keep one. A [`Journey`] is a scene with its movement; it
//! gives the scene at any frame, and its [`Record`] the counts.

mod record;

use std::f64::consts::TAU;

use glam::DVec3;

pub use record::{Cost, CountedFrames, Frame, Memory, Record};

pub use crate::edit::movement::MotionError;
use crate::edit::transform::{self, Transform};
use crate::edit::{EditError, Selection};
use crate::geometry::{Dimension, Side};
use crate::gjk::{Algorithm, Settings};
use crate::scene::{Movement, Scene};

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
