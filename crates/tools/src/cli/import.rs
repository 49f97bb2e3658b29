//! `import`: a scene from the lists of points in files.

mod account;
mod input;

use std::path::Path;

use serde_json::{Map, Value, json};

use super::arguments::{ImportArguments, ImportFormat};
use super::error::Failure;
use super::exit::Exit;
use super::output::Output;
use crate::exchange::{self, PointList, Reading};
use crate::files;
use crate::geometry::{Dimension, Side};
use crate::message::text;
use crate::scene::Scene;
use crate::words;
use account::Accounts;
use input::Input;

pub(super) fn run(
    arguments: &ImportArguments,
    out: &mut Output<'_>,
    errors: &mut Output<'_>,
) -> Result<Exit, Failure> {
    let ImportArguments { files: paths, output, objects, title, q, lint, mend, format } = arguments;
    if let Some(output) = output {
        files::require_output(output, paths.iter().chain(q))?;
    }
    let mut inputs = paths.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?;
    let Some(first) = paths.first() else {
        return Err(unexpected(
            Path::new("import"),
            text!("command-line-a-file"),
            text!("command-line-none").to_owned(),
        ));
    };
    let by_name = chosen_by_name(first, &inputs, objects)?;
    if let Some(failure) = set_aside(&mut inputs, by_name.as_deref()) {
        return offer_others(&failure, &inputs, errors);
    }
    let mut exit = Exit::Done;
    if *lint && findings(&inputs, *format, out)? {
        exit = Exit::Differs;
    }
    let count = inputs.iter().map(|input| input.reading.lists.len()).sum();
    let chosen = match by_name {
        Some(chosen) => Some(chosen),
        None if count > 2 => None,
        None => Some((0..count).collect()),
    };
    let mut remarks: Vec<String> =
        inputs.iter().flat_map(|input| input.reading.remarks.iter().cloned()).collect();
    if !*lint && let Some(chosen) = &chosen {
        remarks.extend(not_convex(&inputs, chosen, *mend));
    }
    if *mend {
        remarks.extend(inputs.iter_mut().flat_map(|input| &mut input.reading.lists).filter_map(mend_list));
    }
    let Some(output) = output else { return Ok(exit) };
    let Some(chosen) = chosen else {
        return choose_first(first, &inputs, count, errors);
    };
    let reading = joined(&inputs);
    let used: Vec<&PointList> = chosen.iter().filter_map(|index| reading.lists.get(*index)).collect();
    let base = base(first, q.as_deref(), &used)?;
    let mut scene = exchange::scene_of(&reading, &chosen, base.as_ref())
        .map_err(|error| Failure::Exchange { path: first.clone(), error })?;
    if let Some(title) = title {
        scene.title.clone_from(title);
    }
    files::write_output(output, scene.to_ron().as_bytes())?;
    out.message(&reading.summary())?;
    if !*lint || *format == ImportFormat::Text {
        out.text(&Accounts::of(&inputs).text(&chosen))?;
    }
    for remark in remarks {
        out.message(&remark)?;
    }
    Ok(exit)
}

