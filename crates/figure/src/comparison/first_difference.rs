//! The first difference between two runs: the decision at which they diverge, with a tolerance for runs in different
//! precisions.

use glam::DVec3;

use super::align::AlignedPair;
use super::run::{ComparedRun, ComparedSupport};
use crate::geometry::{Dimension, Vector as _};
use crate::gjk::{Iteration, Precision, ReachTest, Region, Simplex};
use crate::series::{self, IterationKind};

/// Maximum difference between 1 and the cosine of the angle between directions that count as equal, for runs in the
/// same precision and in different ones.
const SAME_DIRECTION: [f64; 2] = [1e-9, 1e-5];

/// Maximum distance between points that count as equal in runs of different precisions, as a fraction of the largest
/// coordinate.
const SAME_POINT: f64 = 1e-4;

/// The first difference between two runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DifferenceKind {
    /// The runs begin along different directions, with different points.
    Start,
    /// The runs find different support points along the same direction.
    Support,
    /// One run accepts the point; the other rejects the point as short of the origin.
    Reach,
    /// The runs find the origin in different regions, or keep different points.
    Region,
    /// The runs keep the same triangle, but one run has flipped it.
    Order,
    /// The runs search along different directions next.
    Direction,
    /// One run ends here, or the runs end with different verdicts.
    End,
    /// The polytopes of the two runs grow differently.
    Growth,
}

/// The tolerance within which two runs count as equal.
#[derive(Clone, Copy, Debug)]
pub(super) struct EqualityTolerance {
    point: f64,
    direction: f64,
}

