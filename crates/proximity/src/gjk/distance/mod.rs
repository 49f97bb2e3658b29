//! The distance of two shapes: the Gilbert–Johnson–Keerthi algorithm as published, for the closest points.
//!
//! # The search
//!
//! The simplex holds up to four points of P ⊖ Q. Let N be its point nearest to the origin O.
//!
//! 1. Compute the support point A along v = −N. No point of P ⊖ Q lies farther along v, so the plane through A
//!    perpendicular to v is a lower bound on the distance; |N| is an upper one.
//! 2. If A lies no farther along v than N, then N is nearest in all of P ⊖ Q, and the search ends.
//! 3. Otherwise A joins the simplex. Find its new nearest point N, and keep only the vertices of the feature that has N
//!    in its relative interior. If that is the whole of a solid simplex, it encloses O; if N = O, O lies on it.
//!
//! # The feature nearest to the origin
//!
//! Step 3 is the distance subalgorithm, here the one of *signed volumes*. Let F be the foot of the perpendicular from O
//! to the affine hull of the simplex, and λᵢ the barycentric coordinate of F at the vertex i. It is the signed volume
//! of the simplex with F in place of vertex i, divided by the signed volume of the simplex itself ([`Foot`] has the
//! formulas). So λᵢ is positive if F and vertex i lie on the same side of the facet opposite to vertex i, zero on that
//! facet, and negative outside it.
//!
//! * *All λᵢ are positive.* F lies in the relative interior of the simplex, and no point of its affine hull is nearer
//!   to O: N = F.
//! * *Some λᵢ are not positive.* Then N lies on the facet opposite to one of *these* vertices. Suppose it does not:
//!   then the coordinates of N at these vertices are positive. Go from N toward F. By Pythagoras every point X of the
//!   hull has |X − O|² = |X − F|² + |F − O|², so each step gets nearer to O. The coordinates change linearly along the
//!   way. Those at these vertices stay positive for a while; the others are not negative at N, positive at F, and so
//!   not negative in between. A short step stays in the simplex and is nearer to O than N, which contradicts the choice
//!   of N.
//!
//! So the facets opposite to the vertices with λᵢ ≤ 0 are candidates. Each is treated like the simplex, down to single
//! vertices with λ = 1. N is the nearest to O of all feet that lie inside their feature. [`FEATURES`] says which facet
//! is opposite to which vertex, and lists larger features first, so that an edge of two faces is weighed once.
//!
//! After a support point only features with A are candidates. A feature without A is part of the old simplex, whose
//! nearest point was the old N. But A lies farther along v = −N than N, or step 2 would have ended the search. So on
//! the way from N to A the distance to O falls, and the new nearest point needs A. In arithmetic with roundoff no
//! candidate may be nearer than the old N: then the old feature stays. A simplex from a warm start may lie anywhere, so
//! all its features are candidates.
//!
//! # Rounded and curved shapes
//!
//! The radii of rounded shapes are set aside here and subtracted at the end: the search uses the cores.
//!
//! It ends when the simplex contains the origin, or when a support point brings nothing new. Between polytopes, that is
//! a point which the simplex already has, or which lies no farther toward the origin than the nearest point. Exact
//! arithmetic then proves the feature that was found, or finds the right one. On curved shapes support points come
//! closer and closer without end, so a gain of at most [`TOLERANCE`] or below roundoff is nothing new. The bounds state
//! the accuracy of the result.
//!
//! # Sources
//!
//! E. G. Gilbert, D. W. Johnson, S. S. Keerthi, *A fast procedure for computing the distance between complex objects
//! in three-dimensional space*, 1988. Signed volumes, and the restriction to facets opposite to a λᵢ ≤ 0: M.
//! Montanari, N. Petrinic, E. Barbieri, *Improving the GJK algorithm for faster and more reliable distance queries
//! between convex objects*, 2017. The same regions by plane tests: C. Ericson, *Real-Time Collision Detection*, 2005,
//! sections 5.1 and 9.5. Bounds and roundoff: G. van den Bergen, *Collision Detection in Interactive 3D
//! Environments*, 2003, section 4.3.

pub(super) mod nearest;

