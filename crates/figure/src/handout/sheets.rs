//! The sheets of a handout, filled with columns of items from sheet to sheet.

use std::collections::VecDeque;

use glam::DVec2;

use super::item::{Column, ColumnItem, LINE, WORDS};
use super::words;
use crate::mark::Role;
use crate::message::text;
use crate::paper::{PaperForm, PaperMark, Visibility};
use crate::picture::Theme;
use crate::svg;
use crate::text_box::width;

/// The margin around a sheet, in points.
pub(super) const MARGIN: f64 = 40.0;

/// The empty part of a sheet that is filled with the beginning of a column, as a fraction of its height.
const EMPTY: f64 = 0.3;

/// The side of a box to tick, as a fraction of the font size.
const BOX: f64 = 0.8;

/// Returns the number of items at the beginning of a column that fit into the room left on a sheet, whose height is `whole`.
///
/// A heading stays with its picture, and a question with its answers. `None` starts the next sheet. Items that are
/// together higher than a sheet are torn apart, and an item higher than a sheet gets a sheet of its own.
fn fitting(items: &VecDeque<(usize, ColumnItem<'_>)>, room: f64, whole: f64) -> Option<usize> {
    let first = items.front()?.1.height();
    let next = items.iter().skip(1).position(|(_, item)| matches!(item, ColumnItem::Space(_)));
    let count = next.map_or(items.len(), |next| next + 1);
    let height: f64 = items.iter().take(count).map(|(_, item)| item.height()).sum();
    if height <= room { Some(count) } else { (room >= whole || height > whole && first <= room).then_some(1) }
}

/// A sheet that is being filled.
#[derive(Default)]
pub(super) struct HandoutSheet {
    /// What belongs to each part.
    pub(super) pieces: Vec<Piece>,
    /// The number of the sheet.
    footer: Vec<PaperMark>,
}

/// What a sheet has of a part of the document.
#[derive(Default)]
pub(super) struct Piece {
    /// The number of the part.
    pub(super) part: usize,
    /// The top of the piece.
    pub(super) top: f64,
    marks: Vec<PaperMark>,
    picture: String,
}

impl HandoutSheet {
    /// Returns the sheet as an SVG.
    pub(super) fn svg(&self, size: DVec2, title: &str) -> String {
        let marks = self.pieces.iter().flat_map(|piece| &piece.marks).chain(&self.footer);
        let palette = Theme::Light.palette();
        let words = svg::titled(&svg::layer(marks, size, palette), size, palette, title);
        let pictures: String = self.pieces.iter().map(|piece| piece.picture.as_str()).collect();
        framed(&words, &pictures)
    }

    /// Returns the number of the sheet, as an SVG without paper.
    pub(super) fn footer(&self, size: DVec2) -> String {
        svg::layer(&self.footer, size, Theme::Light.palette())
    }
}

impl Piece {
    /// Returns the piece as an SVG of the size of the sheet, without paper.
    pub(super) fn svg(&self, size: DVec2) -> String {
        framed(&svg::layer(&self.marks, size, Theme::Light.palette()), &self.picture)
    }
}

/// Puts pictures into an SVG, above its marks.
fn framed(svg: &str, pictures: &str) -> String {
    let open = svg.strip_suffix("</svg>\n").unwrap_or(svg);
    format!("{open}{pictures}</svg>\n")
}

pub(super) struct Sheets {
    size: DVec2,
    is_key: bool,
    done: Vec<HandoutSheet>,
    sheet: HandoutSheet,
    /// The height down to which the sheet is filled.
    y: f64,
}

impl Sheets {
    pub(super) fn new(size: DVec2, is_key: bool) -> Self {
        Self { size, is_key, done: Vec::new(), sheet: HandoutSheet::default(), y: MARGIN }
    }

    /// Adds columns beside each other, each with its distance from the left margin. Items that do not fit on
    /// the sheet go to the next one.
    pub(super) fn row(&mut self, columns: Vec<(f64, Column<'_>)>) {
        let height =
            |items: &[(usize, ColumnItem<'_>)]| items.iter().map(|(_, item)| item.height()).sum::<f64>();
        let highest = columns.iter().map(|(_, items)| height(items)).fold(0.0, f64::max);
        let bottom = self.size.y - MARGIN;
        let fits_somewhere = highest <= bottom - MARGIN;
        let splits = columns.len() == 1 && bottom - self.y > EMPTY * (bottom - MARGIN);
        if self.y + highest > bottom && fits_somewhere && !splits {
            self.turn();
        }
        let mut left: Vec<(f64, VecDeque<(usize, ColumnItem<'_>)>)> =
            columns.into_iter().map(|(x, items)| (x, items.into())).collect();
        loop {
            let top = self.y;
            let mut end = top;
            for (x, items) in &mut left {
                let mut y = top;
                while let Some(count) = fitting(items, bottom - y, bottom - MARGIN) {
                    for (part, item) in items.drain(..count) {
                        self.draw(part, &item, DVec2::new(MARGIN + *x, y));
                        y += item.height();
                    }
                }
                end = end.max(y);
            }
            self.y = end;
            let is_space = |(_, item): &(usize, ColumnItem<'_>)| matches!(item, ColumnItem::Space(_));
            if left.iter().all(|(_, items)| items.iter().all(is_space)) {
                return;
            }
            self.turn();
        }
    }

    /// Begins the next sheet.
    fn turn(&mut self) {
        self.done.push(std::mem::take(&mut self.sheet));
        self.y = MARGIN;
    }

    fn draw(&mut self, part: usize, item: &ColumnItem<'_>, at: DVec2) {
        match item {
            ColumnItem::Picture(picture, scale) => {
                let (x, y, scale) = (svg::number(at.x), svg::number(at.y), format!("{scale:.4}"));
                let place = format!("translate({x} {y}) scale({scale})");
                self.piece(part, at.y).picture = format!("<g transform=\"{place}\">\n{}</g>\n", picture.svg);
            }
            ColumnItem::Line { words, font } => {
                for word in words {
                    let words::Piece { text, is_gap } = &word.piece;
                    let part = part + word.cell;
                    if !is_gap || self.is_key {
                        self.text(part, text, at + DVec2::new(word.x, 0.5 * LINE * font), *font);
                    }
                    if *is_gap {
                        self.rule(part, at + DVec2::new(word.x, 1.25 * font), word.width * 0.94);
                    }
                }
            }
            ColumnItem::Ruled { answer, width } => {
                let height = item.height();
                if self.is_key {
                    for word in answer {
                        self.text(
                            part,
                            &word.piece.text,
                            at + DVec2::new(word.x, 0.9 * height - 0.7 * WORDS),
                            WORDS,
                        );
                    }
                }
                self.rule(part, at + DVec2::new(0.0, 0.9 * height), *width);
            }
            ColumnItem::Tick { x, is_ticked } => {
                let (low, side) = (at + DVec2::new(*x, 0.3 * WORDS), BOX * WORDS);
                let corners = [DVec2::ZERO, DVec2::X, DVec2::ONE, DVec2::Y].map(|it| low + it * side);
                self.stroke(part, corners.to_vec(), true);
                if *is_ticked && self.is_key {
                    self.stroke(part, vec![corners[0], corners[2]], false);
                    self.stroke(part, vec![corners[1], corners[3]], false);
                }
            }
            ColumnItem::Space(_) => {}
        }
    }

    /// Returns what the sheet has of a part.
    fn piece(&mut self, part: usize, top: f64) -> &mut Piece {
        let pieces = &mut self.sheet.pieces;
        let index = pieces.iter().rposition(|piece| piece.part == part).unwrap_or_else(|| {
            pieces.push(Piece { part, top, ..Piece::default() });
            pieces.len() - 1
        });
        &mut pieces[index]
    }

    /// Adds a text that begins at a point, which is at half its height.
    fn text(&mut self, part: usize, text: &str, at: DVec2, size: f64) {
        let mark = text_mark(at + DVec2::X * (0.5 * width(text, size)), text.to_owned(), size);
        self.piece(part, at.y - size).marks.push(mark);
    }

    fn rule(&mut self, part: usize, from: DVec2, length: f64) {
        self.stroke(part, vec![from, from + DVec2::X * length], false);
    }

    fn stroke(&mut self, part: usize, points: Vec<DVec2>, closed: bool) {
        let top = points[0].y;
        let form = PaperForm::Line { points, closed, visibility: Visibility::Visible };
        self.piece(part, top).marks.push(PaperMark { role: Role::Leader, hit: None, form });
    }

    /// All sheets with their numbers.
    pub(super) fn finish(mut self) -> Vec<HandoutSheet> {
        self.turn();
        let Self { size, mut done, .. } = self;
        let count = done.len();
        for (index, sheet) in done.iter_mut().enumerate() {
            let text = text!("figure-sheet-number"; number = index + 1, count = count);
            sheet.footer = vec![text_mark(DVec2::new(0.5 * size.x, size.y - 0.5 * MARGIN), text, 8.0)];
        }
        done
    }
}

fn text_mark(center: DVec2, text: String, size: f64) -> PaperMark {
    PaperMark { role: Role::Origin, hit: None, form: PaperForm::Text { center, text, size } }
}
