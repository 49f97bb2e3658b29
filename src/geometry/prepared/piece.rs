//! The smooth pieces of which the boundary of a prepared core is made, and how a point on one moves as the direction turns.
//!
//! The farthest point of a core in a direction is the farthest of all its pieces: corners, which stay where they are; the rims
//! of a cylinder and of a cone; an ellipsoid, which is one piece. A side or a flat end lies between the pieces that
//! span it. As the direction n turns, the farthest point of a piece moves smoothly, by the derivative of its reach's
//! gradient: the curvature of the piece, a symmetric matrix without a negative eigenvalue that takes n to zero. So it is known by
//! what it does across n, in two axes of a [`Frame`].

use glam::{DMat2, DVec2, DVec3};

use super::pair::PosedPair;
use super::posed::Turned;
use super::shape::Form;
use crate::geometry::dimension::Side;
use crate::geometry::measurement::WitnessPoints;
use crate::geometry::vector::Vector as _;

/// The roundoff of a height, in machine epsilons of the coordinates.
const NOISE: f64 = 16.0;

/// A direction of length one, and two axes perpendicular to it and to each other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    pub(crate) direction: DVec3,
    pub(crate) axes: [DVec3; 2],
}

impl Frame {
    /// Some axes for a direction of length one.
    #[inline]
    pub(crate) fn about(direction: DVec3) -> Self {
        let (s, t) = direction.any_orthonormal_pair();
        Self { direction, axes: [s, t] }
    }

    /// The part of a vector along the axes.
    #[inline]
    pub(crate) fn across(&self, vector: DVec3) -> DVec2 {
        let [s, t] = self.axes;
        DVec2::new(s.dot(vector), t.dot(vector))
    }

    /// The vector with this part along the axes, and none along the direction.
    #[inline]
    pub(crate) fn tangent(&self, across: DVec2) -> DVec3 {
        self.axes[0] * across.x + self.axes[1] * across.y
    }
}

/// The farthest point of a pair of pieces in a direction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moving {
    pub(crate) on_p: DVec3,
    pub(crate) on_q: DVec3,
    /// How their difference moves as the direction, of length one, turns: in the axes of the frame.
    pub(crate) bend: DMat2,
    /// How the bend falls off: a tangent of t farther it is at least the part 1 / (1 + t · falloff) of what it is here.
    pub(crate) falloff: f64,
}

impl Moving {
    /// Nothing.
    pub(crate) const ZERO: Self =
        Self { on_p: DVec3::ZERO, on_q: DVec3::ZERO, bend: DMat2::ZERO, falloff: 0.0 };

    /// The largest coordinates of both points together.
    #[inline]
    pub(crate) fn size(&self) -> f64 {
        self.on_p.max_abs() + self.on_q.max_abs()
    }

    /// The point of P ⊖ Q.
    #[inline]
    pub(crate) fn point(&self) -> DVec3 {
        self.on_p - self.on_q
    }
}

/// The flat end of a cylinder or of a cone.
#[derive(Clone, Copy, Debug)]
struct Disc {
    center: DVec3,
    /// Outwards, of length one.
    normal: DVec3,
    radius: f64,
}

/// A flat end of one core, and how far above its plane the other core is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facing<'a> {
    disc: Disc,
    other: &'a Turned<'a>,
    lowest: DVec3,
    /// The core with the disc.
    side: Side,
}

impl Facing<'_> {
    /// How far above the plane the other core is: the cores are no nearer to each other.
    #[inline]
    pub(crate) fn height(&self) -> f64 {
        self.disc.normal.dot(self.lowest - self.disc.center)
    }

    /// The normal of the plane, from P to Q.
    #[inline]
    pub(crate) fn normal_from_p(&self) -> DVec3 {
        match self.side {
            Side::P => self.disc.normal,
            Side::Q => -self.disc.normal,
        }
    }

    /// The point of the other core that is nearest to the plane; of several, some.
    #[inline]
    pub(crate) const fn lowest(&self) -> DVec3 {
        self.lowest
    }

    /// How far a point is inside of the rim, if it is moved to the plane.
    #[inline]
    pub(crate) fn room(&self, point: DVec3) -> f64 {
        self.disc.radius - self.disc.across(point).length()
    }

    /// A point of the other core about above the middle of the disc: where one of its sides is parallel to the disc, the lowest
    /// may be far beside. None where there is no formula for it.
    #[inline]
    pub(crate) fn above_middle(&self) -> Option<DVec3> {
        self.other.near(self.disc.center)
    }

    /// Of the points of the other core that are as low as [`Self::lowest`], but for roundoff, the nearest to the axis of the disc;
    /// none where there is no formula for it, or no other point.
    #[inline]
    pub(crate) fn lowest_near_axis(&self) -> Option<DVec3> {
        let Disc { center, normal, .. } = self.disc;
        let point = self.other.near(center + normal * self.height())?;
        let above = normal.dot(point - self.lowest);
        (above <= NOISE * f64::EPSILON * (point.max_abs() + center.max_abs())).then_some(point)
    }

    /// A point of the other core, and the point of the disc that is nearest to it.
    #[inline]
    pub(crate) fn points(&self, point: DVec3) -> WitnessPoints {
        let on_disc = self.disc.near(point);
        match self.side {
            Side::P => WitnessPoints { on_p: on_disc, on_q: point },
            Side::Q => WitnessPoints { on_p: point, on_q: on_disc },
        }
    }
}

