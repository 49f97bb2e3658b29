//! The steps of a run that are drawn.

use std::fmt;
use std::str::FromStr;

use crate::gjk::Trace;
use crate::message::text;
use crate::series;

/// The steps of a run that are drawn. Steps are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Steps {
    /// Every step.
    All,
    /// The last step of each iteration.
    Iterations,
    /// From one step to another, including both.
    Range {
        /// The first step.
        from: usize,
        /// The last step.
        to: usize,
    },
}

impl Steps {
    /// Returns the indices of the events, in order. Returns `None` if the run does not have all of them.
    pub fn of(self, trace: &Trace) -> Option<Vec<usize>> {
        match self {
            Self::All => Some((0..trace.steps().max(1)).collect()),
            Self::Iterations => {
                let iterations = series::iterations(trace);
                let ends = iterations.iter().filter_map(|iteration| iteration.events.end.checked_sub(1));
                Some(ends.collect())
            }
            Self::Range { from, to } => (to <= trace.steps()).then(|| (from - 1..to).collect()),
        }
    }
}

impl fmt::Display for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All => f.write_str("all"),
            Self::Iterations => f.write_str("iterations"),
            Self::Range { from, to } => write!(f, "{from}..{to}"),
        }
    }
}

impl FromStr for Steps {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let range = || {
            let (from, to) = text.split_once("..")?;
            let (from, to) = (from.parse().ok()?, to.parse().ok()?);
            (1 <= from && from <= to).then_some(Self::Range { from, to })
        };
        match text {
            "all" => Ok(Self::All),
            "iterations" => Ok(Self::Iterations),
            _ => range().ok_or_else(|| text!("figure-expected-steps-of-picture"; text = text)),
        }
    }
}
