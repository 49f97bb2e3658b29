//! The tests of the window and of the program in one binary, so that it is linked once. Those of the crates below are
//! in `crates/tools/tests/it`.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![expect(clippy::disallowed_methods, reason = "the numbers of a test have a source of their own")]

#[cfg(feature = "app")]
mod app;
mod command_line;
mod languages;
mod messages;
#[cfg(feature = "app")]
mod pages;
#[expect(dead_code, reason = "most of it is for the tests of the crates below")]
#[path = "../../crates/tools/tests/it/shapes.rs"]
mod shapes;
mod sources;
mod tidy;
mod untranslated;
