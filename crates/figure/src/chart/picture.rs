//! A chart as a stand-alone picture, with axes, title and legend.

use glam::DVec2;

use super::frame::ChartFrame;
use super::{Axis, Chart, Item, ItemForm};
use crate::axes::{line, text};
use crate::mark::{Marker, Role};
use crate::paper::{Light, PaperForm, PaperMark, Visibility};
use crate::style::Palette;
use crate::svg;

/// The margins for numbers and names left of the frame, above, right and below, in points.
const LEFT: f64 = 64.0;
const TOP: f64 = 30.0;
const RIGHT: f64 = 18.0;
const BOTTOM: f64 = 42.0;
/// The height of a row of the legend, in points.
const ROW: f64 = 18.0;
/// Minimum distance between ticks, in points, along x and y.
const APART: DVec2 = DVec2::new(56.0, 30.0);
/// The number of cells from one side of a swatch to the other.
const SWATCH: usize = 12;
/// The mean width of a letter, as a fraction of the font size.
const LETTER: f64 = 0.55;

impl Chart {
    /// Draws the chart as an SVG of `size` points. The frame is a nested SVG, which clips the items.
    pub fn to_svg(&self, size: DVec2, palette: &Palette) -> String {
        let entries = self.legend();
        let (legend, rows) = legend_marks(&entries, size.x);
        let corner = DVec2::new(LEFT, TOP + rows * ROW);
        let inner = (size - corner - DVec2::new(RIGHT, BOTTOM)).max(DVec2::ONE);
        let frame = self.frame(inner);
        let mut marks = self.grid(&frame);
        marks.extend(self.project(&frame));
        let inside = svg::write(&marks, inner, palette, "");
        let around = self.surroundings(&frame, corner, size, legend);
        let outside = svg::write(&around, size, palette, &self.title);
        let outside = outside.strip_suffix("</svg>\n").unwrap_or(&outside);
        format!("{outside}<g transform=\"translate({} {})\">\n{inside}</g>\n</svg>\n", corner.x, corner.y)
    }

    /// Returns the items of the legend: the first item of each name.
    pub fn legend(&self) -> Vec<&Item> {
        let mut entries: Vec<&Item> = Vec::new();
        for item in self.items.iter().filter(|item| !item.name.is_empty()) {
            if entries.iter().all(|entry| entry.name != item.name) {
                entries.push(item);
            }
        }
        entries
    }

    fn grid(&self, frame: &ChartFrame) -> Vec<PaperMark> {
        // Zero is emphasized if it is a number, not if it is a logarithm or the first of several categories.
        let role = |axis: &Axis, at: f64| {
            if at == 0.0 && !axis.logarithmic && axis.words.is_empty() { Role::Axis } else { Role::Grid }
        };
        let per_point = frame.per_point();
        let down = self.x.ticks(frame.min.x, frame.max.x, APART.x * per_point.x).into_iter().map(|tick| {
            let x = frame.screen_from_plotted(DVec2::new(tick.at, frame.min.y)).x;
            line(role(&self.x, tick.at), [DVec2::new(x, 0.0), DVec2::new(x, frame.size.y)])
        });
        let along = self.y.ticks(frame.min.y, frame.max.y, APART.y * per_point.y).into_iter().map(|tick| {
            let y = frame.screen_from_plotted(DVec2::new(frame.min.x, tick.at)).y;
            line(role(&self.y, tick.at), [DVec2::new(0.0, y), DVec2::new(frame.size.x, y)])
        });
        down.chain(along).collect()
    }

