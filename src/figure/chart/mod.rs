//! Charts: numbers over two axes as a value, for the plots of the window and for pictures on paper.
//!
//! A chart is laid into a [`ChartFrame`] (which numbers, on paper of which size), and its items become paper marks
//! there: the same for the window, where a plot draws the axes around them, and for [`Chart::to_svg`], which draws its
//! own.

mod frame;
mod marks;
mod picture;
mod ticks;

use std::sync::Arc;

use super::{Marker, Role, Tint};

pub use frame::ChartFrame;
pub use ticks::Tick;

/// A chart before it has a size or colours.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// What it is, for the accessible name and for paper.
    pub title: String,
    /// From left to right.
    pub x: Axis,
    /// From the bottom up.
    pub y: Axis,
    /// Whether one unit is as long along both axes.
    pub equal_scales: bool,
    /// The items, the first at the bottom.
    pub items: Vec<Item>,
}

/// An axis of a chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Axis {
    /// The quantity along it, with its unit where it has one. Empty for an axis without a name.
    pub name: String,
    /// Whether equal ratios are equally far apart; values that are not positive then have no place.
    pub logarithmic: bool,
    /// Whether only whole numbers have a meaning.
    pub whole: bool,
    /// From where to where, if not as far as the items reach.
    pub bounds: Option<[f64; 2]>,
    /// The least value that has a number, where below it something else is drawn than values.
    pub numbered_from: Option<f64>,
    /// The words at 0, 1, 2 and so on, on an axis of kinds; empty for numbers.
    pub words: Vec<String>,
}

impl Axis {
    /// A plain axis of numbers with this name.
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }
}

/// One thing in a chart.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// What it means, which decides how it looks.
    pub role: Role,
    /// Its name in the legend; empty for what needs none.
    pub name: String,
    /// The numbers.
    pub form: ItemForm,
}

impl Item {
    /// An entry of the legend for a colour of cells: a cell without a size, at a place within the chart.
    pub fn swatch(tint: Tint, name: &str, at: [f64; 2]) -> Self {
        let form = ItemForm::Cells { min: at, max: at, columns: 1, tints: Arc::from([Some(tint)]) };
        Self { role: Role::Axis, name: name.to_owned(), form }
    }
}

/// The numbers of an [`Item`], x before y.
#[derive(Clone, Debug, PartialEq)]
pub enum ItemForm {
    /// Straight lines from point to point; a point that is not finite, or has no logarithm, breaks it.
    Line {
        /// From left to right.
        points: Vec<[f64; 2]>,
        /// Drawn with gaps.
        dashed: bool,
    },
    /// Markers.
    Points {
        /// Where.
        at: Vec<[f64; 2]>,
        /// Of which shape.
        marker: Marker,
    },
    /// A closed convex polygon, filled, without an outline.
    Area(Vec<[f64; 2]>),
    /// A vertical line at this x, from the lower to the upper border.
    Rule(f64),
    /// Words at a place.
    Label {
        /// Where.
        at: [f64; 2],
        /// What to write.
        text: String,
        /// On which side of the place, y up, of any length; zero puts the words on it.
        toward: [f64; 2],
    },
    /// A grid of coloured cells, row by row from the lower left.
    Cells {
        /// The lower left corner.
        min: [f64; 2],
        /// The upper right corner.
        max: [f64; 2],
        /// How many in a row.
        columns: usize,
        /// The colour of each; none where nothing is known yet. A whole number of rows. Shared, so that a chart that is
        /// made anew in every frame costs nothing where the cells stay as they are.
        tints: Arc<[Option<Tint>]>,
    },
}
