//! Djonov's decision about an arrangement.

use super::arrangement::Arrangement;
use super::outcome::Outcome;
use crate::figure::narration::{Narration, narrate};
use crate::gjk::{self, Decider, Event, Finding, Letter, Question, Region, Sign, Tested, Trace};

/// One iteration of the algorithm, as a trace and in its parts.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The iteration as a trace: the vertices of the simplex, the oldest first, followed by the decision.
    pub trace: Trace,
    /// The step to be drawn: that of the last ruling, or of the last event if there is no ruling.
    pub step: usize,
    /// The finding on every region of the simplex; none where all three faces see O.
    pub findings: Vec<Finding>,
    /// The region in which the origin was found.
    pub region: Option<Region>,
    /// The faces at A, whether each sees O, and by how much; of a tetrahedron only.
    pub faces: Vec<([Letter; 3], f64)>,
    /// The relabelling by which the listing arrives at a case that it has solved: the old letters, and the new ones.
    pub renamed: Option<(Vec<Letter>, Vec<Letter>)>,
}

impl Decision {
    /// The decision about an arrangement, whether that can occur in a run or not.
    pub fn of(arrangement: &Arrangement) -> Self {
        let simplex = arrangement.simplex();
        let trace = gjk::iterate(&simplex, arrangement.direction(), arrangement.dimension);
        let mut decision = Self {
            step: trace.steps().saturating_sub(1),
            findings: Vec::new(),
            region: None,
            faces: Vec::new(),
            renamed: None,
            trace,
        };
        for (index, event) in decision.trace.events.iter().enumerate() {
            match event {
                Event::Tested(Tested { test, value, .. }) if arrangement.is_tetrahedron() => {
                    if let Question::OverFace { face } = test.question {
                        decision.faces.push((face, *value));
                    }
                }
                Event::Ruled { chosen, findings, .. } => {
                    decision.findings.clone_from(findings);
                    decision.region = Some(*chosen);
                    decision.step = index;
                }
                // The first relabelling is the rotation into a solved case; a later one drops a face.
                Event::Relabelled { from, to } if decision.renamed.is_none() && from.len() == 4 => {
                    decision.renamed = Some((from.clone(), to.clone()));
                }
                _ => {}
            }
        }
        decision
    }

    /// Which of the faces of a tetrahedron see O: 1 for ABC, 2 for ACD, 4 for ADB.
    pub fn code(&self) -> Option<u8> {
        let bits = self.faces.iter().zip([1, 2, 4]).filter(|((_, value), _)| *value > 0.0);
        (!self.faces.is_empty()).then(|| bits.map(|(_, bit)| bit).sum())
    }

    /// The code and region of a tetrahedron; none if O is in front of all three faces.
    pub fn outcome(&self) -> Option<Outcome> {
        Some(Outcome { code: self.code()?, region: self.region? })
    }

    /// The decision, step by step, in words.
    pub fn sentences(&self) -> Vec<Narration> {
        let events = self.trace.events.iter().enumerate();
        let own = events.filter(|(_, event)| !matches!(event, Event::Supported(_)));
        own.map(|(step, _)| narrate(&self.trace, step)).collect()
    }
}

/// The code and the region found by one of the listings, without the rest of its decision.
pub(super) fn found_by(decider: Decider, arrangement: &Arrangement) -> (Option<u8>, Option<Region>) {
    let events = gjk::examine_by(decider, &arrangement.simplex(), arrangement.dimension);
    let mut code = None;
    let mut region = None;
    for event in &events {
        match event {
            Event::Tested(Tested { test, sign, .. }) => {
                let bit = match test.question {
                    Question::OverFace { face: [_, Letter::B, _] } => 1,
                    Question::OverFace { face: [_, Letter::C, _] } => 2,
                    Question::OverFace { .. } => 4,
                    Question::Along { .. } | Question::BeyondEdge { .. } => continue,
                };
                *code.get_or_insert(0) |= if *sign == Sign::Positive { bit } else { 0 };
            }
            Event::Ruled { chosen, .. } => region = Some(*chosen),
            _ => {}
        }
    }
    (code, region)
}