    /// Border, numbers, names, title and legend.
    fn surroundings(
        &self,
        frame: &ChartFrame,
        corner: DVec2,
        size: DVec2,
        legend: Vec<PaperMark>,
    ) -> Vec<PaperMark> {
        let end = corner + frame.size;
        let corners = vec![corner, DVec2::new(end.x, corner.y), end, DVec2::new(corner.x, end.y)];
        let form = PaperForm::Line { points: corners, closed: true, visibility: Visibility::Visible };
        let mut marks = vec![PaperMark { role: Role::Grid, hit: None, form }];
        let per_point = frame.per_point();
        for tick in self.x.ticks(frame.min.x, frame.max.x, APART.x * per_point.x) {
            let x = corner.x + frame.screen_from_plotted(DVec2::new(tick.at, frame.min.y)).x;
            marks.push(text(DVec2::new(x, end.y + 10.0), tick.text));
        }
        for tick in self.y.ticks(frame.min.y, frame.max.y, APART.y * per_point.y) {
            let y = corner.y + frame.screen_from_plotted(DVec2::new(frame.min.x, tick.at)).y;
            let half = 0.5 * width(&tick.text);
            marks.push(text(DVec2::new(corner.x - 6.0 - half, y), tick.text));
        }
        let name_of_y = DVec2::new(8.0 + 0.5 * width(&self.y.name), corner.y - 11.0);
        marks.push(text(name_of_y, self.y.name.clone()));
        marks.push(text(DVec2::new(corner.x + 0.5 * frame.size.x, end.y + 28.0), self.x.name.clone()));
        let title = PaperForm::Text {
            center: DVec2::new(0.5 * size.x, 14.0),
            text: self.title.clone(),
            size: Palette::text_size(Role::Origin),
        };
        marks.push(PaperMark { role: Role::Origin, hit: None, form: title });
        marks.retain(|mark| !matches!(&mark.form, PaperForm::Text { text, .. } if text.is_empty()));
        marks.extend(legend);
        marks
    }
}

/// The entries in rows below the title, and the number of rows.
fn legend_marks(entries: &[&Item], paper: f64) -> (Vec<PaperMark>, f64) {
    let (mut marks, mut x, mut row) = (Vec::new(), LEFT, 0.0);
    if entries.is_empty() {
        return (marks, row);
    }
    for item in entries {
        let wide = 34.0 + width(&item.name);
        if x > LEFT && x + wide > paper - RIGHT {
            (x, row) = (LEFT, row + 1.0);
        }
        let y = TOP + 6.0 + ROW * row;
        marks.push(item.sample(DVec2::new(x + 12.0, y)));
        marks.push(text(DVec2::new(x + 28.0 + 0.5 * width(&item.name), y), item.name.clone()));
        x += wide + 12.0;
    }
    // The name of the vertical axis has the row below to itself.
    (marks, row + 1.5)
}

impl Item {
    /// Returns a sample of the item for the legend, about 24 points wide, centered at `middle`.
    pub fn sample(&self, middle: DVec2) -> PaperMark {
        let (from, to) = (middle - DVec2::new(12.0, 0.0), middle + DVec2::new(12.0, 0.0));
        let form = match &self.form {
            ItemForm::Line { dashed, .. } => PaperForm::Line {
                points: vec![from, to],
                closed: false,
                visibility: if *dashed { Visibility::Dashed } else { Visibility::Visible },
            },
            ItemForm::Points { marker, .. } => PaperForm::Marker { at: middle, marker: *marker },
            ItemForm::Rule(_) => return line(self.role, [middle - DVec2::Y * 6.0, middle + DVec2::Y * 6.0]),
            ItemForm::Area(_) => {
                let aside = DVec2::new(0.0, 5.0);
                PaperForm::Fill {
                    points: vec![from - aside, to - aside, to + aside, from + aside],
                    light: Light::None,
                }
            }
            ItemForm::Cells { min, max, tints, .. } => {
                // A swatch shows the pattern of its cells, too.
                let columns = if min == max { SWATCH } else { 1 };
                let tint = tints.iter().copied().find(Option::is_some).into_iter();
                PaperForm::Cells {
                    corners: [middle - DVec2::splat(5.0), middle + DVec2::splat(5.0)],
                    columns,
                    tints: tint.flat_map(|tint| std::iter::repeat_n(tint, columns * columns)).collect(),
                }
            }
            ItemForm::Label { .. } | ItemForm::Inscription { .. } => {
                PaperForm::Marker { at: middle, marker: Marker::Disc }
            }
        };
        PaperMark { role: self.role, hit: None, form }
    }
}

fn width(text: &str) -> f64 {
    text.chars().count() as f64 * LETTER * Palette::text_size(Role::Axis)
}
