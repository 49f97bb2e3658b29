//! The proof of a verdict, in a form that can be checked independently of the search that found it.
//!
//! * SEPARATE: an axis along which all of P comes before all of Q.
//! * OVERLAP: a common point of P and Q, written as a weighted mean of vertices of both, with clearance on all sides.
//! * TOUCHING: a common point, and an axis along which no point of P comes after any of Q.
//!
//! On polytopes, rounded or not, all numbers are exact, and [`Certificate::check`] is conclusive. On curved shapes a
//! certificate holds to a tolerance, and states it.

pub(super) mod build;
pub(super) mod check;

use dashu_int::IBig;
use dashu_ratio::RBig;
use glam::DVec3;

use crate::geometry::Side;
use crate::geometry::exact::ExactVector;

/// The proof of a verdict.
#[derive(Clone, Debug, PartialEq)]
pub enum Certificate {
    /// SEPARATE: P lies before Q along this axis, with a gap.
    SeparatingAxis(SeparatingAxis),
    /// OVERLAP: this point lies in both shapes, and the origin in the interior of P ⊖ Q.
    CommonPoint(CommonPoint),
    /// TOUCHING: the shapes share the point, and along the axis P ends where Q begins.
    Contact {
        /// The point, in both shapes.
        point: CommonPoint,
        /// The axis, with a gap of zero.
        axis: SeparatingAxis,
    },
}

/// A direction along which P lies before Q.
#[derive(Clone, Debug, PartialEq)]
pub struct SeparatingAxis {
    /// The direction, of length one, rounded: P lies before Q along it. In difference space no point has a positive
    /// product with it.
    pub direction: DVec3,
    /// The distance from the last point of P to the first point of Q along it, ≥ 0, in scene units, rounded; zero for a
    /// contact.
    pub gap: f64,
    /// The tolerance of the axis, in scene units: zero if the axis is exact.
    pub tolerance: f64,
    /// The direction without roundoff, of any length.
    exact: ExactVector,
}

/// A point that P and Q share.
#[derive(Clone, Debug, PartialEq)]
pub struct CommonPoint {
    /// The vertices of P whose weighted mean is the point, by index. If the shapes are rounded, the mean is the point
    /// of P's core within P's radius of the common point.
    pub on_p: Vec<Weight>,
    /// The vertices of Q whose weighted mean is the point, by index, as for `on_p`.
    pub on_q: Vec<Weight>,
    /// The point in world space, to the nearest f64.
    pub point: DVec3,
    /// The tolerance of the point, in scene units: zero if the point is exact.
    pub tolerance: f64,
    /// Points of P ⊖ Q whose weighted mean is the origin, or no farther from the origin than the sum of the radii. For
    /// an overlap they span the space of the scene, so the origin is inside their hull.
    terms: Vec<WeightedPoint>,
    /// The radii of rounded shapes; `None` on curved shapes, whose numbers are not exact.
    radii: Option<[f64; 2]>,
}

/// The weight of one vertex in a common point.
#[derive(Clone, Debug, PartialEq)]
pub struct Weight {
    /// The index of the vertex; `None` for a point of a curved surface.
    pub index: Option<usize>,
    /// The vertex in world space.
    pub vertex: DVec3,
    /// Its weight, between 0 and 1, rounded; those of a shape add up to one. Without roundoff:
    /// [`CommonPoint::fraction`].
    pub value: f64,
}

/// A point of P ⊖ Q with its weight in a common point.
#[derive(Clone, Debug, PartialEq)]
struct WeightedPoint {
    source: PointSource,
    /// The weight, not negative; only the proportions matter. On curved shapes some points have zero weight: they only
    /// add clearance.
    weight: IBig,
}

impl WeightedPoint {
    /// Returns the sum of the weights of the points that come from a vertex of P or Q.
    fn sum(terms: &[Self], side: Side, vertex: usize) -> IBig {
        let comes_from_it = |term: &&Self| {
            let PointSource::Vertices(vertex_pair) = term.source else { return false };
            vertex_pair[side as usize] == vertex
        };
        terms.iter().filter(comes_from_it).map(|term| &term.weight).sum()
    }
}

