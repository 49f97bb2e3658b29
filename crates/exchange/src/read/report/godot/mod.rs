//! Scenes of Godot 3 and 4 as text: the shapes of collision nodes, placed by the nodes above them.
//!
//! ```text
//! section   sections with their properties     shape   the meaning of sizes, and default sizes
//!                                              place   transforms within transforms
//! ```

mod place;
mod section;
mod shape;

use std::collections::HashMap;
use std::ops::Range;

use std::f64::consts::FRAC_PI_2;

use glam::DQuat;

use super::beside;
use super::draft::ReadingDraft;
use super::rotation::SpatialFrame;
use crate::convexity::NotConvex;
use crate::geometry::{Dimension, Pose, Rotation, Shape};
use crate::message::text;
use crate::reading::Reading;
use place::{NodePlace, NodeTree};
use section::{GodotSection, MAX_SECTIONS};
use shape::{ShapeRefusal, Version};

/// Returns whether a line of the text begins a scene or a resource of Godot.
pub(super) fn is_godot(text: &str) -> bool {
    let has = |start: &str| text.lines().any(|line| line.trim_start().starts_with(start));
    has("[gd_scene") || has("[gd_resource") || (has("[sub_resource type=") && has("[node name="))
}

/// Reads the shapes of collision nodes, or that of a resource.
pub(super) fn read(text: &str) -> Reading {
    let mut draft = ReadingDraft::of(text);
    let (sections, unclosed) = section::sections(text);
    if let Some(range) = unclosed {
        draft.problem(range, text!("import-a-value-whose-brackets-and-quotes"));
    }
    if sections.len() == MAX_SECTIONS {
        draft.found(
            0..0,
            &text!("import-fewer-than-sections"; most = MAX_SECTIONS),
            text!("import-more").to_owned(),
        );
    }
    let scenes = sections.chunk_by(|_, next| !next.kind.starts_with("gd_"));
    for scene in scenes {
        GodotScene::of(scene).read(&mut draft);
    }
    let understood: Vec<Range<usize>> = sections.iter().map(|section| section.range.clone()).collect();
    for line in beside::lines_with_numbers(text, &understood) {
        if beside::assigned(&text[line.clone()]).is_some_and(|name| CHANGES.contains(&name)) {
            draft.problem(line, text!("import-a-scene-that-the-code-around"));
        } else {
            draft.left_out(line, text!("import-numbers-outside-the-scene"));
        }
    }
    draft.finish()
}

/// The words by which code would change a shape or its place.
const CHANGES: [&str; 14] = [
    "position",
    "global_position",
    "translation",
    "rotation",
    "rotation_degrees",
    "transform",
    "global_transform",
    "scale",
    "shape",
    "size",
    "extents",
    "radius",
    "height",
    "points",
];

/// A scene or a resource.
struct GodotScene<'b> {
    sections: &'b [GodotSection<'b>],
    version: Option<Version>,
    resources: HashMap<&'b str, &'b GodotSection<'b>>,
    tree: NodeTree<'b>,
    /// The number of shapes on the nodes below each node.
    shapes: HashMap<&'b str, usize>,
    /// The number of points of all shapes so far.
    points: usize,
}

