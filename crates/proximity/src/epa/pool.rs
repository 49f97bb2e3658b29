//! The points of the expanding polytope, with the predicates and support mappings on them.
//!
//! A predicate is decided in floating point if its error bound permits, and otherwise in integers. On curved shapes the
//! support points, with their roundoff, count as exact, so that all answers concern one and the same polytope.

use std::ops::Range;

use dashu_int::IBig;
use glam::DVec3;

use super::task::Task;
use crate::geometry::exact::{BoundedReal, ExactVector, RealVector};
use crate::geometry::roundoff::{DETERMINANT, SUPPORT_POINT};
use crate::geometry::{
    Scalar, SupportPoint, Vector, core_support_point, orient2d, orient3d, support_roundoff,
};

/// Sizes of coordinates for which products of three neither underflow nor overflow.
const PRODUCTS: Range<f64> = 1e-70..1e70;

/// Sizes of curved shapes for which the predicates are exact and nothing underflows.
const SIZES: Range<f64> = 1e-60..1e60;

/// A point of the cores' difference.
#[derive(Clone, Copy, Debug)]
pub(super) struct PolytopeVertex {
    support: SupportPoint<DVec3>,
    /// Whether the coordinates of the point are free of roundoff, or count as such.
    is_whole: bool,
}

impl PolytopeVertex {
    /// Returns the point with its vertex pair.
    pub(super) const fn support(&self) -> &SupportPoint<DVec3> {
        &self.support
    }
}

/// The line or plane through a facet of the polytope.
#[derive(Clone, Copy, Debug)]
pub(super) struct FacetPlane {
    /// The outward unit normal.
    pub(super) normal: DVec3,
    /// The signed distance of the plane from the origin; negative if the origin is outside.
    pub(super) distance: f64,
    /// A bound on the error of the distance.
    pub(super) error: f64,
}

/// The line or plane of a facet of the cores' difference, in the units of an
/// [`ExactPair`](crate::geometry::exact::ExactPair).
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ExactFacet {
    /// The outward normal, of any length.
    pub(crate) normal: ExactVector,
    /// The scalar product of the normal and every point of the facet, ≥ 0: the depth times the length of the normal.
    pub(crate) level: IBig,
}

/// All points found so far, by index.
pub(super) struct VertexPool<'a, V: Vector> {
    pub(super) task: &'a Task<'a, V>,
    vertices: Vec<PolytopeVertex>,
    /// A bound on the distance of the points from the cores' difference, in scene units.
    roundoff: f64,
}

impl<'a, V: Vector> VertexPool<'a, V> {
    pub(super) fn new(task: &'a Task<'a, V>, points: &[SupportPoint<DVec3>]) -> Self {
        let mut pool = Self { task, vertices: Vec::new(), roundoff: support_roundoff(task.shapes) };
        pool.vertices = points.iter().map(|point| pool.judged(*point)).collect();
        pool
    }

    /// Returns the points with their vertex pairs.
    pub(super) fn points(&self) -> Vec<SupportPoint<DVec3>> {
        self.vertices.iter().map(|vertex| vertex.support).collect()
    }

    /// Returns the number of points.
    pub(super) fn len(&self) -> usize {
        self.vertices.len()
    }

    /// Returns the point with this index.
    pub(super) fn vertex(&self, index: usize) -> &PolytopeVertex {
        &self.vertices[index]
    }

    /// Returns the point with this index and its vertex pair.
    pub(super) fn support(&self, index: usize) -> &SupportPoint<DVec3> {
        &self.vertices[index].support
    }

    /// Appends a point, which gets the next index.
    pub(super) fn push(&mut self, vertex: PolytopeVertex) {
        self.vertices.push(vertex);
    }

    // ---- Support points ---------------------------------------------------------------------------------------

    /// Returns the support point of the cores' difference, in the precision of the shapes.
    pub(super) fn farthest(&self, direction: DVec3) -> PolytopeVertex {
        let [p, q] = self.task.shapes;
        self.judged(core_support_point(p, q, V::from_f64(direction)).to_f64())
    }

    /// Returns the support point of the cores' difference without roundoff. Returns `None` for curved shapes.
    pub(super) fn farthest_exactly(&self, direction: &ExactVector) -> Option<PolytopeVertex> {
        let pair = self.task.exact?;
        let (i, j) = pair.support(direction);
        let [p, q] = self.task.shapes;
        Some(self.judged(SupportPoint::of_vertices(p, q, [i, j])?.to_f64()))
    }

