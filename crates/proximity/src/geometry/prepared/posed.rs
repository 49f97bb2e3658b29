//! A prepared shape at a pose, as programs pose it.

use std::borrow::Borrow;

use glam::DVec3;

use super::shape::Prepared;
use super::turned::PosedRef;
use crate::geometry::pose::Pose;
use crate::geometry::support::Convex;

/// A [`Prepared`] shape at a pose. It borrows the shape and owns the pose, so a function can return it; or it borrows
/// both, so that no query copies the pose.
///
/// ```
/// use gjk_proximity::geometry::{Dimension, Pose, Posed, Prepared, Shape, ShapeError};
/// use gjk_proximity::queries::{QueryCache, distance};
/// use glam::DVec3;
///
/// fn at_height(shape: &Prepared, z: f64) -> Posed<'_> {
///     shape.at(Pose::at(Dimension::Three, DVec3::Z * z))
/// }
///
/// let ball = Prepared::new(Dimension::Three, &Shape::Ball { radius: 0.5 }, 0.0)?;
/// assert_eq!(distance(&at_height(&ball, 0.0), &at_height(&ball, 3.0), &mut QueryCache::default()), 2.0);
/// # Ok::<(), ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Posed<'a, P = Pose> {
    prepared: &'a Prepared,
    pose: P,
}

impl<'a, P: Borrow<Pose>> Posed<'a, P> {
    /// Returns the shape without its pose.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Pose, Prepared, Shape};
    /// let ball = Prepared::new(Dimension::Three, &Shape::Ball { radius: 1.0 }, 0.0)?;
    /// let posed = ball.at(Pose::identity(Dimension::Three));
    /// assert!(std::ptr::eq(posed.prepared(), &ball));
    /// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
    /// ```
    pub const fn prepared(&self) -> &'a Prepared {
        self.prepared
    }

    /// Returns the pose.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Pose, Prepared, Shape};
    /// # use gjk_proximity::glam::DVec3;
    /// let ball = Prepared::new(Dimension::Three, &Shape::Ball { radius: 1.0 }, 0.0)?;
    /// let pose = Pose::at(Dimension::Three, DVec3::X);
    /// assert_eq!(ball.at(pose).pose(), &pose);
    /// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
    /// ```
    pub fn pose(&self) -> &Pose {
        self.pose.borrow()
    }

    /// Returns the shape with every vertex in world space; see [`Prepared::placed`].
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Pose, Prepared};
    /// # use gjk_proximity::glam::DVec3;
    /// let point = Prepared::vertices(Dimension::Three, [DVec3::X])?;
    /// let posed = point.at(Pose::at(Dimension::Three, DVec3::Y));
    /// assert_eq!(posed.placed().support(DVec3::Z).0, DVec3::new(1.0, 1.0, 0.0));
    /// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
    /// ```
    pub fn placed(&self) -> Convex<DVec3> {
        self.prepared.placed(self.pose())
    }

    /// Returns the radius around the core, in scene units.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Pose, Prepared, Shape};
    /// let rounded = Prepared::new(Dimension::Three, &Shape::Ball { radius: 1.0 }, 0.5)?;
    /// assert_eq!(rounded.at(Pose::identity(Dimension::Three)).radius(), 1.5);
    /// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
    /// ```
    #[inline]
    pub const fn radius(&self) -> f64 {
        self.prepared.local.radius
    }

    /// Returns the shape and its pose by reference, as the queries take them.
    #[doc(hidden)]
    #[inline]
    pub fn by_ref(&self) -> PosedRef<'_> {
        PosedRef { prepared: self.prepared, pose: self.pose.borrow() }
    }
}

impl Prepared {
    /// Poses the shape. The pose must be valid ([`Pose::check`]).
    ///
    /// Takes a [`Pose`] or a reference to one, and computes nothing. An invalid pose is not refused: queries about it give some answer.
    ///
    /// ```
    /// # use gjk_proximity::geometry::{Dimension, Pose, Prepared, Shape};
    /// # use gjk_proximity::glam::DVec3;
    /// let ball = Prepared::new(Dimension::Three, &Shape::Ball { radius: 1.0 }, 0.0)?;
    /// let [left, right] = [-2.0, 2.0].map(|x| ball.at(Pose::at(Dimension::Three, DVec3::X * x)));
    /// assert_eq!((left.pose().position.x, right.pose().position.x), (-2.0, 2.0));
    /// # Ok::<(), gjk_proximity::geometry::ShapeError>(())
    /// ```
    #[inline]
    pub const fn at<P: Borrow<Pose>>(&self, pose: P) -> Posed<'_, P> {
        Posed { prepared: self, pose }
    }
}
