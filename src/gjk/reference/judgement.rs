//! The true verdict on a pair, and the judgement on a verdict of an algorithm.

use crate::gjk::certificate::Certificate;
use crate::gjk::outcome::Verdict;

/// The true verdict on a pair of shapes, whatever an algorithm says.
#[derive(Clone, Debug, PartialEq)]
pub struct Reference {
    /// OVERLAP, TOUCHING or SEPARATE; UNDECIDED never.
    pub verdict: Verdict,
    /// The proof, for the shapes as the query sees them: in f32, with their vertices rounded to f32.
    pub certificate: Certificate,
    /// Whether the certificate was checked and proves the verdict. So it is for all polytopes, rounded or not; of curved
    /// shapes a touch cannot be proved.
    pub certified: bool,
    /// To what distance, in scene units, the verdict holds: zero where it is exact. TOUCHING of curved shapes means that
    /// the origin is within this distance of the boundary, and no more: see [`Reference::is_open`].
    pub tolerance: f64,
}

/// The judgement of the reference on a verdict of an algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Judgement {
    /// The verdict is true.
    Agrees,
    /// It is not, or there is none.
    Differs,
    /// Curved shapes are nearer to a touch than the tolerance of the reference: OVERLAP, TOUCHING and SEPARATE may each
    /// be true.
    CannotTell,
}

impl Judgement {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Agrees, Self::Differs, Self::CannotTell];

    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Agrees => "agrees",
            Self::Differs => "differs",
            Self::CannotTell => "cannot-tell",
        }
    }
}

impl Reference {
    /// Whether the shapes are curved and so near to a touch that the verdict is not known: each one may be true.
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

    /// Returns whether nothing is known against a verdict: it is true, or nobody can tell.
    pub fn agrees_with(&self, verdict: Verdict) -> bool {
        self.judge(verdict) != Judgement::Differs
    }
}
