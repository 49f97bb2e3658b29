//! The published code of a run as a program, at one of its steps.

use super::{RowStatus, Script, ScriptRow, code};
use crate::explain::listing::{Language, Listing, ListingReading};
use crate::gjk::Trace;

/// Returns the functions of the query in a language, marked like [`code()`]; `None` if the pseudocode has no such
/// program, see [`Listing::program`]. The `line` of a row without a line of pseudocode is out of range.
pub fn program(
    trace: &Trace,
    listing: &Listing,
    reading: &ListingReading,
    step: usize,
    language: Language,
) -> Option<Script> {
    let lines = listing.program(language)?;
    let Script { title, rows: pseudocode, .. } = code(trace, listing, reading, step);
    let mut rows: Vec<ScriptRow> = Vec::with_capacity(lines.len());
    for (index, line) in lines.into_iter().enumerate() {
        let of: Vec<&ScriptRow> = line.of.iter().filter_map(|of| pseudocode.get(*of)).collect();
        let nearest = of.iter().min_by_key(|row| row.status as u8);
        // Values stand at the first statement of a line, and brackets look like the line before them.
        let is_first = rows.last().is_none_or(|before| nearest.is_none_or(|row| row.line != before.line));
        let asides = of.iter().filter(|row| is_first && !row.aside.is_empty()).map(|row| row.aside.as_str());
        let before = rows.last().map_or(RowStatus::Reached, |row| row.status);
        let quiet = if before == RowStatus::Now { RowStatus::Reached } else { before };
        rows.push(ScriptRow {
            index,
            line: nearest.map_or(usize::MAX, |row| row.line),
            depth: line.indent,
            text: line.text,
            aside: asides.collect::<Vec<_>>().join(", "),
            status: nearest.map_or(quiet, |row| row.status),
            is_heading: nearest.is_some_and(|row| row.is_heading),
            hint: nearest.map_or_else(String::new, |row| row.hint.clone()),
        });
    }
    Some(Script { title: format!("{title}, {}", language.name()), rows, is_tree: false })
}
