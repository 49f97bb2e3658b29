//! The facts that can be claimed.

use glam::DVec3;

use crate::geometry::Side;
use crate::gjk::outcome::Verdict;
use crate::gjk::region::{Region, Ruling};
use crate::gjk::sign::Sign;
use crate::gjk::simplex::Letter;
use crate::gjk::trace::Question;

/// A length that is bounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Length {
    /// The distance of the two.
    Distance,
    /// The depth of one in the other.
    Depth,
}

/// A fact, with the numbers that it is about.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// No point of the shape lies farther along the direction than this one.
    Farthest {
        /// P, or Q.
        side: Side,
        /// The direction in which this shape is asked: v for P, −v for Q.
        direction: DVec3,
        /// The number of the vertex; none on curved and rounded shapes.
        index: Option<usize>,
        /// The point.
        point: DVec3,
    },
    /// The sign of `A·v`: on which side of the origin's level A lies along v.
    Reach {
        /// `A·v`.
        value: f64,
        /// `A·v / |v|`: the signed distance of A beyond the origin's level, in scene units.
        distance: f64,
        /// The sign that was decided.
        sign: Sign,
    },
    /// No point reaches the origin's level along v: v is a separating axis.
    StopsShort {
        /// v.
        direction: DVec3,
        /// How far the difference stops short of the origin, in scene units; positive.
        gap: f64,
    },
    /// No point lies beyond the origin's level along v.
    NothingBeyond {
        /// v.
        direction: DVec3,
    },
    /// The newest point is one that the simplex has already.
    Repeated {
        /// The letter of the older point.
        older: Letter,
    },
    /// The side of a plane, or of an edge in its plane, on which the origin lies.
    Beyond {
        /// The question that was asked.
        question: Question,
        /// The value of the test.
        value: f64,
        /// The signed distance of the origin beyond the plane, in scene units.
        distance: f64,
        /// The sign that was decided.
        sign: Sign,
    },
    /// The foot of the origin on the feature of this region lies on the feature, and is the point of the simplex nearest to
    /// the origin; for the inside, a solid simplex holds the origin.
    Nearest {
        /// The region.
        region: Region,
    },
    /// The origin is not within this region.
    NotIn {
        /// The region.
        region: Region,
        /// The ruling that says so.
        ruling: Ruling,
    },
    /// The origin lies on the feature with these letters; on the simplex as a whole where there are none.
    OriginOn {
        /// The letters.
        letters: Vec<Letter>,
    },
    /// The origin lies on the line through these points, or in their plane, but not between them.
    OriginOnSpan {
        /// The letters.
        letters: Vec<Letter>,
    },
    /// Every point reaches the same level along v, which is the zero vector.
    NoDirection,
    /// The next direction points from the feature toward the origin, at right angles to the feature.
    Towards {
        /// The direction.
        direction: DVec3,
        /// The letters of the feature.
        letters: Vec<Letter>,
    },
    /// The foot of the origin on the span of these points, in barycentric coordinates.
    Foot {
        /// The points.
        letters: Vec<Letter>,
        /// Their coordinates, which add up to one.
        weights: Vec<f64>,
    },
    /// These points lie on a line or in a plane that fewer of them span: they have no barycentric coordinates.
    Flat {
        /// The points.
        letters: Vec<Letter>,
    },
    /// The point of the simplex nearest to the origin.
    NearestPoint {
        /// The point, in difference space.
        point: DVec3,
    },
    /// The length is at least this.
    LowerBound {
        /// Of which length.
        of: Length,
        /// In scene units.
        value: f64,
    },
    /// The length is at most this.
    UpperBound {
        /// Of which length.
        of: Length,
        /// In scene units.
        value: f64,
    },
    /// Nothing lies beyond this facet of the polytope: its plane supports the difference.
    Supports {
        /// The corners of the facet, by number.
        corners: Vec<usize>,
    },
    /// A point lies this far beyond the facet of the polytope.
    ReachesBeyond {
        /// The corners of the facet, by number.
        corners: Vec<usize>,
        /// In scene units.
        by: f64,
    },
    /// The simplex, or the polytope, holds the origin.
    Encloses,
    /// How the two shapes stand to each other.
    Verdict(Verdict),
    /// The state of so many iterations ago has come back.
    Cycle {
        /// The number of iterations.
        length: usize,
    },
}

impl Fact {
    /// The name in JSON.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Farthest { .. } => "farthest",
            Self::Reach { .. } => "reach",
            Self::StopsShort { .. } => "stops-short",
            Self::NothingBeyond { .. } => "nothing-beyond",
            Self::Repeated { .. } => "repeated",
            Self::Beyond { .. } => "beyond",
            Self::Nearest { .. } => "nearest-feature",
            Self::NotIn { .. } => "not-in-region",
            Self::OriginOn { .. } => "origin-on-feature",
            Self::OriginOnSpan { .. } => "origin-on-span",
            Self::NoDirection => "zero-direction",
            Self::Towards { .. } => "towards-origin",
            Self::Foot { .. } => "foot",
            Self::Flat { .. } => "flat",
            Self::NearestPoint { .. } => "nearest-point",
            Self::LowerBound { .. } => "lower-bound",
            Self::UpperBound { .. } => "upper-bound",
            Self::Supports { .. } => "supporting-facet",
            Self::ReachesBeyond { .. } => "reaches-beyond-facet",
            Self::Encloses => "encloses",
            Self::Verdict(_) => "verdict",
            Self::Cycle { .. } => "cycle",
        }
    }
}
