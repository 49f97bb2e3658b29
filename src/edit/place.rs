//! The default place of a new vertex.

use glam::DVec3;

use super::vertices;
use crate::geometry::Body;

/// The distance of a new vertex from the midpoint of its neighbours, as a fraction of the distance of that midpoint
/// from the centre of the shape.
const OUTWARD: f64 = 0.25;

/// A place in the world for a vertex between the one with this index and the next in the order: slightly outside of
/// the midpoint of the two, so that the new vertex is a vertex of the hull.
pub fn after(body: &Body, index: usize) -> DVec3 {
    let points = vertices::local(body);
    let middle = points.iter().sum::<DVec3>() / points.len().max(1) as f64;
    let at = points.get(index).copied().unwrap_or(middle);
    let next = points.get(index + 1).or(points.first()).copied().unwrap_or(middle);
    let between = at.midpoint(next);
    let outward = (between - middle) * OUTWARD;
    let local =
        if points.len() < 2 || outward == DVec3::ZERO { between + DVec3::X } else { between + outward };
    body.pose().world_from_local(local)
}
