//! The texts of the program by their ids, in Fluent files: `locales/en-US`, one for each area.
//!
//! A message has values in braces, `{ $value }`. A sentence about a run has up to four attributes: `claim`, `evidence`,
//! `consequence` and `more`.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

/// The files of American English, each with its name.
pub(crate) const FILES: [(&str, &str); 6] = [
    ("run-support.ftl", include_str!("../locales/en-US/run-support.ftl")),
    ("run-regions.ftl", include_str!("../locales/en-US/run-regions.ftl")),
    ("run-ends.ftl", include_str!("../locales/en-US/run-ends.ftl")),
    ("run-lengths.ftl", include_str!("../locales/en-US/run-lengths.ftl")),
    ("run-comparison.ftl", include_str!("../locales/en-US/run-comparison.ftl")),
    ("run-defects.ftl", include_str!("../locales/en-US/run-defects.ftl")),
];

static ENGLISH: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
    let locale = "en-US".parse().expect("the name of the language is valid");
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Marks around values would be drawn by the fonts of the window.
    bundle.set_use_isolating(false);
    for (name, text) in FILES {
        let resource = FluentResource::try_new(text.to_owned());
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
    }
    bundle
});

/// The text of a message, or of one of its attributes. Returns `None` if the message has no such part.
///
/// # Panics
/// If a value is missing that the text names: the texts are part of the program, and a test formats each of them.
pub(crate) fn text(id: &str, attribute: Option<&str>, values: &FluentArgs<'_>) -> Option<String> {
    let message = ENGLISH.get_message(id).unwrap_or_else(|| panic!("no message has the id {id}"));
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    let mut errors = Vec::new();
    let text = ENGLISH.format_pattern(pattern, Some(values), &mut errors);
    assert!(errors.is_empty(), "message {id}: {errors:?}");
    Some(text.into_owned())
}
