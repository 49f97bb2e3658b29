//! A prepared shape at a pose.

use std::ops::Deref;

use glam::DVec3;

use super::shape::{Form, Prepared};
use crate::geometry::dimension::Dimension;
use crate::geometry::pose::{Pose, Rotation};
use crate::geometry::support::Convex;
use crate::geometry::vector::Vector;

/// The squared length of a quaternion this near to one needs no division to be made one: the square of the difference is
/// below machine epsilon.
const NEARLY_UNIT: f64 = 1e-8;

/// A [`Prepared`] shape at a pose.
#[derive(Clone, Copy, Debug)]
pub struct Posed<'a> {
    pub(super) prepared: &'a Prepared,
    pose: &'a Pose,
}

/// The same with its rotation made into vectors.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turned<'a> {
    posed: Posed<'a>,
    /// The images of the local axes; those of a box reach from its center to its faces.
    pub(super) axes: [DVec3; 3],
}

impl<'a> Deref for Turned<'a> {
    type Target = Posed<'a>;

    #[inline]
    fn deref(&self) -> &Posed<'a> {
        &self.posed
    }
}

impl<'a> Posed<'a> {
    /// The shape without its pose.
    pub const fn prepared(&self) -> &'a Prepared {
        self.prepared
    }

    /// The pose.
    pub const fn pose(&self) -> &'a Pose {
        self.pose
    }

    /// The shape with every vertex in world space; see [`Prepared::placed`].
    pub fn placed(&self) -> Convex<DVec3> {
        self.prepared.placed(self.pose)
    }

    /// The radius around the core, in scene units.
    #[inline]
    pub const fn radius(&self) -> f64 {
        self.prepared.local.radius
    }

    /// No number that goes into a coordinate of a point of the shape is larger, in scene units.
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

    /// The radii of two balls about the local origin, but for roundoff: one around the shape, and one inside of it, or zero if
    /// none is known.
    #[inline]
    pub(crate) const fn balls(&self) -> [f64; 2] {
        [self.prepared.around, self.prepared.inner]
    }
}

impl<'a> Turned<'a> {
    #[inline]
    pub(super) fn new(posed: &Posed<'a>) -> Self {
        // A turn about the only point moves nothing.
        let is_at_rest = matches!(&posed.prepared.form, Form::Point(point) if is_zero(*point));
        let mut axes = if is_at_rest { DVec3::AXES } else { axes(posed.pose.rotation) };
        if let Form::Cuboid(half_extents) = &posed.prepared.form {
            axes[0] *= half_extents.x;
            axes[1] *= half_extents.y;
            axes[2] *= half_extents.z;
        }
        Self { posed: *posed, axes }
    }

    /// About the middle of the shape, in world space.
    #[inline]
    pub(super) fn center(&self) -> DVec3 {
        match &self.prepared.form {
            Form::Cuboid(_) => self.pose.position,
            _ => self.world(self.prepared.center),
        }
    }

    /// A world direction in the frame of the shape.
    #[inline]
    pub(super) fn local(&self, direction: DVec3) -> DVec3 {
        let [x, y, z] = &self.axes;
        DVec3::new(x.dot(direction), y.dot(direction), z.dot(direction))
    }

    /// The world position of a local point.
    #[inline]
    pub(super) fn world(&self, point: DVec3) -> DVec3 {
        self.pose.position + (self.axes[0] * point.x + self.axes[1] * point.y + self.axes[2] * point.z)
    }

    /// The farthest point of the core in a world direction, in world space, with the index of its vertex if it has one.
    /// A hull is searched in single precision: the point may fall short by [`Self::search_error`].
    #[inline]
    pub(super) fn rough_support(&self, direction: DVec3) -> (DVec3, u32) {
        match &self.prepared.form {
            Form::Hull(scan) => {
                let (point, index) = scan.look(self.local(direction)).farthest();
                (self.world(point), index)
            }
            _ => self.fine_support(direction),
        }
    }

    /// The same, found in double precision. Of several vertices that are equally far in f64 the first wins; a box decides by
    /// the signs of its products, those of zeros included.
    #[inline]
    pub(super) fn fine_support(&self, direction: DVec3) -> (DVec3, u32) {
        if let Form::Cuboid(_) = &self.prepared.form {
            return self.support_of_box(direction);
        }
        let (point, index) = self.prepared.farthest::<false>(self.local(direction));
        (self.world(point), index)
    }

    /// The farthest corner of a box, without a branch: the signs of three products.
    #[inline]
    fn support_of_box(&self, direction: DVec3) -> (DVec3, u32) {
        let [x, y, z] = self.axes;
        let [along_x, along_y, along_z] = [x.dot(direction), y.dot(direction), z.dot(direction)];
        let [sx, sy, sz] = [along_x, along_y, along_z].map(|along| 1.0_f64.copysign(along));
        let point = self.pose.position + (x * sx + y * sy + z * sz);
        let number = self.prepared.number_of_corner(DVec3::new(along_x, along_y, along_z));
        (point, number)
    }

    /// How far a rough support point may fall short of the farthest, for each unit of the sum of the absolute
    /// components of the direction, in scene units.
    #[inline]
    pub(super) fn search_error(&self) -> f64 {
        match &self.prepared.form {
            Form::Hull(scan) => scan.error(),
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

/// In how many dimensions a pair is decided: two if both shapes were made for the plane.
#[inline]
pub(super) const fn dimension_of(p: &Posed<'_>, q: &Posed<'_>) -> Dimension {
    match (p.prepared.dimension, q.prepared.dimension) {
        (Dimension::Two, Dimension::Two) => Dimension::Two,
        (Dimension::Three, _) | (_, Dimension::Three) => Dimension::Three,
    }
}

impl Prepared {
    /// The shape at a pose, which is to be valid ([`Pose::check`]).
    #[inline]
    pub const fn at<'a>(&'a self, pose: &'a Pose) -> Posed<'a> {
        Posed { prepared: self, pose }
    }
}

/// The images of the axes under a rotation: the columns of its matrix. Without a rotation they are exact.
#[inline]
pub(super) fn axes(rotation: Rotation) -> [DVec3; 3] {
    match rotation {
        Rotation::Angle(0.0) => DVec3::AXES,
        Rotation::Angle(angle) => {
            let (sin, cos) = angle.sin_cos();
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

/// The unit vector along a direction times a length; zero for the zero direction.
#[inline]
pub(super) fn along(direction: DVec3, length: f64) -> DVec3 {
    if length == 0.0 { DVec3::ZERO } else { Vector::unit(direction) * length }
}
