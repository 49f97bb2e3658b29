//! `export`: shapes of a scene as data, code, meshes or unit tests.

use super::arguments::ExportArguments;
use super::error::Failure;
use super::exit::Exit;
use super::output::Output;
use crate::exchange;
use crate::files;
use crate::scene::Scene;

pub(super) fn run(arguments: &ExportArguments, out: &mut Output<'_>) -> Result<Exit, Failure> {
    let ExportArguments { scene: path, format, what, output } = arguments;
    if let Some(output) = output {
        files::require_output(output, [path])?;
    }
    let scene = Scene::read(path)?;
    let text = exchange::write(&scene, *what, *format)
        .map_err(|error| Failure::Exchange { path: path.clone(), error })?;
    out.data_to(output.as_deref(), &text)?;
    Ok(Exit::Done)
}
