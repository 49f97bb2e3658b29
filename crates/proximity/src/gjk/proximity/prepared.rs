//! The lengths of prepared shapes: formulas for their kinds come before any search.
//!
//! For balls, capsules, and a ball beside a box, a formula often gives the verdict, which may suffice, and the closest
//! points. Two boxes have fifteen axes. Cases that the formulas leave open go through the general search.

use glam::DVec3;

use super::balls::Balls;
use super::{
    ClosestPoints, Penetration, QueryCache, SearchStart, boxes, closest_points_of, curved, deeper_by_radii,
    distance_of, penetration_of, recorded,
};
use crate::geometry::{BoxStart, Boxes, Measurement, PlacedPair, PosedPair, PosedRef};
use crate::gjk::intersection::{self, CachedEnd, decide_by_balls, decide_by_formula};
use crate::gjk::outcome::Verdict;

/// Returns the verdict on two shapes at their poses.
#[inline]
pub(crate) fn verdict_of_prepared(p: &PosedRef<'_>, q: &PosedRef<'_>, cache: &mut QueryCache) -> Verdict {
    intersection::decide(p, q, &mut cache.end)
}

/// Returns the distance of two shapes in scene units; zero if they touch or overlap.
#[inline]
pub(crate) fn distance_of_prepared(p: &PosedRef<'_>, q: &PosedRef<'_>, cache: &mut QueryCache) -> f64 {
    let of_balls = Balls::of(p, q).and_then(|balls| balls.distance());
    of_balls.unwrap_or_else(|| distance_of_others(p, q, cache))
}

/// Returns the distance of pairs that the formula for balls does not decide. Kept separate, since that formula needs no
/// stack frame this large.
#[inline(never)]
fn distance_of_others(p: &PosedRef<'_>, q: &PosedRef<'_>, cache: &mut QueryCache) -> f64 {
    if decide_by_balls(p, q) == Some(Verdict::Overlap) {
        return 0.0;
    }
    let pair = PosedPair::new(p, q);
    if !pair.has_vertices() {
        return distance_of_curved(&pair);
    }
    let Some(look) = KindKnowledge::at(&pair) else { return 0.0 };
    let cores = PlacedPair::of(&pair);
    let start = look.start(cores.as_ref());
    distance_of(&pair, cores.as_ref(), &start, cache)
}

/// Returns the verdict of the bare query, and the direction that separated the shapes, or zero. Neither comes from a
/// cache, or the last digit of a length would depend on the previous query.
fn decided_with_direction(pair: &PosedPair<'_>) -> (Verdict, DVec3) {
    let [p, q] = pair.shapes();
    let mut end = CachedEnd::default();
    let verdict = intersection::decide(p, q, &mut end);
    (verdict, end.separating().map_or(DVec3::ZERO, |direction| p.pose().rotate(direction)))
}

/// Returns the distance of curved shapes. The verdict is that of the bare query: shapes that touch within roundoff have
/// the distance zero.
fn distance_of_curved(pair: &PosedPair<'_>) -> f64 {
    let (verdict, direction) = decided_with_direction(pair);
    match verdict {
        Verdict::Overlap | Verdict::Touching => 0.0,
        Verdict::Separate => curved::distance(pair, direction)
            .unwrap_or_else(|| measured(pair).and_then(|it| it.length.separation()).unwrap_or(0.0)),
        Verdict::Undecided => recorded(pair).and_then(|it| it.length.separation()).unwrap_or(0.0),
    }
}

/// Measures separate curved shapes: the distance, its bounds and the witness points.
fn measured(pair: &PosedPair<'_>) -> Option<Measurement> {
    curved::measurement(pair).or_else(|| recorded(pair))
}

/// Returns the closest points of two shapes. Returns `None` if they overlap.
pub(crate) fn closest_points_of_prepared(
    p: &PosedRef<'_>,
    q: &PosedRef<'_>,
    cache: &mut QueryCache,
) -> Option<ClosestPoints> {
    let of_balls = Balls::of(p, q).and_then(|balls| balls.closest_points());
    of_balls.unwrap_or_else(|| closest_points_of_others(p, q, cache))
}

