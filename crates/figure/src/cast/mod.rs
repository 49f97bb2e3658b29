//! The run of a scene's cast: an algorithm, the true first contact, and the judgment; as text, JSON and CSV.

mod differences;
mod json;
mod run;
mod sentences;
mod table;

pub use differences::differences;
pub use json::json;
pub use run::CastRun;
pub use sentences::{step, text};
pub use table::csv;
