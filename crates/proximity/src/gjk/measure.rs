//! The verdict and the lengths of two shapes, from the relation of their cores.
//!
//! Between polytopes the exact method decides. If the cores are separate, it gives their distance as a fraction, and
//! the radii are subtracted from it. If they overlap, the expanding polytope gives the depth, and the radii are added.
//! On curved shapes the search and the polytope give bounds.

use dashu_int::IBig;
use glam::DVec3;

use super::exact::{self, ExactSolution};
use super::outcome::{Outcome, Termination, Verdict};
use super::search::{Ending, Search, note_cores};
use super::settings::ContactPolicy;
use super::trace::{Event, Recorder};
use super::{curved_lengths, distance};
use crate::epa::{self, CoreDepth, ExactFacet, Expansion, Task};
use crate::geometry::exact::{Enclosure, ExactPair, ExactVector};
use crate::geometry::{
    Convex, Dimension, Measurement, Scalar, Side, SupportPoint, Vector, WitnessPoints, core_support_point,
};

/// The relation of the two cores, as far as a query found it.
#[expect(clippy::large_enum_variant, reason = "it lives on the stack for one call, and nothing is allocated")]
pub(super) enum CoreRelation {
    /// The exact solution for two polytopes.
    Known(ExactPair, Box<ExactSolution>),
    /// At least one core is curved, so only bounds are available.
    Curved,
}

// ---- The distance algorithm -----------------------------------------------------------------------------------

/// Runs the distance algorithm on the cores, and proves or replaces its result.
pub(super) fn distance<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    contact: ContactPolicy,
) -> (Ending, CoreRelation) {
    search.set_radii_aside();
    let (termination, nearest) = distance::solve(search);
    let [p, q] = search.shapes().map(Convex::cast::<DVec3>);
    let (termination, verdict, relation) = match (ExactPair::of(&p, &q), nearest) {
        (Some(pair), _) => {
            let solution = settle(search, &pair, termination);
            let termination = match solution.verdict {
                _ if solution.is_apart() => Termination::Converged,
                Verdict::Overlap => Termination::OriginEnclosed,
                Verdict::Touching | Verdict::Separate | Verdict::Undecided => Termination::OriginOnBoundary,
            };
            (termination, solution.verdict, CoreRelation::Known(pair, Box::new(solution)))
        }
        (None, Some(nearest)) => match nearest.bounds_around(search.radii()) {
            [lower, _] if lower > 0.0 => (termination, Verdict::Separate, CoreRelation::Curved),
            [_, upper] if upper < 0.0 => (termination, Verdict::Overlap, CoreRelation::Curved),
            // A touch, or a search that roundoff has stopped short: the polytope decides.
            _ => (termination, Verdict::Undecided, CoreRelation::Curved),
        },
        (None, None) => (termination, Verdict::Overlap, CoreRelation::Curved),
    };
    (Ending { termination, answer: contact.answer(verdict), verdict }, relation)
}

/// Returns the exact solution, starting from the end of the search. Records it if it differs from the result of the
/// search.
fn settle<V: Vector, R: Recorder>(
    search: &mut Search<'_, V, R>,
    pair: &ExactPair,
    termination: Termination,
) -> ExactSolution {
    let found = exact::vertex_pairs_of(&search.simplex.to_f64());
    let solution = exact::solve(pair, search.dimension, &found);
    let feature = &solution.vertex_pairs[..solution.feature];
    let is_proved = match termination {
        Termination::OriginEnclosed => {
            solution.verdict == Verdict::Overlap && exact::hold_origin(pair, &found)
        }
        Termination::Converged => {
            found.len() == feature.len() && found.iter().all(|vertex_pair| feature.contains(vertex_pair))
        }
        _ => false,
    };
    if !is_proved {
        let simplex = search.simplex_of(feature);
        search.settle(solution.verdict, simplex, V::from_f64(solution.direction.direction()));
    }
    solution
}

// ---- Lengths --------------------------------------------------------------------------------------------------

/// The cores to measure.
pub(super) struct Cores<'a, V: Vector> {
    pub(super) shapes: [&'a Convex<V>; 2],
    pub(super) dimension: Dimension,
    pub(super) iteration_limit: usize,
    /// Whether the query's simplex belongs to the difference of the cores, not of the rounded shapes.
    pub(super) were_asked: bool,
}

