//! The smooth pieces of the boundary of a prepared core, and the motion of a point on one as the direction rotates.
//!
//! The support point of a core is the farthest of the support points of its pieces. The pieces are corners, which stay
//! in place; the rims of a cylinder and of a cone; and an ellipsoid, which is one piece. A side or a flat end lies
//! between the pieces that span it. As the direction n rotates, the support point of a piece moves smoothly. Its
//! derivative is that of the gradient of the support function: the curvature of the piece. This is a symmetric matrix
//! without negative eigenvalues that maps n to zero. So its action across n, in the two axes of a [`DirectionFrame`],
//! determines it.

use glam::{DMat2, DVec2, DVec3};

use super::pair::PosedPair;
use super::shape::SupportMethod;
use super::turned::Turned;
use crate::geometry::measurement::WitnessPoints;
use crate::geometry::vector::Vector as _;

/// Sine of the angle within which a direction is nearly perpendicular to a side.
const LEVEL: f64 = 0.15;

/// A direction of length one, and two axes perpendicular to it and to each other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DirectionFrame {
    pub(crate) direction: DVec3,
    pub(crate) axes: [DVec3; 2],
}

impl DirectionFrame {
    /// Creates a frame with arbitrary axes for a direction of length one.
    #[inline]
    pub(crate) fn about(direction: DVec3) -> Self {
        let (s, t) = direction.any_orthonormal_pair();
        Self { direction, axes: [s, t] }
    }

    /// Returns the components of a vector along the axes.
    #[inline]
    pub(crate) fn across(&self, vector: DVec3) -> DVec2 {
        let [s, t] = self.axes;
        DVec2::new(s.dot(vector), t.dot(vector))
    }

    /// Returns the vector with these components along the axes, and none along the direction.
    #[inline]
    pub(crate) fn tangent(&self, across: DVec2) -> DVec3 {
        self.axes[0] * across.x + self.axes[1] * across.y
    }
}

/// The support point of a pair of pieces in a direction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoundaryPoint {
    pub(crate) on_p: DVec3,
    pub(crate) on_q: DVec3,
    /// The derivative of their difference as the direction, of length one, rotates: in the axes of the frame.
    pub(crate) curvature: DMat2,
    /// The decay rate of the curvature: after a rotation by an angle with the tangent t, the curvature is at least its
    /// value here divided by `1 + t · curvature_decay`.
    pub(crate) curvature_decay: f64,
}

impl BoundaryPoint {
    /// The point at the origin without curvature.
    pub(crate) const ZERO: Self =
        Self { on_p: DVec3::ZERO, on_q: DVec3::ZERO, curvature: DMat2::ZERO, curvature_decay: 0.0 };

    /// Returns the sum of the largest coordinates of both points.
    #[inline]
    pub(crate) fn size(&self) -> f64 {
        self.on_p.max_abs() + self.on_q.max_abs()
    }

    /// Returns the point of P ⊖ Q.
    #[inline]
    pub(crate) fn point(&self) -> DVec3 {
        self.on_p - self.on_q
    }

    /// Returns the corresponding points of both cores.
    #[inline]
    pub(crate) const fn points(&self) -> WitnessPoints {
        WitnessPoints { on_p: self.on_p, on_q: self.on_q }
    }
}

/// A pair of pieces of the boundaries.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PiecePair {
    pub(crate) pieces: [u32; 2],
    /// The weight of the support point in the foot of the origin; zero if the pair is new.
    pub(crate) weight: f64,
    /// The support point of the pieces in the latest direction.
    pub(crate) moving: BoundaryPoint,
}

/// Some pairs of pieces, as the vertices of a simplex that moves as the direction rotates.
pub(crate) struct PieceSimplex<const MAX: usize> {
    pub(crate) vertices: [PiecePair; MAX],
    pub(crate) count: usize,
}

impl<const MAX: usize> PieceSimplex<MAX> {
    pub(crate) const NONE: Self = Self { vertices: [PiecePair::new([0; 2]); MAX], count: 0 };

    pub(crate) fn vertices(&self) -> &[PiecePair] {
        &self.vertices[..self.count]
    }

    /// Returns the number of the vertex with these pieces, and adds it if it is new. Returns `None` if there are too
    /// many.
    #[inline]
    pub(crate) fn add(&mut self, pieces: [u32; 2]) -> Option<usize> {
        let known = self.vertices().iter().position(|vertex| vertex.pieces == pieces);
        if known.is_none() {
            *self.vertices.get_mut(self.count)? = PiecePair::new(pieces);
            self.count += 1;
        }
        Some(known.unwrap_or(self.count - 1))
    }