    /// Returns the support point along the normal of a facet, and whether it lies in front of the facet.
    pub(super) fn farthest_beyond(&self, corners: &[usize], normal: DVec3) -> (PolytopeVertex, bool) {
        let is_beyond = |vertex: &PolytopeVertex| self.side(corners, vertex) > 0.0;
        let approx = self.farthest(normal);
        if is_beyond(&approx) {
            return (approx, true);
        }
        let exact = self.exact_normal(corners).and_then(|normal| self.farthest_exactly(&normal));
        exact.map_or((approx, false), |vertex| (vertex, is_beyond(&vertex)))
    }

    fn judged(&self, support: SupportPoint<DVec3>) -> PolytopeVertex {
        // In f64 even if the query is in f32: there the vertices are rounded but their difference need not be.
        let support = SupportPoint { point: support.on_p - support.on_q, ..support };
        let is_whole = self.task.exact.is_none() || is_exact_difference(&support);
        PolytopeVertex { support, is_whole }
    }

    // ---- Facets -----------------------------------------------------------------------------------------------

    /// Returns the side of the line or plane through two or three vertices on which a point lies: positive is outside.
    /// The sign is exact; in 2D the outside is on the right.
    pub(super) fn side(&self, corners: &[usize], vertex: &PolytopeVertex) -> f64 {
        let at = |index: usize| self.vertices[index].support.point;
        let point = vertex.support.point;
        let is_whole = vertex.is_whole && corners.iter().all(|index| self.vertices[*index].is_whole);
        match *corners {
            [a, b] if is_whole => -orient2d(at(a), at(b), point),
            [a, b, c] if is_whole => orient3d(at(a), at(b), at(c), point),
            [a, ..] => {
                let (normal, terms) = self.normal(corners);
                let value = normal.dot(point - at(a));
                let most = DETERMINANT * terms.dot(point.abs() + at(a).abs());
                if value.abs() > most { value } else { self.exact_side(corners, vertex).unwrap_or(value) }
            }
            [] => 0.0,
        }
    }

    fn exact_side(&self, corners: &[usize], vertex: &PolytopeVertex) -> Option<f64> {
        let normal = self.exact_normal(corners)?;
        let from = self.exact_point(self.vertices.get(*corners.first()?)?)?;
        Some(sign(&normal.dot(&(&self.exact_point(vertex)? - &from))))
    }

    /// Returns the outward normal of a facet, and two scales of the roundoff of its components. The first is the size
    /// of their terms without cancellation. The second is the size of the coordinates whose differences are the
    /// vertices.
    fn normal(&self, corners: &[usize]) -> (DVec3, DVec3) {
        let at = |index: usize| self.vertices[index].support.point;
        let edge = |from: usize, to: usize| {
            let lost = if [from, to].iter().all(|index| self.vertices[*index].is_whole) { 0.0 } else { 1.0 };
            let edge = at(to) - at(from);
            (edge, edge.abs() + (at(to).abs() + at(from).abs()) * lost)
        };
        match *corners {
            [a, b] => {
                let (along, terms) = edge(a, b);
                (along.cross(DVec3::Z), terms.cross_terms(DVec3::Z))
            }
            [a, b, c] => {
                let ((ab, ab_terms), (ac, ac_terms)) = (edge(a, b), edge(a, c));
                (ab.cross(ac), ab_terms.cross_terms(ac_terms))
            }
            _ => (DVec3::ZERO, DVec3::ZERO),
        }
    }

    /// Returns the line or plane through two or three vertices, with a bound on the error. Returns `None` if roundoff
    /// leaves no normal.
    pub(super) fn plane(&self, corners: &[usize]) -> Option<FacetPlane> {
        let (normal, terms) = self.normal(corners);
        let point = self.support(*corners.first()?).point;
        let unit = normal.unit();
        let relative = Vector::length(terms) / Vector::length(normal);
        let error = DETERMINANT * Vector::length(point) * (1.0 + relative);
        (unit != DVec3::ZERO && error.is_finite()).then(|| FacetPlane {
            normal: unit,
            distance: unit.dot(point),
            error,
        })
    }

