//! Outlines in the plane whose vertices are not in the order around their hull: the reader may expect
//! another shape.

use crate::message::text;
use glam::DVec3;

/// Maximum number of points of an outline; longer lists are clouds.
const MAX_CORNERS: usize = 1000;

/// Returns a note if points are the vertices of a convex polygon in another order. Points inside the hull are reported
/// elsewhere.
pub(super) fn remark(name: &str, points: &[DVec3]) -> Option<String> {
    if points.len() < 4 || points.len() > MAX_CORNERS {
        return None;
    }
    let mut corners = points.to_vec();
    corners.dedup();
    if corners.first() == corners.last() {
        corners.pop();
    }
    let center = corners.iter().sum::<DVec3>() / corners.len() as f64;
    let mut around = corners.clone();
    let angle = |point: &DVec3| libm::atan2(point.y - center.y, point.x - center.x);
    around.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
    let named = if name.is_empty() { "no" } else { "yes" };
    (turns_one_way(&around) && !goes_around(&corners, &around))
        .then(|| text!("import-the-outline-crosses-itself"; named = named, name = name))
}

/// Returns whether corners go around a convex polygon, with none on its sides.
fn turns_one_way(corners: &[DVec3]) -> bool {
    let count = corners.len();
    let turn = |index: usize| {
        let [a, b, c] = [0, 1, 2].map(|step| corners[(index + step) % count].truncate());
        (b - a).perp_dot(c - b)
    };
    count >= 3 && (0..count).all(|index| turn(index) > 0.0)
}

/// Returns whether corners are in order around the hull, in either direction.
fn goes_around(corners: &[DVec3], around: &[DVec3]) -> bool {
    let count = corners.len();
    let Some(first) = around.iter().position(|corner| Some(corner) == corners.first()) else { return true };
    let is_forward = (0..count).all(|index| corners[index] == around[(first + index) % count]);
    let is_backward = (0..count).all(|index| corners[index] == around[(first + count - index) % count]);
    is_forward || is_backward
}
