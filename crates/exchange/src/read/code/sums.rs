//! Constants, functions of one number, and the results of signs between values.

use std::f64::consts::PI;

use glam::DVec3;

use super::value::{CodeValue, What};
use super::words::{last_step, plain};

/// Returns the constant with this name.
pub(super) fn constant(name: &str) -> Option<f64> {
    Some(match last_step(name).to_ascii_uppercase().as_str() {
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

/// Computes a function of one number.
pub(super) fn function(name: &str, number: f64) -> Option<f64> {
    let last = last_step(name).split('<').next().unwrap_or_default();
    Some(match plain(last).as_str() {
        "sqrt" | "sqrtf" => number.sqrt(),
        "sin" | "sinf" => libm::sin(number),
        "cos" | "cosf" => libm::cos(number),
        "tan" | "tanf" => libm::tan(number),
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

/// Returns a number or a vector with the other sign.
pub(super) fn negated(what: What) -> Option<What> {
    match what {
        What::Number(number) => Some(What::Number(-number)),
        // + 0.0 avoids −0.
        What::Numbers(numbers) => Some(What::Numbers(numbers.iter().map(|number| -number + 0.0).collect())),
        _ => None,
    }
}

/// Computes the result of a sign between two values.
pub(super) fn calculated(sign: char, left: &CodeValue, right: &CodeValue) -> Option<What> {
    let what = match (sign, &left.what, &right.what) {
        (sign, What::Number(a), What::Number(b)) => What::Number(match sign {
            '+' => a + b,
            '-' => a - b,
            '*' | '×' => a * b,
            '/' => a / b,
            '÷' => (a / b).floor(),
            '%' => a % b,
            '^' if *a == 10.0 => libm::exp10(*b),
            '^' => libm::pow(*a, *b),
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
            What::Place(left.placed()?.of(right.placed()?)?)
        }
        _ => return None,
    };
    match &what {
        What::Number(number) if !number.is_finite() => None,
        _ => Some(what),
    }
}
