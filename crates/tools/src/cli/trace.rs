//! `trace`: a run as text, JSON, CSV or Markdown.

use super::arguments::TraceArguments;
use super::error::Failure;
use super::exit::Exit;
use super::output::Output;
use super::scene_run;
use crate::figure::transcript;
use crate::files;

pub(super) fn run(arguments: &TraceArguments, out: &mut Output<'_>) -> Result<Exit, Failure> {
    let TraceArguments { scene, overrides, format, explain, output } = arguments;
    if let Some(path) = output {
        files::require_output(path, [scene])?;
    }
    let scene_run = scene_run::read(scene, *overrides)?;
    let text =
        transcript::write(&scene_run, *format, *explain).map_err(|error| Failure::Output(error.into()))?;
    out.data_to(output.as_deref(), &text)?;
    Ok(scene_run::exit(&scene_run))
}
