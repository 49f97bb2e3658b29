//! The search for entries of the glossary.

use super::pattern::terms_in;
use super::table::terms;
use super::term::GlossaryTerm;

/// Returns the entries that contain all words of `query`, those with this notation or name first. Returns all entries
/// for a query without words.
pub fn search(query: &str) -> Vec<&'static GlossaryTerm> {
    let words: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
    let mut found: Vec<(u8, &GlossaryTerm)> =
        terms().filter_map(|term| Some((distance(term, query.trim(), &words)?, term))).collect();
    found.sort_by_key(|(distance, _)| *distance);
    found.into_iter().map(|(_, term)| term).collect()
}

/// Returns the distance of the entry from the query. Returns `None` if a word of the query does not occur in the entry.
fn distance(term: &GlossaryTerm, query: &str, words: &[String]) -> Option<u8> {
    let holds = |text: &str, word: &String| text.to_lowercase().contains(word);
    if query.is_empty() || term.names().any(|name| name == query) {
        return Some(0);
    }
    let is_notation = || match terms_in(query).as_slice() {
        [(range, found)] => *range == (0..query.len()) && found.id == term.id,
        _ => false,
    };
    if term.is_named(query) || is_notation() {
        return Some(1);
    }
    let in_names = |word: &String| {
        term.names().any(|name| holds(name, word)) || term.written().any(|name| holds(name, word))
    };
    if words.iter().all(in_names) {
        return Some(if term.names().any(|name| name.to_lowercase().starts_with(&words[0])) { 2 } else { 3 });
    }
    let anywhere = |word: &String| in_names(word) || holds(term.words(), word) || holds(term.formula(), word);
    words.iter().all(anywhere).then_some(4)
}
