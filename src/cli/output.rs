//! Output of results. No other file prints.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use super::Failure;
use crate::words::{one_line, printable};

/// A stream whose reader may close it: `trace … | head` ends quietly, and with the same exit status.
pub(super) struct Output<'a> {
    stream: &'a mut dyn Write,
    is_closed: bool,
}

impl<'a> Output<'a> {
    pub(super) fn new(stream: &'a mut dyn Write) -> Self {
        Self { stream, is_closed: false }
    }

    /// Writes text at once, without characters that would act on a terminal.
    pub(super) fn text(&mut self, text: &str) -> Result<(), Failure> {
        if self.is_closed {
            return Ok(());
        }
        match self.stream.write_all(printable(text).as_bytes()).and_then(|()| self.stream.flush()) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.is_closed = true;
                Ok(())
            }
            written => written.map_err(Failure::Output),
        }
    }

    /// Writes a line.
    pub(super) fn line(&mut self, line: &str) -> Result<(), Failure> {
        self.text(&format!("{}\n", one_line(line)))
    }
}

/// Writes a whole file.
pub(super) fn write_file(path: &Path, content: &[u8]) -> Result<(), Failure> {
    fs::write(path, content).map_err(|error| Failure::Write { path: path.to_owned(), error })
}
