//! SDF: the collisions of links of models, each placed by its pose.

use std::collections::HashMap;

use glam::{DQuat, DVec3};
use resvg::usvg::roxmltree::Node;

use super::super::rotation::{self, QuaternionOrder, SpatialFrame};
use super::element::{ElementRefusal, elements, name, named, numbers, only, shape, text};
use super::parts::RobotDraft;
use crate::message::text;

/// Maximum number of levels of nested models.
const MAX_DEPTH: usize = 32;

/// Reads the collisions of a world, or of models.
pub(super) fn read(root: Node<'_, '_>, parts: &mut RobotDraft<'_, '_>) -> Result<(), ElementRefusal> {
    parts.remark(text!("import-read-as-sdf-full-lengths-cylinders"));
    let mut uses: HashMap<&str, usize> = HashMap::new();
    for link in root.descendants().filter(|node| node.tag_name().name() == "link") {
        *uses.entry(name(link)).or_default() += 1;
    }
    let mut left: Vec<(Node<'_, '_>, SpatialFrame, usize)> = vec![(root, SpatialFrame::WORLD, 0)];
    while let Some((node, parent, depth)) = left.pop() {
        if depth > MAX_DEPTH {
            return Err(ElementRefusal::of(
                node,
                text!("import-at-most-levels-of-nested-models"; most = MAX_DEPTH),
            ));
        }
        let frame = match node.tag_name().name() {
            "sdf" => parent,
            _ => pose(node)?.within(parent),
        };
        for link in named(node, "link") {
            let is_shared = uses.get(name(link)).is_some_and(|count| *count > 1);
            let title =
                if is_shared { format!("{}::{}", name(node), name(link)) } else { name(link).to_owned() };
            collisions(link, &title, pose(link)?.within(frame), parts)?;
        }
        let is_moved = |joint: &Node<'_, '_>| joint.attribute("type") != Some("fixed");
        if named(node, "joint").any(|joint| is_moved(&joint)) {
            parts.remark(text!("import-joints-that-move-are-at-position"));
        }
        for other in elements(node).filter(|it| matches!(it.tag_name().name(), "include" | "population")) {
            parts.left_out(other, text!("import-an-included-model-is-not-in"));
        }
        let inner = elements(node).filter(|it| matches!(it.tag_name().name(), "world" | "model"));
        let inner: Vec<_> = inner.map(|inner| (inner, frame, depth + 1)).collect();
        // Reversed, so that the first element comes first.
        left.extend(inner.into_iter().rev());
    }
    Ok(())
}

/// The collisions of a link.
fn collisions(
    link: Node<'_, '_>,
    title: &str,
    frame: SpatialFrame,
    parts: &mut RobotDraft<'_, '_>,
) -> Result<(), ElementRefusal> {
    let count = named(link, "collision").count();
    for visual in named(link, "visual").filter(|_| count == 0) {
        parts.left_out(visual, text!("import-a-visual-of-a-link-without"));
    }
    for collision in named(link, "collision") {
        let geometry = only(collision, "geometry")?;
        let geometry = geometry
            .ok_or_else(|| ElementRefusal::of(collision, text!("import-a-geometry-in-the-collision")))?;
        let title = if count == 1 { title.to_owned() } else { format!("{title}::{}", name(collision)) };
        parts.shape(collision, &title, shape(geometry)?, pose(collision)?.within(frame));
    }
    Ok(())
}

/// The frame that the `<pose>` of an element gives, as seen from the element around it.
fn pose(node: Node<'_, '_>) -> Result<SpatialFrame, ElementRefusal> {
    if node.attribute("placement_frame").is_some_and(|frame| !frame.is_empty()) {
        return Err(ElementRefusal::with(node, text!("import-a-model-placed-by-its-own"), "placement_frame"));
    }
    let Some(pose) = only(node, "pose")? else { return Ok(SpatialFrame::WORLD) };
    let is_own =
        |frame: &&str| frame.is_empty() || (*frame == "__model__" && node.tag_name().name() == "link");
    let other = ["relative_to", "frame"].into_iter().filter_map(|key| pose.attribute(key));
    if other.into_iter().any(|frame| !is_own(&frame)) {
        return Err(ElementRefusal::of(pose, text!("import-a-pose-relative-to-the-element")));
    }
    let is_degrees = matches!(pose.attribute("degrees"), Some("true" | "1"));
    let refused = || ElementRefusal::of(pose, text!("import-a-pose-in-six-numbers"));
    let content = text(pose);
    let numbers = numbers(&content).ok_or_else(refused)?;
    let rotation = match (pose.attribute("rotation_format"), numbers.as_slice()) {
        (_, []) => DQuat::IDENTITY,
        (None | Some("euler_rpy"), [_, _, _, angles @ ..]) => {
            let angles = <[f64; 3]>::try_from(angles).map_err(|_| refused())?;
            let angles = if is_degrees { angles.map(f64::to_radians) } else { angles };
            rotation::about_fixed_axes(angles)
        }
        (Some("quat_xyzw"), [_, _, _, quaternion @ ..]) => {
            let numbers = <[f64; 4]>::try_from(quaternion).map_err(|_| refused())?;
            let of_length_one = |found: String| {
                ElementRefusal::with(pose, text!("import-a-quaternion-of-length-one"), &found)
            };
            rotation::quaternion(numbers, QuaternionOrder::RealLast).map_err(of_length_one)?
        }
        _ => return Err(refused()),
    };
    let position = numbers.get(..3).map_or(DVec3::ZERO, DVec3::from_slice);
    Ok(SpatialFrame { position, rotation })
}
