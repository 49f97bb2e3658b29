//! A page on a projector: the column beside the pictures, and the room that a question with its answers takes in it. The
//! window lays the column out by these numbers, and the check estimates with them.

use std::ops::Range;

use super::question::Asked;
use crate::figure::lines;

/// The width of the column, as a fraction of the width of the screen.
pub const COLUMN: f32 = 0.4;

/// The height of the screen, in letters of the smallest and of the largest size.
const HEIGHTS: [f32; 2] = [30.0, 24.0];

/// The smallest and the largest size of the letters, as fractions of the height of the screen: 24 and 30 points at 720.
pub const LETTERS: [f32; 2] = [1.0 / HEIGHTS[0], 1.0 / HEIGHTS[1]];

/// The margin around the content of the column, in points.
pub const MARGIN: f32 = 12.0;

/// The gap between two answers or lines, in points.
pub const GAP: f32 = 6.0;

/// The horizontal and the vertical margin inside an answer, in points.
pub const PADDING: [f32; 2] = [10.0, 4.0];

/// Maximum number of vertices with answers of their own; with more, the picture takes the answer.
pub const MAX_VERTICES: usize = 24;

/// The height of a line, as a multiple of the size of its letters.
const LINE: f64 = 1.2;

/// Number of lines of the column that do not belong to the question: title, text, place, and the buttons below.
const OTHERS: f64 = 8.0;

/// The screen of the check, in points.
const SCREEN: [f64; 2] = [1280.0, 720.0];

/// Arranges answers in rows, given the widths of their words and that of the column: an answer begins a row if it does
/// not fit beside those before it.
pub fn rows(widths: &[f64], room: f64) -> Vec<Range<usize>> {
    let mut rows: Vec<Range<usize>> = Vec::new();
    let mut end = 0.0;
    let [gap, padding] = [GAP, 2.0 * PADDING[0]].map(f64::from);
    for (index, width) in widths.iter().enumerate() {
        let own = width + padding;
        if let Some(row) = rows.last_mut().filter(|_| end + gap + own <= room) {
            (row.end, end) = (index + 1, end + gap + own);
        } else {
            rows.push(index..index + 1);
            end = own;
        }
    }
    rows
}

/// Returns the words of an answer with the digit that votes for it, which counts from 1. The name of a vertex has its digit.
pub fn numbered(asked: &Asked, index: usize, words: &str) -> String {
    let digit = index + 1;
    if asked.is_about_vertex() || digit > 9 { words.to_owned() } else { format!("{digit}   {words}") }
}

/// The size of the smallest letters on that screen, in points.
pub const SMALLEST: f64 = SCREEN[1] / HEIGHTS[0] as f64;

/// Computes the height of a question with its answers, in points, on a screen of 1280 by 720 points and in letters of
/// this size.
pub fn height(asked: &Asked, letters: f64) -> f64 {
    let line = letters * LINE;
    let [column, margins, gap] = [COLUMN, 2.0 * MARGIN, GAP].map(f64::from);
    let [padding, above] = PADDING.map(|padding| f64::from(2.0 * padding));
    let room = SCREEN[0] * column - margins;
    let question = line * lines(asked.ask(), letters, room).1 as f64;
    let row = |lines: f64| lines * line + above + gap;
    let answers = asked.choices();
    if answers.is_empty() || answers.len() > MAX_VERTICES {
        return question + row(1.0);
    }
    let words: Vec<String> =
        (0..).zip(&answers).map(|(index, words)| numbered(asked, index, words)).collect();
    let widths: Vec<f64> = words.iter().map(|words| lines(words, letters, room).0).collect();
    let rows = rows(&widths, room);
    question
        + rows
            .into_iter()
            .map(|it| row(lines(&words[it.start], letters, room - padding).1 as f64))
            .sum::<f64>()
}

/// Returns the height that a question may take on that screen, and the height of a line, in points.
pub fn room() -> (f64, f64) {
    let line = SMALLEST * LINE;
    (SCREEN[1] - OTHERS * line, line)
}
