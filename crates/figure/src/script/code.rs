//! The published code of a run at one of its steps.

use super::values::{self, iteration_until};
use super::{RowStatus, Script, ScriptRow};
use crate::explain::listing::{Line, LineKind, Listing, ListingReading};
use crate::gjk::Trace;
use crate::message::text;

/// Returns the lines of a published code: those executed by the event at `step` are marked, with the values
/// of this iteration so far beside them.
pub fn code(trace: &Trace, listing: &Listing, reading: &ListingReading, step: usize) -> Script {
    let counts = reading.count_lines(listing.lines.len());
    let mut asides = vec![String::new(); listing.lines.len()];
    for at in iteration_until(trace, step) {
        for (line, value) in values::beside(trace, listing, reading, at) {
            if let Some(aside) = asides.get_mut(line) {
                *aside = value;
            }
        }
    }
    let executed = reading.executed.get(step);
    let rows =
        listing.lines.iter().zip(asides).zip(&counts).enumerate().map(|(index, ((line, aside), count))| {
            let status = match executed {
                Some(executed) if executed.line == index => RowStatus::Now,
                Some(executed) if executed.lines.contains(&index) => RowStatus::Passed,
                _ if *count > 0 => RowStatus::Reached,
                _ if line.never.is_some() => RowStatus::Never,
                _ => RowStatus::Unreached,
            };
            ScriptRow {
                index,
                line: index,
                depth: line.indent,
                text: marked(line.text.to_owned(), line.ours),
                aside,
                status,
                is_heading: line.kind == LineKind::Heading,
                hint: hint(line, *count),
            }
        });
    let (algorithm, count) = (listing.algorithm.title(), listing.dimension.count());
    let title = text!("figure-code-titled"; algorithm = algorithm, count = count);
    Script { title, rows: rows.collect(), is_tree: false }
}

/// Returns the text, with a mark on lines that the published code does not have.
pub(super) fn marked(text: String, ours: Option<&'static str>) -> String {
    if ours.is_some() { text!("figure-ours"; line = text) } else { text }
}

/// Adds the sentence about a row that the sandbox has added.
pub(super) fn add_ours(hint: &mut String, ours: Option<&'static str>) {
    if let Some(instead) = ours {
        *hint += "\n";
        *hint += &text!("figure-ours-not-published"; instead = instead);
    }
}

/// Adds the argument why no run reaches a row.
pub(super) fn add_never(hint: &mut String, never: Option<&'static str>) {
    if let Some(argument) = never {
        *hint += "\n";
        *hint += &text!("figure-never-reached"; argument = argument);
    }
}

fn hint(line: &Line, count: u64) -> String {
    let mut hint = text!("figure-executed-times"; count = count);
    add_ours(&mut hint, line.ours);
    add_never(&mut hint, line.never);
    hint
}
