//! The typed input of modal typing, and its meaning.

use glam::DVec3;

use crate::app::command::Tool;
use crate::app::editing::constraint::{AXES, Constraint};
use crate::app::widgets::number_field;
use crate::edit::Transform;
use crate::geometry::Dimension;
use crate::message::text;

/// The input after the key of a tool.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Typing {
    /// The axis and the number.
    pub(super) entry: TypedEntry,
    /// The reason why the transform cannot be applied.
    pub(super) refusal: Option<String>,
}

/// An axis and a number, as typed so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TypedEntry {
    axis: Option<Constraint>,
    number: String,
}

/// Returns whether a character can occur in a number.
pub(crate) fn is_numeric(character: char) -> bool {
    starts_a_number(character) || matches!(character, '/' | '*' | '+' | ')' | 'e' | 'E')
}

/// Returns whether a number can begin with a character.
pub(crate) fn starts_a_number(character: char) -> bool {
    character.is_ascii_digit() || matches!(character, '-' | '\u{2212}' | '.' | ',' | '(')
}

impl TypedEntry {
    /// Returns whether neither an axis nor a number was typed.
    pub(crate) fn is_empty(&self) -> bool {
        self.axis.is_none() && self.number.is_empty()
    }

    /// Returns whether at least one character of a number was typed.
    pub(crate) fn has_number(&self) -> bool {
        !self.number.is_empty()
    }

    /// Returns the directions that the change is restricted to.
    pub(crate) fn constraint(&self) -> Constraint {
        self.axis.unwrap_or_default()
    }

    /// Adds a character, if it is valid at that position.
    pub(crate) fn push(&mut self, character: char) {
        if starts_a_number(character) || (self.has_number() && is_numeric(character)) {
            self.number.push(character);
        }
    }

    /// Removes the last character, or else the axis.
    pub(crate) fn pop(&mut self) {
        if self.number.pop().is_none() {
            self.axis = None;
        }
    }

    /// Chooses an axis, or the plane perpendicular to it.
    ///
    /// # Errors
    /// The tool has no such axis in this dimension.
    pub(crate) fn constrain(
        &mut self,
        tool: Tool,
        axis: usize,
        across: bool,
        dimension: Dimension,
    ) -> Result<(), String> {
        let flat = dimension == Dimension::Two;
        match (tool, axis) {
            (Tool::Rotate, 0 | 1) if flat => {
                return Err(text!("editing-in-2d-everything-rotates-about").to_owned());
            }
            (Tool::Move | Tool::Scale, 2) if flat => {
                return Err(text!("editing-there-is-no-z-in").to_owned());
            }
            _ => {}
        }
        self.axis = Some(if across && tool != Tool::Rotate && !flat {
            Constraint::Plane(axis)
        } else {
            Constraint::Axis(axis)
        });
        Ok(())
    }

    /// Returns the typed number.
    ///
    /// # Errors
    /// Returns the error in the number.
    pub(crate) fn value(&self) -> Result<f64, String> {
        number_field::parse(&self.number)
    }

    /// Returns the transform. Without an axis, a move goes along x, a rotation about the line of sight, and
    /// a scaling is uniform.
    ///
    /// # Errors
    /// Returns the error in the number, or `None` if the number is only unfinished.
    pub(crate) fn transform(
        &self,
        tool: Tool,
        dimension: Dimension,
        toward_eye: DVec3,
    ) -> Result<Transform, Option<String>> {
        let unfinished = self.number.is_empty() || self.number.ends_with(|last: char| !last.is_ascii_digit());
        let value = match self.value() {
            Ok(value) => value,
            Err(_) if unfinished => return Err(None),
            Err(refusal) => return Err(Some(refusal)),
        };
        let on = |one: f64, others: f64| match self.constraint() {
            Constraint::View => DVec3::splat(one),
            Constraint::Axis(axis) => {
                let mut vector = DVec3::splat(others);
                vector[axis] = one;
                vector
            }
            Constraint::Plane(axis) => {
                let mut vector = DVec3::splat(one);
                vector[axis] = others;
                vector
            }
        };
        Ok(match tool {
            Tool::Move if self.axis.is_none() => Transform::Move(DVec3::X * value),
            Tool::Move => Transform::Move(on(value, 0.0)),
            Tool::Rotate => {
                let axis = match self.constraint() {
                    Constraint::Axis(axis) | Constraint::Plane(axis) => DVec3::AXES[axis],
                    Constraint::View if dimension == Dimension::Two => DVec3::Z,
                    Constraint::View => toward_eye,
                };
                Transform::Rotate { axis, angle: value.to_radians() }
            }
            // A factor of 0 along one axis is allowed: it flattens a shape. Uniformly it would leave a point that no
            // factor enlarges again.
            Tool::Scale if value == 0.0 && self.constraint() == Constraint::View => {
                return Err(Some(text!("editing-a-factor-of-0-would").to_owned()));
            }
            Tool::Scale => Transform::Scale(on(value, 1.0)),
        })
    }

