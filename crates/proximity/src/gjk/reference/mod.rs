//! The true verdict on a pair, with its proof, independent of the algorithm that ran.
//!
//! The result of the run is used if it proves something: its last direction may separate the shapes, or its last
//! simplex may contain the origin. Otherwise the exact method decides, starting from there. Either way the check of the
//! certificate gives the verdict, and that check does not depend on any algorithm.

pub(super) mod cause;
pub(crate) mod curved;
pub(super) mod judgement;

use glam::DVec3;

use super::certificate::{Certificate, SeparatingAxis};
use super::exact;
use super::outcome::{Outcome, Verdict};
use super::query::Query;
use crate::geometry::Convex;
use crate::geometry::exact::{ExactPair, ExactVector};
use judgement::Reference;

/// Returns the reference verdict on a query with this outcome. In f32 it judges the shapes rounded to f32, so that any
/// difference is the algorithm's own.
///
/// The outcome of any run serves as a start: a good one saves time, and none changes the verdict. Takes microseconds for
/// small polytopes, up to milliseconds for thousands of vertices, and allocates. All numbers must be finite, which
/// [`Body::new`](crate::geometry::Body::new) checks.
///
/// ```
/// use gjk_proximity::geometry::{Convex, Dimension};
/// use gjk_proximity::gjk::{self, Query, Settings, Verdict};
/// use gjk_proximity::glam::DVec3;
///
/// let triangle = |x: f64| Convex::vertices([(x, 0.0), (x + 4.0, 0.0), (x, 3.0)].map(|(x, y)| DVec3::new(x, y, 0.0)));
/// let (p, q) = (triangle(0.0)?, triangle(4.0)?);
/// let query = Query { p: &p, q: &q, dimension: Dimension::Two, settings: Settings::default() };
/// let truth = gjk::reference(&query, &gjk::decide(&query));
/// assert_eq!((truth.verdict, truth.certified), (Verdict::Touching, true));
/// // The proof, checked on the shapes alone.
/// assert_eq!(truth.certificate.check(&p, &q, Dimension::Two), Ok(Verdict::Touching));
/// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
/// ```
pub fn reference(query: &Query<'_>, outcome: &Outcome) -> Reference {
    let [p, q] = [query.p, query.q].map(|shape| query.settings.precision.rounded(shape));
    match ExactPair::of(&p, &q) {
        Some(pair) => exact_reference(query, outcome, &pair, [&p, &q]),
        None => curved::reference([&p, &q], query.dimension, outcome.direction),
    }
}

/// Returns the verdict of [`reference()`] on polytopes, rounded or not, without its proof. Returns `None` on curved
/// shapes.
pub fn exact_verdict(query: &Query<'_>, outcome: &Outcome) -> Option<Verdict> {
    let [p, q] = [query.p, query.q].map(|shape| query.settings.precision.rounded(shape));
    let pair = ExactPair::of(&p, &q)?;
    Some(exact::solve(&pair, query.dimension, &exact::vertex_pairs_of(&outcome.simplex)).verdict)
}

fn exact_reference(
    query: &Query<'_>,
    outcome: &Outcome,
    pair: &ExactPair,
    [p, q]: [&Convex<DVec3>; 2],
) -> Reference {
    let proof = |certificate: Certificate| {
        let verdict = certificate.check_with(Some(pair), [p, q], query.dimension).ok()?;
        Some(Reference { verdict, certificate, certified: true, tolerance: 0.0 })
    };
    let direction = ExactVector::along(outcome.direction);
    let claimed = || {
        (!direction.is_zero()).then(|| Certificate::SeparatingAxis(SeparatingAxis::exact(direction, pair)))
    };
    let claim = if outcome.verdict == Verdict::Separate { claimed() } else { None };
    claim.and_then(proof).unwrap_or_else(|| {
        let solution = exact::solve(pair, query.dimension, &exact::vertex_pairs_of(&outcome.simplex));
        let certificate = Certificate::of(&solution, pair, [p, q], query.dimension);
        // The certificate always passes the check; if it failed, the exact method would be wrong.
        let certified = certificate.check_with(Some(pair), [p, q], query.dimension) == Ok(solution.verdict);
        Reference { verdict: solution.verdict, certificate, certified, tolerance: 0.0 }
    })
}
