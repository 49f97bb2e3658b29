//! Where two runs part: which decision differed, and why.

mod points;
mod told;

use glam::DVec3;

use super::first_difference::Kind;
use super::run::{Run, distance_along};
use super::variant::{Variant, subjects};
use crate::figure::narration::answer_word;
use crate::figure::narration::feature::{Feature, Nearest};
use crate::figure::narration::span::{
    Components, Listed, Narration, Number, Say, Span, VertexOf, capital, say,
};
use crate::figure::narration::symptom::{over, shown_in};
use crate::figure::narration::test::first_face_wins;
use crate::geometry::Side;
use crate::gjk::Letter::{A, B, C, D};
use crate::gjk::{
    Algorithm, Iteration, Letter, Question, ReachTest, Region, Sign, Simplex, Termination, Tested,
};
use crate::words::counted;

/// Two runs and the iterations in which they part.
pub(super) struct Parted<'a> {
    pub(super) variants: [Variant<'a>; 2],
    pub(super) runs: &'a [Run<'a>; 2],
    /// The iteration of each; the next one, where only the other has it.
    pub(super) iterations: [Option<usize>; 2],
    pub(super) kind: Kind,
}

/// Which decision differed, and why.
pub(super) fn parted(parted: &Parted<'_>) -> Narration {
    let mut out = Narration::default();
    let context = Context { parted, subjects: subjects(parted.variants) };
    if parted.variants.iter().any(|variant| variant.trace.external.is_some()) {
        context.told(&mut out);
        return out;
    }
    match parted.kind {
        Kind::Start => context.start(&mut out),
        Kind::Support => context.support(&mut out),
        Kind::Reach => context.reach(&mut out),
        Kind::Region => context.region(&mut out),
        Kind::Order => context.order(&mut out),
        Kind::Direction => context.direction(&mut out),
        Kind::End => context.end(&mut out),
        Kind::Growth => out.push("The queries agree; from here on the polytopes grow by other facets."),
    }
    context.symptoms(&mut out);
    out
}

