//! `render`: a step as a picture, by the painter of SVG; a PNG is that SVG in pixels.

use std::path::Path;
use std::sync::Arc;

use glam::DVec2;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, fontdb};

use super::answered::require_applicable;
use super::output::write_file;
use super::{Exit, Failure, Panel, RenderArguments, Size, Theme};
use crate::figure::{self, Camera, Overlays, Palette, Plane, Study, svg};
use crate::geometry::Dimension;
use crate::gjk::listing::{Listing, Reading};
use crate::scene::Scene;

/// How a picture is written.
enum PictureFormat {
    Svg,
    Png,
}

pub(super) fn run(arguments: &RenderArguments) -> Result<Exit, Failure> {
    let RenderArguments { scene: path, output, panel, step, size, theme } = arguments;
    let format = format_of(output)?;
    let scene = Scene::read(path)?;
    require_applicable(path, &scene, scene.query.algorithm)?;
    let study = Study::of(&scene);
    let step = index_of_step(path, &study, *step)?;
    let picture = Picture { scene: &scene, study: &study, step, theme: *theme };
    let svg = match panel {
        Some(panel) => picture.panel(*panel, DVec2::new(size.width.into(), size.height.into())),
        None => picture.both(*size),
    };
    match format {
        PictureFormat::Svg => write_file(output, svg.as_bytes())?,
        PictureFormat::Png => write_file(output, &pixels(&svg, *size, output)?)?,
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

/// The index of the event that is step `step` (from 1) on screen; the last, where none is asked for.
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

/// What is drawn.
struct Picture<'a> {
    scene: &'a Scene,
    study: &'a Study,
    step: usize,
    theme: Theme,
}

impl Picture<'_> {
    /// One panel as an SVG of this size.
    fn panel(&self, panel: Panel, size: DVec2) -> String {
        let Self { scene, study, step, .. } = self;
        let (figure, bounds) = match panel {
            Panel::Shapes => (figure::world(study, *step, Overlays::default()), study.bounds()),
            Panel::Difference => {
                (figure::difference(study, *step, Overlays::default()), study.difference_bounds())
            }
            Panel::Code | Panel::Tree => return self.script(panel, size),
        };
        // Arrows and names may reach beyond the shapes.
        let bounds = bounds.union(figure.bounds());
        let marks = match scene.dimension {
            Dimension::Two => {
                let plane = Plane::framing(bounds, size);
                let mut marks = plane.grid(size);
                marks.extend(plane.project(&figure, size));
                marks
            }
            Dimension::Three => {
                let mut camera = Camera::from(scene.view);
                camera.frame(bounds, size);
                let mut marks = camera.project(&figure, size);
                marks.extend(camera.tripod(size));
                marks
            }
        };
        svg::write(&marks, size, self.palette(), &scene.title)
    }

    /// The listing of the algorithm, or its decisions, as an SVG of this size.
    fn script(&self, panel: Panel, size: DVec2) -> String {
        let trace = &self.study.trace;
        let listing = Listing::of_run(trace);
        let reading = Reading::of(trace, &listing);
        let script = match panel {
            Panel::Tree => figure::tree(&listing, &reading, self.step, None),
            _ => figure::code(trace, &listing, &reading, self.step),
        };
        figure::script_svg(&script, size, self.palette())
    }

    const fn palette(&self) -> &'static Palette {
        match self.theme {
            Theme::Light => &Palette::LIGHT,
            Theme::Dark => &Palette::DARK,
        }
    }

    /// Both panels, side by side on wide paper and one above the other on high paper. Each is an SVG of its own inside
    /// the SVG, which keeps what runs over its border out of the other.
    fn both(&self, size: Size) -> String {
        let Size { width, height } = size;
        let whole = DVec2::new(width.into(), height.into());
        let (half, offset) = if width >= height {
            (whole * DVec2::new(0.5, 1.0), DVec2::new(whole.x / 2.0, 0.0))
        } else {
            (whole * DVec2::new(1.0, 0.5), DVec2::new(0.0, whole.y / 2.0))
        };
        let [shapes, difference] = Panel::VIEWS.map(|panel| self.panel(panel, half));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\">\n{shapes}<g transform=\"translate({} {})\">\n{difference}</g>\n</svg>\n",
            offset.x, offset.y
        )
    }
}

/// The picture as a PNG file, with the fonts of the window and no others: the same on every machine.
fn pixels(svg: &str, size: Size, output: &Path) -> Result<Vec<u8>, Failure> {
    let mut fonts = fontdb::Database::new();
    for font in [epaint_default_fonts::UBUNTU_LIGHT, epaint_default_fonts::HACK_REGULAR] {
        fonts.load_font_data(font.to_vec());
    }
    let options = usvg::Options { fontdb: Arc::new(fonts), ..usvg::Options::default() };
    let failed =
        |reason: String| Failure::Write { path: output.to_owned(), error: std::io::Error::other(reason) };
    let tree = usvg::Tree::from_str(svg, &options).map_err(|error| failed(error.to_string()))?;
    let mut pixmap = Pixmap::new(size.width, size.height)
        .ok_or_else(|| failed(format!("there is no memory for {size} pixels")))?;
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|error| failed(error.to_string()))
}
