//! The claims of a solver about its runs: they decide what is an error, and what is only unusual.
//!
//! A wrong answer is always an error. The directions and kept points of a right answer prove nothing against a solver:
//! GJK points to the origin and keeps the nearest feature, but MPR, momentum, restarts and spare points do not.

use serde::{Deserialize, Serialize};

use super::finding::Kind;
use crate::message::text;

/// A part of a run that a solver claims to compute as GJK does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Claim {
    /// The vertices of a step are the farthest, and the new point is their difference.
    Support,
    /// The tests end the search: no kept points return with the same direction.
    Tests,
    /// The kept points are the feature nearest to the origin.
    Regions,
    /// The direction leads from the kept points to the origin.
    Direction,
    /// The lower and upper bounds of a step hold the distance.
    Bounds,
    /// The answer and the lengths in it.
    Answer,
}

/// The school of a solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Method {
    /// GJK: yes or no.
    Gjk,
    /// GJK with the distance.
    Distance,
    /// Minkowski portal refinement.
    Mpr,
    /// Separating axis test.
    Sat,
    /// None of these methods.
    Other,
}

impl Method {
    const ALL: [Self; 5] = [Self::Gjk, Self::Distance, Self::Mpr, Self::Sat, Self::Other];

    /// Returns the name in the protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gjk => "gjk",
            Self::Distance => "distance",
            Self::Mpr => "mpr",
            Self::Sat => "sat",
            Self::Other => "other",
        }
    }

    /// Returns the method with this name; other texts are only repeated.
    pub(super) fn named(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|method| method.name().eq_ignore_ascii_case(text.trim()))
    }

    /// Returns whether runs point to the origin and keep the nearest feature.
    pub(super) const fn is_gjk(self) -> bool {
        matches!(self, Self::Gjk | Self::Distance)
    }

    /// Describes runs of this method, for "Its steps are those of …".
    pub fn description(self) -> &'static str {
        match self {
            Self::Gjk => text!("judge-method-gjk"),
            Self::Distance => text!("judge-method-distance"),
            Self::Mpr => text!("judge-method-mpr"),
            Self::Sat => text!("judge-method-sat"),
            Self::Other => text!("judge-method-other"),
        }
    }
}

/// The consequence of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    /// An error.
    Error,
    /// An error if the run ends wrong or never, or else a note.
    ErrorIfHarmful,
    /// The finding is not judged.
    Unjudged,
}

/// The declaration of a solver in its hello.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Declared {
    pub(super) method: Option<Method>,
    pub(super) claims: Option<Vec<Claim>>,
}

impl Declared {
    /// The claims of GJK, step by step.
    pub(super) fn all() -> Self {
        let claims = vec![Claim::Support, Claim::Tests, Claim::Regions, Claim::Direction, Claim::Bounds];
        Self { method: Some(Method::Gjk), claims: Some(claims) }
    }

    /// Returns whether the solver makes this claim. A solver without a list of claims makes all of them.
    pub(super) fn includes(&self, claim: Claim) -> bool {
        self.claims.as_ref().is_none_or(|claims| claims.contains(&claim))
    }

    /// Returns the consequence of a finding of this kind in a step.
    pub(super) fn weight(&self, kind: Kind) -> Weight {
        let (claim, is_conduct) = match kind {
            Kind::Support | Kind::Difference => (Claim::Support, false),
            Kind::Progress => (Claim::Tests, true),
            Kind::Simplex | Kind::Feature => (Claim::Regions, true),
            Kind::Direction => (Claim::Direction, true),
            Kind::Answer | Kind::Length | Kind::Crash | Kind::Timeout | Kind::Garbage => {
                return Weight::Error;
            }
        };
        match (&self.claims, self.method) {
            (Some(claims), _) if claims.contains(&claim) => Weight::Error,
            (Some(_), _) => Weight::Unjudged,
            (None, _) if !is_conduct => Weight::Error,
            (None, Some(method)) if !method.is_gjk() => Weight::Unjudged,
            (None, _) => Weight::ErrorIfHarmful,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Claim, Declared, Method, Weight};
    use crate::judge::finding::Kind;

    #[test]
    fn claims_decide_and_the_answer_always_counts() {
        let declared = |method: Option<&str>, claims: Option<&[Claim]>| Declared {
            method: method.and_then(Method::named),
            claims: claims.map(<[Claim]>::to_vec),
        };
        for (declared, direction, support) in [
            (declared(None, None), Weight::ErrorIfHarmful, Weight::Error),
            (declared(Some("nearest feature"), None), Weight::ErrorIfHarmful, Weight::Error),
            (declared(Some("GJK"), None), Weight::ErrorIfHarmful, Weight::Error),
            (declared(Some("mpr"), None), Weight::Unjudged, Weight::Error),
            (declared(Some("mpr"), Some(&[Claim::Direction])), Weight::Error, Weight::Unjudged),
            (declared(None, Some(&[Claim::Answer])), Weight::Unjudged, Weight::Unjudged),
            (Declared::all(), Weight::Error, Weight::Error),
        ] {
            assert_eq!(declared.weight(Kind::Direction), direction, "{declared:?}");
            assert_eq!(declared.weight(Kind::Support), support, "{declared:?}");
            assert_eq!(declared.weight(Kind::Answer), Weight::Error, "{declared:?}");
        }
    }
}
