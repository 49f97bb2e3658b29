//! The tokens of a text: numbers, words, brackets and separators. Comments and blanks are left out.

use std::ops::Range;

use super::number::{self, Lexed};

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum TokenKind {
    /// A number.
    Number(f64),
    /// A piece that begins like a number but is not one.
    Malformed,
    /// A name, with its path and type arguments: `p`, `glm::vec3`, `np.array`, `Vector3<double>`.
    Word,
    /// A quoted text, with its quotes in the range; also a date or a time.
    Quoted,
    /// `(`, `[` or `{`.
    Open(char),
    /// `)`, `]` or `}`.
    Close(char),
    /// `,`
    Comma,
    /// `;`
    Semicolon,
    /// `:`
    Colon,
    /// `=`
    Equals,
    /// The end of a line; `blank` if the line was empty.
    Newline {
        /// Whether the line was empty.
        blank: bool,
    },
    /// Any other character.
    Other(char),
}

/// A token with its byte range.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    pub(super) range: Range<usize>,
}

/// Maximum number of tokens of a text. They take ten times its memory; a list with the maximum number of
/// points takes 80,000.
pub(super) const MAX_TOKENS: usize = 1_000_000;

/// Splits a text into tokens.
///
/// # Errors
/// The place after the maximum number of tokens. Nothing else is refused here.
pub(super) fn tokens(text: &str, decimal_comma: bool) -> Result<Vec<Token>, usize> {
    let mut tokens = Vec::new();
    let mut at = 0;
    let mut line_is_blank = true;
    let is_python = is_python(text);
    // Quotes without a closing one on their line: searching for the end again at each of them would take
    // quadratic time.
    let mut unclosed = Vec::new();
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        if tokens.len() == MAX_TOKENS {
            return Err(at);
        }
        if first == '\n' {
            tokens.push(Token { kind: TokenKind::Newline { blank: line_is_blank }, range: at..at + 1 });
            (at, line_is_blank) = (at + 1, true);
            unclosed.clear();
            continue;
        }
        if first.is_whitespace() {
            at += first.len_utf8();
            continue;
        }
        line_is_blank = false;
        let is_cell = first == '#' && is_cell(&text[..at], rest);
        if let Some(length) = comment(rest, is_python).filter(|_| !is_cell) {
            at += length;
            continue;
        }
        let follows_value = tokens.last().is_some_and(|last: &Token| {
            last.range.end == at
                && matches!(last.kind, TokenKind::Number(_) | TokenKind::Malformed | TokenKind::Word)
        });
        // `[1 2; 3 4]'` is a transposed matrix.
        let follows_bracket = tokens
            .last()
            .is_some_and(|last: &Token| last.range.end == at && matches!(last.kind, TokenKind::Close(_)));
        let begins_text = match first {
            '"' => !unclosed.contains(&first),
            '\'' => !follows_value && !follows_bracket && !unclosed.contains(&first),
            _ => false,
        };
        let text = if begins_text { quoted(rest, first) } else { None };
        if begins_text && text.is_none() {
            unclosed.push(first);
        }
        let (kind, length) = match text {
            Some(length) => {
                (number::whole(&rest[1..length - 1]).map_or(TokenKind::Quoted, TokenKind::Number), length)
            }
            None if is_cell => (TokenKind::Word, 1),
            None => match stamp(rest).filter(|_| !follows_value) {
                Some(length) => (TokenKind::Quoted, length),
                None => piece(rest, first, follows_value, decimal_comma),
            },
        };
        tokens.push(Token { kind, range: at..at + length });
        at += length;
    }
    Ok(tokens)
}

