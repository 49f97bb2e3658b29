//! The messages of one language: its Fluent files, read once.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use include_dir::{Dir, include_dir};

/// The folders of all languages.
static FOLDERS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

/// The tag of the language that has every message.
pub(super) const ENGLISH: &str = "en-US";

/// The messages of a language.
pub(super) struct Locale {
    bundle: FluentBundle<FluentResource>,
    /// The texts without values that were requested, by their ids.
    constants: RwLock<HashMap<String, &'static str>>,
}

impl Locale {
    /// Returns the tags of the languages of the program, American English first.
    pub(super) fn tags() -> Vec<&'static str> {
        let tag = |folder: &Dir<'static>| folder.path().to_str();
        let mut tags: Vec<&str> = FOLDERS.dirs().filter_map(tag).filter(|tag| *tag != ENGLISH).collect();
        tags.sort_unstable();
        tags.insert(0, ENGLISH);
        tags
    }

    /// Reads the messages of a language of the program.
    ///
    /// # Panics
    /// Panics if a file is not a Fluent file, or if two messages have one id: the files are part of the program, and a
    /// test reads all.
    pub(super) fn shipped(tag: &str) -> Self {
        let folder = FOLDERS.get_dir(tag).unwrap_or_else(|| panic!("no folder of messages is named {tag}"));
        let texts = folder.files().map(|file| (file.path().display().to_string(), file.contents_utf8()));
        let texts = texts.map(|(name, text)| (name, text.expect("a text").to_owned()));
        Self::of(tag, texts).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Reads the messages of files, each with its name.
    ///
    /// # Errors
    /// Returns a sentence with the file, the line and the problem.
    pub(super) fn of(tag: &str, files: impl IntoIterator<Item = (String, String)>) -> Result<Self, String> {
        let locale =
            tag.parse().map_err(|_| format!("{tag}: expected the tag of a language, such as fr or pt-BR"))?;
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Marks around values would be drawn by the fonts of the window.
        bundle.set_use_isolating(false);
        for (name, text) in files {
            let resource = FluentResource::try_new(text).map_err(|(resource, errors)| {
                let line = errors.first().map_or(1, |error| line_of(resource.source(), error.pos.start));
                format!(
                    "{name}:{line}: expected a message, such as `menu-file = File`, or `# ` and a comment"
                )
            })?;
            bundle.add_resource(resource).map_err(|errors| {
                let ids = errors.iter().fold(String::new(), |mut ids, error| {
                    let _ = write!(ids, " {error}");
                    ids
                });
                format!("{name}: expected one message for each id:{ids}")
            })?;
        }
        Ok(Self { bundle, constants: RwLock::default() })
    }

    /// Returns the pseudo-language: the messages with accents, 40 % longer.
    pub(super) fn stretched(mut self) -> Self {
        self.bundle.set_transform(Some(super::language::stretch));
        self
    }

    /// Returns a text without values. It is made on first use, and kept as long as the program runs.
    pub(super) fn constant(&self, id: &str, make: impl FnOnce() -> String) -> &'static str {
        let known = self.constants.read().unwrap_or_else(PoisonError::into_inner).get(id).copied();
        known.unwrap_or_else(|| {
            let text: &'static str = make().leak();
            let mut constants = self.constants.write().unwrap_or_else(PoisonError::into_inner);
            constants.entry(id.to_owned()).or_insert(text)
        })
    }

    /// Returns the text of a message or of one of its attributes. Returns `None` if there is no such part.
    ///
    /// # Errors
    /// Returns an error if there is no such message, or if a value is missing.
    pub(super) fn text(
        &self,
        id: &str,
        attribute: Option<&str>,
        values: &FluentArgs<'_>,
    ) -> Result<Option<String>, String> {
        let message = self.bundle.get_message(id).ok_or_else(|| format!("no message has the id {id}"))?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        };
        let Some(pattern) = pattern else { return Ok(None) };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(values), &mut errors);
        if errors.is_empty() { Ok(Some(text.into_owned())) } else { Err(format!("message {id}: {errors:?}")) }
    }
}

/// Returns the line number of a byte.
fn line_of(text: &str, byte: usize) -> usize {
    1 + text[..byte.min(text.len())].matches('\n').count()
}
