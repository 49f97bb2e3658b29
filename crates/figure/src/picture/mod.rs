//! Pictures of a step and of a whole run, as files.
//!
//! ```text
//! Panel + step      ->  SVG             drawing
//! Layout + Look     ->  Album           one SVG for each step: the same size, the same frame, a caption
//! Album + step      ->  pixels, PNG     raster
//! Album + steps     ->  APNG, GIF       animation
//! ```

mod album;
mod animation;
mod beside;
mod caption;
mod colors;
mod drawing;
mod format;
mod look;
mod panel;
mod raster;
mod size;
mod steps;

pub use album::{Album, Layout};
pub use animation::{StepTime, apng, gif};
pub use beside::SecondRun;
pub use format::{PictureFormat, numbered};
pub use look::{Exploring, Look, Theme};
pub use panel::Panel;
pub use raster::{Raster, RasterError};
pub use size::Size;
pub use steps::Steps;
