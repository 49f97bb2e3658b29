//! What may be typed where a number is asked for: a number as people write it, or an expression of numbers.
//!
//! * Numbers: `1.5`, `-.5`, `2e-3`; a comma between two digits is a decimal comma, but not within a call such as
//!   `sqrt(…)`, where it could part two arguments.
//! * `+ - * / ^` and parentheses. A sign binds less than a power: −2^2 is −4. Powers of powers need parentheses.
//! * The functions of [`FUNCTIONS`]; they take and give radians. The constants `pi` and `tau`.
//! * The units `deg` (or `°`) and `rad`, behind what they belong to: `30deg`, `pi/6 rad`. They multiply by π/180 and
//!   by 1, as `*` would. Where degrees are asked for, see [`parse_degrees`].
//!
//! The text is read into tokens here, so that whatever is wrong gets a reason in words; the crate exmex is given
//! nothing but well-formed expressions, with the numbers as variables, so that each stays the f64 that it is.

use std::f64::consts::{PI, TAU};

use exmex::{BinOp, Express as _, FlatEx, MakeOperators, Operator};

/// The most characters of an expression: the longest f64, written out, is shorter.
const LONGEST: usize = 400;

/// The most parentheses within each other.
const DEEPEST: usize = 24;

/// The functions of one number.
const FUNCTIONS: [&str; 11] =
    ["sqrt", "cbrt", "abs", "sin", "cos", "tan", "asin", "acos", "atan", "exp", "ln"];

/// Reads a number or an expression as people write it.
///
/// # Errors
/// A sentence fragment that says what is wrong: nothing typed, not an expression, not finite.
pub(crate) fn parse(text: &str) -> Result<f64, String> {
    read(text).map(|(value, _)| value)
}

/// Reads an angle in degrees: `30` and `30deg` and `pi/6 rad` are all 30. Where a unit is written, the expression is
/// one of radians and the result is turned into degrees; where none is, it is one of degrees.
///
/// # Errors
/// See [`parse`].
pub(crate) fn parse_degrees(text: &str) -> Result<f64, String> {
    let (value, has_unit) = read(text)?;
    Ok(if has_unit { degrees(value) } else { value })
}

/// An angle of radians in degrees, as the decimal that was meant: the one with the fewest digits whose radians these
/// are, but for the rounding of the conversion.
pub(crate) fn degrees(radians: f64) -> f64 {
    let exact = radians.to_degrees();
    shortest(exact, 2.0 * f64::EPSILON * exact.abs())
}

/// The decimal with the fewest places that is at most `tolerance` away.
pub(super) fn shortest(exact: f64, tolerance: f64) -> f64 {
    let candidate = |places: usize| format!("{exact:.places$}").parse::<f64>().ok();
    let near = |candidate: &f64| (candidate - exact).abs() <= tolerance;
    // + 0.0: no −0.
    (0..17).filter_map(candidate).find(near).unwrap_or(exact) + 0.0
}

/// The value, and whether a unit of angle was written.
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

#[derive(Clone, Copy, Debug, PartialEq)]
enum Token {
    Number(f64),
    /// Before an operand.
    Sign(char),
    /// Between two operands.
    Operator(char),
    Function(&'static str),
    /// What a unit multiplies by.
    Unit(f64),
    Open,
    Close,
}

/// Whether a token ends an operand, so that an operator may follow.
const fn ends_operand(token: Option<&Token>) -> bool {
    matches!(token, Some(Token::Number(_) | Token::Unit(_) | Token::Close))
}

/// The parentheses that are open.
struct Group {
    /// Whether they belong to a call.
    is_call: bool,
    /// The last operator between operands.
    last: Option<char>,
}

struct Reader<'a> {
    rest: &'a str,
    tokens: Vec<Token>,
    /// From the outermost to the innermost; the whole text is the first.
    groups: Vec<Group>,
}

/// The tokens of a well-formed expression.
fn tokens(text: &str) -> Result<Vec<Token>, String> {
    let whole = Group { is_call: false, last: None };
    let mut reader = Reader { rest: text, tokens: Vec::new(), groups: vec![whole] };
    loop {
        reader.rest = reader.rest.trim_start();
        let Some(next) = reader.rest.chars().next() else { break };
        reader.take(next)?;
    }
    if reader.groups.len() > 1 {
        return Err("a parenthesis is not closed".to_owned());
    }
    if !ends_operand(reader.tokens.last()) {
        return Err("something is missing at the end".to_owned());
    }
    Ok(reader.tokens)
}

