//! A run in words and numbers, for files: text, Markdown, CSV, JSON and JSON Lines.

mod format;
pub mod json;
mod jsonl;
mod proof;
mod scene_run;
mod text;

pub use format::TraceFormat;
pub use jsonl::VERSION as TRACE_VERSION;
pub use proof::ProvenStatement;
pub use scene_run::SceneRun;

/// Writes a run. With `explains`, text and Markdown also state the origin of the numbers of each step.
///
/// # Errors
/// Returns the errors of the JSON writer.
pub fn write(scene_run: &SceneRun, format: TraceFormat, explains: bool) -> serde_json::Result<String> {
    Ok(match format {
        TraceFormat::Text => text::text(scene_run, explains),
        TraceFormat::Json => format!("{}\n", json::traced(scene_run)?),
        TraceFormat::Jsonl => jsonl::jsonl(scene_run),
        TraceFormat::Csv => text::csv(scene_run),
        TraceFormat::Markdown => text::markdown(scene_run, explains),
    })
}
