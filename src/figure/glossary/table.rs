//! All entries of the glossary, by theme.

use super::term::Term;
use super::{lengths, regions, run, shapes, simplex};

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
