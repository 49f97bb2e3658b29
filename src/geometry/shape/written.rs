//! How points and lengths along the axes are written in scene files: as numbers in parentheses.
//!
//! A point has two numbers in 2D and three in 3D, and the dimension is known only once the whole file is read. Until
//! then, and from when it is written, the z coordinate of a point with two numbers is NaN, which no file contains and
//! which [`Shape::check`](super::Shape::check) refuses.

use std::fmt;

use glam::{DVec2, DVec3};
use serde::de::{Error as _, SeqAccess, Unexpected, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// `(1, 2)` or `(1, 2, 3)`, all finite.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Coordinates(pub(crate) Vec<f64>);

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
        struct Numbers;
        impl<'de> Visitor<'de> for Numbers {
            type Value = Coordinates;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("numbers in parentheses")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Coordinates, A::Error> {
                let mut numbers = Vec::new();
                while let Some(Finite(number)) = elements.next_element()? {
                    numbers.push(number);
                }
                Ok(Coordinates(numbers))
            }
        }
        // ron reads all elements there are, whatever length is announced.
        deserializer.deserialize_tuple(3, Numbers)
    }
}

/// A number that is refused while it is read, when its place in the text is known, unless it is finite.
struct Finite(f64);

impl<'de> Deserialize<'de> for Finite {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = f64::deserialize(deserializer)?;
        if number.is_finite() {
            Ok(Self(number))
        } else {
            Err(D::Error::invalid_value(Unexpected::Float(number), &"a finite number"))
        }
    }
}

/// As many numbers as expected.
fn exactly<const N: usize, E: serde::de::Error>(
    Coordinates(numbers): Coordinates,
    expected: &'static str,
) -> Result<[f64; N], E> {
    numbers.try_into().map_err(|numbers: Vec<f64>| E::invalid_length(numbers.len(), &expected))
}

/// Two lengths, along x and y.
pub(super) mod pair {
    use super::{Coordinates, DVec2, Deserialize as _, Deserializer, Serialize as _, Serializer, exactly};

    pub(crate) fn serialize<S: Serializer>(pair: &DVec2, serializer: S) -> Result<S::Ok, S::Error> {
        Coordinates(pair.to_array().to_vec()).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DVec2, D::Error> {
        Coordinates::deserialize(deserializer)
            .and_then(|read| exactly(read, "2 numbers"))
            .map(DVec2::from_array)
    }
}

/// Three lengths, along x, y and z.
pub(super) mod triple {
    use super::{Coordinates, DVec3, Deserialize as _, Deserializer, Serialize as _, Serializer, exactly};

    pub(crate) fn serialize<S: Serializer>(triple: &DVec3, serializer: S) -> Result<S::Ok, S::Error> {
        Coordinates(triple.to_array().to_vec()).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DVec3, D::Error> {
        Coordinates::deserialize(deserializer)
            .and_then(|read| exactly(read, "3 numbers"))
            .map(DVec3::from_array)
    }
}

/// The valid lengths of a point while the dimension is unknown.
pub(crate) const POINT_LENGTH: &str = "2 or 3 numbers";

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
        exactly(Coordinates(numbers), POINT_LENGTH).map(DVec3::from_array).map(Self)
    }
}

/// A point of a shape.
pub(super) mod point {
    use super::{DVec3, Deserialize as _, Deserializer, Point, Serialize as _, Serializer};

    pub(crate) fn serialize<S: Serializer>(point: &DVec3, serializer: S) -> Result<S::Ok, S::Error> {
        Point(*point).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DVec3, D::Error> {
        Point::deserialize(deserializer).map(|Point(point)| point)
    }
}

/// A list of points.
pub(super) mod points {
    use super::{DVec3, Deserialize as _, Deserializer, Point, Serializer};

    pub(crate) fn serialize<S: Serializer>(points: &[DVec3], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(points.iter().copied().map(Point))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<DVec3>, D::Error> {
        let points: Vec<Point> = Vec::deserialize(deserializer)?;
        Ok(points.into_iter().map(|Point(point)| point).collect())
    }
}
