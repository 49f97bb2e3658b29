//! `export`: shapes of a scene as data, code, meshes or unit tests.

use super::Exit;
use super::arguments::ExportArguments;
use super::error::Failure;
use super::output::{Output, write_file};
use crate::exchange;
use crate::scene::Scene;

pub(super) fn run(arguments: &ExportArguments, out: &mut Output<'_>) -> Result<Exit, Failure> {
    let ExportArguments { scene: path, format, what, output } = arguments;
    let scene = Scene::read(path)?;
    let text = exchange::write(&scene, *what, *format)
        .map_err(|error| Failure::Exchange { path: path.clone(), error })?;
    match output {
        Some(path) => write_file(path, text.as_bytes())?,
        None => out.text(&text)?,
    }
    Ok(Exit::Done)
}
