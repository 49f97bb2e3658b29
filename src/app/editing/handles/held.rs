//! A held handle: turns the movement of the pointer into a change in the world.

use eframe::egui::Pos2;
use glam::DVec3;

use super::layout::{ARM, Handle, HandleFrame};
use crate::app::command::Tool;
use crate::app::editing::constraint::{AXES, Constraint};
use crate::app::editing::drag::{Drag, DragModifiers};
use crate::app::view::view_map::{self, ViewMap};
use crate::edit::handle::{Ray, unwound};
use crate::edit::{Transform, decimal, snap};
use crate::message::text;

/// The steps of angles, in degrees: without and with Ctrl.
const ANGLES: (f64, f64) = (1.0, 15.0);
/// Steps of factors: without and with Ctrl.
const FACTORS: (f64, f64) = (0.01, 0.1);
/// Minimum factor that a drag reaches.
const MIN_FACTOR: f64 = 0.01;
/// A drag of this many points to the upper right doubles the size.
const DOUBLING: f32 = 100.0;
/// Minimum cosine of the angle between axis and line of sight. Below it, a ring is seen nearly edge-on and is
/// dragged along its tangent.
const FLAT_RING: f64 = 0.15;

/// A handle that is held.
#[derive(Clone, Debug)]
pub(crate) struct HeldHandle {
    /// The handle.
    pub(crate) handle: Handle,
    drag: Drag,
    /// The fixed point of rotation and scaling, in world space.
    pivot: DVec3,
    /// The point that snaps to the grid, before the drag.
    anchor: DVec3,
    /// The unit vector along, across or around which the change acts.
    axis: DVec3,
    /// The angle so far, unrounded, in radians.
    angle: f64,
    /// The last pull.
    last: Option<Pull>,
}

/// The effect of a held handle.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pull {
    /// The transform in the world.
    pub(crate) transform: Transform,
    /// The description for the bubble: `Move x 1.25`.
    pub(crate) words: String,
}

impl HeldHandle {
    /// Creates a held handle, pressed at one position while the pointer is already at another. `anchor` is
    /// the point that snaps to the grid.
    pub(crate) fn new(
        handle: Handle,
        frame: &HandleFrame,
        anchor: DVec3,
        at: (Pos2, Pos2),
        view: &ViewMap,
    ) -> Self {
        let axis = handle.axis().map_or_else(|| view.view_axes()[2], |axis| frame.axes[axis]);
        let drag = Drag::new(view, at, frame.pivot);
        Self { handle, drag, pivot: frame.pivot, anchor, axis, angle: 0.0, last: None }
    }

    /// Follows the pointer. Returns the new pull if it differs from the last.
    pub(crate) fn follow(
        &mut self,
        pointer: Pos2,
        modifiers: DragModifiers,
        view: &ViewMap,
    ) -> Option<Transform> {
        self.drag.follow(pointer, modifiers);
        let pull = match self.handle.tool {
            Tool::Move => self.moved(modifiers, view),
            Tool::Rotate => self.rotated(modifiers, view),
            Tool::Scale => self.scaled(modifiers, view),
        }?;
        let is_new = self.last.as_ref() != Some(&pull);
        let transform = pull.transform;
        self.last = Some(pull);
        is_new.then_some(transform)
    }

    /// Returns the last pull.
    pub(crate) const fn last(&self) -> Option<&Pull> {
        self.last.as_ref()
    }

    /// For a ring: its axis, the start of the drag relative to the pivot, and the angle in radians.
    pub(crate) fn swept(&self, view: &ViewMap) -> Option<(DVec3, DVec3, f64)> {
        let Some(Pull { transform: Transform::Rotate { axis, angle }, .. }) = self.last else {
            return None;
        };
        Some((axis, self.reference(view)?, angle))
    }

