//! Why-sentences: every step of a trace in words, with the very numbers that the algorithm compared.
//!
//! All words about a run are made here, so that the window, the command line and the exports say the same:
//! one or two sentences for each event ([`narrate`]), one for the verdict ([`verdict`]), one for each ruling
//! ([`reason`]), and the cells of the table of iterations ([`table`]).

mod end;
mod explorer;
mod feature;
mod growth;
mod listed;
mod nearest;
mod number;
mod parting;
mod proof;
mod region;
mod ruling;
mod span;
mod support;
mod symptom;
pub mod table;
mod tied;

use glam::DVec3;

pub use end::{answer_word, cause, verdict};
pub use explorer::{can_happen, stopped};
pub use listed::{hull_state, not_convex, unused, vertex, vertex_at};
pub use number::{full, short};
pub(in crate::figure) use parting::{Parted, both_outcomes, parted};
pub use proof::{certainty, length_of, measures, proof, weight};
pub use region::reason;
pub use ruling::{caption, excluded_at, exclusions, is_secured, measured, region as region_words};
pub use span::{Narration, Span};
pub use symptom::symptom;
pub use tied::tied;

use crate::geometry::{Dimension, Vector};
use crate::gjk::{Algorithm, Event, Letter, PlaneTest, Region, Simplex, Trace, chosen};
use number::Standing;

/// What happened at a step of the trace (an index of [`Trace::events`], clamped to the last), and what follows.
pub fn narrate(trace: &Trace, step: usize) -> Narration {
    let step = step.min(trace.events.len().saturating_sub(1));
    let mut out = Narration::default();
    let Some(event) = trace.events.get(step) else { return out };
    let story = Story::until(trace, step);
    match event {
        Event::Supported { direction, support, reach, test } => {
            let found = support::Found { direction: *direction, support, reach: *reach, test: *test };
            support::supported(&story, &found, &mut out);
        }
        Event::Tested { test, value } => region::tested(&story, test, *value, &mut out),
        Event::Ruled { rulings } => region::ruled(&story, rulings, &mut out),
        Event::Relabelled { from, to } => region::relabelled(from, to, &mut out),
        Event::Reduced { kept, dropped } => region::reduced(&story, kept, dropped, &mut out),
        Event::Redirected { direction, exactly_zero } => {
            end::redirected(&story, *direction, *exactly_zero, &mut out);
        }
        Event::Ended(termination) => end::ended(&story, *termination, &mut out),
        Event::Weighed { letters, weights } => nearest::weighed(&story, letters, weights, &mut out),
        Event::Approached { nearest, weights, witness_points, bounds } => {
            let approach = nearest::Approach {
                nearest: *nearest,
                weights,
                witness_points: *witness_points,
                bounds: *bounds,
            };
            nearest::approached(&story, &approach, &mut out);
        }
        Event::SettledExactly { verdict, simplex } => proof::settled(*verdict, simplex, &mut out),
        Event::Epa(event) => growth::grown(&story, event, &mut out),
        Event::Measured(measurement) => proof::measured(&story, measurement, &mut out),
    }
    out
}

/// What a sentence needs to know of the steps before it.
struct Story<'a> {
    trace: &'a Trace,
    step: usize,
    /// How many support points were asked for, this step included.
    supports: usize,
    /// The simplex with the letters of this iteration: as it was when A was added, or would have been.
    lettered: Simplex<DVec3>,
    /// The last support point's direction and reach.
    last_support: Option<(DVec3, f64)>,
    /// The tests of this iteration, this step included.
    tests: Vec<(PlaneTest, f64)>,
    /// The region that was chosen in this iteration, if that is known by now.
    region: Option<Region>,
    /// The letters that stay in this iteration, the first is A next: all of them until some were dropped.
    kept: Vec<Letter>,
    /// Whether the search direction was zero at an earlier step.
    was_zero: bool,
    /// The largest coordinate of a support point of P ⊖ Q in the whole run: the size of the scene here.
    size: f64,
}

impl<'a> Story<'a> {
    fn until(trace: &'a Trace, step: usize) -> Self {
        let mut story = Self {
            trace,
            step,
            supports: 0,
            lettered: Simplex::EMPTY,
            last_support: None,
            tests: Vec::new(),
            region: None,
            kept: Vec::new(),
            was_zero: false,
            size: size(trace),
        };
        let mut simplex = Simplex::EMPTY;
        for (index, event) in trace.events.iter().enumerate().take(step + 1) {
            match event {
                Event::Supported { direction, support, reach, .. } => {
                    story.supports += 1;
                    simplex = simplex.with_newest(*support);
                    story.lettered = simplex;
                    story.last_support = Some((*direction, *reach));
                    story.tests.clear();
                    story.region = None;
                    story.kept = simplex.letters().to_vec();
                }
                Event::Tested { test, value } => story.tests.push((*test, *value)),
                Event::Ruled { rulings } => story.region = chosen(rulings),
                Event::Reduced { kept, .. } => {
                    simplex = simplex.keep(kept);
                    story.kept.clone_from(kept);
                }
                Event::Redirected { exactly_zero, .. } => story.was_zero |= *exactly_zero && index < step,
                Event::Relabelled { .. }
                | Event::Weighed { .. }
                | Event::Approached { .. }
                | Event::SettledExactly { .. }
                | Event::Ended(_)
                | Event::Epa(_)
                | Event::Measured(_) => {}
            }
        }
        story
    }

    fn dimension(&self) -> Dimension {
        self.trace.dimension
    }

    /// Whether the origin is known to be in P ⊖ Q: after a zero direction the robust query looks all round the feature
    /// that holds it.
    fn is_about_the_boundary(&self) -> bool {
        self.was_zero && self.trace.algorithm == Algorithm::Robust
    }

    fn next_event(&self) -> Option<&Event> {
        self.trace.events.get(self.step + 1)
    }

    /// How the reach `A·v` stands to zero.
    fn reach_standing(&self, direction: DVec3, reach: f64) -> Standing {
        Standing::of(along_unit(reach, direction), self.size)
    }

    /// How the value of a test stands to zero.
    fn test_standing(&self, test: &PlaneTest, value: f64) -> Standing {
        Standing::of(along_unit(value, test.normal), self.size)
    }
}

/// A product with `direction`, as a length: what it would be if the direction had length one.
fn along_unit(product: f64, direction: DVec3) -> f64 {
    let largest = direction.max_abs();
    if product == 0.0 || largest == 0.0 {
        return product;
    }
    product / largest / (direction / largest).length()
}

fn size(trace: &Trace) -> f64 {
    let supports = trace.events.iter().filter_map(|event| match event {
        Event::Supported { support, .. } => Some(support.point.max_abs()),
        _ => None,
    });
    supports.fold(0.0, f64::max)
}

/// The algorithm at the start of a sentence.
fn named_first(algorithm: Algorithm) -> String {
    capital(named(algorithm))
}

/// The same with a capital letter.
fn capital(words: &str) -> String {
    let mut rest = words.chars();
    rest.next().into_iter().flat_map(char::to_uppercase).chain(rest).collect()
}

/// The algorithm as the subject of a sentence.
pub(in crate::figure) const fn named(algorithm: Algorithm) -> &'static str {
    match algorithm {
        Algorithm::Robust => "the robust query",
        Algorithm::Djonov => "Djonov’s listing",
        Algorithm::Bittle => "Bittle’s listing",
        Algorithm::Winter => "Winter’s listing",
        Algorithm::Cinkes => "the Cinkes listing",
        Algorithm::Distance => "the distance algorithm",
    }
}
