//! Numbers in traces: decimals, and strings with a number in the format of `printf("%a")`, exact to the last
//! bit. NaN and infinities are not numbers, but engines print them when they fail: their field is set aside
//! with its text.

use serde_json::{Number, Value};

use crate::exchange::hexadecimal;
use crate::judge::protocol::NotFinite;
use crate::message::text;

/// The fields whose values are numbers, or lists of them, at any depth.
const NUMERIC: [&str; 18] = [
    "v",
    "p",
    "q",
    "a",
    "simplex",
    "p_radius",
    "q_radius",
    "first",
    "distance",
    "depth",
    "witness",
    "tolerance",
    "zero",
    "position",
    "rotation",
    "dimension",
    "id",
    "version",
];

/// Turns the strings with numbers in an object into numbers. The error names the field that holds another
/// string. Fields with NaN or an infinity become null, and the first of them is returned.
pub(super) fn decode(object: &mut Value) -> Result<Option<NotFinite>, String> {
    let Some(fields) = object.as_object_mut() else { return Ok(None) };
    let mut first = None;
    for (name, value) in fields {
        if let Some(field) = NUMERIC.into_iter().find(|field| *field == name) {
            if is_not_finite(value) {
                first = first.or(Some(NotFinite { field, said: text_of(value) }));
                *value = Value::Null;
            }
            numbers(name, value)?;
        } else if matches!(name.as_str(), "p_pose" | "q_pose") {
            first = first.or(decode(value)?);
        }
    }
    Ok(first)
}

/// Returns whether a value contains a NaN or an infinity, in the notation of C, Python or JavaScript.
fn is_not_finite(value: &Value) -> bool {
    match value {
        Value::String(text) => {
            let text = text.trim_start_matches(['+', '-']).to_ascii_lowercase();
            matches!(text.as_str(), "nan" | "inf" | "infinity")
                || text.starts_with("nan(")
                || text.starts_with("1.#")
        }
        Value::Array(items) => items.iter().any(is_not_finite),
        _ => false,
    }
}

/// The text of a value as sentences show it: `(nan, 0)`.
fn text_of(value: &Value) -> String {
    let text = value.to_string().replace('[', "(").replace(']', ")").replace(',', ", ").replace('"', "");
    let start: String = text.chars().take(60).collect();
    if start.len() < text.len() { start + "…" } else { start }
}

fn numbers(name: &str, value: &mut Value) -> Result<(), String> {
    match value {
        Value::String(text) => {
            let number = hexadecimal(text)
                .and_then(Number::from_f64)
                .ok_or_else(|| text!("judge-no-number"; name = name, found = shown(text)))?;
            *value = Value::Number(number);
        }
        Value::Array(items) => items.iter_mut().try_for_each(|item| numbers(name, item))?,
        _ => {}
    }
    Ok(())
}

fn shown(text: &str) -> String {
    let start: String = text.chars().take(30).collect();
    format!("`{}`", crate::words::one_line(&start))
}

#[cfg(test)]
mod tests {
    use super::hexadecimal;

    #[test]
    fn what_the_judge_writes_is_read_back() {
        for number in [0.1, -1e-310, 123_456.789, 2.0_f64.powi(-1074), f64::MAX, -7.0] {
            assert_eq!(hexadecimal(&crate::judge::case::hexadecimal(number)), Some(number));
        }
    }
}
