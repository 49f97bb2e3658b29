//! The gap: between which bounds a run knows the distance, iteration by iteration, and where the usual criteria end it.
//!
//! GJK minimises |x|² over P ⊖ Q. The point x of the simplex that is nearest to the origin O belongs to P ⊖ Q, so the
//! distance is at most |x|. Nothing of P ⊖ Q lies farther along the search direction v than the support point A, so
//! the distance is at least −A·v/|v|. The distance algorithm looks along v = −x; a boolean query does not compute x,
//! and it is computed here from the simplex that was recorded. The bounds of an iteration are those that are known once
//! A is found, and before A is taken into the simplex: that is when a termination criterion is tested.
//!
//! The distance algorithm searches among the cores of rounded shapes; [`Subject`] says so, and the radii are subtracted
//! from both bounds alike.
//!
//! E. G. Gilbert, D. W. Johnson, S. S. Keerthi, 1988; G. van den Bergen, *A Fast and Robust GJK Implementation for
//! Collision Detection of Convex Objects*, 1999, and *Collision Detection in Interactive 3D Environments*, 2003, section
//! 4.3. There v is the nearest point, our x, and w the support point, our A.

mod chart;
mod criterion;
mod nearest;
mod words;

use glam::{DVec3, Vec3};

use super::at_level;
use crate::figure::analysis::Analysis;
use crate::geometry::{Convex, Dimension, Length, SupportPoint};
use crate::gjk::{
    self, Algorithm, Defect, Iteration, Precision, Query, Settings, Simplex, Termination, Trace, Verdict,
};

pub use criterion::{Criterion, Stop, Tolerance};

/// The most support points for the true distance: a few dozen are enough, also for curved shapes.
const MAX_SUPPORTS: usize = 256;

/// The gap of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Gap {
    /// One for each iteration of the query.
    pub readings: Vec<Known>,
    /// The pair whose distance the bounds enclose.
    pub subject: Subject,
    /// The true distance of that, whatever the run found; none where nothing measures it.
    pub truth: Option<Truth>,
    /// The index of the iteration with whose A the simplex holds O: the distance is 0, and so is the gap.
    pub enclosed: Option<usize>,
    /// Whether A is the farthest point in each iteration, so that it gives a lower bound: not with a deliberate defect
    /// in the support mapping.
    pub support_is_sound: bool,
    /// The truth about P and Q.
    verdict: Verdict,
    /// Why the run ended.
    termination: Termination,
}

/// The bounds at an iteration, when its support point A is found; in scene units.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Known {
    /// The least |x| of the simplices before: the distance is at most that. None at the first support point.
    pub at_most: Option<f64>,
    /// −A·v/|v| of this iteration; negative where A lies beyond O. None where v is zero.
    pub own: Option<f64>,
    /// The largest of those so far, and 0 at least: the distance is at least that.
    pub at_least: f64,
    /// Whether A is a point of the simplex already.
    pub is_duplicate: bool,
    /// The |x| of the simplex with A.
    pub next: f64,
}

/// A pair whose distance is bounded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Subject {
    /// P and Q.
    Shapes,
    /// Their cores: the distance of P and Q is less by the radii of P and of Q, in scene units.
    Cores([f64; 2]),
}

/// A true distance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Truth {
    /// In scene units.
    pub distance: f64,
    /// It lies between these two.
    pub bounds: [f64; 2],
    /// Whether it was proved in exact arithmetic: then it is right to the last digit or the one before it.
    pub exact: bool,
}

impl Known {
    /// Upper less lower bound: zero where they meet, which roundoff may put below zero. None without an upper bound.
    pub fn difference(&self) -> Option<f64> {
        Some((self.at_most? - self.at_least).max(0.0))
    }
}

impl Subject {
    /// Of a run.
    fn of(analysis: &Analysis) -> Self {
        let radii = analysis.convexes.each_ref().map(|shape| shape.radius);
        if analysis.trace.algorithm == Algorithm::Distance && radii != [0.0; 2] {
            Self::Cores(radii)
        } else {
            Self::Shapes
        }
    }

