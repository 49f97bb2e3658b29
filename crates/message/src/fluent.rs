//! The texts by their ids, in the chosen language.

use fluent_bundle::FluentArgs;

use crate::Language;

/// The text of a message, `text!("menu-file")`, or of one of its attributes, `text!("command-open.tip")`, as `&'static
/// str`; with values as `String`: `text!("saved"; name = file)`. A number chooses the plural form; a number to be shown
/// digit by digit is given as text.
#[macro_export]
macro_rules! text {
    ($id:literal) => {
        $crate::constant($id)
    };
    ($id:literal; $($name:ident = $value:expr),+ $(,)?) => {{
        let mut values = $crate::FluentArgs::new();
        $(values.set(stringify!($name), $crate::Value::value(&$value));)+
        $crate::formatted($id, &values)
    }};
}

/// Returns the text of an id without values, with an attribute after a dot: `command-open.tip`. It is made once for a
/// language.
///
/// # Panics
/// If there is no such text: the texts are part of the program, and a test reads all of them.
pub fn constant(id: &str) -> &'static str {
    Language::chosen().locale().constant(id, || formatted(id, &FluentArgs::new()))
}

/// Returns the text of an id with values.
///
/// # Panics
/// If there is no such text, or a value is missing.
pub fn formatted(id: &str, values: &FluentArgs<'_>) -> String {
    let (message, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
    part(message, attribute, values).unwrap_or_else(|| panic!("no message has the text {id}"))
}

/// Returns the text of a message, or of one of its attributes. Returns `None` if the message has no such part.
///
/// # Panics
/// If there is no such message, or a value is missing that its text names.
pub fn part(id: &str, attribute: Option<&str>, values: &FluentArgs<'_>) -> Option<String> {
    let translated = Language::chosen().locale().text(id, attribute, values);
    if let Ok(Some(text)) = translated {
        return Some(text);
    }
    match Language::english().locale().text(id, attribute, values) {
        Ok(text) => text,
        Err(error) => panic!("{error}"),
    }
}
