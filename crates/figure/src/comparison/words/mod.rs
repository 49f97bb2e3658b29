//! The first divergence of two runs in words: the decision that differs, and the reason.

mod directions;
mod points;
mod regions;
mod told;

use glam::DVec3;

use super::first_difference::DifferenceKind;
use super::run::{ComparedRun, ComparedSupport, distance_along};
use super::variant::{Variant, differ_only, subjects};
use crate::gjk::Letter::A;
use crate::gjk::{Algorithm, Event, Iteration, ReachTest, Settings, Sign, Simplex, Termination};
use crate::narration::{
    Components, Message, Narration, Say, Span, answer_word, message, pair, said, say, shown_in,
};

/// Two runs, and the iterations in which they diverge.
pub(super) struct Parted<'a> {
    pub(super) variants: [Variant<'a>; 2],
    pub(super) runs: &'a [ComparedRun<'a>; 2],
    /// The iteration of each run; its next iteration, if only the other run has an iteration here.
    pub(super) iterations: [Option<usize>; 2],
    pub(super) kind: DifferenceKind,
}

/// Describes the decision that differs, and the reason.
pub(super) fn parted(parted: &Parted<'_>) -> Narration {
    let mut out = Narration::default();
    let context = PartedWords { parted, subjects: subjects(parted.variants) };
    let is_external = parted.variants.iter().any(|variant| variant.trace.external.is_some());
    match (parted.kind, context.both()) {
        (DifferenceKind::End, _) if is_external => out.add(context.told_ends()),
        (DifferenceKind::End, _) => context.end(&mut out),
        (DifferenceKind::Growth, _) => out.add(context.growth()),
        (DifferenceKind::Start | DifferenceKind::Support, Some(both)) if is_external => {
            out.add(context.told_points(both));
        }
        (DifferenceKind::Reach, Some(both)) if is_external => out.add(context.told_reach(both)),
        (DifferenceKind::Region | DifferenceKind::Order, Some(both)) if is_external => {
            out.add(context.told_simplices(both));
        }
        (DifferenceKind::Start, Some(both)) => context.start(both, &mut out),
        (DifferenceKind::Support, Some(both)) => context.support(both, &mut out),
        (DifferenceKind::Reach, Some(both)) => context.support_value(both, &mut out),
        (DifferenceKind::Region, Some(both)) => context.region(both, &mut out),
        (DifferenceKind::Order, Some(both)) => context.order(both, &mut out),
        (DifferenceKind::Direction, Some(both)) => context.direction(both, &mut out),
        (_, None) => {}
    }
    if !is_external {
        context.symptoms(&mut out);
    }
    out
}

/// Describes the outcomes of both runs: `Both runs say OVERLAP: Winter’s code after 6 support points, Djonov’s code
/// after 8.`
pub(super) fn both_outcomes(variants: [Variant<'_>; 2], has_parted: bool) -> Narration {
    let [one, other] = variants.map(|variant| variant.trace.outcome);
    let [first, second] = subjects(variants);
    let [verdict, other_verdict] = [one, other].map(|outcome| outcome.verdict.word());
    let [answer, other_answer] = [one, other].map(|outcome| answer_word(outcome.answer));
    let (count, other_count) = (one.supports, other.supports.to_string());
    let (is_same_verdict, is_same_count) = (one.verdict == other.verdict, one.supports == other.supports);
    let has_answers = is_same_verdict && one.answer != other.answer;
    said(message!("comparison-verdicts";
        first, verdict, :count, answer, second, other_verdict, other_count, other_answer,
        :has_parted, :is_same_verdict, :is_same_count, :has_answers
    ))
}

/// The words around two iterations.
struct PartedWords<'a> {
    parted: &'a Parted<'a>,
    subjects: [Narration; 2],
}