    /// How much is subtracted from a length of the subject for that of P and Q.
    pub fn radius(self) -> f64 {
        match self {
            Self::Shapes => 0.0,
            Self::Cores([of_p, of_q]) => of_p + of_q,
        }
    }
}

impl Gap {
    /// Of an analysis.
    pub fn of(analysis: &Analysis) -> Self {
        let Trace { dimension, defects, outcome, .. } = &analysis.trace;
        let (readings, enclosed) = readings(*dimension, &analysis.trace.iterations());
        let subject = Subject::of(analysis);
        let wrong = [Defect::NoNegation, Defect::MaximumFromZero, Defect::InverseForTranspose];
        Self {
            readings,
            subject,
            truth: Truth::of(analysis, subject),
            enclosed,
            support_is_sound: !wrong.into_iter().any(|defect| defects.contains(defect)),
            verdict: analysis.reference.verdict,
            termination: outcome.termination,
        }
    }

    /// The iterations at which a criterion can be tested: up to the one that encloses O.
    fn tested(&self) -> impl Iterator<Item = (usize, &Known)> {
        self.readings.iter().enumerate().take(self.enclosed.map_or(usize::MAX, |last| last + 1))
    }
}

/// The bounds at each iteration, and the one that encloses the origin.
fn readings(dimension: Dimension, iterations: &[Iteration]) -> (Vec<Known>, Option<usize>) {
    let (mut readings, mut enclosed) = (Vec::new(), None);
    let mut simplex = Simplex::EMPTY;
    let (mut at_most, mut at_least) = (None, 0.0_f64);
    for (index, iteration) in iterations.iter().enumerate() {
        let own = at_level(iteration).map(|level| 0.0 - level);
        at_least = own.map_or(at_least, |own| at_least.max(own));
        let is_duplicate = simplex.points().iter().any(|point| is_same(point, &iteration.support));
        let with_newest = simplex.with_newest(iteration.support);
        let next = nearest::distance(dimension, with_newest.points());
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

/// Whether two support points are one: by their vertices where both shapes have some, else by their coordinates.
fn is_same(one: &SupportPoint<DVec3>, other: &SupportPoint<DVec3>) -> bool {
    match (one.index_p.zip(one.index_q), other.index_p.zip(other.index_q)) {
        (Some(one), Some(other)) => one == other,
        _ => one.point == other.point,
    }
}

impl Truth {
    const ZERO: Self = Self { distance: 0.0, bounds: [0.0; 2], exact: true };

    /// Of an analysis: measured by the distance algorithm in f64, on the shapes as the run saw them.
    fn of(analysis: &Analysis, subject: Subject) -> Option<Self> {
        let reference = &analysis.reference;
        if subject == Subject::Shapes && reference.verdict != Verdict::Separate {
            let tolerance = if reference.verdict == Verdict::Touching { reference.tolerance } else { 0.0 };
            return Some(Self { bounds: [0.0, tolerance], exact: reference.certified, ..Self::ZERO });
        }
        let seen = analysis.convexes.each_ref().map(|shape| {
            let shape = match analysis.trace.precision {
                Precision::F64 => shape.clone(),
                Precision::F32 => shape.cast::<Vec3>().cast(),
            };
            match subject {
                Subject::Shapes => shape,
                Subject::Cores(_) => Convex { radius: 0.0, ..shape },
            }
        });
        let [p, q] = &seen;
        let settings =
            Settings { algorithm: Algorithm::Distance, iteration_limit: MAX_SUPPORTS, ..Settings::default() };
        let measured = gjk::decide(&Query { p, q, dimension: analysis.dimension, settings }).measurement?;
        Some(match measured.length {
            Length::Separation(distance) => Self { distance, bounds: measured.bounds, exact: measured.exact },
            Length::PenetrationDepth(_) => Self::ZERO,
        })
    }

    /// By how much a length is too large: at least, at most. Less than roundoff of the length itself is nothing.
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
