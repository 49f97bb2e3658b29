//! Construction of a scene from imported lists, and the problems that concern none of them.

use std::ops::Range;

use super::error::ExchangeError;
use super::form::SourceForm;
use super::reading::{LeftOut, PointList, Problem, Reading};
use crate::gjk::{Algorithm, Settings};
use crate::message::text;
use crate::scene::{Expectation, Label, Scene, library};

/// Makes a scene with the chosen lists, by their indices in the reading: two become P and Q; one replaces P
/// of `base`.
///
/// Bodies keep their kinds, radii and poses. Bodies made from points are at the origin, so that world coordinates are
/// the numbers of the lists. All have the names of the lists. If `base` has the same dimension, the rest of it stays,
/// except for its expected results, which belong to the old shapes. Without such a base the result is a new scene,
/// named after the lists.
///
/// # Errors
/// Returns an error unless one or two lists are chosen, for one list without a base, and for lists whose dimensions do
/// not match each other or the base.
pub fn scene_of(reading: &Reading, chosen: &[usize], base: Option<&Scene>) -> Result<Scene, ExchangeError> {
    let choice = |expected: String, found: String| ExchangeError::Choice { expected, found };
    let lists: Vec<&PointList> = chosen
        .iter()
        .map(|index| {
            reading.lists.get(*index).ok_or_else(|| {
                let found = text!("import-number-of-lists"; index = *index, count = reading.lists.len());
                choice(text!("import-the-number-of-a-list").to_owned(), found)
            })
        })
        .collect::<Result<_, _>>()?;
    match (lists.as_slice(), base) {
        ([p, q], _) => {
            if p.dimension != q.dimension {
                let [p, q] = [p, q].map(|list| format!("{}D", list.dimension.count()));
                let found = text!("import-both"; first = p, second = q);
                return Err(choice(text!("import-two-lists-of-one-dimension").to_owned(), found));
            }
            let mut scene = match base.filter(|base| base.dimension == p.dimension) {
                Some(base) => unexpecting(base),
                None => named_after(p, q),
            };
            scene.bodies = [p.to_body()?, q.to_body()?];
            scene.labels[0].name = Label::name_of(&p.name);
            scene.labels[1].name = Label::name_of(&q.name);
            Ok(scene)
        }
        ([p], Some(base)) => {
            if p.dimension != base.dimension {
                let expected = text!("import-a-list-like-the-scene"; count = base.dimension.count());
                return Err(choice(expected, text!("import-one-in"; count = p.dimension.count())));
            }
            let mut scene = unexpecting(base);
            scene.bodies[0] = p.to_body()?;
            scene.labels[0].name = Label::name_of(&p.name);
            Ok(scene)
        }
        _ => Err(choice(text!("import-2-lists").to_owned(), lists.len().to_string())),
    }
}

/// Returns whether a problem changes none of the chosen lists, by their indices in the reading.
///
/// That holds if the problem lies within other lists, or if another list lies between it and each chosen one: a problem
/// next to a list may be one of its vertices. It never holds among bodies with poses, whose parts can be anywhere; in a
/// form whose lists have no places; and if there are too many problems to know all of them.
pub fn is_aside(reading: &Reading, problem: &Problem, chosen: &[usize]) -> bool {
    let all_are_known = reading.problems.len() < Reading::MAX_PROBLEMS;
    let has_places = reading.lists.iter().all(|list| list.place.is_some());
    if problem.is_aside && all_are_known {
        return true;
    }
    if reading.form == SourceForm::Report || !all_are_known || !has_places {
        return false;
    }
    let concerned = concerned(reading, &problem.range);
    !concerned.is_empty() && concerned.iter().all(|index| !chosen.contains(index))
}

/// The lists that a range touches or, if there are none, the lists before and after it.
fn concerned(reading: &Reading, at: &Range<usize>) -> Vec<usize> {
    let places = || {
        let lists = reading.lists.iter().enumerate();
        lists.filter_map(|(index, list)| Some((index, &list.place.as_ref()?.range)))
    };
    let touched = places().filter(|(_, range)| range.start <= at.end && at.start <= range.end);
    let touched: Vec<usize> = touched.map(|(index, _)| index).collect();
    if !touched.is_empty() {
        return touched;
    }
    let before = places().filter(|(_, range)| range.end < at.start).max_by_key(|(_, range)| range.end);
    let after = places().filter(|(_, range)| at.end < range.start).min_by_key(|(_, range)| range.start);
    before.into_iter().chain(after).map(|(index, _)| index).collect()
}

/// Lists the problems that may change one of the chosen lists.
pub fn concerning<'a>(reading: &'a Reading, chosen: &[usize]) -> Vec<&'a Problem> {
    reading.problems.iter().filter(|problem| !is_aside(reading, problem, chosen)).collect()
}

/// Lists the omitted parts of the text for these chosen lists, in order, each on one line: the omitted parts of the
/// reading, and the problems that change none of the lists.
pub fn left_out(reading: &Reading, chosen: &[usize]) -> Vec<LeftOut> {
    let aside = reading.problems.iter().filter(|problem| is_aside(reading, problem, chosen));
    let mut parts: Vec<LeftOut> = reading.left_out.iter().map(LeftOut::on_one_line).collect();
    parts.extend(aside.map(|problem| LeftOut::aside(problem).on_one_line()));
    parts.sort_by_key(|part| part.place.range.start);
    parts
}

/// Turns the problems that change none of the chosen lists into omitted parts. The others remain.
pub fn set_aside(reading: &mut Reading, chosen: &[usize]) {
    let left_out = left_out(reading, chosen);
    let problems = concerning(reading, chosen).into_iter().cloned().collect();
    (reading.left_out, reading.problems) = (left_out, problems);
}

/// The scene without expected results.
fn unexpecting(base: &Scene) -> Scene {
    Scene { expect: Expectation::default(), ..base.clone() }
}

/// The start scene in the dimension of two lists, with a title made of their names and without notes.
fn named_after(p: &PointList, q: &PointList) -> Scene {
    let query = Settings { algorithm: Algorithm::Robust, ..Settings::default() };
    let mut scene = Scene { query, ..unexpecting(&library::start(p.dimension)) };
    scene.notes.clear();
    scene.tags.clear();
    scene.title = match [p.name.as_str(), q.name.as_str()] {
        ["", _] | [_, ""] => text!("import-two-imported-shapes").to_owned(),
        [p, q] => text!("import-both"; first = p, second = q),
    };
    scene
}
