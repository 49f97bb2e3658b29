//! The catalog of messages and the code say the same: each message is used, and each value has a place.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// The values that every message has.
const COMMON: [&str; 8] = ["A", "B", "C", "D", "P", "Q", "v", "O"];

/// The values that a message names.
type Values = BTreeSet<String>;

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|it| it == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn in_pattern(pattern: &Pattern<String>, values: &mut Values) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, values);
        }
    }
}

fn in_expression(expression: &Expression<String>, values: &mut Values) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, values),
        Expression::Select { selector, variants } => {
            in_inline(selector, values);
            for variant in variants {
                in_pattern(&variant.value, values);
            }
        }
    }
}

/// A message in a message counts as a value, with a dot before its id.
fn in_inline(inline: &InlineExpression<String>, values: &mut Values) {
    match inline {
        InlineExpression::MessageReference { id, .. } => {
            values.insert(format!(".{}", id.name));
        }
        InlineExpression::VariableReference { id } => {
            values.insert(id.name.clone());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, values),
        _ => {}
    }
}

/// The values of each message of American English.
fn catalog() -> BTreeMap<String, Values> {
    let mut messages = BTreeMap::new();
    for file in files(Path::new("locales/en-US"), "ftl") {
        let resource = fluent_syntax::parser::parse(fs::read_to_string(&file).unwrap()).unwrap();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut values = Values::new();
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            for pattern in message.value.iter().chain(attributes) {
                in_pattern(pattern, &mut values);
            }
            let before = messages.insert(message.id.name.clone(), values);
            assert!(before.is_none(), "{}: a second message {}", file.display(), message.id.name);
        }
    }
    messages
}

/// The values of a message and of those in it, and the ids of the latter.
fn with_inner(catalog: &BTreeMap<String, Values>, id: &str, found: &mut Values) {
    for value in catalog.get(id).into_iter().flatten() {
        if let Some(inner) = value.strip_prefix('.')
            && found.insert(value.clone())
        {
            with_inner(catalog, inner, found);
        } else {
            found.insert(value.clone());
        }
    }
}

/// Whether the code has an id as a text, to choose among messages.
fn is_chosen(id: &str) -> bool {
    let quoted = format!("\"{id}\"");
    files(Path::new("src"), "rs").iter().any(|file| fs::read_to_string(file).unwrap().contains(&quoted))
}

/// The parts of a text between commas that stand in no bracket and in no quotes.
fn parts(text: &str) -> Vec<&str> {
    let (mut parts, mut start, mut depth, mut is_quoted) = (Vec::new(), 0, 0_i32, false);
    for (at, c) in text.char_indices() {
        match c {
            '"' => is_quoted ^= true,
            _ if is_quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

/// The text up to the bracket that closes the one before it.
fn inside(text: &str) -> &str {
    let (mut depth, mut is_quoted) = (0_i32, false);
    for (at, c) in text.char_indices() {
        match c {
            '"' => is_quoted ^= true,
            _ if is_quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => return &text[..at],
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
    }
    text
}

/// The messages that the code uses, each time with the values that it gives and the file.
fn used() -> Vec<(String, Values, String)> {
    let mut found = Vec::new();
    for file in files(Path::new("src"), "rs") {
        let text = fs::read_to_string(&file).unwrap();
        let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        let code = code.join("\n");
        for (at, start) in code.match_indices("message!(") {
            let call = inside(&code[at + start.len()..]).trim();
            let (head, values) = call.split_once(';').unwrap_or((call, ""));
            let Some(id) = head.trim().strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) else {
                continue;
            };
            let name = |part: &&str| part.split(['=', ':']).next().unwrap().trim().to_owned();
            let names = parts(values).iter().map(name).filter(|name| !name.is_empty()).collect();
            found.push((id.to_owned(), names, file.display().to_string()));
        }
    }
    found
}

#[test]
fn every_message_and_every_value_is_used() {
    let catalog = catalog();
    let used = used();
    assert!(catalog.len() > 10 && used.len() > 10, "{} messages, {} uses", catalog.len(), used.len());
    let mut faults = Vec::new();
    for (id, given, file) in &used {
        if !catalog.contains_key(id) {
            faults.push(format!("{file}: no message {id}"));
            continue;
        }
        let mut named = Values::new();
        with_inner(&catalog, id, &mut named);
        let shown = named.iter().filter(|value| !value.starts_with('.'));
        for value in shown.filter(|value| !COMMON.contains(&value.as_str()) && !given.contains(*value)) {
            faults.push(format!("{file}: {id} has no value {value}"));
        }
        // A value that only some uses of the message need is given by all of them.
        for value in given.iter().filter(|value| !named.contains(*value)) {
            faults.push(format!("{file}: {id} does not use the value {value}"));
        }
    }
    let mut ids: BTreeSet<String> = used.iter().map(|(id, ..)| id.clone()).collect();
    ids.extend(catalog.values().flatten().filter_map(|value| Some(value.strip_prefix('.')?.to_owned())));
    let unused = catalog.keys().filter(|id| !ids.contains(*id) && !is_chosen(id));
    faults.extend(unused.map(|id| format!("no code uses {id}")));
    assert!(faults.is_empty(), "{faults:#?}");
}
