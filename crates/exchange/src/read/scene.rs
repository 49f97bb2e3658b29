//! A scene file of this program: its two bodies as lists of vertices in world coordinates.

use crate::form::SourceForm;
use crate::geometry::Side;
use crate::message::text;
use crate::reading::{PointList, Problem, Reading};
use crate::scene::Scene;

/// Returns whether a text begins like a scene file, after comments.
pub(super) fn is_scene(text: &str) -> bool {
    let Some(inside) = past_comments(text).strip_prefix('(') else { return false };
    past_comments(inside).strip_prefix("format").is_some_and(|rest| past_comments(rest).starts_with(':'))
}

/// Returns a text in RON without the blanks, comments and attributes (such as `#![enable(…)]`) that precede its value.
pub fn past_comments(text: &str) -> &str {
    let mut rest = text.trim_start();
    loop {
        let length = if rest.starts_with("//") {
            rest.find('\n')
        } else if rest.starts_with("/*") {
            block_comment(rest)
        } else if rest.starts_with("#!") {
            rest.find(']').map(|end| end + 1)
        } else {
            return rest;
        };
        rest = rest[length.unwrap_or(rest.len())..].trim_start();
    }
}

/// The length of the comment that a text begins with. Block comments nest in RON.
fn block_comment(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(found) = text[at..].find(['/', '*']) {
        at += found;
        let rest = &text[at..];
        if rest.starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with("*/") {
            depth = depth.saturating_sub(1);
            at += 2;
            if depth == 0 {
                return Some(at);
            }
        } else {
            at += 1;
        }
    }
    None
}

/// Reads a scene. A body that is curved or has a radius is a problem, since the hull of its vertices is
/// another shape.
pub(super) fn read(text: &str) -> Reading {
    let scene = match Scene::from_ron(text) {
        Ok(scene) => scene,
        Err(error) => {
            let line_start = match error.line {
                0 | 1 => 0,
                line => text.match_indices('\n').nth(line - 2).map_or(text.len(), |(end, _)| end + 1),
            };
            let line = &text[line_start..];
            let start =
                line.char_indices().nth(error.column.saturating_sub(1)).map_or(line.len(), |(at, _)| at);
            let start = line_start + start;
            let end = text[start..].chars().next().map_or(start, |c| start + c.len_utf8());
            let expected = format!("{} ({})", error.expected, error.field);
            return Reading::refused(SourceForm::Scene, Problem::at(text, start..end, expected, error.found));
        }
    };
    let mut reading = Reading::empty(SourceForm::Scene);
    for side in Side::BOTH {
        let body = &scene.bodies[side];
        let name = side.name();
        match body.shape().vertices() {
            Some(vertices) if body.rounding() == 0.0 => {
                let pose = body.pose();
                let points = vertices.into_iter().map(|point| pose.world_from_local(point)).collect();
                reading.lists.push(PointList::of_points(name.to_owned(), scene.dimension, points));
            }
            vertices => {
                let kind = body.kind_name();
                let rounded = if vertices.is_some() { "yes" } else { "no" };
                let found = text!("import-a-kind"; rounded = rounded, kind = kind);
                let place = place_of(text, side);
                let expected = text!("import-vertices-of"; name = name);
                reading.problems.push(Problem::at(text, place, expected, found));
            }
        }
    }
    reading
}

/// The byte range of the field of a side.
fn place_of(text: &str, side: Side) -> std::ops::Range<usize> {
    let field = format!("{}:", side.vertex_letter());
    let is_field = |at: &usize| {
        !text[..*at].ends_with(|c: char| c.is_alphanumeric() || c == '_')
            && text[at + field.len()..].trim_start().starts_with('(')
    };
    let found = text.match_indices(&field).map(|(at, _)| at).find(is_field);
    found.map_or(0..0, |at| at..at + 1)
}
