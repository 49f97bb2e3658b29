//! Trace import: external traces, compared with exact numbers as the judge compares the answers of a solver.
//!
//! ```text
//! number   decimals, and numbers in the %a format of C
//! header   the shapes, and the source of the run
//! lines    a text -> its traces, or the line that cannot be read
//! file     a file -> its traces
//! foreign  a trace -> its pair as a scene, its first error, its run to be shown
//! ```
//!
//! The format is described in `docs/traces.md`. Its steps are those of the judge's protocol. Any part may be
//! missing; missing data is neither checked nor invented.

mod file;
mod foreign;
mod header;
mod lines;
mod number;

pub use file::{TraceFileError, read_trace_file};
pub use foreign::{Audit, ForeignTrace};
pub use lines::{MAX_BYTES, TraceError, is_trace, read_traces};
