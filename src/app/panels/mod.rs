//! Panels: each is a function over the parts of the state that it shows. None computes geometry.

pub(crate) mod about;
pub(crate) mod bodies;
pub(crate) mod break_it;
pub(crate) mod code;
pub(crate) mod covered;
pub(crate) mod expected;
pub(crate) mod failure;
pub(crate) mod glossary;
pub(crate) mod help;
pub(crate) mod inspector;
pub(crate) mod palette;
pub(crate) mod plot;
mod point_menu;
pub(crate) mod proof;
pub(crate) mod run_view;
pub(crate) mod script;
pub(crate) mod steps;
pub(crate) mod touch;
pub(crate) mod transport;
pub(crate) mod verdict;
pub(crate) mod why;
