//! Every step of a trace in words: why the algorithm decides as it does, with the numbers that it compared.
//!
//! All words about a run are made here (words about two runs: in [`comparison`](super::comparison)), so that the
//! window, the command line and the exports agree: one or two sentences for each event ([`narrate`]), one for the
//! verdict ([`verdict`]), one for each ruling ([`reason`]), and the cells of the table of iterations ([`table`]). The
//! sentences put [claims](crate::explain::claim) into words; each claim has a subject and a certainty.

mod claim;
mod end;
mod explain;
mod explorer;
pub(crate) mod feature;
pub(crate) mod growth;
mod listed;
mod message;
pub(crate) mod nearest;
mod phrases;
pub(crate) mod proof;
pub mod remedy;
mod ruling;
mod span;
mod symptom;
pub mod table;
pub(crate) mod test;
mod tied;

pub use claim::claim;
pub use end::{answer_word, cause, verdict};
pub use explain::{explain, explain_all, narrate};
pub use explorer::{can_happen, stopped};
pub(super) use growth::facet_name;
pub use listed::{hull_state, not_convex, unused, vertex, vertex_at};
pub use message::Explanation;
pub use proof::{certainty, length_of, measures, proof, weight};
pub use ruling::{caption, measured, reason, region as region_words};
pub use span::{Narration, Span, capital, product, region_name};
pub use symptom::{DefectEffects, sealed, symptom};
pub(crate) use symptom::{over, shown_in};
pub(crate) use table::ended;
pub(crate) use test::first_face_wins;
pub use tied::tied;

pub use super::number::{Digits, distinct, full, short};

// Parts of sentences, also of sentences about two runs.
pub(crate) use feature::feature_of;
pub(crate) use message::{Message, message};
pub(crate) use nearest::look_alike;
pub(crate) use phrases::{enumerated, facet_kind, listed, owner, pair, placed, vertex_of};
pub(crate) use span::{Compared, Components, Say, named, operand, said, say, separated, shift};