impl Reader<'_> {
    fn take(&mut self, next: char) -> Result<(), String> {
        match next {
            '0'..='9' | '.' => self.number(),
            '(' => self.open(),
            ')' => self.close(),
            '+' | '-' | '\u{2212}' | '*' | '\u{00D7}' | '\u{00B7}' | '/' | '^' => self.operator(next),
            '\u{00B0}' => {
                self.skip(next);
                self.unit(PI / 180.0, "°")
            }
            ',' => {
                Err("a comma stands between two digits, and not within a call: use a decimal point"
                    .to_owned())
            }
            _ if next.is_alphabetic() => self.word(),
            _ => Err(format!("`{next}` has no meaning here")),
        }
    }

    fn skip(&mut self, what: char) {
        self.rest = &self.rest[what.len_utf8()..];
    }

    /// An operand begins here, unless one has just ended.
    fn expect_operand(&self, found: &str) -> Result<(), String> {
        if ends_operand(self.tokens.last()) {
            return Err(format!("expected an operator before `{found}`"));
        }
        Ok(())
    }

    fn number(&mut self) -> Result<(), String> {
        let in_call = self.groups.iter().any(|group| group.is_call);
        let length = number_length(self.rest, !in_call);
        let (word, rest) = self.rest.split_at(length);
        let refused = || format!("`{word}` is not a number");
        self.expect_operand(word)?;
        let value: f64 = word.replace(',', ".").parse().map_err(|_| refused())?;
        if !value.is_finite() {
            return Err(format!("`{word}` is too large"));
        }
        // What follows a number without a gap must not be more digits: 1.2.3, 1,5,2.
        if rest.starts_with('.') || (!in_call && rest.starts_with(',')) {
            return Err(format!("`{word}{}` is not a number", &rest[..1]));
        }
        self.rest = rest;
        self.tokens.push(Token::Number(value));
        Ok(())
    }

    fn operator(&mut self, next: char) -> Result<(), String> {
        self.skip(next);
        let symbol = match next {
            '\u{2212}' => '-',
            '\u{00D7}' | '\u{00B7}' => '*',
            other => other,
        };
        let last = self.tokens.last();
        if ends_operand(last) {
            if let Some(group) = self.groups.last_mut() {
                if symbol == '^' && group.last == Some('^') {
                    return Err("a power of a power needs parentheses".to_owned());
                }
                group.last = Some(symbol);
            }
            self.tokens.push(Token::Operator(symbol));
            return Ok(());
        }
        let is_sign = matches!(symbol, '+' | '-');
        if !is_sign || matches!(last, Some(Token::Sign(_))) {
            return Err(format!("expected a number before `{next}`"));
        }
        self.tokens.push(Token::Sign(symbol));
        Ok(())
    }

    fn word(&mut self) -> Result<(), String> {
        let length = self.rest.find(|c: char| !c.is_alphabetic()).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(length);
        self.rest = rest;
        let known = word.to_lowercase();
        match known.as_str() {
            "pi" | "π" | "tau" | "τ" => {
                self.expect_operand(word)?;
                let value = if matches!(known.as_str(), "pi" | "π") { PI } else { TAU };
                self.tokens.push(Token::Number(value));
                Ok(())
            }
            "deg" => self.unit(PI / 180.0, word),
            "rad" => self.unit(1.0, word),
            "nan" | "inf" | "infinity" => Err(format!("`{word}` is not a finite number")),
            known => self.call(word, known),
        }
    }

    fn call(&mut self, word: &str, known: &str) -> Result<(), String> {
        let Some(name) = FUNCTIONS.iter().find(|name| **name == known) else {
            return Err(format!("`{word}` is not a number"));
        };
        self.expect_operand(word)?;
        if !self.rest.trim_start().starts_with('(') {
            return Err(format!("expected `{word}(…)`"));
        }
        self.tokens.push(Token::Function(name));
        Ok(())
    }

    fn unit(&mut self, factor: f64, word: &str) -> Result<(), String> {
        if !ends_operand(self.tokens.last()) || matches!(self.tokens.last(), Some(Token::Unit(_))) {
            return Err(format!("expected a number before `{word}`"));
        }
        if let Some(group) = self.groups.last_mut() {
            group.last = Some('*');
        }
        self.tokens.push(Token::Unit(factor));
        Ok(())
    }

    fn open(&mut self) -> Result<(), String> {
        self.expect_operand("(")?;
        if self.groups.len() > DEEPEST {
            return Err(format!("expected at most {DEEPEST} parentheses within each other"));
        }
        self.skip('(');
        let is_call = matches!(self.tokens.last(), Some(Token::Function(_)));
        self.groups.push(Group { is_call, last: None });
        self.tokens.push(Token::Open);
        Ok(())
    }

    fn close(&mut self) -> Result<(), String> {
        if self.groups.len() == 1 {
            return Err("`)` closes nothing".to_owned());
        }
        if !ends_operand(self.tokens.last()) {
            return Err("something is missing before `)`".to_owned());
        }
        self.skip(')');
        self.groups.pop();
        self.tokens.push(Token::Close);
        Ok(())
    }
}

