//! The places of nodes: each as seen from the node above it.

use std::collections::HashMap;

use glam::{DQuat, DVec2, DVec3};

use super::super::rotation::{self, SpatialFrame};
use super::section::{GodotSection, PropertyValue, numbers};
use crate::geometry::Dimension;
use crate::message::text;

/// Maximum number of nodes above a node.
const MAX_DEPTH: usize = 64;

/// Types of nodes that have no place, so that the nodes below them do not move with those above.
const WITHOUT_PLACE: [&str; 7] =
    ["Node", "CanvasLayer", "ParallaxBackground", "Viewport", "SubViewport", "Window", "AnimationPlayer"];

/// Properties of controls, whose places depend on the window.
const OF_CONTROLS: [&str; 6] =
    ["offset_left", "offset_top", "margin_left", "margin_top", "anchors_preset", "rect_position"];

/// The reason why a place was not understood.
pub(super) enum PlaceRefusal<'b> {
    /// A property.
    Value(&'b PropertyValue<'b>, &'static str),
    /// A node.
    Node(&'b GodotSection<'b>, &'static str),
}

/// The place of a node.
#[derive(Clone, Copy)]
pub(super) struct NodePlace {
    pub(super) frame: SpatialFrame,
    /// The angle of its rotation in the plane, in radians.
    pub(super) angle: f64,
}

impl NodePlace {
    fn within(self, parent: Self) -> Self {
        Self { frame: self.frame.within(parent.frame), angle: parent.angle + self.angle }
    }
}

/// The nodes of a scene by their paths.
pub(super) struct NodeTree<'b> {
    nodes: HashMap<String, &'b GodotSection<'b>>,
}

impl<'b> NodeTree<'b> {
    /// Collects all nodes of a scene.
    pub(super) fn of(sections: &'b [GodotSection<'b>]) -> Self {
        let nodes = sections.iter().filter(|section| section.kind == "node");
        Self { nodes: nodes.map(|node| (path(node), node)).collect() }
    }

    /// Returns the node above a node.
    pub(super) fn parent(&self, node: &GodotSection<'_>) -> Option<&'b GodotSection<'b>> {
        self.nodes.get(node.attribute("parent")?).copied()
    }

    /// Returns the frame of a node in the world.
    pub(super) fn frame(
        &self,
        node: &'b GodotSection<'b>,
        dimension: Dimension,
    ) -> Result<NodePlace, PlaceRefusal<'b>> {
        let mut frame = local(node, dimension)?;
        let mut at = node;
        for _ in 0..MAX_DEPTH {
            let Some(parent) = at.attribute("parent") else { return Ok(frame) };
            let is_free = ["top_level", "set_as_toplevel"].iter().any(|it| at.property(it) == Some("true"));
            match self.parent(at) {
                _ if is_free => return Ok(frame),
                Some(above) if above.attribute("type").is_some_and(|it| WITHOUT_PLACE.contains(&it)) => {
                    return Ok(frame);
                }
                Some(above) => {
                    frame = frame.within(local(above, dimension)?);
                    at = above;
                }
                // The root may be missing from a part of a scene; it is the world.
                None if parent == "." => return Ok(frame),
                None => return Err(PlaceRefusal::Node(at, text!("import-a-node-whose-parent-is-in"))),
            }
        }
        Err(PlaceRefusal::Node(node, text!("import-fewer-nodes-above-a-node")))
    }
}

/// The path of a node from the root, which is `.`.
fn path(node: &GodotSection<'_>) -> String {
    let name = node.attribute("name").unwrap_or_default();
    match node.attribute("parent") {
        None => ".".to_owned(),
        Some(".") => name.to_owned(),
        Some(parent) => format!("{parent}/{name}"),
    }
}

