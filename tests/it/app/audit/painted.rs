//! The content of a frame: its texts with the rectangles that clip them, and its filled rectangles.

use eframe::egui::epaint::{ClippedShape, Shape};
use eframe::egui::{Color32, Rect};

/// A text as painted.
#[derive(Clone, Debug)]
pub(super) struct Text {
    /// The whole text, also where it is shortened.
    pub(super) words: String,
    /// The rectangle of its glyphs, in points.
    pub(super) ink: Rect,
    /// The rectangle that clips it.
    pub(super) clip: Rect,
    /// Whether it is shortened to an ellipsis.
    pub(super) is_elided: bool,
}

/// The content of a frame.
#[derive(Debug, Default)]
pub(super) struct Painted {
    pub(super) texts: Vec<Text>,
    /// Filled rectangles, in points.
    pub(super) fills: Vec<Rect>,
}

impl Painted {
    pub(super) fn of(shapes: &[ClippedShape]) -> Self {
        let mut painted = Self::default();
        for clipped in shapes {
            painted.collect(&clipped.shape, clipped.clip_rect);
        }
        painted
    }

    fn collect(&mut self, shape: &Shape, clip: Rect) {
        match shape {
            Shape::Text(text) => {
                let ink = if text.angle == 0.0 {
                    text.galley.mesh_bounds.translate(text.pos.to_vec2())
                } else {
                    text.visual_bounding_rect()
                };
                let words = text.galley.text().to_owned();
                let is_seen = text.opacity_factor > 0.0 && !words.trim().is_empty() && ink.is_positive();
                if is_seen {
                    self.texts.push(Text { words, ink, clip, is_elided: text.galley.elided });
                }
            }
            Shape::Rect(rect) if rect.fill != Color32::TRANSPARENT => self.fills.push(rect.rect),
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.collect(shape, clip)),
            _ => {}
        }
    }
}
