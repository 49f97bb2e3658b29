//! What is on stage at one step: the simplex with the letters it has on screen, and what is known about it so far.

use glam::DVec3;

use super::regions::Arrangement;
use super::{Bounds, narration};
use crate::epa::{self, Growth};
use crate::geometry::{Measurement, SupportPoint, Vector as _, WitnessPoints};
use crate::gjk::{Event, Letter, PlaneTest, Question, ReachTest, Region, Ruling, Simplex, Trace};

/// The state of an iteration for the eye. Letters are those given when A was added; on screen they stay until the
/// next support point comes.
#[derive(Clone, Debug)]
pub(super) struct Stage {
    /// The points in play, A among them.
    pub(super) simplex: Simplex<DVec3>,
    /// The newest support point.
    pub(super) newest: Option<SupportPoint<DVec3>>,
    /// What the reach test made of it.
    pub(super) test: ReachTest,
    /// The letters of the feature that stays, once the others are dropped.
    pub(super) kept: Option<Vec<Letter>>,
    /// The plane against which the origin is tested at this very step.
    pub(super) asking: Option<PlaneTest>,
    /// The tests of this turn so far, with their values.
    pub(super) tests: Vec<(PlaneTest, f64)>,
    /// What was ruled about each region.
    pub(super) rulings: Vec<(Region, Ruling)>,
    /// What the listing calls points from here on: letters of the simplex, and the names it gives them. Where nothing was
    /// renamed, nothing.
    pub(super) renamed: Vec<(Letter, Letter)>,
    /// The direction that the newest point was asked for.
    pub(super) asked: DVec3,
    /// The next direction, once there is one.
    pub(super) next: Option<DVec3>,
    /// The simplices at the ends of earlier iterations.
    pub(super) ghosts: Vec<Simplex<DVec3>>,
    /// The nearest point of the simplex, until the next support point comes.
    pub(super) approach: Option<Approach>,
    /// Where the distance is asked for: the direction and the support point that keep P ⊖ Q farthest from the origin.
    pub(super) floor: Option<(DVec3, DVec3)>,
    /// The expanding polytope, once it has taken over.
    pub(super) growth: Option<Growth>,
    /// The lengths, once they are measured.
    pub(super) measurement: Option<Measurement>,
    /// Whether the query itself is over.
    pub(super) ended: bool,
}

/// The nearest point of the simplex.
#[derive(Clone, Copy, Debug)]
pub(super) struct Approach {
    /// In difference space.
    pub(super) nearest: DVec3,
    /// The points of P and Q whose difference it is.
    pub(super) witness_points: WitnessPoints,
    /// The distance lies between these two.
    pub(super) bounds: [f64; 2],
}

impl Stage {
    /// The stage after the event with this index.
    pub(super) fn of(trace: &Trace, step: usize) -> Self {
        let end = step.saturating_add(1).min(trace.events.len());
        let seen = &trace.events[..end];
        let start = seen.iter().rposition(|event| matches!(event, Event::Supported { .. })).unwrap_or(0);
        let moment = trace.moment(start);
        let mut stage = Self {
            simplex: moment.simplex,
            newest: moment.newest,
            test: ReachTest::Untested,
            kept: None,
            asking: None,
            tests: Vec::new(),
            rulings: Vec::new(),
            renamed: Vec::new(),
            asked: moment.direction,
            next: None,
            ghosts: moment.ghosts,
            approach: None,
            floor: floor(seen),
            growth: None,
            measurement: None,
            ended: false,
        };
        for event in &seen[start.min(end)..] {
            stage.asking = None;
            match event {
                Event::Supported { test, .. } => stage.test = *test,
                Event::Ruled { rulings } => stage.rulings.clone_from(rulings),
                Event::Reduced { kept, .. } => stage.kept = Some(kept.clone()),
                Event::Redirected { direction, .. } => stage.next = Some(*direction),
                Event::Tested { test, value } => {
                    stage.asking = Some(*test);
                    stage.tests.push((*test, *value));
                }
                Event::Relabelled { from, to } => {
                    let pairs = from.iter().copied().zip(to.iter().copied());
                    stage.renamed = pairs.filter(|(from, to)| from != to).collect();
                }
                Event::Approached { nearest, witness_points, bounds, .. } => {
                    stage.approach = Some(Approach {
                        nearest: *nearest,
                        witness_points: *witness_points,
                        bounds: *bounds,
                    });
                }
                Event::SettledExactly { simplex, .. } => stage.settle(simplex),
                Event::Ended(_) => stage.ended = true,
                Event::Epa(event) => {
                    stage.growth.get_or_insert_default().apply(event);
                    stage.follow(event);
                }
                Event::Measured(measurement) => stage.measurement = Some(*measurement),
                Event::Weighed { .. } => {}
            }
        }
        stage
    }

    /// Another simplex has taken the place of the one at hand.
    fn settle(&mut self, simplex: &Simplex<DVec3>) {
        self.simplex = *simplex;
        self.kept = None;
        self.test = ReachTest::Untested;
        self.tests.clear();
        self.rulings.clear();
        self.renamed.clear();
    }

