//! The parser of number fields: accepts numbers in common notations and expressions of numbers.
//!
//! * Numbers: `1.5`, `-.5`, `2e-3`; a comma between two digits is a decimal comma, except within a call such as
//!   `sqrt(…)`, where it could separate two arguments.
//! * `+ - * / ^` and parentheses. A sign binds less than a power: −2^2 is −4. Powers of powers need parentheses.
//! * The functions of `tokens::FUNCTIONS`; they take and give radians. The constants `pi` and `tau`.
//! * The units `deg` (or `°`) and `rad`, after their operand: `30deg`, `pi/6 rad`. They multiply by π/180 and by 1,
//!   as `*` would. For fields in degrees, see [`parse_degrees`].
//!
//! The text is split into tokens here, so that every error gets a reason in words; the crate exmex receives only
//! well-formed expressions, with the numbers as variables, so that each keeps its exact f64 value.

use std::fmt::Write as _;

use exmex::{BinOp, Express as _, FlatEx, MakeOperators, Operator};

use super::tokens::{Token, tokens};

/// The greatest number of characters: the longest f64, written out, is shorter.
const LONGEST: usize = 400;

/// Parses a number or an expression.
///
/// # Errors
/// A sentence fragment that names the error: nothing typed, no expression, or no finite value.
pub(crate) fn parse(text: &str) -> Result<f64, String> {
    read(text).map(|(value, _)| value)
}

/// Parses an angle in degrees: `30` and `30deg` and `pi/6 rad` are all 30. An expression with a unit is in radians,
/// and its value is converted to degrees; one without a unit is in degrees.
///
/// # Errors
/// See [`parse`].
pub(crate) fn parse_degrees(text: &str) -> Result<f64, String> {
    let (value, has_unit) = read(text)?;
    Ok(if has_unit { degrees(value) } else { value })
}

/// Converts radians to degrees, as the decimal with the fewest digits that equals the angle up to the roundoff of the
/// conversion.
pub(crate) fn degrees(radians: f64) -> f64 {
    let exact = radians.to_degrees();
    shortest(exact, 2.0 * f64::EPSILON * exact.abs())
}

/// The decimal with the fewest places within `tolerance` of `exact`.
pub(super) fn shortest(exact: f64, tolerance: f64) -> f64 {
    let candidate = |places: usize| format!("{exact:.places$}").parse::<f64>().ok();
    let near = |candidate: &f64| (candidate - exact).abs() <= tolerance;
    // Adding 0.0 turns −0 into 0.
    (0..17).filter_map(candidate).find(near).unwrap_or(exact) + 0.0
}

/// The value, and whether the text contains a unit of angle.
fn read(text: &str) -> Result<(f64, bool), String> {
    let text = text.trim();
    if text.is_empty() {
        return Err("expected a number, found nothing".to_owned());
    }
    if text.chars().count() > LONGEST {
        return Err(format!("expected at most {LONGEST} characters"));
    }
    let tokens = tokens(text)?;
    let value = match tokens.as_slice() {
        [Token::Number(value)] => *value,
        [Token::Sign('-'), Token::Number(value)] => -value,
        tokens => evaluate(tokens, text)?,
    };
    Ok((value + 0.0, tokens.iter().any(|token| matches!(token, Token::Unit(_)))))
}

/// Evaluates a well-formed expression. Numbers become variables whose names exmex sorts in the order of the text.
fn evaluate(tokens: &[Token], text: &str) -> Result<f64, String> {
    let mut expression = String::new();
    let mut values = Vec::new();
    let mut before = None;
    for token in tokens {
        match *token {
            Token::Number(value) => add_value(&mut expression, &mut values, value),
            Token::Unit(factor) => {
                expression.push('*');
                add_value(&mut expression, &mut values, factor);
            }
            Token::Sign('+') => {}
            // In an exponent the sign applies to the next operand alone; elsewhere it binds less than a power, as
            // does the operator `~` between 0 and the operand.
            Token::Sign(_) if before == Some(Token::Operator('^')) => expression.push('-'),
            Token::Sign(_) => {
                add_value(&mut expression, &mut values, 0.0);
                expression.push('~');
            }
            Token::Operator(symbol) => expression.push(symbol),
            Token::Function(name) => expression.push_str(name),
            Token::Open => expression.push('('),
            Token::Close => expression.push(')'),
        }
        before = Some(*token);
    }
    let misread = |_| format!("`{text}` is not an expression");
    let read = FlatEx::<f64, Operators>::parse(&expression).map_err(misread)?;
    let value = read.eval(&values).map_err(misread)?;
    if value.is_finite() {
        return Ok(value);
    }
    Err(format!(
        "`{text}` has no finite value: it divides by zero, leaves the range of a function or grows too large"
    ))
}

fn add_value(expression: &mut String, values: &mut Vec<f64>, value: f64) {
    // Writing to a string cannot fail.
    let _ = write!(expression, "{{v{:03}}}", values.len());
    values.push(value);
}

/// The operators of number fields. A value that is not finite becomes NaN and remains NaN: 1/(1/0) is not 0.
#[derive(Clone, Debug)]
struct Operators;

impl MakeOperators<f64> for Operators {
    fn make<'a>() -> Vec<Operator<'a, f64>> {
        let binary = |apply, prio| BinOp { apply, prio, is_commutative: false };
        let minus: fn(f64, f64) -> f64 = |a, b| finite(a - b);
        vec![
            Operator::make_bin("+", binary(|a, b| finite(a + b), 0)),
            Operator::make_bin_unary("-", binary(minus, 0), |a| -a),
            Operator::make_bin("*", binary(|a, b| finite(a * b), 1)),
            Operator::make_bin("/", binary(|a, b| finite(a / b), 1)),
            Operator::make_bin("~", binary(minus, 2)),
            Operator::make_bin("^", binary(power, 3)),
            Operator::make_unary("sqrt", |a| finite(a.sqrt())),
            Operator::make_unary("cbrt", |a| finite(a.cbrt())),
            Operator::make_unary("abs", |a| finite(a.abs())),
            Operator::make_unary("sin", |a| finite(a.sin())),
            Operator::make_unary("cos", |a| finite(a.cos())),
            Operator::make_unary("tan", |a| finite(a.tan())),
            Operator::make_unary("asin", |a| finite(a.asin())),
            Operator::make_unary("acos", |a| finite(a.acos())),
            Operator::make_unary("atan", |a| finite(a.atan())),
            Operator::make_unary("exp", |a| finite(a.exp())),
            Operator::make_unary("ln", |a| finite(a.ln())),
        ]
    }
}

fn finite(value: f64) -> f64 {
    if value.is_finite() { value } else { f64::NAN }
}

/// The power, but NaN for NaN: `powf` gives 1 for NaN to the power of 0.
fn power(base: f64, exponent: f64) -> f64 {
    if base.is_nan() || exponent.is_nan() { f64::NAN } else { finite(base.powf(exponent)) }
}

#[cfg(test)]
mod tests;
