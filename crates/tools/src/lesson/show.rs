//! The view of a page as its file states it: workspace, panels and camera, and the locked parts.

use std::f64::consts::FRAC_PI_2;

use serde::{Deserialize, Serialize};

use crate::message::text;
use crate::scene::{Projection, ShownFigure, ShownTab, ShownWorkspace, ViewPreset, word, write_word};

/// Returns whether a field has its default, and so is left out of the file.
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The workspace, the panels and the camera that a page shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Show {
    /// The workspace.
    #[serde(skip_serializing_if = "is_default")]
    pub workspace: ShownWorkspace,
    /// The tab below the pictures. If `None`, the tab of the previous page stays.
    #[serde(skip_serializing_if = "is_default")]
    pub lower: Option<ShownTab>,
    /// The figure on the right. If `None`, the figure of the previous page stays.
    #[serde(skip_serializing_if = "is_default")]
    pub right: Option<ShownFigure>,
    /// The camera of both 3D views. If `None`, the camera of the scene applies.
    #[serde(skip_serializing_if = "is_default")]
    pub camera: Option<ShownCamera>,
}

/// The camera of a page with a 3D scene. It has no target, since the view frames the scene.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShownCamera {
    /// Radians about z, counterclockwise seen from above; at 0 the camera is on the positive x side.
    pub yaw: f64,
    /// Radians above the horizon, between −π/2 and π/2.
    pub pitch: f64,
    /// The projection.
    #[serde(
        default,
        deserialize_with = "word",
        serialize_with = "write_word",
        skip_serializing_if = "is_default"
    )]
    pub projection: Projection,
}

impl ShownCamera {
    /// Returns whether both angles are in their ranges.
    pub(super) fn is_valid(&self) -> bool {
        self.yaw.is_finite() && self.pitch.abs() <= FRAC_PI_2
    }
}

impl From<ShownCamera> for ViewPreset {
    fn from(camera: ShownCamera) -> Self {
        let ShownCamera { yaw, pitch, projection } = camera;
        Self { yaw, pitch, projection }
    }
}

impl From<ViewPreset> for ShownCamera {
    fn from(preset: ViewPreset) -> Self {
        let ViewPreset { yaw, pitch, projection } = preset;
        Self { yaw, pitch, projection }
    }
}

/// A part of the window that a page locks. Closing the lesson unlocks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LockedPart {
    /// The shapes and their poses.
    Shapes,
    /// The algorithm and everything else that belongs to the query.
    Query,
    /// The playhead, which stays at the step of the page.
    Steps,
}

impl LockedPart {
    /// All locks.
    pub const ALL: [Self; 3] = [Self::Shapes, Self::Query, Self::Steps];

    /// Returns the part of the window in words: `the shapes`.
    pub fn words(self) -> &'static str {
        match self {
            Self::Shapes => text!("lesson-lock-shapes"),
            Self::Query => text!("lesson-lock-query"),
            Self::Steps => text!("lesson-lock-step"),
        }
    }
}
