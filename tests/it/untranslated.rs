//! The code contains no English for users: all such texts are messages in `locales`.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use std::fs;

use crate::sources::{relative, sources};

/// Words that identify English. A literal with one of them between other words is a text.
const WORDS: [&str; 29] = [
    "the", "an", "of", "is", "are", "was", "were", "to", "in", "for", "with", "and", "or", "not", "no",
    "that", "this", "than", "from", "by", "at", "on", "it", "its", "cannot", "must", "has", "more", "only",
];

/// Calls with texts that only developers read, or with names of parts of the window.
const CALLS: [&str; 12] = [
    "from_id_salt",
    "panic",
    "expect",
    "unreachable",
    "assert",
    "assert_eq",
    "debug_assert",
    "with",
    "unique",
    "id_salt",
    "push_id",
    "matches",
];

/// Files and folders with texts that are not sentences of the program.
const EXEMPT: [(&str, &str); 11] = [
    ("crates/explain/src/events/listing", "the published code"),
    ("crates/exchange/src/engine", "code for engines"),
    ("crates/exchange/src/read/code", "words of other languages that are read"),
    ("crates/exchange/src/read/matrix.rs", "words that are read"),
    ("crates/exchange/src/form.rs", "a comment in a file that is written, and read again"),
    ("crates/exchange/src/write/test.rs", "code"),
    ("crates/scene/src/scene/library.rs", "titles of scenes, which are files in a language of their own"),
    ("crates/figure/src/transcript/text.rs", "heads of CSV columns, which are a format"),
    ("crates/message/src", "errors about a language"),
    ("src/app/state/recent.rs", "a comment in a file"),
    ("src/app/state/recovery_file.rs", "comments in files"),
];

/// Whether this is a text for readers: words with blanks between them, one of them English.
fn is_english(text: &str) -> bool {
    let words: Vec<String> = text
        .split_whitespace()
        .map(|word| word.trim_matches(|c: char| c.is_ascii_punctuation()).to_lowercase())
        .filter(|word| word.len() > 1 && word.chars().all(|c| c.is_ascii_lowercase()))
        .collect();
    words.len() > 2 && words.iter().any(|word| WORDS.contains(&word.as_str()))
}

/// The literals with English, outside of tests, attributes and calls for developers.
fn english_in(tokens: TokenStream, found: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut is_test = false;
    for (index, token) in tokens.iter().enumerate() {
        let is_punct = |index: Option<usize>, wanted: char| {
            let token = index.and_then(|index| tokens.get(index));
            matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == wanted)
        };
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket => {
                let is_attribute = is_punct(index.checked_sub(1), '#')
                    || is_punct(index.checked_sub(1), '!') && is_punct(index.checked_sub(2), '#');
                if is_attribute {
                    is_test |= group.to_string().replace(' ', "") == "[cfg(test)]";
                } else {
                    english_in(group.stream(), found);
                }
            }
            TokenTree::Group(group) => {
                let is_body = std::mem::take(&mut is_test) && group.delimiter() == Delimiter::Brace;
                if !is_body && !is_call(&tokens[..index], group) {
                    english_in(group.stream(), found);
                }
            }
            TokenTree::Punct(punct) if punct.as_char() == ';' => is_test = false,
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                if (text.starts_with('"') || text.starts_with('r')) && is_english(&text) {
                    found.push(text);
                }
            }
            _ => {}
        }
    }
}

/// Whether these are the arguments of a call in [`CALLS`].
fn is_call(before: &[TokenTree], arguments: &Group) -> bool {
    let before = match before {
        [rest @ .., TokenTree::Punct(punct)] if punct.as_char() == '!' => rest,
        _ => before,
    };
    let name = before.last().map(ToString::to_string).unwrap_or_default();
    arguments.delimiter() == Delimiter::Parenthesis && CALLS.contains(&name.as_str())
}

#[test]
fn no_english_is_left_in_the_code() {
    let mut found = Vec::new();
    for file in sources() {
        let path = relative(&file);
        let is_exempt = EXEMPT.iter().any(|(start, _)| path.starts_with(start));
        // Texts that clap prints are written with its arguments.
        let is_of_clap = path.starts_with("crates/tools/src/cli") && file.ends_with("arguments.rs");
        if is_exempt || is_of_clap || file.ends_with("tests.rs") {
            continue;
        }
        let mut texts = Vec::new();
        english_in(fs::read_to_string(&file).unwrap().parse().unwrap(), &mut texts);
        found.extend(texts.into_iter().map(|text| format!("{path}: {text}")));
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn english_is_found_where_it_is() {
    let code = r#"
        #[error("a message of the macro")]
        fn f() { g(format!("{name} is not a point of P")); id_salt("a part of the window"); }
        const KEYS: &str = "half full a b c";
        #[cfg(test)] mod tests { fn t() { "that is for a test only"; } }
        fn h() { "the end of it" }
    "#;
    let mut found = Vec::new();
    english_in(code.parse().unwrap(), &mut found);
    assert_eq!(found, ["\"{name} is not a point of P\"", "\"the end of it\""]);
}
