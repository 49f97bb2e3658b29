//! The lines beside a model: numbers that no reader has understood, and code that changes the model.

use std::ops::Range;

use crate::read::number;

/// Returns the lines outside these places.
pub(in crate::read) fn lines(text: &str, understood: &[Range<usize>]) -> Vec<Range<usize>> {
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

/// Returns the lines with numbers outside these places: at least two numbers, or one after `=` or `:`.
pub(in crate::read) fn lines_with_numbers(text: &str, understood: &[Range<usize>]) -> Vec<Range<usize>> {
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

/// Returns the last name that a line assigns: `qpos` in `data.qpos[2] = 0.5`.
pub(in crate::read) fn assigned(line: &str) -> Option<&str> {
    let (left, right) = line.split_once('=')?;
    let is_comparison = right.starts_with('=') || left.ends_with(['!', '<', '>']);
    let count = |sign: char| left.chars().filter(|c| *c == sign).count();
    if is_comparison || count('(') != count(')') {
        return None;
    }
    let left = left.trim_end_matches(|c: char| c.is_whitespace() || "+-*/:".contains(c));
    let left = [".x", ".y", ".z"].iter().find_map(|axis| left.strip_suffix(axis)).unwrap_or(left);
    let mut depth = 0_usize;
    // Without the index after it.
    let left = left.trim_end_matches(|c: char| {
        depth += usize::from(c == ']');
        let is_index = depth > 0;
        depth -= usize::from(c == '[' && is_index);
        is_index
    });
    left.rsplit(|c: char| !c.is_alphanumeric() && c != '_').next().filter(|name| !name.is_empty())
}
