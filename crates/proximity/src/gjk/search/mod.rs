//! The state of a search that every algorithm works on, and its few moves. Each move records its event.
//!
//! A solver refers to vertices by letter. It tests on which side of a plane through some of them the origin lies, keeps
//! the vertices of a feature, and sets a direction. So its code shows its decisions and nothing else. Planted defects
//! change the moves, in `defects`.

mod defects;
mod planes;
mod rulings;

use std::ops::ControlFlow;

use glam::DVec3;

use super::defect::Defects;
use super::outcome::{Outcome, Termination, Verdict};
use super::region::Region;
use super::sign::Sign;
use super::simplex::Letter::{self, A};
use super::simplex::Simplex;
use super::trace::{
    EdgeProjection, Event, OnCores, ReachTest, Recorder, Redirected, Reduced, Relabelled, SettledExactly,
    Supported, Weighed,
};
use crate::geometry::{
    Convex, Dimension, Foot, Scalar, SupportOptions, SupportPoint, Vector, core_support_point, support_point,
};

/// The ending of a run, without the final state.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ending {
    pub(super) termination: Termination,
    pub(super) answer: Option<bool>,
    pub(super) verdict: Verdict,
}

/// The ending of published code whose simplex contains the origin: the answer is yes, since the code does not detect a
/// touch.
pub(super) const ENCLOSED: Ending =
    Ending { termination: Termination::OriginEnclosed, answer: Some(true), verdict: Verdict::Overlap };

/// The ending of a run that our limit cuts short, because the code has a larger limit or none: there is no answer.
pub(super) const CUT_SHORT: Ending =
    Ending { termination: Termination::IterationLimit, answer: None, verdict: Verdict::Undecided };

/// Returns the bound on the roundoff of a number, given the noise as a fraction of its terms. Without noise the terms
/// do not matter, and may have overflowed.
fn bound<S: Scalar>(noise: S, terms: S) -> S {
    if noise == S::ZERO { S::ZERO } else { noise * terms }
}

/// Records that the radii are set aside, if there are any.
pub(super) fn note_cores(radii: [f64; 2], recorder: &mut impl Recorder) {
    if radii != [0.0; 2] {
        recorder.record(|| Event::OnCores(OnCores { radii }));
    }
}

/// A query in progress.
pub(super) struct Search<'a, V: Vector, R: Recorder> {
    p: &'a Convex<V>,
    q: &'a Convex<V>,
    pub(super) dimension: Dimension,
    /// Maximum number of support points.
    limit: usize,
    /// Plane tests up to this many times the size of their terms count as zero. The published codes compare with 0.
    noise: V::Scalar,
    /// Values of `A·v` up to this many times the size of their terms count as zero.
    reach_noise: V::Scalar,
    /// Whether support points are those of the cores, without their radii.
    on_cores: bool,
    /// The rules for support points, if they differ from the default.
    options: Option<SupportOptions>,
    /// The planted defects.
    defects: Defects,
    /// The faces of the tetrahedron that [`Defect::FirstFaceWins`](super::defect::Defect::FirstFaceWins) passed over.
    passed_over: [Option<Region>; 2],
    pub(super) simplex: Simplex<V>,
    pub(super) direction: V,
    supports: usize,
    settled_exactly: bool,
    /// Whether v points from the feature of the simplex nearest to the origin toward the origin: the premise of the
    /// argument about regions.
    is_aimed: bool,
    recorder: &'a mut R,
}

