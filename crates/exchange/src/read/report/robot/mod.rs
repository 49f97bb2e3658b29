//! Robots and worlds in XML: the collisions of URDF and SDF, in any text around the document.
//!
//! ```text
//! urdf      links and joints             element   numbers and shapes of elements
//! sdf       models, links and poses      parts     the bodies that were found, at their places
//! ```

mod element;
mod parts;
mod sdf;
mod urdf;

use std::ops::Range;

use resvg::usvg::roxmltree::{Document, ParsingOptions};

use super::super::svg::excess;
use super::beside;
use super::draft::ReadingDraft;
use super::xml::{is_named, next_tag};
use crate::message::text;
use crate::reading::{Problem, Reading, excerpt};
use parts::RobotDraft;

/// The elements that begin a document.
const ROOTS: [&str; 3] = ["robot", "sdf", "model"];

/// Maximum number of elements that are read.
const MAX_ELEMENTS: u32 = 200_000;

/// Returns whether the text has links of a robot.
pub(super) fn is_robot(text: &str) -> bool {
    opening(text, &["link"], 0).is_some() && opening(text, &["collision", "visual"], 0).is_some()
}

/// Reads the collisions.
pub(super) fn read(text: &str) -> Reading {
    let mut draft = ReadingDraft::of(text);
    let documents = documents(text, &mut draft);
    for range in &documents {
        document(text, range.clone(), &mut draft);
    }
    if documents.len() > 1 {
        draft.remark(text!("import-the-models-of-the-text-have"));
    }
    for line in beside::lines_with_numbers(text, &documents) {
        if text[line.clone()].contains("resetJointState(") {
            draft.problem(line, text!("import-joints-at-position-zero"));
        } else {
            draft.left_out(line, text!("import-numbers-outside-the-model"));
        }
    }
    if draft.is_empty() {
        draft.problem(0..0, text!("import-a-link-with-a-collision-and"));
    }
    draft.finish()
}

/// Reads a document.
fn document(text: &str, range: Range<usize>, draft: &mut ReadingDraft<'_>) {
    let whole = &text[range.clone()];
    if let Some(Problem { range: place, expected, found, .. }) = excess::problem(whole) {
        return draft.found(range.start + place.start..range.start + place.end, &expected, found);
    }
    let options = ParsingOptions { nodes_limit: MAX_ELEMENTS, ..ParsingOptions::default() };
    let document = match Document::parse_with_options(whole, options) {
        Ok(document) => document,
        Err(error) => {
            let place = range.start + byte(whole, error.pos().row, error.pos().col);
            return draft.found(place..place, text!("import-well-formed-xml"), excerpt(&error.to_string()));
        }
    };
    let mut parts = RobotDraft { draft, offset: range.start };
    let root = document.root_element();
    let read = match root.tag_name().name() {
        "robot" => urdf::read(root, &mut parts),
        _ => sdf::read(root, &mut parts),
    };
    if let Err(refusal) = read {
        parts.refuse(refusal);
    }
}

/// The byte at a line and a column, which count from 1.
fn byte(text: &str, row: u32, column: u32) -> usize {
    let line = text.split_inclusive('\n').take(row.saturating_sub(1) as usize).map(str::len).sum::<usize>();
    let rest = &text[line.min(text.len())..];
    line + rest.chars().take(column.saturating_sub(1) as usize).map(char::len_utf8).sum::<usize>()
}

/// The places of the documents, each from its opening tag to its closing tag.
fn documents(text: &str, draft: &mut ReadingDraft<'_>) -> Vec<Range<usize>> {
    let mut documents = Vec::new();
    let mut at = 0;
    while let Some((start, name)) = opening(text, &ROOTS, at) {
        let Some(end) = end(text, name, start) else {
            let tag = start..start + 1 + name.len();
            draft.found(
                tag,
                &text!("import-a-closing-tag"; name = name),
                text!("import-the-end-of-the-text").to_owned(),
            );
            return documents;
        };
        documents.push(start..end);
        at = end;
    }
    if documents.is_empty() {
        draft.problem(0..0, text!("import-a-whole-robot-sdf-or-model"));
    }
    documents
}

/// The end of the element that begins at `start`; it may contain elements of its own name.
fn end(text: &str, name: &str, start: usize) -> Option<usize> {
    let closing = format!("/{name}");
    let mut depth = 0_usize;
    let mut at = start;
    loop {
        let tag = next_tag(text, at)?;
        let content = &text[tag.clone()];
        at = tag.end;
        if is_named(content, &closing) {
            depth = depth.saturating_sub(1);
        } else if is_named(content, name) {
            depth += usize::from(!content.ends_with('/'));
        } else {
            continue;
        }
        if depth == 0 {
            return text[at..].starts_with('>').then_some(at + 1);
        }
    }
}

/// The first opening tag with one of these names from `at`.
fn opening<'a>(text: &str, names: &[&'a str], mut at: usize) -> Option<(usize, &'a str)> {
    loop {
        let tag = next_tag(text, at)?;
        let found = names.iter().find(|name| is_named(&text[tag.clone()], name));
        if let Some(name) = found {
            return Some((tag.start - 1, name));
        }
        at = tag.end;
    }
}
