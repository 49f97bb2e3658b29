//! A prepared shape at a pose, as the queries take it, and with its rotation as vectors.

use std::ops::Deref;

use glam::DVec3;

use super::shape::{Prepared, SupportMethod};
use crate::geometry::dimension::Dimension;
use crate::geometry::pose::{Pose, Rotation};
use crate::geometry::roundoff::NEARLY_UNIT;
use crate::geometry::support::Convex;
use crate::geometry::vector::Vector;

/// A [`Prepared`] shape at a pose, both borrowed: no query copies a pose.
#[derive(Clone, Copy, Debug)]
pub struct PosedRef<'a> {
    pub(super) prepared: &'a Prepared,
    pub(super) pose: &'a Pose,
}

/// A posed shape with its rotation as vectors.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turned<'a> {
    posed: PosedRef<'a>,
    /// The images of the local axes; those of a box extend from its center to its faces.
    pub(super) axes: [DVec3; 3],
}

impl<'a> Deref for Turned<'a> {
    type Target = PosedRef<'a>;

    #[inline]
    fn deref(&self) -> &PosedRef<'a> {
        &self.posed
    }
}

impl<'a> PosedRef<'a> {
    /// Returns the shape without its pose.
    pub(crate) const fn prepared(&self) -> &'a Prepared {
        self.prepared
    }

    /// Returns the pose.
    pub(crate) const fn pose(&self) -> &'a Pose {
        self.pose
    }

    /// Returns the shape with every vertex in world space; see [`Prepared::placed`].
    pub(crate) fn placed(&self) -> Convex<DVec3> {
        self.prepared.placed(self.pose)
    }

    /// Returns the radius around the core, in scene units.
    #[inline]
    pub(crate) const fn radius(&self) -> f64 {
        self.prepared.local.radius
    }

    /// Returns an upper bound on the numbers from which a coordinate of a point of the shape is computed, in scene
    /// units.
    #[inline]
    pub(super) fn size(&self) -> f64 {
        let DVec3 { x, y, z } = self.pose.position.abs();
        x + y + z + self.prepared.around
    }

    /// Returns whether the core has vertices.
    #[inline]
    pub(crate) const fn has_vertices(&self) -> bool {
        !self.prepared.form.is_curved()
    }

    /// Returns the radii of two balls about the local origin, within roundoff: one around the shape, and one inside it,
    /// or zero if none is known.
    #[inline]
    pub(crate) const fn balls(&self) -> [f64; 2] {
        [self.prepared.around, self.prepared.inner]
    }
}

impl<'a> Turned<'a> {
    #[inline]
    pub(super) fn new(posed: &PosedRef<'a>) -> Self {
        // A rotation about the only point moves nothing.
        let is_at_rest = matches!(&posed.prepared.form, SupportMethod::Point(point) if is_zero(*point));
        let mut axes = if is_at_rest { DVec3::AXES } else { axes(posed.pose.rotation) };
        if let SupportMethod::Cuboid(half_extents) = &posed.prepared.form {
            axes[0] *= half_extents.x;
            axes[1] *= half_extents.y;
            axes[2] *= half_extents.z;
        }
        Self { posed: *posed, axes }
    }

    /// Returns the approximate middle of the shape, in world space.
    #[inline]
    pub(super) fn center(&self) -> DVec3 {
        match &self.prepared.form {
            SupportMethod::Cuboid(_) => self.pose.position,
            _ => self.world(self.prepared.center),
        }
    }

    /// Returns a world direction in the frame of the shape.
    #[inline]
    pub(super) fn local(&self, direction: DVec3) -> DVec3 {
        let [x, y, z] = &self.axes;
        DVec3::new(x.dot(direction), y.dot(direction), z.dot(direction))
    }

    /// Returns the world position of a local point.
    #[inline]
    pub(super) fn world(&self, point: DVec3) -> DVec3 {
        self.pose.position + (self.axes[0] * point.x + self.axes[1] * point.y + self.axes[2] * point.z)
    }

