//! How far apart two shapes are: the Gilbert–Johnson–Keerthi algorithm as it was published, for the closest points.
//!
//! It keeps the feature of the simplex that is nearest to the origin, with its barycentric coordinates, and looks from there
//! towards the origin. Every support point gives a lower bound on the distance (the plane through it at right angles to
//! the search direction), every nearest point an upper one.
//!
//! The radii of rounded shapes are set aside here and subtracted at the end: the search is among the cores.
//!
//! It ends when the simplex holds the origin, or when a support point brings nothing new. Between polytopes that is a point
//! which the simplex has already, or which lies no farther towards the origin than the nearest point does; exact
//! arithmetic then proves the feature that was found, or finds the right one. On curved shapes, where support points come
//! closer and closer without end, a gain of [`TOLERANCE`] or below roundoff is nothing new; how
//! near that came is in the bounds.
//!
//! E. G. Gilbert, D. W. Johnson, S. S. Keerthi, *A fast procedure for computing the distance between complex objects in
//! three-dimensional space*, 1988. The choice of the feature, from the whole simplex down through the sides that the
//! origin lies beyond: M. Montanari, N. Petrinic, E. Barbieri, *Improving the GJK algorithm for faster and more reliable distance
//! queries between convex objects*, 2017 ("signed volumes"). Bounds and roundoff: G. van den Bergen, *Collision Detection
//! in Interactive 3D Environments*, 2003, section 4.3.

use super::region::Grounds;
use super::search::Search;
use super::{Event, FaceSide, Letter, ReachTest, Recorder, Region, Termination};
use crate::geometry::{Foot, Scalar, SupportPoint, Vector, WitnessPoints};
use Letter::{A, B, C, D};

/// On curved shapes the search ends when a support point gains no more than this many machine epsilons of the distance:
/// less would be lost in roundoff, more gives away digits.
const TOLERANCE: f64 = 64.0;

/// The roundoff of a reach, in machine epsilons of the coordinates of both shapes. Less would mistake noise for progress;
/// more gives away digits.
const NOISE: f64 = 8.0;

/// The features of a simplex that the newest point belongs to, the larger first; as triangles in the order that makes them
/// the faces of a tetrahedron seen from outside.
const FEATURES: [&[Letter]; 8] =
    [&[A, B, C, D], &[A, B, C], &[A, C, D], &[A, D, B], &[A, B], &[A, C], &[A, D], &[A]];

/// All features of a simplex, for one that did not grow by a newest point.
const ALL_FEATURES: [&[Letter]; 15] = [
    &[A, B, C, D],
    &[A, B, C],
    &[A, C, D],
    &[A, D, B],
    &[B, D, C],
    &[A, B],
    &[A, C],
    &[A, D],
    &[B, C],
    &[C, D],
    &[D, B],
    &[A],
    &[B],
    &[C],
    &[D],
];

/// The point of a simplex that is nearest to the origin.
#[derive(Clone, Copy, Debug)]
pub(super) struct Nearest<V: Vector> {
    /// In difference space.
    pub(super) point: V,
    /// How far that is from the origin.
    pub(super) distance: V::Scalar,
    /// The points of the cores of P and Q whose difference it is.
    pub(super) parents: [V; 2],
    /// The distance of the cores lies between these two.
    pub(super) bounds: [V::Scalar; 2],
}

/// Where the origin lies with respect to the simplex at hand.
enum Place<V: Vector> {
    /// Inside.
    Inside,
    /// Nearest to one of the features that were weighed.
    On(Feature<V>),
    /// Nearest to none of them, which can only be roundoff.
    Behind,
}

/// A feature of the simplex that holds its point nearest to the origin.
struct Feature<V: Vector> {
    letters: &'static [Letter],
    foot: Foot<V>,
    /// The foot; on curved shapes, where features become slivers with feet that roundoff has moved, the point of the
    /// feature that the barycentric coordinates stand for.
    point: V,
    distance: V::Scalar,
}

