//! The proof of a guess, with errors that are known: the nearest feature of the difference of two cores, and that the
//! difference holds the origin.
//!
//! A feature is nearest to the origin O if the foot N of O on its span has positive weights ([`Candidate`]), and if no vertex of
//! the difference lies farther along N O than the feature does (the conditions of Karush, Kuhn and Tucker). The second is
//! two statements, on the vertices of P and on those of Q. f64 excludes nearly all of them; the signs of those that
//! roundoff leaves are decided in numbers twice as long, and in [`Real`] where these do not know. Whatever is not certain is left
//! to integers.

mod candidate;
mod enclosure;
mod vertices;

use glam::DVec3;

use crate::geometry::exact::{Real, RealVector, WideVector};
use crate::geometry::{Difference, Side, WitnessPoints};
use candidate::{Candidate, weights};
pub(in crate::gjk) use enclosure::encloses;
pub(super) use vertices::Parents;
use vertices::exact_points;

/// How often the feature may be mended. A guess is nearly always right, or wrong by roundoff in one vertex.
const MENDINGS: usize = 8;

/// The feature of the difference that is nearest to the origin, where that is outside: one to three vertices.
#[derive(Clone, Copy, Debug)]
pub(in crate::gjk) struct Feature {
    parents: Parents,
    /// From the nearest point towards the origin, known to 2⁻⁸⁰ and rounded to f64.
    pub(in crate::gjk) direction: DVec3,
    /// From the origin to the nearest point.
    pub(in crate::gjk) distance: Real,
}

impl Feature {
    /// A candidate beyond which the difference reaches so far at most.
    #[inline]
    fn of(candidate: &Candidate, slack: f64) -> Self {
        let distance = candidate.distance();
        let distance = if slack == 0.0 { distance } else { distance.widened(slack) };
        Self { parents: candidate.parents, direction: candidate.direction, distance }
    }

    /// The points of the cores whose difference is the point nearest to the origin, each component to about the nearest f64;
    /// none where that is not certain.
    pub(in crate::gjk) fn witness_points(&self, cores: &impl Difference) -> Option<WitnessPoints> {
        let parents = self.parents.as_slice();
        let weights = weights(&exact_points(cores, parents), parents.len());
        let total = weights[0] + weights[1] + weights[2];
        let mut sums = [RealVector::default(); 2];
        for (parents, weight) in parents.iter().zip(weights) {
            for (sum, point) in sums.iter_mut().zip(cores.vertices(*parents)) {
                *sum = *sum + RealVector::difference(point, DVec3::ZERO).scaled(weight);
            }
        }
        let size = sums.map(|sum| sum.rough().abs().max_element()).into_iter().fold(0.0, f64::max);
        let [on_p, on_q] = sums.map(|sum| {
            let [x, y, z] = [sum.x, sum.y, sum.z].map(|it| {
                // A small component has fewer digits, but never fewer than the point has.
                (it.error() <= f64::EPSILON * f64::EPSILON.sqrt() * size)
                    .then(|| Real::quotient(it, total).rough())
            });
            Some(DVec3::new(x?, y?, z?))
        });
        Some(WitnessPoints { on_p: on_p?, on_q: on_q? })
    }
}

/// The feature nearest to the origin, from a guess; none where that is left open.
pub(in crate::gjk) fn nearest(cores: &impl Difference, guess: Parents) -> Option<Feature> {
    let mut candidate = Candidate::of(cores, guess)?;
    if cores.are_points() {
        return Some(Feature::of(&candidate, 0.0));
    }
    for _ in 0..MENDINGS {
        match beyond(cores, &candidate) {
            Beyond::Vertex(parents) => candidate = nearest_with(cores, &candidate, parents)?,
            Beyond::Nothing(slack) => return Some(Feature::of(&candidate, slack)),
        }
    }
    None
}

/// A vertex beyond a feature, or none.
enum Beyond {
    /// A vertex of the difference, for certain.
    Vertex([usize; 2]),
    /// Nothing, or no more than this, in scene units: vertices that roundoff cannot tell from level ones.
    Nothing(f64),
}

fn beyond(cores: &impl Difference, candidate: &Candidate) -> Beyond {
    let known = candidate.parents.as_slice();
    let [i, j] = known[0];
    let [p, q] = candidate.first;
    let direction = candidate.direction;
    let mut parents = [i, j];
    let mut open = 0.0;
    // These are level, by the definition of the direction.
    let level = if is_linked(known) { known } else { &known[..1] };
    for side in Side::BOTH {
        let mut most: Option<f64> = None;
        let mut of_side = [0; 3];
        for (number, parents) in of_side.iter_mut().zip(level) {
            *number = parents[side];
        }
        cores.rivals(side, direction, &of_side[..level.len()], |index| {
            let vertex = cores.vertex(side, index);
            let offset = match side {
                Side::P => WideVector::difference(vertex, p),
                Side::Q => WideVector::difference(q, vertex),
            };
            let reach = candidate.reach(cores, offset);
            match reach.sign() {
                Some(1) if most.is_none_or(|most| reach.rough() > most) => {
                    most = Some(reach.rough());
                    parents[side] = index;
                }
                Some(_) => {}
                None => open += reach.largest(),
            }
        });
    }
    if parents == [i, j] {
        Beyond::Nothing(if open == 0.0 { 0.0 } else { 2.0 * open / direction.length() })
    } else {
        Beyond::Vertex(parents)
    }
}

/// Whether it follows from the parents alone that all of them on P are level along the direction of a feature, and all on Q.
/// Its points are level, and so two of them that share a parent have the other parents level, too.
fn is_linked(parents: &[[usize; 2]]) -> bool {
    let link = |one: &[usize; 2], other: &[usize; 2]| one[0] == other[0] || one[1] == other[1];
    match parents {
        [a, b] => link(a, b),
        [a, b, c] => u8::from(link(a, b)) + u8::from(link(b, c)) + u8::from(link(c, a)) > 1,
        _ => true,
    }
}

/// The nearest feature of the hull of a feature and a vertex beyond it, which has that vertex; none where that is left
/// open, or where the hull holds the origin.
fn nearest_with(cores: &impl Difference, candidate: &Candidate, beyond: [usize; 2]) -> Option<Candidate> {
    let old = candidate.parents.as_slice();
    // The larger features first: a foot in the relative interior of one of these is unique. It is mostly with the last two of three
    // corners of a face of a box, where the fourth lies beyond.
    let features: &[&[usize]] = match old.len() {
        1 => &[&[0], &[]],
        2 => &[&[0, 1], &[0], &[1], &[]],
        _ => &[&[1, 2], &[2, 0], &[0, 1], &[0], &[1], &[2], &[]],
    };
    features.iter().find_map(|kept| {
        let parents = std::iter::once(beyond).chain(kept.iter().map(|index| old[*index]));
        let found = Candidate::of(cores, parents.collect())?;
        let others = (0..old.len()).filter(|index| !kept.contains(index));
        others
            .map(|index| found.sign_of(cores, old[index]))
            .all(|sign| matches!(sign, Some(-1 | 0)))
            .then_some(found)
    })
}
