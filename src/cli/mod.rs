//! The command line: `trace` tells a run, `check` holds runs against what is expected, `render` draws a step, `lab`
//! counts who is right about random pairs; `import` and `export` bring shapes in and out.
//!
//! No command needs a display. Each is a function from arguments to text and an [`Exit`], so tests call it without a
//! process.

mod answered;
mod arguments;
mod check;
mod error;
mod export;
mod import;
mod json;
mod lab;
mod opinion;
mod output;
mod progress;
mod proof;
mod render;
mod table;
mod trace;

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

pub use arguments::{
    Arguments, CheckArguments, CheckFormat, Command, ExportArguments, ImportArguments, LabArguments,
    LabFormat, Overrides, Panel, RenderArguments, RendererName, Size, Theme, TraceArguments, TraceFormat,
    WindowArguments,
};
pub use error::Failure;

use output::Output;

/// What the process tells whoever started it. The worst of several counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// Done, and all is as expected.
    Done = 0,
    /// A scene differs from its expectation, or an algorithm's verdict from the reference.
    Differs = 1,
    /// The input cannot be used; standard error says why.
    BadInput = 2,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// Runs a command. Results go to `out`, messages to `errors`; nobody listening to either is no failure.
pub fn run(command: &Command, out: &mut dyn Write, errors: &mut dyn Write) -> Exit {
    let mut out = Output::new(out);
    let mut errors = Output::new(errors);
    let done = match command {
        Command::Trace(arguments) => trace::run(arguments, &mut out),
        Command::Check(arguments) => check::run(arguments, &mut out, &mut errors),
        Command::Render(arguments) => render::run(arguments),
        Command::Lab(arguments) => lab::run(arguments, &mut out),
        Command::Import(arguments) => import::run(arguments, &mut out),
        Command::Export(arguments) => export::run(arguments, &mut out),
    };
    done.unwrap_or_else(|failure| refuse(&failure, &mut errors))
}

/// Reports what keeps the program from doing what it was asked to do.
pub fn report(failure: &dyn Error, errors: &mut dyn Write) -> Exit {
    refuse(failure, &mut Output::new(errors))
}

fn refuse(failure: &dyn Error, errors: &mut Output<'_>) -> Exit {
    // There is nowhere left to report that standard error cannot be written.
    errors.line(&failure.to_string()).ok();
    Exit::BadInput
}
