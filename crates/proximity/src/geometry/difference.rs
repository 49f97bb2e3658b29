//! The difference of two cores with vertices, in the form for the untraced solvers: support points are vertex indices.

use super::roundoff::{SCALAR_PRODUCT, UNDERFLOW};
use glam::DVec3;

use super::dimension::Side;
use super::exact::BoundedReal;
use super::support::{Convex, Core};
use super::vector::{Scalar as _, Vector};

/// The relative accuracy of a direction computed in extended precision: each component is known to this fraction, 2⁻⁸⁰,
/// of the largest. Rounding it to f64 may lose more.
pub(crate) const KNOWN: f64 = 1.0 / ((1_u128 << 80) as f64);

/// Two cores with vertices. The vertices are numbered, and all coordinates are world coordinates in f64.
pub trait Difference {
    /// Returns the vertex of P farthest along a direction and that of Q farthest opposite to it, up to roundoff.
    fn farthest(&self, direction: DVec3) -> [usize; 2];

    /// Returns a first search direction: approximately from the middle of the difference toward the origin.
    #[inline]
    fn towards_origin(&self) -> DVec3 {
        -self.point([0, 0])
    }

    /// Returns a bound on the excess of the cores' support value over the product of [`Self::corner`] with the
    /// direction, for each unit of the sum of the absolute components of the direction. Returns `None` if no bound is
    /// known.
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

    /// Calls back with each vertex of P (of Q) that may be as far along (opposite to) the direction as the first level
    /// vertex, up to roundoff. It skips the level vertices. It may skip others, but never the farthest: if no reported
    /// vertex is farther than the level ones, none is. Each component of the direction is known to the fraction `known`
    /// of the largest, and rounded to f64.
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

/// A vertex of the difference in front of a feature, or none.
pub(crate) enum VertexInFront {
    /// A vertex, for certain.
    Vertex([usize; 2]),
    /// No vertex, or one at most this far in front, in scene units: roundoff cannot distinguish such a vertex from a
    /// level one.
    Nothing(f64),
}

/// Returns a vertex in front of the feature with these one to three vertex pairs, if there is one.
///
/// The direction is perpendicular to the feature and [known](Difference::near_tied_vertices) to a share of its length.
/// `support_value` returns how far the difference extends in front of the feature if a vertex of P (of Q), given by its
/// position, replaces that of the first vertex pair. It is multiplied by the length of the direction.
#[inline]
pub(crate) fn vertex_in_front(
    cores: &impl Difference,
    vertex_pairs: &[[usize; 2]],
    (direction, known): (DVec3, f64),
    support_value: impl Fn(Side, DVec3) -> BoundedReal,
) -> VertexInFront {
    // These are level, by the definition of the direction.
    let level = if is_linked(vertex_pairs) { vertex_pairs } else { &vertex_pairs[..1] };
    let (mut farthest, mut undetermined) = (level[0], 0.0);
    for side in Side::BOTH {
        let mut most: Option<f64> = None;
        let mut of_side = [0; 3];
        for (number, vertex_pair) in of_side.iter_mut().zip(level) {
            *number = vertex_pair[side];
        }
        cores.near_tied_vertices(side, direction, known, &of_side[..level.len()], |number| {
            let support_value = support_value(side, cores.vertex(side, number));
            match support_value.sign() {
                Some(1) if most.is_none_or(|most| support_value.approx() > most) => {
                    most = Some(support_value.approx());
                    farthest[side] = number;
                }
                Some(_) => {}
                None => undetermined += support_value.largest(),
            }
        });
    }
    if farthest == level[0] {
        let slack = if undetermined == 0.0 { 0.0 } else { 2.0 * undetermined / direction.length() };
        VertexInFront::Nothing(slack)
    } else {
        VertexInFront::Vertex(farthest)
    }
}

/// Returns whether the vertex pairs alone imply that all their vertices on P are level along the direction of a
/// feature, and all on Q. The points of the feature are level. So if two of them share a vertex of one shape, their
/// vertices of the other shape are level, too.
fn is_linked(vertex_pairs: &[[usize; 2]]) -> bool {
    let link = |one: &[usize; 2], other: &[usize; 2]| one[0] == other[0] || one[1] == other[1];
    match vertex_pairs {
        [a, b] => link(a, b),
        [a, b, c] => u8::from(link(a, b)) + u8::from(link(b, c)) + u8::from(link(c, a)) > 1,
        _ => true,
    }
}
