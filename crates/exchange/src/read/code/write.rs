//! Converts the bodies of a text to a reading with the omitted parts of the text.

use std::ops::Range;

use super::make::Made;
use super::turn::PartialPose;
use super::world::{Thing, World};
use crate::geometry::{Dimension, Shape};
use crate::message::text;
use crate::read::report::ReadingDraft;
use crate::read::token::{Token, TokenKind};

/// Returns the places that the bodies come from, in order.
pub(super) fn used(world: &World<'_>, bodies: &[usize]) -> Vec<Range<usize>> {
    let mut used: Vec<Range<usize>> = Vec::new();
    for body in bodies {
        let thing = &world.things[*body];
        used.extend(thing.from.iter().cloned());
        used.push(thing.range.clone());
        used.extend(thing.parts.iter().flat_map(|(part, _)| world.things[*part].from.iter().cloned()));
    }
    used.extend(world.left_out.iter().map(|(range, _)| range.clone()));
    used.sort_by_key(|range| (range.start, range.end));
    used
}

/// Returns whether a place lies within one of these.
pub(super) fn is_used(used: &[Range<usize>], place: &Range<usize>) -> bool {
    used.iter().any(|range| range.start <= place.start && place.end <= range.end)
}

/// Maximum depth of bodies in bodies.
const MAX_PARTS: usize = 8;

/// The only shape of a body, and the pose of the shape within the body.
fn shape_of(world: &World<'_>, thing: &Thing, depth: usize) -> Option<(Made, PartialPose)> {
    match (&thing.made, thing.parts.as_slice()) {
        (Some(made), []) => Some((made.clone(), PartialPose::default())),
        (None, [(part, local)]) if depth < MAX_PARTS => {
            let part = &world.things[*part];
            let (made, inner) = shape_of(world, part, depth + 1)?;
            local
                .of(part.pose.unwrap_or_default())
                .and_then(|local| local.of(inner))
                .map(|local| (made, local))
        }
        _ => None,
    }
}

/// Returns whether a text has a pose as nalgebra prints it.
fn is_print_of_nalgebra(text: &str) -> bool {
    ["Isometry {", "Isometry3 {"].iter().any(|print| text.contains(print))
}

/// Adds the bodies to the reading.
pub(super) fn write(world: &World<'_>, draft: &mut ReadingDraft<'_>, bodies: &[usize]) {
    let things = || bodies.iter().map(|body| &world.things[*body]);
    let of_pose = |thing: &Thing| thing.pose.and_then(|pose| pose.dimension);
    let dimension_of = |thing: &Thing| {
        let (made, _) = shape_of(world, thing, 0)?;
        made.dimension.or_else(|| of_pose(thing))
    };
    let common = things().find_map(dimension_of).unwrap_or(Dimension::Three);
    for thing in things() {
        let range = thing.range.clone();
        let Some((made, local)) = shape_of(world, thing, 0) else {
            let named = if thing.name.is_empty() { "no" } else { "yes" };
            draft.problem(range, &text!("import-a-body-of-one-shape"; named = named, name = thing.name));
            continue;
        };
        if matches!(&made.shape, Shape::Points(points) if points.is_empty()) {
            draft.problem(range, text!("import-at-least-one-point-in-numbers"));
            continue;
        }
        if let Some(convention) = made.engine.convention() {
            draft.remark(convention);
        }
        if dimension_of(thing) == Some(Dimension::Three) && is_print_of_nalgebra(world.text) {
            draft.remark(text!("import-nalgebra-prints-a-quaternion-in-the"));
        }
        let dimension = made.dimension.or_else(|| of_pose(thing)).unwrap_or(common);
        let shape = match made.shape {
            Shape::Ball { radius } if dimension == Dimension::Two => Shape::Disc { radius },
            shape => shape,
        };
        let whole = thing.pose.unwrap_or_default().of(local).and_then(|pose| pose.of(made.local));
        if let Some(pose) = whole.and_then(|pose| pose.flat(dimension).pose(dimension)) {
            let is_only = things().filter(|other| other.alias == thing.alias).count() == 1;
            // A shape that occurs once is also known by its own name.
            let is_shape = is_only && thing.parts.is_empty() && !thing.alias.is_empty();
            let (name, object) =
                if is_shape { (&thing.alias, thing.name.as_str()) } else { (&thing.name, "") };
            if let Some(list) = draft.body(name, range, dimension, (shape, pose, made.rounding)) {
                object.clone_into(&mut list.object);
            }
        } else {
            let expected = text!("import-a-pose-like-the-shape"; count = dimension.count());
            draft.found(range, &expected, text!("import-a-pose-of-the-other-dimension").to_owned());
        }
    }
}

/// Lists the statements with numbers that contribute to no body as omitted.
pub(super) fn leave_out(world: &World<'_>, draft: &mut ReadingDraft<'_>, bodies: &[usize], tokens: &[Token]) {
    for (range, why) in &world.left_out {
        draft.left_out(range.clone(), why);
    }
    let used = used(world, bodies);
    let mut last_line = usize::MAX;
    for token in
        tokens.iter().filter(|token| matches!(token.kind, TokenKind::Number(_) | TokenKind::Malformed))
    {
        if is_used(&used, &token.range) || is_bound(world.text, &token.range) {
            continue;
        }
        let start = world.text[..token.range.start].rfind('\n').map_or(0, |at| at + 1);
        if start == last_line {
            continue;
        }
        last_line = start;
        let end = world.text[start..].find('\n').map_or(world.text.len(), |at| start + at);
        let line = &world.text[start..end];
        let start = start + (line.len() - line.trim_start().len());
        draft.left_out(start..start + line.trim().len(), text!("import-its-numbers-belong-to-no-shape"));
    }
}

/// Returns whether a number is a length in a declaration: `corners[6 * 3] = …`, `corners: [f64; 3] = …`.
fn is_bound(text: &str, range: &Range<usize>) -> bool {
    let behind = &text[range.end..];
    if text[..range.start].trim_end().ends_with(';') && behind.starts_with(']') {
        return true;
    }
    let end = behind.find(|c: char| !(c.is_alphanumeric() || " *+".contains(c)));
    let rest = end.and_then(|end| behind[end..].strip_prefix(']')).map(str::trim_start);
    rest.is_some_and(|rest| {
        rest.starts_with(['[', '{']) || (rest.starts_with('=') && !rest.starts_with("=="))
    })
}
