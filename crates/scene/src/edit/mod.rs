//! Edits of shapes: pure functions that return a whole new body or scene, or the reason why they cannot.
//!
//! Gestures, typed numbers, menus and the command line edit only through this layer, so that they all give the same
//! result. Nothing here knows about pixels and keys.
//!
//! * An edit as a value, with its name for undo: [`Edit`].
//! * The subject of an edit: [`Selection`]. Moving, rotating and scaling it: [`transform`]; moving it to a place:
//!   [`moving`].
//! * The path of Q in MOTION: [`movement`].
//! * Adding, removing and placing a vertex: [`vertices`]. Snapping a vertex: [`snap`].
//! * Intersections of a line of sight with a handle: [`handle`].
//! * Sliding Q into contact: [`contact`].
//! * Shapes from a few numbers, for the gallery and the inspector: [`model`]; seeded random numbers: `seeded_random`.
//! * Sums that are short decimals: [`decimal`].
//! * Bodies beside P and Q, and names and colors: [`others`].
//! * Shapes from shapes: [`convert`], [`combine`]; from a freehand stroke: [`freehand`].

mod change;
pub mod combine;
pub mod contact;
pub mod convert;
pub mod decimal;
mod error;
pub mod freehand;
pub mod handle;
mod hull;
pub mod model;
pub mod movement;
pub mod moving;
pub mod others;
pub mod seeded_random;
mod selection;
pub mod snap;
pub mod transform;
pub mod vertices;

pub use change::{Change, Edit};
pub use error::EditError;
pub use selection::{Part, Selection};
pub use transform::Transform;
