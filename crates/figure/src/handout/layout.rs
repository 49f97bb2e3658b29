//! The sheets of a handout: pictures and words in rows, from sheet to sheet.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::slice;

use glam::DVec2;

use super::words::{Block, Piece, Words};
use super::{Handout, HandoutCell, Picture, Table};
use crate::mark::Role;
use crate::message::text;
use crate::paper::{PaperForm, PaperMark, Visibility};
use crate::picture::Theme;
use crate::svg;
use crate::text_box::width;

/// The margin around a sheet, and the distance between pictures, in points.
const MARGIN: f64 = 40.0;
const GAP: f64 = 14.0;

/// The font sizes of title, headings, words and table, in points.
const TITLE: f64 = 17.0;
const HEADING: f64 = 10.5;
const WORDS: f64 = 9.5;
const TABLE: f64 = 8.5;

/// The line spacing, as a multiple of the font size; twice that for a handwritten sentence.
const LINE: f64 = 1.4;

/// The width of a blank: a minimum in points, and a multiple of its answer.
const BLANK: (f64, f64) = (24.0, 1.3);

/// The empty part of a sheet that is filled with the beginning of a column, as a fraction of its height.
const EMPTY: f64 = 0.3;

/// The side of a box to tick, as a fraction of the font size.
const BOX: f64 = 0.8;

/// A word, or a blank, at a distance from the left of its line.
struct PlacedWord {
    piece: Piece,
    x: f64,
    width: f64,
}

/// An item in a column.
enum ColumnItem<'a> {
    Picture(&'a Picture, f64),
    Line {
        words: Vec<PlacedWord>,
        font: f64,
    },
    /// A line to write on.
    Ruled {
        answer: Vec<PlacedWord>,
        width: f64,
    },
    /// A box to tick.
    Tick {
        x: f64,
        is_ticked: bool,
    },
    Space(f64),
}

impl ColumnItem<'_> {
    fn height(&self) -> f64 {
        match self {
            Self::Picture(picture, scale) => picture.size.y * scale,
            Self::Line { font, .. } => LINE * font,
            Self::Ruled { .. } => 2.0 * LINE * WORDS,
            // It is placed before the line below it.
            Self::Tick { .. } => 0.0,
            Self::Space(height) => *height,
        }
    }
}

impl Handout {
    /// Returns the sheets, each as an SVG.
    pub fn sheets(&self) -> Vec<String> {
        let size = self.size.points();
        let mut sheets =
            Sheets { size, is_key: self.is_key, done: Vec::new(), sheet: HandoutSheet::default(), y: MARGIN };
        let room = size.x - 2.0 * MARGIN;
        let mut head = lines(&Words::text(&*self.title), room, TITLE);
        head.extend(lines(&Words::text(&*self.about), room, WORDS));
        head.extend(self.head.iter().flat_map(|block| block_items(block, room)));
        head.push(ColumnItem::Space(GAP));
        sheets.row(vec![(0.0, head)]);
        let columns = self.columns.max(1);
        let column = (room - GAP * (columns - 1) as f64) / columns as f64;
        for row in self.cells.chunks(columns) {
            let items = row
                .iter()
                .enumerate()
                .map(|(index, cell)| (index as f64 * (column + GAP), items(cell, column)));
            sheets.row(items.collect());
        }
        if let Some(table) = &self.table {
            let mut rows = rows(table, room);
            rows.push(ColumnItem::Space(GAP));
            sheets.row(vec![(0.0, rows)]);
        }
        let closing = self.closing.iter().flat_map(|block| block_items(block, room)).collect();
        sheets.row(vec![(0.0, closing)]);
        sheets.finish(&self.title)
    }

    /// Returns all sheets one below the other, as one SVG that includes its fonts.
    pub fn to_svg(&self) -> String {
        let size = self.size.points();
        let sheets = self.sheets();
        let corner = |index: usize| DVec2::new(0.0, size.y * index as f64);
        let whole = DVec2::new(size.x, size.y * sheets.len() as f64);
        let parts: Vec<(DVec2, String)> =
            sheets.into_iter().enumerate().map(|(index, sheet)| (corner(index), sheet)).collect();
        let fonts = format!("\n<style>{}</style>\n", super::html::font_faces());
        // The first line is the opening tag.
        svg::nest(whole, &parts).replacen('\n', &fonts, 1)
    }
}

/// The items of a cell in a column of this width.
fn items<'a>(cell: &'a HandoutCell, column: f64) -> Vec<ColumnItem<'a>> {
    let mut items = lines(&Words::text(&*cell.heading), column, HEADING);
    let picture = |picture: &'a Picture| ColumnItem::Picture(picture, column / picture.size.x);
    items.extend(cell.pictures.iter().map(picture));
    items.extend(cell.blocks.iter().flat_map(|block| block_items(block, column)));
    items.push(ColumnItem::Space(GAP));
    items
}

