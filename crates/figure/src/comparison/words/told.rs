//! The first divergence of an external run from a run of the sandbox: only the data of its trace can differ.

use super::{PartedWords, has_pair};
use crate::gjk::{Iteration, Letter, ReachTest};
use crate::narration::{Message, answer_word, listed, message, say};

impl PartedWords<'_> {
    pub(super) fn told_points(&self, both: [&Iteration; 2]) -> Message {
        self.each([0, 1].map(|run| {
            let Iteration { support, direction, .. } = both[run];
            let pair = has_pair(support).then(|| say!(self.named(support, true), " = "));
            let has_direction =
                self.parted.iterations[run].is_some_and(|index| self.parted.runs[run].has_direction(index));
            let [point, direction] = [support.point, *direction].map(|it| self.components(it));
            message!("comparison-external-point"; pair, point, direction, :has_direction)
        }))
    }

    pub(super) fn told_reach(&self, both: [&Iteration; 2]) -> Message {
        let (ends, goes) = if both[0].test == ReachTest::Rejected { (0, 1) } else { (1, 0) };
        let Iteration { support, direction, support_value: value, .. } = both[ends];
        message!("comparison-external-reach";
            ends = self.run(ends), point = self.named(support, true), value = *value,
            goes = self.run(goes), has_direction: *direction != glam::DVec3::ZERO,
            has_ended: self.ending(goes).is_some()
        )
    }

    /// Names the kept points, by the letters that they had when the newest point was added.
    pub(super) fn told_simplices(&self, both: [&Iteration; 2]) -> Message {
        self.each([0, 1].map(|run| {
            let lettered = self.lettered(run);
            let kept = both[run].simplex.points().iter().filter_map(|point| {
                let mut letters = lettered.lettered();
                letters.find(|(_, there)| there.point == point.point).map(|(letter, _)| letter)
            });
            message!("comparison-external-kept"; kept = listed(&kept.collect::<Vec<Letter>>()))
        }))
    }

    pub(super) fn told_ends(&self) -> Message {
        self.each([0, 1].map(|run| {
            let end = match (self.ending(run), self.parted.iterations[run]) {
                (Some(_), _) => "here",
                (None, Some(_)) => "later",
                (None, None) => "before",
            };
            let answer = answer_word(self.parted.variants[run].trace.outcome.answer);
            message!("comparison-external-end"; answer, why = self.why(run), :end)
        }))
    }
}
