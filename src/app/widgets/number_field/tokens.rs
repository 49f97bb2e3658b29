//! The tokenizer of expressions: checks each token in its context, so that every error gets a reason.

use crate::message::text;
use std::f64::consts::{PI, TAU};

/// Maximum depth of nested parentheses.
const MAX_DEPTH: usize = 24;

/// A function of one argument: its name, and its computation.
type Function = (&'static str, fn(f64) -> f64);

const FUNCTIONS: [Function; 11] = [
    ("sqrt", f64::sqrt),
    ("cbrt", libm::cbrt),
    ("abs", f64::abs),
    ("sin", libm::sin),
    ("cos", libm::cos),
    ("tan", libm::tan),
    ("asin", libm::asin),
    ("acos", libm::acos),
    ("atan", libm::atan),
    ("exp", libm::exp),
    ("ln", libm::log),
];

/// A token of an expression.
#[derive(Clone, Copy, Debug)]
pub(super) enum ExpressionToken {
    /// A number or a constant.
    Number(f64),
    /// A sign before an operand.
    Sign(char),
    /// An operator between two operands.
    Operator(char),
    /// One of [`FUNCTIONS`]; a parenthesis follows.
    Function(fn(f64) -> f64),
    /// A unit, by its factor.
    Unit(f64),
    /// An opening parenthesis.
    Open,
    /// A closing parenthesis.
    Close,
}

/// Returns whether an operator may follow a token.
const fn ends_operand(token: Option<&ExpressionToken>) -> bool {
    matches!(token, Some(ExpressionToken::Number(_) | ExpressionToken::Unit(_) | ExpressionToken::Close))
}

/// A group of open parentheses.
struct OpenParentheses {
    /// Whether the group encloses the arguments of a call.
    is_call: bool,
    /// The last operator between operands.
    last: Option<char>,
}

struct TokenReader<'a> {
    rest: &'a str,
    tokens: Vec<ExpressionToken>,
    /// The groups from the outermost to the innermost; the first is the whole text.
    groups: Vec<OpenParentheses>,
}

/// Splits a well-formed expression into tokens.
pub(super) fn tokens(text: &str) -> Result<Vec<ExpressionToken>, String> {
    let whole = OpenParentheses { is_call: false, last: None };
    let mut reader = TokenReader { rest: text, tokens: Vec::new(), groups: vec![whole] };
    loop {
        reader.rest = reader.rest.trim_start();
        let Some(next) = reader.rest.chars().next() else { break };
        reader.take(next)?;
    }
    if reader.groups.len() > 1 {
        return Err(text!("view-a-parenthesis-is-not-closed").to_owned());
    }
    if !ends_operand(reader.tokens.last()) {
        return Err(text!("view-something-is-missing-at-the").to_owned());
    }
    Ok(reader.tokens)
}

impl TokenReader<'_> {
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
            ',' => Err(text!("view-a-comma-is-allowed-between").to_owned()),
            _ if next.is_alphabetic() => self.word(),
            _ => Err(text!("view-has-no-meaning-here"; next = next)),
        }
    }

    fn skip(&mut self, what: char) {
        self.rest = &self.rest[what.len_utf8()..];
    }

    /// Fails if an operand has just ended: then an operator must follow.
    fn expect_operand(&self, found: &str) -> Result<(), String> {
        if ends_operand(self.tokens.last()) {
            return Err(text!("view-expected-an-operator-before"; found = found));
        }
        Ok(())
    }

    fn number(&mut self) -> Result<(), String> {
        let in_call = self.groups.iter().any(|group| group.is_call);
        let length = number_length(self.rest, !in_call);
        let (word, rest) = self.rest.split_at(length);
        let refused = || text!("view-is-not-a-number"; word = word);
        self.expect_operand(word)?;
        let value: f64 = word.replace(',', ".").parse().map_err(|_| refused())?;
        if !value.is_finite() {
            return Err(text!("view-is-too-large"; word = word));
        }
        // More digits must not follow a number without a gap: 1.2.3, 1,5,2.
        if rest.starts_with('.') || (!in_call && rest.starts_with(',')) {
            return Err(text!("view-is-not-a-number-2"; word = word, rest = &rest[..1]));
        }
        self.rest = rest;
        self.tokens.push(ExpressionToken::Number(value));
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
                    return Err(text!("view-a-power-of-a-power").to_owned());
                }
                group.last = Some(symbol);
            }
            self.tokens.push(ExpressionToken::Operator(symbol));
            return Ok(());
        }
        let is_sign = matches!(symbol, '+' | '-');
        if !is_sign || matches!(last, Some(ExpressionToken::Sign(_))) {
            return Err(text!("view-expected-a-number-before"; next = next));
        }
        self.tokens.push(ExpressionToken::Sign(symbol));
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
                self.tokens.push(ExpressionToken::Number(value));
                Ok(())
            }
            "deg" => self.unit(PI / 180.0, word),
            "rad" => self.unit(1.0, word),
            "nan" | "inf" | "infinity" => Err(text!("view-is-not-a-finite-number"; word = word)),
            known => self.call(word, known),
        }
    }

    fn call(&mut self, word: &str, known: &str) -> Result<(), String> {
        let Some((_, apply)) = FUNCTIONS.iter().find(|(name, _)| *name == known) else {
            return Err(text!("view-is-not-a-number"; word = word));
        };
        self.expect_operand(word)?;
        if !self.rest.trim_start().starts_with('(') {
            return Err(text!("view-expected"; word = word));
        }
        self.tokens.push(ExpressionToken::Function(*apply));
        Ok(())
    }

    fn unit(&mut self, factor: f64, word: &str) -> Result<(), String> {
        if !ends_operand(self.tokens.last()) || matches!(self.tokens.last(), Some(ExpressionToken::Unit(_))) {
            return Err(text!("view-expected-a-number-before-2"; word = word));
        }
        if let Some(group) = self.groups.last_mut() {
            group.last = Some('*');
        }
        self.tokens.push(ExpressionToken::Unit(factor));
        Ok(())
    }

    fn open(&mut self) -> Result<(), String> {
        self.expect_operand("(")?;
        if self.groups.len() > MAX_DEPTH {
            return Err(text!("view-expected-at-most-nested-parentheses"; MAX_DEPTH = MAX_DEPTH));
        }
        self.skip('(');
        let is_call = matches!(self.tokens.last(), Some(ExpressionToken::Function(_)));
        self.groups.push(OpenParentheses { is_call, last: None });
        self.tokens.push(ExpressionToken::Open);
        Ok(())
    }

    fn close(&mut self) -> Result<(), String> {
        if self.groups.len() == 1 {
            return Err(text!("view-has-no-matching").to_owned());
        }
        if !ends_operand(self.tokens.last()) {
            return Err(text!("view-something-is-missing-before").to_owned());
        }
        self.skip(')');
        self.groups.pop();
        self.tokens.push(ExpressionToken::Close);
        Ok(())
    }
}

/// The length of the number at the beginning of the text. With `comma`, a comma between two digits is a decimal
/// point.
fn number_length(text: &str, comma: bool) -> usize {
    let bytes = text.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let digits = |from: usize| (from..=bytes.len()).find(|at| !is_digit(*at)).unwrap_or(from);
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
