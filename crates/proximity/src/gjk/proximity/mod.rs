//! Lengths without a record, for callers in an innermost loop: distance, closest points, penetration depth.
//!
//! The recorded [`Algorithm::Distance`](crate::gjk::Algorithm::Distance) carries weights, bounds and rulings at every step because it shows them, and
//! proves its result in integers. Here the search decides by the signs of products in f64, and only its end is proved,
//! in [numbers with error bounds](crate::geometry::exact::BoundedReal). If these leave something open, the recorded
//! algorithm decides. Until then nothing is allocated, except in the reusable buffers of a [`QueryCache`]. Both
//! algorithms give the same lengths, to the last digit.

mod approach;
mod balls;
mod boxes;
mod curved;
pub(crate) mod prepared;
mod proof;

use glam::DVec3;

use super::exact;
use super::outcome::Verdict;
use super::query::Query;
use super::settings::Settings;
use crate::epa::{UntracedDepth, UntracedPolytope};
use crate::geometry::exact::{BoundedReal, ExactPair};
use crate::geometry::{
    Convex, CoreFeature, Dimension, Length, Measurement, PlacedPair, PosedPair, Vector as _, WitnessPoints,
};
use crate::gjk::intersection::CachedEnd;
use approach::{ApproachSimplex, Guess, Wanted, approach};
use proof::ProvenFeature;

/// Data carried from one query about a pair to the next, usually from frame to frame: the end of an intersection query,
/// a first direction for distances, and the buffers of the expanding polytope.
///
/// The cache changes the time of a query and not its answer; it may come from any other pair.
#[derive(Clone, Debug, Default)]
pub struct QueryCache {
    end: CachedEnd,
    direction: DVec3,
    polytope: UntracedPolytope,
}

impl QueryCache {
    /// Prepares a query about another pair: forgets the pair and keeps the buffers.
    pub fn forget(&mut self) {
        self.end = CachedEnd::default();
        self.direction = DVec3::ZERO;
    }
}

/// The closest points of two separate or touching shapes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClosestPoints {
    /// The distance between them, ≥ 0, in scene units: the f64 nearest to the true one for polytopes, rounded or not.
    pub distance: f64,
    /// The unit vector from P to Q.
    pub normal: DVec3,
    /// The points, in world space.
    pub points: WitnessPoints,
}

impl ClosestPoints {
    /// Converts a measurement. Returns `None` if the shapes overlap.
    fn of(measurement: &Measurement) -> Option<Self> {
        let Measurement { length, normal, witness_points, .. } = *measurement;
        Some(Self { distance: length.separation()?, normal, points: witness_points })
    }
}

/// The penetration depth of two overlapping shapes, with its direction and points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Penetration {
    /// The length of the minimum translation of Q after which both only touch, in scene units. For polytopes, rounded
    /// or not, it is the f64 nearest to the true length. For curved shapes the translation separates them to within
    /// roundoff, and its length is within a relative 10⁻¹⁰ of the minimum.
    pub depth: f64,
    /// The unit vector of the minimum translation of Q.
    pub normal: DVec3,
    /// The deepest points, in world space: `on_p − on_q = depth · normal`, up to roundoff.
    pub points: WitnessPoints,
}

/// The start of a search.
enum SearchStart {
    /// The feature of the difference that is nearest to the origin according to a formula.
    Feature(CoreFeature),
    /// A direction, used if the last query left none.
    Towards(DVec3),
    Anywhere,
}

/// Computes the distance of cores, or of the placed shapes if their cores are curved or roundoff leaves something
/// open.
fn distance_of(
    pair: &PosedPair<'_>,
    cores: Option<&PlacedPair<'_>>,
    start: &SearchStart,
    cache: &mut QueryCache,
) -> f64 {
    let found = cores.and_then(|cores| {
        let first = cache.direction;
        let prove = |guess| {
            let (distance, direction) = shown_distance(cores, guess)?;
            cache.direction = direction;
            Some(distance)
        };
        match relate(cores, start, first, Wanted::Distance, prove) {
            CertainRelation::Apart(distance) => Some(distance),
            CertainRelation::Enclosed(_) => Some(0.0),
            CertainRelation::ClearlyApart | CertainRelation::Undetermined => None,
        }
    });
    found.unwrap_or_else(|| {
        let measurement = recorded_distance(pair);
        measurement.and_then(|it| it.length.separation()).unwrap_or(0.0)
    })
}

