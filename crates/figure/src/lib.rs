//! Figures: pictures of a query, as values.
//!
//! ```text
//! Analysis + step  ->  Figure           marks with roles, in scene units      world, difference
//! Figure        ->  Vec<PaperMark>   points, y down, back to front         Plane::project, Camera::project
//! PaperMark     ->  pixels, SVG      with a Palette for the roles          svg::write, the window
//! ```
//!
//! [`picture`] puts figures into files: one step, or a whole run; [`handout`] lays them out on paper with
//! their words. [`transcript`] is a run in words and numbers; [`description`] is a step in words for speech and Braille,
//! in the form of [`spoken`]. [`thumbnail()`] is the picture of a single body, [`thumbnail_of_pair()`] that of P and Q.
//!
//! Each arrow is a pure function, so a picture in a handout equals the picture on screen, and figures are
//! tested as text.

mod analysis;
mod axes;
mod bounds;
mod camera;
pub mod cast;
mod chart;
mod clip;
mod coarse;
mod color;
pub mod comparison;
pub mod description;
mod destination;
mod difference;
mod direction;
mod edge_projection;
mod effect;
mod effort;
mod enclosure;
pub mod events;
pub mod evolution;
pub mod explorer;
mod extent;
mod floor;
mod framing;
mod geometry_cache;
pub mod glossary;
mod growth;
pub mod handout;
mod labels;
mod lengths;
pub mod map;
mod mark;
pub mod motion;
pub mod narration;
mod number;
mod occlusion;
mod order;
mod other_body;
mod outline;
mod paper;
pub mod picture;
mod plane;
pub mod prediction;
mod profile;
mod project;
mod projector;
mod proof;
pub mod reach;
pub mod regions;
mod script;
pub mod series;
mod shadow;
mod sheet;
mod slice;
mod solid;
pub mod spoken;
mod spotlight;
mod style;
pub mod svg;
mod text_box;
mod thumbnail;
mod ties;
mod tint;
pub mod transcript;
mod world;

pub use crate::scene::{Overlay, Overlays};
pub use analysis::Analysis;
pub use bounds::Bounds;
pub use camera::{AxisView, Camera};
pub use chart::{Axis, Chart, ChartFrame, Item, ItemForm, Tick};
pub use color::Color;
pub use comparison::{otherwise, preferring};
pub use destination::add_destination;
pub use difference::difference;
pub use effect::{effective, nothing_to_show};
pub use extent::Extent;
pub use framing::margin as framing_margin;
pub use mark::{Barred, Figure, Form, Hit, Mark, Marker, Role, Standing};
pub use other_body::OtherBody;
pub use paper::{Light, Paper, PaperForm, PaperMark, Visibility, pick, pick_body, text_boxes};
pub use plane::Plane;
pub use profile::Profile;
pub use script::{
    RowStatus, Script, ScriptRow, Variable, code, next_visit, program, script_svg, tree, variables,
};
pub use slice::{Cut, CutPicture, Slice, cut_picture, has_faces, slice};
pub use solid::{Edge, Solid, SolidFace};
pub use spotlight::{Focus, Links, LinksAt, LitVertex, Spotlight, spotlight};
pub use style::{Dash, Palette, Stroke};
pub use text_box::{TextBox, lines};
pub use thumbnail::{thumbnail, thumbnail_of_pair};
pub use ties::{Ties, ties, ties_of_iterations};
pub use tint::{Tint, Tints};
pub use world::world;

pub use axes::{tick_label, tick_step};

use gjk_exchange as exchange;
use gjk_explain as explain;
use gjk_lab as lab;
use gjk_message as message;
use gjk_message::words;
use gjk_proximity::{epa, geometry, gjk, internal};
use gjk_scene::{edit, scene};
