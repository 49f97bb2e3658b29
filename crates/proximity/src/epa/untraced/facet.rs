//! Vertices and facets of polygons and polytopes: the vertices in front of a facet, and the points below it.

use glam::DVec3;

use crate::geometry::exact::{BoundedReal, RealVector};
use crate::geometry::{KNOWN, PlacedPair, Side, Vector as _, VertexInFront, WitnessPoints, vertex_in_front};

/// Maximum number of vertices. An expansion that needs more is left to the recorded one.
pub(super) const LIMIT: usize = 4096;

/// The penetration depth of two cores, proved.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UntracedDepth {
    /// The depth of the cores.
    pub(crate) depth: BoundedReal,
    /// The unit vector along which Q leaves P.
    pub(crate) normal: DVec3,
    /// Points of the cores with `on_p − on_q = depth · normal`, up to roundoff.
    pub(crate) cores: WitnessPoints,
}

/// Maximum distance of the contact points from the foot of the origin, in machine epsilons of their coordinates.
pub(super) const MISS: f64 = 64.0;

impl UntracedDepth {
    /// Returns whether the contact points belong to the foot of the origin. They do not if the foot lies on another
    /// piece of the facet, or if the facet is a sliver.
    pub(crate) fn has_foot(&self) -> bool {
        let WitnessPoints { on_p, on_q } = self.cores;
        let miss = on_p - on_q - self.normal * self.depth.approx();
        let most = MISS * f64::EPSILON * (on_p.max_abs() + on_q.max_abs());
        miss.max_abs() <= most
    }
}

/// A vertex of the difference.
#[derive(Clone, Copy, Debug)]
pub(super) struct FacetVertex {
    pub(super) vertex_pair: [usize; 2],
    /// The position of the vertex, to within one rounding.
    pub(super) point: DVec3,
    pub(super) on_p: DVec3,
    pub(super) on_q: DVec3,
}

impl FacetVertex {
    pub(super) fn of(cores: &PlacedPair<'_>, vertex_pair: [usize; 2]) -> Self {
        let [on_p, on_q] = cores.vertices(vertex_pair);
        Self { vertex_pair, point: on_p - on_q, on_p, on_q }
    }

    pub(super) const fn points(&self) -> WitnessPoints {
        WitnessPoints { on_p: self.on_p, on_q: self.on_q }
    }

    /// Returns the sum of the largest coordinates of both points.
    pub(super) fn size(&self) -> f64 {
        self.on_p.max_abs() + self.on_q.max_abs()
    }
}

pub(super) fn exact_point(vertex: &FacetVertex) -> RealVector {
    RealVector::difference(vertex.on_p, vertex.on_q)
}

/// Returns a vertex in front of the facet with these corners, if there is one.
pub(super) fn beyond<const N: usize>(
    cores: &PlacedPair<'_>,
    corners: &[&FacetVertex; N],
    normal: RealVector,
) -> VertexInFront {
    // Nothing is certain about a needle.
    if !normal.is_known_to(KNOWN) {
        return VertexInFront::Nothing(f64::INFINITY);
    }
    let vertex_pairs = corners.map(|corner| corner.vertex_pair);
    vertex_in_front(cores, &vertex_pairs, (normal.approx(), KNOWN), |side, at| {
        let offset = match side {
            Side::P => RealVector::difference(at, corners[0].on_p),
            Side::Q => RealVector::difference(corners[0].on_q, at),
        };
        offset.dot(normal)
    })
}

/// Returns the weighted means of the vertex pairs of the corners; weights below zero are roundoff.
pub(super) fn mean<const N: usize>(corners: [WitnessPoints; N], weights: [f64; N]) -> WitnessPoints {
    let weights = weights.map(|weight| weight.max(0.0));
    let total: f64 = weights.iter().sum();
    let mut points = WitnessPoints { on_p: DVec3::ZERO, on_q: DVec3::ZERO };
    for (corner, weight) in corners.iter().zip(weights) {
        points.on_p += corner.on_p * (weight / total);
        points.on_q += corner.on_q * (weight / total);
    }
    points
}
