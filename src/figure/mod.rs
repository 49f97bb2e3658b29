//! Figures: what there is to see of a query, as a value.
//!
//! ```text
//! Study + step  ->  Figure           marks with roles, in scene units      world, difference
//! Figure        ->  Vec<PaperMark>   points, y down, back to front         Plane::project, Camera::project
//! PaperMark     ->  pixels, SVG      with a Palette for the roles          svg::write, the window
//! ```
//!
//! Each arrow is a pure function, so a picture in a handout is the picture on screen, and figures are tested as text.

mod bounds;
mod camera;
mod labels;
mod mark;
mod overlay;
mod paper;
mod plane;
mod sheet;
mod solid;
mod style;
pub mod svg;

pub use bounds::Bounds;
pub use camera::{AxisView, Camera, Projection};
pub use mark::{Figure, Form, Hit, Mark, Marker, Role, Standing};
pub use overlay::{Overlay, Overlays};
pub use paper::{Light, PaperForm, PaperMark, Visibility, pick};
pub use plane::Plane;
pub use solid::{Edge, Face, Solid};
pub use style::{Color, Dash, Palette, Stroke};
