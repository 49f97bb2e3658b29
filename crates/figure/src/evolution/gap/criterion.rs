//! Termination criteria, and the place where each would end a run.

use serde::{Deserialize, Serialize};

use super::Gap;
use crate::gjk::Letter;
use crate::mark::{Marker, Role};
use crate::message::text;

/// The ε of the criteria: from 1e-15 to 0.1. For a relative criterion it is a plain number, for an absolute
/// one it is in scene units.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "f64", into = "f64")]
pub struct Tolerance(f64);

impl Tolerance {
    /// Minimum ε; below it, roundoff of f64 decides.
    pub const MIN: f64 = 1e-15;
    /// Maximum ε; above it, little of the distance is known.
    pub const MAX: f64 = 0.1;
    /// The range of ε as powers of ten: 10 to the power of −1, and of −15.
    pub const DECADES: [u32; 2] = [1, 15];

    /// Creates this ε, or the nearest valid one; the default for NaN.
    pub fn new(epsilon: f64) -> Self {
        if epsilon.is_nan() { Self::default() } else { Self(epsilon.clamp(Self::MIN, Self::MAX)) }
    }

    /// 10 to the power of −`decades`.
    pub fn of_decades(decades: u32) -> Self {
        // The quotient of integers is the f64 nearest to it; a power of 0.1 is not.
        Self::new(1.0 / 10.0_f64.powi(decades.min(300).cast_signed()))
    }

    /// Returns the decades of the nearest power of ten.
    pub fn decades(self) -> u32 {
        let [least, most] = Self::DECADES;
        let away = |decades: &u32| (libm::log10(self.0) + f64::from(*decades)).abs();
        (least..=most).min_by(|one, other| away(one).total_cmp(&away(other))).unwrap_or(least)
    }

    /// Returns ε as a number.
    pub const fn epsilon(self) -> f64 {
        self.0
    }
}

impl Default for Tolerance {
    fn default() -> Self {
        Self(1e-6)
    }
}

impl From<f64> for Tolerance {
    fn from(epsilon: f64) -> Self {
        Self::new(epsilon)
    }
}

impl From<Tolerance> for f64 {
    fn from(tolerance: Tolerance) -> Self {
        tolerance.0
    }
}

/// A rule by which a search for the nearest point ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Criterion {
    /// A is already a point of the simplex.
    Duplicate,
    /// |x|² − x·A ≤ ε|x|².
    Relative,
    /// |x| − μ ≤ ε, with the largest lower bound μ so far.
    Absolute,
    /// The simplex with A is no nearer to O.
    NoProgress,
}

impl Criterion {
    /// All criteria, in the order of the table.
    pub const ALL: [Self; 4] = [Self::Relative, Self::Absolute, Self::Duplicate, Self::NoProgress];

    /// Returns the name on screen.
    pub fn name(self) -> &'static str {
        match self {
            Self::Duplicate => text!("figure-duplicate-vertex"),
            Self::Relative => text!("figure-relative-x"),
            Self::Absolute => text!("figure-absolute"),
            Self::NoProgress => text!("figure-no-progress"),
        }
    }

    /// Returns the test as a formula.
    pub fn formula(self) -> &'static str {
        match self {
            Self::Duplicate => text!("figure-a-is-in-the-simplex"),
            Self::Relative => "|x|² − x·A ≤ ε|x|²",
            Self::Absolute => text!("figure-x-with-the-largest-a"),
            Self::NoProgress => text!("figure-x-x-with-x-the"),
        }
    }

    /// Returns the role that determines its style.
    pub const fn role(self) -> Role {
        match self {
            Self::Relative => Role::Letter(Letter::D),
            Self::Absolute => Role::Letter(Letter::B),
            Self::Duplicate | Self::NoProgress => Role::Origin,
        }
    }

    /// Returns the marker of the criterion's stop.
    pub const fn marker(self) -> Marker {
        match self {
            Self::Relative => Marker::Diamond,
            Self::Absolute => Marker::Square,
            Self::Duplicate => Marker::Triangle,
            Self::NoProgress => Marker::Ring,
        }
    }

    /// Returns the difference of the bounds at which the criterion stops, if the upper bound is `at_most`.
    /// Returns `None` if the criterion tests something else.
    pub fn threshold(self, tolerance: Tolerance, at_most: f64) -> Option<f64> {
        match self {
            Self::Relative => Some(tolerance.epsilon() * at_most),
            Self::Absolute => Some(tolerance.epsilon()),
            Self::Duplicate | Self::NoProgress => None,
        }
    }
}

/// The place where a criterion ends a run, and the error of the distance there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CriterionStop {
    /// The index of the iteration.
    pub iteration: usize,
    /// The |x| that the run then returns as the distance of the [`super::BoundedPair`], in scene units.
    pub returned: f64,
    /// The length that was compared with the threshold, or the difference of the bounds if there is none; in
    /// scene units.
    pub difference: f64,
    /// Lower and upper bounds on the error of that |x|. `None` if the true distance is not known.
    pub error: Option<[f64; 2]>,
}

impl Gap {
    /// Finds the place where a criterion would end the run. Returns `None` if the run ends by itself before
    /// that.
    pub fn stop(&self, criterion: Criterion, tolerance: Tolerance) -> Option<CriterionStop> {
        self.tested().find_map(|(iteration, known)| {
            let at_most = known.at_most?;
            let difference = match criterion {
                // Its own lower bound, as published; all others use the largest so far.
                Criterion::Relative => (at_most - known.own?).max(0.0),
                Criterion::Absolute | Criterion::Duplicate | Criterion::NoProgress => known.difference()?,
            };
            let stops = match criterion {
                Criterion::Duplicate => known.is_duplicate,
                Criterion::NoProgress => known.next >= at_most,
                Criterion::Relative | Criterion::Absolute => {
                    criterion.threshold(tolerance, at_most).is_some_and(|threshold| difference <= threshold)
                }
            };
            let error = self.truth.map(|truth| truth.error_of(at_most));
            stops.then_some(CriterionStop { iteration, returned: at_most, difference, error })
        })
    }
}
