//! The numbers of a shape, each with its name, its meaning and its bounds.

use std::f64::consts::PI;

use glam::DVec3;

use crate::geometry::dimension::Dimension;
use crate::geometry::error::{MAX_COORDINATE, ShapeError, bounded, length};

/// One number of a shape.
#[derive(Debug)]
pub struct Parameter<'a> {
    /// The field of scene files that contains the number: `radius`, `half_extents`.
    pub field: &'static str,
    /// A key in lower case: `radius`, `half-width`.
    pub name: &'static str,
    /// The number with its meaning.
    pub number: Number<'a>,
    /// The smallest valid value.
    pub least: f64,
    /// The largest valid value.
    pub most: f64,
}

/// A number of a shape, with its meaning.
#[derive(Debug)]
pub enum Number<'a> {
    /// A number of sides.
    Count(&'a mut u32),
    /// A length ≥ 0 in scene units, and the axes that it extends along.
    Length(&'a mut f64, Axes),
    /// A coordinate along an axis: 0, 1 or 2 for x, y or z.
    Coordinate(&'a mut f64, usize),
    /// An angle between 0 and π, in radians.
    Angle(&'a mut f64),
    /// A positive number without a unit.
    Ratio(&'a mut f64),
}

/// The local axes along which a length extends. Scaling these axes scales the length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Axes([bool; 3]);

impl Axes {
    /// Each axis on its own: x, y and z.
    const EACH: [Self; 3] =
        [Self([true, false, false]), Self([false, true, false]), Self([false, false, true])];

    /// The axis z.
    const Z: Self = Self::EACH[2];

    /// The axes x and y, around the z axis.
    pub(crate) const AROUND_Z: Self = Self([true, true, false]);

    /// All three axes.
    pub const ALL: Self = Self([true; 3]);

    /// Returns every axis or, if the vector lies along an axis, every axis except that.
    pub fn across(vector: DVec3) -> Self {
        let others = |axis: usize| (0..3).filter(move |other| *other != axis);
        let lies_along = |axis: usize| vector[axis] != 0.0 && others(axis).all(|other| vector[other] == 0.0);
        Self([0, 1, 2].map(|axis| !lies_along(axis)))
    }

    /// Returns the factor that all these axes of the dimension share.
    pub(super) fn common(self, factors: DVec3, dimension: Dimension) -> Option<f64> {
        let mut factors = (0..dimension.count()).filter(|axis| self.0[*axis]).map(|axis| factors[axis]);
        let first = factors.next()?;
        factors.all(|factor| factor == first).then_some(first)
    }
}

impl Number<'_> {
    /// Returns the value; an integer is converted.
    pub fn value(&self) -> f64 {
        match self {
            Self::Count(count) => f64::from(**count),
            Self::Length(number, _)
            | Self::Coordinate(number, _)
            | Self::Angle(number)
            | Self::Ratio(number) => **number,
        }
    }

    /// Sets the value. An integer gets the nearest value toward zero that it can hold.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a count is checked against its bounds, and a cast of anything else saturates"
    )]
    pub fn set(self, value: f64) {
        match self {
            Self::Count(count) => *count = value as u32,
            Self::Length(number, _)
            | Self::Coordinate(number, _)
            | Self::Angle(number)
            | Self::Ratio(number) => *number = value,
        }
    }
}

impl<'a> Number<'a> {
    /// Returns the number unless it is an integer.
    pub(super) fn into_real(self) -> Option<&'a mut f64> {
        match self {
            Self::Count(_) => None,
            Self::Length(number, _)
            | Self::Coordinate(number, _)
            | Self::Angle(number)
            | Self::Ratio(number) => Some(number),
        }
    }
}

impl<'a> Parameter<'a> {
    /// Creates a number of sides, at least 3.
    pub(super) fn sides(count: &'a mut u32, most: usize) -> Self {
        let number = Number::Count(count);
        Self { field: "sides", name: "sides", number, least: 3.0, most: most as f64 }
    }

    /// Creates a length whose name equals that of its field.
    pub(super) fn length(name: &'static str, number: &'a mut f64, axes: Axes) -> Self {
        Self::named_length(name, name, number, axes)
    }

    /// Creates a length whose name differs from that of its field.
    fn named_length(field: &'static str, name: &'static str, number: &'a mut f64, axes: Axes) -> Self {
        Self { field, name, number: Number::Length(number, axes), least: 0.0, most: MAX_COORDINATE }
    }

    /// Creates half of the height along z.
    pub(super) fn half_height(number: &'a mut f64) -> Self {
        Self::named_length("half_height", "half-height", number, Axes::Z)
    }

    /// Creates one length for each axis.
    pub(super) fn along_axes<const N: usize>(
        field: &'static str,
        names: [&'static str; N],
        numbers: [&'a mut f64; N],
    ) -> Vec<Self> {
        let named = names.into_iter().zip(numbers).zip(Axes::EACH);
        named.map(|((name, number), axis)| Self::named_length(field, name, number, axis)).collect()
    }

    /// Creates the coordinates of a point.
    pub(super) fn point(field: &'static str, names: [&'static str; 3], point: &'a mut DVec3) -> Vec<Self> {
        let DVec3 { x, y, z } = point;
        let named = names.into_iter().zip([x, y, z]).enumerate();
        let coordinate = |(axis, (name, number))| Self {
            field,
            name,
            number: Number::Coordinate(number, axis),
            least: -MAX_COORDINATE,
            most: MAX_COORDINATE,
        };
        named.map(coordinate).collect()
    }

    /// Creates an angle.
    pub(super) fn angle(field: &'static str, name: &'static str, number: &'a mut f64) -> Self {
        Self { field, name, number: Number::Angle(number), least: f64::MIN_POSITIVE, most: PI.next_down() }
    }

    /// Creates a number without a unit.
    pub(super) fn ratio(name: &'static str, number: &'a mut f64) -> Self {
        let least = f64::MIN_POSITIVE;
        Self { field: name, name, number: Number::Ratio(number), least, most: MAX_COORDINATE }
    }

    /// Returns whether the parameter exists in this dimension; a z coordinate does not exist in 2D.
    pub fn exists_in(&self, dimension: Dimension) -> bool {
        !matches!(self.number, Number::Coordinate(_, axis) if axis >= dimension.count())
    }

    /// Checks the range of the number, but not its relations to others.
    pub(super) fn check(&self, dimension: Dimension) -> Result<(), ShapeError> {
        let (field, number) = (self.field, self.number.value());
        match self.number {
            Number::Count(&mut found) if number < self.least => Err(ShapeError::TooFewSides { found }),
            Number::Count(&mut found) if number > self.most => {
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "the greatest count is a whole number"
                )]
                let limit = self.most as usize;
                Err(ShapeError::TooManySides { found, limit })
            }
            Number::Count(_) => Ok(()),
            Number::Length(..) => length(field, number),
            Number::Coordinate(..) => match bounded(field, number) {
                Ok(()) if number != 0.0 && !self.exists_in(dimension) => {
                    Err(ShapeError::OffPlane { field, found: number })
                }
                checked => checked,
            },
            Number::Angle(_) => match bounded(field, number) {
                Ok(()) if number <= 0.0 || number >= PI => Err(ShapeError::FieldOfView { found: number }),
                checked => checked,
            },
            Number::Ratio(_) => match bounded(field, number) {
                Ok(()) if number <= 0.0 => Err(ShapeError::NotPositive { field, found: number }),
                checked => checked,
            },
        }
    }
}
