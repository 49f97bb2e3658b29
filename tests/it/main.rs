//! All integration tests in one binary, so that the window is linked once.
//! One module per question that is asked of the program.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod agreement;
#[cfg(feature = "app")]
mod app;
mod articles;
mod command_line;
mod degenerate_hulls;
mod exact;
mod figures;
mod geometry;
mod invariants;
mod laboratory;
mod minkowski;
mod narration;
mod regions;
mod scene_round_trip;
mod scenes;
mod shapes;
mod tidy;
