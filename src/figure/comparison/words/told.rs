//! Where a run that another program has told parts from one of ours: only what it says can differ.

use super::super::first_difference::Kind;
use super::{Context, ParentPair, Why};
use crate::figure::narration::answer_word;
use crate::figure::narration::span::{Listed, Narration, Number, Span, say};
use crate::gjk::Letter::A;
use crate::gjk::{Letter, ReachTest, Simplex, Termination};

impl Context<'_> {
    /// Which decision differed.
    pub(super) fn told(&self, out: &mut Narration) {
        match self.parted.kind {
            Kind::Start | Kind::Support => self.told_points(out),
            Kind::Reach => self.told_reach(out),
            Kind::Region | Kind::Order => self.told_simplices(out),
            Kind::Direction => self.direction(out),
            Kind::End => self.told_ends(out),
            Kind::Growth => out.push("The queries agree; from here on only one of them measures."),
        }
    }

    fn told_points(&self, out: &mut Narration) {
        let Some(both) = self.both() else { return };
        for run in [0, 1] {
            let has_direction =
                self.parted.iterations[run].is_some_and(|index| self.parted.runs[run].has_direction(index));
            let subject = if run == 0 { self.first(run) } else { self.subjects[run].clone() };
            say!(out; subject.as_str(), " finds ", ParentPair(both[run]), " = ");
            say!(out; self.components(both[run].support.point));
            if has_direction {
                say!(out; " along ", Span::Direction, " = ", self.components(both[run].direction));
            }
            out.push(if run == 0 { "; " } else { "." });
        }
    }

    fn told_reach(&self, out: &mut Narration) {
        let Some(both) = self.both() else { return };
        let (ends, goes_on) = if both[0].test == ReachTest::Rejected { (0, 1) } else { (1, 0) };
        say!(out; "Both find ", ParentPair(both[0]), ". ", self.first(ends).as_str(), " ends with it");
        if both[ends].direction != glam::DVec3::ZERO {
            say!(out; ", where ", A, "·", Span::Direction, " = ", Number(both[ends].reach));
        }
        say!(out; "; ", self.subjects[goes_on].as_str(), " goes on.");
    }

    fn told_simplices(&self, out: &mut Narration) {
        let Some(both) = self.both() else { return };
        let mut kept = [Vec::new(), Vec::new()];
        for run in [0, 1] {
            kept[run] = letters_of(&self.lettered(run), &both[run].simplex);
        }
        say!(out; self.first(0).as_str(), " keeps ", Listed(&kept[0]), "; ");
        say!(out; self.subjects[1].as_str(), " keeps ", Listed(&kept[1]), ".");
    }

    fn told_ends(&self, out: &mut Narration) {
        let endings: [Option<Termination>; 2] = [0, 1]
            .map(|run| self.parted.iterations[run].and_then(|index| self.parted.runs[run].ending(index)));
        for (run, ending) in endings.into_iter().enumerate() {
            let outcome = &self.parted.variants[run].trace.outcome;
            let subject = if run == 0 { self.first(run) } else { self.subjects[run].clone() };
            match ending {
                Some(ending) => {
                    say!(out; subject.as_str(), " ends here and answers ", answer_word(outcome.answer), Why(ending));
                }
                None if self.parted.iterations[run].is_some() => say!(out; subject.as_str(), " goes on"),
                None => say!(out; subject.as_str(), " has ended before"),
            }
            out.push(if run == 0 { "; " } else { "." });
        }
    }
}

/// The letters of the points that are kept, as they stood when the newest came.
fn letters_of(lettered: &Simplex<glam::DVec3>, kept: &Simplex<glam::DVec3>) -> Vec<Letter> {
    let letter = |point: &crate::geometry::SupportPoint<glam::DVec3>| {
        lettered.lettered().find(|(_, there)| there.point == point.point).map(|(letter, _)| letter)
    };
    kept.points().iter().filter_map(letter).collect()
}
