//! The laboratory: draws pairs of shapes by the thousand, runs the algorithms on each, and counts the right
//! and wrong verdicts.
//!
//! ```text
//! Family  (seed, number) -> pair of bodies      family
//! truth   the true verdict on a pair            truth, proof
//! Experiment  pairs × algorithms -> Report      experiment, report
//! shrink  a wrong case -> its smallest form     shrink, simpler
//! Change  a pair -> an equivalent pair          metamorphic
//! Errors  of lengths and normals, by size      errors
//! map     the outcome for every place of Q      map
//! Journey  a scene whose Q moves -> Record     motion
//! Survey  pairs × listing -> Coverage           coverage
//! ```
//!
//! Pair number i depends only on the seed and on i. So any pair can be named and drawn again, and pairs are
//! judged in parallel and in any order. The counts are the same on one thread and on many. Nothing here
//! reads the clock.

mod coverage;
mod errors;
mod experiment;
mod family;
mod fault;
pub mod interrupt;
pub mod map;
mod metamorphic;
pub mod motion;
mod proof;
mod report;
mod shrink;
mod simpler;
mod truth;

pub use coverage::{Coverage, Survey};
pub use errors::{Errors, GivenLength, LengthErrors};
pub use experiment::{Experiment, ExperimentError, Watch};
pub use family::Family;
pub use fault::Fault;
pub use metamorphic::{Changed, Changes, PairChange, merge_changes, signed, size};
pub use report::{Report, Tally, Truths};
pub use shrink::{MAX_TRIALS, shrink};
pub use truth::{Truth, truth};

use gjk_explain as explain;
use gjk_message as message;
use gjk_proximity::{geometry, gjk, internal, queries};
use gjk_scene::{edit, scene};
