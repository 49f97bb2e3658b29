//! The arguments of `grade`.

use std::path::PathBuf;
use std::sync::LazyLock;
use std::time::Duration;

use clap::{Args, ValueEnum};

use crate::cli::choices;
use crate::geometry::Dimension;
use crate::judge::{Level, Touch};
use crate::lab::Family;
use crate::message::text;
use crate::words::line;

/// The arguments of `grade`.
#[derive(Clone, Debug, PartialEq, Args)]
pub struct GradeArguments {
    /// Send the scenes of this folder instead of random pairs. May be given several times.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["family", "pairs", "dimension"])]
    pub corpus: Vec<PathBuf>,
    /// The family of pairs: one of those of `lab` with vertices. Without it, degenerate pairs come first, then pairs
    /// that lead to rare decisions, then all families in turn.
    #[arg(long, value_name = "NAME")]
    pub family: Option<Family>,
    /// The dimension of random pairs: 2 or 3.
    #[arg(long, value_name = "2|3", default_value = "2", value_parser = choices::dimension)]
    pub dimension: Dimension,
    /// The number of random pairs.
    #[arg(long, value_name = "N", default_value_t = 1000, allow_negative_numbers = true)]
    pub pairs: u64,
    /// The seed of the sequence of pairs: the same seed gives the same pairs.
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true)]
    pub seed: u64,
    /// Level of the questions: answer, support or trace.
    #[arg(long, value_name = "LEVEL", default_value_t)]
    pub level: Level,
    /// The right answer to a touch: either, yes or no.
    #[arg(long, value_name = "ANSWER", default_value_t)]
    pub touch: Touch,
    /// The time that the solver may take over a pair, in seconds.
    #[arg(long, value_name = "S", default_value = "2", value_parser = seconds)]
    pub timeout: Duration,
    /// Also send every number in the format of C's `printf("%a")`.
    #[arg(long)]
    pub hex: bool,
    /// Also send each pair swapped, with its vertices in another order, rotated, scaled and moved, and count the
    /// answers and lengths that change.
    #[arg(long)]
    pub metamorphic: bool,
    /// Write the report to this file: HTML to read, or JSON. May be given several times.
    #[arg(long, value_name = "FILE.html|FILE.json")]
    pub report: Vec<PathBuf>,
    /// Open the window with the first wrong pair, in Compare beside a run of the sandbox.
    #[arg(long)]
    pub open: bool,
    /// Format of the output.
    #[arg(long, value_enum, default_value_t)]
    pub format: GradeFormat,
    /// The solver with its arguments, after `--`.
    #[arg(value_name = "COMMAND", required = true, last = true)]
    pub command: Vec<String>,
}

/// The output format of `grade`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum GradeFormat {
    /// Counts and the first errors.
    #[default]
    Text,
    /// One JSON object.
    Json,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let number = text.parse::<f64>().ok().filter(|number| (0.01..=3600.0).contains(number));
    number.map(Duration::from_secs_f64).ok_or_else(|| text!("command-line-expected-seconds"; text = text))
}

/// The families and the exit status, for `--help`.
pub(in crate::cli) static GRADE_HELP: LazyLock<String> = LazyLock::new(|| {
    let mut families = String::new();
    for family in Family::ALL.into_iter().filter(|family| family.has_vertices()) {
        line(&mut families, &format!("  {:15} {}", family.name(), family.description()));
    }
    format!(
        "The solver reads pairs and writes answers, one JSON object per line; docs/judge.md describes them.\n\n\
         Families:\n{families}\nInterrupted with Ctrl-C, it reports what it has; a second time ends it at once.\n\n\
         Exit status: 0 the solver is right about all pairs; 1 it is wrong about some; 2 bad input, such as a command \
         that cannot be started."
    )
});
