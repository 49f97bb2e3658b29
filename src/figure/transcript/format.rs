//! The formats of a trace.

/// The output format of a trace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TraceFormat {
    /// A table, and a sentence for every step.
    #[default]
    Text,
    /// One JSON object.
    Json,
    /// One JSON object per step, as `audit` reads it.
    Jsonl,
    /// One row for each iteration.
    Csv,
    /// Markdown, for a handout.
    Markdown,
}

impl TraceFormat {
    /// All formats.
    pub const ALL: [Self; 5] = [Self::Text, Self::Json, Self::Jsonl, Self::Csv, Self::Markdown];

    /// Name, title, extension and description.
    const fn words(self) -> [&'static str; 4] {
        match self {
            Self::Text => ["text", "Text", "txt", "A table, and a sentence for every step"],
            Self::Json => ["json", "JSON", "json", "One JSON object"],
            Self::Jsonl => ["jsonl", "JSON Lines", "jsonl", "One JSON object a step, as audit reads it"],
            Self::Csv => ["csv", "CSV", "csv", "One row for each iteration"],
            Self::Markdown => ["markdown", "Markdown", "md", "Markdown, for a handout"],
        }
    }

    /// Returns the name on the command line.
    pub const fn name(self) -> &'static str {
        let [name, ..] = self.words();
        name
    }

    /// Returns the name on screen.
    pub const fn title(self) -> &'static str {
        let [_, title, ..] = self.words();
        title
    }

    /// Returns the file extension, without the dot.
    pub const fn extension(self) -> &'static str {
        let [_, _, extension, _] = self.words();
        extension
    }

    /// Describes the text in one line.
    pub const fn description(self) -> &'static str {
        let [.., description] = self.words();
        description
    }
}