fn block_items(block: &Block, column: f64) -> Vec<ColumnItem<'static>> {
    match block {
        Block::Words(words) => {
            let mut items = vec![ColumnItem::Space(0.4 * WORDS)];
            items.extend(lines(words, column, WORDS));
            items
        }
        Block::Ruled(answer) => {
            let answers = broken(&Words::text(&**answer), column, WORDS);
            answers.into_iter().map(|answer| ColumnItem::Ruled { answer, width: column }).collect()
        }
        Block::Choice { words, is_right } => {
            let indent = 1.6 * WORDS;
            let mut items = vec![ColumnItem::Tick { x: 0.0, is_ticked: *is_right }];
            for mut words in broken(&Words::text(&**words), column - indent, WORDS) {
                for word in &mut words {
                    word.x += indent;
                }
                items.push(ColumnItem::Line { words, font: WORDS });
            }
            items
        }
    }
}

fn lines(words: &Words, room: f64, font: f64) -> Vec<ColumnItem<'static>> {
    broken(words, room, font).into_iter().map(|words| ColumnItem::Line { words, font }).collect()
}

/// A text broken into lines between words.
fn broken(words: &Words, room: f64, font: f64) -> Vec<Vec<PlacedWord>> {
    let space = width(" ", font);
    let mut lines: Vec<Vec<PlacedWord>> = Vec::new();
    let mut x = f64::INFINITY;
    for group in groups(words) {
        if x + extent(&group, font) > room {
            lines.push(Vec::new());
            x = 0.0;
        }
        let words = placed(&group, &mut x, font);
        if let Some(line) = lines.last_mut() {
            line.extend(words);
        }
        x += space;
    }
    lines
}

/// Places pieces one after the other from `x`, which becomes their end.
fn placed(pieces: &[Piece], x: &mut f64, font: f64) -> Vec<PlacedWord> {
    let place = |piece: &Piece| {
        let word = PlacedWord { piece: piece.clone(), x: *x, width: extent(slice::from_ref(piece), font) };
        *x += word.width;
        word
    };
    pieces.iter().map(place).collect()
}

/// The words between spaces; a word may be made of text and blanks, as in `(…,`.
fn groups(words: &Words) -> Vec<Vec<Piece>> {
    let mut groups: Vec<Vec<Piece>> = vec![Vec::new()];
    for Piece { text, is_gap } in &words.0 {
        let is_gap = *is_gap;
        let parts: Vec<&str> = if is_gap { vec![text] } else { text.split(' ').collect() };
        for (index, part) in parts.into_iter().enumerate() {
            if index > 0 {
                groups.push(Vec::new());
            }
            if let Some(group) = groups.last_mut().filter(|_| !part.is_empty()) {
                group.push(Piece { text: part.to_owned(), is_gap });
            }
        }
    }
    groups.retain(|group| !group.is_empty());
    groups
}

fn extent(pieces: &[Piece], font: f64) -> f64 {
    let of_piece = |Piece { text, is_gap }: &Piece| {
        let own = width(text, font);
        if *is_gap { (own * BLANK.1).max(BLANK.0) } else { own }
    };
    pieces.iter().map(of_piece).sum()
}

/// The rows of a table, in columns as wide as necessary, in smaller letters if that is too wide.
fn rows(table: &Table, room: f64) -> Vec<ColumnItem<'static>> {
    let heads: Vec<Words> = table.heads.iter().map(|head| Words::text(&**head)).collect();
    let all: Vec<&[Words]> =
        std::iter::once(heads.as_slice()).chain(table.rows.iter().map(Vec::as_slice)).collect();
    let widest = |column: usize, font: f64| {
        all.iter().filter_map(|row| row.get(column)).map(|words| extent(&words.0, font)).fold(0.0, f64::max)
            + font
    };
    let total = |font: f64| (0..table.heads.len()).map(|column| widest(column, font)).sum::<f64>();
    let font = TABLE * (room / total(TABLE)).min(1.0);
    all.iter()
        .map(|row| {
            let (mut words, mut start) = (Vec::new(), 0.0);
            for (column, cell) in row.iter().enumerate() {
                words.extend(placed(&cell.0, &mut start.clone(), font));
                start += widest(column, font);
            }
            ColumnItem::Line { words, font }
        })
        .collect()
}

/// The number of items at the beginning of a column that go on a sheet with this room, of its whole height: a heading with its picture, a
/// paragraph, or a question with its answers. Returns `None` if they go on the next sheet. If they are too high for any
/// sheet, they are torn apart; an item higher than a sheet gets a sheet of its own.
fn fitting(items: &VecDeque<ColumnItem<'_>>, room: f64, whole: f64) -> Option<usize> {
    let first = items.front()?.height();
    let next = items.iter().skip(1).position(|item| matches!(item, ColumnItem::Space(_)));
    let count = next.map_or(items.len(), |next| next + 1);
    let height: f64 = items.iter().take(count).map(ColumnItem::height).sum();
    if height <= room { Some(count) } else { (room >= whole || height > whole && first <= room).then_some(1) }
}

/// A sheet that is being filled.
#[derive(Default)]
struct HandoutSheet {
    marks: Vec<PaperMark>,
    pictures: String,
}

