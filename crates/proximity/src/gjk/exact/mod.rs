//! The exact method: GJK in integers. It decides every pair of polytopes, with or without radii, without a tolerance.
//!
//! 1. *Approach.* From any simplex, take the feature nearest to the origin, compute the support point toward the
//!    origin, and continue with both (Gilbert, Johnson and Keerthi 1988). With exact signs the distance falls every
//!    time and there are finitely many simplices, so the search ends. If the support point lies no farther than the
//!    feature, that feature is nearest in all of P ⊖ Q. If it does not contain the origin, the shapes are separate.
//! 2. *Surround.* Otherwise the origin lies in the relative interior of the feature. Is it an interior point of P ⊖ Q?
//!    It is not if and only if some plane through it supports P ⊖ Q, and that plane contains the feature. So project
//!    along the feature, which maps all of it to the origin, and approach again from there. Either a support point is
//!    level with the origin, and the shapes touch. Or the projected origin lies in the relative interior of another
//!    feature. The two together span more than the first. Repeat until they span the space.
//!
//! These points surround the origin: at most six in space (Steinitz). Positive weights that balance them come with
//! them, and are the proof.

mod balance;
pub(super) mod carriers;
pub(crate) mod nearest;
mod view;

use std::cmp::Ordering;

use dashu_int::IBig;
use glam::DVec3;

use super::outcome::Verdict;
use super::simplex::Simplex;
use crate::geometry::exact::{ExactPair, ExactVector};
use crate::geometry::{Convex, Dimension};
use balance::Balance;
use nearest::{ExactFeature, Vertex};
use view::ExactProjection;

/// The exact answer on a pair, with its proof.
#[derive(Clone, Debug)]
pub struct ExactSolution {
    /// OVERLAP, TOUCHING or SEPARATE.
    pub verdict: Verdict,
    /// The vertices pᵢ − qⱼ, by i and j, that carry the proof. If the cores are separate, they are the feature of the
    /// difference nearest to the origin. Otherwise they surround the origin, those of the first feature first.
    pub vertex_pairs: Vec<[usize; 2]>,
    /// Number of vertices in the first feature, one to four: a simplex that has its point nearest to the origin.
    pub feature: usize,
    /// Positive weights, up to a common factor: the weighted mean of the vertices is the nearest point.
    pub weights: Vec<IBig>,
    /// A direction along which P lies before Q: no point of the difference lies past the origin. Zero if the cores
    /// overlap.
    pub direction: ExactVector,
    /// The square of the distance of the cores in square units, as numerator and denominator.
    pub distance_squared: [IBig; 2],
}

impl ExactSolution {
    /// Returns whether the cores are separate; their radii may bridge the gap.
    pub fn is_apart(&self) -> bool {
        !self.distance_squared[0].is_zero()
    }
}

/// Decides a pair. The search begins with `start`, at most four vertices of the difference; good ones save time.
pub fn solve(pair: &ExactPair, dimension: Dimension, start: &[[usize; 2]]) -> ExactSolution {
    let feature = approach(pair, start);
    if feature.direction.is_zero() { surround(pair, dimension, feature) } else { apart(pair, feature) }
}

/// Returns the feature of P ⊖ Q nearest to the origin, which may be a simplex with the origin inside.
fn approach(pair: &ExactPair, start: &[[usize; 2]]) -> ExactFeature {
    let whole = Seen { pair, view: ExactProjection::Whole };
    let simplex = start.iter().take(4).map(|vertex_pair| whole.vertex(*vertex_pair)).collect();
    nearest_in_hull(|direction| whole.support(direction), simplex)
}

/// Returns the feature nearest to the origin in a hull given by its support mapping. The search begins with `simplex`,
/// at most four points of the hull.
pub(super) fn nearest_in_hull(
    support: impl Fn(&ExactVector) -> Vertex,
    mut simplex: Vec<Vertex>,
) -> ExactFeature {
    loop {
        let any = || ExactFeature::of(support(&ExactProjection::Whole.any_direction()));
        let feature = ExactFeature::nearest(simplex).unwrap_or_else(any);
        if feature.direction.is_zero() {
            return feature;
        }
        let farther = support(&feature.direction);
        if farther.point.dot(&feature.direction) <= feature.support_value() {
            return feature;
        }
        simplex = feature.vertices;
        simplex.push(farther);
    }
}

/// Returns the normal of a plane that contains the line through the origin along `direction` and has P ⊖ Q on one side.
/// Returns `None` if there is no such plane. The line must meet P ⊖ Q.
pub(super) fn plane_along(
    pair: &ExactPair,
    dimension: Dimension,
    direction: ExactVector,
) -> Option<ExactVector> {
    let whole = Seen { pair, view: ExactProjection::Whole };
    let mut spanned = vec![direction];
    while let Some(view) = ExactProjection::beside(spanned.iter(), dimension) {
        match beyond(&Seen { pair, view }) {
            Ok(feature) => {
                let points = feature.vertices.iter().map(|vertex| whole.vertex(vertex.vertex_pair).point);
                spanned.extend(points);
            }
            Err(supporting) => return Some(supporting),
        }
    }
    None
}

