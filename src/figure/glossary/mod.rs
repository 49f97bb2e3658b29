//! The notations and terms of the screen: each with an explanation, a formula and a small figure.
//!
//! ```text
//! any text on screen  ->  terms_in  ->  Term  ->  words, formula, marks       pattern
//! what somebody types ->  search    ->  Terms, the best first
//! ```
//!
//! The entries stand in one table, by theme: the two shapes and their difference (`shapes`), the simplex and its
//! products (`simplex`), its regions (`regions`), lengths and their proofs (`lengths`), and the run (`run`). A notation
//! is recognised by how it is written, so that sentences, heads of columns, lines of code and captions need not say
//! what is in them.

mod lengths;
mod pattern;
mod regions;
mod run;
mod shapes;
mod simplex;
mod sketch;

use glam::DVec2;

pub use pattern::{term_at, terms_in};

use super::paper::PaperMark;
use sketch::Sketch;

/// One entry of the glossary.
#[derive(Clone, Copy, Debug)]
pub struct Term {
    /// A short name that no other entry has: lower case, with hyphens.
    pub id: &'static str,
    /// The heading: the notation as it stands on screen, or the term.
    pub title: &'static str,
    /// How it is written in texts. `L` stands for a letter of the simplex, A to D, and `#` for digits; words in lower
    /// case are found with a capital and in the plural, too.
    pub written: &'static [&'static str],
    /// Other words that somebody might look for.
    pub aliases: &'static [&'static str],
    /// The explanation: one to three sentences.
    pub words: &'static str,
    /// The definition, or an example, as a line of mathematics.
    pub formula: &'static str,
    figure: fn() -> Sketch,
}

/// The entries by theme, each with its heading, in the order of reading.
pub const GROUPS: [(&str, &[Term]); 5] = [
    ("Two shapes", shapes::TERMS),
    ("The simplex", simplex::TERMS),
    ("Regions", regions::TERMS),
    ("Lengths and proofs", lengths::TERMS),
    ("The run", run::TERMS),
];

/// All entries in the same order.
pub fn terms() -> impl Iterator<Item = &'static Term> {
    GROUPS.into_iter().flat_map(|(_, terms)| terms)
}

/// The entry with this id.
pub fn find(id: &str) -> Option<&'static Term> {
    terms().find(|term| term.id == id)
}

/// The entry for a text that is one notation or term and nothing else: the head of a column, the name of a region. None
/// of the empty text.
pub fn whole(text: &str) -> Option<&'static Term> {
    let text = text.trim();
    let is_named =
        |term: &&Term| [&[term.title][..], term.aliases].concat().iter().any(|name| same(name, text));
    let is_covered = || match terms_in(text).as_slice() {
        [(range, term)] if *range == (0..text.len()) => Some(*term),
        _ => None,
    };
    if text.is_empty() { None } else { is_covered().or_else(|| terms().find(is_named)) }
}

/// The entries that hold all the words of `query` somewhere, those first whose notation or name it is; all of them for a
/// query without words.
pub fn search(query: &str) -> Vec<&'static Term> {
    let words: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
    let mut found: Vec<(u8, &Term)> =
        terms().filter_map(|term| Some((term.distance_from(query.trim(), &words)?, term))).collect();
    found.sort_by_key(|(distance, _)| *distance);
    found.into_iter().map(|(_, term)| term).collect()
}

impl Term {
    /// The figure on paper of `size` points. Equal sizes give equal marks.
    pub fn picture(&self, size: DVec2) -> Vec<PaperMark> {
        (self.figure)().project(size)
    }

    /// How far the entry is from what was typed; none if some of it is nowhere in the entry.
    fn distance_from(&self, query: &str, words: &[String]) -> Option<u8> {
        let names = || [self.title].into_iter().chain(self.aliases.iter().copied());
        let holds = |text: &str, word: &String| text.to_lowercase().contains(word);
        if query.is_empty() || names().any(|name| name == query) {
            return Some(0);
        }
        if names().any(|name| same(name, query)) {
            return Some(1);
        }
        if matches!(terms_in(query).as_slice(), [(range, term)] if *range == (0..query.len()) && term.id == self.id)
        {
            return Some(1);
        }
        let in_names = |word: &String| {
            names().any(|name| holds(name, word)) || self.written.iter().any(|name| holds(name, word))
        };
        if words.iter().all(in_names) {
            return Some(if names().any(|name| name.to_lowercase().starts_with(&words[0])) { 2 } else { 3 });
        }
        let anywhere = |word: &String| in_names(word) || holds(self.words, word) || holds(self.formula, word);
        words.iter().all(anywhere).then_some(4)
    }
}

fn same(name: &str, text: &str) -> bool {
    name.to_lowercase() == text.to_lowercase()
}
