//! Which algorithm answers a query, in which precision, and how it treats a touch.

use std::fmt;
use std::str::FromStr;

use glam::DVec3;

use super::{Defects, Verdict};
use crate::geometry::Dimension;

/// The algorithms: our query, the four published listings, and the distance algorithm from which all descend.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Algorithm {
    /// Ours, and the default: right on every kind of input, touching, flat, tiny, huge and far away. What roundoff
    /// leaves open is settled in integers; curved shapes, which have no exact answer, to the reference's tolerance.
    #[default]
    Robust,
    /// P. Djonov's listing: complete region tests, rejects below zero, 32 iterations, then yes.
    Djonov,
    /// W. Bittle's listing (dyn4j), 2D only: first direction given, second its negation, rejects at or below zero.
    Bittle,
    /// I. Winter's listing: rejects at or below zero, the first visible face wins, no limit.
    Winter,
    /// The Cinkes library's listing: Winter's with the direction normalised.
    Cinkes,
    /// The closest points of two shapes, as in the paper of 1988; where they overlap, the penetration depth.
    Distance,
}

impl Algorithm {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 6] =
        [Self::Robust, Self::Djonov, Self::Bittle, Self::Winter, Self::Cinkes, Self::Distance];

    /// The name on the command line, in RON and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Robust => "robust",
            Self::Djonov => "djonov",
            Self::Bittle => "bittle",
            Self::Winter => "winter",
            Self::Cinkes => "cinkes",
            Self::Distance => "distance",
        }
    }

    /// The name on screen.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Robust => "Robust",
            Self::Djonov => "Djonov",
            Self::Bittle => "Bittle (dyn4j)",
            Self::Winter => "Winter",
            Self::Cinkes => "Cinkes",
            Self::Distance => "Distance and depth",
        }
    }

    /// One line about what it does.
    pub const fn description(self) -> &'static str {
        match self {
            Self::Robust => {
                "Complete region tests, with zero as a case of its own: also right on touching and flat shapes"
            }
            Self::Djonov => {
                "Complete region tests, each with the argument why others need none; a touch is a yes; 32 iterations, then yes"
            }
            Self::Bittle => "The 2D walk-through of dyn4j; a zero direction is a no, a touch is either",
            Self::Winter => {
                "The first face that sees the origin wins; a zero direction is a no, a touch is either"
            }
            Self::Cinkes => {
                "Winter's decisions with a direction of length one: the same answers, but for roundoff"
            }
            Self::Distance => {
                "The closest points, approached with barycentric weights and bounds; after an overlap, the depth"
            }
        }
    }

    /// Where it was published.
    pub const fn citation(self) -> &'static str {
        match self {
            Self::Robust => {
                "GJK Sandbox; after Gilbert, Johnson and Keerthi 1988, and van den Bergen, Collision Detection in Interactive 3D Environments, 2003"
            }
            Self::Djonov => "P. Djonov, Implementing a GJK intersection query, vec3.ca",
            Self::Bittle => "W. Bittle, GJK (Gilbert–Johnson–Keerthi), dyn4j.org, 13 April 2010",
            Self::Winter => "I. Winter, GJK: Collision detection algorithm in 2D/3D, winter.dev",
            Self::Cinkes => "The GJK algorithm, article on the Cinkes physics library",
            Self::Distance => {
                "E. G. Gilbert, D. W. Johnson, S. S. Keerthi, A fast procedure for computing the distance between complex objects in three-dimensional space, 1988; G. van den Bergen, Proximity queries and penetration depth computation on 3D game objects, 2001; M. Montanari, N. Petrinic, E. Barbieri, ACM Transactions on Graphics 36 (3), 2017"
            }
        }
    }

    /// The first search direction that the listing prescribes; none where it is the caller's to choose
    /// ([`Settings::initial_direction`]).
    pub const fn fixed_start(self) -> Option<DVec3> {
        match self {
            Self::Robust | Self::Bittle | Self::Distance => None,
            Self::Djonov | Self::Winter | Self::Cinkes => Some(DVec3::X),
        }
    }

    /// Whether it is a listing as it was published: one that knows no touch, and keeps its own `<` or `<=` instead.
    pub const fn is_listing(self) -> bool {
        match self {
            Self::Djonov | Self::Bittle | Self::Winter | Self::Cinkes => true,
            Self::Robust | Self::Distance => false,
        }
    }

    /// Why it cannot be used in this many dimensions, if so.
    pub const fn refusal(self, dimension: Dimension) -> Option<&'static str> {
        match (self, dimension) {
            (Self::Bittle, Dimension::Three) => {
                Some("Bittle's listing ends at the triangle: it decides 2D scenes only")
            }
            _ => None,
        }
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Algorithm {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|algorithm| algorithm.name() == text).ok_or_else(|| {
            let names = Self::ALL.map(Self::name).join(", ");
            format!("expected one of {names}, found `{text}`")
        })
    }
}

