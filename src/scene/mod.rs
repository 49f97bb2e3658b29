//! The document: two bodies, others around them, a query, and what is expected of it. The only thing that is undone and saved.
//!
//! [`Scene::from_ron`] and [`Scene::to_ron`] are the file format, described in `scenes/README.md`; [`Scene::read`] and
//! [`Scene::write`] do the same with files;
//! [`library`] holds the scenes that come with the program.

mod document;
mod error;
mod expectation;
mod file;
mod format;
mod label;
pub mod library;
mod outline;
mod read;
mod write;

use glam::DVec3;

pub use error::SceneError;
pub use expectation::Expectation;
pub use file::{FileError, write_text};
pub use format::{FORMAT, MAX_FILE_SIZE};
pub use label::{Label, Other, Rgb};

use crate::geometry::{Body, Convex, Dimension, Side};
use crate::gjk;

/// Everything that a trace depends on, and what is said about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// One line for the title bar.
    pub title: String,
    /// What to look at and what to try, in Markdown; may be empty.
    pub notes: String,
    /// What the scene is an example of, in the order in which they are written: [`Scene::is_tag`] says what is a tag. At
    /// most [`Scene::MAX_TAGS`], each once.
    pub tags: Vec<String>,
    /// In how many dimensions the bodies live. Both were made for it.
    pub dimension: Dimension,
    /// P and Q, indexed by [`Side`].
    pub bodies: [Body; 2],
    /// What P and Q are called, indexed by [`Side`].
    pub labels: [Label; 2],
    /// The other bodies, at most [`Scene::MAX_OTHERS`], made for the same dimension.
    pub others: Vec<Other>,
    /// How the query is run.
    pub query: gjk::Settings,
    /// From where a 3D scene is seen at first.
    pub view: ViewPreset,
    /// What a run is held against.
    pub expect: Expectation,
}

impl Scene {
    /// The most tags of one scene.
    pub const MAX_TAGS: usize = 16;

    /// The most bodies beside P and Q.
    pub const MAX_OTHERS: usize = 200;

    /// The longest tag, in characters.
    pub const MAX_TAG_LENGTH: usize = 32;

    /// A scene of P and Q that were made for this dimension, with defaults for all else: to be built upon.
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
            expect: Expectation::default(),
        }
    }

    /// Whether this is a tag: 1 to [`Scene::MAX_TAG_LENGTH`] small letters from a to z, digits and hyphens.
    pub fn is_tag(text: &str) -> bool {
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        (1..=Self::MAX_TAG_LENGTH).contains(&text.len()) && text.chars().all(is_plain)
    }

    /// The scene with another body as P or Q; its name and colour stay.
    #[must_use]
    pub fn with_body(&self, side: Side, body: Body) -> Self {
        let mut scene = self.clone();
        scene.bodies[side] = body;
        scene
    }

    /// P and Q in world space, as the solvers take them.
    pub fn convexes(&self) -> [Convex<DVec3>; 2] {
        self.bodies.each_ref().map(Body::convex)
    }

    /// The same scene where Q and the other body with this index have changed places, with their labels; where there is
    /// no such body, the scene as it is. Doing it again leads back.
    pub fn with_other_as_q(&self, index: usize) -> Self {
        let mut scene = self.clone();
        if let Some(other) = scene.others.get_mut(index) {
            std::mem::swap(&mut other.body, &mut scene.bodies[Side::Q]);
            std::mem::swap(&mut other.label, &mut scene.labels[Side::Q as usize]);
        }
        scene
    }

    /// What the other body with this index is called: its name, or `body 3` by its number from 1 where it has none.
    pub fn other_name(&self, index: usize) -> String {
        match self.others.get(index) {
            Some(Other { label, .. }) if !label.name.is_empty() => label.name.clone(),
            _ => format!("body {}", index + 1),
        }
    }

    /// A query of these two shapes, which are this scene's [`Scene::convexes`].
    pub const fn query<'a>(&self, [p, q]: &'a [Convex<DVec3>; 2]) -> gjk::Query<'a> {
        gjk::Query { p, q, dimension: self.dimension, settings: self.query }
    }
}

/// The 3D camera to start with: it turns about the vertical z axis through the middle of the scene.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ViewPreset {
    /// Radians about z, counter-clockwise seen from above; at 0 the camera stands on the positive x side.
    pub yaw: f64,
    /// Radians above the horizon, between −π/2 and π/2.
    pub pitch: f64,
    /// How depth shows.
    pub projection: Projection,
}

/// How depth shows in a 3D view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Projection {
    /// Far things are smaller.
    #[default]
    Perspective,
    /// Parallel edges stay parallel.
    Orthographic,
}

impl Projection {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Perspective, Self::Orthographic];

    /// The name in RON: lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Perspective => "perspective",
            Self::Orthographic => "orthographic",
        }
    }
}

impl Default for ViewPreset {
    /// From the front right, a little from above.
    fn default() -> Self {
        Self { yaw: -1.0, pitch: 0.35, projection: Projection::default() }
    }
}
