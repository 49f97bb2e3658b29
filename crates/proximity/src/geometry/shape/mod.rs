//! The shapes of a scene, in their own local coordinates.
//!
//! The variants are in `variants`. Each kind has a row with its parameters in `kind` and its support mapping in `form`.
//! Code that treats every number of a shape is written once, over its [`parameters`](Shape::parameters_mut). The
//! notation of scene files is also written once; it has the names of the variants and their fields.

mod form;
mod kind;
mod parameter;
mod variants;
pub(crate) mod written;

pub use kind::ShapeKind;
pub use parameter::{Axes, Number, Parameter};
pub use variants::Shape;
pub use variants::components_mut;
