//! One iteration of a decision in isolation: its outcome on a simplex that the caller sets up.

use std::ops::ControlFlow;

use glam::DVec3;

use super::algorithm::Algorithm;
use super::defect::Defects;
use super::outcome::{Termination, Verdict};
use super::search::{Ending, Search};
use super::settings::Precision;
use super::sign::Sign;
use super::simplex::Simplex;
use super::trace::{Event, ReachTest, Recorder as _, Supported, Trace};
use super::{djonov, winter};
use crate::geometry::{Convex, Dimension};

/// The ending of a decision that continues with another support point, which is not computed here.
const GOES_ON: Ending =
    Ending { termination: Termination::IterationLimit, answer: None, verdict: Verdict::Undecided };

/// The published code that decides about the simplex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decider {
    /// Djonov's code: if the origin is in front of two faces of a tetrahedron, the edge between them decides.
    Djonov,
    /// Winter's code: the first face that has the origin in front of it wins.
    FirstFace,
}

/// Runs one iteration of Djonov's decision on a simplex with A the newest point, in f64. Returns its tests, rulings and
/// reduction.
///
/// The premises of the simplex are not checked: A lies past the origin, and earlier iterations excluded the regions
/// that they exclude in a run.
pub fn examine(simplex: &Simplex<DVec3>, dimension: Dimension) -> Vec<Event> {
    examine_by(Decider::Djonov, simplex, dimension)
}

/// Runs one iteration of a decision, as [`examine`] does, by the code of `decider`.
pub fn examine_by(decider: Decider, simplex: &Simplex<DVec3>, dimension: Dimension) -> Vec<Event> {
    let mut events = Vec::new();
    // The decision computes no support point, so the shapes may be anything.
    let nothing = Convex::point(DVec3::ZERO);
    let mut search = Search::new([&nothing, &nothing], dimension, 0, DVec3::ZERO, &mut events);
    search.simplex = *simplex;
    let decision = match decider {
        Decider::Djonov => djonov::update(&mut search),
        Decider::FirstFace => winter::update(&mut search),
    };
    if let ControlFlow::Break(ending) = decision {
        search.finish(ending);
    }
    events
}

/// Returns a trace of one iteration of Djonov's decision. The points of `simplex` come one after the other, the oldest
/// first; A is the support point along `direction`, and the decision follows. The trace ends with [`Event::Ended`] only
/// if the decision does.
pub fn iterate(simplex: &Simplex<DVec3>, direction: DVec3, dimension: Dimension) -> Trace {
    let mut events: Vec<Event> = Vec::new();
    let points = simplex.points();
    for (age, support) in points.iter().enumerate().rev() {
        let support_value = support.point.dot(direction);
        // A point that would have been rejected is still examined; its outcome is then `Untested`.
        let test = match age {
            0 if support_value > 0.0 => ReachTest::Passed,
            0 if support_value == 0.0 => ReachTest::Touched,
            _ => ReachTest::Untested,
        };
        events.record(|| {
            Event::Supported(Supported {
                direction,
                support: *support,
                support_value,
                sign: Sign::from(support_value),
                bound: 0.0,
                aimed: true,
                at_origin: support.point == DVec3::ZERO,
                test,
            })
        });
    }
    let nothing = Convex::point(DVec3::ZERO);
    let mut search = Search::new([&nothing, &nothing], dimension, 0, direction, &mut events);
    search.simplex = *simplex;
    let mut outcome = match djonov::update(&mut search) {
        ControlFlow::Break(ending) => search.finish(ending),
        ControlFlow::Continue(()) => search.outcome(GOES_ON),
    };
    outcome.supports = points.len();
    Trace {
        algorithm: Algorithm::Djonov,
        precision: Precision::F64,
        dimension,
        defects: Defects::NONE,
        // P is the simplex, and Q the origin.
        shapes: [
            Convex::vertices(points.iter().map(|support| support.point)).unwrap_or_else(|_| nothing.clone()),
            nothing.clone(),
        ],
        events,
        outcome,
        external: None,
    }
}
