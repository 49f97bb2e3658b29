//! What can be done to shapes: pure functions that give a whole new body or scene, or say why not.
//!
//! A gesture, a typed number, a menu and the command line edit through this layer only, so that they end in the same
//! place. Nothing here knows about pixels, keys or undo; the window takes the name of a change from what was done.
//!
//! * What an edit is about: [`Selection`]. Moving, turning and scaling it: [`transform`]; moving it to a place:
//!   [`moving`].
//! * One vertex more, less or elsewhere: [`vertices`], [`place`]. What a vertex snaps to: [`snap`].
//! * Where a line of sight leads a handle: [`handle`].
//! * Sliding Q into contact: [`contact`].
//! * Shapes from a few numbers, for the gallery and the inspector: [`model`]; numbers by chance: `chance`.
//! * Sums as people write them: [`decimal`].
//! * Bodies beside P and Q, their names and colours: [`others`].
//! * Shapes from shapes: [`convert`], [`combine`]; from a stroke of the pen: [`freehand`].

pub(crate) mod chance;
pub mod combine;
pub mod contact;
pub mod convert;
pub mod decimal;
mod error;
pub mod freehand;
pub mod handle;
mod hull;
pub mod model;
pub mod moving;
pub mod others;
pub mod place;
mod selection;
pub mod snap;
pub mod transform;
pub mod vertices;

pub use error::EditError;
pub use selection::{Part, Selection};
pub use transform::Transform;
