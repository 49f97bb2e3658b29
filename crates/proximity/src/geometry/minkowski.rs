//! The explicit Minkowski difference P ⊖ Q = { p − q }: for drawing, and as a check that is independent of GJK.

use std::sync::Arc;

use glam::DVec3;

use super::dimension::Dimension;
use super::hull::Hull;
use super::hull2::Hull2;
use super::normal_fan;
use super::predicates::Position;
use super::samples::{self, BoundarySample};
use super::support::{Convex, Core, SupportPoint};

/// Maximum number of vertex pairs for which all differences are listed, so that they can be drawn. With more pairs,
/// only the pairs that make vertices of the difference are listed.
const MAX_LISTED: usize = 2_000;

/// Maximum number of listed vertex differences. Two hulls of 10 000 vertices on spheres have fewer. Prisms of a
/// thousand sides with perpendicular axes would have millions, so their difference is a sample.
pub const MAX_PAIRS: usize = 50_000;

/// The points p − q (a sample that looks smooth for curved shapes), and their hull.
#[derive(Clone, Debug, PartialEq)]
pub struct MinkowskiDifference {
    /// The dimension of the scene.
    pub dimension: Dimension,
    /// Points of the difference with their vertex pairs. For two polytopes with few vertices these are all pairs, with
    /// the vertices of Q changing fastest: pᵢ − qⱼ has the index i · |Q| + j. With many vertices they are the pairs
    /// that make vertices of the difference, in the same order. Otherwise they are support points, see `curved`.
    pub points: Vec<SupportPoint<DVec3>>,
    /// The outward unit normal in each point of a `curved` difference, for shading and for level of detail; otherwise
    /// empty.
    pub normals: Vec<DVec3>,
    /// Whether the points are a sample of a curved boundary (or of a polytope with too many vertices, see
    /// [`MAX_PAIRS`]), so that the hull is slightly smaller than the difference.
    pub curved: bool,
    /// The hull of the points, as indices into them; shared with moved copies.
    pub hull: Arc<Hull>,
}

impl MinkowskiDifference {
    /// Computes the difference of two convex shapes in world space.
    ///
    /// For two polytopes the points are all differences of their vertices. With more than 2 000 of these, they are all
    /// differences of the vertices on the hulls of P and Q. With more than 2 000 of those, they are the vertices of the
    /// difference, found by an overlay of the normal fans of P and Q. If these are more than [`MAX_PAIRS`], and for
    /// curved shapes, the points are support points: about a thousand in space and some thousand in the plane, the
    /// vertices of the largest faces among them.
    pub fn new(dimension: Dimension, p: &Convex<DVec3>, q: &Convex<DVec3>) -> Self {
        Self::of_known(dimension, [p, q], [None; 2], MAX_PAIRS)
    }

    /// Computes the difference with another limit than [`MAX_PAIRS`], for shapes whose hulls are known. Each hull is
    /// that of the core's vertices, in their order.
    pub fn of_known(
        dimension: Dimension,
        [p, q]: [&Convex<DVec3>; 2],
        hulls: [Option<&Hull>; 2],
        most: usize,
    ) -> Self {
        let (points, normals): (Vec<_>, Vec<_>) = match vertex_pairs(dimension, [p, q], hulls, most) {
            Some(pairs) if p.is_polytope() && q.is_polytope() => (pairs, Vec::new()),
            cores => samples::of_difference(dimension, [p, q], hulls, cores)
                .into_iter()
                .map(|BoundarySample { point, normal }| (point, normal))
                .unzip(),
        };
        let positions: Vec<DVec3> = points.iter().map(|point| point.point).collect();
        let hull = Arc::new(Hull::of(dimension, &positions).unwrap_or(Hull::Flat(Hull2::Point(0))));
        Self { dimension, curved: !normals.is_empty(), points, normals, hull }
    }

    /// Returns the vertices of the hull, counterclockwise in the plane.
    pub fn hull_vertices(&self) -> impl Iterator<Item = &SupportPoint<DVec3>> {
        self.hull.vertices().iter().map(|index| &self.points[*index])
    }

    /// Returns the position of the origin relative to the hull. It is computed independently of any query, and so
    /// checks the answer of a query. For two polytopes whose pairs are all listed, at their own positions, it is exact
    /// except for the roundoff of each subtraction. For a sample, or a difference that was moved, it holds for the
    /// listed points.
    pub fn position_of_origin(&self) -> Position {
        let positions: Vec<DVec3> = self.points.iter().map(|point| point.point).collect();
        self.hull.position_of(DVec3::ZERO, &positions)
    }

    /// Returns the difference of the same shapes at other positions: `self` is the difference of the shapes at the
    /// origin, with the same rotations. The points are those of the shapes in place, rounded once; the hull is that of
    /// `self`.
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
            hull: Arc::clone(&self.hull),
        }
    }
}

/// Returns differences of the cores' vertices that include all vertices of the difference. Returns `None` if a core is
/// curved or there are too many.
fn vertex_pairs(
    dimension: Dimension,
    [p, q]: [&Convex<DVec3>; 2],
    [hull_p, hull_q]: [Option<&Hull>; 2],
    most: usize,
) -> Option<Vec<SupportPoint<DVec3>>> {
    let (Core::Vertices(of_p), Core::Vertices(of_q)) = (&p.core, &q.core) else { return None };
    let all = |count: usize| (0..count).collect::<Vec<usize>>();
    let product = |of_p: &[usize], of_q: &[usize]| -> Vec<[usize; 2]> {
        of_p.iter().flat_map(|i| of_q.iter().map(|j| [*i, *j])).collect()
    };
    let pairs = if of_p.len() * of_q.len() <= MAX_LISTED {
        product(&all(of_p.len()), &all(of_q.len()))
    } else {
        let hull = |vertices: &[DVec3], known: Option<&Hull>| {
            if known.is_none() { Hull::of(dimension, vertices) } else { None }
        };
        let (own_p, own_q) = (hull(of_p, hull_p), hull(of_q, hull_q));
        let hulls = [hull_p.or(own_p.as_ref())?, hull_q.or(own_q.as_ref())?];
        let [extreme_p, extreme_q] = hulls.map(Hull::extreme_points);
        if extreme_p.len() * extreme_q.len() <= MAX_LISTED {
            product(&extreme_p, &extreme_q)
        } else {
            normal_fan::vertex_pairs([of_p, of_q], hulls, most)?
        }
    };
    let pair = |[i, j]: [usize; 2]| SupportPoint {
        point: of_p[i] - of_q[j],
        on_p: of_p[i],
        on_q: of_q[j],
        index_p: Some(i),
        index_q: Some(j),
    };
    Some(pairs.into_iter().map(pair).collect())
}
