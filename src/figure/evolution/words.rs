//! What the charts show at one turn, in words.

use super::{Evolution, Reading, Size};
use crate::figure::narration::short;
use crate::geometry::Vector;
use crate::gjk::Iteration;

impl Reading {
    /// What an iteration says.
    pub(super) fn of(iteration: &Iteration) -> Self {
        Self {
            reach: Some(iteration.reach).filter(|reach| reach.is_finite()),
            direction: Some(Vector::length(iteration.direction)).filter(|length| length.is_finite()),
            size: super::measure::simplex(iteration.simplex.points()),
            region: iteration.region,
        }
    }
}

impl Evolution {
    /// The numbers of the turn with this index, for the pointer; none beyond the last.
    pub fn words(&self, turn: usize) -> Option<String> {
        let reading = self.readings.get(turn)?;
        let mut parts = Vec::new();
        parts.extend(reading.reach.map(|reach| format!("A·v = {}", short(reach))));
        parts.extend(reading.direction.map(|length| format!("|v| = {}", short(length))));
        parts.extend(reading.size.map(described));
        parts.extend(reading.region.map(|region| format!("O in the region {region}")));
        for sample in self.samples.iter().filter(|sample| sample.turn == turn + 1) {
            let [least, most] = sample.bounds.map(short);
            parts.push(format!("{} from {least} to {most}", sample.of.name()));
        }
        let number = turn + 1;
        Some(if parts.is_empty() {
            format!("Turn {number}")
        } else {
            format!("Turn {number}: {}", parts.join(", "))
        })
    }
}

/// `simplex of 3 points, area 6`.
fn described(size: Size) -> String {
    let kind = if size.is_polytope { "polytope" } else { "simplex" };
    let points = if size.points == 1 { "1 point".to_owned() } else { format!("{} points", size.points) };
    let name = match size.extent {
        1 => "length",
        2 => "area",
        _ => "volume",
    };
    match size.measure {
        Some(measure) => format!("{kind} of {points}, {name} {}", short(measure)),
        None => format!("{kind} of {points}"),
    }
}
