//! Repeated and nearly equal points.

use std::collections::HashMap;

use glam::DVec3;

use super::triangles::NEAR;

/// The points that are kept, and the number of points that are equal or near to one of them.
pub(super) struct Spread {
    pub(super) kept: Vec<usize>,
    pub(super) equal: usize,
    pub(super) near: usize,
}

/// Compares each point with those before it, in a grid whose cells are as large as the tolerance.
pub(super) fn spread(points: &[DVec3]) -> Spread {
    let mut spread = Spread { kept: Vec::new(), equal: 0, near: 0 };
    let Some(first) = points.first() else { return spread };
    let (low, high) = points.iter().fold((*first, *first), |(low, high), it| (low.min(*it), high.max(*it)));
    let reach = (high - low).max_element() * NEAR;
    let cell = |point: DVec3| {
        let steps = if reach > 0.0 { ((point - low) / reach).floor() } else { DVec3::ZERO };
        steps.as_i64vec3()
    };
    let mut grid: HashMap<glam::I64Vec3, Vec<usize>> = HashMap::new();
    for (index, point) in points.iter().enumerate() {
        let home = cell(*point);
        let neighbours = (0..27_i64)
            .map(|number| home + glam::I64Vec3::new(number % 3 - 1, number / 3 % 3 - 1, number / 9 - 1));
        let mut nearest: Option<f64> = None;
        for other in neighbours.filter_map(|cell| grid.get(&cell)).flatten() {
            let distance = points[*other].distance(*point);
            if distance <= reach {
                nearest = Some(nearest.map_or(distance, |nearest| nearest.min(distance)));
            }
        }
        match nearest {
            Some(0.0) => spread.equal += 1,
            Some(_) => spread.near += 1,
            None => {
                spread.kept.push(index);
                grid.entry(home).or_default().push(index);
            }
        }
    }
    spread
}
