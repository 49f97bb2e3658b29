//! The catalog of messages matches the code: each message is used, and each value has a place.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::sources::{files, root, sources};

/// The values that every message has.
const COMMON: [&str; 8] = ["A", "B", "C", "D", "P", "Q", "v", "O"];

/// The values that the messages of a step (`message!(context, …)`) and of two runs (`message!(self, …)`) have.
const OF_STEP: [&str; 6] = ["code", "about", "of", "kind", "is_projected", "is_wrong"];
const OF_RUNS: [&str; 2] = ["first", "second"];

/// The beginnings of the names of conditions, which choose between the variants `yes` and `no`.
const CONDITIONS: [&str; 3] = ["is_", "has_", "are_"];

/// The values that a message names, each with the keys of the variants among which it chooses.
type Values = BTreeMap<String, BTreeSet<String>>;

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
                if let InlineExpression::VariableReference { id } = selector {
                    let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
                        &variant.key;
                    values.entry(id.name.clone()).or_default().insert(key.clone());
                }
                in_pattern(&variant.value, values);
            }
        }
    }
}

/// The name of a value within a sentence: `$Code` at its start is the value `code`. Names of constants stay.
fn within_sentence(name: &str) -> String {
    let is_capitalised = name.chars().nth(1).is_some_and(|second| second.is_ascii_lowercase());
    if is_capitalised { name[..1].to_lowercase() + &name[1..] } else { name.to_owned() }
}

/// A message in a message counts as a value, with a dot before its id.
fn in_inline(inline: &InlineExpression<String>, values: &mut Values) {
    match inline {
        InlineExpression::MessageReference { id, .. } => {
            values.entry(format!(".{}", id.name)).or_default();
        }
        InlineExpression::VariableReference { id } => {
            values.entry(within_sentence(&id.name)).or_default();
        }
        InlineExpression::Placeable { expression } => in_expression(expression, values),
        _ => {}
    }
}

/// The entries whose ids in the code lack this beginning.
const GLOSSARY: &str = "glossary-";

/// The values of each message of American English, and the ids of the messages about runs. The text and each attribute
/// of a message also stand alone: `id=` and `id.attribute`.
fn catalog() -> (BTreeMap<String, Values>, BTreeSet<String>) {
    let (mut messages, mut of_runs) = (BTreeMap::new(), BTreeSet::new());
    for file in files(&root().join("locales/en-US"), "ftl") {
        let resource = fluent_syntax::parser::parse(fs::read_to_string(&file).unwrap()).unwrap();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut values = Values::new();
            let id = &message.id.name;
            let attributes = message.attributes.iter();
            let attributes =
                attributes.map(|attribute| (format!("{id}.{}", attribute.id.name), &attribute.value));
            for (part, pattern) in
                message.value.iter().map(|value| (format!("{id}="), value)).chain(attributes)
            {
                let mut own = Values::new();
                in_pattern(pattern, &mut own);
                in_pattern(pattern, &mut values);
                messages.insert(part, own);
            }
            if file.file_name().is_some_and(|name| name.to_str().unwrap().starts_with("run-")) {
                of_runs.insert(message.id.name.clone());
            }
            let before = messages.insert(message.id.name.clone(), values);
            assert!(before.is_none(), "{}: a second message {}", file.display(), message.id.name);
        }
    }
    (messages, of_runs)
}

/// The values of a message and of those in it, and the ids of the latter.
fn with_inner(catalog: &BTreeMap<String, Values>, id: &str, found: &mut Values) {
    for (value, keys) in catalog.get(id).into_iter().flatten() {
        let is_new = !found.contains_key(value);
        found.entry(value.clone()).or_default().extend(keys.iter().cloned());
        if let Some(inner) = value.strip_prefix('.').filter(|_| is_new) {
            with_inner(catalog, inner, found);
        }
    }
}

