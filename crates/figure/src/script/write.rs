//! A script on paper: an SVG with the number of columns that allows the largest font.

use std::fmt::Write as _;

use glam::DVec2;

use super::{RowStatus, Script, ScriptRow};
use crate::color::Color;
use crate::gjk::Letter;
use crate::mark::{Role, Standing};
use crate::style::Palette;
use crate::svg::number;
use crate::words::in_html;

/// The monospaced font of the window, with fallbacks for the reader.
const FONTS: &str = "Hack, 'DejaVu Sans Mono', monospace";
/// The width of a letter, as a fraction of the font size.
const LETTER: f64 = 0.602;
/// The height of a row, as a multiple of the font size.
const ROW: f64 = 1.4;
/// The indentation for each level, as a multiple of the font size.
const INDENT: f64 = 1.8;
/// The largest font size, in points.
const LARGEST: f64 = 14.0;
/// The margin around the columns, in points.
const MARGIN: f64 = 10.0;

/// Writes a script on paper of `size` points.
pub fn script_svg(script: &Script, size: DVec2, palette: &Palette) -> String {
    let (columns, font) = (1..=4_usize)
        .map(|columns| (columns, font_in(script, size, columns)))
        .reduce(|best, other| if other.1 > best.1 { other } else { best })
        .unwrap_or((1, LARGEST));
    let (width, height) = (number(size.x), number(size.y));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" font-family=\"{FONTS}\" font-size=\"{}\">\n<title>{}</title>\n<rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>\n",
        number(font),
        in_html(&script.title),
        palette.paper.to_hex()
    );
    let per_column = script.rows.len().div_ceil(columns).max(1);
    let across = (size.x - 2.0 * MARGIN) / columns as f64;
    for (index, row) in script.rows.iter().enumerate() {
        let (column, place) = (index / per_column, index % per_column);
        let at = DVec2::new(MARGIN + column as f64 * across, MARGIN + place as f64 * font * ROW);
        if script.is_tree && row.depth > 0 {
            let rows_up = script.rows[..index].iter().rev().position(|above| above.depth < row.depth);
            // Not past the top of the column.
            let up = rows_up.map_or(0, |rows| rows.min(place)) as f64;
            write_joint(&mut svg, row, (at, up, font), palette);
        }
        write_row(&mut svg, row, (at, across - MARGIN, font), palette);
    }
    svg.push_str("</svg>\n");
    svg
}

/// The largest font size with which all rows fit into this number of columns.
fn font_in(script: &Script, size: DVec2, columns: usize) -> f64 {
    let letters = script.rows.iter().map(|row| {
        let text = row.text.chars().count() + row.aside.chars().count() + 2;
        (row.depth + 1) as f64 * INDENT + text as f64 * LETTER
    });
    let widest = letters.fold(1.0, f64::max);
    let across = (size.x - 2.0 * MARGIN) / columns as f64 - MARGIN;
    let rows = script.rows.len().div_ceil(columns).max(1) as f64;
    (across / widest).min((size.y - 2.0 * MARGIN) / (rows * ROW)).clamp(1.0, LARGEST)
}

fn write_row(svg: &mut String, row: &ScriptRow, (at, across, font): (DVec2, f64, f64), palette: &Palette) {
    let left = at.x + (row.depth + 1) as f64 * INDENT * font;
    let (top, middle) = (at.y, at.y + ROW * font * 0.5);
    let base = number(middle + font * 0.35);
    if row.status == RowStatus::Now {
        let fill = palette.fill(Role::Region(Standing::Chosen), None);
        push(
            svg,
            format_args!(
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\" fill-opacity=\"0.25\"/>\n",
                number(at.x),
                number(top),
                number(across),
                number(ROW * font),
                fill.to_hex()
            ),
        );
    }
    if let Some(mark) = mark_of(row.status) {
        let x = number(at.x + font * 0.2);
        let color = palette.text(Role::Letter(Letter::B)).to_hex();
        push(svg, format_args!("<text x=\"{x}\" y=\"{base}\" fill=\"{color}\">{mark}</text>\n"));
    }
    let color = ink(row, palette).to_hex();
    let weight = if row.is_heading || row.status == RowStatus::Now { " font-weight=\"bold\"" } else { "" };
    push(
        svg,
        format_args!(
            "<text x=\"{}\" y=\"{base}\" fill=\"{color}\"{weight} xml:space=\"preserve\">{}</text>\n",
            number(left),
            in_html(&row.text)
        ),
    );
    if !row.aside.is_empty() {
        let color = palette.text(Role::Letter(Letter::A)).to_hex();
        push(
            svg,
            format_args!(
                "<text x=\"{}\" y=\"{base}\" fill=\"{color}\" text-anchor=\"end\">{}</text>\n",
                number(at.x + across),
                in_html(&row.aside)
            ),
        );
    }
}

/// Writes the connecting line from a row to its parent, `up` rows above.
fn write_joint(svg: &mut String, row: &ScriptRow, (at, up, font): (DVec2, f64, f64), palette: &Palette) {
    let left = at.x + (row.depth + 1) as f64 * INDENT * font;
    let middle = at.y + ROW * font * 0.5;
    let color = ink(row, palette).to_hex();
    let dash = if is_faint(row.status) { " stroke-dasharray=\"2 3\"" } else { "" };
    let weight = if matches!(row.status, RowStatus::Now | RowStatus::Passed) { 2.2 } else { 0.8 };
    push(
        svg,
        format_args!(
            "<polyline points=\"{x},{top} {x},{y} {to},{y}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"{weight}\"{dash}/>\n",
            x = number(left - INDENT * font * 0.7),
            top = number(at.y - up * ROW * font),
            y = number(middle),
            to = number(left - font * 0.3),
        ),
    );
}

/// The mark at the border beside a row, so that color is not the only indication.
const fn mark_of(status: RowStatus) -> Option<&'static str> {
    match status {
        RowStatus::Now => Some("→"),
        RowStatus::Passed => Some("·"),
        RowStatus::Never => Some("×"),
        RowStatus::Reached | RowStatus::Unreached => None,
    }
}

const fn is_faint(status: RowStatus) -> bool {
    matches!(status, RowStatus::Unreached | RowStatus::Never)
}

fn ink(row: &ScriptRow, palette: &Palette) -> Color {
    if is_faint(row.status) { palette.faint } else { palette.ink }
}

fn push(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = text.write_fmt(arguments);
}
