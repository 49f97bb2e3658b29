//! Sliding Q into contact with P, or to a chosen gap or depth.
//!
//! 1. *The position on the line.* The signed distance of two convex shapes is a convex function of the position of Q,
//!    and the normal of the measurement is its gradient. So Newton's method, started far away, converges to each end of
//!    the contact without overshooting. On polytopes it ends there after a few steps.
//! 2. *Its coordinates.* That position is rounded, and a touch depends on the last digit. So neighboring
//!    positions are tried, those with the fewest decimals first, until the reference proves the touch.

mod goal;
mod line;
mod place;

use glam::DVec3;

pub use goal::Contact;

use super::error::EditError;
use crate::geometry::{Body, Dimension, Side, Vector as _};
use crate::message::text;
use crate::scene::Scene;
use line::ContactLine;

/// The result of sliding Q.
#[derive(Clone, Debug, PartialEq)]
pub struct Slid {
    /// The scene with Q at its new position.
    pub scene: Scene,
    /// The vector by which Q was moved, in scene units.
    pub by: DVec3,
    /// The difference between the achieved and the requested contact, in scene units. It is 0 for a touch
    /// that the reference proves, and for a gap or a depth that is right to the last digits as measured.
    /// Otherwise it is the measured difference, > 0.
    pub error: f64,
}

/// Slides Q along `direction` (of any length; forward or backward, whichever is shorter) until the contact is as
/// requested. In 2D the z component of the direction is ignored.
///
/// # Errors
/// The zero direction; a gap or depth that is not positive; a line along which Q passes P without such a
/// contact (the message contains the minimum distance); or a position that is out of bounds.
pub fn slide(scene: &Scene, direction: DVec3, contact: Contact) -> Result<Slid, EditError> {
    let goal = contact.goal()?;
    let flat = |vector: DVec3| if scene.dimension == Dimension::Two { vector.with_z(0.0) } else { vector };
    let unit = if direction.is_finite() { flat(direction).unit() } else { DVec3::ZERO };
    if unit == DVec3::ZERO {
        return Err(EditError::Impossible(text!("editing-sliding-needs-a-direction-that").to_owned()));
    }
    let line = ContactLine::new(scene, unit);
    let here = line.measure(0.0)?;
    if place::has_contact(scene, &here, contact, goal, line.roundoff()) {
        return Ok(Slid { scene: scene.clone(), by: DVec3::ZERO, error: 0.0 });
    }
    let ways = [1.0, -1.0].map(|side| line.approach(side, goal));
    let [forward, backward] = ways.each_ref().map(|way| way.as_ref().ok().copied());
    let by = match (forward, backward) {
        (Some(forward), Some(backward)) if backward.abs() < forward.abs() => backward,
        (Some(by), _) | (None, Some(by)) => by,
        (None, None) => return Err(passes_by(&line, contact, ways.into_iter().find_map(Result::err))),
    };
    let (position, error) = place::choose(scene, &line, by, contact, goal)?;
    let q = &scene.bodies[Side::Q];
    let mut changed = scene.clone();
    changed.bodies[Side::Q] = place::at(q, position)?;
    Ok(Slid { by: position - q.pose().position, scene: changed, error })
}

/// Returns the default unit direction to slide Q in: toward the nearest point of P if the shapes are
/// separate, opposite to the minimum translation if they overlap. If there is no such direction, it points
/// from the center of Q to that of P; +x if the centers coincide.
pub fn toward_p(scene: &Scene) -> DVec3 {
    let measured = ContactLine::new(scene, DVec3::X).measure(0.0).ok().map(|signed| -signed.normal);
    let [p, q] = scene.bodies.each_ref().map(Body::center);
    let usable = |way: &DVec3| way.is_finite() && *way != DVec3::ZERO;
    // + 0.0 avoids −0 in a field.
    measured.filter(usable).or_else(|| Some((p - q).unit()).filter(usable)).unwrap_or(DVec3::X) + 0.0
}

/// The error that the contact does not occur on this line, with the minimum distance or maximum depth that
/// does occur.
fn passes_by(line: &ContactLine<'_>, contact: Contact, failure: Option<line::LineFailure>) -> EditError {
    let between = match failure {
        Some(line::LineFailure::Passed(between)) => between,
        Some(line::LineFailure::Unmeasured(error)) => return error,
        None => [0.0; 2],
    };
    let least = line.least(between).1;
    EditError::Impossible(match contact {
        Contact::Depth(depth) if least <= 0.0 => {
            text!("edit-not-so-deep"; most = short(-least), asked = short(depth))
        }
        Contact::Depth(_) => text!("edit-passes-by"; least = short(least)),
        Contact::Touch | Contact::Gap(_) if least <= 0.0 => text!("edit-only-overlaps"; most = short(-least)),
        Contact::Touch | Contact::Gap(_) => text!("edit-no-nearer"; least = short(least)),
    })
}

/// A length with four significant digits.
fn short(length: f64) -> String {
    if length != 0.0 && !(1e-3..1e6).contains(&length) {
        return format!("{length:.3e}");
    }
    let text = format!("{length:.4}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
