//! Two polytopes in integers of a common unit, and the support mapping of their difference.

use std::sync::OnceLock;

use dashu_int::IBig;
use glam::DVec3;

use super::number::{Enclosure, difference, enclosed_root, integer, last_digit, quotient, root_of_quotient};
use super::vector::ExactVector;
use crate::geometry::dimension::Side;
use crate::geometry::roundoff::{MIN_PRODUCT, SCALAR_PRODUCT_OF_CANDIDATES};
use crate::geometry::support::{Convex, Core};

/// The vertices of P and of Q, and their radii, as integers of the unit `2^unit_exponent`. This is the largest unit in
/// which all of them are integers.
#[derive(Clone, Debug, PartialEq)]
pub struct ExactPair {
    p: SearchableVertices,
    q: SearchableVertices,
    radius: IBig,
    unit_exponent: i32,
}

impl ExactPair {
    /// Converts the cores of a pair and the sum of their radii. Returns `None` if a core is curved, has no vertices, or
    /// has a number that is not finite.
    pub fn of(p: &Convex<DVec3>, q: &Convex<DVec3>) -> Option<Self> {
        let (Core::Vertices(of_p), Core::Vertices(of_q)) = (&p.core, &q.core) else { return None };
        let coordinates = of_p.iter().chain(of_q).flat_map(DVec3::to_array);
        let numbers = coordinates.chain([p.radius, q.radius]);
        if of_p.is_empty() || of_q.is_empty() || !numbers.clone().all(f64::is_finite) {
            return None;
        }
        let unit_exponent = numbers.filter_map(last_digit).min().unwrap_or_default();
        let radius = integer(p.radius, unit_exponent) + integer(q.radius, unit_exponent);
        let [p, q] = [of_p, of_q].map(|vertices| SearchableVertices::new(vertices, unit_exponent));
        Some(Self { p, q, radius, unit_exponent })
    }

    /// Returns the vertices of P, in order.
    pub fn p(&self) -> &[ExactVector] {
        self.p.all()
    }

    /// Returns the vertices of Q, in order.
    pub fn q(&self) -> &[ExactVector] {
        self.q.all()
    }

    /// Returns a vertex of P or of Q. The index must be valid.
    pub fn vertex(&self, side: Side, index: usize) -> ExactVector {
        self.polytope(side).vertex(index)
    }

    /// Returns a vertex as given, in scene units. The index must be valid.
    pub fn given(&self, side: Side, index: usize) -> DVec3 {
        self.polytope(side).given[index]
    }

    /// Returns the number of vertices of P or Q.
    pub fn count(&self, side: Side) -> usize {
        self.polytope(side).given.len()
    }

    const fn polytope(&self, side: Side) -> &SearchableVertices {
        match side {
            Side::P => &self.p,
            Side::Q => &self.q,
        }
    }

    /// Returns the sum of the radii, which is the radius of P ⊖ Q. All other methods concern the difference of the
    /// cores.
    pub const fn radius(&self) -> &IBig {
        &self.radius
    }

    /// Returns the exponent of the unit of all coordinates: the unit is two to this power, in scene units.
    pub const fn unit_exponent(&self) -> i32 {
        self.unit_exponent
    }

    /// Returns the point pᵢ − qⱼ of the difference of the cores. The indices must be valid.
    pub fn difference(&self, i: usize, j: usize) -> ExactVector {
        let (p, q) = (self.p.given[i], self.q.given[j]);
        let component = |p: f64, q: f64| difference(p, q, self.unit_exponent);
        ExactVector { x: component(p.x, q.x), y: component(p.y, q.y), z: component(p.z, q.z) }
    }

    /// Returns the vertex pair of the support point of the cores' difference: the vertex of P farthest along
    /// `direction` and that of Q farthest along −`direction`. Ties go to the first, as in the sign convention of all
    /// solvers.
    pub fn support(&self, direction: &ExactVector) -> (usize, usize) {
        let approx = direction.direction();
        (self.p.farthest(direction, approx), self.q.farthest(&-direction, -approx))
    }

