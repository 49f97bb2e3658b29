//! The Gilbert–Johnson–Keerthi algorithm: five queries whether two shapes intersect, one how far apart they are, one trace.
//!
//! An algorithm asks for support points of P ⊖ Q, keeps a simplex of them, and decides after each where the origin
//! lies with respect to it. Everything it decides is an [`Event`] of a [`Trace`].

mod algorithm;
mod bittle;
mod certificate;
pub mod claim;
mod curved;
mod cycle;
mod defect;
mod distance;
mod djonov;
mod exact;
mod exact_length;
mod exclusion;
mod gap;
mod iteration;
pub mod listing;
mod measure;
mod outcome;
mod reference;
mod region;
mod robust;
mod search;
mod settings;
mod sign;
mod simplex;
mod state;
mod trace;
mod warm;
mod winter;

use glam::DVec3;

pub use algorithm::Algorithm;
pub use certificate::{Axis, Certificate, CommonPoint, Flaw, Weight};
pub use defect::{Defect, Defects};
pub use exact_length::ExactLength;
pub use exclusion::excluding_test;
pub use gap::signed_gap;
pub use iteration::{Decider, examine, examine_by, iterate};
pub use outcome::{Outcome, Termination, Verdict};
pub use reference::{Cause, Judgement, Reference, reference};
pub use region::{FaceSide, Finding, Region, Ruling};
pub use settings::{ContactPolicy, Precision, Settings};
pub use sign::Sign;
pub use simplex::{Letter, Simplex};
pub use state::{Approach, Iteration, State, View};
pub use trace::{Event, PlaneTest, Question, ReachTest, Recorder, Silent, Supported, Tested, Trace};
pub use warm::{WarmStart, decide_from};

use crate::geometry::{Convex, Dimension, Vector};
use measure::{CoreRelation, Cores};
use search::Search;
use winter::Direction;

/// Everything a trace depends on.
#[derive(Clone, Copy, Debug)]
pub struct Query<'a> {
    /// P, in world space.
    pub p: &'a Convex<DVec3>,
    /// Q, in world space.
    pub q: &'a Convex<DVec3>,
    /// In how many dimensions.
    pub dimension: Dimension,
    /// How.
    pub settings: Settings,
}

impl Query<'_> {
    /// The defects that apply: those of the settings that fit.
    fn defects(&self) -> Defects {
        let Settings { algorithm, defects, .. } = self.settings;
        if defects.is_none() { defects } else { defects.fitting(algorithm, self.dimension) }
    }
}

/// Runs the query and records all that happens.
pub fn run(query: &Query<'_>) -> Trace {
    let mut events = Vec::new();
    let outcome = run_into(query, &mut events);
    let Settings { algorithm, precision, .. } = query.settings;
    let shapes = [query.p, query.q].map(|shape| match precision {
        Precision::F32 => shape.cast::<glam::Vec3>().cast(),
        Precision::F64 => shape.clone(),
    });
    let (dimension, defects) = (query.dimension, query.defects());
    Trace { algorithm, precision, dimension, defects, shapes, events, outcome }
}

/// Runs the query and records nothing. In f64 a verdict that is clear allocates nothing; in f32 the shapes are copied to
/// round them. Lengths, and verdicts that roundoff leaves open, take memory for exact numbers and for the polytope.
pub fn decide(query: &Query<'_>) -> Outcome {
    run_into(query, &mut Silent)
}

/// Runs the query and tells the recorder all that happens.
pub fn run_into(query: &Query<'_>, recorder: &mut impl Recorder) -> Outcome {
    run_from(query, &WarmStart::Cold, recorder)
}

/// The same from a start of its own; afresh where the algorithm cannot start otherwise. A trace that starts from a
/// simplex does not say where its first points come from.
pub fn run_from(query: &Query<'_>, start: &WarmStart, recorder: &mut impl Recorder) -> Outcome {
    match query.settings.precision {
        Precision::F64 => solve([query.p, query.q], query, start, recorder),
        Precision::F32 => {
            let [p, q] = [query.p, query.q].map(Convex::cast::<glam::Vec3>);
            solve([&p, &q], query, start, recorder)
        }
    }
}

/// Runs the chosen algorithm in the precision of the shapes.
fn solve<V: Vector>(
    shapes: [&Convex<V>; 2],
    query: &Query<'_>,
    start: &WarmStart,
    recorder: &mut impl Recorder,
) -> Outcome {
    let Settings { algorithm, iteration_limit, contact, .. } = query.settings;
    let first = algorithm.fixed_start().unwrap_or(query.settings.initial_direction);
    let mut search = Search::new(shapes, query.dimension, iteration_limit, V::from_f64(first), recorder);
    search.behave(query.settings.preferred, query.defects());
    if algorithm.starts_warm() {
        start.apply(&mut search);
    }
    let mut standing = None;
    let ending = match algorithm {
        Algorithm::Robust => robust::solve(&mut search, contact),
        Algorithm::Djonov => djonov::solve(&mut search),
        Algorithm::Bittle => bittle::solve(&mut search),
        Algorithm::Winter => winter::solve(&mut search, Direction::AsComputed),
        Algorithm::Cinkes => winter::solve(&mut search, Direction::Normalized),
        Algorithm::Distance => {
            let (ending, found) = measure::distance(&mut search, contact);
            standing = Some(found);
            ending
        }
    };
    let mut outcome = search.finish(ending);
    let were_asked = algorithm == Algorithm::Distance;
    let cores = Cores { shapes, dimension: query.dimension, iteration_limit, were_asked };
    if query.settings.epa
        && standing.is_none()
        && matches!(outcome.verdict, Verdict::Overlap | Verdict::Touching)
    {
        standing = Some(cores.standing(&outcome));
    }
    // An exact verdict stands, also where its length is too small for an f64.
    let is_known = matches!(standing, Some(CoreRelation::Known(..)));
    outcome.measurement = standing.and_then(|standing| cores.measure(&standing, &outcome, recorder));
    if let (Algorithm::Distance, false, Some(measurement)) = (algorithm, is_known, outcome.measurement) {
        // The polytope tells a touch of curved shapes from an overlap.
        outcome.verdict = measurement.length.into();
        outcome.answer = contact.answer(outcome.verdict);
    }
    outcome
}
