//! `trace`: a run as text, JSON, CSV or Markdown, or described in words.

use std::path::Path;

use super::arguments::{TraceArguments, TraceQuery};
use super::cast;
use super::error::Failure;
use super::exit::Exit;
use super::output::Output;
use super::scene_run;
use crate::figure::description::{DescriptionLength, describe};
use crate::figure::narration::{explain, verdict};
use crate::figure::spoken::spoken;
use crate::figure::{Analysis, transcript};
use crate::files;
use crate::message::text;
use crate::scene::Scene;

pub(super) fn run(arguments: &TraceArguments, out: &mut Output<'_>) -> Result<Exit, Failure> {
    let TraceArguments { scene, overrides, format, explain, describe, length, step, output, .. } = arguments;
    if let Some(path) = output {
        files::require_output(path, [scene])?;
    }
    if arguments.query == TraceQuery::Cast {
        return cast::run(arguments, out);
    }
    let scene_run = scene_run::read(scene, *overrides)?;
    let text = if *describe {
        described(scene, &scene_run.scene, *length, *step)?
    } else {
        transcript::write(&scene_run, *format, *explain).map_err(|error| Failure::Output(error.into()))?
    };
    out.data_to(output.as_deref(), &text)?;
    Ok(scene_run::exit(&scene_run))
}

/// Returns the description of a step, counted from 1, or of all of them with a blank line between two.
fn described(
    path: &Path,
    scene: &Scene,
    length: DescriptionLength,
    step: Option<usize>,
) -> Result<String, Failure> {
    let analysis = Analysis::of(scene);
    let count = analysis.trace.steps();
    let steps = match step {
        Some(step) if (1..=count).contains(&step) => step - 1..step,
        Some(step) => {
            return Err(Failure::Unexpected {
                path: path.to_owned(),
                expected: text!("command-line-a-step-from-1"; last = count),
                found: format!("--step {step}"),
            });
        }
        None => 0..count,
    };
    let has_last = steps.contains(&count.saturating_sub(1));
    let of_steps =
        steps.map(|step| describe((scene, &analysis), step, &explain(&analysis.trace, step), length));
    let end = has_last.then(|| spoken(&verdict(&analysis.trace, &analysis.reference).to_plain()));
    Ok(of_steps.chain(end).collect::<Vec<_>>().join("\n\n") + "\n")
}
