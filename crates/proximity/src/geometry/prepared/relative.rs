//! The difference of two prepared shapes in the frame of the first.

use glam::DVec3;

use super::shape::SupportMethod;
use super::turned::{PosedRef, along, axes, dimension_of};
use crate::geometry::dimension::Dimension;
use crate::geometry::roundoff::{MIN_PRODUCT, RELATIVE_POINT};
use crate::geometry::support::Convex;

/// P ⊖ Q of two posed shapes, in the frame of P: the verdict is the same in any frame.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RelativePair<'a> {
    shapes: [&'a PosedRef<'a>; 2],
    /// The images of the local axes of Q.
    axes: [DVec3; 3],
    /// The image of the local origin of Q.
    offset: DVec3,
    radius: f64,
    error: f64,
}

/// Bounds on the roundoff of support points of P ⊖ Q.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SupportErrors {
    /// Bound on the error of every coordinate, in scene units: the distance along each axis to the corresponding point
    /// of the [placed](super::Prepared::placed) shapes.
    pub(crate) coordinate: f64,
    /// Bound on the error of a support value, for each unit of the sum of the absolute components of the direction. The
    /// support value of P ⊖ Q exceeds the product of a support point with the direction by at most this.
    ///
    /// It covers the point itself (one error of a coordinate), the product (three roundings), and the choice between
    /// points that arithmetic cannot distinguish (eight roundings of each shape, twice).
    pub(crate) support_value: f64,
}

/// A point of P ⊖ Q with the indices of its vertex pair, without their positions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Corner {
    /// The point of the difference.
    pub(crate) point: DVec3,
    /// The indices of the vertices of P and of Q; zero for a curved core.
    pub(crate) vertex_pair: [u32; 2],
}

impl<'a> RelativePair<'a> {
    /// Creates the pair of P and Q at their poses.
    #[inline]
    pub(crate) fn new(p: &'a PosedRef<'a>, q: &'a PosedRef<'a>) -> Self {
        let [[px, py, pz], of_q] = [axes(p.pose().rotation), axes(q.pose().rotation)];
        let local = |vector: DVec3| DVec3::new(px.dot(vector), py.dot(vector), pz.dot(vector));
        Self {
            shapes: [p, q],
            axes: of_q.map(local),
            offset: local(q.pose().position - p.pose().position),
            radius: p.radius() + q.radius(),
            error: RELATIVE_POINT * (p.size() + q.size()),
        }
    }

    /// Returns the dimension in which the pair is decided: two if both shapes were made for the plane.
    #[inline]
    pub(crate) const fn dimension(&self) -> Dimension {
        dimension_of(self.shapes[0], self.shapes[1])
    }

    /// Returns the errors of support points, rough or not.
    #[inline]
    pub(crate) fn errors<const ROUGH: bool>(&self) -> SupportErrors {
        let error = self.error;
        let fine = SupportErrors { coordinate: error, support_value: 2.0 * error };
        if !ROUGH {
            return fine;
        }
        let [[on_p, reach_p], [on_q, reach_q]] = self.shapes.map(|shape| shape.prepared.rough_errors());
        SupportErrors {
            // A coordinate of Q is rotated.
            coordinate: fine.coordinate + 2.0 * (on_p + on_q),
            support_value: fine.support_value + reach_p + reach_q,
        }
    }

    /// Returns whether rough support points differ from the others.
    #[inline]
    pub(crate) fn is_rough(&self) -> bool {
        self.shapes.iter().any(|shape| matches!(shape.prepared.form, SupportMethod::Hull(_)))
    }

    /// Returns whether both shapes are hulls of their vertices, without a radius.
    #[inline]
    pub(crate) fn is_polytopal(&self) -> bool {
        self.radius == 0.0 && self.shapes.iter().all(|shape| shape.has_vertices())
    }

