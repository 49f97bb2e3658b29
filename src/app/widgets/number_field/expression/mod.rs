//! The parser of number fields: accepts numbers in common notations and expressions of numbers.
//!
//! * Numbers: `1.5`, `-.5`, `2e-3`; a comma between two digits is a decimal comma, except within a call such as
//!   `sqrt(…)`, where it could separate two arguments.
//! * `+ - * / ^` and parentheses. A sign binds less than a power: −2^2 is −4. Powers of powers need parentheses.
//! * The functions of `tokens::FUNCTIONS`, in radians. The constants `pi` and `tau`.
//! * The units `deg` (or `°`) and `rad`, after their operand: `30deg`, `pi/6 rad`. They multiply by π/180 and by 1,
//!   as `*` would. For fields in degrees, see [`parse_degrees`].
//!
//! `tokens` splits the text and gives each error its reason in words, so that only well-formed expressions
//! are evaluated here, by recursive descent: sums of products of signed powers of operands.

use super::tokens::{ExpressionToken, tokens};
use crate::message::text;

/// Maximum number of characters; the longest f64, written out, is shorter.
const LONGEST: usize = 400;

/// Parses a number or an expression.
///
/// # Errors
/// Returns a sentence fragment that names the error: nothing typed, no expression, or no finite value.
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

/// Returns the decimal with the fewest places within `tolerance` of `exact`.
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
        return Err(text!("view-expected-a-number-found-nothing").to_owned());
    }
    if text.chars().count() > LONGEST {
        return Err(text!("view-expected-at-most-characters"; LONGEST = LONGEST));
    }
    let tokens = tokens(text)?;
    let value = match tokens.as_slice() {
        [ExpressionToken::Number(value)] => *value,
        [ExpressionToken::Sign('-'), ExpressionToken::Number(value)] => -value,
        tokens => finite_value(tokens, text)?,
    };
    Ok((value + 0.0, tokens.iter().any(|token| matches!(token, ExpressionToken::Unit(_)))))
}

/// The value of a well-formed expression, if it is finite.
fn finite_value(tokens: &[ExpressionToken], text: &str) -> Result<f64, String> {
    let value = Evaluator { rest: tokens }.sum();
    if value.is_finite() {
        return Ok(value);
    }
    Err(text!("view-has-no-finite-value-it"; text = text))
}

/// Evaluates well-formed expressions. A value that is not finite becomes NaN and remains NaN: 1/(1/0) is not 0.
/// It calls itself once for each pair of parentheses, whose depth `tokens` bounds.
struct Evaluator<'a> {
    rest: &'a [ExpressionToken],
}

impl Evaluator<'_> {
    /// Takes the next token.
    fn next(&mut self) -> Option<ExpressionToken> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(*first)
    }

    /// Takes the next token if it is this sign.
    fn takes_sign(&mut self, symbol: char) -> bool {
        let is_next = matches!(self.rest.first(), Some(ExpressionToken::Sign(next)) if *next == symbol);
        if is_next {
            self.next();
        }
        is_next
    }

    fn sum(&mut self) -> f64 {
        let mut value = self.product();
        while let Some(ExpressionToken::Operator(symbol @ ('+' | '-'))) = self.rest.first().copied() {
            self.next();
            let product = self.product();
            value = finite(if symbol == '+' { value + product } else { value - product });
        }
        value
    }

    fn product(&mut self) -> f64 {
        let mut value = self.signed();
        loop {
            value = match self.rest.first() {
                Some(ExpressionToken::Operator('*')) => {
                    self.next();
                    finite(value * self.signed())
                }
                Some(ExpressionToken::Operator('/')) => {
                    self.next();
                    finite(value / self.signed())
                }
                Some(ExpressionToken::Unit(factor)) => {
                    let factor = *factor;
                    self.next();
                    finite(value * self.raised(factor))
                }
                _ => return value,
            };
        }
    }

    /// A power with or without a sign, which binds less.
    fn signed(&mut self) -> f64 {
        let is_negative = self.takes_sign('-');
        let base = self.operand();
        let power = self.raised(base);
        if is_negative { -power } else { power }
    }

    /// The power of this base that follows, or the base itself. In an exponent a sign applies to the next
    /// operand alone.
    fn raised(&mut self, base: f64) -> f64 {
        if !matches!(self.rest.first(), Some(ExpressionToken::Operator('^'))) {
            return base;
        }
        self.next();
        let is_negative = self.takes_sign('-');
        let exponent = self.operand();
        power(base, if is_negative { -exponent } else { exponent })
    }

    /// A number, an expression in parentheses, or the value of a function.
    fn operand(&mut self) -> f64 {
        match self.next() {
            Some(ExpressionToken::Number(value)) => value,
            Some(ExpressionToken::Function(apply)) => finite(apply(self.operand())),
            // The minus has been taken: this is a plus, which changes nothing.
            Some(ExpressionToken::Sign(_)) => self.operand(),
            Some(ExpressionToken::Open) => {
                let value = self.sum();
                self.next();
                value
            }
            // `tokens` lets no expression end here.
            Some(ExpressionToken::Unit(_) | ExpressionToken::Operator(_) | ExpressionToken::Close) | None => {
                f64::NAN
            }
        }
    }
}

fn finite(value: f64) -> f64 {
    if value.is_finite() { value } else { f64::NAN }
}

/// The power, but NaN for NaN: `pow` gives 1 for NaN to the power of 0.
fn power(base: f64, exponent: f64) -> f64 {
    if base.is_nan() || exponent.is_nan() {
        return f64::NAN;
    }
    // `pow` misses 10⁻⁵ by its last digit.
    finite(if base == 10.0 { libm::exp10(exponent) } else { libm::pow(base, exponent) })
}

#[cfg(test)]
mod tests;
