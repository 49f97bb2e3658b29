//! Support mappings: the support point of a convex set in a direction, and that of P ⊖ Q.
//!
//! A GJK query accesses its shapes only through this file. A [`Convex`] is a shape in world space: a core (the hull of
//! vertices, or a curved body described by its axes) and a radius around it. Reference: G. van den Bergen, *Collision
//! Detection in Interactive 3D Environments*, 2003, section 4.3.4.

use glam::DVec3;

use super::error::ShapeError;
use super::vector::{Scalar, Vector};

/// The core of a convex shape, without its radius, in world space.
#[derive(Clone, Debug, PartialEq)]
pub enum Core<V: Vector> {
    /// The convex hull of at least one point ([`Convex::vertices`] refuses an empty list). If several vertices are
    /// farthest, the support mapping returns the first in this order.
    Vertices(Vec<V>),
    /// `center` plus all combinations of the semi-axes whose coefficients form a vector of length ≤ 1. The semi-axes
    /// are mutually perpendicular, each with its length. A zero axis makes the ellipsoid flat.
    Ellipsoid {
        /// The center.
        center: V,
        /// Three mutually perpendicular vectors from the center to the surface.
        semi_axes: [V; 3],
    },
    /// A disc spanned by `radii`, swept from `center − half_axis` to `center + half_axis`.
    Cylinder {
        /// The center.
        center: V,
        /// The vector from the center to the center of one end.
        half_axis: V,
        /// Two perpendicular radii of the disc.
        radii: [V; 2],
    },
    /// The hull of a disc and an apex.
    Cone {
        /// The apex.
        apex: V,
        /// The center of the disc.
        base: V,
        /// Two perpendicular radii of the disc.
        radii: [V; 2],
    },
}

impl<V: Vector> Core<V> {
    /// Returns the name of the kind of core, and its points and vectors by name.
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

/// A convex shape in world space, given by its support mapping: a core and a radius.
#[derive(Clone, Debug, PartialEq)]
pub struct Convex<V: Vector> {
    /// The core: the shape without its radius.
    pub core: Core<V>,
    /// Radius ≥ 0 of the ball that is added to every point of the core (a disc in 2D), in scene units.
    pub radius: V::Scalar,
}

impl<V: Vector> Convex<V> {
    /// Creates a single point, with radius zero.
    pub fn point(at: V) -> Self {
        Self { core: Core::Vertices(vec![at]), radius: V::Scalar::ZERO }
    }

    /// Creates the hull of points, with radius zero.
    ///
    /// # Errors
    /// Returns [`ShapeError::NoVertices`] if there are no points: an empty set has no support point.
    pub fn vertices(points: impl IntoIterator<Item = V>) -> Result<Self, ShapeError> {
        let points: Vec<V> = points.into_iter().collect();
        if points.is_empty() {
            return Err(ShapeError::NoVertices);
        }
        Ok(Self { core: Core::Vertices(points), radius: V::Scalar::ZERO })
    }

    /// Returns the support point in `direction`, with its index if it is a vertex. It is a vertex if the core has
    /// vertices and the radius is zero.
    ///
    /// The direction may have any length; the zero direction gives the first vertex or the center. If several vertices
    /// are equally far, the first in order wins.
    pub fn support(&self, direction: V) -> (V, Option<usize>) {
        self.rounded(self.core_support(direction), direction)
    }

    /// Returns the support point of the shape, given that of its core.
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

    /// Returns the support point of the core, with its index if it is a vertex.
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

    /// Returns the vertices of the core, in order. Returns `None` for a curved core.
    pub fn core_vertices(&self) -> Option<&[V]> {
        match &self.core {
            Core::Vertices(vertices) => Some(vertices),
            Core::Ellipsoid { .. } | Core::Cylinder { .. } | Core::Cone { .. } => None,
        }
    }

    /// Returns whether the shape is the hull of finitely many vertices, and so has an exact representation.
    pub fn is_polytope(&self) -> bool {
        self.vertices_of_polytope().is_some()
    }

    /// Returns the vertices whose hull is the shape, in order. Returns `None` if the shape is curved or has a radius.
    pub fn vertices_of_polytope(&self) -> Option<&[V]> {
        self.core_vertices().filter(|_| self.radius == V::Scalar::ZERO)
    }

    /// Returns whether all numbers of the shape are finite.
    pub fn is_finite(&self) -> bool {
        let finite = |vector: &V| vector.to_f64().is_finite();
        let (_, parts) = self.core.parts();
        parts.iter().all(|(_, vectors)| vectors.iter().all(finite)) && self.radius.to_f64().is_finite()
    }

    /// Returns this shape moved by a vector.
    #[must_use]
    pub fn moved(&self, by: V) -> Self {
        Self { core: self.core.map(|point| point + by, |vector| vector), radius: self.radius }
    }

