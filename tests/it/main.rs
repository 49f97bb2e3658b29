//! All integration tests in one binary, so that the window is linked once.
//! One module per question that is asked of the program.

mod degenerate_hulls;
mod geometry;
mod minkowski;