/// The source of a point of P ⊖ Q, from which the shapes alone give the point again.
#[derive(Clone, Copy, Debug, PartialEq)]
enum PointSource {
    /// Vertex i of P minus vertex j of Q.
    Vertices([usize; 2]),
    /// The support point in this direction.
    Support(DVec3),
}

impl Certificate {
    /// Returns the common point of both shapes, if the certificate proves one.
    pub const fn common_point(&self) -> Option<&CommonPoint> {
        match self {
            Self::SeparatingAxis(_) => None,
            Self::CommonPoint(point) | Self::Contact { point, .. } => Some(point),
        }
    }

    /// Returns the axis, if the certificate proves one.
    pub const fn axis(&self) -> Option<&SeparatingAxis> {
        match self {
            Self::CommonPoint(_) => None,
            Self::SeparatingAxis(axis) | Self::Contact { axis, .. } => Some(axis),
        }
    }

    /// Returns the tolerance of the certificate, in scene units: zero if the certificate is exact.
    pub const fn tolerance(&self) -> f64 {
        match self {
            Self::CommonPoint(CommonPoint { tolerance, .. })
            | Self::SeparatingAxis(SeparatingAxis { tolerance, .. })
            | Self::Contact { axis: SeparatingAxis { tolerance, .. }, .. } => *tolerance,
        }
    }
}

impl SeparatingAxis {
    /// Returns the direction without roundoff, as the shortest vector of integers. Returns `None` on curved shapes.
    pub fn whole(&self) -> Option<[IBig; 3]> {
        (self.tolerance == 0.0 && !self.exact.is_zero()).then(|| self.exact.whole())
    }
}

impl CommonPoint {
    fn total(&self) -> IBig {
        self.terms.iter().map(|term| &term.weight).sum()
    }

    /// Returns the weight of a vertex of P or Q without roundoff, in lowest terms: written as `3/14`. Returns `None` on
    /// curved shapes.
    pub fn fraction(&self, side: Side, of: &Weight) -> Option<RBig> {
        Some(RBig::from_parts_signed(WeightedPoint::sum(&self.terms, side, of.index?), self.total()))
    }

    /// Returns the weighted mean of the vertices of a shape, without roundoff. Returns `None` on curved shapes.
    pub fn mean(&self, side: Side) -> Option<[RBig; 3]> {
        let weights = match side {
            Side::P => &self.on_p,
            Side::Q => &self.on_q,
        };
        weights.iter().try_fold([RBig::ZERO, RBig::ZERO, RBig::ZERO], |[x, y, z], part| {
            let fraction = self.fraction(side, part)?;
            let [vx, vy, vz] = exact_numbers(part.vertex)?;
            Some([x + &fraction * vx, y + &fraction * vy, z + fraction * vz])
        })
    }

    /// Returns the point without roundoff. Returns `None` on curved shapes. If the shapes are rounded, the point
    /// divides the segment between the two means in the ratio of their radii.
    pub fn exact(&self) -> Option<[RBig; 3]> {
        let [radius_p, radius_q] = self.radii?.map(|radius| RBig::try_from(radius).ok());
        let (radius_p, radius_q) = (radius_p?, radius_q?);
        let total = &radius_p + radius_q;
        let of_p = self.mean(Side::P)?;
        if total.is_zero() {
            return Some(of_p);
        }
        let share = radius_p / total;
        let mut numbers = of_p.iter().zip(self.mean(Side::Q)?).map(|(p, q)| p + (q - p) * &share);
        Some([numbers.next()?, numbers.next()?, numbers.next()?])
    }

    /// Returns the differences of a vertex of P and a vertex of Q whose weighted mean is the origin, with their weights
    /// in lowest terms: `3/14`. Empty on curved shapes.
    pub fn differences(&self) -> Vec<([usize; 2], RBig)> {
        let total = self.total();
        let terms = self.terms.iter().filter_map(|term| match term.source {
            PointSource::Vertices(vertex_pair) => {
                Some((vertex_pair, RBig::from_parts_signed(term.weight.clone(), total.clone())))
            }
            PointSource::Support(_) => None,
        });
        terms.collect()
    }
}

/// Returns the numbers of a finite point as fractions: every f64 is one.
fn exact_numbers(point: DVec3) -> Option<[RBig; 3]> {
    let [x, y, z] = point.to_array().map(|number| RBig::try_from(number).ok());
    Some([x?, y?, z?])
}
