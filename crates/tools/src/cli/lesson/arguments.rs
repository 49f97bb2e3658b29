//! The arguments of `lesson`.

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};

/// A task with lessons.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand)]
pub enum LessonCommand {
    /// Check that lessons are correct: their numbers come from the run, and their solutions reach the goals.
    Check {
        /// Lesson files.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Make a page with the notes for the teacher: minutes, notes, and the questions with their answers.
    Notes {
        /// The lesson file.
        file: PathBuf,
        /// Write to this file instead of standard output.
        #[arg(long, value_name = "FILE.html")]
        output: Option<PathBuf>,
    },
    /// Make the table of a class from files answers-NAME.json.
    Collect {
        /// The folder with the files.
        folder: PathBuf,
        /// Format of the table.
        #[arg(long, value_enum, default_value_t = TableFormat::Csv)]
        format: TableFormat,
        /// Write to this file instead of standard output.
        #[arg(long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
}

/// The format of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum TableFormat {
    /// Comma-separated values, one row per student: 1 for right at first, 0 for another first answer.
    #[default]
    Csv,
    /// Comma-separated values, one row per question: right at first, right in the end, the wrong answers.
    Questions,
    /// A page with both tables.
    Html,
}
