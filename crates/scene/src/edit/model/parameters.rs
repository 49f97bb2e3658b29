//! The numbers of a kind with their default values, bounds and sliders.

use crate::edit::error::EditError;
use crate::geometry::{Dimension, MAX_COORDINATE, MAX_VERTICES, Shape};
use crate::internal::{self, Number};
use crate::message::text;

/// The end of the slider of a length, in scene units.
const SPAN: f64 = 5.0;

/// Maximum seed: an integer that is exact and short enough to be typed.
const MAX_SEED: f64 = 4_294_967_295.0;

/// The meaning of a number, which determines how it is shown and stepped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ParameterQuantity {
    /// A length in scene units.
    Length,
    /// An angle in radians, shown in degrees.
    Angle,
    /// An integer.
    Count,
    /// A number without a unit.
    Ratio,
    /// An integer that selects a sequence of random numbers.
    Seed,
}

impl ParameterQuantity {
    /// Returns whether only integers are valid.
    pub const fn is_whole(self) -> bool {
        matches!(self, Self::Count | Self::Seed)
    }
}

/// One number of a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ModelParameter {
    /// The key of the parameter, a name in lower case: `radius`, `half-width`, `vertices`.
    pub name: &'static str,
    /// The value of the parameter.
    pub value: f64,
    /// The smallest valid value.
    pub least: f64,
    /// The largest valid value.
    pub most: f64,
    /// A useful range for a slider, within these bounds.
    pub slider: (f64, f64),
    /// The meaning of the parameter.
    pub quantity: ParameterQuantity,
}

impl ModelParameter {
    /// Returns the name within a sentence.
    pub fn words(&self) -> &'static str {
        words_of(self.name)
    }

    /// Returns the parameter with the valid value nearest to this one; NaN changes nothing.
    #[must_use]
    pub(super) fn set_to(self, value: f64) -> Self {
        if value.is_nan() {
            return self;
        }
        let value = if self.quantity.is_whole() { value.round() } else { value };
        Self { value: value.clamp(self.least, self.most), ..self }
    }

    /// Returns an error if the value is out of bounds, or if it must be an integer and is not.
    pub(super) fn check(&self, with_bounds: bool) -> Result<(), EditError> {
        let Self { value, least, most, quantity, .. } = *self;
        if quantity.is_whole() && value.is_finite() && value.fract() != 0.0 {
            return Err(EditError::Impossible(text!(
                "parameter-not-whole"; parameter = self.words(), found = value.to_string(),
            )));
        }
        if !with_bounds || (least..=most).contains(&value) {
            Ok(())
        } else {
            Err(EditError::Impossible(text!(
                "parameter-out-of-range"; parameter = self.words(), least = least.to_string(), most = most.to_string(),
                found = value.to_string(),
            )))
        }
    }
}

/// Returns the name of a number within a sentence, by its key. A coordinate such as `ax` is its own name.
pub fn words_of(key: &'static str) -> &'static str {
    match key {
        "radius" => text!("parameter-radius"),
        "half-width" => text!("parameter-half-width"),
        "half-depth" => text!("parameter-half-depth"),
        "half-height" => text!("parameter-half-height"),
        "semi-axis-x" => text!("parameter-semi-axis-x"),
        "semi-axis-y" => text!("parameter-semi-axis-y"),
        "semi-axis-z" => text!("parameter-semi-axis-z"),
        "sides" => text!("parameter-sides"),
        "vertices" => text!("parameter-vertices"),
        "tips" => text!("parameter-tips"),
        "seed" => text!("parameter-seed"),
        "aspect" => text!("parameter-aspect"),
        "near" => text!("parameter-near"),
        "far" => text!("parameter-far"),
        "angle-of-view" => text!("parameter-angle-of-view"),
        "base" => text!("parameter-base"),
        "height" => text!("parameter-height"),
        "apex-shift" => text!("parameter-apex-shift"),
        "length" => text!("parameter-length"),
        "width" => text!("parameter-width"),
        "thickness" => text!("parameter-thickness"),
        "outer-radius" => text!("parameter-outer-radius"),
        "inner-radius" => text!("parameter-inner-radius"),
        symbol => symbol,
    }
}

/// Returns the parameters of a shape that scene files can name.
pub(super) fn of(mut shape: Shape, dimension: Dimension) -> Vec<ModelParameter> {
    let parameters = shape.parameters_mut();
    parameters.iter().filter(|parameter| parameter.exists_in(dimension)).map(shown).collect()
}

/// A number of a shape with its slider.
fn shown(parameter: &internal::Parameter<'_>) -> ModelParameter {
    let internal::Parameter { name, least, most, ref number, .. } = *parameter;
    let (quantity, slider) = match number {
        Number::Count(_) => (ParameterQuantity::Count, (least, 24.0)),
        Number::Length(..) => {
            (ParameterQuantity::Length, (least, most.clamp(f64::MIN_POSITIVE, SPAN.max(2.0 * least))))
        }
        Number::Coordinate(..) => (ParameterQuantity::Length, (-SPAN, SPAN)),
        Number::Angle(_) => (ParameterQuantity::Angle, (0.1, 2.8)),
        Number::Ratio(_) => (ParameterQuantity::Ratio, (0.1, 4.0)),
    };
    ModelParameter { name, value: number.value(), least, most, slider, quantity }
}

pub(super) const fn length(name: &'static str, value: f64) -> ModelParameter {
    let quantity = ParameterQuantity::Length;
    ModelParameter { name, value, least: 0.0, most: MAX_COORDINATE, slider: (0.0, SPAN), quantity }
}

/// Returns a length that is meant to be small.
pub(super) const fn thin(name: &'static str, value: f64) -> ModelParameter {
    ModelParameter { slider: (0.0, 0.1), ..length(name, value) }
}

/// Returns a coordinate, which may be negative.
pub(super) const fn offset(name: &'static str, value: f64) -> ModelParameter {
    ModelParameter { least: -MAX_COORDINATE, slider: (-SPAN, SPAN), ..length(name, value) }
}

pub(super) const fn aspect() -> ModelParameter {
    let (least, quantity) = (f64::MIN_POSITIVE, ParameterQuantity::Ratio);
    ModelParameter { least, slider: (0.1, 4.0), quantity, ..length("aspect", 1.0) }
}

const fn count(name: &'static str, value: f64, least: usize, most: usize) -> ModelParameter {
    let (least, most) = (least as f64, most as f64);
    ModelParameter { name, value, least, most, slider: (least, 64.0), quantity: ParameterQuantity::Count }
}

pub(super) const fn vertices(least: usize, value: f64) -> ModelParameter {
    count("vertices", value, least, MAX_VERTICES)
}

/// Returns the number of sides of a polygon that a shape has two of.
pub(super) const fn sides() -> ModelParameter {
    ModelParameter { slider: (3.0, 24.0), ..count("sides", 6.0, 3, MAX_VERTICES / 2) }
}

/// Returns the number of tips of a star. Each tip adds an inner vertex.
pub(super) const fn tips() -> ModelParameter {
    ModelParameter { slider: (3.0, 12.0), ..count("tips", 5.0, 3, MAX_VERTICES / 2) }
}

pub(super) const fn seed() -> ModelParameter {
    let quantity = ParameterQuantity::Seed;
    ModelParameter { name: "seed", value: 1.0, least: 0.0, most: MAX_SEED, slider: (0.0, 100.0), quantity }
}