impl PartedWords<'_> {
    /// Creates a message with both runs as `first` and `second`.
    fn message(&self, id: &'static str) -> Message {
        let mut message = Message::new(id);
        message.put("first", self.run(0));
        message.put("second", self.run(1));
        message
    }

    fn iterations(&self) -> [Option<&Iteration>; 2] {
        [0, 1].map(|run| self.parted.iterations[run].and_then(|index| self.parted.runs[run].summary(index)))
    }

    fn both(&self) -> Option<[&Iteration; 2]> {
        let [Some(one), Some(other)] = self.iterations() else { return None };
        Some([one, other])
    }

    fn lettered(&self, run: usize) -> Simplex<DVec3> {
        self.parted.iterations[run].map_or(Simplex::EMPTY, |index| self.parted.runs[run].lettered(index))
    }

    fn ending(&self, run: usize) -> Option<Termination> {
        self.parted.iterations[run].and_then(|index| self.parted.runs[run].ending(index))
    }

    /// Names the run within a sentence.
    fn run(&self, run: usize) -> Narration {
        self.subjects[run].clone()
    }

    fn algorithm(&self, run: usize) -> Algorithm {
        self.parted.variants[run].trace.algorithm
    }

    fn components(&self, vector: DVec3) -> Components {
        Components(vector, self.parted.variants[0].trace.dimension)
    }

    /// Names a support point by its vertices, if `by_vertices` (then it must have some), otherwise by its coordinates.
    fn named(&self, support: &ComparedSupport, by_vertices: bool) -> Narration {
        let vertices = [support.index_p, support.index_q];
        if by_vertices && has_pair(support) { pair(vertices) } else { said(self.components(support.point)) }
    }

    /// Returns whether the runs differ only in the precision.
    fn differ_in_precision(&self) -> bool {
        differ_only(self.parted.variants, |it, other| Settings { precision: other.precision, ..it })
    }

    /// Makes one sentence from words about each run.
    fn each(&self, [one, other]: [Message; 2]) -> Message {
        message!(self, "comparison-each"; one, other)
    }

    fn support_value(&self, both: [&Iteration; 2], out: &mut Narration) {
        let (ends, goes) = if both[0].test == ReachTest::Rejected { (0, 1) } else { (1, 0) };
        let is_zero = both.map(|iteration| iteration.support_value) == [0.0; 2];
        let [by_distance, other_by_distance] = [ends, goes].map(|run| self.algorithm(run).measures());
        let rejects = match both[ends].support_value {
            _ if by_distance => "progress",
            0.0 => "zero",
            _ => "short",
        };
        let accepts = match both[goes].test {
            _ if by_distance && other_by_distance => "progress",
            _ if other_by_distance => "distance",
            ReachTest::Untested => "untested",
            _ if by_distance => "side",
            _ if is_zero => "strict",
            _ => "value",
        };
        let [value, other_value] = [ends, goes].map(|run| self.product(run, both));
        out.add(message!("comparison-reach";
            ends = self.run(ends), value, goes = self.run(goes), other_value, :rejects, :accepts,
            has_ended: self.ending(goes).is_some()
        ));
        self.same_point(both, is_zero && rejects == "zero", out);
        if self.differ_in_precision() && accepts == "value" {
            out.add(message!("comparison-roundoff"));
        }
    }

    /// Writes `A·v = 2480` or, if the directions of the runs differ in length, `A·v/|v| = 1.561`; with a note if the
    /// run treats it as 0.
    fn product(&self, run: usize, both: [&Iteration; 2]) -> Narration {
        let own = both[run];
        let supported =
            self.parted.variants[run].trace.events.get(own.events.start).and_then(Event::supported);
        let sign = supported.map_or_else(|| Sign::from(own.support_value), |supported| supported.sign);
        let v = Span::Direction;
        let product = if both[0].direction == both[1].direction {
            say!(A, "·", v, " = ", own.support_value)
        } else {
            say!(A, "·", v.clone(), "/|", v, "| = ", distance_along(own))
        };
        judged(product, own.support_value, sign)
    }

    /// Names the support point that both runs find: by its vertices if these are the same in both runs.
    fn same_point(&self, both: [&Iteration; 2], is_zero: bool, out: &mut Narration) {
        let [one, other] = both.map(|iteration| iteration.support);
        let by_vertices = has_pair(&one) && [one.index_p, one.index_q] == [other.index_p, other.index_q];
        let point = self.named(&one, by_vertices);
        let addition = match by_vertices || one.point == other.point {
            _ if is_zero => "zero",
            true => "none",
            false => "roundoff",
        };
        out.add(message!("comparison-same-point"; point, :addition));
    }

    fn end(&self, out: &mut Narration) {
        match [0, 1].map(|run| self.ending(run)) {
            [Some(_), Some(_)] => {
                out.add(message!("comparison-both-end"));
                let says =
                    |run| message!("comparison-says"; verdict = self.verdict(run), why = self.why(run));
                out.add(self.each([0, 1].map(says)));
            }
            [Some(_), None] => self.one_ends(0, out),
            [None, Some(_)] => self.one_ends(1, out),
            // The runs are equal, but one of them has more iterations.
            [None, None] => {
                let longer = usize::from(self.parted.iterations[0].is_none());
                out.add(message!("comparison-longer"; run = self.run(longer)));
            }
        }
    }

    fn one_ends(&self, ends: usize, out: &mut Narration) {
        let goes = 1 - ends;
        let next = self.iterations()[goes].and_then(|iteration| iteration.next_direction).unwrap_or_default();
        out.add(message!("comparison-one-ends";
            ends = self.run(ends), verdict = self.verdict(ends), why = self.why(ends), goes = self.run(goes),
            direction = self.components(next), has_direction: next != DVec3::ZERO
        ));
    }

    fn verdict(&self, run: usize) -> &'static str {
        self.parted.variants[run].trace.outcome.verdict.word()
    }

    /// Explains why a run ended in this iteration.
    fn why(&self, run: usize) -> Message {
        let is_settled =
            self.parted.iterations[run].is_some_and(|index| self.parted.runs[run].is_settled(index));
        let ending = self.ending(run).map_or("unknown", Termination::name);
        message!("comparison-why"; ending: if is_settled { "settled" } else { ending })
    }

    /// Describes a difference of the polytopes: they grow differently, one grows longer, or only one run has a
    /// polytope.
    fn growth(&self) -> Message {
        let [one, other] = self.parted.iterations.map(|index| index.is_some());
        let run = usize::from(!one);
        let polytopes = match self.parted.runs[1 - run].has_polytope() {
            _ if one && other => "both",
            true => "longer",
            false => "one",
        };
        message!("comparison-growth"; run = self.run(run), :polytopes)
    }

    /// Names the defects that make the runs diverge.
    fn symptoms(&self, out: &mut Narration) {
        for run in [0, 1] {
            let variant = self.parted.variants[run];
            let iteration =
                self.parted.iterations[run].and_then(|index| self.parted.runs[run].iterations.get(index));
            let steps = iteration.map(|iteration| iteration.events.clone()).unwrap_or_default();
            if let Some(words) = shown_in(variant.shapes, variant.trace, steps) {
                out.add(words);
            }
        }
    }
}

/// Writes a number that was compared with 0, with a note if it is nonzero but was treated as 0.
fn judged(number: impl Say, value: f64, sign: Sign) -> Narration {
    match sign {
        Sign::Zero if value != 0.0 => said(message!("comparison-near-zero"; value = number)),
        _ => said(number),
    }
}

/// Returns whether a support point has a vertex of each shape.
fn has_pair(support: &ComparedSupport) -> bool {
    support.index_p.is_some() && support.index_q.is_some()
}
