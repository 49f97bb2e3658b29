//! The proof of a verdict as JSON, with its pair: all that another program needs to check it.
//!
//! Every exact number is a string: an integer, or a fraction in lowest terms such as `3/14`. So are the
//! coordinates, since every f64 is such a fraction. Numbers that are not exact are numbers of JSON. The
//! format is described in `crates/tools/src/cli/README.md`; `tools/check_proof.py` checks it.

use std::collections::BTreeMap;

use dashu_int::IBig;
use dashu_ratio::RBig;
use glam::DVec3;
use serde::Serialize;

use crate::geometry::{Convex, Dimension, Side};
use crate::gjk::{CommonPoint, Reference, SeparatingAxis, Trace, Weight};
use crate::internal::ExactLength;

/// The proof of the reference verdict on the shapes of a run, as the run used them: in f32, rounded to f32.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Proof {
    dimension: usize,
    verdict: &'static str,
    /// The tolerance of the proof, in scene units; zero if the proof is exact.
    tolerance: f64,
    p: ProofShape,
    q: ProofShape,
    #[serde(skip_serializing_if = "Option::is_none")]
    axis: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    common_point: Option<Common>,
    #[serde(skip_serializing_if = "Option::is_none")]
    length: Option<ProofLength>,
}

/// A core with a radius around it: numbers, points and vectors by name.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct ProofShape {
    core: &'static str,
    #[serde(flatten)]
    points: BTreeMap<&'static str, Vec<Vec<String>>>,
    radius: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Common {
    point: Vec<String>,
    /// The points whose weighted mean is the point of the core of P, and of Q.
    on_p: Vec<Share>,
    on_q: Vec<Share>,
    /// The points whose weighted mean is the origin, or no farther from the origin than the sum of the radii.
    differences: Vec<ProofDifference>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Share {
    #[serde(skip_serializing_if = "Option::is_none")]
    vertex: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<Vec<String>>,
    weight: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct ProofDifference {
    p: usize,
    q: usize,
    weight: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct ProofLength {
    kind: &'static str,
    /// The bounds on the length: two neighboring f64, or the same f64 twice if it is exact.
    bounds: [f64; 2],
    cores: &'static str,
    core_length_squared: String,
    normal: Vec<String>,
    nearest: Vec<ProofDifference>,
}

impl Proof {
    /// Makes the proof of a reference verdict, with the length if `trace` has measured one and it is exact.
    pub fn of(trace: &Trace, reference: &Reference) -> Self {
        let [p, q] = &trace.shapes;
        let dimension = trace.dimension;
        let measured = trace.outcome.measurement.filter(|measurement| measurement.exact);
        let length = measured.and_then(|_| ExactLength::of([p, q], dimension, ITERATION_LIMIT));
        let Reference { verdict, certificate, tolerance, .. } = reference;
        Self {
            dimension: dimension.count(),
            verdict: verdict.name(),
            tolerance: *tolerance,
            p: ProofShape::of(p, dimension),
            q: ProofShape::of(q, dimension),
            axis: certificate.axis().map(|axis| direction(axis, dimension)),
            common_point: certificate.common_point().map(|point| Common::of(point, dimension)),
            length: length.map(|length| ProofLength::of(&length, dimension)),
        }
    }
}

/// Maximum number of iterations of the expanding polytope for a length that a run has already measured.
const ITERATION_LIMIT: usize = 10_000;

impl ProofShape {
    pub(crate) fn of(convex: &Convex<DVec3>, dimension: Dimension) -> Self {
        let (core, points) = convex.core.parts();
        let points = points.into_iter().map(|(name, points)| {
            // In the plane, an ellipse has two semi-axes.
            let count = if name == "semi_axes" { dimension.count() } else { points.len() };
            (name, points[..count].iter().map(|point| exact(*point, dimension)).collect())
        });
        Self { core, points: points.collect(), radius: fraction(convex.radius) }
    }
}

impl Common {
    fn of(common: &CommonPoint, dimension: Dimension) -> Self {
        let share = |side: Side| {
            move |part: &Weight| Share {
                vertex: part.index,
                at: part.index.is_none().then(|| exact(part.vertex, dimension)),
                weight: common.fraction(side, part).map_or_else(|| fraction(part.value), |it| it.to_string()),
            }
        };
        let point = match common.exact() {
            Some(point) => point.iter().take(dimension.count()).map(ToString::to_string).collect(),
            None => exact(common.point, dimension),
        };
        Self {
            point,
            on_p: common.on_p.iter().map(share(Side::P)).collect(),
            on_q: common.on_q.iter().map(share(Side::Q)).collect(),
            differences: common.differences().iter().map(ProofDifference::of).collect(),
        }
    }
}

impl ProofDifference {
    pub(crate) fn of(([p, q], weight): &([usize; 2], RBig)) -> Self {
        Self { p: *p, q: *q, weight: weight.to_string() }
    }
}

impl ProofLength {
    fn of(length: &ExactLength, dimension: Dimension) -> Self {
        let [lower, upper] = length.gap.bounds;
        let is_depth = length.gap.nearest.is_sign_negative();
        Self {
            kind: if is_depth { "penetration-depth" } else { "separation" },
            bounds: if is_depth { [0.0 - upper, 0.0 - lower] } else { [lower, upper] },
            cores: if length.cores_overlap { "overlap" } else { "apart" },
            core_length_squared: length.square.to_string(),
            normal: integers(&length.normal, dimension),
            nearest: length.nearest.iter().map(ProofDifference::of).collect(),
        }
    }
}

/// The direction in integers; for curved shapes, each f64 as an exact fraction.
fn direction(axis: &SeparatingAxis, dimension: Dimension) -> Vec<String> {
    axis.whole().map_or_else(|| exact(axis.direction, dimension), |whole| integers(&whole, dimension))
}

pub(crate) fn integers(numbers: &[IBig; 3], dimension: Dimension) -> Vec<String> {
    numbers.iter().take(dimension.count()).map(ToString::to_string).collect()
}

/// The coordinates of a finite point.
pub(crate) fn exact(point: DVec3, dimension: Dimension) -> Vec<String> {
    point.to_array().into_iter().take(dimension.count()).map(fraction).collect()
}

/// A finite number as an exact fraction.
fn fraction(number: f64) -> String {
    RBig::try_from(number).map_or_else(|_| number.to_string(), |exact| exact.to_string())
}
