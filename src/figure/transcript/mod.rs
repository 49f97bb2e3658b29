//! A run in words and numbers, for files: text, Markdown, CSV, JSON and JSON Lines.

mod format;
pub(crate) mod json;
mod jsonl;
mod proof;
mod scene_run;
mod text;

pub use format::TraceFormat;
pub use proof::Proof;
pub use scene_run::SceneRun;

/// Writes a run.
///
/// # Errors
/// The errors of the JSON writer.
pub fn write(scene_run: &SceneRun, format: TraceFormat) -> serde_json::Result<String> {
    Ok(match format {
        TraceFormat::Text => text::text(scene_run),
        TraceFormat::Json => format!("{}\n", json::traced(scene_run)?),
        TraceFormat::Jsonl => jsonl::jsonl(scene_run),
        TraceFormat::Csv => text::csv(scene_run),
        TraceFormat::Markdown => text::markdown(scene_run),
    })
}
