//! An error in a solver's run, with its proof.

use std::fmt;

use serde_json::Value;

use crate::message::text;

/// The kind of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FindingKind {
    /// The yes or no is wrong.
    Answer,
    /// A vertex is not the farthest.
    Support,
    /// A point is not the difference of its vertex pair.
    Difference,
    /// A kept point never occurred.
    Simplex,
    /// A search direction does not lead from the kept points to the origin.
    Direction,
    /// The kept points are not nearest to the origin, and the search cannot reach the origin from them.
    Feature,
    /// Points and direction of an earlier step return.
    Progress,
    /// A distance, a depth or a witness point is wrong.
    Length,
    /// The solver ended.
    Crash,
    /// The solver did not answer in time.
    Timeout,
    /// A line that is not a message.
    Garbage,
}

impl FindingKind {
    /// All kinds.
    pub const ALL: [Self; 11] = [
        Self::Answer,
        Self::Support,
        Self::Difference,
        Self::Simplex,
        Self::Direction,
        Self::Feature,
        Self::Progress,
        Self::Length,
        Self::Crash,
        Self::Timeout,
        Self::Garbage,
    ];

    /// Returns the name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Answer => "answer",
            Self::Support => "support",
            Self::Difference => "difference",
            Self::Simplex => "simplex",
            Self::Direction => "direction",
            Self::Feature => "feature",
            Self::Progress => "progress",
            Self::Length => "length",
            Self::Crash => "crash",
            Self::Timeout => "timeout",
            Self::Garbage => "garbage",
        }
    }

    /// Describes the error in one line.
    pub fn description(self) -> &'static str {
        match self {
            Self::Answer => text!("judge-kind-answer"),
            Self::Support => text!("judge-kind-support"),
            Self::Difference => text!("judge-kind-difference"),
            Self::Simplex => text!("judge-kind-simplex"),
            Self::Direction => text!("judge-kind-direction"),
            Self::Feature => text!("judge-kind-feature"),
            Self::Progress => text!("judge-kind-progress"),
            Self::Length => text!("judge-kind-length"),
            Self::Crash => text!("judge-kind-crash"),
            Self::Timeout => text!("judge-kind-timeout"),
            Self::Garbage => text!("judge-kind-garbage"),
        }
    }
}

impl fmt::Display for FindingKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The first error in the answers of a solver about a pair.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The kind of the error.
    pub kind: FindingKind,
    /// The step of the error, from 1. `None` if it does not concern a step.
    pub step: Option<usize>,
    /// The error in a sentence, with the number that proves it.
    pub sentence: String,
    /// The numbers that prove it, exact ones as text: integers or fractions such as `3/14`. Null if there
    /// are none.
    pub exact: Value,
}
