//! SVG: paths, polygons and the basic shapes, each as a list of points on its outline. The y axis of SVG points down;
//! it is reversed here.

pub(super) mod excess;
mod path;

use std::f64::consts::TAU;
use std::ops::Range;
use std::str::FromStr as _;

use glam::{DAffine2, DMat2, DVec2};
use resvg::usvg::roxmltree::{Document, Node, ParsingOptions};
use svgtypes::{Length, LengthUnit, PointsParser, TransformListParser, TransformListToken};

use super::{mesh, number};
use crate::form::SourceForm;
use crate::geometry::Dimension;
use crate::message::text;
use crate::reading::{Problem, Reading};

/// The number of points on a full circle or ellipse.
const ROUND: u32 = 64;

/// Maximum number of elements that are read; a drawing with more of them is not a set of shapes.
const MAX_ELEMENTS: u32 = 200_000;

/// Elements whose content is drawn only if another element refers to it.
const HIDDEN: [&str; 6] = ["defs", "clipPath", "mask", "pattern", "symbol", "marker"];

/// The reason why an element has no outline: its place, and the expected content.
type OutlineRefusal = (Range<usize>, String);

/// Reads a drawing.
pub(super) fn read(text: &str) -> Reading {
    let mut reading = Reading::empty(SourceForm::Svg);
    let start = text.len() - text.trim_start_matches('\u{feff}').trim_start().len();
    if let Some(problem) = excess::problem(text) {
        return Reading::refused(SourceForm::Svg, problem);
    }
    let options = ParsingOptions { allow_dtd: true, nodes_limit: MAX_ELEMENTS, ..ParsingOptions::default() };
    let document = match Document::parse_with_options(&text[start..], options) {
        Ok(document) => document,
        Err(error) => {
            let position = error.pos();
            let (line, column) = (position.row as usize, position.col as usize);
            let problem = Problem::of_file("SVG", super::super::reading::excerpt(&error.to_string()));
            reading.problems.push(Problem { line, column, ..problem });
            return reading;
        }
    };
    if let Some(problem) = lost(text, start, &document) {
        reading.problems.push(problem);
        return reading;
    }
    if document.root_element().tag_name().name() != "svg" {
        let found = format!("<{}>", document.root_element().tag_name().name());
        reading.problems.push(Problem::of_file("SVG", found));
        return reading;
    }
    // The elements around the current one with their placements, so that no element visits all its ancestors
    // again.
    let mut around: Vec<(Node<'_, '_>, Option<DAffine2>)> = Vec::new();
    for node in document.descendants().filter(Node::is_element) {
        while around.last().is_some_and(|(outer, _)| Some(*outer) != node.parent()) {
            around.pop();
        }
        let outer = around.last().map_or(Some(DAffine2::IDENTITY), |(_, placement)| *placement);
        let placement = outer
            .filter(|_| !HIDDEN.contains(&node.tag_name().name()))
            .map(|outer| node.attribute("transform").map_or(outer, |list| outer * transform(list)));
        around.push((node, placement));
        let Some(placement) = placement else { continue };
        match outlines(node) {
            Ok(outlines) => {
                let name = node.attribute("id").unwrap_or_default();
                for outline in outlines {
                    let up = |point: DVec2| {
                        let placed = placement.transform_point2(point);
                        // + 0.0 avoids −0 where y was 0.
                        (placed * DVec2::new(1.0, -1.0) + 0.0).extend(0.0)
                    };
                    mesh::add(&mut reading, name, Dimension::Two, outline.into_iter().map(up));
                }
            }
            Err((range, expected)) => {
                let range = start + range.start..start + range.end;
                reading.problems.push(Problem::here(text, range, expected));
            }
        }
        if reading.problems.len() >= Reading::MAX_PROBLEMS {
            break;
        }
    }
    if !reading.lists.is_empty() {
        reading.remarks.insert(0, text!("import-y-is-reversed-the-y-axis").to_owned());
    }
    mesh::finished(reading, text!("import-a-path-a-polygon-or-another"))
}

/// The outlines of an element, in its own coordinates.
fn outlines(node: Node<'_, '_>) -> Result<Vec<Vec<DVec2>>, OutlineRefusal> {
    let number = |name: &str| number(node, name);
    let single = |outline: Vec<DVec2>| if outline.is_empty() { Vec::new() } else { vec![outline] };
    Ok(match node.tag_name().name() {
        "path" => match node.attribute_node("d") {
            Some(data) => path::outlines(data.value()).map_err(|expected| (data.range_value(), expected))?,
            None => Vec::new(),
        },
        "polygon" | "polyline" => {
            let points = node.attribute("points").unwrap_or_default();
            single(PointsParser::from(points).map(|(x, y)| DVec2::new(x, y)).collect())
        }
        "line" => {
            single(vec![DVec2::new(number("x1")?, number("y1")?), DVec2::new(number("x2")?, number("y2")?)])
        }
        "rect" => {
            let corner = DVec2::new(number("x")?, number("y")?);
            let size = DVec2::new(number("width")?, number("height")?);
            if size.min_element() > 0.0 {
                vec![rectangle(corner, size, radii(node, size)?)]
            } else {
                Vec::new()
            }
        }
        "circle" => {
            let center = DVec2::new(number("cx")?, number("cy")?);
            let radius = number("r")?;
            if radius > 0.0 { vec![ellipse(center, DVec2::splat(radius), 0..ROUND)] } else { Vec::new() }
        }
        "ellipse" => {
            let center = DVec2::new(number("cx")?, number("cy")?);
            let radii = DVec2::new(number("rx")?, number("ry")?);
            if radii.min_element() > 0.0 { vec![ellipse(center, radii, 0..ROUND)] } else { Vec::new() }
        }
        _ => Vec::new(),
    })
}

