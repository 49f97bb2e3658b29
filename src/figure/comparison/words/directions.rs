//! The reason why two runs keep their points in different orders, or search in different directions.

use super::{Context, add};
use crate::figure::narration::message::message;
use crate::figure::narration::span::Narration;
use crate::geometry::Vector as _;
use crate::gjk::{Algorithm, Iteration};
use glam::DVec3;

/// Maximum difference from 1 of the cosine between directions that count as equal.
const STRAIGHT: f64 = 1e-9;

impl Context<'_> {
    pub(super) fn order(&self, out: &mut Narration) {
        let Some(both) = self.both() else { return };
        let [face, other_face] = both.map(|iteration| {
            let mut face = Narration::default();
            iteration.kept.iter().for_each(|letter| face.push(*letter));
            face
        });
        add(
            out,
            message!("comparison-order"; first = self.run(0), face = face, second = self.run(1), other_face = other_face),
        );
        add(out, message!("comparison-order-why"));
    }

    pub(super) fn direction(&self, out: &mut Narration) {
        let Some(both) = self.both() else { return };
        let next = both.map(|iteration| iteration.next_direction.unwrap_or_default());
        let are_known = [0, 1].into_iter().all(|run| {
            self.parted.iterations[run].is_some_and(|index| self.parted.runs[run].has_simplex(index))
        });
        let kept = if are_known { "same" } else { "unknown" };
        let [direction, other_direction] = next.map(|direction| self.components(direction));
        add(
            out,
            message!("comparison-direction"; first = self.run(0), direction = direction, second = self.run(1), other_direction = other_direction, kept: kept),
        );
        let ways = [0, 1].map(|run| self.way(run, both[run], next[run]));
        let zero = next.iter().position(|direction| *direction == DVec3::ZERO);
        if let Some(zero) = zero.filter(|zero| self.parted.variants[*zero].trace.external.is_none()) {
            let other = 1 - zero;
            let is_robust = self.algorithm(other) == Algorithm::Robust
                && self.parted.variants[other].trace.external.is_none();
            let way = if is_robust { "aside" } else { ways[other].unwrap_or("unknown") };
            add(out, message!("comparison-zero-direction"));
            add(
                out,
                message!("comparison-zero-used"; Zero = self.start_with(zero), other = self.run(other), way: way),
            );
        } else if ways == [Some("opposite"); 2] {
            add(out, message!("comparison-both-reverse"));
        } else if let [Some(one), Some(other)] = ways {
            add(out, self.each([one, other].map(|way| message!("comparison-way"; way: way))));
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