use super::outcome::Termination;
use super::region::{FaceSide, Grounds, Region};
use super::search::Search;
use super::simplex::Letter::{self, A, B, C, D};
use super::trace::{Approach, Event, ReachTest, Recorder};
use crate::geometry::{Foot, Scalar, SupportPoint, Vector, WitnessPoints, support_roundoff};
use FeatureRow::{Ab, Abc, Ac, Acd, Ad, Adb, Bc, Bdc, Cd, Db, OnlyA, OnlyB, OnlyC, OnlyD};
use nearest::{Nearest, level, noise};

/// Gain of a support point below which the search ends on curved shapes, in machine epsilons of the distance. A smaller
/// gain may be roundoff; a larger limit would lose digits.
const TOLERANCE: f64 = 64.0;

/// A feature of a simplex, with the facets to examine next if it does not contain the foot of the origin.
struct SimplexFeature {
    vertices: &'static [Letter],
    /// The facet opposite to each vertex.
    opposite: &'static [FeatureRow],
}

const fn feature(vertices: &'static [Letter], opposite: &'static [FeatureRow]) -> SimplexFeature {
    SimplexFeature { vertices, opposite }
}

/// The rows of [`FEATURES`].
#[derive(Clone, Copy, Debug)]
enum FeatureRow {
    Abc = 1,
    Acd,
    Adb,
    Bdc,
    Ab,
    Ac,
    Ad,
    Bc,
    Cd,
    Db,
    OnlyA,
    OnlyB,
    OnlyC,
    OnlyD,
}

/// The features of a tetrahedron, larger ones first; those of a smaller simplex are among them. Triangles have the
/// vertex order of the faces of a tetrahedron seen from outside.
const FEATURES: [SimplexFeature; 15] = [
    feature(&[A, B, C, D], &[Bdc, Acd, Adb, Abc]),
    feature(&[A, B, C], &[Bc, Ac, Ab]),
    feature(&[A, C, D], &[Cd, Ad, Ac]),
    feature(&[A, D, B], &[Db, Ab, Ad]),
    feature(&[B, D, C], &[Cd, Bc, Db]),
    feature(&[A, B], &[OnlyB, OnlyA]),
    feature(&[A, C], &[OnlyC, OnlyA]),
    feature(&[A, D], &[OnlyD, OnlyA]),
    feature(&[B, C], &[OnlyC, OnlyB]),
    feature(&[C, D], &[OnlyD, OnlyC]),
    feature(&[D, B], &[OnlyB, OnlyD]),
    feature(&[A], &[]),
    feature(&[B], &[]),
    feature(&[C], &[]),
    feature(&[D], &[]),
];

/// The region of the simplex in which the origin lies.
enum OriginRegion<V: Vector> {
    /// The interior of a solid simplex.
    Interior,
    /// The region of a feature: the nearest point is in its relative interior.
    Of(FootFeature<V>),
    /// The origin is in none of the examined regions, which only roundoff can cause.
    Undetermined,
}

/// A feature of the simplex that has the foot of the origin in its relative interior.
struct FootFeature<V: Vector> {
    vertices: &'static [Letter],
    foot: Foot<V>,
    /// The foot. On curved shapes, features become slivers with feet that roundoff has moved, so there it is the point
    /// of the feature with the barycentric coordinates of the foot.
    point: V,
    distance: V::Scalar,
}

