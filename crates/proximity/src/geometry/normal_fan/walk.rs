//! A walk through the regions of one fan along the arcs of another.

use std::collections::VecDeque;

use super::fan::{Arc, Fan, Heading};

/// The vertices at the start and the end of a walk along an arc.
struct WalkEnds {
    /// The farthest vertex just after the start of the arc.
    settled: usize,
    /// A farthest vertex at the end of the walk.
    last: usize,
}

/// Walks along each arc of `fan` through the regions of the vertices of `other`. Returns the pairs of an end of the
/// arc's edge and such a vertex. Returns `None` if there are more than `most`, not counting repetitions next to each
/// other.
pub(super) fn along_arcs(fan: &Fan<'_>, other: &Fan<'_>, most: usize) -> Option<Vec<[usize; 2]>> {
    let mut pairs: Vec<[usize; 2]> = Vec::new();
    let first = fan.stops.first()?;
    let mut farthest: Vec<Option<usize>> = vec![None; fan.stops.len()];
    let mut is_left = vec![false; fan.stops.len()];
    farthest[0] = Some(other.farthest(&first.heading)?);
    let mut waiting = VecDeque::from([0]);
    // An arc between two stops is walked along from the stop that comes first.
    while let Some(stop) = waiting.pop_front() {
        if is_left[stop] {
            continue;
        }
        is_left[stop] = true;
        let mut start = farthest[stop]?;
        for arc in &fan.stops[stop].arcs {
            if is_left[arc.to] {
                continue;
            }
            let headings = [stop, arc.to].map(|stop| &fan.stops[stop].heading);
            let walked = walk((fan, arc), other, headings, start, |vertex| {
                pairs.extend(arc.edge.map(|end| [end, vertex]));
            });
            // Arcs next to each other begin in directions next to each other.
            start = walked.settled;
            if farthest[arc.to].is_none() {
                farthest[arc.to] = Some(walked.last);
                waiting.push_back(arc.to);
            }
            if pairs.len() > 4 * most {
                return None;
            }
        }
    }
    Some(pairs)
}

/// Walks along an arc, from `start`, a vertex of `other` that is farthest where the arc begins. It calls `visit` with
/// the vertices that are farthest somewhere between the ends of the arc.
///
/// A direction on the arc is perpendicular to the edge and rotates about it. The vector `w` to a neighbor, projected
/// along the edge, determines the direction in which the neighbor overtakes the current vertex. The first of two
/// neighbors in the sense of rotation overtakes first. All neighbors that are farther at the end of the arc lie within
/// half a turn, so the sign of edge · (w₁ × w₂) orders them.
fn walk(
    (fan, arc): (&Fan<'_>, &Arc),
    other: &Fan<'_>,
    [begin, end]: [&Heading; 2],
    start: usize,
    mut visit: impl FnMut(usize),
) -> WalkEnds {
    let edge = fan.arrow(arc.edge[0], arc.edge[1]);
    let mut at = start;
    let mut settled = None;
    let mut tied = Vec::new();
    loop {
        let mut next: Option<usize> = None;
        tied.clear();
        for neighbour in other.neighbours(at).iter().copied() {
            let to_neighbour = other.arrow(at, neighbour);
            let sign = end.sign_of(to_neighbour);
            if sign.is_eq() && to_neighbour.is_parallel_to(edge) {
                // Equally far along the whole arc.
                tied.push(neighbour);
            }
            let overtakes_first = || {
                next.is_none_or(|next| {
                    let order = super::sign::volume(edge, to_neighbour, other.arrow(at, next));
                    order.then_with(|| end.sign_of(other.arrow(next, neighbour))).is_gt()
                })
            };
            if sign.is_gt() && overtakes_first() {
                next = Some(neighbour);
            }
        }
        // The walk has not begun while the next vertex is equally far at the start of the arc.
        let has_begun =
            next.is_none_or(|next| settled.is_some() || begin.sign_of(other.arrow(at, next)).is_ne());
        if has_begun {
            settled = settled.or(Some(at));
            visit(at);
            tied.iter().copied().for_each(&mut visit);
        }
        match next {
            Some(next) => at = next,
            None => return WalkEnds { settled: settled.unwrap_or(at), last: at },
        }
    }
}
