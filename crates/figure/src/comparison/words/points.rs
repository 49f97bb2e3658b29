//! Two runs that find different points, along different directions or along the same direction.

use std::cmp::Ordering;

use super::{PartedWords, has_pair};
use crate::comparison::run::distance_along;
use crate::comparison::tie::{NearTie, TieComparison};
use crate::comparison::variant::differ_only;
use crate::geometry::Vector;
use crate::gjk::{Iteration, Precision, Settings};
use crate::narration::{Message, Narration, Span, message};

/// Maximum angle, in radians, between directions that count as one ray: when code normalizes a direction, roundoff
/// rotates it by up to this angle. The first is for runs in f64, the second if one of the runs is in f32.
const SAME_RAY: [f64; 2] = [2e-15, 1e-6];

impl PartedWords<'_> {
    pub(super) fn start(&self, both: [&Iteration; 2], out: &mut Narration) {
        let [direction, other_direction] = both.map(|iteration| self.components(iteration.direction));
        out.add(message!(self, "comparison-start"; direction, other_direction));
        self.points(both, out);
    }

    fn points(&self, both: [&Iteration; 2], out: &mut Narration) {
        let supports = both.map(|iteration| &iteration.support);
        let by_vertices = supports.into_iter().all(has_pair);
        let [pair, other_pair] = supports.map(|support| self.named(support, by_vertices));
        out.add(if pair.to_plain() == other_pair.to_plain() {
            let distance = (supports[0].point - supports[1].point).length();
            message!("comparison-near-points"; pair, distance)
        } else {
            message!(self, "comparison-points"; pair, other_pair)
        });
    }

    /// Describes two runs that find different points along one direction.
    pub(super) fn support(&self, both @ [one, other]: [&Iteration; 2], out: &mut Narration) {
        self.points(both, out);
        self.asked_along(both, out);
        let is_same = one.direction == other.direction;
        let other_wins =
            differ_only(self.parted.variants, |it, other| Settings { preferred: other.preferred, ..it });
        let [value, other_value] = both.map(|iteration| iteration.support_value);
        out.add(if is_same && other_wins {
            message!("comparison-tie")
        } else if is_same && one.support_value == other.support_value {
            message!("comparison-equal"; value)
        } else if self.differ_in_precision() {
            message!("comparison-rounded"; precision = Precision::F32.name())
        } else if is_same {
            message!(self, "comparison-values"; value, other_value)
        } else {
            let [value, other_value] = both.map(distance_along);
            message!("comparison-distances"; value, other_value)
        });
        self.near_ties(both, out);
    }

    /// Describes the search directions of both runs: equal, or parallel up to roundoff with different lengths.
    fn asked_along(&self, both: [&Iteration; 2], out: &mut Narration) {
        let directions = both.map(|iteration| iteration.direction);
        let [direction, other_direction] = directions.map(|direction| self.components(direction));
        if directions[0] == directions[1] {
            return out.add(message!("comparison-along"; direction));
        }
        let [unit, other_unit] = directions.map(Vector::unit);
        let angle = unit.cross(other_unit).length();
        let in_f32 = self.parted.variants.iter().any(|variant| variant.trace.precision == Precision::F32);
        let lengths = directions.map(glam::DVec3::length);
        let ray = if angle > SAME_RAY[usize::from(in_f32)] {
            "angle"
        } else if (lengths[0] - lengths[1]).abs() > 1e-6 * lengths[0].max(lengths[1]) {
            "lengths"
        } else {
            "roundoff"
        };
        out.add(message!(self, "comparison-rays"; angle, direction, other_direction, :ray));
    }

    /// Explains that two vertices are equally far up to roundoff, if that decides which of them each run chooses.
    fn near_ties(&self, both: [&Iteration; 2], out: &mut Narration) {
        let [variant, other] = self.parted.variants;
        let has_defects = !variant.trace.defects.is_none() || !other.trace.defects.is_none();
        let has_choice = variant.settings.preferred != other.settings.preferred;
        if has_defects || has_choice || both[0].direction == both[1].direction {
            return;
        }
        for tie in NearTie::all(variant.shapes, [variant.trace, other.trace], both) {
            let is_exact = tie.farther.map(|it| it.exactly == Ordering::Equal);
            let has_length_one = both.map(|it| (it.direction.length() - 1.0).abs() < 1e-6);
            let cause = match is_exact {
                [true, _] if has_length_one == [false, true] => "length",
                [_, true] if has_length_one == [true, false] => "length",
                [false, false] => "near-tie",
                _ => "tie",
            };
            out.add(message!("comparison-tie-broken"; :cause));
            out.add(self.tied(&tie, 0));
            out.add(self.tied(&tie, 1));
        }
    }

    /// Compares the vertex that a run chooses with the other run's vertex.
    fn tied(&self, tie: &NearTie, run: usize) -> Message {
        let TieComparison { exactly, by, came_out_equal } = tie.farther[run];
        let [own, other] = [tie.taken[run], tie.taken[1 - run]];
        let taken = match exactly {
            Ordering::Equal if came_out_equal && own < other => "lower",
            _ if came_out_equal && own < other => "lower-rounded",
            Ordering::Equal | Ordering::Less if !came_out_equal => "rounded",
            _ => "farthest",
        };
        let exactly = match exactly {
            Ordering::Equal => "equal",
            Ordering::Greater => "farther",
            Ordering::Less => "nearer",
        };
        let [own, other] = [own, other].map(|index| Span::Vertex(tie.side, index));
        message!("comparison-tied"; run = self.run(run), own, other, by, :exactly, :taken)
    }
}
