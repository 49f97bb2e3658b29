//! `import`: a scene from the lists of points in files.

use std::path::Path;

use super::arguments::ImportArguments;
use super::error::Failure;
use super::exit::Exit;
use super::output::Output;
use crate::exchange::{self, PointList, Reading};
use crate::files;
use crate::scene::Scene;

pub(super) fn run(arguments: &ImportArguments, out: &mut Output<'_>) -> Result<Exit, Failure> {
    let ImportArguments { files: inputs, output, objects, title, q } = arguments;
    files::require_output(output, inputs.iter().chain(q))?;
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
    let chosen = chosen(first, &reading, objects)?;
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
    Ok(Exit::Done)
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