/// Returns whether commas are decimal separators in a text without brackets: semicolons or tabs separate its
/// cells, and a cell has at most one comma, between digits.
pub(super) fn has_decimal_commas(text: &str) -> bool {
    if text.contains(['(', '[', '{', '}', ']', ')']) {
        return false;
    }
    let mut found = false;
    for line in text.lines() {
        let separator = if line.contains(';') { ';' } else { '\t' };
        if line.contains(separator) {
            for cell in line.split(separator).filter(|cell| cell.contains(',')) {
                let cell = cell.trim();
                found = true;
                if cell.matches(',').count() != 1 || number::whole(&cell.replace(',', ".")).is_none() {
                    return false;
                }
            }
        }
    }
    found
}

#[expect(clippy::fn_params_excessive_bools, reason = "each is a fact of its own about the text")]
fn piece(rest: &str, first: char, follows_value: bool, decimal_comma: bool) -> (TokenKind, usize) {
    let is_sign = "+-−".contains(first);
    // `1-2` is a calculation rather than two numbers.
    if !(is_sign && follows_value)
        && let Some((lexed, length)) = number::lex(rest, decimal_comma)
    {
        return match lexed {
            Lexed::Number(value) => (TokenKind::Number(value), length),
            Lexed::Malformed => (TokenKind::Malformed, length),
        };
    }
    let kind = match first {
        '(' | '[' | '{' => TokenKind::Open(first),
        ')' | ']' | '}' => TokenKind::Close(first),
        ',' => TokenKind::Comma,
        ';' => TokenKind::Semicolon,
        ':' => TokenKind::Colon,
        '=' => TokenKind::Equals,
        // The member of a designated initializer, such as `.x = 1`.
        '.' if rest[1..].starts_with(char::is_alphabetic) => return (TokenKind::Word, 1 + word(&rest[1..])),
        _ if first.is_alphabetic() || "_$&@".contains(first) => return (TokenKind::Word, word(rest)),
        _ => TokenKind::Other(first),
    };
    (kind, first.len_utf8())
}

/// Beginnings of lines that Python does not have, in languages whose imports look like Python's: Kotlin, Swift, Go,
/// Scala.
const OTHERS: [&str; 7] = ["//", "package ", "val ", "var ", "let ", "fun ", "func "];

/// Returns whether a text imports modules as Python does.
pub(super) fn is_python(text: &str) -> bool {
    let imports = |line: &str| line.starts_with("import ") && !line.contains([';', '{', '*', '"', '\'', '(']);
    let imports_from = |line: &str| line.starts_with("from ") && line.contains(" import ");
    let is_other = |line: &str| OTHERS.iter().any(|begin| line.trim_start().starts_with(begin));
    text.lines().any(imports_from) || text.lines().any(imports) && !text.lines().any(is_other)
}

/// The length of the comment at the start of a text. `#` followed by a digit is a numbering instead.
fn comment(text: &str, is_python: bool) -> Option<usize> {
    let line = || Some(text.find('\n').unwrap_or(text.len()));
    if text.starts_with("//") {
        // Integer division in Python.
        if is_python { None } else { line() }
    } else if text.starts_with("/*") {
        Some(text.find("*/").map_or(text.len(), |end| end + 2))
    } else if let Some(rest) = text.strip_prefix('#') {
        if rest.starts_with(|c: char| c.is_ascii_digit()) { None } else { line() }
    } else {
        None
    }
}

/// Returns whether the `#` that the rest begins with is the heading of a column of numbers in a table.
fn is_cell(before: &str, rest: &str) -> bool {
    let is_first = before.trim_end_matches(' ').ends_with('|');
    is_first && rest[1..].trim_start_matches(' ').starts_with('|')
}