impl Disc {
    /// From the axis to a point.
    #[inline]
    fn across(&self, point: DVec3) -> DVec3 {
        let offset = point - self.center;
        offset - self.normal * self.normal.dot(offset)
    }

    /// The point that is nearest to another one.
    #[inline]
    fn near(&self, point: DVec3) -> DVec3 {
        let across = self.across(point);
        let length = across.length();
        self.center + if length > self.radius { across * (self.radius / length) } else { across }
    }
}

/// The farthest point of a piece in a direction, and how it moves.
#[derive(Clone, Copy, Debug)]
struct OnPiece {
    at: DVec3,
    /// In the axes of the frame.
    bend: DMat2,
    /// See [`Moving::falloff`].
    falloff: f64,
}

impl OnPiece {
    #[inline]
    const fn corner(at: DVec3) -> Self {
        Self { at, bend: DMat2::ZERO, falloff: 0.0 }
    }
}

impl PosedPair<'_> {
    /// The numbers of the pieces of P and of Q that are farthest in a world direction.
    #[inline]
    pub(crate) fn pieces(&self, direction: DVec3) -> [u32; 2] {
        [self.p.piece(direction), self.q.piece(-direction)]
    }

    /// The farthest point of these pieces in a direction.
    #[inline]
    pub(crate) fn on_pieces(&self, [i, j]: [u32; 2], frame: &Frame) -> Moving {
        let p = self.p.on_piece(i, frame.direction, frame);
        let q = self.q.on_piece(j, -frame.direction, frame);
        Moving { on_p: p.at, on_q: q.at, bend: p.bend + q.bend, falloff: p.falloff.max(q.falloff) }
    }

    /// The flat ends of P and of Q that face the other core.
    #[inline]
    pub(crate) fn facing_ends(&self) -> [Option<Facing<'_>>; 2] {
        let towards_p = self.between_centers();
        [facing(Side::P, [&self.p, &self.q], -towards_p), facing(Side::Q, [&self.q, &self.p], towards_p)]
    }

    /// The other flat ends.
    #[inline]
    pub(crate) fn averted_ends(&self) -> [Option<Facing<'_>>; 2] {
        let towards_p = self.between_centers();
        [facing(Side::P, [&self.p, &self.q], towards_p), facing(Side::Q, [&self.q, &self.p], -towards_p)]
    }
}

#[inline]
fn facing<'a>(side: Side, [shape, other]: [&'a Turned<'a>; 2], towards: DVec3) -> Option<Facing<'a>> {
    let disc = shape.end(towards)?;
    Some(Facing { disc, other, lowest: other.fine_support(-disc.normal).0, side })
}

