//! Queries and changes in the code around a model.

use std::ops::Range;

use super::super::beside;
use super::super::draft::ReadingDraft;
use super::part::PlacedGeom;
use crate::message::text;

/// The functions whose call would change a shape or its place.
const RESETS: [&str; 2] = ["mj_resetDataKeyframe(", "mj_setKeyframe("];

/// The fields whose new values would change a shape or its place.
const FIELDS: [&str; 10] = [
    "geom_size",
    "geom_pos",
    "geom_quat",
    "geom_xpos",
    "geom_xmat",
    "body_pos",
    "body_quat",
    "mocap_pos",
    "mocap_quat",
    "qpos",
];

/// The fields of a geom, a body or a joint selected by its name.
const FIELDS_OF_ONE: [&str; 5] = ["pos", "quat", "size", "xpos", "xmat"];

/// Refuses lines outside the model that change it.
pub(super) fn changes(text: &str, lines: &[Range<usize>], draft: &mut ReadingDraft<'_>) {
    for range in lines {
        let line = &text[range.clone()];
        let is_change = beside::assigned(line).is_some_and(|name| {
            let is_of_one = [".geom(", ".body(", ".joint("].iter().any(|call| line.contains(call));
            FIELDS.contains(&name) || (is_of_one && FIELDS_OF_ONE.contains(&name))
        });
        if is_change || RESETS.iter().any(|call| line.contains(call)) {
            draft.problem(range.clone(), text!("import-a-model-that-the-code-around"));
        }
    }
}

/// Returns the geoms that the queries in the code ask about, in the order of the code; all geoms if there are no
/// queries.
pub(super) fn asked(text: &str, parts: Vec<PlacedGeom>, draft: &mut ReadingDraft<'_>) -> Vec<PlacedGeom> {
    let calls: Vec<&str> = text.split("mj_geomDistance(").skip(1).take(MAX_CALLS).collect();
    let pairs: Vec<Option<[usize; 2]>> = calls.iter().map(|call| pair(text, call, &parts)).collect();
    let [Some(pair), rest @ ..] = pairs.as_slice() else {
        if !calls.is_empty() {
            draft.remark(text!("import-the-geoms-of-mj-geomdistance-were"));
        }
        return parts;
    };
    if rest.iter().any(|other| other.as_ref() != Some(pair)) {
        draft.remark(text!("import-mj-geomdistance-is-called-for-several"));
        return parts;
    }
    let mut chosen = [None, None];
    for (index, part) in parts.into_iter().enumerate() {
        match pair.iter().position(|it| *it == index) {
            Some(side) => chosen[side] = Some(part),
            None => draft.left_out(part.range, text!("import-a-geom-that-mj-geomdistance-does")),
        }
    }
    chosen.into_iter().flatten().collect()
}

/// The two geoms of a call, which are its third and fourth arguments.
fn pair(text: &str, call: &str, parts: &[PlacedGeom]) -> Option<[usize; 2]> {
    let arguments = arguments(call);
    let [_, _, first, second, ..] = arguments.as_slice() else { return None };
    let pair = [geom(text, first, parts)?, geom(text, second, parts)?];
    (pair[0] != pair[1]).then_some(pair)
}

/// The geom of an argument that holds its name, or of a variable that was set with its name.
fn geom(text: &str, argument: &str, parts: &[PlacedGeom]) -> Option<usize> {
    let quoted = |text: &str| {
        let mut names = text.split(['"', '\'']).skip(1).step_by(2);
        let name = names.next().filter(|_| names.next().is_none())?;
        let mut found = parts.iter().enumerate().filter(|(_, part)| part.name == name);
        let index = found.next()?.0;
        found.next().is_none().then_some(index)
    };
    if argument.contains(['"', '\'']) {
        return quoted(argument);
    }
    let mut values = text.lines().filter_map(|line| {
        let (name, value) = line.split_once('=')?;
        (name.split_whitespace().next_back() == Some(argument.trim())).then_some(value)
    });
    let value = values.next()?;
    values.next().is_none().then(|| quoted(value)).flatten()
}

/// Maximum number of calls that are read.
const MAX_CALLS: usize = 64;

/// Maximum length of a list of arguments, in characters.
const MAX_CALL: usize = 400;

/// The arguments of a call, up to its closing bracket.
fn arguments(call: &str) -> Vec<&str> {
    let mut arguments = Vec::new();
    let (mut depth, mut start) = (0_usize, 0);
    for (at, c) in call.char_indices().take(MAX_CALL) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => {
                arguments.push(&call[start..at]);
                break;
            }
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                arguments.push(&call[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    arguments
}
