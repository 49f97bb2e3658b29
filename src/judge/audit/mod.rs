//! What a solver said about a pair, held against exact numbers. The first error counts, in the order of the steps; then
//! how the case ended, then the answer and the lengths.

mod answer;
mod direction;
mod feature;
mod length;
mod step;
mod support;

use glam::DVec3;
use serde_json::{Value, json};

use super::case::Case;
use super::dialogue::{End, Told};
use super::finding::{Finding, Kind};
use super::protocol::Touch;

/// How much roundoff is no error, as the distance from 1 to the next number in the precision of the solver.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tolerance(f64);

impl Tolerance {
    /// That of a solver that computes in f64.
    pub const F64: Self = Self(f64::EPSILON);

    /// That of a solver that computes in f32.
    pub const F32: Self = Self(f32::EPSILON as f64);

    /// The bound on the roundoff of a product of numbers of this size.
    fn of(self, size: f64, degree: i32) -> f64 {
        /// More operations than any of the tests takes, each rounded once.
        const OPERATIONS: f64 = 64.0;
        OPERATIONS * self.0 * size.powi(degree)
    }

    /// The sine of the greatest angle between two directions that are the same.
    fn angle(self) -> f64 {
        if self == Self::F64 { 1e-6 } else { 1e-2 }
    }

    /// The error of a length, as a fraction.
    fn length(self) -> f64 {
        if self == Self::F64 { 1e-6 } else { 1e-3 }
    }
}

/// The first error, if there is one.
pub fn first_error(case: &Case, told: &Told, touch: Touch, tolerance: Tolerance) -> Option<Finding> {
    told.support
        .and_then(|(question, said)| support::question(case, &question, said, tolerance))
        .or_else(|| step::first_error(case, told, tolerance))
        .or_else(|| end(&told.end))
        .or_else(|| told.answer.as_ref().and_then(|said| answer::error(case, told, said, touch)))
        .or_else(|| told.answer.as_ref().and_then(|said| length::error(case, said, tolerance)))
}

fn end(end: &End) -> Option<Finding> {
    let (kind, sentence) = match end {
        End::Answered => return None,
        End::Timeout => (Kind::Timeout, "There was no answer in time.".to_owned()),
        End::Crash(how) => (Kind::Crash, format!("The solver {how}.")),
        End::Garbage(what) => (Kind::Garbage, format!("A message cannot be read: {what}.")),
    };
    Some(Finding { kind, step: None, sentence, exact: Value::Null })
}

/// A vector as it stands in a sentence: `(3, 0.5)`.
fn shown(vector: DVec3, case: &Case) -> String {
    let components = &vector.to_array()[..case.dimension().count()];
    let texts: Vec<String> = components.iter().map(|it| short(*it)).collect();
    format!("({})", texts.join(", "))
}

/// A number as it stands in a sentence: whole or with six digits.
fn short(number: f64) -> String {
    if number == number.trunc() && number.abs() < 1e9 {
        // Zero without a sign.
        return format!("{:.0}", number + 0.0).replace('-', "−");
    }
    let digits = if (1e-4..1e6).contains(&number.abs()) {
        let places = 5.0 - number.abs().log10().floor().clamp(-4.0, 5.0);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 9")]
        let text = format!("{number:.*}", places as usize);
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    } else {
        format!("{number:.5e}")
    };
    digits.replace('-', "−")
}

/// The components of a vector for JSON.
fn numbers(vector: DVec3, case: &Case) -> Value {
    json!(super::protocol::components(vector, case.dimension()))
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn numbers_in_sentences_are_short() {
        let cases = [
            (0.0, "0"),
            (-0.0, "0"),
            (-392.0, "−392"),
            (0.5, "0.5"),
            (1.2e-7, "1.20000e−7"),
            (123.456_789, "123.457"),
            (-10.0, "−10"),
        ];
        for (number, text) in cases {
            assert_eq!(short(number), text);
        }
    }
}
