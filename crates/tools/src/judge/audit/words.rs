//! Numbers and vectors as findings show them.

use glam::DVec3;
use serde_json::{Value, json};

use crate::judge::case::Case;
use crate::judge::protocol::components;

/// Returns a vector as a sentence shows it: `(3, 0.5)`.
pub(super) fn shown(vector: DVec3, case: &Case) -> String {
    let components = &vector.to_array()[..case.dimension().count()];
    let texts: Vec<String> = components.iter().map(|it| short(*it)).collect();
    format!("({})", texts.join(", "))
}

/// Returns a number as a sentence shows it: an integer or with six digits.
pub(super) fn short(number: f64) -> String {
    if number == number.trunc() && number.abs() < 1e9 {
        // Zero without a sign.
        return format!("{:.0}", number + 0.0).replace('-', "−");
    }
    let digits = if (1e-4..1e6).contains(&number.abs()) {
        let places = 5.0 - libm::log10(number.abs()).floor().clamp(-4.0, 5.0);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 9")]
        let text = format!("{number:.*}", places as usize);
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    } else {
        let text = format!("{number:.5e}");
        let (digits, exponent) = text.split_once('e').unwrap_or((text.as_str(), "0"));
        format!("{}e{exponent}", digits.trim_end_matches('0').trim_end_matches('.'))
    };
    digits.replace('-', "−")
}

/// Returns the components of a vector for JSON.
pub(super) fn numbers(vector: DVec3, case: &Case) -> Value {
    json!(components(vector, case.dimension()))
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
            (1.2e-7, "1.2e−7"),
            (1e-6, "1e−6"),
            (123.456_789, "123.457"),
            (-10.0, "−10"),
        ];
        for (number, text) in cases {
            assert_eq!(short(number), text);
        }
    }
}
