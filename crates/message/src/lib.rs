//! The texts of the program by their ids, in Fluent files: `locales/en-US` and a folder for each other language, with a
//! file for each area.
//!
//! A message has values in braces, `{ $value }`. A sentence about a run has up to four attributes: `claim`, `evidence`,
//! `consequence` and `more`. Messages that a language lacks are shown in American English.
//!
//! Without the feature `fluent` there are only the names and refusals of shapes and algorithms, in American English:
//! what `gjk-proximity` needs of it.

#[cfg(feature = "fluent")]
mod fluent;
#[cfg(feature = "fluent")]
mod language;
#[cfg(feature = "fluent")]
mod locale;
#[cfg(not(feature = "fluent"))]
mod plain;
#[cfg(feature = "fluent")]
mod value;
pub mod words;

#[cfg(feature = "fluent")]
pub use fluent::{constant, formatted, part};
#[cfg(feature = "fluent")]
pub use fluent_bundle::FluentArgs;
#[cfg(feature = "fluent")]
pub use language::{Language, UnknownLanguage};
#[cfg(not(feature = "fluent"))]
pub use plain::{constant, formatted};
#[cfg(feature = "fluent")]
pub use value::Value;
