//! Rotations: by a quaternion, a matrix, an axis and an angle, or angles, as constructors and records give them.

use glam::{DQuat, DVec3};

use super::engine::Habits;
use super::turn::WrittenTurn;
use super::value::{CodeValue, LabeledValue, Refused, What, about, gathered, has_columns};
use super::vector::{Maker, ReadConstructor};
use super::words::{has_any, is_in, last_step, plain};
use crate::geometry::UNIT_TOLERANCE;
use crate::message::text;
use crate::read::report::rotation::{self, QuaternionOrder};

/// Maximum angle that counts as radians; a larger angle may be in degrees.
const MAX_RADIANS: f64 = 4.0 * std::f64::consts::PI;

/// Words of the types of rotations.
const TYPES: &str = "quat angleaxis axisangle rotation unitcomplex b2rot b2makerot rot2 rot3 basis mat3 matrix3 mat33 \
    euler complex";

fn other(found: &str) -> Refused {
    Refused::found(text!("import-a-rotation-in-numbers"), found)
}

impl Maker<'_> {
    /// Makes a rotation by its constructor.
    pub(super) fn rotation(&self, items: &[LabeledValue]) -> ReadConstructor<WrittenTurn> {
        let (kind, function) = (plain(self.kind), plain(self.function));
        // nalgebra prints `Unit { value: Quaternion { … } }`.
        if let ("unit", [(_, CodeValue { what: What::Turn(turn), .. })]) = (kind.as_str(), items) {
            return Some(Ok(*turn));
        }
        if !has_any(&kind, TYPES) {
            return None;
        }
        let is_named = is_in("identity sidentity getidentity one", &function);
        if items.is_empty() && function.is_empty() && !self.is_type() {
            return None;
        }
        if is_named || (items.is_empty() && function.is_empty()) {
            return Some(Ok(WrittenTurn::None));
        }
        let values: Vec<&CodeValue> = items.iter().map(|(_, value)| value).collect();
        if let [CodeValue { what: What::Turn(turn), .. }] = values.as_slice() {
            return Some(Ok(*turn));
        }
        if items.iter().any(|(label, _)| label.is_some()) && function.is_empty() {
            return Some(turn_of(&CodeValue::of(gathered(items.to_vec())), self.habits));
        }
        if kind.starts_with("b2") || has_any(&kind, "rot2 rotation2 unitcomplex") {
            return Some(self.in_the_plane(&function, &values));
        }
        // scipy's `degrees=True`.
        let is_true =
            |value: &CodeValue| matches!(&value.what, What::Name(word) if word.eq_ignore_ascii_case("true"));
        let has_degrees =
            items.iter().any(|(label, value)| label.as_deref() == Some("degrees") && is_true(value));
        Some(self.in_space(&kind, &function, &values, has_degrees))
    }

    fn in_the_plane(&self, function: &str, values: &[&CodeValue]) -> Result<WrittenTurn, Refused> {
        let angle = match values {
            [one] => one.number().map(|angle| if function == "degrees" { angle.to_radians() } else { angle }),
            [cosine, sine] if self.kind == "b2Rot" => {
                let complex = cosine.number().zip(sine.number());
                return complex
                    .ok_or_else(|| other(text!("import-another-rotation")))
                    .and_then(|(cosine, sine)| complex_turn(cosine, sine));
            }
            _ => None,
        };
        angle.map(WrittenTurn::Angle).ok_or_else(|| other(text!("import-another-rotation")))
    }

    fn in_space(
        &self,
        kind: &str,
        function: &str,
        values: &[&CodeValue],
        has_degrees: bool,
    ) -> Result<WrittenTurn, Refused> {
        let numbers: Option<Vec<f64>> = values.iter().map(|value| value.number()).collect();
        let count = numbers.as_ref().map(Vec::len);
        if let (Some(axis), Some(&[angle])) = (axis_of(function), numbers.as_deref()) {
            return Ok(WrittenTurn::Quaternion(about(axis, angle)));
        }
        let is_euler = kind.contains("euler") || function.contains("euler");
        if is_euler || (kind.contains("quat") && count == Some(3)) {
            let has_degrees = has_degrees || (function == "euler" && kind == "quaternion");
            return euler(kind, function, values, (self.habits, has_degrees));
        }
        match values {
            [axis, angle] | [angle, axis] if axis.is_vector_of(3) && angle.number().is_some() => {
                return about_axis(axis, angle);
            }
            [CodeValue { what: What::Rows(rows), .. }] => return matrix_of(rows),
            [only] => {
                if let Some(vector) = only.vector() {
                    return self.of_vector(kind, function, &vector);
                }
            }
            [_, _, _] => {
                let columns: Option<Vec<Vec<f64>>> = values.iter().map(|column| column.vector()).collect();
                if let Some(columns) = columns.filter(|columns| has_columns(columns, 3)) {
                    return matrix(&(0..9).map(|index| columns[index % 3][index / 3]).collect::<Vec<_>>());
                }
            }
            _ => {}
        }
        match numbers {
            Some(numbers) if numbers.len() == 4 => self.of_vector(kind, function, &numbers),
            Some(numbers) if numbers.len() == 9 && has_any(&plain(self.head), "glm mat33 px") => {
                matrix(&(0..9).map(|index| numbers[index % 3 * 3 + index / 3]).collect::<Vec<_>>())
            }
            Some(numbers) if numbers.len() == 9 => matrix(&numbers),
            _ => Err(other(text!("import-another-rotation"))),
        }
    }

    /// A quaternion of four numbers, or an axis times an angle.
    fn of_vector(&self, kind: &str, function: &str, numbers: &[f64]) -> Result<WrittenTurn, Refused> {
        match *numbers {
            [a, b, c, d] => {
                let is_real_first = self.is_real_first(kind, function);
                // `quaternion` of numpy-quaternion, of Unity, or of another library.
                let is_open = self.kind == "quaternion" && !self.habits.is_unity;
                if !is_real_first && (is_open || self.habits.is_python && self.head == "Quaternion") {
                    return Err(Refused::new(text!("import-a-quaternion-of-a-library-whose")));
                }
                quaternion([a, b, c, d], is_real_first)
            }
            [x, y, z]
                if function.contains("scaledaxis") || function == "new" || kind.contains("angleaxis") =>
            {
                Ok(scaled_axis(DVec3::new(x, y, z)))
            }
            _ => Err(other(text!("import-another-rotation"))),
        }
    }

    /// Returns whether the real part comes first: in the constructors of nalgebra, Eigen, GLM, Blender and
    /// numpy-quaternion.
    fn is_real_first(&self, kind: &str, function: &str) -> bool {
        let eigen = "quaterniond quaternionf quaternion3f quatf quats quatd quaternions";
        (self.kind == "Quaternion" && (function == "new" || self.head.contains('<')))
            || (kind == "quaternion" && self.habits.has_real_first_type)
            || (self.kind == "quaternion" && (self.habits.is_python || self.head.starts_with("np.")))
            || (self.habits.is_glm && function.is_empty() && is_in("quat fquat dquat", kind))
            || (self.head.starts_with("glm::") && function.is_empty())
            || (function != "fromxyzw" && is_in(eigen, kind))
            || kind.contains("wxyz")
            || function.contains("wxyz")
    }
}