impl Turned<'_> {
    /// The point of a core with flat sides or a straight one that is nearest to another, or of a cone the nearest of its disc.
    #[inline]
    fn near(&self, point: DVec3) -> Option<DVec3> {
        let offset = point - self.pose().position;
        match &self.prepared.form {
            Form::Cuboid(half) => {
                // The axes have the lengths of `half`.
                let share = |axis: usize| {
                    let squared = half[axis] * half[axis];
                    if squared > 0.0 { (self.axes[axis].dot(offset) / squared).clamp(-1.0, 1.0) } else { 0.0 }
                };
                Some(self.world(DVec3::new(share(0), share(1), share(2))))
            }
            Form::Segment([a, b]) => {
                let (edge, from) = (*b - *a, self.local(offset) - *a);
                let share = (from.dot(edge) / edge.length_squared()).clamp(0.0, 1.0);
                Some(self.world(*a + edge * share))
            }
            Form::Cylinder { half_height, radius } => {
                let local = self.local(offset);
                let across = local.truncate().clamp_length_max(*radius);
                Some(self.world(across.extend(local.z.clamp(-half_height, *half_height))))
            }
            Form::Cone { .. } => Some(self.end(offset)?.near(point)),
            Form::Point(_) | Form::Hull(_) | Form::Ellipsoid(_) => None,
        }
    }

    #[inline]
    fn piece(&self, direction: DVec3) -> u32 {
        match &self.prepared.form {
            Form::Point(_) | Form::Ellipsoid(_) => 0,
            Form::Cylinder { .. } => u32::from(self.axes[2].dot(direction) >= 0.0),
            Form::Cone { half_height, radius } => {
                let local = self.local(direction);
                u32::from(2.0 * half_height * local.z >= radius * local.truncate().length())
            }
            Form::Segment(_) | Form::Cuboid(_) | Form::Hull(_) => self.fine_support(direction).1,
        }
    }

    /// In the direction of the frame or the opposite one.
    #[inline]
    fn on_piece(&self, number: u32, direction: DVec3, frame: &Frame) -> OnPiece {
        match &self.prepared.form {
            Form::Point(point) => OnPiece::corner(self.world(*point)),
            Form::Cone { half_height, .. } if number == 1 => {
                OnPiece::corner(self.world(DVec3::Z * *half_height))
            }
            Form::Ellipsoid(semi_axes) => self.on_ellipsoid(*semi_axes, direction, frame),
            Form::Cylinder { half_height, radius } | Form::Cone { half_height, radius } => {
                let height = if number == 1 { *half_height } else { -half_height };
                self.on_rim(height, *radius, direction, frame)
            }
            Form::Segment(_) | Form::Cuboid(_) | Form::Hull(_) => OnPiece::corner(self.corner(number)),
        }
    }

    /// The vertex with this number; of a box the axes reach to its faces.
    #[inline]
    fn corner(&self, number: u32) -> DVec3 {
        let vertices = self.prepared.local.core_vertices().unwrap_or_default();
        let vertex = vertices.get(number as usize).copied().unwrap_or(DVec3::NAN);
        let is_box = matches!(self.prepared.form, Form::Cuboid(_));
        self.world(if is_box { DVec3::ONE.copysign(vertex) } else { vertex })
    }

    /// The point of a circle about z moves along its tangent, the faster the steeper the direction is. The tangent lies across the
    /// direction, at right angles to the part of z that does, which is as long as the part of the direction across z.
    #[inline]
    fn on_rim(&self, height: f64, radius: f64, direction: DVec3, frame: &Frame) -> OnPiece {
        let across = DVec2::new(self.axes[0].dot(direction), self.axes[1].dot(direction));
        let length = across.length();
        // Along the axis all points of the rim are as far, and their middle.
        let falloff = if length > 0.0 { 1.0 / length } else { 0.0 };
        let at = self.world((across * (radius * falloff)).extend(height));
        let tangent = frame.across(self.axes[2]).perp() * falloff;
        OnPiece { at, bend: outer(tangent) * (radius * falloff), falloff }
    }

    /// The reach is h = √(n · A n), its gradient the point s = A n / h, and the derivative of that (A − s sᵀ) / h.
    #[inline]
    fn on_ellipsoid(&self, semi_axes: DVec3, direction: DVec3, frame: &Frame) -> OnPiece {
        let [x, y, z] = [self.axes[0] * semi_axes.x, self.axes[1] * semi_axes.y, self.axes[2] * semi_axes.z];
        let scaled = DVec3::new(x.dot(direction), y.dot(direction), z.dot(direction));
        let reach = scaled.length();
        if reach == 0.0 {
            return OnPiece::corner(self.pose().position);
        }
        let DVec3 { x: along_x, y: along_y, z: along_z } = scaled / reach;
        let from_center = x * along_x + y * along_y + z * along_z;
        let [of_x, of_y, of_z, of_point] = [x, y, z, from_center].map(|it| outer(frame.across(it)));
        let bend = of_x + of_y + of_z - of_point;
        OnPiece {
            at: self.pose().position + from_center,
            bend: bend * (1.0 / reach),
            falloff: semi_axes.max_abs() / reach,
        }
    }

    /// The flat end on this side.
    #[inline]
    fn end(&self, towards: DVec3) -> Option<Disc> {
        let axis = self.axes[2];
        let (is_top, half_height, radius) = match self.prepared.form {
            Form::Cylinder { half_height, radius } => (axis.dot(towards) >= 0.0, half_height, radius),
            Form::Cone { half_height, radius } if axis.dot(towards) < 0.0 => (false, half_height, radius),
            _ => return None,
        };
        let normal = if is_top { axis } else { -axis };
        Some(Disc { center: self.pose().position + normal * half_height, normal, radius })
    }
}

/// The matrix a aᵀ.
#[inline]
fn outer(a: DVec2) -> DMat2 {
    DMat2::from_cols(a * a.x, a * a.y)
}