impl<'b> GodotScene<'b> {
    fn of(sections: &'b [GodotSection<'b>]) -> Self {
        let format = sections.first().and_then(|head| head.attribute("format"));
        let version = match format {
            Some("2") => Some(Version::Three),
            Some("3" | "4") => Some(Version::Four),
            // Godot 3 numbers its resources, Godot 4 names them.
            _ => sections.iter().filter(|section| section.kind == "sub_resource").find_map(|section| {
                let id = section.attributes.get("id")?;
                Some(if id.starts_with('"') { Version::Four } else { Version::Three })
            }),
        };
        let resources = sections.iter().filter(|section| section.kind == "sub_resource");
        let resources = resources.filter_map(|it| Some((it.attribute("id")?, it))).collect();
        let mut shapes = HashMap::new();
        for node in sections.iter().filter(|section| section.kind == "node") {
            if ["shape", "polygon"].iter().any(|name| node.properties.contains_key(name)) {
                *shapes.entry(node.attribute("parent").unwrap_or_default()).or_default() += 1;
            }
        }
        Self { sections, version, resources, tree: NodeTree::of(sections), shapes, points: 0 }
    }

    fn read(mut self, draft: &mut ReadingDraft<'_>) {
        if let Some(version) = self.version.filter(|_| !self.sections.is_empty()) {
            draft.remark(match version {
                Version::Three => {
                    text!("import-read-as-godot-3-half-lengths")
                }
                Version::Four => text!("import-read-as-godot-4-full-lengths"),
            });
        }
        for section in self.sections {
            match (section.kind, section.attribute("type").unwrap_or_default()) {
                ("node", "CollisionPolygon2D") => self.polygon(section, draft),
                ("node", kind)
                    if kind.starts_with("Collision") || section.properties.contains_key("shape") =>
                {
                    self.node(section, draft);
                }
                ("node", _) if section.attributes.contains_key("instance") => {
                    draft.left_out(section.head.clone(), text!("import-a-scene-in-another-file"));
                }
                ("sub_resource", "Animation") => {
                    draft.left_out(section.head.clone(), text!("import-an-animation"));
                }
                ("resource", _) => self.resource(section, draft),
                _ => {}
            }
        }
    }

    /// Adds the shape of a collision node.
    fn node(&mut self, node: &'b GodotSection<'b>, draft: &mut ReadingDraft<'_>) {
        let Some(value) = node.properties.get("shape") else {
            return draft.left_out(node.head.clone(), text!("import-a-collision-without-a-shape"));
        };
        let id = value.text.strip_prefix("SubResource(").and_then(|rest| rest.strip_suffix(')'));
        let id = id.map(|id| id.trim().trim_matches('"'));
        let Some(resource) = id.and_then(|id| self.resources.get(id).copied()) else {
            return draft.problem(value.range.clone(), text!("import-a-shape-that-is-in-the"));
        };
        if let Some(margin) = resource.properties.get("margin")
            && section::numbers(margin.text) != Some(vec![0.0])
        {
            draft.left_out(margin.range.clone(), text!("import-a-margin-changes-when-contacts-begin"));
        }
        if self.points > Reading::MAX_POINTS {
            return draft.problem(
                node.head.clone(),
                &text!("import-at-most-points-in-all"; most = Reading::MAX_POINTS),
            );
        }
        match shape::shape(resource, self.version) {
            Ok((shape, dimension)) => self.place(node, shape, dimension, draft),
            Err(refusal) => refuse(resource, &refusal, draft),
        }
    }

    /// Adds the polygon that is drawn on a node.
    fn polygon(&mut self, node: &'b GodotSection<'b>, draft: &mut ReadingDraft<'_>) {
        match shape::points(node, "polygon", Dimension::Two) {
            Ok(points) => match NotConvex::of_outline(&points) {
                None => self.place(node, Shape::Points(points), Dimension::Two, draft),
                Some(found) => {
                    let found = text!("import-one-in-pieces"; evidence = found.evidence(&points, None));
                    draft.found(node.head.clone(), text!("import-a-convex-polygon"), found);
                }
            },
            Err(refusal) => refuse(node, &refusal, draft),
        }
    }

    /// Adds the shape of a resource in a file of its own, which has no position.
    fn resource(&mut self, section: &'b GodotSection<'b>, draft: &mut ReadingDraft<'_>) {
        let Some(head) = self.sections.first() else { return };
        let kind = head.attributes.get("type").copied().unwrap_or_default();
        let properties = section.properties.iter();
        let properties = properties
            .map(|(name, value)| (*name, section::PropertyValue { range: value.range.clone(), ..*value }));
        let whole = GodotSection {
            kind: "sub_resource",
            attributes: HashMap::from([("type", kind)]),
            properties: properties.collect(),
            head: head.head.clone(),
            range: section.range.clone(),
        };
        match shape::shape(&whole, self.version) {
            Ok((shape, dimension)) => {
                draft.remark(text!("import-a-resource-has-no-position-it"));
                let world = NodePlace { frame: SpatialFrame::WORLD, angle: 0.0 };
                self.add(kind.trim_matches('"'), section.head.clone(), (shape, dimension), world, draft);
            }
            Err(refusal) => refuse(&whole, &refusal, draft),
        }
    }

    /// Adds the shape of a node at the place that the nodes above it give.
    fn place(
        &mut self,
        node: &'b GodotSection<'b>,
        shape: Shape,
        dimension: Dimension,
        draft: &mut ReadingDraft<'_>,
    ) {
        if node.property("disabled") == Some("true") {
            return draft.left_out(node.head.clone(), text!("import-a-collision-that-is-disabled"));
        }
        let own = node.attribute("name").unwrap_or_default();
        let name = match self.tree.parent(node) {
            Some(body) => {
                let body_name = body.attribute("name").unwrap_or_default();
                let is_only = self.shapes.get(node.attribute("parent").unwrap_or_default()) == Some(&1);
                if is_only { body_name.to_owned() } else { format!("{body_name}/{own}") }
            }
            None => own.to_owned(),
        };
        match self.tree.frame(node, dimension) {
            Ok(placed) => self.add(&name, node.head.clone(), (shape, dimension), placed, draft),
            Err(place::PlaceRefusal::Value(value, expected)) => draft.problem(value.range.clone(), expected),
            Err(place::PlaceRefusal::Node(node, expected)) => draft.problem(node.head.clone(), expected),
        }
    }

    fn add(
        &mut self,
        name: &str,
        range: Range<usize>,
        (shape, dimension): (Shape, Dimension),
        NodePlace { frame, angle }: NodePlace,
        draft: &mut ReadingDraft<'_>,
    ) {
        self.points += if let Shape::Points(points) = &shape { points.len() } else { 1 };
        // Godot's cylinders have the axis y.
        let standing = match &shape {
            Shape::Cylinder { .. } => DQuat::from_rotation_x(-FRAC_PI_2),
            _ => DQuat::IDENTITY,
        };
        let frame = SpatialFrame { rotation: frame.rotation * standing, ..frame };
        let pose = match dimension {
            Dimension::Three => frame.pose(),
            Dimension::Two => {
                draft.remark(text!("import-the-numbers-are-those-of-godot"));
                Pose { position: frame.position, rotation: Rotation::Angle(angle) }
            }
        };
        draft.body(name, range, dimension, (shape, pose, 0.0));
    }
}

/// Gives the reason why a resource makes no shape.
fn refuse(section: &GodotSection<'_>, refusal: &ShapeRefusal<'_>, draft: &mut ReadingDraft<'_>) {
    match refusal {
        ShapeRefusal::LeftOut(why) => draft.left_out(section.head.clone(), why),
        ShapeRefusal::Value(value, expected) => draft.problem(value.range.clone(), expected),
        ShapeRefusal::Section(expected) => draft.problem(section.head.clone(), expected),
    }
}
