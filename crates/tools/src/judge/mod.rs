//! The judge of external solvers: sends pairs to a program in any language, and proves its first wrong step.
//!
//! ```text
//! protocol  the messages, one JSON object per line
//! process   the solver as a child process: time limits, crashes, floods    containment
//! dialogue  one case: the messages of the solver, and the end
//! case      a pair with its true verdict and its topics    topic, board
//! claims    the claims of a solver: is a step an error, or only unusual?
//! audit     the steps and answers checked in exact numbers -> Finding
//! school    the method that the steps of a run show
//! docket    unusual steps of right runs, until all runs are known
//! suspect   the defect whose own run gives the same answers
//! pairs     the degenerate and random pairs that are sent
//! grade     all cases -> Report                             report
//! survey    all cases and their changes -> counts, sizes of errors
//! retelling the reported run as a trace, stepped and drawn like our own   exhibit
//! trace_import   traces of other programs
//! ```
//!
//! No check requires a particular published code: if several vertices are farthest, any of them is right. Directions
//! are compared as directions. A kept feature is right if it is the nearest to the origin or can still reach it. If a
//! solver makes no claims, a step that GJK would not take is an error only if runs with such steps end wrong.

mod audit;
mod board;
mod case;
mod claims;
mod containment;
mod corpus;
mod dialogue;
mod docket;
mod exhibit;
mod finding;
mod grade;
mod page;
mod pairs;
mod process;
mod protocol;
mod report;
mod retelling;
mod school;
mod starter;
mod support_question;
mod survey;
mod suspect;
mod topic;
mod trace_import;

pub use audit::{AuditTolerance, first_error};
pub use board::board;
pub use case::{Case, CaseError};
pub use claims::{ClaimedPart, Method};
pub use corpus::{TestFramework, test_file};
pub use dialogue::{End, SolverAnswers};
pub use exhibit::Exhibit;
pub use finding::{Finding, FindingKind};
pub use grade::{Grade, GradeError};
pub use page::page;
pub use pairs::{Cases, Pairs};
pub use process::SpawnError;
pub use protocol::{Level, NotFinite, Noted, SolverAnswer, Step, Touch, VERSION};
pub use report::{Remark, SolverReport, Wrong};
pub use starter::Starter;
pub use survey::SolverSurvey;
pub use suspect::Suspect;
pub use trace_import::{
    Audit, ForeignTrace, MAX_BYTES, TraceError, TraceFileError, is_trace, read_trace_file, read_traces,
};
