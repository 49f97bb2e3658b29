//! The arguments of `lab`.

use std::path::PathBuf;
use std::sync::LazyLock;

use clap::{Args, ValueEnum};

use crate::cli::choices;
use crate::geometry::Dimension;
use crate::gjk::{Algorithm, Precision};
use crate::lab::{Experiment, Family};

/// The arguments of `lab`.
#[derive(Clone, Debug, PartialEq, Args)]
pub struct LabArguments {
    /// The dimension: 2 or 3.
    #[arg(long, value_name = "2|3", default_value = "2", value_parser = choices::dimension)]
    pub dimension: Dimension,
    /// The family of pairs: one of those listed below.
    #[arg(long, value_name = "NAME", default_value_t)]
    pub family: Family,
    /// The separation or depth of the pairs in the family near-contact, from 0 to 1 scene unit.
    #[arg(long, value_name = "G", default_value_t = 1e-6, allow_negative_numbers = true)]
    pub gap: f64,
    /// The number of pairs.
    #[arg(long, value_name = "N", default_value_t = 10_000, allow_negative_numbers = true)]
    pub pairs: u64,
    /// The seed of the sequence of pairs: the same seed gives the same pairs.
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true)]
    pub seed: u64,
    /// Run this algorithm: robust, djonov, bittle, winter, cinkes or distance. May be given several times; by default
    /// all that apply to the dimension run.
    #[arg(long = "algorithm", value_name = "NAME")]
    pub algorithms: Vec<Algorithm>,
    /// Compute in this precision: f32 or f64.
    #[arg(long, value_name = "f32|f64", default_value_t)]
    pub precision: Precision,
    /// Also run each pair swapped, with its vertices in another order, rotated, scaled and moved, and count the answers
    /// and lengths that change.
    #[arg(long)]
    pub metamorphic: bool,
    /// Also count the errors of distances, depths and normals by their size.
    #[arg(long)]
    pub errors: bool,
    /// Test this solver instead of our algorithms: a program with its arguments, as the last option. docs/judge.md
    /// describes the protocol.
    #[arg(long, value_name = "COMMAND", num_args = 1.., allow_hyphen_values = true, conflicts_with_all = ["algorithms", "precision", "save"])]
    pub solver: Vec<String>,
    /// The output format.
    #[arg(long, value_enum, default_value_t)]
    pub format: LabFormat,
    /// Write wrong cases as scenes into this folder, shrunk to few vertices and short coordinates that are still wrong.
    #[arg(long, value_name = "FOLDER")]
    pub save: Option<PathBuf>,
}

impl LabArguments {
    /// The requested experiment.
    pub fn experiment(&self) -> Experiment {
        let Self { dimension, family, gap, pairs, seed, precision, .. } = *self;
        let mut algorithms: Vec<Algorithm> = Vec::new();
        for algorithm in &self.algorithms {
            if !algorithms.contains(algorithm) {
                algorithms.push(*algorithm);
            }
        }
        if algorithms.is_empty() {
            algorithms = Algorithm::ALL
                .into_iter()
                .filter(|algorithm| algorithm.refusal(dimension).is_none())
                .collect();
        }
        Experiment { dimension, family, gap, pairs, seed, algorithms, precision }
    }
}

/// The families and the exit status, for `--help`.
pub(in crate::cli) static LAB_HELP: LazyLock<String> = LazyLock::new(|| {
    let families = Family::ALL.map(|family| format!("  {:15} {}\n", family.name(), family.description()));
    format!(
        "Families:\n{}\nInterrupted with Ctrl-C, it prints and saves what it has; a second time ends it at once.\n\n\
         Exit status: 0 done; 1 robust or distance differs from the reference (differences of the \
         published codes are only counted), or a solver is wrong; 2 bad input.",
        families.concat()
    )
});

/// The output format of `lab`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum LabFormat {
    /// A table.
    #[default]
    Text,
    /// One JSON object.
    Json,
}
