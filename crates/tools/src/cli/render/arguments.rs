//! The arguments of `render`.

use std::path::PathBuf;

use clap::Args;

use crate::cli::choices;
use crate::figure::picture::{Panel, Size, StepTime, Steps, Theme};

/// The exit status, for `--help`.
pub(in crate::cli) const RENDER_HELP: &str = "The pictures of a run have one size and one frame, so that they lie side by side. With --steps, SVG and PNG become \
                                              a file for each step, run.svg as run-01.svg and so on; APNG and GIF hold all steps, each shown for --seconds, \
                                              over and over.\n\n\
                                              Exit status: 0 done; 2 bad input, such as a step that the run does not have.";

/// The arguments of `render`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct RenderArguments {
    /// The scene file.
    #[arg(value_name = "SCENE.ron")]
    pub scene: PathBuf,
    /// The picture to write; its ending, .svg, .png, .apng or .gif, determines the format.
    #[arg(long, value_name = "FILE")]
    pub output: PathBuf,
    /// Draw only this panel; by default shapes and difference side by side.
    #[arg(long, value_parser = choices::panel())]
    pub panel: Option<Panel>,
    /// The step to draw, counted from 1; by default the last.
    #[arg(long, value_name = "N", conflicts_with = "steps")]
    pub step: Option<usize>,
    /// The steps to draw: all, the last of each iteration, or those from A to B, counted from 1. By default all in an
    /// animated file.
    #[arg(long, value_name = "all|iterations|A..B")]
    pub steps: Option<Steps>,
    /// Write the step and its sentence below the picture.
    #[arg(long)]
    pub caption: bool,
    /// The time for which an animated file shows each step, in seconds, from 0.05 to 60.
    #[arg(long, value_name = "S", default_value_t)]
    pub seconds: StepTime,
    /// Width and height in points; raster images have one pixel per point.
    #[arg(long, value_name = "WxH", default_value_t)]
    pub size: Size,
    /// The colors; the light theme suits paper and projectors.
    #[arg(long, value_parser = choices::theme(), default_value = Theme::default().name())]
    pub theme: Theme,
}
