//! The formats of a trace.

use crate::message::{constant, text};

/// The output format of a trace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TraceFormat {
    /// A table, and a sentence for every step.
    #[default]
    Text,
    /// One JSON object.
    Json,
    /// One JSON object per step, in the format that `audit` reads.
    Jsonl,
    /// One row for each iteration.
    Csv,
    /// Markdown, for a handout.
    Markdown,
}

impl TraceFormat {
    /// All formats.
    pub const ALL: [Self; 5] = [Self::Text, Self::Json, Self::Jsonl, Self::Csv, Self::Markdown];

    /// Name, title, extension and the id of the description.
    const fn words(self) -> [&'static str; 4] {
        match self {
            Self::Text => ["text", "Text", "txt", "figure-format-text"],
            Self::Json => ["json", "JSON", "json", "figure-format-json"],
            Self::Jsonl => ["jsonl", "JSON Lines", "jsonl", "figure-format-jsonl"],
            Self::Csv => ["csv", "CSV", "csv", "figure-format-csv"],
            Self::Markdown => ["markdown", "Markdown", "md", "figure-format-markdown"],
        }
    }

    /// Returns the name on the command line.
    pub const fn name(self) -> &'static str {
        let [name, ..] = self.words();
        name
    }

    /// Returns the name on screen.
    pub fn title(self) -> &'static str {
        let [_, title, ..] = self.words();
        if self == Self::Text { text!("figure-text") } else { title }
    }

    /// Returns the file extension, without the dot.
    pub const fn extension(self) -> &'static str {
        let [_, _, extension, _] = self.words();
        extension
    }

    /// Describes the text in one line.
    pub fn description(self) -> &'static str {
        let [.., description] = self.words();
        constant(description)
    }
}
