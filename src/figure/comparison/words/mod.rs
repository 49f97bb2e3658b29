//! The first divergence of two runs in words: the decision that differs, and the reason.

mod directions;
mod points;
mod regions;
mod told;

use glam::DVec3;

use super::first_difference::Kind;
use super::run::{Run, Support, distance_along};
use super::variant::{Variant, differ_only, subjects};
use crate::figure::narration::answer_word;
use crate::figure::narration::message::{Message, message};
use crate::figure::narration::span::{Components, Narration, Number, Say, Span, say};
use crate::figure::narration::symptom::shown_in;
use crate::geometry::Side;
use crate::gjk::Letter::A;
use crate::gjk::{Algorithm, Event, Iteration, ReachTest, Settings, Sign, Simplex, Termination};

/// Two runs, and the iterations in which they diverge.
pub(super) struct Parted<'a> {
    pub(super) variants: [Variant<'a>; 2],
    pub(super) runs: &'a [Run<'a>; 2],
    /// The iteration of each run; its next one, if only the other run has an iteration here.
    pub(super) iterations: [Option<usize>; 2],
    pub(super) kind: Kind,
}

/// Describes the decision that differs, and the reason.
pub(super) fn parted(parted: &Parted<'_>) -> Narration {
    let mut out = Narration::default();
    let context = Context { parted, subjects: subjects(parted.variants) };
    let is_external = parted.variants.iter().any(|variant| variant.trace.external.is_some());
    match parted.kind {
        Kind::Start | Kind::Support if is_external => context.told_points(&mut out),
        Kind::Reach if is_external => context.told_reach(&mut out),
        Kind::Region | Kind::Order if is_external => context.told_simplices(&mut out),
        Kind::End if is_external => context.told_ends(&mut out),
        Kind::Start => context.start(&mut out),
        Kind::Support => context.support(&mut out),
        Kind::Reach => context.reach(&mut out),
        Kind::Region => context.region(&mut out),
        Kind::Order => context.order(&mut out),
        Kind::Direction => context.direction(&mut out),
        Kind::End => context.end(&mut out),
        Kind::Growth => context.growth(&mut out),
    }
    if !is_external {
        context.symptoms(&mut out);
    }
    out
}

/// Describes the outcomes of both runs: `Both runs say OVERLAP: Winter’s code after 6 support points, Djonov’s code
/// after 8.`
pub(super) fn both_outcomes(variants: [Variant<'_>; 2], have_parted: bool) -> Narration {
    let mut out = Narration::default();
    let [one, other] = variants.map(|variant| variant.trace.outcome);
    let [first, second] = subjects(variants);
    if !have_parted {
        add(&mut out, message!("comparison-no-difference"));
    }
    let verdict = one.verdict.word();
    let count = message!("comparison-count"; count: one.supports);
    let other_count = other.supports.to_string();
    let start = first.clone().capitalised();
    add(
        &mut out,
        if one.verdict != other.verdict {
            let other_verdict = other.verdict.word();
            message!("comparison-verdicts"; First = start.clone(), verdict = verdict, count = count, second = second.clone(), other_verdict = other_verdict, other_count = other_count)
        } else if one.supports == other.supports {
            message!("comparison-same-end"; verdict = verdict, count = count)
        } else {
            message!("comparison-same-verdict"; verdict = verdict, first = first, count = count, second = second.clone(), other_count = other_count)
        },
    );
    if one.verdict == other.verdict && one.answer != other.answer {
        let [answer, other_answer] = [one, other].map(|outcome| answer_word(outcome.answer));
        add(
            &mut out,
            message!("comparison-answers"; First = start, answer = answer, second = second, other_answer = other_answer),
        );
    }
    out
}

/// Adds a sentence.
fn add(out: &mut Narration, sentence: Message) {
    if !out.spans().is_empty() {
        out.push(" ");
    }
    out.push(sentence);
}

/// The words around two iterations.
struct Context<'a> {
    parted: &'a Parted<'a>,
    subjects: [Narration; 2],
}

