//! Ends a solver together with everything it has started, also if the judge itself is killed.
//!
//! On Windows a job object does both. On Unix a process group does not include processes that start a session of their
//! own, and no code of the judge runs after SIGKILL, so a second process waits beside the solver.

#[cfg(not(any(unix, windows)))]
mod nothing;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(not(any(unix, windows)))]
pub(super) use nothing::Containment;
#[cfg(unix)]
pub(super) use unix::Containment;
#[cfg(windows)]
pub(super) use windows::Containment;
