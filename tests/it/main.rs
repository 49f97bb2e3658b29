//! All integration tests in one binary, so that the window is linked once.
//! One module per question that is asked of the program.

mod agreement;
mod articles;
mod invariants;
mod regions;
mod shapes;
mod tidy;
