//! The algorithms as pseudocode, one text each, structured like their articles; and a reader that finds the lines which
//! the events of a trace execute.
//!
//! ```text
//! robust.txt, djonov.txt, …   lines of pseudocode with tags
//! Listing   the pseudocode as numbered lines, and as a tree of decisions                  lines, program, tags, branches
//! Program   the pseudocode as a program in Python and C++                                  translation, formula, language
//! Reading   trace + listing -> per event its lines, per branch how often it was taken     reading, cursor, predicates
//! ```
//!
//! No event is recorded for this purpose: the reader follows the pseudocode along with the events of the trace, and an
//! event without a place in the pseudocode stops it. So pseudocode and solver cannot diverge unnoticed.
//!
//! ## The texts
//!
//! `# name` begins a section; a run starts in the first. Each level of indentation is four spaces. Tags stand in braces
//! behind a line, separated by semicolons:
//!
//! ```text
//!     if AC⟂·AO > 0 {test AC⟂; if positive}
//!         O is nearest to AC {region AC}
//!         keep A and C {keep AC}
//!         v = (AC × AO) × AC {look}
//!     otherwise {else; 2D: never 4}
//!         as for the segment AB {go a segment}
//! ```
//!
//! The event of the line:
//!
//! * `support`, `look`, `end` and others: the event of this name, see `Event::tag`. `cores` and `keep` may be absent.
//! * `test AB⟂`, `test ABC⟂`, `test AB`: the test of that product with AO.
//! * `region AC`, `region below ABC`, `region inside`, `region any`: the place of the origin.
//! * `keep AC`, `keep any`: the points kept. `rename ACB`: these points are called A, B and C from here on.
//! * `same`: the line examines the event before it.
//!
//! The next line to execute:
//!
//! * `if C`, `else if C`, `else`: the first arm whose condition holds. A condition joins names of `predicates` by
//!   “and”, “or” and “not”.
//! * `repeat`, `repeat until C`: a loop.
//! * `go S`, `go S as ACD`: the section S, with the points A, C and D called A, B and C.
//! * `find`: a verdict. The section with the tag `after find` proves it; the one with `after end` measures.
//!
//! The rest:
//!
//! * `alone` at a section: the tree of decisions shows it once, and not at every call.
//! * `contained`: from here on the origin is known to be in P ⊖ Q.
//! * `result`: the line gives a length.
//! * `never N`, `ours N`: note N at the end of the text says why no run gets to these lines, or how the published code
//!   behaves without them.
//! * `only 3D`: the lines exist in this variant only. `2D: T`: the tag T applies in this variant only.
//! * Lines that begin with `//` are comments.

mod branches;
mod cursor;
mod formula;
mod language;
mod lines;
mod names;
mod predicates;
mod program;
mod reading;
mod tags;
mod translation;

pub use branches::Branch;
pub use language::Language;
pub use lines::Listing;
pub use names::{Names, points_in};
pub use program::{Line, LineKind};
pub use reading::{Executed, ListingReading};
pub use translation::ProgramLine;
