//! The reason why two runs find the origin in different regions: the face or the sign that decides.

use super::{PartedWords, judged};
use crate::gjk::Letter::{A, B, C, D};
use crate::gjk::{Algorithm, Iteration, Letter, PlaneQuestion, Region, Sign, Tested};
use crate::narration::{
    Message, Narration, feature_of, first_face_wins, listed, message, over, say, separated,
};

impl PartedWords<'_> {
    pub(super) fn region(&self, both: [&Iteration; 2], out: &mut Narration) {
        out.add(self.each([0, 1].map(|run| self.found(run, both[run]))));
        if self.first_face(out) || self.opposite_signs(both, out) {
            return;
        }
        let [tests, other_tests] = both.map(tests);
        if tests.spans().is_empty() || tests != other_tests {
            self.asked(0, both[0], tests, out);
            return self.asked(1, both[1], other_tests, out);
        }
        out.add(message!("comparison-same-tests"; tests));
        let has_zero = both[0].tests.iter().any(|tested| tested.sign == Sign::Zero);
        let [one, other] = [0, 1].map(|run| self.algorithm(run) == Algorithm::Robust);
        if one != other && has_zero {
            out.add(message!("comparison-zero-case"; run = self.run(usize::from(other))));
        }
    }

    /// Describes the region that a run finds, and the points that it keeps.
    fn found(&self, run: usize, iteration: &Iteration) -> Message {
        let place = match iteration.region {
            Some(Region::Interior) => "inside",
            Some(_) => "nearest",
            None => "none",
        };
        let (feature, kept) = (iteration.region.map(feature_of), listed(&iteration.kept));
        let has_kept = self.ending(run).is_none() && !iteration.kept.is_empty();
        message!("comparison-region"; feature, kept, :place, :has_kept)
    }

    /// Explains that the origin is in front of several faces, and that one run takes the first.
    fn first_face(&self, out: &mut Narration) -> bool {
        let [one, other] = [0, 1].map(|run| first_face_wins(self.parted.variants[run].trace));
        one != other && self.first_face_of(usize::from(other), out)
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
        let faces = in_front.iter().map(|(face, value)| {
            say!(*face, " (", PlaneQuestion::OverFace { face: *face }, " = ", *value, ")")
        });
        let faces = separated(faces, ", ");
        let tests = if self.algorithm(1 - hasty).weighs() { "weights" } else { count };
        out.add(message!("comparison-first-face";
            faces, hasty = self.run(hasty), face = in_front[0].0, other = self.run(1 - hasty), :count, :tests
        ));
        true
    }

    /// Explains that both runs make the same test but decide different signs.
    fn opposite_signs(&self, both: [&Iteration; 2], out: &mut Narration) -> bool {
        let [vertices, other_vertices] = [0, 1]
            .map(|run| self.lettered(run).points().iter().map(|point| point.index_p).collect::<Vec<_>>());
        let opposite = both[0].tests.iter().find_map(|tested| {
            let question = tested.test.question;
            let twin = both[1].tests.iter().find(|twin| twin.test.question == question)?;
            let is_positive = |tested: &Tested| tested.sign == Sign::Positive;
            (is_positive(tested) != is_positive(twin)).then_some((question, [tested, twin]))
        });
        let Some((product, tests)) = opposite.filter(|_| vertices == other_vertices) else { return false };
        let [value, other_value] = tests.map(|it| judged(it.value, it.value, it.sign));
        out.add(message!(self, "comparison-sign"; product, value, other_value));
        if self.differ_in_precision() {
            out.add(message!("comparison-roundoff"));
        }
        true
    }

    /// Describes the tests of a run in this iteration.
    fn asked(&self, run: usize, iteration: &Iteration, tests: Narration, out: &mut Narration) {
        if iteration.tests.is_empty() {
            let has_weights = self.algorithm(run).weighs() && iteration.region.is_some();
            out.add(message!("comparison-no-tests"; run = self.run(run), :has_weights));
        } else {
            out.add(message!("comparison-tests"; run = self.run(run), tests));
        }
    }
}

/// Lists the tests of an iteration with their numbers: `AB⟂·AO = −392, AC⟂·AO = 0`.
fn tests(iteration: &Iteration) -> Narration {
    let tests = iteration
        .tests
        .iter()
        .map(|tested| say!(tested.test.question, " = ", judged(tested.value, tested.value, tested.sign)));
    separated(tests, ", ")
}