    fn moved(&self, modifiers: DragModifiers, view: &ViewMap) -> Option<Pull> {
        let pivot = self.pivot;
        let displacement = match self.handle.constraint {
            Constraint::Axis(_) => {
                let along = |at: Pos2| ray(view, at).along(pivot, self.axis);
                self.axis * (along(self.drag.at)? - along(self.drag.pressed)?)
            }
            Constraint::Plane(_) => {
                let across = |at: Pos2| ray(view, at).across(pivot, self.axis);
                across(self.drag.at)? - across(self.drag.pressed)?
            }
            Constraint::View => self.drag.displacement(view),
        };
        let step = modifiers.step(view, pivot);
        let by = on_decimals(self.anchor, self.allowed(displacement), step, modifiers.snap);
        let is_flat = matches!(view.kind, view_map::ViewKind::Plane(_));
        let seen = match self.handle.constraint {
            Constraint::Axis(axis) => vec![axis],
            Constraint::Plane(axis) => (0..3).filter(|other| *other != axis).collect(),
            Constraint::View => (0..if is_flat { 2 } else { 3 }).collect(),
        };
        let numbers: Vec<String> =
            seen.into_iter().map(|axis| format!("{} {}", AXES[axis], written(by[axis], step))).collect();
        Some(Pull {
            transform: Transform::Move(by),
            words: text!("handle-moves"; numbers = numbers.join(", ")),
        })
    }

    /// The component of a displacement that the handle allows, so that roundoff moves nothing else.
    fn allowed(&self, displacement: DVec3) -> DVec3 {
        match self.handle.constraint {
            Constraint::Axis(axis) => DVec3::AXES[axis] * displacement[axis],
            Constraint::Plane(axis) => displacement - DVec3::AXES[axis] * displacement[axis],
            Constraint::View => displacement,
        }
    }

    fn rotated(&mut self, modifiers: DragModifiers, view: &ViewMap) -> Option<Pull> {
        let pivot = self.pivot;
        let arm = self.reference(view)?;
        let looked = ray(view, self.drag.at);
        let angle = if self.is_flat(view) {
            let tangent = self.axis.cross(arm).try_normalize()?;
            looked.along(pivot + arm, tangent)? / arm.length()
        } else {
            looked.around(pivot, self.axis, arm)?
        };
        self.angle = unwound(angle, self.angle);
        let step = if modifiers.snap { ANGLES.1 } else { ANGLES.0 * modifiers.factor() };
        let degrees = snap::to_step(self.angle.to_degrees(), step);
        let angle = written(degrees, step);
        let words = self.handle.axis().map_or_else(
            || text!("handle-rotates"; angle = angle),
            |axis| text!("handle-rotates-about"; axis = AXES[axis], angle = angle),
        );
        Some(Pull { transform: Transform::Rotate { axis: self.axis, angle: degrees.to_radians() }, words })
    }

    /// The position on the ring where the handle was pressed, relative to the pivot.
    fn reference(&self, view: &ViewMap) -> Option<DVec3> {
        let pivot = self.pivot;
        let pressed = ray(view, self.drag.pressed);
        if !self.is_flat(view) {
            return Some(pressed.across(pivot, self.axis)? - pivot);
        }
        // Seen edge-on, the ring is a line on screen: take the position on its near side.
        let toward_eye = -pressed.direction;
        let radius = view.units_per_point_at(pivot) * ARM;
        let sideways = self.axis.cross(toward_eye).try_normalize()?;
        let aside = pressed.along(pivot, sideways)?.clamp(-radius * 0.95, radius * 0.95);
        let near = (toward_eye - self.axis * toward_eye.dot(self.axis)).try_normalize()?;
        Some(sideways * aside + near * (radius * radius - aside * aside).sqrt())
    }

    fn is_flat(&self, view: &ViewMap) -> bool {
        self.axis.dot(ray(view, self.drag.pressed).direction).abs() < FLAT_RING
    }

