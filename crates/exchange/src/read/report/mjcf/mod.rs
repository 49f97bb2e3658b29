//! Geoms of `MuJoCo`, `<geom type="box" size="…" pos="…" quat="…"/>`, within bodies or alone, in any
//! surrounding text.
//!
//! ```text
//! tags      elements with their attributes         geom      the shape of a geom
//! fill      placeholders and their constants       program   queries and changes in the code around a model
//! model     units, classes, meshes and frames      printed   a frame that is printed beside a model
//! ```

mod fill;
mod geom;
mod model;
mod part;
mod printed;
mod program;
mod tags;

use std::ops::Range;

use super::beside;
use super::draft::ReadingDraft;
use super::rotation::SpatialFrame;
use super::xml::is_named;
use crate::geometry::{Dimension, Shape};
use crate::message::text;
use crate::reading::Reading;
use fill::Fill;
use geom::Geom;
use model::MjcfModel;
use part::PlacedGeom;
use tags::{MAX_TAGS, Tag};

/// Returns whether the text has geoms of `MuJoCo`.
pub(super) fn is_mjcf(text: &str) -> bool {
    text.split('<').skip(1).any(|tag| is_named(tag.split('>').next().unwrap_or_default(), "geom"))
}

/// Maximum number of bodies that are nested.
const MAX_DEPTH: usize = 64;

/// Reads the geoms.
pub(super) fn read(text: &str) -> Reading {
    let mut draft = ReadingDraft::of(text);
    let mut fill = Fill::of(text);
    let tags = tags::tags(text, &mut fill);
    if tags.len() == MAX_TAGS {
        draft.found(
            0..0,
            &text!("import-fewer-than-geoms-bodies-and-meshes"; most = MAX_TAGS),
            text!("import-more").to_owned(),
        );
    }
    let mut understood = fill.used;
    let mut parts = Vec::new();
    for document in tags.chunk_by(|_, next| next.name != "mujoco") {
        let walk = BodyWalk {
            model: MjcfModel::of(document, &mut draft),
            frames: vec![(Some(SpatialFrame::WORLD), None)],
            vertices: 0,
        };
        walk.geoms(document, &mut draft, &mut parts);
        understood.extend(extents(document));
    }
    let lines = beside::lines(text, &understood);
    understood.extend(printed::place(text, &lines, &mut parts, &mut draft));
    let has_parts = !parts.is_empty();
    for part in program::asked(text, parts, &mut draft) {
        let PlacedGeom { name, range, shape, frame, .. } = part;
        draft.body(&name, range, Dimension::Three, (shape, frame.pose(), 0.0));
    }
    program::changes(text, &lines, &mut draft);
    for line in beside::lines_with_numbers(text, &understood) {
        if !text[line.clone()].trim_start().starts_with('<') {
            draft.left_out(line, text!("import-numbers-outside-the-model"));
        }
    }
    if has_parts {
        draft.remark(text!("import-read-as-mjcf-sizes-are-half"));
    }
    draft.finish()
}

/// The places of a model: all of it, or the elements read if its beginning is missing.
fn extents(document: &[Tag<'_>]) -> Vec<Range<usize>> {
    match document {
        [first, .., last] if first.name == "mujoco" => {
            std::iter::once(first.range.start..last.range.end).collect()
        }
        _ => document.iter().map(|tag| tag.range.clone()).collect(),
    }
}

/// The frame of a body in the world, if it was understood, and the class of its geoms.
type Around = (Option<SpatialFrame>, Option<String>);

/// The traversal of the bodies of a model.
struct BodyWalk<'a> {
    model: MjcfModel<'a>,
    frames: Vec<Around>,
    /// The number of vertices of all meshes so far.
    vertices: usize,
}