    /// The polytope asks for support points, too: the newest, and the direction in which it was found.
    fn follow(&mut self, event: &epa::Event) {
        self.approach = None;
        self.floor = None;
        self.next = None;
        match event {
            epa::Event::Examined { .. } | epa::Event::Seeded { .. } => {
                self.newest = None;
                self.asked = DVec3::ZERO;
            }
            epa::Event::Inflated { direction, support } => {
                self.newest = Some(*support);
                self.asked = *direction;
            }
            epa::Event::Probed { facet, support, .. } => {
                let facets = self.growth.as_ref().map_or(&[][..], |growth| &growth.facets);
                let facet = facets.get(*facet).and_then(Option::as_ref);
                self.newest = Some(*support);
                self.asked = facet.map_or(DVec3::ZERO, |facet| facet.normal);
            }
            // Direction and point are those of the probe before.
            epa::Event::Expanded { .. } => {}
        }
    }

    /// Whether the newest point showed that the shapes are apart. It is then not part of the simplex.
    pub(super) fn is_rejected(&self) -> bool {
        self.test == ReachTest::Rejected
    }

    /// Whether a face of a tetrahedron was found to see the origin.
    pub(super) fn sees_origin(&self, face: [Letter; 3]) -> bool {
        self.simplex.len() == 4
            && self.tests.iter().any(|(test, value)| {
                let asks = |asked: &[Letter; 3]| face.iter().all(|letter| asked.contains(letter));
                *value > 0.0 && matches!(&test.question, Question::OverFace { face } if asks(face))
            })
    }

    /// The letters of the simplex now: without what was dropped, and without a rejected A.
    pub(super) fn live(&self) -> Vec<Letter> {
        if let Some(kept) = &self.kept {
            return kept.clone();
        }
        let letters = self.simplex.letters().iter().copied();
        letters.filter(|letter| !(self.is_rejected() && *letter == Letter::A)).collect()
    }

    /// The simplex with what is known of the origin, for pictures of its regions that end a little outside of `bounds`.
    pub(super) fn arrangement(&self, trace: &Trace, step: usize, bounds: Bounds) -> Arrangement {
        // Numbers on screen begin with 1.
        let excluded = narration::exclusions(trace, step, &self.rulings).into_iter();
        let since = excluded.map(|(region, at)| (region, at + 1)).collect();
        Arrangement {
            dimension: trace.dimension,
            simplex: self.simplex,
            rulings: self.rulings.clone(),
            tests: self.tests.clone(),
            asked: self.asked,
            since,
            secured: narration::is_secured(trace),
            bounds,
        }
    }

    /// Where the points with these letters lie in P ⊖ Q.
    pub(super) fn points(&self, letters: &[Letter]) -> Vec<DVec3> {
        letters.iter().filter_map(|letter| self.simplex.get(*letter)).map(|support| support.point).collect()
    }

    /// The search direction in force, and the point of P ⊖ Q from which it is looked along: the point of the simplex
    /// that is nearest to the origin. The first direction starts at the origin.
    pub(super) fn direction(&self) -> (DVec3, DVec3) {
        if let Some(growth) = &self.growth {
            let closest = growth.closest.and_then(|facet| growth.facets.get(facet)?.as_ref());
            let foot = closest.map_or(DVec3::ZERO, |facet| facet.normal * facet.distance);
            return (self.asked, foot);
        }
        if let Some(next) = self.next {
            return (next, nearest_to_origin(&self.points(&self.live())));
        }
        let before = self.ghosts.last().map_or(&[][..], Simplex::points);
        let before: Vec<DVec3> = before.iter().map(|support| support.point).collect();
        (self.asked, nearest_to_origin(&before))
    }
}

/// Of the support points so far the one that keeps P ⊖ Q farthest from the origin, with its direction; none where the
/// run does not ask for the distance, or where none keeps it away.
fn floor(seen: &[Event]) -> Option<(DVec3, DVec3)> {
    if !seen.iter().any(|event| matches!(event, Event::Approached { .. })) {
        return None;
    }
    let gaps = seen.iter().filter_map(|event| match event {
        Event::Supported { direction, support, .. } => {
            let gap = -support.point.dot(direction.unit());
            (gap > 0.0).then_some((gap, (*direction, support.point)))
        }
        _ => None,
    });
    gaps.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, floor)| floor)
}

/// The point nearest to the origin of a point, a segment, or the plane of a triangle; where arrows start. The origin
/// for anything else.
fn nearest_to_origin(points: &[DVec3]) -> DVec3 {
    match *points {
        [a] => a,
        [a, b] => {
            let along = b - a;
            let length_squared = along.length_squared();
            if length_squared > 0.0 {
                a + along * (-a.dot(along) / length_squared).clamp(0.0, 1.0)
            } else {
                a
            }
        }
        [a, b, c] => {
            let normal = (b - a).cross(c - a).normalize_or_zero();
            if normal == DVec3::ZERO { (a + b + c) / 3.0 } else { normal * a.dot(normal) }
        }
        _ => DVec3::ZERO,
    }
}
