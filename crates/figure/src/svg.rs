//! Paper marks as a stand-alone SVG file. Text stays text, and equal marks give equal bytes.

use std::fmt::Write as _;

use glam::DVec2;

use super::color::Color;
use super::mark::Marker;
use super::paper::{Light, PaperForm, PaperMark, Visibility};
use super::style::{Palette, Stroke};
use super::text_box::{is_plain, width};
use super::tint::Tint;
use crate::message::Language;
use crate::words::{in_html, one_line};

/// The fonts of the window, with fallbacks for the reader.
const FONTS: &str = "Ubuntu, 'Ubuntu Light', Hack, 'DejaVu Sans', sans-serif";

/// The margin of a plate at the sides of its text, in points.
const PLATE: f64 = 1.5;

/// Writes marks in order on paper of `size` points. Readers may speak the title or show it as a tooltip.
pub fn write<'a>(
    marks: impl IntoIterator<Item = &'a PaperMark>,
    size: DVec2,
    palette: &Palette,
    title: &str,
) -> String {
    titled(&drawn(marks, size, palette, true), size, palette, title)
}

/// Writes marks in order, without paper, and texts without plates.
pub fn layer<'a>(marks: impl IntoIterator<Item = &'a PaperMark>, size: DVec2, palette: &Palette) -> String {
    drawn(marks, size, palette, false)
}

/// Puts an SVG on paper of its size, with a title.
pub fn titled(svg: &str, size: DVec2, palette: &Palette, title: &str) -> String {
    let title = if title.is_empty() { String::new() } else { format!("\n<title>{}</title>", in_html(title)) };
    let (width, height, paper) = (number(size.x), number(size.y), palette.paper.to_hex());
    let paper = format!("{title}\n<rect width=\"{width}\" height=\"{height}\" fill=\"{paper}\"/>\n");
    // The first line is the opening tag.
    svg.replacen('\n', &paper, 1)
}

fn drawn<'a>(
    marks: impl IntoIterator<Item = &'a PaperMark>,
    size: DVec2,
    palette: &Palette,
    has_plates: bool,
) -> String {
    let (width, height) = (number(size.x), number(size.y));
    let mut svg = String::new();
    push(
        &mut svg,
        format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" font-family=\"{FONTS}\" text-anchor=\"middle\" stroke-linejoin=\"round\">\n"
        ),
    );
    for mark in marks {
        if let (true, PaperForm::Text { center, text, size }) = (has_plates, &mark.form) {
            write_plate(&mut svg, *center, text, *size, palette);
        }
        write_mark(&mut svg, mark, palette);
    }
    svg.push_str("</svg>\n");
    svg
}

/// Arranges one picture for each part, in rows and columns on paper of `size` points. Each is a nested SVG,
/// which clips it to its own rectangle.
pub fn arrange<T>(size: DVec2, columns: usize, parts: &[T], picture: impl Fn(&T, DVec2) -> String) -> String {
    let columns = columns.max(1);
    let cell = size / DVec2::new(columns as f64, parts.len().div_ceil(columns).max(1) as f64);
    let corner = |index: usize| cell * DVec2::new((index % columns) as f64, (index / columns) as f64);
    let parts: Vec<(DVec2, String)> =
        parts.iter().enumerate().map(|(index, part)| (corner(index), picture(part, cell))).collect();
    nest(size, &parts)
}

/// Nests SVGs on paper of `size` points, each with its upper left corner at a place.
pub fn nest(size: DVec2, parts: &[(DVec2, String)]) -> String {
    let (width, height) = (number(size.x), number(size.y));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n"
    );
    for (corner, picture) in parts {
        let (x, y) = (number(corner.x), number(corner.y));
        push(&mut svg, format_args!("<g transform=\"translate({x} {y})\">\n{picture}</g>\n"));
    }
    svg.push_str("</svg>\n");
    svg
}

/// Puts an SVG on paper of its size, so that nothing shows through between pictures side by side, not even
/// at their borders.
pub fn on_paper(svg: &str, size: DVec2, palette: &Palette) -> String {
    let DVec2 { x, y } = size;
    let paper = format!("\n<rect width=\"{x}\" height=\"{y}\" fill=\"{}\"/>\n", palette.paper.to_hex());
    // The first line is the opening tag.
    svg.replacen('\n', &paper, 1)
}

