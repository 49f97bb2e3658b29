//! Sliding Q into contact with P, or to a chosen gap or depth.

use glam::DVec3;

use super::EditError;
use crate::scene::Scene;

/// How P and Q are to stand to each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Contact {
    /// They touch: the origin lies on the boundary of P ⊖ Q.
    Touch,
    /// They are so far apart, in scene units, > 0.
    Gap(f64),
    /// They overlap so deeply, in scene units, > 0.
    Depth(f64),
}

/// What came of sliding.
#[derive(Clone, Debug, PartialEq)]
pub struct Slid {
    /// With Q in its new place.
    pub scene: Scene,
    /// How far Q was moved, in scene units.
    pub by: DVec3,
    /// How far the contact is from what was asked for, in scene units: 0 where the reference proves that it is exact.
    pub error: f64,
}

/// Slides Q along `direction` (of any length; forward or backward, whichever is nearer) until it stands to P as asked.
///
/// # Errors
/// The zero direction; or Q passes P on this line without ever standing so.
pub fn slide(scene: &Scene, direction: DVec3, contact: Contact) -> Result<Slid, EditError> {
    todo!("{scene:?} {direction} {contact:?}")
}
