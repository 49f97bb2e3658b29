//! The signed distance of P and Q while Q moves along a line.

use glam::DVec3;

use crate::edit::error::EditError;
use crate::geometry::{Convex, Length};
use crate::gjk::{Query, Settings};
use crate::message::text;
use crate::scene::Scene;

/// Maximum number of steps of Newton's method. Polytopes take about as many as there are facets near the
/// line. On curved shapes that are just grazed, each step halves the error.
const NEWTON_STEPS: usize = 100;

/// The number of bisections of the interval that contains the minimum distance.
const HALVINGS: usize = 60;

/// The iteration limit of a measurement: enough for shapes with the maximum number of vertices.
const LIMIT: usize = 400;

/// The tolerance, as a fraction of the size, within which the minimum distance counts as the goal: the line
/// just grazes.
const GRAZE: f64 = 1e-12;

/// P, and a line along which Q moves.
pub(super) struct ContactLine<'a> {
    scene: &'a Scene,
    shapes: [Convex<DVec3>; 2],
    unit: DVec3,
    /// The largest absolute coordinate of both shapes.
    pub(super) size: f64,
}

/// The signed distance of P and Q at a point of the line, with its normal.
#[derive(Clone, Copy, Debug)]
pub(super) struct SignedDistance {
    /// The signed distance: the separation, or minus the depth.
    pub(super) gap: f64,
    /// The unit normal from P to Q, along which the signed distance grows fastest.
    pub(super) normal: DVec3,
}

impl SignedDistance {
    /// Returns the absolute difference from the requested signed distance.
    pub(super) fn error(&self, goal: f64) -> f64 {
        (self.gap - goal).abs()
    }
}

/// The reason why the goal is not reached on the line.
#[derive(Debug)]
pub(super) enum LineFailure {
    /// The minimum distance is above the goal; it lies between these two points of the line.
    Passed([f64; 2]),
    /// The distance could not be measured.
    Unmeasured(EditError),
}

impl<'a> ContactLine<'a> {
    /// Creates the line through the current position of Q, along a unit direction.
    pub(super) fn new(scene: &'a Scene, unit: DVec3) -> Self {
        let shapes = scene.convexes();
        let reach = |shape: &Convex<DVec3>| {
            let ends = DVec3::AXES.into_iter().flat_map(|axis| [axis, -axis]);
            ends.map(|axis| shape.support(axis).0.abs().max_element()).fold(0.0, f64::max)
        };
        let size = shapes.iter().map(reach).fold(0.0, f64::max);
        Self { scene, shapes, unit, size }
    }

    /// Returns a bound on the roundoff of a length.
    pub(super) fn roundoff(&self) -> f64 {
        4.0 * self.scene.query.precision.epsilon() * self.size
    }

    /// Returns the direction of the line, of length one.
    pub(super) const fn unit(&self) -> DVec3 {
        self.unit
    }

    /// Returns the signed distance with Q moved by `along` along the line.
    pub(super) fn measure(&self, along: f64) -> Result<SignedDistance, EditError> {
        let q = self.shapes[1].moved(self.unit * along);
        measure(self.scene, [&self.shapes[0], &q])
    }

    /// Finds the distance that Q must move to reach the goal from one side, forward (+1) or backward (−1) along the
    /// line. The search starts so far out that the signed distance is certainly no less than the goal.
    pub(super) fn approach(&self, side: f64, goal: f64) -> Result<f64, LineFailure> {
        let [p, q] = &self.shapes;
        let outward = self.unit * side;
        let mut distance = (p.support(outward).0 - q.support(-outward).0).dot(outward) + goal;
        let mut before = distance;
        for _ in 0..NEWTON_STEPS {
            let signed = self.measure(side * distance).map_err(LineFailure::Unmeasured)?;
            let excess = signed.gap - goal;
            if excess <= self.roundoff() / 4.0 {
                return Ok(side * distance);
            }
            let slope = signed.normal.dot(outward);
            if slope <= 0.0 {
                return self.grazes([side * distance, side * before], goal);
            }
            let next = distance - excess / slope;
            if next == distance {
                return Ok(side * distance);
            }
            (before, distance) = (distance, next);
        }
        self.grazes([side * distance, side * before], goal)
    }

    /// The place of the minimum distance between two places, if that distance equals the goal up to roundoff.
    fn grazes(&self, between: [f64; 2], goal: f64) -> Result<f64, LineFailure> {
        let (place, least) = self.least(between);
        if least - goal <= GRAZE * self.size { Ok(place) } else { Err(LineFailure::Passed(between)) }
    }

    /// Returns the place of the minimum distance between two places, and that distance.
    pub(super) fn least(&self, between: [f64; 2]) -> (f64, f64) {
        let [mut low, mut high] = [between[0].min(between[1]), between[0].max(between[1])];
        let mut best = (low, f64::INFINITY);
        for place in [low, high].into_iter().map(Some).chain([None; HALVINGS]) {
            let middle = place.unwrap_or_else(|| low.midpoint(high));
            let Ok(signed) = self.measure(middle) else { break };
            if signed.gap < best.1 {
                best = (middle, signed.gap);
            }
            if place.is_none() {
                *(if signed.normal.dot(self.unit) > 0.0 { &mut high } else { &mut low }) = middle;
            }
        }
        best
    }
}

/// Returns the signed distance of two shapes, in the precision of the scene.
pub(super) fn measure(scene: &Scene, [p, q]: [&Convex<DVec3>; 2]) -> Result<SignedDistance, EditError> {
    let precision = scene.query.precision;
    let settings = Settings { precision, iteration_limit: LIMIT, ..Settings::default() };
    let measured = Query { p, q, dimension: scene.dimension, settings }.measure();
    let measured = measured.filter(|measured| measured.normal.is_finite());
    let Some(measured) = measured else {
        return Err(EditError::Impossible(text!("editing-the-distance-of-these-shapes").to_owned()));
    };
    let gap = match measured.length {
        Length::Separation(separation) => separation,
        Length::PenetrationDepth(depth) => -depth,
    };
    Ok(SignedDistance { gap, normal: measured.normal })
}
