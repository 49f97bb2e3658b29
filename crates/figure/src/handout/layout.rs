//! The columns of a handout: pictures and words as items, each of a part of the document.

use std::slice;

use glam::DVec2;

use super::item::{Column, ColumnItem, PlacedWord, WORDS};
use super::sheets::{HandoutSheet, MARGIN, Sheets};
use super::structure::Part;
use super::words::{Block, Piece, Words};
use super::{Handout, HandoutCell, SheetSize, Table};
use crate::message::Language;
use crate::svg;
use crate::text_box::width;
use crate::words::in_html;

/// The distance between pictures, in points.
const GAP: f64 = 14.0;

/// The font sizes of title, headings, words and table, in points.
const TITLE: f64 = 17.0;
const HEADING: f64 = 10.5;
const TABLE: f64 = 8.5;
/// Minimum size of letters in print, in points.
pub(super) const MIN_LETTERS: f64 = 8.0;

/// The width of a blank: a minimum in points, and a multiple of its answer.
const BLANK: (f64, f64) = (24.0, 1.3);

impl Handout {
    /// Returns the sheets, each as an SVG.
    pub fn sheets(&self) -> Vec<String> {
        self.filled().1.iter().map(|sheet| sheet.svg(self.size.points(), &self.title)).collect()
    }

    /// Returns the parts of the document in reading order, and the sheets with their pieces.
    pub(super) fn filled(&self) -> (Vec<Part>, Vec<HandoutSheet>) {
        let size = self.size.points();
        let mut sheets = Sheets::new(size, self.is_key);
        let room = size.x - 2.0 * MARGIN;
        let mut parts = Parts { is_key: self.is_key, parts: Vec::new() };
        let mut head = Vec::new();
        let title = Words::text(&*self.title);
        parts.add(&mut head, Part::Heading(1, self.title.clone()), lines(&title, room, TITLE));
        parts.add(&mut head, Part::Text(self.about.clone()), lines(&Words::text(&*self.about), room, WORDS));
        self.head.iter().for_each(|block| parts.block(&mut head, block, room));
        sheets.row(vec![(0.0, spaced(head))]);
        let columns = self.columns.max(1);
        let column = column_width(self.size, columns);
        for row in self.cells.chunks(columns) {
            let items = row
                .iter()
                .enumerate()
                .map(|(index, cell)| (index as f64 * (column + GAP), parts.cell(cell, column)));
            sheets.row(items.collect());
        }
        if let Some(table) = &self.table {
            for part in parted(table, room) {
                sheets.row(vec![(0.0, spaced(parts.table(&part, room)))]);
            }
        }
        let mut closing = Vec::new();
        self.closing.iter().for_each(|block| parts.block(&mut closing, block, room));
        sheets.row(vec![(0.0, closing)]);
        (parts.parts, sheets.finish())
    }

    /// Returns all sheets one below the other, as one SVG that includes its fonts.
    pub fn to_svg(&self) -> String {
        let size = self.size.points();
        let sheets = self.sheets();
        let corner = |index: usize| DVec2::new(0.0, size.y * index as f64);
        let whole = DVec2::new(size.x, size.y * sheets.len() as f64);
        let parts: Vec<(DVec2, String)> =
            sheets.into_iter().enumerate().map(|(index, sheet)| (corner(index), sheet)).collect();
        let (title, fonts) = (in_html(&self.title), super::html::font_faces());
        let head = format!("\n<title>{title}</title>\n<style>{fonts}</style>\n");
        let opening = format!("<svg lang=\"{}\" ", Language::chosen().tag());
        // The first line is the opening tag.
        svg::nest(whole, &parts).replacen('\n', &head, 1).replacen("<svg ", &opening, 1)
    }
}

/// Returns the width of each of several columns on a sheet, in points.
pub(super) fn column_width(size: SheetSize, columns: usize) -> f64 {
    (size.points().x - 2.0 * MARGIN - GAP * (columns - 1) as f64) / columns as f64
}

