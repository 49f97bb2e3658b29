//! The command line: `trace` reports a run, `check` compares runs with the expected results, `render` draws a step,
//! `lab` counts errors on random pairs, and `import` and `export` convert shapes. `generate` makes the files of a package.
//!
//! No command needs a display. Each is a function from arguments to text and an [`Exit`], so tests call it without a
//! process.

mod arguments;
mod check;
mod error;
mod export;
mod generate;
mod import;
mod json;
mod lab;
mod output;
mod proof;
mod render;
mod scene_run;
mod table;
mod trace;

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

pub use arguments::{
    Arguments, CheckArguments, CheckFormat, Command, ExportArguments, Generated, ImportArguments,
    LabArguments, LabFormat, Overrides, Panel, RenderArguments, RendererName, Size, Theme, TraceArguments,
    TraceFormat, WindowArguments,
};
pub use error::Failure;

use crate::interrupt::Interrupt;
use output::Output;

/// The exit status of the process. The worst of several is returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// The command was carried out, and all results are as expected.
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

/// Runs a command. Results go to `out`, messages to `errors`; a closed pipe is not a failure. A command that
/// [`Command::can_be_interrupted`] then ends with what it has.
pub fn run(command: &Command, interrupt: &Interrupt, out: &mut dyn Write, errors: &mut dyn Write) -> Exit {
    let mut out = Output::new(out);
    let mut errors = Output::new(errors);
    let done = match command {
        Command::Trace(arguments) => trace::run(arguments, &mut out),
        Command::Check(arguments) => check::run(arguments, &mut out, &mut errors),
        Command::Render(arguments) => render::run(arguments),
        Command::Lab(arguments) => lab::run(arguments, interrupt, &mut out),
        Command::Import(arguments) => import::run(arguments, &mut out),
        Command::Export(arguments) => export::run(arguments, &mut out),
        Command::Generate(generated) => generate::run(generated, &mut out),
    };
    done.unwrap_or_else(|failure| refuse(&failure, &mut errors))
}

/// Reports an error that prevents the program from carrying out the command.
pub fn report(failure: &dyn Error, errors: &mut dyn Write) -> Exit {
    refuse(failure, &mut Output::new(errors))
}

fn refuse(failure: &dyn Error, errors: &mut Output<'_>) -> Exit {
    // There is nowhere to report that standard error cannot be written.
    errors.message(&failure.to_string()).ok();
    Exit::BadInput
}
