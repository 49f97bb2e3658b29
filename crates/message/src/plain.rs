//! The messages of geometry and gjk, read without Fluent: American English texts of one line, in which values replace
//! their names in braces.

const TEXTS: &str = include_str!("../algorithms.ftl");

/// The text of a message, or of one of its attributes, with values or without.
#[macro_export]
macro_rules! text {
    ($id:literal) => {
        $crate::constant($id)
    };
    ($id:literal; $($name:ident = $value:expr),+ $(,)?) => {
        $crate::formatted($id, &[$((stringify!($name), $value.to_string())),+])
    };
}

/// Returns the text of an id without values, with an attribute after a dot.
///
/// # Panics
/// If there is no such text.
pub fn constant(id: &str) -> &'static str {
    let (message, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
    let is_message = |line: &&str| line.strip_prefix(message).is_some_and(|rest| rest.starts_with(" ="));
    let start = attribute.map_or(message.to_owned(), |attribute| format!("    .{attribute}"));
    let mut lines = TEXTS.lines().skip_while(|line| !is_message(line));
    let text = lines.find_map(|line| line.strip_prefix(start.as_str())?.strip_prefix(" = "));
    text.unwrap_or_else(|| panic!("no message has the text {id}"))
}

/// Returns the text of an id with values.
pub fn formatted(id: &str, values: &[(&str, String)]) -> String {
    let text = constant(id).to_owned();
    values.iter().fold(text, |text, (name, value)| text.replace(&format!("{{ ${name} }}"), value))
}
