//! From the result of the search to the true verdict: a verdict stands if its margin exceeds roundoff; all others go to
//! the exact method.

use glam::DVec3;

use crate::geometry::exact::ExactPair;
use crate::geometry::roundoff::{PRODUCT, PRODUCT_OF_COMPUTED, UNDERFLOW};
use crate::geometry::{Convex, Dimension, Scalar as _, Vector, support_point};
use crate::gjk::exact::{self, ExactSolution};
use crate::gjk::outcome::{Termination, Verdict};
use crate::gjk::reference::curved;
use crate::gjk::search::Search;
use crate::gjk::trace::Recorder;

/// Proves the verdict, or replaces it with the true one.
pub(super) fn settle<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    termination: Termination,
    verdict: Verdict,
) -> (Termination, Verdict) {
    let is_clear = match verdict {
        Verdict::Separate => is_separating(search.shapes(), search.direction.to_f64()),
        Verdict::Overlap => holds_origin(search),
        Verdict::Touching | Verdict::Undecided => false,
    };
    if is_clear {
        return (termination, verdict);
    }
    let [p, q] = search.shapes().map(Convex::cast::<DVec3>);
    let Some(pair) = ExactPair::of(&p, &q) else {
        return settle_curved(search, [&p, &q], termination, verdict);
    };
    let start = exact::vertex_pairs_of(&search.simplex.to_f64());
    let solution = exact::solve(&pair, search.dimension, &start);
    // If the origin was found on an edge or a face, the points left are those of the projection along it: no proof.
    let is_proof = verdict != Verdict::Overlap || start.is_empty() || exact::hold_origin(&pair, &start);
    if solution.verdict == verdict && is_proof {
        return (termination, verdict);
    }
    let ExactSolution { vertex_pairs, feature, direction, .. } = &solution;
    let simplex = search.simplex_of(&vertex_pairs[..*feature]);
    search.settle(solution.verdict, simplex, V::from_f64(direction.direction()));
    (ending(solution.verdict), solution.verdict)
}

/// Settles curved shapes. A direction that separates them in f64 stands. All unclear cases, near contact or at the
/// limit, are decided by the bounds of the reference.
fn settle_curved<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    shapes: [&Convex<DVec3>; 2],
    termination: Termination,
    verdict: Verdict,
) -> (Termination, Verdict) {
    let direction = search.direction.to_f64();
    if verdict == Verdict::Separate
        && support_point(shapes[0], shapes[1], direction).point.dot(direction) < 0.0
    {
        return (termination, verdict);
    }
    let reference = curved::reference(shapes, search.dimension, direction);
    if reference.agrees_with(verdict) {
        return (termination, verdict);
    }
    let direction = reference.certificate.axis().map_or(search.direction, |axis| V::from_f64(axis.direction));
    search.settle(reference.verdict, search.simplex, direction);
    (ending(reference.verdict), reference.verdict)
}

/// Returns the termination of a settled run.
const fn ending(verdict: Verdict) -> Termination {
    match verdict {
        Verdict::Overlap => Termination::OriginEnclosed,
        Verdict::Touching | Verdict::Undecided => Termination::OriginOnBoundary,
        Verdict::Separate => Termination::SeparatingAxis,
    }
}

/// Returns whether all of P lies before all of Q along a direction, by more than roundoff.
fn is_separating<V: Vector>([p, q]: [&Convex<V>; 2], direction: DVec3) -> bool {
    // Scaled to about one, so that no product overflows.
    let direction = direction.scaled();
    let upper_bounds = (farthest(p, direction), farthest(q, -direction));
    let (Some(last_of_p), Some(last_of_q)) = upper_bounds else { return false };
    let slack = PRODUCT * (last_of_p.abs() + last_of_q.abs()) + UNDERFLOW;
    last_of_p + slack < -last_of_q
}

/// Returns an upper bound on the support value of a polytope, rounded or not, in this direction. Returns `None` for
/// curved shapes, and if numbers overflow.
fn farthest<V: Vector>(shape: &Convex<V>, direction: DVec3) -> Option<f64> {
    let vertices = shape.core_vertices()?;
    let radius = shape.radius.to_f64() * direction.length() * (1.0 + PRODUCT);
    vertices.iter().map(|vertex| vertex.to_f64()).try_fold(f64::NEG_INFINITY, |most, vertex| {
        let bound = vertex.dot(direction) + PRODUCT * vertex.abs().dot(direction.abs()) + radius;
        bound.is_finite().then(|| most.max(bound))
    })
}

/// Returns whether the simplex is solid and has the origin inside, by more than roundoff.
fn holds_origin<V: Vector, R: Recorder>(search: &Search<'_, V, R>) -> bool {
    let is_given = search.is_polytopal();
    let computed_from: f64 = search.shapes().into_iter().map(Convex::computed_from).sum();
    // A point of the simplex, and the size of the numbers that it was computed from.
    let simplex = search.simplex.to_f64();
    let mut corners = [(DVec3::ZERO, DVec3::ZERO); 4];
    for (corner, support) in corners.iter_mut().zip(simplex.points()) {
        let point = support.on_p - support.on_q;
        let terms = support.on_p.abs() + support.on_q.abs() + DVec3::splat(computed_from);
        *corner = (point, if is_given { point.abs() } else { terms });
    }
    let roundoff = if is_given { PRODUCT } else { PRODUCT_OF_COMPUTED * V::Scalar::EPSILON.to_f64() };
    let [a, b, c, d] = corners;
    let sign = |[a, b, c]: [(DVec3, DVec3); 3]| {
        let value = a.0.dot(b.0.cross(c.0));
        let bound = roundoff * a.1.dot(b.1.cross_terms(c.1)) + UNDERFLOW * (1.0 + a.1.max_abs());
        if value > bound {
            1
        } else if value < -bound {
            -1
        } else {
            0
        }
    };
    // The volumes that the origin spans with the sides, all with the same orientation.
    let signs = match (search.dimension, simplex.len()) {
        (Dimension::Two, 3) => {
            let z = (DVec3::Z, DVec3::Z);
            [sign([z, a, b]), sign([z, b, c]), sign([z, c, a]), sign([z, a, b])]
        }
        (Dimension::Three, 4) => [sign([a, b, c]), sign([a, c, d]), sign([a, d, b]), sign([b, d, c])],
        _ => return false,
    };
    signs == [1; 4] || signs == [-1; 4]
}
