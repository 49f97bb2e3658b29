//! The first divergence of an external run from a run of the sandbox: only the data of its trace can differ.

use super::{Context, add, has_pair};
use crate::figure::narration::answer_word;
use crate::figure::narration::message::message;
use crate::figure::narration::phrases::Listed;
use crate::figure::narration::span::{Narration, Number, say};
use crate::gjk::{Letter, ReachTest, Simplex};

impl Context<'_> {
    pub(super) fn told_points(&self, out: &mut Narration) {
        let Some(both) = self.both() else { return };
        let found = [0, 1].map(|run| {
            let support = &both[run].support;
            let mut pair = Narration::default();
            if has_pair(support) {
                say!(&mut pair; self.named(support, true), " = ");
            }
            let has_direction =
                self.parted.iterations[run].is_some_and(|index| self.parted.runs[run].has_direction(index));
            let known = if has_direction { "yes" } else { "no" };
            let [point, direction] = [support.point, both[run].direction].map(|it| self.components(it));
            message!("comparison-external-point"; pair = pair, point = point, direction = direction, known: known)
        });
        add(out, self.each(found));
    }

    pub(super) fn told_reach(&self, out: &mut Narration) {
        let Some(both) = self.both() else { return };
        let (ends, goes) = if both[0].test == ReachTest::Rejected { (0, 1) } else { (1, 0) };
        let known = if both[ends].direction == glam::DVec3::ZERO { "no" } else { "yes" };
        let then = if self.ending(goes).is_none() { "on" } else { "end" };
        let (point, value) = (self.named(&both[ends].support, true), Number(both[ends].reach));
        add(
            out,
            message!("comparison-external-reach"; Ends = self.start_with(ends), point = point, value = value, goes = self.run(goes), known: known, then: then),
        );
    }

    pub(super) fn told_simplices(&self, out: &mut Narration) {
        let Some(both) = self.both() else { return };
        let kept = [0, 1].map(|run| {
            let letters = letters_of(&self.lettered(run), &both[run].simplex);
            message!("comparison-external-kept"; kept = Listed(&letters))
        });
        add(out, self.each(kept));
    }

    pub(super) fn told_ends(&self, out: &mut Narration) {
        let ends = [0, 1].map(|run| {
            let end = match (self.ending(run), self.parted.iterations[run]) {
                (Some(_), _) => "here",
                (None, Some(_)) => "later",
                (None, None) => "before",
            };
            let answer = answer_word(self.parted.variants[run].trace.outcome.answer);
            message!("comparison-external-end"; answer = answer, why = self.why(run), end: end)
        });
        add(out, self.each(ends));
    }
}

/// Returns the letters of the kept points, as of the time when the newest point was added.
fn letters_of(lettered: &Simplex<glam::DVec3>, kept: &Simplex<glam::DVec3>) -> Vec<Letter> {
    let letter = |point: &crate::geometry::SupportPoint<glam::DVec3>| {
        lettered.lettered().find(|(_, there)| there.point == point.point).map(|(letter, _)| letter)
    };
    kept.points().iter().filter_map(letter).collect()
}
