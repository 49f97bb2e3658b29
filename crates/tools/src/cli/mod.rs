//! The command line. `trace` reports a run, `motion` the frames of a motion, `check` compares runs with the expected results, `render` draws
//! a step or a run, and `handout` puts runs and lessons on paper. `lesson` checks lessons. `lab` counts
//! errors on random pairs, `grade` judges a solver in any language, and `audit` checks external traces.
//! `corpus` writes pairs for the tests of other programs, and `import` and `export` convert shapes.
//! `generate` makes the files of a package.
//!
//! No command needs a display. Each is a function from arguments to text and an [`Exit`], so tests call it without a
//! process.

mod arguments;
mod audit;
mod cast;
mod check;
mod choices;
mod corpus;
mod error;
mod exit;
mod export;
mod generate;
mod grade;
mod handout;
mod import;
mod json;
mod lab;
mod lesson;
mod motion;
mod output;
mod render;
mod scene_run;
mod table;
mod trace;

use std::error::Error;
use std::io::Write;

pub use arguments::{
    Arguments, CheckArguments, CheckFormat, CliCommand, ExportArguments, Generated, ImportArguments,
    MotionArguments, MotionFormat, Overrides, RendererName, TraceArguments, TraceQuery, WindowArguments,
};

pub use audit::arguments::{AuditArguments, AuditFormat};
pub use corpus::arguments::{CorpusArguments, CorpusFormat};
pub use error::Failure;
pub use exit::Exit;
pub use grade::arguments::{GradeArguments, GradeFormat};
pub use handout::arguments::HandoutArguments;
pub use lab::arguments::{LabArguments, LabFormat};
pub use lesson::arguments::{LessonCommand, TableFormat};
pub use render::arguments::RenderArguments;

pub use crate::figure::picture::{Panel, Size, StepTime, Steps, Theme};
pub use crate::figure::transcript::TraceFormat;
use crate::interrupt::Interrupt;
use crate::judge::Exhibit;
use output::Output;

/// Runs a command. Results go to `out`, messages to `errors`; a closed pipe is not a failure. A command that
/// [`CliCommand::can_be_interrupted`] then ends with its results so far.
pub fn run(command: &CliCommand, interrupt: &Interrupt, out: &mut dyn Write, errors: &mut dyn Write) -> Exit {
    let mut out = Output::new(out);
    let mut errors = Output::new(errors);
    let done = match command {
        CliCommand::Trace(arguments) => trace::run(arguments, &mut out),
        CliCommand::Motion(arguments) => motion::run(arguments, &mut out),
        CliCommand::Check(arguments) => check::run(arguments, &mut out, &mut errors),
        CliCommand::Render(arguments) => render::run(arguments),
        CliCommand::Lab(arguments) => lab::run(arguments, interrupt, &mut out),
        CliCommand::Grade(arguments) => {
            grade::run(arguments, interrupt, &mut out, &mut errors).map(|(exit, _)| exit)
        }
        CliCommand::Audit(arguments) => audit::run(arguments, &mut out, &mut errors),
        CliCommand::Corpus(arguments) => corpus::run(arguments, interrupt, &mut out),
        CliCommand::Lesson(command) => lesson::run(command, &mut out, &mut errors),
        CliCommand::Handout(arguments) => handout::run(arguments),
        CliCommand::Import(arguments) => import::run(arguments, &mut out, &mut errors),
        CliCommand::Export(arguments) => export::run(arguments, &mut out),
        CliCommand::Generate(generated) => generate::run(generated, &mut out),
    };
    done.unwrap_or_else(|failure| refuse(&failure, &mut errors))
}

/// Runs `grade`, like [`run`]. If `--open` requests it, also returns the first wrong pair, for the window.
pub fn grade(
    arguments: &GradeArguments,
    interrupt: &Interrupt,
    out: &mut dyn Write,
    errors: &mut dyn Write,
) -> (Exit, Option<Exhibit>) {
    let mut errors = Output::new(errors);
    let done = grade::run(arguments, interrupt, &mut Output::new(out), &mut errors);
    done.unwrap_or_else(|failure| (refuse(&failure, &mut errors), None))
}

/// Reports an error that prevents the program from carrying out the command.
pub fn report(failure: &dyn Error, errors: &mut dyn Write) -> Exit {
    refuse(failure, &mut Output::new(errors))
}

fn refuse(failure: &dyn Error, errors: &mut Output<'_>) -> Exit {
    // A failure to write standard error cannot be reported anywhere.
    errors.message(&failure.to_string()).ok();
    Exit::BadInput
}
