//! Which numbers of a chart are where on paper.

use glam::DVec2;

use super::{Axis, Chart, Item, ItemForm};

/// Numbers beyond this have no place: their differences overflow.
const LARGEST: f64 = 1e300;
/// Free room around the items, as a fraction of their extent.
const MARGIN: f64 = 0.06;
/// The narrowest extent, as a fraction of the numbers themselves: below, coordinates lose their digits.
const NARROWEST: f64 = 1e-9;

/// Between which numbers a chart is drawn, on paper of which size. Numbers are plotted ones here: along a logarithmic
/// axis their decimal logarithms.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChartFrame {
    /// The numbers at the lower left corner.
    pub min: DVec2,
    /// The numbers at the upper right corner.
    pub max: DVec2,
    /// The size of the paper in points.
    pub size: DVec2,
}

impl Axis {
    /// Where a number is along the axis; not a number where it has no place.
    pub fn plotted(&self, value: f64) -> f64 {
        let plotted = if self.logarithmic { value.log10() } else { value };
        if plotted.abs() <= LARGEST { plotted } else { f64::NAN }
    }

    /// Which number is there.
    pub fn value(&self, plotted: f64) -> f64 {
        if self.logarithmic { 10.0_f64.powf(plotted) } else { plotted }
    }

    /// From where to where the axis goes, if its items reach from `low` to `high` (infinite where there are none).
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
    /// The frame that holds everything, or what the axes ask for; where scales are equal, at least that.
    pub fn frame(&self, size: DVec2) -> ChartFrame {
        let size = size.max(DVec2::ONE);
        let mut reach = [[f64::INFINITY, f64::NEG_INFINITY]; 2];
        for item in &self.items {
            item.each_place(|place| {
                for ((axis, value), [low, high]) in [&self.x, &self.y].into_iter().zip(place).zip(&mut reach)
                {
                    let plotted = value.map_or(f64::NAN, |value| axis.plotted(value));
                    // What is not a number changes neither.
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
    /// Calls `take` with each place that the item takes, x and y; a rule is anywhere in y.
    fn each_place(&self, mut take: impl FnMut([Option<f64>; 2])) {
        match &self.form {
            ItemForm::Line { points, .. } | ItemForm::Points { at: points, .. } | ItemForm::Area(points) => {
                for point in points {
                    take(point.map(Some));
                }
            }
            ItemForm::Rule(x) => take([Some(*x), None]),
            ItemForm::Label { at, .. } => take(at.map(Some)),
            ItemForm::Cells { min, max, .. } => [min, max].into_iter().for_each(|at| take(at.map(Some))),
        }
    }
}

impl ChartFrame {
    /// Where plotted numbers are, in points from the upper left corner, y down.
    pub fn screen_from_plotted(&self, plotted: DVec2) -> DVec2 {
        let part = (plotted - self.min) / (self.max - self.min);
        DVec2::new(part.x, 1.0 - part.y) * self.size
    }

    /// Plotted numbers for one point.
    pub fn per_point(&self) -> DVec2 {
        (self.max - self.min) / self.size
    }

    /// The least frame around this one in which a unit is as long along both axes.
    fn with_equal_scales(self) -> Self {
        let middle = (self.min + self.max) * 0.5;
        let half = self.size * (0.5 * self.per_point().max_element());
        Self { min: middle - half, max: middle + half, size: self.size }
    }
}
