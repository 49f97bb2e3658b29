//! The faults that a verdict can have.

use super::truth::Truth;
use crate::gjk::{Algorithm, Judgement, Verdict};

/// The faults that a verdict can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// SEPARATE of shapes that overlap.
    FalseNo,
    /// OVERLAP of shapes that are apart.
    FalseYes,
    /// No verdict: a cycle, or the iteration limit.
    Undecided,
    /// A touch was taken for something else, or something else for a touch. This is no [error](Self::is_error) of a
    /// published listing, which has no such verdict: its yes or no to a touch is a matter of policy, and counted apart.
    Touch,
}

impl Fault {
    /// All of them, the worst first.
    pub const ALL: [Self; 4] = [Self::FalseNo, Self::FalseYes, Self::Undecided, Self::Touch];

    /// The fault of a verdict; none where it is right, or where the reference cannot tell.
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

    /// The name in file names, tags and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::FalseNo => "false-no",
            Self::FalseYes => "false-yes",
            Self::Undecided => "undecided",
            Self::Touch => "touch",
        }
    }

    /// One line about what it means.
    pub const fn description(self) -> &'static str {
        match self {
            Self::FalseNo => "SEPARATE of shapes that overlap",
            Self::FalseYes => "OVERLAP of shapes that are apart",
            Self::Undecided => "No verdict: a cycle, or the iteration limit",
            Self::Touch => {
                "A touch taken for something else, or something else for a touch: no error of a published code that knows no touch"
            }
        }
    }

    /// Whether this is an error of the algorithm: a wrong or missing answer about shapes that clearly overlap or are
    /// clearly apart. A touch is one only for those that have a verdict for it, `robust` and `distance`.
    pub const fn is_error(self, algorithm: Algorithm) -> bool {
        match self {
            Self::FalseNo | Self::FalseYes | Self::Undecided => true,
            Self::Touch => !algorithm.is_listing(),
        }
    }

    /// The words on screen.
    pub const fn title(self) -> &'static str {
        match self {
            Self::FalseNo => "false NO",
            Self::FalseYes => "false YES",
            Self::Undecided => "undecided",
            Self::Touch => "touch",
        }
    }
}
