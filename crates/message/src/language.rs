//! The language of the program's texts: chosen once for the process, or for a part of a test.

use std::borrow::Cow;
use std::cell::Cell;
use std::fmt;
use std::sync::{LazyLock, PoisonError, RwLock};

use fluent_bundle::FluentArgs;

use super::locale::{ENGLISH, Locale};

/// The tag of a pseudo-language: English with accents, 40 % longer. It reveals texts that do not come from the files,
/// and texts that do not fit.
const PSEUDO: &str = "pseudo";

/// A language of the program.
#[derive(Clone, Copy)]
pub struct Language(&'static Spoken);

/// A language with its messages.
struct Spoken {
    tag: String,
    messages: LazyLock<Locale, Box<dyn FnOnce() -> Locale + Send>>,
}

/// The languages of the program, American English first and the pseudo-language last.
static SHIPPED: LazyLock<Vec<Spoken>> = LazyLock::new(|| {
    let mut shipped: Vec<Spoken> =
        Locale::tags().into_iter().map(|tag| Spoken::new(tag, move || Locale::shipped(tag))).collect();
    shipped.push(Spoken::new(PSEUDO, || Locale::shipped(ENGLISH).stretched()));
    shipped
});

/// The language of the process; `None` stands for American English.
static CHOSEN: RwLock<Option<Language>> = RwLock::new(None);

thread_local! {
    /// The language of this thread, if it has one of its own.
    static OWN: Cell<Option<Language>> = const { Cell::new(None) };
}

/// A tag that names no language of the program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a language: {known}; found `{tag}`", known = tags())]
pub struct UnknownLanguage {
    /// The tag that was found.
    pub tag: String,
}

fn tags() -> String {
    Language::all().map(Language::tag).collect::<Vec<_>>().join(", ")
}

impl Spoken {
    fn new(tag: &str, read: impl FnOnce() -> Locale + Send + 'static) -> Self {
        Self { tag: tag.to_owned(), messages: LazyLock::new(Box::new(read)) }
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.tag() == other.tag()
    }
}

impl Eq for Language {}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Language").field(&self.tag()).finish()
    }
}

impl Language {
    /// Returns American English, which has every message.
    pub fn english() -> Self {
        Self(&SHIPPED[0])
    }

    /// Returns the languages to choose from, American English first.
    pub fn all() -> impl Iterator<Item = Self> {
        SHIPPED[..SHIPPED.len() - 1].iter().map(Self)
    }

    /// Returns the language with a tag, such as `de` or `de-AT`.
    ///
    /// # Errors
    /// Returns an error if the program does not have the language.
    pub fn of_tag(tag: &str) -> Result<Self, UnknownLanguage> {
        let primary = |tag: &str| tag.split(['-', '_', '.']).next().unwrap_or_default().to_ascii_lowercase();
        let exact = SHIPPED.iter().find(|known| known.tag.eq_ignore_ascii_case(tag));
        let spoken = exact.or_else(|| SHIPPED.iter().find(|known| primary(&known.tag) == primary(tag)));
        spoken.map(Self).ok_or_else(|| UnknownLanguage { tag: tag.to_owned() })
    }

    /// Returns the language of the system, or American English if the program does not have it.
    pub fn of_system() -> Self {
        sys_locale::get_locales().find_map(|tag| Self::of_tag(&tag).ok()).unwrap_or_else(Self::english)
    }

    /// Creates a language that the program does not have, from its tag and its Fluent files, each with its name.
    ///
    /// # Errors
    /// Returns a sentence with the file, the line and the problem.
    pub fn of_files(tag: &str, files: impl IntoIterator<Item = (String, String)>) -> Result<Self, String> {
        let locale = Locale::of(tag, files)?;
        Ok(Self(Box::leak(Box::new(Spoken::new(tag, move || locale)))))
    }

    /// Returns the language of texts made on this thread.
    pub fn chosen() -> Self {
        let chosen = || *CHOSEN.read().unwrap_or_else(PoisonError::into_inner);
        OWN.get().or_else(chosen).unwrap_or_else(Self::english)
    }

    /// Makes this the language of the process, or of this thread if it has one of its own.
    pub fn choose(self) {
        if OWN.get().is_some() {
            return self.choose_here();
        }
        *CHOSEN.write().unwrap_or_else(PoisonError::into_inner) = Some(self);
    }

    /// Makes this the language of this thread alone, so that one test can choose another language without affecting
    /// others.
    pub fn choose_here(self) {
        OWN.set(Some(self));
    }

    /// Makes this the language of this thread while a function runs, whatever the language of the process.
    pub fn during<T>(self, run: impl FnOnce() -> T) -> T {
        let before = OWN.replace(Some(self));
        let result = run();
        OWN.set(before);
        result
    }

    /// Returns the text of a message without values. Returns `None` if no message of this language has the id.
    pub fn text(self, id: &str) -> Option<String> {
        self.0.messages.text(id, None, &FluentArgs::new()).ok().flatten()
    }

    /// Returns the tag: `en-US`, `de`.
    pub fn tag(self) -> &'static str {
        &self.0.tag
    }

    /// Returns the name in the language itself: `Deutsch`.
    pub fn name(self) -> String {
        let name = self.locale().text("language-name", None, &FluentArgs::new());
        name.ok().flatten().unwrap_or_else(|| self.tag().to_owned())
    }

    pub(super) fn locale(self) -> &'static Locale {
        &self.0.messages
    }
}

/// Accents the vowels of a text and doubles every one of them, which makes it about 40 % longer.
pub(super) fn stretch(text: &str) -> Cow<'_, str> {
    let accented = |c: char| match c {
        'a' => "áá",
        'e' => "éé",
        'i' => "íí",
        'o' => "óó",
        'u' => "úú",
        'A' => "Áá",
        'E' => "Éé",
        'I' => "Íí",
        'O' => "Óó",
        'U' => "Úú",
        _ => "",
    };
    let mut stretched = String::with_capacity(text.len() * 2);
    for c in text.chars() {
        match accented(c) {
            "" => stretched.push(c),
            accented => stretched.push_str(accented),
        }
    }
    stretched.into()
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn a_tag_names_the_language_with_its_region_or_without() {
        assert_eq!(Language::of_tag("en-US"), Ok(Language::english()));
        assert_eq!(Language::of_tag("en_GB.UTF-8"), Ok(Language::english()));
        let error = Language::of_tag("tlh").unwrap_err().to_string();
        assert!(error.ends_with("found `tlh`"), "{error}");
    }

    #[test]
    fn a_stretched_text_keeps_its_consonants() {
        assert_eq!(super::stretch("Open a file"), "Óópéén áá fííléé");
    }
}
