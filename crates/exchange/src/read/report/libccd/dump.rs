//! A dump of libccd (`ccdPtDumpSVT`): sections between dashes. Each has its points, and its edges and faces by the
//! numbers of these points.

use std::ops::Range;

use glam::DVec3;

use crate::geometry::{Dimension, MAX_VERTICES, Pose, Shape};
use crate::message::text;
use crate::read::number;
use crate::read::report::draft::ReadingDraft;
use crate::reading::Reading;

/// Returns whether the text is a dump.
pub(super) fn is_dump(text: &str) -> bool {
    let has = |heading: &str| text.lines().any(|line| line.trim() == heading);
    text.contains("-----") && has("Points:") && (has("Faces:") || has("Edges:"))
}

/// The part of a section that a line belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SectionPart {
    Head,
    Points,
    Faces,
    Edges,
}

/// The part of a section that is read so far.
struct DumpSection {
    name: String,
    range: Range<usize>,
    points: Vec<DVec3>,
    has_faces: bool,
}

impl DumpSection {
    const fn at(start: usize) -> Self {
        Self { name: String::new(), range: start..start, points: Vec::new(), has_faces: false }
    }
}

/// Reads the points of each section as a hull. If some bodies have faces, points and lines are only drawings.
pub(super) fn read(text: &str) -> Reading {
    let mut draft = ReadingDraft::of(text);
    let sections = sections(text, &mut draft);
    let has_bodies = sections.iter().any(|section| section.has_faces);
    let mut is_left_out = false;
    for section in sections {
        if has_bodies && !section.has_faces {
            is_left_out = true;
            continue;
        }
        let DumpSection { name, range, points, .. } = section;
        if points.len() > MAX_VERTICES {
            draft.problem(range, &text!("import-at-most-points-in-a-section"; most = MAX_VERTICES));
            continue;
        }
        let body = (Shape::Points(points), Pose::identity(Dimension::Three), 0.0);
        draft.body(&name, range, Dimension::Three, body);
    }
    if is_left_out {
        draft.remark(text!("import-points-and-lines-beside-the-bodies"));
    }
    draft.remark(text!("import-a-dump-of-libccd-has-six"));
    draft.finish()
}

fn sections(text: &str, draft: &mut ReadingDraft<'_>) -> Vec<DumpSection> {
    let mut sections = Vec::new();
    let (mut section, mut part) = (DumpSection::at(0), SectionPart::Head);
    let mut start = 0;
    for whole in text.split_inclusive('\n') {
        let line = whole.trim();
        let place = start..start + whole.trim_end().len();
        start += whole.len();
        if line.starts_with("-----") {
            let done = std::mem::replace(&mut section, DumpSection::at(start));
            sections.extend((!done.points.is_empty()).then_some(done));
            part = SectionPart::Head;
            continue;
        }
        if let Some(name) = line.strip_prefix("Name:") {
            name.trim().clone_into(&mut section.name);
            continue;
        }
        // The first edge may follow the heading on the same line.
        part = match line.split(' ').next() {
            Some("Points:") => SectionPart::Points,
            Some("Faces:") => SectionPart::Faces,
            Some("Edges:") => SectionPart::Edges,
            _ => part,
        };
        section.has_faces |= part == SectionPart::Faces;
        if part != SectionPart::Points || line == "Points:" || line.is_empty() {
            continue;
        }
        let numbers: Option<Vec<f64>> = line.split_whitespace().map(number::whole).collect();
        if let Some(&[x, y, z]) = numbers.as_deref() {
            if section.points.is_empty() {
                section.range.start = place.start;
            }
            section.points.push(DVec3::new(x, y, z));
            section.range.end = place.end;
        } else {
            draft.problem(place, text!("import-the-three-numbers-of-a-point"));
        }
    }
    sections.extend((!section.points.is_empty()).then_some(section));
    sections
}
