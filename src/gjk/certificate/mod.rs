//! The proof of a verdict, in a form that can be checked without knowing how it was found.
//!
//! * SEPARATE: an axis along which all of P comes before all of Q.
//! * OVERLAP: one point of P and of Q, written as a weighted mean of vertices of both, with room on all sides.
//! * TOUCHING: a common point, and an axis along which no point of P comes after any of Q.
//!
//! On polytopes, rounded or not, all numbers are exact and [`Certificate::check`] leaves no doubt. On curved shapes a
//! certificate holds to a tolerance, and names it.

pub(super) mod build;
pub(super) mod check;

use dashu_int::IBig;
use dashu_ratio::RBig;
use glam::DVec3;

use crate::geometry::Side;
use crate::geometry::exact::ExactVector;

/// Why a verdict is true.
#[derive(Clone, Debug, PartialEq)]
pub enum Certificate {
    /// SEPARATE: P lies before Q along this axis, with a gap.
    SeparatingAxis(Axis),
    /// OVERLAP: this point lies in both, and the origin in the interior of P ⊖ Q.
    CommonPoint(CommonPoint),
    /// TOUCHING: they share the point, and along the axis P ends where Q begins.
    Contact {
        /// In both shapes.
        point: CommonPoint,
        /// With a gap of zero.
        axis: Axis,
    },
}

/// A direction along which P lies before Q.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// Of length one, rounded: P before Q along it. In difference space all points have a product with it that is not
    /// positive.
    pub direction: DVec3,
    /// The distance from the last of P to the first of Q along it, ≥ 0, in scene units, rounded; zero for a contact.
    pub gap: f64,
    /// To what distance it holds, in scene units: zero where it is exact.
    pub tolerance: f64,
    /// The direction without roundoff, of any length.
    exact: ExactVector,
}

/// A point that P and Q share.
#[derive(Clone, Debug, PartialEq)]
pub struct CommonPoint {
    /// The vertices of P whose weighted mean it is, by number. Where the shapes are rounded, the mean is the point of
    /// P's core within reach of it.
    pub on_p: Vec<Weight>,
    /// The same for Q.
    pub on_q: Vec<Weight>,
    /// The point in world space, to the nearest f64.
    pub point: DVec3,
    /// To what distance it holds, in scene units: zero where it is exact.
    pub tolerance: f64,
    /// Points of P ⊖ Q whose weighted mean is the origin, or lies within the sum of the radii of it. For an overlap
    /// they span everything, so that the origin is inside of their hull.
    terms: Vec<Term>,
    /// The radii of rounded shapes; none on curved shapes, whose numbers are not exact.
    radii: Option<[f64; 2]>,
}

/// The weight of one vertex in a common point.
#[derive(Clone, Debug, PartialEq)]
pub struct Weight {
    /// The number of the vertex; none for a point of a curved surface.
    pub index: Option<usize>,
    /// Where it is, in world space.
    pub vertex: DVec3,
    /// Its weight, between 0 and 1, rounded; those of a shape add up to one. Without roundoff: [`CommonPoint::fraction`].
    pub value: f64,
}

/// A point of P ⊖ Q with its share of a common point.
#[derive(Clone, Debug, PartialEq)]
struct Term {
    source: Source,
    /// Not negative; only the proportions matter. On curved shapes some points have none: they add to the room only.
    weight: IBig,
}

impl Term {
    /// The sum of the weights of the points that come from a vertex of P or Q.
    fn sum(terms: &[Self], side: Side, vertex: usize) -> IBig {
        let comes_from_it = |term: &&Self| matches!(term.source, Source::Vertices(parents) if parents[side as usize] == vertex);
        terms.iter().filter(comes_from_it).map(|term| &term.weight).sum()
    }
}

/// Which point of P ⊖ Q: found again from the shapes alone.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Source {
    /// Vertex i of P less vertex j of Q.
    Vertices([usize; 2]),
    /// The support point in this direction.
    Support(DVec3),
}

impl Certificate {
    /// The point that both shapes hold, if it proves one.
    pub const fn common_point(&self) -> Option<&CommonPoint> {
        match self {
            Self::SeparatingAxis(_) => None,
            Self::CommonPoint(point) | Self::Contact { point, .. } => Some(point),
        }
    }

    /// The axis, if it proves one.
    pub const fn axis(&self) -> Option<&Axis> {
        match self {
            Self::CommonPoint(_) => None,
            Self::SeparatingAxis(axis) | Self::Contact { axis, .. } => Some(axis),
        }
    }

    /// To what distance it holds, in scene units: zero where it is exact.
    pub const fn tolerance(&self) -> f64 {
        match self {
            Self::CommonPoint(CommonPoint { tolerance, .. })
            | Self::SeparatingAxis(Axis { tolerance, .. })
            | Self::Contact { axis: Axis { tolerance, .. }, .. } => *tolerance,
        }
    }
}

impl Axis {
    /// The direction without roundoff, as the shortest vector of whole numbers. None on curved shapes.
    pub fn whole(&self) -> Option<[IBig; 3]> {
        (self.tolerance == 0.0 && !self.exact.is_zero()).then(|| self.exact.whole())
    }
}

impl CommonPoint {
    fn total(&self) -> IBig {
        self.terms.iter().map(|term| &term.weight).sum()
    }

    /// The weight of a vertex of P or Q without roundoff, in lowest terms: written as `3/14`. None on curved shapes.
    pub fn fraction(&self, side: Side, of: &Weight) -> Option<RBig> {
        Some(RBig::from_parts_signed(Term::sum(&self.terms, side, of.index?), self.total()))
    }

    /// The mean of the vertices of a shape in their weights, without roundoff; none on curved shapes.
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

    /// The point without roundoff; none on curved shapes. Where the shapes are rounded, it divides the way between the two
    /// means as their radii do.
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

    /// The differences of a vertex of P and a vertex of Q whose weighted mean is the origin, with their weights in
    /// lowest terms: `3/14`. None on curved shapes.
    pub fn differences(&self) -> Vec<([usize; 2], RBig)> {
        let total = self.total();
        let terms = self.terms.iter().filter_map(|term| match term.source {
            Source::Vertices(parents) => {
                Some((parents, RBig::from_parts_signed(term.weight.clone(), total.clone())))
            }
            Source::Support(_) => None,
        });
        terms.collect()
    }
}

/// The numbers of a finite point as fractions: every f64 is one.
fn exact_numbers(point: DVec3) -> Option<[RBig; 3]> {
    let [x, y, z] = point.to_array().map(|number| RBig::try_from(number).ok());
    Some([x?, y?, z?])
}
