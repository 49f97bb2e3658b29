//! From recognized lists to a reading: a single dimension, and at most as many points as a shape may have.

use std::cell::LazyCell;
use std::ops::Range;

use glam::DVec3;

use super::super::reading::excerpt;
use super::aside::{self, Aside, AsideKind};
use super::code::hints::Hints;
use super::list::RawList;
use super::outline;
use super::select::Selected;
use super::structure::Recognised;
use super::token::Token;
use super::units;
use crate::form::SourceForm;
use crate::geometry::{Dimension, MAX_VERTICES};
use crate::message::text;
use crate::reading::{LeftOut, Place, PointList, Problem, Reading};

/// A place, the expected content, and the found content.
type Mismatch = (Range<usize>, String, String);

/// Maximum number of lists that are left out with the problems in them.
const MAX_LEFT_OUT: usize = 1000;

/// Returns the reading of a text in brackets or columns. The first point determines the dimension.
pub(super) fn lists(text: &str, tokens: &[Token], recognised: Recognised, form: SourceForm) -> Reading {
    let Recognised { lists, problems, asides, left_out: holes, .. } = recognised;
    let Selected { lists, mut left_out, problems: more, has_bodies } = Selected::of(text, tokens, lists);
    left_out.extend(holes);
    let is_left = |range: &Range<usize>| {
        left_out.iter().any(|(left, _)| left.start <= range.start && range.end <= left.end)
    };
    let found = |range: &Range<usize>| excerpt(&text[range.clone()]);
    let mut wrong: Vec<Mismatch> = problems
        .into_iter()
        .filter(|(range, ..)| left_out.len() > MAX_LEFT_OUT || !is_left(range))
        .map(|(range, expected, said)| (range.clone(), expected, said.unwrap_or_else(|| found(&range))))
        .collect();
    wrong.extend(units::another(text).map(|range| {
        let found = found(&range);
        (range, text!("import-one-unit-of-length").to_owned(), found)
    }));
    wrong.extend(more.into_iter().map(|(range, expected)| (range.clone(), expected, found(&range))));
    let spots = lists.iter().flat_map(|list| &list.spots);
    let Some(first) = spots.min_by_key(|spot| spot.range.start) else {
        if wrong.is_empty() {
            let found = if text.trim().is_empty() { text!("import-nothing") } else { text!("import-none") };
            let nothing = Problem::at(text, 0..0, text!("import-points-such-as-1-2-3"), found);
            return Reading::refused(form, nothing);
        }
        return Reading { problems: placed(text, wrong, &[]), ..Reading::empty(form) };
    };
    let mut reading = Reading::empty(form);
    let count = first.count;
    let starts: Vec<usize> = text.match_indices('\n').map(|(at, _)| at + 1).collect();
    for list in &lists {
        add(&mut reading, &mut wrong, &starts, list, count);
    }
    let mut beside = left_out;
    set_aside(text, asides, &reading, has_bodies, &mut wrong, &mut beside);
    beside.sort_by_key(|(range, _)| range.start);
    beside.truncate(Reading::MAX_PROBLEMS);
    reading.left_out = beside.into_iter().map(|(range, why)| LeftOut::at(text, range, why)).collect();
    reading.problems = placed(text, wrong, &lists);
    reading
}

/// Adds a list to a reading.
fn add(reading: &mut Reading, wrong: &mut Vec<Mismatch>, lines: &[usize], list: &RawList, count: usize) {
    let dimension = if count == 2 { Dimension::Two } else { Dimension::Three };
    reading.remarks.extend(list.cut.map(|count| cut_remark(list.name.as_deref(), count)));
    let mut points = Vec::new();
    let expected = LazyCell::new(|| text!("import-numbers-as-in-the-first-point"; count = count));
    for spot in &list.spots {
        if spot.count == count {
            points.push(DVec3::from_array(spot.numbers));
        } else {
            wrong.push((spot.range.clone(), expected.clone(), spot.count.to_string()));
        }
    }
    if points.len() > MAX_VERTICES {
        let too_many = &list.spots[MAX_VERTICES.min(list.spots.len() - 1)];
        let expected = text!("import-at-most-points-in-a-list"; most = MAX_VERTICES);
        wrong.push((too_many.range.clone(), expected, points.len().to_string()));
        points.truncate(MAX_VERTICES);
    }
    if points.is_empty() {
        return;
    }
    let name = list.name.clone().unwrap_or_default();
    let range = list.range();
    let line = 1 + lines.partition_point(|start| *start <= range.start);
    if dimension == Dimension::Two {
        reading.remarks.extend(outline::remark(&name, &points));
    }
    reading.lists.push(PointList::of_points(name, dimension, points).from(Place { range, line }));
}

