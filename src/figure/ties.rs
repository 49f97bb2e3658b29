//! Ties: vertices that are exactly equally far in the direction that is asked. One of them becomes the support point,
//! by nothing but the order of the vertices.

use glam::{DVec3, Vec3};

use super::analysis::Analysis;
use super::mark::{Figure, Form, Hit, Marker, Role};
use super::series::{self, IterationKind};
use crate::geometry::{Side, SupportPoint, Vector};
use crate::gjk::{Event, Precision, State};

/// With more tied vertices than this on one shape they are not named: the names would cover it.
const MAX_NAMES: usize = 12;
/// With more tied differences than this they are not marked.
const MAX_MARKS: usize = 144;

/// The vertices that share the maximum when a support point is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Ties {
    /// The direction that was asked for: along it on P, against it on Q. It may be zero, and then all vertices tie.
    pub direction: DVec3,
    /// The support point that was taken.
    pub taken: SupportPoint<DVec3>,
    /// For P and for Q the vertices that are equally far, ascending, the taken one among them; none where only one
    /// vertex is the farthest, or where the shape has no numbered vertices.
    pub tied: [Vec<usize>; 2],
}

impl Ties {
    /// Those of a support point that was found in this direction; none where each shape has one farthest vertex.
    pub(super) fn of(analysis: &Analysis, direction: DVec3, taken: SupportPoint<DVec3>) -> Option<Self> {
        if analysis.trace.external.is_some() && direction == DVec3::ZERO {
            // The direction was not told.
            return None;
        }
        let tied = Side::BOTH.map(|side| {
            let (index, toward) = match side {
                Side::P => (taken.index_p, direction),
                Side::Q => (taken.index_q, -direction),
            };
            let farthest = index.map_or_else(Vec::new, |_| farthest(analysis, side, toward));
            // Where the direction on record is not quite the one that was asked for, nothing is known of ties.
            let is_known = index.is_some_and(|index| farthest.contains(&index));
            if is_known && farthest.len() > 1 { farthest } else { Vec::new() }
        });
        tied.iter().any(|tied| !tied.is_empty()).then_some(Self { direction, taken, tied })
    }

    /// Which vertex of a shape was taken.
    pub const fn taken_of(&self, side: Side) -> Option<usize> {
        match side {
            Side::P => self.taken.index_p,
            Side::Q => self.taken.index_q,
        }
    }

    /// The vertices of a shape that might have been taken as well.
    pub fn others(&self, side: Side) -> impl Iterator<Item = usize> {
        let taken = self.taken_of(side);
        self.tied[side as usize].iter().copied().filter(move |index| Some(*index) != taken)
    }

    /// Whether a vertex might have been taken as well.
    pub fn is_other(&self, side: Side, index: usize) -> bool {
        self.taken_of(side) != Some(index) && self.tied[side as usize].binary_search(&index).is_ok()
    }

    /// Whether the picture says of this vertex that it ties.
    pub(super) fn names(&self, side: Side, index: usize) -> bool {
        self.tied[side as usize].len() <= MAX_NAMES && self.is_other(side, index)
    }

    /// The differences that might have been found as well, by the numbers of their parents.
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

/// The ties of the support point that was asked for last, at a step of the run (clamped to the last).
pub fn ties(analysis: &Analysis, step: usize) -> Option<Ties> {
    at_state(analysis, &analysis.trace.state(step))
}

/// The ties of each iteration of the run, in the order of [`series::iterations`].
pub fn ties_of_iterations(analysis: &Analysis) -> Vec<Option<Ties>> {
    series::iterations(&analysis.trace)
        .iter()
        .map(|iteration| {
            let direction = match (&iteration.kind, analysis.trace.events.get(iteration.events.start)) {
                (IterationKind::Search(_), Some(Event::Supported(supported))) => supported.direction,
                (IterationKind::Growth { facet, .. }, _) => facet.normal,
                _ => return None,
            };
            Ties::of(analysis, direction, iteration.support?)
        })
        .collect()
}

/// The ties of the newest point of a state.
pub(super) fn at_state(analysis: &Analysis, state: &State) -> Option<Ties> {
    Ties::of(analysis, state.asked, state.newest()?)
}

/// The vertices that are farthest in a direction, as the run computes that: in its precision.
fn farthest(analysis: &Analysis, side: Side, direction: DVec3) -> Vec<usize> {
    let vertices = analysis.convexes[side].core_vertices().unwrap_or_default();
    match analysis.trace.precision {
        Precision::F64 => maxima(vertices.iter().map(|vertex| vertex.dot(direction))),
        Precision::F32 => {
            let direction = Vec3::from_f64(direction);
            maxima(vertices.iter().map(|vertex| Vec3::from_f64(*vertex).dot(direction)))
        }
    }
}

fn maxima<S: PartialOrd>(reaches: impl Iterator<Item = S>) -> Vec<usize> {
    let mut most: Option<S> = None;
    let mut indices = Vec::new();
    for (index, reach) in reaches.enumerate() {
        match &most {
            Some(most) if reach < *most => continue,
            Some(most) if reach == *most => {}
            _ => {
                indices.clear();
                most = Some(reach);
            }
        }
        indices.push(index);
    }
    indices
}

/// Rings on the vertices that tie with those that were taken.
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
                // Of many, the rings say it.
                let text = if is_alone { format!("{name} ties") } else { name };
                figure.add(role, hit, Form::Label { at, text, toward: at - center });
            }
        }
    }
}

/// Rings on the differences that tie with the newest point.
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
