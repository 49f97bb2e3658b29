//! From the items of a chart to paper marks.

use glam::DVec2;

use super::frame::ChartFrame;
use super::{Chart, Item, ItemForm};
use crate::paper::{Light, PaperMark, Visibility};
use crate::sheet::MarkSheet;

/// The height of a line of text, in points.
const LINE: f64 = 16.0;

impl Chart {
    /// Projects the items to the paper of `frame`, bottom to top, labels above all. The painter clips them
    /// to the paper.
    pub fn project(&self, frame: &ChartFrame) -> Vec<PaperMark> {
        let mut sheet = MarkSheet::new(frame.size.into());
        for item in &self.items {
            self.draw(item, frame, &mut sheet);
        }
        sheet.finish()
    }

    /// The position of a pair of numbers on the paper of `frame`; NaN if it cannot be plotted.
    fn screen_from_chart(&self, frame: &ChartFrame, [x, y]: [f64; 2]) -> DVec2 {
        frame.screen_from_plotted(DVec2::new(self.x.plotted(x), self.y.plotted(y)))
    }

    fn draw(&self, item: &Item, frame: &ChartFrame, sheet: &mut MarkSheet) {
        let role = item.role;
        let place = |at: &[f64; 2]| self.screen_from_chart(frame, *at);
        match &item.form {
            ItemForm::Line { points, dashed } => {
                let visibility = if *dashed { Visibility::Dashed } else { Visibility::Visible };
                let points: Vec<DVec2> = points.iter().map(place).collect();
                for piece in points.split(|point| !point.is_finite()) {
                    sheet.line(role, None, piece.to_vec(), false, visibility);
                }
            }
            ItemForm::Points { at, marker } => {
                for at in at {
                    sheet.marker(role, None, place(at), *marker);
                }
            }
            ItemForm::Area(points) => {
                sheet.fill(role, None, points.iter().map(place).collect(), Light::None);
            }
            ItemForm::Rule(x) => {
                let at = frame.screen_from_plotted(DVec2::new(self.x.plotted(*x), frame.min.y)).x;
                let ends = vec![DVec2::new(at, 0.0), DVec2::new(at, frame.size.y)];
                sheet.line(role, None, ends, false, Visibility::Visible);
            }
            ItemForm::Label { at, text, toward: [x, y] } => {
                sheet.label(role, None, whole(place(at), frame), text, DVec2::new(*x, -*y));
            }
            ItemForm::Inscription { at: [x, y], width, text } => {
                let [left, right] = [x - 0.5 * width, x + 0.5 * width].map(|x| place(&[x, *y]).x);
                sheet.inscription(role, whole(place(&[*x, *y]), frame), text, (right - left).abs());
            }
            ItemForm::Cells { min, max, columns, tints } => {
                let (from, to) = (place(min), place(max));
                sheet.cells(role, [from.min(to), from.max(to)], *columns, tints);
            }
        }
    }
}

/// Moves the place of a text so that the border does not cut it; a text outside the border stays there.
fn whole(mut at: DVec2, frame: &ChartFrame) -> DVec2 {
    let half = 0.5 * LINE;
    if (0.0..=frame.size.y).contains(&at.y) && frame.size.y > LINE {
        at.y = at.y.clamp(half, frame.size.y - half);
    }
    at
}
