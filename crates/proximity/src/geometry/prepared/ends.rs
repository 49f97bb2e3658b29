//! The flat ends of cylinders and cones, and the points of another core above them.

use glam::DVec3;

use super::nearest::{between, share_of_axis};
use super::pair::PosedPair;
use super::shape::SupportMethod;
use super::turned::Turned;
use crate::geometry::dimension::Side;
use crate::geometry::measurement::WitnessPoints;
use crate::geometry::roundoff::SINE;

/// The flat end of a cylinder or of a cone.
#[derive(Clone, Copy, Debug)]
struct Disc {
    center: DVec3,
    /// The outward unit normal.
    normal: DVec3,
    radius: f64,
}

/// A flat end of one core, and the height of the other core above its plane.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facing {
    disc: Disc,
    /// The point of the other core closest to the plane. If there are several, within roundoff, it is the one closest
    /// to the axis of the disc; on a hull it is any of them.
    lowest: DVec3,
    /// The core with the disc.
    side: Side,
}

impl Facing {
    /// Returns the height of the other core above the plane. It is a lower bound on the distance of the cores.
    #[inline]
    pub(crate) fn height(&self) -> f64 {
        self.disc.normal.dot(self.lowest - self.disc.center)
    }

    /// Returns the normal of the plane, from P to Q.
    #[inline]
    pub(crate) fn normal_from_p(&self) -> DVec3 {
        match self.side {
            Side::P => self.disc.normal,
            Side::Q => -self.disc.normal,
        }
    }

    /// Returns the distance from the rim to the lowest point projected to the plane, positive inside the rim.
    #[inline]
    pub(crate) fn clearance(&self) -> f64 {
        self.disc.radius - self.disc.across(self.lowest).length()
    }

    /// Returns the lowest point, and the point of the disc closest to it.
    #[inline]
    pub(crate) fn points(&self) -> WitnessPoints {
        let on_disc = self.disc.near(self.lowest);
        match self.side {
            Side::P => WitnessPoints { on_p: on_disc, on_q: self.lowest },
            Side::Q => WitnessPoints { on_p: self.lowest, on_q: on_disc },
        }
    }
}

impl Disc {
    /// Returns the vector from the axis to a point.
    #[inline]
    fn across(&self, point: DVec3) -> DVec3 {
        let offset = point - self.center;
        offset - self.normal * self.normal.dot(offset)
    }

    /// Returns the point of the disc closest to another point.
    #[inline]
    fn near(&self, point: DVec3) -> DVec3 {
        let across = self.across(point);
        let length = across.length();
        self.center + if length > self.radius { across * (self.radius / length) } else { across }
    }
}

impl PosedPair<'_> {
    /// Returns the flat ends of P and of Q that face along a direction from P to Q: those whose normals have a
    /// component of at least `part` along it.
    #[inline]
    pub(crate) fn ends_along(&self, direction: DVec3, part: f64) -> [Option<Facing>; 2] {
        [
            facing(Side::P, [&self.p, &self.q], direction, part),
            facing(Side::Q, [&self.q, &self.p], -direction, part),
        ]
    }
}

#[inline]
fn facing(side: Side, [shape, other]: [&Turned<'_>; 2], towards: DVec3, part: f64) -> Option<Facing> {
    if shape.axes[2].dot(towards).abs() < part {
        return None;
    }
    let disc = shape.end(towards)?;
    Some(Facing { disc, lowest: other.farthest_near(-disc.normal, disc.center), side })
}

impl Turned<'_> {
    /// Returns the support point of the core in a direction of length one. If there are several, within roundoff, it
    /// returns the one closest to `point`, which lies in front of them. This happens if a side or a flat end is
    /// perpendicular to the direction. On a hull it returns any of them.
    fn farthest_near(&self, direction: DVec3, point: DVec3) -> DVec3 {
        let (along, at) = (self.local(direction), self.local(point - self.pose().position));
        let is_level = |part: f64, side: f64| part.abs() <= SINE * side;
        let local = match self.prepared.form {
            SupportMethod::Cuboid(half) => {
                // The axes have the lengths of `half`.
                let share = |axis: usize| {
                    if is_level(along[axis], half[axis]) {
                        share_of_axis(at, half, axis)
                    } else {
                        along[axis].signum()
                    }
                };
                DVec3::new(share(0), share(1), share(2))
            }
            SupportMethod::Segment([a, b]) if is_level((b - a).dot(along), (b - a).length()) => {
                between([a, b], at)
            }
            SupportMethod::Cylinder { half_height, radius } if is_level(along.z, 1.0) => {
                (along.truncate().normalize() * radius).extend(at.z.clamp(-half_height, half_height))
            }
            SupportMethod::Cylinder { half_height, radius } if is_level(along.truncate().length(), 1.0) => {
                at.truncate().clamp_length_max(radius).extend(half_height.copysign(along.z))
            }
            SupportMethod::Cone { half_height, radius } => {
                let (across, apex) = (along.truncate(), DVec3::Z * half_height);
                let length = across.length();
                if along.z < 0.0 && is_level(length, 1.0) {
                    at.truncate().clamp_length_max(radius).extend(-half_height)
                } else if is_level(2.0 * half_height * along.z - radius * length, 2.0 * half_height + radius)
                {
                    between([(across * (radius / length)).extend(-half_height), apex], at)
                } else {
                    return self.fine_support(direction).0;
                }
            }
            _ => return self.fine_support(direction).0,
        };
        self.world(local)
    }

    /// Returns the flat end on this side.
    #[inline]
    fn end(&self, towards: DVec3) -> Option<Disc> {
        let axis = self.axes[2];
        let (is_top, half_height, radius) = match self.prepared.form {
            SupportMethod::Cylinder { half_height, radius } => {
                (axis.dot(towards) >= 0.0, half_height, radius)
            }
            SupportMethod::Cone { half_height, radius } if axis.dot(towards) < 0.0 => {
                (false, half_height, radius)
            }
            _ => return None,
        };
        let normal = if is_top { axis } else { -axis };
        Some(Disc { center: self.pose().position + normal * half_height, normal, radius })
    }
}
