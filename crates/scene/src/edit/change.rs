//! An edit as a value: its name for undo, and the changes that it makes to a scene.
//!
//! An edit states what changes and leaves everything else alone. So it can be applied to a state of the scene that
//! differs from the one on screen. A drag applies each of its previews to the state before the drag. While Q is shown
//! in motion, a change of P leaves Q where the scene has it.

use glam::DVec3;

use super::moving::{self, Lead};
use super::others::{self, Which};
use super::{EditError, Part, Selection, Transform, combine, convert, transform};
use crate::geometry::{Body, Dimension, Side};
use crate::gjk::Settings;
use crate::scene::{Expectation, InitialView, Movement, Other, Rgb, Scene, ViewPreset};

/// One step of undo: changes that are made together.
#[derive(Clone, Debug, PartialEq)]
pub struct Edit {
    /// The name of the step, in the infinitive: `move q2`.
    pub name: String,
    /// The changes, each applied to the result of the previous change.
    pub changes: Vec<Change>,
}

/// A change of a scene.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Moves the selection so that one point of it is at a place: [`moving::moved`].
    Move {
        /// The bodies and vertices that move.
        selection: Selection,
        /// The point whose destination is given.
        lead: Lead,
        /// The destination of that point in world space.
        to: DVec3,
    },
    /// Translates, rotates or scales the selection: [`transform::apply`].
    Transform {
        /// The bodies and vertices that change.
        selection: Selection,
        /// The fixed point of rotation and scaling, in world space.
        pivot: DVec3,
        /// The transform.
        transform: Transform,
    },
    /// Replaces P or Q by this body; its name and color stay.
    Body(Side, Body),
    /// Puts a body with another shape in the place of P or Q; its name and color stay.
    Shape(Side, Body),
    /// Sets the title and the notes of the scene.
    Texts {
        /// The title: one line.
        title: String,
        /// The notes, in Markdown.
        notes: String,
    },
    /// Names a body: [`others::renamed`].
    Name(Which, String),
    /// Colors a body: [`others::recolored`].
    Color(Which, Option<Rgb>),
    /// Sets the algorithm and everything else that belongs to the query.
    Query(Settings),
    /// Sets whether the verdict stays hidden until the run gets there.
    HideVerdict(bool),
    /// Sets the initial step, panels, switches and camera.
    Shown(InitialView, ViewPreset),
    /// Sets the path of Q in MOTION.
    Motion(Option<Movement>),
    /// Sets the expected result.
    Expect(Expectation),
    /// Adds a body at its own pose: [`others::added`].
    Add(Other),
    /// Adds a body at the next free place beside Q: [`others::beside`].
    AddBeside(Other),
    /// Adds a copy of Q: [`others::with_copy_of_q`].
    AddCopyOfQ,
    /// Moves the body beside P and Q with this index to a position: [`others::moved`].
    MoveOther(usize, DVec3),
    /// Removes the body beside P and Q with this index: [`others::removed`].
    Remove(usize),
    /// Exchanges Q and the body beside P and Q with this index: [`Scene::with_other_as_q`].
    MakeQ(usize),
    /// Replaces Q by a copy of P: [`combine::duplicated`].
    DuplicateP,
    /// Exchanges P and Q: [`combine::swapped`].
    Swap,
    /// Embeds or projects all bodies: [`convert::in_dimension`].
    Dimension(Dimension),
}

impl Edit {
    /// Creates an edit of one change.
    pub fn new(name: impl Into<String>, change: Change) -> Self {
        Self { name: name.into(), changes: vec![change] }
    }

    /// Returns the scene with all changes made.
    ///
    /// # Errors
    /// Returns the error of the first refused change; then no change is made.
    pub fn apply(&self, scene: &Scene) -> Result<Scene, EditError> {
        self.changes.iter().try_fold(scene.clone(), |scene, change| change.apply(scene))
    }

    /// Returns which of P and Q count as replaced by other shapes after the edit, given which counted before.
    pub fn replaced(&self, before: [bool; 2]) -> [bool; 2] {
        self.changes.iter().fold(before, |[p, q], change| match change {
            Change::Shape(Side::P, _) => [true, q],
            Change::Shape(Side::Q, _) | Change::DuplicateP => [p, true],
            Change::Swap => [q, p],
            _ => [p, q],
        })
    }

    /// Returns whether the edit concerns Q itself. While Q is shown in motion, such an edit starts from the
    /// shown position of Q.
    pub fn is_about_q(&self) -> bool {
        self.changes.iter().any(Change::is_about_q)
    }
}

impl Change {
    /// Returns the scene with this change made.
    fn apply(&self, scene: Scene) -> Result<Scene, EditError> {
        match self {
            Self::Move { selection, lead, to } => moving::moved(&scene, selection, *lead, *to),
            Self::Transform { selection, pivot, transform } => {
                transform::apply(&scene, selection, *pivot, *transform)
            }
            Self::Body(side, body) | Self::Shape(side, body) => Ok(scene.with_body(*side, body.clone())),
            Self::Texts { title, notes } => Ok(Scene { title: title.clone(), notes: notes.clone(), ..scene }),
            Self::Name(which, name) => others::renamed(&scene, *which, name),
            Self::Color(which, color) => others::recolored(&scene, *which, *color),
            Self::Query(query) => Ok(Scene { query: *query, ..scene }),
            Self::HideVerdict(hide_verdict) => Ok(Scene { hide_verdict: *hide_verdict, ..scene }),
            Self::Shown(shown, view) => Ok(Scene { shown: *shown, view: *view, ..scene }),
            Self::Motion(motion) => Ok(Scene { motion: motion.clone(), ..scene }),
            Self::Expect(expect) => Ok(Scene { expect: expect.clone(), ..scene }),
            Self::Add(other) => others::added(&scene, other.clone()),
            Self::AddBeside(other) => others::beside(&scene, other.clone()),
            Self::AddCopyOfQ => others::with_copy_of_q(&scene),
            Self::MoveOther(index, to) => others::moved(&scene, *index, *to),
            Self::Remove(index) => others::removed(&scene, *index),
            Self::MakeQ(index) => Ok(scene.with_other_as_q(*index)),
            Self::DuplicateP => combine::duplicated(&scene),
            Self::Swap => Ok(combine::swapped(&scene)),
            Self::Dimension(dimension) => convert::in_dimension(&scene, *dimension),
        }
    }

    /// Returns whether the change concerns Q itself.
    fn is_about_q(&self) -> bool {
        match self {
            Self::Move { selection, .. } | Self::Transform { selection, .. } => {
                selection[Side::Q] != Part::Nothing
            }
            Self::Body(side, _) | Self::Shape(side, _) => *side == Side::Q,
            Self::MakeQ(_) => true,
            Self::Texts { .. }
            | Self::Name(..)
            | Self::Color(..)
            | Self::Query(_)
            | Self::HideVerdict(_)
            | Self::Shown(..)
            | Self::Motion(_)
            | Self::Expect(_)
            | Self::Add(_)
            | Self::AddBeside(_)
            | Self::AddCopyOfQ
            | Self::MoveOther(..)
            | Self::Remove(_)
            | Self::DuplicateP
            | Self::Swap
            | Self::Dimension(_) => false,
        }
    }
}
