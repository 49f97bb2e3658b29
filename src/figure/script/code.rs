//! The published code of a run at one of its steps.

use super::values::{self, iteration_until};
use super::{RowStatus, Script, ScriptRow};
use crate::gjk::Trace;
use crate::gjk::listing::{Kind, Line, Listing, Reading};

/// Returns the lines of a published code: those executed by the event at `step` are marked, with the values
/// of this iteration so far beside them.
pub fn code(trace: &Trace, listing: &Listing, reading: &Reading, step: usize) -> Script {
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
                is_heading: line.kind == Kind::Heading,
                hint: hint(line, *count),
            }
        });
    let title = format!("{}, {}D", listing.algorithm.title(), listing.dimension.count());
    Script { title, rows: rows.collect(), is_tree: false }
}

/// Returns the text, with a mark on lines that the published code does not have.
pub(super) fn marked(mut text: String, ours: Option<&'static str>) -> String {
    if ours.is_some() {
        text += "  (ours)";
    }
    text
}

/// Adds the sentence about a row that the sandbox has added.
pub(super) fn add_ours(hint: &mut String, ours: Option<&'static str>) {
    if let Some(instead) = ours {
        *hint += "\nOurs, not part of what was published. ";
        *hint += instead;
    }
}

fn hint(line: &Line, count: u64) -> String {
    let times = match count {
        0 => "Not executed in this run".to_owned(),
        1 => "Executed once in this run: click to go there".to_owned(),
        _ => format!("Executed {count} times in this run: click for the next"),
    };
    let mut hint = times;
    add_ours(&mut hint, line.ours);
    if let Some(argument) = line.never {
        hint += "\nNever reached in exact arithmetic: ";
        hint += argument;
    }
    hint
}
