//! Claims on barycentric coordinates, nearest points, and bounds on the distance and on the depth.

use glam::DVec3;

use super::fact::{BoundedLength, Fact};
use super::shapes::Shapes;
use super::simplex::SimplexPoints;
use super::statement::{About, Status};
use super::step::Claims;
use super::tolerance::ROUNDED_LENGTH;
use crate::geometry::{Length as Measured, Measurement, Vector as _};
use crate::gjk::{Approach, Letter, Verdict};

impl Claims<'_> {
    pub(super) fn weighed(&mut self, letters: &[Letter], weights: &[f64]) {
        let letters = letters.to_vec();
        let Some(points) = self.points() else {
            return self.claim(About::Simplex, Status::Concluded, Fact::Flat { letters });
        };
        let height = points.least_height(&letters);
        // The roundoff of the coordinates is that of the points, magnified if the points are close together.
        let spread = weights.iter().map(|weight| weight.abs()).fold(1.0, f64::max);
        let at = self.state.points(&letters);
        let size = at.iter().map(|point| point.max_abs()).fold(0.0, f64::max);
        let allowed = self.tolerance * spread * spread;
        let has_no_digits = weights.is_empty() || letters.len() > 1 && allowed > size;
        match points.off_foot(&letters, weights) {
            Some(off) if !has_no_digits => {
                let status = self.status_of_error(off, allowed);
                self.claim(About::Simplex, status, Fact::Foot { letters, weights: weights.to_vec() });
            }
            _ => {
                let status = match height {
                    Some(0.0) => Status::Proved,
                    Some(height) => Status::Within(height.max(self.tolerance)),
                    None => Status::Concluded,
                };
                self.claim(About::Simplex, status, Fact::Flat { letters });
            }
        }
    }

    pub(super) fn approached(&mut self) {
        let Some(Approach { nearest, bounds, core_bounds, .. }) = self.state.approach.clone() else { return };
        let dimension = self.trace.dimension.count();
        let status = match SimplexPoints::off_nearest(&self.state.simplex, nearest, dimension) {
            Some(off) => self.status_of_error(off, self.tolerance),
            None => Status::Concluded,
        };
        self.claim(About::Simplex, status, Fact::NearestPoint { point: nearest });
        self.bound_distance(self.difference(), core_bounds);
        if self.is_on_cores() {
            self.bound_distance(About::Difference, bounds);
        }
    }

    /// Claims that a support point keeps the difference away from the origin: no point of it is nearer.
    pub(super) fn bounds_from_below(&mut self, direction: DVec3, distance: f64) {
        if distance >= 0.0 {
            return;
        }
        let value = -distance;
        let about = self.difference();
        let status = self.status_of_bound(about, value, false).unwrap_or_else(|| {
            let error = self.shapes.support_value(self.is_on_cores(), direction) - distance;
            self.status_within(error)
        });
        self.claim(about, status, Fact::LowerBound { of: BoundedLength::Distance, value });
    }

    /// Claims both bounds on the distance, of the cores or of the shapes; a lower bound of zero says nothing.
    fn bound_distance(&mut self, about: About, [least, most]: [f64; 2]) {
        let of = BoundedLength::Distance;
        let allowed = Status::Within(self.tolerance);
        if most >= 0.0 {
            let status = self.status_of_bound(about, most, true).unwrap_or(allowed);
            self.claim(about, status, Fact::UpperBound { of, value: most });
        }
        if least > 0.0 {
            let status = self.status_of_bound(about, least, false).unwrap_or(allowed);
            self.claim(about, status, Fact::LowerBound { of, value: least });
        }
    }

    /// Returns the status of a bound on the distance, compared with the distance itself, for polytopes.
    fn status_of_bound(&self, about: About, bound: f64, is_upper: bool) -> Option<Status> {
        let pair = self.shapes.exact()?;
        let solution = self.shapes.solve(&pair);
        let of_cores = Shapes::distance_of_cores(&pair, &solution);
        let distance = if about == About::CoreDifference {
            of_cores
        } else {
            let [above, below] = &solution.distance_squared;
            pair.gap(above, below).nearest.max(0.0)
        };
        let beyond = if is_upper { distance - bound } else { bound - distance };
        let is_zero = distance == 0.0 && is_upper && bound >= 0.0;
        let clear = ROUNDED_LENGTH * (of_cores + bound.abs());
        Some(if is_zero || beyond < -clear { Status::Proved } else { self.status_within(beyond) })
    }

    /// Claims both bounds on the depth: an upper one from a supporting plane, a lower one from the polytope inside.
    /// They are compared with the depth measured at the end, if that is exact.
    pub(super) fn bound_depth(&mut self, about: About, [least, most]: [f64; 2]) {
        let of = BoundedLength::Depth;
        let radii: f64 = self.state.cores.map_or(0.0, |radii| radii.iter().sum());
        let measured = self.trace.outcome.measurement.filter(|measurement| measurement.exact);
        let depth = measured.and_then(|measurement| measurement.length.penetration_depth());
        let depth = depth.map(|depth| if about == About::CoreDifference { depth - radii } else { depth });
        let status =
            |beyond: f64| depth.map_or(Status::Within(self.tolerance), |_| self.status_within(beyond));
        let [below, above] = [least, most].map(|bound| depth.map_or(0.0, |depth| bound - depth));
        let [lower, upper] = [status(below), status(-above)];
        if least > 0.0 {
            self.claim(about, lower, Fact::LowerBound { of, value: least });
        }
        if most.is_finite() {
            self.claim(about, upper, Fact::UpperBound { of, value: most });
        }
    }

    pub(super) fn measured(&mut self, measurement: &Measurement) {
        let of = match measurement.length {
            Measured::Separation(_) => BoundedLength::Distance,
            Measured::PenetrationDepth(_) => BoundedLength::Depth,
        };
        let [least, most] = measurement.bounds;
        let radii: f64 = self.trace.shapes.iter().map(|shape| shape.radius).sum();
        // An exact length that is irrational, or has too many digits, was rounded to the nearest number.
        let status = if measurement.exact {
            Status::Within(ROUNDED_LENGTH * (most + radii))
        } else {
            Status::Within(self.tolerance)
        };
        let [at_least, at_most] = if measurement.exact && most == 0.0 {
            // The length of a touch is zero itself; any other zero is too small for the numbers.
            let is_touch = self.shapes.verdict(measurement.normal).0 == Verdict::Touching;
            [Status::Proved, if is_touch { Status::Proved } else { Status::Refuted }]
        } else {
            [status; 2]
        };
        self.claim(About::Difference, at_least, Fact::LowerBound { of, value: least });
        self.claim(About::Difference, at_most, Fact::UpperBound { of, value: most });
    }
}
