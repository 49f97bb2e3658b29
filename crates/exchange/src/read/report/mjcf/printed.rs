//! A frame that is printed beside a model, number by number: `rot[0] = 0.99` and `pos[0] = 0.1`.

use std::ops::Range;

use glam::DVec3;

use super::super::draft::ReadingDraft;
use super::super::rotation::{self, SpatialFrame};
use super::part::PlacedGeom;
use crate::message::text;
use crate::read::number;

/// The names of a rotation and of a position.
const NAMES: [&[&str]; 2] = [&["rot", "mat", "xmat", "geom_xmat"], &["pos", "xpos", "geom_xpos"]];

/// Places the geom that the frame in these lines belongs to. Returns the place of the numbers.
pub(super) fn place(
    text: &str,
    lines: &[Range<usize>],
    parts: &mut [PlacedGeom],
    draft: &mut ReadingDraft<'_>,
) -> Option<Range<usize>> {
    let mut rows = [Vec::new(), Vec::new()];
    let mut place: Option<Range<usize>> = None;
    for range in lines {
        if let Some((kind, index, value)) = entry(&text[range.clone()]) {
            place = Some(place.map_or(range.start, |place| place.start)..range.end);
            rows[kind].push((index, value));
        }
    }
    let place = place?;
    let heading = text[..place.start].lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let is_meant = |part: &&mut PlacedGeom| {
        let is_word =
            |word: &str| heading.split(|c: char| !c.is_alphanumeric() && c != '_').any(|it| it == word);
        is_word(&part.name) || is_word(&part.kind)
    };
    let mut meant = parts.iter_mut().filter(is_meant);
    let (Some(part), None) = (meant.next(), meant.next()) else {
        draft.problem(place.clone(), text!("import-a-line-above-the-printed-frame"));
        return Some(place);
    };
    match frame(&rows) {
        Ok(frame) => {
            part.frame = frame;
            draft.remark(text!("import-the-printed-frame-is-the-world"));
        }
        Err(found) => {
            draft.found(place.clone(), text!("import-a-printed-rotation-of-nine-numbers"), found);
        }
    }
    Some(place)
}

/// A number of a frame: whether it is of the position, its index and its value.
fn entry(line: &str) -> Option<(usize, usize, f64)> {
    let (name, rest) = line.trim().split_once('[')?;
    let kind = NAMES.iter().position(|names| names.contains(&name.trim()))?;
    let (index, value) = rest.split_once(']')?;
    let value = number::whole(value.trim_start().strip_prefix(['=', ':'])?)?;
    Some((kind, index.trim().parse().ok()?, value))
}

fn frame([rotation, position]: &[Vec<(usize, f64)>; 2]) -> Result<SpatialFrame, String> {
    let is_ordered = |rows: &[(usize, f64)]| rows.iter().enumerate().all(|(at, (index, _))| at == *index);
    let values = |rows: &[(usize, f64)]| rows.iter().map(|(_, value)| *value).collect::<Vec<f64>>();
    let rows: Result<[f64; 9], _> = values(rotation).try_into();
    let position_rows: Result<[f64; 3], _> = values(position).try_into();
    let (Ok(rows), Ok(at)) = (rows, position_rows) else {
        return Err(text!("import-both"; first = rotation.len(), second = position.len()));
    };
    if !is_ordered(rotation) || !is_ordered(position) {
        return Err(text!("import-numbers-in-another-order").to_owned());
    }
    Ok(SpatialFrame { position: DVec3::from_array(at), rotation: rotation::matrix(rows)? })
}
