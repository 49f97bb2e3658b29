//! Whether a goal is reached.

use super::document::Goal;
use crate::figure::Analysis;
use crate::geometry::Dimension;
use crate::gjk::{self, Event, FaceSide, Letter, Query, Region, Settings, Verdict};
use crate::message::text;
use crate::scene::Scene;

/// The state against which a goal is checked.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    /// The scene of the page, as its author made it.
    pub start: &'a Scene,
    /// The current scene.
    pub scene: &'a Scene,
    /// The run of the current scene.
    pub analysis: &'a Analysis,
    /// The shown step, from 0.
    pub step: usize,
    /// The number of outcomes that occurred in Explore.
    pub outcomes: usize,
}

impl Goal {
    /// Phrases the goal as an instruction.
    pub fn words(&self) -> String {
        match self {
            Self::Verdict(verdict) => text!("lesson-goal-verdict"; verdict = verdict.word()),
            Self::Supports(least) => text!("lesson-goal-supports"; least = least.to_string()),
            Self::Region(name) => text!("lesson-goal-region"; region = name),
            Self::Gap(most) => text!("lesson-goal-gap"; most = most),
            Self::Depth(least) => text!("lesson-goal-depth"; least = least),
            Self::DisagreesWith(algorithm) => text!("lesson-goal-disagrees"; algorithm = algorithm.title()),
            Self::Wrong => text!("lesson-goal-wrong").to_owned(),
            Self::Right => text!("lesson-goal-right").to_owned(),
            Self::Moved => text!("lesson-goal-moved").to_owned(),
            Self::Outcomes(least) => text!("lesson-goal-outcomes"; least = least.to_string()),
            Self::AtEnd => text!("lesson-goal-at-end").to_owned(),
            Self::All(goals) => joined(goals, |one, other| text!("words-and"; one = one, other = other)),
            Self::Any(goals) => joined(goals, |one, other| text!("words-or"; one = one, other = other)),
        }
    }
}

impl Goal {
    /// Lists the regions that a goal may name, for a simplex in this dimension.
    pub fn regions(dimension: Dimension) -> Vec<String> {
        let letters = &Letter::ALL[..=dimension.count()];
        let mut regions: Vec<Region> = letters.iter().copied().map(Region::Vertex).collect();
        for (number, a) in letters.iter().enumerate() {
            regions.extend(letters[number + 1..].iter().map(|b| Region::Edge([*a, *b])));
        }
        if dimension == Dimension::Three {
            // As published codes name them: counterclockwise seen from outside.
            let [a, b, c, d] = Letter::ALL;
            for face in [[a, b, c], [a, c, d], [a, d, b], [b, c, d]] {
                regions.extend([FaceSide::Above, FaceSide::Below].map(|side| Region::Face(face, side)));
            }
        }
        regions.push(Region::Interior);
        regions.iter().map(Region::to_string).collect()
    }

    /// Returns the number of outcomes that the goal requires; a scene alone produces none.
    pub(super) fn outcomes(&self) -> Option<usize> {
        match self {
            Self::Outcomes(least) => Some(*least),
            Self::All(goals) | Self::Any(goals) => goals.iter().find_map(Self::outcomes),
            _ => None,
        }
    }
}

fn joined(goals: &[Goal], join: fn(String, String) -> String) -> String {
    goals.iter().map(Goal::words).reduce(join).unwrap_or_default()
}

impl Moment<'_> {
    /// Returns whether the goal is reached.
    pub fn reaches(&self, goal: &Goal) -> bool {
        let Analysis { trace, reference, .. } = self.analysis;
        match goal {
            Goal::Verdict(verdict) => reference.verdict == *verdict,
            Goal::Supports(least) => trace.outcome.supports >= *least,
            Goal::Region(name) => {
                trace.events.iter().filter_map(Event::ruled).any(|ruled| ruled.chosen.to_string() == *name)
            }
            Goal::Gap(most) => {
                reference.verdict == Verdict::Separate
                    && self.length().is_some_and(|[_, upper]| upper <= *most)
            }
            Goal::Depth(least) => {
                reference.verdict == Verdict::Overlap
                    && self.length().is_some_and(|[lower, _]| lower >= *least)
            }
            Goal::DisagreesWith(algorithm) => {
                algorithm.refusal(self.scene.dimension).is_none() && {
                    let settings = Settings { algorithm: *algorithm, ..self.scene.query };
                    self.decide(settings) != reference.verdict
                }
            }
            Goal::Wrong => trace.outcome.verdict != reference.verdict,
            Goal::Right => trace.outcome.verdict == reference.verdict,
            Goal::Moved => self.scene.bodies[1] != self.start.bodies[1],
            Goal::Outcomes(least) => self.outcomes >= *least,
            Goal::AtEnd => self.step + 1 >= trace.steps(),
            Goal::All(goals) => goals.iter().all(|goal| self.reaches(goal)),
            Goal::Any(goals) => goals.iter().any(|goal| self.reaches(goal)),
        }
    }

    fn decide(&self, settings: Settings) -> Verdict {
        let [p, q] = &self.analysis.convexes;
        gjk::decide(&Query { p, q, dimension: self.scene.dimension, settings }).verdict
    }

    /// Lower and upper bounds on the true separation or depth, in scene units.
    fn length(&self) -> Option<[f64; 2]> {
        let [p, q] = &self.analysis.convexes;
        let query = Query { p, q, dimension: self.scene.dimension, settings: self.scene.query.sound() };
        query.measure().map(|measured| measured.bounds)
    }
}