/// Returns the axis in the name of a function: `x` of `from_rotation_x`.
pub(super) fn axis_of(function: &str) -> Option<char> {
    let (stem, axis) = function.split_at_checked(function.len().checked_sub(1)?)?;
    let is_turn = stem.ends_with("rotation") || stem.ends_with("rotate");
    axis.chars().next().filter(|axis| is_turn && matches!(axis, 'x' | 'y' | 'z'))
}

/// A rotation by three angles.
fn euler(
    kind: &str,
    function: &str,
    values: &[&CodeValue],
    (habits, has_degrees): (Habits, bool),
) -> Result<WrittenTurn, Refused> {
    let order = values.iter().find_map(|value| match &value.what {
        What::Name(order) | What::Text(order) => Some(last_step(order)),
        _ => None,
    });
    let numbers: Vec<f64> = match values.iter().find_map(|value| value.vector()) {
        Some(vector) => vector,
        None => values.iter().filter_map(|value| value.number()).collect(),
    };
    let unknown = || other(text!("import-angles-in-an-order-that-is"));
    let &[a, b, c] = numbers.as_slice() else { return Err(unknown()) };
    let [a, b, c] = [a, b, c].map(|angle| if has_degrees { angle.to_radians() } else { angle });
    let [x, y, z] = [('x', a), ('y', b), ('z', c)].map(|(axis, angle)| about(axis, angle));
    // three.js, cannon and Blender name the angles by their axes; the order is that of the product.
    let is_by_axes = kind.ends_with("euler") && function.is_empty();
    let yaw_pitch_roll = about('y', a) * about('x', b) * about('z', c);
    let is_fixed = is_in("seulerangles fromeulerangles getquaternionfromeuler", function)
        || kind.contains("getquaternionfromeuler");
    let turn = match order {
        // Unity turns by degrees about z, x, y.
        _ if kind == "quaternion" && function == "euler" => y * x * z,
        _ if kind == "btquaternion" => yaw_pitch_roll,
        _ if is_fixed => z * y * x,
        None if is_by_axes && habits.is_blender => z * y * x,
        Some(order) => {
            let is_fixed = order.chars().all(char::is_lowercase);
            let axes: Vec<char> = order.to_lowercase().chars().collect();
            let is_each = |axis: char| axes.contains(&axis);
            if axes.len() != 3 || !['x', 'y', 'z'].into_iter().all(is_each) || (is_fixed && is_by_axes) {
                return Err(unknown());
            }
            let angle = |place: usize, axis: char| match axis {
                _ if !is_by_axes => [a, b, c][place],
                'x' => a,
                'y' => b,
                _ => c,
            };
            let turns = axes.iter().enumerate().map(|(place, axis)| about(*axis, angle(place, *axis)));
            // About fixed axes, the first turn is the innermost; Blender uses the same order.
            let is_reversed = is_fixed || habits.is_blender;
            turns.fold(DQuat::IDENTITY, |all, turn| if is_reversed { turn * all } else { all * turn })
        }
        None => return Err(unknown()),
    };
    Ok(WrittenTurn::Quaternion(turn))
}

