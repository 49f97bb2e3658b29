//! One vertex more, less or elsewhere.
//!
//! The vertices of a body are those that its shape lists: the points of a hull, the corners of a box or a prism, the
//! two ends of a capsule. A capsule stays one; every other shape becomes the hull of its points when one of them is
//! changed. Indices are those of [`Shape::vertices`] and of the support points.

use std::collections::BTreeSet;

use glam::DVec3;

use super::{EditError, decimal};
use crate::geometry::{Body, Pose, Shape};

/// The vertices that can be taken hold of, in local coordinates; none of a shape that is round all over.
pub fn local(body: &Body) -> Vec<DVec3> {
    match body.shape() {
        Shape::Capsule { a, b, .. } => vec![*a, *b],
        shape => shape.vertices().unwrap_or_default(),
    }
}

/// The same in world space.
pub fn in_world(body: &Body) -> Vec<DVec3> {
    let pose = body.pose();
    local(body).into_iter().map(|point| pose.world_from_local(point)).collect()
}

/// How many there are.
pub fn count(body: &Body) -> usize {
    local(body).len()
}

/// The body with other vertices, in local coordinates. A capsule needs two, and stays one; anything else becomes the
/// hull of the points.
///
/// # Errors
/// No or too many points, or a coordinate that is refused; a round shape has no vertices to replace.
pub fn replaced(body: &Body, points: Vec<DVec3>) -> Result<Body, EditError> {
    let shape = match (body.shape(), points.as_slice()) {
        (Shape::Capsule { radius, .. }, [a, b]) => Shape::Capsule { a: *a, b: *b, radius: *radius },
        (Shape::Capsule { .. }, _) => {
            return Err(EditError::Impossible("a capsule has two ends, no more and no less".to_owned()));
        }
        (shape, _) if shape.vertices().is_none() => {
            return Err(EditError::NoVertices { kind: body.kind_name() });
        }
        _ => Shape::Points(points),
    };
    Ok(body.with_shape(shape)?)
}

/// The body with one vertex elsewhere, in local coordinates.
///
/// # Errors
/// There is no such vertex, or it cannot stand there.
pub fn placed_locally(body: &Body, index: usize, at: DVec3) -> Result<Body, EditError> {
    let mut points = listed(body)?;
    let count = points.len();
    *points.get_mut(index).ok_or(EditError::NoSuchVertex { index, count })? = at;
    replaced(body, points)
}

/// The body with one vertex at a place in the world: exactly there, where local coordinates can say so, and then with
/// as few decimals as say it.
///
/// # Errors
/// See [`placed_locally`].
pub fn placed(body: &Body, index: usize, at: DVec3) -> Result<Body, EditError> {
    placed_locally(body, index, local_of(body.pose(), at))
}

/// The body with one vertex more, before the one that has this index now (at the end, where there is none).
///
/// # Errors
/// Too many vertices, a place that is refused, or a shape that has none.
pub fn inserted(body: &Body, index: usize, at: DVec3) -> Result<Body, EditError> {
    let mut points = listed(body)?;
    points.insert(index.min(points.len()), local_of(body.pose(), at));
    replaced(body, points)
}

/// The body without some of its vertices.
///
/// # Errors
/// None would be left, there is no such vertex, or the shape has none.
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

/// The body with the vertex `from` at the place `to` in the order, which decides ties.
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

/// The local coordinates of a place in the world. Where a body is not turned, the shortest decimals that lead exactly
/// there.
pub fn local_of(pose: Pose, world: DVec3) -> DVec3 {
    if !pose.is_unturned() {
        // + 0.0: no −0 in a file.
        return pose.local_from_world(world) + 0.0;
    }
    let leading = |axis: usize| decimal::difference(world[axis], pose.position[axis]);
    DVec3::new(leading(0), leading(1), leading(2))
}
