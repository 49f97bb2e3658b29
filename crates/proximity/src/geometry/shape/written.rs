//! The notation of points and lengths in scene files: numbers in parentheses.
//!
//! A point has two numbers in 2D and three in 3D, and the reader knows the dimension only at the end of the file. Until
//! then, and while it is written, the z coordinate of a point with two numbers is NaN. No file contains a NaN, and
//! [`Shape::check`](super::Shape::check) refuses it.

use std::fmt;

use glam::{DVec2, DVec3};
use serde::de::{Error as _, SeqAccess, Unexpected, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::message::text;

/// Maximum number of numbers in one pair of parentheses, four times as many as any value has. Longer lists are refused
/// before the rest is read: 10 MB of numbers took 2.5 s.
const MAX_NUMBERS: usize = 16;

/// The numbers of a point or vector in the notation of files: `(1, 2)` or `(1, 2, 3)`, all finite.
#[derive(Clone, Debug, PartialEq)]
pub struct Coordinates(pub Vec<f64>);

impl Serialize for Coordinates {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut tuple = serializer.serialize_tuple(self.0.len())?;
        for number in &self.0 {
            tuple.serialize_element(number)?;
        }
        tuple.end()
    }
}

impl<'de> Deserialize<'de> for Coordinates {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct WrittenNumbers;
        impl<'de> Visitor<'de> for WrittenNumbers {
            type Value = Coordinates;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(text!("shape-numbers-in-parentheses"))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Coordinates, A::Error> {
                let mut numbers = Vec::new();
                while let Some(Finite(number)) = elements.next_element()? {
                    numbers.push(number);
                    if numbers.len() > MAX_NUMBERS {
                        return Err(A::Error::invalid_length(
                            numbers.len(),
                            &text!("shape-at-most-16-numbers"),
                        ));
                    }
                }
                Ok(Coordinates(numbers))
            }
        }
        // ron reads all elements, whatever length is announced.
        deserializer.deserialize_tuple(3, WrittenNumbers)
    }
}

/// A finite number. Others are refused while they are read, when their place in the text is known.
struct Finite(f64);

impl<'de> Deserialize<'de> for Finite {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = f64::deserialize(deserializer)?;
        if number.is_finite() {
            Ok(Self(number))
        } else {
            Err(D::Error::invalid_value(Unexpected::Float(number), &text!("shape-a-finite-number")))
        }
    }
}

/// A vector of lengths along the axes.
pub(super) trait Lengths: Copy {
    /// The id of the message with the expected number of lengths.
    const EXPECTED: &'static str;
    fn numbers(self) -> Vec<f64>;
    fn from_numbers(numbers: &[f64]) -> Option<Self>;
}

impl Lengths for DVec2 {
    const EXPECTED: &'static str = "shape-2-numbers";
    fn numbers(self) -> Vec<f64> {
        self.to_array().to_vec()
    }
    fn from_numbers(numbers: &[f64]) -> Option<Self> {
        numbers.try_into().ok().map(Self::from_array)
    }
}

impl Lengths for DVec3 {
    const EXPECTED: &'static str = "shape-3-numbers";
    fn numbers(self) -> Vec<f64> {
        self.to_array().to_vec()
    }
    fn from_numbers(numbers: &[f64]) -> Option<Self> {
        numbers.try_into().ok().map(Self::from_array)
    }
}

/// The notation of lengths along the axes, one for each axis.
pub(super) mod lengths {
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    use crate::geometry::shape::written::{Coordinates, Lengths};
    use crate::message::constant;

    pub(crate) fn serialize<V: Lengths, S: Serializer>(lengths: &V, to: S) -> Result<S::Ok, S::Error> {
        Coordinates(lengths.numbers()).serialize(to)
    }

    pub(crate) fn deserialize<'de, V: Lengths, D: Deserializer<'de>>(from: D) -> Result<V, D::Error> {
        let Coordinates(numbers) = Coordinates::deserialize(from)?;
        V::from_numbers(&numbers)
            .ok_or_else(|| D::Error::invalid_length(numbers.len(), &constant(V::EXPECTED)))
    }
}

/// Returns the text that says how many numbers a point may have while the dimension is unknown.
pub fn point_length() -> &'static str {
    text!("shape-2-or-3-numbers")
}

/// A point with two or three numbers.
#[derive(Clone, Copy)]
struct Point(DVec3);

impl Serialize for Point {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut numbers = self.0.to_array().to_vec();
        numbers.truncate(if self.0.z.is_nan() { 2 } else { 3 });
        Coordinates(numbers).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Point {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Coordinates(mut numbers) = Coordinates::deserialize(deserializer)?;
        if numbers.len() == 2 {
            numbers.push(f64::NAN);
        }
        let point = DVec3::from_numbers(&numbers).map(Self);
        point.ok_or_else(|| D::Error::invalid_length(numbers.len(), &point_length()))
    }
}

/// The notation of a point of a shape.
pub(super) mod point {
    use glam::DVec3;
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    use crate::geometry::shape::written::Point;

    pub(crate) fn serialize<S: Serializer>(point: &DVec3, serializer: S) -> Result<S::Ok, S::Error> {
        Point(*point).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DVec3, D::Error> {
        Point::deserialize(deserializer).map(|Point(point)| point)
    }
}

/// The notation of a list of points.
pub(super) mod points {
    use glam::DVec3;
    use serde::{Deserialize as _, Deserializer, Serializer};

    use crate::geometry::shape::written::Point;

    pub(crate) fn serialize<S: Serializer>(points: &[DVec3], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(points.iter().copied().map(Point))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<DVec3>, D::Error> {
        let points: Vec<Point> = Vec::deserialize(deserializer)?;
        Ok(points.into_iter().map(|Point(point)| point).collect())
    }
}
