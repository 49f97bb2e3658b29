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

mod check;
mod contact;
mod curved;
mod line;
mod polytopes;
mod rounded;
mod run;
#[cfg(test)]
mod tests;
mod truth;

pub use check::CastFlaw;
pub use contact::{
    CastAxis, CastCertificate, CastTime, CommonPointAt, Contact, ContactKind, FirstContact,
    rounded_translation,
};
pub use run::{Cast, CastAlgorithm, CastEnd, CastEvent, CastJudgement, CastStep, CastTrace, Probe, cast};
pub use truth::first_contact;