impl<V: Vector> Cores<'_, V> {
    /// Returns the relation of the cores, after a query that did not compute it.
    pub(super) fn relation(&self, outcome: &Outcome) -> CoreRelation {
        let [p, q] = self.shapes.map(Convex::cast::<DVec3>);
        let Some(pair) = ExactPair::of(&p, &q) else { return CoreRelation::Curved };
        let solution = exact::solve(&pair, self.dimension, &exact::vertex_pairs_of(&outcome.simplex));
        CoreRelation::Known(pair, Box::new(solution))
    }

    /// Measures the lengths. Returns `None` if roundoff leaves no polytope and no meaningful distance.
    pub(super) fn measure(
        &self,
        relation: &CoreRelation,
        outcome: &Outcome,
        recorder: &mut impl Recorder,
    ) -> Option<Measurement> {
        let measurement = match relation {
            CoreRelation::Known(pair, solution)
                if solution.is_apart() || solution.verdict == Verdict::Touching =>
            {
                Some(self.known(pair, solution, solution.direction.unit()))
            }
            CoreRelation::Known(pair, solution) => {
                match self.expand(Some(pair), &self.simplex_of(outcome, Some(solution)), recorder) {
                    Expansion::Depth(depth) => Some(self.overlap(pair, &depth)),
                    Expansion::Flat(normal) => Some(self.known(pair, solution, normal.unit())),
                    Expansion::Outside | Expansion::Unfinished => None,
                }
            }
            CoreRelation::Curved => self.curved(outcome, recorder),
        };
        if let Some(measurement) = measurement {
            recorder.record(|| Event::Measured(measurement));
        }
        measurement
    }

    fn radii(&self) -> [f64; 2] {
        self.shapes.map(|shape| shape.radius.to_f64())
    }

    fn expand(
        &self,
        exact: Option<&ExactPair>,
        simplex: &[SupportPoint<DVec3>],
        recorder: &mut impl Recorder,
    ) -> Expansion {
        let Self { shapes, dimension, iteration_limit, .. } = *self;
        if !self.were_asked {
            note_cores(self.radii(), recorder);
        }
        let task = Task { shapes, dimension, exact, iteration_limit, radii: self.radii() };
        epa::expand(&task, simplex, &mut Expanding(recorder))
    }

    /// Returns the simplex to expand: the query's, if it belongs to the difference of the cores.
    fn simplex_of(&self, outcome: &Outcome, solution: Option<&ExactSolution>) -> Vec<SupportPoint<DVec3>> {
        let points = outcome.simplex.points();
        let [p, q] = self.shapes;
        if self.were_asked || self.radii() == [0.0; 2] {
            return points.to_vec();
        }
        match solution {
            Some(solution) => solution.vertex_pairs[..solution.feature]
                .iter()
                .filter_map(|numbers| Some(SupportPoint::of_vertices(p, q, *numbers)?.to_f64()))
                .collect(),
            // The cores have about the same support values in the directions of the simplex points.
            None => points
                .iter()
                .map(|support| core_support_point(p, q, V::from_f64(support.point)).to_f64())
                .collect(),
        }
    }

    /// Returns the lengths of the shapes from those of the cores.
    fn overlap(&self, pair: &ExactPair, depth: &CoreDepth) -> Measurement {
        let radius: f64 = self.radii().iter().sum();
        let with_radii = if let Some(ExactFacet { normal, level }) = &depth.exact {
            pair.depth(&(level * level), &normal.length_squared())
        } else {
            let [lower, upper] = depth.bounds;
            let bounds = [(lower + radius).next_down(), (upper + radius).next_up()];
            Enclosure { nearest: depth.depth + radius, bounds }
        };
        let Enclosure { nearest, bounds } = with_radii.opposite();
        let is_exact = depth.exact.is_some();
        Measurement::from_cores(nearest, bounds, depth.normal, depth.cores, self.radii(), is_exact)
    }

    /// Returns the lengths if the exact method gives the distance of the cores; zero if they touch or are flat.
    fn known(&self, pair: &ExactPair, solution: &ExactSolution, normal: DVec3) -> Measurement {
        let [above, below] = &solution.distance_squared;
        let Enclosure { nearest, bounds } = pair.gap(above, below);
        Measurement::from_cores(nearest, bounds, normal, witness_points(pair, solution), self.radii(), true)
    }

    /// Returns the lengths of curved shapes, in the precision of the query, as f64.
    fn curved(&self, outcome: &Outcome, recorder: &mut impl Recorder) -> Option<Measurement> {
        let [p, q] = self.shapes.map(Convex::cast::<DVec3>);
        let Self { dimension, iteration_limit, were_asked, .. } = *self;
        let cores = Cores { shapes: [&p, &q], dimension, iteration_limit, were_asked };
        let known_verdict = (outcome.verdict == Verdict::Touching).then_some(Verdict::Touching);
        let pair = curved_lengths::CurvedPair::new([&p, &q], dimension, iteration_limit, known_verdict);
        let nearest = pair.nearest();
        let are_apart = nearest.is_some_and(|nearest| nearest.bounds[0] > 0.0);
        let expansion = (!are_apart).then(|| cores.expand(None, &cores.simplex_of(outcome, None), recorder));
        pair.measure(nearest, expansion.as_ref())
    }
}

/// Returns the closest points of the cores, each to the nearest f64.
fn witness_points(pair: &ExactPair, solution: &ExactSolution) -> WitnessPoints {
    let ExactSolution { vertex_pairs, weights, .. } = solution;
    let total: IBig = weights.iter().sum();
    let mean = |side: Side| {
        let sum =
            vertex_pairs.iter().zip(weights).fold(ExactVector::default(), |sum, (vertex_pair, weight)| {
                &sum + &pair.vertex(side, vertex_pair[side as usize]).scaled(weight)
            });
        pair.point(&sum, &total)
    };
    WitnessPoints { on_p: mean(Side::P), on_q: mean(Side::Q) }
}

/// Records the steps of the polytope as events of the run.
pub(super) struct Expanding<'a, R: Recorder>(pub(super) &'a mut R);

impl<R: Recorder> epa::Observer for Expanding<'_, R> {
    fn note(&mut self, event: impl FnOnce() -> epa::EpaEvent) {
        self.0.record(|| Event::Epa(event()));
    }
}
