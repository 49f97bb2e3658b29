//! What expressions stand for: numbers, vectors, rotations, poses and lists of points, calculated where they can be.

use std::f64::consts::PI;
use std::ops::Range;

use glam::{DMat3, DQuat, DVec3};

use super::turn::{Placed, Turn};
pub(super) use super::words::plain;
use crate::geometry::Dimension;

/// A value, and the places of the text that it comes from.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Value {
    pub(super) what: What,
    pub(super) from: Vec<Range<usize>>,
}

/// The kinds of values.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum What {
    Number(f64),
    /// Numbers in a bracket or in a constructor: a vector, or a row of a matrix.
    Numbers(Vec<f64>),
    /// Points, or rows of a matrix, all of one length.
    Rows(Vec<Vec<f64>>),
    Turn(Turn),
    Place(Placed),
    /// A shape or a body, by its index.
    Thing(usize),
    /// Values with names.
    Record(Vec<(String, Value)>),
    /// Values without names that are no numbers.
    List(Vec<Value>),
    Text(String),
    /// A name that stands for nothing known.
    Name(String),
    /// What cannot be understood.
    Unknown {
        /// Whether it holds numbers.
        has_numbers: bool,
    },
}

impl Value {
    pub(super) const fn new(what: What, from: Vec<Range<usize>>) -> Self {
        Self { what, from }
    }

    /// The number, if it is one.
    pub(super) fn number(&self) -> Option<f64> {
        match &self.what {
            What::Number(number) => Some(*number),
            What::Numbers(numbers) if numbers.len() == 1 => Some(numbers[0]),
            _ => None,
        }
    }

    /// The vector with two to four components, by place or by the names x, y, z and w.
    pub(super) fn vector(&self) -> Option<Vec<f64>> {
        match &self.what {
            What::List(items) if items.is_empty() => Some(vec![0.0, 0.0]),
            What::Record(fields) if fields.is_empty() => Some(vec![0.0, 0.0]),
            What::Numbers(numbers) if (2..=4).contains(&numbers.len()) => Some(numbers.clone()),
            What::Rows(rows) if rows.len() == 1 => Some(rows[0].clone()),
            // A column, `[[1], [2], [3]]`.
            What::Rows(rows) if (2..=4).contains(&rows.len()) && rows.iter().all(|row| row.len() == 1) => {
                Some(rows.iter().map(|row| row[0]).collect())
            }
            What::Place(Placed { position, turn: Turn::None, dimension: Some(dimension) }) => {
                Some(position.to_array()[..dimension.count()].to_vec())
            }
            What::Record(_) => {
                let component = |name: &str| self.field(name).and_then(Self::number);
                let (x, y) = (component("x")?, component("y")?);
                Some([Some(x), Some(y), component("z"), component("w")].into_iter().flatten().collect())
            }
            _ => None,
        }
    }

    /// The points.
    pub(super) fn points(&self) -> Option<Vec<Vec<f64>>> {
        match &self.what {
            What::Rows(rows) if rows.iter().all(|row| (2..=3).contains(&row.len())) => Some(rows.clone()),
            What::Numbers(numbers) if numbers.len() >= 6 => flat(numbers),
            What::List(items) if !items.is_empty() => {
                let rows: Option<Vec<Vec<f64>>> = items.iter().map(Self::vector).collect();
                rows.filter(|rows| is_even(rows))
            }
            _ => None,
        }
    }

    /// A value of a record, whatever the spelling of its name.
    pub(super) fn field(&self, name: &str) -> Option<&Self> {
        let What::Record(fields) = &self.what else { return None };
        fields.iter().find(|(field, _)| plain(field) == name).map(|(_, value)| value)
    }

    /// Whether it holds numbers.
    pub(super) fn has_numbers(&self) -> bool {
        match &self.what {
            What::Number(_) | What::Numbers(_) | What::Rows(_) | What::Turn(_) | What::Place(_) => true,
            What::Record(fields) => fields.iter().any(|(_, value)| value.has_numbers()),
            What::List(items) => items.iter().any(Self::has_numbers),
            What::Unknown { has_numbers } => *has_numbers,
            What::Thing(_) | What::Text(_) | What::Name(_) => false,
        }
    }

