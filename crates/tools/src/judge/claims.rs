//! The claims of a solver about its runs: they decide what is an error, and what is only unusual.
//!
//! A wrong answer is always an error. The directions and kept points of a right answer prove nothing against a solver:
//! GJK points to the origin and keeps the nearest feature, but MPR, momentum, restarts and spare points do not.

use serde::{Deserialize, Serialize};

use super::finding::FindingKind;
use crate::message::text;

/// A part of a run that a solver claims to compute as GJK does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ClaimedPart {
    /// The vertices of a step are the farthest, and the new point is their difference.
    Support,
    /// The tests end the search: it never returns to the same kept points and direction.
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

/// The method of a solver.
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

    /// Returns the method with this name. Returns `None` for any other text, which reports only repeat.
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
pub(super) enum Consequence {
    /// An error.
    Error,
    /// An error if the run ends wrong or never ends; otherwise a note.
    ErrorIfHarmful,
    /// The finding is not judged.
    Unjudged,
}

/// The declaration of a solver in its hello.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Declared {
    pub(super) method: Option<Method>,
    pub(super) claims: Option<Vec<ClaimedPart>>,
}

impl Declared {
    /// The claims of GJK, step by step.
    pub(super) fn all() -> Self {
        let claims = vec![
            ClaimedPart::Support,
            ClaimedPart::Tests,
            ClaimedPart::Regions,
            ClaimedPart::Direction,
            ClaimedPart::Bounds,
        ];
        Self { method: Some(Method::Gjk), claims: Some(claims) }
    }

    /// Returns whether the solver makes this claim. A solver without a list of claims makes all of them.
    pub(super) fn includes(&self, claim: ClaimedPart) -> bool {
        self.claims.as_ref().is_none_or(|claims| claims.contains(&claim))
    }

    /// Returns the consequence of a finding of this kind in a step.
    pub(super) fn weight(&self, kind: FindingKind) -> Consequence {
        let (claim, is_conduct) = match kind {
            FindingKind::Support | FindingKind::Difference => (ClaimedPart::Support, false),
            FindingKind::Progress => (ClaimedPart::Tests, true),
            FindingKind::Simplex | FindingKind::Feature => (ClaimedPart::Regions, true),
            FindingKind::Direction => (ClaimedPart::Direction, true),
            FindingKind::Answer
            | FindingKind::Length
            | FindingKind::Crash
            | FindingKind::Timeout
            | FindingKind::Garbage => {
                return Consequence::Error;
            }
        };
        match (&self.claims, self.method) {
            (Some(claims), _) if claims.contains(&claim) => Consequence::Error,
            (Some(_), _) => Consequence::Unjudged,
            (None, _) if !is_conduct => Consequence::Error,
            (None, Some(method)) if !method.is_gjk() => Consequence::Unjudged,
            (None, _) => Consequence::ErrorIfHarmful,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{ClaimedPart, Consequence, Declared, Method};
    use crate::judge::finding::FindingKind;

    #[test]
    fn claims_decide_and_the_answer_always_counts() {
        let declared = |method: Option<&str>, claims: Option<&[ClaimedPart]>| Declared {
            method: method.and_then(Method::named),
            claims: claims.map(<[ClaimedPart]>::to_vec),
        };
        for (declared, direction, support) in [
            (declared(None, None), Consequence::ErrorIfHarmful, Consequence::Error),
            (declared(Some("nearest feature"), None), Consequence::ErrorIfHarmful, Consequence::Error),
            (declared(Some("GJK"), None), Consequence::ErrorIfHarmful, Consequence::Error),
            (declared(Some("mpr"), None), Consequence::Unjudged, Consequence::Error),
            (
                declared(Some("mpr"), Some(&[ClaimedPart::Direction])),
                Consequence::Error,
                Consequence::Unjudged,
            ),
            (declared(None, Some(&[ClaimedPart::Answer])), Consequence::Unjudged, Consequence::Unjudged),
            (Declared::all(), Consequence::Error, Consequence::Error),
        ] {
            assert_eq!(declared.weight(FindingKind::Direction), direction, "{declared:?}");
            assert_eq!(declared.weight(FindingKind::Support), support, "{declared:?}");
            assert_eq!(declared.weight(FindingKind::Answer), Consequence::Error, "{declared:?}");
        }
    }
}
