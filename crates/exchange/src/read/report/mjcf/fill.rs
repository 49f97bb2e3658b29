//! Placeholders such as `{size}` in a model that a program makes, and the constants that fill them.

use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;

use crate::read::number;

/// The constants of a text by their names. A name that may stand for several values is excluded.
pub(super) struct Fill<'a> {
    text: &'a str,
    constants: Option<HashMap<&'a str, Option<&'a str>>>,
    /// The places of the constants that were used.
    pub(super) used: Vec<Range<usize>>,
    /// The number of bytes that may still be filled in.
    left: usize,
}

/// Maximum number of bytes of constants that are filled in.
const MAX_FILLED: usize = 4 << 20;

/// Maximum number of placeholders of a value.
const MAX_PLACES: usize = 16;

impl<'a> Fill<'a> {
    /// Creates the constants of a text; the first placeholder starts the search for them.
    pub(super) const fn of(text: &'a str) -> Self {
        Self { text, constants: None, used: Vec::new(), left: MAX_FILLED }
    }

    /// Fills the placeholders of a value, if they are constants.
    pub(super) fn filled(&mut self, value: &'a str) -> Cow<'a, str> {
        let mut filled = Cow::Borrowed(value);
        for piece in value.split('{').skip(1).take(MAX_PLACES) {
            let Some((name, _)) = piece.split_once('}') else { continue };
            let constants = self.constants.get_or_insert_with(|| constants(self.text));
            if let Some(Some(constant)) = constants.get(name) {
                let more = constant.len().saturating_mul(MAX_PLACES).saturating_add(filled.len());
                if more > self.left {
                    break;
                }
                self.left -= more;
                let start = constant.as_ptr() as usize - self.text.as_ptr() as usize;
                self.used.push(start..start + constant.len());
                filled = Cow::Owned(filled.replacen(&format!("{{{name}}}"), constant, MAX_PLACES));
            }
        }
        filled
    }
}

/// All names that a text sets.
fn constants(text: &str) -> HashMap<&str, Option<&str>> {
    let mut constants: HashMap<&str, Option<&str>> = HashMap::new();
    let mut set = |name, value| {
        constants.entry(name).and_modify(|known| *known = None).or_insert(value);
    };
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let code = line.trim_start();
        if let Some((names, _)) = code.strip_prefix("for ").and_then(|rest| rest.split_once(" in ")) {
            names.split(',').for_each(|name| set(name.trim().trim_matches(['(', ')']), None));
        } else if let Some((left, right)) = code.split_once('=') {
            let name = left.split([':', '+', '-', '*', '/']).next().unwrap_or_default().trim();
            let is_plain = left.trim_end().ends_with(name) || left.contains(':');
            let at = start + line.len() - right.len();
            if is_name(name) && !right.starts_with('=') {
                set(name, literal(&text[at..]).filter(|_| is_plain));
            }
        }
        start += line.len();
    }
    for call in text.split(".format(").skip(1) {
        let inside = call.split(')').next().unwrap_or_default();
        for (name, value) in inside.split(',').filter_map(|part| part.split_once('=')) {
            let (name, value) = (name.trim(), value.trim());
            // `z=z` passes on the value of the name.
            if is_name(name) && name != value {
                set(name, number::whole(value).map(|_| value).or_else(|| literal(value)));
            }
        }
    }
    constants
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || c == '_')
}

/// The content of a string, or a number, if nothing else follows on the line.
fn literal(text: &str) -> Option<&str> {
    let text = text.trim_start_matches([' ', '\t']);
    let is_end = |rest: &str| {
        let rest = rest.lines().next().unwrap_or_default().trim();
        rest.is_empty() || rest.starts_with('#')
    };
    let Some(quote) = ["\"\"\"", "'''", "\"", "'"].into_iter().find(|quote| text.starts_with(quote)) else {
        let line = text.lines().next().unwrap_or_default();
        let value = line.split('#').next().unwrap_or_default().trim();
        return number::whole(value).map(|_| value);
    };
    let inside = &text[quote.len()..];
    let inside = if quote.len() == 1 { inside.lines().next().unwrap_or_default() } else { inside };
    let (content, _) = inside.split_once(quote)?;
    is_end(&text[2 * quote.len() + content.len()..]).then_some(content)
}
