//! Tables of plain text. Text from files in a cell stays within it.

use crate::words::{line, one_line};

/// Columns as wide as their content; the first is aligned to the left, the others to the right.
pub(super) fn aligned(rows: &[Vec<String>]) -> String {
    columns(rows, |column| column == 0)
}

/// Columns of words below their headings, as wide as their content and aligned to the left. A column without content is
/// left out.
pub(super) fn of_words(headings: &[&str], rows: &[Vec<String>]) -> String {
    let has_content =
        |column: &usize| rows.iter().any(|row| row.get(*column).is_some_and(|it| !it.is_empty()));
    let kept: Vec<usize> = (0..rows.iter().map(Vec::len).max().unwrap_or(0)).filter(has_content).collect();
    let only =
        |row: &[String]| kept.iter().map(|column| row.get(*column).cloned().unwrap_or_default()).collect();
    let headings: Vec<String> = headings.iter().map(|heading| (*heading).to_owned()).collect();
    let head = (!headings.is_empty()).then(|| only(&headings));
    columns(&head.into_iter().chain(rows.iter().map(|row| only(row))).collect::<Vec<_>>(), |_| true)
}

fn columns(rows: &[Vec<String>], is_left: impl Fn(usize) -> bool) -> String {
    let rows: Vec<Vec<String>> =
        rows.iter().map(|row| row.iter().map(|cell| one_line(cell)).collect()).collect();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut out = String::new();
    for row in &rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            if is_left(column) { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        line(&mut out, cells.collect::<Vec<_>>().join("  ").trim_end());
    }
    out
}

/// Returns a percentage such as `12.6 %`; 0 % and 100 % only for none and all.
pub(super) fn percent(count: u64, of: u64) -> String {
    if of == 0 {
        return "-".to_owned();
    }
    let share = 100.0 * count as f64 / of as f64;
    match (count == 0, count == of) {
        (true, _) => "0 %".to_owned(),
        (_, true) => "100 %".to_owned(),
        _ if share < 0.1 => "< 0.1 %".to_owned(),
        _ if share > 99.9 => "> 99.9 %".to_owned(),
        _ => format!("{share:.1} %"),
    }
}