/// How both runs came out: `Both say OVERLAP, after 6 and 8 supports.`
pub(super) fn both_outcomes(variants: [Variant<'_>; 2], have_parted: bool) -> Narration {
    let mut out = Narration::default();
    let [one, other] = variants.map(|variant| variant.trace.outcome);
    let [first, second] = subjects(variants);
    if !have_parted {
        out.push("Both take the same decisions in every iteration. ");
    }
    let counts = [one, other].map(|outcome| counted(outcome.supports, "support"));
    let [first_count, second_count] = counts.each_ref().map(String::as_str);
    if one.verdict != other.verdict {
        say!(&mut out; capital(&first).as_str(), " says ", one.verdict.word(), " after ", first_count);
        say!(&mut out; ", ", second.as_str(), " ", other.verdict.word(), " after ", second_count, ".");
    } else if one.supports == other.supports {
        say!(&mut out; "Both say ", one.verdict.word(), ", after ", first_count, ".");
    } else {
        say!(&mut out; "Both say ", one.verdict.word(), ": ", first.as_str(), " after ", first_count);
        say!(&mut out; ", ", second.as_str(), " after ", second_count, ".");
    }
    if one.verdict == other.verdict && one.answer != other.answer {
        let [one, other] = [one, other].map(|outcome| answer_word(outcome.answer));
        say!(&mut out; " As an answer that is ", one, " for ", first.as_str(), " and ", other, " for ");
        say!(&mut out; second.as_str(), ".");
    }
    out
}

/// The words around two iterations.
struct Context<'a> {
    parted: &'a Parted<'a>,
    subjects: [String; 2],
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

    fn first(&self, run: usize) -> String {
        capital(&self.subjects[run])
    }

    fn algorithm(&self, run: usize) -> Algorithm {
        self.parted.variants[run].trace.algorithm
    }

    fn components(&self, vector: DVec3) -> Components {
        Components(vector, self.parted.variants[0].trace.dimension)
    }

    fn differ_in_precision(&self) -> bool {
        let [one, other] = self.parted.variants;
        one.trace.precision != other.trace.precision
    }

    // ---- The reach test -------------------------------------------------------------------------------------

    fn reach(&self, out: &mut Narration) {
        let Some(both) = self.both() else { return };
        let (ends, goes_on) = if both[0].test == ReachTest::Rejected { (0, 1) } else { (1, 0) };
        let reaches = both.map(|iteration| iteration.reach);
        say!(out; "Both find ", ParentPair(both[0]), ". ");
        if reaches == [0.0; 2] {
            say!(out; A, "·", Span::Direction, " is 0 (exactly). ", self.first(ends).as_str());
            say!(out; " rejects at 0 (“≤”) and ends; ", self.subjects[goes_on].as_str());
            if both[goes_on].test == ReachTest::Untested {
                out.push(" does not test this point and goes on.");
            } else {
                out.push(" rejects only below 0 (“<”) and goes on.");
            }
            return;
        }
        if self.algorithm(ends) == Algorithm::Distance && self.algorithm(goes_on) != Algorithm::Distance {
            say!(out; "That is no nearer to the origin than the nearest point so far, so ");
            say!(out; self.subjects[ends].as_str(), " ends; ", self.subjects[goes_on].as_str());
            say!(out; " asks only whether ", A, " passed the origin, and goes on.");
            return;
        }
        let product = |run: usize| ReachValue { both, run };
        say!(out; "For ", self.subjects[ends].as_str(), " ", product(ends));
        out.push(" falls short, and it ends; ");
        if both[goes_on].test == ReachTest::Untested {
            say!(out; self.subjects[goes_on].as_str(), " does not test this point and goes on.");
        } else {
            say!(out; "for ", self.subjects[goes_on].as_str(), " ", product(goes_on), " passes.");
        }
        if self.differ_in_precision() {
            out.push(" The numbers differ by roundoff.");
        }
    }

    // ---- Regions --------------------------------------------------------------------------------------------

    fn region(&self, out: &mut Narration) {
        let Some(both) = self.both() else { return };
        let [one, other] = [0, 1].map(|run| (both[run].region, self.kept(run, both[run])));
        say!(out; self.first(0).as_str(), " finds the origin ", FoundRegion(one.0), one.1);
        say!(out; "; ", self.subjects[1].as_str(), " finds it ", FoundRegion(other.0), other.1, ". ");
        if self.first_face(out) || self.opposite_signs(both, out) {
            return;
        }
        for run in [0, 1] {
            self.asked(run, both[run], out);
        }
    }

    fn kept(&self, run: usize, iteration: &Iteration) -> Keeps {
        let has_ended =
            self.parted.iterations[run].and_then(|index| self.parted.runs[run].ending(index)).is_some();
        Keeps(if has_ended { Vec::new() } else { iteration.kept.clone() })
    }

    /// Several faces see the origin, and one run takes the first.
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
        let seeing: Vec<([Letter; 3], f64)> = [[A, B, C], [A, C, D], [A, D, B]]
            .into_iter()
            .map(|face| (face, over(&simplex, face)))
            .filter(|(_, value)| *value > 0.0)
            .collect();
        if simplex.len() != 4 || seeing.len() < 2 {
            return false;
        }
        say!(out; if seeing.len() == 2 { "Two" } else { "Three" }, " faces see the origin: ");
        for (index, (face, value)) in seeing.iter().enumerate() {
            let separator = if index == 0 { "" } else { " and " };
            say!(out; separator, *face, " (", Question::OverFace { face: *face }, " = ", Number(*value), ")");
        }
        say!(out; ". ", self.first(hasty).as_str(), " takes the first, ", seeing[0].0, ", and asks no other; ");
        say!(out; self.subjects[1 - hasty].as_str(), " asks on which side of the edge between them the origin is.");
        true
    }

    /// The same question, answered with another sign.
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
            (is_positive(tested) != is_positive(twin)).then_some((question, [tested.value, twin.value]))
        });
        let Some((question, [one, other])) = opposite.filter(|_| same_letters) else { return false };
        say!(out; "They part at the sign of ", question, ": ", Number(one), " for ", self.subjects[0].as_str());
        say!(out; ", ", Number(other), " for ", self.subjects[1].as_str());
        out.push(if self.differ_in_precision() { ", by roundoff." } else { "." });
        true
    }

    /// The tests of a run in this iteration, with the numbers.
    fn asked(&self, run: usize, iteration: &Iteration, out: &mut Narration) {
        if iteration.tests.is_empty() {
            say!(out; self.first(run).as_str(), " asks nothing here. ");
            return;
        }
        say!(out; self.first(run).as_str(), " asks ");
        for (index, tested) in iteration.tests.iter().enumerate() {
            say!(out; if index == 0 { "" } else { ", " }, tested.test.question, " = ", Number(tested.value));
        }
        out.push(". ");
    }

    // ---- What follows ---------------------------------------------------------------------------------------

    fn order(&self, out: &mut Narration) {
        let Some([one, other]) = self.both() else { return };
        say!(out; "Both keep the same triangle, but ", self.subjects[0].as_str(), " as ", Listed(&one.kept));
        say!(out; " and ", self.subjects[1].as_str(), " as ", Listed(&other.kept));
        out.push(": one of them has turned it over, so that its next tetrahedron has its normals outside.");
    }

    fn direction(&self, out: &mut Narration) {
        let Some(both) = self.both() else { return };
        let next = both.map(|iteration| iteration.next_direction.unwrap_or_default());
        out.push("Both keep the same points, but ");
        for run in [0, 1] {
            say!(out; self.subjects[run].as_str(), if run == 0 { " looks" } else { "" }, " next along ");
            if run == 0 {
                say!(out; Span::Direction, " = ");
            }
            say!(out; self.components(next[run]), if run == 0 { ", " } else { "." });
        }
        if let Some(zero) = next.iter().position(|it| *it == DVec3::ZERO) {
            say!(out; " The origin is on the simplex: at right angles to it and towards the origin there is only the ");
            say!(out; "zero vector. ", self.first(zero).as_str(), " uses it; ", self.subjects[1 - zero].as_str());
            out.push(" takes a direction beside it, to see whether the difference goes on there.");
        } else if both[0].simplex.len() == 1 && self.parted.iterations == [Some(0); 2] {
            for run in [0, 1] {
                let word = if next[run] == -both[run].direction {
                    " turns the first direction round"
                } else {
                    " goes from the point straight to the origin"
                };
                say!(out; if run == 0 { " " } else { "; " });
                let subject = if run == 0 { self.first(run) } else { self.subjects[run].clone() };
                say!(out; subject.as_str(), word);
            }
            out.push(".");
        }
    }

    fn end(&self, out: &mut Narration) {
        let endings = [0, 1]
            .map(|run| self.parted.iterations[run].and_then(|index| self.parted.runs[run].ending(index)));
        match endings {
            [Some(one), Some(other)] => {
                let verdicts = self.parted.variants.map(|variant| variant.trace.outcome.verdict.word());
                say!(out; "Both end here. ", self.first(0).as_str(), " says ", verdicts[0], Why(one));
                say!(out; "; ", self.subjects[1].as_str(), " says ", verdicts[1], Why(other), ".");
            }
            [Some(ending), None] => self.one_ends(0, ending, out),
            [None, Some(ending)] => self.one_ends(1, ending, out),
            [None, None] => self.is_longer(out),
        }
    }

    fn one_ends(&self, run: usize, ending: Termination, out: &mut Narration) {
        let verdict = self.parted.variants[run].trace.outcome.verdict.word();
        say!(out; self.first(run).as_str(), " ends here with ", verdict, Why(ending), "; ");
        say!(out; self.subjects[1 - run].as_str(), " goes on");
        let other = self.iterations()[1 - run].and_then(|iteration| iteration.next_direction);
        if let Some(direction) = other.filter(|it| *it != DVec3::ZERO) {
            say!(out; " along ", Span::Direction, " = ", self.components(direction));
        }
        out.push(".");
    }

    /// One of the two has more iterations, all else being equal.
    fn is_longer(&self, out: &mut Narration) {
        let longer = usize::from(self.parted.iterations[0].is_none());
        say!(out; self.first(longer).as_str(), " goes on from here, ", self.subjects[1 - longer].as_str());
        out.push(" does not.");
    }

    /// Names the defects that make the runs part.
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