/// The parts of a text between separators outside of brackets and quotes.
fn parts(text: &str, separator: char) -> Vec<&str> {
    let (mut parts, mut start, mut depth, mut is_quoted) = (Vec::new(), 0, 0_i32, false);
    for (at, c) in text.char_indices() {
        match c {
            '"' => is_quoted ^= true,
            _ if is_quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            c if c == separator && depth == 0 => {
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

/// The texts in quotes.
fn literals(code: &str) -> impl Iterator<Item = &str> {
    code.split('"').skip(1).step_by(2)
}

/// The value of a name in a call: the last value assigned in the code before the call; `None` for a parameter.
fn value_of<'a>(before: &'a str, name: &str) -> &'a str {
    let bound = before.rfind(&format!("let {name} = "));
    match bound.filter(|at| before.rfind(&format!("|{name}|")).is_none_or(|parameter| parameter < *at)) {
        Some(at) => parts(&before[at..], ';')[0],
        None => "",
    }
}

/// A use of a message in the code.
struct Use {
    id: String,
    /// The values that it gives, each with the keys of variants that it may choose.
    given: Values,
    /// The values that it has from the step or the runs that it is about.
    implied: &'static [&'static str],
    file: String,
}

/// The uses of messages in the code, each with its values and its file.
fn used() -> Vec<Use> {
    let mut found = Vec::new();
    for file in sources() {
        let text = fs::read_to_string(&file).unwrap();
        let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        let code = code.join("\n");
        let calls = ["message!(", "text!("].into_iter().flat_map(|start| code.match_indices(start));
        for (at, start) in calls {
            let call = inside(&code[at + start.len()..]).trim();
            let (head, values) = call.split_once(';').unwrap_or((call, ""));
            let (source, id) = head.split_once(',').unwrap_or(("", head));
            let implied: &[&str] = match source.trim() {
                "context" => &OF_STEP,
                "self" => &OF_RUNS,
                _ => &[],
            };
            let Some(id) = id.trim().strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) else {
                continue;
            };
            let is_part = start == "message!(" || id.contains('.');
            let id = if is_part { id.to_owned() } else { format!("{id}=") };
            let mut given = Values::new();
            for part in parts(values, ',').into_iter().map(str::trim).filter(|part| !part.is_empty()) {
                // A name alone stands for the variable of that name, and chooses if it begins with a colon.
                let alone = part.trim_start_matches(':');
                let with_value = part.split_once([':', '=']).filter(|_| alone == part);
                let (name, value) = with_value.unwrap_or((alone, alone));
                let chooses = alone != part || part[name.len()..].starts_with(':');
                let (name, value) = (name.trim(), value.trim());
                let is_name = value.chars().all(|c| c.is_ascii_lowercase() || c == '_');
                let value = if is_name { value_of(&code[..at], value) } else { value };
                let is_condition = CONDITIONS.iter().any(|start| name.starts_with(start));
                let keys: Vec<&str> =
                    if is_condition { vec!["yes", "no"] } else { literals(value).collect() };
                let keys = keys.into_iter().filter(|_| chooses).map(str::to_owned).collect();
                given.insert(name.to_owned(), keys);
            }
            found.push(Use { id, given, implied, file: file.display().to_string() });
        }
    }
    found
}

#[test]
fn every_message_and_every_value_is_used() {
    let (catalog, of_runs) = catalog();
    let used = used();
    assert!(catalog.len() > 10 && used.len() > 10, "{} messages, {} uses", catalog.len(), used.len());
    let mut faults = Vec::new();
    for Use { id, given, implied, file } in &used {
        if !catalog.contains_key(id) {
            faults.push(format!("{file}: no message {id}"));
            continue;
        }
        let mut named = Values::new();
        with_inner(&catalog, id, &mut named);
        let shown = named.keys().filter(|value| !value.starts_with('.'));
        let is_implied = |value: &str| COMMON.contains(&value) || implied.contains(&value);
        for value in shown.filter(|value| !is_implied(value) && !given.contains_key(*value)) {
            faults.push(format!("{file}: {id} has no value {value}"));
        }
        // All uses of a message pass every value, even values that only some need.
        for value in given.keys().filter(|value| !named.contains_key(*value)) {
            faults.push(format!("{file}: {id} does not use the value {value}"));
        }
        for (value, keys) in given {
            let variants = named.get(value).cloned().unwrap_or_default();
            for key in keys.difference(&variants) {
                faults.push(format!("{file}: {id} has no variant {key} of {value}"));
            }
        }
    }
    let message = |part: &str| part.split(['.', '=']).next().unwrap().to_owned();
    let mut ids: BTreeSet<String> = used.iter().map(|used| message(&used.id)).collect();
    let inner = catalog.values().flat_map(BTreeMap::keys).filter_map(|value| value.strip_prefix('.'));
    ids.extend(inner.map(str::to_owned));
    // Messages about runs are used by `message!` alone, others also by their id in a table.
    let code: Vec<String> = sources().iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    let quotes = |id: &str| {
        let quoted = [format!("\"{id}\""), format!("\"{id}.")];
        code.iter().any(|code| quoted.iter().any(|quoted| code.contains(quoted)))
    };
    let is_quoted =
        |id: &String| !of_runs.contains(id) && (quotes(id) || id.strip_prefix(GLOSSARY).is_some_and(quotes));
    let messages = catalog.keys().filter(|id| !id.contains(['.', '=']));
    let unused = messages.filter(|id| !ids.contains(*id) && !is_quoted(id));
    faults.extend(unused.map(|id| format!("no code uses {id}")));
    let choices = used.iter().flat_map(|used| used.given.values()).filter(|keys| !keys.is_empty()).count();
    assert!(choices > 100, "only {choices} choices are read");
    assert!(faults.is_empty(), "{faults:#?}");
}
