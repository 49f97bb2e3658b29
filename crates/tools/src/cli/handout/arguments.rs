//! The arguments of `handout`.

use std::path::PathBuf;

use clap::Args;

use crate::cli::choices;
use crate::figure::handout::{Blank, SheetSize, StepList};
use crate::figure::picture::Steps;

/// Make a handout of a run, or of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct HandoutArguments {
    /// The scene file, or the lesson file.
    #[arg(value_name = "SCENE|LESSON")]
    pub file: PathBuf,
    /// The handout. Its file extension determines the format: a page, a document or a drawing.
    #[arg(long, value_name = "FILE.html|FILE.pdf|FILE.svg")]
    pub output: PathBuf,
    /// The steps of the run: `all`, `iterations`, a range such as `3..12`, or a list such as `1,3,6`.
    #[arg(long, default_value_t = StepList::Steps(Steps::Iterations))]
    pub steps: StepList,
    /// The number of pictures in a row: 2 by default, 1 for a lesson. With 1, every picture shows the shapes beside
    /// their difference.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    pub columns: Option<u8>,
    /// Leave these blank: numbers, regions, sentences, v.
    #[arg(long, value_delimiter = ',', value_name = "PARTS")]
    pub blanks: Vec<Blank>,
    /// Write the same handout with the answers to this file.
    #[arg(long, value_name = "KEY")]
    pub key: Option<PathBuf>,
    /// The size of the paper.
    #[arg(long, value_parser = choices::sheet_size(), default_value = SheetSize::default().name())]
    pub paper: SheetSize,
}