/// Adds the language, a title and a description to an SVG, as one picture for screen readers. Pictures nested in it keep
/// their own titles.
pub fn described(svg: &str, title: &str, description: &str) -> String {
    let is_one = svg.matches("<svg ").count() == 1;
    let keeps = |line: &&str| !is_one || !line.starts_with("<title>");
    let untitled: Vec<&str> = svg.lines().filter(keeps).collect();
    let language = Language::chosen().tag();
    let opening = format!("<svg role=\"img\" lang=\"{language}\" ");
    let svg = untitled.join("\n").replacen("<svg ", &opening, 1) + "\n";
    let lines: Vec<String> = description.lines().map(in_html).collect();
    let mut words = format!("\n<title>{}</title>\n", in_html(title));
    if !lines.is_empty() {
        push(&mut words, format_args!("<desc>{}</desc>\n", lines.join("\n")));
    }
    svg.replacen('\n', &words, 1)
}

fn write_mark(svg: &mut String, mark: &PaperMark, palette: &Palette) {
    let role = mark.role;
    match &mark.form {
        // A hollow area exists only for picking.
        PaperForm::Fill { .. } if role.is_hollow() => {}
        PaperForm::Fill { points, light } => {
            // Antialiased borders of adjacent faces would show the paper between them.
            let crisp = if *light == Light::None { "" } else { " shape-rendering=\"crispEdges\"" };
            let fill = palette.fill(role, mean(light));
            let (points, paint) = (coordinates(points), paint("fill", fill));
            push(svg, format_args!("<polygon points=\"{points}\" {paint}{crisp}/>\n"));
        }
        PaperForm::Hatch { lines, .. } => {
            let strokes = stroke(palette.stroke(role, Visibility::Visible));
            svg.push_str("<path d=\"");
            for [from, to] in lines {
                let (from, to) = (coordinates(&[*from]), coordinates(&[*to]));
                push(svg, format_args!("M{from}L{to}"));
            }
            push(svg, format_args!("\" {strokes}/>\n"));
        }
        PaperForm::Line { points, closed, visibility } => {
            let element = if *closed { "polygon" } else { "polyline" };
            let (points, strokes) = (coordinates(points), stroke(palette.stroke(role, *visibility)));
            push(svg, format_args!("<{element} points=\"{points}\" fill=\"none\" {strokes}/>\n"));
        }
        PaperForm::ArrowHead { corners } => {
            let fill = paint("fill", palette.stroke(role, Visibility::Visible).color);
            push(svg, format_args!("<polygon points=\"{}\" {fill}/>\n", coordinates(corners)));
        }
        PaperForm::Patch { points, tint } => {
            let (points, fill) = (coordinates(points), paint("fill", palette.tint(*tint)));
            push(svg, format_args!("<polygon points=\"{points}\" {fill} shape-rendering=\"crispEdges\"/>\n"));
        }
        PaperForm::Cells { corners, columns, tints } => write_cells(svg, *corners, *columns, tints, palette),
        PaperForm::Marker { at, marker } => {
            write_marker(
                svg,
                *at,
                *marker,
                palette.profile.radius(role),
                palette.stroke(role, Visibility::Visible),
            );
        }
        PaperForm::Text { center, text, size } => {
            // The baseline is a third of the font size below the center of capital letters.
            let y = number(center.y + 0.35 * size);
            let fill = paint("fill", palette.text(role));
            let (places, text) = in_fonts(&one_line(text), center.x, *size);
            let size = number(*size);
            push(svg, format_args!("<text {places} y=\"{y}\" font-size=\"{size}\" {fill}>{text}</text>\n"));
        }
    }
}

/// Writes the plate of a text: whatever lies below, the text has the contrast that it has with the paper.
fn write_plate(svg: &mut String, center: DVec2, text: &str, size: f64, palette: &Palette) {
    let half = DVec2::new(0.5 * width(text, size) + PLATE, 0.55 * size);
    let (corner, extent) = (center - half, 2.0 * half);
    let (x, y, width, height) = (number(corner.x), number(corner.y), number(extent.x), number(extent.y));
    let paper = paint("fill", palette.paper);
    push(
        svg,
        format_args!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"2\" {paper}/>\n"),
    );
}

