//! The defect that a solver seems to have: the defect whose own run gives the same answers.

use std::collections::BTreeMap;

use glam::DVec3;

use super::case::Case;
use super::dialogue::SolverAnswers;
use super::protocol::{Step, components, vector};
use crate::geometry::Vector as _;
use crate::gjk::{self, Algorithm, Defect, Event, Query, Settings, Supported, Trace};

/// A known defect, planted in one of the algorithms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suspect {
    /// The algorithm with the defect.
    pub algorithm: Algorithm,
    /// The defect.
    pub defect: Defect,
}

impl Suspect {
    /// All defects that can be planted in this dimension.
    fn all(case: &Case) -> impl Iterator<Item = Self> {
        let dimension = case.dimension();
        let algorithms = Algorithm::ALL.into_iter().filter(move |it| it.refusal(dimension).is_none());
        algorithms
            .flat_map(|algorithm| Defect::ALL.map(|defect| Self { algorithm, defect }))
            .filter(move |it| it.defect.refusal(it.algorithm, dimension).is_none())
            // The pairs consist of vertices, without matrices.
            .filter(|it| it.defect != Defect::InverseForTranspose)
    }

    fn query(self, case: &Case) -> Query<'_> {
        let query = case.query(self.algorithm);
        Query {
            settings: Settings { defects: [self.defect].into_iter().collect(), ..query.settings },
            ..query
        }
    }
}

/// Finds the defects whose run on this pair equals the reported steps. The list is empty if a run without
/// defects equals them.
pub(super) fn suspects(case: &Case, told: &SolverAnswers) -> Vec<Suspect> {
    if told.steps.is_empty() {
        return Vec::new();
    }
    let is_sound = |algorithm: Algorithm| is_same(case, told, &gjk::run(&case.query(algorithm)));
    let innocent: Vec<Algorithm> = Algorithm::ALL
        .into_iter()
        .filter(|algorithm| algorithm.refusal(case.dimension()).is_none() && is_sound(*algorithm))
        .collect();
    Suspect::all(case)
        .filter(|suspect| !innocent.contains(&suspect.algorithm))
        .filter(|suspect| is_same(case, told, &gjk::run(&suspect.query(case))))
        .collect()
}

/// Returns whether a run has the same steps and the same answer as the solver, as far as the solver has reported them.
fn is_same(case: &Case, told: &SolverAnswers, trace: &Trace) -> bool {
    let supported: Vec<&Supported> = trace.events.iter().filter_map(Event::supported).collect();
    let same_steps =
        told.steps.iter().zip(&supported).all(|(step, supported)| is_step(case, step, supported));
    let count = told.steps.len();
    match &told.answer {
        Some(answer) => {
            count == supported.len() && same_steps && trace.outcome.answer == Some(answer.intersects)
        }
        // The reported run was cut off: the other must be endless, or at least as long.
        None => count > 0 && same_steps && (trace.outcome.answer.is_none() || count <= supported.len()),
    }
}

fn is_step(case: &Case, step: &Step, supported: &Supported) -> bool {
    let support = &supported.support;
    let vertices = [(step.p, support.index_p), (step.q, support.index_q)];
    let same_vertex_pair = vertices.iter().all(|(said, own)| said.is_none() || said == own);
    // A direction may have any length except zero.
    let said = step.v.as_deref().and_then(|v| vector(v, case.dimension()));
    let same_direction = said.is_none_or(|v| match (v == DVec3::ZERO, supported.direction == DVec3::ZERO) {
        (false, false) => v.unit().dot(supported.direction.unit()) > 0.0,
        (said, own) => said == own,
    });
    let same_point = step.a.as_ref().is_none_or(|a| *a == components(support.point, case.dimension()));
    same_vertex_pair && same_point && same_direction
}

/// The defects that have given the same answers as a solver without reported steps, to every pair so far.
#[derive(Clone, Debug, Default)]
pub(super) struct SameAnswers {
    left: Option<Vec<Suspect>>,
    wrong: usize,
}

impl SameAnswers {
    /// Minimum number of equal wrong answers before a defect is named.
    const ENOUGH: usize = 3;

    /// Takes an answer into account.
    pub(super) fn add(&mut self, case: &Case, told: &SolverAnswers, is_wrong: bool) {
        let Some(answer) = told.answer.as_ref().filter(|_| told.steps.is_empty()) else { return };
        self.wrong += usize::from(is_wrong);
        let left = self.left.get_or_insert_with(|| Suspect::all(case).collect());
        left.retain(|suspect| gjk::decide(&suspect.query(case)).answer == Some(answer.intersects));
    }

    /// Returns the only defect that explains all answers.
    pub(super) fn settled(&self) -> Option<Defect> {
        let left = self.left.as_ref().filter(|_| self.wrong >= Self::ENOUGH)?;
        let defect = left.first()?.defect;
        left.iter().all(|suspect| suspect.defect == defect).then_some(defect)
    }
}

/// Chooses one defect for all pairs that it explains; the defect that explains the most pairs comes first.
pub(super) fn settled(found: &[Vec<Suspect>]) -> Vec<Option<Defect>> {
    /// A defect must explain at least one in this many of the explainable pairs; fewer matches happen by chance.
    const MIN_PART: usize = 4;
    let mut counts: BTreeMap<usize, (usize, Defect)> = BTreeMap::new();
    for suspects in found {
        for (index, defect) in Defect::ALL.into_iter().enumerate() {
            if suspects.iter().any(|suspect| suspect.defect == defect) {
                counts.entry(index).or_insert((0, defect)).0 += 1;
            }
        }
    }
    let explained = found.iter().filter(|suspects| !suspects.is_empty()).count();
    let mut ranked: Vec<(usize, Defect)> =
        counts.into_values().filter(|(count, _)| count * MIN_PART >= explained).collect();
    ranked.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    let named = |suspects: &Vec<Suspect>| {
        let holds = |defect: Defect| suspects.iter().any(|suspect| suspect.defect == defect);
        ranked.iter().map(|(_, defect)| *defect).find(|defect| holds(*defect))
    };
    found.iter().map(named).collect()
}
