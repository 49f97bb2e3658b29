//! Numbers beside a model: lines of the text that no reader has understood.

use std::ops::Range;

use crate::exchange::read::number;

/// The lines outside these places.
pub(in crate::exchange::read) fn lines(text: &str, understood: &[Range<usize>]) -> Vec<Range<usize>> {
    let mut understood = understood.to_vec();
    understood.sort_by_key(|range| range.start);
    let mut next = understood.iter().peekable();
    let mut reach = 0;
    let mut lines = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let end = start + line.len();
        while let Some(range) = next.next_if(|range| range.start < end) {
            reach = reach.max(range.end);
        }
        if reach <= start {
            lines.push(start..start + line.trim_end().len());
        }
        start = end;
    }
    lines
}

/// The lines with numbers outside these places: at least two numbers, or one after `=` or `:`.
pub(in crate::exchange::read) fn lines_with_numbers(
    text: &str,
    understood: &[Range<usize>],
) -> Vec<Range<usize>> {
    let mut lines = lines(text, understood);
    lines.retain(|line| has_numbers(&text[line.clone()]));
    lines
}

fn has_numbers(line: &str) -> bool {
    if line.trim_start().starts_with("<?xml") {
        return false;
    }
    let mut count = 0;
    let mut is_value = false;
    for piece in line.split(|c: char| c.is_whitespace() || ",;()[]{}<>\"'`|".contains(c)) {
        for (index, part) in piece.split(['=', ':']).enumerate() {
            let follows = index > 0 || is_value;
            if part.is_empty() {
                is_value |= index > 0;
                continue;
            }
            let is_number = number::whole(part).is_some();
            count += usize::from(is_number);
            if is_number && follows {
                return true;
            }
            is_value = false;
        }
    }
    count > 1
}
