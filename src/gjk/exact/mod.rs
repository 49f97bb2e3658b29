//! The exact method: GJK in integers. It decides every pair of polytopes, rounded or not, without a tolerance.
//!
//! 1. *Approach.* From any simplex, take the feature nearest to the origin, ask for the support point toward the
//!    origin, and go on with both (Gilbert, Johnson and Keerthi 1988). With exact signs the distance falls every time
//!    and there are finitely many simplices, so it ends: where the support point lies no farther than the feature, that
//!    feature is nearest in all of P ⊖ Q. If it is apart from the origin, the shapes are.
//! 2. *Surround.* Otherwise the origin lies in the relative interior of the feature. Is it an interior point of P ⊖ Q?
//!    It is not exactly if some plane through it supports P ⊖ Q, and that plane contains the feature. So look along the
//!    feature, where all of it is seen as the origin, and approach again from there: either a support point is level
//!    with the origin, and the shapes touch; or the origin is seen in the relative interior of another feature. The two
//!    together span more than the first. Repeat until they span everything.
//!
//! The points so found surround the origin: six at most in space (Steinitz). With them come positive weights that balance
//! them, which is the proof.

mod balance;
pub(super) mod carriers;
pub(super) mod nearest;
mod view;

use std::cmp::Ordering;

use dashu_int::IBig;
use glam::DVec3;

use super::outcome::Verdict;
use super::simplex::Simplex;
use crate::geometry::exact::{ExactPair, ExactVector};
use crate::geometry::{Convex, Dimension};
use balance::Balance;
use nearest::{Feature, Vertex};
use view::View;

/// The exact answer on a pair, with all that proves it.
#[derive(Clone, Debug)]
pub(super) struct Solution {
    /// OVERLAP, TOUCHING or SEPARATE.
    pub(super) verdict: Verdict,
    /// The vertices pᵢ − qⱼ, by i and j, that carry the proof. Where the cores are apart, the feature of the difference
    /// nearest to the origin; otherwise vertices that surround the origin, those of the first feature first.
    pub(super) parents: Vec<[usize; 2]>,
    /// How many of them belong to the first feature, one to four: a simplex that holds its point nearest to the origin.
    pub(super) feature: usize,
    /// Positive; in proportion to these the vertices add up to that nearest point.
    pub(super) weights: Vec<IBig>,
    /// P before Q along it: the difference does not reach beyond the origin. Zero if the cores overlap.
    pub(super) direction: ExactVector,
    /// The square of the distance of the cores in square units, as numerator and denominator.
    pub(super) distance_squared: [IBig; 2],
}

impl Solution {
    /// Returns whether the cores are apart; their radii may bridge the gap.
    pub(super) fn is_apart(&self) -> bool {
        !self.distance_squared[0].is_zero()
    }
}

/// Decides a pair. `start` are vertices of the difference to begin with, at most four: any will do, good ones save time.
pub(super) fn solve(pair: &ExactPair, dimension: Dimension, start: &[[usize; 2]]) -> Solution {
    let feature = approach(pair, start);
    if feature.direction.is_zero() { surround(pair, dimension, feature) } else { apart(pair, feature) }
}

/// The feature of P ⊖ Q nearest to the origin, which may be a simplex with the origin inside.
fn approach(pair: &ExactPair, start: &[[usize; 2]]) -> Feature {
    let whole = Seen { pair, view: View::Whole };
    let mut simplex: Vec<Vertex> = start.iter().take(4).map(|parents| whole.vertex(*parents)).collect();
    loop {
        let any = || Feature::of(whole.support(&whole.view.any_direction()));
        let feature = Feature::nearest(simplex).unwrap_or_else(any);
        if feature.direction.is_zero() {
            return feature;
        }
        let support = whole.support(&feature.direction);
        if support.point.dot(&feature.direction) <= feature.reach() {
            return feature;
        }
        simplex = feature.vertices;
        simplex.push(support);
    }
}

