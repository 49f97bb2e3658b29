//! The mapping between the numbers of a chart and positions on paper.

use glam::DVec2;

use super::{Axis, Chart, Item, ItemForm};

/// Maximum absolute value that can be plotted; differences of larger numbers overflow.
const LARGEST: f64 = 1e300;
/// The margin around the items, as a fraction of their extent.
const MARGIN: f64 = 0.06;
/// Minimum extent, as a fraction of the numbers themselves; below it, coordinates lose their digits.
const NARROWEST: f64 = 1e-9;

/// The range of numbers of a chart, and the size of its paper. The range is in plotted numbers, which are decimal
/// logarithms on a logarithmic axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChartFrame {
    /// The plotted numbers at the lower left corner.
    pub min: DVec2,
    /// The plotted numbers at the upper right corner.
    pub max: DVec2,
    /// The size of the paper in points.
    pub size: DVec2,
}

impl Axis {
    /// Returns the plotted number of a value; NaN if the value cannot be plotted.
    pub fn plotted(&self, value: f64) -> f64 {
        let plotted = if self.logarithmic { libm::log10(value) } else { value };
        if plotted.abs() <= LARGEST { plotted } else { f64::NAN }
    }

    /// Returns the value of a plotted number.
    pub fn value(&self, plotted: f64) -> f64 {
        if self.logarithmic { libm::exp10(plotted) } else { plotted }
    }

    /// The range of the axis, if its items extend from `low` to `high` (infinite if there are none).
    fn range(&self, [low, high]: [f64; 2]) -> [f64; 2] {
        let given = self.bounds.map(|bounds| bounds.map(|bound| self.plotted(bound)));
        if let Some([low, high]) = given
            && low < high
        {
            return [low, high];
        }
        if low > high {
            return [0.0, 1.0];
        }
        let margin = if self.whole { 0.5 } else { MARGIN * (high - low) };
        let least = NARROWEST * low.abs().max(high.abs());
        if high - low + 2.0 * margin > least {
            return [low - margin, high + margin];
        }
        let aside = if low == 0.0 || self.logarithmic { 0.5 } else { 0.5 * low.abs() };
        [low - aside, high + aside]
    }
}

impl Chart {
    /// Returns the frame around all items, or around the bounds of the axes if they have any. Equal scales may enlarge
    /// it.
    pub fn frame(&self, size: DVec2) -> ChartFrame {
        let size = size.max(DVec2::ONE);
        let mut reach = [[f64::INFINITY, f64::NEG_INFINITY]; 2];
        for item in &self.items {
            item.each_place(|place| {
                for ((axis, value), [low, high]) in [&self.x, &self.y].into_iter().zip(place).zip(&mut reach)
                {
                    let plotted = value.map_or(f64::NAN, |value| axis.plotted(value));
                    // NaN changes neither bound.
                    (*low, *high) = (low.min(plotted), high.max(plotted));
                }
            });
        }
        let [[left, right], [bottom, top]] = [self.x.range(reach[0]), self.y.range(reach[1])];
        let frame = ChartFrame { min: DVec2::new(left, bottom), max: DVec2::new(right, top), size };
        if self.equal_scales { frame.with_equal_scales() } else { frame }
    }
}

impl Item {
    /// Calls `take` with the x and y of each point of the item; a rule has no y.
    fn each_place(&self, mut take: impl FnMut([Option<f64>; 2])) {
        match &self.form {
            ItemForm::Line { points, .. } | ItemForm::Points { at: points, .. } | ItemForm::Area(points) => {
                for point in points {
                    take(point.map(Some));
                }
            }
            ItemForm::Rule(x) => take([Some(*x), None]),
            ItemForm::Label { at, .. } | ItemForm::Inscription { at, .. } => take(at.map(Some)),
            ItemForm::Cells { min, max, .. } => [min, max].into_iter().for_each(|at| take(at.map(Some))),
        }
    }
}

impl ChartFrame {
    /// Returns the position of plotted numbers, in points from the upper left corner, y down.
    pub fn screen_from_plotted(&self, plotted: DVec2) -> DVec2 {
        let part = (plotted - self.min) / (self.max - self.min);
        DVec2::new(part.x, 1.0 - part.y) * self.size
    }

    /// Returns the plotted numbers per point.
    pub fn per_point(&self) -> DVec2 {
        (self.max - self.min) / self.size
    }

    /// The smallest frame that contains this one and has equal scales on both axes.
    fn with_equal_scales(self) -> Self {
        let middle = (self.min + self.max) * 0.5;
        let half = self.size * (0.5 * self.per_point().max_element());
        Self { min: middle - half, max: middle + half, size: self.size }
    }
}