/// Makes a rotation about an axis by an angle.
pub(super) fn about_axis(axis: &CodeValue, angle: &CodeValue) -> Result<WrittenTurn, Refused> {
    let axis = axis.shift().map_or(DVec3::ZERO, |placed| placed.position);
    let turn = rotation::about(axis, angle.number().unwrap_or_default());
    turn.map(WrittenTurn::Quaternion).ok_or_else(|| Refused::new(text!("import-an-axis-that-is-not-zero")))
}

fn scaled_axis(axis: DVec3) -> WrittenTurn {
    rotation::about(axis, axis.length()).map_or(WrittenTurn::None, WrittenTurn::Quaternion)
}

fn quaternion(numbers: [f64; 4], is_real_first: bool) -> Result<WrittenTurn, Refused> {
    let order = if is_real_first { QuaternionOrder::RealFirst } else { QuaternionOrder::RealLast };
    rotation::quaternion(numbers, order)
        .map(WrittenTurn::Quaternion)
        .map_err(|found| Refused::found(text!("import-a-quaternion-of-length-one"), found))
}

/// Makes the rotation from the rows of a matrix.
pub(super) fn matrix_of(rows: &[Vec<f64>]) -> Result<WrittenTurn, Refused> {
    if rows.len() == 3 && rows.iter().map(Vec::len).sum::<usize>() == 9 {
        matrix(&rows.concat())
    } else {
        Err(other(text!("import-another-matrix")))
    }
}

fn matrix(numbers: &[f64]) -> Result<WrittenTurn, Refused> {
    let numbers: [f64; 9] =
        numbers.try_into().map_err(|_| other(&text!("import-numbers"; count = numbers.len())))?;
    rotation::matrix(numbers)
        .map(|turn| if turn == DQuat::IDENTITY { WrittenTurn::None } else { WrittenTurn::Quaternion(turn) })
        .map_err(|found| Refused::found(text!("import-a-rotation-matrix"), found))
}

