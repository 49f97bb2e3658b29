//! `lab`: an experiment with random pairs, and its wrong cases as scenes.

pub(super) mod arguments;
mod json;
pub(super) mod more;
mod solver;
mod text;

use std::path::{Path, PathBuf};

use rayon::prelude::*;

use super::error::Failure;
use super::exit::Exit;
use super::output::{Output, progress_bar, watched};
use crate::files;
use crate::gjk::Algorithm;
use crate::interrupt::Interrupt;
use crate::lab::{Experiment, Fault, Report, Tally};
use crate::scene::Scene;
use arguments::{LabArguments, LabFormat};

/// Prints and saves the report; after an interruption, the part so far.
pub(super) fn run(
    arguments: &LabArguments,
    interrupt: &Interrupt,
    out: &mut Output<'_>,
) -> Result<Exit, Failure> {
    let experiment = arguments.experiment();
    experiment.check().map_err(Failure::Experiment)?;
    if !arguments.solver.is_empty() {
        return solver::run(arguments, interrupt, out);
    }
    if let Some(folder) = &arguments.save {
        files::require_output_folder(folder)?;
    }
    let report = watched((experiment.pairs, "pairs"), interrupt, |watch| experiment.run(watch));
    let saved = arguments.save.as_ref().map(|folder| save(&experiment, &report, folder, interrupt));
    // A failure to save the cases does not suppress the report.
    let (saved, failure) = match saved.transpose() {
        Ok(saved) => (saved, None),
        Err(failure) => (None, Some(failure)),
    };
    let pairs = (experiment.pairs, "pairs");
    let changes = arguments.metamorphic.then(|| watched(pairs, interrupt, |watch| experiment.changes(watch)));
    let errors = arguments.errors.then(|| watched(pairs, interrupt, |watch| experiment.length_errors(watch)));
    match arguments.format {
        LabFormat::Text => {
            out.text(&text::summary(&experiment, &report, saved.as_deref()))?;
            for (algorithm, changes) in changes.iter().flatten() {
                out.text(&more::changes_text(algorithm.name(), changes))?;
            }
            for (algorithm, errors) in errors.iter().flatten() {
                out.text(&more::errors_text(algorithm.name(), errors))?;
            }
        }
        LabFormat::Json => {
            let saved = saved.unwrap_or_default();
            let more = more::More::new(changes.as_deref(), errors.as_deref());
            let line = json::line(&experiment, &report, &saved, more);
            out.json(&line.map_err(|error| Failure::Output(error.into()))?)?;
        }
    }
    failure.map_or_else(|| Ok(exit(&report)), Err)
}

/// Returns the exit status. The laboratory measures errors of the published codes; only an error of the sandbox's
/// own algorithms is a failure.
fn exit(report: &Report) -> Exit {
    let ours_agree = |tally: &Tally| tally.algorithm.is_listing() || tally.errors() == 0;
    if report.tallies.iter().all(ours_agree) { Exit::Done } else { Exit::Differs }
}

/// Writes the wrong cases, reduced, into a folder. Pairs that reduce to the same scene are written once. An
/// interruption during the reduction leaves out the cases that are not reduced yet; after an earlier
/// interruption, all cases are reduced. Returns the files, in order.
fn save(
    experiment: &Experiment,
    report: &Report,
    folder: &Path,
    interrupt: &Interrupt,
) -> Result<Vec<PathBuf>, Failure> {
    let cases: Vec<(Algorithm, Fault, u64)> = report
        .tallies
        .iter()
        .flat_map(|tally| Fault::ALL.map(|fault| (tally, fault)))
        .flat_map(|(tally, fault)| {
            tally.cases(fault).iter().map(move |number| (tally.algorithm, fault, *number))
        })
        .collect();
    let bar = progress_bar(cases.len() as u64, "cases");
    let reduces_all = interrupt.is_raised();
    let scenes: Vec<_> = cases
        .into_par_iter()
        .filter(|_| reduces_all || !interrupt.is_raised())
        .map(|case @ (algorithm, fault, number)| {
            let scene = experiment.wrong_scene(number, algorithm, fault);
            bar.inc(1);
            (scene, case)
        })
        .collect();
    bar.finish_and_clear();
    let mut saved: Vec<PathBuf> = Vec::new();
    for (index, (scene, (algorithm, fault, number))) in scenes.iter().enumerate() {
        let same = |(other, _): &(Scene, _)| other.bodies == scene.bodies && other.title == scene.title;
        if scenes[..index].iter().any(same) {
            continue;
        }
        let Experiment { family, dimension, seed, .. } = experiment;
        let count = dimension.count();
        let name = format!("{algorithm}-{}-{family}-{count}d-{seed}-{number}.ron", fault.name());
        let path = folder.join(name);
        files::write_output(&path, scene.to_ron().as_bytes())?;
        saved.push(path);
    }
    Ok(saved)
}
