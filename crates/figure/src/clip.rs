//! Clipping to axis-aligned boxes on paper.

use glam::DVec2;

/// Returns a convex polygon clipped to a box. I. E. Sutherland and G. W. Hodgman, *Reentrant polygon clipping*, 1974.
/// Every corner of the result lies in the box, even if coordinates are so large that crossings have much roundoff.
pub(super) fn clip_to_box(points: Vec<DVec2>, low: DVec2, high: DVec2) -> Vec<DVec2> {
    let borders = [(DVec2::X, -low.x), (DVec2::NEG_X, high.x), (DVec2::Y, -low.y), (DVec2::NEG_Y, high.y)];
    let clipped = borders.into_iter().fold(points, |points, (inward, offset)| {
        let height = |point: DVec2| inward.dot(point) + offset;
        let mut kept = Vec::with_capacity(points.len() + 1);
        for (from, to) in points.iter().zip(points.iter().cycle().skip(1)) {
            let (before, after) = (height(*from), height(*to));
            if before >= 0.0 {
                kept.push(*from);
            }
            if (before >= 0.0) != (after >= 0.0) {
                kept.push(from.lerp(*to, before / (before - after)));
            }
        }
        kept
    });
    clipped.into_iter().map(|point| point.clamp(low, high)).collect()
}

/// Returns a segment clipped to a box. Y.-D. Liang and B. A. Barsky, *A new concept and method for line
/// clipping*, 1984.
pub(super) fn clip_segment([from, to]: [DVec2; 2], low: DVec2, high: DVec2) -> Option<[DVec2; 2]> {
    let along = to - from;
    let (mut start, mut end) = (0.0_f64, 1.0_f64);
    let borders = [
        (-along.x, from.x - low.x),
        (along.x, high.x - from.x),
        (-along.y, from.y - low.y),
        (along.y, high.y - from.y),
    ];
    for (speed, room) in borders {
        if speed < 0.0 {
            start = start.max(room / speed);
        } else if speed > 0.0 {
            end = end.min(room / speed);
        } else if room < 0.0 {
            return None;
        }
    }
    (start < end).then(|| [start, end].map(|at| (from + along * at).clamp(low, high)))
}
