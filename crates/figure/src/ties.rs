//! Ties: vertices that are exactly equally far in the direction of the support query. The order of the
//! vertices alone determines which of them becomes the support point.

use glam::{DVec3, Vec3};

use super::analysis::Analysis;
use super::mark::{Figure, Form, Hit, Marker, Role};
use super::series::{self, IterationKind};
use crate::geometry::{Side, SupportPoint, Vector};
use crate::gjk::{Precision, State};
use crate::message::text;

/// Maximum number of tied vertices on one shape that are named; more names would cover it.
const MAX_NAMES: usize = 12;
/// Maximum number of tied differences that are marked.
const MAX_MARKS: usize = 144;

/// The vertices that share the maximum of a support query.
#[derive(Clone, Debug, PartialEq)]
pub struct Ties {
    /// The direction of the support query: along it on P, opposite to it on Q. It may be zero, and then all
    /// vertices tie.
    pub direction: DVec3,
    /// The resulting support point.
    pub taken: SupportPoint<DVec3>,
    /// The equally far vertices of P and of Q, ascending, including the chosen one; empty if only one vertex
    /// is the farthest, or if the shape has no numbered vertices.
    pub tied: [Vec<usize>; 2],
}

impl Ties {
    /// Finds the ties of a support point in this direction. Returns `None` if each shape has one farthest
    /// vertex.
    pub(super) fn of(analysis: &Analysis, direction: DVec3, taken: SupportPoint<DVec3>) -> Option<Self> {
        if analysis.trace.external.is_some() && direction == DVec3::ZERO {
            // The direction is not known.
            return None;
        }
        let tied = Side::BOTH.map(|side| {
            let (index, toward) = match side {
                Side::P => (taken.index_p, direction),
                Side::Q => (taken.index_q, -direction),
            };
            let farthest = index.map_or_else(Vec::new, |_| maxima(&support_values(analysis, side, toward)));
            // If the recorded direction differs slightly from the one of the query, ties are unknown.
            let is_known = index.is_some_and(|index| farthest.contains(&index));
            if is_known && farthest.len() > 1 { farthest } else { Vec::new() }
        });
        tied.iter().any(|tied| !tied.is_empty()).then_some(Self { direction, taken, tied })
    }

    /// Returns the chosen vertex of a shape.
    pub const fn taken_of(&self, side: Side) -> Option<usize> {
        match side {
            Side::P => self.taken.index_p,
            Side::Q => self.taken.index_q,
        }
    }

    /// Iterates over the tied vertices of a shape that were not chosen.
    pub fn others(&self, side: Side) -> impl Iterator<Item = usize> {
        let taken = self.taken_of(side);
        self.tied[side as usize].iter().copied().filter(move |index| Some(*index) != taken)
    }

    /// Returns whether a vertex tied but was not chosen.
    pub fn is_other(&self, side: Side, index: usize) -> bool {
        self.taken_of(side) != Some(index) && self.tied[side as usize].binary_search(&index).is_ok()
    }

    /// Returns whether the picture marks this vertex as tied.
    pub(super) fn names(&self, side: Side, index: usize) -> bool {
        self.tied[side as usize].len() <= MAX_NAMES && self.is_other(side, index)
    }

    /// The tied differences that were not chosen, by their vertex pairs.
    fn other_pairs(&self) -> Vec<[usize; 2]> {
        let (Some(p), Some(q)) = (self.taken.index_p, self.taken.index_q) else { return Vec::new() };
        let of = |side: Side, taken: usize| -> Vec<usize> {
            std::iter::once(taken).chain(self.others(side)).collect()
        };
        let (of_p, of_q) = (of(Side::P, p), of(Side::Q, q));
        if of_p.len() * of_q.len() > MAX_MARKS {
            return Vec::new();
        }
        let pairs = of_p.iter().flat_map(|p| of_q.iter().map(|q| [*p, *q]));
        pairs.skip(1).collect()
    }
}

/// Finds the ties of the latest support point, at a step of the run (clamped to the last).
pub fn ties(analysis: &Analysis, step: usize) -> Option<Ties> {
    at_state(analysis, &analysis.state(step))
}

/// Finds the ties of each iteration of the run, in the order of [`series::iterations`].
pub fn ties_of_iterations(analysis: &Analysis) -> Vec<Option<Ties>> {
    series::iterations(&analysis.trace)
        .iter()
        .map(|iteration| {
            let direction = match &iteration.kind {
                IterationKind::Search(_) => {
                    analysis.trace.events.get(iteration.events.start)?.supported()?.direction
                }
                IterationKind::Growth { facet, .. } => facet.normal,
                IterationKind::Start(_) => return None,
            };
            Ties::of(analysis, direction, iteration.support?)
        })
        .collect()
}

/// Returns the ties of the newest point of a state.
pub(super) fn at_state(analysis: &Analysis, state: &State) -> Option<Ties> {
    Ties::of(analysis, state.asked, state.newest()?)
}

/// The products of the vertices of a shape with a direction, as the run computes them: in its precision.
pub(super) fn support_values(analysis: &Analysis, side: Side, direction: DVec3) -> Vec<f64> {
    let vertices = analysis.convexes[side].core_vertices().unwrap_or_default();
    match analysis.trace.precision {
        Precision::F64 => vertices.iter().map(|vertex| vertex.dot(direction)).collect(),
        Precision::F32 => {
            let direction = Vec3::from_f64(direction);
            vertices.iter().map(|vertex| f64::from(Vec3::from_f64(*vertex).dot(direction))).collect()
        }
    }
}

/// The indices of the greatest values, ascending.
pub(super) fn maxima(values: &[f64]) -> Vec<usize> {
    let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    (0..values.len()).filter(|index| values[*index] == most).collect()
}

/// Draws rings on the vertices that tie with the chosen ones.
pub(super) fn add_to_world(figure: &mut Figure, analysis: &Analysis, ties: &Ties) {
    for side in Side::BOTH {
        let (vertices, center) = (analysis.vertices(side), analysis.center(side));
        let is_alone = ties.others(side).count() == 1;
        for index in ties.others(side).take(MAX_MARKS) {
            let Some(at) = vertices.get(index).copied() else { continue };
            let hit = Some(Hit::Vertex(side, index));
            let role = Role::Tie(Some(side));
            figure.add(role, hit, Form::Point { at, marker: Marker::Ring });
            if ties.names(side, index) {
                let name = format!("{}{index}", side.vertex_letter());
                // If there are many, the rings show it.
                let text = if is_alone { text!("figure-vertex-ties"; vertex = name) } else { name };
                figure.add(role, hit, Form::Label { at, text, toward: at - center });
            }
        }
    }
}

/// Draws rings on the differences that tie with the newest point.
pub(super) fn add_to_difference(figure: &mut Figure, analysis: &Analysis, ties: &Ties) {
    for [p, q] in ties.other_pairs() {
        let (Some(on_p), Some(on_q)) = (analysis.vertices(Side::P).get(p), analysis.vertices(Side::Q).get(q))
        else {
            continue;
        };
        let hit = Some(Hit::Pair { p, q });
        figure.add(Role::Tie(None), hit, Form::Point { at: *on_p - *on_q, marker: Marker::Ring });
    }
}
