//! From recognised lists to a reading: a single dimension, and at most as many points as a shape may have.

use glam::DVec3;

use super::super::reading::excerpt;
use super::structure::Recognised;
use crate::exchange::form::Form;
use crate::exchange::reading::{PointList, Problem, Reading};
use crate::geometry::{Dimension, MAX_VERTICES};

/// The reading of a text in brackets or columns. The first point determines the dimension.
pub(super) fn lists(text: &str, recognised: Recognised, form: Form) -> Reading {
    let Recognised { lists, problems, .. } = recognised;
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
            found_lists.push(PointList::of_points(name, dimension, points));
        }
    }
    problems.sort_by_key(|(range, ..)| (range.start, range.end));
    Reading { lists: found_lists, problems: placed(text, problems), remarks, ..Reading::empty(form) }
}

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
