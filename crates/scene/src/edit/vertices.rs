//! Adding, removing, moving and reordering vertices.
//!
//! The vertices of a body are those that its shape lists: the points of a hull, the vertices of a box or a
//! prism, the two ends of a capsule. A capsule stays a capsule; every other shape becomes the hull of its
//! points when one of them changes. Indices are those of [`Shape::vertices`] and of the support points.

use std::collections::BTreeSet;

use glam::DVec3;

use super::decimal;
use super::error::EditError;
use crate::geometry::{Body, Pose, Shape};
use crate::message::text;

/// The distance of a new vertex from the midpoint of its neighbors, as a fraction of the distance of that midpoint
/// from the center of the shape.
const OUTWARD: f64 = 0.25;

/// Returns the editable vertices in local coordinates; empty for a curved shape.
pub fn local(body: &Body) -> Vec<DVec3> {
    match body.shape() {
        Shape::Capsule { a, b, .. } => vec![*a, *b],
        shape => shape.vertices().unwrap_or_default(),
    }
}

/// Returns the editable vertices in world space; empty for a curved shape.
pub fn in_world(body: &Body) -> Vec<DVec3> {
    let pose = body.pose();
    local(body).into_iter().map(|point| pose.world_from_local(point)).collect()
}

/// Returns the number of editable vertices.
pub fn count(body: &Body) -> usize {
    local(body).len()
}

/// Returns the body with other vertices, in local coordinates. A capsule needs two, and stays a capsule; any
/// other shape becomes the hull of the points.
///
/// # Errors
/// No or too many points, a coordinate that is out of range, or a curved shape, which has no vertices to replace.
pub fn replaced(body: &Body, points: Vec<DVec3>) -> Result<Body, EditError> {
    let shape = match (body.shape(), points.as_slice()) {
        (Shape::Capsule { radius, .. }, [a, b]) => Shape::Capsule { a: *a, b: *b, radius: *radius },
        (Shape::Capsule { .. }, _) => {
            return Err(EditError::Impossible(text!("editing-a-capsule-has-two-ends").to_owned()));
        }
        (shape, _) if shape.vertices().is_none() => {
            return Err(EditError::NoVertices { kind: body.kind_name() });
        }
        _ => Shape::Points(points),
    };
    Ok(body.with_shape(shape)?)
}

/// Moves one vertex to another place, in local coordinates.
///
/// # Errors
/// There is no such vertex, or the place is out of range.
pub fn placed_locally(body: &Body, index: usize, at: DVec3) -> Result<Body, EditError> {
    let mut points = listed(body)?;
    let count = points.len();
    *points.get_mut(index).ok_or(EditError::NoSuchVertex { index, count })? = at;
    replaced(body, points)
}

/// Moves one vertex to a place in the world: exactly there, if local coordinates can represent that, and
/// then with the fewest decimals that do.
///
/// # Errors
/// See [`placed_locally`].
pub fn placed(body: &Body, index: usize, at: DVec3) -> Result<Body, EditError> {
    placed_locally(body, index, local_of(body.pose(), at))
}

/// Inserts a new vertex before the vertex that has this index now (at the end, if there is none).
///
/// # Errors
/// Too many vertices, a place that is out of range, or a shape without vertices.
pub fn inserted(body: &Body, index: usize, at: DVec3) -> Result<Body, EditError> {
    let mut points = listed(body)?;
    points.insert(index.min(points.len()), local_of(body.pose(), at));
    replaced(body, points)
}

/// Removes some of the vertices of the body.
///
/// # Errors
/// No vertex would be left, there is no such vertex, or the shape has none.
pub fn deleted(body: &Body, indices: &BTreeSet<usize>) -> Result<Body, EditError> {
    if indices.is_empty() {
        return Ok(body.clone());
    }
    let points = listed(body)?;
    let count = points.len();
    if let Some(index) = indices.iter().copied().find(|index| *index >= count) {
        return Err(EditError::NoSuchVertex { index, count });
    }
    if indices.len() == count {
        return Err(EditError::LastVertex);
    }
    let kept = points.into_iter().enumerate().filter(|(index, _)| !indices.contains(index));
    replaced(body, kept.map(|(_, point)| point).collect())
}

/// Suggests a place in the world for a vertex between the vertex with this index and the next in the order. It
/// lies slightly outside the midpoint of the two, so that the new vertex is a vertex of the hull.
pub fn place_after(body: &Body, index: usize) -> DVec3 {
    let points = local(body);
    let middle = points.iter().sum::<DVec3>() / points.len().max(1) as f64;
    let at = points.get(index).copied().unwrap_or(middle);
    let next = points.get(index + 1).or(points.first()).copied().unwrap_or(middle);
    let between = at.midpoint(next);
    let outward = (between - middle) * OUTWARD;
    let local =
        if points.len() < 2 || outward == DVec3::ZERO { between + DVec3::X } else { between + outward };
    body.pose().world_from_local(local)
}

/// Moves the vertex `from` to index `to` of the order, which decides ties.
///
/// # Errors
/// There are no such vertices.
pub fn reordered(body: &Body, from: usize, to: usize) -> Result<Body, EditError> {
    let mut points = listed(body)?;
    let count = points.len();
    if let Some(index) = [from, to].into_iter().find(|index| *index >= count) {
        return Err(EditError::NoSuchVertex { index, count });
    }
    let moved = points.remove(from);
    points.insert(to, moved);
    replaced(body, points)
}

/// The vertices in local coordinates, at least one.
fn listed(body: &Body) -> Result<Vec<DVec3>, EditError> {
    let points = local(body);
    if points.is_empty() { Err(EditError::NoVertices { kind: body.kind_name() }) } else { Ok(points) }
}

/// Returns the local coordinates of a place in the world. If the body is not rotated, these are the shortest
/// decimals that lead exactly there.
pub fn local_of(pose: Pose, world: DVec3) -> DVec3 {
    if !pose.is_unturned() {
        // + 0.0 avoids −0 in a file.
        return pose.local_from_world(world) + 0.0;
    }
    let leading = |axis: usize| decimal::difference(world[axis], pose.position[axis]);
    DVec3::new(leading(0), leading(1), leading(2))
}
