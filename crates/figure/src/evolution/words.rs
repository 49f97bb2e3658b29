//! The numbers of one iteration, in words.

use super::{Evolution, IterationReading, SimplexSize};
use crate::geometry::Vector;
use crate::gjk::Iteration;
use crate::message::text;
use crate::narration::{region_name, short};

impl IterationReading {
    /// Collects the numbers of an iteration of the query.
    pub(super) fn of(iteration: &Iteration) -> Self {
        Self {
            product: Some(iteration.support_value).filter(|product| product.is_finite()),
            support_value: super::at_level(iteration),
            direction: Some(Vector::length(iteration.direction)).filter(|length| length.is_finite()),
            size: super::measure::simplex(iteration.simplex.points()),
            region: iteration.region,
        }
    }
}

impl Evolution {
    /// Describes the numbers of the iteration with this index, counted through both loops, for the pointer.
    /// Returns `None` after the last.
    pub fn words(&self, index: usize) -> Option<String> {
        let reading = self.readings.get(index)?;
        let mut parts = Vec::new();
        parts.extend(reading.product.map(|product| format!("A·v = {}", short(product))));
        parts.extend(reading.direction.map(|length| format!("|v| = {}", short(length))));
        parts
            .extend(reading.support_value.map(|support_value| format!("A·v/|v| = {}", short(support_value))));
        parts.extend(reading.size.map(described));
        parts.extend(
            reading.region.map(|region| text!("figure-o-in-the-region"; region = region_name(region))),
        );
        for sample in self.samples.iter().filter(|sample| sample.iteration == index + 1) {
            let (name, [least, most]) = (sample.of.name(), sample.bounds.map(short));
            parts.push(if sample.bounds[0].is_finite() {
                text!("figure-from-to"; length = name, least = least, most = most)
            } else {
                text!("figure-bound-at-most"; length = name, most = most)
            });
        }
        let number = index + 1;
        Some(if parts.is_empty() {
            text!("figure-iteration-number"; number = number)
        } else {
            text!("figure-iteration-words"; number = number, words = parts.join(", "))
        })
    }
}

/// Describes a size: `simplex of 3 points, area 6 (√area 2.449)`.
fn described(size: SimplexSize) -> String {
    let kind = if size.is_polytope { "polytope" } else { "simplex" };
    let extent = match size.extent {
        _ if size.measure.is_none() => "none",
        1 => "length",
        2 => "area",
        _ => "volume",
    };
    let [measure, side] = [size.measure, size.as_length()].map(|it| it.map(short).unwrap_or_default());
    text!("figure-of-points"; kind = kind, count = size.points, extent = extent, measure = measure, side = side)
}
