//! A solver as a child process. Nothing it does can hang the judge, and the kept part of its output is
//! bounded.

use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use thiserror::Error;

use super::containment::Containment;
use crate::lab::Watch;
use crate::message::text;

/// Maximum length of a line, in bytes.
const MAX_LINE: u64 = 1 << 20;

/// Maximum number of lines read ahead; then the solver has to wait.
const AHEAD: usize = 16;

/// Maximum number of bytes kept from the end of standard error.
const MAX_ERRORS: usize = 2000;

/// Time limit for a process to end by itself.
const FAREWELL: Duration = Duration::from_millis(300);

/// Interval at which the judge checks whether it has to stop.
const GLANCE: Duration = Duration::from_millis(50);

/// A solver that cannot be started.
#[derive(Debug, Error)]
#[error("{}", text!("judge-no-program"; program = program, error = error.to_string()))]
pub struct SpawnError {
    /// The program.
    pub program: String,
    /// The error of the operating system.
    pub error: std::io::Error,
}

/// A line from the solver, or the reason why there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// A line, without its end.
    Line(String),
    /// Bytes that are not text.
    NoText,
    /// A line longer than a megabyte.
    Flood,
    /// The solver closed its output, usually because it has ended.
    Ended,
    /// No line in time.
    Nothing,
}

/// A running solver.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// Ends the child and all that it has started; `None` once they are ended.
    containment: Option<Containment>,
    requests: SyncSender<String>,
    /// The received output, with the time at which it arrived.
    replies: Receiver<(Instant, Heard)>,
    errors: Arc<Mutex<Vec<u8>>>,
    /// Whether the solver's output is no longer read, after a flood.
    is_deaf: bool,
}

impl Process {
    /// Starts the program with its arguments.
    pub(super) fn start(command: &[String]) -> Result<Self, SpawnError> {
        let failed = |error| SpawnError { program: command.first().cloned().unwrap_or_default(), error };
        let Some((program, arguments)) = command.split_first() else {
            return Err(failed(std::io::Error::other(text!("judge-no-command"))));
        };
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut containment = Containment::new().map_err(failed)?;
        containment.prepare(&mut command);
        let mut child = command.spawn().map_err(failed)?;
        if let Err(error) = containment.hold(&child) {
            child.kill().ok();
            return Err(failed(error));
        }
        let (requests, to_send) = sync_channel::<String>(AHEAD);
        if let Some(mut stdin) = child.stdin.take() {
            thread::spawn(move || {
                for request in to_send {
                    if stdin.write_all(request.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                        break;
                    }
                }
            });
        }
        let (heard, replies) = sync_channel(AHEAD);
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || listen(stdout, &heard));
        }
        let errors = Arc::new(Mutex::new(Vec::new()));
        if let Some(stderr) = child.stderr.take() {
            let errors = Arc::clone(&errors);
            thread::spawn(move || keep_end(stderr, &errors));
        }
        let containment = Some(containment);
        Ok(Self { child, containment, requests, replies, errors, is_deaf: false })
    }

    /// Sends a request. Returns whether the solver can take it; the judge does not wait for a solver that
    /// does not read.
    pub(super) fn send(&self, request: String) -> bool {
        match self.requests.try_send(request) {
            Ok(()) => true,
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => false,
        }
    }

    /// Returns whether the solver's output is no longer read.
    pub(super) const fn is_deaf(&self) -> bool {
        self.is_deaf
    }

    /// Waits until `until` for the next line, unless the judge has to stop first. A line that arrived in time counts
    /// even if the judge reads it later.
    pub(super) fn hear(&mut self, until: Instant, watch: &Watch) -> Heard {
        while !watch.is_cancelled() {
            let left = until.saturating_duration_since(Instant::now());
            match self.replies.recv_timeout(left.min(GLANCE)) {
                Ok((arrived, _)) if arrived > until => return Heard::Nothing,
                Ok((_, heard)) => {
                    self.is_deaf |= heard == Heard::Flood;
                    return heard;
                }
                Err(RecvTimeoutError::Timeout) if left.is_zero() => return Heard::Nothing,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Heard::Ended,
            }
        }
        Heard::Nothing
    }

    /// Describes how the solver ended, for a sentence such as "The solver ended …", with the end of its standard
    /// error.
    pub(super) fn obituary(&mut self) -> String {
        let until = Instant::now() + FAREWELL;
        let status = loop {
            match self.child.try_wait() {
                Ok(Some(status)) => break Some(status),
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(5)),
                Ok(None) | Err(_) => break None,
            }
        };
        let how = match status {
            Some(status) => text!("judge-ended"; status = status.to_string()),
            None => text!("judge-closed").to_owned(),
        };
        let errors = self.errors.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&errors);
        match text.lines().rev().find(|line| !line.trim().is_empty()) {
            Some(last) => text!("judge-last-words"; how = how, words = crate::words::one_line(last.trim())),
            None => how,
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The sender goes first, so that a solver that waits for input sees its end.
        let (nowhere, _) = sync_channel(1);
        self.requests = nowhere;
        let until = Instant::now() + FAREWELL;
        while matches!(self.child.try_wait(), Ok(None)) && Instant::now() < until {
            thread::sleep(Duration::from_millis(2));
        }
        self.kill();
    }
}

impl Process {
    /// Ends the solver at once, with everything that it has started.
    pub(super) fn kill(&mut self) {
        drop(self.containment.take());
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// Passes lines on until the output ends, or floods.
fn listen(stdout: impl Read, heard: &SyncSender<(Instant, Heard)>) {
    let mut lines = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let next = match lines.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(read) if read as u64 == MAX_LINE && line.last() != Some(&b'\n') => Heard::Flood,
            Ok(_) => match String::from_utf8(line) {
                Ok(line) if line.trim().is_empty() => continue,
                Ok(line) => Heard::Line(line),
                Err(_) => Heard::NoText,
            },
        };
        let is_last = next == Heard::Flood;
        if heard.send((Instant::now(), next)).is_err() || is_last {
            return;
        }
    }
}

fn keep_end(mut stderr: impl Read, kept: &Mutex<Vec<u8>>) {
    let mut buffer = [0; 4096];
    while let Ok(read) = stderr.read(&mut buffer)
        && read > 0
    {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(&buffer[..read]);
        let surplus = kept.len().saturating_sub(MAX_ERRORS);
        kept.drain(..surplus);
    }
}
