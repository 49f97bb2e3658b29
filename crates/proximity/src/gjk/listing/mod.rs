//! The algorithms as pseudocode, one file each, structured like their articles; and a reader that finds the lines which
//! the events of a trace execute.
//!
//! ```text
//! Program   sections of statements, choices, loops and calls, each with the event that it leaves   program; one file each
//! Listing   the pseudocode as numbered lines, and as a tree of decisions                           lines, branches
//! Reading   trace + listing  ->  per event its lines, per branch how often it was taken            reading, cursor
//! ```
//!
//! No event is recorded for this purpose: the reader follows the pseudocode along with the events of the trace, and an
//! event without a place in the pseudocode stops it. So pseudocode and solver cannot diverge unnoticed.

#![expect(
    clippy::redundant_closure_for_method_calls,
    reason = "a method of a type with a lifetime is no function for every lifetime, which the ways to go on need"
)]

mod bittle;
mod branches;
mod cursor;
mod directions;
mod distance;
mod djonov;
mod epa;
mod lines;
mod names;
mod program;
mod reading;
mod robust;
mod winter;

pub use branches::Branch;
pub use lines::{Line, Listing};
pub use names::{Names, points_in};
pub use program::LineKind;
pub use reading::{Executed, ListingReading};
