//! What was ruled about a region, in as few words as fit into it, and which step excluded it.

use glam::DVec3;

use super::number::short;
use super::region::reason;
use super::span::{Narration, Number, product, say};
use crate::geometry::Dimension;
use crate::gjk::{
    Algorithm, Event, FaceSide, Iteration, Letter, PlaneTest, Question, Region, Ruling, Simplex, Trace,
};

/// A few lines for the region itself: its name and what was ruled, with the number that excluded it or the step (its
/// number on screen, from 1) that did.
pub fn caption(
    region: Region,
    ruling: Ruling,
    tests: &[(PlaneTest, f64)],
    since: Option<usize>,
) -> Vec<String> {
    let (ruled, why) = match ruling {
        Ruling::Chosen => ("chosen", None),
        Ruling::NotAsked => ("not asked", None),
        Ruling::TestedAndOutside => {
            let number = evidence(tests, region).map(|(test, value)| measured(test.question, *value));
            ("tested, outside", number)
        }
        Ruling::ImpossibleSincePreviousDirection
        | Ruling::ImpossibleSinceReachTest
        | Ruling::ImpossibleSinceEarlierTest => {
            ("impossible", since.map(|step| format!("since step {step}")))
        }
    };
    [region.to_string(), ruled.to_owned()].into_iter().chain(why).collect()
}

/// `AB⟂·AO = −10416`: a test with its value, as it stands beside the line of the test.
pub fn measured(question: Question, value: f64) -> String {
    format!("{} = {}", product(question), short(value))
}

/// What a pointer on a region reads: the reason, the number, and the step to which a click leads.
pub fn region(trace: &Trace, step: usize, region: Region) -> Option<Narration> {
    let past = Past::of(trace);
    let turn = past.turns.get(past.turn_at(step)?)?;
    let (_, rulings) = past.rulings(turn, step)?;
    let (_, ruling) = rulings.iter().find(|(known, _)| *known == region)?;
    let mut out = Narration::default();
    out.append(reason(region, *ruling));
    if ruling.is_by_argument() && !is_secured(trace) {
        out.push(" That is Djonov’s argument; this run does not make sure that it holds.");
    }
    if *ruling == Ruling::TestedAndOutside
        && let Some((test, value)) = evidence(&past.tests(turn, step), region)
    {
        say!(&mut out; " ", test.question, " = ", Number(*value), ".");
    }
    if let Some(at) = past.excluded_at(step, region).filter(|at| *at != step) {
        let number = (at + 1).to_string();
        say!(&mut out; " Excluded at step ", number.as_str(), ": click to go there.");
    }
    Some(out)
}

/// Whether the run makes sure of what the argument about impossible regions takes for granted: each direction points from
/// the nearest part of the simplex towards the origin. Bittle's second direction is the first one turned round, and the
/// first face that sees the origin need not be the nearest; with a mistake made on purpose nothing is sure.
pub fn is_secured(trace: &Trace) -> bool {
    let is_careful = match trace.algorithm {
        Algorithm::Robust | Algorithm::Djonov | Algorithm::Distance => true,
        Algorithm::Winter | Algorithm::Cinkes => trace.dimension == Dimension::Two,
        Algorithm::Bittle => false,
    };
    is_careful && trace.defects.is_none()
}

/// The step (an index of [`Trace::events`]) that excluded a region of the simplex at hand at `step`: the support point
/// that passed the origin, the direction that pointed away, or the test or ruling of an earlier turn. None for the
/// chosen region, before there are rulings, and where the points have no common past.
pub fn excluded_at(trace: &Trace, step: usize, region: Region) -> Option<usize> {
    Past::of(trace).excluded_at(step, region)
}

/// The regions among these that were excluded, each with the step: see [`excluded_at`].
pub fn exclusions(trace: &Trace, step: usize, rulings: &[(Region, Ruling)]) -> Vec<(Region, usize)> {
    let past = Past::of(trace);
    rulings.iter().filter_map(|(region, _)| Some((*region, past.excluded_at(step, *region)?))).collect()
}

/// The test whose value says that the origin is not in the region, if one does.
pub(super) fn evidence(tests: &[(PlaneTest, f64)], region: Region) -> Option<&(PlaneTest, f64)> {
    let last = |says: &dyn Fn(Question, f64) -> bool| {
        tests.iter().rev().find(|(test, value)| says(test.question, *value))
    };
    let beyond = || last(&|question, value| matches!(question, Question::BeyondEdge { .. }) && value > 0.0);
    let direct = match region {
        Region::Edge(wanted) => last(&|question, value| match question {
            Question::BeyondEdge { edge, .. } => has_all(&edge, &wanted) && value <= 0.0,
            _ => false,
        })
        .or_else(|| {
            last(&|question, value| match question {
                Question::OverFace { face } => has_all(&face, &wanted) && value <= 0.0,
                _ => false,
            })
        }),
        Region::Face(wanted, side) => last(&|question, value| match question {
            Question::OverFace { face } => {
                has_all(&face, &wanted) && (value > 0.0) != (side == FaceSide::Above)
            }
            _ => false,
        })
        .or_else(|| {
            last(&|question, value| match question {
                Question::BeyondEdge { face, .. } => has_all(&face, &wanted) && value > 0.0,
                _ => false,
            })
        }),
        Region::Interior => {
            last(&|question, value| matches!(question, Question::OverFace { .. }) && value > 0.0)
        }
        Region::Vertex(letter) => last(&|question, value| match question {
            Question::Along { edge } => edge[0] == letter && value > 0.0,
            _ => false,
        }),
    };
    direct.or_else(beyond)
}

