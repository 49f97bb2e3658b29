//! Verdicts that are proved without exact arithmetic.
//!
//! A gap along an axis, or a simplex of the difference around the origin, proves a verdict if it is wider
//! than any change by roundoff. Most pairs are that clear; exact numbers decide the others.

use glam::DVec3;

use crate::geometry::{Convex, Dimension, Vector as _, support_point};
use crate::gjk::{Outcome, Query, Verdict};

/// A bound on the change of a coordinate of the difference by roundoff, as a multiple of machine epsilon and
/// of the largest coordinate. A vertex is rotated, moved, rounded to the precision of the query, and
/// subtracted: hardly a dozen roundings. The rest is margin.
const ROUNDINGS: f64 = 64.0;

/// A bound on the coordinates of a shape with its radius, doubled for a curved shape. A proved verdict is
/// then so far from a touch that the reference can decide it, too.
fn size(convex: &Convex<DVec3>) -> f64 {
    match convex.core_vertices() {
        Some(vertices) => largest_of(vertices) + convex.computed_from(),
        None => 2.0 * convex.computed_from(),
    }
}

/// Returns the verdict on a query that the end of a run proves. Returns `None` if roundoff might change the verdict.
pub(super) fn verdict(query: &Query<'_>, outcome: &Outcome) -> Option<Verdict> {
    let largest = size(query.p).max(size(query.q));
    // Products of three smaller coordinates are too small for an f64.
    if largest.is_nan() || largest < 1e-80 {
        return None;
    }
    let error = ROUNDINGS * query.settings.precision.epsilon() * largest;
    let is_proved = match outcome.verdict {
        Verdict::Separate => separates(query, outcome.direction.unit(), error),
        Verdict::Overlap => {
            let mut corners = outcome.simplex.points().iter().map(|support| support.point);
            let mut next = || corners.next();
            match query.dimension {
                Dimension::Two => triangle_holds_origin([next()?, next()?, next()?], error),
                Dimension::Three => tetrahedron_holds_origin([next()?, next()?, next()?, next()?], error),
            }
        }
        Verdict::Touching | Verdict::Undecided => false,
    };
    is_proved.then_some(outcome.verdict)
}

/// Returns whether P ⊖ Q ends before the origin along a unit vector. Roundoff changes at most three
/// components of the scalar product with it.
fn separates(query: &Query<'_>, direction: DVec3, error: f64) -> bool {
    direction != DVec3::ZERO && support_point(query.p, query.q, direction).point.dot(direction) < -4.0 * error
}

fn triangle_holds_origin([a, b, c]: [DVec3; 3], error: f64) -> bool {
    let area = |u: DVec3, v: DVec3| u.x * v.y - u.y * v.x;
    // Each area is a sum of two products of coordinates of at most `most`.
    let most = largest_of(&[a, b, c]) + error;
    all_beyond(&[area(a, b), area(b, c), area(c, a)], 8.0 * error * most)
}

fn tetrahedron_holds_origin([a, b, c, d]: [DVec3; 4], error: f64) -> bool {
    let volume = |u: DVec3, v: DVec3, w: DVec3| u.dot(v.cross(w));
    // The four tetrahedra with the origin: each replaces one vertex by it.
    let volumes = [volume(a, b, c), volume(a, c, d), volume(a, d, b), volume(b, d, c)];
    // Each volume is a sum of six products of three coordinates.
    let most = largest_of(&[a, b, c, d]) + error;
    all_beyond(&volumes, 32.0 * error * most * most)
}

fn largest_of(points: &[DVec3]) -> f64 {
    points.iter().fold(0.0, |most: f64, point| most.max(point.max_abs()))
}

/// Returns whether all values have one sign and are farther from zero than the error.
fn all_beyond(values: &[f64], error: f64) -> bool {
    values.iter().all(|value| *value > error) || values.iter().all(|value| *value < -error)
}
