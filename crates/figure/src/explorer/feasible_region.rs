//! The possible positions of O and of A: the region of space that the tests of a run leave for O, and the half-space
//! for A.

use std::f64::consts::TAU;

use glam::DVec3;

use super::arrangement::{Arrangement, ArrangementPoint};
use super::violation::violations;
use crate::geometry::{Dimension, Vector as _};
use crate::gjk::Letter::{self, A, B, C, D};

/// Number of vertices of the polygon that approximates a circle.
const CORNERS: u16 = 96;

/// Returns the position at which a point dragged to `to` stops: there, or at the nearest position that can
/// occur in a run.
///
/// O stops at the walls, the floor and the ceiling of its region, A at the plane through O perpendicular to
/// v. B, C and D determine that region, and stay in place rather than make the arrangement impossible. If
/// there is no possible position, or if the arrangement was impossible before, every position is allowed.
pub fn allowed(arrangement: &Arrangement, handle: ArrangementPoint, to: DVec3) -> DVec3 {
    let wanted = arrangement.with(handle, to);
    if violations(&wanted).is_empty() {
        return to;
    }
    match handle {
        ArrangementPoint::Origin => FeasibleRegion::of(arrangement).map_or(to, |room| room.nearest(to)),
        ArrangementPoint::Letter(A) => {
            let direction = wanted.direction();
            let reach = wanted.relative_to_origin(A).dot(direction);
            let over = direction.length_squared();
            if reach < 0.0 && over > 0.0 { to - direction * (reach / over) } else { to }
        }
        ArrangementPoint::Letter(_) if violations(arrangement).is_empty() => arrangement.at(handle),
        ArrangementPoint::Letter(_) => to,
    }
}

/// Returns the outline of the possible positions of O in 2D. Returns `None` in 3D.
pub(super) fn outline(arrangement: &Arrangement) -> Option<Vec<DVec3>> {
    if arrangement.dimension == Dimension::Three {
        return None;
    }
    match FeasibleRegion::of(arrangement)? {
        FeasibleRegion::Ball { middle, radius } => {
            let corner = |index: u16| {
                let angle = TAU * f64::from(index) / f64::from(CORNERS);
                middle + DVec3::new(libm::cos(angle), libm::sin(angle), 0.0) * radius
            };
            Some((0..CORNERS).map(corner).collect())
        }
        FeasibleRegion::Drum { b, along, length, middle, .. } => {
            let (end, across) = (b + along * length, middle * 2.0);
            Some(vec![b, end, end + across, b + across])
        }
        FeasibleRegion::Prism { .. } => None,
    }
}

/// The possible positions of O, for a fixed simplex.
#[derive(Clone, Copy, Debug, PartialEq)]
enum FeasibleRegion {
    /// n = 1: the angle AOB is at least a right angle. By Thales' theorem, the ball with diameter AB.
    Ball { middle: DVec3, radius: f64 },
    /// n = 2: a drum between the ends of BC. In projection along BC it is the disc whose diameter joins BC to A.
    Drum { b: DVec3, along: DVec3, length: f64, middle: DVec3, radius: f64, flat: Option<DVec3> },
    /// n = 3: the prism over the triangle, up to the height of A.
    Prism { base: [DVec3; 3], up: DVec3, height: f64 },
}

impl FeasibleRegion {
    /// Finds the region. Returns `None` if there is no possible position of O.
    fn of(arrangement: &Arrangement) -> Option<Self> {
        let [a, b, c, d] =
            [A, B, C, D].map(|letter: Letter| arrangement.at(ArrangementPoint::Letter(letter)));
        match arrangement.kept() {
            1 => Some(Self::Ball { middle: a.midpoint(b), radius: a.distance(b) / 2.0 }),
            2 => {
                let along = (c - b).unit();
                let across = (a - b) - along * (a - b).dot(along);
                let flat = (arrangement.dimension == Dimension::Two).then(|| across.unit());
                (along != DVec3::ZERO).then(|| Self::Drum {
                    b,
                    along,
                    length: b.distance(c),
                    middle: across / 2.0,
                    radius: across.length() / 2.0,
                    flat,
                })
            }
            _ => {
                let up = (c - b).cross(d - b).unit();
                let height = (a - b).dot(up);
                (up != DVec3::ZERO && height >= 0.0).then_some(Self::Prism { base: [b, c, d], up, height })
            }
        }
    }

    /// The point of the region that is nearest to a given point.
    fn nearest(self, to: DVec3) -> DVec3 {
        match self {
            Self::Ball { middle, radius } => middle + (to - middle).clamp_length_max(radius),
            Self::Drum { b, along, length, middle, radius, flat } => {
                let ahead = (to - b).dot(along);
                let across = to - b - along * ahead;
                let inside = match flat {
                    // In the plane, the ball is the segment from BC to A.
                    Some(up) => up * across.dot(up).clamp(0.0, radius * 2.0),
                    None => middle + (across - middle).clamp_length_max(radius),
                };
                to + along * (ahead.clamp(0.0, length) - ahead) + (inside - across)
            }
            Self::Prism { base: base @ [b, ..], up, height } => {
                let above = (to - b).dot(up);
                let foot = to - up * above;
                to + up * (above.clamp(0.0, height) - above) + (nearest_in_triangle(foot, base) - foot)
            }
        }
    }
}

/// The point of a triangle that is nearest to a point of its plane.
fn nearest_in_triangle(point: DVec3, [a, b, c]: [DVec3; 3]) -> DVec3 {
    let normal = (b - a).cross(c - a);
    let sides = [[a, b], [b, c], [c, a]];
    let is_beyond = |[from, to]: &[DVec3; 2]| (*to - *from).cross(normal).dot(point - *from) > 0.0;
    let beyond = sides.iter().filter(|side| is_beyond(side));
    let feet = beyond.map(|[from, to]| {
        let along = *to - *from;
        let part = (point - *from).dot(along) / along.length_squared();
        if part.is_finite() { *from + along * part.clamp(0.0, 1.0) } else { *from }
    });
    feet.min_by(|a, b| a.distance_squared(point).total_cmp(&b.distance_squared(point))).unwrap_or(point)
}