    /// The shape or body.
    pub(super) const fn thing(&self) -> Option<usize> {
        if let What::Thing(thing) = self.what { Some(thing) } else { None }
    }
}

fn is_even(rows: &[Vec<f64>]) -> bool {
    rows.first().is_some_and(|first| rows.iter().all(|row| row.len() == first.len()))
}

/// The points in a flat row of numbers: by threes if there are as many, otherwise by twos.
pub(super) fn flat(numbers: &[f64]) -> Option<Vec<Vec<f64>>> {
    let count = [3, 2].into_iter().find(|count| numbers.len().is_multiple_of(*count))?;
    Some(numbers.chunks_exact(count).map(<[f64]>::to_vec).collect())
}

/// The value of a bracket by the values in it.
pub(super) fn gathered(items: Vec<(Option<String>, Value)>) -> What {
    if items.iter().any(|(label, _)| label.is_some()) {
        let named = |(index, (label, value)): (usize, (Option<String>, Value))| {
            (label.unwrap_or_else(|| index.to_string()), value)
        };
        return What::Record(items.into_iter().enumerate().map(named).collect());
    }
    let items: Vec<Value> = items.into_iter().map(|(_, value)| value).collect();
    if items.is_empty() {
        return What::List(items);
    }
    if let Some(numbers) = items
        .iter()
        .map(|item| match item.what {
            What::Number(number) => Some(number),
            _ => None,
        })
        .collect::<Option<Vec<f64>>>()
    {
        return What::Numbers(numbers);
    }
    let rows: Option<Vec<Vec<f64>>> = items
        .iter()
        .map(|item| match &item.what {
            What::Numbers(numbers) => Some(numbers.clone()),
            What::Record(_) => item.vector(),
            What::Place(_) => item.vector(),
            _ => None,
        })
        .collect();
    match rows {
        Some(rows) if is_even(&rows) => What::Rows(rows),
        _ => match <[Value; 1]>::try_from(items) {
            Ok([only]) if matches!(only.what, What::Rows(_)) => only.what,
            Ok([only]) => What::List(vec![only]),
            Err(items) => What::List(items),
        },
    }
}

/// The constant with this name.
pub(super) fn constant(name: &str) -> Option<f64> {
    let last = name.rsplit([':', '.']).next().unwrap_or_default();
    Some(match last.to_ascii_uppercase().as_str() {
        "M_PI" | "PI" | "SIMD_PI" | "PXPI" | "JPH_PI" | "B2_PI" | "MATH_PI" | "KPI" => PI,
        "TAU" | "TWO_PI" | "SIMD_2_PI" | "PXTWOPI" => 2.0 * PI,
        "M_PI_2" | "HALF_PI" | "FRAC_PI_2" | "SIMD_HALF_PI" | "PXHALFPI" | "PI_2" => PI / 2.0,
        "M_PI_4" | "FRAC_PI_4" | "PI_4" => PI / 4.0,
        "FRAC_PI_3" => PI / 3.0,
        "FRAC_PI_6" => PI / 6.0,
        "FRAC_PI_8" => PI / 8.0,
        "DEG2RAD" | "DEG_TO_RAD" | "SIMD_RADS_PER_DEG" | "DEGTORAD" => PI / 180.0,
        "M_SQRT2" | "SQRT_2" | "SQRT2" => std::f64::consts::SQRT_2,
        "M_SQRT1_2" | "SQRT1_2" | "FRAC_1_SQRT_2" | "SIMDSQRT12" => std::f64::consts::FRAC_1_SQRT_2,
        _ => return None,
    })
}

/// A function of one number.
pub(super) fn function(name: &str, number: f64) -> Option<f64> {
    let last = name.rsplit([':', '.']).next().unwrap_or_default();
    let last = last.split('<').next().unwrap_or_default();
    Some(match plain(last).as_str() {
        "sqrt" | "sqrtf" => number.sqrt(),
        "sin" | "sinf" => number.sin(),
        "cos" | "cosf" => number.cos(),
        "tan" | "tanf" => number.tan(),
        "abs" | "fabs" => number.abs(),
        "radians" | "toradians" | "deg2rad" | "degtorad" | "degreestoradians" | "btradians" => {
            number.to_radians()
        }
        "degrees" | "todegrees" | "rad2deg" | "radtodeg" => number.to_degrees(),
        "float" | "double" | "real" | "btscalar" | "ccdreal" | "pxreal" | "scalar" | "staticcast"
        | "number" | "float32" | "float64" | "f32" | "f64" | "fclreal" | "coalscalar" | "single"
        | "decimal" | "int" | "floatt" | "realt" | "s" => number,
        _ => return None,
    })
}

