//! Sliding Q into contact with P, or to a chosen gap or depth.
//!
//! 1. *Where on the line.* The signed distance of two convex shapes (the gap, or minus the depth) is a convex function
//!    of the place of Q, and the normal of the measurement is its slope. So Newton's method from far away closes in on
//!    each end of the contact without ever passing it, and on polytopes it ends there after a few steps.
//! 2. *At which numbers.* That place is rounded, and a touch is a matter of the last digit. So the places next to it are
//!    tried, those with the fewest decimals first, until the reference proves the touch.

mod line;
mod place;

use glam::DVec3;

use super::EditError;
use crate::geometry::{Body, Dimension, Pose, Side, Vector as _};
use crate::scene::Scene;
use line::{Line, Standing};

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

impl Contact {
    /// The signed distance that is asked for: positive apart, negative in each other.
    fn goal(self) -> Result<f64, EditError> {
        let (what, length, goal) = match self {
            Self::Touch => return Ok(0.0),
            Self::Gap(gap) => ("gap", gap, gap),
            Self::Depth(depth) => ("depth", depth, -depth),
        };
        if length.is_finite() && length > 0.0 {
            Ok(goal)
        } else {
            Err(EditError::Impossible(format!("the {what} must be greater than 0, found {length}")))
        }
    }
}

/// What came of sliding.
#[derive(Clone, Debug, PartialEq)]
pub struct Slid {
    /// With Q in its new place.
    pub scene: Scene,
    /// How far Q was moved, in scene units.
    pub by: DVec3,
    /// How far the contact is from what was asked for, in scene units: 0 for a touch that the reference proves, and for a
    /// gap or a depth that is measured to be right to the last digits; otherwise the measured difference, above 0.
    pub error: f64,
}

/// Slides Q along `direction` (of any length; forward or backward, whichever is nearer) until it stands to P as asked.
/// In 2D the z of the direction counts for nothing.
///
/// # Errors
/// The zero direction; a gap or depth that is not above zero; Q passes P on this line without ever standing so, with the
/// least distance in the reason; or the place is out of bounds.
pub fn slide(scene: &Scene, direction: DVec3, contact: Contact) -> Result<Slid, EditError> {
    let goal = contact.goal()?;
    let flat = |vector: DVec3| if scene.dimension == Dimension::Two { vector.with_z(0.0) } else { vector };
    let unit = if direction.is_finite() { flat(direction).unit() } else { DVec3::ZERO };
    if unit == DVec3::ZERO {
        return Err(EditError::Impossible("a direction is needed to slide along".to_owned()));
    }
    let line = Line::new(scene, unit);
    let here = line.measure(0.0)?;
    if place::is_as_asked(scene, &here, contact, goal, line.rounding()) {
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
    changed.bodies[Side::Q] = at(q, position)?;
    Ok(Slid { by: position - q.pose().position, scene: changed, error })
}

/// The natural direction to slide Q in, of length one: the shortest way to P where they are apart, the shortest way deeper
/// in where they overlap, so that the way out is backward. Where that cannot be told, from the middle of Q to that of P;
/// +x where these are one.
pub fn toward_p(scene: &Scene) -> DVec3 {
    let measured = Line::new(scene, DVec3::X).measure(0.0).ok().map(|standing| -standing.normal);
    let [p, q] = scene.bodies.each_ref().map(Body::center);
    let usable = |way: &DVec3| way.is_finite() && *way != DVec3::ZERO;
    // + 0.0: no −0 in a field.
    measured.filter(usable).or_else(|| Some((p - q).unit()).filter(usable)).unwrap_or(DVec3::X) + 0.0
}

/// A body elsewhere.
fn at(body: &Body, position: DVec3) -> Result<Body, EditError> {
    Ok(body.with_pose(Pose { position, ..body.pose() })?)
}

/// Q never stands to P as asked on this line: how near or how deep it comes.
fn passes_by(line: &Line<'_>, contact: Contact, failure: Option<line::Failure>) -> EditError {
    let between = match failure {
        Some(line::Failure::Passed(between)) => between,
        Some(line::Failure::Unmeasured(error)) => return error,
        None => [0.0; 2],
    };
    let least = line.least(between).1;
    let comes = if least > 0.0 {
        format!("Q passes P at a distance of {}", short(least))
    } else {
        format!("Q is at most {} deep in P on this line", short(-least))
    };
    EditError::Impossible(match contact {
        Contact::Touch | Contact::Gap(_) => format!("{comes}: it comes no nearer on this line"),
        Contact::Depth(_) if least > 0.0 => format!("{comes}: it does not reach it on this line"),
        Contact::Depth(depth) => format!("{comes}, never {}", short(depth)),
    })
}

/// A length with four digits.
fn short(length: f64) -> String {
    if length != 0.0 && !(1e-3..1e6).contains(&length) {
        return format!("{length:.3e}");
    }
    let text = format!("{length:.4}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

impl Standing {
    /// How far this is from what was asked for.
    fn error(&self, goal: f64) -> f64 {
        (self.gap - goal).abs()
    }
}
