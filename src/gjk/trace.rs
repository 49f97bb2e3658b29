//! What a run did, event by event: a value that can be compared, drawn and told.

use std::fmt;
use std::ops::Range;

use glam::DVec3;

use super::{Algorithm, Letter, Precision, Region, Ruling, Simplex};
use crate::epa;
use crate::geometry::{Dimension, Measurement, SupportPoint, WitnessPoints};

/// What happened to the newest support point at the reach test, `A·v` against zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReachTest {
    /// The algorithm does not test this point.
    Untested,
    /// The point lies beyond the origin along v: the query goes on.
    Passed,
    /// The point is level with the origin (for the robust query: as far as rounding can tell), and the algorithm lets that
    /// pass.
    Touched,
    /// The point does not reach beyond the origin (for `distance`: brings nothing nearer to it), and that ends the run:
    /// [`Event::Ended`] says with what. As a rule v is
    /// a separating axis; it is a supporting direction where the origin is on the boundary, and neither where it is zero.
    Rejected,
}

/// The plane of one test, without its numbers: which question is asked about the origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Is the origin on B's side of the plane through A at right angles to AB? `AB·AO`.
    Along {
        /// From, to.
        edge: [Letter; 2],
    },
    /// Is the origin beyond this edge, in the plane of the face? `AB⟂·AO`.
    BeyondEdge {
        /// The edge.
        edge: [Letter; 2],
        /// The triangle that the edge bounds.
        face: [Letter; 3],
    },
    /// Is the origin above this face? `ABC·AO`.
    OverFace {
        /// The face, its normal by the right-hand rule.
        face: [Letter; 3],
    },
}

impl fmt::Display for Question {
    /// The product as the articles write it: `AB⟂·AO`, `ABC·AO`, `AB·AO`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Along { edge: [a, b] } => write!(f, "{a}{b}·{a}O"),
            Self::BeyondEdge { edge: [a, b], .. } => write!(f, "{a}{b}⟂·{a}O"),
            Self::OverFace { face: [a, b, c] } => write!(f, "{a}{b}{c}·{a}O"),
        }
    }
}

/// A plane against which the origin was tested; the value of the test is `normal · (O − through)`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlaneTest {
    /// Which plane this is.
    pub question: Question,
    /// Its normal as the algorithm computes it, not of length one; in difference space.
    pub normal: DVec3,
    /// A point of the plane (the newest point, A), in difference space.
    pub through: DVec3,
}

/// One thing to stop at: a step on screen.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A support point was found, and its reach `point · direction` tested. Starts an iteration.
    Supported {
        /// The search direction v, as computed, not rescaled.
        direction: DVec3,
        /// The new point A with its parents.
        support: SupportPoint<DVec3>,
        /// `A·v`.
        reach: f64,
        /// What the algorithm made of it.
        test: ReachTest,
    },
    /// The origin was tested against a plane.
    Tested {
        /// The plane.
        test: PlaneTest,
        /// `normal · AO`: positive is beyond the plane.
        value: f64,
    },
    /// The Voronoi regions of the simplex, each with what was ruled about it. Exactly one is [`Ruling::Chosen`].
    Ruled {
        /// All regions of the simplex.
        rulings: Vec<(Region, Ruling)>,
    },
    /// The same case as one already solved: the listing gives the points other names. Letter by letter, `from[i]` becomes
    /// `to[i]`. Both, like all letters of an iteration, are those of the simplex when A was added: names do not add up.
    Relabelled {
        /// The letters before.
        from: Vec<Letter>,
        /// The letters after.
        to: Vec<Letter>,
    },
    /// Points that are not part of the chosen feature were dropped (possibly none).
    Reduced {
        /// The letters that the kept points had, in their new order: the first is A now.
        kept: Vec<Letter>,
        /// The letters of the dropped points.
        dropped: Vec<Letter>,
    },
    /// Where to look next.
    Redirected {
        /// The new search direction v.
        direction: DVec3,
        /// Whether it is the zero vector: the origin lies exactly on the feature.
        exactly_zero: bool,
    },
    /// Where the origin has its foot on a part of the simplex, by barycentric weights: the part holds the nearest point
    /// only if none of them is negative. Asked by `distance`.
    Weighed {
        /// The points of the part.
        letters: Vec<Letter>,
        /// Their weights, which add up to one.
        weights: Vec<f64>,
    },
    /// The point of the simplex that is nearest to the origin, and what that says about the distance. By `distance`,
    /// after the points that do not carry it were dropped. It searches among the cores of rounded shapes.
    Approached {
        /// The nearest point, in difference space.
        nearest: DVec3,
        /// The weights of the simplex points that carry it, newest first.
        weights: Vec<f64>,
        /// The points of P and Q, of their cores where they are rounded, whose difference it is.
        witness_points: WitnessPoints,
        /// The separation of P and Q lies between these two, their rounding radii subtracted: below zero the radii bridge
        /// the gap of the cores, and it is minus the depth.
        bounds: [f64; 2],
    },
    /// Rounding leaves the question open at this point; exact arithmetic settles it (on curved shapes, where nothing is
    /// exact, the bounds of the reference do).
    SettledExactly {
        /// What is true.
        verdict: Verdict,
        /// The simplex on which that rests, in place of the one at hand.
        simplex: Box<Simplex<DVec3>>,
    },
    /// The query is over. Where lengths are asked for, the expanding polytope and the measurement follow.
    Ended(Termination),
    /// The expanding polytope goes on from the simplex.
    Epa(epa::Event),
    /// The lengths were measured: the last event of all.
    Measured(Measurement),
}