    /// Returns the f64 nearest to the length of `√(numerator / denominator)` units, in scene units.
    pub fn length_of(&self, numerator: &IBig, denominator: &IBig) -> f64 {
        root_of_quotient(numerator, denominator, self.unit_exponent)
    }

    /// Returns the signed distance of the shapes with their radii, in scene units, given the square of the distance of
    /// their cores as a fraction in square units. It is zero if the sum of the radii equals that distance exactly,
    /// negative if the sum is larger.
    pub fn gap(&self, numerator: &IBig, denominator: &IBig) -> Enclosure {
        enclosed_root(numerator, denominator, &-&self.radius, self.unit_exponent)
    }

    /// Returns the depth of the shapes with their radii, in scene units, given the square of the depth of their cores.
    pub fn depth(&self, numerator: &IBig, denominator: &IBig) -> Enclosure {
        enclosed_root(numerator, denominator, &self.radius, self.unit_exponent)
    }

    /// Returns the point `numerator / denominator` in scene units, each component to the nearest f64.
    pub fn point(&self, numerator: &ExactVector, denominator: &IBig) -> DVec3 {
        let component = |it: &IBig| quotient(it, denominator, self.unit_exponent);
        DVec3::new(component(&numerator.x), component(&numerator.y), component(&numerator.z))
    }
}

/// The vertices of one shape, with data that speeds up the search for the farthest one. Most queries need only a few of
/// them as integers.
#[derive(Clone, Debug)]
struct SearchableVertices {
    given: Vec<DVec3>,
    unit_exponent: i32,
    /// All vertices as integers, computed on first use.
    all: OnceLock<Vec<ExactVector>>,
    /// The vertices relative to the first one, scaled to about one by a power of two: each component is rounded once.
    offsets: Vec<DVec3>,
}

impl PartialEq for SearchableVertices {
    fn eq(&self, other: &Self) -> bool {
        self.given == other.given && self.unit_exponent == other.unit_exponent
    }
}

impl SearchableVertices {
    fn new(vertices: &[DVec3], unit_exponent: i32) -> Self {
        let largest = vertices.iter().fold(0.0_f64, |most, vertex| most.max(vertex.abs().max_element()));
        // In two steps, since the reciprocal of a tiny number overflows.
        let half = libm::exp2((-0.5 * libm::log2(largest.max(f64::MIN_POSITIVE))).floor());
        let scaled = |vertex: DVec3| vertex * half * half;
        let offsets = vertices.iter().map(|vertex| scaled(*vertex) - scaled(vertices[0])).collect();
        Self { given: vertices.to_vec(), unit_exponent, all: OnceLock::new(), offsets }
    }

    fn vertex(&self, index: usize) -> ExactVector {
        let [x, y, z] = self.given[index].to_array().map(|number| integer(number, self.unit_exponent));
        ExactVector { x, y, z }
    }

    fn all(&self) -> &[ExactVector] {
        self.all.get_or_init(|| (0..self.given.len()).map(|index| self.vertex(index)).collect())
    }

    /// Returns the index of the vertex farthest in a direction; ties go to the first. The zero direction gives 0.
    ///
    /// Products with the rounded direction leave few candidates, usually one; integers decide among these.
    fn farthest(&self, direction: &ExactVector, approx: DVec3) -> usize {
        let range = |offset: &DVec3| {
            let (support_value, terms) = (offset.dot(approx), offset.abs().dot(approx.abs()));
            let error = SCALAR_PRODUCT_OF_CANDIDATES * terms + MIN_PRODUCT;
            (support_value - error, support_value + error)
        };
        let least = self.offsets.iter().map(|offset| range(offset).0).fold(f64::NEG_INFINITY, f64::max);
        let mut candidates = (0..self.offsets.len()).filter(|index| range(&self.offsets[*index]).1 >= least);
        let Some(first) = candidates.next() else { return 0 };
        let mut best: (usize, Option<IBig>) = (first, None);
        for index in candidates {
            let support_value = self.vertex(index).dot(direction);
            let most = best.1.get_or_insert_with(|| self.vertex(first).dot(direction));
            if support_value > *most {
                best = (index, Some(support_value));
            }
        }
        best.0
    }
}
