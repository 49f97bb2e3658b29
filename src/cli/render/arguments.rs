//! The arguments of `render`.

use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, ValueEnum};

/// The exit status, for `--help`.
pub(in crate::cli) const RENDER_HELP: &str =
    "Exit status: 0 done; 2 bad input, such as a step that the run does not have.";

/// The arguments of `render`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct RenderArguments {
    /// The scene file.
    #[arg(value_name = "SCENE.ron")]
    pub scene: PathBuf,
    /// The picture to write; its ending, .svg or .png, determines the format.
    #[arg(long, value_name = "FILE.svg|FILE.png")]
    pub output: PathBuf,
    /// Draw only this panel; by default shapes and difference side by side.
    #[arg(long, value_enum)]
    pub panel: Option<Panel>,
    /// The step to draw, counted from 1; by default the last.
    #[arg(long, value_name = "N")]
    pub step: Option<usize>,
    /// Width and height in points; a PNG has one pixel per point.
    #[arg(long, value_name = "WxH", default_value_t)]
    pub size: Size,
    /// The colours; the light theme suits paper and projectors.
    #[arg(long, value_enum, default_value_t)]
    pub theme: Theme,
}

/// A picture of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Panel {
    /// P and Q in world space.
    Shapes,
    /// P ⊖ Q with the simplex and its Voronoi regions.
    Difference,
    /// The numbers of the run from iteration to iteration.
    Plot,
    /// The support functions of P, Q and P ⊖ Q, along the search direction of the step and in all other directions.
    Reach,
    /// Q as it moves across P and back: the support points of each frame, for a cold and for a warm start.
    Motion,
    /// The section of P ⊖ Q with the plane of the simplex and with planes of constant z; in 2D with the line through O
    /// along the search direction.
    Slice,
    /// The outcome over the positions of Q, by verdict and by agreement with the truth.
    Map,
    /// The algorithm as pseudocode, with the lines executed by the step.
    Code,
    /// The decision tree of the algorithm, with the path to this step.
    Tree,
    /// The run beside another one, at the first step where the two differ. The step is ignored.
    Compare,
    /// P as a simplex and the point Q as the origin: the possible positions of the origin, and its actual one. The step
    /// is ignored.
    Explorer,
}

impl Panel {
    /// The panels that are drawn side by side by default.
    pub const PAIR: [Self; 2] = [Self::Shapes, Self::Difference];
}

/// The colours of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Theme {
    /// Black on white.
    #[default]
    Light,
    /// The colours of the dark window.
    Dark,
}

/// The size of a picture in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// The width.
    pub width: u32,
    /// The height.
    pub height: u32,
}

impl Size {
    /// The shortest side that is accepted: below it, labels would be larger than the picture.
    const SHORTEST: u32 = 64;
    /// The longest side that is accepted: a square PNG of that size takes 256 MB of memory while it is drawn.
    pub const LONGEST: u32 = 8192;
}

impl Default for Size {
    fn default() -> Self {
        Self { width: 1200, height: 800 }
    }
}

impl std::fmt::Display for Size {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let side =
            |side: &str| side.parse().ok().filter(|length| (Self::SHORTEST..=Self::LONGEST).contains(length));
        let sides = text
            .split_once(['x', '×'])
            .and_then(|(width, height)| Some(Self { width: side(width)?, height: side(height)? }));
        sides.ok_or_else(|| {
            format!(
                "expected WIDTHxHEIGHT such as 1200x800, each from {} to {}, found `{text}`",
                Self::SHORTEST,
                Self::LONGEST
            )
        })
    }
}