/// The cores are apart: their radii may bridge the gap.
fn apart(pair: &ExactPair, feature: Feature) -> Solution {
    let reach = feature.reach();
    let (squared, denominator) = (&reach * &reach, feature.direction.length_squared());
    let bridged = pair.radius() * pair.radius() * &denominator;
    let verdict = match bridged.cmp(&squared) {
        Ordering::Less => Verdict::Separate,
        Ordering::Equal => Verdict::Touching,
        Ordering::Greater => Verdict::Overlap,
    };
    Solution {
        verdict,
        parents: feature.vertices.iter().map(|vertex| vertex.parents).collect(),
        feature: feature.vertices.len(),
        weights: feature.weights,
        direction: feature.direction,
        distance_squared: [squared, denominator],
    }
}

/// The origin lies on a feature of the difference of the cores: decides whether it is an interior point.
fn surround(pair: &ExactPair, dimension: Dimension, feature: Feature) -> Solution {
    let size = feature.vertices.len();
    let mut balance = Balance::of(feature);
    let mut direction = ExactVector::default();
    // A ball around the core has room on all sides, and so has a point within a tetrahedron, in the plane within a triangle.
    if pair.radius().is_zero() && size <= dimension.count() {
        while let Some(view) = View::beside(balance.points(), dimension) {
            match beyond(&Seen { pair, view }) {
                Ok(feature) => {
                    let whole = Seen { pair, view: View::Whole };
                    let vertices =
                        feature.vertices.iter().map(|vertex| whole.vertex(vertex.parents)).collect();
                    balance.join(vertices, &feature.weights);
                }
                Err(supporting) => {
                    direction = supporting;
                    break;
                }
            }
        }
    }
    Solution {
        verdict: if direction.is_zero() { Verdict::Overlap } else { Verdict::Touching },
        parents: balance.vertices.iter().map(|vertex| vertex.parents).collect(),
        feature: size,
        weights: balance.weights,
        direction,
        distance_squared: [IBig::ZERO, IBig::ONE],
    }
}

/// A simplex in P ⊖ Q with the origin in its relative interior, as seen in a view where the origin is known to lie in
/// P ⊖ Q; or else a direction in which nothing lies beyond the origin.
fn beyond(seen: &Seen<'_>) -> Result<Feature, ExactVector> {
    let mut direction = seen.view.any_direction();
    let mut simplex = Vec::new();
    loop {
        let support = seen.support(&direction);
        if support.point.dot(&direction) <= IBig::ZERO {
            return Err(seen.view.unsee(direction));
        }
        let mut feature = Feature::of(support.clone());
        simplex.push(support);
        feature = Feature::nearest(simplex).unwrap_or(feature);
        if feature.direction.is_zero() {
            return Ok(feature);
        }
        direction = feature.direction;
        simplex = feature.vertices;
    }
}

/// P ⊖ Q in a view.
struct Seen<'a> {
    pair: &'a ExactPair,
    view: View,
}

impl Seen<'_> {
    fn vertex(&self, parents: [usize; 2]) -> Vertex {
        Vertex { parents, point: self.view.see(self.pair.difference(parents[0], parents[1])) }
    }

    fn support(&self, direction: &ExactVector) -> Vertex {
        let (i, j) = self.pair.support(&self.view.unsee(direction.clone()));
        self.vertex([i, j])
    }
}

/// The vertices from which the points of a simplex come; none where the shapes are rounded.
pub(super) fn parents_of(simplex: &Simplex<DVec3>) -> Vec<[usize; 2]> {
    simplex.points().iter().filter_map(|point| Some([point.index_p?, point.index_q?])).collect()
}

/// A direction of length one at right angles to the line or plane through these finite points. None where they span
/// everything.
pub(super) fn beside(points: &[DVec3], dimension: Dimension) -> Option<DVec3> {
    let hull = Convex::vertices(points.iter().copied()).ok()?;
    let pair = ExactPair::of(&hull, &Convex::point(*points.first()?))?;
    let edges: Vec<ExactVector> = (0..points.len()).map(|index| pair.difference(index, 0)).collect();
    let view = View::beside(edges.iter(), dimension)?;
    Some(view.unsee(view.any_direction()).unit())
}

/// Returns whether the hull of some vertices, at most four, holds the origin.
pub(super) fn hold_origin(pair: &ExactPair, parents: &[[usize; 2]]) -> bool {
    let whole = Seen { pair, view: View::Whole };
    let simplex: Vec<Vertex> = parents.iter().take(4).map(|parents| whole.vertex(*parents)).collect();
    Feature::nearest(simplex).is_some_and(|feature| feature.direction.is_zero())
}
