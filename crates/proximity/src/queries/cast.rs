//! The first contact of a moving shape.

use std::borrow::Borrow;

use glam::DVec3;

use crate::geometry::{Pose, Posed, PosedPair};
use crate::gjk::{CastTime, Contact, Query, Settings, first_contact};

/// The first contact of P with Q in motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cast {
    /// The time of impact: the least t from 0 to 1 at which P and Q, moved by t times the motion, have a point in common.
    pub time: f64,
    /// The greatest t of this contact. `None` if the shapes are in contact at t = 1 and remain so beyond it.
    pub exit: Option<f64>,
    /// The common point on P at the time of impact, in world space.
    pub point_p: DVec3,
    /// The common point on Q at the time of impact, in world space: up to roundoff, `point_p`.
    pub point_q: DVec3,
    /// A unit vector from P to Q that separates them before the contact. `None` if they overlap at t = 0.
    pub normal: Option<DVec3>,
}

/// Returns the first contact of P with Q while Q moves by `motion`, in scene units. Returns `None` if they have no point
/// in common from t = 0 to t = 1. A touch is a contact, even if the shapes only graze.
///
/// The times of polytopes, rounded or not, are the f64 nearest to the true ones, whatever the distance from the origin
/// and the length of the motion. Those of curved shapes are within 10⁻⁹.
///
/// Takes from ten microseconds for boxes to a millisecond for large hulls, and allocates, since it computes in integers.
/// [`gjk::first_contact`](crate::gjk::first_contact) returns the same with its certificate.
/// [Invalid poses](crate::queries#invalid-poses) get `None`.
///
/// ```
/// use gjk_proximity::geometry::{Dimension, Pose, Prepared, Shape};
/// use gjk_proximity::queries::cast;
/// use glam::DVec3;
///
/// let space = Dimension::Three;
/// let wall = Prepared::new(space, &Shape::Cuboid { half_extents: DVec3::new(0.125, 4.0, 4.0) }, 0.0)?;
/// let bullet = Prepared::new(space, &Shape::Ball { radius: 0.25 }, 0.0)?;
/// let (wall, start) = (wall.at(Pose::identity(space)), Pose::at(space, DVec3::X * -50.0));
/// // The ball reaches the wall after 50 − 0.25 − 0.125 of 100, and leaves it at 50.375.
/// let hit = cast(&wall, &bullet.at(start), DVec3::X * 100.0).ok_or("a hit")?;
/// assert_eq!((hit.time, hit.exit), (0.49625, Some(0.50375)));
/// assert_eq!((hit.point_p, hit.normal), (DVec3::X * -0.125, Some(-DVec3::X)));
/// assert_eq!(cast(&wall, &bullet.at(start), DVec3::Y * 100.0), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn cast<P: Borrow<Pose>, Q: Borrow<Pose>>(
    p: &Posed<'_, P>,
    q: &Posed<'_, Q>,
    motion: DVec3,
) -> Option<Cast> {
    let (p, q) = (p.by_ref(), q.by_ref());
    let pair = PosedPair::new(&p, &q);
    let (dimension, [p, q]) = (pair.dimension(), pair.placed());
    let is_finite = [&p, &q].into_iter().all(crate::geometry::Convex::is_finite) && motion.is_finite();
    let query = Query { p: &p, q: &q, dimension, settings: Settings::default() };
    let contact = if is_finite { first_contact(&query, motion).contact } else { None };
    let Contact { time, exit, normal, points, .. } = contact?;
    let exit = exit.map(|CastTime { nearest, .. }| nearest);
    Some(Cast { time: time.nearest, exit, point_p: points.on_p, point_q: points.on_q, normal })
}
