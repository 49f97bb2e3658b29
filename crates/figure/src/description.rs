//! A step in words, for those who do not see the pictures: the shapes, P ⊖ Q, the simplex, the regions and the reason
//! for each, in the [spoken form](spoken).
//!
//! Sentences about the run are those of the step and of its regions, so each expresses a checked claim.

use glam::DVec3;

use crate::analysis::Analysis;
use crate::explain::claim;
use crate::geometry::Side;
use crate::gjk::State;
use crate::message::text;
use crate::narration::{Digits, Explanation, reason, region_name};
use crate::scene::Scene;
use crate::spoken::spoken;

/// Maximum number of vertices that are named with their places.
const MAX_VERTICES: usize = 12;

/// How much a description says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DescriptionLength {
    /// The decision of the step.
    Short,
    /// The decision with its numbers, and the simplex.
    #[default]
    Medium,
    /// All of it, with the shapes, their difference and every region.
    Long,
}

impl DescriptionLength {
    /// All lengths, the shortest first.
    pub const ALL: [Self; 3] = [Self::Short, Self::Medium, Self::Long];

    /// Returns the name for a button.
    pub fn title(self) -> &'static str {
        match self {
            Self::Short => text!("description-short.title"),
            Self::Medium => text!("description-medium.title"),
            Self::Long => text!("description-long.title"),
        }
    }

    /// Returns what a description of this length says, for the help of the command line.
    pub fn description(self) -> &'static str {
        match self {
            Self::Short => text!("description-short"),
            Self::Medium => text!("description-medium"),
            Self::Long => text!("description-long"),
        }
    }

    /// Returns the name, as on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Short => "short",
            Self::Medium => "medium",
            Self::Long => "long",
        }
    }
}

/// Describes a step (clamped to the last) of the run of a scene, one thing a line. The `words` are those of the step.
pub fn describe(
    (scene, analysis): (&Scene, &Analysis),
    step: usize,
    words: &Explanation,
    length: DescriptionLength,
) -> String {
    let trace = &analysis.trace;
    let last = trace.steps().saturating_sub(1);
    let step = step.min(last);
    let state = analysis.state(step);
    let description = Description { scene, analysis, state: &state };
    let (number, count) = ((step + 1).to_string(), trace.steps().to_string());
    let mut lines = vec![text!("description-step"; step = number, steps = count)];
    if length == DescriptionLength::Long {
        lines.extend(Side::BOTH.map(|side| description.shape(side)));
        lines.extend(description.difference());
    }
    lines.push(match length {
        DescriptionLength::Short => words.claim.to_plain(),
        DescriptionLength::Medium => words.brief().to_plain(),
        DescriptionLength::Long => words.whole().to_plain(),
    });
    if length != DescriptionLength::Short {
        lines.extend(description.changes());
        lines.push(description.simplex());
        lines.extend(description.direction());
    }
    if length == DescriptionLength::Long {
        let rulings = claim::regions(trace, &state).into_iter();
        lines.extend(rulings.map(|it| {
            let (region, reason) =
                (region_name(it.region), reason(it.region, it.ruling, it.status).to_plain());
            text!("description-region"; region = region, reason = reason)
        }));
    }
    lines.iter().map(|line| spoken(line)).collect::<Vec<_>>().join("\n")
}

/// Describes P and Q alone, for a picture whose step is an answer.
pub fn describe_shapes(scene: &Scene, analysis: &Analysis) -> String {
    let description = Description { scene, analysis, state: &analysis.state(0) };
    Side::BOTH.map(|side| spoken(&description.shape(side))).join("\n")
}

struct Description<'a> {
    scene: &'a Scene,
    analysis: &'a Analysis,
    state: &'a State,
}

impl Description<'_> {
    fn at(&self, place: DVec3) -> String {
        Digits::Four.write_vector(place, self.analysis.dimension)
    }

    fn shape(&self, side: Side) -> String {
        let body = &self.scene.bodies[side];
        let (name, kind) = (side.name(), body.kind_name());
        let vertices = self.analysis.vertices(side);
        if vertices.is_empty() {
            return text!("description-round"; name = name, kind = kind, center = self.at(body.center()));
        }
        let named = vertices.iter().take(MAX_VERTICES).enumerate();
        let letter = side.vertex_letter();
        let places: Vec<String> =
            named.map(|(index, at)| format!("{letter}{index} {}", self.at(*at))).collect();
        let rest = vertices.len().saturating_sub(MAX_VERTICES);
        let (count, places) = (vertices.len(), places.join(", "));
        text!("description-vertices"; name = name, kind = kind, count = count, places = places, rest = rest)
    }

    /// The difference of two polytopes.
    fn difference(&self) -> Option<String> {
        if Side::BOTH.into_iter().any(|side| self.analysis.vertices(side).is_empty()) {
            return None;
        }
        let corners: Vec<DVec3> =
            self.analysis.difference.hull_vertices().map(|support| support.point).collect();
        let places: Vec<String> = corners.iter().take(MAX_VERTICES).map(|at| self.at(*at)).collect();
        let (count, rest) = (corners.len(), corners.len().saturating_sub(MAX_VERTICES));
        Some(text!("description-difference"; count = count, places = places.join(", "), rest = rest))
    }

    /// The points whose letter this step has changed.
    fn changes(&self) -> Vec<String> {
        let former = self.state.former.iter().filter(|(letter, before)| letter != before);
        former
            .map(|(letter, before)| {
                let (letter, before) = (letter.to_string(), before.to_string());
                text!("description-former"; letter = letter, before = before)
            })
            .collect()
    }

    fn simplex(&self) -> String {
        let points: Vec<String> = self
            .state
            .simplex
            .lettered()
            .map(|(letter, support)| format!("{letter} {}", self.at(support.point)))
            .collect();
        text!("description-simplex"; count = points.len(), points = points.join(", "))
    }

    fn direction(&self) -> Option<String> {
        self.state.next.map(|v| text!("description-direction"; v = self.at(v)))
    }
}