/// The result of a sign between two values.
pub(super) fn calculated(sign: char, left: &Value, right: &Value) -> Option<What> {
    let what = match (sign, &left.what, &right.what) {
        (sign, What::Number(a), What::Number(b)) => What::Number(match sign {
            '+' => a + b,
            '-' => a - b,
            '*' | '×' => a * b,
            '/' => a / b,
            '%' => a % b,
            '^' => a.powf(*b),
            _ => return None,
        }),
        ('*', What::Number(factor), What::Numbers(numbers))
        | ('*', What::Numbers(numbers), What::Number(factor)) => {
            What::Numbers(numbers.iter().map(|number| number * factor).collect())
        }
        ('/', What::Numbers(numbers), What::Number(divisor)) => {
            What::Numbers(numbers.iter().map(|number| number / divisor).collect())
        }
        ('+' | '-', What::Numbers(a), What::Numbers(b)) if a.len() == b.len() => {
            let factor = if sign == '+' { 1.0 } else { -1.0 };
            What::Numbers(a.iter().zip(b).map(|(a, b)| a + factor * b).collect())
        }
        ('*', What::Turn(turn), What::Numbers(numbers)) if numbers.len() == 3 => {
            let turned = turn.quaternion()? * DVec3::from_slice(numbers);
            What::Numbers(turned.to_array().to_vec())
        }
        ('*', What::Turn(a), What::Turn(b)) => What::Turn(a.then_inside(*b)?),
        ('*', What::Turn(_) | What::Place(_), What::Turn(_) | What::Place(_)) => {
            What::Place(placed(left)?.of(placed(right)?)?)
        }
        _ => return None,
    };
    match &what {
        What::Number(number) if !number.is_finite() => None,
        _ => Some(what),
    }
}

/// The pose that a value is: a pose, a rotation, or a matrix of four rows.
pub(super) fn placed(value: &Value) -> Option<Placed> {
    match &value.what {
        What::Place(placed) => Some(*placed),
        What::Turn(turn) => Some(Placed::default().turned(*turn)),
        _ => None,
    }
}

/// A pose from the rows of a matrix with three or four rows of four numbers; the error says what was found.
pub(super) fn matrix_pose(rows: &[Vec<f64>]) -> Result<Placed, String> {
    if rows.len() == 4 && rows[3] != [0.0, 0.0, 0.0, 1.0] {
        return Err("another last row than 0 0 0 1".to_owned());
    }
    let number = |row: usize, column: usize| rows[row][column];
    let mut turn = [0.0; 9];
    for (index, entry) in turn.iter_mut().enumerate() {
        *entry = number(index / 3, index % 3);
    }
    let turn = super::super::report::rotation::matrix(turn)?;
    let position = DVec3::new(number(0, 3), number(1, 3), number(2, 3));
    Ok(Placed { position, turn: Turn::Quaternion(turn), dimension: Some(Dimension::Three) })
}

/// Whether three rows of three numbers are a rotation.
pub(super) fn is_rotation(rows: &[Vec<f64>]) -> bool {
    let [a, b, c] = rows else { return false };
    if [a, b, c].iter().any(|row| row.len() != 3) {
        return false;
    }
    let matrix = DMat3::from_cols(DVec3::from_slice(a), DVec3::from_slice(b), DVec3::from_slice(c));
    (matrix * matrix.transpose()).abs_diff_eq(DMat3::IDENTITY, 1e-3)
}

/// The rotation about a named axis.
pub(super) fn about(axis: char, angle: f64) -> DQuat {
    match axis {
        'x' => DQuat::from_rotation_x(angle),
        'y' => DQuat::from_rotation_y(angle),
        _ => DQuat::from_rotation_z(angle),
    }
}
