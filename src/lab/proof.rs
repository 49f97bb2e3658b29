//! Verdicts that are proved without exact arithmetic, and that one position of Q can share with the next.
//!
//! A gap along an axis, or a simplex of the difference around the origin, proves a verdict wherever it is wider than all that
//! roundoff can change. Most pairs are that clear; the others are left to the reference.

use glam::DVec3;

use crate::geometry::{Convex, Dimension, Vector as _, support_point};
use crate::gjk::{Outcome, Precision, Verdict};

/// The greatest change of a coordinate of the difference by roundoff, as a multiple of machine epsilon and of the largest
/// coordinate: a vertex is rotated, moved, rounded to the precision of the query, and subtracted, which are hardly a dozen
/// roundings. The rest is room.
const ROUNDINGS: f64 = 64.0;

/// A proof of a verdict about P and Q, Q at a position that may vary.
#[derive(Clone, Copy, Debug)]
pub(super) struct Proof {
    kind: Kind,
    /// A bound on the coordinates of P and of Q at rest with their radii, in scene units.
    size: f64,
    /// Machine epsilon of the precision of the query.
    epsilon: f64,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    /// P ⊖ Q, with Q at the origin, reaches so far along the unit vector.
    Axis { direction: DVec3, reach: f64 },
    /// Points of P ⊖ Q, with Q at the origin.
    Triangle([DVec3; 3]),
    /// The same, in space.
    Tetrahedron([DVec3; 4]),
}

/// A bound on the coordinates of a shape of vertices with its radius. None for curved shapes: the reference is open about
/// these where it is not certain, and a proof never is.
pub(super) fn size(convex: &Convex<DVec3>) -> Option<f64> {
    let vertices = convex.core_vertices()?;
    Some(vertices.iter().fold(0.0_f64, |most, vertex| most.max(vertex.max_abs())) + convex.radius)
}

impl Proof {
    /// The proof that the end of a run may give about P and Q, Q being at `position` more than `q`, of which `size` is a bound.
    /// [`Proof::verdict_at`] tells whether it does.
    pub(super) fn of(
        outcome: &Outcome,
        [p, q]: [&Convex<DVec3>; 2],
        (dimension, precision): (Dimension, Precision),
        (position, size): (DVec3, f64),
    ) -> Option<Self> {
        let kind = match outcome.verdict {
            Verdict::Separate => {
                let direction = outcome.direction.unit();
                Kind::Axis { direction, reach: support_point(p, q, direction).point.dot(direction) }
            }
            Verdict::Overlap => {
                let point = |index: usize| outcome.simplex.points().get(index).map(|it| it.point + position);
                match dimension {
                    Dimension::Two => Kind::Triangle([point(0)?, point(1)?, point(2)?]),
                    Dimension::Three => Kind::Tetrahedron([point(0)?, point(1)?, point(2)?, point(3)?]),
                }
            }
            Verdict::Touching | Verdict::Undecided => return None,
        };
        let epsilon = match precision {
            Precision::F32 => f64::from(f32::EPSILON),
            Precision::F64 => f64::EPSILON,
        };
        Some(Self { kind, size, epsilon })
    }

    /// The verdict that is proved with Q at this position; none if that is not clear.
    pub(super) fn verdict_at(&self, position: DVec3) -> Option<Verdict> {
        let largest = self.size + position.max_abs();
        let error = ROUNDINGS * self.epsilon * largest;
        // Products of three smaller coordinates are too small for an f64.
        if largest.is_nan() || largest < 1e-80 {
            return None;
        }
        // A scalar product with a unit vector changes by three components at most.
        let is_proved = match self.kind {
            Kind::Axis { direction, reach } => {
                direction != DVec3::ZERO && reach - position.dot(direction) < -4.0 * error
            }
            Kind::Triangle(corners) => {
                let [a, b, c] = corners.map(|corner| corner - position);
                let area = |u: DVec3, v: DVec3| u.x * v.y - u.y * v.x;
                let areas = [area(a, b), area(b, c), area(c, a)];
                // Each area is a sum of two products of coordinates of at most `most`.
                let most = largest_of(&[a, b, c]) + error;
                all_beyond(&areas, 8.0 * error * most)
            }
            Kind::Tetrahedron(corners) => {
                let [a, b, c, d] = corners.map(|corner| corner - position);
                let volume = |u: DVec3, v: DVec3, w: DVec3| u.dot(v.cross(w));
                // Of the four tetrahedra with the origin, each replaces one corner by it.
                let volumes = [volume(a, b, c), volume(a, c, d), volume(a, d, b), volume(b, d, c)];
                // Each volume is a sum of six products of three coordinates.
                let most = largest_of(&[a, b, c, d]) + error;
                all_beyond(&volumes, 32.0 * error * most * most)
            }
        };
        let verdict =
            if matches!(self.kind, Kind::Axis { .. }) { Verdict::Separate } else { Verdict::Overlap };
        is_proved.then_some(verdict)
    }
}

fn largest_of(points: &[DVec3]) -> f64 {
    points.iter().fold(0.0, |most: f64, point| most.max(point.max_abs()))
}

/// Whether all values have one sign and are farther from zero than the error.
fn all_beyond(values: &[f64], error: f64) -> bool {
    values.iter().all(|value| *value > error) || values.iter().all(|value| *value < -error)
}
