//! The texts of the program by their ids, in Fluent files: `locales/en-US` and a folder for each other language, with a
//! file for each area.
//!
//! A message has values in braces, `{ $value }`. A sentence about a run has up to four attributes: `claim`, `evidence`,
//! `consequence` and `more`. Messages that a language lacks are shown in American English.

mod language;
mod locale;
mod value;

pub use language::{Language, UnknownLanguage};
pub(crate) use value::Value;

use fluent_bundle::FluentArgs;

/// The text of a message, `text!("menu-file")`, or of one of its attributes, `text!("command-open.tip")`, as `&'static
/// str`; with values as `String`: `text!("saved"; name = file)`. A number chooses the plural form; a number to be shown
/// digit by digit is given as text.
macro_rules! text {
    ($id:literal) => {
        $crate::message::constant($id)
    };
    ($id:literal; $($name:ident = $value:expr),+ $(,)?) => {{
        let mut values = fluent_bundle::FluentArgs::new();
        $(values.set(stringify!($name), $crate::message::Value::value(&$value));)+
        $crate::message::formatted($id, &values)
    }};
}
pub(crate) use text;

/// Returns the text of an id without values, with an attribute after a dot: `command-open.tip`. It is made once for a
/// language.
///
/// # Panics
/// If there is no such text: the texts are part of the program, and a test reads all of them.
pub(crate) fn constant(id: &str) -> &'static str {
    Language::chosen().locale().constant(id, || formatted(id, &FluentArgs::new()))
}

/// Returns the text of an id with values.
///
/// # Panics
/// If there is no such text, or a value is missing.
pub(crate) fn formatted(id: &str, values: &FluentArgs<'_>) -> String {
    let (message, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
    part(message, attribute, values).unwrap_or_else(|| panic!("no message has the text {id}"))
}

/// Returns the text of a message, or of one of its attributes. Returns `None` if the message has no such part.
///
/// # Panics
/// If there is no such message, or a value is missing that its text names.
pub(crate) fn part(id: &str, attribute: Option<&str>, values: &FluentArgs<'_>) -> Option<String> {
    let translated = Language::chosen().locale().text(id, attribute, values);
    if let Ok(Some(text)) = translated {
        return Some(text);
    }
    match Language::english().locale().text(id, attribute, values) {
        Ok(text) => text,
        Err(error) => panic!("{error}"),
    }
}