    /// Makes this shape a copy of `at_rest`, moved by a vector, and reuses its memory.
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

    /// Returns this shape with every number rounded (or widened) to another precision.
    pub fn cast<W: Vector>(&self) -> Convex<W> {
        let cast = |vector: V| W::from_f64(vector.to_f64());
        Convex { core: self.core.map(cast, cast), radius: W::Scalar::from_f64(self.radius.to_f64()) }
    }

    /// Returns the sum of the magnitudes of the inputs of a support point, other than the vertices. It bounds the
    /// roundoff of the computation.
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
    /// Returns the distance of the farthest point of the shape from `center`, in scene units. For a curved core
    /// `center` must be its center.
    pub fn reach_from(&self, center: DVec3) -> f64 {
        let of_core = match &self.core {
            Core::Vertices(vertices) => {
                vertices.iter().map(|vertex| vertex.distance(center)).fold(0.0, f64::max)
            }
            Core::Ellipsoid { semi_axes, .. } => {
                semi_axes.iter().map(|axis| axis.length()).fold(0.0, f64::max)
            }
            Core::Cylinder { half_axis, radii, .. } => libm::hypot(half_axis.length(), radii[0].length()),
            Core::Cone { apex, radii, .. } => libm::hypot(apex.distance(center), radii[0].length()),
        };
        of_core + self.radius
    }
}

impl<V: Vector> Core<V> {
    /// Maps the points and the vectors of the core. The map of vectors must preserve lengths and perpendicularity.
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

/// Returns the index and position of the vertex farthest in `direction`; the first if there are several.
fn farthest_vertex<V: Vector>(vertices: &[V], direction: V) -> (usize, V) {
    // No constructor makes a core without vertices.
    let first = vertices.first().copied().unwrap_or(V::ZERO);
    let mut best = (0, first);
    let mut best_reach = first.dot(direction);
    for (index, vertex) in vertices.iter().enumerate().skip(1) {
        let support_value = vertex.dot(direction);
        if support_value > best_reach {
            best = (index, *vertex);
            best_reach = support_value;
        }
    }
    best
}

/// Returns the vector from the center of an ellipsoid (or, with two axes, of a disc) to its support point in
/// `direction`. It is zero if the direction is perpendicular to all axes.
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

/// Returns the vector that a defect computes in place of [`ellipsoid_reach`]. The defect maps the direction to the ball
/// by the inverse of the matrix of the semi-axes instead of the transpose. An axis of length zero has no inverse and is
/// left out.
pub(super) fn inverse_ellipsoid_reach<V: Vector>(semi_axes: &[V; 3], direction: V) -> V {
    let direction = direction.unit();
    // Along unit axes, so that squares of tiny and huge axes neither underflow nor overflow.
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

/// A point of P ⊖ Q with its vertex pair, the points of P and Q that it comes from: `point = on_p − on_q`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SupportPoint<V> {
    /// The point of P ⊖ Q.
    pub point: V,
    /// The point of P.
    pub on_p: V,
    /// The point of Q.
    pub on_q: V,
    /// The index of the vertex of P; `None` if P is curved or has a radius.
    pub index_p: Option<usize>,
    /// The index of the vertex of Q; `None` if Q is curved or has a radius.
    pub index_q: Option<usize>,
}

/// Returns the support point of P ⊖ Q in `direction`: that of P along `direction` minus that of Q along −`direction`.
pub fn support_point<V: Vector>(p: &Convex<V>, q: &Convex<V>, direction: V) -> SupportPoint<V> {
    SupportPoint::of_vertex_pair(p.support(direction), q.support(-direction))
}

/// Returns the support point of the difference of the cores in `direction`, without the radii of the shapes.
pub fn core_support_point<V: Vector>(p: &Convex<V>, q: &Convex<V>, direction: V) -> SupportPoint<V> {
    SupportPoint::of_vertex_pair(p.core_support(direction), q.core_support(-direction))
}

impl<V: Vector> SupportPoint<V> {
    /// Returns the point pᵢ − qⱼ of the difference of the cores. Returns `None` if they have no such vertices.
    pub fn of_vertices(p: &Convex<V>, q: &Convex<V>, [i, j]: [usize; 2]) -> Option<Self> {
        let (on_p, on_q) = (*p.core_vertices()?.get(i)?, *q.core_vertices()?.get(j)?);
        Some(Self::of_vertex_pair((on_p, Some(i)), (on_q, Some(j))))
    }

    pub(super) fn of_vertex_pair(
        (on_p, index_p): (V, Option<usize>),
        (on_q, index_q): (V, Option<usize>),
    ) -> Self {
        Self { point: on_p - on_q, on_p, on_q, index_p, index_q }
    }

    /// Converts the point to double precision, for traces and figures.
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
