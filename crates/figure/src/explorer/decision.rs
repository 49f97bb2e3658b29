//! Djonov's decision about an arrangement.

use super::arrangement::Arrangement;
use super::outcome::TetrahedronOutcome;
use crate::gjk::{
    Event, Letter, PlaneQuestion, Region, RegionRuling, Relabelled, Ruled, Sign, Tested, Trace,
};
use crate::internal::{self, Decider};
use crate::narration::{Narration, narrate};

/// One iteration of the algorithm, as a trace and in its parts.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The iteration as a trace: the vertices of the simplex, the oldest first, followed by the decision.
    pub trace: Trace,
    /// The step to draw: that of the last ruling, or of the last event if there is no ruling.
    pub step: usize,
    /// The finding on every region of the simplex; empty if the origin is in front of all three faces.
    pub findings: Vec<RegionRuling>,
    /// The region in which the origin was found.
    pub region: Option<Region>,
    /// The faces at A of a tetrahedron, each with the signed value of the test whether O is in front; empty
    /// for other simplices.
    pub faces: Vec<([Letter; 3], f64)>,
    /// The relabeling that leads the published code to a solved case: the old letters, and the new ones.
    pub renamed: Option<(Vec<Letter>, Vec<Letter>)>,
}

impl Decision {
    /// Makes the decision about an arrangement, whether or not that can occur in a run.
    pub fn of(arrangement: &Arrangement) -> Self {
        let simplex = arrangement.simplex();
        let trace = internal::iterate(&simplex, arrangement.direction(), arrangement.dimension);
        let mut decision = Self {
            step: trace.steps().saturating_sub(1),
            findings: Vec::new(),
            region: None,
            faces: Vec::new(),
            renamed: None,
            trace,
        };
        for (index, event) in decision.trace.events.iter().enumerate() {
            if let Some(Tested { test, value, .. }) = event.tested().filter(|_| arrangement.is_tetrahedron())
                && let PlaneQuestion::OverFace { face } = test.question
            {
                decision.faces.push((face, *value));
            }
            if let Some(Ruled { chosen, findings, .. }) = event.ruled() {
                decision.findings.clone_from(findings);
                decision.region = Some(*chosen);
                decision.step = index;
            }
            // The first relabeling is the rotation into a solved case; a later one drops a face.
            if let Some(Relabelled { from, to }) = event.relabelled().filter(|event| event.from.len() == 4) {
                decision.renamed.get_or_insert_with(|| (from.clone(), to.clone()));
            }
        }
        decision
    }

    /// Returns the faces of a tetrahedron with O in front, as a code: 1 for ABC, 2 for ACD, 4 for ADB.
    pub fn code(&self) -> Option<u8> {
        let bits = self.faces.iter().zip([1, 2, 4]).filter(|((_, value), _)| *value > 0.0);
        (!self.faces.is_empty()).then(|| bits.map(|(_, bit)| bit).sum())
    }

    /// Returns the code and region of a tetrahedron. Returns `None` if O is in front of all three faces.
    pub fn outcome(&self) -> Option<TetrahedronOutcome> {
        Some(TetrahedronOutcome { code: self.code()?, region: self.region? })
    }

    /// Returns the decision, step by step, in words.
    pub fn sentences(&self) -> Vec<Narration> {
        let events = self.trace.events.iter().enumerate();
        let own = events.filter(|(_, event)| event.supported().is_none());
        own.map(|(step, _)| narrate(&self.trace, step)).collect()
    }
}

/// Returns the code and the region found by one of the published codes, without the rest of its decision.
pub(super) fn found_by(decider: Decider, arrangement: &Arrangement) -> (Option<u8>, Option<Region>) {
    let events = internal::examine_by(decider, &arrangement.simplex(), arrangement.dimension);
    let region = events.iter().rev().find_map(Event::ruled).map(|ruled| ruled.chosen);
    let mut code = None;
    for Tested { test, sign, .. } in events.iter().filter_map(Event::tested) {
        let bit = match test.question {
            PlaneQuestion::OverFace { face: [_, Letter::B, _] } => 1,
            PlaneQuestion::OverFace { face: [_, Letter::C, _] } => 2,
            PlaneQuestion::OverFace { .. } => 4,
            PlaneQuestion::Along { .. } | PlaneQuestion::BeyondEdge { .. } => continue,
        };
        *code.get_or_insert(0) |= if *sign == Sign::Positive { bit } else { 0 };
    }
    (code, region)
}
