//! Evolution: the change of the numbers of a run from iteration to iteration, of the query and of the
//! polytope.

mod charts;
pub mod gap;
mod measure;
mod words;

use crate::epa::Growth;
use crate::geometry::{Dimension, Vector as _};
use crate::gjk::{Algorithm, Iteration, Region, Trace};
use crate::message::text;

use super::series::{self, IterationKind, Sample};

pub use charts::{Cursors, Scale};
pub use measure::SimplexSize;

/// A quantity that is plotted over the iterations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantity {
    /// A·v/|v|: the distance of the newest point past the origin along v, in scene units.
    Reach,
    /// |v|: the length of the search direction as the algorithm computes it.
    Direction,
    /// The lower and upper bounds on the separation or the depth.
    Bounds,
    /// The size of the simplex and of the polytope as a length: the length itself, the square root of an area, or the
    /// cube root of a volume.
    Size,
    /// The region of the simplex in which the origin was found.
    Regions,
}

impl Quantity {
    /// All quantities, from left to right.
    pub const ALL: [Self; 5] = [Self::Reach, Self::Direction, Self::Bounds, Self::Size, Self::Regions];

    /// Returns the name on screen.
    pub fn name(self) -> &'static str {
        match self {
            Self::Reach => "A·v/|v|",
            Self::Direction => "|v|",
            Self::Bounds => text!("figure-bounds"),
            Self::Size => text!("figure-size"),
            Self::Regions => text!("figure-regions"),
        }
    }
}

/// The numbers that are known after an iteration. `None` stands for a missing number.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct IterationReading {
    /// A·v, in the unit of v times scene units.
    pub product: Option<f64>,
    /// A·v/|v|, in scene units. `None` if v is zero.
    pub support_value: Option<f64>,
    /// |v|, for the direction of the support query.
    pub direction: Option<f64>,
    /// The number of points of the simplex (corners of the polytope, while that grows), and its size.
    pub size: Option<SimplexSize>,
    /// The region in which the origin was found.
    pub region: Option<Region>,
}

/// A·v/|v|: the distance of the support point of an iteration past the origin along v, in scene units.
/// Returns `None` if v is zero or out of range.
fn at_level(iteration: &Iteration) -> Option<f64> {
    let unit = iteration.direction.unit();
    let is_direction = unit.is_finite() && unit != glam::DVec3::ZERO;
    is_direction.then(|| iteration.support.point.dot(unit)).filter(|level| level.is_finite())
}

/// The numbers of a run, iteration by iteration.
#[derive(Clone, Debug, PartialEq)]
pub struct Evolution {
    /// The dimension.
    pub dimension: Dimension,
    /// The algorithm, which determines the unit of v.
    pub algorithm: Algorithm,
    /// The numbers of each of [`series::iterations`].
    pub readings: Vec<IterationReading>,
    /// The bounds on the lengths.
    pub samples: Vec<Sample>,
}

impl Evolution {
    /// Collects the numbers of a run.
    pub fn of(trace: &Trace) -> Self {
        let iterations = trace.iterations();
        let mut growth = Growth::default();
        let readings = series::iterations(trace).into_iter().map(|iteration| {
            for event in trace.events.get(iteration.events.clone()).unwrap_or_default() {
                if let Some(event) = event.epa() {
                    growth.apply(event);
                }
            }
            match iteration.kind {
                IterationKind::Search(index) => {
                    iterations.get(index).map(IterationReading::of).unwrap_or_default()
                }
                IterationKind::Start(_) | IterationKind::Growth { .. } => IterationReading {
                    size: measure::polytope(trace.dimension, &growth),
                    ..IterationReading::default()
                },
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