/// Returns the solution for separate cores: their radii may bridge the gap.
fn apart(pair: &ExactPair, feature: ExactFeature) -> ExactSolution {
    let support_value = feature.support_value();
    let (squared, denominator) = (&support_value * &support_value, feature.direction.length_squared());
    let bridged = pair.radius() * pair.radius() * &denominator;
    let verdict = match bridged.cmp(&squared) {
        Ordering::Less => Verdict::Separate,
        Ordering::Equal => Verdict::Touching,
        Ordering::Greater => Verdict::Overlap,
    };
    ExactSolution {
        verdict,
        vertex_pairs: feature.vertices.iter().map(|vertex| vertex.vertex_pair).collect(),
        feature: feature.vertices.len(),
        weights: feature.weights,
        direction: feature.direction,
        distance_squared: [squared, denominator],
    }
}

/// Handles an origin on a feature of the difference of the cores: decides whether it is an interior point.
fn surround(pair: &ExactPair, dimension: Dimension, feature: ExactFeature) -> ExactSolution {
    let size = feature.vertices.len();
    let mut balance = Balance::of(feature);
    let mut direction = ExactVector::default();
    // A ball around the core has clearance on all sides. So has a point within a tetrahedron, or in the plane within a
    // triangle.
    if pair.radius().is_zero() && size <= dimension.count() {
        while let Some(view) = ExactProjection::beside(balance.points(), dimension) {
            match beyond(&Seen { pair, view }) {
                Ok(feature) => {
                    let whole = Seen { pair, view: ExactProjection::Whole };
                    let vertices =
                        feature.vertices.iter().map(|vertex| whole.vertex(vertex.vertex_pair)).collect();
                    balance.join(vertices, &feature.weights);
                }
                Err(supporting) => {
                    direction = supporting;
                    break;
                }
            }
        }
    }
    ExactSolution {
        verdict: if direction.is_zero() { Verdict::Overlap } else { Verdict::Touching },
        vertex_pairs: balance.vertices.iter().map(|vertex| vertex.vertex_pair).collect(),
        feature: size,
        weights: balance.weights,
        direction,
        distance_squared: [IBig::ZERO, IBig::ONE],
    }
}

/// Returns a simplex in the projected P ⊖ Q with the origin in its relative interior. If there is none, returns a
/// direction along which no point lies past the origin. The origin is known to lie in the projected P ⊖ Q.
fn beyond(seen: &Seen<'_>) -> Result<ExactFeature, ExactVector> {
    let mut direction = seen.view.any_direction();
    let mut simplex = Vec::new();
    loop {
        let support = seen.support(&direction);
        if support.point.dot(&direction) <= IBig::ZERO {
            return Err(seen.view.unsee(direction));
        }
        let mut feature = ExactFeature::of(support.clone());
        simplex.push(support);
        feature = ExactFeature::nearest(simplex).unwrap_or(feature);
        if feature.direction.is_zero() {
            return Ok(feature);
        }
        direction = feature.direction;
        simplex = feature.vertices;
    }
}

/// P ⊖ Q and the projection in which it is seen.
struct Seen<'a> {
    pair: &'a ExactPair,
    view: ExactProjection,
}

impl Seen<'_> {
    fn vertex(&self, vertex_pair: [usize; 2]) -> Vertex {
        Vertex { vertex_pair, point: self.view.see(self.pair.difference(vertex_pair[0], vertex_pair[1])) }
    }

    fn support(&self, direction: &ExactVector) -> Vertex {
        let (i, j) = self.pair.support(&self.view.unsee(direction.clone()));
        self.vertex([i, j])
    }
}

/// Returns the vertex pairs of the points of a simplex; empty if the shapes are rounded.
pub(super) fn vertex_pairs_of(simplex: &Simplex<DVec3>) -> Vec<[usize; 2]> {
    simplex.points().iter().filter_map(|point| Some([point.index_p?, point.index_q?])).collect()
}

/// Returns a direction of length one perpendicular to the line or plane through these finite points. Returns `None` if
/// they span the space of the scene.
pub(super) fn beside(points: &[DVec3], dimension: Dimension) -> Option<DVec3> {
    let hull = Convex::vertices(points.iter().copied()).ok()?;
    let pair = ExactPair::of(&hull, &Convex::point(*points.first()?))?;
    let edges: Vec<ExactVector> = (0..points.len()).map(|index| pair.difference(index, 0)).collect();
    let view = ExactProjection::beside(edges.iter(), dimension)?;
    Some(view.unsee(view.any_direction()).unit())
}

/// Returns whether the hull of some vertices, at most four, contains the origin.
pub(super) fn hold_origin(pair: &ExactPair, vertex_pairs: &[[usize; 2]]) -> bool {
    let whole = Seen { pair, view: ExactProjection::Whole };
    let simplex: Vec<Vertex> =
        vertex_pairs.iter().take(4).map(|vertex_pair| whole.vertex(*vertex_pair)).collect();
    ExactFeature::nearest(simplex).is_some_and(|feature| feature.direction.is_zero())
}
