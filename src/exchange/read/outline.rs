//! Outlines in the plane that are not convex: the shape is their hull, which a reader may not expect.

use glam::DVec3;

/// Maximum number of points of an outline; longer lists are clouds.
const MAX_CORNERS: usize = 1000;

/// A remark, if a list of points is not the outline of a convex polygon.
pub(super) fn remark(name: &str, points: &[DVec3]) -> Option<String> {
    let title = if name.is_empty() { "A list".to_owned() } else { format!("`{name}`") };
    (!is_convex(points))
        .then(|| format!("{title} is no convex outline in its order: its convex hull is the shape"))
}

/// Whether points go around a convex polygon once.
fn is_convex(points: &[DVec3]) -> bool {
    if points.len() < 4 || points.len() > MAX_CORNERS {
        return true;
    }
    let mut corners = points.to_vec();
    corners.dedup();
    if corners.len() > 1 && corners.first() == corners.last() {
        corners.pop();
    }
    let next = |index: usize| corners[(index + 1) % corners.len()];
    let turns: Vec<f64> = (0..corners.len())
        .map(|index| {
            let (a, b, c) = (corners[index], next(index), next(index + 1));
            let turn = (b - a).truncate().perp_dot((c - b).truncate());
            // Points on a side may lie off it by roundoff.
            if turn.abs() <= 1e-9 * (b - a).length() * (c - b).length() { 0.0 } else { turn }
        })
        .collect();
    let is_one_way = turns.iter().all(|turn| *turn >= 0.0) || turns.iter().all(|turn| *turn <= 0.0);
    // A polygon that goes around twice turns one way too; its steps in x change their direction more than twice.
    let steps: Vec<bool> = (0..corners.len())
        .map(|index| next(index).x - corners[index].x)
        .filter(|step| *step != 0.0)
        .map(|step| step > 0.0)
        .collect();
    let changes = (0..steps.len()).filter(|index| steps[*index] != steps[(index + 1) % steps.len()]).count();
    is_one_way && changes <= 2
}
