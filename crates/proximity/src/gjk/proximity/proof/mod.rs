//! The proof of a guess, with error bounds: that a feature of the cores' difference is the nearest, or that the
//! difference contains the origin.
//!
//! A feature is nearest to the origin O under two conditions (those of Karush, Kuhn and Tucker). The foot N of O on its
//! span has positive weights ([`CandidateFeature`]), and no vertex of the difference lies farther along N O than the
//! feature does. The second condition is two statements, on the vertices of P and on those of Q. f64 excludes nearly
//! all vertices. The signs that roundoff leaves open are decided in numbers twice as long, and then in [`BoundedReal`].
//! Everything else that is not certain is left to integers. If only the distance is wanted, a candidate known [by its
//! foot](by_foot) is tried first.

mod by_foot;
mod by_normal;
mod candidate;
mod enclosure;
mod vertices;

use glam::DVec3;

use crate::geometry::exact::{BoundedReal, RealVector};
use crate::geometry::{CoreFeature, PlacedPair, VertexInFront, WitnessPoints, vertex_in_front};
use by_foot::ByFoot;
use by_normal::{ByNormal, weights};
use candidate::CandidateFeature;
pub(in crate::gjk) use enclosure::encloses;
use vertices::{ProofVertex, ProofVertices};

/// Maximum number of repairs of the feature. A guess is nearly always right, or has one wrong vertex because of
/// roundoff.
const MENDINGS: usize = 8;

/// The feature of the difference nearest to the origin, if the origin is outside: one to three vertices.
#[derive(Clone, Copy, Debug)]
pub(in crate::gjk) struct ProvenFeature {
    vertices: ProofVertices,
    /// The direction from the nearest point toward the origin, rounded to f64.
    pub(in crate::gjk) direction: DVec3,
    /// The distance from the origin to the nearest point.
    pub(in crate::gjk) distance: BoundedReal,
}

impl ProvenFeature {
    /// Returns the witness points of the cores, each component at or next to the nearest f64. Returns `None` if that
    /// accuracy is not certain.
    pub(in crate::gjk) fn witness_points(&self) -> Option<WitnessPoints> {
        let vertices = self.vertices.as_slice();
        let weights = weights(&self.vertices.exact(), vertices.len());
        let total = weights[0] + weights[1] + weights[2];
        let mut sums = [RealVector::default(); 2];
        for (vertex, weight) in vertices.iter().zip(weights) {
            for (sum, point) in sums.iter_mut().zip(vertex.at) {
                *sum = *sum + RealVector::difference(point, DVec3::ZERO).scaled(weight);
            }
        }
        let size = sums.map(|sum| sum.approx().abs().max_element()).into_iter().fold(0.0, f64::max);
        let [on_p, on_q] = sums.map(|sum| {
            let [x, y, z] = [sum.x, sum.y, sum.z].map(|it| {
                // A small component has fewer digits, but never fewer than the point has.
                (it.error() <= f64::EPSILON * f64::EPSILON.sqrt() * size)
                    .then(|| BoundedReal::quotient(it, total).approx())
            });
            Some(DVec3::new(x?, y?, z?))
        });
        Some(WitnessPoints { on_p: on_p?, on_q: on_q? })
    }
}

/// Returns the feature nearest to the origin, from a guess. Returns `None` if the decision is open. Its direction was
/// known to 2⁻⁸⁰ before rounding.
pub(in crate::gjk) fn nearest(cores: &PlacedPair<'_>, guess: CoreFeature) -> Option<ProvenFeature> {
    let mut vertices = ProofVertices::placed(cores, &guess);
    let (candidate, slack) = mended::<ByNormal>(cores, &mut vertices)?;
    let distance = candidate.distance(&vertices).with_slack(slack);
    Some(ProvenFeature { vertices, direction: candidate.direction(), distance })
}

/// Returns the distance of the feature nearest to the origin, from a guess, and approximately the direction from there
/// toward the origin. Returns `None` if the decision is open, which happens more often than for [`nearest`].
pub(in crate::gjk) fn nearest_distance(
    cores: &PlacedPair<'_>,
    guess: CoreFeature,
) -> Option<(BoundedReal, DVec3)> {
    let mut vertices = ProofVertices::placed(cores, &guess);
    let (candidate, slack) = mended::<ByFoot>(cores, &mut vertices)?;
    Some((candidate.distance(&vertices).with_slack(slack), candidate.direction()))
}

/// Repairs a guess until no vertex lies farther in front of it than the length that is returned with it.
#[inline]
fn mended<C: CandidateFeature>(cores: &PlacedPair<'_>, vertices: &mut ProofVertices) -> Option<(C, f64)> {
    let mut candidate = C::of(vertices)?;
    if cores.are_points() {
        return Some((candidate, 0.0));
    }
    for _ in 0..MENDINGS {
        let (vertex_pairs, count) = (vertices.vertex_pairs(), vertices.as_slice().len());
        let direction = (candidate.direction(), candidate.known());
        let support_value = |side, at| candidate.support_value(vertices, side, at);
        match vertex_in_front(cores, &vertex_pairs[..count], direction, support_value) {
            VertexInFront::Vertex(vertex_pair) => {
                candidate = mend(vertices, &ProofVertex::placed(cores, vertex_pair))?;
            }
            VertexInFront::Nothing(slack) => return Some((candidate, slack)),
        }
    }
    None
}

/// Replaces a feature by the nearest feature of its hull with a vertex in front of it; the new feature contains that
/// vertex. Returns `None` if the decision is open, or if the hull contains the origin.
fn mend<C: CandidateFeature>(vertices: &mut ProofVertices, beyond: &ProofVertex) -> Option<C> {
    let old = *vertices;
    let old = old.as_slice();
    // Larger features first: a foot in the relative interior of one of these is unique. If the fourth corner of a box
    // face lies in front, the foot is mostly in the feature with the last two of the three old ones.
    let features: &[&[usize]] = match old.len() {
        1 => &[&[0], &[]],
        2 => &[&[0, 1], &[0], &[1], &[]],
        _ => &[&[1, 2], &[2, 0], &[0, 1], &[0], &[1], &[2], &[]],
    };
    features.iter().find_map(|kept| {
        vertices.replace(*beyond, old, kept);
        let found = C::of(vertices)?;
        let others = (0..old.len()).filter(|index| !kept.contains(index));
        others
            .map(|index| found.sign_of(vertices, &old[index]))
            .all(|sign| matches!(sign, Some(-1 | 0)))
            .then_some(found)
    })
}
