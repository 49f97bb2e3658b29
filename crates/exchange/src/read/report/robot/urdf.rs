//! URDF: the collisions of links, placed by joints.

use std::collections::HashMap;

use glam::DVec3;
use resvg::usvg::roxmltree::Node;

use super::super::rotation::{self, SpatialFrame};
use super::element::{ElementRefusal, attribute, elements, name, named, only, shape};
use super::parts::RobotDraft;
use crate::message::text;

/// A link: its place, and whether a joint before it moves.
#[derive(Clone, Copy)]
struct PlacedLink {
    frame: SpatialFrame,
    is_moved: bool,
}

/// Reads the collisions of a robot.
pub(super) fn read(robot: Node<'_, '_>, parts: &mut RobotDraft<'_, '_>) -> Result<(), ElementRefusal> {
    parts.remark(text!("import-read-as-urdf-full-lengths-cylinders"));
    macros(robot, parts)?;
    let placed = links(robot)?;
    if placed.values().any(|link| link.is_moved) {
        parts.remark(text!("import-joints-that-move-are-at-position"));
    }
    let is_root =
        |link: &Node<'_, '_>| placed.get(name(*link)).is_some_and(|it| it.frame == SpatialFrame::WORLD);
    if named(robot, "link").filter(is_root).filter(|link| named(*link, "collision").next().is_some()).count()
        > 1
    {
        parts.remark(text!("import-links-that-no-joint-places-elsewhere"));
    }
    for link in named(robot, "link") {
        let Some(PlacedLink { frame, .. }) = placed.get(name(link)) else {
            return Err(ElementRefusal::of(link, text!("import-joints-that-form-a-tree")));
        };
        let collisions: Vec<Node<'_, '_>> = named(link, "collision").collect();
        if collisions.is_empty() {
            for visual in named(link, "visual") {
                parts.left_out(visual, text!("import-a-visual-of-a-link-without"));
            }
        }
        for (index, collision) in collisions.iter().enumerate() {
            let local = origin(*collision)?;
            let geometry = only(*collision, "geometry")?;
            let geometry = geometry
                .ok_or_else(|| ElementRefusal::of(*collision, text!("import-a-geometry-in-the-collision")))?;
            let own = Some(name(*collision)).filter(|it| !it.is_empty());
            let title = match (collisions.len(), own) {
                (1, _) => name(link).to_owned(),
                (_, Some(own)) => format!("{}/{own}", name(link)),
                (_, None) => format!("{}/{}", name(link), index + 1),
            };
            parts.shape(*collision, &title, shape(geometry)?, local.within(*frame));
        }
    }
    Ok(())
}

/// Refuses elements that xacro would replace, since the result is not in the text.
fn macros(robot: Node<'_, '_>, parts: &mut RobotDraft<'_, '_>) -> Result<(), ElementRefusal> {
    let is_macro = |node: &Node<'_, '_>| node.tag_name().namespace().is_some_and(|it| it.contains("xacro"));
    for node in robot.descendants().filter(is_macro) {
        match node.tag_name().name() {
            // Uses of their values are refused.
            "property" | "arg" => {}
            "include" => parts.left_out(node, text!("import-an-included-file-is-not-in")),
            _ => return Err(ElementRefusal::of(node, text!("import-a-robot-without-macros-as-xacro"))),
        }
    }
    Ok(())
}

/// The links by name, each with its frame in the world; links in a circle of joints are missing.
fn links<'a>(robot: Node<'a, '_>) -> Result<HashMap<&'a str, PlacedLink>, ElementRefusal> {
    let mut joints: HashMap<&str, Vec<(&str, Node<'_, '_>)>> = HashMap::new();
    let mut roots = Vec::new();
    let mut known = HashMap::new();
    for link in named(robot, "link") {
        if known.insert(name(link), false).is_some() {
            return Err(ElementRefusal::of(link, text!("import-a-name-that-no-other-link")));
        }
    }
    for joint in named(robot, "joint") {
        let end = |side: &str| {
            let element = only(joint, side)?;
            let link = element.and_then(|element| element.attribute("link"));
            let link = link.filter(|link| known.contains_key(link));
            link.ok_or_else(|| {
                ElementRefusal::of(
                    element.unwrap_or(joint),
                    text!("import-a-link-of-the-text-as"; side = side),
                )
            })
        };
        let (parent, child) = (end("parent")?, end("child")?);
        if known.insert(child, true) == Some(true) {
            return Err(ElementRefusal::of(joint, text!("import-a-link-that-no-other-joint")));
        }
        joints.entry(parent).or_default().push((child, joint));
    }
    for link in named(robot, "link") {
        if known.get(name(link)) == Some(&false) {
            roots.push((name(link), PlacedLink { frame: SpatialFrame::WORLD, is_moved: false }));
        }
    }
    let mut placed = HashMap::new();
    while let Some((link, at)) = roots.pop() {
        placed.insert(link, at);
        for (child, joint) in joints.remove(link).unwrap_or_default() {
            let is_moved = at.is_moved || joint.attribute("type") != Some("fixed");
            roots.push((child, PlacedLink { frame: origin(joint)?.within(at.frame), is_moved }));
        }
    }
    Ok(placed)
}

/// The frame that an `<origin>` gives.
fn origin(node: Node<'_, '_>) -> Result<SpatialFrame, ElementRefusal> {
    let Some(origin) = only(node, "origin")? else { return Ok(SpatialFrame::WORLD) };
    if let Some(other) = elements(origin).next() {
        return Err(ElementRefusal::of(other, text!("import-an-origin-as-xyz-and-rpy")));
    }
    if let Some(other) = origin.attributes().find(|it| !matches!(it.name(), "xyz" | "rpy")) {
        let range = other.range();
        return Err(ElementRefusal {
            range,
            expected: text!("import-an-origin-as-xyz-and-rpy").to_owned(),
            found: None,
        });
    }
    let position = attribute(origin, "xyz")?.map_or(DVec3::ZERO, DVec3::from_array);
    let rotation = rotation::about_fixed_axes(attribute(origin, "rpy")?.unwrap_or_default());
    Ok(SpatialFrame { position, rotation })
}
