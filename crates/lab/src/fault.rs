//! The faults of verdicts.

use super::truth::Truth;
use crate::gjk::{Algorithm, Judgement, Verdict};
use crate::message::text;

/// A fault of a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// SEPARATE for shapes that overlap.
    FalseNo,
    /// OVERLAP for separate shapes.
    FalseYes,
    /// No verdict: a cycle, or the iteration limit.
    Undecided,
    /// A wrong verdict about a touch, or TOUCHING for shapes that do not touch. It is not an [error](Self::is_error) of
    /// a published code, which has no verdict TOUCHING: whether it answers yes or no to a touch is a matter of policy,
    /// and counted separately.
    Touch,
}

impl Fault {
    /// All faults, the worst first.
    pub const ALL: [Self; 4] = [Self::FalseNo, Self::FalseYes, Self::Undecided, Self::Touch];

    /// Finds the fault of a verdict. Returns `None` if the verdict is right, or if the reference cannot
    /// decide.
    pub fn of(verdict: Verdict, truth: impl Into<Truth>) -> Option<Self> {
        let truth = truth.into();
        if truth.judge(verdict) != Judgement::Differs {
            return None;
        }
        Some(match (verdict, truth.verdict) {
            (Verdict::Undecided, _) => Self::Undecided,
            (Verdict::Touching, _) | (_, Verdict::Touching) => Self::Touch,
            (Verdict::Separate, _) => Self::FalseNo,
            (Verdict::Overlap, _) => Self::FalseYes,
        })
    }

    /// Returns the name in file names, tags and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::FalseNo => "false-no",
            Self::FalseYes => "false-yes",
            Self::Undecided => "undecided",
            Self::Touch => "touch",
        }
    }

    /// Describes the fault in one line.
    pub fn description(self) -> &'static str {
        match self {
            Self::FalseNo => text!("fault-false-no.description"),
            Self::FalseYes => text!("fault-false-yes.description"),
            Self::Undecided => text!("fault-undecided.description"),
            Self::Touch => text!("fault-touch.description"),
        }
    }

    /// Returns whether the fault is an error of the algorithm: a wrong or missing answer about shapes that
    /// clearly overlap or are clearly separate. A fault about a touch is an error only of `robust` and
    /// `distance`, which have a verdict for it.
    pub const fn is_error(self, algorithm: Algorithm) -> bool {
        match self {
            Self::FalseNo | Self::FalseYes | Self::Undecided => true,
            Self::Touch => !algorithm.is_listing(),
        }
    }

    /// Returns the words on screen.
    pub fn title(self) -> &'static str {
        match self {
            Self::FalseNo => text!("fault-false-no"),
            Self::FalseYes => text!("fault-false-yes"),
            Self::Undecided => text!("fault-undecided"),
            Self::Touch => text!("fault-touch"),
        }
    }
}
