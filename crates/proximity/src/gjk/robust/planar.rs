//! The robust query in a plane: the whole query in 2D, and in 3D the search in the projection along an edge that
//! contains the origin.
//!
//! Everything is decided in the projection along `axis`: z in 2D, the edge in 3D. The simplex has one point at the
//! start, and the search direction is perpendicular to the axis.

use std::ops::ControlFlow;

use super::progress::{Knowledge, advance};
use crate::geometry::{Dimension, Vector};
use crate::gjk::cycle::CycleDetector;
use crate::gjk::outcome::Termination;
use crate::gjk::region::Region;
use crate::gjk::search::Search;
use crate::gjk::sign::Sign;
use crate::gjk::simplex::Letter::{self, A, B, C};
use crate::gjk::trace::{PlaneQuestion, Recorder};

/// Searches until the origin is enclosed, on the boundary, or separated, and breaks with that ending. Continues when
/// the limit is reached.
pub(super) fn enclose<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    axis: V,
    mut knowledge: Knowledge,
) -> ControlFlow<Termination> {
    let mut cycles = CycleDetector::new();
    while !search.is_exhausted() {
        cycles.check(search).map_break(|ending| ending.termination)?;
        advance(search, &mut knowledge)?;
        if search.simplex.len() == 2 {
            edge(search, axis, knowledge)?;
        } else {
            triangle(search, axis, knowledge)?;
        }
    }
    ControlFlow::Continue(())
}

/// Reduces the segment AB: searches perpendicular to it, on the origin's side, or on both sides if the origin is on it.
fn edge<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    axis: V,
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    let ab = flat(search.edge(B), axis);
    let normal = axis.cross(ab);
    let to_origin = flat(search.to_origin(), axis);
    let side = search.sign(normal.dot(to_origin), axis.cross_terms(ab).dot(to_origin.abs()));
    search.rule_in(Dimension::Two, Region::Edge([A, B]), side == Sign::Zero, &[]);
    match side {
        // (AB × AO) × AB, in the projection along the axis.
        Sign::Positive | Sign::Negative => {
            search.look(normal * normal.dot(to_origin));
            ControlFlow::Continue(())
        }
        Sign::Zero => {
            search.look(V::ZERO);
            if search.notices_zero_direction() {
                on_edge(search, &[normal, -normal], knowledge)
            } else {
                ControlFlow::Continue(())
            }
        }
    }
}

/// Handles an origin on an edge: it is interior if and only if P ⊖ Q has points past it in all these directions.
fn on_edge<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    ways: &[V],
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    if knowledge == Knowledge::Supported {
        return ControlFlow::Break(Termination::OriginOnBoundary);
    }
    let mut contained = Knowledge::Contained;
    for (index, way) in ways.iter().enumerate() {
        if search.is_exhausted() {
            return ControlFlow::Continue(());
        }
        if index > 0 {
            search.keep(&[B, C]);
        }
        search.look_aside(*way);
        advance(search, &mut contained)?;
    }
    ControlFlow::Break(Termination::OriginEnclosed)
}

fn triangle<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    axis: V,
    knowledge: Knowledge,
) -> ControlFlow<Termination> {
    let face = [A, B, C];
    // The normal of the triangle as seen along the axis; in 2D the axis is z, and this is AB × AC itself.
    let [ab, ac, ao] = [search.edge(B), search.edge(C), search.to_origin()].map(|it| flat(it, axis));
    let normal = axis * axis.dot(ab.cross(ac));
    let [beyond_ab, beyond_ac] = [ab.cross(normal), normal.cross(ac)].map(|beyond| search.outward(beyond));
    let normal_terms = axis * axis.abs().dot(ab.cross_terms(ac));
    let terms = |edge: V| edge.cross_terms(normal_terms).dot(ao.abs());
    let (ab_terms, ac_terms) = (terms(ab), terms(ac));
    let ab = search.ask_with_terms(PlaneQuestion::BeyondEdge { edge: [A, B], face }, beyond_ab, ab_terms);
    if ab == Sign::Positive {
        leave_by(search, B, beyond_ab, &[Region::Edge([A, C])]);
        return ControlFlow::Continue(());
    }
    let ac = search.ask_with_terms(PlaneQuestion::BeyondEdge { edge: [A, C], face }, beyond_ac, ac_terms);
    if ac == Sign::Positive {
        leave_by(search, C, beyond_ac, &[]);
        return ControlFlow::Continue(());
    }
    let (to, way) = match (ab, ac) {
        (Sign::Zero, _) => (B, beyond_ab),
        (_, Sign::Zero) => (C, beyond_ac),
        _ => {
            search.rule_in(Dimension::Two, Region::Interior, false, &[]);
            return ControlFlow::Break(match knowledge {
                Knowledge::Supported => Termination::OriginOnBoundary,
                Knowledge::Nothing | Knowledge::Contained => Termination::OriginEnclosed,
            });
        }
    };
    // On an edge of the triangle: its third point lies on one side, and the other side is open.
    search.rule_in(Dimension::Two, Region::Edge([A, to]), true, &[]);
    search.keep(&[A, to]);
    search.look(V::ZERO);
    on_edge(search, &[way], knowledge)
}

/// Returns a vector projected along the axis, times the square of the axis' length. Nothing changes in 2D, where the
/// axis is z.
///
/// Two vector products keep the digits that subtracting the component along the axis would lose.
pub(super) fn flat<V: Vector>(vector: V, axis: V) -> V {
    axis.cross(vector.cross(axis))
}

fn leave_by<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    to: Letter,
    direction: V,
    not_asked: &[Region],
) {
    search.rule_in(Dimension::Two, Region::Edge([A, to]), false, not_asked);
    search.keep(&[A, to]);
    search.look(direction);
}