    /// Moves all vertices to the direction of these aspects.
    #[inline]
    pub(crate) fn turn(&mut self, aspects: &Aspects<'_>) {
        for vertex in &mut self.vertices[..self.count] {
            vertex.moving = aspects.of_pieces(vertex.pieces);
        }
    }
}

impl PiecePair {
    #[inline]
    pub(crate) const fn new(pieces: [u32; 2]) -> Self {
        Self { pieces, weight: 0.0, moving: BoundaryPoint::ZERO }
    }
}

/// Both cores of a pair seen along a direction, Q along the opposite one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aspects<'a> {
    p: Aspect<'a>,
    q: Aspect<'a>,
}

/// A core seen along a direction.
#[derive(Clone, Copy, Debug)]
struct Aspect<'a> {
    shape: &'a Turned<'a>,
    /// The index of the farthest piece.
    farthest: u32,
    /// The curvature of the pieces that are not corners.
    bow: Bow,
}

/// The curve of a rim, or the surface of an ellipsoid, in a direction.
#[derive(Clone, Copy, Debug)]
struct Bow {
    /// The vector from the middle to the support point.
    arm: DVec3,
    /// The curvature, in the axes of the frame.
    curvature: DMat2,
    /// See [`BoundaryPoint::curvature_decay`].
    curvature_decay: f64,
}

impl PosedPair<'_> {
    /// Returns the cores seen along the direction of a frame.
    #[inline]
    pub(crate) fn aspects(&self, frame: &DirectionFrame) -> Aspects<'_> {
        Aspects { p: self.p.aspect(frame.direction, frame), q: self.q.aspect(-frame.direction, frame) }
    }

    /// Returns the indices of the pieces of P and of Q that are nearly as far in a direction of length one as the
    /// [farthest](Aspects::farthest).
    #[inline]
    pub(crate) fn seconds(&self, direction: DVec3) -> [Option<u32>; 2] {
        [self.p.second(direction), self.q.second(-direction)]
    }
}

impl Aspects<'_> {
    /// Returns the indices of the farthest pieces of P and of Q.
    #[inline]
    pub(crate) const fn farthest(&self) -> [u32; 2] {
        [self.p.farthest, self.q.farthest]
    }

    /// Returns the support point of these pieces.
    #[inline]
    pub(crate) fn of_pieces(&self, [i, j]: [u32; 2]) -> BoundaryPoint {
        let ((on_p, of_p), (on_q, of_q)) = (self.p.on_piece(i), self.q.on_piece(j));
        BoundaryPoint {
            on_p,
            on_q,
            curvature: of_p.curvature + of_q.curvature,
            curvature_decay: of_p.curvature_decay.max(of_q.curvature_decay),
        }
    }
}

impl Aspect<'_> {
    /// Returns the support point of a piece, and its motion.
    #[inline]
    fn on_piece(&self, number: u32) -> (DVec3, Bow) {
        let Self { shape, bow, .. } = self;
        let origin = shape.pose().position;
        match &shape.prepared.form {
            SupportMethod::Ellipsoid(_) => (origin + bow.arm, *bow),
            SupportMethod::Cone { half_height, .. } if number == APEX => {
                (origin + shape.axes[2] * *half_height, Bow::NONE)
            }
            SupportMethod::Cylinder { half_height, .. } | SupportMethod::Cone { half_height, .. } => {
                let height = if number == TOP { *half_height } else { -half_height };
                (origin + (bow.arm + shape.axes[2] * height), *bow)
            }
            SupportMethod::Point(point) => (shape.world(*point), Bow::NONE),
            SupportMethod::Segment(_) | SupportMethod::Cuboid(_) | SupportMethod::Hull(_) => {
                (shape.corner(number), Bow::NONE)
            }
        }
    }
}

/// The index of the upper rim of a cylinder; the index of the lower rim, and of the rim of a cone, is zero.
const TOP: u32 = 1;

/// The number of the apex of a cone.
const APEX: u32 = 1;

