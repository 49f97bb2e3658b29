//! `trace --query cast`: the first contact of a scene, as text, JSON or CSV.

use super::arguments::TraceArguments;
use super::error::Failure;
use super::exit::Exit;
use super::output::Output;
use crate::figure::cast::{self, CastRun};
use crate::figure::transcript::TraceFormat;
use crate::gjk::CastJudgement;
use crate::message::text;
use crate::scene::Scene;

pub(super) fn run(arguments: &TraceArguments, out: &mut Output<'_>) -> Result<Exit, Failure> {
    let TraceArguments { scene: path, overrides, format, first_contact, output, .. } = arguments;
    let refused = |expected: &str, found: &str| Failure::Unexpected {
        path: path.clone(),
        expected: expected.to_owned(),
        found: found.to_owned(),
    };
    let mut scene = Scene::read(path)?;
    scene.query = overrides.apply(scene.query);
    if let (Some(cast), Some(algorithm)) = (&mut scene.cast, first_contact) {
        cast.algorithm = *algorithm;
    }
    let Some(run) = CastRun::of(&scene) else {
        return Err(refused(text!("scene-a-translation"), text!("command-line-none")));
    };
    let text = match format {
        TraceFormat::Text => cast::text(&scene, &run),
        TraceFormat::Json => cast::json(&scene, &run).map_err(|error| Failure::Output(error.into()))?,
        TraceFormat::Csv => cast::csv(&run),
        TraceFormat::Jsonl | TraceFormat::Markdown => {
            return Err(refused(text!("command-line-cast-format"), format.name()));
        }
    };
    out.data_to(output.as_deref(), &text)?;
    let is_right = run.judgement == CastJudgement::Agrees && run.proof.is_ok();
    Ok(if is_right { Exit::Done } else { Exit::Differs })
}
