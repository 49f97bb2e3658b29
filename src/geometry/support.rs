//! Support mappings: the farthest point of a convex set in a direction, and the farthest point of P ⊖ Q.
//!
//! A GJK query knows its shapes only through this file. A [`Convex`] is a shape in world space: a core (the hull of
//! vertices, or a curved body described by its axes) and a radius around it.
//! Reference: G. van den Bergen, *Collision Detection in Interactive 3D Environments*, 2003, section 4.3.4.

use glam::DVec3;

use super::error::ShapeError;
use super::vector::{Scalar, Vector};

/// The core of a convex shape, without its radius, in world space.
#[derive(Clone, Debug, PartialEq)]
pub enum Core<V: Vector> {
    /// The convex hull of these points, at least one ([`Convex::vertices`] refuses none); of several farthest ones the
    /// first in this order is returned.
    Vertices(Vec<V>),
    /// `center` plus all combinations of the semi-axes (mutually perpendicular, each with its length) whose
    /// coefficients form a vector of length ≤ 1. A zero axis makes it flat.
    Ellipsoid {
        /// The centre.
        center: V,
        /// Three mutually perpendicular vectors from the centre to the surface.
        semi_axes: [V; 3],
    },
    /// A disc spanned by `radii`, swept from `center − half_axis` to `center + half_axis`.
    Cylinder {
        /// The centre.
        center: V,
        /// The vector from the centre to the centre of one end.
        half_axis: V,
        /// Two perpendicular radii of the disc.
        radii: [V; 2],
    },
    /// The hull of a disc and an apex.
    Cone {
        /// The apex.
        apex: V,
        /// The centre of the disc.
        base: V,
        /// Two perpendicular radii of the disc.
        radii: [V; 2],
    },
}

impl<V: Vector> Core<V> {
    /// The name of the kind of core, and its points and vectors by name.
    pub fn parts(&self) -> (&'static str, Vec<(&'static str, &[V])>) {
        let one = std::slice::from_ref;
        match self {
            Self::Vertices(vertices) => ("vertices", vec![("vertices", vertices)]),
            Self::Ellipsoid { center, semi_axes } => {
                ("ellipsoid", vec![("center", one(center)), ("semi_axes", semi_axes)])
            }
            Self::Cylinder { center, half_axis, radii } => {
                ("cylinder", vec![("center", one(center)), ("half_axis", one(half_axis)), ("radii", radii)])
            }
            Self::Cone { apex, base, radii } => {
                ("cone", vec![("apex", one(apex)), ("base", one(base)), ("radii", radii)])
            }
        }
    }
}

/// A convex shape in world space as the solvers see it: a support mapping.
#[derive(Clone, Debug, PartialEq)]
pub struct Convex<V: Vector> {
    /// The core: the shape without its radius.
    pub core: Core<V>,
    /// Radius ≥ 0 of the ball that is added to every point of the core (a disc in 2D), in scene units.
    pub radius: V::Scalar,
}

impl<V: Vector> Convex<V> {
    /// A single point, with radius zero.
    pub fn point(at: V) -> Self {
        Self { core: Core::Vertices(vec![at]), radius: V::Scalar::ZERO }
    }

    /// The hull of points, with radius zero.
    ///
    /// # Errors
    /// [`ShapeError::NoVertices`] if there are none: no point of nothing is farthest.
    pub fn vertices(points: impl IntoIterator<Item = V>) -> Result<Self, ShapeError> {
        let points: Vec<V> = points.into_iter().collect();
        if points.is_empty() {
            return Err(ShapeError::NoVertices);
        }
        Ok(Self { core: Core::Vertices(points), radius: V::Scalar::ZERO })
    }

    /// The farthest point in `direction` (of any length; the zero direction gives the first vertex or the centre),
    /// with its index if it is a vertex, that is, if the core has vertices and the radius is zero.
    ///
    /// Of several vertices that are equally far, the first in order wins.
    pub fn support(&self, direction: V) -> (V, Option<usize>) {
        self.rounded(self.core_support(direction), direction)
    }

    /// The support point of the shape, from that of its core.
    pub(super) fn rounded(
        &self,
        (core_point, index): (V, Option<usize>),
        direction: V,
    ) -> (V, Option<usize>) {
        if self.radius > V::Scalar::ZERO {
            (core_point + direction.unit() * self.radius, None)
        } else {
            (core_point, index)
        }
    }

    /// The farthest point of the core, with its index if it is a vertex.
    pub fn core_support(&self, direction: V) -> (V, Option<usize>) {
        match &self.core {
            Core::Vertices(vertices) => {
                let (index, vertex) = farthest_vertex(vertices, direction);
                (vertex, Some(index))
            }
            Core::Ellipsoid { center, semi_axes } => (*center + ellipsoid_reach(semi_axes, direction), None),
            Core::Cylinder { center, half_axis, radii } => {
                let end = if half_axis.dot(direction) >= V::Scalar::ZERO { *half_axis } else { -*half_axis };
                (*center + end + ellipsoid_reach(radii, direction), None)
            }
            Core::Cone { apex, base, radii } => {
                let rim = *base + ellipsoid_reach(radii, direction);
                let point = if apex.dot(direction) >= rim.dot(direction) { *apex } else { rim };
                (point, None)
            }
        }
    }

