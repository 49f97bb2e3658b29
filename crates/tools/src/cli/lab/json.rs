//! An experiment as one JSON object.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::Serialize;

use super::more::More;
use crate::lab::{Experiment, Fault, Report, Tally, Truths};

#[derive(Serialize)]
struct Done<'a> {
    family: &'static str,
    dimension: usize,
    /// The gap; null for a family that does not use it.
    gap: Option<f64>,
    /// The number of pairs that were judged.
    pairs: u64,
    /// The number of pairs requested: more than were judged if the experiment was interrupted.
    planned: u64,
    seed: u64,
    precision: &'static str,
    reference: Counted,
    algorithms: Vec<JudgedJson<'a>>,
    saved: Vec<String>,
    #[serde(flatten)]
    more: More,
}

#[derive(Serialize)]
struct Counted {
    overlap: u64,
    touching: u64,
    separate: u64,
    /// The number of pairs that overlap or are separate.
    clear: u64,
}

#[derive(Serialize)]
struct JudgedJson<'a> {
    algorithm: &'static str,
    agree: u64,
    /// The number of right verdicts about pairs that clearly overlap or are clearly separate.
    right: u64,
    /// The number of wrong or missing answers; the answer of a published code to a touch does not count.
    errors: u64,
    /// The number of pairs of curved shapes that the reference cannot decide.
    cannot_tell: u64,
    false_no: u64,
    false_yes: u64,
    undecided: u64,
    /// The number of wrong verdicts about a touch, or TOUCHING about pairs that do not touch: errors of
    /// `robust` and `distance` only.
    touch: u64,
    touching_yes: u64,
    touching_no: u64,
    /// The number of queries that took 0, 1, 2 … support points.
    supports: &'a [u64],
    /// The number of queries that run into a cycle, by the length of the cycle.
    cycles: &'a BTreeMap<usize, u64>,
    /// The numbers of wrong pairs, the lowest of each kind.
    wrong: BTreeMap<&'static str, &'a [u64]>,
}

/// Returns the object on one line, without the line end.
pub(super) fn line(
    experiment: &Experiment,
    report: &Report,
    saved: &[PathBuf],
    more: More,
) -> serde_json::Result<String> {
    let Experiment { dimension, family, gap, pairs: planned, seed, precision, .. } = *experiment;
    let Truths { overlap, touching, separate } = report.truths;
    serde_json::to_string(&Done {
        family: family.name(),
        dimension: dimension.count(),
        gap: family.uses_gap().then_some(gap),
        pairs: report.pairs(),
        planned,
        seed,
        precision: precision.name(),
        reference: Counted { overlap, touching, separate, clear: report.clear() },
        algorithms: report.tallies.iter().map(JudgedJson::of).collect(),
        saved: saved.iter().map(|path| path.display().to_string()).collect(),
        more,
    })
}

impl<'a> JudgedJson<'a> {
    fn of(tally: &'a Tally) -> Self {
        Self {
            algorithm: tally.algorithm.name(),
            agree: tally.agree,
            right: tally.right,
            errors: tally.errors(),
            cannot_tell: tally.cannot_tell,
            false_no: tally.count(Fault::FalseNo),
            false_yes: tally.count(Fault::FalseYes),
            undecided: tally.count(Fault::Undecided),
            touch: tally.count(Fault::Touch),
            touching_yes: tally.touching_yes,
            touching_no: tally.touching_no,
            supports: &tally.supports,
            cycles: &tally.cycles,
            wrong: Fault::ALL.into_iter().map(|fault| (fault.name(), tally.cases(fault))).collect(),
        }
    }
}
