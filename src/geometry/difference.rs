//! The difference of two cores with vertices, in the form for the untraced solvers: support points are vertex numbers.

use super::roundoff::{SCALAR_PRODUCT, UNDERFLOW};
use glam::DVec3;

use super::dimension::Side;
use super::support::{Convex, Core};
use super::vector::{Scalar as _, Vector};

/// The relative accuracy of a direction computed in extended precision: each component is known to this share, 2⁻⁸⁰, of
/// the largest. Rounding it to f64 may lose more.
pub(crate) const KNOWN: f64 = 1.0 / ((1_u128 << 80) as f64);

/// Two cores with vertices. The vertices are numbered, and all coordinates are world coordinates in f64.
pub trait Difference {
    /// Returns the vertex of P farthest along a direction and that of Q farthest opposite to it, up to roundoff.
    fn farthest(&self, direction: DVec3) -> [usize; 2];

    /// Returns a first search direction: about from the middle of the difference toward the origin.
    #[inline]
    fn towards_origin(&self) -> DVec3 {
        -self.point([0, 0])
    }

    /// Returns a bound on the excess of the cores' support value over the product of [`Self::corner`], for each unit of
    /// the sum of the absolute components of the direction. Returns `None` if no bound is known.
    #[inline]
    fn reach_error(&self) -> Option<f64> {
        None
    }

    /// Returns whether both cores are single points.
    fn are_points(&self) -> bool;

    /// Returns a vertex of P (of Q), without any roundoff: all lengths refer to these coordinates.
    fn vertex(&self, side: Side, number: usize) -> DVec3;

    /// Returns a vertex of P and one of Q.
    #[inline]
    fn vertices(&self, [i, j]: [usize; 2]) -> [DVec3; 2] {
        [self.vertex(Side::P, i), self.vertex(Side::Q, j)]
    }

    /// Returns the difference of a vertex of P and one of Q, to within one rounding.
    #[inline]
    fn point(&self, vertex_pair: [usize; 2]) -> DVec3 {
        let [on_p, on_q] = self.vertices(vertex_pair);
        on_p - on_q
    }

    /// Returns [`Self::farthest`] and its [`Self::point`], up to roundoff, for implementations that find both at once.
    #[inline]
    fn corner(&self, direction: DVec3) -> ([usize; 2], DVec3) {
        let vertex_pair = self.farthest(direction);
        (vertex_pair, self.point(vertex_pair))
    }

    /// Calls back with the vertices of P (of Q) that, given the roundoff, may be as far along (opposite to) the
    /// direction as the first level vertex. It leaves out the level vertices themselves. It may leave out others, too,
    /// but never the farthest: if no reported vertex is farther than the level ones, none is. Each component of the
    /// direction is known to the share `known` of the largest, and rounded to f64.
    fn near_tied_vertices(
        &self,
        side: Side,
        direction: DVec3,
        known: f64,
        level: &[usize],
        found: impl FnMut(usize),
    );

    /// Returns the radii around the cores of P and of Q, in scene units.
    fn radii(&self) -> [f64; 2];
}

/// The cores of two shapes in world space, both with vertices.
#[derive(Clone, Copy, Debug)]
pub struct VertexPair<'a, V: Vector> {
    vertices: [&'a [V]; 2],
    radii: [f64; 2],
}

impl<'a, V: Vector> VertexPair<'a, V> {
    /// Returns P and Q as a pair. Returns `None` if a core is curved or has no vertices, or if a radius is not finite.
    pub fn of(p: &'a Convex<V>, q: &'a Convex<V>) -> Option<Self> {
        let (Core::Vertices(of_p), Core::Vertices(of_q)) = (&p.core, &q.core) else { return None };
        let radii = [p, q].map(|shape| shape.radius.to_f64());
        let is_sound = !of_p.is_empty() && !of_q.is_empty() && radii.iter().all(|radius| radius.is_finite());
        is_sound.then_some(Self { vertices: [of_p, of_q], radii })
    }
}

/// Returns the vertex with the largest product; the first if there are several.
#[inline]
fn farthest<V: Vector>(vertices: &[V], direction: DVec3) -> usize {
    let (mut best, mut most) = (0, f64::NEG_INFINITY);
    for (index, vertex) in vertices.iter().enumerate() {
        let support_value = vertex.to_f64().dot(direction);
        if support_value > most {
            (best, most) = (index, support_value);
        }
    }
    best
}

impl<V: Vector> Difference for VertexPair<'_, V> {
    #[inline]
    fn farthest(&self, direction: DVec3) -> [usize; 2] {
        [farthest(self.vertices[0], direction), farthest(self.vertices[1], -direction)]
    }

    #[inline]
    fn are_points(&self) -> bool {
        self.vertices.iter().all(|vertices| vertices.len() == 1)
    }

    #[inline]
    fn vertex(&self, side: Side, number: usize) -> DVec3 {
        self.vertices[side][number].to_f64()
    }

    #[inline]
    fn near_tied_vertices(
        &self,
        side: Side,
        direction: DVec3,
        known: f64,
        level: &[usize],
        mut found: impl FnMut(usize),
    ) {
        let vertices = self.vertices[side as usize];
        let direction = if side == Side::P { direction } else { -direction };
        let from = vertices[level[0]].to_f64();
        // In units of the noise.
        let unknown = known / SCALAR_PRODUCT;
        let sizes = direction.abs() + unknown * direction.abs().max_element();
        for (index, vertex) in vertices.iter().enumerate() {
            let offset = vertex.to_f64() - from;
            let slack = SCALAR_PRODUCT * offset.abs().dot(sizes) + UNDERFLOW;
            // Written so that numbers that are not finite are included.
            let is_behind = offset.dot(direction) < -slack;
            if !is_behind && !level.contains(&index) {
                found(index);
            }
        }
    }

    #[inline]
    fn radii(&self) -> [f64; 2] {
        self.radii
    }
}