/// Searches for the closest points of the cores. Returns `None` if the origin was enclosed.
pub(super) fn solve<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
) -> (Termination, Option<Nearest<V>>) {
    if search.direction == V::ZERO {
        // The zero vector is no direction; any other direction will do.
        search.rescale(V::from_f64(glam::DVec3::X));
    }
    let roundoff = V::Scalar::from_f64(support_roundoff(search.shapes()));
    let mut nearest: Option<Nearest<V>> = match resume(search, roundoff) {
        Resumed::Enclosed => return (Termination::OriginEnclosed, None),
        Resumed::On(found) if found.point == V::ZERO => return (Termination::OriginOnBoundary, Some(found)),
        Resumed::On(found) => Some(found),
        Resumed::Afresh => None,
    };
    while !search.is_exhausted() {
        // 1. The next support point gives a lower bound.
        let (support, support_value) = search.next_support();
        let level = level(&support, search.direction, roundoff);
        if let Some(nearest) = &mut nearest {
            nearest.raise_lower_bound(level);
            // 2. Nothing lies farther along v than the nearest point.
            if brings_nothing(&support, nearest, search) {
                search.record_support(support, support_value, ReachTest::Rejected);
                return (Termination::Converged, Some(*nearest));
            }
        }
        // 3. The nearest point of the simplex with A, and the feature that holds it.
        search.accept(support, support_value, ReachTest::Untested);
        let candidate = match (locate(search, Grounds::Weights), nearest) {
            (OriginRegion::Interior, _) => return (Termination::OriginEnclosed, None),
            (OriginRegion::Of(candidate), None) => candidate,
            (OriginRegion::Of(candidate), Some(nearest)) if candidate.distance < nearest.distance => {
                candidate
            }
            (OriginRegion::Of(_) | OriginRegion::Undetermined, nearest) => {
                // No nearer than before, down to roundoff: the old feature stays.
                search.keep(&[B, C, D][..search.simplex.len() - 1]);
                return (Termination::Converged, nearest);
            }
        };
        let known = KnownDistance {
            bounds: nearest.map_or([level, V::Scalar::from_f64(f64::INFINITY)], |it| it.bounds),
            roundoff,
        };
        let found = keep(search, &candidate, Grounds::Weights, known);
        nearest = Some(found);
        search.look(-found.point);
        if found.point == V::ZERO {
            return (Termination::OriginOnBoundary, nearest);
        }
    }
    (Termination::IterationLimit, nearest)
}

/// Returns whether a support point brings nothing new.
fn brings_nothing<V: Vector, R: Recorder>(
    support: &SupportPoint<V>,
    nearest: &Nearest<V>,
    search: &Search<'_, V, R>,
) -> bool {
    let gain = (support.point - nearest.point).dot(search.direction.unit());
    if search.has_vertices() {
        let is_known = search.simplex.points().iter().any(|point| point.point == support.point);
        return is_known || gain <= V::Scalar::ZERO;
    }
    let tolerance = V::Scalar::EPSILON * V::Scalar::from_f64(TOLERANCE);
    gain <= tolerance * nearest.distance + noise(support)
}

/// The outcome of reducing a simplex from a warm start.
pub(super) enum Resumed<V: Vector> {
    /// The origin is inside the simplex.
    Enclosed,
    /// The feature of the simplex nearest to the origin; the search continues from there toward the origin.
    On(Nearest<V>),
    /// Nothing: the search has no simplex, and starts cold.
    Afresh,
}

/// Reduces a simplex that may lie anywhere to the feature that is nearest to the origin.
pub(super) fn resume<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    roundoff: V::Scalar,
) -> Resumed<V> {
    if search.simplex.is_empty() {
        return Resumed::Afresh;
    }
    match locate(search, Grounds::AllWeights) {
        OriginRegion::Interior => Resumed::Enclosed,
        OriginRegion::Of(candidate) => {
            let known =
                KnownDistance { bounds: [V::Scalar::ZERO, V::Scalar::from_f64(f64::INFINITY)], roundoff };
            let found = keep(search, &candidate, Grounds::AllWeights, known);
            if found.point != V::ZERO {
                search.look(-found.point);
            }
            Resumed::On(found)
        }
        OriginRegion::Undetermined => {
            search.keep(&[]);
            Resumed::Afresh
        }
    }
}

/// Runs the distance subalgorithm of the module's documentation. It weighs the simplex, then the facets that the foot
/// lies outside, and so on, among the features with A or among all of them.
fn locate<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>, grounds: Grounds) -> OriginRegion<V> {
    let mut is_candidate = [false; FEATURES.len()];
    let mut nearest: Option<FootFeature<V>> = None;
    for (row, SimplexFeature { vertices, opposite }) in FEATURES.iter().enumerate() {
        let is_whole = *vertices == search.simplex.letters();
        let is_excluded = !vertices.contains(&A) && !matches!(grounds, Grounds::AllWeights);
        if is_excluded || !(is_whole || is_candidate[row]) {
            continue;
        }
        let foot = search.weigh(vertices);
        let mut holds_foot = true;
        for (index, facet) in opposite.iter().enumerate() {
            // Without weights, which affinely dependent points do not have, each facet may be the nearest.
            if foot.is_none_or(|foot| foot.weights()[index] <= V::Scalar::ZERO) {
                holds_foot = false;
                is_candidate[*facet as usize] = true;
            }
        }
        let Some(foot) = foot.filter(|_| holds_foot) else { continue };
        if vertices.len() == search.dimension.count() + 1 {
            search.rule_by_weights(Region::Interior, grounds);
            return OriginRegion::Interior;
        }
        let point =
            if search.has_vertices() { foot.point } else { search.weighted_sum(vertices, foot.weights()) };
        let distance = point.length();
        if nearest.as_ref().is_none_or(|best| distance < best.distance) {
            nearest = Some(FootFeature { vertices, foot, point, distance });
        }
    }
    nearest.map_or(OriginRegion::Undetermined, OriginRegion::Of)
}

