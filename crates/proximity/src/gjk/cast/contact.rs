//! The first contact, its certificate and its times.

use std::cmp::Ordering;

use dashu_int::IBig;
use dashu_ratio::RBig;
use glam::DVec3;

use super::line;
use crate::geometry::WitnessPoints;
use crate::geometry::exact::ExactVector;
use crate::gjk::settings::Precision;

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
    pub(super) fn of(time: RBig) -> Self {
        let nearest = line::nearest(&time);
        let bounds = match RBig::try_from(nearest).unwrap_or_default().cmp(&time) {
            Ordering::Less => [nearest, nearest.next_up()],
            Ordering::Equal => [nearest; 2],
            Ordering::Greater => [nearest.next_down(), nearest],
        };
        Self { nearest, bounds, exact: Some(time) }
    }
}

/// The beginning or the end of a contact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Entry,
    Exit,
}

/// The proof of a first contact, or of a miss.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CastCertificate {
    /// Axes that separate the shapes at all times before the contact, or from t = 0 to t = 1. Polytopes have one; curved
    /// shapes have a chain of them. Empty if the shapes overlap at t = 0.
    pub before: Vec<CastAxis>,
    /// A common point at the time of impact, or at its upper bound. `None` for a miss and for curved shapes.
    pub at: Option<CommonPointAt>,
    /// An axis that separates the shapes at all times after the contact.
    pub after: Option<CastAxis>,
    /// A common point at the exit time, or at its lower bound.
    pub at_exit: Option<CommonPointAt>,
    /// The tolerance of axes and verdicts, in scene units: zero if the proof is exact.
    pub tolerance: f64,
}

/// A direction along which P lies before Q.
#[derive(Clone, Debug, PartialEq)]
pub struct CastAxis {
    /// The direction, of length one, rounded.
    pub direction: DVec3,
    /// The direction without roundoff, as the shortest vector of integers; `None` for curved shapes.
    pub whole: Option<[IBig; 3]>,
    /// The last time at which it separates curved shapes; `None` for polytopes.
    pub until: Option<f64>,
}

/// A common point at a time.
#[derive(Clone, Debug, PartialEq)]
pub struct CommonPointAt {
    /// The time.
    pub time: RBig,
    /// Vertices pᵢ − qⱼ, by i and j, with weights that add up to one. Their weighted mean is the place of the moving
    /// origin, t times the translation, or no farther from it than the sum of the radii.
    pub weights: Vec<([usize; 2], RBig)>,
}

/// Returns the translation as a run in this precision uses it.
pub fn rounded_translation(precision: Precision, translation: DVec3) -> DVec3 {
    match precision {
        Precision::F64 => translation,
        Precision::F32 => translation.as_vec3().as_dvec3(),
    }
}

/// Returns a feature's direction as the axis of a certificate.
pub(super) fn axis(direction: &ExactVector) -> CastAxis {
    CastAxis { direction: direction.unit(), whole: Some(direction.whole()), until: None }
}
