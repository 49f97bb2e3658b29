//! The true verdict on a pair, and the judgment on a verdict of an algorithm.

use crate::gjk::certificate::Certificate;
use crate::gjk::outcome::Verdict;

/// The true verdict on a pair of shapes, independent of any algorithm.
#[derive(Clone, Debug, PartialEq)]
pub struct Reference {
    /// OVERLAP, TOUCHING or SEPARATE; never UNDECIDED.
    pub verdict: Verdict,
    /// The proof, for the shapes as the query sees them: in f32, with their vertices rounded to f32.
    pub certificate: Certificate,
    /// Whether the certificate was checked and proves the verdict. This holds for all polytopes, rounded or not. A
    /// touch of curved shapes cannot be proved.
    pub certified: bool,
    /// The tolerance of the verdict, in scene units: zero if the verdict is exact. TOUCHING of curved shapes only means
    /// that the origin is within the tolerance of the boundary: see [`Reference::is_open`].
    pub tolerance: f64,
}

/// The judgment of the reference on a verdict of an algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Judgement {
    /// The verdict is true.
    Agrees,
    /// The verdict is false, or there is none.
    Differs,
    /// Curved shapes are nearer to a touch than the tolerance of the reference: OVERLAP, TOUCHING and SEPARATE may each
    /// be true.
    CannotTell,
}

impl Judgement {
    /// All judgments.
    pub const ALL: [Self; 3] = [Self::Agrees, Self::Differs, Self::CannotTell];

    /// Returns the name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Agrees => "agrees",
            Self::Differs => "differs",
            Self::CannotTell => "cannot-tell",
        }
    }
}

impl Reference {
    /// Returns whether the shapes are curved and so near to a touch that the verdict is unknown: each one may be true.
    pub fn is_open(&self) -> bool {
        self.verdict == Verdict::Touching && !self.certified
    }

    /// Judges the verdict of an algorithm.
    pub fn judge(&self, verdict: Verdict) -> Judgement {
        match verdict {
            Verdict::Undecided => Judgement::Differs,
            _ if self.is_open() => Judgement::CannotTell,
            _ if verdict == self.verdict => Judgement::Agrees,
            _ => Judgement::Differs,
        }
    }

    /// Returns whether nothing contradicts a verdict: it is true, or undecidable.
    pub fn agrees_with(&self, verdict: Verdict) -> bool {
        self.judge(verdict) != Judgement::Differs
    }
}
