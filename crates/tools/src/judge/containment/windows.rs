//! A job object: it ends its processes when its last handle closes. If this process ends, the system closes its
//! handles.

use std::io;
use std::os::windows::io::AsRawHandle as _;
use std::process::{Child, Command};

use win32job::{ExtendedLimitInfo, Job};

/// Kills a solver and everything it has started, on drop or however this process ends.
#[derive(Debug)]
pub(in crate::judge) struct Containment {
    job: Job,
}

impl Containment {
    /// Creates a job without a process.
    pub(in crate::judge) fn new() -> io::Result<Self> {
        let mut limits = ExtendedLimitInfo::new();
        limits.limit_kill_on_job_close();
        let job = Job::create_with_limit_info(&limits).map_err(io::Error::other)?;
        Ok(Self { job })
    }

    /// Prepares a command whose process is to be contained.
    pub(in crate::judge) const fn prepare(&self, _: &mut Command) {}

    /// Contains the process that was started with the prepared command.
    pub(in crate::judge) fn hold(&mut self, solver: &Child) -> io::Result<()> {
        self.job.assign_process(solver.as_raw_handle() as isize).map_err(io::Error::other)
    }
}
