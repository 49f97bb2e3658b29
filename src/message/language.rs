//! The language in which the program speaks: chosen once for the process, or for a part of a test.

use std::borrow::Cow;
use std::cell::Cell;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use fluent_bundle::FluentArgs;

use super::locale::{ENGLISH, Locale};

/// The tag of English with accents and 40 % longer, which shows what does not come from the files, and what does not fit.
const PSEUDO: &str = "pseudo";

/// A language that the program has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    /// The place in [`SPOKEN`].
    index: usize,
}

/// A language with its messages.
struct Spoken {
    tag: &'static str,
    messages: LazyLock<Locale, Box<dyn FnOnce() -> Locale + Send>>,
}

/// All languages, American English first and the stretched one last.
static SPOKEN: LazyLock<Vec<Spoken>> = LazyLock::new(|| {
    let shipped =
        |tag: &'static str| Spoken { tag, messages: LazyLock::new(Box::new(move || Locale::shipped(tag))) };
    let mut spoken: Vec<Spoken> = Locale::tags().into_iter().map(shipped).collect();
    let pseudo = || Locale::shipped(ENGLISH).stretched();
    spoken.push(Spoken { tag: PSEUDO, messages: LazyLock::new(Box::new(pseudo)) });
    spoken
});

/// The place of the language of the process in [`SPOKEN`].
static CHOSEN: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    /// The language of this thread, if it has one of its own.
    static OWN: Cell<Option<Language>> = const { Cell::new(None) };
}

/// A tag that names no language of the program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a language: {known}; found `{tag}`", known = tags())]
pub struct UnknownLanguage {
    /// What was found.
    pub tag: String,
}

fn tags() -> String {
    Language::all().map(Language::tag).collect::<Vec<_>>().join(", ")
}

impl Language {
    /// American English, which has every message.
    pub const ENGLISH: Self = Self { index: 0 };

    /// The languages to choose from, American English first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SPOKEN.len() - 1).map(|index| Self { index })
    }

    /// The language with a tag, such as `de` or `de-AT`.
    ///
    /// # Errors
    /// If the program does not have it.
    pub fn of_tag(tag: &str) -> Result<Self, UnknownLanguage> {
        let position = |is_it: &dyn Fn(&str) -> bool| SPOKEN.iter().position(|spoken| is_it(spoken.tag));
        let primary = |tag: &str| tag.split(['-', '_', '.']).next().unwrap_or_default().to_ascii_lowercase();
        let index = position(&|known| known.eq_ignore_ascii_case(tag))
            .or_else(|| position(&|known| primary(known) == primary(tag)));
        index.map(|index| Self { index }).ok_or_else(|| UnknownLanguage { tag: tag.to_owned() })
    }

    /// The language of the system, or American English where the program does not have it.
    pub fn of_system() -> Self {
        sys_locale::get_locales().find_map(|tag| Self::of_tag(&tag).ok()).unwrap_or(Self::ENGLISH)
    }

    /// The language in which texts are made here.
    pub fn chosen() -> Self {
        OWN.get().unwrap_or_else(|| Self { index: CHOSEN.load(Ordering::Relaxed) })
    }

    /// Makes it the language of the process.
    pub fn choose(self) {
        CHOSEN.store(self.index, Ordering::Relaxed);
    }

    /// Makes it the language of this thread while a function runs, whatever the process speaks.
    pub fn during<T>(self, run: impl FnOnce() -> T) -> T {
        let before = OWN.replace(Some(self));
        let result = run();
        OWN.set(before);
        result
    }

    /// The tag: `en-US`, `de`.
    pub fn tag(self) -> &'static str {
        SPOKEN[self.index].tag
    }

    /// The name in the language itself: `Deutsch`.
    pub fn name(self) -> String {
        let name = self.locale().text("language-name", None, &FluentArgs::new());
        name.ok().flatten().unwrap_or_else(|| self.tag().to_owned())
    }

    pub(super) fn locale(self) -> &'static Locale {
        &SPOKEN[self.index].messages
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
        assert_eq!(Language::of_tag("en-US"), Ok(Language::ENGLISH));
        assert_eq!(Language::of_tag("en_GB.UTF-8"), Ok(Language::ENGLISH));
        let error = Language::of_tag("tlh").unwrap_err().to_string();
        assert!(error.ends_with("found `tlh`"), "{error}");
    }

    #[test]
    fn a_stretched_text_keeps_its_consonants() {
        assert_eq!(super::stretch("Open a file"), "Óópéén áá fíílíí".replace("líí", "léé"));
    }
}
