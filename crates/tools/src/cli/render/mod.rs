//! `render`: a picture of a step, or the pictures of a run.

pub(super) mod arguments;

use std::path::{Path, PathBuf};

use arguments::RenderArguments;

use super::error::Failure;
use super::exit::Exit;
use super::scene_run::require_applicable;
use crate::figure::Analysis;
use crate::figure::explorer::Arrangement;
use crate::figure::picture::{
    Album, Layout, Look, Panel, PictureFormat, Raster, RasterError, Steps, apng, gif, numbered,
};
use crate::files::{self, FileError};
use crate::lab::Watch;
use crate::message::text;
use crate::scene::Scene;

pub(super) fn run(arguments: &RenderArguments) -> Result<Exit, Failure> {
    let RenderArguments { scene: path, output, panel, size, theme, caption, .. } = arguments;
    files::require_output(output, [path])?;
    let format = format_of(output)?;
    require_steps(arguments, format)?;
    let scene = Scene::read(path)?;
    require_applicable(path, &scene, scene.query.algorithm)?;
    if *panel == Some(Panel::Explorer) {
        require_simplex(path, &scene)?;
    }
    let analysis = Analysis::of(&scene);
    let steps = steps_of(arguments, format, &analysis)?;
    let layout = Layout { panel: *panel, size: *size, caption: *caption };
    let album = Album::new(&scene, &analysis, Look::of(&scene, *theme), layout);
    let file_of = |step: usize| match arguments.steps {
        Some(_) => numbered(output, step + 1, album.steps()),
        None => output.clone(),
    };
    match format {
        PictureFormat::Svg => {
            write_each(path, &steps, file_of, |step| Ok(album.file(step).into_bytes()))?;
        }
        PictureFormat::Png => {
            let raster = Raster::default();
            write_each(path, &steps, file_of, |step| raster.png(&album, step))?;
        }
        PictureFormat::Apng | PictureFormat::Gif => {
            let animate = if format == PictureFormat::Gif { gif } else { apng };
            let file = animate(&album, &steps, arguments.seconds, &Watch::default());
            // Nothing cancels it.
            let file = file.map_err(|error| undrawn(output, &error))?.unwrap_or_default();
            files::write_output(output, &file)?;
        }
    }
    Ok(Exit::Done)
}

/// Writes a file for each step; refuses all of them if one leads to the scene or to another.
fn write_each(
    scene: &Path,
    steps: &[usize],
    file_of: impl Fn(usize) -> PathBuf,
    draw: impl Fn(usize) -> Result<Vec<u8>, RasterError>,
) -> Result<(), Failure> {
    files::require_outputs(steps.iter().map(|step| file_of(*step)), [scene])?;
    for step in steps {
        let file = file_of(*step);
        files::write_output(&file, &draw(*step).map_err(|error| undrawn(&file, &error))?)?;
    }
    Ok(())
}

fn undrawn(path: &Path, error: &RasterError) -> Failure {
    Failure::File(FileError::Write { path: path.to_owned(), error: std::io::Error::other(error.to_string()) })
}

fn format_of(output: &Path) -> Result<PictureFormat, Failure> {
    PictureFormat::of(output).ok_or_else(|| {
        let found = output.extension().map(|ending| format!(".{}", ending.to_string_lossy().to_lowercase()));
        Failure::Unexpected {
            path: output.to_owned(),
            expected: text!("command-line-a-name-of-picture").to_owned(),
            found: found.unwrap_or_else(|| text!("command-line-no-ending").to_owned()),
        }
    })
}

/// Refuses steps, captions and animations for a panel that does not change from step to step.
fn require_steps(arguments: &RenderArguments, format: PictureFormat) -> Result<(), Failure> {
    let RenderArguments { output, panel, step, steps, caption, .. } = arguments;
    let asks = step.is_some() || steps.is_some() || *caption || format.is_animated();
    match panel.filter(|panel| !panel.follows_steps()) {
        Some(panel) if asks => Err(Failure::Unexpected {
            path: output.clone(),
            expected: text!("command-line-a-panel-that-follows").to_owned(),
            found: format!("--panel {}", panel.name()),
        }),
        _ => Ok(()),
    }
}

/// Refuses a scene that the explorer cannot show.
fn require_simplex(path: &Path, scene: &Scene) -> Result<(), Failure> {
    match Arrangement::of(scene) {
        Ok(_) => Ok(()),
        Err(reason) => Err(Failure::Unexpected {
            path: path.to_owned(),
            expected: text!("command-line-a-scene-for-the-explorer").to_owned(),
            found: text!("command-line-another"; reason = reason.to_string()),
        }),
    }
}

/// The indices of the events that are drawn: by default the last, or all in an animated file.
fn steps_of(
    arguments: &RenderArguments,
    format: PictureFormat,
    analysis: &Analysis,
) -> Result<Vec<usize>, Failure> {
    let last = analysis.trace.steps();
    let refuse = |expected: String, found: String| {
        Err(Failure::Unexpected { path: arguments.scene.clone(), expected, found })
    };
    match (arguments.step, arguments.steps) {
        (Some(step), _) if (1..=last).contains(&step) => Ok(vec![step - 1]),
        (Some(step), _) => refuse(text!("command-line-a-step-from-1"; last = last), format!("--step {step}")),
        (None, Some(steps)) => match steps.of(&analysis.trace) {
            Some(steps) => Ok(steps),
            None => refuse(text!("command-line-steps-from-1"; last = last), format!("--steps {steps}")),
        },
        (None, None) if format.is_animated() => Ok(Steps::All.of(&analysis.trace).unwrap_or_default()),
        (None, None) => Ok(vec![last.saturating_sub(1)]),
    }
}
