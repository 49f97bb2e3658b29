//! The lengths of prepared shapes: what a formula can tell about their kinds comes before any search.
//!
//! Of balls, capsules, and a ball beside a box, a formula often has the verdict, and that may be all that is asked; and it has
//! the nearest points. Two boxes have fifteen axes. What these leave open goes the way of all shapes.

use super::balls::Balls;
use super::{
    ClosestPoints, Penetration, QueryCache, Start, boxes, closest_points_of, curved, deeper_by_radii,
    distance_of, penetration_of, recorded,
};
use crate::geometry::{Beside, Boxes, Measurement, PlacedPair, Posed, PosedPair};
use crate::gjk::intersection::{self, CachedEnd, decide_by_balls, decide_by_formula};
use crate::gjk::outcome::Verdict;

/// The verdict on two shapes at their poses.
#[inline]
pub(crate) fn verdict_of_prepared(p: &Posed<'_>, q: &Posed<'_>, cache: &mut QueryCache) -> Verdict {
    intersection::decide(p, q, &mut cache.end)
}

/// The distance of two shapes in scene units; zero if they touch or overlap.
#[inline]
pub(crate) fn distance_of_prepared(p: &Posed<'_>, q: &Posed<'_>, cache: &mut QueryCache) -> f64 {
    let of_balls = Balls::of(p, q).and_then(|balls| balls.distance());
    of_balls.unwrap_or_else(|| distance_of_others(p, q, cache))
}

/// The same where it is not told by the formula for balls, which does without so large a frame.
#[inline(never)]
fn distance_of_others(p: &Posed<'_>, q: &Posed<'_>, cache: &mut QueryCache) -> f64 {
    if decide_by_balls(p, q) == Some(Verdict::Overlap) {
        return 0.0;
    }
    let pair = PosedPair::new(p, q);
    if !pair.has_vertices() {
        return distance_of_curved(&pair, cache);
    }
    let Some(look) = Look::at(&pair) else { return 0.0 };
    let cores = PlacedPair::of(&pair);
    let start = look.start(cores.as_ref());
    distance_of(cores.as_ref(), &start, pair.dimension(), cache, || [p.placed(), q.placed()])
}

/// The verdict of the bare query, with the direction that has separated the shapes in the cache.
fn decided_with_direction(pair: &PosedPair<'_>, cache: &mut QueryCache) -> Verdict {
    let [p, q] = pair.shapes();
    let mut end = CachedEnd::default();
    let verdict = intersection::decide(p, q, &mut end);
    if let Some(direction) = end.separating() {
        cache.direction = p.pose().rotate(direction);
    }
    verdict
}

/// The verdict is that of the bare query: shapes that touch, as far as roundoff tells, are not apart.
fn distance_of_curved(pair: &PosedPair<'_>, cache: &mut QueryCache) -> f64 {
    match decided_with_direction(pair, cache) {
        Verdict::Overlap | Verdict::Touching => 0.0,
        Verdict::Separate => curved::distance(pair, &mut cache.direction)
            .unwrap_or_else(|| measured(pair).and_then(|it| it.length.separation()).unwrap_or(0.0)),
        Verdict::Undecided => recorded_of(pair).and_then(|it| it.length.separation()).unwrap_or(0.0),
    }
}

/// The lengths of curved shapes that are apart.
fn measured(pair: &PosedPair<'_>) -> Option<Measurement> {
    curved::measurement(pair).or_else(|| recorded_of(pair))
}

fn recorded_of(pair: &PosedPair<'_>) -> Option<Measurement> {
    recorded(&pair.shapes().map(Posed::placed), pair.dimension())
}

/// The points at which two shapes are nearest to each other; none where they overlap.
pub(crate) fn closest_points_of_prepared(
    p: &Posed<'_>,
    q: &Posed<'_>,
    cache: &mut QueryCache,
) -> Option<ClosestPoints> {
    if let Some(found) = Balls::of(p, q).and_then(|balls| balls.closest_points()) {
        return found;
    }
    if decide_by_balls(p, q) == Some(Verdict::Overlap) {
        return None;
    }
    let pair = PosedPair::new(p, q);
    if !pair.has_vertices() {
        return closest_points_of_curved(&pair, cache);
    }
    let look = Look::at(&pair)?;
    let cores = PlacedPair::of(&pair);
    let start = look.start(cores.as_ref());
    closest_points_of(cores.as_ref(), &start, pair.dimension(), cache, || [p.placed(), q.placed()])
}

/// The verdict is that of the bare query; where shapes touch, the points are no farther apart than roundoff.
fn closest_points_of_curved(pair: &PosedPair<'_>, cache: &mut QueryCache) -> Option<ClosestPoints> {
    match decided_with_direction(pair, cache) {
        Verdict::Overlap => None,
        Verdict::Separate => {
            curved::closest_points(pair, &mut cache.direction).or_else(|| ClosestPoints::of(&measured(pair)?))
        }
        Verdict::Touching => {
            let Measurement { normal, witness_points: points, .. } = recorded_of(pair)?;
            Some(ClosestPoints { distance: 0.0, normal, points })
        }
        Verdict::Undecided => ClosestPoints::of(&recorded_of(pair)?),
    }
}

/// How deep two shapes are in each other; none where they touch or are apart.
pub(crate) fn penetration_of_prepared(
    p: &Posed<'_>,
    q: &Posed<'_>,
    cache: &mut QueryCache,
) -> Option<Penetration> {
    if let Some(found) = Balls::of(p, q).and_then(|balls| balls.penetration()) {
        return found;
    }
    // To decide takes a fraction of the time of a depth.
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
        let start = Look::Nothing.start(cores.as_ref());
        penetration_of(cores.as_ref(), &start, pair.dimension(), cache, || [p.placed(), q.placed()])
    })
}

/// The knowledge that comes with the kinds of two shapes with vertices that are not certain to overlap.
enum Look {
    /// Of two boxes.
    Beside(Beside),
    Nothing,
}

impl Look {
    /// None where the shapes overlap for certain.
    #[inline]
    fn at(pair: &PosedPair<'_>) -> Option<Self> {
        if let Some(boxes) = &Boxes::of(pair) {
            return boxes.beside().map(Self::Beside);
        }
        let is_overlap = decide_by_formula(pair) == Some(Verdict::Overlap);
        (!is_overlap).then_some(Self::Nothing)
    }

    /// Where to begin.
    #[inline]
    fn start(&self, cores: Option<&PlacedPair<'_>>) -> Start {
        match self {
            Self::Beside(Beside::At(feature)) => Start::Feature(*feature),
            Self::Beside(Beside::Towards(direction)) => Start::Towards(*direction),
            Self::Nothing => {
                cores.and_then(PlacedPair::nearest_feature).map_or(Start::Anywhere, Start::Feature)
            }
        }
    }
}