/// Searches for the nearest points of the cores; none if the origin was enclosed.
pub(super) fn solve<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
) -> (Termination, Option<Nearest<V>>) {
    if search.direction == V::ZERO {
        // The zero vector is no direction; any other will do.
        search.rescale(V::from_f64(glam::DVec3::X));
    }
    let mut nearest: Option<Nearest<V>> = match resume(search) {
        Resumed::Enclosed => return (Termination::OriginEnclosed, None),
        Resumed::On(found) if found.point == V::ZERO => return (Termination::OriginOnBoundary, Some(found)),
        Resumed::On(found) => Some(found),
        Resumed::Afresh => None,
    };
    while !search.is_exhausted() {
        let (support, reach) = search.next_support();
        let level = level(&support, search.direction);
        if let Some(nearest) = &mut nearest {
            nearest.raise_lower_bound(level);
            if nearest.is_settled_by(&support, search) {
                search.record_support(support, reach, ReachTest::Rejected);
                return (Termination::Converged, Some(*nearest));
            }
        }
        search.accept(support, reach, ReachTest::Untested);
        let feature = match (locate(search, Grounds::Weights), nearest) {
            (Place::Inside, _) => return (Termination::OriginEnclosed, None),
            (Place::On(feature), None) => feature,
            (Place::On(feature), Some(nearest)) if feature.distance < nearest.distance => feature,
            (Place::On(_) | Place::Behind, nearest) => {
                // No nearer than before, down to roundoff: the old feature stays.
                search.keep(&[B, C, D][..search.simplex.len() - 1]);
                return (Termination::Converged, nearest);
            }
        };
        let found = keep(search, &feature, Grounds::Weights, nearest.map(|nearest| nearest.bounds), level);
        nearest = Some(found);
        search.look(-found.point);
        if found.point == V::ZERO {
            return (Termination::OriginOnBoundary, nearest);
        }
    }
    (Termination::IterationLimit, nearest)
}

/// The outcome of reducing a simplex that the search was given to start from.
pub(super) enum Resumed<V: Vector> {
    /// The origin is inside it.
    Enclosed,
    /// The feature of it that is nearest to the origin; the search looks from there towards the origin.
    On(Nearest<V>),
    /// Nothing: the search has no simplex.
    Afresh,
}

/// Reduces a simplex that may lie anywhere to the feature that is nearest to the origin.
pub(super) fn resume<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>) -> Resumed<V> {
    if search.simplex.is_empty() {
        return Resumed::Afresh;
    }
    match locate(search, Grounds::AllWeights) {
        Place::Inside => Resumed::Enclosed,
        Place::On(feature) => {
            let found = keep(search, &feature, Grounds::AllWeights, None, V::Scalar::ZERO);
            if found.point != V::ZERO {
                search.look(-found.point);
            }
            Resumed::On(found)
        }
        Place::Behind => {
            search.keep(&[]);
            Resumed::Afresh
        }
    }
}

/// Finds the feature that is nearest to the origin, among those at A or among all of them.
///
/// If a barycentric coordinate of a feature is not positive, the origin lies beyond the side without that point, and is nearest to one of
/// these sides.
fn locate<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>, grounds: Grounds) -> Place<V> {
    let features: &[&'static [Letter]] = match grounds {
        Grounds::AllWeights => &ALL_FEATURES,
        Grounds::Weights | Grounds::ReachTest => &FEATURES,
    };
    let bit = |letter: &Letter| 1_usize << *letter as usize;
    let bits = |letters: &[Letter]| letters.iter().map(bit).sum::<usize>();
    let mut is_open = [false; 16];
    is_open[bits(search.simplex.letters())] = true;
    let mut nearest: Option<Feature<V>> = None;
    for letters in features.iter().copied() {
        if !is_open[bits(letters)] {
            continue;
        }
        let foot = search.weigh(letters);
        let mut holds_foot = true;
        for (index, letter) in letters.iter().enumerate() {
            if foot.is_none_or(|foot| foot.weights()[index] <= V::Scalar::ZERO) {
                holds_foot = false;
                is_open[bits(letters) - bit(letter)] = true;
            }
        }
        let Some(foot) = foot.filter(|_| holds_foot) else { continue };
        if letters.len() == search.dimension.count() + 1 {
            search.rule_by_weights(Region::Interior, grounds);
            return Place::Inside;
        }
        let point =
            if search.has_vertices() { foot.point } else { search.weighted_sum(letters, foot.weights()) };
        let distance = point.length();
        if nearest.as_ref().is_none_or(|best| distance < best.distance) {
            nearest = Some(Feature { letters, foot, point, distance });
        }
    }
    nearest.map_or(Place::Behind, Place::On)
}

