//! Tables of plain text.

use crate::words::line;

/// Columns as wide as their content; the first is aligned to the left, the others to the right.
pub(super) fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut out = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| match column {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        line(&mut out, cells.collect::<Vec<_>>().join("  ").trim_end());
    }
    out
}

/// A percentage such as `12.6 %`; 0 % and 100 % only for none and all.
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
