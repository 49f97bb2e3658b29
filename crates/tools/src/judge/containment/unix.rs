//! A shell beside the solver that kills it, its process group and all that inherited its environment.

use std::io::{self, Write as _};
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// The script of the shell.
const SCRIPT: &str = include_str!("guard.sh");

/// Time limit for the shell to find and kill all processes; after it, the judge no longer waits for the shell.
const PATIENCE: Duration = Duration::from_secs(5);

/// The number of solvers that this process has started.
static STARTED: AtomicU64 = AtomicU64::new(0);

/// Kills a solver and everything it has started, on drop or however this process ends.
#[derive(Debug)]
pub(in crate::judge) struct Containment {
    /// Waits for the end of its input, which is the end of this process at the latest.
    guard: Child,
    /// An environment variable that no other process has.
    mark: String,
}

impl Containment {
    /// Starts the guard. It is ready before there is anything to end.
    pub(in crate::judge) fn new() -> io::Result<Self> {
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let mark = format!("GJK_SANDBOX_SOLVER_{}_{number}", std::process::id());
        let guard = Command::new("/bin/sh")
            .args(["-c", SCRIPT, "guard", &mark])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            // In a process group of its own, so that the keys and the terminal that end the judge do not end it.
            .process_group(0)
            .spawn()?;
        Ok(Self { guard, mark })
    }

    /// Prepares a command whose process is to be contained.
    pub(in crate::judge) fn prepare(&self, command: &mut Command) {
        command.process_group(0).env(&self.mark, "1");
    }

    /// Contains the process that was started with the prepared command.
    pub(in crate::judge) fn hold(&mut self, solver: &Child) -> io::Result<()> {
        self.guard.stdin.as_mut().map_or(Ok(()), |input| writeln!(input, "{}", solver.id()))
    }
}

impl Drop for Containment {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        let until = Instant::now() + PATIENCE;
        while matches!(self.guard.try_wait(), Ok(None)) && Instant::now() < until {
            thread::sleep(Duration::from_millis(2));
        }
    }
}
