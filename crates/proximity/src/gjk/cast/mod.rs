//! The first contact of two shapes while Q moves by a translation, without roundoff.
//!
//! At the time t, from 0 to 1, Q is at its place plus t times the translation d. P and Q have a point in common if t·d
//! lies in P ⊖ Q, so the first contact is the point where the ray of the origin along d enters P ⊖ Q.
//!
//! * *A miss* is proved by one axis: it separates P from Q at t = 0 and at t = 1, and so at every t between.
//! * *A contact* is proved by an axis and a common point. The axis separates the shapes at all times before, since the
//!   gap along it only shrinks up to that time. The weights of the point are exact.
//!
//! The time of polytopes is a fraction. That of rounded ones is the root of an integer polynomial, and is enclosed
//! between neighboring f64. For curved shapes it is enclosed to 10⁻⁹ of the motion.

mod certificate;
mod curved;
mod line;
mod polytopes;
mod rounded;
mod run;
#[cfg(test)]
mod tests;

use dashu_ratio::RBig;
use glam::DVec3;

use super::query::Query;
use super::settings::Precision;
use crate::geometry::WitnessPoints;
use crate::geometry::exact::{ExactPair, ExactVector};
pub use certificate::{CastAxis, CastCertificate, CastFlaw, CommonPointAt};
pub use run::{Cast, CastAlgorithm, CastEnd, CastEvent, CastJudgement, CastStep, CastTrace, Probe, cast};

/// The true first contact of two shapes, with its proof.
#[derive(Clone, Debug, PartialEq)]
pub struct FirstContact {
    /// The contact; `None` if the shapes have no point in common from t = 0 to t = 1.
    pub contact: Option<Contact>,
    /// The proof.
    pub certificate: CastCertificate,
}

/// A contact of two shapes in motion.
#[derive(Clone, Debug, PartialEq)]
pub struct Contact {
    /// The time of impact: the least t at which P and Q have a point in common.
    pub time: CastTime,
    /// The exit time: the greatest t of the contact. `None` if the shapes are still in contact at t = 1 and remain so
    /// beyond it.
    pub exit: Option<CastTime>,
    /// The kind of contact.
    pub kind: ContactKind,
    /// A unit vector from P to Q, along which they are separate before the contact. `None` if they overlap at t = 0.
    pub normal: Option<DVec3>,
    /// The common point on P and on Q at the time of impact, in world space. Both are the same point up to roundoff.
    pub points: WitnessPoints,
}

/// The kind of a first contact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ContactKind {
    /// Q moves into P.
    Impact,
    /// Q only touches P along its way: a plane that contains the direction of motion separates them at all times.
    Graze,
    /// The shapes touch at t = 0.
    StartsTouching,
    /// The shapes overlap at t = 0.
    StartsOverlapping,
}

impl ContactKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Impact, Self::Graze, Self::StartsTouching, Self::StartsOverlapping];

    /// Returns the name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Impact => "impact",
            Self::Graze => "graze",
            Self::StartsTouching => "starts-touching",
            Self::StartsOverlapping => "starts-overlapping",
        }
    }
}

/// A time between 0 and 1.
#[derive(Clone, Debug, PartialEq)]
pub struct CastTime {
    /// The f64 nearest to the time; for curved shapes one between the bounds.
    pub nearest: f64,
    /// A lower and an upper bound. For polytopes, rounded or not, they are neighboring f64, or one and the same if the
    /// time is an f64.
    pub bounds: [f64; 2],
    /// The time without roundoff, if it is known to be a fraction.
    pub exact: Option<RBig>,
}

impl CastTime {
    fn of(time: RBig) -> Self {
        let nearest = line::nearest(&time);
        let bounds = match RBig::try_from(nearest).unwrap_or_default().cmp(&time) {
            std::cmp::Ordering::Less => [nearest, nearest.next_up()],
            std::cmp::Ordering::Equal => [nearest; 2],
            std::cmp::Ordering::Greater => [nearest.next_down(), nearest],
        };
        Self { nearest, bounds, exact: Some(time) }
    }
}

/// The beginning or the end of a contact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Entry,
    Exit,
}

/// Returns the true first contact of P and Q while Q moves by `translation`, in scene units. The algorithm of the query
/// has no influence; in f32, the shapes and the translation are rounded to f32.
///
/// All numbers must be finite. Takes from ten microseconds to milliseconds, and allocates.
///
/// ```
/// use gjk_proximity::geometry::{Convex, Dimension};
/// use gjk_proximity::gjk::{ContactKind, Query, Settings, first_contact};
/// use gjk_proximity::glam::DVec3;
///
/// let square = |x: f64| {
///     let corners = [(x, 0.0), (x + 1.0, 0.0), (x + 1.0, 1.0), (x, 1.0)];
///     Convex::vertices(corners.map(|(x, y)| DVec3::new(x, y, 0.0)))
/// };
/// let (p, q) = (square(0.0)?, square(-3.0)?);
/// let query = Query { p: &p, q: &q, dimension: Dimension::Two, settings: Settings::default() };
/// // Q is 2 to the left of P, and moves 6 to the right: they meet after a third.
/// let motion = DVec3::X * 6.0;
/// let found = first_contact(&query, motion);
/// let contact = found.contact.as_ref().ok_or("a contact")?;
/// assert_eq!((contact.time.nearest, contact.kind), (1.0 / 3.0, ContactKind::Impact));
/// assert_eq!(contact.time.exact.as_ref().ok_or("a fraction")?.to_string(), "1/3");
/// assert_eq!(contact.exit.as_ref().ok_or("an exit")?.nearest, 2.0 / 3.0);
/// // The proof, checked on the shapes alone.
/// assert_eq!(found.check(&query, motion), Ok(()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn first_contact(query: &Query<'_>, translation: DVec3) -> FirstContact {
    let precision = query.settings.precision;
    let [p, q] = [query.p, query.q].map(|shape| precision.rounded(shape));
    let translation = rounded_translation(precision, translation);
    match ExactPair::of(&p, &q) {
        None => curved::first_contact([&p, &q], query.dimension, translation),
        Some(pair) if pair.radius().is_zero() => {
            polytopes::first_contact(&pair, query.dimension, translation)
        }
        Some(pair) => rounded::first_contact(&pair, [p.radius, q.radius], query.dimension, translation),
    }
}

/// Returns the translation as a run in this precision uses it.
pub fn rounded_translation(precision: Precision, translation: DVec3) -> DVec3 {
    match precision {
        Precision::F64 => translation,
        Precision::F32 => translation.as_vec3().as_dvec3(),
    }
}

/// Returns a feature's direction as the axis of a certificate.
fn axis(direction: &ExactVector) -> CastAxis {
    CastAxis { direction: direction.unit(), whole: Some(direction.whole()), until: None }
}
