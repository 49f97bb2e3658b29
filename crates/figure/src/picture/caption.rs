//! The line below a picture: the number of the step and its sentence.

use glam::DVec2;

use crate::analysis::Analysis;
use crate::gjk::Trace;
use crate::mark::Role;
use crate::message::text;
use crate::narration::Narration;
use crate::paper::{PaperForm, PaperMark};
use crate::style::Palette;
use crate::svg;
use crate::text_box::width;

/// The font sizes to try, in points: the largest first.
const FONTS: [f64; 7] = [15.0, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0];
/// The line spacing, as a multiple of the font size.
const LINE: f64 = 1.35;
/// The margin around the text, in points.
const MARGIN: f64 = 10.0;
/// Maximum height, as a fraction of that of the paper: the rest belongs to the picture.
const MAX_SHARE: f64 = 0.4;

/// The captions of a run. They all have the height of the highest, so that the pictures above them have one
/// size.
#[derive(Clone, Debug)]
pub(super) struct Captions {
    /// The lines of each step.
    steps: Vec<Vec<String>>,
    font: f64,
    width: f64,
    /// The height of each caption, in points.
    pub(super) height: f64,
}

impl Captions {
    /// Creates the captions for paper of `size` points, from the words for each step.
    pub(super) fn of(analysis: &Analysis, size: DVec2, words: impl Fn(&Trace, usize) -> Narration) -> Self {
        let last = analysis.trace.steps().max(1);
        let texts: Vec<String> = (0..last)
            .map(|step| {
                let words = words(&analysis.trace, step).to_plain();
                text!("figure-step-caption"; step = step + 1, last = last, words = words)
            })
            .collect();
        let broken = |font: f64| -> Vec<Vec<String>> {
            texts.iter().map(|text| lines(text, size.x - 2.0 * MARGIN, font)).collect()
        };
        let most = |font: f64| ((MAX_SHARE * size.y - 2.0 * MARGIN) / (LINE * font)).max(1.0).floor();
        let count = |steps: &[Vec<String>]| steps.iter().map(Vec::len).max().unwrap_or(1) as f64;
        let fitting = FONTS.into_iter().map(|font| (font, broken(font)));
        let fitting = fitting.into_iter().find(|(font, steps)| count(steps) <= most(*font));
        let (font, steps) = fitting.unwrap_or_else(|| {
            let least = FONTS[FONTS.len() - 1];
            (least, broken(least).into_iter().map(|lines| cut(lines, most(least))).collect())
        });
        let height = 2.0 * MARGIN + LINE * font * count(&steps);
        Self { steps, font, width: size.x, height }
    }

    /// Returns the caption of a step as an SVG.
    pub(super) fn svg(&self, step: usize, palette: &Palette) -> String {
        let lines = self.steps.get(step).map_or(&[][..], Vec::as_slice);
        let marks: Vec<PaperMark> = lines
            .iter()
            .enumerate()
            .map(|(row, line)| {
                // Aligned on the left, so that texts do not jump from picture to picture.
                let x = MARGIN + 0.5 * width(line, self.font);
                let center = DVec2::new(x, MARGIN + LINE * self.font * (row as f64 + 0.5));
                let form = PaperForm::Text { center, text: line.clone(), size: self.font };
                PaperMark { role: Role::Origin, hit: None, form }
            })
            .collect();
        svg::write(&marks, DVec2::new(self.width, self.height), palette, &lines.join(" "))
    }
}

/// A text broken into lines between words.
fn lines(text: &str, room: f64, font: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if width(&format!("{line} {word}"), font) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The first lines, with an ellipsis if there are more.
fn cut(mut lines: Vec<String>, most: f64) -> Vec<String> {
    let count = lines.len();
    while lines.len() > 1 && lines.len() as f64 > most {
        lines.pop();
    }
    if lines.len() < count
        && let Some(last) = lines.last_mut()
    {
        last.push('…');
    }
    lines
}
