//! Evolution: how the numbers of a run change from turn to turn.

mod charts;
mod measure;
mod words;

use crate::epa::Growth;
use crate::geometry::Dimension;
use crate::gjk::{Event, Region, Trace};

use super::series::{self, Sample, TurnKind};

pub use charts::{Cursors, Scale};

/// What is plotted over the turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantity {
    /// A·v: how far the newest point lies beyond the origin, times the length of v.
    Reach,
    /// |v|: the length of the search direction as the algorithm computes it.
    Direction,
    /// Between which lengths the separation or the depth is.
    Bounds,
    /// The length, area or volume of the simplex, and of the polytope.
    Size,
    /// In which region of the simplex the origin was found.
    Regions,
}

impl Quantity {
    /// All of them, from left to right.
    pub const ALL: [Self; 5] = [Self::Reach, Self::Direction, Self::Bounds, Self::Size, Self::Regions];

    /// What it is called on screen.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reach => "A·v",
            Self::Direction => "|v|",
            Self::Bounds => "Bounds",
            Self::Size => "Size",
            Self::Regions => "Regions",
        }
    }

    /// What it means, for a tooltip.
    pub const fn tooltip(self) -> &'static str {
        match self {
            Self::Reach => {
                "How far the newest point A reaches along the search direction v: below zero, v separates P and Q"
            }
            Self::Direction => "How long the search direction v is, as the algorithm computes it",
            Self::Bounds => {
                "Between which lengths the separation or the penetration depth is: at least, at most"
            }
            Self::Size => {
                "The length, area or volume of the simplex after each turn, and of the polytope of EPA"
            }
            Self::Regions => "In which region of the simplex the origin was found, turn by turn",
        }
    }
}

/// What is known after a turn. What a turn does not say is none.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// A·v.
    pub reach: Option<f64>,
    /// |v|, of the direction that was asked.
    pub direction: Option<f64>,
    /// How many points span the simplex (corners of the polytope, while that grows), and how large it is.
    pub size: Option<Size>,
    /// Where the origin was found.
    pub region: Option<Region>,
}

/// How large a simplex or polytope is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Size {
    /// How many points.
    pub points: usize,
    /// Its length, area or volume, in units, squared or cubed units; none for a single point.
    pub measure: Option<f64>,
    /// Along how many dimensions that is measured: 1 a length, 2 an area, 3 a volume.
    pub extent: usize,
    /// Whether it is the polytope of EPA.
    pub is_polytope: bool,
}

/// The numbers of a run, turn by turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Evolution {
    /// In how many dimensions.
    pub dimension: Dimension,
    /// One for each turn of [`series::turns`].
    pub readings: Vec<Reading>,
    /// The bounds on the lengths.
    pub samples: Vec<Sample>,
}

impl Evolution {
    /// Of a run.
    pub fn of(trace: &Trace) -> Self {
        let iterations = trace.iterations();
        let mut growth = Growth::default();
        let readings = series::turns(trace).into_iter().map(|turn| {
            for event in trace.events.get(turn.events.clone()).unwrap_or_default() {
                if let Event::Epa(event) = event {
                    growth.apply(event);
                }
            }
            match turn.kind {
                TurnKind::Iteration(index) => iterations.get(index).map(Reading::of).unwrap_or_default(),
                TurnKind::Start(_) | TurnKind::Growth { .. } => {
                    Reading { size: measure::polytope(trace.dimension, &growth), ..Reading::default() }
                }
            }
        });
        Self { dimension: trace.dimension, readings: readings.collect(), samples: series::bounds(trace) }
    }
}