impl<'a> BodyWalk<'a> {
    /// Adds the geoms of a model.
    fn geoms(mut self, document: &[Tag<'a>], draft: &mut ReadingDraft<'_>, parts: &mut Vec<PlacedGeom>) {
        let mut defaults = 0_usize;
        for tag in document {
            if let Some(expected) = tag.fault {
                draft.problem(tag.range.clone(), expected);
            }
            match tag.name {
                "default" => defaults += usize::from(!tag.is_closed),
                "/default" => defaults = defaults.saturating_sub(1),
                "body" | "frame" => self.open(tag, draft),
                "/body" | "/frame" if self.frames.len() > 1 => drop(self.frames.pop()),
                // Tendons name geoms by this attribute.
                "geom" if defaults == 0 && tag.fault.is_none() && !tag.attributes.contains_key("geom") => {
                    self.geom(tag, draft, parts);
                }
                _ => beside_geoms(tag, draft),
            }
        }
    }

    fn open(&mut self, tag: &Tag<'a>, draft: &mut ReadingDraft<'_>) {
        let (parent, class) = self.frames.last().cloned().unwrap_or((None, None));
        if self.frames.len() > MAX_DEPTH {
            draft.problem(tag.range.clone(), &text!("import-at-most-nested-bodies"; most = MAX_DEPTH));
        }
        let own = match self.model.frame(&tag.attributes) {
            Ok(frame) => parent.map(|parent| frame.within(parent)),
            Err((expected, found)) => {
                draft.found(tag.range.clone(), expected, found);
                None
            }
        };
        if !tag.is_closed {
            let class = tag.attributes.get("childclass").map(ToString::to_string).or(class);
            self.frames.push((own, class));
        }
    }

    fn geom(&mut self, tag: &Tag<'a>, draft: &mut ReadingDraft<'_>, parts: &mut Vec<PlacedGeom>) {
        let (around, class) = self.frames.last().cloned().unwrap_or((None, None));
        let class = tag.attributes.get("class").map(ToString::to_string).or(class);
        let range = tag.range.clone();
        if let Some(class) = class.as_deref().filter(|class| !self.model.knows(class)) {
            draft.left_out(
                range.clone(),
                &text!("import-the-class-is-not-there"; class = crate::words::one_line(class)),
            );
        }
        let all = self.model.geom(&tag.attributes, class.as_deref());
        let read = all.and_then(|all| Ok((geom::geom(&all, &self.model)?, all)));
        match read {
            Ok((Geom::Convex(shape, local), all)) => {
                if let Shape::Points(points) = &shape {
                    draft.remark(text!("import-a-mesh-stays-where-its-vertices"));
                    self.vertices += points.len();
                }
                if self.vertices > Reading::MAX_POINTS {
                    return draft.problem(
                        range,
                        &text!("import-at-most-vertices-in-all"; most = Reading::MAX_POINTS),
                    );
                }
                let margins = margins(&all);
                if !margins.is_empty() {
                    let why = text!("import-changes-when-contacts-begin-not-the"; margins = margins);
                    draft.left_out(range.clone(), &why);
                }
                let number = parts.len() + 1;
                let name =
                    tag.attributes.get("name").map_or_else(|| format!("geom {number}"), ToString::to_string);
                if geom::is_visual(&all) {
                    draft.remark(text!("import-geoms-that-collide-with-nothing-contype"));
                }
                // If the body was not understood, this has been reported.
                if let Some(around) = around {
                    let kind = geom::kind(&all).to_owned();
                    parts.push(PlacedGeom { name, kind, range, shape, frame: local.within(around) });
                }
            }
            Ok((Geom::LeftOut(why), _)) => draft.left_out(range, why),
            Err((expected, found)) => draft.found(range, expected, found),
        }
    }
}

/// The margins of these attributes that are not zero: `margin 0.3 and gap 0.3`.
fn margins(attributes: &tags::Attributes<'_>) -> String {
    let margins = ["margin", "gap"].into_iter().filter_map(|key| {
        let value = attributes.get(key).filter(|value| model::numbers(value).is_none_or(|it| it != [0.0]))?;
        Some(format!("{key} {}", crate::words::one_line(value)))
    });
    crate::words::enumerated(&margins.collect::<Vec<_>>())
}

/// Lists the changes and additions of other elements.
fn beside_geoms(tag: &Tag<'_>, draft: &mut ReadingDraft<'_>) {
    let range = tag.range.clone();
    match tag.name {
        "replicate" => draft.problem(range, text!("import-geoms-one-by-one-not-replicated")),
        "include" | "attach" => draft.left_out(range, text!("import-an-included-file-is-not-in")),
        "composite" | "flexcomp" => draft.left_out(range, text!("import-bodies-that-mujoco-makes-from-a")),
        "key" => draft.left_out(range, text!("import-a-keyframe-bodies-stand-as-the")),
        "option" if tag.attributes.contains_key("o_margin") => {
            draft.left_out(range, text!("import-a-margin-of-all-contacts"));
        }
        "pair" if !margins(&tag.attributes).is_empty() => {
            draft.left_out(range, text!("import-a-margin-or-a-gap-of"));
        }
        _ => {}
    }
}
