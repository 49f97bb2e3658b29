//! The reason why two runs find the origin in different regions: the face or the sign that decides.

use super::{Context, add, judged};
use crate::figure::narration::feature::Feature;
use crate::figure::narration::message::{Message, message};
use crate::figure::narration::phrases::Listed;
use crate::figure::narration::span::{Narration, Number, say};
use crate::figure::narration::symptom::over;
use crate::figure::narration::test::first_face_wins;
use crate::gjk::Letter::{A, B, C, D};
use crate::gjk::{Algorithm, Iteration, Letter, Question, Region, Sign, Tested};

impl Context<'_> {
    pub(super) fn region(&self, out: &mut Narration) {
        let Some(both) = self.both() else { return };
        add(out, self.each([0, 1].map(|run| self.found(run, both[run]))));
        if self.first_face(out) || self.opposite_signs(both, out) {
            return;
        }
        let [tests, other_tests] = both.map(tests);
        if tests.spans().is_empty() || tests != other_tests {
            self.asked(0, both[0], tests, out);
            return self.asked(1, both[1], other_tests, out);
        }
        add(out, message!("comparison-same-tests"; tests = tests));
        let is_robust = [0, 1].map(|run| self.algorithm(run) == Algorithm::Robust);
        let has_zero = both[0].tests.iter().any(|tested| tested.sign == Sign::Zero);
        if let Some(robust) =
            is_robust.iter().position(|it| *it).filter(|_| is_robust != [true; 2] && has_zero)
        {
            add(out, message!("comparison-zero-case"; Run = self.start_with(robust)));
        }
    }

    /// Describes the region that a run finds, and the points that it keeps.
    fn found(&self, run: usize, iteration: &Iteration) -> Message {
        let mut feature = Narration::default();
        let place = match iteration.region {
            Some(Region::Interior) => "inside",
            Some(region) => {
                feature.push(Feature(region));
                "nearest"
            }
            None => "none",
        };
        let has_kept = self.ending(run).is_none() && !iteration.kept.is_empty();
        let keeps = if has_kept { "some" } else { "none" };
        message!("comparison-region"; feature = feature, kept = Listed(&iteration.kept), place: place, keeps: keeps)
    }

    /// Explains that the origin is in front of several faces, and that one run takes the first.
    fn first_face(&self, out: &mut Narration) -> bool {
        let hasty = [0, 1].map(|run| first_face_wins(self.parted.variants[run].trace));
        match hasty {
            [true, false] => self.first_face_of(0, out),
            [false, true] => self.first_face_of(1, out),
            _ => false,
        }
    }

    fn first_face_of(&self, hasty: usize, out: &mut Narration) -> bool {
        let simplex = self.lettered(hasty);
        let in_front: Vec<([Letter; 3], f64)> = [[A, B, C], [A, C, D], [A, D, B]]
            .into_iter()
            .map(|face| (face, over(&simplex, face)))
            .filter(|(_, value)| *value > 0.0)
            .collect();
        let count = match (simplex.len(), in_front.len()) {
            (4, 2) => "two",
            (4, 3) => "three",
            _ => return false,
        };
        let mut faces = Narration::default();
        for (index, (face, value)) in in_front.iter().enumerate() {
            let question = Question::OverFace { face: *face };
            say!(&mut faces; if index == 0 { "" } else { ", " }, *face, " (", question, " = ", Number(*value), ")");
        }
        let tests = if self.algorithm(1 - hasty) == Algorithm::Distance { "weights" } else { count };
        let (start, other) = (self.start_with(hasty), self.run(1 - hasty));
        add(
            out,
            message!("comparison-first-face"; faces = faces, Hasty = start, face = in_front[0].0, other = other, count: count, tests: tests),
        );
        true
    }

    /// Explains that both runs make a test, and decide different signs.
    fn opposite_signs(&self, both: [&Iteration; 2], out: &mut Narration) -> bool {
        let same_letters = self.lettered(0).points().iter().map(|point| point.index_p).eq(self
            .lettered(1)
            .points()
            .iter()
            .map(|point| point.index_p));
        let opposite = both[0].tests.iter().find_map(|tested| {
            let question = tested.test.question;
            let twin = both[1].tests.iter().find(|twin| twin.test.question == question)?;
            let is_positive = |tested: &Tested| tested.sign == Sign::Positive;
            (is_positive(tested) != is_positive(twin)).then_some((question, [tested, twin]))
        });
        let Some((product, tests)) = opposite.filter(|_| same_letters) else { return false };
        let [value, other_value] = tests.map(|it| judged(Number(it.value), it.value, it.sign));
        add(
            out,
            message!("comparison-sign"; product = product, value = value, first = self.run(0), other_value = other_value, second = self.run(1)),
        );
        if self.differ_in_precision() {
            add(out, message!("comparison-roundoff"));
        }
        true
    }

    /// Describes the tests of a run in this iteration.
    fn asked(&self, run: usize, iteration: &Iteration, tests: Narration, out: &mut Narration) {
        let start = self.start_with(run);
        if iteration.tests.is_empty() {
            let has_weights = self.algorithm(run) == Algorithm::Distance && iteration.region.is_some();
            let weights = if has_weights { "yes" } else { "no" };
            add(out, message!("comparison-no-tests"; Run = start, weights: weights));
        } else {
            add(out, message!("comparison-tests"; Run = start, tests = tests));
        }
    }
}

/// Lists the tests of an iteration with their numbers: `AB⟂·AO = −392, AC⟂·AO = 0`.
fn tests(iteration: &Iteration) -> Narration {
    let mut tests = Narration::default();
    for (index, tested) in iteration.tests.iter().enumerate() {
        let value = judged(Number(tested.value), tested.value, tested.sign);
        say!(&mut tests; if index == 0 { "" } else { ", " }, tested.test.question, " = ", value);
    }
    tests
}
