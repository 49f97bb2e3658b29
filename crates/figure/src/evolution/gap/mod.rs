//! The gap: the bounds on the distance that a run knows, iteration by iteration, and the places where the
//! usual criteria end it.
//!
//! GJK minimizes |x|² over P ⊖ Q. The point x of the simplex that is nearest to the origin O belongs to P ⊖
//! Q, so the distance is at most |x|. No point of P ⊖ Q lies farther along the search direction v than the
//! support point A, so the distance is at least −A·v/|v|. The distance algorithm searches along v = −x. A
//! boolean query does not compute x, so it is computed here from the recorded simplex. The bounds of an
//! iteration are those known after A is found, and before A joins the simplex: that is when a termination
//! criterion is tested.
//!
//! The distance algorithm searches among the cores of rounded shapes. [`BoundedPair`] states this, and the radii
//! are subtracted from both bounds alike.
//!
//! E. G. Gilbert, D. W. Johnson, S. S. Keerthi, 1988; G. van den Bergen, *A Fast and Robust GJK
//! Implementation for Collision Detection of Convex Objects*, 1999, and *Collision Detection in Interactive
//! 3D Environments*, 2003, section 4.3. There v is the nearest point, our x, and w the support point, our A.

mod chart;
mod criterion;
mod nearest;
mod words;

use glam::{DVec3, Vec3};

use super::at_level;
use crate::analysis::Analysis;
use crate::geometry::{Convex, Dimension, Length, SupportPoint};
use crate::gjk::{Defect, Iteration, Precision, Query, Settings, Simplex, Termination, Trace, Verdict};

pub use criterion::{Criterion, CriterionStop, Tolerance};

/// Maximum number of support points for the true distance; a few dozen are enough, also for curved shapes.
const MAX_SUPPORTS: usize = 256;

/// The gap of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Gap {
    /// The bounds of each iteration of the query.
    pub readings: Vec<Known>,
    /// The pair whose distance the bounds enclose.
    pub subject: BoundedPair,
    /// The true distance of the subject, whatever the run found. `None` if it cannot be measured.
    pub truth: Option<TrueDistance>,
    /// The index of the iteration whose A encloses O in the simplex: the distance is 0, and so is the gap.
    pub enclosed: Option<usize>,
    /// Whether A is the farthest point in each iteration, so that it gives a lower bound. False with a
    /// planted defect in the support mapping.
    pub support_is_sound: bool,
    /// The true verdict about P and Q.
    verdict: Verdict,
    /// The reason why the run ended.
    termination: Termination,
}

/// The bounds at an iteration, after its support point A is found; in scene units.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Known {
    /// The smallest |x| of the earlier simplices, which is an upper bound on the distance. `None` at the first
    /// support point.
    pub at_most: Option<f64>,
    /// −A·v/|v| of this iteration; negative if A lies past O. `None` if v is zero.
    pub own: Option<f64>,
    /// The largest −A·v/|v| so far, and at least 0: a lower bound on the distance.
    pub at_least: f64,
    /// Whether A is already a point of the simplex.
    pub is_duplicate: bool,
    /// The |x| of the simplex with A.
    pub next: f64,
}

/// A pair whose distance is bounded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BoundedPair {
    /// P and Q.
    Shapes,
    /// The cores of P and Q. The distance of P and Q is smaller by these radii, in scene units.
    Cores([f64; 2]),
}

/// A true distance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrueDistance {
    /// The distance, in scene units.
    pub distance: f64,
    /// Lower and upper bounds on the distance.
    pub bounds: [f64; 2],
    /// Whether exact arithmetic proved the distance. A proved distance is right in all digits except perhaps
    /// the last.
    pub exact: bool,
}

impl Known {
    /// Returns the upper minus the lower bound: zero if they meet, or slightly negative through roundoff. Returns
    /// `None` without an upper bound.
    pub fn difference(&self) -> Option<f64> {
        Some((self.at_most? - self.at_least).max(0.0))
    }
}

impl BoundedPair {
    /// Finds the subject of a run.
    fn of(analysis: &Analysis) -> Self {
        let radii = analysis.convexes.each_ref().map(|shape| shape.radius);
        if analysis.trace.algorithm.measures() && radii != [0.0; 2] {
            Self::Cores(radii)
        } else {
            Self::Shapes
        }
    }

    /// Returns the sum of the radii to subtract from the distance of the cores; zero if the subject is P and Q.
    pub fn radius(self) -> f64 {
        match self {
            Self::Shapes => 0.0,
            Self::Cores([of_p, of_q]) => of_p + of_q,
        }
    }
}

