//! The arguments of `corpus`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::cli::choices;
use crate::geometry::Dimension;
use crate::lab::Family;

/// The arguments of `corpus`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct CorpusArguments {
    /// The family of pairs: one of those of `lab` with vertices. Without it, the shipped scenes come first, then
    /// degenerate pairs, then pairs that lead to rare decisions, then all families in turn.
    #[arg(long, value_name = "NAME")]
    pub family: Option<Family>,
    /// The dimension of the pairs: 2 or 3.
    #[arg(long, value_name = "2|3", default_value = "2", value_parser = choices::dimension)]
    pub dimension: Dimension,
    /// The number of pairs.
    #[arg(long, value_name = "N", default_value_t = 1000, allow_negative_numbers = true)]
    pub pairs: u64,
    /// The seed of the random pairs: the same seed gives the same pairs.
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true)]
    pub seed: u64,
    /// The format.
    #[arg(long, value_enum, default_value_t)]
    pub format: CorpusFormat,
    /// Write to this file instead of standard output; of scenes, to this folder.
    #[arg(long, value_name = "FILE|FOLDER", required_if_eq("format", "ron"))]
    pub output: Option<PathBuf>,
}

/// The format of a corpus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum CorpusFormat {
    /// One JSON object per line, with the proof of each verdict.
    #[default]
    Jsonl,
    /// A folder of scenes that expect their verdicts.
    #[value(name = "ron")]
    Scenes,
    /// A test file for pytest.
    Pytest,
    /// A test file for Catch2, in C++.
    Catch2,
    /// A test file for Rust.
    Rust,
}
