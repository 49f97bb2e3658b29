//! Evolution: how the numbers of a run change from iteration to iteration, of the query and of the polytope.

mod charts;
pub mod gap;
mod measure;
mod words;

use crate::epa::Growth;
use crate::geometry::{Dimension, Vector as _};
use crate::gjk::{Algorithm, Event, Iteration, Region, Trace};

use super::series::{self, IterationKind, Sample};

pub use charts::{Cursors, Scale};
pub use measure::Size;

/// A quantity that is plotted over the iterations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantity {
    /// A·v/|v|: how far the newest point lies beyond the origin along v, in scene units.
    Reach,
    /// |v|: the length of the search direction as the algorithm computes it.
    Direction,
    /// Between which lengths the separation or the depth is.
    Bounds,
    /// The length, area or volume of the simplex and of the polytope, as a length: with its root.
    Size,
    /// In which region of the simplex the origin was found.
    Regions,
}

impl Quantity {
    /// All of them, from left to right.
    pub const ALL: [Self; 5] = [Self::Reach, Self::Direction, Self::Bounds, Self::Size, Self::Regions];

    /// The name on screen.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reach => "A·v/|v|",
            Self::Direction => "|v|",
            Self::Bounds => "Bounds",
            Self::Size => "Size",
            Self::Regions => "Regions",
        }
    }
}

/// The numbers that are known after an iteration. What it does not say is none.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// A·v, in the unit of v times scene units.
    pub product: Option<f64>,
    /// A·v/|v|, in scene units; none where v is zero.
    pub reach: Option<f64>,
    /// |v|, of the direction that was asked.
    pub direction: Option<f64>,
    /// How many points span the simplex (corners of the polytope, while that grows), and how large it is.
    pub size: Option<Size>,
    /// Where the origin was found.
    pub region: Option<Region>,
}

/// A·v/|v|: how far the support point of an iteration lies beyond the origin along v, in scene units. None where v is
/// zero or out of range.
fn at_level(iteration: &Iteration) -> Option<f64> {
    let unit = iteration.direction.unit();
    let is_direction = unit.is_finite() && unit != glam::DVec3::ZERO;
    is_direction.then(|| iteration.support.point.dot(unit)).filter(|level| level.is_finite())
}

/// The numbers of a run, iteration by iteration.
#[derive(Clone, Debug, PartialEq)]
pub struct Evolution {
    /// In how many dimensions.
    pub dimension: Dimension,
    /// The algorithm, which decides in which unit v is.
    pub algorithm: Algorithm,
    /// One for each of [`series::iterations`].
    pub readings: Vec<Reading>,
    /// The bounds on the lengths.
    pub samples: Vec<Sample>,
}

impl Evolution {
    /// Of a run.
    pub fn of(trace: &Trace) -> Self {
        let iterations = trace.iterations();
        let mut growth = Growth::default();
        let readings = series::iterations(trace).into_iter().map(|iteration| {
            for event in trace.events.get(iteration.events.clone()).unwrap_or_default() {
                if let Event::Epa(event) = event {
                    growth.apply(event);
                }
            }
            match iteration.kind {
                IterationKind::Search(index) => iterations.get(index).map(Reading::of).unwrap_or_default(),
                IterationKind::Start(_) | IterationKind::Growth { .. } => {
                    Reading { size: measure::polytope(trace.dimension, &growth), ..Reading::default() }
                }
            }
        });
        Self {
            dimension: trace.dimension,
            algorithm: trace.algorithm,
            readings: readings.collect(),
            samples: series::bounds(trace),
        }
    }
}