impl Context<'_> {
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

    /// Names the run at the start of a sentence.
    fn start_with(&self, run: usize) -> Narration {
        self.run(run).capitalised()
    }

    fn algorithm(&self, run: usize) -> Algorithm {
        self.parted.variants[run].trace.algorithm
    }

    fn components(&self, vector: DVec3) -> Components {
        Components(vector, self.parted.variants[0].trace.dimension)
    }

    /// Names a support point by its vertices, which it must have, or by its coordinates.
    fn named(&self, support: &Support, by_vertices: bool) -> Narration {
        let mut name = Narration::default();
        if let (true, Some(p), Some(q)) = (by_vertices, support.index_p, support.index_q) {
            say!(&mut name; Span::Vertex(Side::P, p), " − ", Span::Vertex(Side::Q, q));
        } else {
            name.push(self.components(support.point));
        }
        name
    }

    /// Returns whether the runs differ only in the precision.
    fn differ_in_precision(&self) -> bool {
        differ_only(self.parted.variants, |it, other| Settings { precision: other.precision, ..it })
    }

    /// Makes one sentence from words about each run.
    fn each(&self, [one, other]: [Message; 2]) -> Message {
        message!("comparison-each"; First = self.start_with(0), one = one, second = self.run(1), other = other)
    }

    fn reach(&self, out: &mut Narration) {
        let Some(both) = self.both() else { return };
        let (ends, goes) = if both[0].test == ReachTest::Rejected { (0, 1) } else { (1, 0) };
        let is_zero = both.map(|iteration| iteration.reach) == [0.0; 2];
        let [by_distance, other_by_distance] =
            [ends, goes].map(|run| self.algorithm(run) == Algorithm::Distance);
        let rejects = match both[ends].reach {
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
        let then = if self.ending(goes).is_none() { "on" } else { "end" };
        let [value, other_value] = [ends, goes].map(|run| self.product(run, both));
        add(
            out,
            message!("comparison-reach"; Ends = self.start_with(ends), value = value, goes = self.run(goes), other_value = other_value, rejects: rejects, accepts: accepts, then: then),
        );
        self.same_point(both, is_zero && rejects == "zero", out);
        if self.differ_in_precision() && accepts == "value" {
            add(out, message!("comparison-roundoff"));
        }
    }

    /// Writes `A·v = 2480` or, if the directions of the runs differ in length, `A·v/|v| = 1.561`; with a note if the
    /// run treats it as 0.
    fn product(&self, run: usize, both: [&Iteration; 2]) -> Narration {
        let own = both[run];
        let sign = match self.parted.variants[run].trace.events.get(own.events.start) {
            Some(Event::Supported(supported)) => supported.sign,
            _ => Sign::from(own.reach),
        };
        let mut product = Narration::default();
        if both[0].direction == both[1].direction {
            say!(&mut product; A, "·", Span::Direction, " = ", Number(own.reach));
        } else {
            let distance = Number(distance_along(own));
            say!(&mut product; A, "·", Span::Direction, "/|", Span::Direction, "| = ", distance);
        }
        judged(product, own.reach, sign)
    }

    /// Names the support point that both find: by its vertices, if both have the same.
    fn same_point(&self, both: [&Iteration; 2], is_zero: bool, out: &mut Narration) {
        let [one, other] = both.map(|iteration| iteration.support);
        let by_vertices = has_pair(&one) && [one.index_p, one.index_q] == [other.index_p, other.index_q];
        let point = self.named(&one, by_vertices);
        let addition = if is_zero {
            "zero"
        } else if by_vertices || one.point == other.point {
            "none"
        } else {
            "roundoff"
        };
        add(out, message!("comparison-same-point"; point = point, addition: addition));
    }

    fn end(&self, out: &mut Narration) {
        match [0, 1].map(|run| self.ending(run)) {
            [Some(_), Some(_)] => {
                add(out, message!("comparison-both-end"));
                let says = [0, 1]
                    .map(|run| message!("comparison-says"; verdict = self.verdict(run), why = self.why(run)));
                add(out, self.each(says));
            }
            [Some(_), None] => self.one_ends(0, out),
            [None, Some(_)] => self.one_ends(1, out),
            // One of the two has more iterations, all else being equal.
            [None, None] => {
                let longer = usize::from(self.parted.iterations[0].is_none());
                add(out, message!("comparison-longer"; run = self.run(longer)));
            }
        }
    }

    fn one_ends(&self, ends: usize, out: &mut Narration) {
        let goes = 1 - ends;
        let next = self.iterations()[goes].and_then(|iteration| iteration.next_direction).unwrap_or_default();
        let known = if next == DVec3::ZERO { "no" } else { "yes" };
        let (verdict, why) = (self.verdict(ends), self.why(ends));
        add(
            out,
            message!("comparison-one-ends"; Ends = self.start_with(ends), verdict = verdict, why = why, goes = self.run(goes), direction = self.components(next), known: known),
        );
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

    /// Explains that the polytopes of the runs differ, or that only one run has a polytope.
    fn growth(&self, out: &mut Narration) {
        let [one, other] = self.parted.iterations.map(|index| index.is_some());
        let run = usize::from(!one);
        let polytopes = if one && other {
            "both"
        } else if self.parted.runs[1 - run].has_polytope() {
            "longer"
        } else {
            "one"
        };
        add(out, message!("comparison-growth"; run = self.run(run), polytopes: polytopes));
    }

    /// Names the defects that make the runs diverge.
    fn symptoms(&self, out: &mut Narration) {
        for run in [0, 1] {
            let variant = self.parted.variants[run];
            let iteration =
                self.parted.iterations[run].and_then(|index| self.parted.runs[run].iterations.get(index));
            let steps = iteration.map(|iteration| iteration.events.clone()).unwrap_or_default();
            if let Some(words) = shown_in(variant.shapes, variant.trace, steps) {
                out.push(" ");
                out.append(words);
            }
        }
    }
}

/// Writes a number that was compared with 0, with a note if it is nonzero but was treated as 0.
fn judged(number: impl Say, value: f64, sign: Sign) -> Narration {
    let mut judged = Narration::default();
    if sign == Sign::Zero && value != 0.0 {
        judged.push(message!("comparison-near-zero"; value = number));
    } else {
        judged.push(number);
    }
    judged
}

/// Returns whether a support point has a vertex of each shape.
fn has_pair(support: &Support) -> bool {
    support.index_p.is_some() && support.index_q.is_some()
}