/// Reduces the simplex to the feature, and notes its consequences for the distance: `level` is the first lower bound.
fn keep<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    feature: &Feature<V>,
    grounds: Grounds,
    old_bounds: Option<[V::Scalar; 2]>,
    level: V::Scalar,
) -> Nearest<V> {
    let count = feature.letters.len();
    let mut weights = [V::Scalar::ZERO; 4];
    weights[..count].copy_from_slice(feature.foot.weights());
    let (region, letters) = match *feature.letters {
        [a] => (Region::Vertex(a), [a, B, C]),
        [a, b] => (Region::Edge([a, b]), [a, b, C]),
        [a, b, c] if search.face_normal([a, b, c]).dot(search.to_origin()) < V::Scalar::ZERO => {
            // Turned over, so that the next triangle of old points has the origin above it.
            weights.swap(1, 2);
            (Region::Face([a, b, c], FaceSide::Below), [a, c, b])
        }
        [a, b, c] => (Region::Face([a, b, c], FaceSide::Above), [a, b, c]),
        _ => (Region::Vertex(A), [A, B, C]),
    };
    search.rule_by_weights(region, grounds);
    search.keep(&letters[..count]);
    let points = search.simplex.points();
    let sum_of = |parent: fn(&SupportPoint<V>) -> V| {
        points.iter().zip(weights).fold(V::ZERO, |sum, (point, weight)| sum + parent(point) * weight)
    };
    let noise =
        points.iter().map(roundoff).fold(V::Scalar::ZERO, |most, it| if it > most { it } else { most });
    let found = Nearest {
        point: feature.point,
        distance: feature.distance,
        parents: [sum_of(|point| point.on_p), sum_of(|point| point.on_q)],
        bounds: match old_bounds {
            Some([lower, upper]) if upper <= feature.distance + noise => [lower, upper],
            Some([lower, _]) => [lower, feature.distance + noise],
            None => [level, feature.distance + noise],
        },
    };
    note(search, &found, &weights[..count]);
    found
}

/// Notes the point of the simplex that is nearest to the origin, and its weights.
fn note<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>, found: &Nearest<V>, weights: &[V::Scalar]) {
    let radii = search.radii();
    search.record(|| {
        let [on_p, on_q] = found.parents.map(V::to_f64);
        Event::Approached {
            nearest: found.point.to_f64(),
            weights: weights.iter().map(|weight| weight.to_f64()).collect(),
            witness_points: WitnessPoints { on_p, on_q },
            bounds: found.bounds_around(radii),
            core_bounds: found.bounds.map(Scalar::to_f64),
        }
    });
}

impl<V: Vector> Nearest<V> {
    /// Between what the distance of the shapes lies, whose radii may bridge it: negative is a depth. Cores that are not
    /// known to be apart may be in each other, by nobody knows how much, so that nothing bounds a depth from above.
    pub(super) fn bounds_around(&self, [radius_p, radius_q]: [f64; 2]) -> [f64; 2] {
        let [lower, upper] = self.bounds.map(|bound| bound.to_f64() - radius_p - radius_q);
        let may_be_deeper = upper < 0.0 && self.bounds[0] <= V::Scalar::ZERO;
        [if may_be_deeper { f64::NEG_INFINITY } else { lower }, upper]
    }

    /// How large the coordinates are whose difference the nearest point is.
    pub(super) fn coordinates(&self) -> V {
        let [on_p, on_q] = self.parents;
        on_p.abs() + on_q.abs()
    }

    /// The points of the cores that are nearest to each other.
    pub(super) fn witness_points(&self) -> WitnessPoints {
        let [on_p, on_q] = self.parents.map(V::to_f64);
        WitnessPoints { on_p, on_q }
    }

    fn raise_lower_bound(&mut self, level: V::Scalar) {
        let [lower, upper] = self.bounds;
        if level > lower {
            self.bounds[0] = if level > upper { upper } else { level };
        }
    }

    /// Whether the support point brings nothing new.
    fn is_settled_by<R: Recorder>(&self, support: &SupportPoint<V>, search: &Search<'_, V, R>) -> bool {
        let gain = (support.point - self.point).dot(search.direction.unit());
        if search.has_vertices() {
            let is_known = search.simplex.points().iter().any(|point| point.point == support.point);
            return is_known || gain <= V::Scalar::ZERO;
        }
        let tolerance = V::Scalar::EPSILON * V::Scalar::from_f64(TOLERANCE);
        gain <= tolerance * self.distance + roundoff(support)
    }
}

/// How far short of the origin the difference stops along the direction of a support point, after all roundoff: no
/// point of it is nearer to the origin. Zero if it reaches the origin's level.
fn level<V: Vector>(support: &SupportPoint<V>, direction: V) -> V::Scalar {
    let level = -support.point.dot(direction.unit()) - roundoff(support);
    if level > V::Scalar::ZERO { level } else { V::Scalar::ZERO }
}

/// How far roundoff may have moved a support point along a direction of length one: the farthest vertex was chosen
/// among products of coordinates of the shapes.
fn roundoff<V: Vector>(support: &SupportPoint<V>) -> V::Scalar {
    let noise = V::Scalar::EPSILON * V::Scalar::from_f64(NOISE);
    noise * (support.on_p.max_abs() + support.on_q.max_abs())
}