/// `p2 − q0 = (4, 2)` without the place: the support point by its parents.
struct ParentPair<'a>(&'a Iteration);

impl Say for ParentPair<'_> {
    fn say(self, out: &mut Narration) {
        let support = &self.0.support;
        say!(out; VertexOf(Side::P, support.index_p), " − ", VertexOf(Side::Q, support.index_q));
    }
}

/// `A·v = 2480`, or, where the directions of two runs differ in length, `A·v/|v| = 1.561`.
struct ReachValue<'a> {
    both: [&'a Iteration; 2],
    run: usize,
}

impl Say for ReachValue<'_> {
    fn say(self, out: &mut Narration) {
        let own = self.both[self.run];
        if self.both[0].direction == self.both[1].direction {
            say!(out; A, "·", Span::Direction, " = ", Number(own.reach));
        } else {
            say!(out; A, "·", Span::Direction, "/|", Span::Direction, "| = ", Number(distance_along(own)));
        }
    }
}

/// `nearest to edge AD`.
struct FoundRegion(Option<Region>);

impl Say for FoundRegion {
    fn say(self, out: &mut Narration) {
        match self.0 {
            Some(Region::Interior) => out.push("inside the simplex"),
            Some(region @ Region::Face(..)) => say!(out; "nearest to ", Feature(region)),
            Some(region) => out.push(Nearest(region)),
            None => out.push("in no region"),
        }
    }
}

/// ` and keeps A, D and B`.
struct Keeps(Vec<Letter>);

impl Say for Keeps {
    fn say(self, out: &mut Narration) {
        if !self.0.is_empty() {
            say!(out; " and keeps ", Listed(&self.0));
        }
    }
}

/// ` since …`: why a run ended.
struct Why(Termination);

impl Say for Why {
    fn say(self, out: &mut Narration) {
        out.push(match self.0 {
            Termination::SeparatingAxis => ", since the point falls short of the origin",
            Termination::OriginEnclosed => ", since the origin is inside",
            Termination::OriginOnBoundary => ", since the origin is on the boundary",
            Termination::ZeroDirection => ", since a reach of 0 along a zero direction counts as a rejection",
            Termination::Degenerate => ", since all three faces seem to see the origin",
            Termination::Converged => ", since nothing is gained any more",
            Termination::Cycle { .. } => ", since the same simplex and direction have come back",
            Termination::IterationLimit => ", since its limit is reached",
            Termination::External => "",
        });
    }
}