/// Divides the numbers beside the lists into omitted ones and those that may change a list.
fn set_aside(
    text: &str,
    asides: Vec<Aside>,
    reading: &Reading,
    has_bodies: bool,
    wrong: &mut Vec<Mismatch>,
    beside: &mut Vec<(Range<usize>, String)>,
) {
    let names: Vec<&str> =
        reading.lists.iter().map(|list| list.name.as_str()).filter(|name| !name.is_empty()).collect();
    let hints = Hints::of(text);
    let long = reading.lists.iter().filter(|list| list.points.len() > 1).count();
    for aside in asides {
        let reason = match aside.kind {
            AsideKind::Point if !names.contains(&aside.name.as_str()) => continue,
            // Radii of the bodies that are refused separately.
            AsideKind::Named { .. } if has_bodies => Ok(text!("import-not-part-of-a-list-of").to_owned()),
            AsideKind::Row if long < 2 => Err(text!("import-point").to_owned()),
            _ => aside::reason(text, &hints, &aside, &names).map(str::to_owned),
        };
        match reason {
            Ok(why) => beside.push((aside.range, why)),
            Err(expected) => {
                let found = excerpt(&text[aside.range.clone()]);
                wrong.push((aside.range, expected, found));
            }
        }
    }
}

/// The note that a flat row of numbers was divided into points.
fn cut_remark(name: Option<&str>, count: usize) -> String {
    let named = if name.is_some() { "yes" } else { "no" };
    text!("import-numbers-in-one-row"; named = named, name = name.unwrap_or_default(), count = count)
}

/// The problems in order, with their places.
fn placed(text: &str, mut wrong: Vec<Mismatch>, lists: &[RawList]) -> Vec<Problem> {
    wrong.sort_by_key(|(range, ..)| (range.start, range.end));
    let surroundings = Surroundings::of(text, lists);
    let told = wrong.into_iter().take(Reading::MAX_PROBLEMS);
    told.map(|(range, expected, found)| {
        let is_aside = surroundings.are_apart(&range);
        Problem { is_aside, ..Problem::at(text, range, expected, found) }
    })
    .collect()
}

/// The lists of a text, to find the places that lie outside all of them.
struct Surroundings<'a> {
    text: &'a str,
    names: Vec<&'a str>,
    /// The places of the lists. For points outside brackets, the lines before and after them are included.
    places: Vec<Range<usize>>,
}

impl<'a> Surroundings<'a> {
    /// Maximum number of lists that are examined; if there are more, no place counts as outside.
    const MAX_LISTS: usize = 1000;

    fn of(text: &'a str, lists: &'a [RawList]) -> Self {
        let names = lists.iter().filter_map(|list| list.name.as_deref()).collect();
        let place = |list: &RawList| {
            let extent = list.extent();
            if list.bracket.is_some() { extent } else { with_lines_around(text, extent) }
        };
        let places = if lists.len() <= Self::MAX_LISTS {
            lists.iter().map(place).collect()
        } else {
            std::iter::once(0..text.len()).collect()
        };
        Self { text, names, places }
    }

    /// Returns whether a place is outside every list, on a line without the name of one.
    fn are_apart(&self, range: &Range<usize>) -> bool {
        let line = aside::line_of(self.text, range);
        let words: Vec<&str> = line.split(|c: char| !(c.is_alphanumeric() || c == '_')).collect();
        let is_named = |name: &&str| name.split(' ').any(|word| words.contains(&word));
        self.places.iter().all(|place| range.end <= place.start || place.end <= range.start)
            && !self.names.iter().any(is_named)
    }
}

/// A range with its lines, and with the line before and the line after them.
fn with_lines_around(text: &str, range: Range<usize>) -> Range<usize> {
    let start = text[..range.start].rmatch_indices('\n').nth(1).map_or(0, |(at, _)| at + 1);
    let end = text[range.end..].match_indices('\n').nth(1).map_or(text.len(), |(at, _)| range.end + at);
    start..end
}