/// Writes one rectangle for each run of equal cells in a row.
fn write_cells(
    svg: &mut String,
    corners: [DVec2; 2],
    columns: usize,
    tints: &[Option<Tint>],
    palette: &Palette,
) {
    let rows = tints.len() / columns.max(1);
    let [corner, end] = corners;
    let cell = (end - corner) / DVec2::new(columns.max(1) as f64, rows.max(1) as f64);
    svg.push_str("<g shape-rendering=\"crispEdges\">\n");
    let colors = palette.cells(columns, tints);
    for (row, colors) in colors.chunks_exact(columns.max(1)).rev().enumerate() {
        let mut column = 0;
        for run in colors.chunk_by(|one, next| one == next) {
            if let Some(Some(color)) = run.first() {
                let at = corner + cell * DVec2::new(column as f64, row as f64);
                let (x, y) = (number(at.x), number(at.y));
                let (width, height) = (number(cell.x * run.len() as f64), number(cell.y));
                let fill = paint("fill", *color);
                push(
                    svg,
                    format_args!(
                        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" {fill}/>\n"
                    ),
                );
            }
            column += run.len();
        }
    }
    svg.push_str("</g>\n");
}

fn write_marker(svg: &mut String, at: DVec2, marker: Marker, radius: f64, outline: Stroke) {
    let (x, y, r) = (number(at.x), number(at.y), number(radius));
    match marker {
        Marker::Disc => {
            push(
                svg,
                format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" {}/>\n", paint("fill", outline.color)),
            );
        }
        Marker::Square | Marker::Triangle | Marker::Diamond => {
            let corners: Vec<DVec2> = marker.corners(radius).into_iter().map(|corner| at + corner).collect();
            let (corners, fill) = (coordinates(&corners), paint("fill", outline.color));
            push(svg, format_args!("<polygon points=\"{corners}\" {fill}/>\n"));
        }
        Marker::Ring | Marker::Crosshair => {
            let strokes = stroke(outline);
            push(svg, format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" fill=\"none\" {strokes}/>\n"));
            if marker == Marker::Crosshair {
                let arm = 1.6 * radius;
                for (from, to) in [(DVec2::NEG_X, DVec2::X), (DVec2::NEG_Y, DVec2::Y)] {
                    let line = coordinates(&[at + from * arm, at + to * arm]);
                    push(svg, format_args!("<polyline points=\"{line}\" fill=\"none\" {strokes}/>\n"));
                }
            }
        }
    }
}

/// The mean light of a face: SVG cannot shade between vertices, and the faces of curved bodies are small.
fn mean(light: &Light) -> Option<f64> {
    match light {
        Light::None => None,
        Light::Even(light) => Some(*light),
        Light::PerPoint(lights) => Some(lights.iter().sum::<f64>() / lights.len().max(1) as f64),
    }
}

/// Attributes such as `fill="#E69F00" fill-opacity="0.15"`, without the opacity if the color is opaque.
fn paint(attribute: &str, color: Color) -> String {
    let hex = color.to_hex();
    if color.alpha == 255 {
        format!("{attribute}=\"{hex}\"")
    } else {
        let opacity = number(f64::from(color.alpha) / 255.0);
        format!("{attribute}=\"{hex}\" {attribute}-opacity=\"{opacity}\"")
    }
}

fn stroke(stroke: Stroke) -> String {
    let mut attributes = paint("stroke", stroke.color);
    push(&mut attributes, format_args!(" stroke-width=\"{}\"", number(stroke.width)));
    if let Some([on, off]) = stroke.dash.pattern() {
        let (on, off) = (number(on * stroke.width), number(off * stroke.width));
        push(&mut attributes, format_args!(" stroke-dasharray=\"{on} {off}\""));
    }
    attributes
}

/// Coordinates such as `x,y x,y …`.
fn coordinates(points: &[DVec2]) -> String {
    let pairs: Vec<String> = points.iter().map(|at| format!("{},{}", number(at.x), number(at.y))).collect();
    pairs.join(" ")
}

/// Returns a number with at most two decimals: a hundredth of a point is below the resolution of any printer.
pub(super) fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// Returns the attributes and the content of a text element. Characters that the first font lacks are placed one by
/// one in the font that has them. Otherwise a reader of SVG would use that font, with other widths, for the whole text.
fn in_fonts(text: &str, center: f64, size: f64) -> (String, String) {
    if text.chars().all(is_plain) {
        return (format!("x=\"{}\"", number(center)), in_html(text));
    }
    let mut x = center - 0.5 * width(text, size);
    let mut parts = String::new();
    let characters: Vec<char> = text.chars().collect();
    for run in characters.chunk_by(|one, next| is_plain(*one) == is_plain(*next)) {
        let part = String::from_iter(run);
        let font = if is_plain(run[0]) { "" } else { " font-family=\"Hack\"" };
        push(&mut parts, format_args!("<tspan x=\"{}\"{font}>{}</tspan>", number(x), in_html(&part)));
        x += width(&part, size);
    }
    ("text-anchor=\"start\"".to_owned(), parts)
}

fn push(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = text.write_fmt(arguments);
}