impl<'a, V: Vector, R: Recorder> Search<'a, V, R> {
    pub(super) fn new(
        [p, q]: [&'a Convex<V>; 2],
        dimension: Dimension,
        limit: usize,
        direction: V,
        recorder: &'a mut R,
    ) -> Self {
        let (noise, reach_noise) = (V::Scalar::ZERO, V::Scalar::ZERO);
        let simplex = Simplex::EMPTY;
        let on_cores = false;
        Self {
            p,
            q,
            dimension,
            limit,
            noise,
            reach_noise,
            on_cores,
            options: None,
            defects: Defects::NONE,
            passed_over: [None; 2],
            simplex,
            direction,
            supports: 0,
            settled_exactly: false,
            is_aimed: true,
            recorder,
        }
    }

    /// Switches the query to the cores of the shapes, without their radii.
    pub(super) fn set_radii_aside(&mut self) {
        self.on_cores = true;
        note_cores(self.radii(), self.recorder);
    }

    /// Returns the radii of P and of Q, in scene units.
    pub(super) fn radii(&self) -> [f64; 2] {
        [self.p, self.q].map(|shape| shape.radius.to_f64())
    }

    /// Returns the radii that the search has set aside, in scene units.
    pub(super) fn radii_aside(&self) -> [f64; 2] {
        if self.on_cores { self.radii() } else { [0.0; 2] }
    }

    /// Sets the noise: plane tests and values of `A·v` up to these fractions of the size of their terms count as zero.
    pub(super) fn ignore_noise(&mut self, noise: V::Scalar, reach_noise: V::Scalar) {
        self.noise = noise;
        self.reach_noise = reach_noise;
    }

    /// Returns P and Q.
    pub(super) const fn shapes(&self) -> [&'a Convex<V>; 2] {
        [self.p, self.q]
    }

    /// Returns whether both shapes have finitely many vertices, so that a query must end.
    pub(super) fn is_polytopal(&self) -> bool {
        self.p.is_polytope() && self.q.is_polytope()
    }

    /// Returns whether both cores have finitely many vertices.
    pub(super) fn has_vertices(&self) -> bool {
        [self.p, self.q].into_iter().all(|shape| shape.core_vertices().is_some())
    }

    /// Records an event that only the algorithm knows about.
    pub(super) fn record(&mut self, event: impl FnOnce() -> Event) {
        self.recorder.record(event);
    }

    // ---- Support points ---------------------------------------------------------------------------------------

    /// Returns whether the limit on support points is reached.
    pub(super) fn is_exhausted(&self) -> bool {
        self.supports >= self.limit
    }

    /// Returns the support point in the search direction, and its `A·v`.
    pub(super) fn next_support(&mut self) -> (SupportPoint<V>, V::Scalar) {
        self.supports += 1;
        let (p, q, direction) = (self.p, self.q, self.direction);
        let support = match &self.options {
            None if self.on_cores => core_support_point(p, q, direction),
            None => support_point(p, q, direction),
            Some(options) if self.on_cores => options.core_support_point(p, q, direction),
            Some(options) => options.support_point(p, q, direction),
        };
        (support, support.point.dot(self.direction))
    }

    /// Adds the support point to the simplex, as A.
    pub(super) fn accept(&mut self, support: SupportPoint<V>, support_value: V::Scalar, test: ReachTest) {
        self.record_support(support, support_value, test);
        self.passed_over = [None; 2];
        self.simplex = self.simplex.with_newest(support);
    }

    /// Computes a support point and ends the run if its `A·v` is rejected.
    pub(super) fn advance(&mut self, rejects: impl FnOnce(V::Scalar) -> bool) -> ControlFlow<Ending> {
        let (support, support_value) = self.next_support();
        let is_rejected =
            rejects(support_value) || (support_value == V::Scalar::ZERO && self.rejects_at_zero());
        if !is_rejected {
            let test = if support_value == V::Scalar::ZERO { ReachTest::Touched } else { ReachTest::Passed };
            self.accept(support, support_value, test);
            return ControlFlow::Continue(());
        }
        self.record_support(support, support_value, ReachTest::Rejected);
        ControlFlow::Break(Ending {
            termination: self.rejection(),
            answer: Some(false),
            verdict: Verdict::Separate,
        })
    }

    /// Returns the reason for which a rejected support point ends the run. A zero direction separates nothing, but an
    /// algorithm that rejects at `<= 0` treats it as a rejection.
    pub(super) fn rejection(&self) -> Termination {
        if self.direction == V::ZERO { Termination::ZeroDirection } else { Termination::SeparatingAxis }
    }

    pub(super) fn record_support(
        &mut self,
        support: SupportPoint<V>,
        support_value: V::Scalar,
        test: ReachTest,
    ) {
        let (direction, at_origin) = (self.direction, self.is_at_origin(&support));
        let bound = self.reach_bound(&support);
        let aimed = self.is_aimed && self.has_sound_regions();
        self.recorder.record(|| {
            Event::Supported(Supported {
                direction: direction.to_f64(),
                support: support.to_f64(),
                support_value: support_value.to_f64(),
                sign: Sign::of(support_value, bound),
                bound: bound.to_f64(),
                aimed,
                at_origin,
                test,
            })
        });
    }

    /// Returns the bound on the roundoff of `A·v`. It grows with the coordinates of the vertex pair: far from the
    /// origin, the choice of the farthest vertex loses digits.
    fn reach_bound(&self, support: &SupportPoint<V>) -> V::Scalar {
        bound(self.reach_noise, (support.on_p.abs() + support.on_q.abs()).dot(self.direction.abs()))
    }

    /// Returns the sign of `A·v`, as the algorithm decides it.
    pub(super) fn reach_sign(&self, support: &SupportPoint<V>, support_value: V::Scalar) -> Sign {
        match Sign::of(support_value, self.reach_bound(support)) {
            Sign::Zero if self.rejects_at_zero() => Sign::Negative,
            sign => sign,
        }
    }

    /// Returns whether a support point is the origin, or indistinguishable from it.
    pub(super) fn is_at_origin(&self, support: &SupportPoint<V>) -> bool {
        self.is_zero(support.point, support.on_p.abs() + support.on_q.abs())
    }

    /// Returns the sign of a number; `terms` is the sum of the magnitudes of its terms.
    pub(super) fn sign(&self, value: V::Scalar, terms: V::Scalar) -> Sign {
        Sign::of(value, bound(self.noise, terms))
    }

    /// Returns whether a vector is zero in each component; `terms` is the sum of the magnitudes of its terms.
    pub(super) fn is_zero(&self, vector: V, terms: V) -> bool {
        DVec3::AXES.into_iter().map(V::from_f64).all(|axis| {
            let (value, terms) = (vector.dot(axis), terms.dot(axis));
            self.sign(value, terms) == Sign::Zero
        })
    }

    // ---- Weights ----------------------------------------------------------------------------------------------

    /// Returns the foot of the origin on the span of the points with these letters. Returns `None` if they are affinely
    /// dependent.
    pub(super) fn weigh(&mut self, letters: &[Letter]) -> Option<Foot<V>> {
        let points = self.simplex.keep(letters);
        let mut positions = [V::ZERO; 4];
        for (position, support) in positions.iter_mut().zip(points.points()) {
            *position = support.point;
        }
        let foot = Foot::of(&positions[..points.len()]);
        self.recorder.record(|| {
            let weights = foot.iter().flat_map(Foot::weights).map(|weight| weight.to_f64()).collect();
            Event::Weighed(Weighed { letters: letters.to_vec(), weights })
        });
        foot
    }

    /// Returns the sum of the points with these letters times their weights.
    pub(super) fn weighted_sum(&self, letters: &[Letter], weights: &[V::Scalar]) -> V {
        letters
            .iter()
            .zip(weights)
            .fold(V::ZERO, |sum, (letter, weight)| sum + self.simplex.at(*letter) * *weight)
    }

    // ---- Moves ------------------------------------------------------------------------------------------------

    /// Records that the code calls these points by the first letters of the alphabet from here on.
    pub(super) fn relabel(&mut self, points: &[Letter]) {
        self.recorder.record(|| {
            Event::Relabelled(Relabelled { from: points.to_vec(), to: Letter::ALL[..points.len()].to_vec() })
        });
    }

    /// Keeps the points with these letters in this order, and drops the others.
    pub(super) fn keep(&mut self, letters: &[Letter]) {
        let before = self.simplex.letters();
        if before == letters {
            return;
        }
        self.simplex = self.simplex.keep(letters);
        self.recorder.record(|| {
            Event::Reduced(Reduced {
                kept: letters.to_vec(),
                dropped: before.iter().copied().filter(|letter| !letters.contains(letter)).collect(),
            })
        });
    }

    /// Keeps the edge from A to this point, which is nearest to the origin, and searches perpendicular to it.
    pub(super) fn keep_edge(&mut self, to: Letter, not_asked: &[Region]) {
        let direction = self.towards_origin(to);
        self.rule(Region::Edge([A, to]), not_asked);
        self.keep(&[A, to]);
        self.look(direction);
    }

    /// Sets the next direction: from the feature found to be nearest toward the origin.
    pub(super) fn look(&mut self, direction: V) {
        self.direction = direction;
        self.recorder.record(|| {
            Event::Redirected(Redirected {
                direction: direction.to_f64(),
                exactly_zero: direction == V::ZERO,
            })
        });
    }

    /// Sets a direction that need not point from the simplex toward the origin.
    pub(super) fn look_aside(&mut self, direction: V) {
        self.is_aimed = false;
        self.look(direction);
    }

    /// Continues with the newest point alone, in the projection along an edge that contains the origin.
    pub(super) fn project(&mut self, axis: V, edge: [V; 2]) {
        self.is_aimed = true;
        self.recorder
            .record(|| Event::Projected(EdgeProjection { axis: axis.to_f64(), edge: edge.map(V::to_f64) }));
    }

    /// Sets the direction without an event, for published code that rescales its direction.
    pub(super) fn rescale(&mut self, direction: V) {
        self.direction = direction;
    }

    /// Returns the simplex of vertices of the difference, at most four, given by their vertex pairs; empty for shapes
    /// without vertices.
    pub(super) fn simplex_of(&self, vertex_pairs: &[[usize; 2]]) -> Simplex<V> {
        let vertex = |numbers: &[usize; 2]| SupportPoint::of_vertices(self.p, self.q, *numbers);
        vertex_pairs
            .iter()
            .rev()
            .filter_map(vertex)
            .fold(Simplex::EMPTY, |simplex, point| simplex.with_newest(point))
    }

    /// Records the exact verdict, and replaces the current simplex and direction by those that prove it.
    pub(super) fn settle(&mut self, verdict: Verdict, simplex: Simplex<V>, direction: V) {
        self.simplex = simplex;
        self.direction = direction;
        self.settled_exactly = true;
        self.recorder.record(|| {
            Event::SettledExactly(SettledExactly { verdict, simplex: Box::new(simplex.to_f64()) })
        });
    }

    /// Ends the query.
    pub(super) fn finish(self, ending: Ending) -> Outcome {
        self.recorder.record(|| Event::Ended(ending.termination));
        self.outcome(ending)
    }

    /// Returns the end of the run, without an event.
    pub(super) fn outcome(self, ending: Ending) -> Outcome {
        Outcome {
            termination: ending.termination,
            answer: ending.answer,
            verdict: ending.verdict,
            supports: self.supports,
            simplex: self.simplex.to_f64(),
            direction: self.direction.to_f64(),
            settled_exactly: self.settled_exactly,
            measurement: None,
        }
    }
}