/// Why a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Termination {
    /// The newest point does not reach the origin: the last direction separates the shapes.
    SeparatingAxis,
    /// The origin lies inside P ⊖ Q: inside the simplex, or on a part of it with more of P ⊖ Q on every side. (Where the
    /// origin is on an edge in space, the last simplex is what surrounds that edge, seen along it.)
    OriginEnclosed,
    /// The origin lies in P ⊖ Q, and a direction was found along which nothing reaches beyond it.
    OriginOnBoundary,
    /// The search direction is the zero vector, and the algorithm takes that for a rejection.
    ZeroDirection,
    /// The support point is already part of the simplex: no progress.
    DuplicateSupport,
    /// The origin seems to be outside all three new faces at once: rounding has the word.
    Degenerate,
    /// The remaining progress is below the tolerance; for `distance`, the nearest points were found.
    Converged,
    /// The same simplex and direction came back: the listing would loop for ever.
    Cycle {
        /// After how many iterations.
        length: usize,
    },
    /// The limit on support calls was reached.
    IterationLimit,
}

impl Termination {
    /// The name in JSON: lower case with hyphens.
    pub const fn name(self) -> &'static str {
        match self {
            Self::SeparatingAxis => "separating-axis",
            Self::OriginEnclosed => "origin-enclosed",
            Self::OriginOnBoundary => "origin-on-boundary",
            Self::ZeroDirection => "zero-direction",
            Self::DuplicateSupport => "duplicate-support",
            Self::Degenerate => "degenerate",
            Self::Converged => "converged",
            Self::Cycle { .. } => "cycle",
            Self::IterationLimit => "iteration-limit",
        }
    }
}

/// What an answer means for the two shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// They share interior points: the origin lies in the interior of P ⊖ Q.
    Overlap,
    /// They share points, but no interior ones: the origin lies on the boundary of P ⊖ Q.
    Touching,
    /// They share no point.
    Separate,
    /// The algorithm gave no answer that it can stand by.
    Undecided,
}

impl Verdict {
    /// The name in RON and JSON: lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Overlap => "overlap",
            Self::Touching => "touching",
            Self::Separate => "separate",
            Self::Undecided => "undecided",
        }
    }

    /// The word on screen: upper case.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Overlap => "OVERLAP",
            Self::Touching => "TOUCHING",
            Self::Separate => "SEPARATE",
            Self::Undecided => "UNDECIDED",
        }
    }
}

/// How a run ended, recorded or not.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// Why it ended.
    pub termination: Termination,
    /// The boolean that the article's listing returns; none where it would loop for ever.
    pub answer: Option<bool>,
    /// What that means.
    pub verdict: Verdict,
    /// How many support points were asked for.
    pub supports: usize,
    /// The simplex at the end.
    pub simplex: Simplex<DVec3>,
    /// The last search direction; after [`Termination::SeparatingAxis`] it separates the shapes.
    pub direction: DVec3,
    /// Whether rounding left the question open, so that exact arithmetic had to settle it.
    pub settled_exactly: bool,
    /// The lengths, where they were asked for and the algorithm can stand by its verdict.
    pub measurement: Option<Measurement>,
}

/// A recorded run.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// Which algorithm ran.
    pub algorithm: Algorithm,
    /// In which precision.
    pub precision: Precision,
    /// In how many dimensions.
    pub dimension: Dimension,
    /// All that happened, in order; never empty, the last is [`Event::Ended`], or [`Event::Measured`] where lengths
    /// were asked for.
    pub events: Vec<Event>,
    /// How it ended.
    pub outcome: Outcome,
}

/// One turn of the loop, summed up: one support point and all that followed from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Iteration {
    /// Its events in [`Trace::events`].
    pub events: Range<usize>,
    /// The search direction.
    pub direction: DVec3,
    /// The support point found, A.
    pub support: SupportPoint<DVec3>,
    /// `A·v`.
    pub reach: f64,
    /// What the reach test made of it.
    pub test: ReachTest,
    /// The plane tests with their values, in the order in which they were made.
    pub tests: Vec<(PlaneTest, f64)>,
    /// The region in which the origin was found.
    pub region: Option<Region>,
    /// The letters kept, as they were named in this iteration.
    pub kept: Vec<Letter>,
    /// The simplex after the reduction, newest first; on a rejecting iteration as it was.
    pub simplex: Simplex<DVec3>,
    /// Where to look next, if the run went on.
    pub next_direction: Option<DVec3>,
}

