//! Explanations of a run: the facts that its steps establish, and the published code that it executes.
//!
//! ```text
//! claim    a step -> the facts that it establishes, each checked without the algorithm
//! listing  an event -> the lines of pseudocode that it executes
//! ```

pub mod events;

pub use events::{claim, listing};

use gjk_proximity::{epa, geometry, gjk, internal};