    /// The vertices of the core, in order; none for a curved core.
    pub fn core_vertices(&self) -> Option<&[V]> {
        match &self.core {
            Core::Vertices(vertices) => Some(vertices),
            Core::Ellipsoid { .. } | Core::Cylinder { .. } | Core::Cone { .. } => None,
        }
    }

    /// Whether the shape is the hull of finitely many vertices, so that it can be represented exactly.
    pub fn is_polytope(&self) -> bool {
        self.vertices_of_polytope().is_some()
    }

    /// The vertices of which the shape is the hull, in order; none for a shape that is curved or has a radius.
    pub fn vertices_of_polytope(&self) -> Option<&[V]> {
        self.core_vertices().filter(|_| self.radius == V::Scalar::ZERO)
    }

    /// The same shape moved by a vector.
    #[must_use]
    pub fn moved(&self, by: V) -> Self {
        Self { core: self.core.map(|point| point + by, |vector| vector), radius: self.radius }
    }

    /// Makes this a shape at rest moved by a vector, in the memory that it has.
    pub fn place(&mut self, at_rest: &Self, by: V) {
        self.radius = at_rest.radius;
        match (&mut self.core, &at_rest.core) {
            (Core::Vertices(placed), Core::Vertices(vertices)) => {
                placed.clear();
                placed.extend(vertices.iter().map(|vertex| *vertex + by));
            }
            (placed, core) => *placed = core.map(|point| point + by, |vector| vector),
        }
    }

    /// The same shape with every number rounded to (or widened to) another precision.
    pub fn cast<W: Vector>(&self) -> Convex<W> {
        let cast = |vector: V| W::from_f64(vector.to_f64());
        Convex { core: self.core.map(cast, cast), radius: W::Scalar::from_f64(self.radius.to_f64()) }
    }

    /// The sum of the magnitudes of the numbers that a support point is computed from, besides the vertices, which bounds
    /// the roundoff of computing it.
    pub fn computed_from(&self) -> f64 {
        let sum = |vectors: &[V]| vectors.iter().map(|vector| vector.max_abs().to_f64()).sum::<f64>();
        let of_core = match &self.core {
            Core::Vertices(_) => 0.0,
            Core::Ellipsoid { center, semi_axes } => sum(semi_axes) + sum(&[*center]),
            Core::Cylinder { center, half_axis, radii } => sum(radii) + sum(&[*center, *half_axis]),
            Core::Cone { apex, base, radii } => sum(radii) + sum(&[*apex, *base]),
        };
        of_core + self.radius.to_f64()
    }
}

impl Convex<DVec3> {
    /// The distance of the farthest point from `center`, which is the centre of a curved core, in scene units.
    pub fn reach_from(&self, center: DVec3) -> f64 {
        let of_core = match &self.core {
            Core::Vertices(vertices) => {
                vertices.iter().map(|vertex| vertex.distance(center)).fold(0.0, f64::max)
            }
            Core::Ellipsoid { semi_axes, .. } => {
                semi_axes.iter().map(|axis| axis.length()).fold(0.0, f64::max)
            }
            Core::Cylinder { half_axis, radii, .. } => half_axis.length().hypot(radii[0].length()),
            Core::Cone { apex, radii, .. } => apex.distance(center).hypot(radii[0].length()),
        };
        of_core + self.radius
    }
}

impl<V: Vector> Core<V> {
    /// The core with its points and its vectors each mapped; lengths and right angles of vectors must be kept.
    pub(super) fn map<W: Vector>(&self, point: impl Fn(V) -> W, vector: impl Fn(V) -> W) -> Core<W> {
        match *self {
            Self::Vertices(ref vertices) => Core::Vertices(vertices.iter().copied().map(point).collect()),
            Self::Ellipsoid { center, semi_axes } => {
                Core::Ellipsoid { center: point(center), semi_axes: semi_axes.map(vector) }
            }
            Self::Cylinder { center, half_axis, radii } => Core::Cylinder {
                center: point(center),
                half_axis: vector(half_axis),
                radii: radii.map(vector),
            },
            Self::Cone { apex, base, radii } => {
                Core::Cone { apex: point(apex), base: point(base), radii: radii.map(vector) }
            }
        }
    }
}