/// Returns the first row in which the runs differ, and the kind of the difference.
pub(super) fn first_difference(
    runs: &[ComparedRun<'_>; 2],
    pairs: &[AlignedPair],
    tolerance: EqualityTolerance,
) -> Option<(usize, DifferenceKind)> {
    pairs.iter().enumerate().find_map(|(row, pair)| {
        let kind = match pair.indices {
            [Some(one), Some(other)] if pair.equal => tolerance.difference(runs, [one, other])?,
            _ => unmatched(runs, next_iterations(pairs, row), tolerance),
        };
        Some((row, kind))
    })
}

/// Returns the reason why the next iterations differ although all decisions before them are equal.
fn unmatched(
    runs: &[ComparedRun<'_>; 2],
    iterations: [Option<usize>; 2],
    tolerance: EqualityTolerance,
) -> DifferenceKind {
    let summary = |run: usize| iterations[run].and_then(|index| runs[run].summary(index));
    let have_directions =
        [0, 1].iter().all(|run| iterations[*run].is_none_or(|index| runs[*run].has_direction(index)));
    match [summary(0), summary(1)] {
        [Some(_), Some(_)] if !have_directions => DifferenceKind::Support,
        [Some(one), Some(other)] if tolerance.same_direction(one.direction, other.direction) => {
            DifferenceKind::Support
        }
        [Some(_), Some(_)] => DifferenceKind::Start,
        [None, None] => DifferenceKind::Growth,
        _ => DifferenceKind::End,
    }
}

/// Returns the iterations of a row; for a run without an iteration in this row, its next iteration.
pub(super) fn next_iterations(pairs: &[AlignedPair], row: usize) -> [Option<usize>; 2] {
    [0, 1].map(|run| pairs[row..].iter().find_map(|pair| pair.indices[run]))
}

impl EqualityTolerance {
    pub(super) fn between([first, second]: &[ComparedRun<'_>; 2]) -> Self {
        let is_told = first.trace.external.is_some() || second.trace.external.is_some();
        if is_told
            && first.trace.precision == second.trace.precision
            && first.trace.precision == Precision::F64
        {
            // Other programs add and multiply in another order.
            Self { point: 1e-9 * first.largest().max(second.largest()), direction: SAME_DIRECTION[1] }
        } else if !is_told && first.trace.precision == second.trace.precision {
            Self { point: 0.0, direction: SAME_DIRECTION[0] }
        } else {
            Self { point: SAME_POINT * first.largest().max(second.largest()), direction: SAME_DIRECTION[1] }
        }
    }

    /// Returns whether two support points are equal: by their vertex pairs, or by their positions.
    fn same_point(self, one: &ComparedSupport, other: &ComparedSupport) -> bool {
        let vertex_pair = |point: &ComparedSupport| point.index_p.zip(point.index_q);
        (vertex_pair(one).is_some() && vertex_pair(one) == vertex_pair(other))
            || (one.point - other.point).max_abs() <= self.point
    }

    fn same_points(self, one: &[ComparedSupport], other: &[ComparedSupport]) -> bool {
        one.len() == other.len()
            && one.iter().all(|point| other.iter().any(|twin| self.same_point(point, twin)))
    }

    fn same_direction(self, one: DVec3, other: DVec3) -> bool {
        let (one, other) = (one.unit(), other.unit());
        one == other || one.dot(other) > 1.0 - self.direction
    }

    /// Returns whether two iterations belong in one row.
    pub(super) fn same_iteration(
        self,
        one: &series::SeriesIteration,
        other: &series::SeriesIteration,
    ) -> bool {
        use IterationKind::{Growth, Search, Start};
        let alike = matches!(
            (&one.kind, &other.kind),
            (Search(_), Search(_)) | (Start(_), Start(_)) | (Growth { .. }, Growth { .. })
        );
        alike
            && match (&one.support, &other.support) {
                (Some(one), Some(other)) => self.same_point(one, other),
                (None, None) => true,
                _ => false,
            }
    }

    /// Returns the first difference between the decisions of two iterations with the same support point, if there is
    /// one.
    pub(super) fn difference(
        self,
        runs: &[ComparedRun<'_>; 2],
        indices: [usize; 2],
    ) -> Option<DifferenceKind> {
        let [Some(one), Some(other)] = [0, 1].map(|run| runs[run].summary(indices[run])) else { return None };
        let is_rejected = |it: &Iteration| it.test == ReachTest::Rejected;
        let is_told = runs.iter().any(|run| run.trace.external.is_some());
        if is_rejected(one) != is_rejected(other) {
            return Some(DifferenceKind::Reach);
        }
        let places = [0, 1].map(|run| place(&runs[run], indices[run]));
        if let [Some(one), Some(other)] = &places
            && !self.same_points(one, other)
        {
            return Some(DifferenceKind::Region);
        }
        let endings = [0, 1].map(|run| runs[run].ending(indices[run]));
        if endings[0].is_some() != endings[1].is_some() {
            return Some(DifferenceKind::End);
        }
        if endings[0].is_some() {
            let differs = runs[0].trace.outcome.verdict != runs[1].trace.outcome.verdict;
            return differs.then_some(DifferenceKind::End);
        }
        if is_told {
            return self.told_difference(runs, indices, [one, other]);
        }
        if !self.same_points(one.simplex.points(), other.simplex.points()) {
            return Some(DifferenceKind::Region);
        }
        if runs[0].trace.dimension == Dimension::Three && self.is_turned(&one.simplex, &other.simplex) {
            return Some(DifferenceKind::Order);
        }
        let next = [one, other].map(|it| it.next_direction.unwrap_or_default());
        (!self.same_direction(next[0], next[1])).then_some(DifferenceKind::Direction)
    }

    /// Returns the first difference between two iterations if one of the runs is external. Missing data in its trace is
    /// not a difference, and neither is the order of its points.
    fn told_difference(
        self,
        runs: &[ComparedRun<'_>; 2],
        indices: [usize; 2],
        [one, other]: [&Iteration; 2],
    ) -> Option<DifferenceKind> {
        let are_known = [0, 1].iter().all(|run| runs[*run].has_simplex(indices[*run]));
        if are_known && !self.same_points(one.simplex.points(), other.simplex.points()) {
            return Some(DifferenceKind::Region);
        }
        let [next, other_next] = [one.next_direction?, other.next_direction?];
        (!self.same_direction(next, other_next)).then_some(DifferenceKind::Direction)
    }

    /// Returns whether two triangles of the same points have opposite orientations.
    fn is_turned(self, one: &Simplex<DVec3>, other: &Simplex<DVec3>) -> bool {
        let [a, b, _] = one.points() else { return false };
        let place =
            |point: &ComparedSupport| other.points().iter().position(|twin| self.same_point(point, twin));
        let (Some(a), Some(b)) = (place(a), place(b)) else { return false };
        (a + 1) % 3 != b
    }
}

/// Returns the points of the feature that was found nearest to the origin.
fn place(run: &ComparedRun<'_>, index: usize) -> Option<Vec<ComparedSupport>> {
    let simplex = run.lettered(index);
    let letters = match run.summary(index)?.region? {
        Region::Vertex(a) => vec![a],
        Region::Edge(edge) => edge.to_vec(),
        Region::Face(face, _) => face.to_vec(),
        Region::Interior => simplex.letters().to_vec(),
    };
    Some(letters.into_iter().filter_map(|letter| simplex.get(letter).copied()).collect())
}
