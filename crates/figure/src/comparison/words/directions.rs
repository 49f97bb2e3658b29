//! The reason why two runs keep their points in different orders, or search in different directions.

use super::PartedWords;
use crate::geometry::Vector as _;
use crate::gjk::{Algorithm, Iteration};
use crate::narration::{Narration, message};
use glam::DVec3;

/// Maximum difference between 1 and the cosine of the angle between directions that count as equal.
const STRAIGHT: f64 = 1e-9;

impl PartedWords<'_> {
    pub(super) fn order(&self, both: [&Iteration; 2], out: &mut Narration) {
        let [face, other_face] = both.map(|iteration| iteration.kept.as_slice());
        out.add(message!(self, "comparison-order"; face, other_face));
    }

    pub(super) fn direction(&self, both: [&Iteration; 2], out: &mut Narration) {
        let next = both.map(|iteration| iteration.next_direction.unwrap_or_default());
        let are_known = [0, 1].into_iter().all(|run| {
            self.parted.iterations[run].is_some_and(|index| self.parted.runs[run].has_simplex(index))
        });
        let [direction, other_direction] = next.map(|direction| self.components(direction));
        out.add(message!(self, "comparison-direction"; direction, other_direction, :are_known));
        let ways = [0, 1].map(|run| self.way(run, both[run], next[run]));
        let zero = next.iter().position(|direction| *direction == DVec3::ZERO);
        if let Some(zero) = zero.filter(|zero| self.parted.variants[*zero].trace.external.is_none()) {
            let other = 1 - zero;
            let is_robust = self.algorithm(other) == Algorithm::Robust
                && self.parted.variants[other].trace.external.is_none();
            let way = if is_robust { "aside" } else { ways[other].unwrap_or("unknown") };
            let (zero, other) = (self.run(zero), self.run(other));
            out.add(message!("comparison-zero-used"; zero, other, :way));
        } else if ways == [Some("opposite"); 2] {
            out.add(message!("comparison-both-reverse"));
        } else if let [Some(one), Some(other)] = ways {
            out.add(self.each([one, other].map(|way| message!("comparison-way"; :way))));
        }
    }

    /// Explains how the second direction of a run follows from its first point, if the rule is known.
    fn way(&self, run: usize, iteration: &Iteration, next: DVec3) -> Option<&'static str> {
        if self.parted.iterations[run] != Some(0) || iteration.simplex.len() != 1 {
            return None;
        }
        let is_straight = next.unit().dot(-iteration.support.point.unit()) > 1.0 - STRAIGHT;
        (next == -iteration.direction).then_some("opposite").or(is_straight.then_some("straight"))
    }
}