fn spaced(mut column: Column<'_>) -> Column<'_> {
    column.push((0, ColumnItem::Space(GAP)));
    column
}

/// The parts of the document so far.
struct Parts {
    is_key: bool,
    parts: Vec<Part>,
}

impl Parts {
    fn add<'a>(&mut self, column: &mut Column<'a>, part: Part, items: Vec<ColumnItem<'a>>) {
        let number = self.parts.len();
        self.parts.push(part);
        column.extend(items.into_iter().map(|item| (number, item)));
    }

    fn block(&mut self, column: &mut Column<'_>, block: &Block, room: f64) {
        self.add(column, Part::Text(block.read(self.is_key)), block_items(block, room));
    }

    /// The items of a cell in a column of this width.
    fn cell<'a>(&mut self, cell: &'a HandoutCell, room: f64) -> Column<'a> {
        let mut column = Vec::new();
        let heading = lines(&Words::text(&*cell.heading), room, HEADING);
        self.add(&mut column, Part::Heading(2, cell.heading.clone()), heading);
        for picture in &cell.pictures {
            let item = ColumnItem::Picture(picture, room / picture.size.x);
            self.add(&mut column, Part::Picture(picture.description.clone()), vec![item]);
        }
        cell.blocks.iter().for_each(|block| self.block(&mut column, block, room));
        spaced(column)
    }

    /// The rows of a table; each cell is a part.
    fn table(&mut self, table: &Table, room: f64) -> Column<'static> {
        let mut column = Vec::new();
        for (index, row) in rows(table, room).into_iter().enumerate() {
            column.push((self.parts.len(), row));
            let is_head = index == 0;
            let texts: Vec<String> = match index.checked_sub(1) {
                None => table.heads.clone(),
                Some(row) => table.rows[row].iter().map(|words| words.read(self.is_key)).collect(),
            };
            let cell = |(column, text)| Part::Cell { column, is_head, text };
            self.parts.extend(texts.into_iter().enumerate().map(cell));
        }
        column
    }
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
        let width = extent(slice::from_ref(piece), font);
        let word = PlacedWord { piece: piece.clone(), x: *x, width, cell: 0 };
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

/// The width of a column of a table, in letters of this size.
fn widest(table: &Table, column: usize, font: f64) -> f64 {
    let head = width(&table.heads[column], font);
    let cells = table.rows.iter().filter_map(|row| row.get(column)).map(|words| extent(&words.0, font));
    cells.fold(head, f64::max) + font
}

/// Parts a table that is too wide in the smallest letters: each part begins with the first column.
fn parted(table: &Table, room: f64) -> Vec<Table> {
    let mut parts: Vec<Vec<usize>> = vec![Vec::new()];
    let mut wide = 0.0;
    for column in 0..table.heads.len() {
        let own = widest(table, column, MIN_LETTERS);
        if wide + own > room && parts.last().is_some_and(|part| part.len() > 1) {
            parts.push(vec![0]);
            wide = widest(table, 0, MIN_LETTERS);
        }
        wide += own;
        parts.last_mut().into_iter().for_each(|part| part.push(column));
    }
    let of = |columns: &Vec<usize>| Table {
        heads: columns.iter().map(|column| table.heads[*column].clone()).collect(),
        rows: table
            .rows
            .iter()
            .map(|row| columns.iter().filter_map(|column| row.get(*column).cloned()).collect())
            .collect(),
    };
    parts.iter().map(of).collect()
}

/// The rows of a table, in columns as wide as necessary, in smaller letters if that is too wide.
fn rows(table: &Table, room: f64) -> Vec<ColumnItem<'static>> {
    let heads: Vec<Words> = table.heads.iter().map(|head| Words::text(&**head)).collect();
    let all: Vec<&[Words]> =
        std::iter::once(heads.as_slice()).chain(table.rows.iter().map(Vec::as_slice)).collect();
    let widest = |column: usize, font: f64| widest(table, column, font);
    let total = |font: f64| (0..table.heads.len()).map(|column| widest(column, font)).sum::<f64>();
    let font = TABLE * (room / total(TABLE)).min(1.0);
    all.iter()
        .map(|row| {
            let (mut words, mut start) = (Vec::new(), 0.0);
            for (column, cell) in row.iter().enumerate() {
                // A cell without words keeps its place in the row for screen readers.
                let empty = [Piece { text: String::new(), is_gap: false }];
                let pieces = if cell.0.is_empty() { &empty } else { cell.0.as_slice() };
                let cell = placed(pieces, &mut start.clone(), font).into_iter();
                words.extend(cell.map(|word| PlacedWord { cell: column, ..word }));
                start += widest(column, font);
            }
            ColumnItem::Line { words, font }
        })
        .collect()
}