    /// Returns the typed input as text: `Move x 2`.
    pub(crate) fn words(&self, tool: Tool) -> String {
        let mut words = Vec::new();
        match self.axis {
            None if tool == Tool::Move && self.has_number() => words.push("x".to_owned()),
            None | Some(Constraint::View) => {}
            Some(Constraint::Axis(axis)) => words.push(AXES[axis].to_owned()),
            Some(Constraint::Plane(axis)) => {
                let others: Vec<&str> =
                    (0..3).filter(|other| *other != axis).map(|axis| AXES[axis]).collect();
                words.push(text!("typing-plane"; first = others[0], second = others[1]));
            }
        }
        if self.has_number() {
            let unit = if tool == Tool::Rotate { "°" } else { "" };
            words.push(format!("{}{unit}", self.number.replace('-', "\u{2212}")));
        }
        let typed = words.join(" ");
        let words = match tool {
            Tool::Move => text!("typing-move"; typed = typed),
            Tool::Rotate => text!("typing-rotate"; typed = typed),
            Tool::Scale => text!("typing-scale"; typed = typed),
        };
        words.trim().to_owned()
    }
}

/// Returns the hint for the next key.
pub(crate) fn next_keys(tool: Tool, entry: &TypedEntry, flat: bool) -> &'static str {
    if !entry.number.is_empty() {
        return text!("editing-enter-or-a-click-applies");
    }
    match (tool, flat) {
        (Tool::Move, true) => text!("editing-press-x-or-y-then"),
        (Tool::Scale, true) => text!("editing-type-a-factor-after-x"),
        (Tool::Rotate, true) => text!("typing-next-rotate.plane"),
        (Tool::Move, false) => text!("editing-press-x-y-or-z"),
        (Tool::Scale, false) => text!("editing-type-a-factor-after-x-2"),
        (Tool::Rotate, false) => text!("typing-next-rotate.space"),
    }
}

#[cfg(test)]
mod tests {
    use glam::DVec3;

    use super::{Dimension, Tool, Transform, TypedEntry};

    fn typed(tool: Tool, axis: Option<(usize, bool)>, number: &str) -> TypedEntry {
        let mut entry = TypedEntry::default();
        if let Some((axis, across)) = axis {
            entry.constrain(tool, axis, across, Dimension::Three).unwrap();
        }
        number.chars().for_each(|character| entry.push(character));
        entry
    }

    #[test]
    fn an_axis_and_a_number_are_a_change() {
        let meant = |tool, axis, number: &str| {
            typed(tool, axis, number).transform(tool, Dimension::Three, DVec3::NEG_Y)
        };
        let moved = |x, y, z| Ok(Transform::Move(DVec3::new(x, y, z)));
        assert_eq!(meant(Tool::Move, Some((0, false)), "2"), moved(2.0, 0.0, 0.0));
        assert_eq!(meant(Tool::Move, Some((2, false)), "-1,5"), moved(0.0, 0.0, -1.5));
        assert_eq!(meant(Tool::Move, Some((0, true)), "1/4"), moved(0.0, 0.25, 0.25));
        assert_eq!(meant(Tool::Move, None, "3"), moved(3.0, 0.0, 0.0));
        let even = Ok(Transform::Scale(DVec3::splat(2.0)));
        assert_eq!(meant(Tool::Scale, None, "2"), even);
        let flat = Ok(Transform::Scale(DVec3::new(1.0, 1.0, 0.5)));
        assert_eq!(meant(Tool::Scale, Some((2, false)), ".5"), flat);
        let quarter = std::f64::consts::FRAC_PI_2;
        let turn = |axis| Ok(Transform::Rotate { axis, angle: quarter });
        assert_eq!(meant(Tool::Rotate, None, "90"), turn(DVec3::NEG_Y), "about the line of sight");
        assert_eq!(meant(Tool::Rotate, Some((1, true)), "90"), turn(DVec3::Y), "no turn is across an axis");
    }

    #[test]
    fn an_unfinished_number_has_no_reason_yet() {
        let refusal = |number: &str| {
            typed(Tool::Move, None, number).transform(Tool::Move, Dimension::Two, DVec3::Z).unwrap_err()
        };
        for unfinished in ["", "-", "1/", "2e"] {
            assert_eq!(refusal(unfinished), None, "{unfinished}");
        }
        assert!(refusal("1/0").is_some_and(|refusal| refusal.contains("zero")));
        assert!(refusal("1.2.3").is_some());
    }

    #[test]
    fn in_2d_z_is_an_axis_of_rotation_only() {
        let mut entry = TypedEntry::default();
        assert!(entry.constrain(Tool::Move, 2, false, Dimension::Two).is_err());
        assert!(entry.constrain(Tool::Scale, 2, false, Dimension::Two).is_err());
        assert!(entry.constrain(Tool::Rotate, 0, false, Dimension::Two).is_err());
        assert!(entry.is_empty());
        assert!(entry.constrain(Tool::Rotate, 2, false, Dimension::Two).is_ok());
        assert_eq!(entry.words(Tool::Rotate), "Rotate z");
    }

    #[test]
    fn letters_of_tools_do_not_begin_a_number() {
        let entry = typed(Tool::Move, None, "e/*2e-3");
        assert_eq!(entry.number, "2e-3");
        assert_eq!(entry.words(Tool::Move), "Move x 2e\u{2212}3");
    }

    #[test]
    fn backspace_removes_the_number_and_then_the_axis() {
        let mut entry = typed(Tool::Move, Some((1, false)), "2");
        entry.pop();
        assert_eq!(entry.words(Tool::Move), "Move y");
        entry.pop();
        assert!(entry.is_empty());
    }
}
