//! The search, and its verdict.

use glam::DVec3;

use super::corners::{NextDirection, SearchCorners, sum_of_components};
use super::{balls, boxes, cores, enclosure, plane, space};
use crate::geometry::exact::ExactPair;
use crate::geometry::roundoff::UNDERFLOW;
use crate::geometry::{Dimension, PosedPair, PosedRef, RelativePair};
use crate::gjk::exact;
use crate::gjk::outcome::Verdict;
use crate::gjk::reference::curved;

/// Maximum number of support points of a search; polytopes of hundreds of vertices need ten. A pair that needs more is
/// nearly touching, and goes to the exact method.
const MAX_SUPPORTS: usize = 64;

/// Number of support points after which the direction is rotated; later directions are those of the simplex.
const TURNS: usize = 2;

/// Distance by which a rotation moves a point, relative to its height in front of the plane: 2 would be a reflection, 1
/// a move into the plane. The value was tuned by measurement.
const TURN: f64 = 1.5;

/// A generic direction, for shapes with the same middle.
const ANY: [DVec3; 2] = [DVec3::new(0.8, 0.6, 0.0), DVec3::new(0.64, 0.48, 0.6)];

/// The end of an intersection query, from which the next query about the pair starts. It is the direction that
/// separated the shapes, or the simplex that contained the origin. It saves time and changes no verdict; it may come
/// from any other pair.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::gjk) struct CachedEnd {
    direction: DVec3,
    /// The vertices of the simplex, by their vertex pairs.
    vertex_pairs: [[u32; 2]; 4],
    /// Number of vertices: none, three or four.
    len: usize,
}

/// The end of a search.
enum SearchEnd {
    /// The last direction separates the shapes, which is proved.
    Separate(DVec3),
    /// The simplex has the origin inside, which is proved.
    Overlap(SearchCorners),
    /// Roundoff leaves the verdict open; the state of the search.
    Undetermined(DVec3, SearchCorners),
}

/// Returns the verdict on a pair, the same as that of the reference.
#[inline]
pub(in crate::gjk) fn decide(p: &PosedRef<'_>, q: &PosedRef<'_>, cached: &mut CachedEnd) -> Verdict {
    balls::decide(p, q).unwrap_or_else(|| decide_turned(p, q, cached))
}

/// Returns the verdict on a pair whose rotation matters.
fn decide_turned(p: &PosedRef<'_>, q: &PosedRef<'_>, cached: &mut CachedEnd) -> Verdict {
    if p.has_formula_with(q)
        && let Some(verdict) = cores::decide(&PosedPair::new(p, q))
    {
        return verdict;
    }
    let pair = &RelativePair::new(p, q);
    if let Some(verdict) = boxes::decide(pair) {
        return verdict;
    }
    if cached.len > 0 && cached.still_holds(pair) {
        return Verdict::Overlap;
    }
    let mut found = search::<true>(pair, first_direction(pair, cached));
    if let SearchEnd::Undetermined(direction, _) = found
        && pair.is_rough()
    {
        found = search::<false>(pair, direction);
    }
    // For curved shapes in special positions, another start often decides; polytopes are decided in integers.
    if let SearchEnd::Undetermined(..) = found
        && !pair.is_polytopal()
    {
        found = search::<false>(pair, ANY[pair.dimension().count() - 2]);
    }
    match found {
        SearchEnd::Separate(direction) => {
            *cached = CachedEnd { direction, ..CachedEnd::default() };
            Verdict::Separate
        }
        SearchEnd::Overlap(corners) => {
            cached.len = if pair.is_polytopal() { corners.len } else { 0 };
            cached.vertex_pairs = corners.vertex_pairs();
            Verdict::Overlap
        }
        SearchEnd::Undetermined(direction, corners) => settle(pair, direction, &corners),
    }
}

impl CachedEnd {
    /// Returns the direction in the frame of P that has separated the shapes, if one has.
    pub(in crate::gjk) fn separating(&self) -> Option<DVec3> {
        Some(self.direction).filter(|direction| *direction != DVec3::ZERO)
    }

