//! Validation of `motion`: the path of Q in MOTION, and the translation of a cast.

use super::Movement;
use super::checked::{CheckedValue, ValueProblem, choice, component_vector, vector};
use super::document::{MotionDocument, SettingWord};
use crate::geometry::Dimension;
use crate::gjk::{Cast, CastAlgorithm};
use crate::message::text;

/// A path that Q cannot take is not an error of the file: MOTION says why Q cannot take it. With a translation alone, Q
/// takes the path of the translation.
pub(super) fn motion(
    document: MotionDocument,
    first_contact: Option<SettingWord<CastAlgorithm>>,
    dimension: Dimension,
) -> CheckedValue<(Option<Movement>, Option<Cast>)> {
    let is_path =
        !document.waypoints.is_empty() || document.turns.is_some() || document.translation.is_none();
    let MotionDocument { translation, waypoints, returns, axis, turns, frames } = document;
    let defaults = Movement::default();
    if waypoints.len() > Movement::MAX_WAYPOINTS {
        let expected = text!("scene-at-most-waypoints"; most = Movement::MAX_WAYPOINTS);
        return Err(ValueProblem::new("motion.waypoints", expected).found(waypoints.len()));
    }
    let waypoints = waypoints.into_iter().enumerate();
    let waypoints =
        waypoints.map(|(index, place)| vector(&format!("motion.waypoints[{index}]"), place, dimension));
    let axis = match (axis, dimension) {
        (None, _) => defaults.axis,
        (Some(axis), Dimension::Three) => vector("motion.axis", axis, dimension)?,
        (Some(_), Dimension::Two) => {
            return Err(
                ValueProblem::new("motion.axis", text!("scene-no-axis")).found(text!("scene-an-axis"))
            );
        }
    };
    let turns = turns.unwrap_or(defaults.turns);
    if !(-Movement::MAX_TURNS..=Movement::MAX_TURNS).contains(&turns) {
        let (least, most) = (format!("−{}", Movement::MAX_TURNS), Movement::MAX_TURNS);
        return Err(ValueProblem::new("motion.turns", text!("scene-range"; least = least, most = most)));
    }
    let frames = frames.unwrap_or(defaults.frames);
    if !(Movement::MIN_FRAMES..=Movement::MAX_FRAMES).contains(&frames) {
        let (least, most) = (Movement::MIN_FRAMES.to_string(), Movement::MAX_FRAMES.to_string());
        let expected = text!("scene-range"; least = least, most = most);
        return Err(ValueProblem::new("motion.frames", expected));
    }
    let waypoints = waypoints.collect::<CheckedValue<_>>()?;
    let translation =
        translation.map(|translation| component_vector("motion.translation", translation, dimension));
    let algorithm = choice(first_contact, CastAlgorithm::default());
    let cast =
        translation.transpose()?.map(|translation| Cast { translation, algorithm, frames: frames - 1 });
    Ok((is_path.then_some(Movement { waypoints, returns, axis, turns, frames }), cast))
}
