//! The faults that a verdict can have, and the true verdict that it is held against.

use glam::DVec3;

use super::proof::{self, Proof};
use crate::gjk::{self, Algorithm, Judgement, Outcome, Query, Reference, Settings, Verdict};

/// The true verdict on a pair, independent of the algorithm of the query: `robust` leads the way, and its result is
/// proved.
pub fn truth(query: &Query<'_>) -> Reference {
    gjk::reference(query, &gjk::decide(&Query { settings: leading(query), ..*query }))
}

/// The true verdict without its proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Truth {
    /// OVERLAP, TOUCHING or SEPARATE; UNDECIDED never.
    pub verdict: Verdict,
    /// Whether each verdict may be true, as [`Reference::is_open`] says.
    pub is_open: bool,
}

impl Truth {
    /// Judges the verdict of an algorithm, as [`Reference::judge`] does.
    pub fn judge(self, verdict: Verdict) -> Judgement {
        match verdict {
            Verdict::Undecided => Judgement::Differs,
            _ if self.is_open => Judgement::CannotTell,
            _ if verdict == self.verdict => Judgement::Agrees,
            _ => Judgement::Differs,
        }
    }
}

impl From<&Reference> for Truth {
    fn from(reference: &Reference) -> Self {
        Self { verdict: reference.verdict, is_open: reference.is_open() }
    }
}

/// The settings of the run that leads the way to the truth about a query.
pub(super) const fn leading(query: &Query<'_>) -> Settings {
    Settings { algorithm: Algorithm::Robust, ..query.settings.sound() }
}

/// The true verdict on a pair from the outcome of a run with the [`leading`] settings: by a proof that roundoff cannot
/// change, or else by the reference.
pub(super) fn truth_of(query: &Query<'_>, outcome: &Outcome) -> Truth {
    let (sizes, place) = ([query.p, query.q].map(proof::size), (query.dimension, query.settings.precision));
    let proved = sizes[0].zip(sizes[1]).and_then(|(p, q)| {
        let proof = Proof::of(outcome, [query.p, query.q], place, (DVec3::ZERO, p.max(q)))?;
        proof.verdict_at(DVec3::ZERO)
    });
    match proved {
        Some(verdict) => Truth { verdict, is_open: false },
        None => Truth::from(&gjk::reference(query, outcome)),
    }
}

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
                "A touch taken for something else, or something else for a touch: no error of a listing that knows no touch"
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
