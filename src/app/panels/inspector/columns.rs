//! Rows of numbers from the clipboard, as tables and programs write them.

use glam::DVec3;

use crate::app::number_field::parse;
use crate::geometry::Dimension;

/// Reads one point from each line that is not empty: as many numbers as the scene has dimensions, with spaces, tabs,
/// commas or semicolons between them; brackets around them do not matter.
///
/// # Errors
/// The first line that is no point: which, what was expected and what was found.
pub(super) fn points(text: &str, dimension: Dimension) -> Result<Vec<DVec3>, String> {
    let mut points = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.trim().is_empty() {
            continue;
        }
        points.push(point(line, dimension).map_err(|reason| format!("Line {}: {reason}", index + 1))?);
    }
    if points.is_empty() {
        return Err("Expected rows of numbers in the clipboard, found nothing".to_owned());
    }
    Ok(points)
}

fn point(line: &str, dimension: Dimension) -> Result<DVec3, String> {
    let is_gap = |c: char| c.is_whitespace() || ",;()[]{}".contains(c);
    let numbers = line.split(is_gap).filter(|word| !word.is_empty()).map(parse);
    let numbers: Vec<f64> = numbers.collect::<Result<_, _>>()?;
    let count = dimension.count();
    if numbers.len() != count {
        return Err(format!("expected {count} numbers, found {}", numbers.len()));
    }
    Ok(DVec3::new(numbers[0], numbers[1], numbers.get(2).copied().unwrap_or(0.0)))
}

#[cfg(test)]
mod tests {
    use glam::DVec3;

    use super::points;
    use crate::geometry::Dimension::{Three, Two};

    #[test]
    fn rows_as_tables_and_programs_write_them() {
        let expected = Ok(vec![DVec3::new(4.0, 5.0, 0.0), DVec3::new(-1.5, 0.25, 0.0)]);
        for text in [
            "4 5\n-1.5 1/4",
            "4,5\n-1.5,0.25\n",
            "4\t5\r\n-1.5\t0.25",
            "(4, 5),\n(-1.5, 2.5e-1),",
            "[4; 5]\n\n[-1.5; .25]",
        ] {
            assert_eq!(points(text, Two), expected, "{text}");
        }
        assert_eq!(points("1 2 3", Three), Ok(vec![DVec3::new(1.0, 2.0, 3.0)]));
    }

    #[test]
    fn what_is_no_row_is_refused_with_its_line() {
        for (text, start) in [
            ("1 2\n3", "Line 2: "),
            ("1 2 3", "Line 1: "),
            ("1 x", "Line 1: "),
            ("", "Expected"),
            ("1 nan", "Line 1: "),
        ] {
            assert!(points(text, Two).is_err_and(|reason| reason.starts_with(start)), "{text}");
        }
    }
}
