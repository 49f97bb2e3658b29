//! The exit status of the program.

use std::process::ExitCode;

/// The exit status of the process. The worst of several is returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// The command succeeded, and all results are as expected.
    Done = 0,
    /// A scene differs from its expectation, or an algorithm's or a solver's verdict from the reference.
    Differs = 1,
    /// The input cannot be used; standard error says why.
    BadInput = 2,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}