/// Sets aside the problems that change none of the chosen lists. Returns the first problem that remains,
/// since a scene that lacks one vertex would be another scene. Without a choice all lists are wanted, and no
/// problem is set aside.
fn set_aside(inputs: &mut [Input<'_>], named: Option<&[usize]>) -> Option<Failure> {
    let mut first = 0;
    for input in inputs {
        let end = first + input.reading.lists.len();
        if let Some(named) = named {
            let here: Vec<usize> =
                named.iter().filter(|it| (first..end).contains(it)).map(|it| it - first).collect();
            exchange::set_aside(&mut input.reading, &here);
        }
        if let Some(problem) = input.reading.problems.first() {
            return Some(Failure::Reading { path: input.path.to_owned(), problem: problem.clone() });
        }
        first = end;
    }
    None
}

/// Reports a problem, and the lists that no problem concerns, if there are any.
fn offer_others(failure: &Failure, inputs: &[Input<'_>], errors: &mut Output<'_>) -> Result<Exit, Failure> {
    errors.message(&failure.to_string())?;
    let is_good = |reading: &Reading, index: usize| {
        reading.problems.iter().all(|problem| exchange::is_aside(reading, problem, &[index]))
    };
    let good: Vec<bool> = inputs
        .iter()
        .flat_map(|Input { reading, .. }| (0..reading.lists.len()).map(|index| is_good(reading, index)))
        .collect();
    if good.contains(&true) {
        errors.message(text!("command-line-no-problem-concerns"))?;
        errors.text(&Accounts::of(inputs).choices(|index| good[index]))?;
    }
    Ok(Exit::BadInput)
}

/// Reports that there are more than two lists, with their names.
fn choose_first(
    path: &Path,
    inputs: &[Input<'_>],
    count: usize,
    errors: &mut Output<'_>,
) -> Result<Exit, Failure> {
    let expected = text!("command-line-2-lists");
    errors.message(&unexpected(path, expected, format!("{count}:")).to_string())?;
    errors.text(&Accounts::of(inputs).choices(|_| true))?;
    Ok(Exit::BadInput)
}

/// Reports, for each chosen list that is not convex, which points lie inside its hull.
fn not_convex(inputs: &[Input<'_>], chosen: &[usize], is_mended: bool) -> Vec<String> {
    let lists: Vec<&PointList> = inputs.iter().flat_map(|input| &input.reading.lists).collect();
    let sentence = |(index, side): (&usize, Side)| {
        let list = lists.get(*index)?;
        // Fixed points have other numbers.
        let side = (!is_mended).then_some(side);
        Some(exchange::not_convex(list)?.sentence(&named(*index, list), &list.points, side))
    };
    chosen.iter().zip(Side::BOTH).filter_map(sentence).collect()
}

/// The scene that provides Q if only one list is chosen.
fn base(first: &Path, q: Option<&Path>, used: &[&PointList]) -> Result<Option<Scene>, Failure> {
    match (q, used) {
        (Some(path), [_]) => Ok(Some(Scene::read(path)?)),
        (Some(path), _) => {
            let expected = text!("command-line-1-list-beside");
            Err(unexpected(path, expected, used.len().to_string()))
        }
        (None, [only]) => {
            let (kind, found) = match &only.body {
                Some(_) => ("shapes", format!("1, {}", named(0, only))),
                None => ("lists", "1".to_owned()),
            };
            Err(unexpected(first, &text!("command-line-2-or-q"; kind = kind), found))
        }
        (None, _) => Ok(None),
    }
}

/// Joins the lists of all files.
fn joined(inputs: &[Input<'_>]) -> Reading {
    let mut readings = inputs.iter().map(|input| input.reading.clone());
    let mut all = readings.next().unwrap_or_else(|| exchange::read_text(""));
    all.lists.extend(readings.flat_map(|reading| reading.lists));
    all
}

/// Prints the problems with the lists. Returns whether there are any.
fn findings(inputs: &[Input<'_>], format: ImportFormat, out: &mut Output<'_>) -> Result<bool, Failure> {
    let lists: Vec<&PointList> = inputs.iter().flat_map(|input| &input.reading.lists).collect();
    let found: Vec<_> = lists.iter().map(|list| exchange::lint(list)).collect();
    match format {
        ImportFormat::Text => {
            for (index, (list, found)) in lists.iter().zip(&found).enumerate() {
                for lint in found {
                    out.message(&format!("{}: {}", named(index, list), lint.sentence))?;
                }
            }
        }
        ImportFormat::Json => {
            let accounts = Accounts::of(inputs);
            let lists = lists.iter().zip(&found).zip(accounts.lists_json()).map(|((list, found), more)| {
                let findings: Vec<_> = found
                    .iter()
                    .map(|lint| {
                        let kind = lint.kind.name();
                        json!({"kind": kind, "count": lint.count, "sentence": lint.sentence, "mended": lint.kind.is_mended()})
                    })
                    .collect();
                let mut fields = Map::new();
                fields.insert("name".to_owned(), json!(list.name));
                fields.insert("points".to_owned(), json!(list.points.len()));
                fields.insert("findings".to_owned(), json!(findings));
                fields.extend(more.map(|(name, value)| (name.to_owned(), value)));
                Value::Object(fields)
            });
            let all = json!({"lists": lists.collect::<Vec<_>>(), "left_out": accounts.left_out_json()});
            out.json(&all.to_string())?;
        }
    }
    Ok(found.iter().any(|found| !found.is_empty()))
}

/// The name of a list, or its number from 1, on one line.
fn named(index: usize, list: &PointList) -> String {
    if list.name.is_empty() {
        text!("command-line-list"; number = index + 1)
    } else {
        format!("`{}`", words::one_line(&list.name))
    }
}

/// Removes the redundant points of a list. Returns the note about them.
fn mend_list(list: &mut PointList) -> Option<String> {
    let mended = exchange::mended(list)?;
    let remark = mend_remark(list, &mended);
    let place = list.place.take();
    *list = PointList { place, ..mended };
    Some(remark)
}

fn mend_remark(list: &PointList, mended: &PointList) -> String {
    let (before, after) = (list.points.len(), mended.points.len());
    let name = if list.name.is_empty() {
        text!("command-line-a-list").to_owned()
    } else {
        format!("`{}`", words::one_line(&list.name))
    };
    if before == after && list.dimension == Dimension::Two {
        text!("command-line-put-in-order"; name = name)
    } else {
        text!("command-line-points-kept"; name = name, after = after, before = before)
    }
}

fn read(path: &Path) -> Result<Input<'_>, Failure> {
    let reading =
        exchange::read_file(path).map_err(|error| Failure::Exchange { path: path.to_owned(), error })?;
    Ok(Input { path, reading })
}

/// The indices of the requested lists, by name or by number from 1. Returns `None` if none are requested.
fn chosen_by_name(
    path: &Path,
    inputs: &[Input<'_>],
    objects: &[String],
) -> Result<Option<Vec<usize>>, Failure> {
    let lists: Vec<&PointList> = inputs.iter().flat_map(|input| &input.reading.lists).collect();
    let names = || {
        let name = |(index, list): (usize, &&PointList)| match list.name.as_str() {
            "" => format!("{}", index + 1),
            name => format!("{} {name}", index + 1),
        };
        lists.iter().enumerate().map(name).take(20).collect::<Vec<_>>().join(", ")
    };
    let index_of = |object: &String| {
        let by_name = lists.iter().position(|list| list.name == *object || list.object == *object);
        let by_number = || object.parse::<usize>().ok()?.checked_sub(1).filter(|index| *index < lists.len());
        by_name.or_else(by_number).ok_or_else(|| {
            unexpected(path, &text!("command-line-one-of-the-lists"; names = names()), format!("`{object}`"))
        })
    };
    if objects.is_empty() {
        return Ok(None);
    }
    objects.iter().map(index_of).collect::<Result<_, _>>().map(Some)
}

fn unexpected(path: &Path, expected: &str, found: String) -> Failure {
    Failure::Unexpected { path: path.to_owned(), expected: expected.to_owned(), found }
}
