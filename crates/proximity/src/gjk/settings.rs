//! The settings of a query: algorithm, precision, and the treatment of a touch.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use glam::{DVec3, Vec3};

use super::algorithm::Algorithm;
use super::defect::Defects;
use super::outcome::Verdict;
use crate::geometry::Convex;
use crate::message::text;

/// The precision of an algorithm. Scenes and traces are f64 in any case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Precision {
    /// Single: vertices are rounded to f32 before the query.
    F32,
    /// Double.
    #[default]
    F64,
}

impl Precision {
    /// Returns the distance from 1 to the next greater number.
    pub const fn epsilon(self) -> f64 {
        match self {
            Self::F32 => f32::EPSILON as f64,
            Self::F64 => f64::EPSILON,
        }
    }

    /// Returns `f32` or `f64`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::F32 => "f32",
            Self::F64 => "f64",
        }
    }

    /// Returns the shape as a run in this precision uses it: in f32 with its numbers rounded.
    pub fn rounded(self, shape: &Convex<DVec3>) -> Cow<'_, Convex<DVec3>> {
        match self {
            Self::F64 => Cow::Borrowed(shape),
            Self::F32 => Cow::Owned(shape.cast::<Vec3>().cast()),
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
            _ => Err(text!("algorithm-unknown-precision"; found = text)),
        }
    }
}

/// Whether shapes that touch count as intersecting: the yes or no of [`Algorithm::Robust`] and of
/// [`Algorithm::Distance`] on a touch. The published codes have their own `<` or `<=` and keep it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ContactPolicy {
    /// Shapes contain their boundary: touching counts as an intersection.
    #[default]
    Closed,
    /// Shapes are open sets: touching does not count as an intersection.
    Open,
}

impl ContactPolicy {
    /// Returns the yes or no that corresponds to a verdict. Returns `None` for UNDECIDED.
    pub const fn answer(self, verdict: Verdict) -> Option<bool> {
        match verdict {
            Verdict::Overlap => Some(true),
            Verdict::Touching => Some(matches!(self, Self::Closed)),
            Verdict::Separate => Some(false),
            Verdict::Undecided => None,
        }
    }
}

/// A short list of search directions, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Directions {
    list: [DVec3; Self::MAX],
    count: usize,
}

impl Directions {
    /// Maximum number of directions after the first.
    pub const MAX: usize = 7;

    /// Returns the directions in order.
    pub fn as_slice(&self) -> &[DVec3] {
        &self.list[..self.count]
    }

    /// Returns the directions, each changed by a function.
    #[must_use]
    pub fn map(&self, change: impl FnMut(DVec3) -> DVec3) -> Self {
        self.as_slice().iter().copied().map(change).collect()
    }
}

impl FromIterator<DVec3> for Directions {
    /// Takes at most [`Directions::MAX`] directions and leaves out the rest.
    fn from_iter<I: IntoIterator<Item = DVec3>>(directions: I) -> Self {
        let mut this = Self::default();
        for (place, direction) in this.list.iter_mut().zip(directions) {
            *place = direction;
            this.count += 1;
        }
        this
    }
}

/// The settings of a query.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The first search direction, any length but zero; in 2D with z = 0.
    pub initial_direction: DVec3,
    /// The directions after the first, any length but zero; in 2D with z = 0. Only [`Algorithm::Directions`] uses them.
    pub next_directions: Directions,
    /// Maximum number of support points, 1 to [`Settings::MAX_ITERATION_LIMIT`]. Djonov's code has its own limit of 32
    /// iterations and ends at the smaller of the two. The expanding polytope may use a multiple of this number: 64
    /// times between polytopes and four times otherwise.
    pub iteration_limit: usize,
    /// The precision.
    pub precision: Precision,
    /// Whether a touch counts as an intersection.
    pub contact: ContactPolicy,
    /// Whether the expanding polytope continues after an overlap, to measure the penetration depth; `distance` always
    /// does. If published code is wrong about the overlap, the run is still measured: then the length is a
    /// separation.
    pub epa: bool,
    /// The vertices of P and of Q, by index, that win ties for the farthest vertex. The first in order wins if none is
    /// named, or if the named one is not among the tied vertices. Only the search follows this preference, not the
    /// expanding polytope.
    pub preferred: [Option<usize>; 2],
    /// The planted defects; one that does not apply to the algorithm changes nothing.
    pub defects: Defects,
}

impl Settings {
    /// Maximum iteration limit: longer traces are of no use.
    pub const MAX_ITERATION_LIMIT: usize = 1000;

    /// Returns these settings without defects, for the run that a run with defects is compared with.
    #[must_use]
    pub const fn sound(self) -> Self {
        Self { defects: Defects::NONE, ..self }
    }

    /// Returns these settings with the algorithm that finds lengths.
    #[must_use]
    pub const fn measuring(self) -> Self {
        Self { algorithm: Algorithm::MEASURING, ..self }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            algorithm: Algorithm::default(),
            initial_direction: DVec3::X,
            next_directions: Directions::default(),
            iteration_limit: 64,
            precision: Precision::default(),
            contact: ContactPolicy::default(),
            epa: false,
            preferred: [None; 2],
            defects: Defects::NONE,
        }
    }
}