/// The index and position of the vertex farthest in `direction`; of several the first.
fn farthest_vertex<V: Vector>(vertices: &[V], direction: V) -> (usize, V) {
    // No constructor makes a core without vertices.
    let first = vertices.first().copied().unwrap_or(V::ZERO);
    let mut best = (0, first);
    let mut best_reach = first.dot(direction);
    for (index, vertex) in vertices.iter().enumerate().skip(1) {
        let reach = vertex.dot(direction);
        if reach > best_reach {
            best = (index, *vertex);
            best_reach = reach;
        }
    }
    best
}

/// The vector from the centre of an ellipsoid (or, with two axes, of a disc) to its farthest point in `direction`; zero
/// if the direction is perpendicular to all axes.
fn ellipsoid_reach<V: Vector, const N: usize>(semi_axes: &[V; N], direction: V) -> V {
    let direction = direction.unit();
    let largest = semi_axes.iter().fold(V::Scalar::ZERO, |most, axis| {
        let length = axis.max_abs();
        if length > most { length } else { most }
    });
    if largest == V::Scalar::ZERO {
        return V::ZERO;
    }
    // Scaled by the largest axis, so that squares of tiny and huge axes neither underflow nor overflow.
    let parts = semi_axes.map(|axis| axis.dot(direction) / largest);
    let length = parts.iter().fold(V::Scalar::ZERO, |sum, part| sum + *part * *part).sqrt();
    if length == V::Scalar::ZERO {
        return V::ZERO;
    }
    semi_axes.iter().zip(parts).fold(V::ZERO, |sum, (axis, part)| sum + *axis * (part / length))
}

/// The vector that a mistake takes for [`ellipsoid_reach`]: the direction is brought to the ball with the inverse of the
/// matrix of the semi-axes, where the transpose is right. An axis of length zero has no inverse and is left out.
pub(super) fn inverse_ellipsoid_reach<V: Vector>(semi_axes: &[V; 3], direction: V) -> V {
    let direction = direction.unit();
    // Of a unit axis, so that squares of tiny and huge axes neither underflow nor overflow.
    let parts = semi_axes.map(|axis| {
        let length = axis.dot(axis.unit());
        if length == V::Scalar::ZERO { length } else { axis.unit().dot(direction) / length }
    });
    let largest = parts.iter().fold(V::Scalar::ZERO, |most, part| {
        let size = if *part < V::Scalar::ZERO { -*part } else { *part };
        if size > most { size } else { most }
    });
    if largest == V::Scalar::ZERO {
        return V::ZERO;
    }
    let scaled = parts.map(|part| part / largest);
    let length = scaled.iter().fold(V::Scalar::ZERO, |sum, part| sum + *part * *part).sqrt();
    semi_axes.iter().zip(scaled).fold(V::ZERO, |sum, (axis, part)| sum + *axis * (part / length))
}

/// A point of P ⊖ Q together with its parents, the points it comes from: `point = on_p − on_q`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SupportPoint<V> {
    /// The point of the difference.
    pub point: V,
    /// Its parent on P.
    pub on_p: V,
    /// Its parent on Q.
    pub on_q: V,
    /// The index of the vertex of P that is the parent; none if P is curved or has a radius.
    pub index_p: Option<usize>,
    /// The index of the vertex of Q that is the parent; none if Q is curved or has a radius.
    pub index_q: Option<usize>,
}

/// The farthest point of P ⊖ Q in `direction`: the support of P along it minus the support of Q against it.
pub fn support_point<V: Vector>(p: &Convex<V>, q: &Convex<V>, direction: V) -> SupportPoint<V> {
    SupportPoint::of_parents(p.support(direction), q.support(-direction))
}

/// The same for the cores of the shapes, without their radii.
pub fn core_support_point<V: Vector>(p: &Convex<V>, q: &Convex<V>, direction: V) -> SupportPoint<V> {
    SupportPoint::of_parents(p.core_support(direction), q.core_support(-direction))
}

impl<V: Vector> SupportPoint<V> {
    /// The point pᵢ − qⱼ of the difference of the cores; none if they have no such vertices.
    pub fn of_vertices(p: &Convex<V>, q: &Convex<V>, [i, j]: [usize; 2]) -> Option<Self> {
        let (on_p, on_q) = (*p.core_vertices()?.get(i)?, *q.core_vertices()?.get(j)?);
        Some(Self::of_parents((on_p, Some(i)), (on_q, Some(j))))
    }

    pub(super) fn of_parents(
        (on_p, index_p): (V, Option<usize>),
        (on_q, index_q): (V, Option<usize>),
    ) -> Self {
        Self { point: on_p - on_q, on_p, on_q, index_p, index_q }
    }

    /// The same point in double precision, for traces and figures.
    pub fn to_f64(self) -> SupportPoint<DVec3> {
        SupportPoint {
            point: self.point.to_f64(),
            on_p: self.on_p.to_f64(),
            on_q: self.on_q.to_f64(),
            index_p: self.index_p,
            index_q: self.index_q,
        }
    }
}
