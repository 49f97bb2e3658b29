//! The arguments of `audit`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

/// The arguments of `audit`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct AuditArguments {
    /// Trace files in JSON Lines: the queries that another program has recorded.
    #[arg(value_name = "TRACE", required = true)]
    pub traces: Vec<PathBuf>,
    /// Format of the output.
    #[arg(long, value_enum, default_value_t)]
    pub format: AuditFormat,
}

/// The output format of `audit`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum AuditFormat {
    /// A sentence for each trace.
    #[default]
    Text,
    /// One JSON object for each trace, on a line of its own.
    Json,
}

pub(in crate::cli) const AUDIT_HELP: &str = "docs/traces.md describes the format; recorder/ has what writes it from C, C++ and \
                                             Python.\n\n\
                                             Exit status: 0 nothing wrong was found; 1 a step, an answer or a length is \
                                             wrong; 2 a trace cannot be read.";