/// The state of a run at one step.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The index of the iteration, from 0.
    pub iteration: usize,
    /// The simplex as it stands after this event, newest first.
    pub simplex: Simplex<DVec3>,
    /// The search direction in force: the one the newest point was asked for, then the new one.
    pub direction: DVec3,
    /// The newest support point.
    pub newest: Option<SupportPoint<DVec3>>,
    /// The tests made so far in this iteration.
    pub tests: Vec<(PlaneTest, f64)>,
    /// The rulings of this iteration, once they are made.
    pub rulings: Vec<(Region, Ruling)>,
    /// The simplices at the ends of the earlier iterations, oldest first.
    pub ghosts: Vec<Simplex<DVec3>>,
    /// The polytope of EPA, once it has taken over.
    pub growth: Option<epa::Growth>,
    /// Whether the query is over; the polytope may still grow.
    pub ended: bool,
}

impl Trace {
    /// How many steps there are: one per event.
    pub fn steps(&self) -> usize {
        self.events.len()
    }

    /// The iterations, each summed up.
    pub fn iterations(&self) -> Vec<Iteration> {
        let mut iterations: Vec<Iteration> = Vec::new();
        let mut simplex = Simplex::EMPTY;
        for (index, event) in self.events.iter().enumerate() {
            if let Event::Supported { direction, support, reach, test } = *event {
                if test != ReachTest::Rejected {
                    simplex = simplex.with_newest(support);
                }
                iterations.push(Iteration {
                    events: index..index,
                    direction,
                    support,
                    reach,
                    test,
                    tests: Vec::new(),
                    region: None,
                    kept: simplex.letters().to_vec(),
                    simplex,
                    next_direction: None,
                });
            }
            let Some(iteration) = iterations.last_mut() else { continue };
            iteration.events.end = index + 1;
            match event {
                Event::Tested { test, value } => iteration.tests.push((*test, *value)),
                Event::Ruled { rulings } => iteration.region = chosen(rulings),
                Event::Reduced { kept, .. } => {
                    simplex = simplex.keep(kept);
                    iteration.simplex = simplex;
                    iteration.kept.clone_from(kept);
                }
                Event::Redirected { direction, .. } => iteration.next_direction = Some(*direction),
                Event::SettledExactly { simplex: exact, .. } => {
                    simplex = **exact;
                    iteration.simplex = simplex;
                }
                Event::Supported { .. }
                | Event::Relabelled { .. }
                | Event::Weighed { .. }
                | Event::Approached { .. }
                | Event::Ended(_)
                | Event::Epa(_)
                | Event::Measured(_) => {}
            }
        }
        iterations
    }

    /// The state after the event with this index (clamped to the last), folded from the start.
    pub fn moment(&self, step: usize) -> Moment {
        let mut moment = Moment {
            iteration: 0,
            simplex: Simplex::EMPTY,
            direction: DVec3::ZERO,
            newest: None,
            tests: Vec::new(),
            rulings: Vec::new(),
            ghosts: Vec::new(),
            growth: None,
            ended: false,
        };
        for event in self.events.iter().take(step.saturating_add(1)) {
            moment.apply(event);
        }
        moment
    }

    /// The index of the iteration to which a step belongs.
    pub fn iteration_of(&self, step: usize) -> usize {
        self.events
            .iter()
            .take(step.saturating_add(1))
            .filter(|event| matches!(event, Event::Supported { .. }))
            .count()
            .saturating_sub(1)
    }
}

impl Moment {
    fn apply(&mut self, event: &Event) {
        match event {
            Event::Supported { direction, support, .. } => {
                if self.newest.is_some() {
                    self.iteration += 1;
                    self.ghosts.push(self.simplex);
                }
                self.direction = *direction;
                self.newest = Some(*support);
                self.simplex = self.simplex.with_newest(*support);
                self.tests.clear();
                self.rulings.clear();
            }
            Event::Tested { test, value } => self.tests.push((*test, *value)),
            Event::Ruled { rulings } => self.rulings.clone_from(rulings),
            Event::Reduced { kept, .. } => self.simplex = self.simplex.keep(kept),
            Event::Redirected { direction, .. } => self.direction = *direction,
            Event::SettledExactly { simplex, .. } => self.simplex = **simplex,
            Event::Ended(_) => self.ended = true,
            Event::Epa(event) => self.growth.get_or_insert_default().apply(event),
            Event::Relabelled { .. }
            | Event::Weighed { .. }
            | Event::Approached { .. }
            | Event::Measured(_) => {}
        }
    }
}

/// The region that was chosen.
pub fn chosen(rulings: &[(Region, Ruling)]) -> Option<Region> {
    rulings.iter().find(|(_, ruling)| *ruling == Ruling::Chosen).map(|(region, _)| *region)
}

/// Takes note of events, or does not. Events are passed as closures, so that what is not recorded is never built.
pub trait Recorder {
    /// Takes note of an event.
    fn record(&mut self, event: impl FnOnce() -> Event);
}

/// Records nothing, at no cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Recorder for Silent {
    fn record(&mut self, _event: impl FnOnce() -> Event) {}
}

impl Recorder for Vec<Event> {
    fn record(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}