    /// Returns a lower bound on the signed distance of the origin from the line or plane through two or three vertices.
    /// Returns minus infinity for polytopes, whose distances are exact, and if nothing is certain.
    ///
    /// The vertices count as exact, as they do in [`side`](Self::side), so the plane of a sliver has a definite
    /// distance. The hull of the vertices is within the roundoff of support points of P ⊖ Q, so a ball inside it may be
    /// larger than one inside P ⊖ Q by that roundoff.
    pub(super) fn least_distance(&self, corners: &[usize]) -> f64 {
        if self.task.exact.is_some() {
            return f64::NEG_INFINITY;
        }
        let at = |index: usize| self.vertices[index].support.point;
        let size = corners.iter().map(|index| at(*index).max_abs()).fold(0.0, f64::max);
        if !SIZES.contains(&size) {
            return f64::NEG_INFINITY;
        }
        let edge = |from: usize, to: usize| RealVector::difference(at(to), at(from));
        let (from, normal) = match *corners {
            [a, b] => (at(a), edge(a, b).cross(RealVector::of(DVec3::Z))),
            [a, b, c] => (at(a), edge(a, b).cross(edge(a, c))),
            _ => return f64::NEG_INFINITY,
        };
        let length = BoundedReal::root_of_quotient(normal.dot(normal), BoundedReal::of(1.0));
        let distance = BoundedReal::quotient(normal.dot(RealVector::of(from)), length);
        let error = distance.error() + f64::EPSILON * distance.approx().abs() + self.roundoff;
        let least = (distance.approx() - error).next_down();
        if least.is_nan() { f64::NEG_INFINITY } else { least }
    }

    /// Returns the line or plane through two or three vertices: computed exactly, then rounded to f64.
    /// Returns `None` for curved shapes.
    pub(super) fn exact_plane(&self, corners: &[usize]) -> Option<FacetPlane> {
        let pair = self.task.exact?;
        let ExactFacet { normal, level } = self.exact_facet(corners)?;
        let distance = sign(&level) * pair.length_of(&(&level * &level), &normal.length_squared());
        (!normal.is_zero()).then(|| FacetPlane { normal: normal.unit(), distance, error: 0.0 })
    }

    /// Returns the line or plane through two or three vertices in integers. Returns `None` for curved shapes.
    pub(super) fn exact_facet(&self, corners: &[usize]) -> Option<ExactFacet> {
        let normal = self.exact_normal(corners)?;
        let level = normal.dot(&self.exact_corner(*corners.first()?)?);
        Some(ExactFacet { normal, level })
    }

    // ---- Integers ---------------------------------------------------------------------------------------------

    /// Returns the outward normal of a facet, of any length. Returns `None` for curved shapes.
    fn exact_normal(&self, corners: &[usize]) -> Option<ExactVector> {
        let [from, others @ ..] = corners else { return None };
        let from = self.exact_point(self.vertices.get(*from)?)?;
        let edge = |index: usize| Some(&self.exact_point(self.vertices.get(index)?)? - &from);
        match *others {
            [b] => {
                let along = edge(b)?;
                Some(ExactVector::new(along.y, -along.x, IBig::ZERO))
            }
            [b, c] => Some(edge(b)?.cross(&edge(c)?)),
            _ => None,
        }
    }

    /// Returns the point in integers. Returns `None` for curved shapes.
    pub(super) fn exact_point(&self, vertex: &PolytopeVertex) -> Option<ExactVector> {
        let (i, j) = (vertex.support.index_p?, vertex.support.index_q?);
        Some(self.task.exact?.difference(i, j))
    }

    /// Returns the point with this index in integers. Returns `None` for curved shapes.
    pub(super) fn exact_corner(&self, index: usize) -> Option<ExactVector> {
        self.exact_point(self.vertices.get(index)?)
    }
}

/// Returns a bound on the roundoff, in the precision of the shapes, of a support point's coordinate along a unit
/// direction.
pub(super) fn roundoff_of<V: Vector>(support: &SupportPoint<DVec3>) -> f64 {
    SUPPORT_POINT * V::Scalar::EPSILON.to_f64() * (support.on_p.max_abs() + support.on_q.max_abs())
}

/// Returns the sign as a number: −1, 0 or 1.
fn sign(number: &IBig) -> f64 {
    number.signum().to_f64().value()
}

/// Returns whether `on_p − on_q` is free of roundoff, and its coordinates have a size suited to products. The lost
/// digits are computed exactly (Knuth's two-sum).
fn is_exact_difference(support: &SupportPoint<DVec3>) -> bool {
    let SupportPoint { point, on_p, on_q, .. } = *support;
    let q_seen = on_p - point;
    let lost = (on_p - (point + q_seen)) - (on_q - q_seen);
    lost == DVec3::ZERO && point.to_array().into_iter().all(|it| it == 0.0 || PRODUCTS.contains(&it.abs()))
}
