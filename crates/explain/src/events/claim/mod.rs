//! Claims: the facts that a step of a run establishes, each with its own subject, and checked separately.
//!
//! Sentences, captions, the marks of regions and `trace --format json` are all made from claims, so no word and no
//! picture says more than was checked. A claim is made from the trace; its check does not use the algorithm. Polytopes
//! are checked in exact arithmetic on the points and shapes of the trace. Curved or rounded shapes are checked from the
//! support functions, within a stated tolerance.
//!
//! ```text
//! statement  a claim: its subject, its status and its fact
//! fact       the facts that claims state
//! step       an event and the state after it -> its claims: support points, and from here to the others
//! regions    tests, rulings and the next direction
//! bounds     barycentric coordinates, nearest points and bounds on lengths
//! end        the end of a run, and the polytope
//! simplex    regions and the origin against the points of a simplex, exactly
//! planes     planes and directions against them
//! shapes     the support functions of P, Q and their difference
//! tolerance  the length within which computed numbers count as right
//! ```

mod bounds;
mod end;
mod fact;
mod planes;
mod regions;
mod shapes;
mod simplex;
mod statement;
mod step;
mod tolerance;

pub use fact::{BoundedLength, Fact};
pub use statement::{About, Claim, RegionClaim, Status};
pub use tolerance::{along_unit, tolerance, tolerance_in};

use glam::DVec3;

use crate::geometry::Side;
use crate::gjk::{Region, State, Tested, Trace};
use shapes::Shapes;
use simplex::SimplexPoints;

/// Returns the claims of one step (an index of [`Trace::events`], clamped to the last), in the order of a sentence.
pub fn claims(trace: &Trace, step: usize) -> Vec<Claim> {
    claims_of(trace, &trace.state(step))
}

/// Returns the claims of a step, given its state.
pub fn claims_of(trace: &Trace, state: &State) -> Vec<Claim> {
    step::claims(trace, state)
}

/// Returns the claims of every step of a run, step by step.
pub fn all_claims(trace: &Trace) -> Vec<Vec<Claim>> {
    let mut all = Vec::with_capacity(trace.steps());
    trace.walk(|state, _| all.push(claims_of(trace, state)));
    all
}

/// Returns for each region of the simplex at this state whether its finding is a fact, in the order of
/// [`State::findings`]. A picture may hatch a fact as impossible, and may report any other finding only as the
/// conclusion of the published code.
pub fn regions(trace: &Trace, state: &State) -> Vec<RegionClaim> {
    regions::regions(trace, state)
}

/// Returns the status of the sign of a test on the points at this state.
pub fn status_of_test(trace: &Trace, state: &State, tested: &Tested) -> Status {
    step::Claims::of(trace, state).status_of_test(tested)
}

/// Returns the vertex of a shape, or of its core, that exact arithmetic finds farthest along a direction, and how much
/// farther than a point it lies, in scene units. Returns `None` if none is farther, and for a curved core.
pub fn farther_vertex(trace: &Trace, side: Side, point: DVec3, direction: DVec3) -> Option<(usize, f64)> {
    Shapes::of(trace).winner(side, point, direction)
}

/// Returns the region that contains the origin, in exact arithmetic, whatever the run found. It is the region of the
/// smallest feature that has the point of the simplex nearest to the origin. Returns `None` for points that are not
/// finite.
pub fn true_region(trace: &Trace, state: &State) -> Option<Region> {
    SimplexPoints::of(&state.lettered, state.view, trace.dimension.count())?.region()
}

/// Returns whether the current simplex contains the origin, inside or on its border, in exact arithmetic.
pub fn holds_origin(trace: &Trace, state: &State) -> bool {
    let points = SimplexPoints::of(&state.lettered, state.view, trace.dimension.count());
    points.and_then(|points| points.excess(Region::Interior)) == Some(0.0)
}