impl Gap {
    /// Computes the gap of an analysis.
    pub fn of(analysis: &Analysis) -> Self {
        let Trace { dimension, defects, outcome, .. } = &analysis.trace;
        let (readings, enclosed) = readings(*dimension, &analysis.trace.iterations());
        let subject = BoundedPair::of(analysis);
        let wrong = [Defect::NoNegation, Defect::MaximumFromZero, Defect::InverseForTranspose];
        Self {
            readings,
            subject,
            truth: TrueDistance::of(analysis, subject),
            enclosed,
            support_is_sound: !wrong.into_iter().any(|defect| defects.contains(defect)),
            verdict: analysis.reference.verdict,
            termination: outcome.termination,
        }
    }

    /// The iterations at which a criterion can be tested: up to the iteration that encloses O.
    fn tested(&self) -> impl Iterator<Item = (usize, &Known)> {
        self.readings.iter().enumerate().take(self.enclosed.map_or(usize::MAX, |last| last + 1))
    }
}

/// The bounds at each iteration, and the iteration that encloses the origin.
fn readings(dimension: Dimension, iterations: &[Iteration]) -> (Vec<Known>, Option<usize>) {
    let (mut readings, mut enclosed) = (Vec::new(), None);
    let mut simplex = Simplex::EMPTY;
    let (mut at_most, mut at_least) = (None, 0.0_f64);
    for (index, iteration) in iterations.iter().enumerate() {
        let own = at_level(iteration).map(|level| 0.0 - level);
        at_least = own.map_or(at_least, |own| at_least.max(own));
        let is_duplicate = simplex.points().iter().any(|point| is_same(point, &iteration.support));
        let with_newest = simplex.with_newest(iteration.support);
        // A point that the simplex has already changes nothing, whatever roundoff makes of the same points again.
        let next = match at_most.filter(|_| is_duplicate) {
            Some(at_most) => at_most,
            None => nearest::distance(dimension, with_newest.points()),
        };
        readings.push(Known { at_most, own, at_least, is_duplicate, next });
        // Exact arithmetic may have put another simplex in its place.
        simplex = iteration.simplex;
        let kept = nearest::distance(dimension, simplex.points());
        let best = next.min(kept).min(at_most.unwrap_or(f64::INFINITY));
        at_most = Some(best).filter(|best| best.is_finite());
        if best == 0.0 {
            enclosed = enclosed.or(Some(index));
        }
    }
    (readings, enclosed)
}

/// Returns whether two support points are equal: by their vertices if both shapes have some, otherwise by
/// their coordinates.
fn is_same(one: &SupportPoint<DVec3>, other: &SupportPoint<DVec3>) -> bool {
    match (one.index_p.zip(one.index_q), other.index_p.zip(other.index_q)) {
        (Some(one), Some(other)) => one == other,
        _ => one.point == other.point,
    }
}

impl TrueDistance {
    const ZERO: Self = Self { distance: 0.0, bounds: [0.0; 2], exact: true };

    /// Measures the distance of an analysis by the distance algorithm in f64, on the shapes as the run used
    /// them.
    fn of(analysis: &Analysis, subject: BoundedPair) -> Option<Self> {
        let reference = &analysis.reference;
        if subject == BoundedPair::Shapes && reference.verdict != Verdict::Separate {
            let tolerance = if reference.verdict == Verdict::Touching { reference.tolerance } else { 0.0 };
            return Some(Self { bounds: [0.0, tolerance], exact: reference.certified, ..Self::ZERO });
        }
        let seen = analysis.convexes.each_ref().map(|shape| {
            let shape = match analysis.trace.precision {
                Precision::F64 => shape.clone(),
                Precision::F32 => shape.cast::<Vec3>().cast(),
            };
            match subject {
                BoundedPair::Shapes => shape,
                BoundedPair::Cores(_) => Convex { radius: 0.0, ..shape },
            }
        });
        let [p, q] = &seen;
        let settings = Settings { iteration_limit: MAX_SUPPORTS, ..Settings::default() };
        let measured = Query { p, q, dimension: analysis.dimension, settings }.measure()?;
        Some(match measured.length {
            Length::Separation(distance) => Self { distance, bounds: measured.bounds, exact: measured.exact },
            Length::PenetrationDepth(_) => Self::ZERO,
        })
    }

    /// Returns lower and upper bounds on the excess of a length over the true distance. An excess below the roundoff of
    /// the length counts as zero.
    pub fn error_of(&self, length: f64) -> [f64; 2] {
        let [low, high] = self.bounds;
        let roundoff = 4.0 * f64::EPSILON * length.abs();
        let clean = |error: f64| if error <= roundoff { 0.0 } else { error };
        if self.exact {
            [clean(length - self.distance); 2]
        } else {
            [clean(length - high), clean(length - low)]
        }
    }
}
