//! The notations and terms of the screen: each with an explanation, a formula and a small figure.
//!
//! ```text
//! any text on screen  ->  terms_in  ->  GlossaryTerm  ->  words, formula, marks   pattern, term
//! a search text       ->  search    ->  the terms, the best first                 search
//! ```
//!
//! The entries are in one table (`table`), by theme: the two shapes and their difference (`shapes`), the simplex and
//! its products (`simplex`), its regions (`regions`), lengths and their proofs (`lengths`), and the run (`run`). A
//! notation is recognized by its spelling, so sentences, column heads, lines of code and captions need no markup.

mod lengths;
mod pattern;
mod regions;
mod run;
mod search;
mod shapes;
mod simplex;
mod sketch;
mod table;
mod term;

pub use pattern::{term_at, terms_in, whole};
pub use search::search;
pub use table::{GROUPS, find, terms};
pub use term::GlossaryTerm;