/// Makes the rotation in the plane from a cosine and a sine.
pub(super) fn complex_turn(cosine: f64, sine: f64) -> Result<WrittenTurn, Refused> {
    let length = libm::hypot(cosine, sine);
    if (length - 1.0).abs() > UNIT_TOLERANCE {
        return Err(Refused::found(
            text!("import-a-cosine-and-a-sine-of"),
            text!("import-a-vector-of-length"; length = length),
        ));
    }
    Ok(WrittenTurn::Angle(if sine == 0.0 && cosine > 0.0 { 0.0 } else { libm::atan2(sine, cosine) }))
}

/// Returns whether a value is the identity: `PxIdentity`.
pub(super) fn is_nothing(value: &CodeValue) -> bool {
    matches!(&value.what, What::Name(name) if plain(name).ends_with("identity"))
}

/// Reads a rotation from a value: an angle, a quaternion, a matrix, an axis times an angle.
pub(super) fn turn_of(value: &CodeValue, habits: Habits) -> Result<WrittenTurn, Refused> {
    match &value.what {
        _ if is_nothing(value) => Ok(WrittenTurn::None),
        What::Turn(turn) => Ok(*turn),
        What::Place(place) if place.position == DVec3::ZERO => Ok(place.turn),
        What::Number(angle) if habits.has_degrees => Ok(WrittenTurn::Angle(angle.to_radians())),
        What::Number(angle) if angle.abs() > MAX_RADIANS => Err(Refused::found(
            text!("import-an-angle-in-radians"),
            text!("import-which-may-be-in-degrees"; angle = angle),
        )),
        What::Number(angle) => Ok(WrittenTurn::Angle(*angle)),
        What::Rows(rows) if rows.len() == 1 => turn_of_numbers(&rows[0], habits),
        What::Rows(rows) => matrix_of(rows),
        What::Record(fields) => turn_of_record(value, fields, habits),
        What::List(items) if items.len() == 1 => turn_of(&items[0], habits),
        What::Numbers(numbers) => turn_of_numbers(numbers, habits),
        _ => Err(other(text!("import-a-rotation-that-is-not-set"))),
    }
}

fn turn_of_numbers(numbers: &[f64], habits: Habits) -> Result<WrittenTurn, Refused> {
    match *numbers {
        [cosine, sine] => complex_turn(cosine, sine),
        [x, y, z] => {
            let axis = DVec3::new(x, y, z);
            if !habits.has_axes && axis != DVec3::ZERO {
                return Err(other(text!("import-three-numbers-that-may-be-angles")));
            }
            Ok(scaled_axis(axis))
        }
        [a, b, c, d] => quaternion([a, b, c, d], habits.is_real_first),
        _ => matrix(numbers),
    }
}

/// The rotation of a record: `{w: 1, x: 0, …}`, `{re: 1, im: 0}`, `{c: 1, s: 0}`, `Unit { value: … }`.
fn turn_of_record(
    value: &CodeValue,
    fields: &[(String, CodeValue)],
    habits: Habits,
) -> Result<WrittenTurn, Refused> {
    let number = |name: &str| value.field(name).and_then(CodeValue::number);
    if let (Some(x), Some(y), Some(z), Some(w)) = (number("x"), number("y"), number("z"), number("w")) {
        return quaternion([x, y, z, w], false);
    }
    let cosine = number("re").or_else(|| number("cos")).or_else(|| number("c"));
    let sine = number("im").or_else(|| number("sin")).or_else(|| number("s"));
    if let (Some(cosine), Some(sine)) = (cosine, sine) {
        return complex_turn(cosine, sine);
    }
    if let Some(angle) = number("angle") {
        return Ok(WrittenTurn::Angle(angle));
    }
    match fields {
        [(_, inner)] => turn_of(inner, habits),
        _ => Err(other(text!("import-another-rotation"))),
    }
}
