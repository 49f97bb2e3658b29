//! The facts that claims state.

use glam::DVec3;

use crate::geometry::Side;
use crate::gjk::{Letter, PlaneQuestion, Region, Ruling, Sign, Verdict};

/// A length that is bounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoundedLength {
    /// The distance of the two shapes.
    Distance,
    /// The penetration depth.
    Depth,
}

/// A fact, with its numbers.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// No point of the shape lies farther along the direction than this one: it is a support point.
    Farthest {
        /// The shape, P or Q.
        side: Side,
        /// The direction of this shape's support point: v for P, −v for Q.
        direction: DVec3,
        /// The index of the vertex; `None` on curved and rounded shapes.
        index: Option<usize>,
        /// The point.
        point: DVec3,
    },
    /// The sign of `A·v`: the side of the origin's level on which A lies along v.
    Reach {
        /// `A·v`.
        value: f64,
        /// `A·v / |v|`: the signed distance of A past the origin's level, in scene units.
        distance: f64,
        /// The sign that was decided.
        sign: Sign,
    },
    /// No point of the difference lies level with the origin or past it along v: v is a separating axis.
    StopsShort {
        /// The direction v.
        direction: DVec3,
        /// The amount by which the difference falls short of the origin, in scene units; positive.
        gap: f64,
    },
    /// No point lies past the origin's level along v.
    NothingBeyond {
        /// The direction v.
        direction: DVec3,
    },
    /// The newest point is already in the simplex.
    Repeated {
        /// The letter of the older point.
        older: Letter,
    },
    /// The side of a plane, or of an edge in its plane, on which the origin lies.
    Beyond {
        /// The question that was asked.
        question: PlaneQuestion,
        /// The value of the test.
        value: f64,
        /// The signed distance of the origin outside the plane, in scene units.
        distance: f64,
        /// The sign that was decided.
        sign: Sign,
    },
    /// The foot of the origin on the feature of this region lies on the feature, and is the point of the simplex
    /// nearest to the origin. For the interior: a solid simplex contains the origin.
    Nearest {
        /// The region.
        region: Region,
    },
    /// The origin is not within this region.
    NotIn {
        /// The region.
        region: Region,
        /// The ruling that excludes the region.
        ruling: Ruling,
    },
    /// The origin lies on the feature with these letters; on the simplex as a whole if there are none.
    OriginOn {
        /// The letters.
        letters: Vec<Letter>,
    },
    /// The origin lies on the line through these points, or in their plane, but not between them.
    OriginOnSpan {
        /// The letters.
        letters: Vec<Letter>,
    },
    /// Every point has the same level along v, which is the zero vector.
    NoDirection,
    /// The next direction points from the feature toward the origin, perpendicular to the feature.
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
        /// The barycentric coordinates of the foot, which add up to one.
        weights: Vec<f64>,
    },
    /// These points are affinely dependent, on a line or in a plane: they have no barycentric coordinates.
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
        /// The length that is bounded.
        of: BoundedLength,
        /// The bound, in scene units.
        value: f64,
    },
    /// The length is at most this.
    UpperBound {
        /// The length that is bounded.
        of: BoundedLength,
        /// The bound, in scene units.
        value: f64,
    },
    /// No point lies in front of this facet of the polytope: its plane supports the difference.
    Supports {
        /// The corners of the facet, by index.
        corners: Vec<usize>,
    },
    /// A point lies in front of this facet of the polytope, at this distance.
    ReachesBeyond {
        /// The corners of the facet, by index.
        corners: Vec<usize>,
        /// The distance, in scene units.
        by: f64,
    },
    /// The simplex, or the polytope, contains the origin.
    Encloses,
    /// The verdict on the two shapes.
    Verdict(Verdict),
    /// The state of `length` iterations ago has come back.
    Cycle {
        /// The number of iterations.
        length: usize,
    },
}

impl Fact {
    /// Returns the direction that the fact states.
    pub(super) const fn direction(&self) -> Option<DVec3> {
        match self {
            Self::Farthest { direction, .. }
            | Self::StopsShort { direction, .. }
            | Self::NothingBeyond { direction }
            | Self::Towards { direction, .. } => Some(*direction),
            _ => None,
        }
    }

    /// Returns the name in JSON.
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