    fn scaled(&self, modifiers: DragModifiers, view: &ViewMap) -> Option<Pull> {
        let raw = match self.handle.constraint {
            Constraint::View => {
                let by = self.drag.at - self.drag.pressed;
                f64::from(1.0 + (by.x - by.y) / DOUBLING)
            }
            Constraint::Axis(_) => {
                let along = |at: Pos2| ray(view, at).along(self.pivot, self.axis);
                along(self.drag.at)? / along(self.drag.pressed)?
            }
            // The ratio of the pointer's positions along the diagonal of the square.
            Constraint::Plane(_) => {
                let place = |at: Pos2| Some(ray(view, at).across(self.pivot, self.axis)? - self.pivot);
                let (from, to) = (place(self.drag.pressed)?, place(self.drag.at)?);
                to.dot(from) / from.length_squared()
            }
        };
        let step = if modifiers.snap { FACTORS.1 } else { FACTORS.0 * modifiers.factor() };
        let factor = snap::to_step(raw, step).max(MIN_FACTOR.max(step));
        let with = |mut factors: DVec3, axis: usize, one: f64| {
            factors[axis] = one;
            factors
        };
        let number = written(factor, step);
        let (factors, words) = match self.handle.constraint {
            Constraint::View => (DVec3::splat(factor), text!("handle-scales"; factor = number)),
            Constraint::Axis(axis) => (
                with(DVec3::ONE, axis, factor),
                text!("handle-scales-along"; axes = AXES[axis], factor = number),
            ),
            Constraint::Plane(axis) => {
                let others: Vec<&str> =
                    (0..3).filter(|other| *other != axis).map(|axis| AXES[axis]).collect();
                let words = text!("handle-scales-along"; axes = others.join(", "), factor = number);
                (with(DVec3::splat(factor), axis, 1.0), words)
            }
        };
        factor.is_finite().then_some(Pull { transform: Transform::Scale(factors), words })
    }
}

fn ray(view: &ViewMap, at: Pos2) -> Ray {
    let (origin, direction) = view.ray(at);
    Ray { origin, direction }
}

/// The displacement from `from` after which each moving coordinate is a multiple of `step`. A coordinate
/// that does not move keeps all its digits, unless it snaps to a grid.
fn on_decimals(from: DVec3, displacement: DVec3, step: f64, snaps: bool) -> DVec3 {
    let end = |axis: usize| {
        let (from, displacement) = (from[axis], displacement[axis]);
        // When looking along an axis, roundoff must not count as a movement along it.
        let still = displacement.abs() < step * if snaps { 1e-6 } else { 0.5 };
        if still || !displacement.is_finite() { from } else { snap::to_step(from + displacement, step) }
    };
    decimal::sum_of(DVec3::new(end(0), end(1), end(2)), -from)
}

/// Returns a number with the decimals of a step, with a typographic minus sign.
pub(crate) fn written(value: f64, step: f64) -> String {
    snap::to_step(value, step.min(1.0)).to_string().replace('-', "\u{2212}")
}

#[cfg(test)]
mod tests {
    use glam::DVec3;

    use super::{on_decimals, written};

    #[test]
    fn a_move_ends_on_short_decimals() {
        let from = DVec3::new(0.1, 1.0 / 3.0, 0.0);
        let by = on_decimals(from, DVec3::new(0.2049, 0.004, 0.0), 0.01, false);
        assert_eq!(by, DVec3::new(0.2, 0.0, 0.0), "0.1 + 0.2049 is 0.30 to two decimals");
        // The grid also applies to coordinates between its steps: 1/3 + 0.2 is nearest to 0.5.
        let by = on_decimals(from, DVec3::Y * 0.2, 0.1, true);
        assert!((by.y - (0.5 - 1.0 / 3.0)).abs() < 1e-15);
        assert_eq!(by.x, 0.0);
    }

    #[test]
    fn numbers_are_written_with_the_decimals_of_the_step() {
        assert_eq!(written(1.250_000_1, 0.01), "1.25");
        assert_eq!(written(-30.0, 15.0), "\u{2212}30");
        assert_eq!(written(7.0, 10.0), "7");
    }
}
