//! Bodies of revolution about one line, and a plane that represents the pair.

use crate::geometry::roundoff::SINE;
use glam::DVec3;

use super::pair::PosedPair;
use super::piece::DirectionFrame;
use super::shape::SupportMethod;
use super::turned::Turned;

/// A plane that contains the support points of both cores for all directions along it. It is the plane of a pair in 2D,
/// or one through the line about which both cores are bodies of revolution.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meridian {
    point: DVec3,
    pub(crate) axes: [DVec3; 2],
    /// The unit normal: seen from its tip, the first axis turns to the second counterclockwise.
    pub(crate) normal: DVec3,
}

impl Meridian {
    /// The plane of 2D shapes.
    pub(crate) const XY: Self = Self { point: DVec3::ZERO, axes: [DVec3::X, DVec3::Y], normal: DVec3::Z };

    /// Projects a point to the plane. For a point of a body of revolution, the projection is also a point of the body.
    #[inline]
    pub(crate) fn below(&self, point: DVec3) -> DVec3 {
        point - self.normal * self.normal.dot(point - self.point)
    }

    /// Returns a frame for a direction in the plane, of length one: its first axis lies in the plane.
    #[inline]
    pub(crate) fn frame(&self, direction: DVec3) -> DirectionFrame {
        DirectionFrame { direction, axes: [self.normal.cross(direction), self.normal] }
    }
}

/// The axis, a line or a point, of a body of revolution.
struct Middle {
    /// A point of the axis.
    point: DVec3,
    /// The unit vector along the axis; `None` if every line through the point is an axis.
    axis: Option<DVec3>,
}

impl PosedPair<'_> {
    /// Returns a plane through the line about which both cores are bodies of revolution, within roundoff. Returns
    /// `None` if there is no such line.
    pub(crate) fn meridian(&self) -> Option<Meridian> {
        let (p, q) = (self.p.middle_of_revolution()?, self.q.middle_of_revolution()?);
        let between = q.point - p.point;
        let axis = p.axis.or(q.axis).or_else(|| between.try_normalize()).unwrap_or(DVec3::X);
        let are_parallel =
            [p.axis, q.axis].into_iter().flatten().all(|other| axis.cross(other).length() <= SINE);
        let is_common = are_parallel && axis.cross(between).length() <= self.error();
        let (across, normal) = axis.any_orthonormal_pair();
        is_common.then_some(Meridian { point: p.point, axes: [axis, across], normal })
    }
}

impl Turned<'_> {
    /// Returns the axis if the core is a body of revolution.
    fn middle_of_revolution(&self) -> Option<Middle> {
        let origin = self.pose().position;
        let about = |axis: usize| Some(Middle { point: origin, axis: Some(self.axes[axis]) });
        match self.prepared.form {
            SupportMethod::Point(point) => Some(Middle { point: self.world(point), axis: None }),
            SupportMethod::Segment(ends) => {
                let [a, b] = ends.map(|end| self.world(end));
                Some(Middle { point: a, axis: (b - a).try_normalize() })
            }
            SupportMethod::Cylinder { .. } | SupportMethod::Cone { .. } => about(2),
            SupportMethod::Ellipsoid(DVec3 { x, y, z }) => match [x == y, y == z, z == x] {
                [true, true, _] => Some(Middle { point: origin, axis: None }),
                [true, ..] => about(2),
                [_, true, _] => about(0),
                [.., true] => about(1),
                [false, false, false] => None,
            },
            SupportMethod::Cuboid(_) | SupportMethod::Hull(_) => None,
        }
    }
}