/// The length of the date or the time that a text begins with: `2024-09-03`, `10:41:22.518`, `2024-03-07T10:15:30Z`.
fn stamp(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let fits = |start: usize, pattern: &[u8]| {
        pattern.iter().enumerate().all(|(at, expected)| match (bytes.get(start + at), expected) {
            (Some(found), b'0') => found.is_ascii_digit(),
            (found, expected) => found == Some(expected),
        })
    };
    let mut end = if fits(0, b"0000-00-00") { 10 } else { 0 };
    if end > 0 && matches!(bytes.get(end), Some(b'T')) && fits(end + 1, b"00:00:00") {
        end += 9;
    } else if end == 0 {
        end = if fits(0, b"00:00:00") { 8 } else { 0 };
    }
    if end == 0 {
        return None;
    }
    let fraction =
        bytes[end..].iter().take_while(|byte| byte.is_ascii_digit() || b".,Z".contains(byte)).count();
    if end != 10 {
        end += fraction;
    }
    let is_over =
        !text[end..].starts_with(|c: char| c.is_alphanumeric() || c == '-' || c == '.' && end == 10);
    let end = end - usize::from(end > 10 && matches!(bytes[end - 1], b'.' | b','));
    is_over.then_some(end)
}

/// The length of the quoted text that a text begins with. Returns `None` if it is not closed on its line.
fn quoted(text: &str, quote: char) -> Option<usize> {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '\n' => return None,
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return Some(at + 1),
            _ => {}
        }
    }
    None
}

/// The length of the name that a text begins with: letters, digits and underscores, segments after `::` and `.`, and
/// type arguments such as `<double, 3>`.
fn word(text: &str) -> usize {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_';
    let mut end = text.chars().next().map_or(0, char::len_utf8);
    loop {
        let rest = &text[end..];
        end += rest.find(|c| !is_letter(c)).unwrap_or(rest.len());
        let rest = &text[end..];
        let starts_part = |rest: &str| rest.starts_with(|c: char| c.is_alphabetic() || c == '_');
        if let Some(part) = rest.strip_prefix("::") {
            if part.starts_with('<') || starts_part(part) {
                end += 2;
                if part.starts_with('<') {
                    end += type_arguments(part);
                }
                continue;
            }
        } else if let Some(part) = rest.strip_prefix('.') {
            if starts_part(part) {
                end += 1;
                continue;
            }
        } else if rest.starts_with('<') && type_arguments(rest) > 0 {
            end += type_arguments(rest);
            continue;
        }
        return end;
    }
}

/// The end of an opening bracket: the index of the closing one, and whether a semicolon lies between them, outside all
/// inner brackets but braces around statements.
pub(super) type Closing = Option<(usize, bool)>;

/// Returns the end of each token that is an opening bracket.
pub(super) fn closing(tokens: &[Token]) -> Vec<Closing> {
    let mut closing = vec![None; tokens.len()];
    let mut open: Vec<(usize, bool)> = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        match token.kind {
            TokenKind::Open(_) => open.push((index, false)),
            TokenKind::Close(_) => {
                let Some((start, has_semicolon)) = open.pop() else { continue };
                closing[start] = Some((index, has_semicolon));
                // Braces around a function are those of a class or a module.
                if has_semicolon
                    && tokens[start].kind == TokenKind::Open('{')
                    && let Some((outer, has_inner)) = open.last_mut()
                {
                    *has_inner |= tokens[*outer].kind == TokenKind::Open('{');
                }
            }
            TokenKind::Semicolon => {
                if let Some((_, has_semicolon)) = open.last_mut() {
                    *has_semicolon = true;
                }
            }
            _ => {}
        }
    }
    closing
}

/// Maximum length of recognized type arguments, in characters.
const MAX_ARGUMENTS: usize = 100;

/// The length of the type arguments at the start of a text; 0 if there are none.
fn type_arguments(text: &str) -> usize {
    let mut depth = 0_usize;
    for (at, c) in text.char_indices().take(MAX_ARGUMENTS) {
        match c {
            '<' => depth += 1,
            '>' => {
                depth -= 1;
                if depth == 0 {
                    return at + 1;
                }
            }
            _ if c.is_alphanumeric() || "_:, *&".contains(c) => {}
            _ => return 0,
        }
    }
    0
}