// ---- The past of a region -----------------------------------------------------------------------------------

/// A run turn by turn, to look back in.
struct Past<'a> {
    trace: &'a Trace,
    turns: Vec<Iteration>,
}

impl<'a> Past<'a> {
    fn of(trace: &'a Trace) -> Self {
        Self { trace, turns: trace.iterations() }
    }

    fn turn_at(&self, step: usize) -> Option<usize> {
        self.turns.iter().rposition(|turn| turn.events.start <= step)
    }

    fn excluded_at(&self, step: usize, region: Region) -> Option<usize> {
        let mut index = self.turn_at(step)?;
        let (mut region, mut until) = (region, step);
        loop {
            let turn = self.turns.get(index)?;
            let (ruled, rulings) = self.rulings(turn, until)?;
            let (known, ruling) = rulings.iter().find(|(known, _)| is_same(*known, region))?;
            match ruling {
                Ruling::Chosen => return None,
                Ruling::ImpossibleSinceReachTest => return Some(turn.events.start),
                Ruling::ImpossibleSincePreviousDirection => return Some(self.redirected_before(turn)),
                Ruling::NotAsked => return Some(ruled),
                Ruling::TestedAndOutside => return Some(self.tested_in(turn, *known).unwrap_or(ruled)),
                Ruling::ImpossibleSinceEarlierTest => {
                    region = self.renamed(index, *known)?;
                    index = index.checked_sub(1)?;
                    until = self.turns.get(index)?.events.end;
                }
            }
        }
    }

    /// The last rulings of a turn, as far as they are made at `step`, with their own step.
    fn rulings(&self, turn: &Iteration, step: usize) -> Option<(usize, &'a [(Region, Ruling)])> {
        let rulings = self.events(turn, step).filter_map(|(index, event)| match event {
            Event::Ruled { rulings } => Some((index, rulings.as_slice())),
            _ => None,
        });
        rulings.last()
    }

    fn tests(&self, turn: &Iteration, step: usize) -> Vec<(PlaneTest, f64)> {
        let tests = self.events(turn, step).filter_map(|(_, event)| match event {
            Event::Tested { test, value } => Some((*test, *value)),
            _ => None,
        });
        tests.collect()
    }

    /// The events of a turn with their steps, up to `step`.
    fn events(&self, turn: &Iteration, step: usize) -> impl Iterator<Item = (usize, &'a Event)> + use<'a> {
        let (start, end) = (turn.events.start, turn.events.end.min(step.saturating_add(1)));
        let events = self.trace.events.get(start..end).unwrap_or_default();
        events.iter().enumerate().map(move |(index, event)| (start + index, event))
    }

    /// The step of the test that excluded a region of this turn.
    fn tested_in(&self, turn: &Iteration, region: Region) -> Option<usize> {
        let (excluding, value) = evidence(&turn.tests, region)?;
        let is_it = |(_, event): &(usize, &Event)| matches!(event, Event::Tested { test, value: found } if test == excluding && found == value);
        self.events(turn, turn.events.end).filter(is_it).map(|(index, _)| index).last()
    }

    /// The step at which the direction came up that this turn searched along; for the first direction, which is given,
    /// the support point found with it.
    fn redirected_before(&self, turn: &Iteration) -> usize {
        let before = self.trace.events.get(..turn.events.start).unwrap_or_default();
        let redirected = before.iter().rposition(|event| matches!(event, Event::Redirected { .. }));
        redirected.unwrap_or(turn.events.start)
    }

    /// A region of the turn with this index by the letters of the turn before.
    fn renamed(&self, index: usize, region: Region) -> Option<Region> {
        let before = self.turns.get(index.checked_sub(1)?)?;
        let (then, now) = (self.simplex_of(index - 1)?, self.simplex_of(index)?);
        let old = |letter: Letter| {
            let old = *before.kept.get((letter as usize).checked_sub(1)?)?;
            let is_one = then.get(old).zip(now.get(letter)).is_some_and(|(then, now)| then == now);
            is_one.then_some(old)
        };
        Some(match region {
            Region::Vertex(a) => Region::Vertex(old(a)?),
            Region::Edge([a, b]) => Region::Edge([old(a)?, old(b)?]),
            Region::Face([a, b, c], side) => Region::Face([old(a)?, old(b)?, old(c)?], side),
            Region::Interior => return None,
        })
    }

    /// The simplex of a turn with the letters of that turn.
    fn simplex_of(&self, index: usize) -> Option<Simplex<DVec3>> {
        let turn = self.turns.get(index)?;
        let before = index.checked_sub(1).and_then(|before| self.turns.get(before));
        Some(before.map_or(Simplex::EMPTY, |before| before.simplex).with_newest(turn.support))
    }
}

/// Whether two regions belong to the same feature; letters may come in another order.
fn is_same(one: Region, other: Region) -> bool {
    match (one, other) {
        (Region::Edge(one), Region::Edge(other)) => has_all(&one, &other),
        (Region::Face(one, side), Region::Face(other, other_side)) => {
            has_all(&one, &other) && side == other_side
        }
        _ => one == other,
    }
}

fn has_all(letters: &[Letter], wanted: &[Letter]) -> bool {
    wanted.iter().all(|letter| letters.contains(letter))
}
