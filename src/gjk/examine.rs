//! One iteration of a decision on its own: the outcome of a listing on a simplex that was put together by hand.

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

/// The decision goes on with another support point, which nobody asks for here.
const GOES_ON: Ending =
    Ending { termination: Termination::IterationLimit, answer: None, verdict: Verdict::Undecided };

/// Who decides about the simplex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decider {
    /// Djonov's listing: where two faces of a tetrahedron see the origin, the edge between them decides.
    Djonov,
    /// Winter's listing: the first face that sees the origin wins.
    FirstFace,
}

/// One iteration of Djonov's decision on a simplex with A the newest point, in f64: its tests, rulings and reduction.
///
/// It takes the simplex on trust: that A passed the origin, and that earlier iterations excluded what they exclude.
pub fn examine(simplex: &Simplex<DVec3>, dimension: Dimension) -> Vec<Event> {
    examine_by(Decider::Djonov, simplex, dimension)
}

/// The same by another listing.
pub fn examine_by(decider: Decider, simplex: &Simplex<DVec3>, dimension: Dimension) -> Vec<Event> {
    let mut events = Vec::new();
    // The decision asks for no support point; the shapes may be anything.
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

/// A trace of one iteration of Djonov's decision: the points of `simplex` come one after the other, the oldest first, A
/// is asked for along `direction`, and the decision follows. It ends with [`Event::Ended`] only where the decision
/// does.
pub fn iterate(simplex: &Simplex<DVec3>, direction: DVec3, dimension: Dimension) -> Trace {
    let mut events: Vec<Event> = Vec::new();
    let points = simplex.points();
    for (age, support) in points.iter().enumerate().rev() {
        let reach = support.point.dot(direction);
        // A point that would have been rejected is looked at all the same: then nothing was tested.
        let test = match age {
            0 if reach > 0.0 => ReachTest::Passed,
            0 if reach == 0.0 => ReachTest::Touched,
            _ => ReachTest::Untested,
        };
        events.record(|| {
            Event::Supported(Supported {
                direction,
                support: *support,
                reach,
                sign: Sign::from(reach),
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
