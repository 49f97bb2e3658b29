//! `import`: a scene from the lists of points in files.

use std::path::Path;

use serde_json::json;

use super::arguments::{ImportArguments, ImportFormat};
use super::error::Failure;
use super::exit::Exit;
use super::output::Output;
use crate::exchange::{self, PointList, Reading};
use crate::files;
use crate::geometry::{Dimension, Side};
use crate::scene::Scene;
use crate::words;

pub(super) fn run(arguments: &ImportArguments, out: &mut Output<'_>) -> Result<Exit, Failure> {
    let ImportArguments { files: inputs, output, objects, title, q, lint, mend, format } = arguments;
    if let Some(output) = output {
        files::require_output(output, inputs.iter().chain(q))?;
    }
    let mut all: Option<Reading> = None;
    let mut remarks = Vec::new();
    for file in inputs {
        let reading = read(file)?;
        remarks.extend(reading.remarks.iter().cloned());
        match &mut all {
            None => all = Some(reading),
            Some(all) => all.lists.extend(reading.lists),
        }
    }
    let (Some(reading), Some(first)) = (all, inputs.first()) else {
        return Err(unexpected(Path::new("import"), "a file", "none".to_owned()));
    };
    let mut reading = reading;
    let mut exit = Exit::Done;
    if *lint && findings(&reading, *format, out)? {
        exit = Exit::Differs;
    }
    let Some(output) = output else { return Ok(exit) };
    let chosen = chosen(first, &reading, objects)?;
    for (index, side) in chosen.iter().zip(Side::BOTH).filter(|_| !*lint) {
        let list = &reading.lists[*index];
        // Fixed points have other numbers.
        let side = (!*mend).then_some(side);
        let found = exchange::not_convex(list);
        remarks.extend(found.map(|found| found.sentence(&named(*index, list), &list.points, side)));
    }
    if *mend {
        for list in &mut reading.lists {
            if let Some(mended) = exchange::mended(list) {
                remarks.push(mend_remark(list, &mended));
                *list = mended;
            }
        }
    }
    let base = match q {
        Some(path) if chosen.len() == 1 => Some(Scene::read(path)?),
        Some(path) => {
            let expected = "1 list beside the Q of this scene; --object NAME|NUMBER chooses";
            return Err(unexpected(path, expected, chosen.len().to_string()));
        }
        None if chosen.len() == 1 => {
            let expected = "2 lists, or Q from a scene with --q SCENE.ron";
            return Err(unexpected(first, expected, "1".to_owned()));
        }
        None => None,
    };
    let mut scene = exchange::scene_of(&reading, &chosen, base.as_ref())
        .map_err(|error| Failure::Exchange { path: first.clone(), error })?;
    if let Some(title) = title {
        scene.title.clone_from(title);
    }
    scene.write(output)?;
    out.message(&reading.summary())?;
    for remark in remarks {
        out.message(&remark)?;
    }
    Ok(exit)
}

/// Prints the problems with the lists. Returns whether there are any.
fn findings(reading: &Reading, format: ImportFormat, out: &mut Output<'_>) -> Result<bool, Failure> {
    let found: Vec<_> = reading.lists.iter().map(exchange::lint).collect();
    let lists = || reading.lists.iter().zip(&found).enumerate();
    match format {
        ImportFormat::Text => {
            for (index, (list, found)) in lists() {
                for lint in found {
                    out.text(&format!("{}: {}\n", named(index, list), lint.sentence))?;
                }
            }
        }
        ImportFormat::Json => {
            let lists: Vec<_> = lists()
                .map(|(_, (list, found))| {
                    let findings: Vec<_> = found
                        .iter()
                        .map(|lint| {
                            let kind = lint.kind.name();
                            json!({"kind": kind, "count": lint.count, "sentence": lint.sentence, "mended": lint.kind.is_mended()})
                        })
                        .collect();
                    json!({"name": list.name, "points": list.points.len(), "findings": findings})
                })
                .collect();
            out.text(&(json!({ "lists": lists }).to_string() + "\n"))?;
        }
    }
    Ok(found.iter().any(|found| !found.is_empty()))
}

/// The name of a list, or its number from 1, on one line.
fn named(index: usize, list: &PointList) -> String {
    if list.name.is_empty() {
        format!("list {}", index + 1)
    } else {
        format!("`{}`", words::one_line(&list.name))
    }
}

fn mend_remark(list: &PointList, mended: &PointList) -> String {
    let (before, after) = (list.points.len(), mended.points.len());
    let name =
        if list.name.is_empty() { "a list".to_owned() } else { format!("`{}`", words::one_line(&list.name)) };
    if before == after && list.dimension == Dimension::Two {
        format!("{name}: put in order")
    } else {
        format!("{name}: {after} of {before} points kept")
    }
}

/// A file that is understood completely: a scene that lacks one vertex would be another scene.
fn read(path: &Path) -> Result<Reading, Failure> {
    let reading =
        exchange::read_file(path).map_err(|error| Failure::Exchange { path: path.to_owned(), error })?;
    match reading.problems.first() {
        None => Ok(reading),
        Some(problem) => Err(Failure::Reading { path: path.to_owned(), problem: problem.clone() }),
    }
}

/// The indices of the requested lists, by name or by number from 1; by default all, if there are no more than two.
fn chosen(path: &Path, reading: &Reading, objects: &[String]) -> Result<Vec<usize>, Failure> {
    let names = || {
        let name = |(index, list): (usize, &PointList)| match list.name.as_str() {
            "" => format!("{}", index + 1),
            name => format!("{} {name}", index + 1),
        };
        let names: Vec<String> = reading.lists.iter().enumerate().map(name).take(20).collect();
        names.join(", ")
    };
    if objects.is_empty() {
        if reading.lists.len() > 2 {
            let expected = "2 lists; --object NAME|NUMBER chooses";
            return Err(unexpected(path, expected, format!("{} ({})", reading.lists.len(), names())));
        }
        return Ok((0..reading.lists.len()).collect());
    }
    objects
        .iter()
        .map(|object| {
            let by_name = reading.lists.iter().position(|list| list.name == *object);
            let by_number =
                || object.parse::<usize>().ok()?.checked_sub(1).filter(|index| *index < reading.lists.len());
            by_name.or_else(by_number).ok_or_else(|| {
                unexpected(path, &format!("one of the lists {}", names()), format!("`{object}`"))
            })
        })
        .collect()
}

fn unexpected(path: &Path, expected: &str, found: String) -> Failure {
    Failure::Unexpected { path: path.to_owned(), expected: expected.to_owned(), found }
}