/// Returns the closest points of pairs that the formula for balls does not decide; kept separate for its stack frame.
#[inline(never)]
fn closest_points_of_others(
    p: &PosedRef<'_>,
    q: &PosedRef<'_>,
    cache: &mut QueryCache,
) -> Option<ClosestPoints> {
    if decide_by_balls(p, q) == Some(Verdict::Overlap) {
        return None;
    }
    let pair = PosedPair::new(p, q);
    if !pair.has_vertices() {
        return closest_points_of_curved(&pair);
    }
    let look = KindKnowledge::at(&pair)?;
    let cores = PlacedPair::of(&pair);
    let start = look.start(cores.as_ref());
    closest_points_of(&pair, cores.as_ref(), &start, cache)
}

/// Returns the closest points of curved shapes. The verdict is that of the bare query; if the shapes touch, the
/// distance of the points is within roundoff.
fn closest_points_of_curved(pair: &PosedPair<'_>) -> Option<ClosestPoints> {
    let (verdict, direction) = decided_with_direction(pair);
    match verdict {
        Verdict::Overlap => None,
        Verdict::Separate => {
            curved::closest_points(pair, direction).or_else(|| ClosestPoints::of(&measured(pair)?))
        }
        Verdict::Touching => {
            let Measurement { normal, witness_points: points, .. } = recorded(pair)?;
            Some(ClosestPoints { distance: 0.0, normal, points })
        }
        Verdict::Undecided => ClosestPoints::of(&recorded(pair)?),
    }
}

/// Returns the penetration depth of two shapes. Returns `None` if they touch or are separate.
pub(crate) fn penetration_of_prepared(
    p: &PosedRef<'_>,
    q: &PosedRef<'_>,
    cache: &mut QueryCache,
) -> Option<Penetration> {
    let of_balls = Balls::of(p, q).and_then(|balls| balls.penetration());
    of_balls.unwrap_or_else(|| penetration_of_others(p, q, cache))
}

/// Returns the depth of pairs that the formula for balls does not decide; kept separate for its stack frame.
#[inline(never)]
fn penetration_of_others(p: &PosedRef<'_>, q: &PosedRef<'_>, cache: &mut QueryCache) -> Option<Penetration> {
    // A verdict takes a fraction of the time of a depth.
    let verdict = intersection::decide(p, q, &mut CachedEnd::default());
    if matches!(verdict, Verdict::Separate | Verdict::Touching) {
        return None;
    }
    let pair = PosedPair::new(p, q);
    if !pair.has_vertices()
        && verdict == Verdict::Overlap
        && let Some(found) = curved::penetration(&pair, &mut cache.polytope)
    {
        return Some(found);
    }
    let cores = PlacedPair::of(&pair);
    let found = Boxes::of_cores(&pair).zip(cores.as_ref()).and_then(|(boxes, cores)| {
        let of_cores = boxes::depth(cores, &boxes)?;
        deeper_by_radii(cores, &of_cores)
    });
    found.or_else(|| {
        let start = KindKnowledge::Nothing.start(cores.as_ref());
        penetration_of(&pair, cores.as_ref(), &start, cache)
    })
}

/// The result of examining the kinds of two shapes with vertices, unless the shapes certainly overlap.
enum KindKnowledge {
    /// The start for two boxes.
    Beside(BoxStart),
    Nothing,
}

impl KindKnowledge {
    /// Examines the kinds of the shapes. Returns `None` if the shapes overlap for certain.
    #[inline]
    fn at(pair: &PosedPair<'_>) -> Option<Self> {
        if let Some(boxes) = &Boxes::of(pair) {
            return boxes.beside().map(Self::Beside);
        }
        let is_overlap = decide_by_formula(pair) == Some(Verdict::Overlap);
        (!is_overlap).then_some(Self::Nothing)
    }

    /// Returns the start of the search.
    #[inline]
    fn start(&self, cores: Option<&PlacedPair<'_>>) -> SearchStart {
        match self {
            Self::Beside(BoxStart::At(feature)) => SearchStart::Feature(*feature),
            Self::Beside(BoxStart::Towards(direction)) => SearchStart::Towards(*direction),
            Self::Nothing => cores
                .and_then(PlacedPair::nearest_feature)
                .map_or(SearchStart::Anywhere, SearchStart::Feature),
        }
    }
}