    /// Returns a first search direction toward the origin, as the normal of an ellipsoid that is shaped like P ⊖ Q. The
    /// ellipsoid is centered at the middle of P ⊖ Q; the normal is taken in the direction of the origin as seen from
    /// there. The result is zero if the origin is the middle.
    ///
    /// With c the middle and M the matrix of the ellipsoid, it is −M⁻¹ c, up to a positive factor. The squared support
    /// value of an ellipsoid along d is d · M d. That of P ⊖ Q is the square of the sum of two support values; here it
    /// is the sum of their squares, which is at least half as much.
    #[inline]
    pub(crate) fn towards_origin(&self) -> DVec3 {
        let [p, q] = self.shapes.map(|shape| shape.prepared);
        let to_origin = self.of_q(q.center) - p.center;
        let [x, y, z] = self.axes;
        let [from_x, from_y, from_z] = [x * q.spread.x, y * q.spread.y, z * q.spread.z];
        // The columns of M.
        let first = from_x * x.x + from_y * y.x + from_z * z.x + DVec3::X * p.spread.x;
        let second = from_x * x.y + from_y * y.y + from_z * z.y + DVec3::Y * p.spread.y;
        let third = from_x * x.z + from_y * y.z + from_z * z.z + DVec3::Z * p.spread.z;
        // Cramer's rule, without the division by the determinant, which is positive.
        let normal = DVec3::new(
            second.cross(third).dot(to_origin),
            third.cross(first).dot(to_origin),
            first.cross(second).dot(to_origin),
        );
        // The direction of the origin replaces the normal if the numbers are too small or NaN.
        if normal.dot(to_origin) > MIN_PRODUCT { normal } else { to_origin }
    }

    /// Returns the world direction of a direction in the frame of P.
    pub(crate) fn world(&self, direction: DVec3) -> DVec3 {
        let [x, y, z] = axes(self.shapes[0].pose().rotation);
        x * direction.x + y * direction.y + z * direction.z
    }

    /// Returns the shapes with every vertex in world space.
    pub(crate) fn placed(&self) -> [Convex<DVec3>; 2] {
        self.shapes.map(PosedRef::placed)
    }

    /// Returns half the sides of two boxes in space, the axes of Q and the vector from the middle of P to that of Q.
    /// Returns `None` for other shapes, or if there is a radius.
    #[inline]
    pub(crate) fn boxes(&self) -> Option<([DVec3; 2], [DVec3; 3], DVec3)> {
        let [p, q] = [self.shapes[0].prepared, self.shapes[1].prepared];
        match (&p.form, &q.form, p.dimension, q.dimension) {
            (SupportMethod::Cuboid(p), SupportMethod::Cuboid(q), Dimension::Three, Dimension::Three)
                if self.radius == 0.0 =>
            {
                Some(([*p, *q], self.axes, self.offset))
            }
            _ => None,
        }
    }

    /// Returns the support point of P ⊖ Q, found and placed within these [`SupportErrors`].
    #[inline]
    pub(crate) fn corner<const ROUGH: bool>(&self, direction: DVec3) -> Corner {
        let [x, y, z] = &self.axes;
        let against = -DVec3::new(x.dot(direction), y.dot(direction), z.dot(direction));
        let [p, q] = self.shapes.map(|shape| shape.prepared);
        // The memory accesses of the two tables overlap.
        let [(on_p, i), (on_q, j)] = match (&p.form, &q.form) {
            (SupportMethod::Hull(p), SupportMethod::Hull(q)) if ROUGH => {
                [p.look(direction), q.look(against)].map(|look| look.rough_farthest())
            }
            _ => [p.farthest::<ROUGH>(direction), q.farthest::<ROUGH>(against)],
        };
        let mut point = on_p - self.of_q(on_q);
        if self.radius > 0.0 {
            point += along(direction, self.radius);
        }
        Corner { point, vertex_pair: [i, j] }
    }

    /// Returns the point pᵢ − qⱼ. Returns `None` if the shapes have no such vertices, or a radius.
    #[inline]
    pub(crate) fn corner_of(&self, vertex_pair: [u32; 2]) -> Option<Corner> {
        if self.radius > 0.0 {
            return None;
        }
        let vertex = |side: usize| {
            let vertices = self.shapes[side].prepared.local.core_vertices()?;
            vertices.get(vertex_pair[side] as usize).copied()
        };
        Some(Corner { point: vertex(0)? - self.of_q(vertex(1)?), vertex_pair })
    }

    /// Returns the position of a local point of Q.
    #[inline]
    fn of_q(&self, point: DVec3) -> DVec3 {
        self.offset + (self.axes[0] * point.x + self.axes[1] * point.y + self.axes[2] * point.z)
    }
}
