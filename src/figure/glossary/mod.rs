//! The notations and terms of the screen: each with an explanation, a formula and a small figure.
//!
//! ```text
//! any text on screen  ->  terms_in  ->  Term  ->  words, formula, marks       pattern, term
//! what somebody types ->  search    ->  Terms, the best first                 search
//! ```
//!
//! The entries stand in one table (`table`), by theme: the two shapes and their difference (`shapes`), the simplex and its
//! products (`simplex`), its regions (`regions`), lengths and their proofs (`lengths`), and the run (`run`). A notation
//! is recognised by how it is written, so that sentences, heads of columns, lines of code and captions need not say
//! what is in them.

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
pub use term::Term;
