//! The meaning of events: the facts that they establish, and the lines of pseudocode that record them.

pub mod claim;
pub mod listing;