    /// Returns the support point of the core in a world direction, in world space, with the index of its vertex if it
    /// has one. A hull is searched in single precision: the point may fall short by [`Self::search_error`].
    #[inline]
    pub(super) fn rough_support(&self, direction: DVec3) -> (DVec3, u32) {
        match &self.prepared.form {
            SupportMethod::Hull(scan) => {
                let (point, index) = scan.look(self.local(direction)).farthest();
                (self.world(point), index)
            }
            _ => self.fine_support(direction),
        }
    }

    /// Returns the support point of the core, found in double precision. Ties between vertices in f64 go to the first;
    /// a box decides by the signs of its products, including those of zeros.
    #[inline]
    pub(super) fn fine_support(&self, direction: DVec3) -> (DVec3, u32) {
        if let SupportMethod::Cuboid(_) = &self.prepared.form {
            return self.support_of_box(direction);
        }
        let (point, index) = self.prepared.farthest::<false>(self.local(direction));
        (self.world(point), index)
    }

    /// Returns the farthest corner of a box, without a branch: the signs of three products.
    #[inline]
    fn support_of_box(&self, direction: DVec3) -> (DVec3, u32) {
        let [x, y, z] = self.axes;
        let [along_x, along_y, along_z] = [x.dot(direction), y.dot(direction), z.dot(direction)];
        let [sx, sy, sz] = [along_x, along_y, along_z].map(|along| 1.0_f64.copysign(along));
        let point = self.pose.position + (x * sx + y * sy + z * sz);
        let number = self.prepared.number_of_corner(DVec3::new(along_x, along_y, along_z));
        (point, number)
    }

    /// Returns the maximum amount by which a rough support point falls short of the farthest, for each unit of the sum
    /// of the absolute components of the direction, in scene units.
    #[inline]
    pub(super) fn search_error(&self) -> f64 {
        match &self.prepared.form {
            SupportMethod::Hull(scan) => scan.error(),
            _ => 0.0,
        }
    }
}

/// Returns whether all components are zero, by one comparison.
#[inline]
pub(super) const fn is_zero(vector: DVec3) -> bool {
    /// The sign of a zero does not matter.
    const SIGN: u64 = 1 << 63;
    (vector.x.to_bits() | vector.y.to_bits() | vector.z.to_bits()) & !SIGN == 0
}

/// Returns the dimension in which a pair is decided: two if both shapes were made for the plane.
#[inline]
pub(super) const fn dimension_of(p: &PosedRef<'_>, q: &PosedRef<'_>) -> Dimension {
    match (p.prepared.dimension, q.prepared.dimension) {
        (Dimension::Two, Dimension::Two) => Dimension::Two,
        (Dimension::Three, _) | (_, Dimension::Three) => Dimension::Three,
    }
}

/// Returns the images of the axes under a rotation: the columns of its matrix. Without a rotation they are exact.
#[inline]
pub(super) fn axes(rotation: Rotation) -> [DVec3; 3] {
    match rotation {
        Rotation::Angle(0.0) => DVec3::AXES,
        Rotation::Angle(angle) => {
            let (sin, cos) = libm::sincos(angle);
            [DVec3::new(cos, sin, 0.0), DVec3::new(-sin, cos, 0.0), DVec3::Z]
        }
        Rotation::Quaternion(quaternion) => {
            let [x, y, z, w] = quaternion.to_array();
            let squared = quaternion.length_squared();
            let excess = squared - 1.0;
            // 2 / squared
            let twice = if excess.abs() < NEARLY_UNIT { 2.0 - 2.0 * excess } else { 2.0 / squared };
            let (sx, sy, sz) = (x * twice, y * twice, z * twice);
            let (xx, yy, zz) = (x * sx, y * sy, z * sz);
            let (xy, xz, yz) = (x * sy, x * sz, y * sz);
            let (wx, wy, wz) = (w * sx, w * sy, w * sz);
            [
                DVec3::new(1.0 - (yy + zz), xy + wz, xz - wy),
                DVec3::new(xy - wz, 1.0 - (xx + zz), yz + wx),
                DVec3::new(xz + wy, yz - wx, 1.0 - (xx + yy)),
            ]
        }
    }
}

/// Returns the unit vector along a direction times a length; zero for the zero direction.
#[inline]
pub(super) fn along(direction: DVec3, length: f64) -> DVec3 {
    if length == 0.0 { DVec3::ZERO } else { Vector::unit(direction) * length }
}