struct Sheets {
    size: DVec2,
    is_key: bool,
    done: Vec<HandoutSheet>,
    sheet: HandoutSheet,
    /// The height down to which the sheet is filled.
    y: f64,
}

impl Sheets {
    /// Adds columns beside each other, each with its distance from the left margin. Items that do not fit on
    /// the sheet go to the next one.
    fn row(&mut self, columns: Vec<(f64, Vec<ColumnItem<'_>>)>) {
        let height = |items: &[ColumnItem<'_>]| items.iter().map(ColumnItem::height).sum::<f64>();
        let highest = columns.iter().map(|(_, items)| height(items)).fold(0.0, f64::max);
        let bottom = self.size.y - MARGIN;
        let fits_somewhere = highest <= bottom - MARGIN;
        let splits = columns.len() == 1 && bottom - self.y > EMPTY * (bottom - MARGIN);
        if self.y + highest > bottom && fits_somewhere && !splits {
            self.turn();
        }
        let mut left: Vec<(f64, VecDeque<ColumnItem<'_>>)> =
            columns.into_iter().map(|(x, items)| (x, items.into())).collect();
        loop {
            let top = self.y;
            let mut end = top;
            for (x, items) in &mut left {
                let mut y = top;
                while let Some(count) = fitting(items, bottom - y, bottom - MARGIN) {
                    for item in items.drain(..count) {
                        self.draw(&item, DVec2::new(MARGIN + *x, y));
                        y += item.height();
                    }
                }
                end = end.max(y);
            }
            self.y = end;
            let is_space = |item: &ColumnItem<'_>| matches!(item, ColumnItem::Space(_));
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

    fn draw(&mut self, item: &ColumnItem<'_>, at: DVec2) {
        match item {
            ColumnItem::Picture(picture, scale) => {
                let (x, y, scale) = (svg::number(at.x), svg::number(at.y), format!("{scale:.4}"));
                // Writing to a string cannot fail.
                let _ = write!(
                    self.sheet.pictures,
                    "<g transform=\"translate({x} {y}) scale({scale})\">\n{}</g>\n",
                    picture.svg
                );
            }
            ColumnItem::Line { words, font } => {
                for word in words {
                    let Piece { text, is_gap } = &word.piece;
                    if !is_gap || self.is_key {
                        self.text(text, at + DVec2::new(word.x, 0.5 * LINE * font), *font);
                    }
                    // The halo of the text would cover it.
                    if *is_gap {
                        self.rule(at + DVec2::new(word.x, 1.25 * font), word.width * 0.94);
                    }
                }
            }
            ColumnItem::Ruled { answer, width } => {
                let height = item.height();
                if self.is_key {
                    for word in answer {
                        self.text(
                            &word.piece.text,
                            at + DVec2::new(word.x, 0.9 * height - 0.7 * WORDS),
                            WORDS,
                        );
                    }
                }
                self.rule(at + DVec2::new(0.0, 0.9 * height), *width);
            }
            ColumnItem::Tick { x, is_ticked } => {
                let (low, side) = (at + DVec2::new(*x, 0.3 * WORDS), BOX * WORDS);
                let corners = [DVec2::ZERO, DVec2::X, DVec2::ONE, DVec2::Y].map(|it| low + it * side);
                self.stroke(corners.to_vec(), true);
                if *is_ticked && self.is_key {
                    self.stroke(vec![corners[0], corners[2]], false);
                    self.stroke(vec![corners[1], corners[3]], false);
                }
            }
            ColumnItem::Space(_) => {}
        }
    }

    /// Adds a text that begins at a point, which is at half its height.
    fn text(&mut self, text: &str, at: DVec2, size: f64) {
        let center = at + DVec2::X * (0.5 * width(text, size));
        let form = PaperForm::Text { center, text: text.to_owned(), size };
        self.sheet.marks.push(PaperMark { role: Role::Origin, hit: None, form });
    }

    fn rule(&mut self, from: DVec2, length: f64) {
        self.stroke(vec![from, from + DVec2::X * length], false);
    }

    fn stroke(&mut self, points: Vec<DVec2>, closed: bool) {
        let form = PaperForm::Line { points, closed, visibility: Visibility::Visible };
        self.sheet.marks.push(PaperMark { role: Role::Leader, hit: None, form });
    }

    /// All sheets with their numbers.
    fn finish(mut self, title: &str) -> Vec<String> {
        self.turn();
        let Self { size, done, .. } = self;
        let count = done.len();
        let finish = |(index, mut sheet): (usize, HandoutSheet)| {
            let text = text!("figure-sheet-number"; number = index + 1, count = count);
            let center = DVec2::new(0.5 * size.x, size.y - 0.5 * MARGIN);
            let form = PaperForm::Text { center, text, size: 8.0 };
            sheet.marks.push(PaperMark { role: Role::Origin, hit: None, form });
            let words = svg::write(&sheet.marks, size, Theme::Light.palette(), title);
            let open = words.strip_suffix("</svg>\n").unwrap_or(&words);
            format!("{open}{}</svg>\n", sheet.pictures)
        };
        done.into_iter().enumerate().map(finish).collect()
    }
}
