//! The explicit Minkowski difference P ⊖ Q = { p − q }: for drawing, and as a check that is independent of GJK.

use glam::DVec3;

use super::dimension::Dimension;
use super::hull::Hull;
use super::hull2::Hull2;
use super::predicates::Position;
use super::samples::{self, Sample};
use super::support::{Convex, Core, SupportPoint};

/// The most pairs of vertices of which all differences are listed. That keeps the indices of all of them visible and
/// takes some milliseconds. Of more pairs, only the vertices on the hulls of P and of Q are paired.
pub const MAX_PAIRS: usize = 40_000;

/// All points p − q (of curved shapes a sample that looks smooth), and their hull.
#[derive(Clone, Debug, PartialEq)]
pub struct MinkowskiDifference {
    /// The dimension of the scene.
    pub dimension: Dimension,
    /// Points of the difference with their parents. For two polytopes all pairs of vertices, with those of Q changing
    /// fastest: pᵢ − qⱼ has the index i · |Q| + j. Otherwise support points, see `curved`.
    pub points: Vec<SupportPoint<DVec3>>,
    /// For `curved` differences the outward unit normal in each point, for shading and for level of detail; otherwise
    /// empty.
    pub normals: Vec<DVec3>,
    /// Whether the points are a sample of a curved boundary (or of a polytope with too many vertices to pair, see
    /// [`MAX_PAIRS`]), so that the hull is slightly smaller than the difference.
    pub curved: bool,
    /// The hull of the points, as indices into them.
    pub hull: Hull,
}

impl MinkowskiDifference {
    /// The difference of two convex shapes in world space.
    ///
    /// Two polytopes give all differences of their vertices; with more than [`MAX_PAIRS`] pairs, all differences of
    /// the vertices on their hulls; if these are still too many, support points as for a curved shape: about a thousand
    /// in space and some thousand in the plane, the vertices of the largest faces among them.
    pub fn new(dimension: Dimension, p: &Convex<DVec3>, q: &Convex<DVec3>) -> Self {
        Self::of_known(dimension, [p, q], [None; 2])
    }

    /// The same for shapes whose hulls are known: each is the hull of the core's vertices, in their order.
    pub(crate) fn of_known(
        dimension: Dimension,
        [p, q]: [&Convex<DVec3>; 2],
        hulls: [Option<&Hull>; 2],
    ) -> Self {
        let (points, normals): (Vec<_>, Vec<_>) = match vertex_pairs(dimension, [p, q], hulls) {
            Some(pairs) if p.is_polytope() && q.is_polytope() => (pairs, Vec::new()),
            cores => samples::of_difference(dimension, [p, q], hulls, cores)
                .into_iter()
                .map(|Sample { point, normal }| (point, normal))
                .unzip(),
        };
        let positions: Vec<DVec3> = points.iter().map(|point| point.point).collect();
        let hull = Hull::of(dimension, &positions).unwrap_or(Hull::Flat(Hull2::Point(0)));
        Self { dimension, curved: !normals.is_empty(), points, normals, hull }
    }

    /// The vertices of the hull, counter-clockwise in the plane.
    pub fn hull_vertices(&self) -> impl Iterator<Item = &SupportPoint<DVec3>> {
        self.hull.vertices().iter().map(|index| &self.points[*index])
    }

    /// The position of the origin relative to the hull, computed independently of any query and so a check of its
    /// answer. For two polytopes whose pairs are all listed, at their own positions, it is exact but for the roundoff
    /// of each subtraction; for a sample, or a difference that was moved, it holds for the listed points.
    pub fn position_of_origin(&self) -> Position {
        let positions: Vec<DVec3> = self.points.iter().map(|point| point.point).collect();
        self.hull.position_of(DVec3::ZERO, &positions)
    }

    /// The difference of the same shapes at other positions: `self` is the difference of the shapes at the origin, with
    /// the same rotations. The points are those of the shapes in place, rounded once; the hull is that of `self`.
    pub fn moved(&self, positions: [DVec3; 2], convexes: &[Convex<DVec3>; 2]) -> Self {
        let parent = |side: usize, at: DVec3, index: Option<usize>| {
            let vertices = convexes[side].vertices_of_polytope();
            let vertex = vertices.zip(index).and_then(|(vertices, index)| vertices.get(index));
            vertex.copied().unwrap_or(at + positions[side])
        };
        let points = self.points.iter().map(|support| {
            let on_p = parent(0, support.on_p, support.index_p);
            let on_q = parent(1, support.on_q, support.index_q);
            SupportPoint { point: on_p - on_q, on_p, on_q, ..*support }
        });
        Self {
            dimension: self.dimension,
            points: points.collect(),
            normals: self.normals.clone(),
            curved: self.curved,
            hull: self.hull.clone(),
        }
    }
}

/// All differences of the cores' vertices; none if a core is curved or there are too many.
fn vertex_pairs(
    dimension: Dimension,
    [p, q]: [&Convex<DVec3>; 2],
    [hull_p, hull_q]: [Option<&Hull>; 2],
) -> Option<Vec<SupportPoint<DVec3>>> {
    let (Core::Vertices(of_p), Core::Vertices(of_q)) = (&p.core, &q.core) else { return None };
    let too_many = of_p.len() * of_q.len() > MAX_PAIRS;
    let [indices_p, indices_q] = [(of_p, hull_p), (of_q, hull_q)].map(|(vertices, hull)| match hull {
        _ if !too_many => (0..vertices.len()).collect(),
        Some(hull) => hull.extreme_points(),
        None => Hull::of(dimension, vertices).map_or_else(Vec::new, |hull| hull.extreme_points()),
    });
    if indices_p.len() * indices_q.len() > MAX_PAIRS {
        return None;
    }
    let pair = |i: usize, j: usize| SupportPoint {
        point: of_p[i] - of_q[j],
        on_p: of_p[i],
        on_q: of_q[j],
        index_p: Some(i),
        index_q: Some(j),
    };
    Some(indices_p.iter().flat_map(|i| indices_q.iter().map(move |j| pair(*i, *j))).collect())
}
