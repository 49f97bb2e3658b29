//! Figures: pictures of a query, as values.
//!
//! ```text
//! Study + step  ->  Figure           marks with roles, in scene units      world, difference
//! Figure        ->  Vec<PaperMark>   points, y down, back to front         Plane::project, Camera::project
//! PaperMark     ->  pixels, SVG      with a Palette for the roles          svg::write, the window
//! ```
//!
//! [`thumbnail()`] is the picture of a single body.
//!
//! Each arrow is a pure function, so a picture in a handout is the picture on screen, and figures are tested as text.

mod arrow;
mod axes;
mod bounds;
mod bystander;
mod camera;
mod caption;
mod chart;
mod color;
pub mod comparison;
mod covering;
mod difference;
pub mod evolution;
pub mod explorer;
mod flat;
mod focus;
mod geometry_cache;
pub mod glossary;
mod growth;
mod labels;
mod lengths;
pub mod map;
mod mark;
pub mod motion;
pub mod narration;
mod order;
mod outline;
mod overlay;
mod paper;
mod plane;
mod project;
mod projection;
mod proof;
pub mod reach;
pub mod regions;
mod script;
pub mod series;
mod shadow;
mod sheet;
mod sight;
mod slice;
mod solid;
mod spotlight;
mod study;
mod style;
pub mod svg;
mod thumbnail;
mod ties;
mod tint;
mod tints;
mod world;

pub use bounds::Bounds;
pub use bystander::Bystander;
pub use camera::{AxisView, Camera};
pub use chart::{Axis, Chart, ChartFrame, Item, ItemForm, Tick};
pub use color::Color;
pub use difference::difference;
pub use focus::Focus;
pub use mark::{Barred, Figure, Form, Hit, Mark, Marker, Role, Standing};
pub use overlay::{Overlay, Overlays};
pub use paper::{Light, PaperForm, PaperMark, Visibility, pick, pick_body};
pub use plane::Plane;
pub use script::{RowStatus, Script, ScriptRow, Variable, code, next_visit, script_svg, tree, variables};
pub use slice::{Cut, Slice, has_faces, slice};
pub use solid::{Edge, Face, Solid};
pub use spotlight::{Place, Spotlight, spotlight};
pub use study::Study;
pub use style::{Dash, Palette, Stroke};
pub use thumbnail::thumbnail;
pub use ties::{Ties, otherwise, preferring, ties, ties_of_iterations};
pub use tint::Tint;
pub use tints::Tints;
pub use world::world;

#[cfg(feature = "app")]
pub(crate) use axes::{tick_label, tick_step};

use glam::DVec3;

use crate::geometry::{Dimension, Vector as _};

/// Draws a direction as an arrow of `length` with its name. The zero direction is a labelled ring.
fn add_direction(figure: &mut Figure, from: DVec3, direction: DVec3, length: f64, name: &str) {
    let (role, hit) = (Role::Direction, Some(Hit::Direction));
    let unit = direction.unit();
    if unit == DVec3::ZERO {
        figure.add(role, hit, Form::Point { at: from, marker: Marker::Ring });
        let text = format!("{name} = 0");
        return figure.add(role, hit, Form::Label { at: from, text, toward: DVec3::new(1.0, -1.0, -1.0) });
    }
    let to = from + unit * length;
    figure.add(role, hit, Form::Arrow { from, to });
    figure.add(role, hit, Form::Label { at: to, text: name.to_owned(), toward: unit });
}

/// A piece of the line (in 3D, of the plane) through `middle` perpendicular to `direction`, `reach` long to each side.
fn support_plane(dimension: Dimension, middle: DVec3, direction: DVec3, reach: f64) -> Option<Form> {
    let unit = direction.unit();
    if unit == DVec3::ZERO {
        return None;
    }
    Some(match dimension {
        Dimension::Two => {
            let aside = DVec3::Z.cross(unit) * reach;
            Form::Line { points: vec![middle - aside, middle + aside], closed: false }
        }
        Dimension::Three => {
            let (x, y) = unit.any_orthonormal_pair();
            let corner = |across: f64, up: f64| middle + (x * across + y * up) * (reach * 0.45);
            Form::Area {
                points: vec![corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)],
            }
        }
    })
}