/// Returns the distance of the shapes, and approximately the direction from P to Q, given a guess of the nearest
/// feature.
fn shown_distance(cores: &PlacedPair<'_>, guess: CoreFeature) -> Option<(f64, DVec3)> {
    let by_foot = || {
        let (distance, direction) = proof::nearest_distance(cores, guess)?;
        Some((separation(less_radii(cores, distance))?, direction))
    };
    by_foot().or_else(|| {
        let feature = proof::nearest(cores, guess)?;
        Some((separation(gap(cores, &feature))?, feature.direction))
    })
}

/// Computes the closest points of cores.
fn closest_points_of(
    pair: &PosedPair<'_>,
    cores: Option<&PlacedPair<'_>>,
    start: &SearchStart,
    cache: &mut QueryCache,
) -> Option<ClosestPoints> {
    let found = cores.and_then(|cores| match related(cores, start, cache, Wanted::Distance) {
        CertainRelation::Apart(feature) => {
            let gap = gap(cores, &feature);
            if gap.sign()? < 1 {
                return (gap.sign()? < 0).then_some(None);
            }
            let normal = feature.direction.unit();
            let points = around(feature.witness_points()?, normal, cores.radii());
            Some(Some(ClosestPoints { distance: gap.nearest()?, normal, points }))
        }
        CertainRelation::Enclosed(_) => Some(None),
        CertainRelation::ClearlyApart | CertainRelation::Undetermined => None,
    });
    found.unwrap_or_else(|| ClosestPoints::of(&recorded_distance(pair)?))
}

/// Computes the penetration of cores.
fn penetration_of(
    pair: &PosedPair<'_>,
    cores: Option<&PlacedPair<'_>>,
    start: &SearchStart,
    cache: &mut QueryCache,
) -> Option<Penetration> {
    let found = cores.and_then(|cores| match related(cores, start, cache, Wanted::Overlap) {
        CertainRelation::Apart(feature) => {
            let depth = -gap(cores, &feature);
            if depth.sign()? < 1 {
                return (depth.sign()? < 0).then_some(None);
            }
            let normal = feature.direction.unit();
            let points = around(feature.witness_points()?, normal, cores.radii());
            Some(Some(Penetration { depth: depth.nearest()?, normal, points }))
        }
        CertainRelation::Enclosed(simplex) => {
            let mut start = [[0; 2]; 4];
            let count = simplex.vertices().len();
            for (vertex_pair, vertex) in start.iter_mut().zip(simplex.vertices()) {
                *vertex_pair = vertex.vertex_pair;
            }
            let of_cores = cache.polytope.depth(cores, start.get(..count)?)?;
            Some(Some(deeper_by_radii(cores, &of_cores)?))
        }
        CertainRelation::ClearlyApart => Some(None),
        CertainRelation::Undetermined => None,
    });
    found.unwrap_or_else(|| {
        let Measurement { length, normal, witness_points, .. } = recorded(pair)?;
        let Length::PenetrationDepth(depth) = length else { return None };
        Some(Penetration { depth, normal, points: witness_points })
    })
}

/// The certain relation of two cores.
enum CertainRelation<F> {
    /// The cores are separate: the proved data of the nearest feature of their difference.
    Apart(F),
    /// The rounded shapes are separate, and the caller needs only that.
    ClearlyApart,
    /// The cores overlap: vertices of the difference with the origin inside.
    Enclosed(ApproachSimplex),
    /// The relation is not certain.
    Undetermined,
}

/// Returns the relation of two cores, with the nearest feature if they are separate.
fn related(
    cores: &PlacedPair<'_>,
    start: &SearchStart,
    cache: &mut QueryCache,
    wanted: Wanted,
) -> CertainRelation<ProvenFeature> {
    let first = cache.direction;
    let prove = |guess| {
        let feature = proof::nearest(cores, guess)?;
        cache.direction = feature.direction;
        Some(feature)
    };
    relate(cores, start, first, wanted, prove)
}