    /// Returns whether the simplex of the earlier query still has the origin inside, by more than roundoff.
    fn still_holds(&self, pair: &RelativePair<'_>) -> bool {
        let mut corners = SearchCorners::NONE;
        for vertex_pair in &self.vertex_pairs[..self.len] {
            let Some(corner) = pair.corner_of(*vertex_pair) else { return false };
            corners.push(corner);
        }
        enclosure::is_proved(pair.dimension(), &pair.errors::<false>(), &corners)
    }
}

/// Returns the cached direction, or else one from within P ⊖ Q toward the origin.
#[inline]
fn first_direction(pair: &RelativePair<'_>, cached: &CachedEnd) -> DVec3 {
    if cached.direction != DVec3::ZERO {
        return cached.direction;
    }
    let towards = pair.towards_origin();
    if towards == DVec3::ZERO { ANY[pair.dimension().count() - 2] } else { towards }
}

fn search<const ROUGH: bool>(pair: &RelativePair<'_>, first: DVec3) -> SearchEnd {
    let errors = &pair.errors::<ROUGH>();
    let is_plane = pair.dimension() == Dimension::Two;
    let mut direction = first;
    let mut corners = SearchCorners::NONE;
    for supports in 0..MAX_SUPPORTS {
        let corner = pair.corner::<ROUGH>(direction);
        let support_value = corner.point.dot(direction);
        let bound = errors.support_value * sum_of_components(direction) + UNDERFLOW;
        if support_value < -bound {
            return SearchEnd::Separate(direction);
        }
        // True also if a number overflows.
        let is_beyond = support_value > bound;
        // A rotated direction may lead back to a known point; a direction from a simplex does not.
        let is_known = corners.holds(&corner);
        if !is_beyond || (is_known && supports > TURNS) {
            return SearchEnd::Undetermined(direction, corners);
        }
        if !is_known {
            corners.push(corner);
        }
        if supports < TURNS {
            direction = turned(direction, corner.point, corners.b.point);
            continue;
        }
        let next =
            if is_plane { plane::next(errors, &mut corners) } else { space::next(errors, &mut corners) };
        match next {
            NextDirection::Look(along) if along != DVec3::ZERO => direction = along,
            NextDirection::Enclosed => return SearchEnd::Overlap(corners),
            NextDirection::Look(_) | NextDirection::Undetermined => {
                return SearchEnd::Undetermined(direction, corners);
            }
        }
    }
    SearchEnd::Undetermined(direction, corners)
}

/// Rotates a direction until the newest point lies behind the plane through the origin perpendicular to it; the point
/// was in front. If that would bring the previous point to the front, the rotation keeps the previous point in place.
#[inline]
fn turned(direction: DVec3, newest: DVec3, before: DVec3) -> DVec3 {
    let turn_from = |away: DVec3| direction - away * (TURN * newest.dot(direction) / newest.dot(away));
    let alone = turn_from(newest);
    // Without a previous point, this is NaN.
    let is_in_front = before.dot(alone) > 0.0;
    if is_in_front { turn_from(newest - before * (newest.dot(before) / before.dot(before))) } else { alone }
}

/// Decides the placed shapes by the exact method, or curved ones by the bounds of the reference.
#[cold]
#[inline(never)]
fn settle(pair: &RelativePair<'_>, direction: DVec3, corners: &SearchCorners) -> Verdict {
    let [p, q] = pair.placed();
    let Some(exact) = ExactPair::of(&p, &q) else {
        return curved::reference([&p, &q], pair.dimension(), pair.world(direction)).verdict;
    };
    let start: Vec<[usize; 2]> = if pair.is_polytopal() {
        corners.vertex_pairs()[..corners.len]
            .iter()
            .map(|vertex_pair| vertex_pair.map(|index| index as usize))
            .collect()
    } else {
        Vec::new()
    };
    exact::solve(&exact, pair.dimension(), &start).verdict
}
