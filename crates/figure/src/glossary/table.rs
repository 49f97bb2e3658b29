//! All entries of the glossary, by theme.

use std::sync::{PoisonError, RwLock};

use super::term::GlossaryTerm;
use super::{lengths, regions, run, shapes, simplex};
use crate::message::Language;

/// The entries by theme, each with the id of its heading, in the order of reading.
pub const GROUPS: [(&str, &[GlossaryTerm]); 5] = [
    ("glossary-group-shapes", shapes::TERMS),
    ("glossary-group-simplex", simplex::TERMS),
    ("glossary-group-regions", regions::TERMS),
    ("glossary-group-lengths", lengths::TERMS),
    ("glossary-group-run", run::TERMS),
];

/// Returns all entries, in the same order.
pub fn terms() -> impl Iterator<Item = &'static GlossaryTerm> {
    GROUPS.into_iter().flat_map(|(_, terms)| terms)
}

/// Returns the entry with this id.
pub fn find(id: &str) -> Option<&'static GlossaryTerm> {
    terms().find(|term| term.id == id)
}

/// A spelling, with the entry that explains it.
pub(super) type Pattern = (&'static str, &'static GlossaryTerm);

/// Returns all spellings in the chosen language, in the order of the entries. They are computed once for a language,
/// since every text of every frame is compared with them.
pub(super) fn patterns() -> &'static [Pattern] {
    static PATTERNS: RwLock<Vec<(Language, &'static [Pattern])>> = RwLock::new(Vec::new());
    let language = Language::chosen();
    let known = PATTERNS.read().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, patterns)) = known.iter().find(|(known, _)| *known == language) {
        return patterns;
    }
    drop(known);
    let patterns: Vec<Pattern> =
        terms().flat_map(|term| term.written().map(move |pattern| (pattern, term))).collect();
    let patterns: &[Pattern] = patterns.leak();
    PATTERNS.write().unwrap_or_else(PoisonError::into_inner).push((language, patterns));
    patterns
}
