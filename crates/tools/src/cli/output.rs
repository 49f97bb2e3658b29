//! Output of results, and the progress bar of a long command. No other file prints.

use std::io::{self, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use super::error::Failure;
use crate::files;
use crate::interrupt::Interrupt;
use crate::lab::Watch;
use crate::message::text;
use crate::words::{escaped_in_json, one_line, printable};

/// A stream whose reader may close it: `trace … | head` ends without an error, and with the same exit
/// status.
pub(super) struct Output<'a> {
    stream: &'a mut dyn Write,
    is_closed: bool,
}

impl<'a> Output<'a> {
    pub(super) fn new(stream: &'a mut dyn Write) -> Self {
        Self { stream, is_closed: false }
    }

    /// Writes text of several lines at once. Control characters, which texts from files may contain, are replaced.
    pub(super) fn text(&mut self, text: &str) -> Result<(), Failure> {
        self.data(&printable(text))
    }

    /// Writes a JSON value on one line. Control characters of texts from files are escaped, which keeps the values.
    pub(super) fn json(&mut self, value: &str) -> Result<(), Failure> {
        self.data(&(escaped_in_json(value) + "\n"))
    }

    /// Writes data at once, unchanged, for a program to read.
    fn data(&mut self, text: &str) -> Result<(), Failure> {
        if self.is_closed {
            return Ok(());
        }
        match self.stream.write_all(text.as_bytes()).and_then(|()| self.stream.flush()) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.is_closed = true;
                Ok(())
            }
            written => written.map_err(Failure::Output),
        }
    }

    /// Writes a message on one line. Control characters, which texts from files may contain, are replaced.
    pub(super) fn message(&mut self, message: &str) -> Result<(), Failure> {
        self.data(&format!("{}\n", one_line(message)))
    }

    /// Writes data to a file, if one is given, otherwise to the output. If the file cannot be written, the data goes
    /// to the output instead, since it may have taken long to compute.
    pub(super) fn data_to(&mut self, file: Option<&Path>, text: &str) -> Result<(), Failure> {
        let Some(path) = file else { return self.data(text) };
        files::write_output(path, text.as_bytes()).or_else(|error| {
            self.data(text)?;
            Err(error.into())
        })
    }
}

/// Time between redraws of the bar if no progress is reported.
const TICK: Duration = Duration::from_millis(100);

/// Creates a bar on standard error that counts to `length`; `things` is the variant of its message. It draws nothing if
/// standard error is not a terminal.
pub(super) fn progress_bar(length: u64, things: &str) -> ProgressBar {
    let words = text!(
        "command-line-progress";
        done = "{human_pos}", count = "{human_len}", things = things, left = "{eta}"
    );
    // The template is valid; the default would do as well.
    let style = ProgressStyle::with_template(&format!("{{wide_bar}} {words}"))
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style)
}

/// Runs a long computation on a separate thread, with a [`progress_bar`], until it is done or interrupted.
pub(super) fn watched<T: Send>(
    (length, things): (u64, &str),
    interrupt: &Interrupt,
    run: impl FnOnce(&Watch) -> T + Send,
) -> T {
    let watch = Watch::until(interrupt.clone());
    let bar = progress_bar(length, things);
    let here = thread::current();
    let result = thread::scope(|scope| {
        let running = scope.spawn(|| {
            let result = run(&watch);
            here.unpark();
            result
        });
        while !bar.is_hidden() && !running.is_finished() {
            bar.set_position(watch.done());
            thread::park_timeout(TICK);
        }
        running.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    });
    bar.finish_and_clear();
    result
}
