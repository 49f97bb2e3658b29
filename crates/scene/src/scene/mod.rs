//! The document: two bodies, others beside them, a query and its expected result. Only the document can be undone and
//! saved.
//!
//! [`Scene::from_ron`] and [`Scene::to_ron`] read and write the file format, which `scenes/README.md` describes;
//! [`Scene::read`] and [`Scene::write`] do the same with files. [`library`] holds the scenes that come with the
//! program.

mod checked;
mod document;
mod error;
mod expectation;
mod file;
mod format;
mod label;
pub mod library;
mod movement;
mod notes;
mod outline;
mod overlay;
mod read;
mod read_motion;
mod shown;
mod write;

use glam::DVec3;

pub use document::word;
pub use document::{WordSetting, write_word};
pub use error::SceneError;
pub use expectation::Expectation;
pub use file::{ReadError, SceneFile};
pub use format::short_numbers;
pub use format::{FORMAT, MAX_FILE_SIZE};
pub use label::{Label, Other, Rgb};
pub use movement::Movement;
pub use overlay::{Overlay, Overlays};
pub use shown::{InitialView, ShownFigure, ShownTab, ShownWorkspace};

use crate::geometry::{Body, Convex, Dimension, Side};
use crate::gjk;
use crate::message::text;

/// All input of a trace, with the texts and expectations that accompany it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// One line for the title bar.
    pub title: String,
    /// Notes on what the scene shows and what to try, in Markdown; may be empty.
    /// [`Scene::question_and_answer`] splits them.
    pub notes: String,
    /// The tags: properties that the scene is an example of, in the order of the file. [`Scene::is_tag`]
    /// defines a tag. At most [`Scene::MAX_TAGS`], each once.
    pub tags: Vec<String>,
    /// The dimension of the scene; both bodies were made for it.
    pub dimension: Dimension,
    /// P and Q, indexed by [`Side`].
    pub bodies: [Body; 2],
    /// The names and colors of P and Q, indexed by [`Side`].
    pub labels: [Label; 2],
    /// The other bodies, at most [`Scene::MAX_OTHERS`], made for the same dimension.
    pub others: Vec<Other>,
    /// The settings of the query.
    pub query: gjk::Settings,
    /// The initial camera of a 3D scene.
    pub view: ViewPreset,
    /// The step, the panels and the switches to begin with.
    pub shown: InitialView,
    /// The path of Q in MOTION. Without one, Q moves across P and back. It does not affect the run.
    pub motion: Option<Movement>,
    /// The translation of Q whose first contact is asked for.
    pub cast: Option<gjk::Cast>,
    /// Whether the verdict stays hidden until the run gets there.
    pub hide_verdict: bool,
    /// The expected result of the run.
    pub expect: Expectation,
}

impl Scene {
    /// Maximum number of tags of one scene.
    pub const MAX_TAGS: usize = 16;

    /// Maximum number of bodies beside P and Q.
    pub const MAX_OTHERS: usize = 200;

    /// Maximum length of a tag, in characters.
    pub const MAX_TAG_LENGTH: usize = 32;

    /// Creates a scene of P and Q, which were made for this dimension, with defaults for everything else.
    pub fn new(dimension: Dimension, bodies: [Body; 2]) -> Self {
        Self {
            title: String::new(),
            notes: String::new(),
            tags: Vec::new(),
            dimension,
            bodies,
            labels: Default::default(),
            others: Vec::new(),
            query: gjk::Settings::default(),
            view: ViewPreset::default(),
            shown: InitialView::default(),
            motion: None,
            cast: None,
            hide_verdict: false,
            expect: Expectation::default(),
        }
    }

    /// Returns whether the text is a valid tag: 1 to [`Scene::MAX_TAG_LENGTH`] lower-case letters from a to
    /// z, digits and hyphens.
    pub fn is_tag(text: &str) -> bool {
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        (1..=Self::MAX_TAG_LENGTH).contains(&text.len()) && text.chars().all(is_plain)
    }

    /// Returns the scene with another body as P or Q; its name and color stay.
    #[must_use]
    pub fn with_body(&self, side: Side, body: Body) -> Self {
        let mut scene = self.clone();
        scene.bodies[side] = body;
        scene
    }

    /// P and Q in world space, as the solvers need them.
    pub fn convexes(&self) -> [Convex<DVec3>; 2] {
        self.bodies.each_ref().map(Body::convex)
    }

    /// Returns the scene with Q and the other body of this index exchanged, including their labels. Returns
    /// an unchanged scene if there is no such body. Applied twice, it gives the original scene.
    pub fn with_other_as_q(&self, index: usize) -> Self {
        let mut scene = self.clone();
        if let Some(other) = scene.others.get_mut(index) {
            std::mem::swap(&mut other.body, &mut scene.bodies[Side::Q]);
            std::mem::swap(&mut other.label, &mut scene.labels[Side::Q as usize]);
        }
        scene
    }

    /// Returns the name of the other body with this index: its own, or `body 3` (its number, from 1) if it
    /// has none.
    pub fn other_name(&self, index: usize) -> String {
        match self.others.get(index) {
            Some(Other { label, .. }) if !label.name.is_empty() => label.name.clone(),
            _ => text!("scene-body"; number = index + 1),
        }
    }

    /// Returns a query of these two shapes, which are this scene's [`Scene::convexes`].
    pub const fn query<'a>(&self, [p, q]: &'a [Convex<DVec3>; 2]) -> gjk::Query<'a> {
        gjk::Query { p, q, dimension: self.dimension, settings: self.query }
    }
}

/// The initial 3D camera: it orbits the vertical z axis through the center of the scene.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ViewPreset {
    /// Radians about z, counterclockwise seen from above; at 0 the camera is on the positive x side.
    pub yaw: f64,
    /// Radians above the horizon, between −π/2 and π/2.
    pub pitch: f64,
    /// The projection of the 3D view.
    pub projection: Projection,
}

/// The projection of a 3D view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Projection {
    /// Distant things are smaller.
    #[default]
    Perspective,
    /// Parallel edges stay parallel.
    Orthographic,
}

impl Projection {
    /// Both projections.
    pub const ALL: [Self; 2] = [Self::Perspective, Self::Orthographic];

    /// Returns the name in RON: lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Perspective => "perspective",
            Self::Orthographic => "orthographic",
        }
    }
}

impl Default for ViewPreset {
    /// A view from the front right, slightly from above.
    fn default() -> Self {
        Self { yaw: -1.0, pitch: 0.35, projection: Projection::default() }
    }
}