/// How long the number is that the text begins with. With `comma`, a comma between two digits is a decimal point.
fn number_length(text: &str, comma: bool) -> usize {
    let bytes = text.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let digits = |from: usize| (from..).find(|at| !is_digit(*at)).unwrap_or(from);
    let mut end = digits(0);
    let is_comma = comma && bytes.get(end) == Some(&b',') && end > 0 && is_digit(end + 1);
    if bytes.get(end) == Some(&b'.') || is_comma {
        end = digits(end + 1);
    }
    if matches!(bytes.get(end), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(bytes.get(end + 1), Some(b'+' | b'-')));
        if is_digit(end + 1 + sign) {
            end = digits(end + 1 + sign);
        }
    }
    end
}

/// Evaluates what is known to be well-formed. Numbers become variables, named in the order in which exmex sorts them.
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
            // In an exponent the sign belongs to what follows alone; elsewhere it binds less than a power, which is
            // what the operator between nothing and something does.
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
    expression.push_str(&format!("{{v{:03}}}", values.len()));
    values.push(value);
}

/// The operators that fields understand. What is not finite becomes NaN and stays it to the end: 1/(1/0) is not 0.
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

/// NaN to the power of 0 would be 1.
fn power(base: f64, exponent: f64) -> f64 {
    if base.is_nan() || exponent.is_nan() { f64::NAN } else { finite(base.powf(exponent)) }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{degrees, parse, parse_degrees};

    #[test]
    fn numbers_as_people_write_them() {
        for (text, value) in [
            ("1.5", 1.5),
            ("1,5", 1.5),
            ("-.5", -0.5),
            ("5.", 5.0),
            ("2e-3", 0.002),
            ("2E+3", 2000.0),
            (" 7 ", 7.0),
            ("+7", 7.0),
            ("1/4", 0.25),
            ("1/3", 1.0 / 3.0),
            ("-3 / 2", -1.5),
            ("\u{2212}2", -2.0),
            ("0.1", 0.1),
            ("1e300", 1e300),
            ("-0", 0.0),
        ] {
            assert_eq!(parse(text), Ok(value), "{text}");
        }
    }

    /// Computed by hand.
    #[test]
    fn expressions() {
        for (text, value) in [
            ("2+3*4", 14.0),
            ("(2+3)*4", 20.0),
            ("2-3-4", -5.0),
            ("6/2*3", 9.0),
            ("8/2/2", 2.0),
            ("1,5+2,5", 4.0),
            ("2^10", 1024.0),
            ("-2^2", -4.0),
            ("(-2)^2", 4.0),
            ("2^-2", 0.25),
            ("2*-3^2", -18.0),
            ("6/-2", -3.0),
            ("1--2", 3.0),
            ("1-+2", -1.0),
            ("-(1+2)", -3.0),
            ("2\u{00D7}3", 6.0),
            ("sqrt(2.25)", 1.5),
            ("sqrt(16)^2", 16.0),
            ("-sqrt(4)", -2.0),
            ("abs(-3)", 3.0),
            ("cos(pi)", -1.0),
            ("sqrt(abs(-4))+1", 3.0),
            ("SQRT(4)", 2.0),
            ("exp(0)", 1.0),
            ("tau/tau", 1.0),
            ("((((1))))", 1.0),
            ("1e1*1e-1", 1.0),
        ] {
            assert_eq!(parse(text), Ok(value), "{text}");
        }
        // tan 45° = 1; √2/2 = 0.70710678…
        for (text, value) in [
            ("sqrt(2)/2", std::f64::consts::FRAC_1_SQRT_2),
            ("pi/4", std::f64::consts::FRAC_PI_4),
            ("30deg", std::f64::consts::FRAC_PI_6),
            ("30\u{00B0}", std::f64::consts::FRAC_PI_6),
            ("sin(30deg)", 0.5),
            ("tan(45 deg)", 1.0),
            ("90deg/2", std::f64::consts::FRAC_PI_4),
            ("(20+10)deg", std::f64::consts::FRAC_PI_6),
            ("pi/6 rad", std::f64::consts::FRAC_PI_6),
        ] {
            let read = parse(text).unwrap_or(f64::NAN);
            assert!((read - value).abs() < 1e-15, "{text}: {read}");
        }
    }

    #[test]
    fn an_angle_in_degrees_with_and_without_a_unit() {
        for (text, value) in [
            ("30", 30.0),
            ("30deg", 30.0),
            ("pi/6 rad", 30.0),
            ("pi/2rad", 90.0),
            ("0.1deg", 0.1),
            ("-45°", -45.0),
            ("360/7", 360.0 / 7.0),
            ("90/2", 45.0),
        ] {
            assert_eq!(parse_degrees(text), Ok(value), "{text}");
        }
    }

    #[test]
    fn degrees_are_the_decimals_that_were_meant() {
        for value in [0.0, 30.0, 45.0, 12.5, -60.0, 0.001, 359.0, 33.3] {
            assert_eq!(degrees(f64::to_radians(value)), value);
        }
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for text in [
            "",
            "  ",
            "nan",
            "NaN",
            "inf",
            "-infinity",
            "1e999",
            "1/0",
            "0/0",
            "1/(1/0)",
            "(1/0)^0",
            "sqrt(-1)",
            "ln(0)",
            "asin(2)",
            "10^400",
            "exp(1000)-exp(1000)",
            "1,5,2",
            "1.2.3",
            "1,500.5",
            "sqrt(2,25)",
            "x",
            "e",
            "--1",
            "1+",
            "*2",
            "1 2",
            "2pi",
            "2(3)",
            "(1",
            "1)",
            "()",
            "sqrt",
            "sqrt 2",
            "sqrt()",
            "deg",
            "30degdeg",
            "2^3^2",
            "1;2",
            "{v000}",
            "~1",
            "1,",
            ",",
            ".",
            "½",
            "0x10",
        ] {
            assert!(parse(text).is_err(), "{text} is {:?}", parse(text));
        }
        // 1/2/3 is one sixth, from left to right.
        assert_eq!(parse("1/2/3"), Ok(0.5 / 3.0));
        assert!(parse(&"(".repeat(60)).is_err());
        assert!(parse(&format!("{}1{}", "(".repeat(30), ")".repeat(30))).is_err_and(|it| it.contains("24")));
        assert!(parse(&"1+".repeat(250)).is_err_and(|it| it.contains("400")));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(3000))]

        #[test]
        fn nothing_panics_and_nothing_is_infinite(text in "\\PC{0,60}") {
            prop_assert!(parse(&text).is_ok_and(f64::is_finite) || parse(&text).is_err());
        }

        /// Of the pieces that expressions are made of, so that many of the texts are expressions.
        #[test]
        fn nor_do_expressions(pieces in prop::collection::vec(
            prop::sample::select(vec![
                "1", "2.5", "0", "1e300", "1,5", "+", "-", "*", "/", "^", "(", ")", "sqrt(", "ln(", "pi", "deg",
                "rad", " ", "{", "}", "~", "°", ",", "e", "v000", "abs", "asin(",
            ]),
            0..24,
        )) {
            let text = pieces.concat();
            let read = parse(&text);
            prop_assert!(read.as_ref().map_or(true, |value| value.is_finite()), "{text} is {read:?}");
        }

        #[test]
        fn every_number_reads_back_as_itself(value in prop::num::f64::NORMAL | prop::num::f64::ZERO) {
            prop_assert_eq!(parse(&value.to_string()), Ok(value + 0.0));
        }
    }
}
