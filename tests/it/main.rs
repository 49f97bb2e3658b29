//! All integration tests in one binary, so that the window is linked once.
//! One module per question that is asked of the program.

mod agreement;
mod articles;
mod invariants;
mod narration;
mod regions;
mod scenes;
mod shapes;
mod tidy;