/// The frame of a node as seen from the node above it.
fn local<'b>(node: &'b GodotSection<'b>, dimension: Dimension) -> Result<NodePlace, PlaceRefusal<'b>> {
    let control = OF_CONTROLS.iter().find_map(|name| node.properties.get(name));
    if let Some(value) = control.filter(|_| dimension == Dimension::Two) {
        return Err(PlaceRefusal::Value(value, text!("import-no-control-above-a-shape-since")));
    }
    for (name, neutral) in [("scale", 1.0), ("skew", 0.0)] {
        if let Some(value) = node.properties.get(name)
            && !numbers(value.text).is_some_and(|numbers| numbers.iter().all(|number| *number == neutral))
        {
            return Err(PlaceRefusal::Value(value, text!("import-a-node-that-is-not-scaled")));
        }
    }
    if let Some(value) = node.properties.get("transform") {
        return transform(value, dimension);
    }
    let position =
        vector(node, "position")?.map_or_else(|| vector(node, "translation"), |it| Ok(Some(it)))?;
    let position = position.unwrap_or_default();
    let get = |numbers: &[f64], index: usize| numbers.get(index).copied().unwrap_or_default();
    let position = DVec3::new(get(&position, 0), get(&position, 1), get(&position, 2));
    let degrees = vector(node, "rotation_degrees")?;
    let degrees = degrees.map(|angles| angles.into_iter().map(f64::to_radians).collect());
    let angles = vector(node, "rotation")?.or(degrees).unwrap_or_default();
    let order = ["rotation_order", "quaternion", "basis"].iter().find_map(|name| node.properties.get(name));
    if let Some(value) = order {
        return Err(PlaceRefusal::Value(value, text!("import-a-rotation-as-transform")));
    }
    let (rotation, angle) = match (dimension, angles.as_slice()) {
        (_, []) => (DQuat::IDENTITY, 0.0),
        (Dimension::Two, [angle, ..]) => (DQuat::from_rotation_z(*angle), *angle),
        (Dimension::Three, angles) => {
            let [x, y, z] = [0, 1, 2].map(|index| get(angles, index));
            (DQuat::from_rotation_y(y) * DQuat::from_rotation_x(x) * DQuat::from_rotation_z(z), 0.0)
        }
    };
    Ok(NodePlace { frame: SpatialFrame { position, rotation }, angle })
}

fn vector<'b>(node: &'b GodotSection<'b>, name: &str) -> Result<Option<Vec<f64>>, PlaceRefusal<'b>> {
    let Some(value) = node.properties.get(name) else { return Ok(None) };
    let numbers = numbers(value.text).filter(|numbers| numbers.len() <= 3);
    numbers.map(Some).ok_or_else(|| PlaceRefusal::Value(value, text!("import-a-vector-in-numbers")))
}

/// The frame of `Transform3D(…)`, whose rows come first, or of `Transform2D(…)`, whose columns do.
fn transform<'b>(value: &'b PropertyValue<'b>, dimension: Dimension) -> Result<NodePlace, PlaceRefusal<'b>> {
    let refused = || PlaceRefusal::Value(value, text!("import-a-rotation-without-a-scale"));
    let numbers = numbers(value.text).ok_or_else(refused)?;
    match (dimension, numbers.as_slice()) {
        (Dimension::Three, [rows @ .., x, y, z]) if rows.len() == 9 => {
            let rows: [f64; 9] = rows.try_into().unwrap_or_default();
            let rotation = rotation::matrix(rows).map_err(|_| refused())?;
            Ok(NodePlace { frame: SpatialFrame { position: DVec3::new(*x, *y, *z), rotation }, angle: 0.0 })
        }
        (Dimension::Two, [a, b, c, d, x, y]) => {
            let matrix = [*a, *c, 0.0, *b, *d, 0.0, 0.0, 0.0, 1.0];
            rotation::matrix(matrix).map_err(|_| refused())?;
            let angle = DVec2::new(*a, *b).to_angle();
            let rotation = DQuat::from_rotation_z(angle);
            Ok(NodePlace { frame: SpatialFrame { position: DVec3::new(*x, *y, 0.0), rotation }, angle })
        }
        _ => Err(refused()),
    }
}
