//! Charts: numbers over two axes as data, for the plots of the window and for pictures on paper.
//!
//! A [`ChartFrame`] (a range of numbers and a size of the paper) maps the items of a chart to paper marks.
//! They are the same for the window, where a plot draws the axes around them, and for [`Chart::to_svg`],
//! which draws its own.

mod frame;
mod marks;
mod picture;
mod ticks;

use std::sync::Arc;

use super::mark::{Marker, Role};
use super::tint::Tint;

pub use frame::ChartFrame;
pub use ticks::Tick;

/// A chart, independent of size and colors.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// The accessible name, and the title on paper.
    pub title: String,
    /// The horizontal axis, from left to right.
    pub x: Axis,
    /// The vertical axis, from the bottom up.
    pub y: Axis,
    /// Whether both axes have the same scale.
    pub equal_scales: bool,
    /// The items, the first at the bottom.
    pub items: Vec<Item>,
}

/// An axis of a chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Axis {
    /// The quantity along the axis, with its unit if it has one. Empty for an axis without a name.
    pub name: String,
    /// Whether the scale is logarithmic; values that are not positive are then not plotted.
    pub logarithmic: bool,
    /// Whether only integers are meaningful.
    pub whole: bool,
    /// The range of the axis, if it differs from that of the items.
    pub bounds: Option<[f64; 2]>,
    /// The smallest value with a number on the axis. `None` unless the space below it shows something other than
    /// values.
    pub numbered_from: Option<f64>,
    /// The words at 0, 1, 2 and so on, on an axis of categories; empty for numbers.
    pub words: Vec<String>,
}

impl Axis {
    /// Creates a linear axis of numbers with this name.
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }
}

/// An item of a chart.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// The meaning of the item, which determines its style.
    pub role: Role,
    /// The name of the item in the legend; empty for an item without an entry.
    pub name: String,
    /// The data of the item.
    pub form: ItemForm,
}

impl Item {
    /// Creates a legend entry for a color of cells: a cell of size zero at a place within the chart.
    pub fn swatch(tint: Tint, name: &str, at: [f64; 2]) -> Self {
        let form = ItemForm::Cells { min: at, max: at, columns: 1, tints: Arc::from([Some(tint)]) };
        Self { role: Role::Axis, name: name.to_owned(), form }
    }
}

/// The data of an [`Item`], x before y.
#[derive(Clone, Debug, PartialEq)]
pub enum ItemForm {
    /// Straight lines from point to point; a point that is not finite, or has no logarithm, breaks it.
    Line {
        /// The points from left to right.
        points: Vec<[f64; 2]>,
        /// Whether the line is dashed.
        dashed: bool,
    },
    /// Markers.
    Points {
        /// The positions.
        at: Vec<[f64; 2]>,
        /// The shape of the markers.
        marker: Marker,
    },
    /// A closed convex polygon, filled, without outline.
    Area(Vec<[f64; 2]>),
    /// A vertical line at this x, from the lower to the upper border.
    Rule(f64),
    /// A text at a place.
    Label {
        /// The place.
        at: [f64; 2],
        /// The text.
        text: String,
        /// The direction from the place to the text, y up, of any length; zero centers the text on the place.
        toward: [f64; 2],
    },
    /// A text in the middle of a cell, left out if it is wider than the cell.
    Inscription {
        /// The middle of the cell.
        at: [f64; 2],
        /// The width of the cell, along x.
        width: f64,
        /// The text.
        text: String,
    },
    /// A grid of colored cells, row by row from the lower left.
    Cells {
        /// The lower left corner.
        min: [f64; 2],
        /// The upper right corner.
        max: [f64; 2],
        /// The number of cells in a row.
        columns: usize,
        /// The color of each cell. `None` if the cell is not known yet. The cells fill whole rows. Shared,
        /// so that a chart that is rebuilt in every frame does not copy unchanged cells.
        tints: Arc<[Option<Tint>]>,
    },
}