/// In which precision an algorithm computes. Scenes and traces are f64 in any case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Precision {
    /// Single: vertices are rounded to f32 before the query.
    F32,
    /// Double.
    #[default]
    F64,
}

impl Precision {
    /// `f32` or `f64`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::F32 => "f32",
            Self::F64 => "f64",
        }
    }
}

impl fmt::Display for Precision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Precision {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "f32" => Ok(Self::F32),
            "f64" => Ok(Self::F64),
            _ => Err(format!("expected f32 or f64, found `{text}`")),
        }
    }
}

/// Whether shapes that touch count as intersecting: what the yes or no of [`Algorithm::Robust`] and of
/// [`Algorithm::Distance`] is on a touch.
/// The published listings have their own `<` or `<=` and keep it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ContactPolicy {
    /// Shapes contain their boundary: touching is an intersection.
    #[default]
    Closed,
    /// Shapes are open sets: touching is none.
    Open,
}

impl ContactPolicy {
    /// The yes or no that a verdict amounts to; none for UNDECIDED.
    pub const fn answer(self, verdict: Verdict) -> Option<bool> {
        match verdict {
            Verdict::Overlap => Some(true),
            Verdict::Touching => Some(matches!(self, Self::Closed)),
            Verdict::Separate => Some(false),
            Verdict::Undecided => None,
        }
    }
}

/// How a query is run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The first search direction, any length but zero; in 2D with z = 0.
    pub initial_direction: DVec3,
    /// The most support points that are asked for, 1 to [`Settings::MAX_ITERATION_LIMIT`]. Djonov's listing has its
    /// own limit of 32 iterations and ends at the smaller of the two. The expanding polytope may ask for a multiple of
    /// them, [`CORNERS_PER_ITERATION`](crate::epa::CORNERS_PER_ITERATION) between polytopes and [`CURVED_PER_ITERATION`](crate::epa::CURVED_PER_ITERATION) otherwise.
    pub iteration_limit: usize,
    /// The precision.
    pub precision: Precision,
    /// Whether a touch counts as an intersection.
    pub contact: ContactPolicy,
    /// Whether the expanding polytope goes on after an overlap, to measure how deep it is. `distance` always does. A
    /// listing that is wrong about the overlap is measured all the same: then the length is a separation.
    pub epa: bool,
    /// The vertices of P and of Q, by their numbers, that win where several are equally far; the first of them in order
    /// where none is named, or the one named is not there. Only the search keeps to it, not the expanding polytope.
    pub preferred: [Option<usize>; 2],
    /// The deliberate defects; one that does not fit the algorithm changes nothing.
    pub defects: Defects,
}

impl Settings {
    /// The largest iteration limit that is accepted: longer traces help nobody.
    pub const MAX_ITERATION_LIMIT: usize = 1000;

    /// The same without defects: for runs that another one is compared with.
    #[must_use]
    pub const fn sound(self) -> Self {
        Self { defects: Defects::NONE, ..self }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            algorithm: Algorithm::default(),
            initial_direction: DVec3::X,
            iteration_limit: 64,
            precision: Precision::default(),
            contact: ContactPolicy::default(),
            epa: false,
            preferred: [None; 2],
            defects: Defects::NONE,
        }
    }
}
