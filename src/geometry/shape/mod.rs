//! The shapes of a scene, in their own local coordinates.
//!
//! A kind of shape is one of the `variants`, a row with its parameters in `kind`, and its support mapping in `form`. All that
//! is done with every number of a shape is written once, over its [`parameters`](Shape::parameters_mut), and so is the
//! notation of scene files, which has the names of the variants and their fields.

mod form;
mod kind;
mod parameter;
mod variants;
pub(crate) mod written;

pub use kind::ShapeKind;
pub use parameter::{Axes, Number, Parameter};
pub use variants::Shape;
pub(crate) use variants::components_mut;
