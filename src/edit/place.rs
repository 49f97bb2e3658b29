//! Where a vertex goes that nobody has placed yet.

use glam::DVec3;

use super::vertices;
use crate::geometry::Body;

/// How far a vertex stands out of the middle between its neighbours, as a fraction of the way from the middle of the
/// shape.
const OUTWARD: f64 = 0.25;

/// A place in the world for a vertex between the one with this index and the next in the order: in the middle of the
/// two, and a little outward, so that it becomes a corner.
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
