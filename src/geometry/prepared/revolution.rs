//! Bodies of revolution about one line, and the plane that shows all of them.

use glam::DVec3;

use super::pair::PosedPair;
use super::piece::Frame;
use super::posed::Turned;
use super::shape::Form;

/// The roundoff of the sine between two axes of length one, in machine epsilons.
const NOISE: f64 = 16.0;

/// A plane in which the farthest points of both cores of a pair lie for all directions along it: that of a pair in the plane, or one
/// through the line about which both are bodies of revolution.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meridian {
    point: DVec3,
    pub(crate) axes: [DVec3; 2],
    /// Of length one: from the first axis to the second it turns counter-clockwise.
    pub(crate) normal: DVec3,
}

impl Meridian {
    /// The plane of shapes that were made for it.
    pub(crate) const XY: Self = Self { point: DVec3::ZERO, axes: [DVec3::X, DVec3::Y], normal: DVec3::Z };

    /// The point of the plane below a point. Of a body of revolution it is a point, too.
    #[inline]
    pub(crate) fn below(&self, point: DVec3) -> DVec3 {
        point - self.normal * self.normal.dot(point - self.point)
    }

    /// A frame for a direction in the plane, of length one: its first axis lies in the plane.
    #[inline]
    pub(crate) fn frame(&self, direction: DVec3) -> Frame {
        Frame { direction, axes: [self.normal.cross(direction), self.normal] }
    }
}

/// The line or the point that a body of revolution turns about.
struct Middle {
    /// On the line.
    point: DVec3,
    /// Of length one, along the line; none if all lines through the point are such.
    axis: Option<DVec3>,
}

impl PosedPair<'_> {
    /// Some plane through the line about which both cores are bodies of revolution, but for roundoff; none if there is no such line.
    pub(crate) fn meridian(&self) -> Option<Meridian> {
        let (p, q) = (self.p.middle_of_revolution()?, self.q.middle_of_revolution()?);
        let between = q.point - p.point;
        let axis = p.axis.or(q.axis).or_else(|| between.try_normalize()).unwrap_or(DVec3::X);
        let are_parallel = [p.axis, q.axis]
            .into_iter()
            .flatten()
            .all(|other| axis.cross(other).length() <= NOISE * f64::EPSILON);
        let is_common = are_parallel && axis.cross(between).length() <= self.error();
        let (across, normal) = axis.any_orthonormal_pair();
        is_common.then_some(Meridian { point: p.point, axes: [axis, across], normal })
    }
}

impl Turned<'_> {
    /// The middle, if the core is a body of revolution.
    fn middle_of_revolution(&self) -> Option<Middle> {
        let origin = self.pose().position;
        let about = |axis: usize| Some(Middle { point: origin, axis: Some(self.axes[axis]) });
        match self.prepared.form {
            Form::Point(point) => Some(Middle { point: self.world(point), axis: None }),
            Form::Segment(ends) => {
                let [a, b] = ends.map(|end| self.world(end));
                Some(Middle { point: a, axis: (b - a).try_normalize() })
            }
            Form::Cylinder { .. } | Form::Cone { .. } => about(2),
            Form::Ellipsoid(DVec3 { x, y, z }) => match [x == y, y == z, z == x] {
                [true, true, _] => Some(Middle { point: origin, axis: None }),
                [true, ..] => about(2),
                [_, true, _] => about(0),
                [.., true] => about(1),
                [false, false, false] => None,
            },
            Form::Cuboid(_) | Form::Hull(_) => None,
        }
    }
}