/// The knowledge about the distance before a support point.
#[derive(Clone, Copy)]
struct KnownDistance<V: Vector> {
    /// Bounds on the distance of the cores.
    bounds: [V::Scalar; 2],
    /// Bound on the distance of a computed support point from the cores' difference.
    roundoff: V::Scalar,
}

/// Reduces the simplex to the feature, and records its consequences for the distance.
fn keep<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    candidate: &FootFeature<V>,
    grounds: Grounds,
    known: KnownDistance<V>,
) -> Nearest<V> {
    let count = candidate.vertices.len();
    let mut weights = [V::Scalar::ZERO; 4];
    weights[..count].copy_from_slice(candidate.foot.weights());
    let (region, letters) = match *candidate.vertices {
        [a] => (Region::Vertex(a), [a, B, C]),
        [a, b] => (Region::Edge([a, b]), [a, b, C]),
        [a, b, c] if search.face_normal([a, b, c]).dot(search.to_origin()) < V::Scalar::ZERO => {
            // Turned over, so that the next triangle of old points has the origin above it.
            weights.swap(1, 2);
            (Region::Face([a, b, c], FaceSide::Below), [a, c, b])
        }
        [a, b, c] => (Region::Face([a, b, c], FaceSide::Above), [a, b, c]),
        // Four points: only a foot inside them is a candidate, and it has ended the search.
        _ => (Region::Interior, [A, B, C]),
    };
    search.rule_by_weights(region, grounds);
    search.keep(&letters[..count]);
    let points = search.simplex.points();
    let sum_of = |parent: fn(&SupportPoint<V>) -> V| {
        points.iter().zip(weights).fold(V::ZERO, |sum, (point, weight)| sum + parent(point) * weight)
    };
    // A mean of the vertices lies in the feature; roundoff may put the foot outside a sliver.
    let [lower, upper] = known.bounds;
    let mean_distance = sum_of(|point| point.point).length() + known.roundoff;
    let found = Nearest {
        point: candidate.point,
        distance: candidate.distance,
        vertex_pair: [sum_of(|point| point.on_p), sum_of(|point| point.on_q)],
        bounds: [lower, if upper <= mean_distance { upper } else { mean_distance }],
    };
    note(search, &found, &weights[..count]);
    found
}

/// Records the point of the simplex nearest to the origin, and its weights.
fn note<V: Vector, R: Recorder>(search: &mut Search<'_, V, R>, found: &Nearest<V>, weights: &[V::Scalar]) {
    let radii = search.radii_aside();
    search.record(|| {
        let [on_p, on_q] = found.vertex_pair.map(V::to_f64);
        Event::Approached(Approach {
            nearest: found.point.to_f64(),
            weights: weights.iter().map(|weight| weight.to_f64()).collect(),
            witness_points: WitnessPoints { on_p, on_q },
            bounds: found.bounds_around(radii),
            core_bounds: found.bounds.map(Scalar::to_f64),
        })
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_facet_opposite_to_a_vertex_has_all_the_others() {
        for (row, SimplexFeature { vertices, opposite }) in FEATURES.iter().enumerate() {
            assert!(opposite.is_empty() == (vertices.len() == 1), "row {row}: a vertex has no facet");
            for (vertex, facet) in vertices.iter().zip(*opposite) {
                let mut found = FEATURES[*facet as usize].vertices.to_vec();
                let mut others: Vec<Letter> = vertices.iter().copied().filter(|it| it != vertex).collect();
                found.sort();
                others.sort();
                assert_eq!(found, others, "row {row}: opposite to {vertex} is {facet:?}");
                assert!(*facet as usize > row, "row {row}: the larger features come first");
            }
        }
    }
}
