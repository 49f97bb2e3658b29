//! `lab`: an experiment with random pairs, and its wrong cases as scenes.

mod json;
mod text;

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use rayon::prelude::*;

use super::Exit;
use super::arguments::{LabArguments, LabFormat};
use super::error::Failure;
use super::output::{Output, TICK, progress_bar};
use crate::gjk::Algorithm;
use crate::lab::{Experiment, Fault, Report, Tally, Watch};
use crate::scene::Scene;

pub(super) fn run(arguments: &LabArguments, out: &mut Output<'_>) -> Result<Exit, Failure> {
    let experiment = arguments.experiment();
    experiment.check().map_err(Failure::Experiment)?;
    let report = watched(&experiment);
    let saved = match &arguments.save {
        Some(folder) => Some(save(&experiment, &report, folder)?),
        None => None,
    };
    match arguments.format {
        LabFormat::Text => out.text(&text::summary(&experiment, &report, saved.as_deref()))?,
        LabFormat::Json => {
            let saved = saved.unwrap_or_default();
            let line = json::line(&experiment, &report, &saved);
            out.line(&line.map_err(|error| Failure::Output(error.into()))?)?;
        }
    }
    Ok(exit(&report))
}

/// The errors of the published listings are what is measured; ours make none.
fn exit(report: &Report) -> Exit {
    let ours_agree = |tally: &Tally| tally.algorithm.is_listing() || tally.errors() == 0;
    if report.tallies.iter().all(ours_agree) { Exit::Done } else { Exit::Differs }
}

/// Runs the experiment with a progress bar.
fn watched(experiment: &Experiment) -> Report {
    let watch = Watch::default();
    let bar = progress_bar(experiment.pairs, "pairs");
    let here = thread::current();
    let report = thread::scope(|scope| {
        let judge = scope.spawn(|| {
            let report = experiment.run(&watch);
            here.unpark();
            report
        });
        while !bar.is_hidden() && !judge.is_finished() {
            bar.set_position(watch.done());
            thread::park_timeout(TICK);
        }
        judge.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    });
    bar.finish_and_clear();
    // Nothing cancels the experiment: Ctrl-C ends the process.
    report.unwrap_or_else(|| Report::empty(&experiment.algorithms))
}

/// Writes the wrong cases, reduced, into a folder; pairs that reduce to the same scene once. Returns the files, in
/// order.
fn save(experiment: &Experiment, report: &Report, folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    fs::create_dir_all(folder).map_err(|error| Failure::Write { path: folder.to_owned(), error })?;
    let cases: Vec<(Algorithm, Fault, u64)> = report
        .tallies
        .iter()
        .flat_map(|tally| Fault::ALL.map(|fault| (tally, fault)))
        .flat_map(|(tally, fault)| {
            tally.cases(fault).iter().map(move |number| (tally.algorithm, fault, *number))
        })
        .collect();
    let bar = progress_bar(cases.len() as u64, "wrong cases shrunk");
    let scenes: Vec<Scene> = cases
        .par_iter()
        .map(|(algorithm, fault, number)| {
            let scene = experiment.wrong_scene(*number, *algorithm, *fault);
            bar.inc(1);
            scene
        })
        .collect();
    bar.finish_and_clear();
    let mut saved: Vec<PathBuf> = Vec::new();
    for (index, (scene, (algorithm, fault, number))) in scenes.iter().zip(&cases).enumerate() {
        let same = |other: &Scene| other.bodies == scene.bodies && other.title == scene.title;
        if scenes[..index].iter().any(same) {
            continue;
        }
        let Experiment { family, dimension, seed, .. } = experiment;
        let count = dimension.count();
        let name = format!("{algorithm}-{}-{family}-{count}d-{seed}-{number}.ron", fault.name());
        let path = folder.join(name);
        scene.write(&path)?;
        saved.push(path);
    }
    Ok(saved)
}