/// The radii of the corners of a rectangle, limited as SVG prescribes.
fn radii(node: Node<'_, '_>, size: DVec2) -> Result<DVec2, OutlineRefusal> {
    let given = |name: &str| node.attribute(name).map(|_| number(node, name)).transpose();
    let (rx, ry) = (given("rx")?, given("ry")?);
    let radii = DVec2::new(rx.or(ry).unwrap_or(0.0), ry.or(rx).unwrap_or(0.0));
    Ok(radii.clamp(DVec2::ZERO, size / 2.0))
}

fn rectangle(corner: DVec2, size: DVec2, radii: DVec2) -> Vec<DVec2> {
    if radii.min_element() <= 0.0 {
        return [DVec2::ZERO, size.with_y(0.0), size, size.with_x(0.0)]
            .map(|offset| corner + offset)
            .to_vec();
    }
    let quarter = ROUND / 4;
    let centers =
        [size - radii, DVec2::new(radii.x, size.y - radii.y), radii, DVec2::new(size.x - radii.x, radii.y)];
    (0..4_u32)
        .zip(centers)
        .flat_map(|(turn, center)| ellipse(corner + center, radii, turn * quarter..(turn + 1) * quarter + 1))
        .collect()
}

/// Points of an ellipse, with [`ROUND`] points to a full turn.
fn ellipse(center: DVec2, radii: DVec2, steps: Range<u32>) -> Vec<DVec2> {
    let at = |step| center + radii * DVec2::from_angle(TAU * f64::from(step) / f64::from(ROUND));
    steps.map(at).collect()
}

/// A length without a unit or in pixels; 0 if it is not given.
fn number(node: Node<'_, '_>, name: &str) -> Result<f64, OutlineRefusal> {
    let Some(attribute) = node.attribute_node(name) else { return Ok(0.0) };
    match Length::from_str(attribute.value()) {
        Ok(Length { number, unit: LengthUnit::None | LengthUnit::Px }) => Ok(number),
        Ok(_) | Err(_) => Err((attribute.range_value(), text!("import-a-number-without-a-unit").to_owned())),
    }
}

/// The product of a list of transforms; malformed ones are ignored.
fn transform(list: &str) -> DAffine2 {
    let tokens = TransformListParser::from(list).map_while(Result::ok);
    tokens.fold(DAffine2::IDENTITY, |outer, token| {
        outer
            * match token {
                TransformListToken::Matrix { a, b, c, d, e, f } => {
                    DAffine2::from_cols_array(&[a, b, c, d, e, f])
                }
                TransformListToken::Translate { tx, ty } => DAffine2::from_translation(DVec2::new(tx, ty)),
                TransformListToken::Scale { sx, sy } => DAffine2::from_scale(DVec2::new(sx, sy)),
                TransformListToken::Rotate { angle } => DAffine2::from_angle(angle.to_radians()),
                TransformListToken::SkewX { angle } => {
                    skew(DVec2::X, DVec2::new(libm::tan(angle.to_radians()), 1.0))
                }
                TransformListToken::SkewY { angle } => {
                    skew(DVec2::new(1.0, libm::tan(angle.to_radians())), DVec2::Y)
                }
            }
    })
}

fn skew(x: DVec2, y: DVec2) -> DAffine2 {
    DAffine2::from_mat2(DMat2::from_cols(x, y))
}

/// The first attribute of an outline with a nonzero number that would be read as zero.
fn lost(text: &str, start: usize, document: &Document<'_>) -> Option<Problem> {
    const OUTLINES: [&str; 12] =
        ["d", "points", "transform", "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry"];
    let attributes = document.descendants().flat_map(|node| node.attributes());
    attributes.filter(|attribute| OUTLINES.contains(&attribute.name())).find_map(|attribute| {
        let found = format!("`{}`", &attribute.value()[number::lost(attribute.value(), false)?]);
        let place = attribute.range_value();
        let expected = text!("import-too-small-for-double");
        Some(Problem::at(text, start + place.start..start + place.end, expected, found))
    })
}