impl Turned<'_> {
    /// Returns the core seen along a direction, which is that of the frame or the opposite one.
    #[inline]
    fn aspect(&self, direction: DVec3, frame: &DirectionFrame) -> Aspect<'_> {
        let (farthest, bow) = match &self.prepared.form {
            SupportMethod::Point(_) => (0, Bow::NONE),
            SupportMethod::Ellipsoid(semi_axes) => (0, self.bow_of_ellipsoid(*semi_axes, direction, frame)),
            SupportMethod::Cylinder { radius, .. } => {
                let local = self.local(direction);
                let is_top = local.z >= 0.0;
                (if is_top { TOP } else { 0 }, self.bow_of_rim(*radius, local.truncate(), frame))
            }
            SupportMethod::Cone { half_height, radius } => {
                let local = self.local(direction);
                let is_apex = 2.0 * half_height * local.z >= radius * local.truncate().length();
                (if is_apex { APEX } else { 0 }, self.bow_of_rim(*radius, local.truncate(), frame))
            }
            SupportMethod::Segment(_) | SupportMethod::Cuboid(_) | SupportMethod::Hull(_) => {
                (self.fine_support(direction).1, Bow::NONE)
            }
        };
        Aspect { shape: self, farthest, bow }
    }

    /// Returns the index of the second piece of a side that is nearly perpendicular to a direction of length one. It is
    /// the other rim of a cylinder, the other end of a segment, the rim or the apex of a cone.
    #[inline]
    fn second(&self, direction: DVec3) -> Option<u32> {
        let (along, side) = match &self.prepared.form {
            SupportMethod::Cylinder { .. } => (self.axes[2].dot(direction), 1.0),
            SupportMethod::Segment([a, b]) => ((*b - *a).dot(self.local(direction)), (*b - *a).length()),
            SupportMethod::Cone { half_height, radius } => {
                let local = self.local(direction);
                let (height, across) = (2.0 * half_height, local.truncate().length());
                (height * local.z - radius * across, DVec2::new(height, *radius).length())
            }
            SupportMethod::Point(_)
            | SupportMethod::Ellipsoid(_)
            | SupportMethod::Cuboid(_)
            | SupportMethod::Hull(_) => return None,
        };
        (along.abs() < LEVEL * side).then_some(u32::from(along < 0.0))
    }

    /// Returns the vertex with this index; the axes of a box extend to its faces.
    #[inline]
    fn corner(&self, number: u32) -> DVec3 {
        let vertices = self.prepared.local.core_vertices().unwrap_or_default();
        let vertex = vertices.get(number as usize).copied().unwrap_or(DVec3::NAN);
        let is_box = matches!(self.prepared.form, SupportMethod::Cuboid(_));
        self.world(if is_box { DVec3::ONE.copysign(vertex) } else { vertex })
    }

    /// Returns the curvature of a rim. The support point of a circle about z moves along its tangent, the faster the
    /// steeper the direction is. The tangent lies across the direction, perpendicular to the component of z across it.
    /// That component is as long as the component of the direction across z.
    #[inline]
    fn bow_of_rim(&self, radius: f64, across: DVec2, frame: &DirectionFrame) -> Bow {
        let length = across.length();
        // Along the axis all points of the rim are equally far, and so is their middle.
        let curvature_decay = if length > 0.0 { 1.0 / length } else { 0.0 };
        let to = across * (radius * curvature_decay);
        let tangent = frame.across(self.axes[2]).perp() * curvature_decay;
        Bow {
            arm: self.axes[0] * to.x + self.axes[1] * to.y,
            curvature: outer(tangent) * (radius * curvature_decay),
            curvature_decay,
        }
    }

    /// Returns the curvature of an ellipsoid. The support function is h = √(n · A n), its gradient the point s = A n /
    /// h, and the derivative of that (A − s sᵀ) / h.
    #[inline]
    fn bow_of_ellipsoid(&self, semi_axes: DVec3, direction: DVec3, frame: &DirectionFrame) -> Bow {
        let [x, y, z] = [self.axes[0] * semi_axes.x, self.axes[1] * semi_axes.y, self.axes[2] * semi_axes.z];
        let scaled = DVec3::new(x.dot(direction), y.dot(direction), z.dot(direction));
        let support_value = scaled.length();
        if support_value == 0.0 {
            return Bow::NONE;
        }
        let DVec3 { x: along_x, y: along_y, z: along_z } = scaled / support_value;
        let arm = x * along_x + y * along_y + z * along_z;
        let [of_x, of_y, of_z, of_arm] = [x, y, z, arm].map(|it| outer(frame.across(it)));
        let curvature = of_x + of_y + of_z - of_arm;
        Bow {
            arm,
            curvature: curvature * (1.0 / support_value),
            curvature_decay: semi_axes.max_abs() / support_value,
        }
    }
}

impl Bow {
    /// The curvature of a corner: none.
    const NONE: Self = Self { arm: DVec3::ZERO, curvature: DMat2::ZERO, curvature_decay: 0.0 };
}

/// Returns the matrix a aᵀ.
#[inline]
fn outer(a: DVec2) -> DMat2 {
    DMat2::from_cols(a * a.x, a * a.y)
}
