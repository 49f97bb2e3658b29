//! One step toward the origin: the next support point, and its consequences before any region is tested.

use std::ops::ControlFlow;

use crate::geometry::Vector;
use crate::gjk::outcome::Termination;
use crate::gjk::search::Search;
use crate::gjk::sign::Sign;
use crate::gjk::trace::{ReachTest, Recorder};

/// The knowledge about the origin so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Knowledge {
    /// The origin may be anywhere.
    Nothing,
    /// A supporting plane of P ⊖ Q passes through the origin: it is on the boundary or outside.
    Supported,
    /// The origin lies in P ⊖ Q: it is inside or on the boundary.
    Contained,
}

/// Computes the next support point. Ends the run if the point falls short of the origin, or brings the simplex no
/// nearer to it. Records whether it is level with the origin.
pub(super) fn advance<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    knowledge: &mut Knowledge,
) -> ControlFlow<Termination> {
    let (support, support_value) = search.next_support();
    let sign = search.reach_sign(&support, support_value);
    // An `A·v` that is clearly negative separates, even if roundoff had put the origin on the simplex.
    let end = match (sign, *knowledge) {
        (Sign::Negative, _) => Some(search.rejection()),
        (Sign::Zero, Knowledge::Contained) => Some(Termination::OriginOnBoundary),
        (Sign::Zero | Sign::Positive, _) => None,
    };
    if let Some(termination) = end {
        search.record_support(support, support_value, ReachTest::Rejected);
        return ControlFlow::Break(termination);
    }
    if sign == Sign::Zero {
        *knowledge = Knowledge::Supported;
    }
    let progress = search.simplex.points().iter().fold(None, |least, old| {
        let gained = support_value - old.point.dot(search.direction);
        Some(least.map_or(gained, |least| if gained < least { gained } else { least }))
    });
    let stuck = progress.is_some_and(|gained| search.reach_sign(&support, gained) != Sign::Positive);
    search.accept(
        support,
        support_value,
        if sign == Sign::Zero { ReachTest::Touched } else { ReachTest::Passed },
    );
    if search.is_at_origin(&support) {
        // The point is extreme along the direction, and it is the origin.
        return ControlFlow::Break(Termination::OriginOnBoundary);
    }
    if stuck && *knowledge != Knowledge::Contained {
        ControlFlow::Break(Termination::Converged)
    } else {
        ControlFlow::Continue(())
    }
}