/// Returns the relation of two cores; `prove` turns a guess into the wanted data of the nearest feature.
fn relate<F>(
    cores: &PlacedPair<'_>,
    start: &SearchStart,
    mut first: DVec3,
    wanted: Wanted,
    mut prove: impl FnMut(CoreFeature) -> Option<F>,
) -> CertainRelation<F> {
    match start {
        SearchStart::Feature(vertex_pairs) => {
            if let Some(feature) = prove(*vertex_pairs) {
                return CertainRelation::Apart(feature);
            }
        }
        SearchStart::Towards(direction) if first == DVec3::ZERO => first = *direction,
        SearchStart::Towards(_) | SearchStart::Anywhere => {}
    }
    let simplex = match approach(cores, first, wanted) {
        Guess::Apart => return CertainRelation::ClearlyApart,
        Guess::Undetermined => return CertainRelation::Undetermined,
        Guess::Enclosing(simplex) if proof::encloses(cores, &simplex) => {
            return CertainRelation::Enclosed(simplex);
        }
        // A flat simplex: roundoff has hidden that the previous feature was the nearest.
        Guess::Enclosing(simplex) => simplex.without_newest(),
        Guess::Nearest(simplex) => simplex,
    };
    prove(simplex.vertex_pairs().collect()).map_or(CertainRelation::Undetermined, CertainRelation::Apart)
}

fn radius(cores: &PlacedPair<'_>) -> BoundedReal {
    let [radius_p, radius_q] = cores.radii().map(BoundedReal::of);
    radius_p + radius_q
}

/// Returns the signed distance of the shapes, given the nearest feature of their cores.
fn gap(cores: &PlacedPair<'_>, feature: &ProvenFeature) -> BoundedReal {
    less_radii(cores, feature.distance)
}

/// Returns the distance of cores minus the radii around them; most shapes have no radius.
#[inline]
fn less_radii(cores: &PlacedPair<'_>, distance: BoundedReal) -> BoundedReal {
    if cores.radii() == [0.0; 2] { distance } else { distance - radius(cores) }
}

/// Returns the distance of two shapes with this signed distance. Returns `None` if its error leaves the rounding open.
#[inline]
fn separation(gap: BoundedReal) -> Option<f64> {
    match gap.nearest() {
        Some(gap) => Some(gap.max(0.0)),
        None => (gap.sign()? < 0).then_some(0.0),
    }
}

/// Returns the penetration depth of the shapes of two cores. Returns `None` if the last digit is open.
fn deeper_by_radii(cores: &PlacedPair<'_>, of_cores: &UntracedDepth) -> Option<Penetration> {
    let UntracedDepth { depth, normal, cores: points } = *of_cores;
    let points = around(points, normal, cores.radii());
    Some(Penetration { depth: (depth + radius(cores)).nearest()?, normal, points })
}

/// Returns the points of the shapes from those of their cores.
fn around(cores: WitnessPoints, normal: DVec3, [radius_p, radius_q]: [f64; 2]) -> WitnessPoints {
    WitnessPoints { on_p: cores.on_p + normal * radius_p, on_q: cores.on_q - normal * radius_q }
}

/// Returns the lengths as the recorded algorithm measures them.
fn recorded(pair: &PosedPair<'_>) -> Option<Measurement> {
    recorded_of(&pair.placed(), pair.dimension())
}

fn recorded_of([p, q]: &[Convex<DVec3>; 2], dimension: Dimension) -> Option<Measurement> {
    Query { p, q, dimension, settings: Settings::default() }.measure()
}

/// Returns the lengths of shapes that do not overlap, as the recorded algorithm measures them. It does not measure a
/// depth, which may take seconds if products are below the normal range and integers decide every sign.
fn recorded_distance(pair: &PosedPair<'_>) -> Option<Measurement> {
    let (shapes, dimension) = (pair.placed(), pair.dimension());
    let exact = ExactPair::of(&shapes[0], &shapes[1]);
    let may_be_apart =
        exact.is_none_or(|exact| exact::solve(&exact, dimension, &[]).verdict != Verdict::Overlap);
    if may_be_apart { recorded_of(&shapes, dimension) } else { None }
}
