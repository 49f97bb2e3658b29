//! `render`: a picture of a step. The SVG painter draws it; a PNG is that SVG rasterised.

pub(super) mod arguments;
mod picture;

use std::path::Path;
use std::sync::Arc;

use glam::DVec2;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, fontdb};

use arguments::{Panel, RenderArguments, Size};
use picture::Picture;

use super::error::Failure;
use super::exit::Exit;
use super::scene_run::require_applicable;
use crate::figure::Study;
use crate::figure::explorer::Arrangement;
use crate::files::{self, FileError};
use crate::scene::Scene;

/// The file format of a picture.
enum PictureFormat {
    Svg,
    Png,
}

pub(super) fn run(arguments: &RenderArguments) -> Result<Exit, Failure> {
    let RenderArguments { scene: path, output, panel, step, size, theme } = arguments;
    files::require_output(output, [path])?;
    let format = format_of(output)?;
    let scene = Scene::read(path)?;
    require_applicable(path, &scene, scene.query.algorithm)?;
    if *panel == Some(Panel::Explorer) {
        require_simplex(path, &scene)?;
    }
    let study = Study::of(&scene);
    let step = index_of_step(path, &study, *step)?;
    let picture = Picture { scene: &scene, study: &study, step, theme: *theme };
    let paper = DVec2::new(size.width.into(), size.height.into());
    let svg = match panel {
        Some(panel) => picture.panel(*panel, paper),
        None => picture.both(paper),
    };
    let svg = picture.on_paper(&svg, paper);
    match format {
        PictureFormat::Svg => files::write(output, svg.as_bytes())?,
        PictureFormat::Png => files::write(output, &pixels(&svg, *size, output)?)?,
    }
    Ok(Exit::Done)
}

fn format_of(output: &Path) -> Result<PictureFormat, Failure> {
    let extension = output.extension().map(|extension| extension.to_string_lossy().to_lowercase());
    match extension.as_deref() {
        Some("svg") => Ok(PictureFormat::Svg),
        Some("png") => Ok(PictureFormat::Png),
        other => Err(Failure::Unexpected {
            path: output.to_owned(),
            expected: "a name that ends in .svg or .png".to_owned(),
            found: other.map_or("no ending".to_owned(), |ending| format!(".{ending}")),
        }),
    }
}

/// Refuses a scene that the explorer cannot show.
fn require_simplex(path: &Path, scene: &Scene) -> Result<(), Failure> {
    match Arrangement::of(scene) {
        Ok(_) => Ok(()),
        Err(reason) => Err(Failure::Unexpected {
            path: path.to_owned(),
            expected: "a scene for the explorer".to_owned(),
            found: format!("another: {reason}"),
        }),
    }
}

/// The index of the event that is step `step` (from 1) on screen; by default the last.
fn index_of_step(path: &Path, study: &Study, step: Option<usize>) -> Result<usize, Failure> {
    let last = study.trace.steps();
    match step {
        None => Ok(last.saturating_sub(1)),
        Some(step) if (1..=last).contains(&step) => Ok(step - 1),
        Some(step) => Err(Failure::Unexpected {
            path: path.to_owned(),
            expected: format!("a step from 1 to {last}"),
            found: format!("--step {step}"),
        }),
    }
}

/// The picture as a PNG file, rendered with the fonts of the window only, so that it is the same on every machine.
fn pixels(svg: &str, size: Size, output: &Path) -> Result<Vec<u8>, Failure> {
    let mut fonts = fontdb::Database::new();
    for font in [epaint_default_fonts::UBUNTU_LIGHT, epaint_default_fonts::HACK_REGULAR] {
        fonts.load_font_data(font.to_vec());
    }
    let options = usvg::Options { fontdb: Arc::new(fonts), ..usvg::Options::default() };
    let failed = |reason: String| {
        Failure::File(FileError::Write { path: output.to_owned(), error: std::io::Error::other(reason) })
    };
    let tree = usvg::Tree::from_str(svg, &options).map_err(|error| failed(error.to_string()))?;
    let mut pixmap = Pixmap::new(size.width, size.height)
        .ok_or_else(|| failed(format!("there is no memory for {size} pixels")))?;
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|error| failed(error.to_string()))
}
