//! From recognised lists to a reading: a single dimension, and at most as many points as a shape may have.

use std::ops::Range;

use glam::DVec3;

use super::super::reading::excerpt;
use super::frame::RawList;
use super::structure::{Aside, Recognised};
use crate::exchange::form::Form;
use crate::exchange::reading::{LeftOut, Place, PointList, Problem, Reading};
use crate::geometry::{Dimension, MAX_VERTICES};

/// The reading of a text in brackets or columns. The first point determines the dimension.
pub(super) fn lists(text: &str, recognised: Recognised, form: Form) -> Reading {
    let Recognised { lists, problems, asides, .. } = recognised;
    let (lists, left_out) = sorted(lists);
    let mut problems: Vec<_> = problems
        .into_iter()
        .map(|(range, expected, found)| {
            let found = found.unwrap_or_else(|| excerpt(&text[range.clone()]));
            (range, expected, found)
        })
        .collect();
    let spots = lists.iter().flat_map(|list| &list.spots);
    let Some(first) = spots.min_by_key(|spot| spot.range.start) else {
        if problems.is_empty() {
            let found = if text.trim().is_empty() { "nothing" } else { "none" };
            let nothing = Problem::at(text, 0..0, "points, such as `(1, 2), (3, 4)`", found);
            return Reading::refused(form, nothing);
        }
        return Reading { problems: placed(text, problems), ..Reading::empty(form) };
    };
    let (count, dimension) = (first.count, if first.count == 2 { Dimension::Two } else { Dimension::Three });
    let (mut found_lists, mut remarks) = (Vec::new(), Vec::new());
    for list in &lists {
        remarks.extend(list.cut.map(|count| cut_remark(list.name.as_deref(), count)));
        let mut points = Vec::new();
        for spot in &list.spots {
            if spot.count == count {
                points.push(DVec3::from_array(spot.numbers));
            } else {
                let expected = format!("{count} numbers, as in the first point");
                problems.push((spot.range.clone(), expected, spot.count.to_string()));
            }
        }
        if points.len() > MAX_VERTICES {
            let too_many = &list.spots[MAX_VERTICES.min(list.spots.len() - 1)];
            let expected = format!("at most {MAX_VERTICES} points in a list");
            problems.push((too_many.range.clone(), expected, points.len().to_string()));
            points.truncate(MAX_VERTICES);
        }
        if !points.is_empty() {
            let name = list.name.clone().unwrap_or_default();
            let place = Place::of(text, list.range());
            found_lists.push(PointList::of_points(name, dimension, points).from(place));
        }
    }
    let names: Vec<&str> =
        found_lists.iter().map(|list| list.name.as_str()).filter(|name| !name.is_empty()).collect();
    let mut beside: Vec<LeftOut> =
        left_out.into_iter().map(|(range, why)| LeftOut::at(text, range, why)).collect();
    for aside in asides {
        match reason(&aside, &names) {
            Ok(why) => beside.push(LeftOut::at(text, aside.range, why)),
            Err(expected) => {
                let found = excerpt(&text[aside.range.clone()]);
                problems.push((aside.range, expected, found));
            }
        }
    }
    beside.sort_by_key(|left_out| left_out.place.range.start);
    beside.truncate(Reading::MAX_PROBLEMS);
    problems.sort_by_key(|(range, ..)| (range.start, range.end));
    let problems = placed(text, problems);
    Reading { lists: found_lists, problems, remarks, left_out: beside, form }
}

/// The lists of points, without those of the faces between them.
fn sorted(lists: Vec<RawList>) -> (Vec<RawList>, Vec<(Range<usize>, String)>) {
    let is_of_faces = |list: &RawList| {
        let whole = list
            .spots
            .iter()
            .flat_map(|spot| &spot.numbers[..spot.count])
            .all(|number| number.fract() == 0.0 && *number >= 0.0);
        whole && list.name.as_deref().is_some_and(is_faces)
    };
    let has_points = lists.iter().any(|list| !is_of_faces(list));
    let (faces, points): (Vec<RawList>, Vec<RawList>) =
        lists.into_iter().partition(|list| has_points && is_of_faces(list));
    let why = "the faces of a mesh: the hull of the points has its own".to_owned();
    (points, faces.into_iter().map(|list| (list.range(), why.clone())).collect())
}

/// Whether a name is that of a list of faces or of edges.
fn is_faces(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    [
        "face",
        "indices",
        "index",
        "idx",
        "tri",
        "simplices",
        "edge",
        "polys",
        "polygons",
        "quads",
        "elements",
        "facets",
    ]
    .iter()
    .any(|word| name.contains(word))
}

/// Why numbers beside the lists were left out; the error is what was expected instead of numbers that would change a list.
fn reason(aside: &Aside, lists: &[&str]) -> Result<String, String> {
    let (owner, method) = aside.name.rsplit_once('.').unwrap_or(("", &aside.name));
    let is_harmless = |word: &str| HARMLESS.iter().any(|it| word.to_ascii_lowercase().contains(it));
    if lists.contains(&owner) && !is_harmless(method) {
        return Err(format!("a call that is known for a list of points, not `{method}`"));
    }
    let plain = method.to_ascii_lowercase();
    let is_change = owner.is_empty()
        && CHANGES.iter().any(|word| plain.split(|c: char| !c.is_alphabetic()).any(|it| it == *word));
    if is_change {
        return Err(format!("a pose or a radius that is set for its shape; `{method}` may change one"));
    }
    Ok(if aside.name.is_empty() {
        "a number in a sentence".to_owned()
    } else {
        "no part of a list of points".to_owned()
    })
}

/// Parts of the names of calls that change no point.
const HARMLESS: [&str; 10] =
    ["reserve", "resize", "size", "count", "len", "print", "shape", "dtype", "clear", "at"];

/// Names of numbers that move, turn, stretch or round a shape.
const CHANGES: [&str; 9] =
    ["radius", "angle", "rotation", "rotate", "scale", "offset", "translate", "rounding", "theta"];

/// The remark that a flat row of numbers was divided into points.
fn cut_remark(name: Option<&str>, count: usize) -> String {
    let name = name.map(|name| format!(" of {name}")).unwrap_or_default();
    let by = if count == 3 { "threes" } else { "twos" };
    format!("The numbers{name} were in one row and were read by {by}")
}

fn placed(text: &str, problems: Vec<(std::ops::Range<usize>, String, String)>) -> Vec<Problem> {
    let told = problems.into_iter().take(Reading::MAX_PROBLEMS);
    told.map(|(range, expected, found)| Problem::at(text, range, expected, found)).collect()
}
